"""Plays the seats of bots, one move after another, as long as somebody watches."""

import asyncio
import logging
import os
import random
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from waystone import bots
from waystone.bots.random import any_answer
from waystone.kernel.errors import WaystoneError
from waystone.kernel.session import Session

from ..errors import code_of

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("waystone.server")

DEFAULT = "greedy"
TRIES = 8

_thinkers = ThreadPoolExecutor(os.cpu_count(), "bot")


class Driver:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._bots: dict[tuple[int, str], bots.Bot] = {}
        self._task: asyncio.Task[None] | None = None
        self._stuck = -1
        self._blinding: set[tuple[int, int, str]] = set()

    def wake(self) -> None:
        """Go on if a bot is asked."""
        if (self._task is None or self._task.done()) and self._due() is not None:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _due(self) -> int | None:
        """The bot's seat that is asked now; none while people think about an undo, or do not see
        the table."""
        table = self._table
        if table.lost or not len(table.audience) or table.audience.puzzled(table.position):
            return None
        if table.talk.undoing is not None:
            return None
        if self._stuck == table.position.seq or not table.leads():
            return None
        if self._left_to_people():
            return None
        for question in table.session.questions():
            if table.seats[question.seat].kind == "bot":
                return question.seat
            if table.stops.answer(table.session, question.seat) is not None:
                return question.seat
        return None

    def _left_to_people(self) -> bool:
        """Where anyone may decide, bots leave it to the people who are there."""
        ask = self._table.session.ask
        if ask is None or ask.mode != "anyone":
            return False
        here = self._table.online()
        return any(question.seat in here for question in ask.questions)

    async def _run(self) -> None:
        try:
            while self._due() is not None:
                await asyncio.sleep(self._pause())
                await self._move()
        except Exception:
            log.exception("the bots of table %s stopped", self._table.id)

    def _pause(self) -> float:
        """How long a bot seems to think. What the table answers for a person comes at once, unless
        the haste would tell the others what the person holds."""
        table, ask = self._table, self._table.session.ask
        seat = self._due()
        if seat is None or ask is None or ask.hushed or table.seats[seat].kind == "bot":
            return table.settings.bot_delay
        return 0.0

    async def _move(self) -> None:
        table = self._table
        async with table.lock:
            seat = self._due()
            if seat is None:
                return
            if table.seats[seat].kind != "bot":
                given = table.stops.answer(table.session, seat)
                assert given is not None
                await self._play(seat, given)
                return
            name = table.seats[seat].bot
            bot = self._bot(seat, name)
            if not bot.slow:
                await self._play(seat, self._think(bot, table.session, seat))
                return
            moment = (table.position.seq, table.position.epoch)
            copy = table.session.clone()
        loop = asyncio.get_running_loop()
        key = await loop.run_in_executor(_thinkers, self._think, bot, copy, seat)
        async with table.lock:
            if moment == (table.position.seq, table.position.epoch) and seat == self._due():
                await self._play(seat, key)

    def _bot(self, seat: int, name: str) -> bots.Bot:
        if (seat, name) not in self._bots:
            self._bots[seat, name] = bots.make(name, f"{self._table.id}:{seat}")
        return self._bots[seat, name]

    def _think(self, bot: bots.Bot, session: Session, seat: int) -> str:
        try:
            return bot.answer(session, seat)
        except Exception:
            log.exception("the bot of seat %s at table %s failed", seat, self._table.id)
            return self._anything(session, seat)

    def _anything(self, session: Session, seat: int) -> str:
        question = session.question(seat)
        assert question is not None
        return any_answer(question, random.Random())

    async def _play(self, seat: int, key: str) -> None:
        """Answer; where a rule fails on the bot's choice, or the table could not be shown after
        it, try others, then leave it to people."""
        table, answers = self._table, len(self._table.session.history)
        for _ in range(TRIES):
            if (answers, seat, key) not in self._blinding:
                try:
                    await table.take(seat, key)
                    if table.audience.puzzled(table.position):
                        self._blinding.add((answers, seat, key))
                    return
                except WaystoneError as error:
                    if code_of(error) not in ("bad-answer", "rule-bug"):
                        return
            key = self._anything(table.session, seat)
        self._stuck = table.position.seq
