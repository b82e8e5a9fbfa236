"""What stands on the stage while a fact is told."""

import pytest

from waystone.games._template import GAME
from waystone.games._template.checks.testing import cellar
from waystone.games._template.table.facts import Attacked
from waystone.kernel.facts import Fact
from waystone.kernel.scenes import Scenes

TEXT = GAME.text("en", GAME.load_content()[0])


@pytest.mark.parametrize("more", [0, 3])
def test_a_blow_adds_up(more: int) -> None:
    g = cellar(1)
    log = g.log = []
    hero = g.state.heroes[0]
    g.say(Attacked(hero.hero, g.state.beast.beast, 4, 4 + more), "TP-ATT-01")
    scene = GAME.scenes(g.state, g.content, log[0], TEXT)
    assert scene is not None
    assert [side.id for side in scene.sides] == [f"hero:{hero.hero}", "beast"]
    assert [die.face for die in scene.sides[0].dice] == ["4"]
    assert [f.value for f in scene.figures] == ["4", *(["+3"] if more else []), f"= {4 + more}"]


def test_a_fact_has_one_scene() -> None:
    scenes: Scenes[object, object] = Scenes()
    scenes.of(Attacked)(lambda *_: None)
    with pytest.raises(TypeError, match="Attacked has two scenes"):
        scenes.of(Attacked)(lambda *_: None)


class Rolled(Fact, frozen=True):
    unsaid = ("dice",)
    hero: str
    dice: tuple[int, ...]


def test_what_is_unsaid_reaches_the_scene_and_no_words() -> None:
    g = cellar(1)
    log = g.log = []
    g.say(Rolled("cook", (2, 5)))
    assert (log[0].args, log[0].unsaid) == ({"hero": "cook"}, {"dice": (2, 5)})
    scenes: Scenes[object, object] = Scenes()
    seen: list[Fact] = []
    scenes.of(Rolled)(lambda state, content, fact, text: seen.append(fact))
    assert scenes(g.state, g.content, log[0], TEXT) is None
    assert seen == [Rolled("cook", (2, 5))]
