"""What changed between two views of one seat, as the ops of a `patch`."""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import Struct

from waystone.kernel.view import LogLine, Table

from ..protocol import Beat, CutOp, Path, SetOp
from .chronicle import Entry, read

Op = SetOp | CutOp

_encode = msgspec.json.Encoder().encode

ALL = -1
"""Not one thing of a part, but the whole of it."""


class Known:
    """What several seats see alike: its parts and things are compared once for all of them, and a
    beat is written once. It holds what it has compared and written, so that nothing else can be
    taken for it."""

    def __init__(self) -> None:
        self._beats: dict[tuple[int, ...], tuple[Beat, msgspec.Raw]] = {}
        self._ops: dict[tuple[str, int, int, int], tuple[object, object, list[Op]]] = {}
        self._lines: dict[tuple[int, ...], tuple[list[Entry], msgspec.Raw]] = {}
        self._open: tuple[Table, Table, list[Op]] | None = None

    def open(self, old: Table, new: Table) -> list[Op]:
        """What changed in the parts that lie open to all, wherever the seats share them."""
        if self._open is not None:
            was, now, ops = self._open
            if _alike(old, was) and _alike(new, now):
                return ops
        ops = []
        if old.phase is not new.phase:
            ops += self.ops("phase", old.phase, new.phase)
        if old.boards is not new.boards:
            ops += self.ops("boards", old.boards, new.boards)
        if old.dice is not new.dice:
            ops += self.ops("dice", old.dice, new.dice)
        if old.pages is not new.pages:
            ops += self.ops("pages", old.pages, new.pages)
        if old.scene is not new.scene:
            ops += self.ops("scene", old.scene, new.scene)
        self._open = (old, new, ops)
        return ops

    def ops(self, name: str, old: Any, new: Any) -> list[Op]:
        """What changed in a part of the view: thing by thing, where it is a list of as many."""
        key = (name, ALL, id(old), id(new))
        found = self._ops.get(key)
        if found is None:
            ops: list[Op] = []
            if type(new) is list and len(old) == len(new):
                for n, now in enumerate(new):
                    if old[n] is not now:
                        ops += self._thing(name, n, old[n], now)
            elif old != new:
                _compare(old, new, [name], ops)
            found = self._ops[key] = (old, new, ops)
        return found[2]

    def written(self, beats: list[Beat]) -> list[Beat]:
        """The beats as they are sent."""
        return cast(list[Beat], [self._written(beat) for beat in beats])

    def lines(self, entries: list[Entry], language: str, since: int) -> list[LogLine]:
        """The lines of the log as they are sent."""
        if not entries:
            return []
        key = (since, *map(id, entries))
        found = self._lines.get(key)
        if found is None:
            written = msgspec.Raw(_encode(read(entries, language, since)))
            found = self._lines[key] = (entries, written)
        return cast(list[LogLine], found[1])

    def _written(self, beat: Beat) -> msgspec.Raw:
        key = (beat.n, id(beat.scene), *map(id, beat.ops))
        found = self._beats.get(key)
        if found is None:
            found = self._beats[key] = (beat, msgspec.Raw(_encode(beat)))
        return found[1]

    def _thing(self, name: str, at: int, old: object, new: object) -> list[Op]:
        key = (name, at, id(old), id(new))
        found = self._ops.get(key)
        if found is None:
            ops: list[Op] = []
            _compare(old, new, [name, at], ops)
            found = self._ops[key] = (old, new, ops)
        return found[2]


def difference(old: Table, new: Table, known: Known | None = None) -> list[Op]:
    """The ops that make the new view of the old one, the log left aside. A question is sent
    whole."""
    known = Known() if known is None else known
    ops = [*known.open(old, new)]
    if old.mats is not new.mats:
        ops += known.ops("mats", old.mats, new.mats)
    if old.hud is not new.hud:
        ops += known.ops("hud", old.hud, new.hud)
    if old.ask is not new.ask and old.ask != new.ask:
        ops.append(SetOp(["ask"], new.ask))
    if old.waiting != new.waiting:
        ops.append(SetOp(["waiting"], new.waiting))
    if old.outcome is not new.outcome and old.outcome != new.outcome:
        ops.append(SetOp(["outcome"], new.outcome))
    return ops


def _alike(one: Table, other: Table) -> bool:
    """Whether two seats share the parts that lie open."""
    return (
        one.phase is other.phase
        and one.boards is other.boards
        and one.dice is other.dice
        and one.pages is other.pages
        and one.scene is other.scene
    )


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
    """How two things differ, if they do."""
    if type(new) is list:
        if old and new:
            _compare_lists(old, new, path, ops)
        else:
            ops.append(SetOp(path, new))
    elif type(old) is type(new) and isinstance(new, Struct):
        _differ(type(new))(old, new, path, ops)
    elif old != new:
        ops.append(SetOp(path, new))


Differ = Callable[[Struct, Struct, Path, list[Op]], None]


@cache
def _differ(kind: type[Struct]) -> Differ:
    """The comparison of one kind of thing, written out field by field: twice as fast as a loop over
    its fields. What has another id is another thing, and sent whole."""
    lines = ["def differ(old, new, path, ops):"]
    if "id" in kind.__struct_fields__:
        lines.append("    if old.id != new.id: return ops.append(SetOp(path, new))")
    for name in kind.__struct_fields__:
        lines.append(f"    was = old.{name}; now = new.{name}")
        lines.append(
            f"    if was is not now and was != now: compare(was, now, [*path, {name!r}], ops)"
        )
    names: dict[str, object] = {"SetOp": SetOp, "compare": _compare}
    exec("\n".join(lines), names)
    return cast(Differ, names["differ"])


def _compare_lists(old: list[Any], new: list[Any], path: Path, ops: list[Op]) -> None:
    """Lists of one length differ item by item; of others, what is the same at both ends is left
    and what lies between is exchanged."""
    if len(old) == len(new):
        for n, now in enumerate(new):
            if old[n] is not now and old[n] != now:
                _compare(old[n], now, [*path, n], ops)
        return
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    ops.append(CutOp(path, head, len(old) - tail - head, new[head : len(new) - tail]))
