"""In an even game, who is asked in secret follows from what all can see: a seat's rivals are asked
at the same moments, whatever they hold."""

import random
import re
from contextlib import suppress

import msgspec
import pytest

from waystone.bots.random import any_answer
from waystone.kernel import save
from waystone.kernel.ask import PASS
from waystone.kernel.errors import BadSave
from waystone.kernel.foresight import wordless
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session

FEW, MOST = 40, 400
LONGEST_GAME = 200
ANSWERS = 12
WINDOWS = {"_template": 10, "dungeoneer": 50}
"""Games in which hidden cards are played in windows: in so many of them, at the least, a rival
holds something in one of two worlds and nothing in the other."""
OPENLY = {"runebound"}
"""Games that ask in secret, but for cards that all can see."""


def modes() -> list[tuple[str, str]]:
    found = [(game, mode) for game in ids(templates=True) for mode in find(game).modes]
    return [(game, mode.id) for game, mode in found if mode.seats[1] > 1]


def redealt(session: Session, seat: int, deal: int) -> Session:
    """A moment with everything that a seat cannot see dealt anew."""
    kept = save.parse(save.dump(session))
    state = msgspec.convert(kept.state, session.game.state, strict=False)
    session.game.redeal(state, session.content, seat, Streams(deal))
    kept.state = msgspec.to_builtins(state)
    return save.load(msgspec.json.encode(kept))[0]


def whispered_to(session: Session) -> list[int] | None:
    secret = session.ask is not None and session.ask.hushed
    return [question.seat for question in session.questions()] if secret else None


def offered(session: Session) -> list[str]:
    return [option.key for question in session.questions() for option in question.options]


def answer(one: Session, two: Session, seat: int, luck: random.Random) -> bool:
    """Give both the same answer, a pass to what is asked in secret; whether one fits both."""
    asked, other = one.questions()[0], two.question(one.questions()[0].seat)
    if other is None or one.ask is None:
        return False
    key = PASS if one.ask.hushed and asked.seat != seat else any_answer(asked, luck)
    try:
        other.read(key)
        one.answer(asked.seat, key)
        two.answer(asked.seat, key)
    except Exception:
        return False
    return True


def heard(session: Session, seat: int) -> list[object]:
    return [(line.text, line.args) for line in session.log if line.visible(seat)]


def alike(one: Session, two: Session, seat: int) -> bool:
    """Whether the seat has heard the same in both, as far as either of them has come."""
    first, second = heard(one, seat), heard(two, seat)
    both = min(len(first), len(second))
    return first[:both] == second[:both]


def listen(one: Session, two: Session, seat: int, luck: random.Random) -> int:
    """Play both on while the seat sees the same in them; gives at how many windows somebody held
    something in one world alone."""
    text, told = wordless(one.game.id), 0
    for _ in range(ANSWERS):
        if not alike(one, two, seat) or one.ask is None:
            break
        assert whispered_to(one) == whispered_to(two), one.where()
        if one.view(seat, text, 0) != two.view(seat, text, 0):
            break
        if one.ask.hushed:
            assert one.game.id not in OPENLY or offered(one) == offered(two), one.where()
            told += one.questions()[0].idle != two.questions()[0].idle
        if not answer(one, two, seat, luck):
            break
    return told


@pytest.mark.parametrize(("title", "mode"), modes(), ids=lambda name: str(name))
def test_who_is_asked_in_secret_depends_on_nothing_hidden(title: str, mode: str) -> None:
    game, luck, told = find(title), random.Random(f"windows:{title}:{mode}"), 0
    wanted = WINDOWS.get(title, 0)
    seats = max(2, game.mode(mode).seats[0])
    moments = MOST if wanted else FEW
    for seed in range(moments):
        session, due = Session.new(game, Setup(seats, seed, mode, even=True)), 0
        while session.end is None and len(session.history) < LONGEST_GAME and moments:
            if session.tail == 0 and len(session.history) >= due:
                due = len(session.history) + luck.randint(1, 10)
                moments -= 1
                seat = luck.randrange(seats)
                with suppress(BadSave):  # a step that has begun with a hidden card
                    one, two = (redealt(session, seat, 2 * due + n) for n in (0, 1))
                    told += listen(one, two, seat, luck)
            question = luck.choice(session.questions())
            key = game.bots.policy(session.state, session.content, question.seat, question)
            session.answer(question.seat, key)
    assert told >= wanted


def test_these_games_ask_in_secret() -> None:
    """A question that is put in secret belongs among those above."""
    found = re.compile(r"\bhushed=|\bawait window\(")
    for title in {*WINDOWS, *OPENLY}:
        sources = find(title).folder.rglob("*.py")
        assert any(found.search(source.read_text("utf-8")) for source in sources), title
