"""What a seat sees."""

from typing import NamedTuple

from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Intent, Mat, Page, Piece, Table, Turn

from ..box.definitions import Content
from ..table.state import G, State
from .board import Ground, pieces, the_board, the_ground
from .hud import Sight, hud, intents, order, sight
from .mats import deck_mat, explorer_mats, monster_mat, newcomers, story_mat
from .numbers import Everybody, everybody
from .pages import page


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """MA-HID-01, MA-HID-06: the game is open, to the dead too; decks, coming chapters and the tile
    stack are not (MA-HID-02)."""
    return replace(text.shared("table", lambda: open_table(state, content, text)), seat=seat)


def open_table(state: State, content: Content, text: Text) -> Table:
    g: G = Play(state, content)
    around = text.shared("setting", lambda: setting(g, text), laid_out(state))
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
    story, beginning = g.state.story, g.state.phase == "setup"
    return Setting(
        the_ground(g, text),
        story_mat(g, text),
        deck_mat(g, text),
        text.shared("pages", lambda: [page(g, text)], (story, beginning)),
        sight(g, text),
    )


def laid_out(state: State) -> tuple[object, ...]:
    """All that the setting is made of: of the decks only what is known of them."""
    decks = state.decks
    left = [(kind, len(deck)) for kind, deck in decks.items.items()]
    known = [decks.items[kind][:n] for kind, n in decks.known.items()]
    events = [(name, len(deck)) for name, deck in decks.events.items()]
    tiles = (len(decks.tiles), decks.tiles[:1], len(decks.monsters))
    piles = (decks.event_discards, decks.turned, decks.item_discards)
    open_ = (decks.revealed, decks.destroyed)
    fixed = (state.laid, state.story, state.phase == "setup")
    return (*fixed, left, known, events, *tiles, *piles, *open_)


class Cast(NamedTuple):
    """The explorers and the monsters."""

    mats: list[Mat]
    monsters: Mat
    pieces: list[Piece]
    order: list[Turn]
    intents: list[Intent]


def whole_cast(g: G, numbers: Everybody, text: Text) -> Cast:
    alive = [(m.id, m.health) for m in g.state.monsters]
    return Cast(
        explorer_mats(g, numbers.explorers, text),
        text.shared("monsters", lambda: monster_mat(g, text), alive),
        pieces(g, numbers, text),
        order(g, text),
        intents(g, numbers.monsters, text),
    )
