"""What the players decide together (GH-GEN-17, GH-MOT-08, GH-AMB-51)."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from waystone.kernel.ask import Option, Question, anyone, choose

from ..table.state import Character, G

T = TypeVar("T")


async def players_choose(
    g: G, options: list[Option[T]], prompt: str, rule: str, *, formal: bool = False, **args: Any
) -> T:
    """GH-AMB-51: any seat may decide; one option decides itself."""
    if len(options) == 1:
        return options[0].value
    seats = g.state.seats
    if seats == 1:
        return await choose(0, options, prompt, rule=rule, formal=formal, **args)
    _, value = await anyone(
        Question(seat, "choose", prompt, options, rule=rule, args=args, formal=formal)
        for seat in range(seats)
    )
    found: T = value
    return found


def untie(
    g: G, options: list[Option[T]], prompt: str, rule: str, **args: Any
) -> Coroutine[Any, Any, T]:
    """GH-MOT-08, GH-INI-06: what the rules leave open between equals; it is a formal question."""
    return players_choose(g, options, prompt, rule, formal=True, **args)


def decide(
    g: G,
    seat: int | None,
    options: list[Option[T]],
    prompt: str,
    rule: str,
    *,
    formal: bool = False,
    **args: Any,
) -> Coroutine[Any, Any, T]:
    """GH-TRN-05, GH-MOT-08: what a player may do; of a monster all players decide."""
    if seat is None:
        return untie(g, options, prompt, rule, **args)
    return choose(seat, options, prompt, rule=rule, may=True, formal=formal, **args)


def figure_option(figure: str, text: str = "option-figure") -> Option[str]:
    return Option(f"figure:{figure}", figure, text, {"figure": figure}, f"figure:{figure}")


def in_row(g: G, row: int) -> list[Character]:
    """The characters asked at the same time: the first of each seat, then the second, ..."""
    return [own[row] for own in _by_seat(g).values() if row < len(own)]


def rows(g: G) -> range:
    """As many as the seat with most characters has."""
    return range(max(len(own) for own in _by_seat(g).values()))


def _by_seat(g: G) -> dict[int, list[Character]]:
    own: dict[int, list[Character]] = {}
    for c in g.state.characters:
        own.setdefault(c.seat, []).append(c)
    return own
