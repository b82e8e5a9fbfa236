"""Active abilities (MA-ABI)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active, Passive
from waystone.games.machina_arcana.box.effects import Effect
from waystone.games.machina_arcana.box.index import index
from waystone.games.machina_arcana.box.modifiers import Ethereal, Hidden, Range
from waystone.games.machina_arcana.box.space_effects import DestroySpace, Door
from waystone.games.machina_arcana.box.story_effects import AddProgress
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.box.unit_effects import Attack, Lose, Restore
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.cards.abilities import (
    affordable,
    has_target,
    owner,
    usable,
)
from waystone.games.machina_arcana.rules.cards.lasting import end_all
from waystone.games.machina_arcana.rules.cards.targeting import (
    attacks_target,
    marks_for,
    may_target,
)
from waystone.games.machina_arcana.table.cards import nobodys_cards
from waystone.games.machina_arcana.table.state import DESTROYED, LIT


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


@pytest.mark.rule("MA-ABI-02", "MA-TGT-20")
def test_who_owns_the_card_that_is_used(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.own("fighter", "hunters-oath", "tonic")
    me = t.explorer("fighter")
    owners = {
        card: owner(t.g, me, card)
        for card in ("fighter", "tonic", "hunters-oath", "good-map", "ice-1", "ice-end")
    }
    assert owners == {"fighter": "fighter", "tonic": "fighter", "hunters-oath": "fighter",
                      "good-map": "", "ice-1": "", "ice-end": ""}  # fmt: skip


@pytest.mark.rule("MA-ABI-02", "MA-EVT-02", "MA-EVT-03")
def test_the_cards_that_nobody_owns(lay: Lay) -> None:
    """The chapter, in the endgame its card, and the current events."""
    t = lay(at={"fighter": (0, 0)})
    cards = index(t.g.content).cards
    assert nobodys_cards(t.g, cards) == ["ice-1"]
    t.current("good-map")
    t.current("the-fog")
    assert nobodys_cards(t.g, cards) == ["ice-1", "good-map", "the-fog"]
    assert nobodys_cards(t.g, ["the-fog", "ice-end"]) == ["the-fog"], "of those asked for"
    t.state.story.endgame = True
    assert nobodys_cards(t.g, cards) == ["ice-end", "good-map", "the-fog"]
    t.state.decks.turned.append("explorer")
    assert nobodys_cards(t.g, cards) == ["ice-end", "the-fog"]
    t.state.decks.turned.clear()
    t.current("hunters-oath")
    assert nobodys_cards(t.g, cards) == ["ice-end", "the-fog"], (
        "a personal event on top of the pile"
    )


@pytest.mark.rule("MA-ABI-04", "MA-ABI-05", "MA-ESS-03", "MA-ESS-04")
def test_an_item_discarded_as_a_cost(lay: Lay) -> None:
    """Another than the card itself, of the kind that is named, by the owner's choice."""
    t = lay(at={"fighter": (0, 0), "healer": (9, 9)}, stamina=6)
    me = t.explorer("fighter")
    me.health = 1
    t.rewrite("saw", Active([Restore("health")], Cost(discard_item="any")),
              Active([Restore("health")], Cost(discard_item="consumable")))  # fmt: skip
    t.wear("fighter", "saw")
    any_cost, kind_cost = t.active("saw", 0).cost, t.active("saw", 1).cost
    assert not affordable(t.g, me, "saw", any_cost), "the card itself does not pay"
    t.wear("fighter", "boots")
    assert affordable(t.g, me, "saw", any_cost)
    assert not affordable(t.g, me, "saw", kind_cost)
    t.own("fighter", "tonic", "salts")
    assert affordable(t.g, me, "saw", kind_cost)
    t.use("fighter", "saw", 1, "card:salts")
    assert [o.key for o in t.asked[0].options] == ["card:tonic", "card:salts"]
    assert (me.health, t.state.decks.item_discards) == (2, ["salts"])
    t.use("fighter", "saw", 0, "card:boots")
    assert [o.key for o in t.asked[0].options] == ["card:boots", "card:tonic"]
    assert (me.health, t.state.decks.item_discards) == (3, ["boots", "salts"])
    assert t.state.tokens.spent == []


@pytest.mark.rule("MA-ABI-04", "MA-ABI-05", "MA-ESS-03")
def test_unequipping_and_essence_as_costs(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (9, 9)}, stamina=6)
    me = t.explorer("fighter")
    me.health, me.essence = 2, 5
    t.rewrite("fighter", Active([AddProgress()], Cost(unequip=True)),
              Active([AddProgress()], Cost(essence=2, health=2)))  # fmt: skip
    cost = t.active("fighter", 0).cost
    assert not affordable(t.g, me, "fighter", cost)
    t.wear("fighter", "saw")
    t.use("fighter", "fighter", 0)
    assert (me.equipped, me.inventory) == ({}, ["saw"])
    t.use("fighter", "fighter", 1, "health")
    assert (me.health, me.essence) == (1, 2), "2 essence, 1 health, and essence for the last"
    assert t.state.tokens.progress == {"fighter": 2}
    assert affordable(t.g, t.monster("crawler"), "crawler", Cost(essence=3)), "monsters pay stamina"


@pytest.mark.rule("MA-TGT-01", "MA-ABI-07", "MA-ABI-08")
def test_an_ability_with_a_symbol_needs_a_target(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=6)
    me = t.explorer("fighter")
    aimed = Active([Attack(1)], Cost(), Target("melee", of="monster"))
    plain = Active([Restore("health")], Cost())
    dear = Active([Restore("health")], Cost(stamina=7))
    t.rewrite("fighter", aimed, plain, dear)
    assert (has_target(t.g, me, "fighter", aimed), has_target(t.g, me, "fighter", plain)) == (
        False,
        True,
    )
    assert [use.number for use in usable(t.g, me, own_turn=True)] == [1]
    t.put("crawler", 1, 0)
    assert [use.number for use in usable(t.g, me, own_turn=True)] == [0, 1]


@pytest.mark.rule("MA-ABI-06", "MA-CND-04")
def test_an_ability_on_a_space(lay: Lay) -> None:
    t = lay([".C"], at={"fighter": (0, 0)}, stamina=6)
    t.rewrite(
        "fighter", Active([DestroySpace(), AddProgress()], Cost(), Target("melee", of="chest"))
    )
    t.use("fighter", "fighter", 0)
    assert t.state.laid.marks == {cell(1, 0): DESTROYED}
    assert t.state.tokens.progress == {"fighter": 1}, "without tokens it resolves at once"


@pytest.mark.rule("MA-ETH-01", "MA-TGT-08")
def test_nobody_hidden_is_chosen_but_by_itself(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    me, other = t.explorer("fighter"), t.explorer("healer")
    assert may_target(t.g, me, "fighter", other)
    t.rewrite("fighter", Passive([Hidden()]))
    t.rewrite("healer", Passive([Hidden()]))
    assert may_target(t.g, me, "fighter", me)
    assert not may_target(t.g, me, "fighter", other)
    t.rewrite("fighter", Passive([Ethereal()]))
    assert not may_target(t.g, me, "fighter", me), "not even itself"
    t.state.laid.marks[cell(5, 5)] = LIT
    assert may_target(t.g, me, "fighter", me)


@pytest.mark.rule("MA-STA-07")
def test_only_what_attacks_its_target_is_used_on_barrels(lay: Lay) -> None:
    def attacks(*effects: Effect) -> bool:
        return attacks_target(Active([*effects], Cost(), Target("melee")))

    assert attacks(Lose("stamina", who="you"), Attack(1))
    assert not attacks(Attack(1, who="adjacent-units"))
    assert not attacks(Lose("health", who="target"))
    t = lay([".B"], at={"fighter": (0, 0)})
    loses = Active([Lose("health", who="target")], Cost(), Target("melee"))
    assert marks_for(t.g, t.explorer("fighter"), "", loses) == [("unit", "fighter")]


@pytest.mark.rule("MA-TGT-03", "MA-TGT-05", "MA-DOR-10", "MA-TGT-04")
def test_targets_within_a_longer_range(lay: Lay) -> None:
    """A space, a door and a unit just in range; a door for any of the things that may be done."""
    t = lay(["......"], at={"fighter": (0, 0), "crawler": (3, 3)},
            doors=[((3, 0), (4, 0)), ((7, 7), (8, 7))])  # fmt: skip
    me = t.explorer("fighter")
    t.rewrite("fighter", Passive([Range(1)]))

    def marks(of: str, *effects: Effect) -> list[object]:
        active = Active([*effects], Cost(), Target("ranged", 2, of))  # type: ignore[arg-type]
        return [thing for _, thing in marks_for(t.g, me, "fighter", active)]

    assert marks("monster", Attack(1)) == ["crawler"]
    spaces = marks("space", Lose("health", who="units-near-target"))
    assert cell(3, 1) in spaces
    assert cell(4, 1) not in spaces
    door = cell(3, 0) * 2
    assert marks("door", Door("close")) == [door]
    assert marks("door", Door("open")) == []
    assert marks("door", Door("open"), Door("close")) == [door], "one of them can be done"
    assert marks("door", Lose("stamina", who="you")) == [door]
    t.rewrite("fighter")
    assert marks("monster", Attack(1)) == []
    assert marks("door", Door("close")) == []


@pytest.mark.rule("MA-TGT-02", "MA-TGT-03")
def test_a_melee_target_space_is_one_step_away(lay: Lay) -> None:
    t = lay(at={"fighter": (5, 5)})
    throw = Active([Lose("health", who="units-near-target")], Cost(), Target("melee", 3, "space"))
    found = {thing for _, thing in marks_for(t.g, t.explorer("fighter"), "", throw)}
    assert found == {cell(x, y) for x in (4, 5, 6) for y in (4, 5, 6)}
    t.rewrite("fighter", Passive([Range(3)]))
    assert len(marks_for(t.g, t.explorer("fighter"), "fighter", throw)) == 9


@pytest.mark.rule("MA-CND-04", "MA-ABI-06")
def test_an_ability_with_progress_resolves_with_its_last_use(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=6)
    t.explorer("fighter").health = 1
    t.rewrite("fighter", Active([Restore("health")], Cost(stamina=1), progress=3))
    for used, health in ((1, 1), (2, 1), (3, 2), (4, 2)):
        t.use("fighter", "fighter", 0)
        assert (t.explorer("fighter").health, t.explorer("fighter").stamina) == (health, 6 - used)
