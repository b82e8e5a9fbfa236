"""DG-DLP: the Dungeonlord phase."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Cancel
from waystone.games.dungeoneer.box.traits import Use
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import steps
from waystone.games.dungeoneer.rules.cards import moments
from waystone.games.dungeoneer.rules.cards.occasions import Moment
from waystone.games.dungeoneer.rules.dungeonlord import encounters, legal
from waystone.games.dungeoneer.table.state import Attack, Battle, Declared, Readied, Trap
from waystone.kernel.step import BACK, in_order

Make = Callable[..., Table]


def encounter_keys(t: Table) -> list[str]:
    return [o.key for o in legal.encounter_options(t.g, t.a)]


@pytest.mark.rule("DG-DLP-01")
def test_any_number_of_peril_cards_or_none(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril = ["hex", "forget", "trip"], 9
    t.ready(t.b, "grit")
    then = t.step("dungeonlord_phase", "bane:hex:bystander")
    then = t.step(then, "bane:trip:bystander")
    then = t.step(then, "pass")
    assert then == BACK
    assert t.a.hand == ["forget"]
    assert t.b.fallen


@pytest.mark.rule("DG-DLP-02", "DG-EX-40")
def test_a_targeted_card_is_paid_by_its_target(table: Make) -> None:
    t = table(3)
    t.a.hand, t.b.peril, t.c.peril = ["hex"], 2, 3
    victims = [p.seat for p in legal.bane_victims(t.g, t.a, "hex")]
    assert victims == [2], "B has 2 Peril, and C's cannot be used for B"
    t.b.peril = 3
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:hex:bystander")
    assert (t.b.peril, t.c.peril, t.b.life) == (0, 3, 17)


@pytest.mark.rule("DG-DLP-03", "DG-DLP-04", "DG-EX-40")
def test_an_untargeted_card_is_paid_by_one_opponent_whole(table: Make) -> None:
    t = table(3)
    t.a.hand, t.a.peril, t.b.peril, t.c.peril = ["storm"], 9, 2, 3
    assert legal.bane_victims(t.g, t.a, "storm") == [], "2 + 3 cannot be put together"
    t.c.peril = 4
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:storm:figure-hero")
    assert (t.a.peril, t.b.peril, t.c.peril) == (9, 2, 0)
    assert (t.b.life, t.c.life) == (17, 17)


@pytest.mark.rule("DG-DLP-05")
def test_banes_before_and_after_encounters(table: Make) -> None:
    t = table()
    t.state.phase, t.a.hand, t.b.peril = "dungeonlord", ["hex", "boa"], 8
    keys = t.keys(t.asks(encounters.phase(t.g, t.a)))
    assert keys == [
        "bane:hex:bystander",
        "bane:hex:bystander:both",
        "encounter:boa:bystander",
        "pass",
    ]
    t.state.encounters_played = True
    keys = t.keys(t.asks(encounters.phase(t.g, t.a)))
    assert keys == ["bane:hex:bystander", "bane:hex:bystander:both", "pass"]


@pytest.mark.rule("DG-DLP-06")
def test_encounters_are_declared_all_at_once(table: Make) -> None:
    t = table(3)
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.c.peril = ["boa", "snakefolk", "brute"], 9, 9
    then = t.step("dungeonlord_phase", "encounter:boa:bystander")
    then = t.step(then, "encounter:snakefolk:figure-hero")
    assert t.state.battles == []
    assert (t.b.peril, t.c.peril) == (9, 9), "nothing is fought before all are announced"
    then = t.step(then, "pass")
    assert then == in_order(steps.fight(), steps.fight())
    assert [(b.victim, [a.card for a in b.attacks]) for b in t.state.coming] == [
        (1, ["boa"]),
        (2, ["snakefolk"]),
    ]
    t.state.coming.clear()
    t.a.hand.append("hex")
    keys = t.keys(t.asks(encounters.phase(t.g, t.a)))
    assert {key.split(":")[0] for key in keys} == {"bane", "pass"}, "only once a turn"


@pytest.mark.rule("DG-DLP-06")
def test_what_is_announced_already_is_owed(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.a.hand, t.b.peril = ["boa", "acid-stream"], 3
    assert encounter_keys(t) == ["encounter:boa:bystander", "encounter:acid-stream:bystander"]
    t.state.declared.append(Declared("boa", 1, "hand"))
    assert encounter_keys(t) == [], "both together cost 4"


@pytest.mark.rule("DG-DLP-07", "DG-BAT-03")
def test_an_encounter_starts_a_battle_and_a_trap_does_not(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.a.hand, t.b.peril = ["boa", "acid-stream"], 4
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare("encounter:acid-stream:bystander", "encounter:boa:bystander", "hand")
    assert t.b.peril == 0
    assert len(t.facts("battle-began")) == 1
    assert t.state.traps == [Trap("acid-stream", "hall-1", 0)]


@pytest.mark.rule("DG-DLP-08", "DG-BAT-05", "DG-RST-01")
def test_a_monster_attacks_once_per_turn(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["boa"], 9
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare("encounter:boa:bystander", "hand")
    assert t.a.hand == ["boa"]
    assert encounter_keys(t) == []
    t.step("turn", args=(0,))
    assert encounter_keys(t) == ["encounter:boa:bystander"]


@pytest.mark.rule("DG-DLP-10", "DG-DLP-11", "DG-LAI-05")
def test_monsters_from_hand_and_lair_cost_the_same(table: Make) -> None:
    t = table()
    t.a.hand, t.a.lair = ["snakefolk"], [Readied("twisted-knight.1", wounds=1)]
    t.b.peril = 3
    assert encounter_keys(t) == [
        "encounter:snakefolk:bystander",
        "encounter:twisted-knight.1:bystander",
    ]
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare("encounter:twisted-knight.1:bystander", "form:melee")
    assert t.b.peril == 0
    assert "twisted-knight.1" in t.state.discard, "it came with the wound it had"
    entry = Declared("snakefolk", 1, "hand")
    assert encounters.take(t.a, entry).wounds == 0


@pytest.mark.rule("DG-DLP-12", "DG-EX-41", "DG-BAT-27")
def test_a_hero_who_leaves_is_out_of_reach(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.a.hand, t.b.peril = ["boa", "snakefolk"], 4
    t.b.hand, t.b.glory = ["flee"], 1
    t.declare(
        "encounter:boa:bystander",
        "encounter:snakefolk:bystander",
        "card:flee",
        "lair",
        "hand",
    )
    assert t.b.at == "hall-3"
    assert t.b.life == 18
    assert t.facts("compared") == []
    assert [r.card for r in t.a.lair] == ["boa"]
    assert t.a.hand == ["snakefolk"]


@pytest.mark.rule("DG-DLP-13")
def test_a_special_effect_costs_extra_peril_of_the_victim(table: Make) -> None:
    t = table()
    t.a.hand, t.a.peril, t.b.peril = ["brute"], 9, 3
    t.dice("attack", 1)
    t.dice("counter", 3)
    t.declare("encounter:brute:bystander", "special", "hand:pass")
    assert t.b.peril == 0
    assert t.facts("compared")[0].args["attack"] == 1 + 4 + 3
    t.step("turn", args=(0,))
    t.b.peril = 2
    t.dice("attack", 3)
    t.dice("counter", 3)
    t.declare("encounter:brute:bystander", "hand")
    assert "ask-special" not in t.prompts(), "1 Peril is left, and A's own cannot pay"


@pytest.mark.rule("DG-DLP-14", "DG-EX-83")
def test_a_threat_special_comes_before_the_battle(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["idol"], 4
    t.dice("threat", 1)
    t.dice("attack", 3)
    t.dice("counter", 3)
    t.declare("encounter:idol:bystander", "special", "lair:pass")
    assert (t.b.peril, t.b.life) == (2, 17)
    said = t.rules_said()
    assert said.index("DG-DLP-13") < said.index("DG-THR-01") < said.index("DG-BAT-11")
    t.step("turn", args=(0,))
    t.dice("threat", 6)
    t.dice("attack", 3)
    t.dice("counter", 3)
    t.declare("encounter:idol:bystander", "special", "lair")
    assert (t.b.peril, t.b.life) == (0, 17), "usable again at its next attack"


@pytest.mark.rule("DG-DLP-15", "DG-EX-68")
def test_a_bane_may_include_the_own_hero_but_not_the_own_peril(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.state.phase = "dungeonlord"
    t.a.hand, t.a.peril, t.b.peril = ["banish"], 5, 3
    t.step("dungeonlord_phase", "bane:banish:bystander:both")
    assert (t.a.at, t.b.at) == ("hall-3", "hall-3")
    assert (t.a.peril, t.b.peril) == (5, 0)
    t.a.hand, t.b.peril = ["banish"], 2
    assert legal.bane_options(t.g, t.a, "dungeonlord") == []


@pytest.mark.rule("DG-DLP-15")
def test_any_instant_bane_may_befall_the_own_hero_too(table: Make) -> None:
    t = table(3)
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.c.peril = ["hex", "forget"], 4, 4
    t.ready(t.b, "grit")
    t.step("dungeonlord_phase", "bane:hex:figure-hero:both")
    assert (t.a.life, t.b.life, t.c.life) == (17, 18, 17)
    assert t.keys(t.asked[0]) == [
        *("bane:hex:bystander", "bane:hex:bystander:both"),
        *("bane:hex:figure-hero", "bane:hex:figure-hero:both"),
        *("bane:forget:bystander", "pass"),
    ], "the own hero has no boon to lose"
    t.ready(t.a, "poise")
    t.a.hand = ["forget"]
    t.step("dungeonlord_phase", "bane:forget:bystander:both")
    assert (t.a.inventory, t.b.inventory) == ([], [])


@pytest.mark.rule("DG-AMB-79")
def test_a_bane_that_lies_before_a_hero_is_not_shared(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril = ["shackle"], 1
    t.step("dungeonlord_phase", "bane:shackle:bystander")
    assert [r.card for r in t.b.banes] == ["shackle"]
    assert t.a.banes == []


@pytest.mark.rule("DG-NAK-04", "DG-AMB-13")
def test_spawn_of_any_moment_is_cheaper_by_the_wrath_too(table: Make) -> None:
    t = table()
    t.goddess("", quest=False)
    t.state.wrath = 1
    t.state.phase, t.a.hand, t.b.peril = "build", ["lurker"], 1
    t.dice("attack", 1)
    t.dice("counter", 1)
    t.run(moments.calm(t.g), "encounter:lurker:bystander", "hand")
    assert t.b.peril == 0, "2 less 1"
    t.state.wrath = 0
    t.state.attacked.clear()
    t.b.peril = 1
    assert moments.playable(t.g, 0, Moment("calm", 0)) == [], "nobody can pay the whole"


@pytest.mark.rule("DG-SPC-02", "DG-TRP-01", "DG-TRP-02")
def test_a_trap_of_any_moment_is_laid_and_paid_by_its_victim(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.state.phase, t.a.hand, t.b.peril = "build", ["sudden-pit"], 1
    t.run(moments.calm(t.g), "encounter:sudden-pit:bystander", "place:hall-2")
    assert t.state.traps == [Trap("sudden-pit", "hall-2", 0)]
    assert (t.a.hand, t.b.peril, t.state.playing) == ([], 0, [])


@pytest.mark.rule("DG-CRD-10", "DG-CRD-11", "DG-DLP-03")
def test_a_bane_is_attached_to_a_monster_of_the_own_lair(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril = ["spurs"], 0
    assert legal.bane_options(t.g, t.a, "dungeonlord") == [], "there is no monster"
    t.a.lair = [Readied("boa"), Readied("brute")]
    t.step("dungeonlord_phase", "bane:spurs:bystander", "card:brute")
    assert [r.under for r in t.a.lair] == [[], ["spurs"]]
    assert (t.state.playing, t.state.discard, t.a.hand) == ([], [], [])


@pytest.mark.rule("DG-LIM-09", "DG-DLP-02")
def test_a_bane_that_lowers_limits_takes_the_excess(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril = ["frailty"], 1
    t.ready(t.b, "grit", "poise")
    t.ready(t.b, "lamp")
    t.step("dungeonlord_phase", "bane:frailty:bystander", "card:grit")
    assert t.keys(t.asked[-1]) == ["card:grit", "card:poise"], "a boon for a boon"
    assert t.asked[-1].seat == 1
    assert [r.card for r in t.b.inventory] == ["poise", "lamp"]
    assert [r.card for r in t.b.banes] == ["frailty"]
    assert t.state.playing == []


@pytest.mark.rule("DG-DLP-06", "DG-LAI-05")
def test_encounters_are_named_where_they_lie(table: Make) -> None:
    t = table()
    t.a.hand, t.a.lair, t.b.peril = ["boa"], [Readied("brute")], 9
    shown = {o.key: o.on for o in legal.encounter_options(t.g, t.a)}
    assert shown == {"encounter:boa:bystander": "hand:boa", "encounter:brute:bystander": "brute"}


@pytest.mark.rule("DG-NAK-04", "DG-NAK-05", "DG-AMB-12")
def test_the_discount_goes_where_it_is_needed(table: Make) -> None:
    t = table(3)
    t.goddess("", quest=False)
    t.state.wrath, t.state.phase = 2, "dungeonlord"
    t.a.hand, t.b.peril, t.c.peril = ["book-spawn.1", "book-spawn.2"], 1, 9
    t.state.declared = [Declared("book-spawn.1", 1, "hand"), Declared("book-spawn.2", 2, "hand")]
    t.run(encounters.pay_for_encounters(t.g, t.a), "1")
    assert (t.asked[0].least, t.asked[0].most) == (1, 2), "one at least, for the poor victim"
    assert (t.b.peril, t.c.peril) == (0, 8), "2 less 1, 2 less the other 1"


@pytest.mark.rule("DG-NAK-05")
def test_no_more_discount_than_spawn_cost(table: Make) -> None:
    t = table()
    t.goddess("", quest=False)
    t.state.wrath, t.state.phase = 5, "dungeonlord"
    t.a.hand, t.b.peril = ["book-spawn.1", "boa"], 4
    t.state.declared = [Declared("book-spawn.1", 1, "hand"), Declared("boa", 1, "hand")]
    t.run(encounters.pay_for_encounters(t.g, t.a))
    assert t.b.peril == 2, "the boa costs what it costs"


@pytest.mark.rule("DG-DLP-07", "DG-AMB-07")
def test_all_that_are_declared_count_in_the_first_battle(table: Make) -> None:
    t = table(3)
    t.a.hand, t.b.peril, t.c.peril = ["twisted-knight.1", "twisted-knight.2"], 9, 9
    t.dice("attack", 1, 1)
    t.dice("counter", 6, 6)
    t.declare(
        "encounter:twisted-knight.1:bystander",
        "encounter:twisted-knight.2:figure-hero",
        *("form:melee", "lair", "form:melee", "lair"),
    )
    assert [line.args["attack"] for line in t.facts("compared")] == [1 + 6 + 2, 1 + 6 + 2]


@pytest.mark.rule("DG-NAK-04", "DG-AMB-12")
def test_nobody_takes_a_discount_that_another_needs(table: Make) -> None:
    t = table(3)
    t.goddess("", quest=False)
    t.state.wrath, t.state.phase = 2, "dungeonlord"
    t.a.hand, t.b.peril, t.c.peril = ["book-spawn.1", "book-spawn.2"], 5, 1
    t.state.declared = [Declared("book-spawn.1", 1, "hand"), Declared("book-spawn.2", 2, "hand")]
    t.run(encounters.pay_for_encounters(t.g, t.a), "0")
    assert (t.asked[0].least, t.asked[0].most) == (0, 1), "one is kept for the poor victim"
    assert (t.b.peril, t.c.peril) == (3, 1)


@pytest.mark.rule("DG-DLP-11", "DG-AMB-12")
def test_the_battles_are_fought_one_by_one_in_the_declared_order(table: Make) -> None:
    t = table(3)
    attacks = [
        Battle(0, 2, t.c.hero, "entrance", [Attack("monster", 0, "boa", 2, piece=Readied("boa"))]),
        Battle(
            0, 1, t.b.hero, "entrance", [Attack("monster", 0, "idol", 1, piece=Readied("idol"))]
        ),
    ]
    t.state.coming = list(attacks)
    t.dice("attack", 3)
    t.dice("counter", 5)
    assert t.step("fight", "hand") == BACK
    assert t.state.coming == attacks[1:]
    assert [line.args["hero"] for line in t.facts("battle-began")] == ["figure-hero"]


@pytest.mark.rule("DG-DLP-06", "DG-CRD-14")
def test_encounters_of_any_moment_are_not_declared(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["ambusher", "boa"], 9
    assert encounter_keys(t) == ["encounter:boa:bystander"]
    options = [o.key for o in legal.encounter_options(t.g, t.a, "any")]
    assert options == ["encounter:ambusher:bystander"]


@pytest.mark.rule("DG-DLP-08", "DG-BAT-05", "DG-AMB-13")
def test_an_ambush_is_the_monsters_one_attack(table: Make) -> None:
    t = table()
    t.state.phase, t.a.hand, t.b.peril = "build", ["ambusher"], 9
    t.dice("attack", 4)
    t.dice("counter", 4)
    t.run(moments.calm(t.g), "encounter:ambusher:bystander", "hand")
    assert t.a.hand == ["ambusher"]
    assert legal.encounter_options(t.g, t.a, "any") == []


@pytest.mark.rule("DG-CRD-14")
def test_banes_are_offered_at_their_timing(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["hex", "jeer", "boa"], 9
    assert [o.key for o in legal.bane_options(t.g, t.a, "dungeonlord")] == [
        "bane:hex:bystander",
        "bane:hex:bystander:both",
    ]
    assert [o.key for o in legal.bane_options(t.g, t.a, "any")] == [
        "bane:jeer:bystander",
        "bane:jeer:bystander:both",
    ]


@pytest.mark.rule("DG-DLP-01", "DG-DLP-02", "DG-GEN-13")
@pytest.mark.parametrize(("bane", "peril", "left"), [("free-bleed", 0, 0), ("dear-bleed", 1, 0)])
def test_a_bane_with_a_printed_cost_acts_once(
    table: Make, bane: str, peril: int, left: int
) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.b.glory, t.a.glory = [bane], peril, 5, 0
    t.step("dungeonlord_phase", f"bane:{bane}:bystander")
    assert (t.b.glory, t.b.peril) == (4, left)
    assert len(t.facts("paid-peril")) == peril, "who pays nothing is not said to pay"


@pytest.mark.rule("DG-DLP-02", "DG-DLP-03", "DG-GEN-13")
def test_who_is_asked_for_and_how_much(table: Make) -> None:
    t = table(3)
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.c.peril, t.b.glory = ["storm", "bleed-x"], 9, 9, 3
    t.step("dungeonlord_phase", "bane:storm:bystander")
    assert t.asked[0].options[0].text == "option-bane-paid"
    t.step("dungeonlord_phase", "bane:bleed-x:bystander", "1")
    assert t.asked[0].options[0].text == "option-bane"
    assert (t.asked[1].least, t.asked[1].most) == (1, 5)
    assert t.b.glory == 2
    t.b.peril, t.c.peril = 1, 0
    assert legal.bane_victims(t.g, t.a, "bleed-x") == [t.b], "X is 1 at least"


@pytest.mark.rule("DG-SPC-02", "DG-DLP-02")
def test_a_bane_that_is_cancelled_is_discarded_without_effect(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    cancel = next(
        key
        for key, card in t.content.adventure.items()
        for effect in card.effects
        if isinstance(effect, Use) and effect.do == (Cancel(),)
    )
    t.ready(t.b, cancel)
    t.a.hand, t.b.peril = ["hex"], 3
    t.step("dungeonlord_phase", "bane:hex:bystander", f"use:{cancel}")
    assert t.b.life == 18
    assert (t.state.playing, sorted(t.state.discard)) == ([], sorted([cancel, "hex"]))


@pytest.mark.rule("DG-NAK-04", "DG-SPC-02")
@pytest.mark.parametrize(("tokens", "paid"), [(-1, 2), (0, 2), (1, 1), (5, 0)])
def test_what_an_ambush_of_spawn_costs(table: Make, tokens: int, paid: int) -> None:
    t = table()
    t.state.wrath, t.state.phase, t.a.hand, t.b.peril = tokens, "build", ["lurker"], 2
    t.dice("attack", 1)
    t.dice("counter", 1)
    t.run(moments.calm(t.g), "encounter:lurker:bystander", "hand")
    assert t.b.peril == 2 - paid


@pytest.mark.rule("DG-DLP-06", "DG-DLP-10")
@pytest.mark.parametrize(
    ("card", "tokens", "peril", "level", "offered"),
    [
        ("book-spawn.1", 1, 1, 7, True),
        ("book-spawn.1", -1, 1, 7, False),
        ("brute", -1, 0, 7, False),
        ("brute", -1, 1, 7, True),
        ("legend-beast", -1, 1, 7, True),
        ("legend-beast", -1, 1, 6, False),
    ],
)
def test_which_encounters_can_be_played(
    table: Make, card: str, tokens: int, peril: int, level: int, offered: bool
) -> None:
    t = table()
    t.state.wrath, t.a.hand, t.b.peril = tokens, [card], peril
    t.a.level = t.b.level = level
    assert bool(encounter_keys(t)) is offered


@pytest.mark.rule("DG-AMB-12", "DG-NAK-04")
def test_what_else_a_victim_owes_counts_for_its_discount(table: Make) -> None:
    t = table(3)
    t.state.wrath, t.state.phase = 2, "dungeonlord"
    t.a.hand = ["book-spawn.1", "book-spawn.2", "boa"]
    t.b.peril, t.c.peril = 3, 9
    t.state.declared = [
        Declared("book-spawn.1", 1, "hand"),
        Declared("boa", 1, "hand"),
        Declared("book-spawn.2", 2, "hand"),
    ]
    t.run(encounters.pay_for_encounters(t.g, t.a), "1")
    assert (t.asked[0].least, t.asked[0].most) == (1, 2), "2 + 2 with 3 Peril"
    assert (t.b.peril, t.c.peril) == (0, 8)
