"""Explorers and monsters: who is there, and where."""

from typing import TypeAlias

from .state import Explorer, G, Monster

Unit: TypeAlias = Explorer | Monster
"""MA-STA-01: both move, attack and use abilities by the same rules."""


def living(g: G) -> list[Explorer]:
    return [e for e in g.state.explorers if not e.dead]


def on_board(g: G) -> list[Explorer]:
    """MA-TIL-16: those who have not left and are not dead."""
    return [e for e in g.state.explorers if e.cell >= 0]


def explorer_of(g: G, unit: str) -> Explorer | None:
    for e in g.state.explorers:
        if e.id == unit:
            return e
    return None


def monster_of(g: G, unit: str) -> Monster | None:
    for m in g.state.monsters:
        if m.id == unit:
            return m
    return None


def unit_of(g: G, unit: str) -> Unit | None:
    """The unit of this id, if it is on the board."""
    for e in g.state.explorers:
        if e.id == unit:
            return e if e.cell >= 0 else None
    return monster_of(g, unit)


def units(g: G) -> list[Unit]:
    found: list[Unit] = [e for e in g.state.explorers if e.cell >= 0]
    found += g.state.monsters
    return found


def unit_at(g: G, cell: int) -> Unit | None:
    for e in g.state.explorers:
        if e.cell == cell:
            return e
    for m in g.state.monsters:
        if m.cell == cell:
            return m
    return None


def free_explorers(g: G) -> list[str]:
    """MA-SET-08: those whom nobody plays and nobody has lost before."""
    taken = [e.id for e in g.state.explorers if not e.dead]
    free = [i for i in g.content.explorers if i not in taken]
    return [i for i in free if i not in g.state.used] or free  # MA-AMB-49
