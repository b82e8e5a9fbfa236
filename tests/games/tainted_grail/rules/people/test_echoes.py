"""Echoes of Ruin: gained at once, in sight, read again (TG-ECH)."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.people.echoes import ever
from waystone.kernel.view import Page


def words(said: str) -> dict[str, str]:
    return {"en": said, "ru": said}


def sheet(needs: dict[str, Any], *names: str, on: str = "ever") -> Journey:
    """Ada has one achievement, which asks for this."""
    island = Island().item("axe", slot="weapon").item("bow", slot="weapon")
    island.add("statuses", "st-1", parts=2)
    island.verse("mem-1", section="memory", text=words("A ship."))
    base = {"character": "ada", "memory": "mem-1", "text": words("Hold it.")}
    island.add("echoes", "echo-1", group=1, **base, **{"on": on, "if": [needs]})
    journey = Journey(island, *(names or ("ada",)), rules=("echoes",))
    journey.world.echoes = True
    return journey


MAGIC = {"is": "holds", "what": "magic", "least": 3}


@pytest.mark.rule("TG-ECH-02")
def test_an_achievement_is_gained_in_the_middle_of_an_effect() -> None:
    gains, loses = {"type": "gain", "what": "magic", "n": 3}, {"type": "lose", "what": "magic"}
    journey = sheet(MAGIC).do(gains, loses)
    assert journey.hero("ada").magic == 2
    assert journey.hero("ada").echoes == ["echo-1"]
    order = [line for line in journey.said if line.startswith(("fact-echo", "fact-resource"))]
    assert order == ["fact-resource-changed", "fact-echo-gained", "fact-resource-changed"]


@pytest.mark.rule("TG-ECH-02")
@pytest.mark.parametrize(
    ("needs", "effect"),
    [
        ({"is": "item", "item": "axe"}, {"type": "gain-named", "item": "axe"}),
        (
            {"is": "status", "status": "st-1", "part": 2},
            {"type": "mark-status", "status": "st-1", "part": 2},
        ),
        ({"is": "holds", "what": "xp", "least": 2}, {"type": "own-xp", "n": 2}),
    ],
)
def test_what_is_got_learned_or_marked_is_asked_for_at_once(
    needs: dict[str, Any], effect: dict[str, Any]
) -> None:
    journey = sheet(needs)
    spoken = journey.do(effect, {"type": "may", "do": [{"type": "heal"}]})
    assert spoken.prompt == "ask-may", "still in the middle of it"
    assert spoken.hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-ECH-02")
def test_what_is_handed_over_counts_at_once() -> None:
    journey = sheet({"is": "item", "slot": "weapon", "least": 2}, "ada", "ben")
    journey.give("ada", "axe").give("ben", "bow").midday()
    journey.say("ben:give:bow")
    assert journey.say("item:axe").hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-ECH-02")
def test_an_attribute_counts_as_soon_as_it_is_bought() -> None:
    journey = sheet({"is": "able", "attribute": "courage", "least": 1}).has("ada", xp=6).dusk()
    while journey.prompt != "ask-develop":
        journey.say("pass")
    journey.say("attribute:courage")
    assert journey.prompt == "ask-develop", "there is more to buy"
    assert journey.hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-ECH-02")
def test_a_day_counts_from_its_dawn() -> None:
    journey = sheet({"is": "day", "least": 2}).dawn()
    began = journey.said.index("fact-day-began")
    assert journey.said[began + 1] == "fact-echo-gained"


def records(journey: Journey) -> dict[str, Page]:
    assert journey.session is not None
    pages = journey.session.view(0, GAME.text("en", journey.content)).pages
    return {page.title: page for page in pages if page.record}


@pytest.mark.rule("TG-ECH-01", "TG-ECH-03")
def test_the_sheet_of_achievements_is_in_sight() -> None:
    journey = sheet(MAGIC).midday()
    (line,) = records(journey)["Echoes of Ruin: ada"].paragraphs
    assert line.startswith("○")
    assert "Hold it." in line
    journey = sheet(MAGIC).has("ada", magic=3).midday()
    (line,) = records(journey)["Echoes of Ruin: ada"].paragraphs
    assert line.startswith("✓")
    journey.world.echoes = False
    without = Journey(Island(), "ada").midday()
    assert not any("Echoes" in title for title in records(without)), "only with the module"


@pytest.mark.rule("TG-ECH-02")
def test_a_memory_can_be_read_again_at_any_time() -> None:
    journey = sheet(MAGIC).has("ada", magic=3).midday()
    assert all(page.paragraphs != ["A ship."] for page in records(journey).values())
    journey.say("memory:mem-1", "read-on")
    assert ["A ship."] in [page.paragraphs for page in records(journey).values()]
    assert "memory:mem-1" not in journey.options()


@pytest.mark.rule("TG-ECH-02", "TG-ACT-08")
def test_entering_a_location_may_be_an_achievement() -> None:
    journey = sheet({**MAGIC, "least": 0}, on="entered").midday()
    assert journey.hero("ada").echoes == []
    assert journey.say("travel:102").hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-ECH-02")
def test_an_encounter_alone_knows_no_achievements() -> None:
    table = Table(World(), "ada")
    ever(table.g)
    assert table.hero("ada").echoes == []


@pytest.mark.rule("TG-ECH-02")
def test_without_the_sheet_nothing_is_an_achievement() -> None:
    journey = sheet(MAGIC)
    journey.world.echoes = False
    assert journey.do({"type": "gain", "what": "magic", "n": 3}).hero("ada").echoes == []
