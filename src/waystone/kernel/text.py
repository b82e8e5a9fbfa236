"""Text: messages in Fluent, one file a language, with the names of the content at hand.

A message is an id and arguments. A string argument that is the id of a thing with a name reads
as that name; a Struct (an effect, a nested message) reads as its own sentence.

People read a message that cannot be formatted as far as it goes. Where `WAYSTONE_STRICT_TEXT` is
set, as it is in all tests, it is a `BadMessage` instead.
"""

import os
import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from .codec import encode
from .content import tag_of
from .errors import BadMessage, WaystoneError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

T = TypeVar("T")

LANGUAGES = ("en", "ru")
JOINTS = {"en": {"and": "and", "or": "or"}, "ru": {"and": "и", "or": "или"}}
STRICT = "WAYSTONE_STRICT_TEXT"
MOST_KNOWN = 20_000
_HOLE = re.compile(r"\{[^{}]*\}|\b[A-Z]+\(\)")
Names = Mapping[str, Mapping[str, str]]

Memory = dict[Hashable, tuple[bytes, Any]]
"""What was built of parts of one game in one language, with those parts as they were then."""

_moment: "ContextVar[tuple[Text, dict[Hashable, Any], Memory] | None]" = ContextVar(
    "moment", default=None
)


class Text:
    """One language of one game. Called with a message id and arguments it gives a string."""

    def __init__(self, language: str, sources: Sequence[Path], names: Names) -> None:
        if language not in LANGUAGES:
            raise WaystoneError(f"There is no language '{language}': choose en or ru.")
        self.language = language
        self._strict = STRICT in os.environ
        self._sources = sources
        self._bundle = _bundle(language, tuple(sources))
        self._names = names
        self._known: dict[Any, str] = {}
        self._named: dict[str, str] = {}
        self._alive: dict[int, Struct] = {}
        self._built: dict[Hashable, Any] = {}

    def __call__(self, message: str, /, **args: Any) -> str:
        return (None if args else self._known.get(message)) or self.format(message, args)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def word(self, thing: str) -> str:
        """What a kind or tag is called; empty where it is a mark for the eye. What has no word is
        one already."""
        return self(f"word-{thing}") if self.has(f"word-{thing}") else thing

    def words(self) -> dict[str, str]:
        """What all kinds and tags are called."""
        found: dict[str, frozenset[str]] = {}
        for source in self._sources:
            found |= message_ids(self.language, source)
        plain = [name for name, needs in found.items() if name.startswith("word-") and not needs]
        return {name.removeprefix("word-"): self(name) for name in plain}

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        key: Any = message
        if args:
            try:
                key = (message, *[(name, self._key(value)) for name, value in args.items()])
            except TypeError:
                return self._format(message, args)
        found = self._known.get(key)
        if found is None:
            found = self._format(message, args)
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
                self._alive.clear()
            self._known[key] = found
        return found

    def _key(self, value: Any) -> Any:
        """What stands for an argument among the known messages: content by identity."""
        kind = type(value)
        if kind is str or kind is int or kind is bool or value is None:
            return value
        if kind is list or kind is tuple:
            return tuple([self._key(item) for item in value])
        if isinstance(value, Struct) and type(value).__struct_config__.frozen:
            self._alive[id(value)] = value
            return (Struct, id(value))
        raise TypeError(type(value))

    def once(self, key: Hashable, build: Callable[[], T]) -> T:
        """What depends on content and language only, built once: the printed face of a card."""
        found: T | None = self._built.get(key)
        if found is None:
            if len(self._built) > MOST_KNOWN:
                self._built.clear()
            found = self._built[key] = build()
        return found

    @contextmanager
    def moment(self, memory: Memory | None = None) -> Iterator[None]:
        """While it lasts, one game stands still and is looked at by several seats. It is the
        moment of this thread only: another one may look at another game. The `memory` is that of
        one game, from moment to moment."""
        before = _moment.set((self, {}, {} if memory is None else memory))
        try:
            yield
        finally:
            _moment.reset(before)

    def shared(self, key: Hashable, build: Callable[[], T], of: Sequence[Any] | None = None) -> T:
        """What does not depend on who looks, built once a moment. Its key says all that it does
        depend on besides the game; where it depends on the parts `of` the game alone, it is built
        anew only when one of them has changed."""
        moment = _moment.get()
        if moment is None or moment[0] is not self:
            return build()
        now, memory = moment[1], moment[2]
        found: T | None = now.get(key)
        if found is None:
            found = now[key] = build() if of is None else _remembered(memory, key, build, of)
        return found

    def _format(self, message: str, args: Mapping[str, Any]) -> str:
        found = self._bundle.get_message(message).value if self.has(message) else None
        if found is None:
            return self._failed(message, "", ["there is no such message"])
        ready = {name.replace("_", "-"): self._value(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(found, ready)
        return str(text) if not errors else self._failed(message, str(text), errors)

    def _failed(self, message: str, text: str, errors: Sequence[Any]) -> str:
        """What people read of a message with a mistake: as far as it could be formatted, or what
        it is called."""
        if self._strict:
            told = ", ".join(str(error) for error in errors)
            raise BadMessage(f"The {self.language} message '{message}' cannot be read: {told}.")
        told = _HOLE.sub("…", text)
        return told if told.strip("… ") else message.replace("-", " ")

    def name(self, thing: str) -> str:
        """The name of a thing of the content, in this language."""
        known = self._named.get(thing)
        if known is None:
            found = self._names.get(thing)
            known = found.get(self.language) or found["en"] if found else thing
            if len(self._named) > MOST_KNOWN:
                self._named.clear()
            self._named[thing] = known
        return known

    def _value(self, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, Struct):
            return self.sentence(value)
        if isinstance(value, list | tuple):
            return Row([str(self._value(item)) for item in value], self.listing)
        return "" if value is None else str(value)

    def sentence(self, thing: Struct) -> str:
        """How an effect (or any tagged Struct) reads: its tag is the message, its fields the
        arguments. Where a field is empty, `effect-TAG-no-FIELD` is read if there is one."""
        fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
        message = f"effect-{tag_of(type(thing))}"
        for name, value in fields.items():
            if value in (None, "", [], ()) and self.has(f"{message}-no-{name}"):
                message = f"{message}-no-{name}"
                break
        return self.format(message, fields)

    def listing(self, items: Sequence[str], joint: str = "and") -> str:
        """Several things in a row, as the language lists them."""
        if len(items) < 2:
            return "".join(items)
        word = JOINTS[self.language][joint]
        return f"{', '.join(items[:-1])} {word} {items[-1]}"


class Wordless(Text):
    """For those who read no words: bots, learners, speed tests."""

    def __init__(self) -> None:
        self.language = "en"
        self._known = {}
        self._built = {}

    def has(self, message: str) -> bool:
        return True

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        return message

    def name(self, thing: str) -> str:
        return thing

    def sentence(self, thing: Struct) -> str:
        return tag_of(type(thing))


class Row(str):
    """Several things: a message prints them as a list, `OR($things)` as alternatives."""

    items: list[str]
    joint: Callable[..., str]

    def __new__(cls, items: list[str], joint: Callable[..., str]) -> "Row":
        row = super().__new__(cls, joint(items))
        row.items, row.joint = items, joint
        return row


def alternatives(things: str) -> str:
    """`OR($things)` in messages: this, that or the other."""
    return things.joint(things.items, "or") if isinstance(things, Row) else things


def signed(number: int) -> str:
    """`SIGNED($n)` in messages: +3, −2, 0."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def size(number: int) -> Any:
    """`SIZE($n)` in messages: the number without its sign, for its words to agree with."""
    from fluent.runtime.types import fluent_number

    return fluent_number(abs(number))


def less(number: int) -> str:
    """`LESS($n)` in messages: whether a change takes away, `yes` or `no`."""
    return "yes" if number < 0 else "no"


def _remembered(memory: Memory, key: Hashable, build: Callable[[], T], of: Sequence[Any]) -> T:
    parts = encode(of)
    before = memory.get(key)
    if before is not None and before[0] == parts:
        return before[1]  # type: ignore[no-any-return]
    made = build()
    memory[key] = (parts, made)
    return made


@cache
def _bundle(language: str, sources: tuple[Path, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    functions = {"SIGNED": signed, "SIZE": size, "LESS": less, "OR": alternatives}
    bundle = FluentBundle([language], functions, use_isolating=False)  # type: ignore[arg-type]
    for source in sources:
        for path in _files(language, source):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _files(language: str, source: Path) -> list[Path]:
    """`en.ftl`, and beside it a file for each large part of a game: `en-campaign.ftl`."""
    return sorted(source.glob(f"{language}.ftl")) + sorted(source.glob(f"{language}-*.ftl"))


@cache
def message_ids(language: str, source: Path) -> dict[str, frozenset[str]]:
    """Every message of a language with the arguments it reads; a file that does not parse whole
    is refused."""
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: Any) -> None:
            self.found.add(node.id.name)

    found: dict[str, frozenset[str]] = {}
    for path in _files(language, source):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                broken = (entry.content or "")[:60].strip()
                raise WaystoneError(f"{path.name}: cannot read '{broken}'")
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                if entry.id.name in found:
                    raise WaystoneError(f"{path.name}: the message '{entry.id.name}' appears twice")
                found[entry.id.name] = frozenset(variables.found)
    return found
