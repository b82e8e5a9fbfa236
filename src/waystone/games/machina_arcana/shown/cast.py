"""The explorers and the monsters, as they are shown."""

from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Intent, Mat, Piece, Turn

from ..table.state import Explorer, G
from .board import explorer_piece, monster_piece
from .hud import explorer_turn, intents, monster_turn, nearest
from .mats import explorer_mat, monster_mat, outfit
from .numbers import InPlay, held, in_play, of_monster


class Cast(NamedTuple):
    mats: list[Mat]
    monsters: Mat
    pieces: list[Piece]
    order: list[Turn]
    intents: list[Intent]


def whole_cast(g: G, text: Text) -> Cast:
    around = in_play(g)
    explorers = [shown(g, e, around, text) for e in g.state.explorers]
    monsters = horde(g, around, text)
    return Cast(
        [one.mat for one in explorers],
        monsters.mat,
        [*[one.piece for one in explorers if one.piece is not None], *monsters.pieces],
        [*[one.turn for one in explorers if one.turn is not None], *monsters.order],
        monsters.intents,
    )


class Shown(NamedTuple):
    """An explorer: no piece off the board, and no turn for one who is dead or has left."""

    mat: Mat
    piece: Piece | None
    turn: Turn | None


def shown(g: G, e: Explorer, around: InPlay, text: Text) -> Shown:
    holding = held(g, e, around)
    of = (e, around.cards, holding, g.state.turn == e.id)
    return text.shared(("explorer", e.seat), lambda: _shown(g, e, around, holding, text), of)


def _shown(g: G, e: Explorer, around: InPlay, holding: list[bool], text: Text) -> Shown:
    cards = (e.id, e.cell >= 0, e.dead, e.equipped, e.inventory, e.personal)
    of = (cards, around.cards, holding)
    worn = text.shared(("outfit", e.seat), lambda: outfit(g, e, text), of)
    return Shown(
        explorer_mat(g, e, worn, text),
        explorer_piece(g, e, worn.numbers.ethereal, text) if e.cell >= 0 else None,
        None if e.dead or e.left else explorer_turn(g, e, text),
    )


class Horde(NamedTuple):
    """The monsters."""

    mat: Mat
    pieces: list[Piece]
    order: list[Turn]
    intents: list[Intent]


def horde(g: G, around: InPlay, text: Text) -> Horde:
    monsters = g.state.monsters
    if not monsters:
        return text.once("no monsters", lambda: Horde(monster_mat(g, text), [], [], []))
    holding = [held(g, m, around) for m in monsters]
    prey = nearest(g)
    of = (monsters, around.cards, holding, prey, g.state.turn)
    return text.shared("horde", lambda: _horde(g, around, holding, prey, text), of)


def _horde(g: G, around: InPlay, holding: list[list[bool]], prey: list[str], text: Text) -> Horde:
    monsters = g.state.monsters
    numbers = text.shared(
        "numbers",
        lambda: [of_monster(g, m) for m in monsters],
        ([m.id for m in monsters], around.cards, holding),
    )
    alive = [(m.id, m.health) for m in monsters]
    return Horde(
        text.shared("monsters", lambda: monster_mat(g, text), alive),
        [
            monster_piece(g, m, n, found, text)
            for n, (m, found) in enumerate(zip(monsters, numbers, strict=True), 1)
        ],
        [monster_turn(g, m, text) for m in monsters],
        intents(g, numbers, prey, text),
    )
