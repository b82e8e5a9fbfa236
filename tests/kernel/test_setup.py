"""Setups: what a game fills in where nothing is said, and what it refuses in which words."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from waystone.kernel.errors import BadSetup
from waystone.kernel.game import Choice, Mode, Scenario, Setup, Variant, find

NO_NAME = {"en": "x", "ru": "x"}
GAME = replace(
    find("_template"),
    id="inn",
    modes=(Mode("duel", NO_NAME, (1, 2)), Mode("brawl", NO_NAME, (2, 5))),
    choices=(
        Choice("length", NO_NAME, ("short", "long")),
        Choice("stakes", NO_NAME, ("none", "gold"), modes=("brawl",)),
    ),
    variants=(Variant("fog", NO_NAME), Variant("frost", NO_NAME)),
    scenarios=lambda content: [
        Scenario("cellar", NO_NAME, (2, 2), "duel"),
        Scenario("attic", NO_NAME, (3, 4)),
        Scenario("yard", NO_NAME, (2, 5), "brawl"),
        Scenario("hall", NO_NAME, (1, 5)),
    ],
)
BARE = replace(GAME, choices=(), variants=(), scenarios=lambda content: [])


def settled(seats: int = 2, game: Any = GAME, **told: Any) -> Setup:
    found: Setup = game.settle(Setup(seats, 1, **told), None)
    return found


def refused(said: str, seats: int = 2, game: Any = GAME, **told: Any) -> None:
    with pytest.raises(BadSetup, match=re.escape(said)):
        settled(seats, game, **told)


def test_a_setting_has_its_first_value_unless_another_is_chosen() -> None:
    assert settled(mode="duel").choices == {"length": "short"}
    assert settled(mode="duel", choices={"length": "long"}).choices == {"length": "long"}


def test_a_setting_of_some_modes_is_one_of_those_alone() -> None:
    assert settled(mode="brawl").choices == {"length": "short", "stakes": "none"}
    chosen = {"stakes": "gold"}
    assert settled(mode="brawl", choices=chosen).choices == {"length": "short", "stakes": "gold"}
    refused("inn has no setting 'stakes' here: there are length.", mode="duel", choices=chosen)


def test_a_value_is_one_of_those_of_its_own_setting() -> None:
    refused(
        "'gold' is no value of length: choose short, long.",
        mode="brawl",
        choices={"length": "gold"},
    )


def test_variants_come_in_the_order_of_the_game_and_unknown_ones_are_refused() -> None:
    assert settled(variants=["frost", "fog"]).variants == ["fog", "frost"]
    refused("inn has no variant 'snow': there are fog, frost.", variants=["snow"])
    refused("inn has no variant 'snow': there are none.", game=BARE, variants=["snow"])


@pytest.mark.parametrize(
    ("mode", "seats", "scenario"),
    [
        ("duel", 1, "hall"),
        ("duel", 2, "cellar"),
        ("brawl", 2, "yard"),
        ("brawl", 3, "attic"),
        ("brawl", 4, "attic"),
        ("brawl", 5, "yard"),
    ],
)
def test_the_scenario_is_the_first_for_so_many_in_this_mode(
    mode: str, seats: int, scenario: str
) -> None:
    assert settled(seats, mode=mode).scenario == scenario


def test_a_game_without_scenarios_has_none() -> None:
    assert settled(game=BARE).scenario == ""
    refused("inn has no scenario 'attic' here: there are none.", game=BARE, scenario="attic")


@pytest.mark.parametrize(("seats", "fits"), [(2, False), (3, True), (4, True), (5, False)])
def test_a_scenario_is_for_so_many_and_no_others(seats: int, fits: bool) -> None:
    if fits:
        assert settled(seats, mode="brawl", scenario="attic").scenario == "attic"
    else:
        refused("Scenario attic takes 3 to 4 seats.", seats, mode="brawl", scenario="attic")


def test_a_scenario_of_a_mode_is_there_in_that_mode_alone() -> None:
    assert settled(mode="brawl", scenario="yard").scenario == "yard"
    told = "inn has no scenario 'yard' here: there are cellar, attic, hall."
    refused(told, mode="duel", scenario="yard")
