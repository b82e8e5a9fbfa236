"""Numbers on cards: plain, or sums of products of named values."""

from collections.abc import Callable
from functools import cache

Term = tuple[int, tuple[str, ...]]
NAMES = [
    "L",
    "C",
    "moved",
    "moved-through",
    "shield",
    "conditions",
    "adjacent-enemies",
    "adjacent-allies",
    "level",
    "lost",
    "discard",
    "hand",
    "missing",
    "hp",
    "damage",
    "killed",
    "targets",
    "debt",
    "ills",
    "tide",
    "sleeve",
]


@cache
def terms(text: str) -> tuple[Term, ...]:
    """ "2xL+1" as ((2, (L,)), (1, ()))."""
    found = []
    for part in text.replace(" ", "").split("+"):
        number, names = 1, []
        for factor in part.split("x"):
            if factor.lstrip("-").isdecimal():
                number *= int(factor)
            elif factor in NAMES:
                names.append(factor)
            else:
                raise ValueError(f"'{factor}' in the number '{text}' is not known")
        found.append((number, tuple(names)))
    return tuple(found)


def total(text: str, value_of: Callable[[str], int]) -> int:
    """The value of a formula."""
    found = 0
    for number, names in terms(text):
        for name in names:
            number *= value_of(name)
        found += number
    return found
