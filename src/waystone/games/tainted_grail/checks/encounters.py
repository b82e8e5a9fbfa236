"""Encounters, characters and chapters whose figures do not fit."""

from collections.abc import Iterator

from msgspec import Struct

from waystone.kernel.lint import Mistake, unknown

from ..box.abilities import AmberCallTrait, InfluenceTrait
from ..box.conditions import ATTRIBUTES
from ..box.definitions import CardDef, CharacterDef, CombatDef, Content, DiplomacyDef, EncounterDef
from ..box.encounter import Leave, NewWeather, Place, Tactics
from ..rules.people.development import LEAST_DECK
from .walking import parts

MOST_TIME = 10
MOST_TOUGHNESS = 99


def figures(content: Content) -> Iterator[Mistake]:
    for chapter in (of_cards, of_enemies, of_characters, of_campaigns):
        yield from chapter(content)


def of_cards(content: Content) -> Iterator[Mistake]:
    for card in content.cards.values():
        yield from keys(content, card)
    for skill in content.skills.values():
        known = content.characters
        yield from unknown("skills", skill.id, "character", skill.owner, known, ("owner",))


def of_enemies(content: Content) -> Iterator[Mistake]:
    for one in content.encounters.values():
        yield from decks(content, one)
        yield from combat(one) if isinstance(one, CombatDef) else diplomacy(one)
    for spawn in content.spawn.values():
        bounds = [row.to for row in spawn.rows]
        yield from toughness("spawn", spawn.id, spawn.toughness, bounds)
    for weather in content.weather.values():
        if contains(weather.play, NewWeather):
            what = "the weather brings new weather about, for ever"
            yield Mistake("weather", weather.id, what, ("play",))


def of_characters(content: Content) -> Iterator[Mistake]:
    for hero in content.characters.values():
        yield from character(content, hero)


def of_campaigns(content: Content) -> Iterator[Mistake]:
    for chapter in content.chapters.values():
        for colour in ("green", "blue", "purple"):
            missing = {"1", "2", "3", "4"} - set(getattr(chapter.encounters, colour))
            if missing:
                what = f"for {', '.join(sorted(missing))} characters no difficulty is named"
                yield Mistake("chapters", chapter.id, what, ("encounters", colour))
    for status in content.statuses.values():
        if status.parts < 1:
            yield Mistake("statuses", status.id, "it has no part; parts: 1", ("parts",))
    for campaign in content.campaigns.values():
        if bool(campaign.character) != bool(campaign.verse):
            what = "a tutorial has both a character and a verse"
            yield Mistake("campaigns", campaign.id, what)
        if not campaign.character and not (campaign.start and campaign.chapter):
            what = "it begins at a Location (start) with a chapter; name both"
            yield Mistake("campaigns", campaign.id, what)


def keys(content: Content, card: CardDef) -> Iterator[Mistake]:
    """TG-DEV-11: three attributes are the keys of combat, the others those of diplomacy."""
    owners = {*content.characters, *content.kings}
    yield from unknown("cards", card.id, "character or King", card.owner, owners, ("owner",))
    if contains(card.abilities, Leave) and contains(card.abilities, Place):
        what = "a card that leaves the Sequence and places a card may place itself, for ever"
        yield Mistake("cards", card.id, what, ("abilities",))
    other = ATTRIBUTES[3:] if card.deck == "combat" else ATTRIBUTES[:3]
    for attribute in other:
        if getattr(card.left, attribute) is not None or getattr(card.right, attribute):
            what = f"a {card.deck} card has no {attribute} key"
            yield Mistake("cards", card.id, what, ("deck",))


def contains(thing: object, kind: type[Struct]) -> bool:
    return any(isinstance(part, kind) for part, _ in parts(thing))


def decks(content: Content, one: EncounterDef) -> Iterator[Mistake]:
    """TG-CLA-04, TG-VEN-04: what an enemy's deck is made of."""
    known, noun = {*content.cards, *content.spawn, *content.weather}, "card"
    if any(isinstance(trait, AmberCallTrait) for trait in one.traits):
        known, noun = set(content.spawn), "Spawn"
    elif any(isinstance(trait, InfluenceTrait) for trait in one.traits):
        known, noun = set(content.cards), "card"
    for n, card in enumerate(one.deck):
        yield from unknown("encounters", one.id, noun, card, known, ("deck", n))


def combat(one: CombatDef) -> Iterator[Mistake]:
    yield from toughness("encounters", one.id, one.toughness, [row.to for row in one.rows])
    if contains(one.tactics, Tactics):
        what = "the tactical attack brings itself about, for ever"
        yield Mistake("encounters", one.id, what, ("tactics",))


def toughness(kind: str, name: str, toughness: int, bounds: list[int]) -> Iterator[Mistake]:
    if not 1 <= toughness <= MOST_TOUGHNESS:
        yield Mistake(kind, name, f"Toughness is from 1 to {MOST_TOUGHNESS}", ("toughness",))
    if bounds != sorted(set(bounds)) or not bounds or bounds[-1] < toughness - 1:
        yield Mistake(kind, name, f"the rows must rise to {toughness - 1}", ("rows",))


def diplomacy(one: DiplomacyDef) -> Iterator[Mistake]:
    if not 1 <= one.time <= MOST_TIME:
        yield Mistake("encounters", one.id, f"Time is from 1 to {MOST_TIME}", ("time",))
    if not 0 <= one.start < len(one.track):
        what = f"the track has {len(one.track)} steps, from 0; none is {one.start}"
        yield Mistake("encounters", one.id, what, ("start",))
    for colour in sorted(set(one.track) - set(one.outcomes)):
        what = f"the track has a {colour} step, and there is no {colour} outcome"
        yield Mistake("encounters", one.id, what, ("outcomes",))
    for colour, outcome in one.outcomes.items():
        if not 0 <= outcome.time <= MOST_TIME:
            what = f"Time is from 0 to {MOST_TIME}"
            yield Mistake("encounters", one.id, what, ("outcomes", colour, "time"))
        if not outcome.ends and not one.final:
            what = "only a final meeting goes on after an outcome (TG-FIN-02)"
            yield Mistake("encounters", one.id, what, ("outcomes", colour, "ends"))
    if not any(outcome.ends for outcome in one.outcomes.values()):
        yield Mistake("encounters", one.id, "no outcome ends it", ("outcomes",))


def character(content: Content, hero: CharacterDef) -> Iterator[Mistake]:
    """TG-SET-02 to TG-SET-05: tracks and decks as a character board has them."""
    tracks = (
        ("energy", 0, hero.most_energy),
        ("health", 1, hero.most_health),
        ("terror", 0, hero.most_terror),
        ("red_terror", 1, hero.most_terror),
    )
    for field, least, most in tracks:
        if not least <= getattr(hero, field) <= most:
            what = f"{field} must be from {least} to {most}"
            yield Mistake("characters", hero.id, what, (field,))
    for deck in ("combat", "diplomacy"):
        owned = [c for c in content.cards.values() if c.owner == hero.id and c.deck == deck]
        basic = sum(card.letter == "basic" for card in owned)
        if basic < LEAST_DECK:
            what = f"a {deck} deck has {LEAST_DECK} basic cards, not {basic}"
            yield Mistake("characters", hero.id, what)
