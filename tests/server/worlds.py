"""Two worlds in which a seat is asked in secret: all that another one sees is the same, what the
asked seat holds is not. Found in random games, of any title that asks in secret."""

import random
import re
from collections.abc import Iterator
from contextlib import suppress

from msgspec import Struct
from tests.contract.test_windows import alike, modes, redealt

from waystone.bots.random import any_answer
from waystone.kernel.ask import PASS
from waystone.kernel.errors import BadSave, WaystoneError
from waystone.kernel.foresight import wordless
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Answer, RuleBug, Session

SECRET = re.compile(r"\bhushed=|\bawait window\(")
LONGEST_GAME = 500
GAMES = 400
DEALS = 12
ENOUGH = 4
"""Where so many windows, dealt anew as often, were all put to seats that had something to use, what
is asked follows from what lies open."""


def secretive() -> list[tuple[str, str]]:
    """Games and modes in which questions are put in secret."""
    found = []
    for title, mode in modes():
        sources = find(title).folder.rglob("*.py")
        if any(SECRET.search(source.read_text("utf-8")) for source in sources):
            found.append((title, mode))
    return found


class Worlds(Struct):
    """The last moment before the window, dealt in two ways, and the answer that opens it. `asked`
    has something to use in the first; in the second it has nothing, or the same with other cards in
    its hand."""

    sessions: tuple[Session, Session]
    opens: Answer
    asked: int
    listens: int

    def differ(self) -> bool:
        """Whether the asked seat has something to use in one world alone."""
        held = []
        for session in self.sessions:
            there = session.clone()
            there.answer(self.opens.seat, self.opens.key)
            held.append(not there.questions()[0].idle)
        return held == [True, False]


def find_worlds(title: str, mode: str) -> Worlds:
    """Worlds that differ in whether there is something to use, or in the hidden cards alone where
    that is never so."""
    openly: list[Worlds] = []
    for window in _windows(title, mode):
        dealt = [world for deal in range(DEALS) if (world := _world(window, deal)) is not None]
        idle: dict[bool, list[tuple[Session, Session]]] = {False: [], True: []}
        for before, after in dealt:
            idle[after.questions()[0].idle].append((before, after))
        for one in idle[False]:
            for two in (*idle[True], *idle[False]):
                if not _same(one[1], two[1], window.listens):
                    continue
                worlds = Worlds((one[0], two[0]), window.opens, window.asked, window.listens)
                if two[1].questions()[0].idle:
                    return worlds
                if not idle[True] and one[0].hash() != two[0].hash():
                    openly.append(worlds)
                    break
        if len({id(worlds.opens) for worlds in openly}) >= ENOUGH:
            break
    return openly[0]


class _Window(Struct):
    """A moment at which a step begins, and the answers that lead from it to a window; the last of
    them was no answer to a window."""

    session: Session
    leads: list[Answer]
    asked: int
    listens: int

    @property
    def opens(self) -> Answer:
        return self.leads[-1]


def _windows(title: str, mode: str) -> Iterator[_Window]:
    game, luck = find(title), random.Random(f"worlds:{title}:{mode}")
    seats = max(2, game.mode(mode).seats[0])
    for seed in range(GAMES):
        setup = Setup(seats, seed, mode, even=True)
        session, secret = Session.new(game, setup), False
        while session.end is None and len(session.history) < LONGEST_GAME:
            asked = session.questions()[0].seat
            if session.tail and _opened(session) and not secret:
                begun, leads = session.history[: -session.tail], session.history[-session.tail :]
                at = Session.new(game, setup)
                for answer in begun:
                    at.answer(answer.seat, answer.key)
                others = [seat for seat in range(seats) if seat != asked]
                yield _Window(at, list(leads), asked, luck.choice(others))
            secret = _opened(session)
            question = luck.choice(session.questions())
            if luck.random() < 0.3:
                key = any_answer(question, luck)
            else:
                key = game.bots.policy(session.state, session.content, question.seat, question)
            session.answer(question.seat, key)


def _opened(session: Session) -> bool:
    return session.ask is not None and session.ask.hushed


def _world(window: _Window, deal: int) -> tuple[Session, Session] | None:
    """The window in another deal: the moment before it, and the window itself."""
    with suppress(WaystoneError, BadSave, RuleBug):
        before = redealt(window.session, window.listens, deal)
        for answer in window.leads[:-1]:
            before.answer(answer.seat, answer.key)
        after = before.clone()
        after.answer(window.opens.seat, window.opens.key)
        if _opened(after) and [q.seat for q in after.questions()] == [window.asked]:
            return before, after
    return None


def _same(one: Session, two: Session, seat: int) -> bool:
    """Whether a seat sees and hears the same in two worlds, at the window and after it."""
    after = one.clone(), two.clone()
    for world in after:
        world.answer(world.questions()[0].seat, PASS)
    text = wordless(one.game.id)
    return all(
        alike(a, b, seat) and a.view(seat, text, 0) == b.view(seat, text, 0)
        for a, b in ((one, two), after)
    )
