"""Attributes, essence, damage, attacks, ethereal units."""

import pytest

from waystone.games.machina_arcana import GAME, steps
from waystone.games.machina_arcana import effects as fx
from waystone.games.machina_arcana.actions import options
from waystone.games.machina_arcana.attack import HIGH, LOW, attack, roll
from waystone.games.machina_arcana.damage import destroy, lose_health
from waystone.games.machina_arcana.doing import Doing
from waystone.games.machina_arcana.ending import ScenarioOver
from waystone.games.machina_arcana.essence import available, gain_essence, helpers, pay_essence
from waystone.games.machina_arcana.index import index
from waystone.games.machina_arcana.modifiers import armor, ethereal, most, sees_ethereal, will
from waystone.games.machina_arcana.removal import banish
from waystone.games.machina_arcana.state import DESTROYED, LIT, Lasting
from waystone.games.machina_arcana.targeting import marks_for
from waystone.games.machina_arcana.testing import Lay, Table, cell


def hit(t: Table, who: str, *defenders: str | int, high: int = 0, low: int = 0,
        magical: bool = False, answers: tuple[str, ...] = (), card: str = "",
        at: int | None = None) -> Doing:  # fmt: skip
    d = Doing(who, card or who, who)
    t.run(attack(t.g, d, high, low, magical, list(defenders), at), *answers)
    return d


def mark(t: Table, card: str, *units: str, number: int = 0, by: str = "") -> None:
    t.state.lasting.append(Lasting(card, number, by, list(units)))


# ---- attributes


@pytest.mark.rule("MA-GEN-11", "MA-GEN-12")
def test_the_dice_have_their_faces(lay: Lay) -> None:
    assert HIGH == (0, 1, 1, 2, 2, 3)
    assert LOW == (0, 1, 1, 1, 2, 2)
    t = lay()
    t.state.streams.stack("high", 5, 5)
    t.state.streams.stack("low", 4)
    assert roll(t.g, 2, 1) == 3 + 3 + 2


@pytest.mark.rule("MA-NUM-01")
@pytest.mark.parametrize(
    ("high", "low", "chances"),
    [(0, 1, [83, 33]), (1, 1, [97, 83, 56, 25, 6]), (2, 0, [97, 86, 64, 36, 14, 3]),
     (3, 0, [100, 97, 88, 72, 50, 28, 12, 3]), (2, 2, [100, 99, 96, 86, 69, 46, 25, 10, 2])],
)  # fmt: skip
def test_the_chances_of_the_dice(high: int, low: int, chances: list[int]) -> None:
    totals = [0]
    for faces in [HIGH] * high + [LOW] * low:
        totals = [a + b for a in totals for b in faces]
    for least, chance in enumerate(chances, 1):
        assert round(100 * sum(n >= least for n in totals) / len(totals)) == chance


@pytest.mark.rule("MA-STA-01", "MA-STA-02", "MA-STA-05", "MA-ITM-02")
def test_armor_and_will_are_printed_value_items_and_effects(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 1)})
    me = t.explorer("fighter")
    assert (armor(t.g, me), will(t.g, me)) == (2, 2)
    t.wear("fighter", "boots")
    t.wear("fighter", "jacket", "boots")
    assert (armor(t.g, me), will(t.g, me)) == (3, 3)
    mark(t, "ogre", "fighter", "crawler")
    assert armor(t.g, me) == 2
    assert armor(t.g, t.monster("crawler")) == 1


@pytest.mark.rule("MA-STA-03")
def test_attributes_stay_within_zero_and_nine(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    for _ in range(4):
        mark(t, "ogre", "fighter")
    assert armor(t.g, t.explorer("fighter")) == 0
    t.state.lasting.clear()
    for item in ("mail", "coat", "boots", "cloak", "lining"):
        t.wear("fighter", item)
    assert armor(t.g, t.explorer("fighter")) == 9


@pytest.mark.rule("MA-STA-04", "MA-GFX-07", "MA-EX-50", "MA-EVT-05")
def test_nothing_exceeds_its_maximum(lay: Lay) -> None:
    """An event: restore 1 health, restore 6 stamina."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)}, stamina=2)
    me = t.explorer("fighter")
    me.health = 3
    t.top("explorer", "second-wind")
    t.do("fighter", fx.Invoke("explorer"))
    assert (me.health, me.stamina) == (4, 6)
    assert t.explorer("healer").stamina == 2
    t.run(gain_essence(t.g, me, 9))
    assert me.essence == 5
    assert most(t.g, me, "health") == 5
    t.wear("fighter", "lining")
    assert most(t.g, me, "health") == 6


@pytest.mark.rule("MA-STA-08")
def test_wounded_means_less_health_than_the_maximum(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (1, 1)})
    heal = fx.If(fx.Wounded("monsters"), [fx.Threat(1)], [fx.Threat(2)])
    t.do("fighter", heal)
    assert t.state.threat == 2
    t.monster("mote").health = 1
    t.do("fighter", heal)
    assert t.state.threat == 3


@pytest.mark.rule("MA-STA-06", "MA-RND-02")
def test_only_stamina_comes_back_by_itself(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=0)
    me = t.explorer("fighter")
    me.health, me.essence = 2, 1
    t.play(steps.explorer_phase())
    assert (me.stamina, me.health, me.essence) == (6, 2, 1)


# ---- essence


@pytest.mark.rule("MA-ESS-01", "MA-DMG-05")
def test_a_monster_destroyed_in_your_turn_gives_essence(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "crawler": (0, 1), "strider": (5, 5)})
    t.turn("fighter")
    t.run(destroy(t.g, "crawler", "healer"))
    assert t.explorer("fighter").essence == 1, "whoever destroyed it"
    assert t.explorer("healer").essence == 0
    t.turn("")
    t.run(destroy(t.g, "strider", "healer"))
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
    t.state.chapter = 1
    me = t.explorer("fighter")
    me.essence = 1
    t.use("fighter", "ice-2", 0, "essence")
    assert (me.health, me.essence) == (5, 0)
    t.use("fighter", "ice-2", 0)
    t.use("fighter", "ice-2", 0)
    assert (me.health, t.state.chapter) == (3, 1)
    t.use("fighter", "ice-2", 0, "border:4,0")
    assert (me.health, t.state.chapter) == (2, 2)


@pytest.mark.rule("MA-ESS-04", "MA-ESS-07", "MA-ESS-08", "MA-EX-61")
def test_contributions_chain_and_may_cover_everything(lay: Lay) -> None:
    """A activates an unlit chapter space, B is beside it, C only beside B."""
    t = lay([".H"], at={"fighter": (0, 0), "healer": (2, 1), "maker": (3, 2)})
    a, b, c = (t.explorer(n) for n in ("fighter", "healer", "maker"))
    b.essence, c.essence = 2, 2
    t.state.chapter = 2
    assert [e.id for e in helpers(t.g, a, cell(1, 0))] == ["healer", "maker"]
    t.act("fighter", "chapter:1,0", "2", "1")
    assert (a.stamina, a.essence, b.essence, c.essence) == (3, 0, 0, 1)
    assert t.state.marks[cell(1, 0)] == DESTROYED


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


# ---- damage


@pytest.mark.rule("MA-DMG-01", "MA-ATK-07", "MA-DMG-02")
def test_a_hit_costs_one_health_however_high(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    t.high(3, 3, 3)
    hit(t, "fighter", "mote", high=3)
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-DMG-03", "MA-DMG-04", "MA-GEN-08")
def test_an_explorer_at_zero_leaves_the_game(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9)})
    t.wear("fighter", "pistol")
    t.own("fighter", "tonic", "hunters-oath")
    t.state.lasting.append(Lasting("salts", 0, "fighter", ["fighter"]))
    t.explorer("fighter").health = 1
    t.run(lose_health(t.g, "fighter", 1))
    me = t.explorer("fighter")
    assert me.dead
    assert me.cell < 0
    assert sorted(t.state.item_discards[:2]) == ["pistol", "tonic"]
    assert "hunters-oath" in t.state.removed
    assert t.state.lasting == []
    assert not me.equipped
    assert not me.inventory
    t.do("healer", fx.Restore("health", 3, who="everyone"))
    assert me.dead


@pytest.mark.rule("MA-GEN-05", "MA-DMG-04", "MA-VAR-06")
def test_the_last_death_loses_at_once(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    with pytest.raises(ScenarioOver) as over:
        t.run(destroy(t.g, "fighter"))
    assert not over.value.won


@pytest.mark.rule("MA-DMG-05", "MA-EX-13", "MA-ATK-02", "MA-ATK-05")
def test_the_attack_of_the_book(lay: Lay) -> None:
    """H1 L1 on armor 3, health 2: a total of 3 hits; the second hit destroys, and its last effect
    comes before the essence."""
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    t.turn("fighter")
    t.high(2)
    t.low(1)
    hit(t, "fighter", "mote", high=1, low=1)
    assert t.monster("mote").health == 1
    t.top("explorer", "own-quest")
    t.high(2)
    t.low(1)
    hit(t, "fighter", "mote", high=1, low=1)
    assert not t.there("mote")
    assert t.state.event_discards["explorer"][0] == "own-quest"
    assert t.explorer("fighter").essence == 2


@pytest.mark.rule("MA-DMG-06", "MA-EX-12")
@pytest.mark.parametrize(
    ("monster", "level", "pile"),
    [("ogre", 3, "removed"), ("warden", 3, "pile"), ("titan", 5, "pile"), ("crawler", 1, "pile")],
)
def test_where_a_destroyed_monster_goes(lay: Lay, monster: str, level: int, pile: str) -> None:
    t = lay(at={"fighter": (0, 0), monster: (1, 0)})
    t.state.level = level
    t.run(destroy(t.g, monster))
    assert (monster in t.state.removed) == (pile == "removed")
    assert (t.state.destroyed_monsters[:1] == [monster]) == (pile == "pile")
    assert t.state.monsters == []


@pytest.mark.rule("MA-DMG-07", "MA-EX-33")
def test_a_banished_monster_is_not_destroyed(lay: Lay) -> None:
    """2 stamina, destroy an adjacent lever: banish the target; no traps, no essence."""
    t = lay([".L"], at={"fighter": (0, 0), "mote": (0, 1)})
    t.own("fighter", "wick")
    t.state.turn = "fighter"
    t.use("fighter", "wick", 0)
    assert not t.there("mote")
    assert t.state.marks[cell(1, 0)] == DESTROYED
    assert t.explorer("fighter").essence == 0
    assert t.explorer("fighter").stamina == 4
    assert t.state.event_discards["explorer"] == [], "its last effect does not happen"
    assert "mote" not in t.state.slain


@pytest.mark.rule("MA-DMG-08")
def test_kills_are_credited_to_who_set_them_off(lay: Lay) -> None:
    t = lay([".L", "^."], at={"fighter": (0, 0), "crawler": (0, 1), "healer": (5, 5)})
    t.own("fighter", "hunters-oath")
    t.high(2, 0, 0)
    t.act("fighter", "lever:1,0")
    assert t.state.progress == {"hunters-oath:0": 1}
    t.put("strider", 3, 3)
    t.run(destroy(t.g, "strider", "healer"))
    assert t.state.progress == {"hunters-oath:0": 1}
    t.run(destroy(t.g, "healer", "fighter"))
    assert t.state.progress == {"hunters-oath:0": 2}, "another explorer counts as well"


# ---- attacks


@pytest.mark.rule("MA-ATK-01")
def test_without_an_attack_ability_there_is_no_attack(lay: Lay) -> None:
    t = lay(at={"healer": (0, 0), "crawler": (1, 0)})
    assert not [k for k in t.keys("healer") if k.startswith("use:") and "healer" not in k]
    t.wear("healer", "pistol")
    assert "use:pistol:0" in t.keys("healer")


@pytest.mark.rule("MA-ATK-03", "MA-ATK-04")
def test_rolls_are_changed_by_passives_and_never_below_zero(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0), "mote": (0, 1)})
    mark(t, "salts", "fighter", by="fighter")
    t.high(1)
    assert hit(t, "fighter", "crawler", high=1).hit, "1 + 1 against armor 2"
    t.state.lasting.clear()
    for _ in range(3):
        mark(t, "hexer", "fighter")
    t.explorer("fighter").health = 5
    for _ in range(3):
        mark(t, "ogre", "mote")
    t.high(1)
    assert hit(t, "fighter", "mote", high=1).hit, "0, not less, against armor 0"


@pytest.mark.rule("MA-ATK-05")
def test_magic_is_compared_with_will(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    t.high(3)
    assert not hit(t, "fighter", "brute", high=1).hit
    t.high(3)
    assert hit(t, "fighter", "brute", high=1, magical=True).hit


@pytest.mark.rule("MA-ATK-06", "MA-ESS-02")
def test_essence_raises_a_roll_after_it_was_made(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    me = t.explorer("fighter")
    me.essence = 4
    t.high(1)
    assert hit(t, "fighter", "brute", high=1, answers=("add:3",)).hit
    assert me.essence == 1
    t.high(1)
    assert not hit(t, "fighter", "brute", high=1).hit, "too little to matter is not asked for"


@pytest.mark.rule("MA-ATK-06")
def test_the_explorer_in_turn_may_raise_any_roll(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (8, 8), "crawler": (1, 0)})
    t.explorer("fighter").essence = t.explorer("healer").essence = 2
    t.turn("healer")
    t.high(0)
    assert hit(t, "fighter", "crawler", high=1, answers=("add:0", "add:2")).hit
    assert [q.seat for q in t.asked] == [0, 1]
    t.turn("")
    t.put("strider", 2, 2)
    t.high(0)
    hit(t, "strider", "fighter", high=1)
    assert t.asked == [], "nobody helps a monster"


@pytest.mark.rule("MA-ATK-08", "MA-EX-15")
def test_one_roll_against_several(lay: Lay) -> None:
    """Armor 2, 4, 5 and a roll of 4: the first two are hit."""
    t = lay(["^^^", "L"], at={"fighter": (0, 0), "brute": (1, 0), "titan": (2, 0), "maker": (9, 9)})
    t.high(2, 2, 0)
    t.do("titan", fx.Traps(), answers=["unit:brute"])
    assert t.explorer("fighter").health == 4
    assert t.monster("brute").health == 1
    assert t.monster("titan").health == 4
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-TGT-07", "MA-ATK-08")
def test_the_attacker_chooses_who_is_hit_first(lay: Lay) -> None:
    """Of three defenders two are hit; the third is no choice, it is missed."""
    t = lay(at={"fighter": (0, 0), "mote": (1, 0), "crawler": (0, 1), "titan": (1, 1)})
    t.high(3)
    t.g.log = []
    hit(t, "fighter", "titan", "mote", "crawler", high=1, answers=("unit:crawler",))
    assert [o.key for o in t.asked[0].options] == ["unit:mote", "unit:crawler"]
    struck = [line.args["unit"] for line in t.g.log if line.text == "fact-was-hit"]
    assert struck == ["crawler", "mote"]
    assert t.monster("titan").health == 4


@pytest.mark.rule("MA-ATK-09", "MA-EX-14", "MA-EQP-08")
def test_an_augment_makes_its_weapon_magical(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    t.wear("fighter", "pistol")
    t.wear("fighter", "barrel-sight", "pistol")
    t.high(2)
    assert hit(t, "fighter", "brute", high=1, card="pistol").hit, "2 + 1 against will 3"
    t.high(2)
    assert not hit(t, "fighter", "brute", high=1, card="fighter").hit, "not by another card"
    t.high(2)
    t.wear("fighter", "hexer")
    assert not hit(t, "fighter", "brute", high=1, magical=True, card="hexer").hit


@pytest.mark.rule("MA-ATK-10", "MA-EX-17")
def test_effects_on_attack_rolls_serve_both_kinds(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    mark(t, "salts", "fighter", by="fighter")
    t.high(2)
    assert hit(t, "fighter", "brute", high=1, magical=True).hit
    t.high(2)
    assert not hit(t, "fighter", "brute", high=1).hit, "3 against armor 4: it stays normal"
    t.state.lasting.clear()
    book = t.g.content
    magical = fx.Lasting([fx.AttackRoll(1, "magical")])
    cards = index(book).cards
    cards["salts"] = cards["salts"]._replace(lastings=(magical,))
    mark(t, "salts", "fighter", by="fighter")
    t.high(2)
    assert hit(t, "fighter", "brute", high=1).hit, "2 + 1 against will 3: it became magical"


@pytest.mark.rule("MA-ATK-11", "MA-CND-02")
def test_defenders_and_attackers_answer_their_own_triggers(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.wear("fighter", "bleeder")
    t.high(3)
    hit(t, "crawler", "fighter", high=1)
    assert t.state.lasting == [], "being hit is not hitting"
    t.high(3)
    hit(t, "fighter", "crawler", high=1)
    assert len(t.state.lasting) == 1


@pytest.mark.rule("MA-ATK-12")
def test_melee_and_ranged_are_told_by_the_symbol(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (2, 0)})
    t.wear("fighter", "pistol")
    marks = marks_for(t.g, t.explorer("fighter"), t.active("pistol"))
    assert ("unit", "crawler") in marks
    assert ("unit", "crawler") not in marks_for(t.g, t.explorer("fighter"), t.active("fighter"))


@pytest.mark.rule("MA-ATK-13")
def test_traps_and_barrels_are_the_attacks_of_who_sets_them_off(lay: Lay) -> None:
    t = lay([".B"], at={"fighter": (0, 0), "mote": (2, 0), "healer": (9, 9)})
    t.wear("fighter", "bleeder")
    t.turn("fighter")
    t.explorer("fighter").essence = 1
    t.high(1)
    t.high(1, 0, 0)
    hit(t, "fighter", cell(1, 0), high=1, answers=("add:1", "unit:mote"))
    assert t.monster("mote").health == 1
    assert len(t.state.lasting) == 2, "hitting the barrel and the monster"


@pytest.mark.rule("MA-ATK-14", "MA-EX-20", "MA-ABI-09")
def test_an_attack_without_a_target_hits_its_user(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.high(2, 2)
    t.do("fighter", fx.Attack(high=2))
    assert t.explorer("fighter").health == 4


@pytest.mark.rule("MA-STA-07", "MA-TER-06", "MA-TER-07")
def test_a_barrel_is_hit_by_one_and_explodes(lay: Lay) -> None:
    t = lay([".B.B"], at={"fighter": (0, 0), "crawler": (4, 0), "mote": (2, 1), "healer": (9, 9)})
    t.explorer("fighter").cell = cell(5, 5)
    assert marks_for(t.g, t.explorer("fighter"), t.active("fighter")) == [("unit", "fighter")]
    t.explorer("fighter").cell = cell(0, 1)
    assert ("space", cell(1, 0)) in marks_for(t.g, t.explorer("fighter"), t.active("fighter"))
    t.high(0)
    hit(t, "fighter", cell(1, 0), high=1)
    assert t.state.marks == {}
    t.high(1, 1, 1, 1)
    hit(t, "fighter", cell(1, 0), high=1, answers=("unit:mote",))
    assert t.state.marks == {cell(1, 0): DESTROYED}
    assert t.monster("mote").health == 1
    assert t.explorer("fighter").health == 4
    assert t.there("crawler"), "out of reach of the first barrel"


@pytest.mark.rule("MA-TER-07")
def test_explosions_chain(lay: Lay) -> None:
    t = lay(["BB."], at={"fighter": (9, 9), "crawler": (2, 0)})
    t.high(1)
    t.high(1, 0, 0)
    t.high(2, 0, 0)
    hit(t, "fighter", cell(0, 0), high=1)
    assert t.state.marks == {cell(0, 0): DESTROYED, cell(1, 0): DESTROYED}
    assert not t.there("crawler")


@pytest.mark.rule("MA-TER-09")
def test_a_magical_attack_makes_a_magical_explosion(lay: Lay) -> None:
    t = lay(["B."], at={"fighter": (9, 9), "brute": (1, 0)})
    t.high(1)
    t.high(3, 0, 0)
    hit(t, "fighter", cell(0, 0), high=1, magical=True)
    assert t.monster("brute").health == 1, "3 against will 3"


# ---- the wording of abilities


@pytest.mark.rule("MA-EX-21", "MA-ETH-01", "MA-TGT-08")
def test_an_ethereal_unit_needs_permission_to_be_targeted(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "wisp": (1, 0), "crawler": (1, 1)})
    me = t.explorer("fighter")
    assert ("unit", "wisp") not in marks_for(t.g, me, t.active("fighter"))
    assert ("unit", "crawler") in marks_for(t.g, me, t.active("fighter"))
    t.wear("fighter", "statuette")
    assert ("unit", "wisp") in marks_for(t.g, me, t.active("fighter"))


@pytest.mark.rule("MA-EX-22", "MA-TGT-22")
def test_attack_the_closest_monster(lay: Lay) -> None:
    at = {"fighter": (0, 0), "wisp": (2, 0), "crawler": (5, 5), "mote": (11, 0)}
    t = lay([".#", "##"], at=at, right=[])
    t.high(3)
    t.do("fighter", fx.Attack(high=1, who="closest-monster"))
    assert not t.there("wisp"), "without sight, although ethereal"
    assert t.there("crawler")


@pytest.mark.rule("MA-EX-23", "MA-EX-40", "MA-TGT-20")
def test_attack_all_monsters_of_the_tile_with_one_roll(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (3, 0), "wisp": (2, 0), "mote": (5, 5),
                "crawler": (12, 3)}, right=[])  # fmt: skip
    t.top("explorer", "clear-head")
    t.low(1, 1, 1)
    t.do("fighter", fx.Invoke("explorer"), answers=["unit:mote"])
    assert not t.there("wisp")
    assert t.monster("mote").health == 1
    assert t.there("crawler"), "another tile"
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-EX-24")
def test_attack_any_monster_of_the_tile(lay: Lay) -> None:
    t = lay([".#"], at={"fighter": (0, 0), "wisp": (2, 0), "crawler": (5, 5), "mote": (12, 0)},
            right=[])  # fmt: skip
    t.high(3)
    t.do("fighter", fx.Attack(high=1, who="any-monster"), answers=["unit:wisp"])
    assert [o.key for o in t.asked[0].options] == ["unit:wisp", "unit:crawler"]
    assert not t.there("wisp")


@pytest.mark.rule("MA-EX-25")
def test_attack_any_monster_of_the_board(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (5, 5), "strider": (12, 0)}, right=[])
    t.high(3)
    t.do("fighter", fx.Attack(high=1, who="any-monster-anywhere"), answers=["unit:strider"])
    assert not t.there("strider")


@pytest.mark.rule("MA-EX-32")
def test_a_monster_beside_a_target_space(lay: Lay) -> None:
    t = lay([".E"], at={"fighter": (0, 0), "mote": (2, 0), "crawler": (5, 5)})
    t.do("fighter", fx.Lose("health", 1, who="any-monster-near-target"), spaces=[cell(1, 0)])
    assert t.monster("mote").health == 1
    assert t.there("crawler")


# ---- ethereal


@pytest.mark.rule("MA-ETH-02", "MA-EX-18")
def test_explosions_strike_ethereal_units(lay: Lay) -> None:
    t = lay(["B."], at={"fighter": (0, 1), "wisp": (1, 0), "healer": (9, 9)})
    t.high(1, 2, 0, 0)
    hit(t, "fighter", cell(0, 0), high=1, answers=("unit:wisp",))
    assert not t.there("wisp")


@pytest.mark.rule("MA-ETH-03", "MA-CHS-07", "MA-EX-18")
def test_a_lit_chapter_space_shows_ethereal_units_to_its_tile(lay: Lay) -> None:
    t = lay(["..H"], at={"fighter": (9, 4), "wisp": (10, 4), "healer": (12, 4)}, right=["..H"])
    me = t.explorer("fighter")
    assert ("unit", "wisp") not in marks_for(t.g, me, t.active("fighter"))
    t.state.marks[cell(12, 0)] = LIT
    assert ("unit", "wisp") not in marks_for(t.g, me, t.active("fighter")), "the attacker's tile"
    t.state.marks[cell(2, 0)] = LIT
    assert ("unit", "wisp") in marks_for(t.g, me, t.active("fighter"))
    assert sees_ethereal(t.g, t.explorer("healer"))


@pytest.mark.rule("MA-ETH-04")
def test_acting_does_not_end_the_ethereal_state(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    mark(t, "statuette", "fighter", by="fighter")
    t.high(3)
    hit(t, "fighter", "crawler", high=1)
    t.act("fighter", "move:0,1")
    assert ethereal(t.g, t.explorer("fighter"))


@pytest.mark.rule("MA-EX-82", "MA-ETH-01")
def test_an_ethereal_explorer_cannot_target_itself(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    mark(t, "hexer", "fighter")
    t.state.lasting.clear()
    cards = index(t.g.content).cards
    cards["salts"] = cards["salts"]._replace(lastings=(fx.Lasting([fx.Ethereal()]),))
    mark(t, "salts", "fighter")
    assert marks_for(t.g, t.explorer("fighter"), t.active("fighter")) == []
    t.explorer("fighter").health = 2
    t.do("fighter", fx.Restore("health", 1))
    assert t.explorer("fighter").health == 3, "without a target symbol it still works"


@pytest.mark.rule("MA-EX-39", "MA-ABI-11")
def test_a_passive_of_an_item_reaches_the_tile_of_its_wearer(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "maker": (12, 3)}, right=[])
    t.wear("fighter", "statuette")
    assert sees_ethereal(t.g, t.explorer("fighter"))
    assert sees_ethereal(t.g, t.explorer("healer"))
    assert not sees_ethereal(t.g, t.explorer("maker"))
    t.explorer("fighter").essence = 2
    t.use("fighter", "statuette", 0)
    t.use("fighter", "statuette", 0)
    assert ethereal(t.g, t.explorer("fighter"))
    assert len(t.state.lasting) == 1, "limit 1"


@pytest.mark.rule("MA-EX-41", "MA-TGT-21", "MA-EPL-02")
def test_a_horror_event_attacks_everywhere_twice(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (12, 3)}, right=[])
    t.high(1)
    t.low(1, 1, 1, 1)
    both = [fx.Attack(1, 2, True, who="explorers"), fx.Attack(0, 2, True, who="explorers")]
    t.do("", *both, answers=[(0, "unit:healer"), (1, "unit:fighter")])
    assert t.explorer("fighter").health == 3, "3 and 2 against will 2"
    assert t.explorer("healer").health == 2
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-TIL-17", "MA-DMG-07")
def test_banishing_leaves_no_trace_of_a_kill(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.turn("fighter")
    banish(t.g, t.monster("crawler"))
    assert t.explorer("fighter").essence == 0
    assert t.state.slain == []


def test_a_card_does_not_answer_what_it_caused(lay: Lay) -> None:
    """Two units that strike back at each other stop after one blow each."""
    t = lay(at={"fighter": (0, 0), "titan": (1, 0)})
    back = fx.When("is-missed", [fx.Attack(high=1, who="other")])
    t.rewrite("fighter", back)
    t.rewrite("titan", back)
    t.high(0, 0, 0)
    hit(t, "fighter", "titan", high=1)
    assert t.state.streams.stacked == {}
    assert t.explorer("fighter").health == 5


@pytest.mark.rule("MA-TGT-01", "MA-AMB-48")
def test_an_ability_says_when_its_only_target_is_its_user(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (5, 5)})
    t.explorer("fighter").stamina = 6
    said = {o.key: o.text for o in options(t.g, t.explorer("fighter"))}
    assert said["use:fighter:0"] == "option-use-on-self"
    t.monster("crawler").cell = cell(1, 1)
    said = {o.key: o.text for o in options(t.g, t.explorer("fighter"))}
    assert said["use:fighter:0"] == "option-use"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_options_say_what_an_ability_does(language: str) -> None:
    """Cost, target, effects; no "otherwise" with nothing after it."""
    content, _ = GAME.load_content()
    text = GAME.text(language, content)
    for card in index(content).cards.values():
        for _, active in card.actives:
            words = text("option-use", card="threat", does=active)
            assert "[" not in words
            assert not words.rstrip().endswith(":")
    empty = text.sentence(fx.If(fx.Hit(), [fx.Light()]))
    assert "otherwise" not in empty
    assert "иначе" not in empty
    full = text.sentence(fx.If(fx.Hit(), [fx.Light()], [fx.Traps()]))
    assert "otherwise" in full or "иначе" in full


@pytest.mark.rule("MA-EXT-04", "MA-CHS-01")
def test_options_say_what_an_action_costs(lay: Lay) -> None:
    t = lay([".CH"], at={"fighter": (1, 1)})
    me = t.explorer("fighter")
    me.stamina, me.essence = 6, 3
    said = {o.key: (o.text, o.args.get("cost")) for o in options(t.g, me)}
    assert said["chest:1,0"] == ("option-chest", 3)
    assert said["chapter:2,0"] == ("option-chapter", 3)
    t.state.marks[cell(2, 0)] = LIT
    said = {o.key: (o.text, o.args.get("cost")) for o in options(t.g, me)}
    assert said["chapter:2,0"] == ("option-lit-chapter", 1)
