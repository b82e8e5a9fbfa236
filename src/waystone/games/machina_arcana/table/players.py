"""Who decides for whom."""

from .state import G
from .units import explorer_of, monster_of


def party(g: G) -> list[int]:
    """MA-GEN-09, MA-DEA-03: the players of the living explorers."""
    return [e.seat for e in g.state.explorers if not e.dead]


def the_dead(g: G) -> list[int]:
    """MA-DEA-01: the players of dead explorers, who are on the side of the monsters now."""
    return [e.seat for e in g.state.explorers if e.dead]


def deciders(g: G, unit: str) -> list[int]:
    """Who makes the choices of a unit: its player; a controlled monster's explorer, before the dead
    (MA-FRC-14); the dead together for unpredictable monsters (MA-AIM-30, MA-DEA-02); else any of
    the players (MA-GEN-09, MA-GEN-13)."""
    for e in g.state.explorers:
        if e.id == unit:
            return [e.seat]
    m = monster_of(g, unit)
    if m is not None:
        if m.controller:
            master = explorer_of(g, m.controller)
            if master is not None and not master.dead:
                return [master.seat]
        return the_dead(g) or party(g)
    return party(g)
