"""The ways of a predictable monster: distances, what is on them, closed doors (MA-AIM-12 to
MA-AIM-16, MA-AIM-23)."""

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from waystone.parts.path import FAR, distances

from ...box.board import Board
from ...box.tiles import WIDTH
from ...table.board import destroyed, ground, occupied, open_ground
from ...table.state import G, Monster
from ..cards.modifiers import ethereal, immobiles, passes


class Passage(NamedTuple):
    """A closed door on the way, and the space beside it from which it is destroyed."""

    door: int
    stand: int


class Ways(Struct, frozen=True, eq=False):
    """For each space those from which one step leads to it, closed doors ignored."""

    arrivals: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=256)
def ways_of(land: Board, here: Board, blocked: int) -> Ways:
    """MA-AIM-12, MA-AIM-23; MA-AMB-70: past the corner of a closed door only where somebody can
    stand beside the door to destroy it."""
    if land is here:
        return Ways(land.neighbours)
    arrivals = list(land.neighbours)
    shut = [door for door in land.doors if not open_side(here, *land.doors[door])]
    for cell in {
        c for door in shut for end in land.doors[door] for c in (end, *land.neighbours[end])
    }:
        arrivals[cell] = tuple(
            other
            for other in land.neighbours[cell]
            if here.beside[other] >> cell & 1 or passages(land, here, blocked, other, cell)
        )
    return Ways(tuple(arrivals))


def open_side(here: Board, a: int, b: int) -> bool:
    return bool(here.beside[a] >> b & 1)


def passages(land: Board, here: Board, blocked: int, start: int, end: int) -> list[Passage]:
    """MA-AIM-23, MA-DOR-09: the closed doors that bar this one step, each to be destroyed from a
    space of which it is a whole side."""
    found = []
    for corner in corners(land, start, end):
        doors = [
            Passage(door_between(a, b), a)
            for a, b in ((start, corner), (corner, end))
            if a != b and not open_side(here, a, b)
        ]
        if all(one.stand == start or not blocked >> one.stand & 1 for one in doors):
            found += doors
    return found


def corners(land: Board, start: int, end: int) -> list[int]:
    """MA-DOR-09, MA-AIM-23: where a step between two spaces turns: straight at its end, a diagonal
    one at either of the spaces beside it that no wall cuts off."""
    if abs(start - end) in (1, WIDTH):
        return [end]
    column = end % WIDTH - start % WIDTH
    beside = (start + column, end - column)
    return [c for c in beside if open_side(land, start, c) and open_side(land, c, end)]


def door_between(a: int, b: int) -> int:
    """MA-DOR-02: the door on the side that two spaces share."""
    return min(a, b) * 2 + (abs(a - b) == WIDTH)


@lru_cache(maxsize=2048)
def distance_field(ways: Ways, blocked: int, goal: int) -> tuple[int, ...]:
    """MA-AIM-12: from every space, how many to walk to the goal."""
    return tuple(distances(ways.arrivals, goal, blocked & ~(1 << goal)))


class Paths(Struct):
    """The ways of one monster. Distances go around what cannot be entered and ignore closed doors
    and other units (MA-AIM-12); immobile units are as rubble (MA-AIM-15), chasms are never
    entered (MA-AIM-16)."""

    here: Board
    land: Board
    ways: Ways
    blocked: int
    units: int

    def field(self, goal: int) -> tuple[int, ...]:
        return distance_field(self.ways, self.blocked, goal)

    def doors_ahead(self, cell: int, goal: int) -> list[Passage]:
        """MA-AIM-23: the closed doors that bar every step from this space to one that is nearer."""
        found, far = self.field(goal), self.far(cell, goal)
        if self.land is self.here or far >= FAR:
            return []
        nearer = [n for n in self.land.neighbours[cell] if found[n] == far - 1]
        return [
            passage
            for n in nearer
            if not open_side(self.here, cell, n)
            for passage in passages(self.land, self.here, self.blocked, cell, n)
        ]

    def far(self, cell: int, goal: int) -> int:
        """MA-AIM-12: the number of spaces to walk; a space that is itself blocked counts from
        beside it."""
        found = self.field(goal)
        if found[cell] < FAR or not self.blocked >> cell & 1:
            return found[cell]
        return min((found[n] + 1 for n in self.land.neighbours[cell]), default=FAR)


def paths_of(g: G, monster: Monster) -> Paths:
    """MA-AIM-12, MA-AIM-15, MA-AIM-16: what the monster walks around, and the other units in its
    way (MA-AIM-13, MA-AIM-14); its own abilities count, and an ethereal one minds no unit
    (MA-ETH-05)."""
    here = ground(g)
    blocked = here.fixed | destroyed(g) | here.chasm
    others = occupied(g) & ~(1 << monster.cell)
    for other in immobiles(g, g.state.monsters):
        if other is not monster:
            blocked |= 1 << other.cell
    abilities = passes(g, monster)
    if "rubble" in abilities:
        blocked &= ~here.rubble
    if "obstacles" in abilities:
        blocked &= ~((here.fixed & here.land & ~here.rubble) | destroyed(g))
    if "chasm" in abilities:
        blocked &= ~here.chasm
    if ethereal(g, monster) or "units" in abilities:
        others = 0
    land = open_ground(g)
    return Paths(
        here, land, ways_of(land, here, blocked if land is not here else 0), blocked, others
    )


def obstruction(paths: Paths, start: int, goal: int) -> int:
    """MA-AIM-13, MA-AIM-14: the fewest closed doors and other units on a shortest way."""
    found = paths.field(goal)
    known: dict[int, int] = {goal: 0}

    def count(cell: int) -> int:
        if cell not in known:
            best = 99
            for other in paths.land.neighbours[cell]:
                if found[other] == found[cell] - 1 and cell in paths.ways.arrivals[other]:
                    cost = count(other)
                    if other != goal and paths.units >> other & 1:
                        cost += 1
                    if not paths.here.beside[cell] >> other & 1:
                        cost += 1
                    best = min(best, cost)
            known[cell] = best
        return known[cell]

    return count(start)
