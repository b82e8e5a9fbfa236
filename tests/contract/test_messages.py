"""Every message exists in both languages, and reads only what it is given."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from waystone.kernel.content import tag_of
from waystone.kernel.facts import Fact, message_id
from waystone.kernel.game import KERNEL_LOCALE, Game
from waystone.kernel.messages import message_ids
from waystone.kernel.text import LANGUAGES, Text


def modules(game: Game) -> Iterator[ModuleType]:
    package = importlib.import_module(f"waystone.games.{game.folder.name}")
    yield package
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        yield importlib.import_module(found.name)


def facts(game: Game) -> set[type[Fact]]:
    found: set[type[Fact]] = set()
    for module in modules(game):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Fact) and thing is not Fact:
                found.add(thing)
    return found


def effects(kind: Any, found: set[type[Struct]]) -> set[type[Struct]]:
    """Every tagged Struct that the content can hold."""
    for inner in get_args(kind):
        effects(inner, found)
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in found:
        hints = get_type_hints(kind)
        found.add(kind)
        for name in kind.__struct_fields__:
            effects(hints[name], found)
    elif get_origin(kind) is None and not isinstance(kind, type) and hasattr(kind, "__value__"):
        effects(kind.__value__, found)
    return found


def test_both_languages_hold_the_same_messages(game: Game) -> None:
    english, russian = (set(message_ids(lang, game.folder / "locale")) for lang in LANGUAGES)
    assert english - russian == set(), "missing in Russian"
    assert russian - english == set(), "missing in English"


def test_every_fact_has_its_line(game: Game) -> None:
    for language in LANGUAGES:
        messages = message_ids(language, game.folder / "locale")
        for fact in facts(game):
            wanted = message_id(fact)
            assert wanted in messages, f"{language}: {wanted}"
            fields = {name.replace("_", "-") for name in fact.__struct_fields__}
            assert messages[wanted] <= fields, f"{language}: {wanted} reads what is not said"


def test_every_effect_has_its_sentence(game: Game) -> None:
    for language in LANGUAGES:
        messages = message_ids(language, game.folder / "locale")
        for kind in effects(game.content, set()):
            if kind.__struct_config__.tag is None:
                continue
            wanted = f"effect-{tag_of(kind)}"
            assert wanted in messages, f"{language}: {wanted}"
            fields = {name.replace("_", "-") for name in kind.__struct_fields__}
            assert messages[wanted] <= fields, f"{language}: {wanted} reads what is not there"


def test_every_word_of_the_cards_has_its_interpreter(game: Game) -> None:
    for interpreters in game.interpreters:
        assert interpreters.missing() == []


class Calls(Visitor):
    """Every function that is called in a message, and every message or term it points to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def note(self, node: Any) -> None:
        self.found.add(serialize_expression(node))
        self.generic_visit(node)

    visit_FunctionReference = visit_MessageReference = visit_TermReference = note


def test_every_function_and_reference_in_a_message_can_be_read(game: Game, tmp_path: Path) -> None:
    locale = game.folder / "locale"
    for language in LANGUAGES:
        calls = Calls()
        for path in locale.glob(f"{language}*.ftl"):
            calls.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        probes = [f"probe-{n} = {{ {call} }}" for n, call in enumerate(sorted(calls.found))]
        (tmp_path / f"{language}.ftl").write_text("\n".join(probes), encoding="utf-8")
        text = Text(language, [KERNEL_LOCALE, locale, tmp_path], {})
        for n, call in enumerate(sorted(calls.found)):
            text.format(f"probe-{n}", dict.fromkeys(re.findall(r"\$([\w-]+)", call), 1))


def test_the_kernel_speaks_both_languages() -> None:
    english, russian = (set(message_ids(lang, KERNEL_LOCALE)) for lang in LANGUAGES)
    assert english == russian


NUMBERS = (0, 1, 2, 5, 21, -1)
COUNTING = ("SIGNED", "SIZE", "LESS")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SAMPLE = {"en": "sample", "ru": "образец"}
FOREIGN = {
    "en": re.compile(r"[а-яё]", re.IGNORECASE),
    "ru": re.compile(r"\b(?![IVX]+\b)[a-zA-Z]{2,}"),
}
"""What no message of a language holds; acts and chapters have Roman numbers."""


class Arguments(Visitor):
    """Every argument of a message with the values that the message tells apart."""

    def __init__(self) -> None:
        self.found: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: Any) -> None:
        self.generic_visit(node)
        if node.id.name in COUNTING:
            for argument in node.arguments.positional:
                self.found[argument.id.name] |= set(NUMBERS)

    def visit_SelectExpression(self, node: Any) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            told = {key.name for key in keys if isinstance(key, ast.Identifier)}
            plain = len(told) == len(keys) and not told & PLURALS
            self.found[node.selector.id.name] |= told if plain else set(NUMBERS)

    def samples(self, word: str) -> Iterator[dict[str, str | int]]:
        """Every value of every argument once at least."""
        values = {
            name: sorted(told, key=str) if told & set(NUMBERS) else [word, *sorted(map(str, told))]
            for name, told in self.found.items()
        }
        for n in range(max(map(len, values.values()), default=1)):
            yield {name: told[n % len(told)] for name, told in values.items()}


def test_every_message_reads_with_every_argument_it_takes(game: Game) -> None:
    locale = game.folder / "locale"
    for language in LANGUAGES:
        text = Text(language, [KERNEL_LOCALE, locale], {})
        for path in sorted(locale.glob(f"{language}*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    arguments = Arguments()
                    arguments.visit(entry)
                    for args in arguments.samples(SAMPLE[language]):
                        said = text.format(entry.id.name, args)
                        assert "{" not in said, (path.name, entry.id.name, args)
                        assert not FOREIGN[language].search(said), (path.name, entry.id.name, said)
