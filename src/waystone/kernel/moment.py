"""A moment: one game stands still and is looked at by several seats. What they see alike is built
once, and what has not changed since is remembered from moment to moment."""

from collections.abc import Hashable, Sequence
from contextvars import ContextVar
from operator import is_
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from .text import Text

Memory = dict[Hashable, tuple[Sequence[object] | None, bytes, Any]]
"""What was built of parts of one game in one language: with those parts, where they do not change
any more, and as they were written then."""

Now: TypeAlias = "tuple[Text, dict[Hashable, Any], Memory, bool]"
"""Whose words are read, what has been built in this moment, and before it; whether the state that
is looked at is still."""

now: "ContextVar[Now | None]" = ContextVar("moment", default=None)


class Moment:
    """`with text.moment(memory):`"""

    def __init__(self, of: "Now | None") -> None:
        self._of = of

    def __enter__(self) -> None:
        self._before = now.set(self._of)

    def __exit__(self, *failed: object) -> None:
        now.reset(self._before)


def the_very(was: Sequence[object] | None, parts: Sequence[object]) -> bool:
    """Whether these are the very same parts."""
    return was is not None and len(was) == len(parts) and all(map(is_, was, parts))
