"""What of the rules is proved by a test and cited by the code, and what is missing.

A test proves a rule by carrying its id: `@pytest.mark.rule("DG-BAT-nn")` on a function, a class,
a module (`pytestmark`) or a `pytest.param`. Tests are read, not imported, so the ids are written
out as strings. A mark counts only where pytest would run it: in a function `test*` of a file
`test_*.py`, neither skipped nor expected to fail.

Code cites a rule by naming its id anywhere in `src/`: in code, a string or a comment, alone or
with others after it (`..15` up to number 15, `/05` also number 5).
"""

import ast
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from waystone.rulebook import Entry, Library, Rulebook

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Figures: TypeAlias = dict[str, int]

_CITED_SUFFIXES = frozenset({".py", ".yaml", ".yml", ".ftl", ".json", ".md", ".ts", ".svelte"})
_NOT_WRITTEN_HERE = ("src/waystone/rules/", "src/waystone/server/static/")
_RUN_ON = re.compile(r"(\.\.\.?|…|/)(\d+)(?!\d)")
_NEVER_PROVES = frozenset({"skip", "xfail"})


class NeedsCheckout(RuntimeError):
    """Tests are not part of an installed wheel."""


class Place(NamedTuple):
    """`tests/test_x.py::test_y` or `src/waystone/x.py`, and the line."""

    path: str
    line: int

    def __str__(self) -> str:
        return self.path if "::" in self.path else f"{self.path}:{self.line}"


class Problem(NamedTuple):
    """A mark that proves nothing, or an id that no rulebook has."""

    place: Place
    sentence: str


@dataclass
class Conformance:
    """The rulebooks of a checkout held against its tests and its code."""

    root: Path
    library: Library
    tests: dict[str, list[Place]] = field(default_factory=dict)
    code: dict[str, list[Place]] = field(default_factory=dict)
    unknown: dict[str, list[Place]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @cached_property
    def ids(self) -> re.Pattern[str] | None:
        """The section and the first number of a citation of any of the rulebooks."""
        prefixes = "|".join(book.prefix for book in self.library.books.values() if book.prefix)
        return re.compile(rf"\b((?:{prefixes})-[A-Z]{{2,4}}-)(\d+)") if prefixes else None

    def tested(self, entries: Iterable[Entry]) -> list[Entry]:
        return [entry for entry in entries if entry.id in self.tests]

    def untested(self, entries: Iterable[Entry]) -> list[Entry]:
        return [entry for entry in entries if entry.id not in self.tests]

    def cited(self, entries: Iterable[Entry]) -> list[Entry]:
        return [entry for entry in entries if entry.id in self.code]

    def figures(self, game: str) -> Figures:
        """What the ratchet holds: how many required rules and examples are tested."""
        book = self.library.book(game)
        return {
            "rules": len(self.tested(book.required)),
            "examples": len(self.tested(book.examples)),
        }

    def report(self, games: Iterable[str] | None = None) -> dict[str, Any]:
        """The stable JSON of `waystone conformance --json`. `tested`, `cited` and `untested`
        are of the required rules, so `required` is `tested` and `untested` together."""
        chosen = list(self.library.books if games is None else games)
        return {
            "games": {game: self._game(self.library.book(game)) for game in chosen},
            "unknown": {id: [str(at) for at in places] for id, places in self.unknown.items()},
            "problems": [f"{problem.place}: {problem.sentence}" for problem in self.problems],
        }

    def _game(self, book: Rulebook) -> dict[str, Any]:
        return {
            "rules": {
                "total": len(book.rules),
                "required": len(book.required),
                "tested": len(self.tested(book.required)),
                "cited": len(self.cited(book.required)),
                "untested": [rule.id for rule in self.untested(book.required)],
            },
            "examples": {
                "total": len(book.examples),
                "tested": len(self.tested(book.examples)),
                "untested": [example.id for example in self.untested(book.examples)],
            },
            "rulings": {
                "total": len(book.rulings),
                "tested": len(self.tested(book.rulings)),
                "cited": len(self.cited(book.rulings)),
            },
            "sections": {
                section.code: {
                    "title": section.title,
                    "required": len(section.required),
                    "tested": len(self.tested(section.required)),
                    "cited": len(self.cited(section.required)),
                }
                for section in book.sections.values()
            },
        }


def checkout() -> Path:
    """The source checkout: the one that this package is in, else the current folder."""
    for root in (Path(__file__).resolve().parents[2], Path.cwd()):
        if all((root / part).is_dir() for part in ("tests", "rules", "src/waystone")):
            return root
    raise NeedsCheckout(
        "Conformance needs a source checkout, because it reads the tests: "
        "run it inside a clone of the repository."
    )


def measure(root: Path | None = None, ids: Collection[str] = ()) -> Conformance:
    """Read every test and source file of the checkout; of the tests, if ids are given, only
    the files that name one of them."""
    root = root or checkout()
    found = Conformance(root, Library(root / "rules"))
    for path in sorted((root / "tests").rglob("*.py")):
        _read_tests(found, path, ids)
    for path in sorted((root / "src").rglob("*")):
        inside = path.relative_to(root).as_posix()
        if path.suffix in _CITED_SUFFIXES and not inside.startswith(_NOT_WRITTEN_HERE):
            _read_citations(found, path, found.code)
    return found


def ratchet_folder(root: Path) -> Path:
    return root / "tests" / "conformance"


def ratchet(root: Path, game: str) -> Figures:
    """The figures that the game's coverage must not fall below; nothing yet is nought."""
    path = ratchet_folder(root) / f"{game}.json"
    held = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {"rules": held.get("rules", 0), "examples": held.get("examples", 0)}


def fallen(found: Conformance, game: str) -> str:
    """What the game's tests no longer cover, as a sentence; empty if nothing."""
    held, now = ratchet(found.root, game), found.figures(game)
    lost = [
        f"{now[kind]} {kind} tested where {held[kind]} were"
        for kind in now
        if now[kind] < held[kind]
    ]
    return f"Coverage of {game} fell: {', '.join(lost)}." if lost else ""


def raise_ratchet(found: Conformance, games: Iterable[str] | None = None) -> Mapping[str, Figures]:
    """Write the figures of the games whose coverage grew; a figure never goes down."""
    raised = {}
    for game in found.library.books if games is None else games:
        held, now = ratchet(found.root, game), found.figures(game)
        higher = {kind: max(held[kind], now[kind]) for kind in now}
        path = ratchet_folder(found.root) / f"{game}.json"
        if higher != held or not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(higher, indent=2) + "\n", encoding="utf-8")
            raised[game] = higher
    return raised


# Citations: ids in any text.


def _citations(ids: re.Pattern[str], line: str) -> Iterator[str]:
    """Every id that the line names, with `..` and `/` written out."""
    for match in ids.finditer(line):
        section, first = match[1], match[2]
        yield section + first
        last, at = int(first), match.end()
        while run := _RUN_ON.match(line, at):
            to = int(run[2])
            start = to if run[1] == "/" else last + 1
            for number in range(start, to + 1):
                yield f"{section}{number:0{len(first)}}"
            last, at = to, run.end()


def _read_citations(found: Conformance, path: Path, into: dict[str, list[Place]] | None) -> None:
    text = path.read_text(encoding="utf-8")
    if found.ids is None or not found.ids.search(text):
        return
    inside = path.relative_to(found.root).as_posix()
    for at, line in enumerate(text.split("\n"), 1):
        for id in dict.fromkeys(_citations(found.ids, line)):
            _note(found, id, Place(inside, at), into)


def _note(found: Conformance, id: str, place: Place, into: dict[str, list[Place]] | None) -> None:
    book = next((b for b in found.library.books.values() if id.startswith(b.prefix + "-")), None)
    if book is None or id not in book.entries:
        found.unknown.setdefault(id, []).append(place)
    elif into is not None:
        into.setdefault(id, []).append(place)


# Tests: marks in syntax trees.


def _read_tests(found: Conformance, path: Path, ids: Collection[str]) -> None:
    text = path.read_text(encoding="utf-8")
    if ids and not any(id in text for id in ids):
        return
    _read_citations(found, path, None)
    if "mark.rule" in text:
        _TestFile(found, path, ast.parse(text, str(path))).read()


class _TestFile:
    def __init__(self, found: Conformance, path: Path, tree: ast.Module) -> None:
        self.found = found
        self.tree = tree
        self.inside = path.relative_to(found.root).as_posix()
        self.runs = path.name.startswith("test_") or path.stem.endswith("_test")
        self.seen: set[ast.Call] = set()

    @cached_property
    def constants(self) -> Mapping[str, ast.expr]:
        """Tables of cases that a `parametrize` names."""
        constants = {}
        for node in self.tree.body:
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        constants[target.id] = node.value
            elif (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and node.value is not None
            ):
                constants[node.target.id] = node.value
        return constants

    def read(self) -> None:
        if self.runs:
            self._body(self.tree.body, "", [])
        for node in ast.walk(self.tree):
            if _is_mark(node, "rule") and isinstance(node, ast.Call) and node not in self.seen:
                place = Place(self.inside, node.lineno)
                self.found.problems.append(Problem(place, "this mark is on no test that runs."))

    def _body(self, body: list[ast.stmt], within: str, outer: list[ast.expr]) -> None:
        marks = [*outer, *_pytestmark(body)]
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                self._body(node.body, f"{within}{node.name}::", [*marks, *node.decorator_list])
            elif isinstance(node, Function) and node.name.startswith("test"):
                self._test(node, within, [*marks, *node.decorator_list])

    def _test(self, test: Function, within: str, marks: list[ast.expr]) -> None:
        place = Place(f"{self.inside}::{within}{test.name}", test.lineno)
        proves = not any(_is_mark(mark, name) for mark in marks for name in _NEVER_PROVES)
        ids: dict[str, None] = {}
        for mark in marks:
            for call in self._rule_calls(mark):
                self.seen.add(call)
                for argument in call.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        ids[argument.value] = None
                    else:
                        at = Place(self.inside, call.lineno)
                        sentence = "write the rule's id out as a string, so that it can be read."
                        self.found.problems.append(Problem(at, sentence))
        for id in ids if proves else ():
            known = any(id in book.entries for book in self.found.library.books.values())
            if known:
                self.found.tests.setdefault(id, []).append(place)
            elif id not in self.found.unknown:
                self.found.unknown[id] = [place]

    def _rule_calls(
        self, node: ast.AST, followed: frozenset[str] = frozenset()
    ) -> Iterator[ast.Call]:
        """The marks in an expression: itself, in the params of a table, in a table it names."""
        if isinstance(node, ast.Call) and _is_mark(node, "rule"):
            yield node
            return
        if _is_param(node) and any(
            _is_mark(part, name) for part in ast.walk(node) for name in _NEVER_PROVES
        ):
            self.seen.update(n for n in ast.walk(node) if isinstance(n, ast.Call))
            return
        if isinstance(node, ast.Name) and node.id in self.constants and node.id not in followed:
            yield from self._rule_calls(self.constants[node.id], followed | {node.id})
        for child in ast.iter_child_nodes(node):
            yield from self._rule_calls(child, followed)


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    for node in body:
        if isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            if "pytestmark" in names:
                if isinstance(node.value, ast.List | ast.Tuple):
                    return node.value.elts
                return [node.value]
    return []


def _is_mark(node: ast.AST, name: str) -> bool:
    """`pytest.mark.<name>` or `mark.<name>`, called or bare."""
    if isinstance(node, ast.Call):
        node = node.func
    if not isinstance(node, ast.Attribute) or node.attr != name:
        return False
    owner = node.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def _is_param(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return (isinstance(called, ast.Attribute) and called.attr == "param") or (
        isinstance(called, ast.Name) and called.id == "param"
    )
