"""The hero on the map: action points, falling and standing, life, levels."""

from . import combined, threats
from .effects import Stat
from .facts import Fell, Healed, LevelChanged, StoodUp, Tipped
from .state import G, Player, hero_card

HIGHEST = 10


def can_spend(p: Player, ap: int = 1) -> bool:
    """DG-EFF-03: the points of a fallen hero go into standing up only (those gained by tipping
    the hero may be spent all the same, DG-VAR-18)."""
    return p.loose >= ap or (not p.fallen and p.ap + p.loose >= ap)


def spend(p: Player, ap: int = 1) -> None:
    """Points that cannot move the hero go first."""
    loose = min(ap, p.loose)
    p.loose -= loose
    p.ap -= ap - loose


def fall(g: G, p: Player, stat: Stat = "speed", value: int = 0) -> None:
    """DG-EFF-01, DG-EFF-05."""
    if not p.fallen:
        p.fallen = True
        p.stand_stat = stat
        p.stand_value = value
        g.say(Fell(p.hero), "DG-EFF-01")


async def stand_up(g: G, p: Player) -> None:
    """DG-EFF-02: 1 AP, and the threat that some cards demand (DG-EFF-05)."""
    spend(p)
    if p.stand_value and not await threats.overcome(g, p, p.stand_stat, p.stand_value, "DG-EFF-05"):
        return
    get_up(g, p)


def get_up(g: G, p: Player) -> None:
    p.fallen = False
    p.stand_value = 0
    g.say(StoodUp(p.hero), "DG-EFF-02")


def can_tip(g: G, p: Player) -> bool:
    """DG-VAR-18: only an upright hero. The book is silent on repetition; ruled as once per turn,
    or the point could stand the hero up again without end."""
    return g.state.rules.limited_movement and not p.fallen and "tip" not in p.used


def tip(g: G, p: Player) -> None:
    """DG-VAR-18: tipped over for a point that cannot be spent on moving."""
    p.used.append("tip")
    p.fallen = True
    p.stand_value = 0
    p.loose += 1
    g.say(Tipped(p.hero), "DG-VAR-18")


def most_life(g: G, p: Player) -> int:
    return hero_card(g, p).life


def heal(g: G, p: Player, amount: int) -> None:
    """DG-DEF-03: never above the printed life."""
    healed = min(amount, most_life(g, p) - p.life)
    if healed > 0:
        p.life += healed
        g.say(Healed(p.hero, healed), "DG-DEF-03")


def change_level(g: G, p: Player, amount: int, rule: str) -> None:
    """DG-EFF-13, DG-LVL-03: never below 1 or above 10; the column changes at once (DG-LVL-02)."""
    level = min(HIGHEST, max(1, p.level + amount))
    if level != p.level:
        p.level = level
        g.say(LevelChanged(p.hero, level), rule)
        combined.highest_level(g, p)
