"""What ends at once, whatever was going on."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from waystone.kernel.step import End, Step, Then, back_to

from ..table.state import G, living

P = ParamSpec("P")
LAST_HERO = "end-last-hero"
SOLO_LOST = "end-solo-lost"


Rule = Callable[Concatenate[G, P], Coroutine[Any, Any, Then]]


class Won(Exception):
    """DG-END: the game is over."""

    def __init__(self, end: End) -> None:
        super().__init__(end.name)
        self.end = end


class TurnOver(Exception):
    """DG-AMB-31: the active hero has fallen, and the turn with it."""


def at_once(after: Step[G, []]) -> Callable[[Rule[P]], Rule[P]]:
    """A step that a victory or the fall of the active hero breaks off: the rest of the turn is not
    played, the game goes on `after` it."""

    def decorate(rule: Rule[P]) -> Rule[P]:
        @wraps(rule)
        async def guarded(g: G, /, *args: P.args, **kwargs: P.kwargs) -> Then:
            try:
                return await rule(g, *args, **kwargs)
            except Won as won:
                return won.end
            except TurnOver:
                return back_to(after)

        return guarded

    return decorate


def last_hero(g: G) -> None:
    """DG-END-03, DG-DEF-02: when only one player's hero remains, that player wins at once."""
    left = living(g)
    if g.state.rules.solo:
        if not left:
            raise Won(End(SOLO_LOST))
    elif len(left) == 1:
        raise Won(End(LAST_HERO, [left[0].seat]))
    elif not left:
        # DG-AMB-31: the last heroes fell together.
        raise Won(End(LAST_HERO, [g.state.active]))


class Together:
    """DG-THR-04, DG-QCA-27, DG-AMB-31: what strikes several heroes strikes each of them, even when
    one falls on the way; whose turn is over, and who is the last hero, is seen afterwards."""

    def __init__(self) -> None:
        self.fell = False
        self.turn_over = False

    def __enter__(self) -> None:
        """One of the heroes is struck."""

    def __exit__(self, kind: type | None, error: BaseException | None, trace: object) -> bool:
        if isinstance(error, Won) and error.end.name in (LAST_HERO, SOLO_LOST):
            self.fell = True
            return True
        self.turn_over = self.turn_over or isinstance(error, TurnOver)
        return isinstance(error, TurnOver)

    def settle(self, g: G) -> None:
        """All have been struck."""
        if self.fell:
            last_hero(g)
        if self.turn_over:
            raise TurnOver
