"""What questions are about, what options would do, and warnings that are right."""

import random
import re
from pathlib import Path

import pytest

from waystone.bots.random import any_answer
from waystone.games.runebound.box import effects as ef
from waystone.games.runebound.box.abilities import Action, Armor, Bonus, Free, Once, Special, Surge
from waystone.games.runebound.box.effects import Effect, Gold, Heal, HealAll
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.shown.stage import stages
from waystone.kernel.ask import Option, Question
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.view import AskView, Choice
from waystone.testing import Bench

GAME = find("runebound")
TEXT = GAME.text("en", GAME.load_content()[0])


def asked(bench: Bench, seat: int = 0) -> AskView:
    text = GAME.text("en", bench.session.content)
    ask = bench.session.view(seat, text).ask
    assert ask is not None
    return ask


def option(bench: Bench, key: str, seat: int = 0) -> Choice:
    return next(choice for choice in asked(bench, seat).choices if choice.key == key)


def test_every_prompt_with_cards_to_point_at_is_staged() -> None:
    """What is left to the table is a plain choice of opponents and decks."""
    folder = Path(GAME.folder) / "rules"
    prompts = set()
    for path in folder.rglob("*.py"):
        prompts |= set(re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert prompts - set(stages.by_prompt) == {"ask-deck", "ask-challenge"}
    assert set(stages.by_prompt) <= prompts


@pytest.mark.rule("RB-TRN-02")
def test_a_turn_says_what_is_left_and_what_ends_it() -> None:
    t = Table("corbin").hand()
    ask = asked(t.play(an_action(0)))
    assert ask.cause == "It is your turn: 3 action points left."
    assert ask.about[0] == "hero:corbin"
    said = {c.key: c for c in ask.choices}
    assert said["end"].warning == "3 action points are lost."
    assert said["wait"].warning == TEXT("warn-no-effect")
    assert said["roll"].effect.startswith("Roll 3 terrain dice")
    assert said["roll"].warning == ""
    assert said["train"].warning == ""
    t.state.points = 0
    t.hand("tireless").trophies("combat", "combat", "social", "exploration")
    assert option(t.play(an_action(0)), "end").warning == ""


@pytest.mark.rule("RB-RST-02", "RB-RST-03")
def test_a_rest_is_wasted_on_the_unhurt_only() -> None:
    t = Table("corbin")
    rest = option(t.play(an_action(0)), "rest")
    assert (rest.effect, rest.warning) == (
        "Roll 5 dice: each that shows plains heals 1.",
        "Nothing to heal.",
    )
    t.hero.damage = 2
    assert option(t.play(an_action(0)), "rest").warning == ""
    t.put("d4")
    assert option(t.play(an_action(0)), "rest").effect == "Heal all damage (2)."


def test_an_ability_that_heals_is_wasted_on_the_unhurt_only() -> None:
    t = Table("corbin")
    key = t.teach(Once((Heal(2),)))
    more = t.teach(Free(1, (HealAll(),)))
    t.hand("tireless")
    bench = t.play(an_action(0))
    assert option(bench, f"use:{key}").effect == "Heal 2 damage."
    assert {option(bench, f"use:{k}").warning for k in (key, more)} == {"Nothing to heal."}
    t.hero.damage = 1
    bench = t.play(an_action(0))
    assert {option(bench, f"use:{k}").warning for k in (key, more)} == {""}


def test_an_action_that_costs_its_card_says_so() -> None:
    t = Table("corbin")
    gone = t.teach(Action((Heal(2),), discards=True))
    stays = t.teach(Action((Heal(2),)))
    t.hero.damage = 2
    bench = t.play(an_action(0))
    assert option(bench, f"act:{gone}").warning == "The card is discarded."
    assert option(bench, f"act:{stays}").warning == ""


@pytest.mark.rule("RB-SKL-09", "RB-SKL-11")
@pytest.mark.parametrize(
    ("learned", "raises", "warned"), [(2, 0, False), (3, 0, True), (3, 1, False)]
)
def test_a_skill_too_many_is_announced(learned: int, raises: int, warned: bool) -> None:
    """Corbin has room for three skills of the body; a skill may bring its own room."""
    t = Table("corbin").hand().trophies("combat")
    for _ in range(learned):
        t.teach(Once((Heal(1),)))
    abilities = (Bonus("body", raises),) if raises else (Once((Heal(1),)),)
    card = t.make_skill(*abilities)
    t.hero.hand.append(card)
    warning = option(t.play(an_action(0)), f"learn:{card}").warning
    assert bool(warning) == warned
    bench = t.play(an_action(0), f"learn:{card}")
    assert (bench.prompt == "ask-trim-skills") == warned


@pytest.mark.rule("RB-MOV-05", "RB-MOV-06")
def test_dice_that_could_be_spent_are_lost() -> None:
    t = Table("corbin").hand().dice("P", "P", "P")
    bench = t.play(an_action(0), "roll", "hex:h7:P")
    assert asked(bench).about == ["hero:corbin", "die:1", "die:2"]
    assert option(bench, "done").warning == "2 dice are lost."
    t = Table("corbin", at="i8").hand("tireless").dice("MW", "MW", "MW")
    bench = t.play(an_action(0), "roll")
    assert [k for k in bench.options if k.startswith("hex:")] == []
    assert option(bench, "done").warning == ""
    assert option(bench, "reroll:MW").effect == TEXT("does-reroll", free=False)


@pytest.mark.rule("RB-SKL-07")
def test_a_card_that_goes_is_not_told_as_if_it_were_played() -> None:
    t = Table("corbin").hand(*list(GAME.load_content()[0].skills)[:2])
    bench = t.play(an_action(0), "train")
    ask = asked(bench)
    assert bench.prompt == "ask-trim-hand"
    assert ask.cause == "5 cards in hand, the limit is 3."
    assert {c.effect for c in ask.choices} == {"Goes to the discard pile."}


@pytest.mark.rule("RB-EXR-01")
def test_a_card_that_goes_says_what_it_goes_for() -> None:
    t = Table("corbin").skills("lay-on-hands").hand("drill", "feint")
    t.hero.damage = 4
    bench = t.play(an_action(0), "use:lay-on-hands")
    assert (bench.prompt, asked(bench).cause) == (
        "ask-exert", "Exertion costs a card of your hand.",
    )  # fmt: skip
    key = t.teach(Once((ef.Discard(1),)))
    bench = t.play(an_action(0), f"use:{key}")
    assert (bench.prompt, asked(bench).cause) == (
        "ask-discard-hand", f"Corbin uses {key}.",
    )  # fmt: skip


def test_selling_brings_gold_and_takes_what_the_asset_gives() -> None:
    t = Table("corbin", at="d4")
    useful = next(a for a, d in t.content.assets.items() if d.abilities or d.token)
    t.assets(useful)
    bench = t.play(an_action(0), "shop", "sell")
    sold = option(bench, f"asset:{useful}")
    cost = t.content.assets[useful].cost
    assert (sold.effect, sold.warning) == (
        f"+{cost} gold; the asset leaves you.",
        TEXT("warn-abilities-go"),
    )


@pytest.mark.rule("RB-AST-03")
def test_an_asset_too_many_of_its_type_is_announced() -> None:
    t = Table("corbin", at="d4")
    t.hero.gold = 99
    kinds: dict[str, list[str]] = {}
    for a, d in t.content.assets.items():
        kinds.setdefault(d.type, []).append(a)
    mine, twin, *_ = kinds["weapon"]
    other = kinds["clothing"][0]
    t.assets(mine)
    t._take("asset", twin)
    t._take("asset", other)
    t.state.markets[t.content.atlas.cities[t.hero.space]] = [twin, other]
    bench = t.play(an_action(0), "shop")
    assert option(bench, f"buy:{twin}").warning
    assert option(bench, f"buy:{other}").warning == ""
    assert option(bench, f"discard:{other}").effect == TEXT("does-leave-market")
    assert option(bench, f"buy:{other}").effect != option(bench, f"discard:{other}").effect


def fight(t: Table, mine: list[str], theirs: list[str], enemy: str = "stone-ram") -> Bench:
    t.fight(mine, theirs, enemy=enemy)
    return t.play(action_phase())


def test_an_attack_tells_what_can_come_of_it() -> None:
    t = Table("corbin", "lissa")
    enemy = t.make_enemy(health=5)
    hit = option(fight(t, ["2phy"], ["sku"], enemy), "attack:phy")
    assert (hit.effect.split(".")[0], hit.warning) == ("Up to 2 damage", "")
    blocked = option(fight(t, ["2phy"], ["2shd"], enemy), "attack:phy")
    assert blocked.warning.endswith("can block all of it.")
    assert option(fight(t, ["2phy"], ["shd"], enemy), "attack:phy").warning == ""


@pytest.mark.rule("RB-CAC-10")
def test_armour_that_stops_everything_is_announced() -> None:
    t = Table("corbin", "lissa")
    armoured = t.make_enemy(Armor("phy", 2))
    bench = fight(t, ["2phy", "mag"], [], armoured)
    assert option(bench, "attack:phy").warning.endswith("takes nothing from this.")
    assert option(bench, "attack:mag").warning == ""
    assert option(fight(t, ["2phy", "phy"], [], armoured), "attack:phy").warning == ""


def test_passing_with_damage_in_the_pool_is_a_waste() -> None:
    t = Table("corbin", "lissa")
    assert option(fight(t, ["2phy"], []), "pass").warning == "Damage in your pool not used: 2."
    assert option(fight(t, ["sur"], []), "pass").warning == ""


def test_an_ability_in_a_fight_heals_only_the_hurt() -> None:
    t = Table("corbin", "lissa")
    key = t.teach(Special((Heal(1),)))
    surge = t.teach(Surge(1, (Heal(2),)))
    bench = fight(t, ["sur"], [])
    assert {option(bench, k).warning for k in (f"special:{key}", f"surge:{surge}")} == {
        "Nothing to heal."
    }
    t.hero.damage = 1
    bench = fight(t, ["sur"], [])
    assert {option(bench, k).warning for k in (f"special:{key}", f"surge:{surge}")} == {""}
    told = option(bench, f"surge:{surge}")
    assert (told.effect, "heal 2 damage" in told.text) == ("", True), "it is not said twice"


@pytest.mark.rule("RB-AMB-18")
def test_surge_that_is_over_is_lost() -> None:
    t = Table("corbin", "lissa")
    key = t.teach(Surge(1, (Heal(2),)))
    bench = fight(t, ["2sur", "sur"], []).say(f"surge:{key}")
    warned = {c.key: c.warning for c in asked(bench).choices}
    assert (warned["pay:0"], warned["pay:1"]) == ("Surge spent for nothing: 1.", "")


@pytest.mark.rule("RB-DMG-04")
def test_a_shield_larger_than_the_damage_is_announced() -> None:
    t = Table("corbin", "lissa")
    t.fight(["2shd", "shd"], ["sku"])
    t.state.combat.turn = 1  # type: ignore[union-attr]
    bench = t.play(action_phase(), "attack:sku")
    said = {c.key: (c.effect, c.warning) for c in asked(bench).choices}
    assert said["token:0"] == ("Blocks 1.", "More than the damage by 1.")
    assert said["token:1"] == ("Blocks 1.", "")


@pytest.mark.rule("RB-CBT-02")
def test_playing_the_enemy_is_formal_and_playing_the_hero_is_not() -> None:
    t = Table("corbin", "lissa")
    bench = fight(t, ["phy"], ["sku"])
    assert not asked(bench).formal
    bench.say("attack:phy")
    assert (bench.asked, asked(bench, 1).formal) == ([1], True)
    assert asked(bench, 1).about[:2] == ["hero:corbin", "card:stone-ram"]


def trial(t: Table, stars: int, then: Effect) -> Bench:
    """Corbin tests Body with one star (or none) among the three cards that he reveals."""
    blank, star = t.make_skill(), t.make_skill(stars=1)
    t.hand("tireless").top("skill", star if stars else blank, blank, blank)
    key = t.teach(Once((ef.Test("body", (then,)),)))
    return t.play(an_action(0), f"use:{key}")


@pytest.mark.rule("RB-TST-05", "RB-TST-07")
def test_a_test_without_a_success_fails_if_it_ends() -> None:
    ask = asked(trial(Table("corbin"), 0, Gold(1)))
    assert ask.cause == "Test of Body, 3 cards revealed."
    assert [c.warning for c in ask.choices] == ["", "The test fails."]
    assert [c.warning for c in asked(trial(Table("corbin"), 1, Gold(1))).choices] == ["", ""]


@pytest.mark.rule("RB-TST-05", "RB-ABL-11")
def test_more_successes_are_a_formality_only_where_they_are_not_counted() -> None:
    assert not asked(trial(Table("corbin"), 0, Gold(1))).formal
    assert asked(trial(Table("corbin"), 1, Gold(1))).formal
    assert not asked(trial(Table("corbin"), 1, Gold("by-successes"))).formal


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_question_of_a_whole_game_can_be_shown(language: str) -> None:
    """By the policy, with a random answer now and then; what it is about lies on the table."""
    session = Session.new(GAME, Setup(3, 11, GAME.modes[0].id))
    text, luck = GAME.text(language, session.content), random.Random(11)
    while session.ask is not None and len(session.history) < 600:
        question = luck.choice(session.questions())
        ask = session.view(question.seat, text).ask
        assert ask is not None
        assert all(choice.text for choice in ask.choices)
        policy = GAME.bots.policy(session.state, session.content, question.seat, question)
        key = any_answer(question, luck) if luck.random() < 0.2 else policy
        session.answer(question.seat, key)


def first_asked(mode: str, seats: int, prompt: str) -> AskView:
    """The first question of a kind in a game played by policy."""
    session = Session.new(GAME, Setup(seats, 4, mode))
    while session.ask is not None and len(session.history) < 60:
        question = session.questions()[0]
        if question.prompt == prompt:
            ask = session.view(question.seat, GAME.text("en", session.content)).ask
            assert ask is not None
            return ask
        policy = GAME.bots.policy
        key = policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    raise AssertionError(f"{prompt} is not asked")


@pytest.mark.rule("RB-SET-06", "RB-SET-10")
def test_what_is_chosen_before_the_first_round_says_why() -> None:
    ask = first_asked("race", 2, "ask-hero")
    assert ask.cause == "Everybody takes a hero; 6 are still free."
    assert ask.about == [choice.on for choice in ask.choices]
    alone = first_asked("solo", 1, "ask-hero")
    assert alone.cause == "The game begins with your hero; 6 are there to choose from."
    ask = first_asked("solo", 1, "ask-place")
    assert ask.cause.endswith("names the kind of site where the road begins.")


@pytest.mark.rule("RB-SET-11", "RB-EVT-01")
def test_a_choice_says_what_it_comes_from_and_repeats_nothing() -> None:
    t = Table("corbin")
    options = [
        Option("1", 0, "option-effects", {"effects": (Gold(1),)}),
        Option("2", 1, "option-effects", {"effects": (Heal(1),)}),
    ]
    ask = Question(0, "choose", "ask-one-of", options)
    t.state.round, t.hero.side = 0, "setup"
    told = stages(t.state, t.content, ask, TEXT)
    assert told.cause == "Corbin sets out: the setup side of the hero card offers this."
    assert (told.effects, told.plays) == ({}, False)
    assert told.warnings == {"2": "Nothing to heal."}
    t.state.round, t.hero.side, t.state.drawn = 1, "play", "ferry-song"
    told = stages(t.state, t.content, ask, TEXT)
    assert told.cause == "You resolve Ferry Song."
    may = Question(0, "choose", "ask-may", options)
    assert stages(t.state, t.content, may, TEXT).effects["1"] == "Gain 1 gold."


@pytest.mark.rule("RB-DMG-04")
def test_shields_are_asked_for_with_what_is_at_stake() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd"], ["2sku"])
    t.hero.damage = 7
    question = Question(
        0, "choose", "ask-shields", [Option("none", (), "option-done", {"blocks": 0})],
        args={"damage": 2, "who": "corbin"},
    )  # fmt: skip
    told = stages(t.state, t.content, question, TEXT)
    assert told.cause == "Corbin has 3 health; unblocked, this leaves 1."
