"""How sensible travellers spend their days: they stay together, keep their Health and their wits,
eat, light Guidestones where they have business, and go where the Missions lead."""

from typing import Any

from waystone.kernel.ask import NONE, PASS, Question
from waystone.kernel.play import Play

from ..box.conditions import ATTRIBUTES
from ..box.definitions import Content
from ..box.journal import Cost
from ..rules.people.costs import purse
from ..table.places import here
from ..table.state import G, Hero, State
from .day import Day, place_value, stone_use
from .party_worth import party_worth, price_of
from .reader import FAINT_TERROR, page, whim

PLENTY = 3

ENOUGH = 4


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    """The key of a sensible answer to a question of the campaign outside of encounters."""
    g: G = Play(state, content)
    keys = [option.key for option in question.options]
    match question.prompt:
        case "ask-midday":
            return Day(g, state.heroes[seat]).best(keys)
        case "ask-choice":
            return page(g, keys)
        case "ask-company":
            return " ".join(keys) or NONE
        case "ask-join":
            return "join"
        case "ask-join-instant":
            return "stay" if "stay" in keys else keys[-1]
        case "ask-chronicler":
            return "nobody"
        case "ask-part":
            return str(my_part(g, seat, question))
        case "ask-stone-way":
            return "way:materials" if "way:materials" in keys else keys[0]
        case "ask-materials":
            return materials(g, seat, keys)
        case "ask-take-stone" | "ask-fade":
            return min(keys, key=lambda key: stone_use(g, key.removeprefix("stone:")))
        case "ask-slot":
            return max(keys, key=lambda key: stone_use(g, key.removeprefix("stone:")))
        case "ask-meal":
            return "eat" if "eat" in keys and hungry(g, state.heroes[seat]) else PASS
        case "ask-vision":
            return "yes" if state.heroes[seat].terror < FAINT_TERROR else "no"
        case "ask-develop":
            return purchase(g, state.heroes[seat], keys)
        case "ask-upgrade":
            return max(keys, key=lambda key: icons(g, key))
        case "ask-rebuild-combat" | "ask-rebuild-diplomacy":
            return "rebuild"
        case "ask-deck-combat" | "ask-deck-diplomacy":
            keys.sort(key=lambda key: -icons(g, key))
            return " ".join(keys[: question.least])
        case "ask-share" | "ask-one" | "ask-whom" | "ask-whom-secret":
            return who_takes_it(g, question)
        case "ask-either" | "ask-may":
            return deal(g, seat, question)
        case "ask-where":
            return max(keys, key=lambda key: place_value(g, key))
        case "ask-active-item":
            return keys[-1]
        case _:
            return plain(question, keys)


def plain(question: Question[Any], keys: list[str]) -> str:
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    if question.kind == "order":
        return " ".join(keys) or NONE
    return keys[0]


# ---- paying, sharing, growing


def my_part(g: G, seat: int, question: Question[Any]) -> int:
    """Who has more pays more."""
    what, left = str(question.args["what"]), int(question.args["left"])
    near = here(g, g.state.heroes[seat].at)
    mean = (sum(purse(g, what, other) for other in near) - left) / max(1, len(near))
    fair = round(purse(g, what, seat) - mean)
    return max(question.least, min(question.most, fair))


def materials(g: G, seat: int, keys: list[str]) -> str:
    """Wealth first while Food is short."""
    near = here(g, g.state.heroes[seat].at)
    food = sum(purse(g, "food", other) for other in near)
    spare = max(0, food - 2 * len(near))
    return min(keys, key=lambda key: abs(int(key.removeprefix("food:")) - spare))


def hungry(g: G, one: Hero) -> bool:
    character = g.content.characters[one.id]
    return one.health < character.most_health or one.terror > 0 or one.food > PLENTY


def who_takes_it(g: G, question: Question[Any]) -> str:
    """Good things to who needs them most, bad things to who bears them best."""
    effect = question.args.get("effect")
    do = question.args.get("do", (effect,) if effect is not None else ())

    def value(option: Any) -> float:
        seat = option.value
        if not isinstance(seat, int) or not 0 <= seat < len(g.state.heroes):
            return 0.0
        return party_worth(g, do, [seat]) - 0.01 * g.state.heroes[seat].health

    return str(max(question.options, key=value).key)


def deal(g: G, seat: int, question: Question[Any]) -> str:
    party = here(g, g.state.heroes[seat].at)

    def value(option: Any) -> float:
        if not option.args:
            return 0.0
        cost = [Cost(p.what, p.n) for p in option.args["pay"]]
        return party_worth(g, option.args["do"], party) - price_of(g, cost, party)

    return str(max(question.options, key=value).key)


def purchase(g: G, one: Hero, keys: list[str]) -> str:
    """Cheap attributes first, then cards for the deck that has had fewer, then skills."""
    low = [
        key
        for key in keys
        if key.startswith("attribute:") and cheap(g, one, key.removeprefix("attribute:"))
    ]
    if low:
        return max(low, key=lambda key: whim(g, one.id, key))
    sets = {"upgrade:combat": one.combat_set, "upgrade:diplomacy": one.diplomacy_set}
    upgrades = [key for key in keys if key in sets and len(sets[key]) > ENOUGH]
    if upgrades:
        return max(upgrades, key=lambda key: len(sets[key]))
    others = [key for key in keys if key != PASS]
    return max(others, key=lambda key: whim(g, one.id, key)) if others else PASS


def icons(g: G, key: str) -> float:
    """A rough guess at a card: its bonuses, and that it had to be earned."""
    card = g.content.cards[key.removeprefix("card:")]
    rows = [getattr(card.left, name) for name in (*ATTRIBUTES, "magic")]
    found = sum(len(row) for row in rows if row) + 1.5 * len(card.left.free)
    return found + 0.7 * len(card.abilities) + (1.0 if card.letter != "basic" else 0.0)


def cheap(g: G, one: Hero, attribute: str) -> bool:
    index = ATTRIBUTES.index(attribute)
    return one.attributes[index] + one.attributes[(index + 3) % 6] <= 1
