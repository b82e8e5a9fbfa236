"""Active abilities (MA-ABI)."""

import pytest

from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.cards.abilities import affordable
from waystone.games.machina_arcana.rules.cards.lasting import end_all
from waystone.games.machina_arcana.table.state import DESTROYED


@pytest.mark.rule("MA-ABI-03", "MA-ABI-04", "MA-EX-52")
def test_costs_of_active_abilities(lay: Lay) -> None:
    """The cost 'destroy an adjacent lever' is paid by destroying one for it."""
    t = lay([".L"], at={"fighter": (0, 0), "mote": (0, 1)})
    t.own("fighter", "wick")
    me = t.explorer("fighter")
    cost = t.active("wick").cost
    assert affordable(t.g, me, "wick", cost)
    t.state.laid.marks[cell(1, 0)] = DESTROYED
    assert not affordable(t.g, me, "wick", cost), "an already destroyed one does not pay"
    assert not affordable(t.g, me, "wick", Cost(stamina=7))
    assert not affordable(t.g, me, "wick", Cost(essence=1))
    assert not affordable(t.g, me, "wick", Cost(unequip=True))
    assert not affordable(t.g, me, "wick", Cost(health=5)), "the last health is not spent"
    assert affordable(t.g, me, "wick", Cost(health=4))
    assert not affordable(t.g, me, "wick", Cost(discard_item="any")), "not with itself"


@pytest.mark.rule("MA-ABI-05", "MA-EX-52")
def test_a_requirement_is_carried_out_for_its_purpose(lay: Lay) -> None:
    t = lay([".L", "L."], at={"fighter": (0, 0), "mote": (1, 1)})
    t.own("fighter", "wick")
    t.use("fighter", "wick", 0, "cell:0,1")
    assert t.state.laid.marks == {cell(0, 1): DESTROYED}
    assert not t.there("mote")


@pytest.mark.rule("MA-ABI-06", "MA-CND-06", "MA-EX-56", "MA-LST-02")
def test_all_effects_happen_in_order_whether_or_not_it_hit(lay: Lay) -> None:
    """Attack, then lasting (limit 2): the target's attack rolls -1."""
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    t.wear("fighter", "hexer")
    for _ in range(3):
        t.low(0, 0)
        t.explorer("fighter").stamina = 6
        t.use("fighter", "hexer", 0, "unit:mote")
    assert t.monster("mote").health == 2
    assert t.rolls("mote") == -2, "twice a round at most"
    t.run(end_all(t.g, horror=False))
    assert t.rolls("mote") == 0


@pytest.mark.rule("MA-ABI-10")
def test_abilities_may_be_repeated(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    for _ in range(3):
        t.high(0)
        t.low(0)
        t.act("fighter", "use:fighter:0", "unit:mote")
    assert t.explorer("fighter").stamina == 0


@pytest.mark.rule("MA-EX-37")
def test_one_ability_with_and_one_without_a_target(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (3, 0), "mote": (4, 4)})
    t.wear("fighter", "music-box")
    t.use("fighter", "music-box", 0, "unit:crawler")
    assert t.spot("crawler") == (4, 0)
    t.use("fighter", "music-box", 1)
    assert t.asked == []
    assert t.explorer("fighter").essence == 1
