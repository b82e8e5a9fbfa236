"""Which cards a bot keeps, buys, sells, and what it chooses on them."""

from typing import Any

from waystone.kernel.ask import NONE, Question

from ..box.definitions import EventDef, QuestDef
from ..rules.adventures.trophies import counts
from ..rules.market.shop import price
from ..table.state import G, Hero
from .appraise import asset_value, effects_value, skill_value, upgrade
from .choosing import best
from .planning import purse, wants_skill


def keep_the_best(g: G, hero: Hero, question: Question[Any]) -> str:
    """The skill card that is missed least."""

    def missed(card: str) -> float:
        wanted = 3.0 if wants_skill(g, hero, card) else 0.0
        return wanted + skill_value(g, hero, card) - 0.2 * len(g.content.skills[card].cost)

    return best(question, lambda card: -missed(card))


def worst_skill(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda card: -skill_value(g, hero, card))


def worst_asset(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda card: -asset_value(g, hero, card))


def best_asset(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda found: upgrade(g, hero, found[1]))


def best_skill(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda card: skill_value(g, hero, card) if card else 0.5)


def sell(g: G, hero: Hero, question: Question[Any]) -> str:
    """Sell what a card of this market replaces, if only that makes it affordable."""
    city = g.content.atlas.cities.get(hero.space, "")
    chosen, gain = NONE, 0.8
    for card in g.state.markets.get(city, []):
        worth = upgrade(g, hero, card)
        if hero.gold < price(g, hero, card) <= purse(g, hero, card) and worth > gain:
            kind = g.content.assets[card].type
            gain = worth
            chosen = " ".join(f"asset:{a}" for a in hero.assets if g.content.assets[a].type == kind)
    return chosen


def shop(g: G, hero: Hero, question: Question[Any]) -> str:
    def worth(choice: tuple[str, str]) -> float:
        what, card = choice
        gain = upgrade(g, hero, card)
        if what == "buy":
            return 5 + gain - 0.15 * price(g, hero, card) if gain > 0.4 else -9
        return -gain

    return best(question, worth)


def trophy_deck(g: G, hero: Hero, question: Question[Any]) -> str:
    """The kind that the skills in hand ask for."""
    asked = "".join(g.content.skills[c].cost for c in hero.hand)
    have = counts(g, hero)
    letters = {"combat": "c", "social": "s", "exploration": "e"}
    return best(question, lambda deck: asked.count(letters[deck]) - have[deck])


def spare_trophy(g: G, hero: Hero, question: Question[Any]) -> str:
    have = counts(g, hero)
    return best(question, lambda deck: have[deck])


def event(g: G, hero: Hero, question: Question[Any]) -> str:
    card = g.content.adventures[question.args["card"]]
    assert isinstance(card, EventDef)

    def worth(option: Any) -> float:
        value = effects_value(g, hero, option.then)
        return value * 0.55 if option.rumor is not None else value

    return "first" if worth(card.first) >= worth(card.second) else "second"


def outcome(g: G, hero: Hero, question: Question[Any]) -> str:
    quest = g.content.adventures[question.args["card"]]
    assert isinstance(quest, QuestDef)

    def worth(n: int) -> float:
        return 0.3 if n < 0 else 2 + effects_value(g, hero, quest.outcomes[n].then)

    return best(question, worth)


def by_effects(g: G, hero: Hero, question: Question[Any]) -> str:
    """Options that carry their effects: the better one; with a price, if it is worth it."""
    if question.options[-1].key == "no":
        return "yes" if effects_value(g, hero, question.options[0].args["effects"]) > 0 else "no"
    return max(question.options, key=lambda o: effects_value(g, hero, o.args["effects"])).key


def pay(g: G, hero: Hero, question: Question[Any]) -> str:
    worth = effects_value(g, hero, question.options[0].args["effects"])
    return "yes" if worth > 1.5 or g.state.combat is not None else "no"


def accept(g: G, hero: Hero, question: Question[Any]) -> str:
    """RB-SPT-01, RB-AMB-33: bots accept only what is not worse for them."""
    args = question.args
    gains = sum(max(0.0, upgrade(g, hero, a)) for a in args["give"]) + args["gold"]
    losses = sum(asset_value(g, hero, a) for a in args["want"])
    return "accept" if gains > losses else "refuse"


def richest(g: G, hero: Hero, question: Question[Any]) -> str:
    return best(question, lambda other: other.gold)
