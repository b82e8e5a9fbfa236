"""What the halves of cards are good for, wherever one stands: read off the cards once."""

from typing import NamedTuple

from waystone.kernel.kept import Kept, kept

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
    LoseCards,
    Move,
    Recover,
    Summon,
)
from ..box.trades import Collect, HandOn, HoldTide, Mark, Palm
from ..rules.scenario.cards import action_of
from ..table.acting import Act
from ..table.state import Figure, G
from ..table.values import amount
from .trades import stands_with, trade_worth

MOST_HALVES = 4_000


class Part(NamedTuple):
    """An ability of a half, its worth, how far an attack reaches, and whether its worth `varies`
    with the tide, the sleeve or one's ills."""

    ability: Ability
    worth: float
    reach: int
    varies: bool


class Half(NamedTuple):
    """`steps`: the movement of a half, None where it depends on how things stand; `wanted`: the
    range that its attacks ask for."""

    action: Action
    parts: tuple[Part, ...]
    steps: int | None
    wanted: int


def half_of(content: Content, card: str, half: str) -> Half:
    """Read once for each card of the content."""
    known = halves_of(content)
    found = known.find((card, half))
    if found is None:
        found = known.keep((card, half), read_half(action_of(content, card, half)))
    return found


def halves_of(content: Content) -> Kept[tuple[str, str], Half]:
    """What has been read lately; enhanced cards are many."""
    return kept(content, "halves", MOST_HALVES)


def read_half(action: Action) -> Half:
    """What comes before a price: it is not paid."""
    prices = [n for n, a in enumerate(action.abilities) if isinstance(a, LoseCards) and a.optional]
    abilities = action.abilities[: prices[0]] if prices else action.abilities
    parts = tuple(
        Part(ability, worth_of(ability), reach_of(ability), stands_with(ability))
        if isinstance(ability, Attack)
        else Part(ability, worth_of(ability), 0, False)
        for ability in abilities
    )
    walks = [a.value for a in abilities if isinstance(a, Move)]
    steps = [value for value in walks if isinstance(value, int)]
    wanted = [
        part.reach - (1 if part.ability.area else 0)
        for part in parts
        if isinstance(part.ability, Attack)
    ]
    fixed = len(steps) == len(walks)
    return Half(action, parts, sum(steps) if fixed else None, max(wanted, default=1))


def steps_of(g: G, figure: Figure, half: Half) -> int:
    """The movement of a half as it stands now."""
    if half.steps is not None:
        return half.steps
    return sum(
        amount(g, ability.value, Act(figure))
        for ability in half.action.abilities
        if isinstance(ability, Move)
    )


def reach_of(attack: Attack) -> int:
    if attack.range:
        return attack.range + (1 if attack.area else 0)
    return 2 if any(max(abs(q), abs(r), abs(q + r)) > 1 for q, r in attack.area) else 1


def card_worth(content: Content, card: str) -> float:
    """Of both halves; reckoned once for each card of the content."""
    known: Kept[str, float] = kept(content, "card_worths", MOST_HALVES)
    total = known.find(card)
    if total is None:
        found, total = content.cards[card], 0.0
        for action in (found.top, found.bottom):
            total += max(worth(action) - (3.0 if action.lost else 0.0), 0.5)
        known.keep(card, total)
    return total


def worth(action: Action) -> float:
    """How good an action is by itself."""
    total = 0.4 * action.xp + 0.3 * len(action.infuse)
    for ability in action.abilities:
        total += worth_of(ability)
    return total


def worth_of(ability: Ability) -> float:
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
            return sum(worth_of(inner) for inner in ability.abilities)
        case _:
            return 1.5 if isinstance(ability, BONUSES) else 0.5
