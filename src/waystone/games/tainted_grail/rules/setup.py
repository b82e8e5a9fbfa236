"""Setting the table for encounter mode."""

from functools import cache

from waystone.kernel.game import Scenario, Setup

from ..box.conditions import ATTRIBUTES
from ..box.definitions import Content, DiplomacyDef, EncounterDef
from ..table.facts import Chosen
from ..table.state import G, Hero, Item, State
from .people.development import grow
from .people.items import draw_item

DEVELOPMENTS = ("basic", "seasoned", "veteran", "legend")

EXPERIENCE = {"basic": 0, "seasoned": 12, "veteran": 26, "legend": 42}

EQUIPMENT = {
    "basic": [],
    "seasoned": ["a", "b"],
    "veteran": ["b", "cd", "consumable"],
    "legend": ["cd", "e", "a", "consumable"],
}

COLOURS = ("green", "blue", "purple")

GAUNTLET = 3

SEATS = (1, 4)

CAMPAIGNS = {"en": "Campaigns", "ru": "Кампании"}

WHERE = {
    "green": {"en": "The wilds", "ru": "Глушь"},
    "blue": {"en": "Among people", "ru": "Среди людей"},
    "purple": {"en": "The uncanny", "ru": "Нездешнее"},
}


def encounter_table(setup: Setup) -> State:
    streams = setup.streams()
    companion = setup.choices.get("companion", "alone")
    return State(
        streams,
        setup.seats,
        [],
        setup.scenario,
        setup.choices.get("development", "basic"),
        foes_of(setup.scenario),
        list(setup.variants),
        "" if companion == "alone" else companion,
    )


def foes_of(scenario: str) -> list[str]:
    if scenario == "gauntlet":
        return ["any"] * GAUNTLET
    return [scenario]


@cache
def scenarios(content: Content) -> list[Scenario]:
    chance = {"en": "Whom chance sends", "ru": "Кого пошлёт случай"}
    found = [
        Scenario(name, words, SEATS, "encounter", chance)
        for name, words in (
            ("any", {"en": "On the road", "ru": "В дороге"}),
            ("gauntlet", {"en": "Three in a row", "ru": "Трое подряд"}),
            *WHERE.items(),
        )
    ]
    found += [
        Scenario(e.id, e.name, SEATS, "encounter", heading(e)) for e in content.encounters.values()
    ]
    for one in sorted(content.campaigns.values(), key=lambda c: c.order):
        seats = (1, 1) if one.character else SEATS
        found.append(Scenario(one.id, one.name, seats, "campaign", CAMPAIGNS))
    return found


def heading(e: EncounterDef) -> dict[str, str]:
    if e.king:
        return {"en": "Kings", "ru": "Короли"}
    how = {"en": "combat", "ru": "бой"}
    if isinstance(e, DiplomacyDef):
        how = {"en": "diplomacy", "ru": "переговоры"}
    return {language: f"{name}: {how[language]}" for language, name in WHERE[e.colour].items()}


def next_foe(g: G) -> str:
    """A named encounter, or a random one of the difficulty that suits the development."""
    wanted = g.state.foes.pop(0)
    if wanted in g.content.encounters:
        return wanted
    able = fitting_foes(g.content, wanted, DEVELOPMENTS.index(g.state.development) + 1)
    if g.state.guardians:
        able = [foe for foe in able if foe not in g.state.guardians] or able
    return g.streams.pick("foe", able)


@cache
def fitting_foes(content: Content, colour: str, difficulty: int) -> list[str]:
    """Those of the nearest difficulty; Kings are met only by name (TG-KNG-01)."""
    foes = [e for e in content.encounters.values() if not e.king and colour in ("any", e.colour)]
    nearest = min(abs(e.difficulty - difficulty) for e in foes)
    return [e.id for e in foes if abs(e.difficulty - difficulty) == nearest]


def unchosen(state: State, content: Content) -> list[str]:
    """TG-GEN-05: no character is used twice."""
    taken = {one.id for one in state.heroes}
    return [c for c in content.characters if c not in taken]


def enlist(g: G, seat: int, character: str) -> None:
    """TG-SET-02 to TG-SET-05, developed as far as the setting says. TG-STM-01: in story mode with
    an item."""
    one = new_hero(g.content, seat, character, "wyrdform" in g.state.rules)
    g.state.heroes.append(one)
    g.say(Chosen(one.id), "TG-SET-01")
    if g.state.world is not None:
        return
    if EXPERIENCE[g.state.development]:
        grow(g, one, EXPERIENCE[g.state.development])
    for deck in EQUIPMENT[g.state.development]:
        equip(g, one, deck)
    if "story-items" in g.state.rules:
        equip(g, one, "a")


def new_hero(content: Content, seat: int, character: str, wyrdform: bool = False) -> Hero:
    """TG-SET-02 to TG-SET-05: tracks, resources, decks, upgrade sets."""
    card = content.characters[character]
    hero = Hero(
        seat,
        character,
        card.energy,
        card.health,
        card.terror,
        [card.attributes.get(name, 0) for name in ATTRIBUTES],
        deck_of(content, character, "combat", "basic"),
        deck_of(content, character, "diplomacy", "basic"),
        deck_of(content, character, "combat", "upgraded"),
        deck_of(content, character, "diplomacy", "upgraded"),
        card.food,
        card.wealth,
        card.magic,
    )
    if wyrdform:
        # TG-WFM-01, TG-WFM-03, TG-WFM-08.
        hero.wyrdform = True
        hero.combat += deck_of(content, character, "combat", "wyrdform")
        hero.diplomacy += deck_of(content, character, "diplomacy", "wyrdform")
        hero.skills += [
            s.id for s in content.skills.values() if s.owner == character and s.wyrdform
        ]
    return hero


def deck_of(content: Content, owner: str, deck: str, letter: str) -> list[str]:
    return list(_decks(content).get((owner, deck, letter), ()))


@cache
def _decks(content: Content) -> dict[tuple[str, str, str], list[str]]:
    found: dict[tuple[str, str, str], list[str]] = {}
    for card in content.cards.values():
        found.setdefault((card.owner, card.deck, card.letter), []).append(card.id)
    return found


def equip(g: G, one: Hero, deck: str) -> None:
    """TG-ITM-03: the last one of a slot is the active one. TG-STM-01: in story mode everybody
    starts with one."""
    if deck == "cd":
        deck = g.streams.pick("equipment", ("c", "d"))
    item = draw_item(g, deck)
    if item is None:
        return
    slot = g.content.items[item].slot
    for other in one.items:
        if slot and g.content.items[other.id].slot == slot:
            other.active = False
    one.items.append(Item(item))
