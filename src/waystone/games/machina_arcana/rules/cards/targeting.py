"""Choosing targets (MA-TGT-01 to MA-TGT-08, MA-LOS-04)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias, TypeVar

from waystone.kernel.ask import Option

from ...box.abilities import Active
from ...box.board import Board, between, sees
from ...box.modifiers import Range
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
from .modifiers import (
    Carried,
    bearing_on,
    ethereals,
    hiding,
    lasts,
    reach_bonus,
    sees_ethereal,
    treated,
)

Mark: TypeAlias = (
    tuple[Literal["unit"], str] | tuple[Literal["space"], int] | tuple[Literal["door"], int]
)
"""A target."""
UNITS = ("unit", "explorer", "monster")

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


def may_target(g: G, user: Unit, card: str, unit: Unit) -> bool:
    """MA-ETH-01, MA-TGT-08: nothing ethereal, even oneself, without a passive for it; nothing
    hidden."""
    return Eye(g, user).may_choose(card, unit)


def candidates(g: G, kind: str) -> list[Unit]:
    """The units on the board that a target of this kind may be."""
    if kind == "unit":
        return units(g)
    if kind == "monster":
        return list(g.state.monsters)
    return [e for e in g.state.explorers if e.cell >= 0]


class Eye:
    """What a unit sees of the table before it chooses a target, as long as nothing changes."""

    def __init__(self, g: G, user: Unit) -> None:
        self.g, self.user = g, user
        self.here = ground(g)
        self._blocking = -1
        self._veils: tuple[list[Unit], list[Unit]] | None = None
        self._lenses: Carried | None = None
        self._near: dict[tuple[str, str, int], list[Unit]] = {}
        self._barrels: list[int] | None = None

    def barrels(self) -> list[int]:
        """MA-STA-07: what may blow up."""
        if self._barrels is None:
            self._barrels = barrels(self.g, self.user, self.here)
        return self._barrels

    def blocking(self) -> int:
        """MA-LOS-04: the obstacles."""
        if self._blocking < 0:
            self._blocking = obstacles(self.g, self.here)
        return self._blocking

    def reach_bonus(self, card: str) -> int:
        """MA-TGT-05: what changes the range of this card's abilities."""
        if self._lenses is None:
            self._lenses = bearing_on(self.g, self.user, Range)
        if not self._lenses and not lasts(self.g, Range):
            return 0
        return reach_bonus(self.g, self.user, card, self._lenses)

    def veils(self) -> tuple[list[Unit], list[Unit]]:
        """Who is ethereal (MA-ETH-01), and who is hidden (MA-TGT-08)."""
        if self._veils is None:
            there = units(self.g)
            self._veils = ethereals(self.g, there), hiding(self.g, there)
        return self._veils

    def veiled(self) -> bool:
        """Whether anybody is ethereal or hidden."""
        ghostly, unseen = self.veils()
        return bool(ghostly or unseen)

    def may_choose(self, card: str, unit: Unit) -> bool:
        """MA-ETH-01, MA-TGT-08: nothing ethereal, even oneself, without a passive for it; nothing
        hidden."""
        ghostly, unseen = self.veils()
        if unit in ghostly and not sees_ethereal(self.g, self.user, card):
            return False
        return unit is self.user or unit not in unseen

    def near(self, far: int, target: Target, among: Iterable[U]) -> list[U]:
        """MA-TGT-01 to MA-TGT-04, MA-LOS-04: of these units those that are in reach."""
        here, user, at = self.here, self.user, self.user.cell
        if target.reach == "melee":
            beside = here.beside[at] | 1 << at
            return [u for u in among if beside >> u.cell & 1]
        near = [u for u in among if u is user or in_sight(here, far, at, u.cell)]
        if near and target.reach == "ranged":
            blocking = self.blocking()
            near = [u for u in near if not between(here, at, u.cell) & blocking]
        return near

    def far(self, card: str, target: Target) -> int:
        """MA-TGT-04, MA-TGT-05: how far the ability reaches."""
        return 1 if target.reach == "melee" else target.range + self.reach_bonus(card)

    def found(self, card: str, target: Target) -> list[Unit]:
        """MA-TGT-01 to MA-TGT-03: the units that may be chosen for this ability."""
        far = self.far(card, target)
        key = (target.of, target.reach, far)
        near = self._near.get(key)
        if near is None:
            near = self._near[key] = self.near(far, target, candidates(self.g, target.of))
        if not near or not self.veiled():
            return near
        return [unit for unit in near if self.may_choose(card, unit)]


def targets(eye: Eye, card: str, target: Target, among: Sequence[U]) -> list[U]:
    """MA-TGT-01 to MA-TGT-03: of these units those that may be chosen, farther by what changes the
    range (MA-TGT-05)."""
    near = eye.near(eye.far(card, target), target, among)
    if not near or not eye.veiled():
        return near
    return [unit for unit in near if eye.may_choose(card, unit)]


def attacks_target(active: Active) -> bool:
    """MA-STA-07: does it attack, so that it can be used on barrels?"""
    return any(isinstance(e, Attack) and e.who == "target" for e in active.effects)


def has_mark(g: G, user: Unit, card: str, active: Active, eye: Eye) -> bool:
    """MA-TGT-01 to MA-TGT-03, MA-STA-07: is there anything the ability may choose?"""
    target = active.target
    assert target is not None
    if target.of in UNITS and eye.found(card, target):
        return True
    return bool(marks_for(g, user, card, active, eye))


def marks_for(g: G, user: Unit, card: str, active: Active, eye: Eye | None = None) -> list[Mark]:
    """MA-TGT-01 to MA-TGT-03: everything the ability may choose, farther by what changes the range
    (MA-TGT-05); barrels too for an attack (MA-STA-07). MA-DOR-10: a door by either of the spaces
    that it separates."""
    target = active.target
    assert target is not None
    eye = eye or Eye(g, user)
    if target.of in UNITS:
        found: list[Mark] = [("unit", unit.id) for unit in eye.found(card, target)]
        if attacks_target(active):
            found += explosives(eye, card, target)
        return found
    here = eye.here
    more = eye.reach_bonus(card) if target.reach != "melee" else 0
    blocking = eye.blocking() if target.reach == "ranged" else 0
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


def explosives(eye: Eye, card: str, target: Target) -> Iterator[Mark]:
    """MA-STA-07: the barrels that an attack may choose."""
    cells = eye.barrels()
    if cells:
        more = eye.reach_bonus(card) if target.reach != "melee" else 0
        blocking = eye.blocking() if target.reach == "ranged" else 0
        for cell in cells:
            if in_reach(eye.here, blocking, target, more, eye.user.cell, cell):
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


async def choose_mark(g: G, user: Unit, card: str, active: Active, marks: list[Mark]) -> Mark:
    options = [option_for(mark) for mark in marks]
    return await ask(
        deciders(g, user.id), options, "ask-target", "MA-TGT-01",
        card=card, unit=user.id, does=active,
    )  # fmt: skip
