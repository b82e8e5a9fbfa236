"""A moment: one game stands still and is looked at by several seats. What they see alike is built
once, and what has not changed since is remembered from moment to moment."""

from collections.abc import Hashable, Sequence
from contextvars import ContextVar
from operator import is_
from typing import TYPE_CHECKING, Any, TypeAlias

from .codec import encode

if TYPE_CHECKING:
    from .text import Text

Parts: TypeAlias = bytes | Sequence[object]
Memory = dict[Hashable, tuple[Parts, Any]]
"""What was built of parts of one game in one language, with those parts as they were then: written
down, or themselves where they do not change any more."""

Now: TypeAlias = "tuple[Text, dict[Hashable, Any], Memory, bool]"
"""Whose words are read, what has been built in this moment, and before it; whether the state that
is looked at is still."""

now: "ContextVar[Now | None]" = ContextVar("moment", default=None)

SIMPLE = frozenset({str, int, bool, bytes, type(None)})


class Moment:
    """`with text.moment(memory):`"""

    def __init__(self, of: "Now | None") -> None:
        self._of = of

    def __enter__(self) -> None:
        self._before = now.set(self._of)

    def __exit__(self, *failed: object) -> None:
        now.reset(self._before)


def alike(was: Parts, parts: Parts) -> bool:
    """Whether two lists of parts would be written alike: what is equal can still have come in
    another order."""
    if isinstance(was, bytes) or isinstance(parts, bytes):
        return was == parts
    if len(was) != len(parts):
        return False
    if all(map(is_, was, parts)):
        return True
    for old, new in zip(was, parts, strict=True):
        if old is not new:
            if old != new or type(old) is not type(new):
                return False
            if type(new) not in SIMPLE and encode((old,)) != encode((new,)):
                return False
    return True
