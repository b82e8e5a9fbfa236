"""Patches: whatever changes, the client's copy is the server's view."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct, structs

from waystone.kernel import view
from waystone.kernel.view import (
    AskView,
    Board,
    Card,
    Cell,
    Choice,
    Mat,
    Outcome,
    Piece,
    Table,
    Zone,
)
from waystone.server.protocol import Patch, SetOp
from waystone.server.table.patch import Op, _compare, apply, difference

words = st.sampled_from(["", "a", "b", "c"])
cards = st.lists(st.builds(Card, words, name=words, lines=st.lists(words, max_size=3)), max_size=4)
zones = st.lists(st.builds(Zone, words, words, cards=cards), max_size=3)
boards = st.builds(
    Board,
    words,
    words,
    st.just("square"),
    cells=st.lists(st.builds(Cell, words, st.integers(0, 3), st.integers(0, 3)), max_size=5),
    pieces=st.lists(st.builds(Piece, words, words, words, words), max_size=4),
)
tables = st.builds(
    Table,
    st.just("g"),
    st.just(0),
    words,
    boards=st.lists(boards, max_size=2),
    mats=st.lists(st.builds(Mat, words, words, zones=zones), max_size=3),
    ask=st.none()
    | st.builds(
        AskView,
        st.integers(1, 3),
        st.just("choose"),
        words,
        choices=st.lists(st.builds(Choice, words, words), max_size=3),
    ),
    waiting=st.lists(st.integers(0, 3), max_size=3),
    outcome=st.none()
    | st.builds(Outcome, words, scores=st.dictionaries(st.integers(0, 3), st.integers())),
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(tables, tables)
def test_a_patched_view_is_the_new_view(old: Table, new: Table) -> None:
    patch = Patch(0, 1, 2, 0, difference(old, new))
    received = msgspec.json.decode(msgspec.json.encode(patch))
    plain: Any = msgspec.json.decode(msgspec.json.encode(old))
    ops = msgspec.convert({"ops": received.get("ops", [])} | received, Patch).ops
    assert msgspec.convert(apply(plain, ops), Table, str_keys=True) == new


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(tables)
def test_nothing_changed_is_nothing_sent(table: Table) -> None:
    copy = msgspec.convert(msgspec.to_builtins(table, str_keys=True), Table, str_keys=True)
    assert difference(table, copy) == []


def test_a_card_more_in_a_long_row_sends_that_card_only() -> None:
    row = [Card(f"c{n}", name="x" * 50) for n in range(30)]
    old = Table("g", 0, "", mats=[Mat("m", "m", zones=[Zone("z", "z", cards=row)])])
    longer = [*row[:10], Card("new"), *row[10:]]
    new = Table("g", 0, "", mats=[Mat("m", "m", zones=[Zone("z", "z", cards=longer)])])
    assert len(msgspec.json.encode(difference(old, new))) < 120


KINDS = [
    kind
    for kind in vars(view).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_fields__
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_field_of_every_kind_of_thing_is_compared(kind: type[Struct]) -> None:
    old = kind(**{name: name for name in kind.__struct_fields__})
    for name in kind.__struct_fields__:
        new = structs.replace(old, **{name: "other"})
        ops: list[Op] = []
        _compare(old, new, ["thing"], ops)
        whole = name == "id"
        assert ops == [SetOp(["thing"], new) if whole else SetOp(["thing", name], "other")]
