"""What a move costs at a table of a server, by part, in the time of the processor."""

import time

import msgspec

from waystone.kernel.play import picture
from waystone.kernel.seeing import asked_anew
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES, Memory, Text
from waystone.kernel.view import Table
from waystone.server import protocol
from waystone.server.table import beats, chronicle
from waystone.server.table.beats import Told
from waystone.server.table.chronicle import Chronicle
from waystone.server.table.patch import Known, difference
from waystone.sim.measures import Ground

PARTS = ("rules", "log", "beats", "views", "changes", "frames")
"""The answer itself; what is said of it, in all languages; what changed fact by fact; what all see
in the end; what changed there; the bytes that are sent."""

encode = msgspec.json.Encoder().encode


class Stopwatch:
    def __init__(self) -> None:
        self.spent = dict.fromkeys(PARTS, 0.0)
        self.start()

    def start(self) -> None:
        self._since = time.process_time()

    def lap(self, part: str) -> None:
        """What was done since the last lap was this part."""
        now = time.process_time()
        self.spent[part] += now - self._since
        self._since = now


class Watched:
    """A game with everybody at the table, who all read the same language; its words are those of
    all tables of the game."""

    def __init__(self, session: Session, texts: dict[str, Text], stopwatch: Stopwatch) -> None:
        self.session = session
        session.watch()
        self._stopwatch = stopwatch
        self._texts = texts
        self._text = self._texts[LANGUAGES[0]]
        self._memory: Memory = {}
        self._log = Chronicle(session.setup.seats)
        self._views = [session.view(seat, self._text, 0) for seat in range(session.setup.seats)]
        self._seen = picture(session.state)

    def answer(self, seat: int, key: str) -> None:
        lap, session = self._stopwatch.lap, self.session
        self._stopwatch.start()
        session.answer(seat, key)
        lap("rules")
        before = [self._log.count(seat) for seat in range(len(self._views))]
        said = chronicle.said(session, self._texts)
        chronicle.pack(said)
        self._log.add(said)
        lap("log")
        frames, now = session.frames(), picture(session.state)
        told = [Told(n, view, before[n], self._seen) for n, view in enumerate(self._views)]
        beats.tell(session, frames, self._text, self._memory, told)
        lap("beats")
        with self._text.moment(self._memory):
            self._views = [self._view(one, now) for one in told]
        self._seen = now
        lap("views")
        known, views = Known(), zip(told, self._views, strict=True)
        rest = [one.close(difference(one.view, view, known)) for one, view in views]
        lap("changes")
        for n, (one, ops) in enumerate(zip(told, rest, strict=True)):
            lines = known.lines(self._log.since(n, before[n]), LANGUAGES[0], before[n])
            encode(protocol.Patch(n, 1, 2, 0, ops, None, lines, known.written(one.beats)))
        lap("frames")

    def _view(self, one: Told, now: bytes) -> Table:
        if one.seen == now:
            return asked_anew(self.session, one.view, self._text)
        return self.session.view(one.seat, self._text, 0)


def parts(ground: Ground) -> dict[str, float]:
    """Microseconds a move by part, over games of the policy; the first one only warms up."""
    content, _ = ground.loaded
    texts = {lang: ground.game.text(lang, content) for lang in LANGUAGES}
    _play(ground, 0, texts, Stopwatch())
    stopwatch, moves, seed = Stopwatch(), 0, 0
    while sum(stopwatch.spent.values()) < ground.seconds:
        moves += _play(ground, seed, texts, stopwatch)
        seed += 1
    return {f"{part}_us": round(spent / moves * 1e6, 1) for part, spent in stopwatch.spent.items()}


def _play(ground: Ground, seed: int, texts: dict[str, Text], stopwatch: Stopwatch) -> int:
    """A game, or as much of it as there is time for; how many moves."""
    table = Watched(ground.session(seed, "all"), texts, stopwatch)
    policy = ground.game.bots.policy
    moves = 0
    while table.session.end is None and sum(stopwatch.spent.values()) < ground.seconds:
        session = table.session
        question = session.questions()[0]
        table.answer(question.seat, policy(session.state, session.content, question.seat, question))
        moves += 1
    return moves
