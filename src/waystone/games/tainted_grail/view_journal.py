"""The journal as a page to read, and the notes that keep themselves (TG-JRN-03, TG-GEN-15)."""

from waystone.kernel.text import Text
from waystone.kernel.view import Page

from .definitions import Content
from .journal_parts import CheckHere, Paragraph, VerseDef
from .state import G
from .view_cards import tidy
from .world_state import Verse, World


def pages(g: G, world: World, text: Text) -> list[Page]:
    """The verse that is being read, as far as it was read; the end of the campaign."""
    if world.ending:
        ending = g.content.endings[world.ending]
        return [Page(text.name(ending.id), paragraphs(ending.text[text.language]))]
    for task in reversed(world.stack):
        if isinstance(task, Verse) and task.at:
            return [page(g.content.verses[task.id], task, text)]
    if world.day <= 1 and world.chapter:
        chapter = g.content.chapters[world.chapter]
        return [Page(text.name(chapter.id), paragraphs(chapter.text[text.language]))]
    return []


def page(verse: VerseDef, task: Verse, text: Text) -> Page:
    """TG-JRN-09: hidden text only where a filter showed it."""
    shown = Page(text.name(verse.id), paragraphs(verse.text.get(text.language, "")))
    for number, part in enumerate(verse.blocks, start=1):
        if isinstance(part, Paragraph) and number in task.shown:
            shown.paragraphs += paragraphs(part.text.get(text.language, ""))
        elif isinstance(part, CheckHere):
            for n, result in enumerate(part.results):
                if f"{number}:{n}" in task.said and result.text:
                    shown.paragraphs += paragraphs(result.text[text.language])
    return shown


def paragraphs(words: str) -> list[str]:
    return [part.strip() for part in words.split("\n\n") if part.strip()]


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
    for key in world.blocked:
        verse, _, n = key.rpartition(".")
        choice = content.verses[verse].choices[int(n) - 1]
        needs = text.listing([tidy(text.sentence(need)) for need in choice.needs])
        lines.append(text("note-blocked", choice=key, needs=needs))
    lines += [
        text("note-place", number=number, place=spot.id)
        for number, spot in sorted(world.spots.items())
    ]
    return Page(text("page-notes"), lines, record=True)


def status_line(content: Content, status: str, parts: list[int], text: Text) -> str:
    known = content.statuses[status].notes
    told = [known[str(part)][text.language] if str(part) in known else str(part) for part in parts]
    return text("note-status", status=status, parts=" ".join(told))
