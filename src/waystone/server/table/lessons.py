"""Tables to learn by: chapters, and the first real game, with a ready hero, hints, and a nudge
before a plain blunder."""

from functools import cache

import msgspec

from waystone.kernel.game import Game, Setup, find
from waystone.kernel.lesson import Lesson, Place, Script, lessons
from waystone.kernel.seeing import setting_up
from waystone.kernel.session import Session
from waystone.rulebook.entries import UnknownRule
from waystone.rulebook.library import library

from ..errors import NotThis, Refused
from ..protocol import CreateTable, Lang, LessonBeat, SeatWish, Teaching, UndoTo
from ..store.rows import TableRow
from .stops import Wish

SEED = 1
NOT_FORMAL = msgspec.json.encode(Wish(formal=True)).decode()
"""In a first game nobody is asked what is a formality."""


def first_game(game: Game, lang: Lang) -> CreateTable:
    """The game's own first game, or the smallest table of its first mode: one person, the rest
    bots."""
    setup = game.lesson or Setup(game.modes[0].seats[0], SEED, game.modes[0].id)
    seats = [SeatWish("human"), *(SeatWish("bot") for _ in range(setup.seats - 1))]
    return CreateTable(
        game.id,
        seats,
        setup.mode,
        setup.scenario,
        setup.variants,
        setup.choices,
        setup.seed,
        lang,
    )


def ready(session: Session) -> Session:
    """A first game begins when all is set up: the game's bots choose for everybody."""
    while setting_up(session) and session.ask is not None:
        question = session.questions()[0]
        policy = session.game.bots.policy
        key = policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    return session


@cache
def explain(rule: str, lang: Lang) -> str:
    """The text of a rule in a language; nothing where no rulebook has it."""
    try:
        return library(lang).entry(rule).text if rule else ""
    except UnknownRule:
        return ""


def script(game: Game, chapter: str) -> Script:
    found = lessons(game)
    if chapter not in found:
        raise Refused("not-found", f"{game.id} has no chapter '{chapter}'.")
    return Script(game, found[chapter])


def seats(lesson: Lesson) -> list[SeatWish]:
    return [
        SeatWish("human" if seat == lesson.seat else "bot") for seat in range(lesson.setup.seats)
    ]


def teacher(row: TableRow, session: Session) -> "Teacher | None":
    """Who leads through the chapter of a table. One that is there no more, or that has changed
    since, leaves its learner to play on."""
    game = find(row.game)
    if not row.chapter or row.chapter not in lessons(game):
        return None
    made = Teacher(script(game, row.chapter))
    return made if made.look_back(session) else None


class Teacher:
    """Where the learner of a table stands in its chapter: after each answer of its game."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self._places: list[Place] = []
        self._start = len(script.begin()[0].history)

    @property
    def seat(self) -> int:
        return self._script.lesson.seat

    @property
    def scripted(self) -> bool:
        """The script answers next."""
        return bool(self._place.script)

    @property
    def _place(self) -> Place:
        return self._places[-1]

    def look_back(self, session: Session) -> bool:
        """Find out from the answers given so far; not if they are not of this chapter."""
        found = self._script.places(session.history)
        self._places = found or self._places
        return found is not None

    def follow(self, session: Session) -> bool:
        """An answer was given or taken back; whether the chapter has gone on by it."""
        before, answers = self._place, len(session.history)
        if answers < len(self._places):
            del self._places[answers + 1 :]
        else:
            self._places.append(self._script.after(session, before, session.history[-1]))
        return self._place != before

    def move(self, session: Session) -> tuple[int, str] | None:
        return self._script.move(session, self._place)

    def allow(self, session: Session, seat: int, key: str) -> None:
        said = self._script.objection(session, self._place, seat, key)
        if said is not None:
            raise NotThis(said)

    def before(self, session: Session, to: UndoTo, left: int | None) -> int | None:
        """How many answers are left after going back: to what the learner did last, and never to
        before the chapter began."""
        answers = len(session.history)
        if to == "answer":
            mine = [n for n in range(self._start, answers) if self._learners(session, n)]
            left = mine[-1] if mine else None
        if left is None or answers <= self._start:
            return None
        return max(left, self._start)

    def _learners(self, session: Session, answer: int) -> bool:
        """Whether the learner gave that answer, and not the script."""
        return session.history[answer].seat == self.seat and not self._places[answer].script

    def told(self, lang: Lang) -> Teaching:
        lesson, task = self._script.lesson, self._script.task(self._place)
        shown = lesson.beats if task is None else lesson.beats[: task + 1]
        return Teaching(
            lesson.id,
            lesson.title.of(lang),
            [
                LessonBeat(beat.say.of(lang), beat.point, beat.do is not None, list(beat.rules))
                for beat in shown
            ],
            min(self._place.beat, len(lesson.beats) - 1),
            len(lesson.beats),
            task is None,
            [line.of(lang) for line in lesson.can],
            self._next(),
            self.scripted,
        )

    def _next(self) -> str:
        """The chapter after this one."""
        chapters = list(lessons(self._script.game))
        at = chapters.index(self._script.lesson.id) if self._script.lesson.id in chapters else -1
        return next(iter(chapters[at + 1 :]), "") if at >= 0 else ""
