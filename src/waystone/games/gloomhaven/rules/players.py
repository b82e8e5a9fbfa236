"""What the players decide together (GH-GEN-17, GH-MOT-08, GH-AMB-51)."""

from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, TypeVar

from waystone.kernel.ask import Args, Option, Question, anyone, choose

from ..table.state import Character, G

T = TypeVar("T")


async def players_choose(g: G, options: list[Option[T]], prompt: str, rule: str, **args: Any) -> T:
    """GH-AMB-51: what concerns the whole party one seat proposes and all others confirm; without
    agreement the first seat decides. One option decides itself."""
    if len(options) == 1:
        return options[0].value
    if g.state.seats == 1:
        return await choose(0, options, prompt, rule=rule, **args)
    seat, value = await _first_come(g, options, prompt, rule, args)
    if await all_agree(g, seat, next(o for o in options if o.value == value)):
        return value
    return await choose(0, options, prompt, rule=rule, **args)


async def all_agree(g: G, proposer: int, proposal: Option[Any]) -> bool:
    """GH-AMB-51: every other seat says whether it wants what one has proposed."""
    options = [
        Option("agree", True, proposal.text, proposal.args, proposal.on),
        Option("object", False, "option-object"),
    ]
    for seat in range(g.state.seats):
        if seat != proposer and not await choose(seat, options, "ask-agree", rule="GH-AMB-51"):
            return False
    return True


async def untie(g: G, options: list[Option[T]], prompt: str, rule: str, **args: Any) -> T:
    """GH-MOT-08, GH-INI-06, GH-AMB-51: what the rules leave open between equals the first who
    answers decides; it is a formal question."""
    if len(options) == 1:
        return options[0].value
    if g.state.seats == 1:
        return await choose(0, options, prompt, rule=rule, formal=True, **args)
    return (await _first_come(g, options, prompt, rule, args, formal=True))[1]


async def _first_come(
    g: G, options: list[Option[T]], prompt: str, rule: str, args: Args, *, formal: bool = False
) -> tuple[int, T]:
    seat, value = await anyone(
        Question(seat, "choose", prompt, options, rule=rule, args=args, formal=formal)
        for seat in range(g.state.seats)
    )
    return seat, value


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


@lru_cache(maxsize=4096)
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
