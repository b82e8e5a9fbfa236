"""Lasting effects (MA-LST)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active
from waystone.games.machina_arcana.box.effects import Lasting
from waystone.games.machina_arcana.box.index import index
from waystone.games.machina_arcana.box.item_effects import DiscardItem
from waystone.games.machina_arcana.box.modifiers import Most, Will
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.attack import attack
from waystone.games.machina_arcana.rules.cards.abilities import usable
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.rules.cards.lasting import (
    end_all,
    marked,
    markers_left,
    take_marker,
)
from waystone.games.machina_arcana.rules.cards.modifiers import armor, will
from waystone.games.machina_arcana.rules.monsters.predictable import predictable_turn
from waystone.games.machina_arcana.table.state import Marker


@pytest.mark.rule("MA-LST-01", "MA-LST-02", "MA-LST-08", "MA-EX-55")
def test_hits_stack_to_the_limit_and_serve_every_attack(lay: Lay) -> None:
    t = lay(["B..", "", "B", "", "B"], at={"fighter": (0, 1), "healer": (9, 9)})
    t.wear("fighter", "bleeder")
    for n, y in enumerate((0, 2, 4), 1):
        t.explorer("fighter").cell = cell(2, 9)
        t.high(1)
        t.high(0, 0, 0)
        t.run(attack(t.g, Doing("fighter", "fighter", "fighter"), 1, 0, False, [cell(0, y)]))
        assert t.rolls("fighter") == min(n, 2)
    t.run(end_all(t.g, horror=False))
    assert t.rolls("fighter") == 0


@pytest.mark.rule("MA-LST-03", "MA-LST-04", "MA-LST-05", "MA-EX-59")
def test_without_a_marker_the_lasting_part_is_skipped(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    t.wear("fighter", "hexer")
    for card in ("salts", "pendant", "statuette"):
        t.state.tokens.markers.append(Marker(card, 0, "fighter", []))
    assert markers_left(t.g, "fighter") == 0
    t.low(2, 2)
    t.use("fighter", "hexer", 0, "unit:mote")
    assert t.monster("mote").health == 1, "the attack happens"
    assert t.rolls("mote") == 0
    assert len(t.state.tokens.markers) == 3


@pytest.mark.rule("MA-LST-03")
def test_on_shared_cards_the_limit_counts_for_each_explorer(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    cards = index(t.g.content).cards
    effect = Lasting([Will(1)])
    cards["ice-1"] = cards["ice-1"]._replace(lastings=(effect,))
    for who in ("fighter", "fighter", "healer"):
        t.do(who, effect, card="ice-1")
    assert will(t.g, t.explorer("fighter")) == 3
    assert will(t.g, t.explorer("healer")) == 3


@pytest.mark.rule("MA-LST-06")
def test_four_horror_markers_and_no_more(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "ogre": (1, 0)})
    for card in ("hexer", "salts", "pendant"):
        t.state.tokens.markers.append(Marker(card, 0, "", []))
    t.high(0, 0, 0, 0)
    t.monster("ogre").stamina = 4
    t.run(predictable_turn(t.g, t.monster("ogre")))
    assert markers_left(t.g, "") == 0
    assert armor(t.g, t.explorer("fighter")) == 1, "limit 1: only once"
    t.state.tokens.stacked.clear()
    t.high(0, 0)
    t.monster("ogre").stamina = 2
    t.run(predictable_turn(t.g, t.monster("ogre")))
    assert armor(t.g, t.explorer("fighter")) == 1, "no marker left"


@pytest.mark.rule("MA-LST-07")
def test_a_discarded_card_ends_its_effect(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.wear("fighter", "pendant")
    t.use("fighter", "pendant", 0)
    assert will(t.g, t.explorer("fighter")) == 3
    t.do("fighter", DiscardItem())
    assert will(t.g, t.explorer("fighter")) == 2
    assert markers_left(t.g, "fighter") == 3


@pytest.mark.rule("MA-LST-10", "MA-EX-86", "MA-ITM-05")
def test_a_consumable_with_a_lasting_effect_is_discarded_at_its_end(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.own("fighter", "salts")
    t.use("fighter", "salts", 0)
    me = t.explorer("fighter")
    assert me.inventory == ["salts"]
    assert t.rolls("fighter") == 1
    assert "use:salts:0" not in t.keys("fighter")
    t.do("fighter", DiscardItem())
    assert me.inventory == ["salts"], "it cannot be discarded for anything else"
    t.play(steps.explorer_phase())
    assert me.inventory == []
    assert t.state.decks.item_discards == ["salts"]
    assert t.state.tokens.spent == []


@pytest.mark.rule("MA-LST-11")
def test_without_a_marker_such_a_card_goes_at_once(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    for card in ("hexer", "pendant", "statuette"):
        t.state.tokens.markers.append(Marker(card, 0, "fighter", []))
    t.own("fighter", "salts")
    t.use("fighter", "salts", 0)
    assert t.state.decks.item_discards == ["salts"]


@pytest.mark.rule("MA-LST-14", "MA-EX-57")
def test_a_card_answers_when_its_marker_is_removed(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.wear("fighter", "pendant")
    t.use("fighter", "pendant", 0)
    t.play(steps.explorer_phase())
    assert t.explorer("fighter").essence == 1
    assert t.explorer("fighter").equipped == {}
    assert t.state.decks.item_discards == ["pendant"]


@pytest.mark.rule("MA-LST-15", "MA-EX-58")
def test_a_marker_as_a_cost(lay: Lay) -> None:
    """2 stamina: attack, the target's armor -1; remove the marker: attack any adjacent unit. Six
    stamina make six attacks."""
    t = lay(at={"fighter": (0, 0), "titan": (1, 0)})
    t.wear("fighter", "saw")
    attacks = 0
    for _ in range(3):
        t.high(0, 0)
        t.use("fighter", "saw", 0, "unit:titan")
        assert armor(t.g, t.monster("titan")) == 4
        assert [u[1] for u in usable(t.g, t.explorer("fighter"), own_turn=False)] == [1]
        t.high(0, 0)
        t.use("fighter", "saw", 1)
        assert armor(t.g, t.monster("titan")) == 5, "the effect it marked ends"
        attacks += 2
    assert attacks == 6
    assert t.explorer("fighter").stamina == 0
    assert markers_left(t.g, "fighter") == 3
    assert usable(t.g, t.explorer("fighter"), own_turn=False) == []


@pytest.mark.rule("MA-LST-01", "MA-RND-02")
def test_what_a_monster_leaves_behind_weighs_on_the_next_explorer_phase(lay: Lay) -> None:
    """From phase 4 through the next round's explorer and spawn phases, to its horror phase."""
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)}, stamina=0)
    t.rewrite("crawler", Active([Lasting([Most("stamina", -2)], who="target")],
                                Cost(stamina=1), Target("melee", of="explorer")))  # fmt: skip
    t.hunt("crawler", stamina=1)
    t.play(steps.explorer_phase())
    assert t.explorer("fighter").stamina == 4
    t.d10("horror", 1)
    t.play(steps.horror_phase())
    t.play(steps.explorer_phase())
    assert t.explorer("fighter").stamina == 6


@pytest.mark.rule("MA-LST-01", "MA-MPH-05")
def test_what_an_explorer_leaves_behind_weighs_on_the_monster_phase(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "strider": (9, 0)})
    slow = Lasting([Most("stamina", -2)], who="monsters")
    t.rewrite("fighter", Active([slow]))
    t.do("fighter", slow)
    t.play(steps.monster_phase())
    t.play(steps.monster_turns())
    assert t.spot("strider") == (6, 0), "three spaces, not five"


@pytest.mark.rule("MA-LST-06", "MA-LST-02")
def test_a_monsters_effect_has_its_limit_too(lay: Lay) -> None:
    """Limit 1, though markers are left."""
    t = lay(at={"fighter": (0, 0), "ogre": (1, 0)})
    before = armor(t.g, t.explorer("fighter"))
    t.high(0, 0, 0, 0)
    t.hunt("ogre", stamina=4)
    assert markers_left(t.g, "") == 3
    assert armor(t.g, t.explorer("fighter")) == before - 1


@pytest.mark.rule("MA-LST-01", "MA-LST-02", "MA-LST-15")
@pytest.mark.parametrize("horror", [False, True])
def test_each_side_s_effects_end_with_its_own_phase(lay: Lay, horror: bool) -> None:
    t = lay(at={"fighter": (0, 0), "ogre": (5, 5)})
    t.mark("ogre", "fighter")
    t.mark("saw", "ogre", by="fighter")
    t.state.tokens.stacked = {"ogre:0:": 1, "saw:0:fighter": 2}
    t.run(end_all(t.g, horror=horror))
    assert [m.card for m in t.state.tokens.markers] == (["saw"] if horror else ["ogre"])
    assert t.state.tokens.stacked == ({"saw:0:fighter": 2} if horror else {"ogre:0:": 1})


@pytest.mark.rule("MA-LST-10", "MA-LST-14", "MA-LST-15", "MA-LST-01")
def test_a_spent_card_goes_with_its_last_marker(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.own("fighter", "salts")
    t.mark("salts", "fighter", by="fighter")
    t.mark("salts", "fighter", by="fighter")
    t.mark("saw", "fighter", by="fighter")
    t.state.tokens.spent[:] = ["salts"]
    one, two, other = list(t.state.tokens.markers)
    t.run(take_marker(t.g, other))
    assert t.state.tokens.spent == ["salts"]
    t.run(take_marker(t.g, one))
    assert (t.explorer("fighter").inventory, t.state.tokens.spent) == (["salts"], ["salts"])
    t.run(take_marker(t.g, two))
    assert (t.explorer("fighter").inventory, t.state.tokens.spent) == ([], [])
    assert t.state.decks.item_discards == ["salts"]


@pytest.mark.rule("MA-LST-15")
def test_the_own_marker_on_the_card_itself(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.mark("pendant", "healer", by="healer")
    t.mark("saw", "fighter", by="healer")
    t.mark("pendant", "fighter", by="fighter", number=0)
    assert marked(t.g, "pendant", "fighter") is t.state.tokens.markers[2]
    assert marked(t.g, "saw", "fighter") is None
    assert marked(t.g, "saw", "healer") is t.state.tokens.markers[1]
