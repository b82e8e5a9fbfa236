"""A click on the map before a half is chosen: the hexes to which each half would take the figure
as its first part, and the figures for whom that part could be."""

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked
from waystone.parts.path import cells_of, mask_of

from ..box.definitions import Content
from ..box.effects import (
    Ability,
    Attack,
    Boost,
    Cleanse,
    Give,
    Harm,
    Heal,
    Infuse,
    Move,
    Shove,
    Swap,
)
from ..rules.actions.conditions import can_attack, can_move
from ..rules.actions.elements import available
from ..rules.actions.movement import reachable
from ..rules.actions.targets import CHOSEN, attackable, group
from ..rules.actions.terrain import to_swap
from ..rules.scenario.cards import action_of
from ..rules.scenario.character import Deed
from ..table.acting import Act
from ..table.board import character
from ..table.map import layout
from ..table.provisos import about_target, holds
from ..table.state import Character, Figure, G, State
from ..table.values import amount
from ..table.ways import Profile, Ways
from .against import Footing


def reaches(state: State, content: Content, question: Asked) -> dict[str, list[str]]:
    """GH-TRN-01, GH-TRN-02: by half, what its first part can be for. Of which half a click means,
    where several lead there, the player has the word."""
    if question.prompt != "ask-action":
        return {}
    g: G = Play(state, content, None)
    owner = character(g, question.args["character"])
    figure = state.figures[owner.id]
    footing, found, defaults = Footing(g, figure), {}, dict[str, list[str]]()
    for option in question.options:
        kind, _, half = option.value
        goals = defaults.get(half) if kind == "default" else None
        if goals is None:
            first = first_part(g, option.value)
            goals = goals_of(footing, owner, first) if first is not None else []
            if kind == "default":
                defaults[half] = goals
        if goals:
            found[option.key] = goals
    return found


def first_part(g: G, deed: Deed) -> Ability | None:
    """GH-TRN-02, GH-TRN-04: what is done first of a half, or of what it is worth by default."""
    kind, card, half = deed
    match kind:
        case "default":
            return Attack(2) if half == "top" else Move(2)
        case "card":
            abilities = action_of(g.content, card, half).abilities
            return next((a for a in abilities if not isinstance(a, Infuse)), None)
        case _:
            return None


def goals_of(footing: Footing, owner: Character, ability: Ability) -> list[str]:
    """The things that a first part can be for, unless another question comes before it."""
    g, figure = footing.g, footing.figure
    match ability:
        case Move() if can_move(figure) and not asked_first(g, owner, ability.boosts, "move"):
            return hexes(footing, ability)
        case Attack() if can_attack(figure) and not ability.area:
            if asked_first(g, owner, ability.boosts, "attack"):
                return []
            return named(attackable(g, figure, max(1, ability.range), []))
        case Heal() | Give() | Harm() if ability.who in CHOSEN:
            if asked_first(g, owner, ability.boosts, ""):
                return []
            return named(group(g, Act(figure), ability.who, ability.range))
        case Swap():
            return named(to_swap(g, figure, ability))
        case Cleanse() | Shove() if ability.who in CHOSEN:
            return named(group(g, Act(figure), ability.who, ability.range))
        case _:
            return []


def named(figures: list[Figure]) -> list[str]:
    return [f"figure:{figure.id}" for figure in figures]


def asked_first(g: G, owner: Character, boosts: list[Boost], when: str) -> bool:
    """GH-ELE-06, GH-ITM-03: whether elements or an item may be used on it before it begins."""
    if any(boost.consume and available(g, boost.consume) for boost in boosts):
        return True
    ready = [g.content.items[item.item] for item in owner.items if item.state == "ready"]
    return any(
        item.when == when and item.use and (when != "attack" or item.entire) for item in ready
    )


def hexes(footing: Footing, ability: Move) -> list[str]:
    """GH-MOV-01, GH-BON-03: where the move can end, with the bonuses that run; GH-MOV-11: also
    where it begins. GH-OVL-06, GH-OVL-11: whoever wants to step on a trap or hazardous terrain does
    so in the move itself."""
    g, figure, where = footing.g, footing.figure, footing.where
    act, bonuses = Act(figure), footing.bonuses
    boosts = [
        boost
        for boost in ability.boosts
        if not boost.consume and (about_target(boost.if_) or holds(g, boost.if_, act))
    ]
    points = max(0, amount(g, ability.value, act))
    points += sum(amount(g, boost.value, act) for boost in boosts) + sum(b.value for b in bonuses)
    jump = ability.jump or any(b.jump for b in boosts) or any(b.jump for b in bonuses)
    fly = ability.fly or footing.flies
    ways = Ways(where, Profile(points, jump=jump, fly=fly))
    around = mask_of(reachable(g, ways, points, doors=True))
    if not around:
        return []
    ends = (around if fly else around & ~where.negative) | 1 << figure.cell
    keys = layout(g).keys
    return [keys[cell] for cell in cells_of(ends)]
