"""The page of the story."""

from waystone.kernel.text import Text
from waystone.kernel.view import Page

from ..box.index import index
from ..table.state import G


def page(g: G, text: Text) -> Page:
    state = g.state
    if state.story.endgame:
        card = g.content.scenarios[state.story.scenario].endgame
        return Page(text.name(card.id), [card.text[text.language]])
    chapter = index(g.content).chapters[state.story.chapters[state.story.chapter]]
    told = [chapter.text[text.language]]
    if state.phase == "setup":
        told.insert(0, g.content.scenarios[state.story.scenario].intro[text.language])
    if chapter.task:
        told.append(chapter.task[text.language])
    return Page(text.name(chapter.id), told)
