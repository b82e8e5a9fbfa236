"""What is wrong with content though its types are right."""

import re
from collections import Counter
from collections.abc import Sequence

from waystone.kernel.content import definitions
from waystone.kernel.glossary import GLOSSARY
from waystone.kernel.lint import Mistake

from ..box.definitions import (
    CardDef,
    Cast,
    Content,
    Deliver,
    Give,
    HeroDef,
    LocationDef,
    Name,
    QuestDef,
    Slay,
    Text,
)
from ..rules.modes.tiers import SEATS, stages, with_cards_of
from .effects import Lint

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TASKS = {
    "hunt": "slay",
    "escort": "deliver",
    "sacrifice": "give",
    "chance": "cast",
    "threat": "overcome",
}
"""Categories of quests that are named after their task."""
TIMINGS = {
    "boon": ("hero", "any", "response"),
    "treasure": ("hero", "any", "response"),
    "bane": ("dungeonlord", "any"),
    "encounter": ("dungeonlord", "any"),
}
SOLO_QUESTS = 3


def lint(content: Content) -> list[Mistake]:
    printed = {card.id: card for card in content.adventure.values()}.values()
    return [
        *ids(content),
        *(m for hero in content.heroes.values() for m in of_hero(content, hero)),
        *(m for place in content.locations.values() for m in of_location(content, place)),
        *(m for quest in content.quests.values() for m in of_quest(content, quest)),
        *(m for card in printed for m in of_card(content, card)),
        *of_events(content),
        *of_the_set(content),
    ]


def ids(content: Content) -> list[Mistake]:
    """Ids stand in answers, so they are plain; and things are known by them, so no two share
    one."""
    found = []
    taken: dict[str, str] = {}
    for kind in content.__struct_fields__:
        if kind == GLOSSARY:
            continue
        for key, definition in getattr(content, kind).items():
            if not ID.fullmatch(definition.id):
                what = "an id is of small letters, digits and hyphens"
                found.append(Mistake(kind, definition.id, what, ("id",)))
            if taken.setdefault(key, kind) != kind:
                what = f"the {taken[key]} have this id already"
                found.append(Mistake(kind, definition.id, what, ("id",)))
    return found


def named(lint: Lint, name: Name, field: str = "name") -> None:
    if "en" not in name:
        lint.wrong("the English name is missing; en: ...", field)


def drawn(lint: Lint, content: Content, box: str) -> None:
    """A thing of a set that is never played with is never seen."""
    played = stages(content)
    if box not in played:
        lint.wrong(f"no game is played with this set; box: {' or '.join(played)}", "box")


# ---- heroes and locations


def of_hero(content: Content, hero: HeroDef) -> list[Mistake]:
    lint = Lint(content, "heroes", hero.id)
    for field, name in (("name", hero.name), ("race", hero.race), ("trade", hero.trade)):
        named(lint, name, field)
    drawn(lint, content, hero.box)
    lint.at_least(1, hero.life, "life")
    lint.at_least(0, hero.boons, "boons")
    lint.at_least(0, hero.treasures, "treasures")
    if not hero.stats:
        lint.wrong("a hero needs stats for a level; stats: {7: [4, 4, 4]}", "stats")
    if (hero.box == "legendary") == bool(hero.of):
        lint.wrong("a card of a lower set says in `of` whose it is, a legendary one does not", "of")
    if hero.of:
        legendary = [h.id for h in content.heroes.values() if h.box == "legendary"]
        lint.known("legendary hero", hero.of, legendary, "of")
    lint.lasting(hero.effects, ("effects",), uses=True, spend=False)
    return lint.found


def of_location(content: Content, place: LocationDef) -> list[Mistake]:
    lint = Lint(content, "locations", place.id)
    named(lint, place.name)
    drawn(lint, content, place.box)
    lint.at_least(0, place.glory, "glory")
    lint.at_least(0, place.peril, "peril")
    if all(exit == "wall" for exit in place.exits):
        lint.wrong("there is no way in; one of exits is no wall", "exits")
    frames = {p.frame for p in content.locations.values() if p.entrance}
    if place.frame not in frames:
        lint.wrong(f"no Entrance leads there; frame: {' or '.join(sorted(frames))}", "frame")
    if isinstance(place.obstacle, Text):
        lint.acts(place.obstacle.do, ("obstacle", "do"))
    return lint.found


# ---- quests


def of_quest(content: Content, quest: QuestDef) -> list[Mistake]:
    lint = Lint(content, "quests", quest.id)
    named(lint, quest.name)
    drawn(lint, content, quest.box)
    where(lint, content, quest)
    task(lint, quest)
    for field, acts in (("failed", quest.failed), ("reward", quest.reward)):
        if acts:
            lint.acts(acts, (field,))
    for category, part, effects in (
        ("artifact", "artifact", quest.artifact),
        ("influence", "while_open", quest.while_open),
    ):
        if bool(effects) != (quest.category == category):
            lint.wrong(f"an {category} has {part}, and nothing else has", "category")
        lint.lasting(effects, (part,), uses=part == "artifact", spend=False)
    return lint.found


def where(lint: Lint, content: Content, quest: QuestDef) -> None:
    """Where it can be done: in locations that are in the game with it, or after a search."""
    with_it = [
        place.id
        for place in content.locations.values()
        if place.box == "legendary" or quest.box != "legendary"
    ]
    for n, name in enumerate(quest.at):
        lint.known("location", name, content.locations, "at", n)
        if name in content.locations and name not in with_it:
            lint.wrong(f"'{name}' is of another set; name a legendary location", "at", n)
    if (quest.search is not None) != (quest.category == "search"):
        lint.wrong("a Search has search, and nothing else has", "category")
    if quest.category == "escort":
        if len(set(quest.at)) != 2:
            lint.wrong("an Escort goes from one location to another; at: [from, to]", "at")
    elif not quest.at and quest.search is None:
        lint.wrong("it can be completed nowhere; at: [location]", "at")
    if quest.search is not None:
        lint.at_least(0, quest.search.ap, "ap", "search")
        place = quest.search.place
        if not any(content.locations[name].is_a(place) for name in with_it):
            lint.wrong(f"no location is '{place}'", "search", "place")


def task(lint: Lint, quest: QuestDef) -> None:
    tag = quest.task.__struct_config__.tag
    wanted = TASKS.get(quest.category)
    if wanted is not None and tag != wanted:
        lint.wrong(f"the task of this category is '{wanted}'", "task")
    elif wanted is None and isinstance(quest.task, Deliver):
        lint.wrong("only an Escort delivers; category: escort", "task")
    match quest.task:
        case Slay(None) if not quest.nakari:
            lint.wrong("a hunt needs a monster", "task")
        case Slay(monster) if monster is not None:
            lint.monster(monster, ("task", "monster"), twin=False)
        case Give(_, amount):
            lint.at_least(1, amount, "amount", "task")
        case Cast(dice, total, alike):
            lint.at_least(1, dice, "dice", "task")
            if bool(total) == bool(alike):
                lint.wrong("either a total or dice alike; total: 9 or alike: 2", "task")
            elif total > 6 * dice or alike > dice:
                lint.wrong(f"{dice} dice cannot show this", "task")
        case _:
            pass


# ---- adventure cards


def of_card(content: Content, card: CardDef) -> list[Mistake]:
    lint = Lint(content, "adventure", card.id)
    named(lint, card.name)
    drawn(lint, content, card.box)
    lint.at_least(1, card.copies, "copies")
    lint.at_least(0, card.upkeep, "upkeep")
    lint.at_least(0 if card.card == "encounter" else -1, card.cost, "cost")
    if card.timing not in TIMINGS[card.card]:
        allowed = " or ".join(TIMINGS[card.card])
        lint.wrong(f"a {card.card} is never played then; timing: {allowed}", "timing")
    for n, kind in enumerate(card.kinds):
        if kind != "trap":
            lint.known("word", kind, content.words, "kinds", n)
    if card.card == "encounter":
        encounter(lint, card)
        return lint.found
    if card.monster is not None or card.trap is not None:
        lint.wrong("monsters and traps are encounters; card: encounter", "card")
    match card.duration:
        case "instant":
            instant(lint, card)
        case "permanent":
            readied = card.card != "bane"
            lint.lasting(card.effects, ("effects",), uses=readied, spend=readied)
            nothing(lint, card.effects)
            if card.timing == "response":
                lint.wrong("a Response is over at once; duration: instant", "duration")
        case "attachment":
            attachment(lint, card)
        case "monster":
            lint.wrong("monsters are encounters; card: encounter", "duration")
    return lint.found


def encounter(lint: Lint, card: CardDef) -> None:
    if (card.monster is None) == (card.trap is None):
        lint.wrong("an encounter is either a monster or a trap", "card")
    if card.monster is not None:
        lint.monster(card.monster, ("monster",), twin=True)
    if (card.duration == "monster") != (card.monster is not None):
        lint.wrong("duration: monster for a monster, instant for a trap", "duration")
    if card.trap is not None:
        for field, acts in (("failed", card.trap.failed), ("passed", card.trap.passed)):
            if acts or field == "failed":
                lint.acts(acts, ("trap", field))
    if card.effects:
        lint.wrong("an encounter has no effects of its own; monster: or trap: has them", "effects")


def instant(lint: Lint, card: CardDef) -> None:
    acts = card.acts()
    if len(acts) < len(card.effects):
        lint.wrong("an instant is over at once: only acts do something", "effects")
    elif card.card == "bane":
        lint.acts(acts, ("effects",))
    elif card.timing != "dungeonlord":
        lint.acts(acts, ("effects",), card.timing)


def attachment(lint: Lint, card: CardDef) -> None:
    hosts = {"bane": "monster", "boon": "boon or treasure", "treasure": "boon or treasure"}
    allowed = hosts[card.card]
    if not card.host or card.host not in allowed:
        lint.wrong(f"a {card.card} is attached to something else; host: {allowed}", "host")
    elif card.host == "monster":
        lint.monstrous(card.effects, ("effects",), attached=True, twin=True)
    else:
        lint.lasting(card.effects, ("effects",), uses=True, spend=True)
    nothing(lint, card.effects)


def nothing(lint: Lint, effects: Sequence[object]) -> None:
    if not effects:
        lint.wrong("the card does nothing; name effects")


# ---- the set as a whole


def of_events(content: Content) -> list[Mistake]:
    found = []
    for n, event in enumerate(content.events.values()):
        lint = Lint(content, "events", event.id)
        named(lint, event.name)
        if n:
            lint.wrong("there is one event, the Wrath card; replace it")
        if not 1 <= event.tokens <= 5:
            lint.wrong("the Wrath card holds 1 to 5 tokens", "tokens")
        if not 2 <= event.roll <= 6:
            lint.wrong("a die shows 2 to 6 or more", "roll")
        found += lint.found
    return found


def of_the_set(content: Content) -> list[Mistake]:
    """DG-CMB, DG-SOL, DG-NAK: what a game of four, of one, and the goddess need."""
    found = []
    legendary = sum(hero.box == "legendary" for hero in content.heroes.values())
    ready = len(with_cards_of(content, stages(content)))
    if min(legendary, ready) < SEATS:
        what = f"{ready} heroes have a card of every set; {SEATS} are needed"
        found.append(Mistake("heroes", "", what))
    alone = sum(q.solo and q.box == "legendary" and not q.nakari for q in content.quests.values())
    if alone < SOLO_QUESTS:
        what = f"{alone} quests can be done alone; {SOLO_QUESTS} are needed"
        found.append(Mistake("quests", "", what))
    goddesses = Counter(kind for kind, d in definitions(content) if getattr(d, "nakari", False))
    for kind, noun in (("locations", "lair"), ("quests", "quest"), ("adventure", "card")):
        if goddesses[kind] != 1:
            found.append(Mistake(kind, "", f"Nakari has one {noun}, not {goddesses[kind]}"))
    for quest in content.quests.values():
        if quest.nakari and not (isinstance(quest.task, Slay) and quest.task.monster is None):
            what = "the quest of Nakari is to slay her; task: {type: slay}"
            found.append(Mistake("quests", quest.id, what, ("task",)))
    for card in content.adventure.values():
        if card.nakari and card.monster is None:
            found.append(Mistake("adventure", card.id, "Nakari is a monster; name monster"))
    return found
