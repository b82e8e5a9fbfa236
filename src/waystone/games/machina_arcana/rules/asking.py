"""Asking one player, or several together."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from waystone.kernel.ask import Option, Question, anyone, choose

from ..table.board import spot

T = TypeVar("T")


async def ask(
    seats: Sequence[int],
    options: Sequence[Option[T]],
    prompt: str,
    rule: str,
    *,
    may: bool = False,
    formal: bool = False,
    **args: Any,
) -> T:
    """One player decides, or several together: the first to answer speaks for all."""
    if len(seats) == 1 or (len(options) == 1 and not may):
        return await choose(seats[0], options, prompt, rule=rule, may=may, formal=formal, **args)
    _, value = await anyone(
        [Question(s, "choose", prompt, options, 1, 1, rule, args, may, formal) for s in seats]
    )
    found: T = value
    return found


@cache
def cell_option(cell: int, text: str = "option-cell") -> Option[int]:
    at = spot(cell)
    return Option(f"cell:{at}", cell, text, {"cell": at}, f"cell:{at}")


@cache
def unit_option(unit: str) -> Option[str]:
    return Option(f"unit:{unit}", unit, "option-unit", {"unit": unit}, f"unit:{unit}")


@cache
def defender_option(defender: str | int) -> Option[str | int]:
    """MA-TER-06: a unit, or a barrel by its space."""
    if isinstance(defender, str):
        on = f"unit:{defender}"
        return Option(on, defender, "option-unit", {"unit": defender}, on)
    at = spot(defender)
    return Option(f"cell:{at}", defender, "option-barrel", {"cell": at}, f"cell:{at}")


@cache
def card_option(card: str, text: str = "option-card") -> Option[str]:
    return Option(f"card:{card}", card, text, {"card": card}, f"card:{card}")


async def one_cell(
    seats: Sequence[int],
    cells: Sequence[int],
    prompt: str,
    rule: str,
    *,
    formal: bool = False,
    **args: Any,
) -> int:
    if len(cells) == 1:
        return cells[0]
    return await ask(seats, [cell_option(c) for c in cells], prompt, rule, formal=formal, **args)


async def one_unit(
    seats: Sequence[int],
    found: Sequence[str],
    prompt: str,
    rule: str,
    *,
    formal: bool = False,
    **args: Any,
) -> str:
    if len(found) == 1:
        return found[0]
    return await ask(seats, [unit_option(u) for u in found], prompt, rule, formal=formal, **args)
