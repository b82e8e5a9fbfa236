"""What a seat sees of the table."""

from msgspec.structs import replace

from waystone.kernel.text import Text
from waystone.kernel.view import Board, Cell, Edge, Figure, Mat, Piece, Table, Track, Zone

from ..box.definitions import Content
from ..table.state import Hero, State
from .faces import card
from .hud import hud


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    table = text.shared("table", lambda: open_table(state, content, text))
    heroes = text.shared("heroes", lambda: [mat(hero, content, text) for hero in state.heroes])
    own = [sides[n == seat] for n, sides in enumerate(heroes)]
    return replace(table, seat=seat, mats=[*own, *table.mats])


def open_table(state: State, content: Content, text: Text) -> Table:
    """What everybody sees alike."""
    piles = (len(state.draw), state.discard)
    return Table(
        "_template",
        None,
        text("phase-round", round=state.round),
        boards=[
            text.shared("board", lambda: board(state, content, text), (state.heroes, state.beast))
        ],
        mats=[text.shared("decks", lambda: decks(state, content, text), piles)],
        hud=hud(state, content, text),
    )


def decks(state: State, content: Content, text: Text) -> Mat:
    discard = [card(c, f"discard:{n}", content, text) for n, c in enumerate(state.discard)]
    return Mat(
        "decks",
        text("decks"),
        zones=[
            Zone("draw", text("draw-pile"), count=len(state.draw), layout="pile"),
            Zone("discard", text("discard-pile"), discard, layout="pile"),
        ],
    )


def board(state: State, content: Content, text: Text) -> Board:
    rooms = list(content.rooms.values())
    beast = state.beast
    pieces = [
        Piece(
            f"hero:{h.hero}",
            f"room:{h.room}",
            text.name(h.hero),
            content.heroes[h.hero].icon,
            "hero",
            h.seat,
            figures=[Figure("heart", str(h.life), text("life"))],
        )
        for h in state.heroes
        if h.life
    ]
    pieces.append(
        Piece(
            "beast",
            f"room:{beast.room}",
            text.name(beast.beast),
            content.beasts[beast.beast].icon,
            "beast",
            figures=[Figure("heart", str(max(0, beast.life)), text("life"))],
        )
    )
    return Board(
        "cellar",
        text("board"),
        "places",
        [Cell(f"room:{r.id}", n * 3, 0, "room", text.name(r.id)) for n, r in enumerate(rooms)],
        pieces,
        [Edge(f"room:{rooms[0].id}", "door", f"room:{rooms[1].id}")],
    )


def mat(hero: Hero, content: Content, text: Text) -> tuple[Mat, Mat]:
    """What everybody sees, and what its owner does."""
    return text.shared(("mat", hero.seat), lambda: both_sides(hero, content, text), (hero,))


def both_sides(hero: Hero, content: Content, text: Text) -> tuple[Mat, Mat]:
    """For the others and for the owner."""
    open_ = open_mat(hero, content, text)
    hand = [card(c, f"hand:{hero.seat}:{c}", content, text) for c in hero.hand]
    own = replace(open_, zones=[replace(open_.zones[0], cards=hand), *open_.zones[1:]])
    return open_, own


def open_mat(hero: Hero, content: Content, text: Text) -> Mat:
    hand = Zone("hand", text("hand"), count=len(hero.hand), layout="hand")
    readied = [card(hero.readied, f"readied:{hero.seat}", content, text)] if hero.readied else []
    return Mat(
        f"mat:{hero.seat}",
        text.name(hero.hero),
        hero.seat,
        "hero",
        content.heroes[hero.hero].icon,
        tracks=[
            Track("life", text("life"), hero.life, content.heroes[hero.hero].life, "heart"),
            Track("torches", text("torches"), hero.torches, icon="torch"),
        ],
        zones=[hand, Zone("readied", text("readied"), readied)],
    )
