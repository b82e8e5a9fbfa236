"""Which cards a bot keeps, buys, sells, and what it chooses on them."""

from waystone.kernel.ask import Question

from ..box.definitions import EventOption, QuestDef
from ..box.effects import DeckKind, Effects
from ..rules.adventures.trophies import counts
from ..rules.market.shop import price
from ..table.state import G, Hero
from .appraise import asset_value, skill_value, upgrade
from .choosing import best, picked
from .planning import purse, wants_skill
from .worth import effects_value


def keep_the_best(g: G, hero: Hero, question: Question[str]) -> str:
    """The skill cards that are missed least."""
    cards = [option.value for option in question.options]
    return picked(question, least_missed(g, hero, cards)[: question.least])


def least_missed(g: G, hero: Hero, cards: list[str]) -> list[str]:
    """Skill cards, those first that can be spared."""

    def missed(card: str) -> float:
        wanted = 3.0 if wants_skill(g, hero, card) else 0.0
        return wanted + skill_value(g, hero, card) - 0.2 * len(g.content.skills[card].cost)

    return sorted(cards, key=missed)


def worst_skill(g: G, hero: Hero, question: Question[str]) -> str:
    return best(question, lambda card: -skill_value(g, hero, card))


def worst_asset(g: G, hero: Hero, question: Question[str]) -> str:
    return best(question, lambda card: -asset_value(g, hero, card))


def best_asset(g: G, hero: Hero, question: Question[tuple[str, str]]) -> str:
    return best(question, lambda found: upgrade(g, hero, found[1]))


def best_skill(g: G, hero: Hero, question: Question[str]) -> str:
    return best(question, lambda card: skill_value(g, hero, card) if card else 0.5)


def sell(g: G, hero: Hero, question: Question[str]) -> str:
    return picked(question, unwanted(g, hero))


def unwanted(g: G, hero: Hero) -> list[str]:
    """What a card of this market replaces, if only selling it makes that affordable."""
    city = g.content.atlas.cities.get(hero.space, "")
    sold: list[str] = []
    gain = 0.8
    for card in g.state.markets.get(city, []):
        worth = upgrade(g, hero, card)
        if hero.gold < price(g, hero, card) <= purse(g, hero, card) and worth > gain:
            kind = g.content.assets[card].type
            gain = worth
            sold = [a for a in hero.assets if g.content.assets[a].type == kind]
    return sold


def shop(g: G, hero: Hero, question: Question[tuple[str, str]]) -> str:
    sells = any(option.key == "sell" for option in question.options)
    if sells and unwanted(g, hero):
        return "sell"

    def worth(choice: tuple[str, str]) -> float:
        what, card = choice
        if what == "sell":
            return -99
        gain = upgrade(g, hero, card)
        if what == "buy":
            return 5 + gain - 0.15 * price(g, hero, card) if gain > 0.4 else -9
        return -gain

    return best(question, worth)


def trophy_deck(g: G, hero: Hero, question: Question[DeckKind]) -> str:
    """The kind that the skills in hand ask for."""
    asked = "".join(g.content.skills[c].cost for c in hero.hand)
    have = counts(g, hero)
    letters = {"combat": "c", "social": "s", "exploration": "e"}
    return best(question, lambda deck: asked.count(letters[deck]) - have[deck])


def spare_trophy(g: G, hero: Hero, question: Question[DeckKind]) -> str:
    have = counts(g, hero)
    return best(question, lambda deck: have[deck])


def event(g: G, hero: Hero, question: Question[EventOption]) -> str:
    def worth(option: EventOption) -> float:
        value = effects_value(g, hero, option.then)
        return value * 0.55 if option.rumor is not None else value

    return best(question, worth)


def outcome(g: G, hero: Hero, question: Question[int]) -> str:
    quest = g.content.adventures[question.args["card"]]
    assert isinstance(quest, QuestDef)

    def worth(n: int) -> float:
        return 0.3 if n < 0 else 2 + effects_value(g, hero, quest.outcomes[n].then)

    return best(question, worth)


def by_effects(g: G, hero: Hero, question: Question[Effects | None]) -> str:
    """The better of two texts; a text that one may leave alone, if it is worth something."""
    return best(question, lambda then: effects_value(g, hero, then) if then is not None else 1e-9)


def pay(g: G, hero: Hero, question: Question[Effects | None]) -> str:
    least = -1e9 if g.state.combat is not None else 1.5 + 1e-9
    return best(question, lambda then: effects_value(g, hero, then) if then is not None else least)


def accept(g: G, hero: Hero, question: Question[bool]) -> str:
    """RB-SPT-01, RB-AMB-33: bots accept only what is not worse for them."""
    args = question.args
    gains = sum(max(0.0, upgrade(g, hero, a)) for a in args["give"]) + args["gold"]
    losses = sum(asset_value(g, hero, a) for a in args["want"])
    return best(question, lambda yes: yes == (gains > losses))


def richest(g: G, hero: Hero, question: Question[Hero]) -> str:
    return best(question, lambda other: other.gold)
