"""Mutants: a function with one thing broken. What is broken is small and plausible: a comparison, a
constant, a condition, a call left out, `min` for `max`, a sign, the order of two statements."""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import cast

from msgspec import Struct

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(Struct, frozen=True):
    """`function` is the qualified name, `number` tells the mutants of a function apart; `was` and
    `now` are the broken piece before and after. Where several of a function read alike, `like` is
    the how-manieth of them this one is, and 0 where it is the only one: whoever names a mutant that
    has got a twin names none of them."""

    path: str
    function: str
    number: int
    line: int
    kind: str
    was: str
    now: str
    like: int = 0

    def name(self) -> str:
        read = f"{self.path}:{self.function}:{self.kind}:{self.was} -> {self.now}"
        return f"{read} #{self.like}" if self.like else read


COMPARES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SILENT = {"say", "assert_never"}


def sources(folder: Path) -> Iterator[tuple[Path, str]]:
    """The files of a folder that hold rules, with their text."""
    for path in sorted(folder.rglob("*.py")):
        if not {"bots", "checks"} & set(path.relative_to(folder).parts):
            yield path, path.read_text(encoding="utf-8")


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Every function of a file with its qualified name, those inside functions left out."""

    def walk(body: list[ast.stmt], above: str) -> Iterator[tuple[str, Function]]:
        for node in body:
            if isinstance(node, Function):
                yield above + node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from walk(node.body, f"{above}{node.name}.")

    yield from walk(tree.body, "")


def mutants(path: str, name: str, function: Function) -> Iterator[Mutant]:
    """Every way to break one thing in a function."""
    ways = [
        (kind, was, now, getattr(node, "lineno", 0))
        for node, kind, was, now in _ways(copy.deepcopy(function))
    ]
    alike = Counter(way[:3] for way in ways)
    met: Counter[tuple[str, str, str]] = Counter()
    for number, (kind, was, now, line) in enumerate(ways):
        met[kind, was, now] += 1
        like = met[kind, was, now] if alike[kind, was, now] > 1 else 0
        yield Mutant(path, name, number, line, kind, was, now, like)


def broken(source: str, mutant: Mutant, file: Path) -> CodeType:
    """The code of the function with the mutant's piece broken."""
    tree = ast.parse(source)
    function = next(node for name, node in functions(tree) if name == mutant.function)
    for number, _ in enumerate(_ways(function)):
        if number == mutant.number:
            break
    ast.fix_missing_locations(tree)
    found = _code(compile(tree, str(file), "exec"), mutant.function.split("."))
    assert found is not None
    return found


def _code(code: CodeType, names: list[str]) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and constant.co_name == names[0]:
            return constant if len(names) == 1 else _code(constant, names[1:])
    return None


Way = tuple[ast.AST, str, str, str]


def _ways(function: Function) -> Iterator[Way]:
    """Breaks one thing, yields it, mends it, and goes on: whoever stops there holds it broken."""
    for node in _body(function):
        yield from _expressions(node)
        yield from _statements(node)


def _body(function: Function) -> Iterator[ast.AST]:
    """What the function does: no docstring, no annotations, no nested definitions, and nothing of
    the facts that it says."""
    waiting: list[ast.AST] = list(reversed(function.body))
    if isinstance(function.body[0], ast.Expr) and isinstance(function.body[0].value, ast.Constant):
        waiting.pop()
    yield function
    while waiting:
        node = waiting.pop()
        if _said(node):
            continue
        yield node
        if isinstance(node, ast.AnnAssign):
            waiting += [child for child in (node.value, node.target) if child is not None]
        elif not isinstance(node, ast.Assert | ast.Raise | Function | ast.match_case):
            waiting += list(reversed(list(ast.iter_child_nodes(node))))
        elif isinstance(node, ast.match_case):
            waiting += list(reversed([*([node.guard] if node.guard else []), *node.body]))


def _expressions(node: ast.AST) -> Iterator[Way]:
    if isinstance(node, ast.Compare):
        yield from _compare(node)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield from _constant(node, node.value)
    elif isinstance(node, ast.BoolOp):
        yield from _and_or(node)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SIGNS:
        if not _text(node):
            yield from _sign(node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TWINS:
        was = ast.unparse(node)
        name, node.func.id = node.func.id, TWINS[node.func.id]
        yield node, "min/max", was, ast.unparse(node)
        node.func.id = name
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield from _condition(node)


def _compare(node: ast.Compare) -> Iterator[Way]:
    for n, op in enumerate(node.ops):
        was = ast.unparse(node)
        node.ops[n] = COMPARES[type(op)]()
        yield node, "comparison", was, ast.unparse(node)
        node.ops[n] = op


def _constant(node: ast.Constant, value: int) -> Iterator[Way]:
    node.value = value + 1
    yield node, "constant", str(value), str(value + 1)
    node.value = value


def _and_or(node: ast.BoolOp) -> Iterator[Way]:
    was, op = ast.unparse(node), node.op
    node.op = ast.Or() if isinstance(op, ast.And) else ast.And()
    yield node, "and/or", was, ast.unparse(node)
    node.op = op


def _sign(node: ast.BinOp | ast.AugAssign) -> Iterator[Way]:
    was, op = ast.unparse(node), node.op
    node.op = SIGNS[type(op)]()
    yield node, "sign", was, ast.unparse(node)
    node.op = op


def _condition(node: ast.If | ast.While | ast.IfExp) -> Iterator[Way]:
    test = node.test
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in NEGATED:
        return
    node.test = ast.UnaryOp(ast.Not(), test)
    yield node, "condition", ast.unparse(test), ast.unparse(node.test)
    node.test = test


NEGATED = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Comparisons that are broken by being negated: the condition around them is the same mutant."""


def _statements(node: ast.AST) -> Iterator[Way]:
    for field in ("body", "orelse", "finalbody"):
        body = getattr(node, field, None)
        if isinstance(body, list):
            yield from _calls_left_out(cast(list[ast.stmt], body))
            yield from _order(cast(list[ast.stmt], body))
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant):
        value = node.value
        if type(value.value) is bool:
            node.value = ast.Constant(not value.value)
            yield node, "returned truth", f"return {value.value}", f"return {not value.value}"
            node.value = value


def _called(node: ast.stmt) -> str:
    """The name that a statement calls, if that is all it does; facts are not told to rules."""
    value = node.value if isinstance(node, ast.Expr) else None
    call = value.value if isinstance(value, ast.Await) else value
    if not isinstance(call, ast.Call):
        return ""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    return "" if name in SILENT else name


def _said(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "say"
    )


def _rule_called(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    call = value.value if isinstance(value, ast.Await) else value
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name)


def _calls_left_out(body: list[ast.stmt]) -> Iterator[Way]:
    for n, statement in enumerate(body):
        if _called(statement):
            body[n] = ast.copy_location(ast.Pass(), statement)
            yield statement, "call left out", ast.unparse(statement), "pass"
            body[n] = statement


def _order(body: list[ast.stmt]) -> Iterator[Way]:
    """Two rules that follow each other; what happens to two lists is the same in either order."""
    for n in range(len(body) - 1):
        one, two = body[n], body[n + 1]
        if _rule_called(one) and _rule_called(two):
            body[n], body[n + 1] = two, one
            yield one, "order", f"{ast.unparse(one)}; {ast.unparse(two)}", "the other way round"
            body[n], body[n + 1] = one, two


def _text(node: ast.BinOp | ast.AugAssign) -> bool:
    """Whether strings or lists are added, which cannot be subtracted."""
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    return any(
        isinstance(side, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple)
        or (isinstance(side, ast.Constant) and type(side.value) is not int)
        for side in sides
    )
