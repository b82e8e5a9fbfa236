"""What a bot thinks of cards and hexes: only of what its seat may see."""

from functools import cached_property

from waystone.parts.path import FAR, cells_of, unpack

from ..box.definitions import Content
from ..box.effects import (
    BONUSES,
    Ability,
    Action,
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
from ..rules.scenario.cards import action_of
from ..table.acting import Act
from ..table.board import allies, character, enemies, visible_enemies
from ..table.map import layout, tables
from ..table.state import Character, Figure, G
from ..table.values import amount
from ..table.ways import Profile, Reach, Ways
from .asked import Asked
from .trades import standing_value, trade_score, trade_worth


def worth(action: Action) -> float:
    """How good an action is by itself, wherever one stands."""
    total = 0.4 * action.xp + 0.3 * len(action.infuse)
    for ability in action.abilities:
        total += _worth(ability)
    return total


def _worth(ability: Ability) -> float:
    match ability:
        case Attack():
            value = ability.value if isinstance(ability.value, int) else 3
            hit = value + 0.5 * len(ability.conditions) + 0.25 * (ability.push + ability.pull)
            many = 2.5 if ability.targets == 0 else min(3, ability.targets)
            return hit * (many + 0.4 * max(0, len(ability.area) - 1)) + 0.2 * ability.range
        case Move():
            return 0.6 * (ability.value if isinstance(ability.value, int) else 3)
        case Heal():
            return 0.7 * (ability.value if isinstance(ability.value, int) else 3)
        case Give() | Harm() | Kill():
            return 2.0
        case Summon():
            return 4.0
        case Recover():
            return 2.0 * ability.count
        case Loot():
            return 0.5
        case Mark() | Collect() | HandOn() | HoldTide() | Palm():
            return trade_worth(ability)
        case Grant():
            return sum(_worth(inner) for inner in ability.abilities)
        case _:
            return 1.5 if isinstance(ability, BONUSES) else 0.5


def card_worth(content: Content, card: str) -> float:
    found = content.cards[card]
    total = 0.0
    for action in (found.top, found.bottom):
        total += max(worth(action) - (3.0 if action.lost else 0.0), 0.5)
    return total


class Situation:
    """Where a character stands: what it can reach and whom it could attack."""

    def __init__(self, g: G, figure: Figure) -> None:
        self.g = g
        self.figure = figure
        self.foes = visible_enemies(g, figure)
        self.spots = destinations(g, figure)
        self.pace = 1.4 if hurried(g) else 0.7
        self._costs: dict[int, int] = {}
        self._scores: dict[tuple[str, str, int], float] = {}

    @cached_property
    def ways(self) -> Ways:
        """Measured out only where there is somebody to go to."""
        return Ways(position(self.g, self.figure), Profile(99))

    @cached_property
    def errand(self) -> int:
        """How far it is to where the goal sends one."""
        return min(way(self.g, self.figure.cell, spot) for spot in self.spots)

    def score(self, owner: Character, card: str, half: str, steps: int) -> float:
        """What a half is worth now, thought through once."""
        found = self._scores.get((card, half, steps))
        if found is None:
            found = self._scores[card, half, steps] = half_score(self, owner, card, half, steps)
        return found

    def approach(self, reach: int) -> int:
        """The fewest steps to a hex from which somebody can be attacked at this range; 99 if there
        is none."""
        if not self.foes:
            return 99
        found = self._costs.get(reach)
        if found is None:
            aim = Reach(self.ways.position.tables, Profile(0, reach, reach > 1))
            mask = 0
            for foe in self.foes:
                mask |= aim.hexes(foe.cell)
            ends = [self.ways.cost(c) for c in cells_of(mask & self.ways.ends)]
            found = min([unpack(cost)[1] for cost in ends if cost < FAR], default=99)
            self._costs[reach] = found
        return found


def attacks(action: Action) -> list[Attack]:
    return [a for a in action.abilities if isinstance(a, Attack)]


def moves(g: G, figure: Figure, action: Action) -> int:
    total = 0
    for ability in action.abilities:
        if isinstance(ability, Move):
            total += amount(g, ability.value, Act(figure))
    return total


def reach_of(attack: Attack) -> int:
    if attack.range:
        return attack.range + (1 if attack.area else 0)
    return 2 if any(max(abs(q), abs(r), abs(q + r)) > 1 for q, r in attack.area) else 1


def half_score(here: Situation, owner: Character, card: str, half: str, steps: int) -> float:
    """What a half is worth now, if so many steps can be walked before it."""
    g, figure = here.g, here.figure
    action = action_of(g.content, card, half)
    own_steps = moves(g, figure, action)
    total = 0.3 * action.xp
    for ability in action.abilities:
        match ability:
            case Attack():
                if here.foes and here.approach(reach_of(ability)) <= steps + own_steps:
                    total += _worth(ability) + standing_value(g, figure, ability)
            case Move():
                if here.spots:
                    total += here.pace * min(own_steps, here.errand)
                elif here.foes:
                    near = here.approach(1)
                    total += 0.5 * min(own_steps, near) if near < 99 else 0.4 * own_steps
                else:
                    total += 0.7 * own_steps
            case Heal():
                hurt = max(
                    (f.most_hp - f.hp for f in (figure, *allies(g, figure))
                     if ability.who != "self" or f is figure), default=0)  # fmt: skip
                value = amount(g, ability.value, Act(figure))
                total += 0.9 * min(value, hurt)
            case Summon():
                total += 4.0 if here.foes else 1.0
            case Recover():
                pile = owner.discard if ability.pile == "discard" else owner.lost
                total += 1.8 * min(ability.count, len(pile))
            case Give() | Harm() | Kill() | Grant():
                total += _worth(ability) if here.foes and here.approach(3) <= steps else 0.2
            case Mark() | Collect() | HandOn() | HoldTide() | Palm():
                near = bool(here.foes) and here.approach(3) <= steps + own_steps
                total += trade_score(g, figure, ability, near)
            case Loot():
                total += 1.0 if g.state.coins else 0.0
            case _:
                total += 1.6 if here.foes and here.approach(3) <= steps + 3 else 0.3
    if action.lost:
        total -= lost_price(owner)
    return total


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
    walks = [(bottom, moves(g, figure, action_of(g.content, bottom, "bottom"))) for bottom in cards]
    below = [
        (bottom, steps, 2.0 if here.foes and here.approach(1) <= steps else 0.0,
         max(here.score(owner, bottom, "bottom", 0), plain))
        for bottom, steps in walks
    ]  # fmt: skip
    best, found = -99.0, ("", "")
    for top in cards:
        for bottom, steps, strike, rest in below:
            if top == bottom or (first and first not in (top, bottom)):
                continue
            score = max(here.score(owner, top, "top", steps), strike) + rest
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


def danger(g: G, figure: Figure, cell: int) -> int:
    """How many enemies are beside a hex."""
    beside = tables(g).neighbours[cell]
    return sum(foe.cell in beside for foe in enemies(g, figure))


def me(g: G, question: Asked) -> tuple[Character, Figure]:
    name = question.args.get("character") or g.state.turn.figure
    if name not in {c.id for c in g.state.characters}:
        name = next(c.id for c in g.state.characters if c.seat == question.seat)
    owner = character(g, name)
    return owner, g.state.figures[name]
