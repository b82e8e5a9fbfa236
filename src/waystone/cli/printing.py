"""Output of the commands. A line is plain text, or spans of (text, rich style); to a terminal it
goes with colour, into a pipe or a file plain."""

import json
import os
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, TypeVar

from waystone.interrupts import before_it_ends
from waystone.rulebook.pages import Line

T = TypeVar("T")

SHOW_CURSOR = b"\x1b[?25h"


def print_json(data: Any) -> None:
    ascii_only = (sys.stdout.encoding or "utf-8").lower().replace("-", "") != "utf8"
    print(json.dumps(data, ensure_ascii=ascii_only, indent=2))


def print_lines(lines: Iterable[Line]) -> None:
    for line in lines:
        pairs = [(span, "") if isinstance(span, str) else span for span in line]
        if not sys.stdout.isatty():
            print("".join(text for text, _ in pairs))
            continue
        from rich.console import Console
        from rich.text import Text

        Console(highlight=False).print(Text.assemble(*pairs))


def print_table(heads: list[str], rows: list[list[str]]) -> None:
    """Columns of figures after one of names."""
    if sys.stdout.isatty():
        from rich import box
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.SIMPLE_HEAD)
        for at, head in enumerate(heads):
            table.add_column(head, justify="right" if at else "left")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        Console(highlight=False).print(table)
        return
    widths = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    for row in [heads, *rows]:
        cells = [row[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(row, widths, strict=True))]
        print("  ".join([cells[0], *cells[2:]]).rstrip())


def watched(results: Iterable[T], total: int, quiet: bool) -> Iterable[T]:
    """The results as they come, with a bar on a terminal."""
    return results if quiet or not sys.stderr.isatty() else _with_a_bar(results, total)


def _with_a_bar(results: Iterable[T], total: int) -> Iterator[T]:
    """Drawn twice a second, it takes next to nothing from what it shows. It hides the cursor."""
    from rich.console import Console
    from rich.progress import track

    bar = Console(stderr=True)
    with before_it_ends(partial(os.write, sys.stderr.fileno(), SHOW_CURSOR)):
        yield from track(
            results, "playing", total, console=bar, refresh_per_second=2, update_period=1 / 2
        )
