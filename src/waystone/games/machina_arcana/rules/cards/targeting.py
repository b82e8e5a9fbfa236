"""Choosing targets (MA-TGT-01 to MA-TGT-08, MA-LOS-04)."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias, TypeVar

from waystone.kernel.ask import Option

from ...box.abilities import Active
from ...box.board import Board, between, sees
from ...box.modifiers import Ethereal, Hidden
from ...box.space_effects import Door
from ...box.terms import Target
from ...box.tiles import SPOTS, WIDTH, span
from ...box.unit_effects import Attack
from ...table.board import free_cells, ground, obstacles, space_at, spot
from ...table.players import deciders
from ...table.state import Explorer, G, Monster
from ...table.units import Unit, units
from ..asking import ask
from ..board.doors import fits
from .modifiers import Carried, ethereal, hidden, in_play, reach_bonus, sees_ethereal, treated

Mark: TypeAlias = (
    tuple[Literal["unit"], str] | tuple[Literal["space"], int] | tuple[Literal["door"], int]
)
"""A target."""

U = TypeVar("U", Unit, Explorer, Monster)


def in_reach(here: Board, blocking: int, target: Target, more: int, a: int, b: int) -> bool:
    """MA-TGT-02, MA-TGT-03: adjacent (MA-TGT-10) or oneself; within range (MA-TGT-04) and in line
    of sight (MA-LOS-02, MA-LOS-04), where obstacles between block `ranged` but not `arcing`."""
    if a == b:
        return True
    if target.reach == "melee":
        return bool(here.beside[a] >> b & 1)
    if not in_sight(here, target.range + more, a, b):
        return False
    return target.reach == "arcing" or not between(here, a, b) & blocking


def in_sight(here: Board, far: int, a: int, b: int) -> bool:
    """MA-TGT-04, MA-LOS-02: within range and in line of sight."""
    return span(a, b) <= far and sees(here, a, b)


def may_target(
    g: G,
    user: Unit,
    card: str,
    unit: Unit,
    ghostly: Carried | None = None,
    hiding: Carried | None = None,
) -> bool:
    """MA-ETH-01, MA-TGT-08: nothing ethereal, even oneself, without a passive for it; nothing
    hidden. `ghostly` and `hiding` are the cards that make so, where they are known."""
    if ethereal(g, unit, ghostly) and not sees_ethereal(g, user, card):
        return False
    return unit is user or not hidden(g, unit, hiding)


def candidates(g: G, kind: str) -> list[Unit]:
    """The units on the board that a target of this kind may be."""
    if kind == "unit":
        return units(g)
    if kind == "monster":
        return list(g.state.monsters)
    return [e for e in g.state.explorers if e.cell >= 0]


def targets(g: G, user: Unit, card: str, target: Target, among: Sequence[U]) -> Iterator[U]:
    """MA-TGT-01 to MA-TGT-03: of these units those that may be chosen, farther by what changes the
    range (MA-TGT-05)."""
    here, at = ground(g), user.cell
    if target.reach == "melee":
        beside = here.beside[at] | 1 << at
        near = [u for u in among if beside >> u.cell & 1]
    else:
        far = target.range + reach_bonus(g, user, card)
        near = [u for u in among if u is user or in_sight(here, far, at, u.cell)]
        if near and target.reach == "ranged":
            blocking = obstacles(g, here)
            near = [u for u in near if not between(here, at, u.cell) & blocking]
    if near:
        ghostly, hiding = in_play(g, Ethereal), in_play(g, Hidden)
        for unit in near:
            if may_target(g, user, card, unit, ghostly, hiding):
                yield unit


def attacks_target(active: Active) -> bool:
    """MA-STA-07: does it attack, so that it can be used on barrels?"""
    return any(isinstance(e, Attack) and e.who == "target" for e in active.effects)


def marks_for(g: G, user: Unit, card: str, active: Active, *, first: bool = False) -> list[Mark]:
    """MA-TGT-01 to MA-TGT-03: everything the ability may choose, farther by what changes the range
    (MA-TGT-05); barrels too for an attack (MA-STA-07); with `first`, one is enough to know.
    MA-DOR-10: a door by either of the spaces that it separates."""
    target = active.target
    assert target is not None
    if target.of in ("unit", "explorer", "monster"):
        found: list[Mark] = []
        for unit in targets(g, user, card, target, candidates(g, target.of)):
            found.append(("unit", unit.id))
            if first:
                return found
        if attacks_target(active):
            found += explosives(g, user, card, target)
        return found
    here = ground(g)
    more = reach_bonus(g, user, card) if target.reach != "melee" else 0
    blocking = obstacles(g, here) if target.reach == "ranged" else 0
    if target.of == "door":
        acts = [e.act for e in active.effects if isinstance(e, Door)] or ["destroy"]
        return [
            ("door", door)
            for door, ends in here.doors.items()
            if any(fits(g, door, act) for act in acts)
            and any(in_reach(here, blocking, target, more, user.cell, end) for end in ends)
        ]
    if target.of == "space":
        free = free_cells(g, here) | 1 << user.cell
        cells = around(user.cell, 1 if target.reach == "melee" else target.range + more)
        return [
            ("space", cell)
            for cell in cells
            if free >> cell & 1 and in_reach(here, blocking, target, more, user.cell, cell)
        ]
    return [
        ("space", cell)
        for cell in here.cells.get(target.of, ())
        if space_at(g, here, cell) and in_reach(here, blocking, target, more, user.cell, cell)
    ]


def explosives(g: G, user: Unit, card: str, target: Target) -> Iterator[Mark]:
    """MA-STA-07: the barrels that an attack may choose."""
    here = ground(g)
    cells = barrels(g, user, here)
    if cells:
        more = reach_bonus(g, user, card) if target.reach != "melee" else 0
        blocking = obstacles(g, here) if target.reach == "ranged" else 0
        for cell in cells:
            if in_reach(here, blocking, target, more, user.cell, cell):
                yield ("space", cell)


def barrels(g: G, user: Unit, here: Board) -> list[int]:
    """MA-STA-07, MA-TER-15: barrels, and what the user may treat as barrels."""
    found = [c for c in here.cells.get("barrel", ()) if space_at(g, here, c)]
    for kind in treated(g, user, "barrel"):
        found += [c for c in here.cells.get(kind, ()) if space_at(g, here, c)]
    return found


def around(cell: int, reach: int) -> list[int]:
    """MA-TGT-02, MA-TGT-03: from range 0, the own space."""
    x, y = SPOTS[cell]
    return [
        row * WIDTH + column
        for row in range(max(0, y - reach), min(WIDTH, y + reach + 1))
        for column in range(max(0, x - reach), min(WIDTH, x + reach + 1))
    ]


def option_for(mark: Mark) -> Option[Mark]:
    match mark:
        case ("unit", unit):
            on = f"unit:{unit}"
            return Option(on, mark, "option-unit", {"unit": unit}, on)
        case ("door", door):
            at = spot(door // 2)
            side = "s" if door & 1 else "e"
            return Option(f"door:{at}:{side}", mark, "option-door", {"cell": at}, f"door:{door}")
        case ("space", cell):
            on = f"cell:{spot(cell)}"
            return Option(on, mark, "option-space", {"cell": spot(cell)}, on)


async def choose_mark(g: G, user: Unit, card: str, marks: list[Mark]) -> Mark:
    options = [option_for(mark) for mark in marks]
    return await ask(deciders(g, user.id), options, "ask-target", "MA-TGT-01", card=card)
