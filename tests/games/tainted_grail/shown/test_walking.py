"""A far click on the island travels Location by Location, up to the first thing that happens."""

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.kernel.session import Session


def journey(island: Island, *laid: int, **tracks: int) -> Session:
    island.character("ada", weakness={"when": "weakness", "on": "guardian-near", "do": []})
    one = Journey(island, "ada").has("ada", **({"energy": 6} | tracks))
    for number in laid:
        one.lay(number)
    session = one.midday().session
    assert session is not None
    return session


@pytest.mark.rule("TG-ACT-06", "TG-ACT-09", "TG-ACT-11")
def test_a_far_click_travels_step_by_step() -> None:
    session = journey(Island(), 102, 103, 104)
    assert session.walk(0, "place:103") == 2
    assert session.state.heroes[0].at == 103
    assert session.state.heroes[0].energy == 4
    assert session.walk(0, "place:103") == 0, "one is there"


@pytest.mark.rule("TG-ACT-09")
def test_it_ends_where_the_energy_does() -> None:
    session = journey(Island(), 102, 103, 104, energy=1)
    assert session.walk(0, "place:103") == 1
    assert session.state.heroes[0].at in (102, 104)


@pytest.mark.rule("TG-ACT-09")
def test_what_happens_on_the_way_interrupts_it() -> None:
    gift = {"do": [{"type": "gain", "what": "food"}]}
    island = Island().place(102, pointers={"s": 101, "e": 103}, wyrd={"instant": gift})
    island.place(104, pointers={"n": 103, "w": 101}, wyrd={"instant": gift})
    session = journey(island, 102, 103, 104)
    assert session.walk(0, "place:103") == 1
    assert session.state.heroes[0].food == 1


@pytest.mark.rule("TG-ACT-09")
def test_a_new_place_interrupts_it() -> None:
    session = journey(Island(), 102)
    assert session.walk(0, "place:102") == 1
    assert session.walk(0, "place:999") == 0, "nobody knows such a place"
    assert session.walk(0, "place:far") == 0


@pytest.mark.rule("TG-ACT-09")
def test_a_far_click_means_nothing_but_at_midday() -> None:
    one = Journey(Island(), "ada").has("ada", food=1).lay(103).dusk()
    assert (one.prompt, one.session is not None) == ("ask-meal", True)
    assert one.session is not None
    assert one.session.walk(0, "place:103") == 0
