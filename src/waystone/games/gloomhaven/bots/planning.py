"""What a bot thinks of cards and hexes: only of what its seat may see."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from waystone.parts.path import FAR, cells_of, pack, rings, unpack, waves

from ..box.effects import (
    Ability,
    Attack,
    Give,
    Grant,
    Harm,
    Heal,
    Kill,
    Loot,
    Move,
    Recover,
    Summon,
)
from ..box.scenario import AllOf, Destroy, Escape, Goal, KillBoss, LootGoal, Plates
from ..box.trades import Collect, HandOn, HoldTide, Mark, Palm
from ..rules.actions.movement import position
from ..table.acting import Act
from ..table.board import allies, visible_enemies
from ..table.map import layout, tables
from ..table.state import Character, Figure, G
from ..table.values import amount
from ..table.ways import Position
from .asked import Asked
from .halves import Part, half_of, steps_of
from .trades import Trade, standing_value, trade_score

Term: TypeAlias = tuple[int, float, float]
"""A part of what a half is worth: if so many steps can be walked before it, and if not."""


class Prospect(NamedTuple):
    """What a half is worth by how far one can walk before it; `price` for a card that is lost."""

    base: float
    terms: list[Term]
    price: float

    def after(self, steps: int) -> float:
        total = self.base
        for needed, yes, no in self.terms:
            total += yes if steps >= needed else no
        return total - self.price


NEVER = 999
AWAY = 99


class Walk:
    """How far it is on foot from where a figure stands, as far as it is asked for."""

    def __init__(self, where: Position) -> None:
        self.where = where
        board, slow = where.tables, where.difficult
        self.ends = (board.mask & ~where.taken & ~where.obstacles) | 1 << where.start
        self.free = board.mask & ~where.blocked
        safe = self.free & ~where.negative
        self._known: list[tuple[int, int]] = []
        self._onward: Iterator[tuple[int, int]]
        if safe & slow:
            self._onward = waves(board.shifts, where.start, [(1, safe & ~slow), (2, safe & slow)])
        else:
            self._onward = enumerate(rings(board.shifts, where.start, ~safe))

    def steps_to(self, goals: int) -> int:
        """The fewest steps to a hex of these that one can stop in. Ways through traps and hazards
        are looked at only where they might be shorter."""
        where, goals = self.where, goals & self.ends
        if not goals or goals >> where.start & 1:
            return 0 if goals else AWAY
        found = self._safely(goals)
        if where.negative & self.free:
            near = where.tables.distances_from(where.start)
            if min([near[cell] for cell in cells_of(goals)]) < found:
                return next((steps for steps, cells in self.rings() if cells & goals), AWAY)
        return found

    def _safely(self, goals: int) -> int:
        """The same past all traps and hazards."""
        for steps, cells in self._known:
            if cells & goals:
                return steps
        for steps, cells in self._onward:
            self._known.append((steps, cells))
            if cells & goals:
                return steps
        return AWAY

    def rings(self) -> list[tuple[int, int]]:
        """The hexes that one can stop in, by steps, the nearest first (GH-FOC-10, GH-OVL-13)."""
        where = self.where
        slow, shunned = where.difficult, where.negative
        safe, harm = self.free & ~shunned, pack(1, 0)
        risky = self.free & shunned
        enter = [(1, safe & ~slow), (2, safe & slow),
                 (harm + 1, risky & ~slow), (harm + 2, risky & slow)]  # fmt: skip
        found: dict[int, int] = {}
        for cost, cells in waves(where.tables.shifts, where.start, [e for e in enter if e[1]]):
            steps = unpack(cost)[1]
            found[steps] = found.get(steps, 0) | cells & self.ends
        return sorted(found.items())


class Situation:
    """Where a character stands: what it can reach and whom it could attack. `errand` is how far it
    is to where the goal sends one, `stroll` what a plain move of two is worth."""

    def __init__(self, g: G, figure: Figure) -> None:
        self.g = g
        self.figure = figure
        self.foes = visible_enemies(g, figure)
        self.spots = destinations(g, figure)
        self.errand, self.pace, self.stroll = 0, 0.7, 0.8
        if self.spots:
            self.errand = min(way(g, figure.cell, spot) for spot in self.spots)
            self.pace = 1.4 if hurried(g) else 0.7
            self.stroll = self.pace * min(2, self.errand)
        self._walk: Walk | None = None
        self._costs: dict[int, int] = {}
        self._prospects: dict[tuple[str, str], Prospect] = {}

    def score(self, owner: Character, card: str, half: str, steps: int) -> float:
        """What a half is worth now, thought through once, after so many steps."""
        found = self._prospects.get((card, half))
        if found is None:
            found = self._prospects[card, half] = prospect(self, owner, card, half)
        return found.after(steps)

    def approach(self, reach: int) -> int:
        """The fewest steps to a hex from which somebody can be attacked at this range; `AWAY` if
        there is none."""
        found = self._costs.get(reach)
        if found is None:
            if not self.foes:
                return AWAY
            found = self._costs[reach] = self._nearest(reach)
        return found

    def _nearest(self, reach: int) -> int:
        """The nearest foe first: of the others only those count who might be reached sooner."""
        walk = self._walk = self._walk or Walk(position(self.g, self.figure))
        board = walk.where.tables
        near = board.distances_from(walk.where.start)
        cells = sorted([foe.cell for foe in self.foes], key=near.__getitem__)
        found = walk.steps_to(board.within(reach, cells[0]) & ~(1 << cells[0]))
        mask = 0
        for cell in cells[1:]:
            if near[cell] - reach >= found:
                break
            mask |= board.within(reach, cell) & ~(1 << cell)
        return min(found, walk.steps_to(mask)) if mask else found


def prospect(here: Situation, owner: Character, card: str, half: str) -> Prospect:
    """What a half is worth now."""
    action, parts, own_steps, _ = found = half_of(here.g.content, card, half)
    if own_steps is None:
        own_steps = steps_of(here.g, here.figure, found)
    terms = [
        TERMS.get(type(part.ability), _another)(here, owner, part.ability, part, own_steps)
        for part in parts
    ]
    return Prospect(0.3 * action.xp, terms, lost_price(owner) if action.lost else 0.0)


# ---- what a part of a half is worth, which walks so far itself


def _attack(here: Situation, owner: Character, ability: Attack, part: Part, steps: int) -> Term:
    if not here.foes:
        return NEVER, 0.0, 0.0
    hit = part.worth
    if part.varies:
        hit += standing_value(here.g, here.figure, ability)
    return here.approach(part.reach) - steps, hit, 0.0


def _move(here: Situation, owner: Character, ability: Move, part: Part, steps: int) -> Term:
    return surely(advance(here, steps))


def _heal(here: Situation, owner: Character, ability: Heal, part: Part, steps: int) -> Term:
    g, figure = here.g, here.figure
    hurt = figure.most_hp - figure.hp
    if ability.who != "self":
        hurt = max([hurt, *(f.most_hp - f.hp for f in allies(g, figure))])
    return surely(0.9 * min(amount(g, ability.value, Act(figure)), hurt))


def _summon(here: Situation, owner: Character, ability: Summon, part: Part, steps: int) -> Term:
    return surely(4.0 if here.foes else 1.0)


def _recover(here: Situation, owner: Character, ability: Recover, part: Part, steps: int) -> Term:
    pile = owner.discard if ability.pile == "discard" else owner.lost
    return surely(1.8 * min(ability.count, len(pile)))


def _upon(here: Situation, owner: Character, ability: Ability, part: Part, steps: int) -> Term:
    return here.approach(3) if here.foes else NEVER, part.worth, 0.2


def _trade(here: Situation, owner: Character, ability: Trade, part: Part, steps: int) -> Term:
    near, far = (trade_score(here.g, here.figure, ability, close) for close in (True, False))
    return here.approach(3) - steps if here.foes else NEVER, near, far


def _loot(here: Situation, owner: Character, ability: Loot, part: Part, steps: int) -> Term:
    return surely(1.0 if here.g.state.coins else 0.0)


def _another(here: Situation, owner: Character, ability: Ability, part: Part, steps: int) -> Term:
    return here.approach(3) - 3 if here.foes else NEVER, 1.6, 0.3


TERMS: dict[type, Callable[..., Term]] = {
    Attack: _attack,
    Move: _move,
    Heal: _heal,
    Summon: _summon,
    Recover: _recover,
    **dict.fromkeys((Give, Harm, Kill, Grant), _upon),
    **dict.fromkeys((Mark, Collect, HandOn, HoldTide, Palm), _trade),
    Loot: _loot,
}


def surely(worth: float) -> Term:
    return 0, worth, worth


def advance(here: Situation, steps: int) -> float:
    """What a walk of so many steps is worth."""
    if here.spots:
        return here.pace * min(steps, here.errand)
    if here.foes:
        near = here.approach(1)
        return 0.5 * min(steps, near) if near < AWAY else 0.4 * steps
    return 0.7 * steps


def lost_price(owner: Character) -> float:
    """What a card is worth as breath: more while much is still to come."""
    left = len(owner.hand) + len(owner.discard) + len(owner.selected)
    return 1.0 if left <= 3 else 2.0 + 0.35 * left


def best_pair(here: Situation, owner: Character, first: str = "") -> tuple[str, str]:
    """A plan: the top of one card after (or before) the bottom of the other; with `first` one of
    them is given."""
    g, figure = here.g, here.figure
    cards = [first, *owner.hand] if first else owner.hand
    near = here.approach(1)
    below = []
    for card in cards:
        steps = steps_of(g, figure, half_of(g.content, card, "bottom"))
        rest = max(here.score(owner, card, "bottom", 0), here.stroll)
        below.append((card, steps, 2.0 if here.foes and near <= steps else 0.0, rest))
    best, found = -99.0, ("", "")
    for top in cards:
        above = prospect(here, owner, top, "top")
        tops: dict[int, float] = {}
        for bottom, steps, strike, rest in below:
            if top == bottom or (first and first not in (top, bottom)):
                continue
            if steps not in tops:
                tops[steps] = above.after(steps)
            score = max(tops[steps], strike) + rest
            if score > best:
                best, found = score, (top, bottom)
    return found


def errands(g: G, goal: Goal, figure: Figure) -> list[int]:
    """Hexes that the goal sends one to; plates to be held together are shared out."""
    chart, state = layout(g), g.state
    known = set(tables(g).known)
    match goal:
        case Escape():
            return [c for c in chart.spot(goal.spot) if c in known]
        case LootGoal():
            return [c for c, t in state.treasures.items() if t.startswith("goal:")]
        case Plates():
            if goal.together:
                return _to_hold(g, goal.plates, figure)
            wanted = [p for p in goal.plates if p not in state.plates]
            return [c for c in known if chart.marks[c].plate in wanted]
        case AllOf():
            return [cell for part in goal.goals for cell in errands(g, part, figure)]
        case _:
            return []


def _to_hold(g: G, plates: list[str], figure: Figure) -> list[int]:
    """The plate one stands on, or those nobody holds."""
    marks = layout(g).marks
    if marks[figure.cell].plate in plates:
        return [figure.cell]
    held = [f.cell for f in g.state.figures.values() if f.kind == "character"]
    return [c for c in tables(g).known if marks[c].plate in plates and c not in held]


def hurried(g: G) -> bool:
    """The goal is a place to reach, or more enemies keep coming: do not wait to clear rooms."""
    definition = g.content.pages[g.state.scenario]
    return _places(definition.goal) and (
        _escapes(definition.goal)
        or any(rule.at.startswith("round-end") for rule in definition.rules)
    )


def _places(goal: Goal) -> bool:
    if isinstance(goal, AllOf):
        return any(_places(part) for part in goal.goals)
    return isinstance(goal, Escape | LootGoal | Plates)


def _escapes(goal: Goal) -> bool:
    if isinstance(goal, AllOf):
        return any(_escapes(part) for part in goal.goals)
    return isinstance(goal, Escape)


def destinations(g: G, figure: Figure) -> list[int]:
    """Where the goal sends one now; in a hurry, on to the next door."""
    goal = g.content.pages[g.state.scenario].goal
    if not _places(goal):
        return []
    found = errands(g, goal, figure)
    if not found and hurried(g):
        found = [door.cell for door in g.state.doors if door.state == "closed"]
    return [cell for cell in found if way(g, cell, cell) < FAR]


def way(g: G, cell: int, spot: int) -> int:
    """Steps to a hex, or to a closed door."""
    board = tables(g)
    if board.mask >> spot & 1:
        return board.distance(cell, spot) if board.mask >> cell & 1 else int(cell != spot)
    if cell == spot:
        beside = layout(g).beside[spot]
        return 0 if any(board.mask >> c & 1 for c in beside) else FAR
    return 1 + min(
        (board.distance(cell, c) for c in layout(g).beside[spot] if board.mask >> c & 1),
        default=FAR,
    )


def wanted_kinds(goal: Goal) -> list[str]:
    """Whom the goal wants dead."""
    match goal:
        case KillBoss():
            return [goal.monster]
        case Destroy():
            return [goal.object]
        case AllOf():
            return [kind for part in goal.goals for kind in wanted_kinds(part)]
        case _:
            return []


def me(g: G, question: Asked) -> tuple[Character, Figure]:
    name = question.args.get("character") or g.state.turn.figure
    people = g.state.characters
    owner = next((c for c in people if c.id == name), None)
    owner = owner or next(c for c in people if c.seat == question.seat)
    return owner, g.state.figures[owner.id]
