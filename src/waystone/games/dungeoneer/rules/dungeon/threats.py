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
    die, more = await moments.roll(g, "threat", p.seat, "threat", stat)
    if stat == "level":
        own = Base(stat, p.level)
    elif stat == "life":
        own = Base(stat, p.life)
    else:
        own = base(g, p, stat, "threat")
    rolled = own.rolled(die, *more)
    passed = rolled.total >= needed + extra
    g.say(Tested(p.hero, stat, rolled.total, rolled, needed + extra, passed), rule)
    return passed
