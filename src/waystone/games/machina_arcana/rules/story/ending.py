"""How a scenario ends (MA-GEN-03 to MA-GEN-07, MA-END-03, MA-END-04)."""

from waystone.kernel.step import End

from ...table.state import G
from ...table.story import endgame
from ...table.units import living
from ..cards.doing import Doing
from ..registry import holds


class ScenarioOver(Exception):
    """At once, whatever is being resolved."""

    def __init__(self, *, won: bool) -> None:
        super().__init__("won" if won else "lost")
        self.won = won


def check_endgame(g: G) -> None:
    """MA-END-03, MA-END-04, MA-GEN-03, MA-GEN-06; both at the same moment is a defeat
    (MA-AMB-44)."""
    if not g.state.story.endgame:
        return
    card = endgame(g)
    d = Doing("", card.id, everywhere=True)
    if holds(g, d, card.defeat):
        raise ScenarioOver(won=False)
    if holds(g, d, card.victory):
        raise ScenarioOver(won=True)


def ended(g: G, over: ScenarioOver) -> End:
    """MA-GEN-07: the survivors win together."""
    if over.won:
        return End("end-victory", [e.seat for e in living(g)])
    return End("end-defeat")
