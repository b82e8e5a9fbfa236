"""What a seat sees."""

from typing import NamedTuple

from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Mat, Page, Table

from ..box.definitions import Content
from ..table.state import G, State
from .board import Ground, the_board, the_ground
from .cast import whole_cast
from .decks import deck_mat, seen_of
from .hud import Sight, clocks, counters, goals, hud, when
from .mats import current_events, newcomers, story_mat
from .pages import page


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """MA-HID-01, MA-HID-06: the game is open, to the dead too; decks, coming chapters and the tile
    stack are not (MA-HID-02)."""
    return replace(text.shared("table", lambda: open_table(state, content, text)), seat=seat)


def open_table(state: State, content: Content, text: Text) -> Table:
    g: G = Play(state, content)
    around, piles = scenery(g, text), decks(g, text)
    cast = whole_cast(g, text)
    now = when(g, text)
    sight = Sight(now, goals(g, text), around.clocks, piles.counters)
    return Table(
        "machina-arcana",
        None,
        now.line,
        boards=[the_board(around.ground, cast.pieces, text)],
        mats=[*cast.mats, *newcomers(g, text), around.story, cast.monsters, piles.mat],
        pages=around.pages,
        hud=hud(g, sight, cast.order, cast.intents, text),
    )


class Scenery(NamedTuple):
    """The tiles and the story."""

    ground: Ground
    story: Mat
    pages: list[Page]
    clocks: list[Clock]


def scenery(g: G, text: Text) -> Scenery:
    state, events = g.state, current_events(g)
    of = (state.laid, state.story, events, state.phase == "setup")
    return text.shared("scenery", lambda: the_scenery(g, events, text), of)


def the_scenery(g: G, events: list[str], text: Text) -> Scenery:
    return Scenery(
        the_ground(g, text),
        story_mat(g, events, text),
        [page(g, text)],
        clocks(g, text),
    )


class Piles(NamedTuple):
    """The decks."""

    mat: Mat
    counters: list[Counter]


def decks(g: G, text: Text) -> Piles:
    seen = seen_of(g.state.decks)
    return text.shared("decks", lambda: Piles(deck_mat(g, text), counters(g, text)), seen)
