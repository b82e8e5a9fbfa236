"""Secrets in encounters: flipped and discarded like items, but back to their own deck (TG-SEC)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.table.world import Held


def met(limit: str, shared: bool) -> Journey:
    """Ada holds a Secret (or it is shared) that heals once by its limit, and meets the bear."""
    heals: dict[str, Any] = {"when": "use", "limit": limit, "do": [{"type": "heal"}]}
    island = Island().secret("sec-1", abilities=[heals], shared=shared)
    journey = Journey(island, "ada").has("ada", health=2)
    (journey.world.shared if shared else journey.hero("ada").secrets).append(Held("sec-1"))
    journey.do({"type": "encounter", "named": "bear"}).say("keep")
    return journey.say("use:sec-1")


def held(journey: Journey) -> list[str]:
    return [one.id for one in (*journey.hero("ada").secrets, *journey.isle.shared)]


@pytest.mark.rule("TG-ITM-16", "TG-SEC-04", "TG-SEC-05")
@pytest.mark.parametrize("shared", [False, True])
def test_a_secret_is_flipped_till_the_encounter_is_over(shared: bool) -> None:
    journey = met("flip", shared)
    assert journey.hero("ada").health == 3
    assert "use:sec-1" not in journey.options()
    journey.say("escape")
    assert held(journey) == ["sec-1"]
    journey.do({"type": "encounter", "named": "bear"}).say("keep")
    assert "use:sec-1" in journey.options(), "turned up again"


@pytest.mark.rule("TG-DSC-02", "TG-SEC-01")
@pytest.mark.parametrize("shared", [False, True])
def test_a_secret_that_is_discarded_goes_back_to_its_deck(shared: bool) -> None:
    journey = met("discard", shared)
    assert journey.hero("ada").health == 3
    assert held(journey) == []
    assert "use:sec-1" not in journey.options()
    assert "sec-1" not in journey.isle.gone, "it may be gained again"
