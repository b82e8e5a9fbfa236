"""Essence and contributing (MA-ESS)."""

import pytest

from waystone.games.machina_arcana.box.abilities import When
from waystone.games.machina_arcana.box.story_effects import AddProgress
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.unit_effects import Lose
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.actions.damage import destroy, lose_health
from waystone.games.machina_arcana.rules.cards.abilities import affordable, pay
from waystone.games.machina_arcana.rules.cards.doing import By
from waystone.games.machina_arcana.rules.cards.essence import (
    available,
    gain_essence,
    helpers,
    pay_essence,
)
from waystone.games.machina_arcana.table.state import DESTROYED


@pytest.mark.rule("MA-ESS-01", "MA-DMG-05")
def test_a_monster_destroyed_in_your_turn_gives_essence(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "crawler": (0, 1), "strider": (5, 5)})
    t.turn("fighter")
    t.run(destroy(t.g, "crawler", By("healer")))
    assert t.explorer("fighter").essence == 1, "whoever destroyed it"
    assert t.explorer("healer").essence == 0
    t.turn("")
    t.run(destroy(t.g, "strider", By("healer")))
    assert t.explorer("healer").essence == 0, "outside explorer turns nobody gains it"


@pytest.mark.rule("MA-ESS-02", "MA-EX-16")
def test_essence_may_be_lost_instead_of_health(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9)})
    me = t.explorer("fighter")
    me.health, me.essence = 1, 2
    t.run(lose_health(t.g, "fighter", 1), "essence")
    assert (me.health, me.essence) == (1, 1)
    t.run(lose_health(t.g, "fighter", 1), "health")
    assert me.dead


@pytest.mark.rule("MA-ESS-03", "MA-EX-54")
def test_health_as_a_cost_may_be_paid_in_essence(lay: Lay) -> None:
    """A chapter: 1 health, four times: advance."""
    t = lay(at={"fighter": (0, 0)})
    t.state.story.chapter = 1
    me = t.explorer("fighter")
    me.essence = 1
    t.use("fighter", "ice-2", 0, "essence")
    assert (me.health, me.essence) == (5, 0)
    t.use("fighter", "ice-2", 0)
    t.use("fighter", "ice-2", 0)
    assert (me.health, t.state.story.chapter) == (3, 1)
    t.use("fighter", "ice-2", 0, "border:4,0")
    assert (me.health, t.state.story.chapter) == (2, 2)


@pytest.mark.rule("MA-ESS-04", "MA-ESS-07", "MA-ESS-08", "MA-EX-61")
def test_contributions_chain_and_may_cover_everything(lay: Lay) -> None:
    """A activates an unlit chapter space, B is beside it, C only beside B."""
    t = lay([".H"], at={"fighter": (0, 0), "healer": (2, 1), "maker": (3, 2)})
    a, b, c = (t.explorer(n) for n in ("fighter", "healer", "maker"))
    b.essence, c.essence = 2, 2
    t.state.story.chapter = 2
    assert [e.id for e in helpers(t.g, a, cell(1, 0))] == ["healer", "maker"]
    t.act("fighter", "chapter:1,0", "2", "1")
    assert (a.stamina, a.essence, b.essence, c.essence) == (3, 0, 0, 1)
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED


@pytest.mark.rule("MA-ESS-04", "MA-ESS-07")
def test_a_chain_needs_every_link_and_nobody_is_forced(lay: Lay) -> None:
    t = lay([".H"], at={"fighter": (0, 0), "healer": (2, 1), "maker": (3, 2)})
    a, b, c = (t.explorer(n) for n in ("fighter", "healer", "maker"))
    b.essence, c.essence = 2, 3
    assert t.run(pay_essence(t.g, a, 3, cell(1, 0)), "0") is False, "B gives none, so C cannot"
    assert (b.essence, c.essence) == (2, 3)
    c.cell = cell(9, 9)
    assert available(t.g, a, cell(1, 0)) == 2


@pytest.mark.rule("MA-ESS-05")
def test_help_comes_outside_the_own_turn_too(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.turn("crawler")
    t.explorer("healer").essence = 1
    t.run(lose_health(t.g, "fighter", 1), "essence", "1")
    assert t.explorer("fighter").health == 5
    assert t.explorer("healer").essence == 0


@pytest.mark.rule("MA-ESS-06")
def test_the_reference_is_the_space_one_interacts_with(lay: Lay) -> None:
    t = lay(["..H"], at={"fighter": (1, 0), "healer": (3, 0)})
    t.explorer("healer").essence = 3
    assert available(t.g, t.explorer("fighter"), cell(2, 0)) == 3
    assert available(t.g, t.explorer("fighter")) == 0, "not adjacent to the explorer itself"


@pytest.mark.rule("MA-ESS-09")
def test_a_lever_is_the_reference_of_its_attack(lay: Lay) -> None:
    t = lay([".L..", "", "....^"], at={"fighter": (0, 0), "healer": (2, 0), "mote": (4, 2)})
    t.explorer("healer").essence = 2
    t.high(1, 0, 0)
    t.act("fighter", "lever:1,0", "add:2", "2")
    assert t.monster("mote").health == 1
    assert t.explorer("healer").essence == 0


@pytest.mark.rule("MA-ESS-04", "MA-ESS-08")
def test_essence_lost_by_an_effect_may_be_contributed(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "maker": (9, 9)})
    for name in ("fighter", "healer", "maker"):
        t.explorer(name).essence = 2
    t.do("", Lose("essence", 2, who="everyone"), answers=["0", "2"])
    assert [q.prompt for q in t.asked] == ["ask-own-share", "ask-contribute"]
    assert t.explorer("fighter").essence == 2, "the healer gave both"
    assert t.explorer("healer").essence == 0
    assert t.explorer("maker").essence == 0, "nobody is near"


@pytest.mark.rule("MA-ESS-03", "MA-ESS-04")
def test_others_contribute_to_a_cost_in_health(lay: Lay) -> None:
    """MA-AMB-73: the last health cannot be spent, but essence of others can."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)}, stamina=6)
    cost = Cost(health=2)
    me, friend = t.explorer("fighter"), t.explorer("healer")
    me.health, me.essence, friend.essence = 2, 0, 0
    assert not affordable(t.g, me, "fighter", cost)
    friend.essence = 1
    assert affordable(t.g, me, "fighter", cost)
    assert t.run(pay(t.g, me, "fighter", cost), "1")
    assert (me.health, friend.essence) == (1, 0)
    me.health, friend.essence = 2, 1
    assert not t.run(pay(t.g, me, "fighter", cost), "0"), "refused: nothing is paid"
    assert (me.health, friend.essence) == (2, 1)


@pytest.mark.rule("MA-ESS-02")
def test_essence_saves_health_any_number_of_times(lay: Lay) -> None:
    """Each point by itself, as long as there is essence; then nobody is asked."""
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    me.health, me.essence = 4, 2
    t.run(lose_health(t.g, "fighter", 4), "essence", "health", "essence")
    assert (me.health, me.essence) == (2, 0)
    assert [q.rule for q in t.asked] == ["MA-ESS-02"] * 3


@pytest.mark.rule("MA-ESS-04", "MA-ESS-07", "MA-ESS-08", "MA-ESS-02")
def test_how_much_each_is_asked_for(lay: Lay) -> None:
    """The payer from what nobody else can cover; each helper up to what is left."""
    t = lay(at={"fighter": (1, 1), "healer": (0, 0), "maker": (2, 2)})
    fighter, healer, maker = t.state.explorers
    fighter.essence, healer.essence, maker.essence = 3, 1, 5
    assert t.run(pay_essence(t.g, fighter, 4), "1", "1", "2")
    assert [(q.least, q.most) for q in t.asked] == [(0, 3), (0, 1), (0, 2)]
    assert (fighter.essence, healer.essence, maker.essence) == (2, 0, 3)
    assert t.run(pay_essence(t.g, fighter, 2), "2")
    assert [q.prompt for q in t.asked] == ["ask-own-share"], "nothing is left to ask for"
    assert (fighter.essence, maker.essence) == (0, 3)
    assert t.run(pay_essence(t.g, fighter, 0))
    assert t.asked == []
    assert not t.run(pay_essence(t.g, fighter, 3), "2")
    assert maker.essence == 3, "not enough: nothing is paid"


@pytest.mark.rule("MA-ESS-02", "MA-ESS-04")
def test_one_who_is_alone_is_not_asked(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    t.explorer("fighter").essence = 2
    assert t.run(pay_essence(t.g, t.explorer("fighter"), 2))
    assert (t.asked, t.explorer("fighter").essence) == ([], 0)
    assert not t.run(pay_essence(t.g, t.explorer("fighter"), 1))


@pytest.mark.rule("MA-ESS-01", "MA-STA-04", "MA-CND-02")
def test_essence_is_gained_up_to_the_maximum(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    me = t.explorer("fighter")
    t.rewrite("fighter", When("gain-essence", [AddProgress()]))
    me.essence = 3
    t.run(gain_essence(t.g, me, 4))
    assert (me.essence, t.state.tokens.progress) == (5, {"fighter": 1})
    t.run(gain_essence(t.g, me))
    assert (me.essence, t.state.tokens.progress) == (5, {"fighter": 1}), "nothing was gained"
