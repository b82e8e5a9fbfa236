"""Asks: what a rule awaits where the book says that a player chooses.

`choose` one, `choose_many`, an `amount`, an `order` (of all, or from `least` to `most` of them);
put to one seat, to `each` of several in secret and at once, or to `anyone` of them, first come. An
answer is one string: the key of an option, keys with a space between them (`none` for no option),
or a number.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from .errors import BadAnswer

T = TypeVar("T")

Kind = Literal["choose", "many", "amount", "order"]
NONE = "none"
PASS = "pass"

Args = dict[str, Any]
NO_ARGS: Args = {}


class Option(Struct, Generic[T], gc=False):
    """One thing a seat may do. `key` is stable and holds no space; `value` is what the rule
    gets; `on` names the thing on the table it belongs to; `text` is a message id. What is `final`
    costs something that does not come back: clients have it confirmed."""

    key: str
    value: T
    text: str = ""
    args: Args = NO_ARGS
    on: str = ""
    final: bool = False


class Question(Struct, Generic[T]):
    """What one seat is asked. A `may` question is put even if only one option exists. A `formal`
    one changes little (an order of seats, a tie among equals, a choice for the monsters): the table
    answers it for those who do not want to be asked."""

    seat: int
    kind: Kind
    prompt: str
    options: Sequence[Option[T]] = ()
    least: int = 1
    most: int = 1
    rule: str = ""
    args: Args = NO_ARGS
    may: bool = False
    formal: bool = False

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do but pass."""
        return len(self.options) == 1 and self.options[0].key == PASS

    def settled(self) -> str | None:
        """The only possible answer, where there is but one and no 'may'."""
        if self.kind == "choose" and not self.options:
            raise RuntimeError(f"no option in {self.prompt}")
        if self.may:
            return None
        if self.kind == "choose":
            return self.options[0].key if len(self.options) == 1 else None
        if self.kind == "amount":
            return str(self.least) if self.least == self.most else None
        if self.kind == "order":
            return " ".join(o.key for o in self.options) or NONE if len(self.options) < 2 else None
        if self.most == 0:
            return NONE
        if self.least == len(self.options):
            return " ".join(o.key for o in self.options)
        return None

    def read(self, key: str) -> Any:
        """The value that an answer stands for, or a `BadAnswer` that says what is allowed."""
        if self.kind == "choose":
            for option in self.options:
                if option.key == key:
                    return option.value
            raise _no_option(key, self.options)
        if self.kind == "amount":
            if not key.removeprefix("-").isdecimal() or not key.isascii() or len(key) > 9:
                raise BadAnswer(f"'{key}' is not a whole number.", "answer-no-number", key=key)
            if not self.least <= int(key) <= self.most:
                raise BadAnswer(
                    f"{key} is not between {self.least} and {self.most}.",
                    "answer-range",
                    key=key,
                    least=self.least,
                    most=self.most,
                )
            return int(key)
        return [option.value for option in self._picked(key)]

    def canonical(self, key: str) -> str:
        """The one spelling under which an answer is recorded."""
        if self.kind == "choose":
            return key
        if self.kind == "amount":
            return str(int(key))
        if self.kind == "order":
            return " ".join(key.split())
        picked = set(key.split())
        return " ".join(o.key for o in self.options if o.key in picked) or NONE

    def _picked(self, key: str) -> list[Option[T]]:
        names = [] if key == NONE else key.split()
        if not names and key != NONE:
            raise BadAnswer(
                f"Name the options with a space between them, or '{NONE}'.",
                "answer-names",
                none=NONE,
            )
        by_key = {option.key: option for option in self.options}
        for name in names:
            if name not in by_key:
                raise _no_option(name, self.options)
        if len(set(names)) != len(names):
            raise BadAnswer("The same option is named twice.", "answer-twice")
        if self.kind == "order" and self.least == len(by_key):
            if len(names) != len(by_key):
                raise BadAnswer(
                    f"Put all {len(by_key)} in order; {len(names)} were named.",
                    "answer-order",
                    all=len(by_key),
                    named=len(names),
                )
            return [by_key[name] for name in names]
        if not self.least <= len(names) <= self.most:
            raise BadAnswer(
                f"Choose from {self.least} to {self.most} options; {len(names)} were named.",
                "answer-count",
                least=self.least,
                most=self.most,
                named=len(names),
            )
        if self.kind == "order":
            return [by_key[name] for name in names]
        chosen = set(names)
        return [option for option in self.options if option.key in chosen]


AnyQuestion: TypeAlias = Question[Any]
"""A question about whatever it may be."""

Mode = Literal["one", "each", "anyone"]


class Ask(Struct):
    """The questions of one moment and how many of them must be answered. Of a `hushed` ask
    nobody else learns to whom it is put: that alone would tell what a hand holds."""

    mode: Mode
    questions: Sequence[AnyQuestion]
    hushed: bool = False

    def __await__(self) -> Generator["Ask", Any, Any]:
        return (yield self)

    def of(self, seat: int) -> AnyQuestion | None:
        for question in self.questions:
            if question.seat == seat:
                return question
        return None


async def choose(
    seat: int,
    options: Sequence[Option[T]],
    prompt: str,
    *,
    rule: str = "",
    may: bool = False,
    hushed: bool = False,
    formal: bool = False,
    **args: Any,
) -> T:
    """One seat takes one option."""
    question = Question(seat, "choose", prompt, options, 1, 1, rule, args, may, formal)
    value: T = await Ask("one", (question,), hushed)
    return value


async def choose_many(
    seat: int,
    options: Sequence[Option[T]],
    prompt: str,
    *,
    least: int = 0,
    most: int | None = None,
    rule: str = "",
    formal: bool = False,
    **args: Any,
) -> list[T]:
    """One seat takes any number of options within bounds, in no order."""
    top = len(options) if most is None else min(most, len(options))
    low = min(least, top)
    question = Question(seat, "many", prompt, options, low, top, rule, args, formal=formal)
    values: list[T] = await Ask("one", (question,))
    return values


async def amount(
    seat: int,
    least: int,
    most: int,
    prompt: str,
    *,
    rule: str = "",
    formal: bool = False,
    **args: Any,
) -> int:
    """One seat names a number."""
    question: Question[int]
    question = Question(seat, "amount", prompt, (), least, most, rule, args, formal=formal)
    value: int = await Ask("one", (question,))
    return value


async def order(
    seat: int,
    options: Sequence[Option[T]],
    prompt: str,
    *,
    rule: str = "",
    formal: bool = False,
    **args: Any,
) -> list[T]:
    """One seat puts all options in order."""
    n = len(options)
    question = Question(seat, "order", prompt, options, n, n, rule, args, formal=formal)
    values: list[T] = await Ask("one", (question,))
    return values


async def each(questions: Iterable[Question[T]]) -> dict[int, Any]:
    """Several seats answer in secret and at once; the rule goes on when all have.
    The answers come by seat, in the order of the questions."""
    asked = tuple(questions)
    if not asked:
        return {}
    answers: dict[int, Any] = await Ask("each", asked)
    return answers


async def anyone(questions: Iterable[Question[T]]) -> tuple[int, Any]:
    """The first of several seats to answer decides."""
    answer: tuple[int, Any] = await Ask("anyone", tuple(questions))
    return answer


def _no_option(key: str, options: Sequence[Option[Any]]) -> BadAnswer:
    some = _some(options)
    text = f"'{key}' is not an option here: choose {some}."
    return BadAnswer(text, "answer-no-option", key=key, some=some)


def _some(options: Sequence[Option[Any]]) -> str:
    shown = ", ".join(option.key for option in options[:8])
    return shown + (f" and {len(options) - 8} more" if len(options) > 8 else "")
