from waystone.kernel.rng import Streams
from waystone.parts.bag import Bag


def test_a_drawn_token_is_gone() -> None:
    streams = Streams(seed=1)
    streams.stack("standees", 1)
    bag = Bag(["1", "2", "3"])
    assert bag.draw(streams, "standees") == "2"
    assert bag.tokens == ["1", "3"]


def test_all_come_out_once_then_nothing() -> None:
    streams = Streams(seed=1)
    bag = Bag(["1", "2", "3"])
    assert {bag.draw(streams, "standees") for _ in range(3)} == {"1", "2", "3"}
    assert bag.draw(streams, "standees") is None


def test_a_token_put_back_can_come_again() -> None:
    bag = Bag([])
    bag.put("4")
    assert bag.draw(Streams(seed=1), "standees") == "4"
