"""State: copies, bytes, luck."""

import subprocess
import sys
from typing import Any

import pytest
from msgspec import Struct, field

from waystone.kernel.codec import copier, decode, digest, encode
from waystone.kernel.rng import Streams


class Leaf(Struct):
    marks: list[int]


class Stone(Struct, frozen=True):
    weight: int


class Other(Struct, tag="other"):
    names: list[str]


class Third(Struct, tag="third"):
    count: int


class Tree(Struct):
    leaves: list[Leaf]
    by_name: dict[str, Leaf]
    counts: dict[int, int]
    grid: bytearray
    stone: Stone
    pair: tuple[int, str]
    maybe: Leaf | None
    either: Other | Third
    deep: dict[str, list[list[int]]] = field(default_factory=dict)


def a_tree() -> Tree:
    return Tree(
        [Leaf([1, 2]), Leaf([])],
        {"a": Leaf([3])},
        {1: 2},
        bytearray(b"xyz"),
        Stone(4),
        (5, "six"),
        Leaf([7]),
        Other(["eight"]),
        {"nine": [[10]]},
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    tree = a_tree()
    twin = copier(Tree)(tree)
    assert twin == tree
    twin.leaves[0].marks.append(0)
    twin.by_name["a"].marks.append(0)
    twin.by_name["b"] = Leaf([])
    twin.counts[1] = 0
    twin.grid[0] = 0
    assert twin.maybe is not None
    twin.maybe.marks.append(0)
    assert isinstance(twin.either, Other)
    twin.either.names.append("")
    twin.deep["nine"][0].append(0)
    assert tree == a_tree()
    assert twin.stone is tree.stone


def test_bytes_come_back_as_the_same_state() -> None:
    assert decode(Tree, encode(a_tree())) == a_tree()
    assert digest(encode(a_tree())) == digest(encode(a_tree()))


class WithSet(Struct):
    names: set[str]


class WithAny(Struct):
    thing: Any


@pytest.mark.parametrize("kind", [WithSet, WithAny])
def test_what_has_no_order_or_no_type_is_refused(kind: type[Struct]) -> None:
    with pytest.raises(TypeError, match="cannot be part of a state"):
        copier(kind)


def test_streams_do_not_disturb_each_other() -> None:
    one, two = Streams(5), Streams(5)
    loot = [one.below("loot", 1000) for _ in range(5)]
    two.roll("fight")
    two.shuffle("deck", list(range(20)))
    assert [two.below("loot", 1000) for _ in range(5)] == loot
    assert [Streams(6).below("loot", 1000) for _ in range(5)] != loot


def test_a_die_is_fair() -> None:
    streams = Streams(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[streams.roll("die") - 1] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_a_shuffle_gives_every_order() -> None:
    streams = Streams(2)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        cards = [1, 2, 3]
        streams.shuffle("deck", cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert min(seen.values()) > 850


def test_stacked_results_come_first_and_must_be_possible() -> None:
    streams = Streams(3)
    streams.stack_rolls("die", 6, 1)
    assert [streams.roll("die"), streams.roll("die")] == [6, 1]
    assert streams.stacked == {}
    streams.stack_rolls("die", 7)
    with pytest.raises(ValueError, match="stacked die result"):
        streams.roll("die")


def test_luck_is_the_same_in_every_process() -> None:
    code = (
        "from waystone.kernel.rng import Streams; s = Streams(42);"
        "print([s.below('x', 10**6) for _ in range(4)])"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": str(n)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for n in (1, 2)
    }
    assert said == {"[309853, 683708, 54448, 633356]\n"}
