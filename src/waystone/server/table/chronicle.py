"""The log of a table as it is stored and shown: each line in every language, with who may see it.
It outlives the session that said it."""

import zlib
from bisect import bisect_right

import msgspec
from msgspec import Struct

from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import LogLine

SHOWN = 200
CHUNK = 16
"""So many lines are put away together, once there are twice as many that lie open."""


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """A line that was said when so many answers had been given."""

    answer: int
    text: dict[str, str]
    rule: str
    kind: str
    on: list[str]
    seats: tuple[int, ...] | None = None
    except_seats: tuple[int, ...] = ()
    seat: int | None = None

    def visible(self, seat: int | None) -> bool:
        if self.seats is not None:
            return seat in self.seats
        return seat not in self.except_seats


_decoder = msgspec.msgpack.Decoder(list[Entry])
_encoder = msgspec.msgpack.Encoder()


def pack(entries: list[Entry]) -> bytes:
    return _encoder.encode(entries) if entries else b""


def unpack(data: bytes) -> list[Entry]:
    return _decoder.decode(data) if data else []


def said(session: Session, texts: dict[str, Text], since: int | None = None) -> list[Entry]:
    """The lines of a session that follow from its last answer, or from answer `since` on."""
    first = len(session.history) if since is None else since
    found = []
    for line in reversed(session.log):
        if line.answer < first:
            break
        on = [v for v in line.args.values() if isinstance(v, str)]
        text = {language: t.format(line.text, line.args) for language, t in texts.items()}
        found.append(
            Entry(
                line.answer,
                text,
                line.rule,
                line.text,
                on,
                line.seats,
                line.except_seats,
                line.whose(),
            )
        )
    found.reverse()
    return found


def read(entries: list[Entry], language: str, since: int) -> list[LogLine]:
    """Lines as those read them who have read so many before."""
    return [
        LogLine(n, e.text[language], e.rule, e.kind, e.on, e.seat)
        for n, e in enumerate(entries, since + 1)
    ]


class Chunk(Struct, frozen=True):
    """Older lines, compressed: when the last of them was said, and how many each seat sees."""

    data: bytes
    answer: int
    seen: dict[int | None, int]

    def entries(self) -> list[Entry]:
        return unpack(zlib.decompress(self.data))


class Chronicle:
    """All lines of a table, and which of them each seat (or a spectator) sees. Those that nobody
    is shown any more are kept compressed."""

    def __init__(self, seats: int) -> None:
        looking: list[int | None] = [None, *range(seats)]
        self._seen: dict[int | None, list[Entry]] = {seat: [] for seat in looking}
        self._before = dict.fromkeys(looking, 0)
        self._open: list[Entry] = []
        self._chunks: list[Chunk] = []

    def add(self, entries: list[Entry]) -> None:
        for entry in entries:
            self._open.append(entry)
            open_ = entry.seats is None and not entry.except_seats
            for seat, seen in self._seen.items():
                if open_ or entry.visible(seat):
                    seen.append(entry)
            if len(self._open) >= 2 * CHUNK:
                self._put_away()

    def cut(self, answers: int) -> None:
        """Forget what was said after so many answers."""
        while self._chunks and self._chunks[-1].answer > answers:
            self._take_out()
        for said in (self._open, *self._seen.values()):
            del said[bisect_right(said, answers, key=lambda entry: entry.answer) :]

    def count(self, seat: int | None) -> int:
        return self._before[seat] + len(self._seen[seat])

    def last(self, seat: int | None) -> Entry | None:
        """The last line that a seat sees."""
        found = self.since(seat, max(0, self.count(seat) - 1))
        return found[-1] if found else None

    def lines(self, seat: int | None, language: str, since: int) -> list[LogLine]:
        """What a seat sees of the lines after the first `since`."""
        return read(self.since(seat, since), language, since)

    def since(self, seat: int | None, since: int) -> list[Entry]:
        """What a seat sees after the first `since`, older lines read from where they were put."""
        before, found = self._before[seat], self._seen[seat]
        if since >= before:
            return found[since - before :]
        for chunk in reversed(self._chunks):
            if before <= since:
                break
            found = [entry for entry in chunk.entries() if entry.visible(seat)] + found
            before -= chunk.seen[seat]
        return found[since - before :]

    def _put_away(self) -> None:
        old = self._open[:CHUNK]
        del self._open[:CHUNK]
        secret = [e for e in old if e.seats is not None or e.except_seats]
        open_ = len(old) - len(secret)
        counts = {seat: open_ + sum(e.visible(seat) for e in secret) for seat in self._seen}
        self._chunks.append(Chunk(zlib.compress(pack(old), 1), old[-1].answer, counts))
        for seat, count in counts.items():
            del self._seen[seat][:count]
            self._before[seat] += count

    def _take_out(self) -> None:
        chunk = self._chunks.pop()
        old = chunk.entries()
        self._open[:0] = old
        for seat, count in chunk.seen.items():
            self._seen[seat][:0] = [entry for entry in old if entry.visible(seat)]
            self._before[seat] -= count
