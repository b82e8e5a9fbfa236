"""An album: the states of one game that are looked at, one after another. What has not changed from
one picture to the next is the same object in both, and nothing in an album changes any more: what
was built of a part is good as long as the part is the same object."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Raw, Struct, defstruct
from msgspec.msgpack import Decoder

from .codec import decode

Part: TypeAlias = Any
"""Anything that a state can hold, or a kind of it, or how it is written."""

Develop = Callable[[Part, Part, Part], Part]
"""From how a part was written, what it was, and how it is written now: what it is now."""


class Album:
    """The last picture, cut into its parts, and the state that it shows."""

    def __init__(self) -> None:
        self._data = b""
        self._cut: Part = None
        self._state: Part = None

    def state(self, kind: Part, data: bytes) -> Part:
        """The state of a picture (`play.picture`), not to be changed."""
        if data != self._data:
            cut, develop = _fields(kind)
            now = cut(data)
            if self._state is None:
                self._state = decode(kind, data)
            else:
                self._state = develop(self._cut, self._state, now)
            self._data, self._cut = data, now
        return self._state


@cache
def _fields(kind: type[Struct]) -> tuple[Callable[[Part], Part], Develop]:
    """How a thing is cut into its fields, and developed from two that were cut: written out field
    by field, as `codec.copier` is."""
    cut = defstruct(f"{kind.__name__}Cut", [(name, Raw) for name in kind.__struct_fields__])
    hints = get_type_hints(kind)
    names: dict[str, Part] = {}
    lines = ["def develop(a, was, b):", "    now = was.__copy__()"]
    for name in kind.__struct_fields__:
        names[f"develop_{name}"] = _developer(hints[name])
        lines.append(f"    if a.{name} != b.{name}:")
        lines.append(f"        now.{name} = develop_{name}(a.{name}, was.{name}, b.{name})")
    lines.append("    return now")
    exec("\n".join(lines), names)
    return Decoder(cut).decode, names["develop"]


def _developer(kind: Any) -> Develop:
    """How parts of one kind are developed: rows of things thing by thing, and one thing field by
    field."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is list and _is_struct(args[0]):
        return _list(args[0])
    if origin is dict and _is_struct(args[1]):
        return _dict(*args)
    if _opens(kind):
        return _struct(kind)
    read = Decoder(kind).decode
    return lambda _raw, _was, raw: read(raw)


def _is_struct(kind: Part) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _opens(kind: Part) -> bool:
    """Whether it is written field by field, under their names, and can be put together so."""
    if not _is_struct(kind):
        return False
    how = kind.__struct_config__
    plain = not (how.frozen or how.array_like or how.omit_defaults or how.tag is not None)
    return plain and kind.__struct_encode_fields__ == kind.__struct_fields__


def _struct(kind: type[Struct]) -> Develop:
    def struct(raw: Part, was: Part, now: Part) -> Part:
        cut, develop = _fields(kind)
        return develop(cut(raw), was, cut(now))

    return struct


def _list(kind: type[Struct]) -> Develop:
    cut, read = Decoder(list[Raw]).decode, Decoder(kind).decode

    def each(raw: Part, was: Part, now: Part) -> Part:
        after = cut(now)
        found = [
            thing if old == new else read(new)
            for old, thing, new in zip(cut(raw), was, after, strict=False)
        ]
        return found + [read(new) for new in after[len(found) :]]

    return each


def _dict(key: Part, kind: type[Struct]) -> Develop:
    cut, read = Decoder(dict[key, Raw]).decode, Decoder(kind).decode

    def each(raw: Part, was: Part, now: Part) -> Part:
        before = cut(raw)
        return {
            name: was[name] if before.get(name) == new else read(new)
            for name, new in cut(now).items()
        }

    return each
