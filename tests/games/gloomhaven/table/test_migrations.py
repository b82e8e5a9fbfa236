"""Positions of version 1 go on where they stood."""

from typing import Any

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.table.migrations import MIGRATIONS
from waystone.kernel.migrate import Position
from waystone.kernel.step import Next

DEEDS = {"kills": 3, "killed:drowned": 2, "killed:mud-eel": 1}


def position(step: str, *args: Any, seats: int = 2, **campaign: Any) -> Position:
    """A table of version 1 with three characters at two seats."""
    state: dict[str, Any] = {
        "characters": [{"seat": n % seats, "deeds": dict(DEEDS)} for n in range(3)],
        "figures": {
            "thorn-1": {"retaliate": 2, "retaliate_range": 3},
            "thorn-2": {"retaliate": 0, "retaliate_range": 0},
        },
        "party": 3,
        "seats": seats,
        "happened": ["killed:drowned", "plate:east"],
        "fired": ["2"],
        "campaign": None,
    }
    if campaign:
        sheet = {"progress": dict(DEEDS)}
        waiting = ["damage:2", "condition:poison"]
        parties = [{"pending": waiting, "sheets": [sheet], "away": []}]
        state["campaign"] = {"visiting": 1, "gifts": [], "parties": parties} | campaign
    return Position(state, step, list(args))


def told(old: Position) -> list[str]:
    """The step that runs, then those that wait, in the order they will be played."""
    new = MIGRATIONS[1](old)
    assert new.step is not None
    steps = [Next(new.step, new.args), *reversed(new.stack)]
    for step in steps:
        GAME.steps.by_name[step.step].read(step.args)
    return [" ".join([step.step, *map(str, step.args)]) for step in steps]


RESTS = ["rest_or_not 0", "rest_or_not 1", "rest_or_not 2", "end_of_round"]


@pytest.mark.parametrize(
    ("step", "args", "wanted"),
    [
        ("choose_class", [1], ["choose_class 1", "choose_class 2", "set_up", "the_end"]),
        ("learn", [2, 4], ["learn 2 4", "set_up", "the_end"]),
        ("set_up", [], ["set_up", "the_end"]),
        ("choose_start", [2], ["choose_start 2", "start_scenario", "a_round", "the_end"]),
        ("choose_second", [0], ["choose_second 0", "choose_leading 1", "initiative", "clean_up",
                                *RESTS, "the_end"]),
        ("monster_turn", ["dummy-1"], ["monster_turn dummy-1", "clean_up", *RESTS, "the_end"]),
        ("rest_or_not", [1], ["rest_or_not 1", "rest_or_not 2", "end_of_round", "the_end"]),
        ("rest_or_not", [3], ["end_of_round", "the_end"]),
    ],
)  # fmt: skip
def test_a_scenario_goes_on(step: str, args: list[Any], wanted: list[str]) -> None:
    assert told(position(step, *args)) == wanted


@pytest.mark.parametrize(
    ("step", "args", "wanted"),
    [
        ("town", [], ["visit 1", "gather", "choose_scenario"]),
        ("level_up", ["sexton", True], ["level_up sexton", "visit 1", "gather", "choose_scenario"]),
        ("mark_perk", ["sexton", "town", []], ["mark_perk sexton", "visit 1", "gather",
                                               "choose_scenario"]),
        ("mark_perk", ["pilot", "award_perks", [["sexton"]]],
         ["mark_perk pilot", "mark_perk sexton", "take_rewards low-tide", "after_rewards"]),
        ("award_perks", [[]], ["take_rewards low-tide", "after_rewards"]),
        ("take_rewards", [], ["take_rewards low-tide", "after_rewards"]),
        ("draw_event", ["city", "town"], ["draw_event city", "gather", "choose_scenario"]),
        ("resolve_event", ["arrive"], ["resolve_event", "arrive"]),
        ("enter_dungeon", [], ["enter_dungeon", "arrive"]),
        ("where_now", [], ["where_now"]),
        ("clean_up", [], ["clean_up", *RESTS, "after_scenario"]),
    ],
)  # fmt: skip
def test_a_campaign_goes_on(step: str, args: list[Any], wanted: list[str]) -> None:
    assert told(position(step, *args, gifts=["low-tide"])) == wanted


def test_words_become_things() -> None:
    state = MIGRATIONS[1](position("town", visiting=2)).state
    assert state["unsettled"] == [
        {"type": "killed", "monster": "drowned"},
        {"type": "plate", "plate": "east"},
    ]
    assert state["fired"] == [2]
    assert state["campaign"]["parties"][0]["pending"] == [
        {"type": "start-damage", "value": 2},
        {"type": "start-condition", "condition": "poison"},
    ]
    assert state["figures"] == {"thorn-1": {"retaliates": {3: 2}}, "thorn-2": {"retaliates": {}}}
    killed = {"drowned": 2, "mud-eel": 1}
    assert state["characters"][0] == {"seat": 0, "deeds": {"kills": 3}, "killed": killed}
    sheet = state["campaign"]["parties"][0]["sheets"][0]
    assert sheet == {"progress": {"kills": 3}, "killed": killed}
