"""Checks the campaign as a whole (`python -m waystone.games.tainted_grail.checks.lint`): every
reference resolved, every verse reachable, every path with an end, every set of choices with a way
out, a map that fits."""

import sys
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from waystone.kernel.game import find

from ..box.definitions import Content
from ..box.instructions import (
    EraseStatus,
    InsertEvent,
    MarkStatus,
    Move,
    PlaceKing,
    ReachEnding,
    StartChapter,
    StartEvent,
)
from ..box.island import CampaignDef, ChapterDef
from ..box.journal import VerseDef
from ..box.journal_graph import always_jumps, doors, endless, reached, walk, ways
from ..box.layout import BACK, STEPS, layout, versions
from ..box.requirements import HasStatus, Place, Revealed

NAMED: dict[str, str] = {
    "status": "statuses",
    "secret": "secrets",
    "item": "items",
    "card": "cards",
    "character": "characters",
    "encounter": "encounters",
    "named": "encounters",
    "event": "events",
    "lead": "leads",
    "condition": "conditions",
    "companion": "companions",
    "king": "kings",
    "ending": "endings",
    "echo": "echoes",
    "verse": "verses",
    "goto": "verses",
    "won": "verses",
    "lost": "verses",
    "grey": "verses",
    "memory": "verses",
    "meeting": "verses",
    "explore": "verses",
    "vision": "verses",
    "failure": "verses",
    "rescue": "verses",
    "version": "locations",
    "chapter": "chapters",
    "spawns": "encounters",
    "weather": "events",
}
"""Which kind of thing a field names, where its value is a word."""

TEXTS = ("text", "name", "title", "hint", "story")


def mistakes(content: Content) -> list[str]:
    """Every mistake, one sentence each."""
    return [
        *references(content),
        *journal(content),
        *chart(content),
        *events(content),
        *texts(content),
    ]


# ---- references


def references(content: Content) -> Iterator[str]:
    for kind in content.__struct_fields__:
        for name, thing in getattr(content, kind).items():
            for one in walk(thing):
                for what in dangling(content, one):
                    yield f"{kind} {name}: {what}"


def dangling(content: Content, thing: Struct) -> Iterator[str]:
    """What one Struct names and there is not."""
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if isinstance(value, str):
            kind = kind_named(thing, field)
            if value and kind and value not in getattr(content, kind):
                yield f"there is no '{value}' among {kind}"
        elif field == "events" and isinstance(thing, ChapterDef):
            yield from (f"there is no event '{e}'" for e in value if e not in content.events)
    for number in numbers_named(thing):
        if number and number not in versions(content):
            yield f"there is no Location {number}"
    if isinstance(thing, HasStatus | MarkStatus | EraseStatus):
        known = content.statuses.get(thing.status)
        if known is not None and thing.part > known.parts:
            yield f"{thing.status} has no part {thing.part}"


def kind_named(thing: Struct, field: str) -> str:
    if isinstance(thing, PlaceKing):
        return "king_cards" if field == "card" else ""
    if isinstance(thing, StartChapter):
        return "chapters"
    if isinstance(thing, Revealed):
        return ""
    return NAMED.get(field, "")


def numbers_named(thing: Struct) -> list[int]:
    """The Locations that it names by number."""
    if isinstance(thing, Place):
        return list(thing.numbers)
    found = [getattr(thing, "location", 0)]
    if isinstance(thing, Move):
        found.append(thing.to)
    elif isinstance(thing, CampaignDef):
        found.append(thing.start)
    return [number for number in found if isinstance(number, int)]


# ---- the journal


def journal(content: Content) -> Iterator[str]:
    found = reached(content)
    for name in content.verses:
        if name not in found:
            yield f"verse {name}: nothing leads to it"
    for name in sorted(endless(content)):
        yield f"verse {name}: no way from it leads to an end"
    for verse in content.verses.values():
        yield from (f"verse {verse.id}: {problem}" for problem in page(verse))


def page(verse: VerseDef) -> Iterator[str]:
    """One of choices, goto and end; and a choice that is always open."""
    exits = [bool(verse.choices), bool(verse.goto), verse.end]
    if sum(exits) != 1 and not (sum(exits) == 0 and always_jumps(verse)):
        yield "it needs exactly one of choices, goto, end"
    if verse.choices:
        free = [c for c in verse.choices if not c.needs and not c.pay and not c.once]
        if not free:
            yield "a party can be left without a choice"
    for n, choice in enumerate(verse.choices):
        if bool(choice.goto) == choice.end:
            yield f"choice {n + 1} needs either goto or end"
    if verse.id in ways(verse):
        # A verse that leads to itself must cost or change something each time round.
        for n, choice in enumerate(verse.choices):
            if choice.goto == verse.id and not (choice.pay or choice.once or choice.needs):
                yield f"choice {n + 1} leads back for nothing, for ever"


def dead_ends(content: Content) -> list[str]:
    """Verses that end an exploration without a choice, an effect or an encounter: to look at."""
    return [
        verse.id
        for verse in content.verses.values()
        if verse.end and not verse.do and not verse.blocks and verse.section == "location"
    ]


# ---- the map


def chart(content: Content) -> Iterator[str]:
    known = layout(content)
    for card in content.locations.values():
        x, y = known[card.number]
        for way, other in card.pointers.items():
            if other not in versions(content):
                yield f"location {card.id}: there is no Location {other}"
                continue
            dx, dy = STEPS[way]
            if known.get(other) != (x + dx, y + dy):
                yield f"location {card.id}: {other} cannot lie {way} of it"
            back = [content.locations[v].pointers.get(BACK[way]) for v in versions(content)[other]]
            if card.number not in back:
                yield f"location {card.id}: {other} does not point back"
        if card.id != f"loc-{card.number}{card.letter}":
            yield f"location {card.id}: its id should be loc-{card.number}{card.letter}"
        seals = (*card.clear.seals, *card.wyrd.seals)
        if ("vision" in seals) != bool(card.vision):
            yield f"location {card.id}: the Vision seal and the Vision go together"
    places = Counter(known[n] for n in versions(content))
    for number in versions(content):
        if places[known[number]] > 1:
            yield f"Location {number}: another one lies in the same place"
    actions = Counter(
        a.id
        for card in content.locations.values()
        for side in (card.clear, card.wyrd)
        for a in side.actions
    )
    yield from (f"the action {a} is there {n} times" for a, n in actions.items() if n > 2)


# ---- events and chapters


def events(content: Content) -> Iterator[str]:
    come: set[str] = {e for chapter in content.chapters.values() for e in chapter.events}
    come |= {card.weather for card in content.king_cards.values()}
    chapters = {campaign.chapter for campaign in content.campaigns.values()}
    reached_endings: set[str] = set()
    for kind in content.__struct_fields__:
        for thing in getattr(content, kind).values():
            for one in walk(thing):
                if isinstance(one, InsertEvent | StartEvent):
                    come.add(one.event)
                elif isinstance(one, StartChapter):
                    chapters.add(one.to)
                elif isinstance(one, ReachEnding):
                    reached_endings.add(one.ending)
    for event in content.events.values():
        if event.kind != "random" and event.id not in come:
            yield f"event {event.id}: nothing brings it out"
    for chapter in content.chapters:
        if chapter not in chapters:
            yield f"chapter {chapter}: nothing starts it"
    for ending in content.endings:
        if ending not in reached_endings:
            yield f"ending {ending}: nothing leads to it"


def texts(content: Content) -> Iterator[str]:
    """Every text in both languages."""
    for kind in content.__struct_fields__:
        for name, thing in getattr(content, kind).items():
            for one in walk(thing):
                for field in one.__struct_fields__:
                    value = getattr(one, field)
                    words = field in TEXTS and isinstance(value, dict) and value
                    if words and set(value) != {"en", "ru"}:
                        yield f"{kind} {name}: {field} is not in both languages"


def statuses(content: Content) -> list[str]:
    """Parts that are asked for and never marked: to look at."""
    marked: set[tuple[str, int]] = set()
    asked: set[tuple[str, int]] = set()
    for kind in content.__struct_fields__:
        for thing in getattr(content, kind).values():
            for one in walk(thing):
                if isinstance(one, MarkStatus):
                    marked.add((one.status, one.part))
                elif isinstance(one, HasStatus) and one.part:
                    asked.add((one.status, one.part))
    return [f"{s} {p} is asked for and never marked" for s, p in sorted(asked - marked)]


def main() -> int:
    content: Content = find("tainted-grail").load_content()[0]
    found = mistakes(content)
    for line in found:
        print(line)
    print(f"{len(found)} mistakes; {len(reached(content))} of {len(content.verses)} verses reached")
    for line in statuses(content):
        print(f"(note) {line}")
    print(f"{len(doors(content))} ways into the journal; {len(dead_ends(content))} quiet ends")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
