"""Foresight at a table: what answers would lead to and what threatens, thought out beside the loop,
a few worlds at a time, and given up when the question has closed. The table says how much of it
its players may have."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from waystone.kernel.foresight import Foresight, World, certain, course, gathered
from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.threat import Blows, Threat, assured, blows, suspect, weighed

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest
from ..people.seating import Seating
from .audience import Texts
from .course import Course

WORLDS = 32
AT_ONCE = 8
THREATS = 16
THREATS_AT_ONCE = 2
SECONDS = 2.0
"""So long a threat is thought about; then it is told in as many worlds as were seen."""

T = TypeVar("T")

_seers = ThreadPoolExecutor(os.cpu_count(), "foresight")


class Seer:
    def __init__(
        self, course: Course, seats: Seating, texts: Texts, level: protocol.Foresight
    ) -> None:
        self._course = course
        self._seats = seats
        self._texts = texts
        self._level = level

    async def foresee(
        self, guest: Guest, wish: protocol.Foresee
    ) -> AsyncIterator[protocol.Foreseen]:
        async with self._course.lock:
            copy = self._before(guest, wish)
            question = copy.question(wish.seat)
            assert question is not None
            for key in wish.keys:
                question.read(key)
            moment = self._course.moment
        for key in wish.keys:
            seen: list[World] = []
            for first in range(0, WORLDS, AT_ONCE):
                numbers = range(first, first + AT_ONCE)
                seen += await self._think(moment, _courses, copy, wish.seat, key, numbers)
            found = gathered(copy, wish.seat, key, seen)
            if self._level == "exact":
                found = certain(found)
            yield _told(found, wish, self._texts[guest.lang])

    async def threat(self, guest: Guest, wish: protocol.AskThreat) -> protocol.Threat:
        async with self._course.lock:
            copy = self._before(guest, wish)
            culprit = suspect(self._course.session, wish.seat)
            moment = self._course.moment
        seen: list[Blows] = []
        late = time.monotonic() + SECONDS
        while len(seen) < THREATS and (not seen or time.monotonic() < late):
            numbers = range(len(seen), len(seen) + THREATS_AT_ONCE)
            seen += await self._think(moment, _blows, copy, wish.seat, culprit, numbers)
        found = weighed(seen)
        return _threat(assured(found) if self._level == "exact" else found, wish)

    def _before(self, guest: Guest, wish: protocol.Foresee | protocol.AskThreat) -> Session:
        """A copy of the game to think on, for a seat that has a question before it. The lock is
        held."""
        if self._level == "off":
            raise Refused("no-foresight", "This table is played without foresight.")
        self._seats.own(guest, wish.seat)
        self._course.judge(wish.seat, wish.ask, wish.epoch)
        return self._course.session.clone()

    async def _think(
        self,
        moment: tuple[int, int],
        think: Callable[[Session, int, str, range], list[T]],
        copy: Session,
        seat: int,
        about: str,
        numbers: range,
    ) -> list[T]:
        """Some worlds more, if the question still stands."""
        if moment != self._course.moment:
            raise Refused("stale", "That question has been answered.")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(_seers, think, copy, seat, about, numbers)


def _courses(session: Session, seat: int, key: str, numbers: range) -> list[World]:
    return [course(session, seat, key, number) for number in numbers]


def _blows(session: Session, seat: int, culprit: str, numbers: range) -> list[Blows]:
    return [blows(session, seat, number, culprit) for number in numbers]


def _told(found: Foresight, wish: protocol.Foresee, text: Text) -> protocol.Foreseen:
    return protocol.Foreseen(
        wish.seat,
        wish.ask,
        found.key,
        found.worlds,
        found.exact,
        [
            protocol.ForeseenLine(text.format(fact.text, fact.args), fact.worlds, fact.rule)
            for fact in found.facts
        ],
        [
            protocol.ForeseenNumber(n.thing, n.icon, n.now, n.least, n.most, n.mean)
            for n in found.numbers
        ],
        [protocol.ForeseenPlace(p.piece, p.cell, p.worlds) for p in found.places],
        found.over,
        found.won,
        wish.ref,
    )


def _threat(found: Threat, wish: protocol.AskThreat) -> protocol.Threat:
    return protocol.Threat(
        wish.seat,
        wish.ask,
        found.worlds,
        [
            protocol.Loss(a.thing, a.icon, a.by, a.worlds, a.least, a.most, a.mean)
            for a in found.losses
        ],
        [protocol.Fall(fall.piece, fall.by, fall.worlds) for fall in found.falls],
        wish.ref,
    )
