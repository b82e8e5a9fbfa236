"""Where a figure can go and from where it can attack, from how things stand."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from waystone.parts.hexgrid import Hex, add, distance, orientations
from waystone.parts.path import FAR, cells_of, costs, costs_to, distances, mask_of, pack, unpack

from ..box.layout import Tables

ALL = 99
"""As many targets as there are."""


class Profile(NamedTuple):
    """What a monster can do this turn. `reach` is 1 for melee; without `targets` it has no
    attack and goes as if it had a melee one (GH-FOC-03)."""

    move: int
    reach: int = 1
    ranged: bool = False
    targets: int = 1
    area: tuple[Hex, ...] = ()
    jump: bool = False
    fly: bool = False
    muddled: bool = False


class Foe(NamedTuple):
    """An enemy that can be seen; `rank` is its place in the initiative order."""

    id: str
    cell: int
    rank: int


class Position(NamedTuple):
    """All masks of hexes: `blocked` may never be entered on foot (enemies, unseen ones,
    obstacles), `taken` holds a figure, `walls_within` obstacles."""

    tables: Tables
    start: int
    foes: tuple[Foe, ...]
    taken: int
    blocked: int
    obstacles: int
    negative: int
    difficult: int


def ends_of(position: Position, profile: Profile) -> int:
    """GH-MOV-03, GH-OVL-14: the hexes in which a move may end, where they can be got to."""
    ends = position.tables.mask & ~position.taken
    if not profile.fly:
        ends &= ~position.obstacles
    return ends | 1 << position.start


class Ways:
    """What it costs to get from the start to everywhere: negative hexes entered first, then
    movement (GH-FOC-10, GH-FOC-11). GH-MOV-02, GH-FOC-14: through allies, not through enemies,
    obstacles or closed doors. GH-MOV-03, GH-OVL-14: it ends in no hex that is taken, and only a
    flyer on an obstacle. GH-MOV-07, GH-MOV-09, GH-FOC-09: who jumps or flies ignores figures,
    obstacles, traps and terrain. The `hasty` count movement first, then negative hexes."""

    def __init__(self, position: Position, profile: Profile, *, hasty: bool = False) -> None:
        self.position = position
        self.profile = profile
        self.hasty = hasty
        tables, start = position.tables, position.start
        self.plain = not (position.negative | position.difficult) & tables.mask
        self.through: Sequence[int]
        if profile.fly or profile.jump:
            self.through = tables.distances_from(start)
        else:
            self.through = self._walked()
        self.ends = ends_of(position, profile)
        self.ending: Sequence[int] = self.through
        if profile.jump and not self.plain:
            self.ending = [self._landing(cell) for cell in range(len(self.through))]

    def _walked(self) -> list[int]:
        """On foot; measured out once for a start and what lies in the way."""
        position, tables = self.position, self.position.tables
        key = (position.start, position.blocked, position.negative, position.difficult, self.hasty)
        found = tables.walked.find(key)
        if found is None:
            if self.plain:
                found = distances(tables.neighbours, position.start, position.blocked)
            else:
                found = costs(tables.neighbours, position.start, self.enter, position.blocked)
            tables.walked.keep(key, found)
        return found

    @cached_property
    def enter(self) -> list[int]:
        """GH-OVL-13: difficult terrain costs two. GH-FOC-10, GH-FOC-11: a trap or hazard counts
        before any way; GH-MOV-01: of the hasty after it."""
        position = self.position
        harm, pace = (1, pack(1, 0)) if self.hasty else (pack(1, 0), 1)
        enter = [pace] * len(position.tables.hexes)
        for cell in cells_of(position.difficult):
            enter[cell] = 2 * pace
        for cell in cells_of(position.negative):
            enter[cell] += harm
        return enter

    def points(self, cost: int) -> int:
        """The movement points of a cost."""
        return unpack(cost)[0 if self.hasty else 1]

    def last(self, cell: int) -> int:
        """GH-MOV-08: the last hex of a jump is a normal step. GH-AMB-04: difficult terrain costs
        one more there; GH-FOC-09: a trap or hazard counts."""
        extra = 0
        if self.profile.jump and not self.profile.fly and not self.plain:
            if self.position.difficult >> cell & 1:
                extra += 1
            if self.position.negative >> cell & 1:
                extra += pack(1, 0)
        return extra

    def _landing(self, cell: int) -> int:
        found = self.through[cell]
        stays = found >= FAR or cell == self.position.start
        return found if stays else found + self.last(cell)

    def cost(self, cell: int) -> int:
        """The cost of ending in a hex."""
        return self.ending[cell]

    def onward(self, goal: int) -> Sequence[int]:
        """What is left from every hex to the goal."""
        tables = self.position.tables
        if self.profile.fly or self.profile.jump:
            extra = self.last(goal)
            return [0 if cell == goal else steps + extra
                    for cell, steps in enumerate(tables.distances_from(goal))]  # fmt: skip
        blocked = self.position.blocked
        if self.plain:
            return distances(tables.neighbours, goal, blocked & ~(1 << self.position.start))
        return costs_to(tables.neighbours, 1 << goal, self.enter, blocked)


class Reach:
    """From where a foe can be attacked (GH-LOS-03, GH-AOE)."""

    def __init__(self, tables: Tables, profile: Profile) -> None:
        self.tables = tables
        self.area = profile.area if profile.targets else ()
        self.reach = profile.reach if profile.targets else 1
        self.ranged = profile.ranged and bool(profile.targets)

    def hexes(self, foe: int) -> int:
        """The hexes from which a foe's hex can be attacked. GH-LOS-03, GH-AOE-04, GH-AOE-05: in
        range and in sight."""
        if not self.area:
            return self.tables.within(self.reach, foe) & ~(1 << foe)
        key = (foe, self.reach, self.ranged, self.area)
        found = self.tables.aimed.find(key)
        if found is None:
            found = (self._shot(foe) if self.ranged else self._swung(foe)) & ~(1 << foe)
            self.tables.aimed.keep(key, found)
        return found

    def _swung(self, foe: int) -> int:
        """GH-AOE-05: the hexes with a melee area on the foe."""
        tables, (q, r) = self.tables, self.tables.hexes[foe]
        cells = [tables.number.get((q - dq, r - dr)) for dq, dr in _offsets(self.area)]
        return mask_of([cell for cell in cells if cell is not None]) & tables.sight[foe]

    def _shot(self, foe: int) -> int:
        """GH-AOE-04: the hexes with a ranged area on the foe."""
        tables = self.tables
        laid = {at for red in placements(self.area, tables.hexes[foe]) for at in red}
        return tables.within(self.reach, foe) | mask_of(
            [cell for cell in cells_of(tables.sight[foe]) if self.aims(cell, laid)]
        )

    def aims(self, cell: int, red: Iterable[Hex]) -> bool:
        """GH-AOE-04, GH-AMB-61: at least one red hex, of the map, is within range, counted
        straight."""
        here, number = self.tables.hexes[cell], self.tables.number
        return any(distance(here, at) <= self.reach and at in number for at in red)

    def covers(self, cell: int, focus: int) -> Iterator[tuple[Hex, ...]]:
        """Every way to lay the area from a hex so that it holds the focus."""
        here, there = self.tables.hexes[cell], self.tables.hexes[focus]
        if self.ranged:
            for red in placements(self.area, there):
                if self.aims(cell, red):
                    yield red
            return
        for shape in turned(self.area):
            red = tuple(add(here, offset) for offset in shape)
            if there in red:
                yield red


@lru_cache(maxsize=1_024)
def turned(area: tuple[Hex, ...]) -> list[tuple[Hex, ...]]:
    """GH-AOE-01: an area may be turned and mirrored."""
    return orientations(area)


@lru_cache(maxsize=1_024)
def _offsets(area: tuple[Hex, ...]) -> tuple[Hex, ...]:
    return tuple(sorted({offset for shape in turned(area) for offset in shape}))


@lru_cache(maxsize=1_024)
def _shapes(area: tuple[Hex, ...]) -> tuple[tuple[Hex, ...], ...]:
    """Every way to lay the area over (0, 0)."""
    found = {}
    for shape in turned(area):
        for q, r in shape:
            laid = tuple((a - q, b - r) for a, b in shape)
            found[frozenset(laid)] = laid
    return tuple(found.values())


def placements(area: tuple[Hex, ...], over: Hex) -> Iterator[tuple[Hex, ...]]:
    """Every way to lay a free area so that one of its hexes is the given one."""
    for shape in _shapes(area):
        yield tuple(add(over, offset) for offset in shape)
