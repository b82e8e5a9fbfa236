"""DG-BAT: the battle in eight steps."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks import testing
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import steps
from waystone.games.dungeoneer.rules.battle import blows, sides
from waystone.games.dungeoneer.rules.cards import moments
from waystone.games.dungeoneer.rules.cards.occasions import Moment
from waystone.games.dungeoneer.rules.endings import TurnOver
from waystone.games.dungeoneer.rules.hero import wounds
from waystone.games.dungeoneer.table.state import Attack, Battle, Readied, Surging
from waystone.kernel.step import back_to

Make = Callable[..., Table]


SNAKE = "encounter:snakefolk:bystander"


def fought(table: Make, attack: int, counter: int, *cards: str, seats: int = 2) -> Table:
    """A has the cards, B (4 in everything) has the Peril; the dice are set."""
    t = table(seats)
    t.a.hand, t.b.peril = list(cards), 9
    t.dice("attack", attack)
    t.dice("counter", counter)
    return t


def compared(t: Table) -> list[tuple[int, int]]:
    return [(f.args["attack"], f.args["counter"]) for f in t.facts("compared")]


KNIGHT = "encounter:twisted-knight.1:bystander"


BOA = "encounter:boa:bystander"


@pytest.mark.rule("DG-BAT-01", "DG-BAT-02")
def test_a_hero_starts_one_battle_a_turn_for_1_ap(table: Make) -> None:
    t = table(3)
    t.a.ap = 3
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attack:bystander", "form:magic")
    assert t.a.ap == 2
    assert t.b.life == 17
    assert not any(k.startswith("attack") for k in t.hero_keys())
    t.step("turn", args=(0,))
    t.state.phase, t.a.ap = "hero", 0
    assert not any(k.startswith("attack") for k in t.hero_keys()), "not without AP"


@pytest.mark.rule("DG-BAT-06", "DG-BAT-07", "DG-BAT-11", "DG-EX-06")
def test_only_round_symbols_attack(table: Make) -> None:
    t = fought(table, 6, 1, "snakefolk")
    t.declare(SNAKE, "hand:pass")
    assert "ask-form" not in t.prompts(), "Melee is the only legal form"
    assert t.b.life == 16, "its Melee hit deals 2 wounds"
    t = table(heroes=("figure-hero", "bystander"))
    t.a.ap = 1
    t.dice("attack", 3)
    t.dice("counter", 3)
    t.act("attack:bystander", "form:magic")
    assert t.keys(t.asked[1]) == ["form:melee", "form:magic"], "Speed is its counter symbol"
    t = table(heroes=("pacifist", "bystander"))
    t.a.ap = 5
    assert t.hero_keys() == [], "no round symbol, no battle"


@pytest.mark.rule("DG-BAT-07", "DG-BAT-23", "DG-EX-06")
def test_a_counter_symbol_counterattacks(table: Make) -> None:
    t = fought(table, 3, 5, "snakefolk")
    t.b.ap = 1
    t.dice("attack", 2)
    t.dice("counter", 1)
    t.declare(SNAKE, "monster:snakefolk", "form:magic", "lair")
    assert compared(t)[1] == (2 + 4, 1 + 3), "Magic 3 with the counter symbol"


@pytest.mark.rule("DG-BAT-08", "DG-BAT-18", "DG-EX-09")
def test_a_hit_symbol_counts_in_its_form_only(table: Make) -> None:
    t = fought(table, 6, 1, "twisted-knight.1")
    t.declare(KNIGHT, "form:magic", "hand:pass")
    assert t.b.life == 16, "2 wounds in total"
    t = fought(table, 6, 1, "twisted-knight.1")
    t.declare(KNIGHT, "form:melee", "hand:pass")
    assert t.b.life == 17


@pytest.mark.rule("DG-BAT-09", "DG-BAT-15", "DG-EX-08")
def test_the_counterattack_uses_the_attackers_form(table: Make) -> None:
    t = table(heroes=("bystander", "figure-hero"))
    t.b.level = 8
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 3)
    t.dice("counter", 5)
    t.declare("encounter:boa:figure-hero", "hand")
    assert compared(t) == [(8, 5 + 3)], "Melee 3, not Magic 6"


@pytest.mark.rule("DG-BAT-10", "DG-BAT-25")
def test_the_eight_steps(table: Make) -> None:
    t = fought(table, 6, 1, "boa", seats=3)
    t.b.hand, t.b.glory, t.b.ap = ["dodge"], 1, 1
    stages: list[str] = []
    run_before = t.g.say

    def listen(*args: object, **more: object) -> None:
        if t.state.battles:
            stages.append(t.state.battles[0].stage)
        run_before(*args, **more)  # type: ignore[arg-type]

    class Listening(type(t.g)):  # type: ignore[misc]
        say = staticmethod(listen)

    t.g = Listening(t.state, t.content, t.log)
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.declare(BOA, "pass", "monster:boa", "form:melee", "lair:hero:bystander")
    seen = list(dict.fromkeys(stages))
    assert seen == ["attack", "comparison", "challenge", "lair", "reward"]
    prompts = t.prompts()
    assert prompts == ["ask-response", "ask-challenge", "ask-form", "ask-lair-reward"]


@pytest.mark.rule("DG-BAT-11", "DG-BAT-12", "DG-BAT-26", "DG-DLP-07", "DG-EX-10")
def test_several_attackers_step_by_step(table: Make) -> None:
    t = fought(table, 1, 1, "boa", "twisted-knight.1", "twisted-knight.2")
    t.dice("attack", 2, 3)
    t.dice("counter", 5, 6)
    t.declare(
        KNIGHT,
        "encounter:twisted-knight.2:bystander",
        BOA,
        "form:melee",
        "form:melee",
        "hand",
        "hand",
        "lair:pass",
    )
    assert compared(t) == [(1 + 6 + 2, 1 + 4), (2 + 6 + 2, 5 + 4), (3 + 5, 6 + 4)]
    assert t.prompts()[:2] == ["ask-form", "ask-form"], "all forms first"


@pytest.mark.rule("DG-BAT-13", "DG-BAT-27", "DG-EX-11")
def test_response(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.a.hand, t.b.peril = ["boa", "twisted-knight.1"], 5
    t.b.hand, t.b.glory = ["scare-off"], 3
    t.dice("attack", 4)
    t.dice("counter", 1)
    t.declare(
        "encounter:boa:apothecary",
        "encounter:twisted-knight.1:apothecary",
        "form:melee",
        "card:scare-off",
        "attacker:boa",
        "lair:hero:apothecary",
    )
    assert t.b.glory == 0
    assert set(t.state.discard) == {"boa", "scare-off"}
    assert compared(t) == [(11, 2)], "only the Knight fights on"


@pytest.mark.rule(
    "DG-BAT-14", "DG-EX-07", "DG-EX-12", "DG-EX-13", "DG-EX-14", "DG-EX-16", "DG-EX-17"
)
def test_the_battle_example(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.a.hand, t.b.peril = ["twisted-knight.1"], 3
    t.dice("attack", 4)
    t.dice("counter", 1)
    t.declare("encounter:twisted-knight.1:apothecary", "form:melee", "lair:hero:apothecary")
    assert compared(t) == [(4 + 6 + 1, 1 + 1)]
    assert t.b.life == 17, "1 wound: the 2-wound hit is for Magic"
    assert [r.card for r in t.a.lair] == ["twisted-knight.1"]
    given = ("hero:bystander", "hero:apothecary", "pass")
    assert t.keys(t.asked[1]) == [f"{to}:{whom}" for to in ("lair", "hand") for whom in given]
    assert t.b.peril == 1


@pytest.mark.rule("DG-EX-07")
def test_attack_value_3(table: Make) -> None:
    t = table()
    attack = Attack("hero", 0, "apothecary", 1, "melee")
    t.a.surging = [Surging("melee", 2)]
    t.dice("attack", 5)
    b = Battle(0, 1, "bystander", "entrance", [attack])
    rolled = t.run(blows.attack_roll(t.g, b, attack))
    assert rolled.total == 5 + 3


@pytest.mark.rule("DG-BAT-16", "DG-EX-32")
def test_equal_totals_do_nothing(table: Make) -> None:
    t = fought(table, 2, 4, "snakefolk")
    t.declare(SNAKE, "hand")
    assert compared(t) == [(8, 8)]
    assert t.b.life == 18
    assert t.b.glory == 0
    assert "ask-reward" not in t.prompts()


@pytest.mark.rule("DG-BAT-17", "DG-EX-33", "DG-LAI-02", "DG-RWD-02")
def test_a_defender_can_wound_the_attacker(table: Make) -> None:
    t = fought(table, 2, 5, "boa")
    t.declare(BOA, "lair")
    assert compared(t) == [(7, 9)]
    assert t.keys(t.asked[0]) == ["lair", "discard"], "wounded: never to the hand"
    assert t.a.lair == [Readied("boa", wounds=1)]
    assert t.b.glory == 1
    assert t.b.life == 18


@pytest.mark.rule("DG-BAT-19", "DG-DEF-01", "DG-DEF-02", "DG-END-03")
def test_a_hero_at_0_life_is_out_and_the_last_hero_wins(table: Make) -> None:
    t = fought(table, 6, 1, "boa")
    t.b.life = 1
    t.state.phase = "dungeonlord"
    t.step("dungeonlord_phase", BOA)
    t.step("declare")
    assert testing.winner(t.step("fight")) == ("end-last-hero", [0])
    assert not t.b.alive


@pytest.mark.rule("DG-BAT-20", "DG-QCA-31", "DG-EX-44")
def test_the_token_instead_of_the_wound(table: Make) -> None:
    t = table()
    carried = t.quest(t.b, "book-escort", carried=True)
    t.a.ap = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attack:bystander", "form:magic", "pass", "pass", "token:book-escort")
    assert t.b.life == 18
    assert t.a.quests == [carried]
    assert t.b.quests == []
    t = table()
    t.quest(t.b, "book-escort", carried=True)
    t.a.ap = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attack:bystander", "form:magic", "pass", "pass", "wound", "pass")
    assert t.b.life == 17
    assert t.a.quests == []
    t = table()
    t.a.ap = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attack:bystander", "form:magic")
    assert t.b.life == 17, "who has no token is wounded"


@pytest.mark.rule("DG-BAT-17", "DG-BAT-21", "DG-BAT-22", "DG-BAT-23", "DG-EX-15")
def test_the_challenge(table: Make) -> None:
    t = fought(table, 3, 3, "twisted-knight.1", seats=3)
    t.b.ap = 1
    t.dice("attack", 5)
    t.dice("counter", 2)
    t.declare(KNIGHT, "form:melee", "monster:twisted-knight.1", "form:speed", "lair:pass")
    challenge = next(q for q in t.asked if q.prompt == "ask-challenge")
    assert t.keys(challenge) == [
        "monster:twisted-knight.1",
        "hero:apothecary",
        "hero:figure-hero",
        "pass",
    ]
    assert compared(t)[1] == (5 + 4, 2 + 3), "no attack bonus for a challenged Knight"
    assert t.b.ap == 0
    assert t.a.lair[0].wounds == 1
    assert t.prompts().count("ask-challenge") == 1
    assert t.b.glory == 1, "rewarded once, after the Challenge"


@pytest.mark.rule("DG-BAT-21")
def test_no_challenge_without_a_saved_point(table: Make) -> None:
    t = fought(table, 3, 4, "boa")
    t.declare(BOA, "hand")
    assert "ask-challenge" not in t.prompts()


@pytest.mark.rule("DG-BAT-24")
def test_a_challenge_is_the_one_battle_of_the_turn(table: Make) -> None:
    t = fought(table, 3, 4, "boa")
    t.b.ap, t.b.fought = 1, True
    t.declare(BOA, "hand")
    assert "ask-challenge" not in t.prompts()
    t = fought(table, 3, 4, "boa")
    t.b.ap = 2
    t.dice("attack", 3)
    t.dice("counter", 3)
    t.declare(BOA, "monster:boa", "form:magic", "lair")
    assert t.b.fought
    assert not sides.may_start(t.g, t.b)


@pytest.mark.rule("DG-BAT-24", "DG-EX-76")
def test_no_challenge_in_a_hunt_after_a_battle(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.put(t.b, "hall-1")
    t.quest(t.a, "book-hunt")
    t.a.ap = 3
    t.dice("attack", 3, 2)
    t.dice("counter", 6, 2)
    t.act("attack:bystander", "form:magic")
    t.act("attempt:book-hunt", "form:magic")
    assert "ask-challenge" not in t.prompts()


@pytest.mark.rule("DG-BAT-28")
def test_a_defeated_defender_ends_the_comparisons_but_not_the_battle(table: Make) -> None:
    t = fought(table, 6, 1, "boa", "snakefolk", seats=3)
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.b.life, t.b.ap = 1, 1
    t.declare(BOA, SNAKE, "lair", "hand:hero:figure-hero")
    assert len(compared(t)) == 1
    assert [r.card for r in t.a.lair] == ["boa"]
    assert t.c.peril == 1
    assert "ask-challenge" not in t.prompts()


@pytest.mark.rule("DG-BAT-29", "DG-EX-67")
def test_the_challenge_has_its_own_response_step(table: Make) -> None:
    t = fought(table, 3, 4, "twisted-knight.1", "dodge")
    t.a.glory, t.b.ap = 1, 1
    t.declare(
        KNIGHT, "form:melee", "monster:twisted-knight.1", "form:speed", "card:dodge", "hand:pass"
    )
    assert len(compared(t)) == 1, "the strike back was avoided"
    assert t.prompts().count("ask-challenge") == 1
    answer = next(q for q in t.asked if q.prompt == "ask-response")
    assert answer.seat == 0


@pytest.mark.rule("DG-AMB-31")
def test_the_fall_of_the_active_hero_ends_the_turn(table: Make) -> None:
    """DG-AMB-31."""
    t = table(3).lay("inner-sanctum", 1, 0)
    t.put(t.a, "inner-sanctum")
    t.a.ap, t.a.life = 3, 1
    t.dice("threat", 1)
    assert t.act("move:entrance") == back_to(steps.next_turn)
    t.a.alive, t.a.life = True, 1
    with pytest.raises(TurnOver):
        t.run(wounds.suffer(t.g, t.a, 1))


@pytest.mark.rule("DG-AMB-32")
def test_a_heal_before_defeat_is_final(table: Make) -> None:
    """DG-AMB-32."""
    t = table()
    t.b.life, t.b.hand, t.b.glory = 1, ["rejuvenation"], 1
    t.run(wounds.suffer(t.g, t.b, 2), "card:rejuvenation")
    assert t.b.alive
    assert t.b.life == 3


@pytest.mark.rule("DG-AMB-13")
def test_an_any_moment_encounter_is_a_battle_of_its_own(table: Make) -> None:
    """DG-AMB-13."""
    t = table()
    t.b.hand, t.a.peril = ["ambusher"], 1
    options = [o.key for o in moments.playable(t.g, 1, Moment("calm", 0))]
    assert options == ["encounter:ambusher:apothecary"]
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.run(moments.calm(t.g), "encounter:ambusher:apothecary", "hand:pass")
    assert t.a.life == 17
    assert t.a.peril == 0


@pytest.mark.rule("DG-AMB-65")
def test_a_monster_without_a_round_form_does_not_attack(table: Make) -> None:
    """DG-AMB-65."""
    t = table()
    t.a.hand, t.b.peril = ["mute-beast"], 1
    t.declare("encounter:mute-beast:bystander", "hand")
    assert compared(t) == []
    assert t.b.peril == 0


@pytest.mark.rule("DG-BAT-14", "DG-CRD-10")
def test_attachments_strengthen_a_monster(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.a.lair, t.b.peril = ["spurs"], [Readied("boa")], 2
    t.step("dungeonlord_phase", "bane:spurs:bystander")
    assert t.a.lair == [Readied("boa", under=["spurs"])]
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare(BOA, "lair")
    assert compared(t) == [(1 + 5 + 1, 10)]


@pytest.mark.rule("DG-AMB-72")
def test_wounds_beyond_the_life_of_a_monster_are_no_reward(table: Make) -> None:
    """The blade deals 2 wounds; the boa has 1 life left."""
    t = fought(table, 1, 6)
    t.a.lair = [Readied("boa", wounds=1)]
    t.ready(t.b, "perjurers-blade")
    t.declare(BOA)
    assert t.a.lair == []
    assert [line.args["wounds"] for line in t.facts("monster-wounded")] == [1]
    assert t.b.glory == 1


@pytest.mark.rule("DG-DLP-12")
def test_who_leaves_after_the_attack_roll_leaves_too_late(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.b, "hall-1")
    t.a.hand, t.b.peril = ["hurler", "boa"], 3
    t.dice("attack", 6, 6)
    t.dice("counter", 1, 1)
    t.declare("encounter:hurler:bystander", "encounter:boa:bystander", "hand", "hand:pass")
    assert t.b.at == "entrance", "the first hit carried the hero away"
    assert t.b.life == 16, "the second attack was rolled before"
    assert len(compared(t)) == 2


@pytest.mark.rule("DG-SPC-02", "DG-AMB-78")
def test_any_moment_cards_in_a_battle(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["boa"], 2
    t.b.hand, t.b.glory, t.b.life = ["rejuvenation", "haste"], 3, 15
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.declare("encounter:boa:bystander", "card:haste", "pass", "card:rejuvenation", "hand:pass")
    assert t.prompts()[:3] == ["ask-any-moment"] * 3
    assert (t.b.life, t.b.glory) == (17, 0), "wounded, then healed before the challenge"
    assert [r.card for r in t.b.inventory] == ["haste"]


@pytest.mark.rule("DG-SPC-02", "DG-AMB-78")
def test_any_moment_banes_but_no_encounters_in_a_battle(table: Make) -> None:
    t = table(3)
    t.a.hand, t.b.peril = ["boa"], 3
    t.c.hand, t.a.peril = ["jeer", "ambusher"], 9
    t.dice("attack", 4)
    t.dice("counter", 6)
    t.declare("encounter:boa:bystander", "bane:jeer:bystander", "hand:pass")
    assert {key.split(":")[0] for key in t.keys(t.asked[0])} == {"bane", "pass"}
    assert compared(t) == [(9, 7)], "6 + 4 - 3"


@pytest.mark.rule("DG-SPC-05", "DG-AMB-78")
def test_a_fallen_hero_may_stand_up_before_the_challenge(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["boa"], 2
    t.b.fallen, t.b.ap = True, 2
    t.dice("attack", 3, 1)
    t.dice("counter", 4, 1)
    t.declare("encounter:boa:bystander", "pass", "stand", "monster:boa", "form:magic", "lair")
    assert (t.b.fallen, t.b.ap) == (False, 0)
