"""Numbers on cards: plain, or sums of products of named values."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, TypeAlias

from .notation import Notation

Term = tuple[int, tuple[str, ...]]

OF_THE_SCENARIO = ("L", "C")
NAMES = (
    *OF_THE_SCENARIO, "moved", "moved-through", "shield", "conditions", "adjacent-enemies",
    "adjacent-allies", "level", "lost", "discard", "hand", "missing", "hp", "damage", "killed",
    "targets", "debt", "ills", "tide", "sleeve",
)  # fmt: skip


@cache
def terms(text: str) -> tuple[Term, ...]:
    """ "2xL+1" as ((2, (L,)), (1, ()))."""
    found = []
    for part in text.replace(" ", "").split("+"):
        number, names = 1, []
        for factor in part.split("x"):
            if factor.removeprefix("-").isdecimal():
                number *= int(factor)
            elif factor in NAMES:
                names.append(factor)
            else:
                raise ValueError(_unknown(factor, text, NAMES))
        found.append((number, tuple(names)))
    return tuple(found)


def formula(text: str) -> tuple[Term, ...]:
    """GH-SPE-11: the same, of the scenario's level and the number of characters alone."""
    found = terms(text)
    for _, names in found:
        for name in names:
            if name not in OF_THE_SCENARIO:
                raise ValueError(_unknown(name, text, OF_THE_SCENARIO))
    return found


def _unknown(name: str, text: str, known: tuple[str, ...]) -> str:
    told = (
        f"there is no value '{name}' (in the number '{text}')" if name else f"'{text}' is no number"
    )
    return f"{told}; there are whole numbers and {', '.join(known)}"


def total(text: str, value_of: Callable[[str], int]) -> int:
    """The value of a formula."""
    found = 0
    for number, names in terms(text):
        for name in names:
            number *= value_of(name)
        found += number
    return found


Amount: TypeAlias = Annotated[int | str, Notation(terms)]
"""A number, or a sum of products such as "2+moved", "2xL+1", "1+2xconditions". The names:
L scenario level, C characters, moved (hexes moved in this turn), moved-through, shield (of the
target), conditions (on the target), adjacent-enemies, adjacent-allies, level (of the character),
lost (cards in the lost pile), discard, hand, missing (lost hit points), hp, damage (dealt by the
attacks of this action so far), killed (by this action), targets (attacked by this action), debt
(of the target), ills (negative conditions on you), tide, sleeve (cards up your sleeve)."""

Formula: TypeAlias = Annotated[int | str, Notation(formula)]
"""A number, or a formula in L (the scenario's level) and C (the characters)."""
