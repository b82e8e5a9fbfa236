"""The journal as a page to read, and the notes that keep themselves (TG-JRN-03, TG-GEN-15)."""

from functools import partial

from waystone.kernel.text import Text
from waystone.kernel.view import Page

from ..box.choices import choices
from ..box.definitions import Content
from ..box.island import EchoDef
from ..rules.journal.pages import passages
from ..rules.people.echoes import mine
from ..table.state import G, Hero
from ..table.world import Page as Open
from ..table.world import World
from .keys import tidy


def pages(g: G, world: World, text: Text) -> list[Page]:
    """TG-JRN-09: what lies open, as far as it was read; hidden text only where a filter showed
    it."""
    if not world.pages:
        return []
    on_top = world.pages[-1]
    return [text.shared("page", lambda: page(g.content, on_top, text), (on_top,))]


def page(content: Content, on_top: Open, text: Text) -> Page:
    written = [paragraphs(words[text.language]) for words in passages(content, on_top)]
    return Page(text.name(on_top.id), [part for parts in written for part in parts])


def paragraphs(words: str) -> list[str]:
    return [part.strip() for part in words.split("\n\n") if part.strip()]


def records(g: G, world: World, text: Text) -> list[Page]:
    """What can be looked up: how the chapter began, the notes, the Echoes of Ruin."""
    gained = [(one.id, one.echoes) for one in g.state.heroes]
    read = [echo.id for echo in remembered(g, world)]
    places = [(number, spot.id) for number, spot in world.spots.items()]
    noted = (world.leads, world.statuses, world.blocked, places)
    of = (world.chapter, world.echoes, gained, read, *noted)
    return text.shared("records", lambda: all_records(g, world, text), of)


def all_records(g: G, world: World, text: Text) -> list[Page]:
    chapter = world.chapter
    began = [text.once(("began", chapter), lambda: beginning(g, chapter, text))] if chapter else []
    sheets = [sheet(g.content, one, text) for one in g.state.heroes] if world.echoes else []
    return [*began, notes(g, world, text), *sheets, *memories(g, world, text)]


def beginning(g: G, chapter: str, text: Text) -> Page:
    words = paragraphs(g.content.chapters[chapter].text[text.language])
    return Page(text.name(chapter), words, record=True)


def sheet(content: Content, one: Hero, text: Text) -> Page:
    """TG-ECH-03: three groups of three achievements and a final one, those that are gained
    marked."""
    lines = [
        text(
            "echo-gained" if echo.id in one.echoes else "echo-open",
            echo=echo.id,
            group=echo.group,
            text=echo.text[text.language],
        )
        for echo in sorted(mine(content, one.id), key=lambda echo: echo.group or 4)
    ]
    return Page(text("page-echoes", hero=one.id), lines, record=True)


def memories(g: G, world: World, text: Text) -> list[Page]:
    """TG-ECH-02: what has come back can be read again at any time."""
    return [
        Page(text.name(echo.memory), paragraphs(told[text.language]), record=True)
        for echo in remembered(g, world)
        if (told := g.content.verses[echo.memory].text)
    ]


def remembered(g: G, world: World) -> list[EchoDef]:
    """The achievements whose memory was read."""
    found = [g.content.echoes[echo] for one in g.state.heroes for echo in one.echoes]
    return [echo for echo in found if echo.memory in world.read]


def notes(g: G, world: World, text: Text) -> Page:
    """Leads, Statuses, choices whose requirements were not met, names of places."""
    content = g.content
    lines = [
        text("note-lead", lead=lead, text=content.leads[lead].text[text.language])
        for lead in world.leads
    ]
    for status, parts in sorted(world.statuses.items()):
        if parts:
            lines.append(status_line(content, status, parts, text))
    lines += [text.once(("blocked", key), partial(closed, g, key, text)) for key in world.blocked]
    lines += [
        text("note-place", number=number, place=spot.id)
        for number, spot in sorted(world.spots.items())
    ]
    return Page(text("page-notes"), lines, record=True)


def closed(g: G, key: str, text: Text) -> str:
    """TG-GEN-15: a choice, and what it needs."""
    verse, _, n = key.rpartition(".")
    choice = choices(g.content, g.content.verses[verse])[int(n) - 1]
    needs = text.listing([tidy(text.sentence(need)) for need in choice.needs])
    return text("note-blocked", choice=key, needs=needs)


def status_line(content: Content, status: str, parts: list[int], text: Text) -> str:
    known = content.statuses[status].notes
    told = [known[str(part)][text.language] if str(part) in known else str(part) for part in parts]
    return text("note-status", status=status, parts=" ".join(told))
