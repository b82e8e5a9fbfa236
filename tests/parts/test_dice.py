from collections import Counter

from waystone.kernel.rng import Streams
from waystone.parts.dice import Die, numbered

TERRAIN = Die(
    ("wild", "plains", "plains/forest", "forest/hills", "mountains/water", "hills/plains")
)


def test_faces_are_what_is_printed() -> None:
    streams = Streams(seed=1)
    streams.stack_rolls("travel", 5, 1)
    assert TERRAIN.roll_many(streams, "travel", 2) == ["mountains/water", "wild"]


def test_numbered_dice_start_at_one() -> None:
    streams = Streams(seed=1)
    streams.stack_rolls("spawn", 10, 1)
    assert numbered(10).roll_many(streams, "spawn", 2) == [10, 1]


def test_every_face_comes_up_about_equally_often() -> None:
    rolled = Counter(numbered(6).roll_many(Streams(seed=7), "test", 6_000))
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1_150 for count in rolled.values())
