"""The map, as it is printed and as the rules read it: spaces by number, what lies between them,
what stands on them. RB-MAP-01, RB-MAP-06: every space, site or not, has one of five terrains;
RB-MAP-08: rivers and RB-MAP-10: roads belong to the edges.

Terrains are bits, so that "a die that matches" is one `&`. RB-MAP-03: a city is every terrain.
"""

from itertools import pairwise
from math import atan2, pi
from typing import NamedTuple

from msgspec import Struct

from .effects import DeckKind, Site, Where
from .words import Name


class SiteDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    kind: Site
    space: str
    icon: str = ""
    road: bool = False


class RegionDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    spaces: tuple[str, ...]


class MapDef(Struct, frozen=True, forbid_unknown_fields=True):
    """`rows` of terrain letters; spaces are named by column letter and row number. Roads are
    walks from space to space, rivers are pairs of spaces on either bank."""

    rows: tuple[str, ...]
    gems: dict[DeckKind, tuple[str, ...]]
    roads: tuple[tuple[str, ...], ...]
    rivers: tuple[tuple[str, str], ...]
    bridges: dict[str, tuple[str, str]]


PLAINS, HILLS, FOREST, MOUNTAINS, WATER, ALL = 1, 2, 4, 8, 16, 31
BITS = {"plains": PLAINS, "hills": HILLS, "forest": FOREST, "mountains": MOUNTAINS, "water": WATER}
LETTERS = {"P": PLAINS, "H": HILLS, "F": FOREST, "M": MOUNTAINS, "W": WATER}
WORDS = {PLAINS: "plains", HILLS: "hills", FOREST: "forest", MOUNTAINS: "mountains", WATER: "water"}


class Beside(NamedTuple):
    """A space beside another: the gem that is printed on it, and the terrains of which a die must
    show one to go there; `dry` for those whom rivers do not hinder."""

    id: str
    number: int
    ground: str
    gem: DeckKind | None
    need: int
    dry: int


class Atlas(Struct, frozen=True):
    """`needs[a]` pairs every neighbour of a space with the terrains of which a die must show one
    to go there; `dry` is the same for those whom rivers do not hinder. `places`: the spaces of
    a space, site or region by its id. `ground` tells the terrain where the name of a space does
    not. `beside[a]` has the neighbours of a space with all that is printed on them, `gemmed[a]`
    those of them with a gem."""

    ids: tuple[str, ...]
    number: dict[str, int]
    terrain: tuple[int, ...]
    site: tuple[Site | None, ...]
    site_id: tuple[str, ...]
    gem: tuple[DeckKind | None, ...]
    around: tuple[tuple[int, ...], ...]
    needs: tuple[tuple[tuple[int, int], ...], ...]
    dry: tuple[tuple[tuple[int, int], ...], ...]
    roads: tuple[tuple[int, ...], ...]
    cities: dict[int, str]
    river_edges: tuple[tuple[int, int], ...]
    road_edges: tuple[tuple[int, int], ...]
    bridge_edges: dict[str, tuple[int, int]]
    places: dict[str, tuple[int, ...]]
    ground: tuple[str, ...]
    beside: tuple[tuple[Beside, ...], ...]
    gemmed: tuple[tuple[int, ...], ...]

    def spaces(self, where: Where) -> list[int]:
        """The spaces that a card means, named ones first."""
        named = [n for place in where.named() for n in self.places[place]]
        sites = where.sites()
        return named + [n for n, kind in enumerate(self.site) if kind in sites] if sites else named

    def is_in(self, space: int, where: Where) -> bool:
        if where.kinds != "none" and self.site[space] in where.kinds:
            return True
        if where.spaces != "none":
            for place in where.spaces:
                if space in self.places[place]:
                    return True
        return False

    def wilderness(self, space: int) -> bool:
        """RB-MAP-07: neither a road nor a gem makes a space less wild."""
        return self.site[space] is None


def column_row(space: str) -> tuple[int, int]:
    """`c5` is the third column, fifth row."""
    return ord(space[0]) - ord("a"), int(space[1:]) - 1


def neighbours(column: int, row: int) -> list[tuple[int, int]]:
    """Flat-topped hexes in columns, the odd columns half a hex lower."""
    down = column % 2
    return [
        (column, row - 1),
        (column + 1, row - 1 + down),
        (column + 1, row + down),
        (column, row + 1),
        (column - 1, row + down),
        (column - 1, row - 1 + down),
    ]


def steps(a: str, b: str) -> int:
    """From space to space as a bird flies."""
    (c, r), (d, s) = column_row(a), column_row(b)
    across, down = d - c, (s - d // 2) - (r - c // 2)
    return max(abs(across), abs(down), abs(across + down))


def bearing(a: str, b: str) -> int:
    """In which of eight winds one space lies from another: north is 0, east is 2."""
    (c, r), (d, s) = column_row(a), column_row(b)
    across, up = 0.75**0.5 * (d - c), (r + c % 2 / 2) - (s + d % 2 / 2)
    return round(atan2(across, up) * 4 / pi) % 8


def spaces_of(printed: MapDef) -> dict[str, str]:
    """The spaces by name, with the letter of their terrain."""
    return {
        f"{chr(ord('a') + c)}{r + 1}": letter
        for r, row in enumerate(printed.rows)
        for c, letter in enumerate(row)
        if letter != "."
    }


def touch(a: str, b: str) -> bool:
    return column_row(b) in neighbours(*column_row(a))


def compile_atlas(printed: MapDef, sites: list[SiteDef], regions: list[RegionDef]) -> Atlas:
    """The map from its print; a road over a river without a bridge is refused (RB-AMB-06)."""
    ids = list(spaces_of(printed))
    number = {space: n for n, space in enumerate(ids)}
    at = {column_row(space): n for n, space in enumerate(ids)}
    site: list[Site | None] = [None] * len(ids)
    site_id = [""] * len(ids)
    for place in sites:
        site[number[place.space]] = place.kind
        site_id[number[place.space]] = place.id
    terrain = []
    for n, space in enumerate(ids):
        c, r = column_row(space)
        terrain.append(ALL if site[n] == "city" else LETTERS[printed.rows[r][c]])
    gem: list[DeckKind | None] = [None] * len(ids)
    for kind, spaces in printed.gems.items():
        for space in spaces:
            gem[number[space]] = kind
    bridges = {n: (number[a], number[b]) for n, (a, b) in printed.bridges.items()}
    roads = _edges([(a, b) for walk in printed.roads for a, b in pairwise(walk)], number)
    rivers = _edges(list(printed.rivers), number)
    crossings = {frozenset(edge) for edge in bridges.values()}
    around = [tuple(at[c] for c in neighbours(*column_row(s)) if c in at) for s in ids]
    for edge in [*rivers, *roads, *bridges.values()]:
        if edge[1] not in around[edge[0]]:
            raise ValueError(f"{ids[edge[0]]} and {ids[edge[1]]} do not touch")
    wet = {frozenset(edge) for edge in rivers} - crossings
    paved = {frozenset(edge) for edge in roads}
    if wrong := wet & paved:
        a, b = sorted(next(iter(wrong)))
        raise ValueError(f"the road from {ids[a]} to {ids[b]} needs a bridge")

    def need(a: int, b: int, rivers_count: bool) -> int:
        # RB-MAP-04, RB-MAP-05, RB-MAP-09: roads (of cities too) and bridges take any die; a river
        # edge takes water even before a city (RB-AMB-04).
        edge = frozenset((a, b))
        if edge in crossings or edge in paved:
            return ALL
        if rivers_count and edge in wet:
            return WATER
        return terrain[b]

    needs = tuple(tuple((b, need(a, b, True)) for b in around[a]) for a in range(len(ids)))
    dry = tuple(tuple((b, need(a, b, False)) for b in around[a]) for a in range(len(ids)))
    ground = tuple(_ground(space, site[n], terrain[n], regions) for n, space in enumerate(ids))
    return Atlas(
        tuple(ids),
        number,
        tuple(terrain),
        tuple(site),
        tuple(site_id),
        tuple(gem),
        tuple(around),
        needs,
        dry,
        tuple(tuple(b for b in around[a] if frozenset((a, b)) in paved) for a in range(len(ids))),
        {n: site_id[n] for n in range(len(ids)) if site[n] == "city"},
        tuple(rivers),
        tuple(roads),
        bridges,
        {space: (n,) for space, n in number.items()}
        | {place.id: (number[place.space],) for place in sites}
        | {region.id: tuple(number[s] for s in region.spaces) for region in regions},
        ground,
        tuple(
            tuple(
                Beside(ids[n], n, ground[n], gem[n], wet_way, dry_way)
                for (n, wet_way), (_, dry_way) in zip(*ways, strict=True)
            )
            for ways in zip(needs, dry, strict=True)
        ),
        tuple(tuple(n for n in near if gem[n] is not None) for near in around),
    )


def _ground(space: str, site: Site | None, terrain: int, regions: list[RegionDef]) -> str:
    if site == "city":
        return "city"
    named = site is not None or any(space in region.spaces for region in regions)
    return WORDS[terrain] if named else "none"


def _edges(pairs: list[tuple[str, str]], number: dict[str, int]) -> list[tuple[int, int]]:
    return [(number[a], number[b]) for a, b in pairs]
