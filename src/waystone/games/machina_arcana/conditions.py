"""Conditions: what "if" and "while" ask (MA-CND)."""

from .doing import Doing
from .effects import (
    AllLeft,
    Beside,
    Condition,
    Count,
    Ethereal_,
    Fallen,
    Has,
    Hit,
    Killed,
    Level,
    Lit,
    On,
    Overrun,
    OwnTurn,
    Progress,
    Ruined,
    Slain,
    TimeIsUp,
    Wears,
    Wounded,
)
from .selectors import members
from .state import DESTROYED, Explorer, G
from .table import explorer_of, ground, lit_tile, space_at, unit_of


def holds(g: G, d: Doing, condition: Condition) -> bool:
    state = g.state
    match condition:
        case Hit():
            return d.hit
        case Killed():
            return d.killed
        case Wounded(who):
            return any(wounded(g, unit) for unit in members(g, d, who))
        case Count(who, least, most):
            return least <= len(members(g, d, who)) <= most
        case Has(what, least, most):
            you = explorer_of(g, d.unit) or unit_of(g, d.unit)
            return you is not None and least <= getattr(you, what, 0) <= most
        case Beside(space):
            you = unit_of(g, d.unit)
            here = ground(g)
            return you is not None and any(
                space_at(g, here, cell) == space for cell in here.neighbours[you.cell]
            )
        case On(space):
            you = unit_of(g, d.unit)
            return you is not None and ground(g).spaces[you.cell] == space
        case Lit():
            you = unit_of(g, d.unit)
            return you is not None and lit_tile(g, you.cell)
        case Level(least):
            return state.level >= least
        case Wears(kind, least, most):
            explorer = explorer_of(g, d.unit)
            worn = [] if explorer is None else list(explorer.equipped)
            items = g.content.items
            return least <= sum(kind is None or items[i].kind == kind for i in worn) <= most
        case OwnTurn():
            return state.turn == d.unit
        case Ethereal_():
            from .modifiers import ethereal

            you = unit_of(g, d.unit)
            return you is not None and ethereal(g, you)
        case Ruined(space, least):
            here = ground(g)
            ruined = [c for c in here.cells.get(space, ()) if state.marks.get(c) == DESTROYED]
            return len(ruined) >= least
        case Slain(monster):
            return monster in state.slain
        case Progress(least):
            return state.progress.get(d.card, 0) >= least
        case Overrun(least):
            return len(state.monsters) >= least
        case Fallen(least):
            return sum(e.dead for e in state.explorers) >= least
        case TimeIsUp():
            return state.timeout
        case AllLeft():
            alive = [e for e in state.explorers if not e.dead]
            return bool(alive) and all(e.left for e in alive)


def wounded(g: G, unit: str) -> bool:
    """MA-STA-08."""
    from .modifiers import most

    found = unit_of(g, unit)
    return found is not None and found.health < most(g, found, "health")


def is_explorer(g: G, unit: str) -> bool:
    return isinstance(unit_of(g, unit), Explorer)
