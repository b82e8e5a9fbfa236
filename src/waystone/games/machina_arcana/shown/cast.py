"""The explorers and the monsters, as they are shown."""

from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Intent, Mat, Piece, Turn

from ..table.state import Explorer, G
from .board import explorer_piece, monster_piece
from .hud import explorer_turn, intents, monster_turn
from .mats import explorer_mat, monster_mat
from .numbers import Everybody, ExplorerNumbers


class Cast(NamedTuple):
    mats: list[Mat]
    monsters: Mat
    pieces: list[Piece]
    order: list[Turn]
    intents: list[Intent]


def whole_cast(g: G, numbers: Everybody, text: Text) -> Cast:
    state = g.state
    alive = [(m.id, m.health) for m in state.monsters]
    explorers = [
        shown(g, e, n, text) for e, n in zip(state.explorers, numbers.explorers, strict=True)
    ]
    monsters = [
        monster_piece(g, m, n, found, text)
        for n, (m, found) in enumerate(zip(state.monsters, numbers.monsters, strict=True), 1)
    ]
    return Cast(
        [one.mat for one in explorers],
        text.shared("monsters", lambda: monster_mat(g, text), alive),
        [*(one.piece for one in explorers if one.piece is not None), *monsters],
        [
            *(one.turn for one in explorers if one.turn is not None),
            *(monster_turn(g, m, text) for m in state.monsters),
        ],
        intents(g, numbers.monsters, text),
    )


class Shown(NamedTuple):
    """An explorer: no piece off the board, and no turn for one who is dead or has left."""

    mat: Mat
    piece: Piece | None
    turn: Turn | None


def shown(g: G, e: Explorer, numbers: ExplorerNumbers, text: Text) -> Shown:
    return text.shared(
        ("explorer", e.seat),
        lambda: Shown(
            explorer_mat(g, e, numbers, text),
            explorer_piece(g, e, numbers.ethereal, text) if e.cell >= 0 else None,
            None if e.dead or e.left else explorer_turn(g, e, text),
        ),
        (e, numbers, g.state.tokens.markers, g.state.turn == e.id),
    )
