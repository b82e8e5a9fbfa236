"""How the dead run the monsters."""

from collections.abc import Sequence

from waystone.kernel.ask import Option

from ..rules.actions.acts import Act, Use, Walk, WorkDoor
from ..rules.cards.targeting import marks_for
from ..rules.monsters.paths import paths_of
from ..table.board import tile_at
from ..table.players import deciders
from ..table.state import G, Monster
from ..table.units import explorer_of, monster_of, on_board


def run_monster(g: G, name: str, options: Sequence[Option[Act]]) -> str:
    """Use an ability on an explorer if one can be reached, else go for the weakest."""
    monster = monster_of(g, name)
    end = options[-1].key
    if monster is None:
        return end
    seats = deciders(g, name)
    uses = [(o.key, o.value) for o in options if isinstance(o.value, Use)]
    if any(not e.dead and e.seat in seats for e in g.state.explorers):
        return uses[0][0] if uses else end
    for key, use in uses:
        if strikes(g, monster, use):
            return key
    return approach(g, monster, options) or end


def approach(g: G, monster: Monster, options: Sequence[Option[Act]]) -> str:
    """A step towards the explorer who is nearest, or through a door."""
    people = on_board(g)
    if not people:
        return ""
    paths = paths_of(g, monster)
    victim = min(people, key=lambda e: (paths.far(monster.cell, e.cell), e.health, e.seat))
    field = paths.field(victim.cell)
    best, least = "", field[monster.cell]
    for option in options:
        if isinstance(option.value, Walk):
            cell = option.value.cell
            if not paths.here.chasm >> cell & 1 and field[cell] < least:
                best, least = option.key, field[cell]
    if not best and field[monster.cell] > 1:
        doors = [o.key for o in options if isinstance(o.value, WorkDoor) and breaks(o.value)]
        return doors[0] if doors else ""
    return best


def breaks(work: WorkDoor) -> bool:
    return work.act == "destroy"


def strikes(g: G, monster: Monster, use: Use) -> bool:
    """Would the ability reach an explorer?"""
    active = use.active
    if active.target is None:
        tile = tile_at(monster.cell)
        return any(tile_at(e.cell) == tile for e in on_board(g))
    if active.target.of not in ("unit", "explorer"):
        return False
    marks = marks_for(g, monster, use.card, active)
    return any(mark[0] == "unit" and explorer_of(g, mark[1]) is not None for mark in marks)
