"""Would an effect do anything? A monster uses no ability that would not."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active
from waystone.games.machina_arcana.box.conditions import Count, Hit
from waystone.games.machina_arcana.box.effects import Each, Effect, If, Lasting, May, OneOf, Roll
from waystone.games.machina_arcana.box.item_effects import DiscardItem, Unequip
from waystone.games.machina_arcana.box.modifiers import Will
from waystone.games.machina_arcana.box.space_effects import DestroySpace, Light, Traps
from waystone.games.machina_arcana.box.story_effects import Threat
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.unit_effects import Attack, Lose, Restore
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.rules.registry import affects
from waystone.games.machina_arcana.table.state import DESTROYED


def does(t: Table, effect: Effect, card: str = "crawler") -> bool:
    return affects(t.g, Doing("crawler", card, "crawler"), effect)


@pytest.mark.rule("MA-STA-08", "MA-AMB-31")
def test_restoring_needs_somebody_who_has_lost_something(lay: Lay) -> None:
    t = lay(at={"crawler": (0, 0), "mote": (1, 0), "fighter": (2, 0), "healer": (3, 3)})
    health, stamina = Restore("health", who="monsters"), Restore("stamina", who="explorers")
    assert not does(t, health)
    t.monster("mote").health = 1
    assert does(t, health), "one of them"
    assert not does(t, stamina)
    t.explorer("healer").stamina = 0
    assert does(t, stamina)
    assert not does(t, Restore("health", who="explorers")), "stamina is no health"
    assert not does(t, Lose("essence", who="explorers"))
    t.explorer("healer").essence = 1
    assert does(t, Lose("essence", who="explorers"))


@pytest.mark.rule("MA-LST-06", "MA-AMB-31")
def test_a_lasting_effect_needs_a_marker_a_time_and_somebody(lay: Lay) -> None:
    t = lay(at={"crawler": (0, 0), "fighter": (1, 0)})
    lasting = Lasting([Will(-1)], 2, "explorers")
    t.rewrite("crawler", Active([lasting], Cost(stamina=1)))
    assert does(t, lasting)
    t.state.tokens.stacked = {"crawler:0:": 1}
    assert does(t, lasting)
    t.state.tokens.stacked = {"crawler:0:": 2}
    assert not does(t, lasting), "as often as it may"
    t.state.tokens.stacked = {}
    for _ in range(3):
        t.mark("ogre", "fighter")
    assert does(t, lasting), "the last marker"
    t.mark("ogre", "fighter")
    assert not does(t, lasting), "no marker"
    t.state.tokens.markers.clear()
    t.explorer("fighter").cell = -1
    assert not does(t, lasting), "nobody"


@pytest.mark.rule("MA-CND-03", "MA-AMB-31")
def test_a_condition_counts_by_the_branch_that_holds(lay: Lay) -> None:
    t = lay(at={"crawler": (0, 0), "fighter": (1, 0)})
    useless, useful = Restore("health", who="monsters"), Attack(1, who="explorers")
    assert does(t, If(Count("explorers"), [useful], [useless]))
    assert not does(t, If(Count("explorers"), [useless], [useful]))
    assert does(t, If(Count("explorers", 2), [useless], [useful]))
    assert not does(t, If(Hit(), [useful], [useful])), "after an attack, which is what counts"
    assert does(t, Roll(5, [useless], [useful]))
    assert does(t, Roll(5, [useful], [useless]))
    assert not does(t, Roll(5, [useless], [useless]))
    assert does(t, OneOf([[useless], [useful]]))
    assert not does(t, OneOf([[useless], [useless]]))
    assert does(t, May([useful]))
    assert not does(t, May([useless]))
    assert does(t, Each([useful], "explorers"))
    assert not does(t, Each([useful], "other-monsters"))


@pytest.mark.rule("MA-AMB-31")
def test_what_else_may_be_missing(lay: Lay) -> None:
    t = lay(["..^C"], at={"crawler": (0, 0), "fighter": (1, 0)})
    assert not does(t, Traps())
    t.put("fighter", 2, 0)
    assert does(t, Traps())
    assert does(t, DestroySpace("chest"))
    assert does(t, DestroySpace())
    t.state.laid.marks[cell(3, 0)] = DESTROYED
    assert not does(t, DestroySpace("chest"))
    assert not does(t, Unequip("explorers"))
    t.own("fighter", "tonic")
    assert not does(t, Unequip("explorers"))
    assert not does(t, DiscardItem(True, "explorers"))
    assert does(t, DiscardItem(False, "explorers"))
    t.wear("fighter", "saw")
    assert does(t, Unequip("explorers"))
    assert does(t, DiscardItem(True, "explorers"))
    assert does(t, Threat(1))
    assert not does(t, Threat(-1))
    t.state.story.threat = 1
    assert does(t, Threat(-1))
    assert does(t, Light())
