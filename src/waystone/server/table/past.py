"""Looking back: a second session that is played to any moment of a game, beside the loop."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from waystone.kernel.again import after
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Game, Setup
from waystone.kernel.session import Answer, Session

from ..errors import Refused

T = TypeVar("T")


class Past:
    """Keeps the session that it has played farthest, and looks at moments of it from the step
    before: to go to and fro costs a few steps of play, however far."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._session: Session | None = None

    async def at(
        self, game: Game, setup: Setup, history: list[Answer], seen: Callable[[Session], T]
    ) -> T:
        """What is `seen` of the game after these answers."""

        def look() -> T:
            played = self._played(game, setup, history)
            there = len(history)
            return seen(played if there == len(played.history) else after(played, there))

        async with self._lock:
            try:
                return await asyncio.to_thread(look)
            except WaystoneError:
                self._session = None
                raise Refused("not-found", "That moment can no longer be played.") from None

    def _played(self, game: Game, setup: Setup, history: list[Answer]) -> Session:
        """The session, at least as far as these answers."""
        session = self._session or Session.new(game, setup)
        self._session = session
        same = 0
        for mine, wanted in zip(session.history, history, strict=False):
            if mine != wanted:
                session.rewind(same)
                break
            same += 1
        for answer in history[same:]:
            session.answer(answer.seat, answer.key)
        return session
