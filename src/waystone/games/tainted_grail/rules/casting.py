"""Each player chooses a character (TG-SET-01)."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import Then

from ..table.state import G
from .campaign import chronicle
from .encounter.round import meet
from .registry import step
from .setup import enlist, unchosen


@step
async def casting(g: G, seat: int) -> Then:
    """TG-SET-01: each player chooses a character nobody has."""
    options = [
        Option(f"character:{c}", c, "option-character", {"hero": c}, f"character:{c}")
        for c in unchosen(g.state, g.content)
    ]
    character = await choose(seat, options, "ask-character", rule="TG-SET-01")
    enlist(g, seat, character)
    if seat + 1 < g.state.seats and unchosen(g.state, g.content):
        return casting(seat + 1)
    return meet() if g.state.world is None else chronicle()
