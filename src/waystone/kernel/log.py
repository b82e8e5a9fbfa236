"""The log of a session: what was said, line by line, as far back as anybody may ask for it."""

from bisect import bisect_left
from typing import TYPE_CHECKING

from .facts import Line
from .journal import RECENT, Mark

if TYPE_CHECKING:
    from .session import Session


class Log(list[Line]):
    """`gone`: so many lines before the first are forgotten, and `forgot`: all that was said before
    so many answers had been given."""

    gone = forgot = 0

    @property
    def said(self) -> int:
        """How many lines there have been."""
        return self.gone + len(self)

    def heard(self, lines: int) -> list[Line]:
        """What was said after so many lines."""
        return self[max(0, lines - self.gone) :]

    def unsay(self, mark: Mark) -> None:
        """Play goes back to where a step began."""
        del self[max(0, mark.lines - self.gone) :]
        self.gone, self.forgot = min(self.gone, mark.lines), min(self.forgot, mark.answers)


def forget(session: "Session", answers: int) -> None:
    """Nobody will ask any more what was said before so many answers had been given; what led to the
    question at hand and to the last steps is remembered all the same."""
    log = session.log
    answers = min(answers, session.put, session.journal.marks[-RECENT:][0].answers)
    first = bisect_left(log, answers, key=lambda line: line.answer)
    del log[:first]
    log.gone, log.forgot = log.gone + first, max(log.forgot, answers)
