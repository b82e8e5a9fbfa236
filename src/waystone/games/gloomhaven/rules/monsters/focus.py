"""Whom a monster goes for, where it goes, whom it attacks (GH-FOC, GH-MMV, GH-MAT).

Nothing here changes anything: a `Position` says how things stand, and the functions list what
the rules leave open to the players, with the rules that decided."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple, cast

from waystone.parts.path import FAR, cells_of, pack, unpack

from ...box.layout import Tables
from ...table.ways import Foe, Position, Profile, Reach, Ways, ends_of


class Plan(NamedTuple):
    """One outcome that the players may choose: where to go (by which way in the end), whom to
    attack from there (the focus first), and why."""

    focus: str
    to: int
    attacks: tuple[str, ...]
    why: tuple[str, ...]


# ---- focus


class Ranking(NamedTuple):
    """The foes in the order of the focus rules; equal places are ties."""

    place: dict[str, int]
    order: tuple[Foe, ...]
    why: str


def fewest(ways: Ways, reach: Reach, foe: Foe) -> int:
    """GH-FOC-02, GH-FOC-04: what it costs to get to where a foe can be attacked; GH-FOC-12: `FAR`
    if it cannot."""
    ending = ways.ending
    cells = cells_of(reach.hexes(foe.cell) & ways.ends)
    return min([ending[cell] for cell in cells], default=FAR)


def rank_foes(position: Position, ways: Ways, reach: Reach) -> Ranking:
    """GH-FOC-04 to GH-FOC-07: the fewest hexes to an attack, then distance, then initiative.
    GH-FOC-02, GH-AMB-03: hexes by their cost. GH-FOC-12: none from where nobody can be attacked."""
    near = position.tables.distances_from(position.start)
    keys = [((fewest(ways, reach, foe), near[foe.cell], foe.rank), foe) for foe in position.foes]
    keys.sort(key=lambda entry: entry[0])
    place: dict[str, int] = {}
    at, last = -1, None
    for n, (key, foe) in enumerate(keys):
        if key != last:
            at, last = n, key
        place[foe.id] = at
    reachable = tuple(foe for key, foe in keys if key[0] < FAR)
    return Ranking(place, reachable, _decided(keys))


def _decided(keys: list[tuple[tuple[int, int, int], Foe]]) -> str:
    """The rule that decided for the first over the second. GH-FOC-11: to avoid traps counts before
    the way."""
    if len(keys) < 2:
        return "GH-FOC-04"
    first, second = keys[0][0], keys[1][0]
    if first[0] != second[0]:
        return "GH-FOC-02" if _negative(first[0]) == _negative(second[0]) else "GH-FOC-10"
    if first[1] != second[1]:
        return "GH-FOC-06"
    return "GH-FOC-07" if first[2] != second[2] else "GH-FOC-08"


def _negative(cost: int) -> int:
    """The traps and hazards on the way."""
    return unpack(cost)[0] if cost < FAR else 0


def foci(position: Position, ways: Ways, reach: Reach) -> tuple[list[Foe], Ranking]:
    """The foes among which the players choose the focus; usually one; none if none can be reached
    (GH-FOC-12). GH-FOC-04, GH-FOC-08: those in the first place."""
    ranking = rank_foes(position, ways, reach)
    if not ranking.order:
        return [], ranking
    first = ranking.place[ranking.order[0].id]
    return [foe for foe in ranking.order if ranking.place[foe.id] == first], ranking


# ---- where to go, whom to attack


class Strike(NamedTuple):
    """An attack from a hex on these foes, the focus first. `hindered`: the focus is attacked
    with disadvantage; `others_hindered`: how many of the others are."""

    cell: int
    cost: int
    foes: tuple[Foe, ...]
    hindered: bool
    others_hindered: int


def strikes(
    position: Position, profile: Profile, reach: Reach, focus: Foe, cell: int, cost: int
) -> Iterator[Strike]:
    """Every attack on the focus, and as many others as possible, from a hex."""
    tables, range_ = position.tables, reach.reach
    near = tables.distances_from(cell)
    careful = reach.ranged and not profile.muddled
    others = [foe for foe in position.foes if foe.id != focus.id]
    if reach.area:
        others = [foe for foe in others if tables.sight[foe.cell] >> cell & 1]
    for base, extra in _bases(tables, profile, reach, focus, cell, others):
        rest = [
            foe
            for foe in (others if extra else ())
            if foe not in base and tables.within(range_, foe.cell) >> cell & 1
        ]
        for more in combinations(rest, min(extra, len(rest))):
            hit = (*base, *more)
            yield Strike(
                cell,
                cost,
                (focus, *hit),
                careful and near[focus.cell] == 1,
                sum(near[foe.cell] == 1 for foe in hit) if careful else 0,
            )


def _bases(
    tables: Tables, profile: Profile, reach: Reach, focus: Foe, cell: int, others: list[Foe]
) -> Iterator[tuple[list[Foe], int]]:
    """Besides the focus: whom the attack hits at once, and how many more it may."""
    extra = max(0, profile.targets - 1)
    if not reach.area:
        yield [], extra
        return
    by_hex = {tables.hexes[foe.cell]: foe for foe in others}
    for red in reach.covers(cell, focus.cell):
        yield [by_hex[at] for at in red if at in by_hex], extra
    if extra and tables.within(reach.reach, focus.cell) >> cell & 1:
        for red in {red for foe in others for red in reach.covers(cell, foe.cell)}:
            yield [by_hex[at] for at in red if at in by_hex], extra - 1


class Thought:
    """Whom a monster goes for as things stand, and where it goes for each of them."""

    def __init__(self, position: Position, profile: Profile) -> None:
        self._position = position
        self._profile = profile
        self._ways = Ways(position, profile)
        self._reach = Reach(position.tables, profile)
        self.foci, self.ranking = foci(position, self._ways, self._reach)
        self._plans: dict[str, list[Plan]] = {}

    def plans(self, focus: Foe) -> list[Plan]:
        found = self._plans.get(focus.id)
        if found is None:
            given = (self._position, self._profile, self._ways, self._reach)
            found = self._plans[focus.id] = plans_for(*given, self.ranking.why, focus)
        return found


def think(position: Position, profile: Profile) -> Thought:
    """What a monster decides, thought out once for as long as things stand so. Who stands in a hex
    from where it could attack nobody, and which is farther than its move, changes nothing."""
    tables, start, foes = position.tables, position.start, position.foes
    reach, matters = Reach(tables, profile), tables.near(profile.move, start)
    for foe in foes:
        matters |= reach.hexes(foe.cell)
    ends = ends_of(position, profile) & matters
    ground = (position.blocked, position.negative, position.difficult)
    key = (profile, start, foes, ends, *ground)
    found = tables.thought.find(key)
    if found is None:
        found = tables.thought.keep(key, Thought(position, profile))
    return cast(Thought, found)


def plans(position: Position, profile: Profile) -> list[Plan]:
    """Every outcome that the rules allow for one monster's move and attack."""
    thought = think(position, profile)
    if not thought.foci:
        return [Plan("", position.start, (), ("GH-FOC-12",))]
    found: dict[tuple[int, tuple[str, ...], str], Plan] = {}
    for focus in thought.foci:
        for plan in thought.plans(focus):
            found.setdefault((plan.to, plan.attacks, plan.focus), plan)
    return list(found.values())


def plans_for(
    position: Position,
    profile: Profile,
    ways: Ways,
    reach: Reach,
    chosen_by: str,
    focus: Foe,
) -> list[Plan]:
    """DESTINATION: GH-MMV-01 to GH-MMV-10 for a given focus. GH-FOC-05: as near as it gets.
    GH-FOC-10, GH-FOC-11: by the fewest traps and hazards."""
    why, ending = (chosen_by,), ways.ending
    hexes = [(ending[cell], cell) for cell in cells_of(reach.hexes(focus.cell) & ways.ends)]
    fewest = unpack(min(hexes)[0])[0]
    clean = [(unpack(cost)[1], cell) for cost, cell in hexes if unpack(cost)[0] == fewest]
    in_reach = [entry for entry in clean if entry[0] <= profile.move]
    best = best_strikes(position, profile, reach, focus, in_reach or clean)
    if in_reach:
        rule = "GH-MMV-10" if best[0].cell == position.start else "GH-MMV-02"
        return [
            Plan(
                focus.id,
                strike.cell,
                (focus.id, *sorted(foe.id for foe in strike.foes[1:])) if profile.targets else (),
                (*why, rule, "GH-MAT-02") if profile.targets else (*why, rule),
            )
            for strike in best
        ]
    found = []
    for goal in dict.fromkeys(strike.cell for strike in best):
        for stop in _stops(position, profile, ways, goal):
            rule = "GH-MMV-09" if stop == position.start else "GH-MMV-06"
            found.append(Plan(focus.id, stop, (), (*why, rule)))
    return found


def best_strikes(
    position: Position,
    profile: Profile,
    reach: Reach,
    focus: Foe,
    hexes: list[tuple[int, int]],
) -> list[Strike]:
    """GH-MMV-08: the attacks of maximum effect, from the nearest hexes that allow them. GH-MMV-03
    to GH-MMV-05: no disadvantage against the focus, then more targets. GH-MAT-02, GH-MAT-03,
    GH-AMB-63: the others by the focus rules."""
    if not profile.targets or (profile.targets == 1 and not reach.ranged and not reach.area):
        least = min(hexes)[0]
        return [Strike(cell, cost, (focus,), False, 0) for cost, cell in hexes if cost == least]
    found = [
        strike
        for cost, cell in hexes
        for strike in strikes(position, profile, reach, focus, cell, cost)
    ]
    found = _least(found, lambda strike: (strike.hindered, -len(strike.foes)))
    if profile.targets > 1 or reach.area:
        near = position.tables.distances_from(position.start)
        nearest: dict[tuple[str, ...], int] = {}
        for strike in found:
            group = tuple(sorted(foe.id for foe in strike.foes))
            nearest[group] = min(strike.cost, nearest.get(group, strike.cost))
        found = _least(
            found,
            lambda strike: (
                nearest[tuple(sorted(foe.id for foe in strike.foes))],
                sorted((near[foe.cell], foe.rank) for foe in strike.foes[1:]),
            ),
        )
    return _least(found, lambda strike: (strike.others_hindered, strike.cost))


def _least(found: list[Strike], key: Callable[[Strike], tuple[object, ...]]) -> list[Strike]:
    best = min(key(strike) for strike in found)
    return [strike for strike in found if key(strike) == best]


def _stops(position: Position, profile: Profile, ways: Ways, goal: int) -> list[int]:
    """GH-MMV-06, GH-MMV-09: the hexes within this turn's move that leave the least to go."""
    onward, ending = ways.onward(goal), ways.ending
    best = (FAR * 2, 0)
    found: list[int] = []
    near = position.tables.near(profile.move, position.start)
    for cell in cells_of(ways.ends & near):
        here = ending[cell]
        if here >= FAR or onward[cell] >= FAR:
            continue
        negative, steps = unpack(here)
        if steps > profile.move:
            continue
        key = (pack(negative, 0) + onward[cell], steps)
        if key < best:
            best, found = key, []
        if key == best:
            found.append(cell)
    return found
