"""What a rule holds in its hand: the state, the content, the luck, and a voice."""

from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from .codec import decode, encode
from .facts import Fact, Line, arguments, message_id, unsaid
from .rng import Streams
from .step import Next


class HasStreams(Protocol):
    streams: Streams


S = TypeVar("S", bound=HasStreams)
C = TypeVar("C")


NO_LUCK = Streams(0)


class Frame(Generic[S]):
    """A fact as it was said (to some, and to the others) and the state of that moment without its
    luck, which is read only when somebody looks at it."""

    def __init__(self, lines: list[Line], quiet: bool, data: bytes, kind: Any) -> None:
        self.lines = lines
        self.quiet = quiet
        self.data = data
        self._kind = kind

    @cached_property
    def state(self) -> S:
        state: S = decode(self._kind, self.data)
        return state


def picture(state: HasStreams) -> bytes:
    """All that there is to be seen of a state. Luck is in nobody's sight, so a roll that changes
    nothing else is the same picture."""
    streams, state.streams = state.streams, NO_LUCK
    try:
        return encode(state)  # type: ignore[arg-type]
    finally:
        state.streams = streams


class Film(Generic[S]):
    """The frames of a game, for those who watch it."""

    def __init__(self, kind: type[S]) -> None:
        self.frames: list[Frame[S]] = []
        self._kind = kind

    def shoot(self, state: S, lines: list[Line], quiet: bool) -> None:
        self.frames.append(Frame(lines, quiet, picture(state), self._kind))

    def taken(self) -> list[Frame[S]]:
        """What was shot since it was last asked for."""
        frames, self.frames = self.frames, []
        return frames


class Play(Generic[S, C]):
    """The `g` of every rule. A game writes `G = Play[State, Content]` once. `even`: windows are put
    to all who could hold something (`Setup.even`)."""

    __slots__ = ("answers", "by", "called", "content", "even", "film", "log", "state")

    def __init__(
        self, state: S, content: C, log: list[Line] | None = None, even: bool = False
    ) -> None:
        self.state = state
        self.content = content
        self.log = log
        self.even = even
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
            self.film.shoot(self.state, lines, fact.quiet)

    def _line(
        self,
        fact: Fact,
        rule: str,
        seats: tuple[int, ...] | None,
        except_seats: tuple[int, ...] = (),
    ) -> Line:
        said, args = message_id(type(fact)), arguments(fact)
        return Line(said, args, rule, self.answers, seats, except_seats, self.by, unsaid(fact))
