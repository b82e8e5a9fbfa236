"""What a bot thinks of cards and hexes: only of what its seat may see."""

from functools import cached_property
from typing import NamedTuple

from waystone.parts.path import FAR, pack, unpack, waves

from ..box.effects import (
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
from ..table.board import allies, character, visible_enemies
from ..table.map import layout, tables
from ..table.state import Character, Figure, G
from ..table.values import amount
from .asked import Asked
from .halves import Part, half_of, steps_of
from .trades import standing_value, trade_score


class Term(NamedTuple):
    """A part of what a half is worth: `yes` if so many steps can be walked before it, else
    `no`."""

    steps: int
    yes: float
    no: float


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


class Situation:
    """Where a character stands: what it can reach and whom it could attack."""

    def __init__(self, g: G, figure: Figure) -> None:
        self.g = g
        self.figure = figure
        self.foes = visible_enemies(g, figure)
        self.spots = destinations(g, figure)
        self.pace = 1.4 if hurried(g) else 0.7
        self._costs: dict[int, int] = {}
        self._prospects: dict[tuple[str, str], Prospect] = {}

    @cached_property
    def rings(self) -> list[tuple[int, int]]:
        """The hexes that one can stop in, by steps, the nearest first (GH-FOC-10, GH-OVL-13); only
        asked for where there is somebody to go to."""
        where = position(self.g, self.figure)
        board, slow, shunned = where.tables, where.difficult, where.negative
        free = board.mask & ~where.blocked
        plain, harm = free & ~shunned, pack(1, 0)
        enter = [(1, plain & ~slow), (2, plain & slow),
                 (harm + 1, free & shunned & ~slow), (harm + 2, free & shunned & slow)]  # fmt: skip
        ends = (board.mask & ~where.taken & ~where.obstacles) | 1 << where.start
        found: dict[int, int] = {}
        for cost, cells in waves(board.shifts, where.start, [one for one in enter if one[1]]):
            steps = unpack(cost)[1]
            found[steps] = found.get(steps, 0) | cells & ends
        return sorted(found.items())

    @cached_property
    def errand(self) -> int:
        """How far it is to where the goal sends one."""
        return min(way(self.g, self.figure.cell, spot) for spot in self.spots)

    def score(self, owner: Character, card: str, half: str, steps: int) -> float:
        """What a half is worth now, thought through once, after so many steps."""
        return self.prospect(owner, card, half).after(steps)

    def prospect(self, owner: Character, card: str, half: str) -> Prospect:
        found = self._prospects.get((card, half))
        if found is None:
            found = self._prospects[card, half] = prospect(self, owner, card, half)
        return found

    def approach(self, reach: int) -> int:
        """The fewest steps to a hex from which somebody can be attacked at this range; 99 if there
        is none."""
        if not self.foes:
            return 99
        found = self._costs.get(reach)
        if found is None:
            board, mask = tables(self.g), 0
            for foe in self.foes:
                mask |= board.within(reach, foe.cell) & ~(1 << foe.cell)
            found = next((steps for steps, ends in self.rings if ends & mask), 99)
            self._costs[reach] = found
        return found


def prospect(here: Situation, owner: Character, card: str, half: str) -> Prospect:
    """What a half is worth now."""
    action, parts, _, _ = found = half_of(here.g.content, card, half)
    own_steps = steps_of(here.g, here.figure, found)
    terms = [term(here, owner, part, own_steps) for part in parts]
    return Prospect(0.3 * action.xp, terms, lost_price(owner) if action.lost else 0.0)


def term(here: Situation, owner: Character, part: Part, own_steps: int) -> Term:
    """What a part of a half is worth, which walks so far itself."""
    g, figure, ability = here.g, here.figure, part.ability
    match ability:
        case Attack():
            if not here.foes:
                return Term(NEVER, 0.0, 0.0)
            hit = part.worth + standing_value(g, figure, ability)
            return Term(here.approach(part.reach) - own_steps, hit, 0.0)
        case Move():
            return surely(advance(here, own_steps))
        case Heal():
            hurt = max(
                (f.most_hp - f.hp for f in (figure, *allies(g, figure))
                 if ability.who != "self" or f is figure), default=0)  # fmt: skip
            return surely(0.9 * min(amount(g, ability.value, Act(figure)), hurt))
        case Summon():
            return surely(4.0 if here.foes else 1.0)
        case Recover():
            pile = owner.discard if ability.pile == "discard" else owner.lost
            return surely(1.8 * min(ability.count, len(pile)))
        case Give() | Harm() | Kill() | Grant():
            return Term(here.approach(3) if here.foes else NEVER, part.worth, 0.2)
        case Mark() | Collect() | HandOn() | HoldTide() | Palm():
            near, far = (trade_score(g, figure, ability, close) for close in (True, False))
            return Term(here.approach(3) - own_steps if here.foes else NEVER, near, far)
        case Loot():
            return surely(1.0 if g.state.coins else 0.0)
        case _:
            return Term(here.approach(3) - 3 if here.foes else NEVER, 1.6, 0.3)


def surely(worth: float) -> Term:
    return Term(0, worth, worth)


def advance(here: Situation, steps: int) -> float:
    """What a walk of so many steps is worth."""
    if here.spots:
        return here.pace * min(steps, here.errand)
    if here.foes:
        near = here.approach(1)
        return 0.5 * min(steps, near) if near < 99 else 0.4 * steps
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
    plain = here.pace * min(2, here.errand) if here.spots else 0.8
    walks = [(card, steps_of(g, figure, half_of(g.content, card, "bottom"))) for card in cards]
    below = [
        (bottom, steps, 2.0 if here.foes and here.approach(1) <= steps else 0.0,
         max(here.score(owner, bottom, "bottom", 0), plain))
        for bottom, steps in walks
    ]  # fmt: skip
    best, found = -99.0, ("", "")
    for top in cards:
        above = here.prospect(owner, top, "top")
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
    found = errands(g, g.content.pages[g.state.scenario].goal, figure)
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
    if name not in {c.id for c in g.state.characters}:
        name = next(c.id for c in g.state.characters if c.seat == question.seat)
    owner = character(g, name)
    return owner, g.state.figures[name]
