"""Those who watch a table, and what each of them has been sent."""

from collections.abc import Iterable, Iterator
from typing import Protocol

import msgspec
from msgspec import Struct, structs

from waystone.kernel.ask import Ask
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Table as TableView

from . import lessons, protocol
from .chronicle import SHOWN
from .patch import Known, difference
from .position import Position

Texts = dict[str, Text]
Watch = tuple[int | None, protocol.Lang]

encode = msgspec.json.Encoder().encode


class Guest(Protocol):
    """A connection, as a table knows it. Without a seat (and not the owner's) it hears
    everything `late` seconds later."""

    lang: protocol.Lang
    seats: set[int]
    owner: bool
    late: float

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Channel(Struct):
    """The last view of one seat in one language, the ask it was made at, the lines of log sent,
    the number of views."""

    view: TableView
    ask: Ask | None
    lines: int
    seq: int = 1


class Audience:
    def __init__(self, texts: Texts, lesson: bool) -> None:
        self.guests: set[Guest] = set()
        self._texts = texts
        self._lesson = lesson
        self._channels: dict[Watch, Channel] = {}
        self._memories: dict[protocol.Lang, Memory] = {}

    def __iter__(self) -> Iterator[Guest]:
        return iter(self.guests)

    def __len__(self) -> int:
        return len(self.guests)

    def part(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._forget_unwatched()

    def forget(self) -> None:
        """Whatever was sent is worth nothing any more; whole views must follow."""
        self._channels.clear()

    def seats(self) -> set[int]:
        return {seat for guest in self.guests for seat in guest.seats}

    def tell(self, message: protocol.ServerMessage, guests: Iterable[Guest] | None = None) -> None:
        data = encode(message)
        for guest in self.guests if guests is None else guests:
            guest.send(data)

    def show(self, guest: Guest, position: Position) -> None:
        """Send whole views of all that a connection watches."""
        for watch in _watches(guest):
            seat, lang = watch
            channel = self._channels.get(watch)
            if channel is None:
                view = position.session.view(seat, self._texts[lang], 0)
                count = position.chronicle.count(seat)
                channel = Channel(view, position.session.ask, count)
                self._channels[watch] = channel
            lines = position.chronicle.lines(seat, lang, max(0, channel.lines - SHOWN))
            shown = structs.replace(channel.view, log=lines)
            self.tell(protocol.View(seat, channel.seq, position.epoch, shown), [guest])
            self._guide(channel.view, [guest])
        self._forget_unwatched()

    def publish(self, position: Position, undone: bool = False) -> None:
        """Send everybody what has changed for them."""
        watching: dict[protocol.Lang, dict[Watch, list[Guest]]] = {}
        for guest in self.guests:
            for watch in _watches(guest):
                watching.setdefault(guest.lang, {}).setdefault(watch, []).append(guest)
        for lang, watches in watching.items():
            known = Known()
            with self._texts[lang].moment(self._memories.setdefault(lang, {})):
                for watch, guests in watches.items():
                    self._tell_changes(watch, guests, position, known, undone)

    def _tell_changes(
        self, watch: Watch, guests: list[Guest], position: Position, known: Known, undone: bool
    ) -> None:
        channel = self._channels[watch]
        asked = channel.view.ask
        message = self._changes(watch, channel, position, known, undone)
        if message is not None:
            self.tell(message, guests)
        if self._lesson and channel.view.ask != asked:
            self._guide(channel.view, guests)

    def _changes(
        self,
        watch: Watch,
        channel: Channel,
        position: Position,
        known: Known,
        undone: bool,
    ) -> protocol.Patch | None:
        seat, lang = watch
        view = self._view(watch, channel, position.session)
        ops = difference(channel.view, view, known)
        count = position.chronicle.count(seat)
        keep = min(count, channel.lines) if undone else None
        lines = position.chronicle.lines(seat, lang, channel.lines if keep is None else keep)
        channel.view, channel.ask, channel.lines = view, position.session.ask, count
        if not (ops or lines or undone):
            return None
        channel.seq += 1
        return protocol.Patch(seat, channel.seq - 1, channel.seq, position.epoch, ops, keep, lines)

    def _view(self, watch: Watch, channel: Channel, session: Session) -> TableView:
        """What a seat sees now. While an ask to each still stands, no rule has gone on: the table
        is the same but for who is waited for."""
        seat, lang = watch
        standing = session.ask
        if standing is None or standing is not channel.ask or standing.mode != "each":
            return session.view(seat, self._texts[lang], 0)
        asked = seat is not None and session.question(seat) is not None
        waiting = [] if standing.hushed else [q.seat for q in session.questions()]
        ask = channel.view.ask if asked else None
        return structs.replace(channel.view, ask=ask, waiting=waiting)

    def _guide(self, view: TableView, guests: list[Guest]) -> None:
        """In a lesson: explain the question that has come up."""
        if self._lesson and view.ask is not None and view.seat is not None:
            rule = view.ask.rule
            text = lessons.explain(rule)
            self.tell(protocol.Guide(view.seat, view.ask.number, rule, text), guests)

    def _forget_unwatched(self) -> None:
        watched = {watch for guest in self.guests for watch in _watches(guest)}
        for watch in self._channels.keys() - watched:
            del self._channels[watch]
        for lang in self._memories.keys() - {lang for _, lang in watched}:
            del self._memories[lang]


def _watches(guest: Guest) -> list[Watch]:
    """A connection without a seat watches as a spectator."""
    seats: list[int | None] = [*sorted(guest.seats)] or [None]
    return [(seat, guest.lang) for seat in seats]
