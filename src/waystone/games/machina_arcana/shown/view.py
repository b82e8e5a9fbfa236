"""What a seat sees."""

from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Table

from ..box.definitions import Content
from ..table.state import G, State
from .board import the_board
from .hud import hud
from .mats import mats
from .pages import page


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """MA-HID-01, MA-HID-06: the game is open, to the dead too; decks, coming chapters and the tile
    stack are not (MA-HID-02)."""
    return replace(text.shared("table", lambda: open_table(state, content, text)), seat=seat)


def open_table(state: State, content: Content, text: Text) -> Table:
    g: G = Play(state, content)
    return Table(
        "machina-arcana",
        None,
        text("phase-setup")
        if state.phase == "setup"
        else text("phase", round=state.round, phase=f"phase-{state.phase}"),
        boards=[the_board(g, text)],
        mats=mats(g, text),
        pages=text.shared("pages", lambda: [page(g, text)], (state.story, state.phase == "setup")),
        hud=hud(g, text),
    )
