"""Pages to read: a page is left only when the party has read what stands on it (TG-JRN-03)."""

from waystone.kernel.ask import Option

from ...box.definitions import Content
from ...box.journal import CheckHere, Paragraph, VerseDef, Words
from ...table.places import the_world
from ...table.state import G
from ...table.world import Page
from ..group import group_chooses

READ_ON = (Option("read-on", None, "option-read-on"),)


def open_page(g: G) -> Page:
    """What lies on top."""
    return the_world(g).pages[-1]


def passages(content: Content, page: Page) -> list[Words]:
    """What stands on the page so far."""
    if page.id in content.verses:
        found = verse_so_far(content.verses[page.id], page)
    elif page.id in content.chapters:
        found = [content.chapters[page.id].text]
    else:
        found = [content.endings[page.id].text]
    return [words for words in found if any(words.values())]


def verse_so_far(verse: VerseDef, page: Page) -> list[Words]:
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
    return found


async def turn_page(g: G, rule: str = "TG-JRN-03") -> None:
    """TG-JRN-03: nobody turns a page before what stands on it has been read."""
    pages = the_world(g).pages
    if not pages:
        return
    page = pages[-1]
    written = len(passages(g.content, page))
    if page.read < written:
        await group_chooses(g, page.party, READ_ON, "ask-read-on", rule, may=True)
        page.read = written
