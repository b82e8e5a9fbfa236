"""Plays the seats of bots, one move after another, as long as somebody watches."""

import asyncio
import logging
import os
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from waystone import bots
from waystone.bots.greedy import Greedy
from waystone.bots.random import any_answer
from waystone.kernel import parcel
from waystone.kernel.ask import AnyQuestion
from waystone.kernel.errors import WaystoneError
from waystone.kernel.session import Session

from ..errors import code_of
from ..people.seating import Seating
from .course import Course
from .lessons import Teacher
from .position import Manner
from .settings import Settings
from .stops import Stops, all_the_same
from .thinkers import Thinkers
from .watch import within
from .windows import Windows

log = logging.getLogger("waystone.server")

DEFAULT = "greedy"
TRIES = 8
DRAWS = 100
GIVING = 0.01

_ponderers = ThreadPoolExecutor(os.cpu_count(), "ponder")


class People(Protocol):
    """Those for whom bots wait or make way."""

    def quiet(self) -> bool:
        """Whether no bot shall move now."""

    def puzzled(self) -> bool:
        """Whether somebody who sits here does not see where the table stands."""

    def online(self) -> set[int]: ...


class Driver:
    def __init__(
        self,
        course: Course,
        seats: Seating,
        stops: Stops,
        settings: Settings,
        thinkers: Thinkers,
        windows: Windows,
        people: People,
        teacher: Teacher | None = None,
    ) -> None:
        self._course = course
        self._seats = seats
        self._stops = stops
        self._delay = settings.bot_delay
        self._patience = settings.patience
        self._thinkers = thinkers
        self._windows = windows
        self._people = people
        self._teacher = teacher
        self._bots: dict[tuple[int, str], bots.Bot] = {}
        self._task: asyncio.Task[None] | None = None
        self._stuck = -1
        self._blinding: set[tuple[int, int, str]] = set()

    def wake(self) -> None:
        """Go on if a bot is asked."""
        if (self._task is None or self._task.done()) and self._due() is not None:
            self._task = asyncio.create_task(self._run())

    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        self.rest()
        if self._task is not None:
            self._task.cancel()

    def rest(self) -> None:
        """Nobody waits for what the bots think about now."""
        self._thinkers.rest(self._course.id)

    def _due(self) -> int | None:
        """The seat that is asked now and that a bot, or the table, answers for."""
        session = self._course.session
        if self._people.quiet() or self._stuck == self._course.position.seq:
            return None
        if self._teacher is not None:
            scripted = self._teacher.move(session)
            return scripted[0] if scripted is not None else None
        if people := self._left_to_people():
            if not all(self._answered_for(seat) for seat in people):
                return None
            open_ = [seat for seat in people if self._stops.answer(session, seat) is None]
            return (open_ or people)[0]
        for question in session.questions():
            if self._seats[question.seat].kind == "bot":
                return question.seat
            if self._answered_for(question.seat):
                return question.seat
        return None

    def _answered_for(self, seat: int) -> bool:
        """Whether the table answers in the stead of a person, or has yet to find out if it does."""
        session = self._course.session
        if self._windows.close(seat) is not None:
            return True
        given = self._stops.answer(session, seat)
        return given is not None or self._stops.wonders(session, seat)

    def _left_to_people(self) -> list[int]:
        """Where anyone may decide, bots leave it to the people who are there; the table answers if
        none of them wants to be asked."""
        ask = self._course.session.ask
        if ask is None or ask.mode != "anyone":
            return []
        here = self._people.online()
        return [question.seat for question in ask.questions if question.seat in here]

    async def _run(self) -> None:
        try:
            while self._due() is not None:
                await asyncio.sleep(self._pause())
                await self._move()
        except Exception:
            log.exception("the bots of table %s stopped", self._course.id)

    def _pause(self) -> float:
        """How long a bot seems to think. A formal question is answered for a person at once; in
        windows the haste would tell the others what the person holds; in an even game all of them
        have one pause."""
        if self._windows.open():
            return 0.0
        seat = self._due()
        question = self._course.session.question(seat) if seat is not None else None
        if seat is None or question is None or self._seats[seat].kind == "bot":
            return self._delay
        return 0.0 if question.formal else self._delay

    async def _move(self) -> None:
        course = self._course
        async with course.lock:
            seat = self._due()
            if seat is None:
                return
            if self._teacher is not None:
                scripted = self._teacher.move(course.session)
                assert scripted is not None
                await self._play(*scripted)
                return
            person = self._seats[seat].kind != "bot"
            idle = _asked(course.session, seat).idle
            given = self._in_its_stead(seat) if person or idle else None
            bot = None if person else self._bot(seat, self._seats[seat].bot)
            if given is None and bot is not None and not bot.slow:
                given = self._think(bot, course.session, seat)
            if given is not None and not self._windows.open():
                await self._play(seat, given)
                return
            if given is not None:
                thought = self._in_time(seat, given, course.moment)
            elif bot is None:
                thought = self._wonder(seat, course.session.clone())
            else:
                thought = self._search(seat, bot.name, parcel.pack(course.session))
        await thought

    def _in_its_stead(self, seat: int) -> str | None:
        """What the table answers for a person, or for whom there is nothing to decide; as long as
        it wonders, nothing."""
        session = self._course.session
        given = self._stops.answer(session, seat)
        if given is None and not self._stops.wonders(session, seat):
            given = self._windows.close(seat)
        return given

    async def _in_time(self, seat: int, key: str, moment: tuple[int, int]) -> None:
        """Answer when the pause of the window is over, unless somebody does so by hand."""
        await self._windows.over()
        if self._windows.given():
            await asyncio.sleep(GIVING)
            return
        async with self._course.lock:
            if moment == self._course.moment and seat == self._due():
                await self._play(seat, key)

    async def _wonder(self, seat: int, copy: Session) -> None:
        """Find out whether a person need be asked."""
        ask = self._course.session.ask
        loop = asyncio.get_running_loop()
        same = await loop.run_in_executor(_ponderers, self._ponder, copy, seat)
        self._stops.learn(seat, ask, same)

    async def _search(self, seat: int, bot: str, packed: bytes) -> None:
        """Let a bot think beside the server, and answer if the question still stands. A bot that
        has nothing to say plays by the game's own advice."""
        course, moment = self._course, self._course.moment
        key = await self._thinkers.think(course.id, seat, bot, packed)
        if self._windows.open():
            await self._windows.over()
        async with course.lock:
            if moment == course.moment and seat == self._due():
                await self._play(seat, key or self._think(Greedy(""), course.session, seat))

    def _bot(self, seat: int, name: str) -> bots.Bot:
        if (seat, name) not in self._bots:
            self._bots[seat, name] = bots.make(name, f"{self._course.id}:{seat}")
        return self._bots[seat, name]

    def _think(self, bot: bots.Bot, session: Session, seat: int) -> str:
        """What a quick bot says; it has as long as the rules have."""
        try:
            with within(self._patience):
                return bot.answer(session, seat)
        except Exception:
            log.exception("the bot of seat %s at table %s failed", seat, self._course.id)
            return any_answer(_asked(session, seat), random.Random())

    def _ponder(self, session: Session, seat: int) -> bool:
        """Whether it is all the same what a person answers; who cannot tell, asks."""
        try:
            return all_the_same(session, seat)
        except Exception:
            log.exception("a question of seat %s at table %s", seat, self._course.id)
            return False

    async def _play(self, seat: int, first: str) -> None:
        """Answer; where a rule fails on the bot's choice, or the table could not be shown after
        it, try others, then leave it to people."""
        course, answers = self._course, len(self._course.session.history)
        spoiled = {key for at, whose, key in self._blinding if (at, whose) == (answers, seat)}
        key: str | None = first
        for _ in range(TRIES):
            if key in spoiled:
                key = _anything_but(spoiled, _asked(course.session, seat))
            if key is None:
                break
            try:
                await course.take(seat, key, Manner(in_stead=self._seats[seat].kind != "bot"))
                if self._people.puzzled():
                    self._blinding.add((answers, seat, key))
                return
            except WaystoneError as error:
                if code_of(error) not in ("bad-answer", "rule-bug"):
                    return
            spoiled.add(key)
        self._stuck = course.position.seq


def _asked(session: Session, seat: int) -> AnyQuestion:
    question = session.question(seat)
    assert question is not None
    return question


def _anything_but(spoiled: set[str], question: AnyQuestion) -> str | None:
    """A legal answer that is not spoiled, if many draws find one."""
    luck = random.Random()
    drawn = (any_answer(question, luck) for _ in range(DRAWS))
    return next((key for key in drawn if key not in spoiled), None)
