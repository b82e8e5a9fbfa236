"""How a bot fights."""

from typing import Any

from waystone.kernel.ask import NONE, Question

from ..rules.combat.tactics import action_value, shields_to_spend, token_value
from ..table.opponents import damage_on, health_of
from ..table.pool import sheet_of, up
from ..table.state import Combat, G, Hero
from .appraise import odds_against
from .choosing import best, keys_of


def my_side(combat: Combat, seat: int) -> int:
    return 0 if combat.sides[0].seat == seat else 1


def fight(g: G, hero: Hero, question: Question[Any]) -> str:
    combat = g.state.combat
    assert combat is not None
    n = my_side(combat, hero.seat)
    chosen = max(question.options, key=lambda o: action_value(g, combat, n, o.value))
    return chosen.key if action_value(g, combat, n, chosen.value) > 0 else "pass"


def shields(g: G, hero: Hero, question: Question[Any]) -> str:
    combat = g.state.combat
    assert combat is not None
    side = combat.sides[my_side(combat, hero.seat)]
    tokens = [option.value for option in question.options]
    chosen = shields_to_spend(g, side, tokens, question.args["damage"])
    return " ".join(f"token:{at}" for at in chosen) or NONE


def token(g: G, hero: Hero, question: Question[Any]) -> str:
    """Of the opponent's the best one; of one's own the one that has most to gain."""
    combat = g.state.combat
    assert combat is not None
    n = int(question.options[0].on.split(":")[1])
    side = combat.sides[n]
    mine = n == my_side(combat, hero.seat)
    surges = bool(sheet_of(g, side).surges)

    def worth(at: int) -> float:
        one = side.tokens[at]
        back = g.content.tokens[one.token].faces[1 - one.face]
        face = token_value(up(g, one), surges)
        if not mine:
            return face
        other = token_value(back, surges)
        return face + other if one.spent else other - face

    return best(question, worth)


def all_tokens(g: G, hero: Hero, question: Question[Any]) -> str:
    return " ".join(keys_of(question))


def retreat(g: G, hero: Hero, question: Question[Any]) -> str:
    """Only from a fight that is as good as lost."""
    combat = g.state.combat
    assert combat is not None
    foe = combat.sides[1 - my_side(combat, hero.seat)]
    left = health_of(g, foe) - damage_on(g, foe)
    return "retreat" if foe.seat < 0 and odds_against(g, hero, left, 1.0) < 0.12 else "stay"


def retreat_to(g: G, hero: Hero, question: Question[Any]) -> str:
    return question.options[0].key
