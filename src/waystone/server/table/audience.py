"""Those who watch a table, and what each of them has been sent.

Where a view cannot be made, its watchers keep the last one that could, without a question, and
everybody is told.
"""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct, structs

from waystone.kernel.ask import Ask
from waystone.kernel.play import Frame, picture
from waystone.kernel.seeing import asked_anew
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Table as TableView

from .. import protocol
from ..errors import NOTICES
from ..people.guests import Guest
from . import beats, lessons
from .beats import Told
from .chronicle import SHOWN
from .patch import Known, difference
from .position import Position

Texts = dict[str, Text]
Watch = tuple[int | None, protocol.Lang]

log = logging.getLogger("waystone.server")
encode = msgspec.json.Encoder().encode


class Channel(Struct):
    """The last view of one seat in one language, the ask it was made at, the lines of log sent,
    the number of views; `seen`: the picture that it is of, where that is known."""

    view: TableView
    ask: Ask | None
    lines: int
    seq: int = 1
    seen: bytes = b""


class Giver(Struct, eq=False):
    """Who has given the answer that is told now, and whether it was said that it is stored."""

    guest: Guest
    ref: str
    told: bool = False


class Unshown(Struct, frozen=True):
    """The table could not be shown to a seat after a row of its journal."""

    seq: int
    seat: int | None
    lang: protocol.Lang
    error: Exception


class Audience:
    def __init__(self, texts: Texts, lesson: bool) -> None:
        self.guests: set[Guest] = set()
        self.unshown: Unshown | None = None
        self._texts = texts
        self._lesson = lesson
        self._channels: dict[Watch, Channel] = {}
        self._giver: Giver | None = None
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
        self._send(encode(message), self.guests if guests is None else guests)

    def notice(self, name: str, guests: Iterable[Guest] | None = None) -> None:
        """Tell something, to each in the own language."""
        for guest in self.guests if guests is None else guests:
            self.tell(NOTICES[name][guest.lang], [guest])

    def _send(self, data: bytes, guests: Iterable[Guest]) -> None:
        for guest in guests:
            guest.send(data)

    def show(self, guest: Guest, position: Position) -> None:
        """Send whole views of all that a connection watches."""
        for watch in _watches(guest):
            if watch not in self._channels:
                self._channels[watch] = self._open(watch, position)
            channel = self._channels[watch]
            self._send(self._whole(watch, channel, position), [guest])
            self._guide(watch, channel.view, [guest])
        if self.unshown is not None and self.unshown.seq == position.seq:
            self.notice("notice-unshown", [guest])
        self._forget_unwatched()

    def _open(self, watch: Watch, position: Position) -> Channel:
        seat, lang = watch
        session, count = position.session, position.chronicle.count(watch[0])
        try:
            view = _caused(session.view(seat, self._texts[lang], 0), position, watch)
            encode(view)
            return Channel(view, session.ask, count)
        except Exception as error:
            self._failed(watch, position, error)
            bare = TableView(session.game.id, seat, NOTICES["notice-unshown"][lang].text)
            return Channel(_stilled(bare, session), None, count)

    def _whole(self, watch: Watch, channel: Channel, position: Position) -> bytes:
        seat, lang = watch
        lines = position.chronicle.lines(seat, lang, max(0, channel.lines - SHOWN))
        shown = structs.replace(channel.view, log=lines)
        return encode(protocol.View(seat, channel.seq, position.epoch, shown))

    @contextmanager
    def giving(self, guest: Guest, ref: str) -> Iterator[None]:
        """Meanwhile an answer is given: what its giver is shown of it says that it is stored."""
        giver = self._giver = Giver(guest, ref)
        try:
            yield
        finally:
            self._giver = None
        if not giver.told:
            self.tell(protocol.Accepted(ref), [guest])

    def publish(self, position: Position, undone: bool = False, taken: bool = False) -> None:
        """Send everybody what has changed for them, those who play first; `taken`: by the answer
        that is given here."""
        giver = self._giver if taken else None
        watching: dict[protocol.Lang, dict[Watch, list[Guest]]] = {}
        for guest in sorted(self.guests, key=lambda guest: not guest.seats):
            for watch in _watches(guest):
                watching.setdefault(guest.lang, {}).setdefault(watch, []).append(guest)
        frames, now = position.session.frames(), picture(position.session.state)
        for lang, watches in watching.items():
            known, memory = Known(), self._memories.setdefault(lang, {})
            told = self._beats(watches, position, [] if undone else frames, memory)
            with self._texts[lang].moment(memory):
                for watch, guests in watches.items():
                    changes = (watch, position, known, undone, told.get(watch), now)
                    self._tell_changes(guests, giver, *changes)
        if self.unshown is not None and self.unshown.seq == position.seq:
            self.notice("notice-unshown")

    def _beats(
        self,
        watches: Iterable[Watch],
        position: Position,
        frames: list[Frame[Any]],
        memory: Memory,
    ) -> dict[Watch, Told]:
        """Fact by fact, for everybody who speaks one language; nothing where a moment cannot be
        shown: then all comes at once."""
        told = {watch: _untold(watch, self._channels[watch]) for watch in watches}
        try:
            for _, lang in list(told)[:1]:
                beats.tell(position.session, frames, self._texts[lang], memory, [*told.values()])
        except Exception:
            log.warning("the beats of an answer cannot be shown", exc_info=True)
            return {}
        return told

    def _tell_changes(
        self,
        guests: list[Guest],
        giver: Giver | None,
        watch: Watch,
        position: Position,
        known: Known,
        undone: bool,
        told: Told | None,
        now: bytes,
    ) -> None:
        channel, session = self._channels[watch], position.session
        asked = channel.view.ask
        before = told if told is not None else _untold(watch, channel)
        try:
            view = self._view(watch, channel, session, before, now)
            data = self._changes(watch, view, position, known, undone, told)
            channel.ask, channel.seen = session.ask, now
        except Exception as error:
            self._failed(watch, position, error)
            view = _stilled(channel.view, session)
            data = self._changes(watch, view, position, Known(), undone, None)
            channel.ask, channel.seen = None, b""
        channel.view, channel.lines = view, position.chronicle.count(watch[0])
        if data is not None:
            channel.seq += 1
            self._send_patch(data, guests, giver)
        if self._lesson and channel.view.ask != asked:
            self._guide(watch, channel.view, guests)

    def _send_patch(self, data: bytes, guests: list[Guest], giver: Giver | None) -> None:
        """To who has given the answer and sees no more than this, with the word that it is
        stored."""
        if giver is not None and giver.guest in guests and len(giver.guest.seats) == 1:
            giver.told = True
            self._send(_acknowledged(data, giver.ref), [giver.guest])
            guests = [guest for guest in guests if guest is not giver.guest]
        self._send(data, guests)

    def _changes(
        self,
        watch: Watch,
        view: TableView,
        position: Position,
        known: Known,
        undone: bool,
        told: Told | None,
    ) -> bytes | None:
        """The patch that makes this view of the last one, if there is anything to tell."""
        seat, lang = watch
        channel = self._channels[watch]
        ops = difference(told.view if told is not None else channel.view, view, known)
        if told is not None:
            ops = told.close(ops)
        keep = min(position.chronicle.count(seat), channel.lines) if undone else None
        since = channel.lines if keep is None else keep
        lines = known.lines(position.chronicle.since(seat, since), lang, since)
        shown = known.written(told.beats) if told is not None else []
        if not (ops or shown or lines or undone):
            return None
        seq = channel.seq
        patch = protocol.Patch(seat, seq, seq + 1, position.epoch, ops, keep, lines, shown)
        return encode(patch)

    def _view(
        self, watch: Watch, channel: Channel, session: Session, before: Told, now: bytes
    ) -> TableView:
        """What a seat sees now. While an ask to each still stands, no rule has gone on: the table
        is the same but for who is waited for. Where nothing is to be seen that was not seen
        before, only the question is another."""
        seat, lang = watch
        standing = session.ask
        if standing is None or standing is not channel.ask or standing.mode != "each":
            if before.seen == now:
                return asked_anew(session, before.view, self._texts[lang])
            return session.view(seat, self._texts[lang], 0)
        asked = seat is not None and session.question(seat) is not None
        ask = channel.view.ask if asked else None
        return structs.replace(_stilled(channel.view, session), ask=ask)

    def _failed(self, watch: Watch, position: Position, error: Exception) -> None:
        """Of several failures in one moment that of a seat is kept."""
        seat, lang = watch
        before = self.unshown
        if before is None or before.seq != position.seq or before.seat is None:
            self.unshown = Unshown(position.seq, seat, lang, error)

    def puzzled(self, position: Position) -> bool:
        """Whether somebody who sits here does not see where the table stands."""
        failed = self.unshown
        return failed is not None and failed.seq == position.seq and failed.seat is not None

    def _guide(self, watch: Watch, view: TableView, guests: list[Guest]) -> None:
        """In a lesson: explain the question that has come up."""
        if self._lesson and view.ask is not None and view.seat is not None:
            rule = view.ask.rule
            text = lessons.explain(rule, watch[1])
            self.tell(protocol.Guide(view.seat, view.ask.number, rule, text), guests)

    def _forget_unwatched(self) -> None:
        watched = {watch for guest in self.guests for watch in _watches(guest)}
        for watch in self._channels.keys() - watched:
            del self._channels[watch]
        for lang in self._memories.keys() - {lang for _, lang in watched}:
            del self._memories[lang]


def _untold(watch: Watch, channel: Channel) -> Told:
    """A seat that has been told nothing since its last view."""
    return Told(watch[0], channel.view, channel.lines, channel.seen)


def _acknowledged(patch: bytes, ref: str) -> bytes:
    """The patch for the one whose answer it comes of: that it is stored stands in it."""
    return b'%b,"accepted":%b}' % (patch[:-1], encode(ref))


def _caused(view: TableView, position: Position, watch: Watch) -> TableView:
    """A question of a table that has just been loaded: what brought it up stands in the log."""
    seat, lang = watch
    said = position.chronicle.last(seat)
    fresh = said is not None and said.answer == len(position.session.history)
    if view.ask is not None and not view.ask.cause and said is not None and fresh:
        view.ask.cause = said.text[lang]
    return view


def _stilled(view: TableView, session: Session) -> TableView:
    """A view as it was, with nothing to answer, and who is waited for now."""
    hushed = session.ask is None or session.ask.hushed
    waiting = [] if hushed else [q.seat for q in session.questions()]
    return structs.replace(view, ask=None, waiting=waiting)


def _watches(guest: Guest) -> list[Watch]:
    """A connection without a seat watches as a spectator."""
    seats: list[int | None] = [*sorted(guest.seats)] or [None]
    return [(seat, guest.lang) for seat in seats]
