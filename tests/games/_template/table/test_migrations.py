"""Saves of version 1, which kept the order of the heroes in the state."""

import pytest

from waystone.games._template.table.migrations import the_order_waits
from waystone.kernel.migrate import Position
from waystone.kernel.step import Next


@pytest.mark.parametrize(
    ("step", "order", "waits"),
    [
        ("a_round", [], []),
        ("marching_order", [], ["a_round", "evening", "beast_turn"]),
        ("hero_turn", [2, 0], ["a_round", "evening", "beast_turn", "hero_turn 0", "hero_turn 2"]),
        ("beast_turn", [], ["a_round", "evening"]),
        ("evening", [], ["a_round"]),
    ],
)
def test_what_is_left_of_the_round_waits(step: str, order: list[int], waits: list[str]) -> None:
    def spelled(one: Next) -> str:
        return " ".join([one.step, *map(str, one.args)])

    moved = the_order_waits(Position({"order": order, "round": 3}, step, [1]))
    assert [spelled(one) for one in moved.stack] == waits
    assert (moved.state, moved.step, moved.args) == ({"round": 3}, step, [1])
