"""Conditions and progress (MA-CND)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Passive
from waystone.games.machina_arcana.box.conditions import Count, Has
from waystone.games.machina_arcana.box.effects import If, Roll
from waystone.games.machina_arcana.box.modifiers import Armor
from waystone.games.machina_arcana.box.story_effects import Threat
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.actions.damage import destroy
from waystone.games.machina_arcana.rules.cards.doing import By
from waystone.games.machina_arcana.rules.cards.modifiers import armor
from waystone.games.machina_arcana.table.state import LIT


@pytest.mark.rule("MA-CND-01")
def test_a_while_passive_works_only_as_long(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.rewrite("fighter", Passive([Armor(1)], Count("adjacent-monsters")))
    assert armor(t.g, t.explorer("fighter")) == 3
    t.monster("crawler").cell = cell(5, 5)
    assert armor(t.g, t.explorer("fighter")) == 2


@pytest.mark.rule("MA-CND-03")
def test_if_and_otherwise(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    effect = If(Has("essence", 1), [Threat(1)], [Threat(3)])
    t.do("fighter", effect)
    assert t.state.story.threat == 3
    t.explorer("fighter").essence = 1
    t.do("fighter", effect)
    assert t.state.story.threat == 4
    t.do("fighter", If(Has("essence", 5), [Threat(1)]))
    assert t.state.story.threat == 4


@pytest.mark.rule("MA-CND-04", "MA-EX-53")
def test_a_cumulative_condition(lay: Lay) -> None:
    """Every third kill: light a chapter space, threat -2, discard the card."""
    t = lay(["..H"], at={"fighter": (0, 0), "crawler": (5, 5), "strider": (6, 6), "mote": (7, 7)})
    t.own("fighter", "hunters-oath")
    t.state.story.threat = 3
    t.run(destroy(t.g, "crawler", By("fighter")))
    t.run(destroy(t.g, "strider", By("fighter")))
    assert t.state.tokens.progress == {"hunters-oath:0": 2}
    assert t.state.story.threat == 3
    t.top("explorer", "own-quest")
    t.run(destroy(t.g, "mote", By("fighter")))
    assert t.state.tokens.progress == {}
    assert t.state.story.threat == 1
    assert t.state.laid.marks == {cell(2, 0): LIT}
    assert t.explorer("fighter").personal == []
    assert t.state.decks.event_discards["explorer"][0] == "hunters-oath"


@pytest.mark.rule("MA-CND-05")
@pytest.mark.parametrize(("face", "threat"), [(6, 1), (5, 2)])
def test_an_effect_roll(lay: Lay, face: int, threat: int) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.d10("effect", face)
    t.do("fighter", Roll(6, [Threat(1)], [Threat(2)]))
    assert t.state.story.threat == threat
