"""Pages to read: a page is left only when the party has read what stands on it (TG-JRN-03)."""

from functools import lru_cache

from waystone.kernel.ask import Option

from ...box.definitions import Content
from ...box.effects import Check
from ...box.journal import CheckHere, Paragraph, VerseDef, Words
from ...box.journal_graph import checks
from ...table.places import the_world
from ...table.state import Doing, G
from ...table.world import Page
from ..group import group_chooses

READ_ON = (Option("read-on", None, "option-read-on"),)


def open_page(g: G) -> Page:
    """What lies on top."""
    return the_world(g).pages[-1]


def passages(content: Content, page: Page) -> list[Words]:
    """What stands on the page so far."""
    if page.id in content.verses:
        found = verse_so_far(content, content.verses[page.id], page)
    elif page.id in content.chapters:
        found = [content.chapters[page.id].text]
    else:
        found = [content.endings[page.id].text]
    return [words for words in found if any(words.values())]


@lru_cache(maxsize=512)
def checks_in(content: Content, verse: str) -> list[Check]:
    return checks(content.verses[verse])


def verse_so_far(content: Content, verse: VerseDef, page: Page) -> list[Words]:
    """TG-JRN-08, TG-JRN-09: the verse, the further text that could be read, the results that came
    up."""
    found = [verse.text]
    for number, part in enumerate(verse.blocks):
        match part:
            case Paragraph() if number in page.shown:
                found.append(part.text)
            case CheckHere():
                found += [
                    result.text
                    for n, result in enumerate(part.results)
                    if f"{number}:{n}" in page.said
                ]
            case _:
                pass
    for said in page.said:
        if said.startswith(CHOSEN):
            at, _, n = said.removeprefix(CHOSEN).partition(":")
            found.append(checks_in(content, verse.id)[int(at)].results[int(n)].text)
    return found


CHOSEN = "choice-"
"""The mark of a result that a choice brought about."""


async def read_result(g: G, doing: Doing, effect: Check, n: int) -> None:
    """TG-JRN-08: what came of it is read before it happens, where it stands on a page."""
    pages = g.state.world.pages if g.state.world is not None else []
    if effect.results[n].text and pages and pages[-1].id == doing.source:
        at = checks_in(g.content, doing.source).index(effect)
        pages[-1].said.append(f"{CHOSEN}{at}:{n}")
        await turn_page(g, "TG-JRN-08")


async def turn_page(g: G, rule: str = "TG-JRN-03") -> None:
    """TG-JRN-03: nobody turns a page before what stands on it has been read. TG-EVT-02: so are the
    cards of chapters."""
    pages = the_world(g).pages
    if not pages:
        return
    page = pages[-1]
    written = len(passages(g.content, page))
    if page.read < written:
        await group_chooses(g, page.party, READ_ON, "ask-read-on", rule, may=True)
        page.read = written
