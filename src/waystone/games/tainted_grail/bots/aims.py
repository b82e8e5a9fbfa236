"""What brings the Missions nearer: facts that they want, the verses and choices that give them.
Advice for bots; no rule reads it."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ..box.choices import choices
from ..box.definitions import Content
from ..box.effects import (
    Check,
    Effect,
    Either,
    Everyone,
    Fight,
    May,
    One,
    Party,
    Roll,
    When,
    Whoever,
)
from ..box.instructions import (
    EndMission,
    GainSecret,
    JoinCompanion,
    MarkStatus,
    ReachEnding,
    ReadVerse,
    StartChapter,
)
from ..box.journal import CheckHere, EncounterHere, Paragraph, RedirectHere, VerseDef
from ..box.requirements import (
    AllOf,
    AnyOf,
    Beaten,
    HasSecret,
    HasStatus,
    Read,
    WithCompanion,
    WorldCondition,
)
from ..table.state import G

Fact = tuple[str, str, int]
"""Something that can come true: a Secret, a part of a Status (0: any), a verse read, a companion,
an encounter won, a Mission ended, a chapter begun, an ending."""

FAR = 0.96
"""Each verse further away is worth so much less."""

NEEDED = 0.8
"""What only opens a choice, against what the choice gives."""

LEAST = 0.02

DEPTH = 5

ONWARD: Fact = ("onward", "", 0)


class Way(NamedTuple):
    """A step that leads to a verse, or gives a fact, with this likelihood. `choice` is the number
    of the choice, -1 where the verse itself does it."""

    choice: int
    likely: float
    verse: str = ""
    fact: Fact | None = None


class Map(NamedTuple):
    """The journal read backwards: who gives a fact, what leads to a verse, what a choice needs."""

    givers: dict[Fact, list[tuple[str, int, float]]]
    before: dict[str, list[tuple[str, int, float]]]
    needs: dict[tuple[str, int], tuple[Fact, ...]]


class Aims(NamedTuple):
    """How much verses and choices are worth to the Missions, from 0 to 1."""

    verses: dict[str, float]
    choices: dict[tuple[str, int], float]


# ---- the journal read backwards


def gives(effect: Effect) -> Iterator[Fact]:
    match effect:
        case GainSecret(secret):
            yield ("secret", secret, 0)
        case MarkStatus(status, part):
            yield ("status", status, part)
            yield ("status", status, 0)
        case JoinCompanion():
            yield ("companion", effect.companion, 0)
        case EndMission(event):
            yield ("mission", event, 0)
        case StartChapter():
            yield ONWARD
        case ReachEnding(ending):
            yield ("ending", ending, 0)
        case _:
            return


def ways_of(effects: Sequence[Effect], choice: int, likely: float = 1.0) -> Iterator[Way]:
    for effect in effects:
        for fact in gives(effect):
            yield Way(choice, likely, fact=fact)
        match effect:
            case ReadVerse(verse):
                yield Way(choice, likely, verse)
            case Fight():
                if effect.named:
                    yield Way(choice, likely * 0.7, fact=("beaten", effect.named, 0))
                yield from ways_of(effect.won, choice, likely * 0.7)
                yield from ways_of(effect.grey, choice, likely * 0.3)
                yield from ways_of(effect.lost, choice, likely * 0.3)
            case Check():
                for result in effect.results:
                    yield from ways_of(result.do, choice, likely * 0.55)
            case Roll():
                for face in effect.faces:
                    yield from ways_of(face.do, choice, likely * 0.5)
            case When():
                yield from ways_of(effect.do, choice, likely * 0.8)
                yield from ways_of(effect.otherwise, choice, likely * 0.8)
            case Either():
                for deal in effect.options:
                    yield from ways_of(deal.do, choice, likely * 0.8)
            case May() | Party() | One() | Everyone() | Whoever():
                yield from ways_of(effect.do, choice, likely)
            case _:
                continue


def ways_of_verse(content: Content, verse: VerseDef) -> Iterator[Way]:
    yield Way(-1, 1.0, fact=("read", verse.id, 0))
    for redirect in verse.redirects:
        yield Way(-1, 0.9, redirect.goto)
    yield from ways_of(verse.do, -1)
    for part in verse.blocks:
        match part:
            case Paragraph():
                yield from ways_of(part.do, -1, 0.6)
            case RedirectHere():
                yield Way(-1, 0.8, part.goto)
            case CheckHere():
                for result in part.results:
                    yield from ways_of(result.do, -1, 0.55)
                    yield Way(-1, 0.55, result.goto)
            case EncounterHere():
                if part.named:
                    yield Way(-1, 0.7, fact=("beaten", part.named, 0))
                yield Way(-1, 0.7, part.won)
                yield Way(-1, 0.3, part.grey)
                yield Way(-1, 0.3, part.lost)
    yield Way(-1, 1.0, verse.goto)
    for n, choice in enumerate(choices(content, verse)):
        yield from ways_of(choice.do, n)
        yield Way(n, 1.0, choice.goto)


def facts_in(condition: WorldCondition) -> Iterator[Fact]:
    """What would make a condition true, as far as the journal can."""
    match condition:
        case HasSecret(secret):
            yield ("secret", secret, 0)
        case HasStatus(status, part):
            yield ("status", status, part)
        case Read(verse):
            yield ("read", verse, 0)
        case Beaten(encounter):
            yield ("beaten", encounter, 0)
        case WithCompanion():
            yield ("companion", condition.companion, 0)
        case AnyOf(of) | AllOf(of):
            for one in of:
                yield from facts_in(one)
        case _:
            return


@cache
def chart(content: Content) -> Map:
    found = Map({}, {}, {})
    for verse in content.verses.values():
        for way in ways_of_verse(content, verse):
            here = (verse.id, way.choice, way.likely)
            if way.fact is not None:
                found.givers.setdefault(way.fact, []).append(here)
            elif way.verse:
                found.before.setdefault(way.verse, []).append(here)
        for n, choice in enumerate(choices(content, verse)):
            found.needs[verse.id, n] = tuple(f for c in choice.needs for f in facts_in(c))
    return found


# ---- what is wanted now


class Sought(NamedTuple):
    """The facts that some choice or Mission asks for, by what they are about."""

    read: dict[str, Fact]
    beaten: dict[str, Fact]
    secret: dict[str, Fact]
    companion: dict[str, Fact]
    status: frozenset[Fact]


@cache
def sought(content: Content) -> Sought:
    facts = set(needed(content))
    for event in content.events:
        facts |= asked_by(content, event)

    def about(kind: str) -> dict[str, Fact]:
        return {fact[1]: fact for fact in facts if fact[0] == kind}

    statuses = frozenset(fact for fact in facts if fact[0] == "status")
    return Sought(about("read"), about("beaten"), about("secret"), about("companion"), statuses)


def known(g: G) -> frozenset[Fact]:
    """The facts that have come true, of those that anything asks for."""
    world, facts = g.state.world, sought(g.content)
    assert world is not None
    found = [facts.read[verse] for verse in facts.read.keys() & world.read]
    found += [facts.beaten[foe] for foe in facts.beaten.keys() & world.beaten]
    held = [card.id for card in world.shared]
    held += [card.id for one in g.state.heroes for card in one.secrets]
    found += [facts.secret[secret] for secret in facts.secret.keys() & held]
    friends = [friend.id for friend in world.friends]
    found += [facts.companion[friend] for friend in facts.companion.keys() & friends]
    for status, parts in world.statuses.items():
        for part in (0, *parts):
            if (marked := ("status", status, part)) in facts.status:
                found.append(marked)
    return frozenset(found)


@cache
def needed(content: Content) -> frozenset[Fact]:
    """The facts that some choice of the journal asks for."""
    return frozenset(fact for facts in chart(content).needs.values() for fact in facts)


@cache
def asked_by(content: Content, event: str) -> frozenset[Fact]:
    """What a Mission asks for; of other events nothing."""
    card = content.events[event]
    if card.kind != "mission":
        return frozenset()
    needs = card.goal.needs if card.goal is not None else ()
    return frozenset(
        [("mission", card.id, 0), *(fact for need in needs for fact in facts_in(need))]
    )


@cache
def good_endings(content: Content) -> frozenset[Fact]:
    return frozenset(("ending", ending.id, 0) for ending in content.endings.values() if ending.won)


def goals(g: G, have: frozenset[Fact]) -> frozenset[Fact]:
    """What the Missions on the table ask for; the next chapter or an ending besides."""
    world = g.state.world
    assert world is not None
    missions = [asked_by(g.content, card.id) for card in world.events]
    return frozenset((ONWARD,)).union(good_endings(g.content), *missions) - have


@lru_cache(maxsize=256)
def aims(content: Content, wanted: frozenset[Fact], have: frozenset[Fact]) -> Aims:
    """Backwards from what is wanted to the verses that open it; what a closed choice needs is
    wanted too, a little less. Of what has come true only that counts which is needed somewhere."""
    weights = dict.fromkeys(sorted(wanted), 1.0)
    for _ in range(DEPTH):
        found = spread(content, weights)
        grown = False
        for key, value in found.choices.items():
            if value < LEAST:
                continue
            for fact in chart(content).needs[key]:
                if fact not in have and weights.get(fact, 0.0) < value * NEEDED - 1e-6:
                    weights[fact] = value * NEEDED
                    grown = True
        if not grown:
            break
    return spread(content, weights)


def spread(content: Content, weights: dict[Fact, float]) -> Aims:
    verses: dict[str, float] = {}
    choices: dict[tuple[str, int], float] = {}
    waiting: list[str] = []
    givers, before = chart(content).givers, chart(content).before
    found = [(givers.get(fact, ()), weight) for fact, weight in weights.items()]
    fade = 1.0
    while True:
        for ways, worth in found:
            for verse, choice, likely in ways:
                value = worth * likely * fade
                if value < LEAST:
                    continue
                if choice >= 0 and choices.get(here := (verse, choice), 0.0) < value:
                    choices[here] = value
                if verses.get(verse, 0.0) < value - 1e-9:
                    verses[verse] = value
                    waiting.append(verse)
        if not waiting:
            return Aims(verses, choices)
        name = waiting.pop()
        found, fade = [(before.get(name, ()), verses[name])], FAR
