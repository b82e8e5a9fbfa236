"""Story scenes in final meetings (TG-FIN-05, TG-FIN-06)."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table

TELLS: dict[str, Any] = {"type": "story-scenes", "verse": "bos-1", "at": [2, 5]}


def words(said: str) -> dict[str, str]:
    return {"en": said, "ru": said}


def island() -> Island:
    """A King with two scenes; the first turns the die to 1, the second to 2."""
    made = Island().combat("boss", toughness=20, final=True, traits=[TELLS])
    second = [{"if": [{"is": "count", "of": "scene", "least": 1}], "goto": "bos-2"}]
    first = [{"type": "scene", "to": 1}, {"type": "terror"}]
    made.verse("bos-1", section="scene", redirects=second, text=words("A mask."), do=first)
    more = [{"type": "scene", "to": 2}, {"type": "cubes", "n": 3}]
    return made.verse("bos-2", section="scene", text=words("A face."), do=more)


def meeting(pool: int, scene: int = 0, *names: str) -> Table:
    """Everybody in the meeting, with no island around it: what scenes do, without their words."""
    table = Table(island(), *(names or ("ada",)), foe="boss")
    table.encounter.pool, table.encounter.scene = pool, scene
    return table.attack("ada")


@pytest.mark.rule("TG-FIN-05", "TG-AMB-74")
@pytest.mark.parametrize(("pool", "scene"), [(1, 0), (2, 1), (9, 1)])
def test_a_scene_comes_when_the_meeting_is_so_far(pool: int, scene: int) -> None:
    table = meeting(pool)
    assert table.now.scene == scene
    assert table.hero("ada").terror == scene, "and changes the meeting"


@pytest.mark.rule("TG-FIN-06")
def test_the_die_leads_to_the_next_scene_and_past_the_last() -> None:
    table = meeting(5, 1)
    assert (table.now.scene, table.pool, table.hero("ada").terror) == (2, 8, 0)
    assert (meeting(4, 1).now.scene, meeting(9, 2).now.scene) == (1, 2)


@pytest.mark.rule("TG-FIN-05")
def test_in_a_talk_scenes_go_by_the_affinity_track() -> None:
    for affinity, scene in ((0, 0), (1, 1)):
        made = island().talk("last", final=True, traits=[TELLS])
        table = Table(made, "ada", foe="last")
        table.encounter.affinity = affinity
        assert table.attack("ada").now.scene == scene


@pytest.mark.rule("TG-FIN-05", "TG-JRN-03")
def test_a_scene_is_read_by_those_in_the_meeting_before_it_goes_on() -> None:
    made = island().card("jab", left={"free": ["cube", "cube"]})
    journey = Journey(made, "ada", "ben", "cid")
    journey.hero("ada").combat[:] = ["jab"] * 10
    journey.do({"type": "encounter", "named": "boss"}, party=("ada", "ben"))
    journey.say("keep", "keep", "hero:ada", "card:jab", "stop")
    assert (journey.prompt, journey.asked) == ("ask-read-on", [0, 1])
    assert journey.session is not None
    page = journey.session.view(0, GAME.text("en", journey.content)).pages[0]
    assert page.paragraphs == ["A mask."]
    assert journey.now.encounter is not None
    assert journey.hero("ada").terror == 0, "read first"
    journey.say("ben:read-on")
    assert journey.hero("ada").terror == 1
    assert journey.isle.pages == []
    assert "bos-1" in journey.isle.read


@pytest.mark.rule("TG-FIN-05")
def test_a_scene_that_ends_the_meeting_ends_it() -> None:
    table = meeting(17, 1)
    assert table.over == "victory"


@pytest.mark.rule("TG-FIN-05", "TG-FIN-06")
def test_every_final_meeting_of_the_campaign_has_its_scenes() -> None:
    content = GAME.load_content()[0]
    last = [one for one in content.encounters.values() if one.final]
    assert len(last) == 6
    for one in last:
        (told,) = [trait for trait in one.traits if type(trait).__name__ == "StoryScenes"]
        first = content.verses[told.verse]
        scenes = [first, content.verses[first.redirects[0].goto]]
        assert [scene.do[0].to for scene in scenes] == [1, 2]
        assert len(told.at) == len(scenes)
        assert all(len(scene.do) > 1 for scene in scenes), "they change the meeting"
