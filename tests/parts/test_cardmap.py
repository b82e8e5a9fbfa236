import random

import pytest

from waystone.parts.cardmap import (
    CardMap,
    Place,
    has_open_end,
    is_connected,
    links,
    lying,
    on_side,
    open_ends,
    placements,
)
from waystone.parts.path import distances

CROSS = (True, True, True, True)
NORTH_ONLY = (True, False, False, False)
NORTH_SOUTH = (True, False, True, False)
EAST_WEST = (False, True, False, True)


def test_a_turned_card_shows_its_sides_the_other_way_round() -> None:
    printed = ("open", "wall", "trap", "blocked")
    as_printed, turned = Place(0, 0), Place(0, 0, turned=True)
    assert [on_side(printed, as_printed, side) for side in range(4)] == list(printed)
    assert [on_side(printed, turned, side) for side in range(4)] == [
        "trap",
        "blocked",
        "open",
        "wall",
    ]


def test_a_new_card_needs_a_working_exit() -> None:
    board = CardMap({"entrance": Place(0, 0)})
    legal = placements(board, "hall", {"entrance": CROSS, "hall": EAST_WEST})
    assert {(place.x, place.y) for place in legal} == {(1, 0), (-1, 0)}
    assert len(legal) == 4


def test_a_dead_end_must_be_turned_to_the_map() -> None:
    board = CardMap({"entrance": Place(0, 0)})
    legal = placements(board, "cell", {"entrance": CROSS, "cell": NORTH_ONLY})
    assert legal == [Place(0, -1, turned=True), Place(0, 1)]


def test_sides_that_do_not_match_may_touch() -> None:
    board = CardMap({"entrance": Place(0, 0), "east": Place(1, 0), "southeast": Place(1, 1)})
    passable = {"entrance": CROSS, "east": CROSS, "southeast": NORTH_ONLY, "new": CROSS}
    assert Place(0, 1) in placements(board, "new", passable)
    board.lay("new", Place(0, 1))
    assert links(board, passable) == [(1, 3), (2, 0), (1,), (0,)]


def test_the_map_may_not_be_closed_except_by_the_last_card() -> None:
    board = CardMap({"entrance": Place(0, 0)})
    passable = {"entrance": NORTH_ONLY, "cell": NORTH_ONLY, "hall": NORTH_SOUTH}
    assert placements(board, "cell", passable) == []
    assert placements(board, "cell", passable, last=True) == [Place(0, -1, turned=True)]
    assert len(placements(board, "hall", passable)) == 2


def test_another_open_end_leaves_the_map_open() -> None:
    board = CardMap({"entrance": Place(0, 0)})
    passable = {"entrance": NORTH_SOUTH, "cell": NORTH_ONLY}
    assert len(placements(board, "cell", passable)) == 2


def test_open_ends_are_free_spots_before_passable_sides() -> None:
    board = CardMap({"entrance": Place(0, 0), "hall": Place(1, 0)})
    passable = {"entrance": CROSS, "hall": EAST_WEST}
    assert open_ends(board, passable) == [(0, -1), (0, 1), (-1, 0), (2, 0)]


def test_a_map_is_closed_when_every_passable_side_looks_at_a_card() -> None:
    board = CardMap({"south": Place(0, 0), "north": Place(0, -1, turned=True)})
    closed = {"south": NORTH_ONLY, "north": NORTH_ONLY}
    assert not has_open_end(lying(board, closed))
    assert has_open_end(lying(board, {**closed, "south": NORTH_SOUTH}))


def test_cards_that_do_not_join_may_not_touch() -> None:
    board = CardMap({"entrance": Place(0, 0), "field": Place(1, 0)})
    passable = {"entrance": CROSS, "field": CROSS, "cave": CROSS}
    legal = placements(board, "cave", passable, joins=lambda a, b: "field" not in (a, b))
    assert {(place.x, place.y) for place in legal} == {(0, -1), (0, 1), (-1, 0)}


def test_a_wall_on_either_card_stops_both_ways() -> None:
    board = CardMap({"entrance": Place(0, 0), "hall": Place(0, 1)})
    assert links(board, {"entrance": CROSS, "hall": EAST_WEST}) == [(), ()]
    assert links(board, {"entrance": EAST_WEST, "hall": CROSS}) == [(), ()]
    assert not is_connected(board, {"entrance": CROSS, "hall": EAST_WEST})
    assert is_connected(board, {"entrance": CROSS, "hall": NORTH_ONLY})


def test_a_taken_place_is_refused() -> None:
    board = CardMap({"entrance": Place(0, 0)})
    with pytest.raises(ValueError, match="taken"):
        board.lay("hall", Place(0, 0, turned=True))


@pytest.mark.parametrize("seed", range(20))
def test_a_map_grown_by_the_rules_stays_walkable_and_open(seed: int) -> None:
    rng = random.Random(seed)
    passable = {f"card{i}": tuple(rng.random() < 0.7 for _ in range(4)) for i in range(22)}
    passable["card0"] = CROSS
    board = CardMap({"card0": Place(0, 0)})
    for card in list(passable)[1:]:
        legal = placements(board, card, passable)
        if legal:
            board.lay(card, rng.choice(legal))
        assert is_connected(board, passable)
        assert open_ends(board, passable)
        assert has_open_end(lying(board, passable))
    assert max(distances(links(board, passable), 0)) >= 2
