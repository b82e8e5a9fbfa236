"""Figures on the map: who stands where, who is whose enemy, what is empty."""

from collections.abc import Iterator

from ..box.lasting import Flying, Immune
from .map import layout, tables
from .numbers import numbers
from .state import Character, Figure, G


class Gone(Exception):
    """The figure whose abilities are being performed has left the map: its turn is over."""

    def __init__(self, figure: str) -> None:
        super().__init__(figure)
        self.figure = figure


# ---- who is who


def character_of(g: G, figure: Figure) -> Character | None:
    """The character whose figure this is."""
    if figure.kind != "character":
        return None
    return character(g, figure.id)


def character(g: G, name: str) -> Character:
    for found in g.state.characters:
        if found.id == name:
            return found
    raise KeyError(name)


def standing(g: G) -> list[Character]:
    """Characters that are not exhausted."""
    return [c for c in g.state.characters if not c.exhausted]


def master(g: G, figure: Figure) -> Character | None:
    """The character that a figure belongs to: itself, or the owner of a summon."""
    if figure.kind == "character":
        return character(g, figure.id)
    return character(g, figure.owner) if figure.owner else None


def hostile(a: Figure, b: Figure) -> bool:
    return a.side != b.side


def enemies(g: G, figure: Figure) -> list[Figure]:
    """GH-GEN-06, GH-AMB-34. What monsters have no reason to attack is no enemy of theirs.
    GH-MOV-02: through whom nobody moves."""
    side = figure.side
    return [other for other in g.state.figures.values() if other.side != side]


def visible_enemies(g: G, figure: Figure) -> list[Figure]:
    """GH-CON-21: the invisible can be neither focused nor targeted."""
    side = figure.side
    return [
        other
        for other in g.state.figures.values()
        if other.side != side and "invisible" not in other.conditions
    ]


def allies(g: G, figure: Figure) -> list[Figure]:
    """GH-GEN-06: a figure is never its own ally."""
    return [
        other
        for other in g.state.figures.values()
        if other.side == figure.side and other.id != figure.id
    ]


def adjacent(g: G, figure: Figure) -> Iterator[Figure]:
    """GH-LOS-02: the figures beside one."""
    at = g.state.at
    for cell in tables(g).neighbours[figure.cell]:
        if cell in at:
            yield g.state.figures[at[cell]]


def in_order(figures: list[Figure]) -> list[Figure]:
    """GH-INI-03: elites first, then normals, by standee number."""
    return sorted(figures, key=lambda f: (f.rank == "normal", f.number))


def distance(g: G, a: Figure, b: Figure) -> int:
    return tables(g).distance(a.cell, b.cell)


def beside(g: G, a: Figure, b: Figure) -> bool:
    return b.cell in tables(g).neighbours[a.cell]


def flies(g: G, figure: Figure) -> bool:
    if figure.kind != "character":
        return numbers(g, figure).flying
    return any(isinstance(b, Flying) for b in own_bonuses(g, figure))


def immune(g: G, figure: Figure, condition: str) -> bool:
    """GH-CON-03, GH-BOS-05, GH-SPE-07: by its statistics, as an object, or by a bonus that runs."""
    if figure.kind != "character":
        return condition in numbers(g, figure).immune
    return any(isinstance(b, Immune) and condition in b.conditions for b in own_bonuses(g, figure))


def own_bonuses(g: G, figure: Figure) -> Iterator[object]:
    """What runs on a character itself: its active cards and what it wears."""
    owner = character(g, figure.id)
    halves = g.content.lasting
    for active in owner.active:
        yield from halves[active.card, active.half]
    for item in owner.items:
        if item.state == "ready":
            yield from g.content.worn[item.item]


# ---- the map


def taken(g: G) -> int:
    mask = 0
    for cell in g.state.at:
        mask |= 1 << cell
    return mask


def empty(g: G, cell: int) -> bool:
    """GH-GEN-11: no figure, no coin, no overlay tile or token but corridors, plates, open doors."""
    state = g.state
    return (
        cell not in state.at
        and cell not in state.tiles
        and cell not in state.traps
        and cell not in state.coins
        and cell not in state.treasures
        and bool(tables(g).mask >> cell & 1)
    )


def negative(g: G) -> int:
    """GH-GEN-12: hexes with a trap or hazardous terrain. GH-FOC-10: monsters avoid them."""
    mask = g.state.mask("hazard")
    for cell in g.state.traps:
        mask |= 1 << cell
    return mask


def terrain(g: G) -> tuple[int, int, int]:
    """The hexes with an obstacle, with difficult terrain, and the negative ones (GH-GEN-12)."""
    obstacles = difficult = shunned = 0
    for cell, tile in g.state.tiles.items():
        if tile == "obstacle":
            obstacles |= 1 << cell
        elif tile == "difficult":
            difficult |= 1 << cell
        else:
            shunned |= 1 << cell
    for cell in g.state.traps:
        shunned |= 1 << cell
    return obstacles, difficult, shunned


def put(g: G, figure: Figure, cell: int) -> None:
    """Move a figure to a hex. Passing through a figure, it does not stand there."""
    at = g.state.at
    if at.get(figure.cell) == figure.id:
        del at[figure.cell]
    figure.cell = cell
    g.state.turn.passing = "" if at.setdefault(cell, figure.id) == figure.id else figure.id


def add(g: G, figure: Figure) -> None:
    g.state.figures[figure.id] = figure
    g.state.at[figure.cell] = figure.id


def take_away(g: G, figure: Figure) -> None:
    """A figure leaves the map."""
    g.state.figures.pop(figure.id, None)
    if g.state.at.get(figure.cell) == figure.id:
        del g.state.at[figure.cell]


def here(g: G, figure: Figure) -> bool:
    return figure.id in g.state.figures


def label(g: G, cell: int) -> str:
    return layout(g).label(cell)


def nearest_empty(g: G, cell: int) -> list[int]:
    """GH-AMB-55: the empty hexes nearest to a hex; several where the players choose."""
    near = tables(g).distances_from(cell)
    found = [(near[other], other) for other in tables(g).known if empty(g, other)]
    if not found:
        return []
    least = min(found)[0]
    return [other for steps, other in found if steps == least]
