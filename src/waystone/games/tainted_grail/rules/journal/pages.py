"""Pages to read: a page is left only when the party has read what stands on it (TG-JRN-03)."""

from waystone.kernel.ask import Option

from ...box.journal import CheckHere, Paragraph, VerseDef, Words
from ...table.places import the_world
from ...table.state import G
from ...table.world import Verse
from ..group import group_chooses

READ_ON = (Option("read-on", None, "option-read-on"),)


def open_verse(g: G) -> Verse | None:
    """The verse that lies open before the party."""
    tasks = reversed(the_world(g).stack)
    return next((task for task in tasks if isinstance(task, Verse) and task.at), None)


def passages(verse: VerseDef, task: Verse) -> list[Words]:
    """TG-JRN-08, TG-JRN-09: what stands on the page so far: the verse, the further text that
    could be read, the results that came up."""
    found = [verse.text]
    for number, part in enumerate(verse.blocks, start=1):
        match part:
            case Paragraph() if number in task.shown:
                found.append(part.text)
            case CheckHere():
                found += [
                    result.text
                    for n, result in enumerate(part.results)
                    if f"{number}:{n}" in task.said
                ]
            case _:
                pass
    return [words for words in found if any(words.values())]


async def turn_page(g: G) -> None:
    """TG-JRN-03: nobody turns a page before what stands on it has been read."""
    task = open_verse(g)
    if task is None:
        return
    written = len(passages(g.content.verses[task.id], task))
    if task.read < written:
        await read_on(g, task.party, "TG-JRN-03")
        task.read = written


async def read_on(g: G, readers: list[int], rule: str) -> None:
    await group_chooses(g, readers, READ_ON, "ask-read-on", rule, may=True)
