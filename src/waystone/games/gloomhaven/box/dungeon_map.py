"""The map of a random dungeon, room after room. Its id names every room that has been made:
`dungeon:sewer/drowned/0/1+mill/hounds/1/-` (room card, monster card, entrance, exit)."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from waystone.kernel.kept import Kept, let_go
from waystone.parts.hexgrid import Edge, Hex, add, distance, from_odd_r, neighbours

from .dungeon import NUMBERED, LairCard, RoomCard
from .layout import Layout, drawn, simple_mark
from .scenario import ClearRooms, Mark, ScenarioDef

ROOMS = 3
PREFIX = "dungeon:"
NEAR = 2
VOID = "# "
TYPES = "AB"
MOST_PAGES = 300
MOST_LAYOUTS = 96
"""Maps with their tables, about four hundred kilobytes each: more than there are tables in play, or
each would drive out the others and be measured anew at every move."""


class Placed(NamedTuple):
    """One room of a dungeon: its two cards, the entrance it was entered by, the exit used."""

    room: str
    lair: str
    entrance: int
    exit: int | None


class Gate(NamedTuple):
    at: Hex
    type: str


class RoomPlan:
    """A room card, read once (GH-RDD-04, GH-RDD-13)."""

    def __init__(self, card: RoomCard) -> None:
        drawn = [
            (from_odd_r(place, row), glyph)
            for row, line in enumerate(card.map.rstrip("\n").split("\n"))
            for place, glyph in enumerate(line[row % 2 :: 2])
            if glyph not in VOID
        ]
        self.floor = [(at, glyph) for at, glyph in drawn if glyph not in TYPES]
        columns = [column(at) for at, _ in self.floor]
        self.left, self.right = min(columns), max(columns)
        gates = [Gate(at, glyph) for at, glyph in drawn if glyph in TYPES]
        self.entrances = [g for g in gates if column(g.at) < self.left]
        self.exits = [g for g in gates if column(g.at) > self.right]
        self.inside = [g for g in gates if self.left <= column(g.at) <= self.right]


def column(at: Hex) -> int:
    """Where a hex stands from left to right, in halves of a hex."""
    return 2 * at[0] + at[1]


def is_dungeon(scenario: str) -> bool:
    return scenario.startswith(PREFIX)


def written(rooms: list[Placed]) -> str:
    return PREFIX + "+".join(
        f"{p.room}/{p.lair}/{p.entrance}/{'-' if p.exit is None else p.exit}" for p in rooms
    )


def rooms_in(scenario: str) -> list[Placed]:
    found = []
    for part in scenario.removeprefix(PREFIX).split("+"):
        room, lair, entrance, exit_ = part.split("/")
        found.append(Placed(room, lair, int(entrance), None if exit_ == "-" else int(exit_)))
    return found


class Ground(NamedTuple):
    """The hexes of all rooms made so far, in the order they were made."""

    hexes: list[Hex]
    marks: list[Mark]
    starts: list[int]
    walls: list[Edge]


def ground(plans: "Plans", lairs: Mapping[str, LairCard], scenario: str) -> Ground:
    """GH-RDD-03, GH-RDD-08: each room joins the exit that led to it; an exit that was not used is
    walled off. GH-RDD-06: the start is within two hexes of the entrance. GH-RDD-02: three of
    them."""
    found = Ground([], [], [], [])
    door: Hex | None = None
    closed: list[Hex] = []
    rooms = rooms_in(scenario)
    for n, placed in enumerate(rooms):
        plan, lair = plans[placed.room], lairs[placed.lair]
        entrance = plan.entrances[placed.entrance].at
        shift = (door[0] - entrance[0], door[1] - entrance[1]) if door else (0, 0)
        floor = [add(at, shift) for at, _ in plan.floor]
        found.walls.extend((old, new) for old in closed for new in floor if new in neighbours(old))
        found.hexes.extend(floor)
        found.marks.extend(_mark(glyph, lair, n) for _, glyph in plan.floor)
        if n == 0:
            found.starts.extend(_starts(found.hexes, found.marks, entrance))
        if n + 1 < ROOMS:
            for k, gate in enumerate(plan.exits):
                at = add(gate.at, shift)
                found.hexes.append(at)
                found.marks.append(Mark(door=exit_name(n, k)))
                if placed.exit == k:
                    door = at
                elif placed.exit is not None:
                    closed.append(at)
    return found


def exit_name(room: int, number: int) -> str:
    return f"exit-{room + 1}-{number + 1}"


def _mark(glyph: str, lair: LairCard, room: int) -> Mark:
    if glyph not in NUMBERED:
        return simple_mark(glyph)
    mark = lair.hexes.get(NUMBERED.index(glyph) + 1, Mark())
    return msgspec.structs.replace(mark, treasure=room + 1) if mark.treasure else mark


def _starts(hexes: list[Hex], marks: list[Mark], entrance: Hex) -> list[int]:
    threshold = min(hexes, key=lambda at: (distance(at, entrance), at))
    return [
        cell
        for cell, at in enumerate(hexes)
        if distance(at, threshold) <= NEAR and marks[cell] == Mark()
    ]


class Pages(dict[str, ScenarioDef]):
    """The pages of all scenarios; a dungeon's is made when it is first looked at."""

    def __init__(self, scenarios: Mapping[str, ScenarioDef], lairs: Mapping[str, LairCard]) -> None:
        super().__init__(scenarios)
        self.lairs = lairs

    def __missing__(self, name: str) -> ScenarioDef:
        if not is_dungeon(name):
            raise KeyError(name)
        monsters = [
            mark.monster
            for placed in rooms_in(name)
            for mark in self.lairs[placed.lair].hexes.values()
            if mark.monster
        ]
        let_go(self, MOST_PAGES, is_dungeon)
        self[name] = made = ScenarioDef(
            name, 0, {}, {}, ClearRooms(), "", monsters=list(dict.fromkeys(monsters))
        )
        return made


class Plans(dict[str, RoomPlan]):
    """Room cards that have been read so far."""

    def __init__(self, rooms: dict[str, RoomCard]) -> None:
        super().__init__()
        self.rooms = rooms

    def __missing__(self, name: str) -> RoomPlan:
        self[name] = made = RoomPlan(self.rooms[name])
        return made


class Layouts(Kept[str, Layout]):
    """The maps that have been read lately, by scenario."""

    def __init__(
        self,
        scenarios: Mapping[str, ScenarioDef],
        plans: Plans,
        lairs: Mapping[str, LairCard],
    ) -> None:
        super().__init__(MOST_LAYOUTS)
        self.scenarios = scenarios
        self.plans = plans
        self.lairs = lairs

    def __missing__(self, name: str) -> Layout:
        return self.again(name) or self.keep(name, self._read(name))

    def _read(self, name: str) -> Layout:
        if is_dungeon(name):
            return Layout(*ground(self.plans, self.lairs, name))
        return drawn(self.scenarios[name])
