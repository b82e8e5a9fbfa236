"""Walks at a table: a far click becomes a row of answers, and one undo takes the walk back."""

from waystone.kernel.ask import PASS
from waystone.kernel.walk import first_step, interrupted, next_step, way

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest
from ..people.seating import Seating
from .course import Course
from .position import Manner


class Walks:
    def __init__(self, course: Course, seats: Seating) -> None:
        self._course = course
        self._seats = seats

    async def walk(self, guest: Guest, wish: protocol.Walk) -> None:
        """Answer step by step towards the goal, up to the first interruption."""
        course = self._course
        async with course.lock:
            self._seats.own(guest, wish.seat)
            course.judge(wish.seat, wish.ask, wish.epoch)
            key = first_step(course.session, wish.seat, wish.goal, wish.first)
            if key is None:
                raise Refused("bad-answer", "No way leads there now.")
            step = 0
            while key is not None:
                question = course.session.question(wish.seat)
                assert question is not None
                lines = course.session.log.said
                step += 1
                await course.take(wish.seat, key, Manner(step))
                prompt = "" if key == wish.first else question.prompt
                if interrupted(course.session, wish.seat, prompt, lines):
                    break
                key = next_step(course.session, wish.seat, wish.goal)

    async def way(self, guest: Guest, wish: protocol.FindWay) -> protocol.Way:
        """Where a walk would lead, without going there."""
        course = self._course
        async with course.lock:
            self._seats.own(guest, wish.seat)
            course.judge(wish.seat, wish.ask, wish.epoch)
            steps = way(course.session, wish.seat, wish.goal, wish.first)
        return protocol.Way(wish.seat, wish.ask, wish.goal, steps, wish.ref)

    def before(self, to: protocol.UndoTo) -> int | None:
        """How many answers are left after going back; a walk counts as one answer. In an even game
        everybody passes again and again: who takes an answer back takes all passes after it
        back; and what the table has answered since in a person's stead, it would answer again."""
        session = self._course.session
        answers = len(session.history)
        if to != "answer":
            return session.journal.before(to, answers)
        while answers and self._manner(answers).in_stead:
            answers -= 1
        while answers and session.setup.even and not self._manner(answers).step:
            if session.history[answers - 1].key != PASS:
                break
            answers -= 1
        while answers > 1 and self._manner(answers).step > 1:
            answers -= 1
        return session.journal.before(to, answers)

    def _manner(self, answers: int) -> Manner:
        """How the last of so many answers was given."""
        last = self._course.session.history[answers - 1]
        return self._course.position.manner(last.seat, last.ask)
