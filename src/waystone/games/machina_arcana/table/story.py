"""The card of the story and the current events."""

from ..box.definitions import ChapterDef, EndgameDef
from ..box.index import index
from .state import G


def chapter(g: G) -> ChapterDef:
    return index(g.content).chapters[g.state.story.chapters[g.state.story.chapter]]


def endgame(g: G) -> EndgameDef:
    return g.content.scenarios[g.state.story.scenario].endgame


def printed(g: G) -> ChapterDef | EndgameDef:
    """The card whose ratings count."""
    return endgame(g) if g.state.story.endgame else chapter(g)


def story_card(g: G) -> str:
    """The endgame card once it is reached, else the current chapter."""
    return endgame(g).id if g.state.story.endgame else g.state.story.chapters[g.state.story.chapter]


def current_event(g: G, deck: str) -> str:
    """MA-EVT-02: the top of the discard pile, unless it is a personal event or was discarded
    (MA-AMB-71)."""
    pile = g.state.decks.event_discards[deck]
    if not pile or g.content.events[pile[0]].personal or deck in g.state.decks.turned:
        return ""
    return pile[0]
