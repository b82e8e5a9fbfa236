"""What a seat sees, what it cannot see, and what things are called."""

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Mat, Table, Zone

from ..box.definitions import Content
from ..rules.setup import unchosen
from ..table.state import State
from .encounter import faced
from .faces import character_card
from .hero import hero_mats
from .hud import hud
from .island import world_view


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """Everything on the table is open, hands too (TG-AMB-27); decks are counted, not seen."""
    table = text.shared("table", lambda: open_table(state, content, text))
    return replace(table, seat=seat)


def open_table(state: State, content: Content, text: Text) -> Table:
    encounter, world = state.encounter, state.world
    if world is not None and len(state.heroes) == state.seats:
        table = world_view(state, content, world, text)
    else:
        table = Table("tainted-grail", None, "")
        if encounter is None:
            casting = len(state.heroes) < state.seats
            table.phase = text("phase-casting" if casting else "phase-camp")
            table.mats = [candidates(state, content, text)] if casting else []
    table.hud = hud(state, content, text)
    if encounter is not None:
        table.phase = table.hud.round
        mat, table.scene = faced(state, encounter, content, text)
        table.mats.insert(0, mat)
    table.mats += hero_mats(state, content, text)
    return table


def candidates(state: State, content: Content, text: Text) -> Mat:
    cards = [character_card(c, f"character:{c}", content, text) for c in unchosen(state, content)]
    name = text("table-characters")
    return Mat("characters", name, zones=[Zone("characters", name, cards)])
