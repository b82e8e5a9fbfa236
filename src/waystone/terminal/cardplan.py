"""A plan of cards laid side by side, in characters: each a box with its name, the number of the
option on it and who stands there. A gap in its frame is a way out."""

from collections.abc import Mapping
from textwrap import wrap
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from waystone.kernel.view import Board, Cell, Edge
from waystone.terminal.charmap import OPTION, PLAIN, draw_pieces, piece_marks, style_of

WIDEST, NARROWEST, HIGH = 16, 9, 5
WAYS = {"wall": "", "trap": "!", "blocked": "×"}
"""How a side is drawn; what is not named here is open."""
SIDES = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}

Canvas = dict[tuple[int, int], tuple[str, str]]


class Plan(NamedTuple):
    """The cards of a board, as wide as the room allows."""

    board: Board
    numbers: Mapping[str, int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Places without a card count where one can be laid."""
        cards = [c for c in self.board.cells if c.name or c.id in self.numbers]
        marks = piece_marks(self.board.pieces)
        if cards:
            columns = max(c.x for c in cards) - min(c.x for c in cards) + 1
            wide = max(NARROWEST, min(WIDEST, options.max_width // columns))
            yield _drawn(self.board, cards, self.numbers, marks, wide)
        yield draw_pieces(self.board, marks, self.numbers)


def _drawn(
    board: Board,
    cards: list[Cell],
    numbers: Mapping[str, int],
    marks: Mapping[str, str],
    wide: int,
) -> Text:
    canvas: Canvas = {}
    left, top = min(cell.x for cell in cards), min(cell.y for cell in cards)
    corners = {c.id: ((c.x - left) * wide, (c.y - top) * HIGH) for c in cards}
    for cell in cards:
        x, y = corners[cell.id]
        _box(canvas, x, y, wide, cell)
        at = x + 2
        if cell.id in numbers:
            at = _write(canvas, at, y + 3, f"{numbers[cell.id]}", OPTION) + 1
        for piece in board.pieces:
            if piece.cell == cell.id and at + 2 < x + wide:
                at = _write(canvas, at, y + 3, marks[piece.id], style_of(piece)) + 1
    for edge in board.edges:
        for card, side in _sides(cards, edge):
            _way(canvas, *corners[card], wide, side, edge.kind)
    return _text(canvas)


def _box(canvas: Canvas, x: int, y: int, wide: int, cell: Cell) -> None:
    _write(canvas, x, y, "┌" + "─" * (wide - 2) + "┐", PLAIN)
    for row in range(1, HIGH - 1):
        _write(canvas, x, y + row, "│", PLAIN)
        _write(canvas, x + wide - 1, y + row, "│", PLAIN)
    _write(canvas, x, y + HIGH - 1, "└" + "─" * (wide - 2) + "┘", PLAIN)
    for row, line in enumerate(wrap(cell.name, wide - 3)[:2], 1):
        _write(canvas, x + 2, y + row, line, "bold")


def _sides(cards: list[Cell], edge: Edge) -> list[tuple[str, int]]:
    """The sides of the cards that an edge lies along."""
    at = {cell.id: (cell.x, cell.y) for cell in cards}
    if not edge.b:
        return [(edge.a, edge.side)] if edge.a in at else []
    if edge.a not in at or edge.b not in at:
        return []
    (x, y), (to_x, to_y) = at[edge.a], at[edge.b]
    side = SIDES.get((to_x - x, to_y - y))
    return [] if side is None else [(edge.a, side), (edge.b, (side + 2) % 4)]


def _way(canvas: Canvas, x: int, y: int, wide: int, side: int, kind: str) -> None:
    sign = WAYS.get(kind, " ")
    if side in (0, 2):
        _write(canvas, x + wide // 2 - 1, y + (side and HIGH - 1), sign * 2, "yellow")
    else:
        _write(canvas, x + (wide - 1 if side == 1 else 0), y + HIGH // 2, sign, "yellow")


def _write(canvas: Canvas, x: int, y: int, text: str, style: str) -> int:
    """Returns the column after the last."""
    for column, letter in enumerate(text, x):
        canvas[column, y] = (letter, style)
    return x + len(text)


def _text(canvas: Canvas) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for y in range(max(row for _, row in canvas) + 1):
        for x in range(max(column for column, row in canvas if row == y) + 1):
            text.append(*canvas.get((x, y), (" ", "")))
        text.append("\n")
    return text
