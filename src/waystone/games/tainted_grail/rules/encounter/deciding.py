"""Who decides in an encounter, and what breaks it off."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from waystone.kernel.ask import Option, Question, anyone, choose

from ...table.party import present
from ...table.state import G

T = TypeVar("T")


class Over(Exception):
    """The encounter is over at once; what was still to come is not applied (TG-COM-03,
    TG-DIP-06)."""

    def __init__(self, result: str) -> None:
        super().__init__(result)
        self.result = result


class ActiveFell(Exception):
    """The active character is dying: nothing more of the activation applies (TG-AMB-60)."""


async def party_chooses(
    g: G,
    options: Sequence[Option[T]],
    prompt: str,
    rule: str,
    *,
    formal: bool = False,
    **args: Any,
) -> T:
    """What the book leaves to the group: the first of the members to say it decides."""
    members = present(g)
    if len(options) == 1:
        return options[0].value
    if len(members) == 1:
        return await choose(members[0].seat, options, prompt, rule=rule, formal=formal, **args)
    _, value = await anyone(
        Question(one.seat, "choose", prompt, options, rule=rule, args=args, formal=formal)
        for one in members
    )
    chosen: T = value
    return chosen


def hero_option(g: G, seat: int) -> Option[int]:
    return _hero_option(g.state.heroes[seat].id, seat)


@cache
def _hero_option(one: str, seat: int) -> Option[int]:
    return Option(f"hero:{one}", seat, "option-hero", {"hero": one}, f"hero:{one}")
