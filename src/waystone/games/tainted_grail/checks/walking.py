"""Every part of a definition with the way to it, by the names that the files use."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from waystone.kernel.content import definitions

from ..box.definitions import Content

At = tuple[str | int, ...]


def parts(thing: object, at: At = ()) -> Iterator[tuple[Struct, At]]:
    """Every Struct inside a definition, itself first."""
    if isinstance(thing, Struct):
        yield thing, at
        for name, written in zip(
            thing.__struct_fields__, thing.__struct_encode_fields__, strict=True
        ):
            yield from parts(getattr(thing, name), (*at, written))
    elif isinstance(thing, tuple | list):
        for n, inner in enumerate(thing):
            yield from parts(inner, (*at, n))
    elif isinstance(thing, dict):
        for key, inner in thing.items():
            yield from parts(inner, (*at, key))


@lru_cache(1)
def everything(content: Content) -> list[tuple[str, str, Struct, At]]:
    """Kind and id of a definition, a Struct inside it, the way there."""
    return [
        (kind, definition.id, part, at)
        for kind, definition in definitions(content)
        for part, at in parts(definition)
    ]


def written(thing: Struct, field: str) -> str:
    """A field by the name that the files use."""
    return thing.__struct_encode_fields__[thing.__struct_fields__.index(field)]
