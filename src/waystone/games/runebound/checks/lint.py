"""What is wrong with content though its types are right: names of nothing, cards that nobody ever
draws, abilities that never work."""

import re
from collections.abc import Iterable, Iterator
from typing import get_args

from msgspec import Struct

from waystone.kernel.content import definitions
from waystone.kernel.lint import Mistake, unknown
from waystone.kernel.text import LANGUAGES

from ..box.definitions import Content, EnemyDef, EventDef, EventOption, QuestDef
from ..box.effects import Confront, Effect, Fight, Where
from ..box.geography import LETTERS, spaces_of
from ..box.tokens import ENEMY_TOKENS, TOKEN
from .map import map_mistakes
from .paragraphs import At, Card, Scene, abilities, effects

ID = re.compile(r"[a-z][a-z0-9-]*")
MOST_STORIES = 4
EFFECTS = get_args(Effect)
OUTSIDE = Scene(eliminates=True)
OF_AN_EVENT = Scene(eliminates=True, claims=True)


def lint(content: Content) -> list[Mistake]:
    """Every mistake; with a map that cannot be read, those of the map and the names only."""
    found = [*names(content), *map_mistakes(content)]
    if not found:
        for chapter in (heroes, skills, assets, adventures, stories, foes, scenarios, track):
            found += chapter(content)
    return found


# ---- names


def names(content: Content) -> Iterator[Mistake]:
    """Ids of letters, digits and hyphens, each of one thing only; names in both languages."""
    taken = dict.fromkeys(spaces_of(content.map), "map")
    taken |= {scenario.villain_id: "scenarios" for scenario in content.scenarios.values()}
    for kind, definition in definitions(content):
        if kind in ("words", "sets"):
            continue
        if not ID.fullmatch(definition.id):
            what = "an id is small letters, digits and hyphens, a letter first"
            yield Mistake(kind, definition.id, what, ("id",))
        if definition.id in taken:
            what = f"the id is taken by {taken[definition.id]}; choose another"
            yield Mistake(kind, definition.id, what, ("id",))
        taken[definition.id] = kind
    for kind, definition in definitions(content):
        for field in ("name", "text", "villain", "held_name"):
            yield from told(kind, definition.id, getattr(definition, field, None), (field,))
    for event in content.adventures.values():
        if isinstance(event, EventDef):
            yield from told("adventures", event.id, event.first.say, ("first", "say"))
            yield from told("adventures", event.id, event.second.say, ("second", "say"))


def told(kind: str, id: str, name: dict[str, str] | None, at: At) -> Iterator[Mistake]:
    if name is not None:
        for language in LANGUAGES:
            if not name.get(language, "").strip():
                yield Mistake(kind, id, f"it says nothing in '{language}'", at)


# ---- the cards of a hero


def heroes(content: Content) -> Iterator[Mistake]:
    kinds = {site.kind for site in content.sites.values()}
    for hero in content.heroes.values():
        card = Card(content, "heroes", hero.id)
        yield from unknown("heroes", hero.id, "site of the kind", hero.start, kinds, ("start",))
        for n, printed in enumerate(hero.tokens):
            yield from token(card, printed, ("tokens", n))
        yield from effects(card, OUTSIDE, hero.setup, ("setup",))
        yield from abilities(card, hero.abilities, enemy=False)
    if len(content.heroes) < 4:
        yield Mistake("heroes", "", "four players need four heroes")


def token(card: Card, printed: str, at: At) -> Iterator[Mistake]:
    if not TOKEN.fullmatch(printed):
        what = f"'{printed}' is no token; write two sides, as 2phy*/dsh"
        yield card.wrong(f"{what}: phy, mag, sku, shd, agi, dbl, sur or dsh, * for gold", at)


def skills(content: Content) -> Iterator[Mistake]:
    for skill in content.skills.values():
        card = Card(content, "skills", skill.id)
        yield from unknown("skills", skill.id, "set", skill.set, content.sets, ("set",))
        if set(skill.cost) - set("csea"):
            what = f"'{skill.cost}' is no cost; write a letter a trophy: c, s, e or a (any)"
            yield card.wrong(what, ("cost",))
        yield from abilities(card, skill.abilities, enemy=False)


def assets(content: Content) -> Iterator[Mistake]:
    taken = {*ENEMY_TOKENS, *(s.villain_id for s in content.scenarios.values())}
    taken |= {f"{hero}-{n}" for hero in content.heroes for n in (1, 2, 3)}
    for asset in content.assets.values():
        card = Card(content, "assets", asset.id)
        if bool(asset.code) != bool(asset.token):
            yield card.wrong("a token has a code and two sides: write both code and token", ())
        if asset.token:
            yield from token(card, asset.token, ("token",))
        if asset.code in taken:
            yield card.wrong(f"the code '{asset.code}' is taken; choose another", ("code",))
        if asset.code:
            taken.add(asset.code)
        if (asset.type == "goods") != (asset.place is not None):
            yield card.wrong("goods, and only goods, name the place that buys them", ("place",))
        yield from abilities(card, asset.abilities, enemy=False)


# ---- adventures


def adventures(content: Content) -> Iterator[Mistake]:
    for adventure in content.adventures.values():
        card = Card(content, "adventures", adventure.id)
        if adventure.scenario:
            yield from scenario_of(card, adventure.scenario)
        match adventure:
            case EnemyDef():
                yield from traits(card, adventure.traits)
                yield from effects(card, OUTSIDE, adventure.reward, ("reward",))
                yield from abilities(card, adventure.abilities, enemy=True)
            case EventDef():
                yield from option(card, adventure.first, ("first",))
                yield from option(card, adventure.second, ("second",))
                if adventure.first.rumor is not None and adventure.second.rumor is not None:
                    yield card.wrong("one option is a rumor at most", ("second", "rumor"))
            case QuestDef():
                yield from quest(card, adventure)


def scenario_of(card: Card, scenario: str) -> Iterator[Mistake]:
    known = card.content.scenarios
    yield from unknown(card.kind, card.id, "scenario", scenario, known, ("scenario",))


def traits(card: Card, carried: Iterable[str]) -> Iterator[Mistake]:
    for n, trait in enumerate(carried):
        yield from unknown(card.kind, card.id, "word", trait, card.content.words, ("traits", n))


def option(card: Card, option: EventOption, at: At) -> Iterator[Mistake]:
    yield from effects(card, OF_AN_EVENT, option.then, (*at, "then"))
    if option.rumor is not None:
        yield from card.where(option.rumor, (*at, "rumor"))


def quest(card: Card, quest: QuestDef) -> Iterator[Mistake]:
    yield from card.where(Where(spaces=quest.spaces), ())
    for n, outcome in enumerate(quest.outcomes):
        at = ("outcomes", n)
        if not outcome.needs or set(outcome.needs) - set(LETTERS) - {"X"}:
            what = f"'{outcome.needs}' is no requirement; write a letter a die: P, H, F, M, W or X"
            yield card.wrong(what, (*at, "needs"))
        yield from effects(card, OUTSIDE, outcome.then, (*at, "then"))


# ---- the story


def stories(content: Content) -> Iterator[Mistake]:
    for story in content.stories.values():
        card = Card(content, "stories", story.id)
        yield from scenario_of(card, story.scenario)
        yield from effects(card, OUTSIDE, story.then, ("then",))
        yield from effects(card, OUTSIDE, story.laid, ("laid",))
        if story.where is not None:
            yield from card.where(story.where, ("where",))


def foes(content: Content) -> Iterator[Mistake]:
    cards = [card for _, card in definitions(content)]
    fought = {e.enemy for card in cards for e in effects_in(card) if isinstance(e, Fight)}
    for foe in content.foes.values():
        card = Card(content, "foes", foe.id)
        if foe.id not in fought:
            yield card.wrong("nobody ever fights it; a card must have {type: fight, ...}", ("id",))
        yield from traits(card, foe.traits)
        yield from effects(card, OUTSIDE, foe.reward, ("reward",))
        yield from abilities(card, foe.abilities, enemy=True)


def scenarios(content: Content) -> Iterator[Mistake]:
    for scenario in content.scenarios.values():
        card = Card(content, "scenarios", scenario.id)
        places = content.atlas.places
        yield from unknown("scenarios", scenario.id, "place", scenario.lair, places, ("lair",))
        yield from token(card, scenario.token, ("token",))
        yield from traits(card, scenario.traits)
        yield from abilities(card, scenario.actions, enemy=False, at=("actions",))
        yield from effects(card, OUTSIDE, scenario.last, ("last",))
        yield from abilities(card, scenario.abilities, enemy=True)
        if not any(isinstance(effect, Confront) for effect in effects_in(scenario)):
            yield card.wrong("nobody can fight the villain; {type: confront} must stand", ("last",))


def track(content: Content) -> Iterator[Mistake]:
    """RB-TIM-09: so few spaces with a story that some story cards are never seen."""
    printed = content.track
    for field, spaces in (("story", printed.story), ("refresh", printed.refresh)):
        for n, space in enumerate(spaces):
            if not 1 <= space <= printed.length:
                what = f"time never stands on {space}; there are 1 to {printed.length}"
                yield Mistake("track", "", what, (field, n))
    if len(printed.story) > MOST_STORIES:
        yield Mistake("track", "", f"{MOST_STORIES} spaces with a story are the most", ("story",))


def effects_in(thing: object) -> Iterator[Effect]:
    """Every effect that something holds, however deep."""
    if isinstance(thing, Struct):
        if isinstance(thing, EFFECTS):
            yield thing
        for name in thing.__struct_fields__:
            yield from effects_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for item in thing:
            yield from effects_in(item)
