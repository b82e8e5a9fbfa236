"""Walks at a table: a far click becomes a row of answers, and one undo takes the walk back."""

from typing import TYPE_CHECKING

from waystone.kernel.walk import interrupted, next_step

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest

if TYPE_CHECKING:
    from .table import Table


class Walks:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._begun: dict[int, int] = {}

    async def walk(self, guest: Guest, wish: protocol.Walk) -> None:
        """Answer step by step towards the goal, up to the first interruption."""
        table = self._table
        async with table.lock:
            table.own(guest, wish.seat)
            table.judge(wish.seat, wish.ask, wish.epoch)
            begun = len(table.session.history)
            key = next_step(table.session, wish.seat, wish.goal)
            if key is None:
                raise Refused("bad-answer", "No way leads there now.")
            while key is not None:
                question = table.session.question(wish.seat)
                assert question is not None
                lines = len(table.session.log)
                await table.take(wish.seat, key)
                if interrupted(table.session, wish.seat, question.prompt, lines):
                    break
                key = next_step(table.session, wish.seat, wish.goal)
            self._begun[len(table.session.history)] = begun

    def before(self, to: protocol.UndoTo) -> int | None:
        """How many answers are left after going back; a walk counts as one answer."""
        answers = len(self._table.session.history)
        if to == "answer" and answers in self._begun:
            return self._begun[answers]
        return self._table.session.journal.before(to, answers)
