"""How a sensible player plays. Only what the seat may see is read: its own hand and trophies, and
what lies open."""

from waystone.kernel.ask import NONE, AnyQuestion
from waystone.kernel.play import Play

from ..box.definitions import Content
from ..table.state import G, Hero, State
from .cards import (
    accept,
    best_asset,
    best_skill,
    by_effects,
    event,
    keep_the_best,
    outcome,
    pay,
    richest,
    sell,
    shop,
    spare_trophy,
    trophy_deck,
    worst_asset,
    worst_skill,
)
from .choosing import Answer
from .fights import all_tokens, fight, retreat, shields, surge_cost, token, use
from .turns import act, choose_hero, nearest, place, reroll, test, travel

# Fights and tests are decided within the turn; where to go and what to buy shows many turns later.
OF_A_FIGHT = frozenset(
    {
        "ask-combat", "ask-retreat", "ask-test", "ask-reroll", "ask-exert", "ask-token",
        "ask-tokens", "ask-agility", "ask-surge-cost", "ask-outcome", "ask-ward", "ask-shields",
    }
)  # fmt: skip


def is_of_a_fight(prompt: str) -> bool:
    return prompt in OF_A_FIGHT


def policy(state: State, content: Content, seat: int, question: AnyQuestion) -> str:
    g: G = Play(state, content)
    answer = ANSWERS.get(question.prompt)
    if answer is not None:
        return answer(g, state.heroes[seat], question)
    if question.kind == "amount":
        return str(question.least)
    keys = [option.key for option in question.options]
    if question.kind == "order":
        return " ".join(keys)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    return keys[0]


def yes(g: G, hero: Hero, question: AnyQuestion) -> str:
    return question.options[0].key


def none(g: G, hero: Hero, question: AnyQuestion) -> str:
    return NONE


ANSWERS: dict[str, Answer] = {
    "ask-hero": choose_hero,
    "ask-place": place,
    "ask-action": act,
    "ask-travel": travel,
    "ask-move": nearest,
    "ask-journey": nearest,
    "ask-kindle": nearest,
    "ask-exert": keep_the_best,
    "ask-trim-hand": keep_the_best,
    "ask-discard-hand": keep_the_best,
    "ask-trim-skills": worst_skill,
    "ask-trim-assets": worst_asset,
    "ask-teach": best_skill,
    "ask-recover": best_skill,
    "ask-sell": sell,
    "ask-shop": shop,
    "ask-asset": best_asset,
    "ask-deck": trophy_deck,
    "ask-pay-trophy": spare_trophy,
    "ask-event": event,
    "ask-outcome": outcome,
    "ask-one-of": by_effects,
    "ask-may": by_effects,
    "ask-exert-for": by_effects,
    "ask-spend-tokens": by_effects,
    "ask-offer-trophies": by_effects,
    "ask-pay": pay,
    "ask-test": test,
    "ask-reroll": reroll,
    "ask-accept": accept,
    "ask-offer": none,
    "ask-steal": richest,
    "ask-combat": fight,
    "ask-shields": shields,
    "ask-token": token,
    "ask-surge-cost": surge_cost,
    "ask-tokens": all_tokens,
    "ask-ward": yes,
    "ask-cancel": yes,
    "ask-use": use,
    "ask-retreat": retreat,
    "ask-retreat-to": yes,
}
