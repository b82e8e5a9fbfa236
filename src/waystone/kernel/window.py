"""Reaction windows: the places where the book lets players answer what is about to happen.

A game names them where the book has them (`await window(g, AboutToSuffer(...), seats)`); seats
are asked in the book's order, as long as they hold something they may play. That a seat is asked
would tell the others that it does: in an even game (`Setup.even`) whoever could hold something is
asked, and may have nothing to do but pass.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .ask import PASS, Option, choose


class Even(Protocol):
    even: bool


G = TypeVar("G", bound=Even)
M = TypeVar("M")


class Reactions(Struct, Generic[G, M], frozen=True):
    """What a game says of its reactions: what a seat may play at a moment (keys and values of
    the game's own), and what playing it does; and whether a seat could hold such a thing by what
    all can see: the same, whatever is hidden."""

    playable: Callable[[G, int, M], list[Option[Any]]]
    play: Callable[[G, int, Any, M], Awaitable[None]]
    could: Callable[[G, int, M], bool] = lambda *_: False


async def window(
    g: G,
    reactions: Reactions[G, M],
    moment: M,
    seats: Iterable[int],
    *,
    prompt: str,
    rule: str,
) -> None:
    """Ask each seat in turn what it plays at this moment, until it passes or has no more."""
    for seat in seats:
        while (options := reactions.playable(g, seat, moment)) or (
            g.even and reactions.could(g, seat, moment)
        ):
            passing: Option[Any] = Option(PASS, None, "option-pass")
            chosen = await choose(
                seat, [*options, passing], prompt, rule=rule, may=True, hushed=True
            )
            if chosen is None:
                break
            await reactions.play(g, seat, chosen, moment)
