"""DG-THR: tests of a stat."""

from typing import Literal

from ...box.effects import Stat
from ...table.facts import Tested
from ...table.state import G, Player
from ...table.stats import value
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
    the level or the current life (DG-THR-02). No battle, whatever is going on (DG-THR-03)."""
    die, bonus = await moments.roll(g, "threat", p.seat, "threat", stat)
    if stat == "level":
        base = p.level
    elif stat == "life":
        base = p.life
    else:
        base = value(g, p, stat, "threat")
    total = die + base + bonus
    passed = total >= needed + extra
    g.say(Tested(p.hero, stat, die, total, needed + extra, passed), rule)
    return passed
