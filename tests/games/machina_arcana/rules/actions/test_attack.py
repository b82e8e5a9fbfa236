"""Attacks and explosions (MA-ATK, MA-TER)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Passive, When
from waystone.games.machina_arcana.box.conditions import Hit, Killed
from waystone.games.machina_arcana.box.effects import If, Lasting
from waystone.games.machina_arcana.box.index import index
from waystone.games.machina_arcana.box.modifiers import Against, AttackRoll, Barred, Dice
from waystone.games.machina_arcana.box.space_effects import Traps
from waystone.games.machina_arcana.box.story_effects import AddProgress
from waystone.games.machina_arcana.box.unit_effects import Attack
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.actions.attack import (
    HIGH,
    LOW,
    attack,
    blow_up,
    roll,
    threshold,
)
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.rules.cards.targeting import marks_for
from waystone.games.machina_arcana.table.state import DESTROYED


@pytest.mark.rule("MA-GEN-11", "MA-GEN-12")
def test_the_dice_have_their_faces(lay: Lay) -> None:
    assert HIGH == (0, 1, 1, 2, 2, 3)
    assert LOW == (0, 1, 1, 1, 2, 2)
    t = lay()
    t.state.streams.stack("high", 5, 5)
    t.state.streams.stack("low", 4)
    assert roll(t.g, 2, 1) == ("■3 ■3 □2", 8)


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


@pytest.mark.rule("MA-ATK-01")
def test_without_an_attack_ability_there_is_no_attack(lay: Lay) -> None:
    t = lay(at={"healer": (0, 0), "crawler": (1, 0)})
    assert not [k for k in t.keys("healer") if k.startswith("use:") and "healer" not in k]
    t.wear("healer", "pistol")
    assert "use:pistol:0" in t.keys("healer")


@pytest.mark.rule("MA-ATK-03", "MA-ATK-04")
def test_rolls_are_changed_by_passives_and_never_below_zero(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0), "mote": (0, 1)})
    t.mark("salts", "fighter", by="fighter")
    t.high(1)
    assert t.attack("fighter", "crawler", high=1).hit, "1 + 1 against armor 2"
    t.state.tokens.markers.clear()
    for _ in range(3):
        t.mark("hexer", "fighter")
    t.explorer("fighter").health = 5
    for _ in range(3):
        t.mark("ogre", "mote")
    t.high(1)
    assert t.attack("fighter", "mote", high=1).hit, "0, not less, against armor 0"


@pytest.mark.rule("MA-ATK-05")
def test_magic_is_compared_with_will(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    t.high(3)
    assert not t.attack("fighter", "brute", high=1).hit
    t.high(3)
    assert t.attack("fighter", "brute", high=1, magical=True).hit


@pytest.mark.rule("MA-ATK-06", "MA-ESS-02")
def test_essence_raises_a_roll_after_it_was_made(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    me = t.explorer("fighter")
    me.essence = 4
    t.high(1)
    assert t.attack("fighter", "brute", high=1, answers=("add:3",)).hit
    assert me.essence == 1
    t.high(1)
    assert not t.attack("fighter", "brute", high=1).hit, "too little to matter is not asked for"


@pytest.mark.rule("MA-ATK-06")
def test_the_explorer_in_turn_may_raise_any_roll(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (8, 8), "crawler": (1, 0)})
    t.explorer("fighter").essence = t.explorer("healer").essence = 2
    t.turn("healer")
    t.high(0)
    assert t.attack("fighter", "crawler", high=1, answers=("add:0", "add:2")).hit
    assert [q.seat for q in t.asked] == [0, 1]
    t.turn("")
    t.put("strider", 2, 2)
    t.high(0)
    t.attack("strider", "fighter", high=1)
    assert t.asked == [], "nobody helps a monster"


@pytest.mark.rule("MA-ATK-08", "MA-EX-15")
def test_one_roll_against_several(lay: Lay) -> None:
    """Armor 2, 4, 5 and a roll of 4: the first two are hit."""
    t = lay(["^^^", "L"], at={"fighter": (0, 0), "brute": (1, 0), "titan": (2, 0), "maker": (9, 9)})
    t.high(2, 2, 0)
    t.do("titan", Traps(), answers=["unit:brute"])
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
    t.attack("fighter", "titan", "mote", "crawler", high=1, answers=("unit:crawler",))
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
    assert t.attack("fighter", "brute", high=1, card="pistol").hit, "2 + 1 against will 3"
    t.high(2)
    assert not t.attack("fighter", "brute", high=1, card="fighter").hit, "not by another card"
    t.high(2)
    t.wear("fighter", "hexer")
    assert not t.attack("fighter", "brute", high=1, magical=True, card="hexer").hit


@pytest.mark.rule("MA-ATK-10", "MA-EX-17")
def test_effects_on_attack_rolls_serve_both_kinds(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    t.mark("salts", "fighter", by="fighter")
    t.high(2)
    assert t.attack("fighter", "brute", high=1, magical=True).hit
    t.high(2)
    assert not t.attack("fighter", "brute", high=1).hit, "3 against armor 4: it stays normal"
    t.state.tokens.markers.clear()
    book = t.g.content
    magical = Lasting([AttackRoll(1, "magical")])
    cards = index(book).cards
    cards["salts"] = cards["salts"]._replace(lastings=(magical,))
    t.mark("salts", "fighter", by="fighter")
    t.high(2)
    assert t.attack("fighter", "brute", high=1).hit, "2 + 1 against will 3: it became magical"


@pytest.mark.rule("MA-ATK-11", "MA-CND-02")
def test_defenders_and_attackers_answer_their_own_triggers(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.wear("fighter", "bleeder")
    t.high(3)
    t.attack("crawler", "fighter", high=1)
    assert t.state.tokens.markers == [], "being hit is not hitting"
    t.high(3)
    t.attack("fighter", "crawler", high=1)
    assert len(t.state.tokens.markers) == 1


@pytest.mark.rule("MA-ATK-12")
def test_melee_and_ranged_are_told_by_the_symbol(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (2, 0)})
    t.wear("fighter", "pistol")
    marks = marks_for(t.g, t.explorer("fighter"), "pistol", t.active("pistol"))
    assert ("unit", "crawler") in marks
    assert ("unit", "crawler") not in marks_for(
        t.g, t.explorer("fighter"), "fighter", t.active("fighter")
    )


@pytest.mark.rule("MA-ATK-13")
def test_traps_and_barrels_are_the_attacks_of_who_sets_them_off(lay: Lay) -> None:
    t = lay([".B"], at={"fighter": (0, 0), "mote": (2, 0), "healer": (9, 9)})
    t.wear("fighter", "bleeder")
    t.turn("fighter")
    t.explorer("fighter").essence = 1
    t.high(1)
    t.high(1, 0, 0)
    t.attack("fighter", cell(1, 0), high=1, answers=("add:1", "unit:mote"))
    assert t.monster("mote").health == 1
    assert len(t.state.tokens.markers) == 2, "hitting the barrel and the monster"


@pytest.mark.rule("MA-ATK-14", "MA-EX-20", "MA-ABI-09")
def test_an_attack_without_a_target_hits_its_user(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.high(2, 2)
    t.do("fighter", Attack(high=2))
    assert t.explorer("fighter").health == 4


@pytest.mark.rule("MA-STA-07", "MA-TER-06", "MA-TER-07")
def test_a_barrel_is_hit_by_one_and_explodes(lay: Lay) -> None:
    t = lay([".B.B"], at={"fighter": (0, 0), "crawler": (4, 0), "mote": (2, 1), "healer": (9, 9)})
    t.explorer("fighter").cell = cell(5, 5)
    assert marks_for(t.g, t.explorer("fighter"), "fighter", t.active("fighter")) == [
        ("unit", "fighter")
    ]
    t.explorer("fighter").cell = cell(0, 1)
    assert ("space", cell(1, 0)) in marks_for(
        t.g, t.explorer("fighter"), "fighter", t.active("fighter")
    )
    t.high(0)
    t.attack("fighter", cell(1, 0), high=1)
    assert t.state.laid.marks == {}
    t.high(1, 1, 1, 1)
    t.attack("fighter", cell(1, 0), high=1, answers=("unit:mote",))
    assert t.state.laid.marks == {cell(1, 0): DESTROYED}
    assert t.monster("mote").health == 1
    assert t.explorer("fighter").health == 4
    assert t.there("crawler"), "out of reach of the first barrel"


@pytest.mark.rule("MA-TER-07")
def test_explosions_chain(lay: Lay) -> None:
    t = lay(["BB."], at={"fighter": (9, 9), "crawler": (2, 0)})
    t.high(1)
    t.high(1, 0, 0)
    t.high(2, 0, 0)
    t.attack("fighter", cell(0, 0), high=1)
    assert t.state.laid.marks == {cell(0, 0): DESTROYED, cell(1, 0): DESTROYED}
    assert not t.there("crawler")


@pytest.mark.rule("MA-TER-09")
def test_a_magical_attack_makes_a_magical_explosion(lay: Lay) -> None:
    t = lay(["B."], at={"fighter": (9, 9), "brute": (1, 0)})
    t.high(1)
    t.high(3, 0, 0)
    t.attack("fighter", cell(0, 0), high=1, magical=True)
    assert t.monster("brute").health == 1, "3 against will 3"


@pytest.mark.rule("MA-ATK-02", "MA-GEN-12")
def test_all_dice_are_rolled_however_many(lay: Lay) -> None:
    """MA-AMB-72: the book names no limit."""
    t = lay(at={"fighter": (0, 0)})
    t.high(3, 3, 3, 3)
    t.low(2, 2, 2, 2, 2)
    assert roll(t.g, 4, 5)[1] == 22


@pytest.mark.rule("MA-ATK-02", "MA-ATK-03", "MA-ATK-06", "MA-ATK-07")
def test_the_log_of_an_attack_adds_up(lay: Lay) -> None:
    """The dice, each change by its card, the essence, the result and what it is held against."""
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    t.g.log = []
    t.mark("salts", "fighter", by="fighter")
    t.mark("hexer", "fighter")
    t.explorer("fighter").essence = 1
    t.high(2)
    t.low(1)
    t.attack("fighter", "brute", high=1, low=1, answers=("add:1",))
    told = [(line.text.removeprefix("fact-"), line.args) for line in t.g.log]
    assert [line for line in told if line[0] not in ("spent-essence", "lost-health")] == [
        ("rolled", {"unit": "fighter", "dice": "■2 □1", "total": 3}),
        ("roll-changed", {"card": "salts", "n": 1}),
        ("roll-changed", {"card": "hexer", "n": -1}),
        ("raised", {"unit": "fighter", "n": 1}),
        ("attacked", {"unit": "fighter", "result": 4, "magical": False}),
        ("was-hit", {"unit": "brute", "result": 4, "attribute": "armor", "needs": 4}),
    ]


@pytest.mark.rule("MA-ATK-06", "MA-ESS-02")
def test_the_second_who_raises_adds_to_the_first(lay: Lay) -> None:
    """Armor 2 and 4, a roll of 0: 2 from the attacker, 2 from the explorer in turn."""
    t = lay(at={"healer": (0, 0), "fighter": (8, 8), "crawler": (8, 9), "brute": (9, 9)})
    t.explorer("fighter").essence = t.explorer("healer").essence = 5
    t.turn("healer")
    t.high(0)
    t.attack("fighter", "crawler", "brute", high=1, answers=("add:2", "add:2", "unit:brute"))
    first, second = t.asked[:2]
    assert [o.key for o in first.options] == ["add:0", "add:2", "add:4"]
    assert (second.seat, second.args["result"]) == (0, 2)
    assert [o.key for o in second.options] == ["add:0", "add:2"]
    assert t.explorer("fighter").essence == 3
    assert t.explorer("healer").essence == 4, "1 back for the monster destroyed in its turn"
    assert t.monster("brute").health == 1


@pytest.mark.rule("MA-ATK-03")
def test_what_raises_a_roll_comes_before_what_lowers_it(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.mark("hexer", "fighter")
    t.mark("salts", "fighter", by="fighter")
    t.high(1)
    t.g.log = []
    t.attack("fighter", "crawler", high=1)
    changed = [line.args["card"] for line in t.g.log if line.text == "fact-roll-changed"]
    assert changed == ["salts", "hexer"]


@pytest.mark.rule("MA-ATK-09", "MA-ATK-10")
def test_what_makes_an_attack_magical(lay: Lay) -> None:
    """Armor 4, will 3: the item used, whatever else raises the roll; no other item, no monster."""
    t = lay(at={"fighter": (0, 0), "brute": (1, 0), "strider": (2, 0)})
    t.rewrite("statuette", Passive([AttackRoll(1, "magical")]))
    t.rewrite("strider", Passive([AttackRoll(1, "magical")]))
    t.wear("fighter", "pistol")
    t.wear("fighter", "statuette")
    t.mark("salts", "fighter", by="fighter")
    t.high(2)
    assert not t.attack("fighter", "brute", high=1, card="pistol").hit, "3 against armor 4"
    t.wear("fighter", "barrel-sight", "pistol")
    t.high(0)
    assert t.attack("fighter", "brute", high=1, card="pistol").hit, "0 + 3 against will 3"
    t.high(3)
    assert not t.attack("strider", "brute", high=1, card="strider").hit, "3 against armor 4"


@pytest.mark.rule("MA-ATK-02", "MA-EQP-08")
def test_an_augment_adds_dice_to_its_weapon(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    t.rewrite("barrel-sight", Passive([Dice(1, 1)]))
    t.wear("fighter", "pistol")
    t.wear("fighter", "barrel-sight", "pistol")
    t.high(1, 1)
    t.low(1, 1)
    assert t.attack("fighter", "brute", high=1, low=1, card="pistol").hit, "4 dice of 1"
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-ATK-05", "MA-TER-06", "MA-ATK-07", "MA-DMG-01")
def test_what_each_defender_needs(lay: Lay) -> None:
    """Armor or will, less for rolls that are raised against it; 1 for a barrel; nothing reaches who
    is gone or dying."""
    t = lay(["..B"], at={"fighter": (0, 0), "titan": (5, 5), "mote": (6, 6)})
    assert (threshold(t.g, False, "titan"), threshold(t.g, False, cell(2, 0))) == (5, 1)
    t.rewrite("titan", Passive([Against(2)]))
    t.rewrite("mote", Passive([Against(-1)]))
    assert (threshold(t.g, False, "titan"), threshold(t.g, True, "mote")) == (3, 4)
    t.monster("mote").health = 0
    assert threshold(t.g, False, "mote") == 99
    assert threshold(t.g, False, "hook") == 99
    t.rewrite("mote", When("is-missed", [AddProgress()]))
    t.high(3)
    t.attack("fighter", "mote", "hook", "titan", high=1)
    assert t.state.tokens.progress == {}
    assert t.monster("titan").health == 3
    assert t.monster("mote").health == 0, "it falls once"


@pytest.mark.rule("MA-TGT-07", "MA-ATK-08", "MA-ATK-07")
def test_barrels_are_struck_in_the_order_of_the_attacker(lay: Lay) -> None:
    t = lay([".B", "B."], at={"fighter": (0, 0), "mote": (5, 5)})
    t.high(3)
    t.miss()
    t.attack("fighter", cell(1, 0), cell(0, 1), "mote", high=1,
             answers=("cell:0,1", "unit:mote"))  # fmt: skip
    assert [o.key for o in t.asked[0].options] == ["cell:1,0", "cell:0,1", "unit:mote"]
    assert t.state.laid.marks == {cell(1, 0): DESTROYED, cell(0, 1): DESTROYED}
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-ATK-09", "MA-ATK-10")
def test_one_lasting_effect_among_others_makes_an_attack_magical(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "titan": (1, 0)})
    cards = index(t.g.content).cards
    cards["salts"] = cards["salts"]._replace(lastings=(Lasting([AttackRoll(1, "magical")]),))
    t.mark("ogre", "titan")
    t.mark("salts", "fighter", by="fighter")
    t.g.log = []
    t.high(1)
    t.attack("fighter", "titan", high=1)
    told = next(line.args for line in t.g.log if line.text == "fact-attacked")
    assert (told["result"], told["magical"]) == (2, True)


@pytest.mark.rule("MA-ATK-06", "MA-ESS-02")
def test_who_is_barred_from_it_raises_no_roll(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "titan": (1, 0)})
    t.explorer("fighter").essence = 5
    t.rewrite("salts", Passive([Barred("boost")]))
    t.high(3)
    t.attack("fighter", "titan", high=1, answers=("add:0",))
    t.rewrite("fighter", Passive([Barred("boost")]))
    t.high(3)
    t.attack("fighter", "titan", high=1)
    assert t.asked == []


@pytest.mark.rule("MA-TER-07", "MA-ATK-07", "MA-TER-06", "MA-FRC-06", "MA-ESS-09", "MA-ATK-13")
def test_a_row_of_barrels_explodes_one_after_another(lay: Lay) -> None:
    """Each once, with 3 high dice and no other, whatever the one before did."""
    t = lay(["B.B.B", ".B.B."], at={"fighter": (9, 9), "titan": (6, 1)})
    t.state.turn = ""
    t.low(2)
    t.high(1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 3, 3, 3)
    t.run(blow_up(t.g, Doing("fighter"), cell(0, 0)))
    assert t.state.laid.marks == {cell(x, x % 2): DESTROYED for x in range(5)}
    assert t.state.streams.stacked == {"low": [LOW.index(2)]}, "15 high dice"
    assert t.monster("titan").health == 4, "out of reach of the last"


@pytest.mark.rule("MA-ATK-13", "MA-TER-07", "MA-ATK-07")
def test_a_hit_of_the_attack_or_of_the_explosion_is_a_hit(lay: Lay) -> None:
    t = lay([".B"], at={"fighter": (0, 1), "crawler": (5, 5), "hook": (2, 0)})
    t.explorer("fighter").health = 5
    d = Doing("fighter", "fighter", "fighter")
    t.high(3, 0, 0, 0)
    t.run(attack(t.g, d, 1, 0, False, ["crawler", cell(1, 0)]), "unit:crawler")
    assert (d.hit, d.killed) == (True, True), "the explosion missed, the attack had killed"
    t.state.laid.marks.clear()
    d = Doing("fighter", "fighter", "fighter")
    t.high(1, 3, 0, 0)
    t.run(attack(t.g, d, 1, 0, False, [cell(1, 0)]), "unit:hook")
    assert (d.hit, d.killed) == (True, True), "the explosion killed"


@pytest.mark.rule("MA-ATK-07", "MA-CND-02", "MA-TER-06", "MA-ATK-13")
def test_a_barrel_that_is_hit_twice_explodes_once(lay: Lay) -> None:
    t = lay([".B"], at={"fighter": (5, 5)})
    t.rewrite("fighter", When("hit", [AddProgress()]))
    t.high(1, 0, 0, 0)
    t.attack("fighter", cell(1, 0), cell(1, 0), high=1)
    assert t.state.tokens.progress == {"fighter": 1}
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-CND-03", "MA-ATK-07")
@pytest.mark.parametrize(("face", "left"), [(3, 1), (0, 4)])
def test_if_the_attack_hit(lay: Lay, face: int, left: int) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.explorer("fighter").essence = 0
    t.high(face)
    t.do("fighter", Attack(high=1), If(Hit(), [AddProgress()], [AddProgress(2)]),
         If(Killed(), [], [AddProgress(2)]), targets=["crawler"])  # fmt: skip
    assert t.state.tokens.progress == {"fighter": left}
