"""What a position is worth: always a chance, and more for the better of two positions."""

from collections.abc import Callable
from typing import Any

import pytest

from waystone.kernel.game import Game, Setup, find
from waystone.kernel.session import Session

GAMES = [
    ("dungeoneer", "legendary"),
    ("runebound", "race"),
    ("machina-arcana", "scenario"),
    ("gloomhaven", "scenario"),
    ("tainted-grail", "encounter"),
]


def after(game: Game, setup: Setup, answers: int) -> Session:
    """A game of the policy after so many answers."""
    session = Session.new(game, setup, "answers")
    for _ in range(answers):
        if session.ask is None:
            break
        question = session.questions()[0]
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    return session


@pytest.mark.parametrize(("name", "mode"), GAMES)
@pytest.mark.parametrize("answers", [0, 1, 3, 60, 1_000])
def test_a_value_is_a_chance(name: str, mode: str, answers: int) -> None:
    session = after(find(name), Setup(2, 4, mode), answers)
    for seat in (0, 1):
        assert 0 <= session.game.bots.value(session.state, session.content, seat) <= 1


def quest_done(state: Any) -> None:
    state.players[0].done.append(state.players[0].quests.pop().quest)


def wounded(state: Any) -> None:
    state.players[1].life -= 3


def cursed(state: Any) -> None:
    state.players[1].peril += 8


def enriched(state: Any) -> None:
    state.heroes[0].gold += 6


def bruised(state: Any) -> None:
    state.heroes[1].damage += 4


def rested(state: Any) -> None:
    state.explorers[0].health += 3
    state.explorers[1].health += 3


def tenser(state: Any) -> None:
    state.story.threat += 2


def nearer(state: Any) -> None:
    state.story.chapter += 1


def cleared(state: Any) -> None:
    foe = next(figure.id for figure in state.figures.values() if figure.side == "foe")
    del state.figures[foe]


def opened(state: Any) -> None:
    state.doors[0].state = "open"


def breathless(state: Any) -> None:
    state.characters[0].lost += state.characters[0].discard
    state.characters[0].discard.clear()
    state.characters[0].hand.pop()


@pytest.mark.parametrize(
    ("name", "mode", "change", "better"),
    [
        ("dungeoneer", "legendary", quest_done, True),
        ("dungeoneer", "legendary", wounded, True),
        ("dungeoneer", "legendary", cursed, True),
        ("runebound", "race", enriched, True),
        ("runebound", "race", bruised, True),
        ("machina-arcana", "scenario", rested, True),
        ("machina-arcana", "scenario", tenser, False),
        ("machina-arcana", "scenario", nearer, True),
        ("gloomhaven", "scenario", cleared, True),
        ("gloomhaven", "scenario", opened, True),
        ("gloomhaven", "scenario", breathless, False),
    ],
)
def test_the_better_position_is_worth_more(
    name: str, mode: str, change: Callable[[Any], None], better: bool
) -> None:
    session = after(find(name), Setup(2, 4, mode), 40)
    value = session.game.bots.value
    before = value(session.state, session.content, 0)
    change(session.state)
    now = value(session.state, session.content, 0)
    assert now > before if better else now < before


@pytest.mark.parametrize("name", ["dungeoneer", "runebound"])
def test_what_one_rival_gains_the_other_loses(name: str) -> None:
    session = after(find(name), Setup(2, 4), 80)
    shares = [session.game.bots.value(session.state, session.content, seat) for seat in (0, 1)]
    assert 0.75 < sum(shares) < 1.01
