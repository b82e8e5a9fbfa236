"""What a seat wants to be asked, and what the table answers in its stead. Such answers are in the
history like any others, and nobody can tell them from answers that were given by hand."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct, field

from waystone.kernel.ask import PASS, Ask, Question
from waystone.kernel.foresight import alike, wordless
from waystone.kernel.session import Session
from waystone.kernel.threat import concerns, ids_by_name

from .. import protocol
from ..people.seating import Seating

WORLDS = 4
MOST_OPTIONS = 8
LONGEST = 500
"""Answers after which a pass is over."""


class Wish(Struct, omit_defaults=True):
    """As `protocol.SetStops` has it; a seat that has said nothing is asked everything. `since`: how
    many answers had been given when a pass was wished for."""

    formal: bool = False
    smart: bool = False
    never: list[str] = field(default_factory=list)
    until: protocol.Until = ""
    since: int = 0


class Window(Struct, frozen=True):
    """A question in which something could be used, as it was put: in which turn, with what open,
    how much had been said and after how many answers."""

    turn: int
    prompt: str
    keys: tuple[str, ...]
    lines: int
    answers: int


class Stops:
    """The wishes stand in the rows of the seats. A pass for the rest of the turn ends when another
    begins; one until something happens ends when a fact names the seat or something of its own, or
    when the seat has answered anything but a pass. One that has ended stays ended, whatever is
    taken back. A pass from before the table was loaded, or from very many answers ago, is void:
    nobody here knows what has happened since."""

    def __init__(self, seats: Seating, session: Session) -> None:
        self._seats = seats
        self._loaded = len(session.history)
        self._alike: dict[int, tuple[Ask, bool]] = {}
        self._passing: set[int] = set()
        self._over: dict[int, str] = {}
        self._windows: dict[int, dict[int, Window]] = {}

    def wish(self, wanted: protocol.SetStops, session: Session) -> str:
        """A wish as the row of its seat keeps it."""
        since = len(session.history)
        kept = Wish(wanted.formal, wanted.smart, wanted.never, wanted.until, since)
        self._over.pop(wanted.seat, None)
        if wanted.until:
            self._passing.add(wanted.seat)
        return msgspec.json.encode(kept).decode()

    def told(self, session: Session, seat: int) -> protocol.Stops:
        """What the seat wants to be asked, as it stands now."""
        wish = self._of(seat)
        until = wish.until if self._passes(wish, session, seat) else ""
        said = bool(self._seats[seat].stops)
        return protocol.Stops(seat, wish.formal, wish.smart, wish.never, until, said)

    def ended(self, session: Session) -> list[int]:
        """The seats whose passes have ended since this was last asked."""
        if not self._passing:
            return []
        over = [s for s in self._passing if not self._passes(self._of(s), session, s)]
        self._passing.difference_update(over)
        self._over.update({seat: self._seats[seat].stops for seat in over})
        return over

    def answer(self, session: Session, seat: int) -> str | None:
        """The answer that the table gives for a seat, if it does."""
        question = session.question(seat)
        if question is None or not (question.formal or question.may):
            return None
        wish = self._of(seat)
        if question.formal and wish.formal:
            return session.game.bots.policy(session.state, session.content, seat, question)
        if not _window(question):
            return None
        if self._passes(wish, session, seat) or _only(question, wish.never):
            return PASS
        known = self._alike.get(seat)
        if wish.smart and known is not None and known[0] is session.ask and known[1]:
            return PASS
        return PASS if wish.smart and self._again(session, question) else None

    def wonders(self, session: Session, seat: int) -> bool:
        """Whether it has yet to be found out if it is all the same what the seat answers."""
        question = session.question(seat)
        if question is None or not _window(question) or len(question.options) > MOST_OPTIONS:
            return False
        if question.idle:
            return False
        known = self._alike.get(seat)
        return self._of(seat).smart and (known is None or known[0] is not session.ask)

    def _again(self, session: Session, question: Question[object]) -> bool:
        """Whether the seat has passed on just this in this turn, and nothing has happened since to
        it, to what it could use, or to those whom it could use it on."""
        seat = question.seat
        keys = tuple(option.key for option in question.options)
        answers = len(session.history)
        now = Window(session.turns, question.prompt, keys, session.log.said, answers)
        known = self._windows.setdefault(seat, {})
        if any(window.turn != now.turn for window in known.values()):
            known.clear()
        asked = session.asked[seat]
        known[asked] = now
        for given in reversed(session.history):
            if given.seat != seat:
                continue
            before = known.get(given.ask)
            if before is None or given.ask >= asked or before.lines > now.lines:
                return False
            if given.key == PASS and (before.prompt, before.keys) == (now.prompt, now.keys):
                return not _happened(session, question, before.lines)
        return False

    def recalls(self, session: Session) -> int:
        """What was said before so many answers is of no concern to any seat: no pass and no window
        of this turn reaches further back."""
        wishes = [self._of(row.seat) for row in self._seats]
        begun = [w.since for w in wishes if w.until and self._loaded <= w.since]
        for known in self._windows.values():
            begun += [w.answers for w in known.values() if w.turn == session.turns]
        return max(min(begun, default=len(session.history)), len(session.history) - LONGEST)

    def learn(self, seat: int, ask: Ask | None, same: bool) -> None:
        if ask is not None:
            self._alike[seat] = (ask, same)

    def _of(self, seat: int) -> Wish:
        stops = self._seats[seat].stops
        wish = msgspec.json.decode(stops, type=Wish) if stops else Wish()
        if self._over.get(seat) == stops:
            wish.until = ""
        return wish

    def _passes(self, wish: Wish, session: Session, seat: int) -> bool:
        loaded = max(self._loaded, session.log.forgot)
        if not wish.until or not loaded <= wish.since <= len(session.history):
            return False
        if wish.until == "turn":
            later = [m for m in session.journal.marks if m.answers > wish.since]
            return not any(mark.opens for mark in later)
        if any(old.seat == seat and old.key != PASS for old in session.history[wish.since :]):
            return False
        named = ids_by_name(session.view(seat, wordless(session.game.id), 0))
        heard = [line for line in session.log if line.answer > wish.since and line.visible(seat)]
        return not any(concerns(line, seat, named) for line in heard)


def all_the_same(session: Session, seat: int) -> bool:
    """Whether every answer of a seat leads to the same, in some imagined worlds."""
    question = session.question(seat)
    assert question is not None
    return alike(session, seat, [option.key for option in question.options], WORLDS)


def _window(question: Question[object]) -> bool:
    """A question that may be passed, and is put because something could be used."""
    return question.may and any(option.key == PASS for option in question.options)


def _only(question: Question[object], never: list[str]) -> bool:
    """Whether all that could be used is among the things never to be asked about."""
    return all(o.key == PASS or o.on in never or o.key in never for o in question.options)


def _happened(session: Session, question: Question[object], lines: int) -> bool:
    """Whether since then the seat has heard of itself, or of what the question speaks of."""
    seat = question.seat
    spoken = [question.args, *(option.args for option in question.options)]
    words = {word for args in spoken for word in _words(args.values())}
    named = ids_by_name(session.view(seat, wordless(session.game.id), 0))
    return any(
        concerns(line, seat, named) or not words.isdisjoint(_words(line.args.values()))
        for line in session.log.heard(lines)
        if line.visible(seat)
    )


def _words(values: Iterable[object]) -> set[str]:
    """The words among these, also those in lists; an empty one says nothing."""
    found = set()
    for value in values:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, list | tuple):
            found |= _words(value)
    return found - {""}
