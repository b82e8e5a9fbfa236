"""How a bot fights."""

from waystone.kernel.ask import Question

from ..box.abilities import Ability, Free, Once
from ..box.effects import Heal
from ..box.sheet import Used
from ..rules.combat.options import CombatAct, Spot
from ..rules.combat.tactics import action_value, shields_to_spend, token_value
from ..table.opponents import damage_on, health_of
from ..table.pool import sheet_of, up
from ..table.state import Combat, G, Hero
from .cards import least_missed
from .chances import odds_against
from .choosing import best, picked


def my_side(combat: Combat, seat: int) -> int:
    return 0 if combat.sides[0].seat == seat else 1


def fight(g: G, hero: Hero, question: Question[CombatAct]) -> str:
    combat = g.state.combat
    assert combat is not None
    n = my_side(combat, hero.seat)
    heals = worth_healing(hero)

    def worth(action: CombatAct) -> float:
        if action.used is None:
            return action_value(g, combat, n, action)
        return 15.0 if heals and heals_by(action.used.ability) else -1.0

    chosen = max(question.options, key=lambda option: worth(option.value))
    if chosen.value.card:
        return by_card(g, hero, question, chosen.value.key)
    if chosen.value.target is not None:
        return by_target(g, combat, n, question, chosen.value.key)
    return chosen.key


def by_card(g: G, hero: Hero, question: Question[CombatAct], ability: str) -> str:
    """An ability, for the card that is missed least."""
    ways = {o.value.card: o.key for o in question.options if o.value.key == ability}
    return ways[least_missed(g, hero, list(ways))[0]]


def by_target(g: G, combat: Combat, mine: int, question: Question[CombatAct], ability: str) -> str:
    """An ability, on the token of the greatest worth."""
    ways = {o.value.target: o.key for o in question.options if o.value.key == ability}
    return ways[max((spot for spot in ways if spot), key=lambda s: spot_worth(g, combat, mine, s))]


def worth_healing(hero: Hero) -> bool:
    return hero.damage >= 2 and len(hero.hand) > 1


def heals_by(ability: Ability) -> bool:
    """An ability without an arrow that heals."""
    return isinstance(ability, Once | Free) and any(isinstance(e, Heal) for e in ability.then)


def use(g: G, hero: Hero, question: Question[bool]) -> str:
    """Always, but healing only where there is enough to heal."""
    option = question.options[0]
    if heals_by(option.args["ability"]) and not worth_healing(hero):
        return question.options[-1].key
    return option.key


def surge_cost(g: G, hero: Hero, question: Question[tuple[int, ...]]) -> str:
    """The least that will do; for an X surge all there is."""
    return question.options[0 if question.args["cost"] else -1].key


def shields(g: G, hero: Hero, question: Question[int]) -> str:
    combat = g.state.combat
    assert combat is not None
    side = combat.sides[my_side(combat, hero.seat)]
    tokens = [option.value for option in question.options]
    return picked(question, shields_to_spend(g, side, tokens, question.args["damage"]))


def token(g: G, hero: Hero, question: Question[Spot]) -> str:
    """Of the opponent's the best one; of one's own the one that has most to gain."""
    combat = g.state.combat
    assert combat is not None
    mine = my_side(combat, hero.seat)
    return best(question, lambda spot: spot_worth(g, combat, mine, spot))


def spot_worth(g: G, combat: Combat, mine: int, spot: Spot) -> float:
    side = combat.sides[spot.side]
    surges = bool(sheet_of(g, side).surges)
    one = side.tokens[spot.at]
    face = token_value(up(g, one), surges)
    if spot.side != mine:
        return face
    other = token_value(g.content.tokens[one.token].faces[1 - one.face], surges)
    return face + other if one.spent else other - face


def all_tokens(g: G, hero: Hero, question: Question[Spot]) -> str:
    return picked(question, [option.value for option in question.options])


def retreat(g: G, hero: Hero, question: Question[Used | bool]) -> str:
    """Only from a fight that is as good as lost."""
    combat = g.state.combat
    assert combat is not None
    foe = combat.sides[1 - my_side(combat, hero.seat)]
    left = health_of(g, foe) - damage_on(g, foe)
    flee = foe.seat < 0 and odds_against(g, hero, left, 1.0) < 0.12
    return best(question, lambda away: away == flee)
