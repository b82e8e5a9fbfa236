"""How sensible travellers spend their days: they stay together, keep their Health and their wits,
eat, light Guidestones where they have business, and go where the Missions lead."""

from collections.abc import Callable

from waystone.kernel.ask import NONE, AnyQuestion, Question
from waystone.kernel.play import Play

from ..box.conditions import ATTRIBUTES
from ..box.definitions import Content
from ..box.effects import Deal
from ..rules.day.midday import Wish
from ..rules.journal.verses import Picked
from ..rules.people.costs import party_price, purse
from ..rules.people.development import Purchase, decks_of
from ..table.places import here
from ..table.state import G, Hero, State
from ..table.world import Paying
from .choosing import Answer, best, key_of, last, plain
from .day import Day, place_value, stone_use
from .party_worth import party_worth, price_of
from .reader import FAINT_TERROR, page, whim
from .sharing import fair_part

PLENTY = 3

ENOUGH = 4


def policy(state: State, content: Content, seat: int, question: AnyQuestion) -> str:
    """The key of a sensible answer to a question of the campaign outside of encounters."""
    return ANSWERS.get(question.prompt, plain)(Play(state, content), seat, question)


# ---- what to do


def midday(g: G, seat: int, question: Question[Wish]) -> str:
    wanted = Day(g, g.state.heroes[seat]).best({option.value for option in question.options})
    return key_of(question, wanted)


def choice(g: G, seat: int, question: Question[Picked | Paying]) -> str:
    return page(g, question)


def all_of_them(g: G, seat: int, question: Question[int]) -> str:
    return " ".join(option.key for option in question.options) or NONE


def says(wanted: object) -> Answer:
    """The option that stands for this."""

    def answer(g: G, seat: int, question: AnyQuestion) -> str:
        return key_of(question, wanted)

    return answer


def vision(g: G, seat: int, question: Question[bool]) -> str:
    return key_of(question, g.state.heroes[seat].terror < FAINT_TERROR)


def place(g: G, seat: int, question: Question[int]) -> str:
    return best(question, lambda number: place_value(g, number))


# ---- paying, sharing


def my_part(g: G, seat: int, question: Question[int]) -> str:
    """Who has more pays more."""
    what, left = str(question.args["what"]), int(question.args["left"])
    near = here(g, g.state.heroes[seat].at)
    mean = (sum(purse(g, what, other) for other in near) - left) / max(1, len(near))
    fair = round(purse(g, what, seat) - mean)
    return str(max(question.least, min(question.most, fair)))


def materials(g: G, seat: int, question: Question[int]) -> str:
    """Wealth first while Food is short."""
    near = here(g, g.state.heroes[seat].at)
    food = sum(purse(g, "food", other) for other in near)
    spare = max(0, food - 2 * len(near))
    return best(question, lambda used: -abs(used - spare))


def most_useful_stone(g: G, seat: int, question: Question[str]) -> str:
    return best(question, lambda corner: stone_use(g, corner))


def least_useful_stone(g: G, seat: int, question: Question[str]) -> str:
    return best(question, lambda corner: -stone_use(g, corner))


def meal(g: G, seat: int, question: Question[str]) -> str:
    return key_of(question, "eat" if hungry(g, g.state.heroes[seat]) else "")


def hungry(g: G, one: Hero) -> bool:
    character = g.content.characters[one.id]
    needy = one.health < character.most_health or one.terror > 0
    return one.food > 0 and (needy or one.food > PLENTY)


def who_takes_it(g: G, seat: int, question: Question[int]) -> str:
    """Good things to who needs them most, bad things to who bears them best."""
    effect = question.args.get("effect")
    do = question.args.get("do", (effect,) if effect is not None else ())

    def value(other: int) -> float:
        return party_worth(g, do, [other]) - 0.01 * g.state.heroes[other].health

    return best(question, value)


def deal(g: G, seat: int, question: Question[Deal | None]) -> str:
    party = here(g, g.state.heroes[seat].at)

    def value(offer: Deal | None) -> float:
        if offer is None:
            return 0.0
        return party_worth(g, offer.do, party) - price_of(g, party_price(offer.pay), party)

    return best(question, value)


# ---- growing


def purchase(g: G, seat: int, question: Question[Purchase | None]) -> str:
    """Cheap attributes first, then cards for the deck that has had fewer, then skills."""
    one = g.state.heroes[seat]
    able = [option.value for option in question.options if option.value is not None]
    low = [p for p in able if p.kind == "attribute" and cheap(one, p.what)]
    sets = {p: len(decks_of(one, p.what)[1]) for p in able if p.kind == "upgrade"}
    upgrades = [p for p, left in sets.items() if left > ENOUGH]
    if not low and upgrades:
        return key_of(question, max(upgrades, key=lambda p: sets[p]))
    return key_of(question, max(low or able, key=fancy(g, one), default=None))


def fancy(g: G, one: Hero) -> Callable[[Purchase], float]:
    return lambda bought: whim(g, one.id, f"{bought.kind}:{bought.what}")


def cheap(one: Hero, attribute: str) -> bool:
    index = ATTRIBUTES.index(attribute)
    return one.attributes[index] + one.attributes[(index + 3) % 6] <= 1


def upgrade(g: G, seat: int, question: Question[str]) -> str:
    return best(question, lambda card: icons(g, card))


def deck(g: G, seat: int, question: Question[str]) -> str:
    cards = sorted(question.options, key=lambda option: -icons(g, option.value))
    return " ".join(option.key for option in cards[: question.least])


def icons(g: G, name: str) -> float:
    """A rough guess at a card: its bonuses, and that it had to be earned."""
    card = g.content.cards[name]
    rows = [getattr(card.left, row) for row in (*ATTRIBUTES, "magic")]
    found = sum(len(row) for row in rows if row) + 1.5 * len(card.left.free)
    return found + 0.7 * len(card.abilities) + (1.0 if card.letter != "basic" else 0.0)


ANSWERS: dict[str, Answer] = {
    "ask-midday": midday,
    "ask-choice": choice,
    "ask-company": all_of_them,
    "ask-join": says(True),
    "ask-join-instant": says(False),
    "ask-chronicler": says(-1),
    "ask-part": my_part,
    "ask-stone-way": says("materials"),
    "ask-materials": materials,
    "ask-take-stone": least_useful_stone,
    "ask-fade": least_useful_stone,
    "ask-slot": most_useful_stone,
    "ask-meal": meal,
    "ask-vision": vision,
    "ask-develop": purchase,
    "ask-upgrade": upgrade,
    "ask-rebuild-combat": says(True),
    "ask-rebuild-diplomacy": says(True),
    "ask-deck-combat": deck,
    "ask-deck-diplomacy": deck,
    "ask-share": who_takes_it,
    "ask-share-part": fair_part,
    "ask-one": who_takes_it,
    "ask-whom": who_takes_it,
    "ask-whom-secret": who_takes_it,
    "ask-either": deal,
    "ask-may": deal,
    "ask-where": place,
    "ask-active-item": last,
}
