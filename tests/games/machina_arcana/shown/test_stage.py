"""What questions are about, what options would do, and warnings that are right."""

import random
import re
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from waystone.bots.random import any_answer
from waystone.games.machina_arcana.box.abilities import Active
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.box.unit_effects import Attack, Lose, Restore
from waystone.games.machina_arcana.checks.testing import Lay, Table
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.attack import attack
from waystone.games.machina_arcana.rules.actions.damage import lose_health
from waystone.games.machina_arcana.rules.actions.inventory import equip_at_once
from waystone.games.machina_arcana.rules.actions.spaces import event_space
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.rules.cards.essence import pay_essence
from waystone.games.machina_arcana.rules.round.windows import open_window
from waystone.games.machina_arcana.shown.stage import _heals, stages
from waystone.kernel.ask import Option, Question
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.stage import Staging
from waystone.kernel.step import Then
from waystone.kernel.view import AskView, Choice
from waystone.testing import Bench, first_question

GAME = find("machina-arcana")


def played(t: Table, then: Then, *keys: str) -> Bench:
    setup = Setup(len(t.state.explorers), 1, "scenario")
    return Bench(GAME, t.g.content, setup, t.state, then).say(*keys)


def acting(t: Table, *keys: str, stamina: int = 6) -> Bench:
    """The fighter's turn."""
    t.explorer("fighter").stamina = stamina
    t.turn("fighter")
    return played(t, steps.explorer_action(0), *keys)


def asked(bench: Bench, seat: int = 0) -> AskView:
    ask = bench.session.view(seat, GAME.text("en", bench.session.content)).ask
    assert ask is not None
    return ask


def option(bench: Bench, key: str, seat: int = 0) -> Choice:
    return next(choice for choice in asked(bench, seat).choices if choice.key == key)


def test_every_prompt_with_cards_to_point_at_is_staged() -> None:
    """What is left to the table is a plain choice of spaces, people and printed effects."""
    prompts = set()
    for path in (Path(GAME.folder) / "rules").rglob("*.py"):
        prompts |= set(re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert set(stages.by_prompt) <= prompts
    assert prompts - set(stages.by_prompt) == {
        "ask-destination", "ask-destroy", "ask-exit", "ask-light", "ask-may",
        "ask-on-top", "ask-one-of", "ask-partner", "ask-restore", "ask-spawn-space",
        "ask-take-item", "ask-trade", "ask-walk",
    }  # fmt: skip


@pytest.mark.rule("MA-RND-05")
@pytest.mark.parametrize(
    ("stamina", "lost"), [(3, "3 stamina is lost."), (1, "1 stamina is lost.")]
)
def test_ending_a_turn_with_stamina_left_is_a_waste(lay: Lay, stamina: int, lost: str) -> None:
    t = lay(at={"fighter": (1, 1)})
    bench = acting(t, stamina=stamina)
    assert asked(bench).cause == "It is your turn."
    assert option(bench, "end").warning == lost


@pytest.mark.rule("MA-ACT-05", "MA-TER-10")
def test_a_lever_says_who_stands_on_a_trap(lay: Lay) -> None:
    t = lay([".L^", "..."], at={"fighter": (1, 1), "healer": (5, 5)})
    key = "lever:1,0"
    assert option(acting(t), key).warning == "Nobody stands on a trap of this tile."
    t.put("crawler", 2, 0)
    assert option(acting(t), key).warning == ""
    t.state.monsters.clear()
    t.put("healer", 2, 0)
    assert option(acting(t), key).warning.startswith("On a trap: ")


@pytest.mark.rule("MA-TER-10")
def test_a_trapped_space_is_announced(lay: Lay) -> None:
    t = lay([".^."], at={"fighter": (0, 0)})
    bench = acting(t)
    assert option(bench, "move:1,0").warning == "A trap: a lever sets it off."
    assert option(bench, "move:0,1").warning == ""


@pytest.mark.rule("MA-TER-12", "MA-THR-06")
def test_a_seal_where_threat_is_at_its_least(lay: Lay) -> None:
    t = lay([".S."], at={"fighter": (0, 0)})
    t.explorer("fighter").essence = 4
    assert option(acting(t), "seal:1,0").warning == "Threat is at its least."
    t.state.story.threat = 1
    assert option(acting(t), "seal:1,0").warning == ""


@pytest.mark.rule("MA-STA-04")
@pytest.mark.parametrize(
    ("target", "who"), [(None, "you"), (Target("melee", of="explorer"), "target")]
)
def test_health_restored_to_nobody_is_a_waste(lay: Lay, target: Target | None, who: str) -> None:
    t = lay(at={"fighter": (1, 1), "healer": (2, 1)})
    t.rewrite("fighter", Active([Restore("health", 1, who)], Cost(stamina=1), target))  # type: ignore[arg-type]
    assert option(acting(t), "use:fighter:0").warning == "Nobody to heal."
    told = option(acting(t), "use:fighter:0")
    assert told.effect == ("In reach: Fighter and Healer." if target else ""), "not its own words"
    t.explorer("fighter").health -= 1
    assert option(acting(t), "use:fighter:0").warning == ""


@pytest.mark.rule("MA-ABI-04")
def test_a_card_that_is_discarded_for_its_use_says_so(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    t.explorer("fighter").health -= 1
    t.rewrite("fighter", Active([Restore("health")], Cost(stamina=1, discard=True)))
    assert option(acting(t), "use:fighter:0").warning == "The card is discarded."


@pytest.mark.rule("MA-ESS-02")
@pytest.mark.parametrize(("health", "warned"), [(1, True), (2, False)])
def test_the_last_health_is_death(lay: Lay, health: int, warned: bool) -> None:
    t = lay(at={"fighter": (1, 1)})
    fighter = t.explorer("fighter")
    fighter.health, fighter.essence = health, 1
    question = first_question(lose_health(t.g, "fighter", 1))
    assert question is not None
    staged = stages(t.state, t.g.content, question, GAME.text("en", t.g.content))
    assert ("health" in staged.warnings) == warned
    assert staged.effects["essence"] == "0 essence left."


@pytest.mark.rule("MA-RND-03", "MA-GEN-09")
def test_who_goes_next_is_a_formality(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "healer": (2, 1)})
    for explorer in t.state.explorers:
        explorer.acted = False
    bench = played(t, steps.explorer_turns())
    assert (bench.prompt, asked(bench).formal) == ("ask-next", True)
    assert asked(bench).about == ["unit:fighter", "unit:healer"]


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


def stage(t: Table, rule: Coroutine[Any, Any, Any]) -> Staging:
    """What the first question of a rule is about."""
    question = first_question(rule)
    assert question is not None
    return stages(t.state, t.g.content, question, GAME.text("en", t.g.content))


@pytest.mark.rule("MA-EXT-04", "MA-ABI-08")
def test_a_turn_and_a_window_are_about_the_explorer(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "healer": (5, 5)})
    assert asked(acting(t, stamina=4)).cause == "It is your turn."
    assert asked(acting(t)).about == ["unit:fighter", "cell:1,1", "mat:0"]
    t.own("healer", "tonic")
    t.explorer("healer").watch = True
    window = stage(t, open_window(t.g))
    assert window.about == ["unit:healer"]
    assert "your turn" not in window.cause


@pytest.mark.rule("MA-ACT-10", "MA-ACT-07", "MA-ACT-08", "MA-ACT-09", "MA-TER-12")
def test_warnings_of_spaces(lay: Lay) -> None:
    t = lay(["LH^", "..C"], at={"fighter": (1, 1), "healer": (9, 9)})
    t.explorer("fighter").essence = 3

    def warned(space: str) -> bool:
        return bool(option(acting(t), space).warning)

    assert warned("lever:0,0")
    assert (warned("chest:2,1"), warned("chapter:1,0")) == (False, False)
    t.put("healer", 2, 0)
    assert "Healer" in option(acting(t), "lever:0,0").warning
    t.put("healer", 9, 9)
    t.put("crawler", 2, 0)
    assert not warned("lever:0,0")
    t.state.laid.exit[:] = [200]
    assert (warned("chapter:1,0"), warned("chest:2,1")) == (True, False)
    t.state.laid.exit.clear()
    t.state.story.endgame = True
    assert (warned("chapter:1,0"), warned("chest:2,1")) == (True, False)


@pytest.mark.rule("MA-ACT-10")
def test_what_the_roll_of_an_event_space_does(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    staged = stage(t, event_space(t.g, t.explorer("fighter")))
    assert "8" in staged.effects["roll"]
    assert staged.warnings["roll"] == "Threat is at its least."
    t.state.story.threat, t.state.story.horror = 1, None
    staged = stage(t, event_space(t.g, t.explorer("fighter")))
    assert (staged.effects, staged.warnings) == ({}, {})


@pytest.mark.rule("MA-STA-04")
def test_what_heals() -> None:
    assert _heals(Restore("health"))
    assert _heals(Restore("health", who="target"))
    assert not _heals(Restore("stamina"))
    assert not _heals(Restore("health", who="monsters"))
    assert not _heals(Lose("health"))


@pytest.mark.rule("MA-ATK-05")
def test_what_a_target_has_to_be_beaten(lay: Lay) -> None:
    t = lay([".B"], at={"fighter": (0, 0), "titan": (1, 1), "healer": (0, 1)})
    t.wear("fighter", "hexer")
    bench = acting(t, "use:hexer:0")
    ask = asked(bench)
    assert ask.cause != ""
    assert ask.about == ["unit:fighter", "card:hexer"]
    told = {choice.key: choice.effect for choice in ask.choices}
    assert told["cell:1,0"] == ""
    assert told["unit:titan"].count("5") == 2, "armor and will"
    assert "4" in told["unit:titan"]
    t.turn("")
    blow = attack(t.g, Doing("fighter"), 9, 9, False, ["titan", "healer"])
    t.high(*[3] * 9)
    staged = stage(t, blow)
    assert (staged.about, staged.cause) == ([], "")


@pytest.mark.rule("MA-ESS-02")
@pytest.mark.parametrize(("health", "essence"), [(3, 2), (2, 1), (4, 5)])
def test_what_is_left_after_a_wound(lay: Lay, health: int, essence: int) -> None:
    t = lay(at={"fighter": (1, 1)})
    fighter = t.explorer("fighter")
    fighter.health, fighter.essence = health, essence
    staged = stage(t, lose_health(t.g, "fighter", 1))
    assert str(health - 1) in staged.effects["health"]
    assert staged.effects["essence"] == f"{essence - 1} essence left."


@pytest.mark.rule("MA-ESS-02", "MA-ESS-04")
def test_a_wound_that_only_others_can_pay(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "healer": (2, 1)})
    t.explorer("healer").essence = 1
    staged = stage(t, lose_health(t.g, "fighter", 1))
    assert staged.effects["essence"] == "0 essence left."


@pytest.mark.rule("MA-ATK-06")
def test_what_a_raised_roll_comes_to(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "titan": (2, 1)})
    t.explorer("fighter").essence = 5
    t.high(2)
    staged = stage(t, attack(t.g, Doing("fighter"), 1, 0, False, ["titan"]))
    assert "5" in staged.effects["add:3"]
    assert set(staged.warnings) == {"add:0"}


@pytest.mark.rule("MA-ESS-04", "MA-ESS-08")
def test_what_is_asked_of_payer_and_helper(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "maker": (5, 5), "healer": (2, 1)})
    fighter, _, healer = t.state.explorers
    fighter.essence, healer.essence = 1, 4
    payer = stage(t, pay_essence(t.g, fighter, 3))
    assert payer.about == ["mat:0"]
    assert "3" in payer.cause
    t.run(pay_essence(t.g, fighter, 3), "1", "2")
    question = t.asked[1]
    helper = stages(t.state, t.g.content, question, GAME.text("en", t.g.content))
    assert helper.about == ["mat:0", "mat:2"]
    assert "2" in helper.cause


@pytest.mark.rule("MA-EQP-02")
@pytest.mark.parametrize(("worn", "warned"), [("saw", True), ("pistol", False)])
def test_what_is_in_the_way_is_named(lay: Lay, worn: str, warned: bool) -> None:
    t = lay(at={"fighter": (1, 1)})
    t.wear("fighter", worn)
    t.own("fighter", "hexer")
    staged = stage(t, equip_at_once(t.g, t.explorer("fighter"), "hexer"))
    assert ("equip:hexer" in staged.warnings) == warned


SPRAY = Active([Attack(low=1)], Cost(stamina=1), Target("ranged", 2))


@pytest.mark.rule("MA-TGT-01", "MA-TGT-02")
def test_an_attack_on_one_s_own_says_so(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "healer": (2, 1), "crawler": (1, 2)})
    t.rewrite("fighter", SPRAY)
    use = option(acting(t), "use:fighter:0")
    assert use.effect == "In reach: Fighter, Healer and Crawler."
    assert use.warning == "", "there is a monster to aim at"
    bench = acting(t, "use:fighter:0")
    assert asked(bench).cause == "Fighter uses an ability: attack □1 on target."
    assert option(bench, "unit:healer").warning == "Strikes your own: Healer."
    assert option(bench, "unit:fighter").warning == "Strikes your own: Fighter."
    assert option(bench, "unit:crawler").warning == ""
    t.state.monsters.clear()
    assert option(acting(t), "use:fighter:0").warning == "Only your own are in reach."


@pytest.mark.rule("MA-STA-07")
def test_a_barrel_in_reach_is_something_to_aim_at(lay: Lay) -> None:
    t = lay([".B."], at={"fighter": (0, 0)})
    t.rewrite("fighter", SPRAY)
    use = option(acting(t), "use:fighter:0")
    assert (use.effect, use.warning) == ("In reach: Fighter and barrel.", "")


@pytest.mark.rule("MA-EX-32")
def test_an_attack_that_spreads_names_those_of_one_s_own_beside_the_target(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "healer": (4, 1), "crawler": (3, 1)})
    t.rewrite("fighter", Active(
        [Attack(high=1), Attack(low=1, who="units-near-target")],
        Cost(stamina=1), Target("ranged", 3),
    ))  # fmt: skip
    bench = acting(t, "use:fighter:0")
    assert option(bench, "unit:crawler").warning == "Strikes your own: Healer."
    t.put("healer", 7, 7)
    assert option(acting(t, "use:fighter:0"), "unit:crawler").warning == ""


@pytest.mark.rule("MA-TGT-20")
def test_a_blast_without_a_target_names_whom_it_meets(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "healer": (2, 1), "crawler": (1, 2)})
    t.rewrite("fighter", Active([Attack(low=1, who="adjacent-units")], Cost(stamina=1)))
    assert option(acting(t), "use:fighter:0").warning == "Strikes your own: Healer."
    t.put("healer", 7, 7)
    assert option(acting(t), "use:fighter:0").warning == ""


@pytest.mark.rule("MA-TGT-01")
def test_help_for_one_s_own_is_no_attack(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "healer": (2, 1)})
    t.explorer("healer").health -= 1
    t.rewrite("fighter", Active([Restore("health", 1, "target")], Cost(stamina=1), Target("melee")))
    assert option(acting(t), "use:fighter:0").warning == ""
    assert option(acting(t, "use:fighter:0"), "unit:healer").warning == ""


@pytest.mark.rule("MA-EQP-15")
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Goes to Whaler Brandt."), ("ru", "Перейдёт к Китобою Брандту.")],
)
def test_what_is_given_away_goes_to_another(language: str, told: str) -> None:
    session = Session.new(GAME, Setup(2, 1))
    text = GAME.text(language, session.content)
    given = Option(
        "give:saw:whaler-brandt", None, "option-give", {"unit": "whaler-brandt"}, "card:saw"
    )
    worn = Option("equip:saw", None, "option-equip", {"card": "saw"}, "card:saw")
    question = Question(0, "choose", "ask-inventory", [given, worn])
    assert stages(session.state, session.content, question, text).effects == {given.key: told}
