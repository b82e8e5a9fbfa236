"""State: copies, bytes, luck."""

import subprocess
import sys
from enum import Enum
from hashlib import blake2b
from typing import Any, ClassVar

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


def test_a_hash_is_the_same_on_every_machine() -> None:
    assert digest(encode(Stone(4))) == "b16e9a132364860b40a8e07b"
    assert digest(encode(Stone(4)), (1,)) != digest(encode(Stone(4)))


class WithSet(Struct):
    names: set[str]


class WithAny(Struct):
    thing: Any


class WithRow(Struct):
    numbers: tuple[int, ...]


class WithOpenTuple(Struct):
    pair: tuple[int, list[int]]


class WithLeafOrList(Struct):
    either: Leaf | list[int]


@pytest.mark.parametrize("kind", [WithSet, WithAny, WithOpenTuple, WithLeafOrList])
def test_what_has_no_order_or_no_type_is_refused(kind: type[Struct]) -> None:
    with pytest.raises(TypeError, match="cannot be part of a state"):
        copier(kind)


class Pouch(Struct):
    coins: list[int] | None
    names: dict[str, int] | None = None


class Wood(Struct):
    rows: list[list[Leaf]]
    rings: dict[str, dict[str, Leaf]]


def test_what_lies_in_lists_of_lists_is_copied() -> None:
    wood = Wood([[Leaf([1])], []], {"a": {"b": Leaf([2])}})
    twin = copier(Wood)(wood)
    assert twin == wood
    twin.rows[0][0].marks.append(3)
    twin.rings["a"]["b"].marks.append(4)
    assert (wood.rows[0][0].marks, wood.rings["a"]["b"].marks) == ([1], [2])


def test_what_may_be_missing_is_copied_where_it_is_there() -> None:
    pouch = Pouch([1, 2], {"a": 1})
    twin = copier(Pouch)(pouch)
    assert twin == pouch
    assert twin.coins is not pouch.coins
    assert twin.names is not pouch.names
    assert copier(Pouch)(Pouch(None)) == Pouch(None)


class Colour(Enum):
    RED = "red"


class Thicket(Struct):
    least: ClassVar[list[int]] = [1]
    colour: Colour
    either: Other | Third | None


def test_one_of_several_kinds_is_copied_where_it_is_there() -> None:
    thicket = Thicket(Colour.RED, Other(["a"]))
    twin = copier(Thicket)(thicket)
    assert twin == thicket
    assert twin.either is not thicket.either
    assert copier(Thicket)(Thicket(Colour.RED, None)) == Thicket(Colour.RED, None)


def test_a_row_of_numbers_is_shared() -> None:
    row = WithRow((1, 2, 3))
    assert copier(WithRow)(row).numbers is row.numbers


def test_luck_that_is_estranged_knows_nothing_of_what_came_before() -> None:
    """What a seat imagines must not depend on how often a die was rolled in secret."""
    fresh, used = Streams(5), Streams(5)
    for _ in range(7):
        used.roll("die")
    used.stack_rolls("die", 6)
    fresh.estrange(Streams(9))
    used.estrange(Streams(9))
    assert fresh == used
    assert [fresh.roll("die") for _ in range(9)] == [used.roll("die") for _ in range(9)]


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


@pytest.mark.parametrize("stacked", [0, 1, 3])
@pytest.mark.parametrize("cards", [0, 1, 2, 9])
def test_a_shuffle_draws_what_single_draws_would_give(cards: int, stacked: int) -> None:
    at_once, one_by_one = Streams(5), Streams(5)
    for streams in (at_once, one_by_one):
        streams.below("deck", 4)
        streams.stack("deck", *[0] * min(stacked, max(0, cards - 1)))
    left, right = list(range(cards)), list(range(cards))
    at_once.shuffle("deck", left)
    for i in range(cards - 1, 0, -1):
        j = one_by_one.below("deck", i + 1)
        right[i], right[j] = right[j], right[i]
    assert (left, at_once) == (right, one_by_one)
    fresh = Streams(6)
    fresh.shuffle("deck", left)
    assert ("deck" in fresh.at) == (cards > 1)


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


SPLITMIX = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
"""What splitmix64 gives from 1234567 on, as its authors publish it."""


def test_luck_is_splitmix64() -> None:
    """On every machine and in every version: a save that is played again has the same luck."""
    streams = Streams(7, at={"die": 1234567})
    assert [streams.below("die", 2**64) for _ in SPLITMIX] == SPLITMIX


def test_a_purpose_begins_with_the_hash_of_the_seed_and_its_name() -> None:
    origin = int.from_bytes(blake2b(b"7:die", digest_size=8).digest(), "little")
    fresh, there = Streams(7), Streams(0, at={"die": origin})
    assert fresh.below("die", 2**64) == there.below("die", 2**64)


def test_foreign_luck_has_a_seed_that_every_client_can_hold() -> None:
    seeds = []
    for n in range(20):
        streams = Streams(5)
        streams.estrange(Streams(n))
        seeds.append(streams.seed)
    assert 2**52 < max(seeds) < 2**53
