"""The messages of a language, as they stand in its files."""

from functools import cache
from pathlib import Path
from typing import Any

from .errors import WaystoneError


def files(language: str, source: Path) -> list[Path]:
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
    for path in files(language, source):
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
