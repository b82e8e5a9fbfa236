"""Who decides: a party or the whole group, the first of them to say it; votes and their ties."""

from collections.abc import Sequence
from typing import Any, TypeVar

from waystone.kernel.ask import Option, Question, amount, anyone, choose

from ..table.places import the_world
from ..table.state import G

T = TypeVar("T")


async def group_chooses(
    g: G,
    party: Sequence[int],
    options: Sequence[Option[T]],
    prompt: str,
    rule: str,
    *,
    may: bool = False,
    formal: bool = False,
    **args: Any,
) -> T:
    """TG-GEN-02, TG-GEN-03: what the book leaves to the players: the first to say it decides. A
    `may` is put to them even if there is but one option."""
    if len(options) == 1 and not may:
        return options[0].value
    if len(party) == 1:
        return await choose(party[0], options, prompt, rule=rule, may=may, formal=formal, **args)
    _, value = await anyone(
        Question(seat, "choose", prompt, options, rule=rule, args=args, may=may, formal=formal)
        for seat in party
    )
    chosen: T = value
    return chosen


async def how_many(
    g: G,
    party: Sequence[int],
    most: int,
    prompt: str,
    rule: str,
    *,
    least: int = 0,
    formal: bool = False,
    **args: Any,
) -> int:
    """TG-GEN-03: a number from `least` to `most`, as the first to say it decides."""
    if least == most:
        return most
    if len(party) == 1:
        return await amount(party[0], least, most, prompt, rule=rule, formal=formal, **args)
    _, value = await anyone(
        Question(seat, "amount", prompt, (), least, most, rule, args, formal=formal)
        for seat in party
    )
    number: int = value
    return number


async def vote(g: G, party: Sequence[int], prompt: str, rule: str, **args: Any) -> bool:
    """TG-AMB-64: each says yes or no; the Chronicler breaks a tie (TG-GEN-13), without one the
    first seat in setup order (TG-AMB-51)."""
    options = [Option("yes", True, "option-consent"), Option("no", False, "option-refuse")]
    said = {seat: await choose(seat, options, prompt, rule=rule, **args) for seat in party}
    yes = sum(said.values())
    if yes * 2 != len(said):
        return yes * 2 > len(said)
    chronicler = the_world(g).chronicler
    return said[chronicler if chronicler in said else min(said)]


def hero_options(g: G, seats: Sequence[int]) -> list[Option[int]]:
    return [
        Option(f"hero:{one.id}", one.seat, "option-hero", {"hero": one.id}, f"hero:{one.id}")
        for one in (g.state.heroes[seat] for seat in seats)
    ]
