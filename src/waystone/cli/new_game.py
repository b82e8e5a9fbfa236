"""`waystone new-game`: a playable copy of the template under a name of its own."""

import argparse
import keyword
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from waystone.kernel.errors import WaystoneError
from waystone.rulebook.conformance import NeedsCheckout, checkout
from waystone.rulebook.library import Library

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PREFIX = re.compile(r"[A-Z]{2,4}")
_MANIFEST_OF_AN_OLDER_VERSION = re.compile(
    r"^(?:    version=.*,|    migrations=.*,|from \.table\.migrations import .*)\n", re.MULTILINE
)
_HISTORY = ("migrations.py", "test_migrations.py")


class Names(Struct, frozen=True):
    """What a game is called: as a folder, by its id, in both languages, in the ids of its rules."""

    id: str
    title: str
    russian: str
    prefix: str

    @property
    def folder(self) -> str:
        return self.id.replace("-", "_")


class Copied(Struct, frozen=True):
    """The places of a game in a checkout."""

    game: Path
    rules: Path
    translated: Path
    tests: Path


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", help="small letters, with hyphens: the-inn")
    command.add_argument("--title", help="its English title; The Inn, if none is given")
    command.add_argument("--russian", help="its Russian title; the English one, if none is given")
    command.add_argument(
        "--prefix", help="what the ids of its rules begin with, as TI in TI-SET-01"
    )


def run(args: argparse.Namespace) -> int:
    root = _root()
    names = _names(args, root)
    template = Copied(
        root / "src/waystone/games/_template",
        root / "rules/_template.md",
        root / "rules/ru/_template.md",
        root / "tests/games/_template",
    )
    made = Copied(
        template.game.with_name(names.folder),
        template.rules.with_name(f"{names.id}.md"),
        template.translated.with_name(f"{names.id}.md"),
        template.tests.with_name(names.folder),
    )
    for path in _places(made):
        if path.exists():
            raise WaystoneError(f"{path} exists already: take another name, or remove it.")
    try:
        title = _title_of(template)
        for old, new in zip(_places(template), _places(made), strict=True):
            for source, target in _files(old, new):
                _copy(source, target, names, title)
    except OSError as error:
        raise WaystoneError(f"Cannot write the game: {error.filename}: {error.strerror}.") from None
    print(f"{names.id}: {names.title}, a playable copy of the template.")
    for path in _places(made):
        print(f"  {path.relative_to(root)}")
    print(f"Play it: waystone play {shlex.quote(names.id)}; go on with docs/adding-a-game.md.")
    return 0


def _root() -> Path:
    """The checkout that the user stands in, else the one that this package is in."""
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / "src/waystone/games/_template").is_dir() and (folder / "rules").is_dir():
            return folder
    try:
        return checkout()
    except NeedsCheckout:
        raise WaystoneError(
            "A new game needs a source checkout: run this inside a clone of the repository."
        ) from None


def _names(args: argparse.Namespace, root: Path) -> Names:
    name: str = args.name
    if not _NAME.fullmatch(name) or len(name) > 40:
        raise WaystoneError(
            f"'{name}' is no name for a game: write small letters, with hyphens between words, "
            "as in the-inn."
        )
    if keyword.iskeyword(name):
        raise WaystoneError(f"'{name}' is a word of Python: take another name.")
    title = args.title or name.replace("-", " ").title()
    russian = args.russian or title
    for told in (title, russian):
        if not told.isprintable() or set(told) & set('"\\{}') or len(told) > 80:
            raise WaystoneError(f"{told!r} is no title: write a line of plain words.")
    books = Library(root / "rules").books.values()
    return Names(name, title, russian, _prefix(args.prefix, name, {book.prefix for book in books}))


def _prefix(asked: str | None, name: str, taken: set[str]) -> str:
    if asked is None:
        free = [prefix for prefix in _prefixes(name) if prefix not in taken]
        if not free:
            raise WaystoneError(f"No prefix for {name} is free: name one with --prefix.")
        return free[0]
    if not _PREFIX.fullmatch(asked):
        raise WaystoneError(f"'{asked}' is no prefix: write two to four capital letters.")
    if asked in taken:
        raise WaystoneError(f"The prefix {asked} is taken: there are {', '.join(sorted(taken))}.")
    return asked


def _prefixes(name: str) -> Iterator[str]:
    """The initials of a name; else its first letter with another of it, else with any."""
    initials = "".join(word[0] for word in name.split("-") if word[0].isalpha()).upper()
    if 2 <= len(initials) <= 4:
        yield initials
    letters = [letter for letter in name.upper() if letter.isalpha()]
    for other in [*letters[1:], *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]:
        yield letters[0] + other


class Title(Struct, frozen=True):
    english: str
    russian: str
    prefix: str


def _title_of(template: Copied) -> Title:
    """What the template is called, read from itself."""
    manifest = (template.game / "__init__.py").read_text(encoding="utf-8")
    named = re.search(r'name=\{"en": "([^"]*)", "ru": "([^"]*)"\}', manifest)
    book = Library(template.rules.parent).books[template.rules.stem]
    if named is None or not book.prefix:
        raise WaystoneError(f"{template.game} is not the template: its name is not to be found.")
    return Title(named[1], named[2], book.prefix)


def _places(copied: Copied) -> tuple[Path, ...]:
    return copied.game, copied.rules, copied.translated, copied.tests


def _files(old: Path, new: Path) -> Iterator[tuple[Path, Path]]:
    """Every file of a place and where its copy goes; a new game has no older versions."""
    if old.is_file():
        yield old, new
    for source in sorted(old.rglob("*")):
        inside = source.relative_to(old)
        if source.is_file() and "__pycache__" not in inside.parts and source.name not in _HISTORY:
            yield source, new / inside


def _copy(source: Path, target: Path, names: Names, old: Title) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        text = source.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        target.write_bytes(source.read_bytes())
        return
    text = re.sub(r"(games[./])_template\b", rf"\g<1>{names.folder}", text)
    text = re.sub(r"(?<![\w.])_template\b", names.id, text)
    text = re.sub(rf"\b{old.prefix}(?=-[A-Z]{{2,4}}-\d|\))", names.prefix, text)
    text = text.replace(
        f'{{"en": "{old.english}", "ru": "{old.russian}"}}',
        f'{{"en": "{names.title}", "ru": "{names.russian}"}}',
    )
    text = text.replace(old.english, names.title)
    if source.parent.name == "ru":
        text = text.replace(old.russian, names.russian)
    if source.name == "__init__.py":
        text = _MANIFEST_OF_AN_OLDER_VERSION.sub("", text)
        text = text.replace(" The smallest complete game: copy me.", "")
    target.write_text(text, encoding="utf-8")
