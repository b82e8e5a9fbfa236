"""A monster's turn (GH-MON, GH-MAT, GH-MOT); summons and allies by scenario rules act likewise."""

from ...table.acting import Act
from ...table.state import Figure, G
from ..actions.perform import perform
from .brain import Brain
from .cards import card_of, consume_elements


async def act_as_monster(g: G, figure: Figure) -> None:
    """GH-MON-07: every ability of the card that it can perform, in order. GH-FOC-01: before them
    all it finds its focus, whatever they are. GH-ELE-12: it consumes what it can."""
    card = card_of(g, figure)
    if figure.kind == "monster":
        await consume_elements(g, figure, card)
    if card:
        await Brain(g, figure).find_focus()
    for ability in card:
        await perform(g, Act(figure), [ability])
