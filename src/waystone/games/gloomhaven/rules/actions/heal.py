"""Heal (GH-HEA)."""

from ...table.board import master
from ...table.facts import Healed
from ...table.state import Figure, G
from ..scenario.cards import deed
from .conditions import shed


def heal(g: G, figure: Figure, hp: int, rule: str, by: Figure | None = None) -> None:
    """GH-HEA-03, GH-CON-09 to GH-CON-11: poison stops the heal, a wound does not; one heal takes
    both off. GH-HEA-04: whatever it comes from. GH-STA-06: it counts for the healer's goals."""
    poisoned = "poison" in figure.conditions
    shed(g, figure, "wound", "GH-CON-10")
    if poisoned:
        shed(g, figure, "poison", "GH-CON-09")
        return
    gained = max(0, min(hp, figure.most_hp - figure.hp))
    figure.hp += gained
    g.say(Healed(figure.id, gained), rule)
    owner = master(g, by) if by else None
    if owner and gained:
        deed(owner, "healed", gained)
