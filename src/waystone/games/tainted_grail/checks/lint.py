"""What is wrong with content though its types are right: names of nothing, what does nothing where
it stands, verses without an end, a map that does not fit, events and endings that never come."""

from collections import Counter
from collections.abc import Iterator

from waystone.kernel.lint import Mistake

from ..box.definitions import Content
from ..box.instructions import InsertEvent, MarkStatus, ReachEnding, StartChapter, StartEvent
from ..box.island import LocationDef
from ..box.layout import BACK, STEPS, layout, versions
from ..box.requirements import HasStatus
from .encounters import figures
from .references import names, references
from .scenes import scenes
from .verses import verses
from .walking import everything


def lint(content: Content) -> list[Mistake]:
    """Every mistake; with names of nothing, those only."""
    found = [*names(content), *references(content)]
    if not found:
        for chapter in (figures, scenes, verses, chart, events):
            found += chapter(content)
    return found


# ---- the map


def chart(content: Content) -> Iterator[Mistake]:
    """TG-LOC-02, TG-LOC-04: pointers lead there and back; a place holds one Location."""
    known = layout(content)
    for card in content.locations.values():
        for what in location(content, card, known):
            yield Mistake("locations", card.id, what)
    places = Counter(known[n] for n in versions(content))
    for number, cards in versions(content).items():
        if places[known[number]] > 1:
            what = f"another one lies where {number} lies"
            yield from (Mistake("locations", card, what) for card in cards)


def location(
    content: Content, card: LocationDef, known: dict[int, tuple[int, int]]
) -> Iterator[str]:
    x, y = known[card.number]
    for way, other in card.pointers.items():
        if other not in versions(content):
            yield f"there is no Location {other}"
            continue
        dx, dy = STEPS[way]
        if known.get(other) != (x + dx, y + dy):
            yield f"{other} cannot lie {way} of it"
        back = [content.locations[v].pointers.get(BACK[way]) for v in versions(content)[other]]
        if card.number not in back:
            yield f"{other} does not point back"
    if card.id != f"loc-{card.number}{card.letter}":
        yield f"its id should be loc-{card.number}{card.letter}"
    seals = (*card.clear.seals, *card.wyrd.seals)
    if ("vision" in seals) != bool(card.vision):
        yield "the Vision seal and the Vision go together"


# ---- events and chapters


def events(content: Content) -> Iterator[Mistake]:
    """What nothing brings out, starts or leads to."""
    come = {e for chapter in content.chapters.values() for e in chapter.events}
    come |= {card.weather for card in content.king_cards.values()}
    chapters = {campaign.chapter for campaign in content.campaigns.values()}
    endings: set[str] = set()
    for _, _, part, _ in everything(content):
        if isinstance(part, InsertEvent | StartEvent):
            come.add(part.event)
        elif isinstance(part, StartChapter):
            chapters.add(part.to)
        elif isinstance(part, ReachEnding):
            endings.add(part.ending)
    for event in content.events.values():
        if event.kind != "random" and event.id not in come:
            yield Mistake("events", event.id, "nothing brings it out")
    for chapter in content.chapters:
        if chapter not in chapters:
            yield Mistake("chapters", chapter, "nothing starts it")
    for ending in content.endings:
        if ending not in endings:
            yield Mistake("endings", ending, "nothing leads to it")


# ---- to look at


def dead_ends(content: Content) -> list[str]:
    """Verses that end an exploration without a choice, an effect or an encounter."""
    return [
        verse.id
        for verse in content.verses.values()
        if verse.end and not verse.do and not verse.blocks and verse.section == "location"
    ]


def statuses(content: Content) -> list[str]:
    """Parts that are asked for and never marked."""
    marked: set[tuple[str, int]] = set()
    asked: set[tuple[str, int]] = set()
    for _, _, part, _ in everything(content):
        if isinstance(part, MarkStatus):
            marked.add((part.status, part.part))
        elif isinstance(part, HasStatus) and part.part:
            asked.add((part.status, part.part))
    return [f"{s} {p} is asked for and never marked" for s, p in sorted(asked - marked)]
