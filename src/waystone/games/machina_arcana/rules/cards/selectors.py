"""Whom an effect concerns (MA-TGT-20, MA-TGT-21, MA-TGT-22 and the wording table MA-EX-20...)."""

from typing import NamedTuple

from ...table.board import ground, intact, nearest, space_at, tile_at
from ...table.players import deciders
from ...table.state import Explorer, G
from ...table.units import Unit, explorer_of, on_board, unit_of, units
from ..asking import ask, defender_option, one_unit
from .doing import Doing


async def explorers_of(g: G, d: Doing, who: str) -> list[Explorer]:
    found = (explorer_of(g, unit) for unit in await chosen(g, d, who))
    return [e for e in found if e is not None]


def active_explorer(g: G, d: Doing) -> Explorer | None:
    """MA-ABI-09, MA-TGT-20: the explorer that an effect without a target concerns."""
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


class Word(NamedTuple):
    """Which units a word names: of which kinds, only adjacent ones, only others than the source."""

    explorers: bool
    monsters: bool
    adjacent: bool = False
    others: bool = False


WORDS = {
    "units": Word(True, True),
    "explorers": Word(True, False),
    "monsters": Word(False, True),
    "other-explorers": Word(True, False, others=True),
    "other-monsters": Word(False, True, others=True),
    "adjacent-units": Word(True, True, adjacent=True),
    "adjacent-explorers": Word(True, False, adjacent=True),
    "adjacent-monsters": Word(False, True, adjacent=True),
}
"""Words that name all units of a kind."""
NARROWER = {
    "trapped": "units",
    "nearest-explorers": "other-explorers",
    "nearest-monsters": "other-monsters",
    "weakest-explorers": "explorers",
}
"""Words that name some of those that another word names."""


def members(g: G, d: Doing, who: str) -> list[str]:
    """MA-TGT-20, MA-TGT-22: all units that the word names; of an 'any' or 'closest', all who might
    be chosen. MA-ABI-09: 'you' is the active unit."""
    who = CHOSEN.get(who, who)
    word = WORDS.get(NARROWER.get(who, who))
    if word is None:
        return _members(g, d, who)
    if not (word.explorers or g.state.monsters):
        return []
    source = unit_of(g, d.owner) or unit_of(g, d.unit)
    if source is None and not d.everywhere:
        return []
    found = named(g, word, source, everywhere=d.everywhere)
    return [u.id for u in (narrowed(g, who, source, found) if who in NARROWER else found)]


def _members(g: G, d: Doing, who: str) -> list[str]:
    """MA-TGT-20, MA-ABI-09: those that a word names without regard to tiles."""
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
        case "units-near-target" | "monsters-near-target":
            return _near_target(g, d, monsters=who == "monsters-near-target")
    raise ValueError(f"{who} names nobody")


def named(g: G, word: Word, source: Unit | None, *, everywhere: bool) -> list[Unit]:
    """MA-TGT-20, MA-TGT-21: those on the tile of the source (adjacent ones also over a border,
    MA-TGT-11), on all tiles for what belongs to nobody and enters play."""
    found: list[Unit] = [*on_board(g)] if word.explorers else []
    if word.monsters:
        found += g.state.monsters
    if word.others:
        found = [u for u in found if u is not source]
    if word.adjacent:
        return beside(g, source, found)
    if everywhere or source is None:
        return found
    tile = tile_at(source.cell)
    return [u for u in found if tile_at(u.cell) == tile]


def names(g: G, word: Word, source: Unit | None, unit: Unit) -> bool:
    """MA-ABI-11: whether a card of the source names the unit: on its tile or beside it, on all
    tiles where nobody owns it."""
    if not (word.explorers if isinstance(unit, Explorer) else word.monsters):
        return False
    if word.others and unit is source:
        return False
    if word.adjacent:
        return bool(beside(g, source, [unit]))
    return source is None or tile_at(source.cell) == tile_at(unit.cell)


def beside(g: G, source: Unit | None, among: list[Unit]) -> list[Unit]:
    """MA-TGT-10, MA-TGT-11: of these units those that are adjacent to the source."""
    if source is None or not among:
        return []
    near = ground(g).beside[source.cell]
    return [u for u in among if near >> u.cell & 1]


def narrowed(g: G, who: str, source: Unit | None, found: list[Unit]) -> list[Unit]:
    """MA-TGT-15: the closest of them; those on trapped spaces; those with the least health."""
    match who:
        case "trapped":
            traps = ground(g).masks.get("trap", 0)
            return [u for u in found if traps >> u.cell & 1]
        case "nearest-monsters" | "nearest-explorers" if source is not None:
            close = nearest([u.cell for u in found], source.cell)
            return [u for u in found if u.cell in close]
        case "weakest-explorers":
            least = min((u.health for u in found), default=0)
            return [u for u in found if u.health == least]
    return found


def _near_target(g: G, d: Doing, *, monsters: bool) -> list[str]:
    """MA-EX-32: those adjacent to the target, unit or space."""
    here = ground(g)
    mask = 0
    for cell in _targets(g, d):
        mask |= here.beside[cell]
    return [
        u.id for u in units(g) if mask >> u.cell & 1 and not (monsters and isinstance(u, Explorer))
    ]


def _targets(g: G, d: Doing) -> list[int]:
    """The spaces of the targets, units and spaces."""
    units_there = [unit_of(g, target) for target in d.targets]
    return [*d.spaces, *(unit.cell for unit in units_there if unit is not None)]


async def chosen(g: G, d: Doing, who: str) -> list[str]:
    """MA-TGT-20: the units concerned; where the word leaves a choice, whoever decides for the
    active unit makes it (ties of 'closest': MA-TGT-15)."""
    found = members(g, d, who)
    if who in CHOSEN and len(found) > 1:
        return [await one_unit(deciders(g, d.unit), found, "ask-whom", "MA-TGT-22", card=d.card)]
    return found


async def attacked(g: G, d: Doing, who: str) -> list[str | int]:
    """MA-TER-06, MA-STA-07: whom an attack on `who` meets: the units concerned, and barrels where
    units of every kind are named, for a barrel is a unit that can be attacked."""
    barrels = barrels_named(g, d, CHOSEN.get(who, who))
    if not barrels or who not in CHOSEN:
        return [*await chosen(g, d, who), *barrels]
    options = [defender_option(one) for one in (*members(g, d, who), *barrels)]
    return [await ask(deciders(g, d.unit), options, "ask-whom", "MA-TGT-22", card=d.card)]


def barrels_named(g: G, d: Doing, word: str) -> list[int]:
    """MA-TER-06: the intact barrels of a tile, beside the source, or beside the target."""
    here = ground(g)
    source = unit_of(g, d.owner) or unit_of(g, d.unit)
    match word:
        case "units" if d.everywhere:
            return intact(g, here, "barrel")
        case "units" if source is not None:
            return intact(g, here, "barrel", tile_at(source.cell))
        case "adjacent-units" if source is not None:
            cells = [source.cell]
        case "units-near-target":
            cells = _targets(g, d)
        case _:
            return []
    near = dict.fromkeys(cell for at in cells for cell in here.neighbours[at])
    return [cell for cell in near if space_at(g, here, cell) == "barrel"]
