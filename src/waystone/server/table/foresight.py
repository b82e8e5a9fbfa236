"""Foresight at a table: what answers would lead to, thought out beside the loop, a few worlds at a
time, and given up when the question has closed."""

import asyncio
import os
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

from waystone.kernel.foresight import Foresight, World, course, gathered
from waystone.kernel.session import Session
from waystone.kernel.text import Text

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest
from ..people.seating import Seating
from .audience import Texts
from .course import Course

WORLDS = 32
AT_ONCE = 8

_seers = ThreadPoolExecutor(os.cpu_count(), "foresight")


class Seer:
    def __init__(self, course: Course, seats: Seating, texts: Texts) -> None:
        self._course = course
        self._seats = seats
        self._texts = texts

    async def foresee(
        self, guest: Guest, wish: protocol.Foresee
    ) -> AsyncIterator[protocol.Foreseen]:
        course = self._course
        async with course.lock:
            self._seats.own(guest, wish.seat)
            course.judge(wish.seat, wish.ask, wish.epoch)
            question = course.session.question(wish.seat)
            assert question is not None
            for key in wish.keys:
                question.read(key)
            moment = course.moment
            copy = course.session.clone()
        loop = asyncio.get_running_loop()
        for key in wish.keys:
            seen: list[World] = []
            for first in range(0, WORLDS, AT_ONCE):
                if moment != course.moment:
                    raise Refused("stale", "That question has been answered.")
                numbers = range(first, first + AT_ONCE)
                seen += await loop.run_in_executor(_seers, _courses, copy, wish.seat, key, numbers)
            found = gathered(copy, wish.seat, key, seen)
            yield _told(found, wish, self._texts[guest.lang])


def _courses(session: Session, seat: int, key: str, numbers: range) -> list[World]:
    return [course(session, seat, key, number) for number in numbers]


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
