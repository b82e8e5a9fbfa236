"""Foresight at a table: what answers would lead to and what threatens, thought out beside the loop,
a few worlds at a time, and given up when the question has closed. The table says how much of it
its players may have."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from waystone.kernel.counsel import FURTHER, blunder, spoken, weigh
from waystone.kernel.counsel import THREATS as HINTED_THREATS
from waystone.kernel.counsel import WORLDS as HINTED
from waystone.kernel.foresight import Foresight, World, certain, course, gathered
from waystone.kernel.game import LANGUAGES
from waystone.kernel.lesson import Words
from waystone.kernel.seeing import setting_up
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.threat import Blows, Threat, assured, blows, suspect, weighed

from .. import protocol
from ..errors import Nudged, Refused
from ..people.guests import Guest
from ..people.seating import Seating
from .audience import Texts
from .course import Course
from .looks import option_words

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
        """Every answer in all worlds; of the first one what the first worlds show is told at once,
        as far as odds are told here."""
        async with self._course.lock:
            copy = self._before(guest, wish)
            question = copy.question(wish.seat)
            assert question is not None
            for key in wish.keys:
                question.read(key)
            moment = self._course.moment
        courses = partial(_courses, {})
        for key in wish.keys:
            seen: list[World] = []
            for first in range(0, WORLDS, AT_ONCE):
                numbers = range(first, first + AT_ONCE)
                seen += await self._think(moment, courses, copy, wish.seat, key, numbers)
                if first == 0 and key == wish.keys[0] and self._level == "odds":
                    glimpse = gathered(copy, wish.seat, key, seen)
                    glimpse.exact = False
                    yield _told(glimpse, wish, self._texts[guest.lang])
            found = gathered(copy, wish.seat, key, seen)
            if self._level == "exact":
                found = certain(found)
            yield _told(found, wish, self._texts[guest.lang])

    async def reasons(self, guest: Guest, hint: protocol.Hint) -> list[protocol.HintReason]:
        """Why a bot would answer so, in the guest's language: everywhere, but where the table is
        played without odds only what is certain. Nothing of a set-up, which is a matter of taste,
        and of a question that has closed meanwhile."""
        async with self._course.lock:
            session, moment = self._course.session, self._course.moment
            asked = session.question(hint.seat) is not None
            if not asked or session.asked[hint.seat] != hint.ask or setting_up(session):
                return []
            copy, culprit = session.clone(), suspect(session, hint.seat)
        try:
            seen, feared = await self._weighed(moment, copy, hint, culprit)
        except Refused:
            return []
        ahead = gathered(copy, hint.seat, hint.key, seen)
        found = weigh(copy, hint.seat, ahead, weighed(feared), sure=self._level != "odds")
        text = self._texts[guest.lang]
        table = copy.view(hint.seat, text, 0)
        return [
            protocol.HintReason(r.kind, spoken(r, table, text), r.worlds, r.of, r.rule)
            for r in found.reasons
        ]

    async def mind(self, guest: Guest, given: protocol.GiveAnswer) -> None:
        """In a first game: a plain blunder is told before it is played."""
        async with self._course.lock:
            self._seats.own(guest, given.seat)
            self._course.judge(given.seat, given.ask, given.epoch)
            copy = self._course.session.clone()
            question = copy.question(given.seat)
            assert question is not None
            question.read(given.key)
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(_seers, blunder, copy, given.seat, given.key)
        if found is None:
            return
        said = []
        for lang in LANGUAGES:
            text = self._texts[lang]
            why = spoken(found.why, copy.view(given.seat, text, 0), text)
            better = option_words(text, question, found.better)
            said.append(text("nudge", why=why, better=better))
        raise Nudged(Words(*said))

    async def _weighed(
        self, moment: tuple[int, int], copy: Session, hint: protocol.Hint, culprit: str
    ) -> tuple[list[World], list[Blows]]:
        lines = partial(_courses, {}, further=FURTHER)
        seen: list[World] = []
        for first in range(0, HINTED, AT_ONCE):
            numbers = range(first, first + AT_ONCE)
            seen += await self._think(moment, lines, copy, hint.seat, hint.key, numbers)
        feared: list[Blows] = []
        late = time.monotonic() + SECONDS
        while len(feared) < HINTED_THREATS and (not feared or time.monotonic() < late):
            numbers = range(len(feared), len(feared) + THREATS_AT_ONCE)
            feared += await self._think(moment, _blows, copy, hint.seat, culprit, numbers)
        return seen, feared

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


def _courses(
    memory: Memory, session: Session, seat: int, key: str, numbers: range, further: int = 0
) -> list[World]:
    return [course(session, seat, key, number, memory, further) for number in numbers]


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
        [protocol.ForeseenCard(text.title(card.name), card.worlds) for card in found.cards],
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
