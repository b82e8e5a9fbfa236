"""Effects on units, by their wording (MA-EX-20 to MA-EX-25)."""

import pytest

from waystone.games.machina_arcana.box.story_effects import Invoke
from waystone.games.machina_arcana.box.terms import Who
from waystone.games.machina_arcana.box.unit_effects import Attack, Lose
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.rules.registry import resolve
from waystone.games.machina_arcana.table.state import DESTROYED


@pytest.mark.rule("MA-EX-22", "MA-TGT-22")
def test_attack_the_closest_monster(lay: Lay) -> None:
    at = {"fighter": (0, 0), "wisp": (2, 0), "crawler": (5, 5), "mote": (11, 0)}
    t = lay([".#", "##"], at=at, right=[])
    t.high(3)
    t.do("fighter", Attack(high=1, who="closest-monster"))
    assert not t.there("wisp"), "without sight, although ethereal"
    assert t.there("crawler")


@pytest.mark.rule("MA-EX-23", "MA-EX-40", "MA-TGT-20")
def test_attack_all_monsters_of_the_tile_with_one_roll(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (3, 0), "wisp": (2, 0), "mote": (5, 5),
                "crawler": (12, 3)}, right=[])  # fmt: skip
    t.top("explorer", "clear-head")
    t.low(1, 1, 1)
    t.do("fighter", Invoke("explorer"), answers=["unit:mote"])
    assert not t.there("wisp")
    assert t.monster("mote").health == 1
    assert t.there("crawler"), "another tile"
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-EX-24")
def test_attack_any_monster_of_the_tile(lay: Lay) -> None:
    t = lay([".#"], at={"fighter": (0, 0), "wisp": (2, 0), "crawler": (5, 5), "mote": (12, 0)},
            right=[])  # fmt: skip
    t.high(3)
    t.do("fighter", Attack(high=1, who="any-monster"), answers=["unit:wisp"])
    assert [o.key for o in t.asked[0].options] == ["unit:wisp", "unit:crawler"]
    assert not t.there("wisp")


@pytest.mark.rule("MA-EX-25")
def test_attack_any_monster_of_the_board(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (5, 5), "strider": (12, 0)}, right=[])
    t.high(3)
    t.do("fighter", Attack(high=1, who="any-monster-anywhere"), answers=["unit:strider"])
    assert not t.there("strider")


@pytest.mark.rule("MA-EX-32")
def test_a_monster_beside_a_target_space(lay: Lay) -> None:
    t = lay([".E"], at={"fighter": (0, 0), "mote": (2, 0), "crawler": (5, 5)})
    t.do("fighter", Lose("health", 1, who="any-monster-near-target"), spaces=[cell(1, 0)])
    assert t.monster("mote").health == 1
    assert t.there("crawler")


@pytest.mark.rule("MA-EX-41", "MA-TGT-21", "MA-EPL-02")
def test_a_horror_event_attacks_everywhere_twice(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (12, 3)}, right=[])
    t.high(1)
    t.low(1, 1, 1, 1)
    both = [Attack(1, 2, True, who="explorers"), Attack(0, 2, True, who="explorers")]
    t.do("", *both, answers=[(0, "unit:healer"), (1, "unit:fighter")])
    assert t.explorer("fighter").health == 3, "3 and 2 against will 2"
    assert t.explorer("healer").health == 2
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-EX-32")
def test_only_who_is_beside_the_target_is_concerned(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (6, 6), "hook": (8, 8)})
    t.do("fighter", Lose("health", who="units-near-target"), spaces=[cell(5, 5)])
    assert (t.explorer("fighter").health, t.monster("mote").health) == (5, 1)
    assert t.there("hook")


@pytest.mark.rule("MA-EVT-14", "MA-HOR-04")
def test_an_effect_invokes_a_horror_event(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.top("horror", "own-frost")
    t.explorer("fighter").essence = 2
    t.do("", Invoke("horror"), card="ice-1")
    assert t.state.decks.event_discards["horror"] == ["own-frost"]
    assert (t.state.story.threat, t.explorer("fighter").essence) == (1, 1)


@pytest.mark.rule("MA-TER-06", "MA-STA-07")
def test_an_attack_on_adjacent_units_hits_adjacent_barrels(lay: Lay) -> None:
    """Page 17: a barrel counts as a unit that can only be attacked."""
    t = lay(["..B", ".B", "", "", "..B"], at={"fighter": (0, 0), "crawler": (2, 1)})
    t.high(1)
    t.high(2, 0, 0)
    t.high(0, 0, 0)
    t.do("fighter", Attack(high=1, who="adjacent-units"), answers=["cell:2,0", "unit:crawler"])
    assert t.state.laid.marks == {cell(1, 1): DESTROYED, cell(2, 0): DESTROYED}
    assert not t.there("crawler"), "by the explosion of the barrel, which sets off another one"


@pytest.mark.rule("MA-TER-06")
@pytest.mark.parametrize("who", ["adjacent-monsters", "adjacent-explorers", "monsters"])
def test_a_barrel_is_neither_monster_nor_explorer(lay: Lay, who: Who) -> None:
    t = lay([".B"], at={"fighter": (0, 0), "healer": (0, 1), "mote": (1, 1)})
    t.high(0)
    t.do("fighter", Attack(high=1, who=who))
    assert t.state.laid.marks == {}
    t.high(1)
    t.do("fighter", Attack(high=1, who=who))
    assert t.state.laid.marks == {}


@pytest.mark.rule("MA-TER-06", "MA-STA-07", "MA-TGT-22")
def test_any_adjacent_unit_may_be_a_barrel(lay: Lay) -> None:
    t = lay([".B.B"], at={"fighter": (0, 0), "crawler": (0, 1)})
    t.high(1)
    t.high(0, 0, 0)
    t.do("fighter", Attack(high=1, who="any-adjacent-unit"), answers=["cell:1,0"])
    assert [o.key for o in t.asked[0].options] == ["unit:crawler", "cell:1,0"]
    assert t.state.laid.marks == {cell(1, 0): DESTROYED}
    t.high(3)
    t.do("fighter", Attack(high=1, who="any-adjacent-unit"))
    assert not t.there("crawler"), "a destroyed barrel is none"


@pytest.mark.rule("MA-TER-06", "MA-EX-32")
def test_barrels_beside_the_target_are_units_near_it(lay: Lay) -> None:
    t = lay(["....B", ".....", "", "B"], at={"fighter": (9, 9), "crawler": (3, 0)})
    t.high(1)
    t.high(0, 0, 0)
    t.do("fighter", Attack(high=1, who="units-near-target"), targets=["crawler"])
    assert t.state.laid.marks == {cell(4, 0): DESTROYED}


@pytest.mark.rule("MA-TER-06", "MA-TGT-20", "MA-TGT-21")
def test_an_attack_on_units_hits_the_barrels_of_the_tile(lay: Lay) -> None:
    t = lay(["", "", "", "B"], at={"fighter": (9, 9)}, right=["....B"])
    t.high(1)
    t.high(0, 0, 0)
    t.do("fighter", Attack(high=1, who="units"))
    assert t.state.laid.marks == {cell(0, 3): DESTROYED}
    t.high(1)
    t.high(0, 0, 0)
    t.do("", Attack(high=1, who="units"))
    assert t.state.laid.marks == {cell(0, 3): DESTROYED, cell(14, 0): DESTROYED}


@pytest.mark.rule("MA-EX-21", "MA-TER-06", "MA-ETH-01")
def test_an_attack_on_a_space_strikes_who_stands_there(lay: Lay) -> None:
    """Page 25: the target of an attack is a unit or a space; only barrels explode."""
    t = lay(["", "B"], at={"fighter": (0, 0), "crawler": (3, 3), "wisp": (5, 5)})
    t.high(3)
    t.do("fighter", Attack(high=1), spaces=[cell(4, 4)])
    assert t.state.streams.stacked != {}, "nobody is there, nothing is rolled"
    t.do("fighter", Attack(high=1), spaces=[cell(3, 3)])
    assert not t.there("crawler")
    t.do("fighter", Attack(high=1), spaces=[cell(5, 5)])
    assert t.there("wisp"), "ethereal"
    assert t.state.laid.marks == {}
    t.high(1)
    t.high(0, 0, 0)
    t.do("fighter", Attack(high=1), spaces=[cell(0, 1)])
    assert t.state.laid.marks == {cell(0, 1): DESTROYED}
    t.do("fighter", Attack(high=1), spaces=[cell(0, 1)])
    assert t.state.laid.marks == {cell(0, 1): DESTROYED}
    t.high(3)
    t.put("mote", 7, 7)
    t.do("", Attack(high=1), spaces=[cell(7, 7)])
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-TER-06", "MA-TGT-20")
def test_a_card_that_nobody_owns_reaches_barrels_beside_who_uses_it(lay: Lay) -> None:
    t = lay([".B"], at={"fighter": (0, 0)})
    t.high(1)
    t.high(0, 0, 0)
    unowned = Doing("fighter", "clear-head")
    t.run(resolve(t.g, unowned, [Attack(high=1, who="adjacent-units")]))
    assert t.state.laid.marks == {cell(1, 0): DESTROYED}
