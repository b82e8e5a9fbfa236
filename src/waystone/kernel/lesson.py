"""Lessons: annotated games in which the learner makes the moves.

A chapter is a file of `lessons/` in the folder of a game or of a pack. It stands on a game that is
begun and played to a position, and goes on beat by beat: what is said, what is pointed at, what the
learner is to do, what is said to any other move. Where a chapter stands follows from the answers
given so far, so nothing but the answers needs to be kept.
"""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from .ask import AnyQuestion
from .codec import meet
from .content import LESSONS, SYLLABUS, each_file, read_one, stamps
from .errors import BadAnswer, BadContent, WaystoneError
from .game import Game, Loaded, Setup
from .session import Answer, Session

Told = Annotated[str, Meta(min_length=1)]
GO_ON = "go on"
ANY = "*"


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: Told
    ru: Told

    def of(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


NOT_THIS = Words(
    "That move is allowed, but here we are after another one. Nothing has happened: try again.",
    "Так ходить можно, но сейчас нужен другой ход. Ничего не случилось: попробуйте ещё раз.",
)


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """What the script does: give an answer for a seat (the learner's, if none is named), or let the
    game's bot answer everybody until a question of some prompt is put (`until`)."""

    key: str = ""
    until: str = ""
    seat: int | None = None


Moves = tuple[Move | str, ...]


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner plays freely until a question of this prompt is put to them."""

    until: Told


class But(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to one of the other moves."""

    key: Told
    say: Words


class Beat(Struct, frozen=True, forbid_unknown_fields=True, rename={"other": "else"}):
    """One thing at a time. `point` is an id on the stage (several, with a space between
    them, that are to be picked in turn); `do` the key of the answer that is asked
    for, or several of which any will do (an asterisk ends a key of which only the beginning
    matters), or a goal; without it the beat is only read. Any other move gets `but` or `else` for
    an answer and is not played, or it is played and the chapter goes on. `then` is what the script
    answers next; `rules` are the ids of what the beat teaches. `log` is what its words rest on:
    pieces of English log lines, all said since the learner's answer before."""

    say: Words
    point: str = ""
    do: str | tuple[str, ...] | Goal | None = None
    but: tuple[But, ...] = ()
    other: Words | Literal["go on"] = NOT_THIS
    then: Moves = ()
    rules: tuple[str, ...] = ()
    log: tuple[Told, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        if isinstance(self.do, str):
            return (self.do,)
        return self.do if isinstance(self.do, tuple) else ()

    def takes(self, key: str) -> bool:
        """Whether an answer is what the beat asks for, or will do as well."""
        return isinstance(self.do, Goal) or self.other == GO_ON or self._asks_for(key)

    def _asks_for(self, key: str) -> bool:
        return any(
            key.startswith(asked[:-1]) if asked.endswith(ANY) else key == asked
            for asked in self.keys
        )

    def fits(self, question: AnyQuestion) -> bool:
        """Whether what the beat asks for can be answered now."""
        if isinstance(self.do, Goal):
            return True
        return any(
            asked == ANY or any(option.key.startswith(asked[:-1]) for option in question.options)
            if asked.endswith(ANY)
            else legal(question, asked)
            for asked in self.keys
        )

    def says_to(self, key: str) -> Words | None:
        """What is said to an answer; nothing where it is played."""
        if self.takes(key):
            return None
        particular = [but.say for but in self.but if but.key == key]
        return particular[0] if particular else _words(self.other)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter. `play` leads from the beginning to the position; `seat` is the learner's; `can` is
    what one can do after it, a line each."""

    id: Told
    order: int
    title: Words
    setup: Setup
    beats: Annotated[tuple[Beat, ...], Meta(min_length=1)]
    can: Annotated[tuple[Words, ...], Meta(min_length=1)]
    play: Moves = ()
    seat: int = 0


class Syllabus(Struct, frozen=True, forbid_unknown_fields=True):
    """The sections of the rulebook that a first game needs; each is to be taught by some beat.
    `complete`: the chapters are meant to teach them all."""

    sections: tuple[Told, ...] = ()
    complete: bool = False


meet(Lesson, Syllabus)


class Place(Struct, frozen=True):
    """Where a chapter stands: what its script has yet to answer, and the first of the beats that
    are to be read now."""

    script: tuple[Move, ...]
    beat: int


def lessons(game: Game, packs: tuple[Path, ...] = ()) -> dict[str, Lesson]:
    """The chapters of a game, and of packs for it, in the order in which they are learnt."""
    folders = [home / LESSONS for home in (game.folder, *packs)]
    there = tuple(folder for folder in folders if folder.is_dir())
    return _read(there, tuple(stamp for folder in there for stamp in stamps(folder)))


def syllabus(game: Game) -> Syllabus:
    """What the chapters of a game are to teach; nothing where that is not written down."""
    path = game.folder / LESSONS / SYLLABUS
    return read_one(Syllabus, path) if path.is_file() else Syllabus()


@lru_cache(maxsize=32)
def _read(folders: tuple[Path, ...], stamps: tuple[tuple[str, int, int], ...]) -> dict[str, Lesson]:
    found: dict[str, Lesson] = {}
    for folder in folders:
        for lesson in each_file(Lesson, folder):
            if lesson.id in found:
                raise BadContent([f"{folder.name}: the chapter '{lesson.id}' is there twice"])
            found[lesson.id] = lesson
    return dict(sorted(found.items(), key=lambda item: item[1].order))


class Script:
    """A chapter with the game it is played in."""

    def __init__(self, game: Game, lesson: Lesson, loaded: Loaded | None = None) -> None:
        self.game = game
        self.lesson = lesson
        self._loaded = loaded or game.load_content()

    # ---- playing it

    def begin(self) -> tuple[Session, Place]:
        """The position in which the learner makes the first move."""
        session, place = self._set_up()
        return session, self.play_on(session, place)

    def play_on(self, session: Session, place: Place) -> Place:
        """Answer for everybody but the learner, and for the learner what the script answers."""
        while (move := self.move(session, place)) is not None:
            try:
                session.answer(*move)
            except BadAnswer as error:
                raise WaystoneError(f"{self.name}: at {_asked(session)}: {error}") from None
            place = self.after(session, place, session.history[-1])
        if place.script:
            waits = place.script[0]
            raise WaystoneError(
                f"{self.name}: the script waits for seat {waits.seat} to answer '{waits.key}', "
                f"and asked is {_asked(session)}."
            )
        return place

    def places(self, history: list[Answer]) -> list[Place] | None:
        """Where the chapter stood before each of these answers and after the last; nothing where
        they are not answers to this chapter as it is now."""
        session, place = self._set_up()
        found = [place]
        for given in history:
            try:
                session.answer(given.seat, given.key)
            except BadAnswer:
                return None
            place = self.after(session, place, given)
            found.append(place)
        return found

    def _set_up(self) -> tuple[Session, Place]:
        session = Session.new(self.game, self.lesson.setup, "all", self._loaded)
        return session, self._settled(session, Place(_moves(self.lesson.play), 0))

    @property
    def name(self) -> str:
        return f"{self.game.id}/{self.lesson.id}"

    # ---- what is to be done

    def task(self, place: Place) -> int | None:
        """The next beat in which the learner is to do something."""
        beats = self.lesson.beats
        return next((n for n in range(place.beat, len(beats)) if beats[n].do is not None), None)

    def objection(self, session: Session, place: Place, seat: int, key: str) -> Words | None:
        """What is said to a move of the learner, in place of playing it. Where the chapter cannot
        go on as it is written, every move is good: there is no dead end."""
        task, question = self.task(place), session.question(seat)
        if seat != self.lesson.seat or place.script or task is None or question is None:
            return None
        beat = self.lesson.beats[task]
        if not beat.fits(question) or not legal(question, key):
            return None
        return beat.says_to(question.canonical(key))

    def move(self, session: Session, place: Place) -> tuple[int, str] | None:
        """What the script answers now, and for whom; nothing where it is for the learner. Where
        several are asked at once, the others wait for the learner."""
        asked = {question.seat: question for question in session.questions()}
        learner = self.lesson.seat
        if place.script:
            step = place.script[0]
            seat = learner if step.seat is None else step.seat
            if not step.until and seat in asked:
                return seat, step.key
            if step.until:
                return next(((s, self._bot(session, q)) for s, q in asked.items()), None)
        if learner in asked:
            asked = {learner: asked[learner]}
        for seat, question in asked.items():
            if seat != learner or self._formality(question, place):
                return seat, self._bot(session, question)
        return None

    def _formality(self, question: AnyQuestion, place: Place) -> bool:
        """A formal question with which the chapter has nothing in mind."""
        task = self.task(place)
        if not question.formal or task is None:
            return question.formal
        beat = self.lesson.beats[task]
        return isinstance(beat.do, Goal) or not beat.fits(question)

    def _bot(self, session: Session, question: AnyQuestion) -> str:
        return self.game.bots.policy(session.state, session.content, question.seat, question)

    # ---- where it stands then

    def after(self, session: Session, place: Place, given: Answer) -> Place:
        """Where the chapter stands after an answer that the session has just played."""
        script, beat, task = place.script, place.beat, self.task(place)
        mine = given.seat == self.lesson.seat
        if script and not script[0].until:
            named = script[0].seat
            if given.seat == named or (named is None and mine):
                script = script[1:]
        elif not script and mine and task is not None:
            done = self.lesson.beats[task]
            if not isinstance(done.do, Goal) and done.takes(given.key):
                script, beat = _moves(done.then), task + 1
        return self._settled(session, Place(script, beat))

    def _settled(self, session: Session, place: Place) -> Place:
        """Goals that are reached by what is asked now are done with."""
        if session.end is not None:
            return Place((), len(self.lesson.beats))
        while True:
            task = self.task(place)
            if place.script:
                goal = place.script[0].until
                if not goal or goal not in {q.prompt for q in session.questions()}:
                    return place
                place = Place(place.script[1:], place.beat)
                continue
            do = self.lesson.beats[task].do if task is not None else None
            question = session.question(self.lesson.seat)
            if task is None or not isinstance(do, Goal) or question is None:
                return place
            if question.prompt != do.until:
                return place
            place = Place(_moves(self.lesson.beats[task].then), task + 1)


def legal(question: AnyQuestion, key: str) -> bool:
    """Whether a question can be answered so."""
    try:
        question.read(key)
    except BadAnswer:
        return False
    return True


def _words(said: Words | str) -> Words | None:
    return said if isinstance(said, Words) else None


def _moves(moves: Moves) -> tuple[Move, ...]:
    return tuple(Move(move) if isinstance(move, str) else move for move in moves)


def _asked(session: Session) -> str:
    asked = [f"{q.prompt} of seat {q.seat}" for q in session.questions()]
    return ", ".join(asked) or "nothing: the game is over"
