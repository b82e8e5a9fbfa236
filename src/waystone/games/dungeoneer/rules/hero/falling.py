"""DG-EFF: falling and standing up."""

from ...box.effects import Stat
from ...table.facts import Fell, StoodUp
from ...table.state import G, Player
from ..dungeon import threats
from . import action_points


def fall(g: G, p: Player, stat: Stat = "speed", value: int = 0) -> None:
    """DG-EFF-01, DG-EFF-05: the hero lies on the ground; the card may ask for a threat to stand up.
    There is no other penalty (DG-EFF-04) and no other condition (DG-GEN-18)."""
    if not p.fallen:
        p.fallen = True
        p.stand_stat = stat
        p.stand_value = value
        g.say(Fell(p.hero), "DG-EFF-01")


async def stand_up(g: G, p: Player) -> None:
    """DG-EFF-02: 1 AP, and the threat that some cards demand (DG-EFF-05)."""
    action_points.spend(p)
    if p.stand_value and not await threats.overcome(g, p, p.stand_stat, p.stand_value, "DG-EFF-05"):
        return
    get_up(g, p)


def get_up(g: G, p: Player) -> None:
    """DG-EFF-02: the hero stands."""
    p.fallen = False
    p.stand_value = 0
    g.say(StoodUp(p.hero), "DG-EFF-02")
