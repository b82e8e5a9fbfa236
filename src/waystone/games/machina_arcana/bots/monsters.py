"""How the dead run the monsters."""

from typing import Any

from ..box.index import index
from ..box.tiles import WIDTH
from ..rules.cards.targeting import marks_for
from ..rules.monsters.hunting import paths_of
from ..table.board import tile_at
from ..table.players import deciders
from ..table.state import G
from ..table.units import explorer_of, monster_of, on_board
from .explorers import _use


def run_monster(g: G, name: str, keys: list[str]) -> str:
    """Use an ability on an explorer if one can be reached, else go for the weakest."""
    monster = monster_of(g, name)
    seats = deciders(g, name)
    if monster is None:
        return keys[-1]
    master = any(not e.dead and e.seat in seats for e in g.state.explorers)
    if master:
        return next((k for k in keys if k.startswith("use:")), keys[-1])
    for key in keys:
        if key.startswith("use:") and strikes(g, monster, *_use(key)):
            return key
    people = on_board(g)
    if not people:
        return keys[-1]
    paths = paths_of(g, monster)
    victim = min(people, key=lambda e: (paths.far(monster.cell, e.cell), e.health, e.seat))
    field = paths.field(victim.cell)
    best, least = keys[-1], field[monster.cell]
    for key in keys:
        if key.startswith("move:"):
            x, y = (int(n) for n in key[5:].split(","))
            cell = y * WIDTH + x
            if not paths.here.chasm >> cell & 1 and field[cell] < least:
                best, least = key, field[cell]
    if best == keys[-1]:
        for key in keys:
            if key.startswith("destroy:") and field[monster.cell] > 1:
                return key
    return best


def strikes(g: G, monster: Any, card: str, n: int) -> bool:
    """Would the ability reach an explorer?"""
    active = next(a for m, a in index(g.content).cards[card].actives if m == n)
    if active.target is None:
        tile = tile_at(monster.cell)
        return any(tile_at(e.cell) == tile for e in on_board(g))
    if active.target.of not in ("unit", "explorer"):
        return False
    return any(
        kind == "unit" and explorer_of(g, str(name)) is not None
        for kind, name in marks_for(g, monster, active)
    )
