"""Foresight at a table: what answers would lead to, thought out beside the loop, a few worlds at a
time, and given up when the question has closed."""

import asyncio
import os
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from waystone.kernel.foresight import Foresight, World, course, gathered
from waystone.kernel.session import Session
from waystone.kernel.text import Text

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest

if TYPE_CHECKING:
    from .table import Table

WORLDS = 32
AT_ONCE = 8

_seers = ThreadPoolExecutor(os.cpu_count(), "foresight")


class Seer:
    def __init__(self, table: "Table") -> None:
        self._table = table

    async def foresee(
        self, guest: Guest, wish: protocol.Foresee
    ) -> AsyncIterator[protocol.Foreseen]:
        table = self._table
        async with table.lock:
            table.own(guest, wish.seat)
            table.judge(wish.seat, wish.ask, wish.epoch)
            question = table.session.question(wish.seat)
            assert question is not None
            for key in wish.keys:
                question.read(key)
            moment = (table.position.seq, table.position.epoch)
            copy = table.session.clone()
        loop = asyncio.get_running_loop()
        for key in wish.keys:
            seen: list[World] = []
            for first in range(0, WORLDS, AT_ONCE):
                if moment != (table.position.seq, table.position.epoch):
                    raise Refused("stale", "That question has been answered.")
                numbers = range(first, first + AT_ONCE)
                seen += await loop.run_in_executor(_seers, _courses, copy, wish.seat, key, numbers)
            found = gathered(copy, wish.seat, key, seen)
            yield _told(found, wish, table.texts[guest.lang])


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
