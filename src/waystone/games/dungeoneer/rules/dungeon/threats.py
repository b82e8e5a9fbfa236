"""DG-THR: tests of a stat."""

from typing import Literal

from ...box.effects import Stat
from ...table.facts import Tested
from ...table.state import G, Player
from ...table.stats import base
from ...table.sums import Base
from ..cards import moments


async def overcome(
    g: G,
    p: Player,
    stat: Stat | Literal["level", "life"],
    needed: int,
    rule: str = "DG-THR-01",
    extra: int = 0,
) -> bool:
    """DG-THR-01: overcome when die + stat reaches the number; equality succeeds. The stat may be
    the level or the current life (DG-THR-02). No battle, whatever is going on (DG-THR-03). `extra`
    makes it harder (DG-OBS-02)."""
    needed += extra
    moment = await moments.modified(g, p.seat, "threat", stat)
    adds = own(g, p, stat)
    await moments.cast(g, moment, "threat", needed - adds.total - moment.added)
    if moment.played:
        # DG-CRD-18: what was spent on the die no longer counts.
        adds = own(g, p, stat)
    rolled = adds.rolled(moment.die, *moment.parts)
    passed = rolled.total >= needed
    g.say(Tested(p.hero, stat, rolled.total, rolled, needed, passed), rule)
    return passed


def own(g: G, p: Player, stat: Stat | Literal["level", "life"]) -> Base:
    """DG-THR-01, DG-THR-02: what the hero adds to the die."""
    if stat == "level":
        return Base(stat, p.level)
    if stat == "life":
        return Base(stat, p.life)
    return base(g, p, stat, "threat")
