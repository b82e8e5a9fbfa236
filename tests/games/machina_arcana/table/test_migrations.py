"""Saves of version 1, at every step it could stand at."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from waystone.games.machina_arcana.rules.registry import step
from waystone.games.machina_arcana.table.migrations import the_round_waits
from waystone.games.machina_arcana.table.state import State
from waystone.kernel.migrate import Position

SAVE = Path(__file__).parents[3] / "saves" / "machina-arcana-1.json"
ROUND = ["play_round", "monster_phase", "horror_phase", "spawn_phase"]


def position(at: str | None, *args: Any, campaign: bool = False, choose: int = 0) -> Position:
    """A position of version 1 with two explorers, of whom `choose` are still to be chosen."""
    state = json.loads(SAVE.read_bytes())["state"]
    state["campaign"], state["new_round"] = campaign, at == "explorer_phase"
    state["setting_up"] = list(range(1, 1 + choose))
    return the_round_waits(Position(state, at, list(args)))


@pytest.mark.parametrize(
    ("old", "new", "waiting"),
    [
        ("fresh_round", "new_round", ROUND),
        ("explorer_phase", "explorer_phase", ROUND),
        ("next_explorer", "explorer_turns", ROUND),
        ("explorer_turn", "explorer_turn", [*ROUND, "explorer_turns"]),
        ("explorer_action", "explorer_action", [*ROUND, "explorer_turns"]),
        ("spawn_phase", "spawn_phase", ROUND[:3]),
        ("spawn_rolls", "spawn_rolls", [*ROUND[:3], "end_of_spawn"]),
        ("end_of_spawn", "end_of_spawn", ROUND[:3]),
        ("horror_phase", "horror_phase", ROUND[:2]),
        ("monster_phase", "monster_phase", ROUND[:1]),
        ("next_monster", "monster_turns", ROUND[:1]),
        ("free_turn", "free_turn", [*ROUND[:1], "monster_turns"]),
        ("chapter_one", "chapter_one", ROUND[:1]),
        (None, None, []),
    ],
)
def test_the_rest_of_the_round_waits(old: str | None, new: str | None, waiting: list[str]) -> None:
    found = position(old, 1)
    assert found.step == new
    assert found.args == [1]
    assert [then.step for then in found.stack] == waiting
    assert new is None or new in step.by_name
    assert all(then.step in step.by_name for then in found.stack)
    state = msgspec.convert(found.state, State, strict=False)
    assert state.story.scenario == "works"
    assert not state.story.new_round
    if old is not None:
        after = position(old, 1, campaign=True).stack
        assert [then.step for then in after] == ["next_scenario", *waiting]


def test_those_who_have_yet_to_choose_wait() -> None:
    found = position("choose_explorer", 0, choose=2)
    assert [(then.step, then.args) for then in found.stack] == [
        ("scenario", []),
        ("choose_explorer", [2]),
        ("choose_explorer", [1]),
    ]


@pytest.mark.parametrize(
    ("old", "seat", "now", "waiting"),
    [
        ("between_scenarios", 0, "keep_cards", [("set_up_next", []), ("keep_cards", [1])]),
        ("between_scenarios", 2, "set_up_next", []),
        ("campaign_inventory", 1, "campaign_inventory",
         [("next_scenario", []), ("play_round", []), ("chapter_one", [])]),
        ("campaign_inventory", 2, "chapter_one", [("next_scenario", []), ("play_round", [])]),
    ],
)  # fmt: skip
def test_between_the_scenarios_of_a_campaign(
    old: str, seat: int, now: str, waiting: list[tuple[str, list[int]]]
) -> None:
    found = position(old, seat, campaign=True)
    assert found.step == now
    assert [(then.step, then.args) for then in found.stack] == waiting
