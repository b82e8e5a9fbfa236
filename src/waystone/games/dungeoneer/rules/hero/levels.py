"""DG-LVL: levels."""

from ...table.facts import LevelChanged
from ...table.state import G, Player
from ..modes import scoring

HIGHEST = 10


def change_level(g: G, p: Player, amount: int, rule: str) -> None:
    """DG-EFF-13, DG-LVL-03: never below 1 or above 10; the column changes at once (DG-LVL-02),
    nothing else does (DG-LVL-04)."""
    level = min(HIGHEST, max(1, p.level + amount))
    if level != p.level:
        p.level = level
        g.say(LevelChanged(p.hero, level), rule)
        scoring.highest_level(g, p)
