"""The map of a scenario: hexes as small numbers, walls, rooms, and tables of distance and sight.

GH-LOS-05: everything outside the hexes of a map is wall, and so is a closed door; the tables of a
map are therefore made once for each set of open doors."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from waystone.kernel.kept import Kept
from waystone.parts.hexgrid import Edge, Hex, adjacency, border, from_odd_r, to_odd_r
from waystone.parts.path import Shifts, cells_of, distances, mask_of, shifts
from waystone.parts.sight import HexSight

from .scenario import Mark, ScenarioDef, TrapDef

VOID = "# "
SIMPLE: dict[str, Mark] = {
    ".": Mark(),
    "S": Mark(),
    "o": Mark(tile="obstacle"),
    "~": Mark(tile="difficult"),
    "!": Mark(tile="hazard"),
    "=": Mark(tile="corridor"),
    "$": Mark(coins=1),
}
DAMAGE_TRAP_MARK = Mark(trap=TrapDef())
START = "S"
DAMAGE_TRAP = "^"
MOST_WALKED, MOST_AIMED, MOST_THOUGHT = 400, 400, 96
MOST_TABLES, MOST_ORDERS = 8, 32


class Sight(dict[int, int]):
    """The hexes that a hex sees, looked for when it is asked; none from a hex that is not known."""

    def __init__(self, known: Sequence[int], inside: HexSight) -> None:
        super().__init__()
        self._known = known
        self._place = {cell: place for place, cell in enumerate(known)}
        self._inside = inside

    def __missing__(self, cell: int) -> int:
        place = self._place.get(cell)
        seen = cells_of(self._inside.of(place)) if place is not None else []
        self[cell] = found = mask_of([self._known[other] for other in seen])
        return found


class Tables:
    """Who is beside whom, how far, and who sees whom, with a given set of doors open. `walls` are
    the edges that stop movement and sight, the border of the map among them. GH-MOV-04: nobody ever
    moves through a wall."""

    def __init__(self, hexes: Sequence[Hex], known: Iterable[int], walls: Sequence[Edge]) -> None:
        self.hexes = hexes
        self.known = list(known)
        inside = [hexes[cell] for cell in self.known]
        self.mask = mask_of(self.known)
        beside = adjacency(inside, walls)
        self.neighbours: list[tuple[int, ...]] = [()] * len(hexes)
        for cell, others in zip(self.known, beside, strict=True):
            self.neighbours[cell] = tuple(self.known[other] for other in others)
        self._inside = inside
        self._walls = walls
        self._distances: dict[int, list[int]] = {}
        self._within: dict[tuple[int, int], int] = {}
        self.walked: Kept[tuple[int, int, int, int, bool], list[int]] = Kept(MOST_WALKED)
        self._near: dict[tuple[int, int], int] = {}
        self.aimed: Kept[tuple[int, int, bool, tuple[Hex, ...]], int] = Kept(MOST_AIMED)
        self.thought: Kept[tuple[object, ...], object] = Kept(MOST_THOUGHT)

    @cached_property
    def sight(self) -> "Sight":
        """GH-LOS-04, GH-AMB-02. GH-LOS-06, GH-OVL-15: only walls and closed doors block it, no
        figure and no obstacle."""
        return Sight(self.known, HexSight(self._inside, self._walls))

    @cached_property
    def number(self) -> dict[Hex, int]:
        return {self.hexes[cell]: cell for cell in self.known}

    @cached_property
    def shifts(self) -> Shifts:
        return shifts(self.neighbours)

    def distance(self, a: int, b: int) -> int:
        """GH-LOS-01: counted hex by hex, never through walls."""
        found = self._distances.get(a)
        if found is None:
            found = self._distances[a] = distances(self.neighbours, a)
        return found[b]

    def distances_from(self, a: int) -> list[int]:
        found = self._distances.get(a)
        if found is None:
            found = self._distances[a] = distances(self.neighbours, a)
        return found

    def within(self, reach: int, cell: int) -> int:
        """The hexes within this range of a hex and in its line of sight; so are, to each of them,
        the others in this range of it. GH-LOS-04: hexes side by side see each other."""
        key = (reach, cell)
        found = self._within.get(key)
        if found is None:
            if reach == 1:
                found = (mask_of(self.neighbours[cell]) | 1 << cell) & self.mask
            else:
                found = self._seen_within(reach, cell)
            self._within[key] = found
        return found

    def _seen_within(self, reach: int, cell: int) -> int:
        near = self.distances_from(cell)
        return mask_of([other for other in cells_of(self.sight[cell]) if near[other] <= reach])

    def near(self, steps: int, cell: int) -> int:
        """The hexes within so many steps of a hex, itself among them."""
        key = (steps, cell)
        found = self._near.get(key)
        if found is None:
            far = self.distances_from(cell)
            found = mask_of([other for other in self.known if far[other] <= steps]) | 1 << cell
            self._near[key] = found
        return found

    def beside(self, a: int, b: int) -> bool:
        return b in self.neighbours[a]


class Layout:
    """A scenario's map, read once."""

    def __init__(
        self, hexes: list[Hex], marks: list[Mark], starts: list[int], walls: list[Edge]
    ) -> None:
        self.hexes = hexes
        self.marks = marks
        self.starts = starts
        self.walls = walls
        self.number = {at: cell for cell, at in enumerate(hexes)}
        self.doors = [cell for cell, mark in enumerate(marks) if mark.door]
        self.beside = adjacency(hexes, walls)
        self.rooms = self._rooms()
        self.room_of = {cell: n for n, room in enumerate(self.rooms) for cell in room}
        self._tables: Kept[int, Tables] = Kept(MOST_TABLES)
        self._by_doors: Kept[tuple[int, ...], Tables] = Kept(MOST_ORDERS)

    def _rooms(self) -> list[list[int]]:
        """GH-SET-20: rooms are what doors separate; the first holds the start."""
        doors = set(self.doors)
        seen: set[int] = set()
        found = []
        first = [self.starts[0]] if self.starts else []
        for cell in [*first, *range(len(self.hexes))]:
            if cell in seen or cell in doors:
                continue
            edge, room = [cell], []
            seen.add(cell)
            while edge:
                at = edge.pop()
                room.append(at)
                for other in self.beside[at]:
                    if other not in seen and other not in doors:
                        seen.add(other)
                        edge.append(other)
            found.append(sorted(room))
        return found

    def rooms_at(self, door: int) -> list[int]:
        """The rooms that a door joins."""
        return list(dict.fromkeys(
            self.room_of[other] for other in self.beside[door] if other in self.room_of
        ))  # fmt: skip

    def known(self, open_doors: int) -> list[int]:
        """The hexes of revealed rooms and open doors."""
        rooms = {0}
        cells = [door for door in self.doors if open_doors >> door & 1]
        for door in cells:
            rooms.update(self.rooms_at(door))
        return sorted([*cells, *(cell for room in rooms for cell in self.rooms[room])])

    def tables(self, open_doors: int) -> Tables:
        found = self._tables.find(open_doors)
        if found is None:
            known = self.known(open_doors)
            edge = border([self.hexes[cell] for cell in known])
            found = self._tables.keep(open_doors, Tables(self.hexes, known, [*self.walls, *edge]))
        return found

    def with_doors(self, opened: tuple[int, ...]) -> Tables:
        """The tables for doors that were opened in this order."""
        found = self._by_doors.get(opened)
        if found is None:
            found = self._by_doors.keep(opened, self.tables(mask_of(opened)))
        return found

    def spot(self, name: str) -> list[int]:
        return [cell for cell, mark in enumerate(self.marks) if mark.spot == name]

    def label(self, cell: int) -> str:
        """How people name a hex: column and row."""
        return self._labels[cell]

    @cached_property
    def _labels(self) -> list[str]:
        return [label(at) for at in self.hexes]

    @cached_property
    def keys(self) -> list[str]:
        return [f"hex:{label}" for label in self._labels]


def label(at: Hex) -> str:
    return "{},{}".format(*to_odd_r(at))


def glyphs(scenario: ScenarioDef) -> list[tuple[Hex, str]]:
    """The letters of the map, each with its hex."""
    return [
        (from_odd_r(place, row), glyph)
        for row, line in enumerate(scenario.map.rstrip("\n").split("\n"))
        for place, glyph in enumerate(line[row % 2 :: 2])
        if glyph not in VOID
    ]


def drawn(scenario: ScenarioDef) -> Layout:
    """The layout of a scenario whose map is drawn on its page."""
    found = glyphs(scenario)
    return Layout(
        [at for at, _ in found],
        [scenario.marks.get(glyph) or simple_mark(glyph) for _, glyph in found],
        [cell for cell, (_, glyph) in enumerate(found) if glyph == START],
        [(from_odd_r(*a), from_odd_r(*b)) for a, b in scenario.walls],
    )


def simple_mark(glyph: str) -> Mark:
    if glyph == DAMAGE_TRAP:
        return DAMAGE_TRAP_MARK
    return SIMPLE.get(glyph, SIMPLE["."])


def unknown_glyphs(scenario: ScenarioDef) -> list[str]:
    known = {*SIMPLE, DAMAGE_TRAP, *scenario.marks}
    return sorted({glyph for _, glyph in glyphs(scenario) if glyph not in known})
