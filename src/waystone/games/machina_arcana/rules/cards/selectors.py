"""Whom an effect concerns (MA-TGT-20, MA-TGT-21, MA-TGT-22 and the wording table MA-EX-20...)."""

from ...table.board import ground, nearest, tile_at
from ...table.players import deciders
from ...table.state import Explorer, G
from ...table.units import explorer_of, on_board, unit_of, units
from ..asking import one_unit
from .doing import Doing


async def explorers_of(g: G, d: Doing, who: str) -> list[Explorer]:
    found = (explorer_of(g, unit) for unit in await chosen(g, d, who))
    return [e for e in found if e is not None]


def active_explorer(g: G, d: Doing) -> Explorer | None:
    """The explorer that an effect without a target concerns (MA-ABI-09)."""
    found = explorer_of(g, d.unit)
    return found if found is not None and found.cell >= 0 else None


CHOSEN = {
    "any-monster": "monsters",
    "any-explorer": "explorers",
    "any-unit": "units",
    "any-adjacent-unit": "adjacent-units",
    "any-adjacent-explorer": "adjacent-explorers",
    "any-monster-anywhere": "all-monsters",
    "any-explorer-anywhere": "everyone",
    "any-monster-near-target": "monsters-near-target",
    "closest-monster": "nearest-monsters",
    "closest-explorer": "nearest-explorers",
    "weakest-explorer": "weakest-explorers",
}


def members(g: G, d: Doing, who: str) -> list[str]:
    """All units that the word names; of an 'any' or 'closest', all who might be chosen."""
    who = CHOSEN.get(who, who)
    match who:
        case "you":
            return [d.unit] if unit_of(g, d.unit) is not None else []
        case "target":
            return [unit for unit in d.targets if unit_of(g, unit) is not None]
        case "other":
            return [d.other] if unit_of(g, d.other) is not None else []
        case "everyone":
            return [e.id for e in on_board(g)]
        case "all-monsters":
            return [m.id for m in g.state.monsters]
    if who.endswith("near-target"):
        return _near_target(g, d, monsters=who.startswith("monsters"))
    source = unit_of(g, d.owner) or unit_of(g, d.unit)
    if source is None and not d.everywhere:
        return []
    if who.startswith("adjacent"):
        near = ground(g).beside[source.cell] if source is not None else 0
        found = [u for u in units(g) if near >> u.cell & 1]
    elif source is None or d.everywhere:
        found = units(g)
    else:
        tile = tile_at(source.cell)
        found = [u for u in units(g) if tile_at(u.cell) == tile]
    match who:
        case "explorers" | "adjacent-explorers":
            found = [u for u in found if isinstance(u, Explorer)]
        case "other-explorers":
            found = [u for u in found if isinstance(u, Explorer) and u is not source]
        case "monsters" | "adjacent-monsters":
            found = [u for u in found if not isinstance(u, Explorer)]
        case "other-monsters":
            found = [u for u in found if not isinstance(u, Explorer) and u is not source]
        case "trapped":
            traps = ground(g).masks.get("trap", 0)
            found = [u for u in found if traps >> u.cell & 1]
        case "nearest-monsters" | "nearest-explorers":
            wanted = [
                u
                for u in found
                if isinstance(u, Explorer) == (who == "nearest-explorers") and u is not source
            ]
            if source is None:
                return [u.id for u in wanted]
            close = nearest([u.cell for u in wanted], source.cell)
            found = [u for u in wanted if u.cell in close]
        case "weakest-explorers":
            there = [u for u in found if isinstance(u, Explorer)]
            least = min((u.health for u in there), default=0)
            found = [u for u in there if u.health == least]
    return [u.id for u in found]


def _near_target(g: G, d: Doing, *, monsters: bool) -> list[str]:
    here = ground(g)
    cells = list(d.spaces)
    for target in d.targets:
        unit = unit_of(g, target)
        if unit is not None:
            cells.append(unit.cell)
    mask = 0
    for cell in cells:
        mask |= here.beside[cell]
    return [
        u.id for u in units(g) if mask >> u.cell & 1 and not (monsters and isinstance(u, Explorer))
    ]


async def chosen(g: G, d: Doing, who: str) -> list[str]:
    """The units concerned; where the word leaves a choice, whoever decides for the active unit
    makes it (ties of 'closest': MA-TGT-15)."""
    found = members(g, d, who)
    if who in CHOSEN and len(found) > 1:
        return [await one_unit(deciders(g, d.unit), found, "ask-whom", "MA-TGT-22", card=d.card)]
    return found
