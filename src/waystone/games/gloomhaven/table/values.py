"""Values and conditions named on cards, as they stand now."""

from ..box.amounts import total
from ..box.words import NEGATIVE, Amount
from .acting import Act
from .board import adjacent, beside, character_of, distance
from .map import tables
from .numbers import numbers
from .state import Figure, G
from .tide import HIGH, tide

WORDS = [
    "target-beside-your-ally",
    "target-alone",
    "target-beside-obstacle",
    "target-has",
    "target-hurt",
    "target-unhurt",
    "target-elite",
    "target-normal",
    "target-adjacent",
    "target-far",
    "target-shielded",
    "first-attack",
    "you-hurt",
    "you-have",
    "you-moved",
    "you-still",
    "beside-enemies",
    "beside-no-enemy",
    "beside-ally",
    "killed",
    "hand",
    "lost",
    "strong",
    "early",
    "late",
    "target-owes",
    "you-ill",
    "tide-high",
    "tide-low",
    "sleeve",
]


def amount(g: G, value: Amount, act: Act, target: Figure | None = None) -> int:
    """A number on a card, for a figure and (where it has one) a target."""
    if isinstance(value, int):
        return value
    return total(value, lambda name: _named(g, name, act, target))


def _named(g: G, name: str, act: Act, target: Figure | None) -> int:

    figure = act.figure
    owner = character_of(g, figure)
    match name:
        case "L":
            return g.state.level
        case "C":
            return len(g.state.characters)
        case "moved":
            return g.state.turn.moved
        case "moved-through":
            return len(act.passed)
        case "shield":
            return printed_shield(g, target) if target else 0
        case "conditions":
            return sum(c in NEGATIVE for c in target.conditions) if target else 0
        case "adjacent-enemies":
            return sum(other.side != figure.side for other in adjacent(g, figure))
        case "adjacent-allies":
            return sum(other.side == figure.side for other in adjacent(g, figure))
        case "level":
            return owner.level if owner else g.state.level
        case "lost":
            return len(owner.lost) if owner else 0
        case "discard":
            return len(owner.discard) if owner else 0
        case "hand":
            return len(owner.hand) if owner else 0
        case "missing":
            return figure.most_hp - figure.hp
        case "hp":
            return figure.hp
        case "damage":
            return act.damage
        case "killed":
            return act.killed
        case "debt":
            return target.debt if target else 0
        case "ills":
            return sum(c in NEGATIVE for c in figure.conditions)
        case "tide":
            return tide(g.state)
        case "sleeve":
            return len(owner.sleeve) if owner else 0
        case _:
            return len(act.targets)


def about_target(condition: str) -> bool:
    """Whether a condition asks for a target."""
    return condition.startswith("target")


def holds(g: G, condition: str, act: Act, target: Figure | None = None) -> bool:
    """Whether the condition of a boost or an ability holds now."""
    if not condition:
        return True
    word, _, detail = condition.partition(":")
    if word.startswith("target"):
        return target is not None and _of_target(g, word, detail, act.figure, target)
    return _of_self(g, word, detail, act)


def _of_target(g: G, word: str, detail: str, figure: Figure, target: Figure) -> bool:

    match word:
        case "target-beside-your-ally":
            return any(
                other.side == figure.side and other.id != figure.id for other in adjacent(g, target)
            )
        case "target-alone":
            return all(other.side != target.side for other in adjacent(g, target))
        case "target-beside-obstacle":
            return any(
                g.state.tiles.get(c) == "obstacle" for c in tables(g).neighbours[target.cell]
            )
        case "target-has":
            return detail in target.conditions
        case "target-hurt":
            return target.hp < target.most_hp
        case "target-unhurt":
            return target.hp >= target.most_hp
        case "target-elite":
            return target.rank == "elite"
        case "target-normal":
            return target.rank == "normal"
        case "target-adjacent":
            return beside(g, figure, target)
        case "target-far":
            return distance(g, figure, target) > 1
        case "target-shielded":
            return printed_shield(g, target) > 0
        case "target-owes":
            return target.debt >= int(detail)
        case _:
            raise ValueError(f"there is no condition '{word}'")


def _of_self(g: G, word: str, detail: str, act: Act) -> bool:

    figure, turn = act.figure, g.state.turn
    owner = character_of(g, figure)
    match word:
        case "first-attack":
            return turn.attacks == 0
        case "you-hurt":
            return figure.hp < figure.most_hp
        case "you-have":
            return detail in figure.conditions
        case "you-moved":
            return turn.moved >= int(detail)
        case "you-still":
            return turn.moved == 0
        case "beside-enemies":
            return sum(o.side != figure.side for o in adjacent(g, figure)) >= int(detail)
        case "beside-no-enemy":
            return all(o.side == figure.side for o in adjacent(g, figure))
        case "beside-ally":
            return any(o.side == figure.side for o in adjacent(g, figure))
        case "killed":
            return turn.kills > 0
        case "hand":
            return owner is not None and len(owner.hand) <= int(detail)
        case "lost":
            return owner is not None and len(owner.lost) >= int(detail)
        case "strong":
            return g.state.elements.get(detail, 0) == 2
        case "early":
            return owner is not None and owner.initiative <= int(detail)
        case "late":
            return owner is not None and owner.initiative >= int(detail)
        case "you-ill":
            return any(c in NEGATIVE for c in figure.conditions)
        case "tide-high":
            return tide(g.state) >= HIGH
        case "tide-low":
            return tide(g.state) < HIGH
        case "sleeve":
            return owner is not None and len(owner.sleeve) >= int(detail)
        case _:
            raise ValueError(f"there is no condition '{word}'")


def printed_shield(g: G, figure: Figure) -> int:
    """The shield of a statistic card and of this round's ability card."""
    return numbers(g, figure).shield + figure.shield
