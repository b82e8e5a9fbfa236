"""The board as it is drawn."""

from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Board, Cell, Edge, Figure, Piece, Region

from ..box.index import index
from ..box.tiles import CELLS, SIZE, SPOTS, WIDTH
from ..table.board import open_ground, spot
from ..table.state import DESTROYED, LIT, Explorer, G, Monster, State
from .numbers import MonsterNumbers

SPACE_ICONS = {
    "rubble": "stone-pile",
    "chasm": "hole",
    "trap": "spiky-pit",
    "spawn": "portal",
    "lever": "lever",
    "recharge": "battery-pack",
    "workbench": "anvil",
    "chest": "chest",
    "event": "telescope",
    "chapter": "open-book",
    "barrel": "barrel",
}


class Ground(NamedTuple):
    """The tiles that lie out, with what is on them."""

    cells: list[Cell]
    edges: list[Edge]
    tiles: list[Region]


def the_board(ground: Ground, pieces: list[Piece], text: Text) -> Board:
    cells, lines, tiles = ground
    return Board("map", text("the-board"), "square", cells, pieces, lines, tiles)


def the_ground(g: G, text: Text) -> Ground:
    laid = g.state.laid
    marked = (laid.tiles, laid.marks, laid.entry, laid.exit)
    cells = text.shared("cells", lambda: spaces_of(g, text), marked)
    lines = text.shared("edges", lambda: borders(g, text), (laid.tiles, laid.closed, laid.broken))
    tiles = text.once(("tiles", tuple(laid.tiles)), lambda: regions(g, text))
    return Ground(cells, lines, tiles)


def regions(g: G, text: Text) -> list[Region]:
    """MA-TIL: the tiles as they were laid."""
    return [
        Region(
            f"tile:{tile.face}", text.name(tile.face), tile.x * SIZE, tile.y * SIZE, SIZE, SIZE,
            tile.turns,
        )
        for tile in g.state.laid.tiles
    ]  # fmt: skip


def spaces_of(g: G, text: Text) -> list[Cell]:
    laid = g.state.laid
    bare = text.once(("cells", tuple(laid.tiles)), lambda: spaces(g, text))
    marked = {c for c in (*laid.marks, *laid.entry, *laid.exit) if c in bare}
    signed = {c: cell(c, bare[c].kind, cell_tags(g.state, c), text) for c in marked}
    return list({**bare, **signed}.values())


def borders(g: G, text: Text) -> list[Edge]:
    laid = g.state.laid
    doors = (tuple(laid.closed), tuple(laid.broken))
    return text.once(("edges", tuple(laid.tiles), doors), lambda: edges(g))


def spaces(g: G, text: Text) -> dict[int, Cell]:
    return {c: cell(c, kind, [], text) for c, kind in enumerate(open_ground(g).spaces) if kind}


def cell(c: int, kind: str, tags: list[str], text: Text) -> Cell:
    icon = SPACE_ICONS.get(kind, "")
    name = text.name(kind)
    for tag in tags:
        name = text(f"space-{tag}", space=name)
    return Cell(f"cell:{spot(c)}", *SPOTS[c], kind, name, icon, tags)


def cell_tags(state: State, cell: int) -> list[str]:
    tags = []
    mark = state.laid.marks.get(cell)
    if mark == DESTROYED:
        tags.append("destroyed")
    elif mark == LIT:
        tags.append("lit")
    if cell in state.laid.entry:
        tags.append("entry")
    if cell in state.laid.exit:
        tags.append("exit")
    return tags


def edges(g: G) -> list[Edge]:
    """Walls, doors by their state, and the borders of the board."""
    here = open_ground(g)
    found = []
    for c in range(CELLS):
        if not here.spaces[c]:
            continue
        for side, step in ((2, 1), (4, WIDTH)):
            other = c + step
            inside = other < CELLS and (side == 4 or other % WIDTH) and here.spaces[other]
            if inside and not here.free[c] >> side & 1:
                found.append(Edge(f"cell:{spot(c)}", "wall", f"cell:{spot(other)}"))
    for door, (a, b) in here.doors.items():
        kind = "door-open"
        if door in g.state.laid.closed:
            kind = "door-closed"
        elif door in g.state.laid.broken:
            kind = "door-destroyed"
        found.append(Edge(f"cell:{spot(a)}", kind, f"cell:{spot(b)}", id=f"door:{door}"))
    for place in here.borders:
        for border in place:
            joined = here.free[border.cells[0]] >> border.side & 1
            if not joined:
                for c in border.cells:
                    found.append(Edge(f"cell:{spot(c)}", "border", side=border.side // 2))
    return found


def explorer_piece(g: G, e: Explorer, vague: bool, text: Text) -> Piece:
    return text.once(
        ("piece", e.id, e.seat, e.cell, e.health, e.essence, vague),
        lambda: explorer_figure(g, e, vague, text),
    )


def explorer_figure(g: G, e: Explorer, vague: bool, text: Text) -> Piece:
    return Piece(
        f"unit:{e.id}",
        f"cell:{spot(e.cell)}",
        text.name(e.id),
        g.content.explorers[e.id].icon,
        "explorer",
        e.seat,
        figures=[
            Figure("hearts", str(e.health), text.name("health")),
            Figure("candle-flame", str(e.essence), text.name("essence")),
        ],
        tags=[text.name("ethereal")] if vague else [],
    )


def monster_piece(g: G, m: Monster, n: int, numbers: MonsterNumbers, text: Text) -> Piece:
    return text.once(
        ("piece", m.id, n, m.cell, m.health, numbers),
        lambda: monster_figure(g, m, n, numbers, text),
    )


def monster_figure(g: G, m: Monster, n: int, numbers: MonsterNumbers, text: Text) -> Piece:
    armor, will, vague, steps = numbers
    return Piece(
        f"unit:{m.id}",
        f"cell:{spot(m.cell)}",
        text.name(m.id),
        g.content.monsters[m.id].icon,
        "monster",
        badge=str(n),
        figures=[
            Figure("hearts", str(m.health), text.name("health")),
            Figure("shield", str(armor), text.name("armor")),
            Figure("brain", str(will), text.name("will")),
        ],
        tags=[text.name("ethereal")] if vague else [],
        lines=[text("monster-reach", steps=steps, range=reach_of(g, m))],
    )


def reach_of(g: G, m: Monster) -> int:
    """How far its abilities reach."""
    actives = index(g.content).cards[m.id].actives
    ranges = [active.target.range for _, active in actives if active.target is not None]
    return max(ranges, default=0)
