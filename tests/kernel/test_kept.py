"""What is kept has a bound, and what is in use stays."""

from types import SimpleNamespace

from msgspec import Struct

from waystone.kernel.kept import UNWRITTEN, Kept, kept, let_go, size_of


def test_no_more_is_kept_than_was_said() -> None:
    known: Kept[int, str] = Kept(10)
    for n in range(1_000):
        known.keep(n, str(n))
        assert len(known.all()) <= 10
    assert known.find(999) == "999"
    assert known.find(0) is None


def test_of_what_is_too_much_the_older_half_goes() -> None:
    known: Kept[int, str] = Kept(10)
    for n in range(11):
        known.keep(n, str(n))
    assert known.find(10) == "10"
    assert known.find(9) == "9"
    assert known.find(4) is None


def test_what_is_asked_for_now_and_then_stays() -> None:
    known: Kept[int, str] = Kept(10)
    known.keep(-1, "hot")
    for n in range(1_000):
        known.keep(n, str(n))
        if n % 3 == 0:
            assert known.find(-1) == "hot"


def test_large_things_count_by_their_size() -> None:
    known: Kept[int, str] = Kept(100, len)
    for n in range(50):
        known.keep(n, "x" * 20)
        assert sum(map(len, known.all().values())) <= 100
    assert known.keep(-1, "x" * 500) == known.find(-1), "what is larger than all is kept alone"
    assert len(known) == 1


class Face(Struct):
    title: str
    lines: list[str]


def test_the_size_of_a_face_grows_with_all_that_it_says() -> None:
    bare = size_of(Face("", []))
    assert size_of(Face("x" * 1_000, [])) > bare + 1_000
    assert size_of(Face("", ["x" * 1_000])) > bare + 1_000
    assert size_of(Face("я" * 1_000, [])) > bare + 2_000
    assert size_of({"key": ["x" * 1_000]}) > 1_000
    assert size_of(test_no_more_is_kept_than_was_said) == UNWRITTEN
    assert size_of(1 << 100) == UNWRITTEN


def test_what_was_there_from_the_beginning_stays() -> None:
    names = {f"card-{n}": n for n in range(5)}
    for n in range(100):
        let_go(names, 12, lambda name: "+" in name)
        names[f"card-0+{n}"] = n
        assert len(names) <= 13
        assert f"card-0+{n - 1}" in names or not n
    assert all(f"card-{n}" in names for n in range(5))


def test_one_is_kept_for_a_name() -> None:
    owner = SimpleNamespace()
    ways: Kept[int, int] = kept(owner, "ways", 4)
    ways.keep(1, 2)
    again: Kept[int, int] = kept(owner, "ways", 4)
    means: Kept[int, int] = kept(owner, "means", 4)
    assert (again.find(1), means.find(1)) == (2, None)
