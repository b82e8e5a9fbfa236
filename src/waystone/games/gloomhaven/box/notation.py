"""How content marks the words in it that mean more than themselves, so that `checks/lint.py` can
read every one of them: a notation (a number, a condition, a moment), or the id of something."""

from collections.abc import Callable

from msgspec import Struct


class Notation(Struct, frozen=True):
    """A word that `read` understands, or refuses with a `ValueError` that says what is allowed."""

    read: Callable[[str], object]


class Refers(Struct, frozen=True):
    """A word that is the id of a definition of this kind (a field of `Content`, or `page.` and what
    the scenario itself names), or empty."""

    kind: str
    noun: str


class Languages(Struct, frozen=True):
    """Words that must be there in every language."""


class Between(Struct, frozen=True):
    """A whole number from `least` to `most`."""

    least: int
    most: int
