"""DG-DLP, DG-TRP, DG-NAK: the Dungeonlord phase, trap cards, the Wrath card and the goddess."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer import dungeon, dungeonlord, movement, nakari, traps
from waystone.games.dungeoneer.effects import Tame, Use
from waystone.games.dungeoneer.state import Declared, Readied, Trap
from waystone.games.dungeoneer.testing import Table, winner
from waystone.kernel.step import Next

Make = Callable[..., Table]


def encounters(t: Table) -> list[str]:
    return [o.key for o in dungeonlord.encounter_options(t.g, t.a)]


@pytest.mark.rule("DG-DLP-01")
def test_any_number_of_peril_cards_or_none(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril = ["hex", "forget", "trip"], 9
    t.ready(t.b, "grit")
    then = t.step("dungeonlord_phase", "bane:hex")
    then = t.step(then, "bane:trip")
    then = t.step(then, "pass")
    assert then == Next("build", [])
    assert t.a.hand == ["forget"]
    assert t.b.fallen


@pytest.mark.rule("DG-DLP-02", "DG-EX-40")
def test_a_targeted_card_is_paid_by_its_target(table: Make) -> None:
    t = table(3)
    t.a.hand, t.b.peril, t.c.peril = ["hex"], 2, 3
    victims = [p.seat for p in dungeonlord.bane_victims(t.g, t.a, "hex")]
    assert victims == [2], "B has 2 Peril, and C's cannot be used for B"
    t.b.peril = 3
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:hex", "hero:bystander")
    assert (t.b.peril, t.c.peril, t.b.life) == (0, 3, 17)


@pytest.mark.rule("DG-DLP-03", "DG-DLP-04", "DG-EX-40")
def test_an_untargeted_card_is_paid_by_one_opponent_whole(table: Make) -> None:
    t = table(3)
    t.a.hand, t.a.peril, t.b.peril, t.c.peril = ["storm"], 9, 2, 3
    assert dungeonlord.bane_victims(t.g, t.a, "storm") == [], "2 + 3 cannot be put together"
    t.c.peril = 4
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", "bane:storm")
    assert (t.a.peril, t.b.peril, t.c.peril) == (9, 2, 0)
    assert (t.b.life, t.c.life) == (17, 17)


@pytest.mark.rule("DG-DLP-05")
def test_banes_before_and_after_encounters(table: Make) -> None:
    t = table()
    t.state.phase, t.a.hand, t.b.peril = "dungeonlord", ["hex", "boa"], 8
    keys = t.keys(t.asks(dungeonlord.phase(t.g, t.a)))
    assert keys == ["bane:hex", "encounters", "pass"]
    t.state.encounters_played = True
    keys = t.keys(t.asks(dungeonlord.phase(t.g, t.a)))
    assert keys == ["bane:hex", "pass"]


@pytest.mark.rule("DG-DLP-06")
def test_encounters_are_declared_all_at_once(table: Make) -> None:
    t = table(3)
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.c.peril = ["boa", "snakefolk", "brute"], 9, 9
    then = t.step("dungeonlord_phase", "encounters")
    then = t.step(then, "encounter:boa:bystander")
    then = t.step(then, "encounter:snakefolk:figure-hero")
    assert t.state.battles == []
    assert (t.b.peril, t.c.peril) == (9, 9), "nothing is fought before all are announced"
    then = t.step(then, "pass")
    assert then == Next("fight", [])
    assert [(b.victim, [a.card for a in b.attacks]) for b in t.state.coming] == [
        (1, ["boa"]),
        (2, ["snakefolk"]),
    ]
    t.state.coming.clear()
    assert (
        "encounters" not in t.keys(t.asks(dungeonlord.phase(t.g, t.a))) if t.a.hand == [] else True
    )
    assert t.state.encounters_played


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


@pytest.mark.rule("DG-DLP-08", "DG-BAT-05")
def test_a_monster_attacks_once_per_turn(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["boa"], 9
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare("encounter:boa:bystander", "hand")
    assert t.a.hand == ["boa"]
    assert encounters(t) == []
    t.step("turn", args=(0,))
    assert encounters(t) == ["encounter:boa:bystander"]


@pytest.mark.rule("DG-DLP-10", "DG-DLP-11", "DG-LAI-05")
def test_monsters_from_hand_and_lair_cost_the_same(table: Make) -> None:
    t = table()
    t.a.hand, t.a.lair = ["snakefolk"], [Readied("twisted-knight.1", wounds=1)]
    t.b.peril = 3
    assert encounters(t) == [
        "encounter:snakefolk:bystander",
        "encounter:twisted-knight.1:bystander",
    ]
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare("encounter:twisted-knight.1:bystander", "form:melee")
    assert t.b.peril == 0
    assert "twisted-knight.1" in t.state.discard, "it came with the wound it had"
    entry = Declared("snakefolk", 1, "hand")
    assert dungeonlord.take(t.a, entry).wounds == 0


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
    t.declare("encounter:brute:bystander", "special", "hand", "pass")
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
    t.declare("encounter:idol:bystander", "special", "lair")
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
    t.step("dungeonlord_phase", "bane:banish", "yes")
    assert (t.a.at, t.b.at) == ("hall-3", "hall-3")
    assert (t.a.peril, t.b.peril) == (5, 0)
    t.a.hand, t.b.peril = ["banish"], 2
    assert dungeonlord.bane_options(t.g, t.a, "dungeonlord") == []


# ---- trap cards


@pytest.mark.rule("DG-TRP-01", "DG-TRP-02", "DG-EX-18")
def test_a_trap_is_laid_in_an_unoccupied_location(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary")).lay("hall-3", 1, 0).lay("hall-4", 2, 0)
    t.a.hand, t.a.peril, t.b.peril = ["acid-stream"], 3, 2
    assert traps.places(t.g, "acid-stream", 1) == ["hall-3", "hall-4"]
    t.declare("encounter:acid-stream:apothecary", "place:hall-3")
    assert (t.a.peril, t.b.peril) == (3, 0)
    t.state.active, t.state.phase, t.b.ap = 1, "hero", 1
    t.dice("threat", 5)
    t.act("move:hall-3")
    assert t.b.life == 18, "5 + Speed 5 = 10"
    assert t.b.glory == 2, "the reward"
    assert t.state.traps == []
    assert t.state.discard == ["acid-stream"]


@pytest.mark.rule("DG-TRP-03", "DG-TRP-04", "DG-TRP-06", "DG-EX-74")
def test_a_trap_acts_on_every_hero_there_once(table: Make) -> None:
    t = table(3).lay("hall-3", 1, 0)
    t.put(t.c, "hall-3")
    t.state.traps = [Trap("acid-stream", "hall-3", 1)]
    t.a.ap = 3
    t.dice("threat", 5, 1)
    t.act("move:hall-3")
    assert (t.a.life, t.a.glory) == (18, 2), "5 + 5 overcomes and is rewarded"
    assert (t.c.life, t.c.glory) == (17, 0), "1 + 5 fails"
    assert t.state.discard == ["acid-stream"]
    t.act("move:entrance")
    t.act("move:hall-3")
    assert (t.a.life, t.c.life) == (18, 17)


@pytest.mark.rule("DG-TRP-05", "DG-OBS-02")
def test_a_hazard_makes_traps_harder_and_is_no_entry_test(table: Make) -> None:
    t = table().lay("hazard-room", 1, 0)
    t.a.ap = 2
    t.act("move:hazard-room")
    assert t.facts("tested") == []
    t.act("move:entrance")
    t.a.ap = 1
    t.state.traps = [Trap("acid-stream", "hazard-room", 1)]
    t.dice("threat", 6)
    t.act("move:hazard-room")
    assert t.a.life == 17, "6 + 5 against 10 + 2"


@pytest.mark.rule("DG-TRP-07")
def test_traps_never_go_to_a_lair(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.a.hand, t.b.peril = ["acid-stream"], 2
    t.declare("encounter:acid-stream:bystander")
    assert t.a.lair == []
    t.run(traps.spring(t.g, "hall-3"))
    assert t.a.lair == []
    assert t.state.discard == ["acid-stream"]


# ---- Wrath


@pytest.mark.rule("DG-NAK-02", "DG-NAK-03", "DG-EX-52")
def test_wrath_rolls(table: Make) -> None:
    t = table()
    t.state.wrath = 4
    t.dice("wrath", 3, 4)
    nakari.wrath_roll(t.g, t.a)
    assert t.state.wrath == 4
    nakari.wrath_roll(t.g, t.b)
    assert t.state.wrath == 5
    nakari.wrath_roll(t.g, t.a)
    assert len(t.facts("wrath-rolled")) == 2, "with 5 tokens nobody rolls"


@pytest.mark.rule("DG-NAK-04", "DG-NAK-05", "DG-EX-21")
@pytest.mark.parametrize(("tokens", "total"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
def test_spawn_are_cheaper_together(table: Make, tokens: int, total: int) -> None:
    t = table()
    t.state.wrath = tokens
    t.a.hand, t.b.peril = ["book-spawn.1", "book-spawn.2"], total
    t.dice("attack", 3, 3)
    t.dice("counter", 3, 3)
    t.declare(
        "encounter:book-spawn.1:bystander", "encounter:book-spawn.2:bystander", "hand", "hand"
    )
    assert t.b.peril == 0
    t.step("turn", args=(0,))
    t.state.wrath, t.b.peril = tokens, max(0, total - 1)
    entries = [Declared("book-spawn.1", 1, "hand"), Declared("book-spawn.2", 1, "hand")]
    assert dungeonlord.affordable(t.g, entries) is (total == 0)


@pytest.mark.rule("DG-NAK-04")
def test_the_discount_is_for_spawn_only_and_allotted_among_payers(table: Make) -> None:
    t = table(3)
    t.state.wrath = 5
    t.a.hand, t.b.peril = ["boa", "book-spawn.1"], 1
    assert encounters(t) == [
        "encounter:book-spawn.1:bystander",
        "encounter:book-spawn.1:figure-hero",
    ]
    both = [Declared("boa", 1, "hand"), Declared("book-spawn.1", 1, "hand")]
    assert not dungeonlord.affordable(t.g, both)
    t.state.wrath = 1
    t.a.hand, t.b.peril, t.c.peril = ["book-spawn.1", "book-spawn.2"], 2, 2
    t.dice("attack", 3, 3)
    t.dice("counter", 3, 2)
    each = ("encounter:book-spawn.1:bystander", "encounter:book-spawn.2:figure-hero")
    t.declare(*each, "0", "hand", "hand")
    assert (t.b.peril, t.c.peril) == (0, 1), "the one token was allotted to the third player"


@pytest.mark.rule("DG-NAK-06", "DG-EX-53")
def test_priestesses_attack_with_the_tokens(table: Make) -> None:
    t = table()
    t.state.wrath = 3
    t.a.hand, t.b.peril = ["book-priestess"], 2
    t.dice("attack", 2)
    t.dice("counter", 6)
    t.declare("encounter:book-priestess:bystander", "hand")
    assert t.facts("compared")[0].args["attack"] == 10


# ---- Nakari


@pytest.mark.rule("DG-NAK-08", "DG-LOC-10")
def test_she_appears_when_her_lair_is_laid(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    goddess = t.goddess("")
    t.state.locations = ["hall-4", "nakari-lair"]
    t.run(dungeon.lay_next(t.g, t.a), "cell:0,-1", "upright")
    assert goddess.at == ""
    assert (t.a.at, t.b.at, t.a.glory) == ("entrance", "entrance", 0), "no other effect"
    question = t.asks(dungeon.lay(t.g, t.a, "nakari-lair"))
    t.run(dungeon.lay(t.g, t.a, "nakari-lair"), t.keys(question)[0], "upright")
    assert goddess.at == "nakari-lair"


@pytest.mark.rule("DG-NAK-09", "DG-NAK-10", "DG-NAK-11", "DG-NAK-13", "DG-BAT-04")
def test_she_attacks_whoever_enters(table: Make) -> None:
    t = table(3).lay("nakari-lair", 0, 1)
    t.goddess("nakari-lair")
    t.a.ap, t.a.peril = 2, 0
    t.dice("attack", 1)
    t.dice("counter", 1)
    t.act("move:nakari-lair", "form:melee", "pass", "pass")
    assert t.asked[1].seat == 1, "the player to the left chooses her form"
    assert t.a.life == 16
    assert (t.a.ap, t.b.ap) == (1, 0)
    assert (t.a.glory, t.b.glory) == (3, 0)
    assert "ask-reward" not in t.prompts()
    t.a.ap = 3
    t.act("move:entrance")
    t.act("move:nakari-lair")
    assert t.a.life == 16, "once per turn"
    assert len(t.facts("battle-began")) == 1


@pytest.mark.rule("DG-NAK-07", "DG-NAK-12", "DG-NAK-16", "DG-END-02")
def test_who_defeats_her_wins_at_once(table: Make) -> None:
    t = table(3).lay("nakari-lair", 0, 1)
    goddess = t.goddess("nakari-lair")
    goddess.wounds = 6
    t.put(t.a, "nakari-lair")
    t.a.hand, t.a.glory = ["focus"], 9
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.a.surging = [
        __import__("waystone.games.dungeoneer.state", fromlist=["Surging"]).Surging("magic", 3)
    ]
    then = t.act("attempt:defeat-nakari", "form:magic", "pass")
    assert winner(then) == ("end-nakari", [0])
    assert t.state.wrath == -1
    assert t.state.nakari is None
    assert t.a.done == ["defeat-nakari"]


@pytest.mark.rule("DG-NAK-15")
def test_the_set_has_cards_that_make_minions(table: Make) -> None:
    content = table().content
    effects = [e for c in content.adventure.values() if c.box == "legendary" for e in c.effects]
    effects += [e for h in content.heroes.values() if h.box == "legendary" for e in h.effects]
    assert sum(isinstance(e, Use) and isinstance(e.do[0], Tame) for e in effects) >= 2


@pytest.mark.rule("DG-EXI-12")
def test_trap_exits_are_no_trap_cards(table: Make) -> None:
    """A Hazard raises trap cards, not trap exits."""
    t = table().lay("hazard-room", -1, 0).lay("inner-sanctum", 1, 0)
    t.put(t.a, "inner-sanctum")
    t.a.ap = 1
    t.dice("threat", 5)
    assert movement.can_move(t.a)
    t.act("move:entrance")
    assert t.facts("tested")[0].args["needed"] == 12
    assert t.state.discard == []
