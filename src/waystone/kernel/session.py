"""Session: checkpoint + step + answers since. Clone, undo, replay and save follow from that."""

from collections.abc import Callable, Iterator
from typing import Any, Literal

from msgspec import Struct

from .again import must_reach
from .ask import AnyQuestion, Ask
from .codec import copier, decode, digest, encode
from .errors import BadAnswer, WaystoneError
from .facts import Line
from .foresight import Foresight, foresee
from .game import AnyContent, AnyState, Game, Loaded, Setup
from .journal import Journal, Mark
from .log import Log
from .play import Film, Frame, Play
from .rng import Streams
from .seeing import read_out, seen
from .step import End, Next, Opens, Rule, Stack, Then, follow
from .text import Text
from .threat import Threat, threat
from .view import LogLine, Table
from .walk import walk

Keep = Literal["answers", "step", "all"]
"""How much a session remembers: its answers only (mass play), the checkpoint of the step too
(search: it can be cloned), or the journal and the log as well (people: undo, save)."""

MOST_SILENT_STEPS = 10_000


class RuleBug(WaystoneError):
    """A rule failed; the session stands where it stood."""


class Answer(Struct, frozen=True, array_like=True, gc=False):
    """`ask` counts the questions that this seat has been asked."""

    seat: int
    ask: int
    key: str


class Past(Struct):
    """What lay behind a session that does not start at its beginning."""

    history: list[Answer]
    journal: Journal
    asked: list[int]


class Session:
    """One game being played. `turns` counts those that were begun since the session was, and where
    `begun` is a list, a hash of all that decides what follows joins it at the beginning of each.
    `put` is how many answers had been given when the ask at hand was put."""

    def __init__(
        self,
        game: Game,
        content: AnyContent,
        content_hash: str,
        setup: Setup,
        state: AnyState,
        then: Then,
        keep: Keep = "all",
        past: Past | None = None,
        stack: Stack = (),
    ) -> None:
        self.game, self.setup = game, setup
        self.content, self.content_hash = content, content_hash
        self.keep: Keep = keep
        self.history: list[Answer] = past.history if past else []
        self.log = Log()
        self.journal = past.journal if past else Journal()
        self.asked = past.asked if past else [0] * setup.seats
        self.then, self.stack = follow(then, (), stack)
        self.ask: Ask | None = None
        self.failed: Answer | None = None
        self.begun: list[str] | None = None
        self.tail = self.turns = self.put = 0
        self._given: dict[int, Any] = {}
        self._steps = game.steps.by_name
        self._copy: Callable[[AnyState], AnyState] = copier(game.state)
        self._play = Play(state, content, self.log if keep == "all" else None, setup.even)
        self._play.answers = len(self.history)
        self._checkpoint_read: AnyState = None
        self._asked_before = self.asked
        self._rule: Rule | None = None
        self._film: Film[AnyState] | None = None
        if keep != "answers":
            self._mark()
        self._begin()
        self._run(None)

    @classmethod
    def new(
        cls, game: Game, setup: Setup, keep: Keep = "all", loaded: Loaded | None = None
    ) -> "Session":
        content, content_hash = loaded or game.load_content()
        settled = game.settle(setup, content)
        state, first = game.begin(settled, content)
        return cls(game, content, content_hash, settled, state, first, keep)

    # ---- play

    @property
    def state(self) -> AnyState:
        return self._play.state

    @property
    def end(self) -> End | None:
        return self.then if isinstance(self.then, End) else None

    def questions(self) -> list[AnyQuestion]:
        """What is asked now, of those who have not yet answered."""
        return [q for q in self.ask.questions if q.seat not in self._given] if self.ask else []

    def question(self, seat: int) -> AnyQuestion | None:
        if self.ask is None or seat in self._given:
            return None
        for question in self.ask.questions:
            if question.seat == seat:
                return question
        return None

    def answer(self, seat: int, key: str, ask: int | None = None) -> None:
        """Answer the question that `seat` has before it. A bad answer changes nothing."""
        question = self.question(seat)
        if question is None:
            if self.ask is None:
                raise BadAnswer("The game is over.", "answer-over")
            raise BadAnswer(f"Seat {seat} is not asked now.", "answer-not-asked", seat=seat)
        if ask is not None and ask != self.asked[seat]:
            raise BadAnswer(f"Question {ask} of seat {seat} is no longer open.", "answer-closed")
        value = question.read(key)
        spelled = key if question.kind == "choose" else question.canonical(key)
        self.history.append(Answer(seat, self.asked[seat], spelled))
        here = self._here() if self.keep == "step" else None
        try:
            self._take(seat, value)
        except Exception as error:
            self.failed = self.history.pop()
            self._go_back(here)
            raise RuleBug(
                f"The rules of {self.game.id} failed after '{key}' to {question.prompt}: {error!r}."
            ) from error

    def _take(self, seat: int, value: Any) -> None:
        ask, play = self.ask, self._play
        assert ask is not None
        play.answers += 1
        self.tail += 1
        if ask.mode != "each" and not ask.hushed:
            play.by = seat
        if ask.mode == "one":
            self._run(value)
        elif ask.mode == "anyone":
            self._run((seat, value))
        else:
            self._given[seat] = value
            if len(self._given) == len(ask.questions):
                given, self._given = self._given, {}
                self._run({q.seat: given[q.seat] for q in ask.questions})

    def _run(self, value: Any) -> None:
        """Send an answer into the rule and go on to the next ask that is a real one."""
        self.ask = None
        rule, play, silent = self._rule, self._play, 0
        while rule is not None:
            try:
                ask = rule.send(value)
            except StopIteration as done:
                silent += 1
                if silent > MOST_SILENT_STEPS:
                    raise RuntimeError(f"{silent} steps without a question") from None
                then, called = done.value, play.called
                if called or type(then) is not Next:
                    then, self.stack = follow(then, called, self.stack)
                    called.clear()
                self.then, self.tail, value = then, 0, None
                if self.keep != "answers":
                    self._mark()
                rule = self._begin()
                continue
            if ask.mode == "one":
                question = ask.questions[0]
                many = question.kind == "choose" and (question.may or len(question.options) > 1)
                settled = None if many else question.settled()
                if settled is None:
                    self.asked[question.seat] += 1
                    self.ask, self.put = ask, play.answers
                    return
                value = question.read(settled)
            else:
                for question in ask.questions:
                    open_to_all = ask.mode == "anyone" and question.options
                    settled = None if open_to_all else question.settled()
                    if settled is not None and ask.mode == "each":
                        self._given[question.seat] = question.read(settled)
                    else:
                        self.asked[question.seat] += 1
                if ask.mode == "anyone":
                    sole = ask.questions[0].settled() if len(ask.questions) == 1 else None
                    if sole is not None:
                        self.asked[ask.questions[0].seat] -= 1
                        value = (ask.questions[0].seat, ask.questions[0].read(sole))
                        continue
                elif len(self._given) == len(ask.questions):
                    given, self._given = self._given, {}
                    value = {q.seat: given[q.seat] for q in ask.questions}
                    continue
                self.ask, self.put = ask, play.answers
                return

    def _mark(self) -> None:
        """Stand at a checkpoint: the state in which the step begins is kept."""
        self._asked_before = self.asked[:]
        if self.keep == "step":
            self._checkpoint_read = self._copy(self._play.state)
            return
        self._checkpoint_read = None
        opens: Opens = "" if isinstance(self.then, End) else self._steps[self.then.step].opens
        mark = Mark(self.then, opens, len(self.history), self._asked_before, self.log.said)
        mark.by, mark.stack = self._play.by, self.stack
        self.journal.add(mark, encode(self._play.state))

    @property
    def _checkpoint(self) -> AnyState:
        """The state in which the step began, read from the journal when it is asked for."""
        if self._checkpoint_read is None and self.keep == "all":
            self._checkpoint_read = decode(self.game.state, self.journal.last())
        return self._checkpoint_read

    def _begin(self) -> Rule | None:
        then = self.then
        if type(then) is not Next:
            self._rule = None
            return None
        step = self._steps[then.step]
        if step.opens == "turn":
            self.turns += 1
            if self.begun is not None:
                self.begun.append(digest(encode(self._play.state), (then, *self.stack)))
        args = then.args if step.plain else step.own(then.args)
        self._rule = rule = step.rule(self._play, *args)
        return rule

    # ---- clone, undo

    def clone(self) -> "Session":
        """The same moment of the same game, to be played on apart; it has no past."""
        if self.keep == "answers":
            raise WaystoneError("A session that keeps answers only cannot be cloned.")
        return self._twin("step", range(len(self.history) - self.tail, len(self.history)))

    def imagine(self, seat: int, streams: Streams, even: bool = False) -> "Session":
        """The same moment as `seat` may imagine it: all that it cannot see is dealt anew and
        the luck is foreign. Secret answers of others to the ask at hand are not known to it:
        therefore an ask to `each` is the first thing in its step, before any luck. From then on
        only those are asked who hold something, unless it shall be `even` as this is."""
        if self.ask is not None and self.ask.mode == "each":
            twin = self._twin("answers", range(0), seat, streams)
        else:
            twin = self._twin("answers", range(len(self.history) - self.tail, len(self.history)))
            self.game.redeal(twin.state, twin.content, seat, streams)
            twin.state.streams.estrange(streams)
        twin._play.even = even and self.setup.even
        return twin

    def _twin(
        self, keep: Keep, answers: range, seat: int | None = None, streams: Streams | None = None
    ) -> "Session":
        source = self._checkpoint
        twin = Session.__new__(Session)
        twin.game, twin.content, twin.content_hash = self.game, self.content, self.content_hash
        twin.setup, twin.keep, twin._copy = self.setup, keep, self._copy
        twin.history, twin.log, twin.journal = [], Log(), Journal()
        twin.ask = twin.failed = twin.begun = twin._film = None
        twin.asked, twin._asked_before = self._asked_before[:], self._asked_before[:]
        state = self._copy(source)
        if seat is not None and streams is not None:
            self.game.redeal(state, self.content, seat, streams)
            state.streams.estrange(streams)
        twin._play = Play(state, self.content, None, self.setup.even)
        twin.then, twin.stack = self.then, self.stack
        twin._given, twin._steps, twin.tail, twin.turns = {}, self._steps, 0, 0
        twin._checkpoint_read = source if keep != "answers" else None
        twin._begin()
        twin.turns = 0
        twin._run(None)
        for old in [self.history[n] for n in answers]:
            question = twin.question(old.seat)
            assert question is not None
            twin._take(old.seat, question.read(old.key))
            twin.history.append(old)
        return twin

    def undo(self, to: Literal["answer", "step", "turn", "round", "start"] = "answer") -> int:
        """Go back; returns the number of answers that are left. The luck of what is undone comes
        again if the same is chosen again."""
        left = self.journal.before(to, len(self.history))
        if left is None:
            raise BadAnswer("There is nothing to undo.", "answer-no-undo")
        self.rewind(left)
        return left

    def rewind(self, answers: int) -> None:
        """Stand right after the given number of answers."""
        if self.keep != "all":
            raise WaystoneError("This session keeps no journal, so nothing can be undone.")
        must_reach(self, answers)
        self._restore(*self._stood(self.journal.cut(answers)), answers)
        self.frames()

    def _stood(self, mark: Mark | None) -> tuple[Mark, AnyState]:
        """A step and the state in which it began; the beginning of the game, if there is none."""
        if mark is not None and (snapshot := mark.snapshot) is not None:
            return mark, decode(self.game.state, snapshot)
        state, begin = self.game.begin(self.setup, self.content)
        then, stack = follow(begin, (), ())
        return Mark(then, "", 0, [0] * self.setup.seats, 0, stack=stack), state

    def _here(self) -> tuple[Mark, AnyState]:
        """The start of the step, before the answer that was just recorded is taken."""
        first = len(self.history) - 1 - self.tail
        here = Mark(self.then, "", first, self._asked_before, 0, stack=self.stack)
        return here, self._checkpoint_read

    def _go_back(self, here: tuple[Mark, AnyState] | None) -> None:
        """After a rule failed: stand where its last good answer left the game."""
        if self.keep == "all":
            self.rewind(len(self.history))
        elif here is not None:
            mark, checkpoint = here
            self._restore(mark, self._copy(checkpoint), len(self.history))

    def _restore(self, mark: Mark, state: AnyState, answers: int) -> None:
        """Stand at a mark, and then right after the given number of answers."""
        again = self.history[mark.answers : answers]
        del self.history[mark.answers :]
        self.log.unsay(mark)
        self.asked, self._given = mark.asked[:], {}
        log = self.log if self.keep == "all" else None
        self._play = Play(state, self.content, log, self.setup.even)
        self._play.answers, self._play.by = len(self.history), mark.by
        self._play.film = self._film
        self.then, self.stack, self.tail = mark.then, mark.stack, 0
        self._mark()
        self._begin()
        self._run(None)
        for old in again:
            self.answer(old.seat, old.key)

    # ---- looking

    def where(self) -> list[str]:
        """The step and the rules within it that are waiting now, outermost first."""
        found = []
        rule: Any = self._rule
        while rule is not None and hasattr(rule, "cr_code"):
            found.append(rule.cr_code.co_name)
            rule = rule.cr_await
        return found

    def hash(self) -> str:
        return digest(encode(self._play.state), self.stack)

    def view(self, seat: int | None, text: Text, lines: int | None = None) -> Table:
        """What a seat (or a spectator) sees: the table, its own question, its own log."""
        return seen(self, seat, text, lines)

    def lines(self, seat: int | None, text: Text, last: int | None = None) -> Iterator[LogLine]:
        """The log as a seat may read it, numbered as that seat counts."""
        return read_out(self.log, seat, text, last)

    def listen(self) -> list[Line]:
        """From now on, what is said is heard: the lines are added to the list that this gives."""
        self._play.log = self.log
        return self.log

    def watch(self) -> None:
        """From now on, how the table looked at every fact is kept until `frames` asks for it."""
        self._film = self._play.film = Film(self.game.state)

    def frames(self) -> list[Frame[AnyState]]:
        """Every fact since it was last asked for, with the state of that moment."""
        return self._film.taken() if self._film is not None else []

    def foresee(self, seat: int, key: str, worlds: int = 32) -> Foresight:
        """What an answer would lead to, as far as the seat can know: certain facts or odds."""
        return foresee(self, seat, key, worlds)

    def threat(self, seat: int, worlds: int = 16) -> Threat:
        """What the others could do to the seat before its next turn, and who."""
        return threat(self, seat, worlds)

    def walk(self, seat: int, goal: str, first: str = "") -> int:
        """Answer towards a thing on the table up to the first interruption; how many answers."""
        return walk(self, seat, goal, first)
