"""The Tracker card: Glory and Peril."""

from ...table.facts import Gained, Lost
from ...table.state import G, Player


def gain(
    g: G, p: Player, glory: int, peril: int, rule: str = "DG-GEN-05", by: str = "none"
) -> None:
    """DG-GEN-05, DG-GEN-06: no upper limit, never below 0. In solo nobody counts Peril
    (DG-AMB-50)."""
    glory = max(-p.glory, glory)
    peril = 0 if g.state.rules.solo else max(-p.peril, peril)
    p.glory += glory
    p.peril += peril
    if glory > 0 or peril > 0:
        g.say(Gained(p.hero, max(0, glory), max(0, peril), by), rule)
    if glory < 0 or peril < 0:
        g.say(Lost(p.hero, max(0, -glory), max(0, -peril), by), rule)
