"""Citations: the ids of rules in any text, and where they stand.

An id stands alone or with others after it, also over the end of a line:

- up to a number: `DG-BAT-01..05`, `DG-BAT-01 to DG-BAT-05`, `DG-BAT-01 to -05`, `DG-BAT-01 to 05`;
- and a number: `DG-BAT-01/05`, `DG-BAT-01, -05`, `DG-BAT-01 and -05`.

Numbers that a book leaves out between the ends of a run are not meant.

A letter or a number in parentheses after an id (`DG-BAT-01a`, `DG-BAT-01(2)`) is an item of it.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

_GAP = r"(?:\s|#)+"
_ITEM = rf"(?:[a-z]\b|(?:{_GAP})?\(\w+\))?"


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


def pattern(prefixes: Iterable[str]) -> re.Pattern[str]:
    """The section and the first number of a citation of any of the rulebooks."""
    return re.compile(rf"\b((?:{'|'.join(prefixes)})-[A-Z]{{2,4}}-)(\d+)")


class Citation(NamedTuple):
    """An id on a line; `between` if it is not written but lies between the ends of a run."""

    id: str
    line: int
    between: bool


def citations(ids: re.Pattern[str], text: str) -> Iterator[Citation]:
    """Every id that the text names, those of a run written out."""
    line, at = 1, 0
    for match in ids.finditer(text):
        line += text.count("\n", at, match.start())
        at = match.start()
        for id, between in _run(text, match):
            yield Citation(id, line, between)


def _run(text: str, match: re.Match[str]) -> Iterator[tuple[str, bool]]:
    section, first = match[1], match[2]
    yield section + first, False
    width = len(first)
    up_to = re.compile(rf"{_ITEM}(?:\.\.\.?|…|{_GAP}to{_GAP}(?:-|{section})?)(\d{{{width}}})(?!\d)")
    also = re.compile(rf"{_ITEM}(?:/|,{_GAP}-|{_GAP}and{_GAP}-)(\d{{{width}}})(?!\d)")
    last, at = int(first), match.end()
    while run := up_to.match(text, at) or also.match(text, at):
        to = int(run[1])
        for number in range(last + 1 if run.re is up_to else to, to + 1):
            yield f"{section}{number:0{width}}", number != to
        last, at = to, run.end()


def function_at(source: str, line: int) -> str:
    """The function or class that a line of Python stands in; nothing outside of all."""
    names: list[str] = []
    body = ast.parse(source).body
    while inner := _named(body, line):
        names.append(inner.name)
        body = inner.body
    return ".".join(names)


def _named(
    body: list[ast.stmt], line: int
) -> ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | None:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            if first <= line <= (node.end_lineno or first):
                return node
    return None
