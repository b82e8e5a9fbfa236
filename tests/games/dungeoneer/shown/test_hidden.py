"""Nothing hidden crosses a seat."""

import random
from typing import Any

import msgspec
import pytest

from waystone.kernel.ask import Question
from waystone.kernel.codec import copier
from waystone.kernel.game import Setup, find
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session

GAME = find("dungeoneer")


VARIANTS = [variant.id for variant in GAME.variants if not variant.modes]


GAMES = [
    *(Setup(n, 10 + n, "legendary") for n in (2, 3, 4)),
    *(Setup(n, 20 + n, "combined") for n in (2, 3, 4)),
    Setup(1, 31, "solo"),
    Setup(1, 32, "solo", variants=["solo-lair"]),
    *(Setup(3, 40 + n, "legendary", variants=[v]) for n, v in enumerate(VARIANTS)),
    Setup(4, 50, "legendary", variants=VARIANTS),
    Setup(2, 51, "combined", variants=VARIANTS),
]


def random_answer(question: Question[Any], luck: random.Random) -> str:
    if question.kind == "amount":
        return str(luck.randint(question.least, question.most))
    return luck.choice(list(question.options)).key


@pytest.mark.parametrize("setup", [GAMES[2], GAMES[4], GAMES[6], GAMES[8]], ids=lambda s: s.mode)
def test_no_view_shows_what_a_seat_may_not_see(setup: Setup) -> None:
    luck = random.Random(3)
    session = Session.new(GAME, setup, "all")
    text = GAME.text("en", session.content)
    copy = copier(GAME.state)
    for n in range(160):
        if session.end is not None:
            break
        if n % 9 == 0:
            for seat in range(setup.seats):
                dealt = copy(session.state)
                GAME.redeal(dealt, session.content, seat, Streams(n))
                seen = msgspec.json.encode(GAME.view(session.state, session.content, seat, text))
                again = msgspec.json.encode(GAME.view(dealt, session.content, seat, text))
                assert seen == again
                assert GAME.check(dealt, session.content) == []
        question = session.questions()[0]
        session.answer(question.seat, random_answer(question, luck))


def test_a_redeal_really_deals_anew() -> None:
    session = Session.new(GAME, GAMES[2], "answers")
    state = session.state
    before = ([p.hand[:] for p in state.players], state.deck[:], state.locations[:])
    GAME.redeal(state, session.content, 0, Streams(9))
    hands = [p.hand for p in state.players]
    assert hands[0] == before[0][0]
    assert hands[1:] != before[0][1:]
    assert state.deck != before[1]
    assert state.locations != before[2]
    dealt = [*state.deck, *(card for hand in hands for card in hand)]
    assert sorted(dealt) == sorted([*before[1], *(c for hand in before[0] for c in hand)])


def test_a_drawn_card_is_its_drawers_secret() -> None:
    session = Session.new(GAME, GAMES[2], "all")
    text = GAME.text("en", session.content)
    drew = [line for line in session.log if line.text == "fact-drew"]
    assert drew
    for line in drew:
        assert line.seats is not None
        assert len(line.seats) == 1
    for seat in range(4):
        mine = [line.text for line in session.lines(seat, text) if line.kind == "fact-drew"]
        assert len(mine) == 1
