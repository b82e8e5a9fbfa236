"""The manual of a game's vocabulary: every word that its cards can use, made from the classes that
the engine executes. It cannot be out of date: fields and meanings come from the code, examples
from the content."""

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import yaml
from msgspec import NODEFAULT, Struct

from waystone.kernel.content import definitions, tag_of
from waystone.kernel.game import Game


class Word(Struct):
    """One word of the vocabulary: its class, and where the content uses it first."""

    kind: type[Struct]
    used: int = 0
    where: str = ""
    example: Struct | None = None


def vocabulary(game: Game) -> list[Word]:
    """Every tagged class that content can hold, in the order of the classes, with its uses."""
    content, _ = game.load_content()
    words = {kind: Word(kind) for kind in _tagged(game.content, {})}
    for name, definition in definitions(content):
        for thing in _inside(definition):
            word = words.get(type(thing))
            if word is not None:
                word.used += 1
                if word.example is None:
                    word.where, word.example = f"{name} {definition.id}", thing
    return list(words.values())


def manual(game: Game, language: str) -> str:
    """The manual as Markdown."""
    title = game.name.get(language, game.name["en"])
    lines = [f"# {title}: the words of its cards", ""]
    lines += [INTRODUCTION[language], ""]
    for word in vocabulary(game):
        lines += _entry(word, language)
    return "\n".join(lines).rstrip() + "\n"


INTRODUCTION = {
    "en": "Made by `waystone content manual`: each entry is a word that content may use, what it "
    "means, its fields, and an example from the box.",
    "ru": "Составлено командой `waystone content manual`: слово, которым можно пользоваться в "
    "картах, его значение (по-английски, как в программе), поля и пример из коробки.",
}
USES = {"en": "Uses in the box: {n}, first in {where}.", "ru": "В коробке: {n}, впервые — {where}."}
UNUSED = {"en": "No card of the box uses it.", "ru": "В коробке этого нет."}


def _entry(word: Word, language: str) -> Iterator[str]:
    yield f"## `{tag_of(word.kind)}`"
    yield ""
    said = (word.kind.__doc__ or "").strip()
    if said and not said.startswith(f"{word.kind.__name__}("):
        yield " ".join(said.split())
        yield ""
    for name, kind, default in _fields(word.kind):
        yield f"- `{name}`: {kind}" + (f", `{default}` if left out" if default is not None else "")
    yield ""
    if word.example is None:
        yield UNUSED[language]
    else:
        yield USES[language].format(n=word.used, where=word.where)
    yield ""
    yield "```yaml"
    yield example(word)
    yield "```"
    yield ""


def example(word: Word) -> str:
    """A piece of YAML that content may hold: from the box, or the least that its fields ask for."""
    plain = _brief(word.example) if word.example is not None else least(word.kind)
    return yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, width=100).rstrip()


def _brief(thing: Any) -> Any:
    """A piece of content as one would write it: what may be left out is."""
    if isinstance(thing, list | tuple):
        return [_brief(item) for item in thing]
    if isinstance(thing, dict):
        return {key: _brief(item) for key, item in thing.items()}
    if not isinstance(thing, Struct):
        return msgspec.to_builtins(thing)
    config = thing.__struct_config__
    plain = {} if config.tag is None else {config.tag_field or "type": config.tag}
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        made = field.default_factory
        default = made() if made is not NODEFAULT else field.default
        if value != default:
            plain[field.encode_name] = _brief(value)
    return plain


def least(kind: type[Struct]) -> dict[str, Any]:
    """A word with nothing but what it must have."""
    config = kind.__struct_config__
    plain: dict[str, Any] = {config.tag_field or "type": config.tag}
    hints = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        if field.required:
            plain[field.encode_name] = _some(hints[field.name])
    return plain


def _some(kind: Any) -> Any:
    """Any value of a type."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return args[0]
    if origin in (Union, types.UnionType):
        return _some(args[0])
    if origin is list:
        return []
    if origin is tuple:
        return [] if args[-1:] == (...,) else [_some(arg) for arg in args]
    if origin is dict:
        return {}
    if hasattr(kind, "__metadata__") or origin is not None:
        return _some(args[0])
    if isinstance(kind, type) and issubclass(kind, Struct):
        return least(kind) if kind.__struct_config__.tag is not None else _untagged(kind)
    return {int: 1, bool: True, str: "name"}.get(kind)


def _untagged(kind: type[Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    needed = [f for f in msgspec.structs.fields(kind) if f.required]
    return {field.encode_name: _some(hints[field.name]) for field in needed}


def _fields(kind: type[Struct]) -> Iterator[tuple[str, str, Any]]:
    hints = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        default: Any = None
        if field.default is not NODEFAULT:
            default = msgspec.to_builtins(field.default)
        elif field.default_factory is not NODEFAULT:
            default = msgspec.to_builtins(field.default_factory())
        yield field.encode_name, _spelled(hints[field.name]), default


def _spelled(kind: Any) -> str:
    """A type in words for people who write YAML."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " or ".join(f"`{arg}`" for arg in args)
    if origin in (Union, types.UnionType):
        tagged = [a for a in args if isinstance(a, type) and issubclass(a, Struct)]
        if len(tagged) > 4:
            return "any word of its kind"
        return " or ".join(_spelled(arg) for arg in args if arg is not type(None))
    if origin in (list, tuple):
        inner = [arg for arg in args if arg is not ...]
        return "a list of " + (_spelled(inner[0]) if inner else "values")
    if origin is dict:
        return "names with " + _spelled(args[1])
    if isinstance(kind, type) and issubclass(kind, Struct):
        return f"`{tag_of(kind)}`"
    return {int: "a number", str: "a name", bool: "true or false"}.get(kind, str(kind))


def _tagged(kind: Any, found: dict[type[Struct], None], seen: set[Any] | None = None) -> list[Any]:
    """Every tagged class that a type can hold."""
    seen = set() if seen is None else seen
    if isinstance(kind, type) and issubclass(kind, Struct):
        if kind not in seen:
            seen.add(kind)
            if kind.__struct_config__.tag is not None:
                found[kind] = None
            for hint in get_type_hints(kind).values():
                _tagged(hint, found, seen)
    else:
        for inner in get_args(kind):
            _tagged(inner, found, seen)
    return list(found)


def _inside(thing: Any) -> Iterator[Struct]:
    """A thing and all that it is made of."""
    if isinstance(thing, Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from _inside(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from _inside(item)
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from _inside(item)
