"""An attack as it is told: who, whom, the cards, and the sum."""

import pytest

from waystone.games.gloomhaven.box.effects import Attack
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.shown.faces import modifier_cards
from waystone.games.gloomhaven.shown.modifiers import PLAIN
from waystone.kernel.game import find
from waystone.kernel.text import Text
from waystone.kernel.view import Scene

GAME = find("gloomhaven")
FOE = "figure:footman-1"


def text(gh: Gh) -> Text:
    return GAME.text("en", gh.content)


def told(gh: Gh) -> Scene:
    line = next(line for line in gh.log if line in GAME.scenes)
    scene = GAME.scenes(gh.state, gh.content, line, text(gh))
    assert scene is not None
    return scene


@pytest.mark.rule("GH-ATT-04", "GH-AMD-02", "GH-AMD-12")
@pytest.mark.parametrize(
    ("cards", "sum_"),
    [
        (["+1"], ["3", "+1", "−2", "= 2"]),
        (["-1"], ["3", "−1", "−2", "= 0"]),
        (["+0"], ["3", "+0", "−2", "= 1"]),
        (["x2"], ["3", "×2", "−2", "= 4"]),
        (["null"], ["3", "×0", "= 0"]),
        (["roll", "+1"], ["3", "+2", "+1", "−2", "= 4"]),
    ],
)
def test_the_sum_of_an_attack(cards: list[str], sum_: list[str]) -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (0, 0))
    foe = gh.monster((1, 0), number=1, hp=9)
    foe.shield = 2
    gh.modifier("roll", value=2, rolling=True)
    gh.modifiers(hero, *cards)
    gh.perform(hero, Attack(3), answers=[f"figure:{foe.id}"])
    scene = told(gh)
    assert [side.id for side in scene.sides] == ["figure:harpooner", f"figure:{foe.id}"]
    assert scene.sides[0].seat == 0
    assert [figure.value for figure in scene.figures] == sum_
    assert [card.icon for card in scene.middle][-1] == PLAIN[cards[-1]]


def test_every_modifier_has_a_face_of_its_own() -> None:
    """The drawings of the common cards differ, and every class card has one."""
    assert len(set(PLAIN.values())) == len(PLAIN)
    gh = Gh()
    every = modifier_cards(gh.content, [*PLAIN, *gh.content.modifiers], "deck", text(gh))
    assert all(card.icon for card in every)
    assert {card.icon for card in every} >= set(PLAIN.values())
    assert not any("harpooner" in card.id.split(":") for card in every), "no class lends its face"
