"""The log of a table as it is stored and shown: each line in every language, with who may see it.
It outlives the session that said it."""

from bisect import bisect_right

import msgspec
from msgspec import Struct

from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import LogLine

SHOWN = 200


class Entry(Struct, frozen=True, array_like=True):
    """A line that was said when so many answers had been given."""

    answer: int
    text: dict[str, str]
    rule: str
    kind: str
    on: list[str]
    seats: list[int] | None = None
    except_seats: list[int] = []
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
        seats = None if line.seats is None else list(line.seats)
        found.append(
            Entry(
                line.answer,
                text,
                line.rule,
                line.text,
                on,
                seats,
                list(line.except_seats),
                line.whose(),
            )
        )
    found.reverse()
    return found


class Chronicle:
    """All lines of a table, and which of them each seat (or a spectator) sees."""

    def __init__(self, seats: int) -> None:
        self._seen: dict[int | None, list[Entry]] = {None: []}
        self._seen.update({seat: [] for seat in range(seats)})

    def add(self, entries: list[Entry]) -> None:
        for entry in entries:
            for seat, seen in self._seen.items():
                if entry.visible(seat):
                    seen.append(entry)

    def cut(self, answers: int) -> None:
        """Forget what was said after so many answers."""
        for seen in self._seen.values():
            del seen[bisect_right(seen, answers, key=lambda entry: entry.answer) :]

    def count(self, seat: int | None) -> int:
        return len(self._seen[seat])

    def last(self, seat: int | None) -> Entry | None:
        """The last line that a seat sees."""
        return self._seen[seat][-1] if self._seen[seat] else None

    def lines(self, seat: int | None, language: str, since: int) -> list[LogLine]:
        """What a seat sees of the lines after the first `since`."""
        seen = self._seen[seat]
        return [
            LogLine(n + 1, e.text[language], e.rule, e.kind, e.on, e.seat)
            for n, e in enumerate(seen[since:], since)
        ]
