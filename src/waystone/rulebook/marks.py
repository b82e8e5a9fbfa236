"""The marks of the tests: which test proves which rule.

A test proves a rule by carrying its id: `@pytest.mark.rule("DG-BAT-nn")` on a function, a class,
a module (`pytestmark`) or a `pytest.param`. Tests are read, not imported, so the ids are written
out as strings. A mark counts only where pytest would run it: in a function `test*` of a file
`test_*.py`, neither skipped nor expected to fail.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TypeAlias

from waystone.rulebook.citations import Place, Problem

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

_NEVER_PROVES = frozenset({"skip", "xfail"})


class Marks:
    """The marks of one file: `proved` are the ids with the tests that carry them, `problems` the
    marks that prove nothing."""

    def __init__(self, inside: str, text: str) -> None:
        self.tree = ast.parse(text, inside)
        self.inside = inside
        self.proved: list[tuple[str, Place]] = []
        self.problems: list[Problem] = []
        self._seen: set[ast.Call] = set()
        name = inside.rpartition("/")[2].removesuffix(".py")
        if name.startswith("test_") or name.endswith("_test"):
            self._body(self.tree.body, "", [])
        for node in ast.walk(self.tree):
            if _is_mark(node, "rule") and isinstance(node, ast.Call) and node not in self._seen:
                place = Place(self.inside, node.lineno)
                self.problems.append(Problem(place, "this mark is on no test that runs."))

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
                self._seen.add(call)
                for argument in call.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        ids[argument.value] = None
                    else:
                        at = Place(self.inside, call.lineno)
                        sentence = "write the rule's id out as a string, so that it can be read."
                        self.problems.append(Problem(at, sentence))
        if proves:
            self.proved += [(id, place) for id in ids]

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
            self._seen.update(n for n in ast.walk(node) if isinstance(n, ast.Call))
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
