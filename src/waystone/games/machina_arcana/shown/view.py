"""What a seat sees."""

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
    g: G = Play(state, content)
    return Table(
        "machina-arcana",
        seat,
        text("phase", round=state.round, phase=f"phase-{state.phase}"),
        boards=text.shared("boards", lambda: [the_board(g, text)]),
        mats=text.shared("mats", lambda: mats(g, text)),
        pages=text.shared("pages", lambda: [page(g, text)]),
        hud=text.shared("hud", lambda: hud(g, text)),
    )
