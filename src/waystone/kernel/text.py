"""Text: messages in Fluent, one file a language, with the names of the content at hand.

A message is an id and arguments. A string argument that is the id of a thing with a name reads
as that name; a Struct (an effect, a nested message) reads as its own sentence.

People read a message that cannot be formatted as far as it goes. Where `WAYSTONE_STRICT_TEXT` is
set, as it is in all tests, it is a `BadMessage` instead.
"""

import os
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from .codec import encode
from .content import tag_of
from .errors import BadMessage, WaystoneError
from .forms import (
    Row,
    agreeing,
    alternatives,
    article,
    case,
    formed,
    gender,
    known_forms,
    possessive,
    said_once,
    same,
    titles,
    with_forms,
)
from .glossary import Keywords
from .kept import Kept, size_of
from .messages import files, message_ids

if TYPE_CHECKING:
    from .bundle import Bundle
    from .view import Card

T = TypeVar("T")

LANGUAGES = ("en", "ru")
JOINTS = {"en": {"and": "and", "or": "or"}, "ru": {"and": "и", "or": "или"}}
STRICT = "WAYSTONE_STRICT_TEXT"
MOST_KNOWN = 12_000
"""Sentences of one game in one language, about half a kilobyte each."""
MOST_NAMED = 8_000
MOST_ALIKE = 4_000
MOST_BUILT = 6_000_000
"""Bytes of printed faces and other parts of views of one game in one language."""
_DEPENDENT = re.compile(r", (сколько|каков|какова|каково|который|которая|которое) [^,]*$")
_ASIDE = re.compile(r"\([^()]*\)")
_HOLE = re.compile(r"\{[^{}]*\}|\b[A-Z]+\(\)")
_PLAIN = frozenset({str, int, bool, type(None)})
Names = Mapping[str, Mapping[str, str]]

Memory = dict[Hashable, tuple[bytes, Any]]
"""What was built of parts of one game in one language, with those parts as they were then."""

_moment: "ContextVar[tuple[Text, dict[Hashable, Any], Memory] | None]" = ContextVar(
    "moment", default=None
)


class Text:
    """One language of one game. Called with a message id and arguments it gives a string."""

    def __init__(
        self,
        language: str,
        sources: Sequence[Path],
        names: Names,
        keywords: Keywords | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise WaystoneError(f"There is no language '{language}': choose en or ru.")
        self.language = language
        self._strict = STRICT in os.environ
        self._sources = sources
        self._bundle = _bundle(language, tuple(sources))
        self._whole = self._bundle.whole
        self._names = names
        self._keywords = keywords or Keywords((), language)
        self._known: Kept[Any, str] = Kept(MOST_KNOWN)
        self._named: Kept[str, str] = Kept(MOST_NAMED)
        self._formed: Kept[str, str] = Kept(MOST_NAMED)
        self._alive: dict[int, tuple[Struct, int]] = {}
        self._equal: dict[Struct, tuple[Struct, int]] = {}
        self._alike = count()
        self._built: Kept[Hashable, Any] = Kept(MOST_BUILT, size_of)

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
                for value in args.values():
                    if type(value) not in _PLAIN:
                        key = (message, *[(name, self._key(v)) for name, v in args.items()])
                        break
                else:
                    key = (message, *args.items())
            except TypeError:
                return self._format(message, args)
        found = self._known.get(key)
        if found is None:
            found = self._known.again(key) or self._known.keep(key, self._format(message, args))
        return found

    def _key(self, value: Any) -> Any:
        """What stands for an argument among the known messages: of what is equal, the one that came
        first, or how it is written where it holds lists."""
        kind = type(value)
        if kind is str or kind is int or kind is bool or value is None:
            return value
        if kind is list or kind is tuple:
            return tuple([self._key(item) for item in value])
        if isinstance(value, Struct) and type(value).__struct_config__.frozen:
            alive = self._alive.get(id(value))
            if alive is None or alive[0] is not value:
                try:
                    alive = self._equal.get(value)
                except TypeError:
                    return (kind, encode(value))
            return (Struct, self._number(value) if alive is None else alive[1])
        raise TypeError(type(value))

    def _number(self, value: Struct) -> int:
        """A number that stands for all that is equal to this, and for nothing else ever after."""
        if len(self._equal) >= MOST_ALIKE:
            for old, _ in list(self._equal.values())[: MOST_ALIKE // 2]:
                self._equal.pop(old, None)
                self._alive.pop(id(old), None)
        found = self._equal.setdefault(value, (value, next(self._alike)))
        self._alive[id(found[0])] = found
        return found[1]

    def once(self, key: Hashable, build: Callable[[], T]) -> T:
        """What depends on content and language only, built once: the printed face of a card."""
        found: T | None = self._built.get(key)
        if found is None:
            found = self._built.again(key)
            if found is None:
                found = self._built.keep(key, build())
        return found

    def moment(self, memory: Memory | None = None) -> "Moment":
        """While it lasts, one game stands still and is looked at by several seats. It is the
        moment of this thread only: another one may look at another game. The `memory` is that of
        one game, from moment to moment."""
        return Moment(self, {} if memory is None else memory)

    def shared(self, key: Hashable, build: Callable[[], T], of: Sequence[Any] | None = None) -> T:
        """What does not depend on who looks, built once a moment. Its key says all that it does
        depend on besides the game; where it depends on the parts `of` the game alone, it is built
        anew only when one of them has changed."""
        moment = _moment.get()
        if moment is None or moment[0] is not self:
            return build()
        now = moment[1]
        found: T | None = now.get(key)
        if found is None:
            if of is None:
                found = build()
            else:
                memory, parts = moment[2], encode(of)
                before = memory.get(key)
                if before is not None and before[0] == parts:
                    found = before[1]
                else:
                    found = build()
                    memory[key] = (parts, found)
            now[key] = found
        return found

    def _format(self, message: str, args: Mapping[str, Any]) -> str:
        found = self._bundle.get_message(message).value if self.has(message) else None
        if found is None:
            return self._failed(message, "", ["there is no such message"])
        ready = {name.replace("_", "-"): self._value(value) for name, value in args.items()}
        told, errors = self._bundle.format_ready(found, ready)
        return told if not errors else self._failed(message, told, errors)

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
            self._named.keep(thing, known)
        return known

    def title(self, thing: str) -> str:
        """What stands on a card as its name: that of a thing, or a message."""
        named = self.name(thing)
        return self(thing) if named == thing and self.has(thing) else named

    def formed(self, thing: str) -> str:
        """The name of a thing with the forms that sentences ask for, where they are known."""
        known = self._formed.get(thing)
        if known is None:
            found = self._names.get(thing)
            if found and "forms" in found and self.language == "ru":
                known = formed(self.name(thing), found["forms"])
            else:
                forms = known_forms(self.language, tuple(self._sources))
                known = with_forms(self.name(thing), forms)
            self._formed.keep(thing, known)
        return known

    def _value(self, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self._whole(value)
        if isinstance(value, str):
            return self.formed(value)
        if isinstance(value, Struct):
            return self.sentence(value)
        if isinstance(value, list | tuple):
            items = [_words(self._value(item)) for item in value]
            doings = bool(value) and all(isinstance(item, Struct) for item in value)
            return Row(said_once(items) if doings else items, self.listing)
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

    def printed(self, lines: Sequence[str]) -> list[str]:
        """What a card says as it is printed: the keywords of the glossary in bold, **so**."""
        return [self._keywords(line) for line in lines]

    def face(self, card: "Card") -> "Card":
        """A card as it is printed."""
        card.lines = self.printed(card.lines)
        for section in card.sections:
            if section.lines:
                section.lines = self.printed(section.lines)
        return card

    def listing(self, items: Sequence[str], joint: str = "and") -> str:
        """Several things in a row, as the language lists them. Clauses with a colon in them are
        set apart: what belongs to whom would not be seen else."""
        if len(items) < 2:
            return "".join(items)
        if joint == "and" and any(": " in _ASIDE.sub("", item) for item in items):
            return "; ".join(items)
        *before, last = items
        word = JOINTS[self.language][joint]
        if self.language == "ru":
            word = _between(before[-1], word, last)
        return f"{', '.join(before)}{'' if word[0] == ',' else ' '}{word} {last}"


class Moment:
    """`with text.moment(memory):`"""

    def __init__(self, text: Text, memory: Memory) -> None:
        self._now: tuple[Text, dict[Hashable, Any], Memory] = (text, {}, memory)

    def __enter__(self) -> None:
        self._before = _moment.set(self._now)

    def __exit__(self, *failed: object) -> None:
        _moment.reset(self._before)


class Wordless(Text):
    """For those who read no words: bots, learners, speed tests."""

    def __init__(self) -> None:
        self.language = "en"
        self._known = Kept(0)
        self._built = Kept(MOST_BUILT, size_of)

    def has(self, message: str) -> bool:
        return True

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        return message

    def name(self, thing: str) -> str:
        return thing

    def printed(self, lines: Sequence[str]) -> list[str]:
        return list(lines)

    def sentence(self, thing: Struct) -> str:
        return tag_of(type(thing))


def _between(one: str, word: str, other: str) -> str:
    """Russian sets off what depends on another clause: «…, сколько успехов, и …», «и, если
    хотите, …»; but «и если …, то …»."""
    closes = _DEPENDENT.search(one) is not None
    opens = other.startswith("если ") and ", то " not in other
    return f"{', ' if closes else ''}{word}{',' if opens else ''}"


def _words(value: object) -> str:
    return value if isinstance(value, str) else str(value)


def signed(number: int) -> str:
    """`SIGNED($n)` in messages: +3, −2, 0."""
    return f"{int(number):+d}".replace("-", "−") if number else "0"


def size(number: int) -> Any:
    """`SIZE($n)` in messages: the number without its sign, for its words to agree with."""
    from .bundle import whole

    return whole(abs(int(number)))


def less(number: int | str) -> str:
    """`LESS($n)` in messages: whether a change takes away, `yes` or `no`; −2 may be written out."""
    takes = number.startswith("−") if isinstance(number, str) else number < 0
    return "yes" if takes else "no"


@cache
def _bundle(language: str, sources: tuple[Path, ...]) -> "Bundle":
    from fluent.runtime import FluentResource

    from .bundle import Bundle

    functions: dict[str, Callable[..., object]] = {
        "SIGNED": signed,
        "SIZE": size,
        "LESS": less,
        "OR": alternatives,
        "CASE": case,
        "GENDER": gender,
        "A": article,
        "POSS": possessive,
        "TITLES": titles,
        "AGREE": agreeing,
        "SAME": same,
    }
    bundle = Bundle(language, functions)
    for source in sources:
        for path in files(language, source):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle
