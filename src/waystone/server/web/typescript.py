"""TypeScript types of the protocol: `python -m waystone.server.web.typescript` prints them."""

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec import inspect as shapes

from waystone.kernel.view import Card, LogLine, Table

from .. import protocol
from ..protocol import asked, http, told

_UNIONS = ("ClientMessage", "ServerMessage")
_PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def source() -> str:
    """The whole of `protocol.ts`."""
    structs = _structs()
    parts = [
        "// Made by `python -m waystone.server.web.typescript`: change the protocol instead.",
        "",
    ]
    parts += [_interface(kind) for kind in structs.values()]
    for name in _UNIONS:
        union = shapes.type_info(getattr(protocol, name))
        parts.append(f"export type {name} = {_name(union)};\n")
    return "\n".join(parts)


def _structs() -> dict[str, shapes.StructType]:
    """Every struct of the protocol and every struct that those mention, in order of mention."""
    found: dict[str, shapes.StructType] = {}
    own = [thing for module in (http, asked, told) for thing in vars(module).values()]
    for thing in (Card, LogLine, Table, *own):
        if inspect.isclass(thing) and issubclass(thing, Struct) and thing is not Struct:
            for kind in _within(shapes.type_info(thing), found):
                found[kind.cls.__name__] = kind
    return found


def _within(kind: shapes.Type, known: dict[str, shapes.StructType]) -> Iterator[shapes.StructType]:
    if isinstance(kind, shapes.StructType):
        if kind.cls.__name__ in known:
            return
        known[kind.cls.__name__] = kind
        for item in kind.fields:
            yield from _within(item.type, known)
        yield kind
        return
    for child in _children(kind):
        yield from _within(child, known)


def _children(kind: shapes.Type) -> tuple[shapes.Type, ...]:
    match kind:
        case shapes.UnionType(types):
            return types
        case shapes.ListType():
            return (kind.item_type,)
        case shapes.TupleType():
            return kind.item_types
        case shapes.DictType():
            return (kind.value_type,)
        case _:
            return ()


def _interface(kind: shapes.StructType) -> str:
    name = kind.cls.__name__
    head = _comment(kind.cls)
    if kind.array_like:
        fields = [f"{f.name}: {_name(f.type)}" for f in kind.fields]
        tag = [f"tag: {_literal(kind.tag)}"] if kind.tag is not None else []
        return f"{head}export type {name} = [{', '.join(tag + fields)}];\n"
    lines = [f"  {kind.tag_field}: {_literal(kind.tag)};"] if kind.tag_field else []
    for item in kind.fields:
        mark = "?" if _may_be_missing(kind.cls, item) else ""
        lines.append(f"  {item.encode_name}{mark}: {_name(item.type)};")
    return f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _may_be_missing(kind: type[Struct], item: shapes.Field) -> bool:
    """A field that a sender may leave out: the client where it has a default, the server where it
    leaves defaults out."""
    config = kind.__struct_config__
    return not item.required and (config.omit_defaults or config.forbid_unknown_fields)


def _name(kind: shapes.Type) -> str:
    match kind:
        case shapes.StructType():
            return kind.cls.__name__
        case shapes.LiteralType(values):
            return " | ".join(_literal(v) for v in values)
        case shapes.UnionType(types):
            return " | ".join(_name(t) for t in types)
        case shapes.ListType():
            inner = _name(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.TupleType():
            return f"[{', '.join(_name(t) for t in kind.item_types)}]"
        case shapes.DictType():
            return f"Record<string, {_name(kind.value_type)}>"
        case _:
            return _PLAIN[type(kind)]


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _comment(kind: type[Struct]) -> str:
    text = inspect.cleandoc(kind.__doc__ or "")
    return f"/** {text.replace('*/', '')} */\n" if text else ""


if __name__ == "__main__":
    print(source(), end="")
