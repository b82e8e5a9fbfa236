"""The bottom of every game's test language: one rule by itself with scripted answers (`run`,
`listen`), or steps played on a position of the test's own (`Bench`)."""

from collections.abc import Coroutine, Sequence
from typing import Any, Self, TypeVar

from msgspec.structs import replace

from waystone.kernel.ask import AnyQuestion, Args, Ask
from waystone.kernel.game import AnyContent, AnyState, Game, Setup
from waystone.kernel.session import Session
from waystone.kernel.step import End, Next, Steps, Then

T = TypeVar("T")


class Script:
    """Answers in the order they will be asked for. `asked` records every question."""

    def __init__(self, answers: Sequence[str | tuple[int, str]]) -> None:
        self.answers = list(answers)
        self.asked: list[AnyQuestion] = []

    def take(self, question: AnyQuestion) -> Any:
        self.asked.append(question)
        if not self.answers:
            keys = [option.key for option in question.options]
            raise AssertionError(f"seat {question.seat} is asked {question.prompt}: {keys}")
        key = self.answers.pop(0)
        return question.read(key if isinstance(key, str) else key[1])

    def answer(self, ask: Ask) -> Any:
        """Settle what has one option, take the rest from the script. An answer to `anyone` may
        name its seat: `(seat, key)`."""
        if ask.mode == "anyone":
            named = self.answers[0] if self.answers else ""
            seat = named[0] if isinstance(named, tuple) else ask.questions[0].seat
            question = ask.of(seat)
            assert question is not None, f"seat {seat} is not asked"
            return seat, self.take(question)
        taken = {}
        for question in ask.questions:
            settled = question.settled()
            taken[question.seat] = (
                question.read(settled) if settled is not None else self.take(question)
            )
        return taken if ask.mode == "each" else taken[ask.questions[0].seat]


def run(rule: Coroutine[Any, Any, T], answers: Sequence[str | tuple[int, str]] = ()) -> T:
    """Run a rule to its end; every answer must be asked for, and none may be missing."""
    result, script = listen(rule, answers)
    assert not script.answers, f"never asked for: {script.answers}"
    return result


def listen(
    rule: Coroutine[Any, Any, T], answers: Sequence[str | tuple[int, str]] = ()
) -> tuple[T, Script]:
    """Run a rule to its end and tell what was asked on the way."""
    script = Script(answers)
    value: Any = None
    try:
        while True:
            value = script.answer(rule.send(value))
    except StopIteration as done:
        result: T = done.value
        return result, script
    finally:
        rule.close()


def first_question(rule: Coroutine[Any, Any, Any]) -> AnyQuestion | None:
    """The first real question of a rule, which is then dropped; none if it asks nothing."""
    script = Script(())
    value: Any = None
    try:
        while True:
            ask: Ask = rule.send(value)
            for question in ask.questions:
                if question.settled() is None:
                    return question
            value = script.answer(ask)
    except StopIteration:
        return None
    finally:
        rule.close()


class Bench:
    """A step of a game, played on a position of the test's own up to each real question, as a
    session does. It is `over` when the step has gone back and nothing waits."""

    def __init__(
        self, game: Game, content: AnyContent, setup: Setup, state: AnyState, then: Then
    ) -> None:
        steps: Steps[Any] = Steps()
        steps.by_name = dict(game.steps.by_name)
        steps(bench_over)
        on_the_bench = replace(game, steps=steps)
        self.session = Session(
            on_the_bench, content, "", setup, state, then, stack=(Next(bench_over.__name__),)
        )

    def say(self, *keys: str | tuple[int, str]) -> Self:
        """Answer what is asked, one key after another; `(seat, key)` where several are asked."""
        for given in keys:
            seat, key = given if isinstance(given, tuple) else (self._whom(given), given)
            self.session.answer(seat, key)
        return self

    def _whom(self, key: str) -> int:
        """The first of those who are asked to whom the key is open."""
        questions = self.session.questions()
        assert questions, f"nobody is asked for {key}"
        for question in questions:
            if any(option.key == key for option in question.options):
                return question.seat
        return questions[0].seat

    @property
    def prompt(self) -> str:
        """What is asked now; nothing when it is over."""
        questions = self.session.questions()
        return questions[0].prompt if questions else ""

    @property
    def asked(self) -> list[int]:
        """The seats that have a question before them."""
        return [question.seat for question in self.session.questions()]

    @property
    def options(self) -> list[str]:
        """The keys that are open to the first of those who are asked."""
        questions = self.session.questions()
        return [option.key for option in questions[0].options] if questions else []

    def said(self, fact: str) -> list[Args]:
        """What was told by each fact of this kind: `said("damaged")`."""
        return [line.args for line in self.session.log if line.text == f"fact-{fact}"]

    @property
    def over(self) -> bool:
        return self.session.end == OVER

    @property
    def end(self) -> End | None:
        """How the game ended, if it did."""
        return None if self.over else self.session.end


OVER = End("bench-over")


async def bench_over(g: Any) -> Then:
    return OVER
