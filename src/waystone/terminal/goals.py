"""Where a walk shall lead, by what the player typed."""

from collections.abc import Iterator

from waystone.kernel.view import Table
from waystone.terminal.charmap import name_of


def goals_of(typed: str, table: Table) -> list[str]:
    """The things on the boards that are called so, or else whose names begin so; where a piece is
    meant, its space does as well."""
    wanted = typed.casefold().strip()
    called = list(_called(table)) if wanted else []
    exact = [goal for name, goal in called if name == wanted]
    return list(dict.fromkeys(exact or [g for name, g in called if name.startswith(wanted)]))


def _called(table: Table) -> Iterator[tuple[str, str]]:
    """By id, by what follows its colon, as coordinates do, and by name."""
    for board in table.boards:
        for cell in board.cells:
            for name in (cell.id, cell.id.partition(":")[2], cell.name):
                yield name.casefold(), cell.id
        for piece in board.pieces:
            for name in (piece.id, piece.name, name_of(piece)):
                yield name.casefold(), piece.id
                yield name.casefold(), piece.cell
