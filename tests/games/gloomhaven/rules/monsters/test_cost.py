"""What a monster's turn costs: counted in lines of rules executed, not in seconds, so that it is
the same on every machine."""

import sys
from types import FrameType
from typing import Any

import pytest

from waystone.games.gloomhaven.box.effects import Attack, Move
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.table.map import tables

SIZES = (7, 9, 12)


def run(rule: Any) -> None:
    """The players take the first of what is equally good."""
    value: Any = None
    try:
        while True:
            asked = rule.send(value).questions[0]
            value = (asked.seat, asked.options[0].value)
    except StopIteration:
        return


def lines_of(rule: Any) -> int:
    """How many lines the rules and the parts run for this."""
    counted = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal counted
        if "waystone" not in frame.f_code.co_filename:
            return None
        if event == "line":
            counted += 1
        return trace

    sys.settrace(trace)
    try:
        run(rule)
    finally:
        sys.settrace(None)
    return counted


def turn_cost(size: int, ranged: bool) -> int:
    """A monster crosses an open map towards a hero at the other end; the map's tables are known
    from a turn before, as they are in play."""
    gh = Gh(*[" ".join("." * size)] * size)
    gh.hero("harpooner", (size - 1, size - 1))
    gh.hero("sexton", (size - 1, size - 2))
    gh.kind("walker", [Move(), Attack()], move=3, attack=2, range=3 if ranged else 0)
    foe = gh.monster((0, 0), "walker")
    costs = []
    for _ in range(2):
        gh.move(foe, (0, 0))
        tables(gh.g).thought.clear()
        gh.turn(foe)
        costs.append(lines_of(act_as_monster(gh.g, foe)))
    assert gh.at(foe) != (0, 0)
    return costs[1]


@pytest.mark.parametrize("ranged", [False, True])
def test_a_monsters_turn_costs_no_more_a_hex_on_a_larger_map(ranged: bool) -> None:
    costs = {size * size: turn_cost(size, ranged) for size in SIZES}
    each = [cost / hexes for hexes, cost in costs.items()]
    assert each[1] <= 1.15 * each[0]
    assert each[2] <= 1.15 * each[1]
