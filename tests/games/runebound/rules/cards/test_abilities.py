"""Abilities: RB-ABL."""

import pytest

from waystone.games.runebound.box.abilities import Bonus, Cancel, Free, Once, Surge, When
from waystone.games.runebound.box.effects import (
    Draw,
    Echo,
    Fight,
    Gold,
    Heal,
    Move,
    OneOf,
    Roll,
    Suffer,
    Teach,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.trials import attempt
from waystone.games.runebound.rules.adventures.trophies import gain
from waystone.games.runebound.rules.cards.interpret import amount, resolve
from waystone.games.runebound.rules.cards.triggers import simultaneous, triggered
from waystone.games.runebound.rules.combat.combat import action_phase, retreat_phase
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.movement import roll_to_move, travel
from waystone.games.runebound.rules.turn.rest import rest
from waystone.testing import first_question, run


@pytest.mark.rule("RB-ABL-01", "RB-AMB-45")
def test_each_paragraph_is_an_ability_of_its_own() -> None:
    t = Table("corbin")
    enemy = t.content.adventures["mill-imps"]
    assert len(enemy.abilities) == 2  # type: ignore[union-attr]
    t.teach(Surge(1, (Gold(1),)))
    t.teach(Surge(1, (Gold(1),)))
    combat = t.fight(["sur", "sur", "sur"], ["dsh"])
    bench = t.play(action_phase())
    surges = [k for k in bench.options if k.startswith("surge:test")]
    assert len(surges) == 2
    bench.say(surges[0], "pay:0")
    assert surges[1] in bench.options
    assert surges[0] not in bench.options
    assert combat.sides[0].round.used


@pytest.mark.rule("RB-ABL-03")
def test_effects_come_in_printed_order() -> None:
    t = Table("corbin")
    t.hero.damage = 0
    run(resolve(t.g, t.by(), (Heal(2), Suffer(2))))
    assert t.hero.damage == 2
    run(resolve(t.g, t.by(), (Suffer(2), Heal(2))))
    assert t.hero.damage == 2


@pytest.mark.rule("RB-ABL-05", "RB-CBT-07")
def test_spent_combat_tokens_come_back_and_gold_does_not() -> None:
    t = Table("corbin")
    t.fight(["phy", "phy"], ["shd"], enemy="bog-troll")
    t.hero.gold = 2
    bench = t.play(action_phase(), "attack:phy", "none")
    assert all(token.spent for token in t.side(0).tokens)
    while bench.prompt != "ask-retreat":
        bench.say("pass")
    t.state.streams.stack("cast", *[0] * 8)
    bench.say("stay")
    assert not any(token.spent for token in t.side(0).tokens)
    assert t.hero.gold == 2


@pytest.mark.rule("RB-ABL-07", "RB-EX-60", "RB-AMB-61")
def test_simultaneous_abilities_active_player_first() -> None:
    t = Table("corbin", "lissa", "nameya", "ilvar")
    t.state.first, t.state.active = 0, 2
    seen: list[int] = []
    for hero in t.state.heroes:
        t.teach_to(hero, When("refresh", (OneOf((Gold(1),), (Draw(1),)),)))
    t.teach_to(t.state.heroes[2], When("refresh", (Gold(5),)))
    rule = triggered(t.g, "refresh", simultaneous(t.g))
    ask = rule.send(None)
    assert (ask.questions[0].kind, ask.questions[0].seat) == ("order", 2)
    order = [o.value for o in ask.questions[0].options]
    ask = rule.send(order)
    try:
        while True:
            seen.append(ask.questions[0].seat)
            ask = rule.send((Gold(1),))
    except StopIteration:
        pass
    assert seen == [2, 0, 1, 3]


@pytest.mark.rule("RB-ABL-08", "RB-ABL-09", "RB-ABL-10", "RB-EX-11")
def test_a_cancelled_surge_stays_paid() -> None:
    t = Table("corbin").hand("drill")
    t.teach(Cancel(1))
    t.fight(["dsh"], ["sur", "sku"], enemy="ash-drake")
    t.state.combat.turn = 1  # type: ignore[union-attr]
    bench = t.play(action_phase(), "surge:ash-drake")
    assert (bench.prompt, t.side(1).tokens[0].spent) == ("ask-cancel", True)
    bench.say("use")
    assert (t.hero.damage, t.hero.hand) == (0, [])
    assert t.side(1).tokens[0].spent


@pytest.mark.rule("RB-ABL-11", "RB-ABL-12", "RB-SRG-05")
def test_x_is_what_was_paid_or_what_the_card_counts_now() -> None:
    t = Table("corbin")
    t.fight(["2sur", "sur"], ["dsh"], enemy="bog-troll")
    t.play(action_phase(), "surge:corbin", "pay:0+1")
    assert t.side(1).damage == 3
    by = t.by()
    assert amount(t.g, by, "by-body") == 3
    t.teach(Bonus("body", 1))
    assert amount(t.g, by, "by-body") == 4


@pytest.mark.rule("RB-ABL-13", "RB-AMB-42")
def test_an_unpaid_x_surge_has_x_one() -> None:
    t = Table("corbin")
    t.teach(Surge(1, (Echo(),)))
    t.fight(["sur", "2sur"], ["dsh"], enemy="bog-troll")
    t.play(action_phase(), "surge:test-skill-60", "pay:0")
    assert t.side(1).damage == 1
    assert t.side(0).round.used == ["test-skill-60", "corbin"]


@pytest.mark.rule("RB-ABL-06")
def test_once_per_turn_is_for_the_own_turn() -> None:
    t = Table("corbin", "lissa")
    t.teach(When("trophy", (Gold(1),), limit="turn"))
    gold = t.hero.gold
    for active in (1, -1):
        t.state.active = active
        run(gain(t.g, t.hero, "combat"))
    assert (t.hero.gold, t.hero.used) == (gold, [])
    t.state.active = 0
    run(gain(t.g, t.hero, "combat"))
    run(gain(t.g, t.hero, "combat"))
    assert t.hero.gold == gold + 1


@pytest.mark.rule("RB-ABL-06")
def test_once_per_turn_is_at_any_moment_of_it_in_combat_too() -> None:
    t = Table("corbin", "lissa").hand("drill", "feint")
    t.hero.damage = 4
    t.teach(Once((Heal(2),), exert=1), Free(1, (Gold(1),)))
    t.fight(["phy"], ["dsh"])
    bench = t.play(action_phase())
    assert {"use:test-skill-60", "use:test-skill-60.2"} <= set(bench.options)
    bench.say("use:test-skill-60", "card:drill")
    assert (t.hero.damage, bench.prompt) == (2, "ask-combat")
    assert "use:test-skill-60" not in bench.options
    bench.say("use:test-skill-60.2")
    assert (t.hero.hand, bench.options) == ([], ["attack:phy", "pass"])
    t.hand("hymn")
    t.state.active = 1
    assert t.play(action_phase()).options == ["attack:phy", "pass"]


@pytest.mark.rule("RB-ABL-06")
def test_once_per_turn_after_both_have_passed() -> None:
    t = Table("corbin", "lissa")
    t.hero.damage = 4
    t.teach(Once((Heal(2),)))
    t.fight(["phy"], ["dsh"], enemy="margath-the-risen", cause="villain")
    bench = t.play(retreat_phase(0))
    assert bench.options == ["stay", "use:test-skill-60"]
    bench.say("use:test-skill-60")
    assert t.hero.damage == 2


@pytest.mark.rule("RB-ABL-06", "RB-AMB-68", "RB-CBT-09")
def test_once_per_turn_after_the_own_pass_while_the_enemy_goes_on() -> None:
    t = Table("corbin", "lissa").hand("drill", "feint")
    t.teach(Free(1, (Heal(2),)), Free(1, (Gold(1),)))
    t.fight(["phy"], ["sku", "sku", "sku"], enemy="bog-troll")
    t.state.combat.turn = 0  # type: ignore[union-attr]
    bench = t.play(action_phase(), "pass")
    assert bench.asked == [1], "unhurt, so that nothing is to be healed"
    bench.say("some:sku", "token:0")
    assert (t.hero.damage, bench.prompt, bench.asked) == (1, "ask-use", [0])
    assert [option.args["card"] for option in bench.session.questions()[0].options[:1]] == [
        "test-skill-60"
    ]
    bench.say("use", "card:drill")
    assert (t.hero.damage, t.hero.hand, bench.asked) == (0, ["feint"], [1])
    bench.say("some:sku", "token:1", "pass")
    assert (t.hero.damage, bench.asked) == (1, [1])
    t.state.active = 1
    bench.say("attack:sku")
    assert (t.hero.damage, bench.prompt) == (2, "ask-retreat"), "not in another's turn"


@pytest.mark.rule("RB-ABL-06", "RB-AMB-68")
def test_cards_of_an_ability_may_come_in_the_middle_of_a_test() -> None:
    t = Table("lissa", "corbin").hand()
    t.teach(Once((Draw(1),)), Once((Gold(1),)))
    fails, passes = t.make_skill(stars=0), t.make_skill(stars=1)
    spare = t.make_skill()
    t.state.decks["skill"] += [passes, spare, fails, fails]
    assert run(attempt(t.g, t.hero, "body"), ["use", f"exert:{spare}"]) == 1
    assert t.hero.hand == []
    t.state.active = 1
    t.hero.used.clear()
    t.state.decks["skill"] += [fails, fails]
    assert run(attempt(t.g, t.hero, "body")) == 0


@pytest.mark.rule("RB-ABL-06", "RB-AMB-68", "RB-SKL-06", "RB-MOV-20")
def test_what_is_impossible_at_the_moment_is_not_offered_in_a_test_either() -> None:
    """Outside combat nothing is learned in the middle of it, in combat nobody walks away."""
    t = Table("lissa", "corbin").hand()
    t.teach(Once((Draw(1), Move(1))), Once((Draw(1), Teach(1))))
    t.state.decks["skill"] += [t.make_skill() for _ in range(3)]
    outside = first_question(attempt(t.g, t.hero, "body"))
    assert outside is not None
    assert [type(e) for e in outside.options[0].args["ability"].then] == [Draw, Move]
    t.hero.used.append(outside.options[0].args["card"])
    assert first_question(attempt(t.g, t.hero, "body")) is None
    t.hero.used.clear()
    t.fight(["dsh"], ["dsh"])
    assert first_question(attempt(t.g, t.hero, "body")) is None


@pytest.mark.rule("RB-ABL-06", "RB-AMB-68", "RB-DIE-05")
def test_cards_of_an_ability_may_come_in_the_middle_of_a_roll() -> None:
    t = Table("corbin", "lissa").hand().dice("MW", "MW", "MW", "MW", "MW", "P")
    t.teach(Once((Draw(1),)))
    t.hero.damage = 3
    run(rest(t.g, t.hero), ["use", "reroll:MW"])
    assert (t.hero.damage, t.hero.hand) == (2, [])


@pytest.mark.rule("RB-ABL-06", "RB-MOV-08", "RB-EX-08")
def test_dice_of_a_move_are_kept_while_an_ability_rolls_others() -> None:
    t = Table("corbin", "lissa").hand().dice("P", "P", "P", "P", "MW")
    t.teach(Once((Roll(2, (Gold("by-matches"),)),)))
    gold = t.hero.gold
    bench = t.play(roll_to_move(0), "hex:h7:P", "use:test-skill-60")
    assert t.hero.gold == gold + 1
    assert t.state.roll is not None
    assert (t.state.roll.dice, t.state.roll.spent) == ([1, 1, 1], [True, False, False])
    assert bench.prompt == "ask-travel"


@pytest.mark.rule("RB-ABL-06", "RB-MOV-08")
@pytest.mark.parametrize("away", [False, True])
def test_a_fight_in_the_middle_of_a_move_leaves_the_dice(away: bool) -> None:
    """An ability is no action: after its fight, won or fled from, the move goes on."""
    t = Table("corbin", "lissa").hand().dice("P", "P", "P", "P")
    t.teach(Once((Fight("spire-drake"),)))
    bench = t.play(roll_to_move(0), "hex:h7:P", "use:test-skill-60")
    assert t.state.combat is not None
    t.pool(0, "phy")
    t.pool(1, "dsh")
    if away:
        bench = t.play(retreat_phase(0), "retreat", "hex:h8:P")
    else:
        t.side(1).damage = t.content.foes["spire-drake"].health - 1
        t.state.combat.turn = 0
        bench = t.play(action_phase(), "attack:phy")
    assert bench.over
    bench = t.play(travel(0))
    assert bench.prompt == "ask-travel"
    assert t.state.roll is not None
    assert t.state.roll.spent == [True, False, False]


@pytest.mark.rule("RB-SKL-06", "RB-MOV-20")
def test_what_is_impossible_at_the_moment_is_not_offered() -> None:
    t = Table("corbin", "lissa").hand("drill", "feint").trophies("combat", "social").dice("P")
    t.teach(Once((Teach(1),)), Once((Move(1),)), Once((Draw(1),)))
    teach, move, draw = (f"use:test-skill-60{n}" for n in ("", ".2", ".3"))
    bench = t.play(an_action(0))
    assert {teach, move, draw} <= set(bench.options)
    t.dice("P", "P", "P")
    bench.say("roll")
    assert {move, draw} <= set(bench.options)
    assert teach not in bench.options
    t.state.roll = None
    t.fight(["phy"], ["dsh"])
    bench = t.play(action_phase())
    assert draw in bench.options
    assert not {teach, move} & set(bench.options)


@pytest.mark.rule("RB-ABL-06")
def test_a_free_ability_says_whose_card_it_is_on() -> None:
    t = Table("nameya", "lissa").hand("drill", "feint")
    t.teach(Once((Gold(1),)))
    bench = t.play(an_action(0), "use:nameya.2", "card:drill", "use:test-skill-60")
    assert [args["own"] for args in bench.said("ability-used")] == [True, False]
