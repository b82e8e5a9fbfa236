"""Walking through the abilities of a definition, those inside others too."""

from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

from msgspec import Struct

from .effects import Ability

ABILITIES: tuple[type, ...] = get_args(Ability)


class Found(NamedTuple):
    """An ability and the way to it; `outer` are those that it stands inside of."""

    ability: Any
    at: tuple[str | int, ...]
    outer: tuple[Any, ...]


def abilities_in(
    thing: object, at: tuple[str | int, ...] = (), outer: tuple[Any, ...] = ()
) -> Iterator[Found]:
    """Every ability in a definition, the outer before the inner."""
    if isinstance(thing, Struct):
        if isinstance(thing, ABILITIES):
            yield Found(thing, at, outer)
            outer = (*outer, thing)
        names = zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True)
        for name, written in names:
            yield from abilities_in(getattr(thing, name), (*at, written), outer)
    elif isinstance(thing, list | tuple):
        for n, item in enumerate(thing):
            yield from abilities_in(item, (*at, n), outer)
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield from abilities_in(item, (*at, str(key)), outer)
