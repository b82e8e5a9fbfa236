"""State as plain data: a copy generated from the annotations, bytes, and a hash of the bytes."""

import types
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from hashlib import blake2b
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

S = TypeVar("S", bound=Struct)

_PLAIN = (int, str, float, bool, bytes, type(None))


def _struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _immutable(kind: Any) -> bool:
    if kind in _PLAIN or get_origin(kind) is Literal:
        return True
    if isinstance(kind, type) and issubclass(kind, Enum):
        return True
    if _struct(kind):
        return bool(kind.__struct_config__.frozen)
    if get_origin(kind) is tuple:
        return all(_immutable(a) for a in get_args(kind) if a is not ...)
    if get_origin(kind) in (Union, types.UnionType):
        return all(_immutable(a) for a in get_args(kind))
    return False


class _Writer:
    """Writes one Python function per state class."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}

    def expression(self, kind: Any, value: str, depth: int = 0) -> str:
        if _immutable(kind):
            return value
        origin, args = get_origin(kind), get_args(kind)
        item = f"i{depth}"
        if kind is bytearray:
            return f"{value}[:]"
        if origin is list and _immutable(args[0]):
            return f"[*{value}]"
        if origin is list and _struct(args[0]):
            return f"([*map({self.copy_of(args[0])}, {value})] if {value} else [])"
        if origin is list:
            inner = self.expression(args[0], item, depth + 1)
            return f"([{inner} for {item} in {value}] if {value} else [])"
        if origin is dict:
            if not _immutable(args[0]):
                raise TypeError(f"{kind} has keys that can change")
            if _immutable(args[1]):
                return f"{value}.copy()"
            inner = self.expression(args[1], item, depth + 1)
            every = f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"
            return f"({every} if {value} else {{}})"
        if origin in (Union, types.UnionType):
            rest = [a for a in args if a is not type(None)]
            if len(rest) == 1:
                return f"(None if {value} is None else {self.expression(rest[0], value, depth)})"
            if all(_struct(a) for a in rest):
                self.names["copy_any"] = _copy_any
                inner = f"copy_any({value})"
                return (
                    inner if len(rest) == len(args) else f"(None if {value} is None else {inner})"
                )
        if _struct(kind):
            return f"{self.copy_of(kind)}({value})"
        raise TypeError(
            f"{kind} cannot be part of a state: use ids, numbers, lists, dicts, Structs"
        )

    def copy_of(self, kind: type[Struct]) -> str:
        """The name of the function that copies a Struct."""
        name = f"copy_{kind.__name__}_{id(kind)}"
        self.names[name] = copier(kind)
        return name


def _copy_any(value: Struct) -> Struct:
    return value if type(value).__struct_config__.frozen else copier(type(value))(value)


@cache
def copier(kind: type[S]) -> Callable[[S], S]:
    """The copy function of a state class: what can change is copied, the rest is shared."""
    writer = _Writer()
    lines = ["def copy(s):", "    n = s.__copy__()"]
    for name, annotation in get_type_hints(kind).items():
        if name not in kind.__struct_fields__ or _immutable(annotation):
            continue
        lines.append(f"    n.{name} = {writer.expression(annotation, f's.{name}')}")
    if len(lines) == 2:
        plain: Callable[[S], S] = kind.__copy__  # type: ignore[attr-defined]
        return plain
    lines.append("    return n")
    exec("\n".join(lines), writer.names)
    made: Callable[[S], S] = writer.names["copy"]
    return made


@cache
def copier_of(kind: Any) -> Callable[[Any], Any] | None:
    """The copy function of any kind of value that a state can hold; nothing where it cannot
    change."""
    if _immutable(kind):
        return None
    writer = _Writer()
    exec(f"def copy(v):\n    return {writer.expression(kind, 'v')}", writer.names)
    made: Callable[[Any], Any] = writer.names["copy"]
    return made


_encoder = msgspec.msgpack.Encoder()


def encode(state: Struct | Sequence[Any]) -> bytes:
    return _encoder.encode(state)


@cache
def decoder(kind: type[S]) -> "msgspec.msgpack.Decoder[S]":
    return msgspec.msgpack.Decoder(kind)


def meet(*kinds: type) -> None:
    """Let msgspec meet these classes now, while they are imported: it must not meet them for the
    first time in two threads at once."""
    for kind in kinds:
        decoder(kind)


def decode(kind: type[S], data: bytes) -> S:
    state: S = decoder(kind).decode(data)
    return state


def digest(data: bytes, stack: Sequence[Any] = ()) -> str:
    """The hash of a state and of what waits to be played: the same on every machine and under
    every hash seed."""
    total = blake2b(data, digest_size=12)
    if stack:
        total.update(encode(stack))
    return total.hexdigest()
