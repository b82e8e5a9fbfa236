"""An album: what has not changed from one picture to the next is the same object in both."""

import random
from copy import deepcopy
from typing import Any

from msgspec import Struct, field

from waystone.bots.random import any_answer
from waystone.kernel.album import Album
from waystone.kernel.codec import decode, encode
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.play import picture
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text


class Hand(Struct):
    cards: list[str]
    held: int = 0


class Board(Struct):
    cells: dict[int, str]
    name: str = "map"


class State(Struct):
    hands: list[Hand]
    board: Board
    figures: dict[str, Hand] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    fight: Hand | None = None


def begun() -> State:
    return State([Hand(["a"]), Hand(["b"])], Board({1: "x", 2: "y"}), {"orc": Hand([])}, ["c", "d"])


def test_what_has_not_changed_is_the_same_object() -> None:
    state, album = begun(), Album()
    first = album.state(State, encode(state))
    state.hands[0].cards.append("e")
    state.board.name = "cave"
    state.figures["elf"] = Hand(["f"])
    second = album.state(State, encode(state))
    assert second == state
    assert second.hands[1] is first.hands[1]
    assert second.deck is first.deck
    assert second.board.cells is first.board.cells
    assert second.figures["orc"] is first.figures["orc"]
    assert album.state(State, encode(state)) is second
    assert first == begun(), "and what was seen before stays as it was"


def test_an_album_shows_every_state_as_it_was_written() -> None:
    state, album = begun(), Album()
    changes: list[Any] = [
        lambda: setattr(state, "fight", Hand(["g"])),
        lambda: setattr(state.fight, "cards", ["g", "h"]),
        lambda: setattr(state, "fight", None),
        lambda: state.hands.append(Hand(["i"], 1)),
        lambda: state.hands.pop(0),
        lambda: state.hands.clear(),
        lambda: state.figures.update(elf=Hand([])),
        lambda: state.figures.update(orc=state.figures.pop("orc")),
        lambda: state.board.cells.update({1: state.board.cells.pop(1)}),
        lambda: state.deck.pop(),
    ]
    seen = []
    for change in changes:
        change()
        seen.append((album.state(State, encode(state)), deepcopy(state)))
    for shown, was in seen:
        assert encode(shown) == encode(was), "also in its order"


def test_every_game_is_developed_as_it_is_read() -> None:
    for game_id in ids(templates=True):
        game = find(game_id)
        session = Session.new(game, Setup(game.modes[0].seats[0], 3))
        album, luck = Album(), random.Random(3)
        session.watch()
        while session.ask is not None and len(session.history) < 60:
            question = luck.choice(session.questions())
            session.answer(question.seat, any_answer(question, luck))
            for data in [*(f.data for f in session.frames()), picture(session.state)]:
                state = album.state(game.state, data)
                assert encode(state) == data
                assert state == decode(game.state, data)


def test_what_was_built_of_a_still_part_is_good_while_it_is_written_alike() -> None:
    text: Text = find("_template").text("en", find("_template").load_content()[0])
    state, album, built = begun(), Album(), list[str]()
    memory: Memory = {}

    def build() -> str:
        built.append("built")
        return "built"

    def shown() -> int:
        still = album.state(State, encode(state))
        with text.moment(memory, still=True):
            text.shared("hand", build, (still.hands[0], len(still.deck)))
            names = list(still.board.cells)
            text.shared("cells", build, (still.board.cells, names))
        found = len(built)
        built.clear()
        return found

    assert shown() == 2
    assert shown() == 0
    state.hands[1].cards.clear()
    assert shown() == 0, "that is another part"
    state.hands[0].cards.append("z")
    assert shown() == 1
    state.deck.pop()
    assert shown() == 1
    state.board.cells[1] = state.board.cells.pop(1)
    assert shown() == 1, "what is equal has come in another order"


def test_aside_a_living_part_is_known_by_how_it_is_written() -> None:
    text: Text = find("_template").text("en", find("_template").load_content()[0])
    memory: Memory = {}
    living = [1]

    def shown() -> int:
        with text.moment(memory, still=True), text.aside():
            return text.shared("sum", lambda: sum(living), (living,))

    assert shown() == 1
    living.append(2)
    assert shown() == 3
