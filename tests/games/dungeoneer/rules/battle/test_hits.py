"""DG-BAT-17, DG-BAT-18: what a hit does, whoever strikes and whoever is struck."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.battle import battle, hits, responses, sides, specials
from waystone.games.dungeoneer.rules.endings import TurnOver
from waystone.games.dungeoneer.table.state import Attack, Battle, Readied, Surging

Make = Callable[..., Table]

BOA = "encounter:boa:bystander"


def boa(table: Make, attack: int, counter: int, *answers: str) -> Table:
    """A boa (Melee 5) attacks the bystander (Melee 4)."""
    t = table()
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", attack)
    t.dice("counter", counter)
    t.declare(BOA, *answers)
    return t


@pytest.mark.rule("DG-BAT-17")
def test_the_higher_side_deals_one_wound(table: Make) -> None:
    t = boa(table, 3, 1, "hand:pass")
    assert t.b.life == 17
    assert t.facts("wounded")[0].args["by"] == "boa"
    told = t.facts("compared")[0].args
    assert (told["card"], told["foe"]) == ("boa", "bystander")
    assert t.facts("monster-wounded") == []
    t = boa(table, 1, 6, "lair")
    assert t.b.life == 18
    assert [line.args["wounds"] for line in t.facts("monster-wounded")] == [1]


@pytest.mark.rule("DG-AMB-71", "DG-BAT-23")
def test_a_monster_without_the_form_answers_with_the_die_and_wounds_once(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril, t.b.ap = ["boa"], 2, 1
    t.dice("attack", 3, 1)
    t.dice("counter", 4, 6)
    t.declare(BOA, "monster:boa", "form:magic", "hand:pass")
    strike = t.facts("compared")[1].args
    assert (strike["attack"], strike["counter"]) == (5, 6), "the die alone"
    assert t.b.life == 17
    assert (strike["card"], strike["foe"]) == ("bystander", "boa")


@pytest.mark.rule("DG-BAT-17", "DG-BAT-18")
def test_a_hero_who_counterattacks_another_wounds_as_the_cards_say(table: Make) -> None:
    t = table()
    t.ready(t.b, "battleaxe")
    t.a.ap = 1
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.act("attack:bystander", "form:magic")
    assert (t.a.life, t.b.life) == (16, 18)
    assert t.facts("wounded")[0].args["by"] == "bystander"


@pytest.mark.rule("DG-BAT-08")
def test_a_hit_does_what_its_form_says_and_no_other(table: Make) -> None:
    for form, life in (("magic", 16), ("melee", 17)):
        t = table()
        t.ready(t.a, "battleaxe")
        t.a.ap = 1
        t.dice("attack", 6)
        t.dice("counter", 1)
        t.act("attack:bystander", f"form:{form}")
        assert t.b.life == life, form


@pytest.mark.rule("DG-MIN-03", "DG-BAT-17")
def test_a_minion_that_stands_in_is_struck_in_place_of_its_hero(table: Make) -> None:
    t = table()
    t.ready(t.b, "trained-boa")
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.declare(BOA, "minion:trained-boa", "hand")
    assert t.b.life == 18
    assert t.b.inventory[0].wounds == 1
    assert t.facts("compared")[0].args["foe"] == "trained-boa"
    assert t.a.peril == t.b.peril == 0, "no reward for a wounded minion"


@pytest.mark.rule("DG-MIN-03")
def test_a_minion_that_stands_in_wounds_the_attacker(table: Make) -> None:
    t = table()
    t.ready(t.b, "trained-boa")
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare(BOA, "minion:trained-boa", "lair")
    assert [r.wounds for r in t.a.lair] == [1]
    assert t.b.glory == 1, "as its hero (DG-AMB-09)"


@pytest.mark.rule("DG-MIN-03", "DG-MIN-02")
def test_a_minion_that_strikes_back_and_fails_is_wounded(table: Make) -> None:
    t = table()
    t.ready(t.b, "trained-boa")
    t.a.hand, t.b.peril, t.b.ap = ["boa"], 2, 1
    t.dice("attack", 3, 1)
    t.dice("counter", 4, 6)
    t.declare(BOA, "self", "monster:boa:by:trained-boa", "hand")
    assert t.b.life == 18
    assert t.b.inventory[0].wounds == 1
    strike = t.facts("compared")[1].args
    assert (strike["card"], strike["attack"], strike["counter"]) == ("trained-boa", 6, 11)


@pytest.mark.rule("DG-MIN-03")
def test_a_minion_fights_with_what_is_attached_to_it(table: Make) -> None:
    t = table()
    t.b.inventory = [Readied("trained-boa", under=["spurs"])]
    t.a.hand, t.b.peril, t.b.ap = ["boa"], 2, 1
    t.dice("attack", 3, 1)
    t.dice("counter", 4, 1)
    t.declare(BOA, "self", "monster:boa:by:trained-boa", "lair")
    assert t.facts("compared")[1].args["attack"] == 1 + 5 + 1, "spurs help when attacking"
    t = table()
    t.b.inventory = [Readied("trained-boa", under=["spurs"])]
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 1)
    t.dice("counter", 1)
    t.declare(BOA, "minion:trained-boa", "hand")
    assert t.facts("compared")[0].args["counter"] == 1 + 5, "and not when answering"


@pytest.mark.rule("DG-GEN-01", "DG-BAT-14", "DG-BAT-09")
def test_what_helps_against_a_kind_helps_against_it_only(table: Make) -> None:
    t = table()
    t.ready(t.b, "serpent-bane")
    t.a.hand, t.b.peril, t.b.ap = ["boa"], 2, 1
    t.dice("attack", 3, 1)
    t.dice("counter", 1, 1)
    t.declare(BOA, "monster:boa", "form:magic", "lair")
    first, second = (line.args for line in t.facts("compared"))
    assert first["counter"] == 1 + 4 + 3
    assert second["attack"] == 1 + 4 + 3
    t = table()
    t.ready(t.b, "serpent-bane")
    t.a.hand, t.b.peril = ["brute"], 1
    t.dice("attack", 4)
    t.dice("counter", 4)
    t.declare("encounter:brute:bystander", "hand")
    assert t.facts("compared")[0].args["counter"] == 4 + 4, "a brute is no serpent"
    t = table()
    t.ready(t.a, "serpent-bane")
    t.a.ap = 1
    t.dice("attack", 1)
    t.dice("counter", 4)
    t.act("attack:bystander", "form:magic")
    assert t.facts("compared")[0].args["attack"] == 1 + 7, "nor is a hero"


@pytest.mark.rule("DG-BAT-22", "DG-BAT-25")
def test_nothing_is_left_of_a_battle_when_it_is_over(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril, t.b.ap = ["boa"], 2, 1
    t.dice("attack", 3, 1)
    t.dice("counter", 4, 1)
    t.declare(BOA, "monster:boa", "form:magic", "lair")
    assert t.state.battles == []
    assert t.state.coming == []


@pytest.mark.rule("DG-AMB-33", "DG-RWD-01")
def test_the_monsters_of_an_eliminated_player_are_discarded(table: Make) -> None:
    t = table(3)
    t.state.active, t.a.alive = 2, False
    attack = Attack("monster", 0, "boa", 1, piece=Readied("boa"))
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.run(battle.fight(t.g, Battle(0, 1, t.b.hero, "entrance", [attack])))
    assert t.state.discard == ["boa"]
    assert (t.b.life, t.a.hand, t.a.lair) == (17, [], [])
    assert t.prompts() == [], "no reward either"


@pytest.mark.rule("DG-GEN-07", "DG-BAT-14")
def test_ones_own_roll_is_the_heros_and_not_the_monsters(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory, t.b.peril = ["boa", "focus"], 1, 2
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare(BOA, "hand")
    assert "ask-before-roll" not in t.prompts()
    t = table()
    t.a.hand, t.a.glory, t.a.ap = ["focus"], 1, 1
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.act("attack:bystander", "form:magic", "card:focus")
    assert t.facts("compared")[0].args["attack"] == 1 + 7 + 2


@pytest.mark.rule("DG-BAT-16", "DG-GEN-01")
def test_who_wins_ties_wins_the_own_ones(table: Make) -> None:
    for winner, foe in (("keen-edge", 17), ("grit", 18)):
        t = table()
        t.ready(t.a, winner)
        t.a.ap = 1
        t.dice("attack", 1)
        t.dice("counter", 4)
        t.act("attack:bystander", "form:magic")
        assert (t.a.life, t.b.life) == (18, foe), winner
    t = table()
    t.ready(t.b, "keen-edge", "trained-boa")
    t.a.hand, t.b.peril, t.b.ap = ["boa"], 2, 1
    t.dice("attack", 3, 2)
    t.dice("counter", 4, 2)
    t.declare(BOA, "self", "monster:boa:by:trained-boa", "hand")
    assert t.facts("monster-wounded") == [], "the minion has no such edge"
    t = table()
    t.ready(t.b, "keen-edge")
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare(BOA, "hand")
    assert (t.b.life, t.facts("monster-wounded")) == (18, []), "it is for attacks"


@pytest.mark.rule("DG-BAT-21", "DG-BAT-22", "DG-BAT-29")
def test_an_attacked_hero_strikes_back_at_the_attacker(table: Make) -> None:
    t = table()
    t.a.ap = t.b.ap = 1
    t.a.hand, t.a.glory = ["dodge"], 1
    t.dice("attack", 1, 6)
    t.dice("counter", 4, 1)
    t.act("attack:bystander", "form:magic", "hero:apothecary", "form:melee", "pass")
    assert [q.seat for q in t.asked if q.prompt == "ask-response"] == [0]
    assert (t.a.life, t.b.life) == (17, 18)
    strike = t.facts("compared")[1].args
    assert (strike["card"], strike["foe"]) == ("bystander", "apothecary")
    assert (strike["attack"], strike["counter"]) == (6 + 4, 1 + 1)


@pytest.mark.rule("DG-MIN-02", "DG-MIN-04")
def test_a_minion_strikes_at_those_who_attacked_only(table: Make) -> None:
    for aim, offered in (("hero:apothecary", True), ("hero:figure-hero", False)):
        t = table(3)
        t.ready(t.b, "trained-boa")
        t.a.ap = t.b.ap = 1
        t.dice("attack", 1, 1)
        t.dice("counter", 4, 4)
        t.act("attack:bystander", "form:magic", "self", aim, "form:melee")
        asked = next(q for q in t.asked if q.prompt == "ask-challenge")
        assert aim in t.keys(asked)
        assert (f"{aim}:by:trained-boa" in t.keys(asked)) is offered, aim


@pytest.mark.rule("DG-MIN-03")
def test_a_minion_that_strikes_at_a_hero_and_fails_is_wounded(table: Make) -> None:
    t = table()
    t.ready(t.b, "trained-boa")
    t.a.ap = t.b.ap = 1
    t.dice("attack", 1, 1)
    t.dice("counter", 4, 6)
    t.act("attack:bystander", "form:magic", "self", "hero:apothecary:by:trained-boa")
    assert t.b.inventory[0].wounds == 1, "1 + 5 against 6 + 1"
    assert (t.a.life, t.b.life) == (18, 18)


@pytest.mark.rule("DG-VAR-06", "DG-BAT-18")
def test_a_hit_does_nothing_to_the_hero_who_comes_after(table: Make) -> None:
    t = table(resurrection=True)
    t.state.heroes = ["pim"]
    t.b.life = 1
    t.a.hand, t.b.peril = ["stinger"], 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.declare("encounter:stinger:bystander", "lair:pass")
    assert t.b.hero == "pim"
    assert not t.b.fallen


@pytest.mark.rule("DG-QCA-07", "DG-QCA-10")
def test_a_quests_monster_that_is_slain_is_not_challenged(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-hunt", wounds=1)
    t.a.ap = 1
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.act("attempt:book-hunt", "form:magic")
    assert t.a.done == ["book-hunt"]
    assert "ask-challenge" not in t.prompts()


@pytest.mark.rule("DG-DLP-12")
def test_only_who_left_is_out_of_reach(table: Make) -> None:
    t = boa(table, 3, 4, "hand")
    assert t.facts("left") == []


@pytest.mark.rule("DG-DLP-13")
def test_a_special_effect_does_what_it_says_for_its_peril(table: Make) -> None:
    for answer, glory, peril in (("special", 2, 0), ("pass", 3, 1)):
        t = table()
        t.a.hand, t.b.peril, t.b.glory = ["stinger"], 2, 3
        t.dice("attack", 1)
        t.dice("counter", 6)
        t.declare("encounter:stinger:bystander", answer, "hand")
        assert (t.b.glory, t.b.peril) == (glory, peril), answer


@pytest.mark.rule("DG-BAT-17", "DG-AMB-05")
def test_a_monster_that_withstands_a_challenge_does_what_its_hit_says(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril, t.b.ap = ["stinger"], 1, 1
    t.dice("attack", 1, 1)
    t.dice("counter", 6, 6)
    t.declare("encounter:stinger:bystander", "monster:stinger", "form:melee", "hand:pass")
    assert t.facts("compared")[0].args["counter"] == 10, "a tie"
    assert (t.b.life, t.b.fallen) == (17, True)


@pytest.mark.rule("DG-MIN-03")
def test_a_minion_that_stands_in_hits_as_its_card_says(table: Make) -> None:
    t = table()
    t.ready(t.b, "snakefolk")
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare(BOA, "minion:snakefolk")
    assert t.state.discard == ["boa"], "its Melee hit deals 2 wounds"


@pytest.mark.rule("DG-MIN-03", "DG-AMB-71")
def test_a_minion_without_the_form_answers_with_the_die_and_wounds_once(table: Make) -> None:
    t = table()
    t.ready(t.b, "trained-boa")
    t.a.ap, t.a.level = 1, 7
    t.a.banes = []
    t.state.players[0].surging = [Surging("magic", -6)]
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.act("attack:bystander", "form:magic", "minion:trained-boa")
    assert t.facts("compared")[0].args["counter"] == 6
    assert (t.a.life, t.b.life) == (17, 18)
    assert t.facts("wounded")[0].args["by"] == "trained-boa"


@pytest.mark.rule("DG-BAT-17", "DG-BAT-18")
def test_a_counterattack_does_what_its_hit_says(table: Make) -> None:
    for life, fallen in ((18, True), (1, False)):
        t = table(3)
        t.ready(t.b, "venom-edge")
        t.a.ap, t.a.life = 1, life
        t.state.active = 2
        t.dice("attack", 1)
        t.dice("counter", 6)
        t.run(battle.attack_hero(t.g, t.a, "bystander"), "form:magic")
        assert (t.a.life, t.a.fallen) == (life - 1, fallen)


@pytest.mark.rule("DG-BAT-27")
def test_an_evaded_attack_does_not_happen(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["boa"], 2
    t.b.hand, t.b.glory = ["dodge"], 1
    t.declare(BOA, "card:dodge", "hand")
    assert t.facts("compared") == []
    assert [line.args["card"] for line in t.facts("attack-evaded")] == ["boa"]
    for response in (
        responses.dismiss(t.g, 1, "discard", ""),
        responses.evade(t.g, 1, "all"),
        responses.tame(t.g, 1, ""),
    ):
        t.run(response)
    assert (t.b.inventory, t.state.discard) == ([], ["dodge"]), "nobody attacks: nothing to do"


@pytest.mark.rule("DG-BAT-27", "DG-MIN-01")
def test_only_attackers_of_the_form_are_evaded(table: Make) -> None:
    t = table()
    attacks = [
        Attack("monster", 0, "boa", 1, form="melee", piece=Readied("boa")),
        Attack("monster", 0, "book-priestess", 1, form="magic", piece=Readied("book-priestess")),
    ]
    t.state.battles = [Battle(0, 1, t.b.hero, "entrance", attacks)]
    assert [a.card for a in sides.evadable(t.g, 1, "magic")] == ["book-priestess"]
    assert [a.card for a in sides.evadable(t.g, 1, "all")] == ["boa", "book-priestess"]
    assert sides.evadable(t.g, 0, "all") == [], "only by the defender"


@pytest.mark.rule("DG-BAT-27", "DG-BAT-28", "DG-AMB-33")
def test_a_fallen_hero_does_not_strike_but_the_monsters_of_its_player_do(table: Make) -> None:
    t = table(3)
    hero = Attack("hero", 0, t.a.hero, 1, form="magic")
    monster = Attack("monster", 0, "boa", 1, form="melee", piece=Readied("boa"))
    b = Battle(0, 1, t.b.hero, "entrance", [hero, monster])
    assert sides.strikes(t.g, b, hero)
    t.a.alive = False
    assert not sides.strikes(t.g, b, hero)
    assert sides.strikes(t.g, b, monster)
    t.b.alive = False
    assert not sides.strikes(t.g, b, monster)


@pytest.mark.rule("DG-BAT-06", "DG-GEN-01")
def test_only_a_monster_with_another_round_form_can_be_turned(table: Make) -> None:
    t = table()
    attacks = [
        Attack("monster", 0, "boa", 1, form="melee", piece=Readied("boa")),
        Attack("monster", 0, "twisted-knight.1", 1, form="melee", piece=Readied("x")),
        Attack("hero", 0, t.a.hero, 1, form="magic"),
    ]
    t.state.battles = [Battle(0, 1, t.b.hero, "entrance", attacks)]
    assert [a.card for a in sides.turnable(t.g, 1)] == ["twisted-knight.1"]


@pytest.mark.rule("DG-GEN-01", "DG-LAI-03")
def test_what_a_card_says_about_slaying_happens_once(table: Make) -> None:
    t = table(heroes=("apothecary", "kesh"))
    t.a.hand, t.b.peril, t.b.life = ["brute"], 1, 10
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare("encounter:brute:kesh")
    assert (t.b.life, t.b.glory) == (11, 2), "healed; 1 Glory for the wound, 1 by the hero card"


@pytest.mark.rule("DG-BAT-16", "DG-GEN-01")
def test_who_wins_ties_when_answering_wins_them_for_itself(table: Make) -> None:
    for minion, wounded in ((False, 1), (True, 0)):
        t = table()
        t.ready(t.b, "wardens-oath", *(["trained-boa"] if minion else []))
        t.a.hand, t.b.peril = ["boa"], 2
        t.dice("attack", 3)
        t.dice("counter", 3 if minion else 4)
        t.declare(BOA, *(["minion:trained-boa", "hand"] if minion else ["lair"]))
        assert len(t.facts("monster-wounded")) == wounded, "not for a minion that stands in"


@pytest.mark.rule("DG-BAT-21")
def test_a_challenge_names_both_sides(table: Make) -> None:
    t = table()
    t.a.ap = t.b.ap = 1
    t.dice("attack", 1, 6)
    t.dice("counter", 4, 1)
    t.act("attack:bystander", "form:magic", "hero:apothecary", "form:melee")
    told = t.facts("challenged")[0].args
    assert list(told.values())[:2] == ["bystander", "apothecary"]


@pytest.mark.rule("DG-BAT-08")
def test_a_minion_strikes_with_the_hit_of_its_card(table: Make) -> None:
    t = table()
    for minion, wounds in (("snakefolk", 2), ("trained-boa", 1)):
        attack = Attack("hero", 1, t.b.hero, 0, form="melee", by_minion=minion)
        assert hits.hit_of(t.g, attack) == (wounds, ())
    assert hits.hit_of(t.g, Attack("hero", 1, t.b.hero, 0, form="magic", by_minion="boa")) == (
        1,
        (),
    )


@pytest.mark.rule("DG-VAR-06", "DG-BAT-17")
def test_a_challenge_that_fails_does_nothing_to_the_hero_who_comes_after(table: Make) -> None:
    t = table(3, resurrection=True)
    t.state.heroes = ["pim", "orrin"]
    t.b.life, t.b.ap = 1, 1
    t.a.hand, t.b.peril = ["stinger"], 1
    t.dice("attack", 1, 1)
    t.dice("counter", 6, 6)
    t.declare(
        "encounter:stinger:bystander",
        *("monster:stinger", "form:melee", "hero:pim", "hand:pass"),
    )
    assert (t.b.hero, t.b.fallen) == ("pim", False)


@pytest.mark.rule("DG-AMB-31", "DG-BAT-10")
@pytest.mark.parametrize("back", [False, True])
def test_the_turn_of_a_hero_who_falls_in_battle_is_over(table: Make, back: bool) -> None:
    t = table(3, resurrection=back)
    t.state.heroes = ["pim"]
    t.a.ap, t.a.life = 1, 1
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.a.surging = [Surging("magic", -3)]
    with pytest.raises(TurnOver):
        t.run(battle.attack_hero(t.g, t.a, "bystander"), "form:magic")
    assert (t.a.alive, t.a.hero) == ((True, "pim") if back else (False, "apothecary"))
    assert t.state.battles == []


@pytest.mark.rule("DG-BAT-29")
def test_nobody_answers_for_a_quests_monster(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-hunt")
    t.a.ap, t.b.hand, t.b.glory = 1, ["dodge"], 1
    t.dice("attack", 1, 1)
    t.dice("counter", 1, 1)
    t.act("attempt:book-hunt", "form:melee", "monster:book-hunt", "form:magic")
    assert "ask-response" not in t.prompts()


@pytest.mark.rule("DG-DLP-14")
def test_before_the_battle_only_threats_of_monsters_that_reach_their_victim(table: Make) -> None:
    for card, at, asked in (("idol", "entrance", 1), ("brute", "entrance", 0), ("idol", "x", 0)):
        t = table()
        t.b.peril = 9
        attacks = [
            Attack("hero", 0, t.a.hero, 1, form="magic"),
            Attack("monster", 0, card, 1, piece=Readied(card)),
        ]
        b = Battle(0, 1, t.b.hero, at, attacks)
        t.run(specials.threatening_specials(t.g, b), *["pass"] * asked)
        assert len(t.asked) == asked, card
