"""Mistakes in content that its types cannot tell: references to nothing, conditions that never
hold, cards that are never drawn. A game finds them (`Game.lint`), the kernel says where they
stand."""

from collections.abc import Container, Iterable, Sequence
from difflib import get_close_matches

from msgspec import Struct


class Mistake(Struct, frozen=True):
    """What is wrong with the definition `id` of the given kind (a field of `Content`), and where
    within it: `at` is the way from the definition to the place, by names of fields and numbers of
    items. A kind that is no list of definitions has no id."""

    kind: str
    id: str
    what: str
    at: tuple[str | int, ...] = ()


def unknown(
    kind: str,
    id: str,
    noun: str,
    name: str,
    known: Iterable[str],
    at: Sequence[str | int] = (),
) -> list[Mistake]:
    """No mistake where the name is known; else one that says what is allowed."""
    if isinstance(known, Container) and name in known:
        return []
    names = sorted(known)
    if name in names:
        return []
    near = get_close_matches(name, names, 3) or names[:8]
    more = "" if len(names) <= len(near) else ", ..."
    allowed = f"there are {', '.join(near)}{more}" if near else "there are none"
    return [Mistake(kind, id, f"there is no {noun} '{name}'; {allowed}", tuple(at))]
