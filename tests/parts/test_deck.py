import msgspec
import pytest

from waystone.kernel.rng import Streams
from waystone.parts.deck import Deck


def test_cards_come_from_the_top() -> None:
    deck = Deck(["a", "b", "c"])
    assert deck.peek(2) == ["a", "b"]
    assert [deck.draw(), deck.draw()] == ["a", "b"]
    assert deck.cards == ["c"]


def test_an_empty_deck_gives_nothing_and_keeps_its_discards() -> None:
    deck = Deck([], ["x"])
    assert deck.draw() is None
    assert deck.discards == ["x"]


def test_drawing_again_makes_a_new_deck_of_the_discards() -> None:
    streams = Streams(seed=1)
    streams.stack("loot", 0, 0)  # the last goes to the top, then stays second
    deck = Deck([], ["x", "y", "z"])
    assert deck.draw_again(streams, "loot") == "y"
    assert (deck.cards, deck.discards) == (["z", "x"], [])
    assert list(streams.at) == []


def test_drawing_again_does_not_shuffle_while_cards_are_left() -> None:
    streams = Streams(seed=1)
    deck = Deck(["a"], ["x"])
    assert deck.draw_again(streams, "loot") == "a"
    assert (deck.discards, streams.at) == (["x"], {})


def test_drawing_again_from_nothing() -> None:
    assert Deck([]).draw_again(Streams(seed=1), "loot") is None


def test_top_and_bottom() -> None:
    deck = Deck(["m"])
    deck.put_top("t")
    deck.put_bottom("b")
    assert deck.cards == ["t", "m", "b"]


def test_the_last_discard_lies_on_top() -> None:
    deck = Deck([])
    deck.discard("old")
    deck.discard("new")
    assert deck.discards == ["new", "old"]
    deck.take_discard("old")
    assert deck.discards == ["new"]


def test_taking_a_named_card() -> None:
    deck = Deck(["a", "b", "c"])
    deck.take("b")
    assert deck.cards == ["a", "c"]
    with pytest.raises(ValueError, match="not in list"):
        deck.take("b")


def test_a_card_shuffled_in_leaves_the_discards() -> None:
    streams = Streams(seed=1)
    streams.stack("modifiers", 0, 1)
    deck = Deck(["a", "b"], ["x"])
    deck.shuffle_in("curse", streams, "modifiers")
    assert (deck.cards, deck.discards) == (["curse", "b", "a"], ["x"])


def test_reshuffling_joins_both_piles() -> None:
    deck = Deck(["a", "b"], ["x", "y"])
    deck.reshuffle(Streams(seed=3), "events")
    assert sorted(deck.cards) == ["a", "b", "x", "y"]
    assert deck.discards == []


def test_shuffling_is_repeatable_and_really_mixes() -> None:
    def shuffled(seed: int) -> list[str]:
        deck = Deck([str(i) for i in range(30)])
        deck.shuffle(Streams(seed=seed), "events")
        return deck.cards

    assert shuffled(1) == shuffled(1)
    assert shuffled(1) != shuffled(2)
    assert shuffled(1) != [str(i) for i in range(30)]


def test_a_deck_is_plain_data() -> None:
    deck = Deck(["a"], ["x"])
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck
