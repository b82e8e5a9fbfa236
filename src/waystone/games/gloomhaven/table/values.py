"""Values named on cards, as they stand now."""

from collections.abc import Callable

from ..box.amounts import Amount, terms
from ..box.words import NEGATIVE
from .acting import Act
from .board import adjacent, character_of
from .numbers import numbers
from .state import Character, Figure, G
from .tide import tide


def amount(g: G, value: Amount, act: Act, target: Figure | None = None) -> int:
    """A number on a card, for a figure and (where it has one) a target."""
    if isinstance(value, int):
        return value
    found = 0
    for number, names in terms(value):
        for name in names:
            number *= VALUES[name](g, act, target)
        found += number
    return found


def printed_shield(g: G, figure: Figure) -> int:
    """The shield of a statistic card and of this round's ability card."""
    return numbers(g, figure).shield + figure.shield


def ills(figure: Figure | None) -> int:
    """Negative conditions on a figure."""
    return sum(c in NEGATIVE for c in figure.conditions) if figure else 0


def _level(g: G, act: Act, target: Figure | None) -> int:
    owner = character_of(g, act.figure)
    return owner.level if owner else g.state.level


def _beside(g: G, act: Act, friends: bool) -> int:
    side = act.figure.side
    return sum((other.side == side) == friends for other in adjacent(g, act.figure))


def _cards(pile: Callable[[Character], list[str]]) -> Callable[[G, Act, Figure | None], int]:
    def count(g: G, act: Act, target: Figure | None) -> int:
        owner = character_of(g, act.figure)
        return len(pile(owner)) if owner else 0

    return count


VALUES: dict[str, Callable[[G, Act, Figure | None], int]] = {
    "L": lambda g, act, target: g.state.level,
    "C": lambda g, act, target: len(g.state.characters),
    "moved": lambda g, act, target: g.state.turn.moved,
    "moved-through": lambda g, act, target: len(act.passed),
    "shield": lambda g, act, target: printed_shield(g, target) if target else 0,
    "conditions": lambda g, act, target: ills(target),
    "adjacent-enemies": lambda g, act, target: _beside(g, act, friends=False),
    "adjacent-allies": lambda g, act, target: _beside(g, act, friends=True),
    "level": _level,
    "lost": _cards(lambda owner: owner.lost),
    "discard": _cards(lambda owner: owner.discard),
    "hand": _cards(lambda owner: owner.hand),
    "missing": lambda g, act, target: act.figure.most_hp - act.figure.hp,
    "hp": lambda g, act, target: act.figure.hp,
    "damage": lambda g, act, target: act.damage,
    "killed": lambda g, act, target: act.killed,
    "targets": lambda g, act, target: len(act.targets),
    "debt": lambda g, act, target: target.debt if target else 0,
    "ills": lambda g, act, target: ills(act.figure),
    "tide": lambda g, act, target: tide(g.state),
    "sleeve": _cards(lambda owner: owner.sleeve),
}
