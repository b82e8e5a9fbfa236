"""Citations: the ids of rules in any text.

An id stands alone or with others after it: `..15` up to number 15, `/05` also number 5.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

_RUN_ON = re.compile(r"(\.\.\.?|…|/)(\d+)(?!\d)")


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


def citations(ids: re.Pattern[str], line: str) -> Iterator[str]:
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
