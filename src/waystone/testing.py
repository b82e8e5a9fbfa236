"""Running one rule by itself, with scripted answers: the bottom of every game's test language."""

from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from waystone.kernel.ask import Ask, Question

T = TypeVar("T")


class Script:
    """Answers in the order they will be asked for. `asked` records every question."""

    def __init__(self, answers: Sequence[str | tuple[int, str]]) -> None:
        self.answers = list(answers)
        self.asked: list[Question[Any]] = []

    def take(self, question: Question[Any]) -> Any:
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
