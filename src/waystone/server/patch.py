"""What changed between two views of one seat, as the ops of a `patch`."""

from typing import Any

import msgspec
from msgspec import Struct

from waystone.kernel.view import Table

from .protocol import CutOp, Path, SetOp

Op = SetOp | CutOp


def difference(old: Table, new: Table) -> list[Op]:
    """The ops that make the new view of the old one, the log left aside. A question is sent
    whole."""
    ops: list[Op] = []
    for name in Table.__struct_fields__:
        if name == "ask" and old.ask != new.ask:
            ops.append(SetOp(["ask"], new.ask))
        elif name != "log":
            _compare(getattr(old, name), getattr(new, name), [name], ops)
    return ops


def apply(table: Any, ops: list[Op]) -> Any:
    """A view as plain data, with the ops carried out in place: what every client does."""
    for op in ops:
        if isinstance(op, SetOp):
            _walk(table, op.path[:-1])[op.path[-1]] = msgspec.to_builtins(op.value, str_keys=True)
        else:
            items = msgspec.to_builtins(op.items, str_keys=True)
            _walk(table, op.path)[op.at : op.at + op.gone] = items
    return table


def _walk(found: Any, path: Path) -> Any:
    for step in path:
        found = found[step]
    return found


def _compare(old: Any, new: Any, path: Path, ops: list[Op]) -> None:
    if old == new:
        return
    if isinstance(old, Struct) and type(old) is type(new):
        for name in old.__struct_fields__:
            _compare(getattr(old, name), getattr(new, name), [*path, name], ops)
    elif isinstance(old, list) and isinstance(new, list) and old and new:
        _compare_lists(old, new, path, ops)
    else:
        ops.append(SetOp(path, new))


def _compare_lists(old: list[Any], new: list[Any], path: Path, ops: list[Op]) -> None:
    """Leave what is the same at both ends; what lies between is changed in place if it is of the
    same length, else exchanged."""
    head = 0
    while head < min(len(old), len(new)) and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < min(len(old), len(new)) - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    if len(old) != len(new):
        ops.append(CutOp(path, head, len(old) - tail - head, new[head : len(new) - tail]))
        return
    for n in range(head, len(new) - tail):
        _compare(old[n], new[n], [*path, n], ops)
