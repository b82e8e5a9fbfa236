"""What a rule holds in its hand: the state, the content, the luck, and a voice."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from .facts import Fact, Line, arguments, message_id
from .rng import Streams
from .step import Next


class HasStreams(Protocol):
    streams: Streams


S = TypeVar("S", bound=HasStreams)
C = TypeVar("C")


class Frame(Generic[S]):
    """A fact as it was said (to some, and to the others) and the state of that moment."""

    __slots__ = ("lines", "state")

    def __init__(self, lines: list[Line], state: S) -> None:
        self.lines = lines
        self.state = state


class Film(Generic[S]):
    """The frames of a game, for those who watch it."""

    def __init__(self, copy: Callable[[S], S]) -> None:
        self.frames: list[Frame[S]] = []
        self._copy = copy

    def shoot(self, state: S, lines: list[Line]) -> None:
        self.frames.append(Frame(lines, self._copy(state)))

    def taken(self) -> list[Frame[S]]:
        """What was shot since it was last asked for."""
        frames, self.frames = self.frames, []
        return frames


class Play(Generic[S, C]):
    """The `g` of every rule. A game writes `G = Play[State, Content]` once."""

    __slots__ = ("answers", "by", "called", "content", "film", "log", "state")

    def __init__(self, state: S, content: C, log: list[Line] | None = None) -> None:
        self.state = state
        self.content = content
        self.log = log
        self.answers = 0
        self.by: int | None = None
        self.called: list[Next] = []
        self.film: Film[S] | None = None

    def call(self, step: Next) -> None:
        """Have a step played as soon as the present one is over, before what that names as the
        next; several in the order of their calls."""
        self.called.append(step)

    @property
    def streams(self) -> Streams:
        return self.state.streams

    def say(
        self,
        fact: Fact,
        rule: str = "",
        *,
        to: tuple[int, ...] | None = None,
        others: Fact | None = None,
    ) -> None:
        """State a fact and the rule it follows from. A fact `to` some seats is their secret;
        `others` is what everybody else may know of it."""
        if self.log is None:
            return
        lines = [self._line(fact, rule, to)]
        if others is not None and to is not None:
            lines.append(self._line(others, rule, None, to))
        self.log += lines
        if self.film is not None:
            self.film.shoot(self.state, lines)

    def _line(
        self,
        fact: Fact,
        rule: str,
        seats: tuple[int, ...] | None,
        except_seats: tuple[int, ...] = (),
    ) -> Line:
        said, args = message_id(type(fact)), arguments(fact)
        return Line(said, args, rule, self.answers, seats, except_seats, self.by)
