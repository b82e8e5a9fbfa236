"""Windows in an even game (`Setup.even`): whoever is asked in secret, and whatever they hold, the
table pauses alike. An answer to a window is taken when its pause is over; whoever has nothing to do
but pass is not shown the question, and passes then too. Whoever thinks for longer shows that they
have something to think about, unless the table was made to close its windows: there the pause is
so long as the rule says, and at its end the table passes for them."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from waystone.kernel.ask import PASS

from .course import Course

SPREAD = 1.5
"""A pause is up to so many times as long as it is at the least: a difference of some milliseconds
in what the server has to do is lost in it."""


class Windows:
    """`closes`: after how many seconds a window closes; 0: it does not."""

    def __init__(self, course: Course, closes: int, pause: float) -> None:
        self.closes = closes
        self._course = course
        self._pause = closes or pause
        self._until = 0.0
        self._given: tuple[int, int] | None = None
        self.begin()

    def open(self) -> bool:
        session = self._course.session
        return session.setup.even and session.ask is not None and session.ask.hushed

    def begin(self) -> None:
        """The table has come to another moment."""
        pause = self._pause * random.uniform(1, SPREAD) if self.open() else 0.0
        self._until = time.monotonic() + pause

    async def over(self) -> None:
        await asyncio.sleep(max(0.0, self._until - time.monotonic()))

    @asynccontextmanager
    async def giving(self, seat: int, ask: int, key: str) -> AsyncIterator[None]:
        """An answer by hand waits until the pause is over; one that does not fit need not."""
        session = self._course.session
        question = session.question(seat)
        if not self.open() or question is None or session.asked[seat] != ask:
            yield
            return
        question.read(key)
        self._given = self._course.moment
        try:
            await self.over()
            yield
        finally:
            self._given = None

    def given(self) -> bool:
        """Whether an answer by hand waits."""
        return self._given == self._course.moment

    def close(self, seat: int) -> str | None:
        """What the table answers to a window at its end."""
        question = self._course.session.question(seat)
        if not self.open() or question is None:
            return None
        keys = [option.key for option in question.options]
        return PASS if keys == [PASS] or (self.closes and PASS in keys) else None
