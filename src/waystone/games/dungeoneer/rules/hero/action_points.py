"""Action points: what they can be spent on, and the variant in which a hero is tipped for one."""

from ...table.facts import Tipped
from ...table.state import G, Player


def can_spend(p: Player, ap: int = 1) -> bool:
    """DG-EFF-03: the points of a fallen hero go into standing up only (those gained by tipping
    the hero may be spent all the same, DG-VAR-18)."""
    return p.loose >= ap or (not p.fallen and p.ap + p.loose >= ap)


def spend(p: Player, ap: int = 1) -> None:
    """Points that cannot move the hero go first."""
    loose = min(ap, p.loose)
    p.loose -= loose
    p.ap -= ap - loose


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
