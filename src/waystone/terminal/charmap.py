"""A map of squares or hexes in characters: two for a space. A piece, an option's number and what is
special about the ground have marks of their own; what they mean stands below the map."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from waystone.kernel.view import Board, Cell, Figure, Piece

GROUND = "· "
BARS = {"wall": ("│", "─"), "border": ("║", "═")}
DOOR = ("╎", "╌")
UNKNOWN = "unknown"
SILENT = ("friend", "foe")
"""Tags that the colour of a mark tells."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))

OPTION, OWN, FOE, THING, PLACE, PLAIN = (
    "bold reverse", "bold cyan", "bold red", "yellow", "green", "dim"
)  # fmt: skip

Spot = tuple[str, str]
"""Two characters and their style."""


def draw_map(board: Board, numbers: Mapping[str, int]) -> RenderableType:
    """The map with the number of each option on its space, and the legend."""
    ground = _ground_marks(board.cells)
    pieces = piece_marks(board.pieces)
    spots: dict[str, Spot] = {}
    for cell in board.cells:
        mark = ground[_label(cell)]
        spots[cell.id] = (mark, PLAIN if mark == GROUND else PLACE)
    for piece in board.pieces:
        spots[piece.cell] = (pieces[piece.id], style_of(piece))
    standing = {piece.cell for piece in board.pieces}
    for cell in board.cells:
        if cell.id in numbers and cell.id not in standing:
            spots[cell.id] = (f"{numbers[cell.id]:2}", OPTION)
    drawn = _squares(board, spots) if board.shape == "square" else _hexes(board, spots)
    return Group(drawn, draw_pieces(board, pieces, numbers), _legend(board, ground))


def _squares(board: Board, spots: Mapping[str, Spot]) -> Text:
    """With walls and doors between the spaces, columns above and rows to the left."""
    at = {cell.id: (2 * cell.x, 2 * cell.y) for cell in board.cells}
    spaces = {at[cell]: spot for cell, spot in spots.items() if cell in at}
    bars: dict[tuple[int, int], tuple[str, str]] = {}
    for edge in board.edges:
        if edge.a in at and (edge.b in at or not edge.b):
            (x, y), (dx, dy) = at[edge.a], SIDES[edge.side % 4]
            between = (x + dx, y + dy)
            if edge.b:
                between = ((x + at[edge.b][0]) // 2, (y + at[edge.b][1]) // 2)
            bars[between] = BARS.get(edge.kind, DOOR)
    columns = sorted({x for x, _ in spaces})
    rows = sorted({y for _, y in spaces})
    text = Text(no_wrap=True, overflow="crop")
    text.append("    " + " ".join(f"{x // 2:2}" for x in columns) + "\n", PLAIN)
    for y in range(rows[0] - 1, rows[-1] + 2):
        if y % 2 and not any(row == y for _, row in bars):
            continue
        text.append(f"{y // 2:3}" if y % 2 == 0 else "   ", PLAIN)
        for x in range(columns[0] - 1, columns[-1] + 2):
            upright, level = bars.get((x, y), (" ", " "))
            if x % 2 == 0 and y % 2 == 0:
                text.append(*spaces.get((x, y), ("  ", PLAIN)))
            elif x % 2 == 0:
                text.append(level * 2)
            else:
                text.append(upright if y % 2 == 0 else " ")
        text.append("\n")
    return text


def _hexes(board: Board, spots: Mapping[str, Spot]) -> Text:
    rows: dict[int, dict[int, Spot]] = {}
    for cell in board.cells:
        row, column = cell.y, 2 * cell.x + cell.y
        if board.shape == "hex-flat":
            row, column = 2 * cell.y + cell.x, 2 * cell.x
        rows.setdefault(row, {})[column] = spots[cell.id]
    left = min(min(row) for row in rows.values())
    text = Text(no_wrap=True, overflow="crop")
    for _, spaces in sorted(rows.items()):
        for column in range(left, max(spaces) + 1):
            text.append(*spaces.get(column, ("  ", PLAIN)))
        text.append("\n")
    return text


def draw_pieces(
    board: Board, marks: Mapping[str, str], numbers: Mapping[str, int]
) -> RenderableType:
    """Who stands on the board and where, with the number of the option on each."""
    names = {cell.id: cell.name or cell.id.partition(":")[2] for cell in board.cells}
    if board.shape == "square":
        names = {cell.id: f"{cell.x},{cell.y}" for cell in board.cells}
    grid = Grid.grid(padding=(0, 1))
    for piece in board.pieces:
        option = f"[{numbers[piece.id]}]" if piece.id in numbers else ""
        told = [figures_of(piece.figures), *(tag for tag in piece.tags if tag not in SILENT)]
        grid.add_row(
            Text(marks[piece.id], style_of(piece)),
            Text(name_of(piece)),
            Text(names.get(piece.cell, ""), PLAIN),
            Text("; ".join(filter(None, told))),
            Text(option, OPTION),
        )
    return grid


def _legend(board: Board, ground: Mapping[str, str]) -> RenderableType:
    plain = {(GROUND, cell.kind) for cell in board.cells}
    signs = [
        Text.assemble((mark, PLAIN if mark == GROUND else PLACE), " ", label)
        for label, mark in sorted(ground.items())
        if mark.strip() and (mark, label) not in plain
    ]
    return Columns(signs, padding=(0, 2))


def name_of(piece: Piece) -> str:
    """With its number, if the name does not end with it."""
    if piece.name.endswith(f" {piece.badge}"):
        return piece.name
    return f"{piece.name} {piece.badge}".strip()


def figures_of(figures: Iterable[Figure]) -> str:
    return " ".join(f"{figure.name} {figure.value}".strip() for figure in figures)


def style_of(piece: Piece) -> str:
    if piece.seat is not None:
        return OWN
    return FOE if "foe" in piece.tags or piece.kind in ("monster", "villain") else THING


def _label(cell: Cell) -> str:
    """What there is to know about a space at first sight."""
    if cell.lines:
        return cell.lines[0]
    return cell.name if cell.name and (cell.icon or cell.tags) else cell.kind


def _ground_marks(cells: Iterable[Cell]) -> dict[str, str]:
    """The commonest ground is a dot, what is not known yet is empty; the others by the alphabet, so
    that they keep their marks while the board changes."""
    counted = Counter(_label(cell) for cell in cells)
    del counted[UNKNOWN]
    marks = {label: GROUND for label, _ in counted.most_common(1)}
    for label in sorted(counted):
        if label not in marks:
            marks[label] = _mark(label.lower(), set(marks.values()))
    return {UNKNOWN: "  ", **marks}


def piece_marks(pieces: Iterable[Piece]) -> dict[str, str]:
    marks: dict[str, str] = {}
    for piece in pieces:
        name = f"{piece.name[:1]}{piece.badge}" if len(piece.badge) == 1 else piece.name
        marks[piece.id] = _mark(name[:1].upper() + name[1:], set(marks.values()))
    return marks


def _mark(name: str, taken: set[str]) -> str:
    """Two characters nobody else has: the first letter and another one, or a number."""
    letters = [letter for letter in name[1:] if letter.isalnum()]
    tries = [name[:1] + other for other in (*letters, *"123456789")]
    return next((mark for mark in tries if mark not in taken), name[:1] + "*")
