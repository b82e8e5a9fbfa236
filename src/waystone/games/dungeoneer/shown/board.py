"""The map as it is shown."""

from waystone.kernel.text import Text
from waystone.kernel.view import Board, Cell, Edge, Figure, Piece
from waystone.parts.cardmap import Place, on_side

from ..box.definitions import Content, exits_of
from ..table.board import legal_places
from ..table.state import Player, State
from .wording import location_lines


def boards(state: State, content: Content, text: Text) -> list[Board]:
    """DG-LOC-05: where the drawn location may go depends on whether it is the last."""
    heroes = [(p.hero, p.seat, p.at, p.life, p.fallen) for p in state.players if p.alive]
    lie = (state.board.places, state.drawn, is_last(state) if state.drawn else False)
    of = (lie, heroes, state.traps, state.dropped, state.nakari)
    return text.shared("boards", lambda: [board(state, content, text)], of)


def board(state: State, content: Content, text: Text) -> Board:
    places = state.board.places
    cells, edges = text.shared("dungeon", lambda: dungeon(state, content, text), (places,))
    if state.drawn and state.drawn not in places:
        cells = cells + free_cells(state, content)
    return Board("map", text("map"), "cards", cells, pieces(state, content, text), edges)


def dungeon(state: State, content: Content, text: Text) -> tuple[list[Cell], list[Edge]]:
    cells, edges = [], []
    for key, place in state.board.places.items():
        cell, sides = flagstone(content, key, place, text)
        cells.append(cell)
        edges += sides
    return cells, edges


def flagstone(content: Content, key: str, place: Place, text: Text) -> tuple[Cell, list[Edge]]:
    """A location where it lies, with its four sides."""
    return text.once((content, key, place), lambda: _flagstone(content, key, place, text))


def _flagstone(content: Content, key: str, place: Place, text: Text) -> tuple[Cell, list[Edge]]:
    printed = content.locations[key]
    kind = "entrance" if printed.entrance else "gloomy" if printed.gloomy else printed.kind
    cell = Cell(
        key,
        place.x,
        place.y,
        printed.kind,
        text.name(key),
        "temple-gate" if printed.entrance else "dungeon-gate",
        [text(f"place-{kind}")],
        location_lines(printed, text),
        [
            Figure("laurels", str(printed.glory), text("glory")),
            Figure("death-skull", str(printed.peril), text("peril")),
        ],
    )
    edges = []
    for side in range(4):
        exit = on_side(exits_of(printed.exits), place, side)
        name = text(f"exit-{exit.kind}", stat=exit.stat, value=exit.value)
        edges.append(Edge(key, exit.kind, "", side, f"{key}/{side}", name))
    return cell, edges


def free_cells(state: State, content: Content) -> list[Cell]:
    """Where the location that has been drawn may go."""
    legal = legal_places(state, content, state.drawn, is_last(state))
    spots = dict.fromkeys((place.x, place.y) for place in legal)
    return [Cell(f"cell:{x},{y}", x, y, "free") for x, y in spots]


def is_last(state: State) -> bool:
    """Whether no location will be laid after the one that has been drawn."""
    return not state.locations and not any(p.unlaid for p in state.players)


def hero(content: Content, p: Player, text: Text) -> Piece:
    return text.once(
        ("piece", p.hero, p.seat, p.at, p.life, p.fallen),
        lambda: Piece(
            f"hero:{p.hero}",
            p.at,
            text.name(p.hero),
            content.heroes[p.hero].icon,
            "hero",
            p.seat,
            figures=[Figure("heart-organ", str(p.life), text("life"))],
            tags=[text("fallen")] if p.fallen else [],
        ),
    )


def trap(content: Content, card: str, at: str, text: Text) -> Piece:
    icon = content.adventure[card].icon
    return text.once(
        ("trap", card, at),
        lambda: Piece(f"trap:{card}", at, text.name(card), icon, "trap", lines=[text("traps")]),
    )


def token(content: Content, quest: str, at: str, text: Text) -> Piece:
    icon = content.quests[quest].icon
    return text.once(
        ("token", quest, at),
        lambda: Piece(f"token:{quest}", at, text.name(quest), icon, "token"),
    )


def pieces(state: State, content: Content, text: Text) -> list[Piece]:
    found = [hero(content, p, text) for p in state.players if p.alive and p.at]
    found += [trap(content, laid.card, laid.at, text) for laid in state.traps]
    found += [token(content, left.quest, left.at, text) for left in state.dropped]
    goddess = state.nakari
    if goddess is not None and goddess.at:
        monster = content.adventure[goddess.card].monster
        life = monster.life - goddess.wounds if monster is not None else 0
        found.append(
            Piece(
                f"monster:{goddess.card}",
                goddess.at,
                text.name(goddess.card),
                content.adventure[goddess.card].icon,
                "monster",
                figures=[Figure("heart-organ", str(life), text("life"))],
            )
        )
    return found
