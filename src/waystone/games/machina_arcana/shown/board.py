"""The board as it is drawn."""

from waystone.kernel.text import Text
from waystone.kernel.view import Board, Cell, Edge, Figure, Piece

from ..box.index import index
from ..box.tiles import CELLS, SPOTS, WIDTH
from ..rules.cards.modifiers import armor, ethereal, immobile, will
from ..table.board import open_ground, spot
from ..table.state import DESTROYED, LIT, Explorer, G, Monster, State

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


def the_board(g: G, text: Text) -> Board:
    state = g.state
    layout = tuple(state.laid.tiles)
    bare = text.once(("cells", layout), lambda: spaces(g, text))
    marked = {c for c in (*state.laid.marks, *state.laid.entry, *state.laid.exit) if c in bare}
    laid = {c: cell(c, bare[c].kind, cell_tags(state, c), text) for c in marked}
    cells = list({**bare, **laid}.values())
    doors = (tuple(state.laid.closed), tuple(state.laid.broken))
    lines = text.once(("edges", layout, doors), lambda: edges(g))
    pieces = [explorer_piece(g, e, text) for e in state.explorers if e.cell >= 0]
    pieces += [monster_piece(g, m, n, text) for n, m in enumerate(state.monsters, 1)]
    return Board("map", text("the-board"), "square", cells, pieces, lines)


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


def explorer_piece(g: G, e: Explorer, text: Text) -> Piece:
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
        tags=[text.name("ethereal")] if ethereal(g, e) else [],
    )


def monster_piece(g: G, m: Monster, n: int, text: Text) -> Piece:
    return Piece(
        f"unit:{m.id}",
        f"cell:{spot(m.cell)}",
        text.name(m.id),
        g.content.monsters[m.id].icon,
        "monster",
        badge=str(n),
        figures=[
            Figure("hearts", str(m.health), text.name("health")),
            Figure("shield", str(armor(g, m)), text.name("armor")),
            Figure("brain", str(will(g, m)), text.name("will")),
        ],
        tags=[text.name("ethereal")] if ethereal(g, m) else [],
        lines=[reach_line(g, m, text)],
    )


def reach_line(g: G, m: Monster, text: Text) -> str:
    """How far it walks in a turn and how far its abilities reach."""
    actives = index(g.content).cards[m.id].actives
    ranges = [active.target.range for _, active in actives if active.target is not None]
    steps = 0 if immobile(g, m) else g.content.monsters[m.id].stamina
    return text("monster-reach", steps=steps, range=max(ranges, default=0))
