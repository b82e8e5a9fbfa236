"""A `Table` whose kinds and tags are words of the reader's language."""

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Board, Card, Cell, Mat, Piece, Table, Zone
from waystone.terminal.charmap import SILENT, UNKNOWN


def worded(table: Table, text: Text) -> Table:
    return replace(
        table,
        boards=[_board(board, text) for board in table.boards],
        mats=[_mat(mat, text) for mat in table.mats],
    )


def _tags(tags: list[str], text: Text) -> list[str]:
    return [word for tag in tags if (word := tag if tag in SILENT else text.word(tag))]


def _board(board: Board, text: Text) -> Board:
    cells = [_cell(cell, text) for cell in board.cells]
    pieces = [_piece(piece, text) for piece in board.pieces]
    return replace(board, cells=cells, pieces=pieces)


def _cell(cell: Cell, text: Text) -> Cell:
    kind = cell.kind if cell.kind == UNKNOWN else text.word(cell.kind)
    return replace(cell, kind=kind, tags=_tags(cell.tags, text))


def _piece(piece: Piece, text: Text) -> Piece:
    return replace(piece, tags=_tags(piece.tags, text)) if piece.tags else piece


def _mat(mat: Mat, text: Text) -> Mat:
    zones = [_zone(zone, text) for zone in mat.zones]
    return replace(mat, tags=_tags(mat.tags, text), zones=zones)


def _zone(zone: Zone, text: Text) -> Zone:
    return replace(zone, cards=[_card(card, text) for card in zone.cards])


def _card(card: Card, text: Text) -> Card:
    under = [_card(other, text) for other in card.under]
    return replace(card, tags=_tags(card.tags, text), under=under)
