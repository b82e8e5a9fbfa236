"""A monster's turn (GH-MON, GH-MAT, GH-MOT); summons and allies by scenario rules act likewise."""

from ...box.effects import Attack, Move
from ...table.acting import Act
from ...table.board import here
from ...table.state import Figure, G
from ..actions.perform import performs
from .brain import Brain
from .cards import card_of, consume_elements


async def act_as_monster(g: G, figure: Figure) -> None:
    """GH-MON-07: every ability of the card that it can perform, in order."""
    card = card_of(g, figure)
    if figure.kind == "monster":
        await consume_elements(g, figure, card)
    if any(isinstance(a, Move | Attack) for a in card):
        await Brain(g, figure).find_focus()
    for ability in card:
        if not here(g, figure):
            return
        await performs(g, Act(figure), ability)
