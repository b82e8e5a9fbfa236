"""What a seat sees."""

from typing import NamedTuple

from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Goal, Mat, Page, Table

from ..box.definitions import Content
from ..table.state import G, State
from .board import Ground, the_board, the_ground
from .cast import whole_cast
from .hud import Sight, clocks, counters, goal, hud
from .mats import deck_mat, newcomers, story_mat
from .numbers import everybody
from .pages import page


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """MA-HID-01, MA-HID-06: the game is open, to the dead too; decks, coming chapters and the tile
    stack are not (MA-HID-02)."""
    return replace(text.shared("table", lambda: open_table(state, content, text)), seat=seat)


def open_table(state: State, content: Content, text: Text) -> Table:
    g: G = Play(state, content)
    laid_out = (state.laid, state.story, state.decks, state.phase == "setup")
    around = text.shared("setting", lambda: setting(g, text), laid_out)
    numbers = everybody(g, text)
    units = (state.explorers, state.monsters, numbers, state.tokens.markers, state.turn)
    cast = text.shared("cast", lambda: whole_cast(g, numbers, text), units)
    ground = around.ground
    return Table(
        "machina-arcana",
        None,
        text("phase-setup")
        if state.phase == "setup"
        else text("phase", round=state.round, phase=f"phase-{state.phase}"),
        boards=[the_board(ground, cast.pieces, text)],
        mats=[*cast.mats, *newcomers(g, text), around.story, cast.monsters, around.decks],
        pages=around.pages,
        hud=hud(g, around.sight, cast.order, cast.intents, text),
    )


class Setting(NamedTuple):
    """The tiles, the story, the decks."""

    ground: Ground
    story: Mat
    decks: Mat
    pages: list[Page]
    sight: Sight


def setting(g: G, text: Text) -> Setting:
    state = g.state
    scenery = (state.laid, state.story, state.phase == "setup")
    ground, pages, goals, timers = text.shared("scenery", lambda: the_scenery(g, text), scenery)
    return Setting(
        ground,
        story_mat(g, text),
        deck_mat(g, text),
        pages,
        Sight(goals, timers, counters(g, text)),
    )


class Scenery(NamedTuple):
    """The tiles and the story without the decks."""

    ground: Ground
    pages: list[Page]
    goals: list[Goal]
    clocks: list[Clock]


def the_scenery(g: G, text: Text) -> Scenery:
    return Scenery(the_ground(g, text), [page(g, text)], [goal(g, text)], clocks(g, text))
