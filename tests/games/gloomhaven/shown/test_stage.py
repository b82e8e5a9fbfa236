"""What questions are about, what options would do, and warnings that are right."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from waystone.games.gloomhaven.box.effects import (
    Ability,
    Action,
    Attack,
    Boost,
    Choice,
    Cleanse,
    Give,
    Heal,
    Loot,
    LoseCards,
    Move,
    Recover,
    Refresh,
    Summon,
    Teleport,
)
from waystone.games.gloomhaven.box.lasting import Shield
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.checks.testing import At, Gh
from waystone.games.gloomhaven.rules.actions.damage import suffer
from waystone.games.gloomhaven.rules.actions.movement import shove
from waystone.games.gloomhaven.rules.scenario.character import turn_options
from waystone.games.gloomhaven.rules.scenario.rest import long_rest
from waystone.games.gloomhaven.rules.scenario.steps import leading_options, rest_or_not
from waystone.games.gloomhaven.shown.stage import stages
from waystone.games.gloomhaven.table.map import layout
from waystone.games.gloomhaven.table.state import TrapState
from waystone.kernel.ask import PASS, Option, Question
from waystone.kernel.game import find
from waystone.kernel.stage import Staging

GAME = find("gloomhaven")
ROWS = (". . . . . .",) * 3


def table(foe: At | None = None, hp: int = 10, **stats: Any) -> Gh:
    """A hero in the corner with its turn, and perhaps a foe."""
    gh = Gh(*ROWS, seats=1)
    hero = gh.hero("harpooner", (0, 0), hp=hp)
    gh.kind("dummy", **stats)
    if foe is not None:
        gh.monster(foe, number=1)
    gh.turn(hero)
    return gh


def staged(gh: Gh, question: Question[Any], language: str = "en") -> Staging:
    text = GAME.text(language, gh.content)
    return stages(gh.state, gh.content, question, text)


def turn(gh: Gh) -> Staging:
    owner = gh.owner("harpooner")
    options = [*turn_options(gh.g, owner), Option("end", ("end", "", ""), "option-end")]
    question = Question(0, "choose", "ask-action", options, args={"character": "harpooner"})
    return staged(gh, question)


def half(gh: Gh, *abilities: Ability, **action: Any) -> tuple[str, str]:
    """What the top of a played card says it does, and the warning."""
    gh.card(gh.state.figures["harpooner"], "test", Action(list(abilities), **action), to="selected")
    told = turn(gh)
    return told.effects["top:test"], told.warnings.get("top:test", "")


def asked(gh: Gh, *abilities: Ability, answers: Sequence[str]) -> Staging:
    """The staging of the last question that an action puts."""
    gh.perform(gh.state.figures["harpooner"], *abilities, answers=answers)
    return staged(gh, gh.asked[-1])


def test_every_prompt_about_cards_and_figures_is_staged() -> None:
    """What is left to the table: what was said last explains it."""
    folder = Path(GAME.folder) / "rules"
    prompts = set()
    for path in folder.rglob("*.py"):
        prompts |= set(re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert set(stages.by_prompt) <= prompts
    assert prompts - set(stages.by_prompt) == {
        "ask-build", "ask-enhance", "ask-enhance-card", "ask-entrance", "ask-learn", "ask-level",
        "ask-mark", "ask-modifier-order", "ask-palm", "ask-perk", "ask-share", "ask-sleeve",
        "ask-spawn", "ask-who-gets",
    }  # fmt: skip


# ---- what a half would do


def test_a_half_says_what_it_does() -> None:
    assert half(table(), Move(3), Shield(1))[0] == "Move 3 · Shield 1"
    assert half(table(), Attack(2, push=1), xp=1)[0] == "Attack 2, PUSH 1 · XP 1"


@pytest.mark.rule("GH-TRN-01", "GH-TRN-04")
def test_default_actions_and_the_end_of_the_turn() -> None:
    gh = table((5, 2))
    gh.card(gh.state.figures["harpooner"], "test", to="selected")
    told = turn(gh)
    assert told.effects["attack:test"] == "Attack 2"
    assert told.effects["move:test"] == "Move 2"
    assert told.warnings["attack:test"] == "Nobody is in reach."
    assert "move:test" not in told.warnings
    assert told.warnings["end"] == "This ends your turn."
    assert told.about == ["card:test", "figure:harpooner"]
    assert told.cause == "Your turn, initiative 50: one card left to play."


@pytest.mark.rule("GH-CRD-02")
def test_cards_to_choose_say_their_initiative_and_leaving_says_what_it_costs() -> None:
    gh = table()
    hero = gh.state.figures["harpooner"]
    gh.card(hero, "fast", initiative=12)
    gh.card(hero, "slow", initiative=80)
    gh.cards(hero, 2, to="discard")
    gh.hero("lamplighter", (1, 0))
    gh.owner("lamplighter").exhausted = True
    owner = gh.owner(hero)
    options = leading_options(gh.g, owner)
    question = Question(0, "order", "ask-leading", options, 1, 2, args={"character": owner.id})
    told = staged(gh, question)
    assert told.effects["card:fast"] == "Initiative 12 · Top: Attack 3 · Bottom: Move 3"
    assert told.warnings["long-rest"] == "Costs a card for good."
    assert told.warnings["abandon"] == "The scenario is lost if all agree."
    assert "card:fast" not in told.warnings


# ---- nobody in reach


@pytest.mark.parametrize(
    ("foe", "abilities", "nobody"),
    [
        ((1, 0), [Attack(2)], False),
        ((2, 0), [Attack(2)], True),
        ((3, 0), [Attack(2, range=3)], False),
        ((4, 0), [Attack(2, range=3)], True),
        ((3, 0), [Move(2), Attack(2)], False),
        ((4, 0), [Move(2), Attack(2)], True),
        ((4, 0), [Attack(2), Move(4)], True),
        ((2, 0), [Attack(2, area=((1, 0), (2, 0)))], False),
        ((3, 0), [Attack(2, area=((1, 0), (2, 0)))], True),
        ((4, 0), [Attack(2, range=3, boosts=[Boost(consume=["fire"], range=1)])], False),
        ((5, 0), [Teleport(5), Attack(2)], False),
        ((2, 0), [Give(["wound"], range=2)], False),
        ((3, 0), [Give(["wound"], range=2)], True),
        ((1, 0), [Give(["wound"], who="adjacent-enemies")], False),
        ((2, 0), [Give(["wound"], who="adjacent-enemies")], True),
        (None, [Attack(2)], True),
        (None, [Give(["strengthen"], who="self")], False),
    ],
)
def test_nobody_in_reach(foe: At | None, abilities: list[Ability], nobody: bool) -> None:
    assert ("Nobody is in reach." in half(table(foe), *abilities)[1]) is nobody


def test_behind_a_door_there_may_be_somebody() -> None:
    gh = Gh(". d .", marks={"d": Mark(door="x")}, seats=1)
    gh.turn(gh.hero("harpooner", (0, 0)))
    assert half(gh, Move(2), Attack(2))[1] == ""


def test_an_item_that_could_lengthen_the_attack_counts() -> None:
    gh = table((4, 0))
    scope: dict[str, Any] = {
        "when": "attack",
        "use": "spent",
        "entire": True,
        "boost": {"range": 1},
    }
    item = gh.item(gh.state.figures["harpooner"], **scope)
    assert half(gh, Attack(2, range=3))[1] == ""
    item.state = "spent"
    assert half(gh, Attack(2, range=3))[1] == "Nobody is in reach."


# ---- no effect, wasted


@pytest.mark.rule("GH-CON-12", "GH-CON-13")
def test_who_cannot_move_or_attack_is_told_so() -> None:
    gh = table((1, 0))
    assert half(gh, Move(2), Attack(2))[1] == ""
    gh.state.figures["harpooner"].conditions |= {"immobilize": 1, "disarm": 1}
    assert half(gh, Move(2), Attack(2))[1] == "You cannot move now. You cannot attack now."


@pytest.mark.rule("GH-HEA-02", "GH-HEA-03")
def test_a_heal_is_wasted_only_if_nobody_in_range_needs_it() -> None:
    wasted = "Nobody whom it could heal is hurt."
    gh = table()
    ally = gh.hero("lamplighter", (1, 0))
    assert half(gh, Heal(2))[1] == wasted
    ally.hp -= 1
    assert half(gh, Heal(2))[1] == ""
    assert half(gh, Heal(2, who="self"))[1] == wasted
    ally.hp += 1
    gh.state.figures["harpooner"].conditions["poison"] = 1
    assert half(gh, Heal(2))[1] == ""


def test_a_heal_after_a_move_may_reach_anybody() -> None:
    gh = table()
    assert half(gh, Move(3), Heal(2))[1] == ""
    assert half(gh, Move(3), Heal(2, who="self"))[1] != ""


@pytest.mark.rule("GH-HEA-03", "GH-CON-09")
def test_a_heal_of_somebody_whole_is_wasted() -> None:
    gh = table()
    ally = gh.hero("lamplighter", (1, 0))
    ally.hp -= 4
    told = asked(gh, Heal(2), answers=[PASS])
    assert told.warnings == {"figure:harpooner": "Already at full health."}
    assert told.effects["figure:lamplighter"] == "6 of 10 hit points"
    ally.conditions["poison"] = 1
    told = asked(gh, Heal(2), answers=[PASS])
    assert told.warnings["figure:lamplighter"] == "Takes off the poison and heals nothing."


@pytest.mark.parametrize(
    ("ability", "word"),
    [
        (Cleanse(), "No negative condition to remove."),
        (Loot(1), "Nothing to loot in range."),
        (Recover(1), "No card to recover."),
        (Refresh(1), "No item to refresh."),
    ],
)
def test_what_has_nothing_to_work_on(ability: Ability, word: str) -> None:
    gh = table()
    hero = gh.state.figures["harpooner"]
    assert half(gh, ability)[1] == word
    hero.conditions["muddle"] = 1
    gh.state.coins[gh.cell((1, 0))] = 1
    gh.cards(hero, 1, to="discard")
    gh.item(hero, when="turn").state = "spent"
    assert half(gh, ability)[1] == ""


@pytest.mark.rule("GH-SUM-01")
def test_a_summon_needs_an_empty_hex() -> None:
    gh = Gh(". .", seats=1)
    hero = gh.hero("harpooner", (0, 0))
    gh.turn(hero)
    assert half(gh, Summon("lamp-boy"))[1] == ""
    gh.hero("lamplighter", (1, 0))
    assert half(gh, Summon("lamp-boy"))[1] == "No empty hex beside you."


# ---- what is laid


@pytest.mark.rule("GH-AOE-01")
def test_an_area_shows_the_hexes_that_it_would_cover() -> None:
    gh = table((1, 0))
    staging = asked(gh, Attack(2, area=((1, 0), (2, 0))), answers=["area:dummy-1"])
    ghost = staging.ghosts["area:dummy-1"]
    keys = layout(gh.g).keys
    foe = gh.state.figures["dummy-1"]
    assert keys[foe.cell] in ghost.covers
    assert len(ghost.covers) == 2, "the hex of the foe and the one behind it"
    assert PASS not in staging.ghosts


@pytest.mark.rule("GH-SUM-01")
def test_a_summon_is_seen_before_it_stands_there() -> None:
    gh = Gh(". . .", seats=1)
    hero = gh.hero("harpooner", (1, 0))
    gh.turn(hero)
    staging = asked(gh, Summon("lamp-boy"), answers=[layout(gh.g).keys[0]])
    ghosts = [staging.ghosts.get(o.key) for o in gh.asked[-1].options]
    assert [ghost is not None and ghost.icon for ghost in ghosts] == [
        gh.content.summons["lamp-boy"].icon
    ] * 2 + [False]


# ---- for good


@pytest.mark.rule("GH-CRD-08")
def test_a_lost_card_is_told() -> None:
    assert half(table((1, 0)), Attack(4), lost=True)[1] == "The card is lost."
    assert half(table((1, 0)), Attack(4))[1] == ""


def potion(use: str, hp: int) -> Staging:
    gh = table()
    hero = gh.state.figures["harpooner"]
    hero.hp = hp
    heal = [{"type": "heal", "value": 3, "who": "self"}]
    gh.item(hero, when="turn", use=use, abilities=heal)
    return turn(gh)


@pytest.mark.rule("GH-ITM-08")
def test_an_item_that_is_used_up_is_told() -> None:
    told = potion("consumed", 7)
    assert told.effects["item:thing"].startswith("In your turn: Heal 3")
    assert told.warnings["item:thing"] == "The item is used up for this scenario."
    assert "item:thing" not in potion("spent", 7).warnings
    assert potion("spent", 10).warnings["item:thing"] == "Nobody whom it could heal is hurt."


@pytest.mark.rule("GH-DMG-01")
def test_damage_costs_hit_points_or_cards() -> None:
    gh = table((1, 0))
    hero = gh.state.figures["harpooner"]
    card = gh.cards(hero, 1)[0]
    gh.cards(hero, 3, to="discard")
    gh.run(suffer(gh.g, hero, 3, "GH-ATT-04", by="dummy-1"), ["suffer"])
    hero.hp = 10
    told = staged(gh, gh.asked[0])
    assert told.cause == "dummy 1 would deal 3 damage to Harpooner."
    assert told.about == ["figure:dummy-1", "figure:harpooner", "mat:harpooner"]
    assert told.effects == {
        "suffer": "Hit points 10 → 7", f"lose:{card}": "No damage", "discards": "No damage",
    }  # fmt: skip
    assert told.warnings == {
        f"lose:{card}": "Costs a card for good.", "discards": "Costs 2 cards for good.",
    }  # fmt: skip
    gone = "lose:c-harpooner-discard-0 lose:c-harpooner-discard-1"
    gh.run(suffer(gh.g, hero, 12, "GH-ATT-04"), ["discards", gone])
    assert staged(gh, gh.asked[0]).warnings["suffer"] == "This exhausts you."
    told = staged(gh, gh.asked[1])
    assert not told.plays
    assert told.effects["lose:c-harpooner-discard-2"] == "c-harpooner-discard-2 is lost"


@pytest.mark.rule("GH-DMG-01")
@pytest.mark.parametrize(("damage", "exhausts"), [(4, False), (5, True), (6, True)])
def test_as_much_damage_as_there_are_hit_points_exhausts(damage: int, exhausts: bool) -> None:
    gh = table(hp=5)
    hero = gh.state.figures["harpooner"]
    card = gh.cards(hero, 1)[0]
    gh.run(suffer(gh.g, hero, damage, "GH-ATT-04"), [f"lose:{card}"])
    told = staged(gh, gh.asked[0])
    assert ("suffer" in told.warnings) is exhausts
    assert told.effects["suffer"] == f"Hit points 5 → {max(0, 5 - damage)}"


@pytest.mark.rule("GH-RST-03", "GH-RST-06")
def test_rests_say_what_they_cost() -> None:
    gh = table()
    hero = gh.state.figures["harpooner"]
    gh.cards(hero, 3, to="discard")
    gh.run(rest_or_not.rule(gh.g, 0), [PASS])
    told = staged(gh, gh.asked[0])
    assert told.effects == {
        "short-rest": "Lose one of 3 discarded cards at random, take back the others"
    }
    assert told.warnings == {"short-rest": "Costs a card for good."}
    gh.run(long_rest(gh.g, hero), ["lose:c-harpooner-discard-1"])
    told = staged(gh, gh.asked[0])
    assert not told.plays
    assert told.effects["lose:c-harpooner-discard-1"] == (
        "c-harpooner-discard-1 is lost, the other discarded cards come back"
    )


@pytest.mark.rule("GH-TRN-05")
def test_a_price_in_cards_says_whether_they_come_back() -> None:
    gh = table((1, 0))
    hero = gh.state.figures["harpooner"]
    gh.cards(hero, 2)
    told = asked(gh, LoseCards(1), Attack(3), answers=[PASS])
    assert told.effects == {"pay": "Lose one card; the action goes on"}
    assert told.warnings == {
        "pay": "Costs a card for good.", PASS: "The rest of the action does not happen.",
    }  # fmt: skip
    told = asked(gh, LoseCards(1, to="discard"), Attack(3), answers=[PASS])
    assert told.warnings == {PASS: "The rest of the action does not happen."}


# ---- targets and hexes


@pytest.mark.rule("GH-ATT-04", "GH-BON-10")
def test_a_target_shows_the_value_and_what_stands_against_it() -> None:
    gh = table((1, 0), shield=1, retaliate=2)
    told = asked(gh, Attack(3), answers=[PASS])
    assert told.effects == {
        "figure:dummy-1": "Attack 3 against Shield 1; it has 10 of 10 hit points"
    }
    assert told.warnings == {"figure:dummy-1": "Strikes back for 2 if it survives."}
    assert told.about == ["figure:harpooner", "figure:dummy-1"]
    gh.state.figures["dummy-1"].conditions["poison"] = 1
    assert "Attack 4" in asked(gh, Attack(3), answers=[PASS]).effects["figure:dummy-1"]


@pytest.mark.rule("GH-BON-10")
def test_who_strikes_back_only_beside_it_does_not_from_afar() -> None:
    gh = table((3, 0), retaliate=2)
    assert asked(gh, Attack(3, range=3), answers=[PASS]).warnings == {}


@pytest.mark.rule("GH-MOV-05", "GH-OVL-07", "GH-OVL-11")
def test_a_trap_is_told_and_does_not_matter_to_who_flies() -> None:
    gh = table()
    gh.state.traps[gh.cell((1, 0))] = TrapState(3, [])
    gh.tile("hazard", (0, 1))
    told = asked(gh, Move(2), answers=[PASS])
    assert told.warnings == {
        "hex:1,0": "Trap: 3 damage", "hex:0,1": "Hazardous terrain: 1 damage",
    }  # fmt: skip
    assert told.cause == "You are on the move."
    assert asked(gh, Move(2, fly=True), answers=[PASS]).warnings == {}


@pytest.mark.rule("GH-OVL-11")
@pytest.mark.parametrize(("trap", "damage"), [(2, 1), (3, 1), (4, 2), (9, 4)])
def test_hazardous_terrain_does_half_of_a_trap_rounded_down(trap: int, damage: int) -> None:
    gh = table()
    gh.state.trap_damage = trap
    gh.tile("hazard", (0, 1))
    told = asked(gh, Move(2), answers=[PASS])
    assert told.warnings == {"hex:0,1": f"Hazardous terrain: {damage} damage"}


@pytest.mark.rule("GH-MOV-05")
def test_a_door_is_opened_only_while_it_is_closed() -> None:
    gh = Gh(". d .", marks={"d": Mark(door="x")}, seats=1)
    gh.turn(gh.hero("harpooner", (0, 0)))
    assert asked(gh, Move(2), answers=[PASS]).effects == {"hex:1,0": "Opens the door"}
    gh.state.doors[0].state = "open"
    assert staged(gh, gh.asked[-1]).effects == {}


@pytest.mark.rule("GH-MOV-05", "GH-OVL-07")
def test_a_trap_is_told_in_whatever_hex_it_lies() -> None:
    gh = table()
    gh.move(gh.state.figures["harpooner"], (1, 0))
    gh.state.traps[gh.cell((0, 0))] = TrapState(3, [])
    told = asked(gh, Move(1), answers=[PASS])
    assert told.warnings == {"hex:0,0": "Trap: 3 damage"}


@pytest.mark.rule("GH-MOV-05", "GH-LOO-03")
def test_a_hex_with_something_to_loot_is_told() -> None:
    gh = table()
    gh.state.coins[gh.cell((1, 0))] = 1
    gh.state.treasures[gh.cell((0, 1))] = "goal:a"
    assert set(asked(gh, Move(1), answers=[PASS]).effects) == {"hex:1,0", "hex:0,1"}


@pytest.mark.rule("GH-EFF-04", "GH-OVL-07")
@pytest.mark.parametrize("flying", [False, True])
def test_it_is_told_into_what_a_figure_is_pushed(flying: bool) -> None:
    gh = table((1, 1), flying=flying)
    gh.state.traps[gh.cell((2, 1))] = TrapState(3, [])
    hero, foe = gh.state.figures["harpooner"], gh.state.figures["dummy-1"]
    gh.run(shove(gh.g, hero, foe, 1, pull=False, seat=0), [PASS])
    told = staged(gh, gh.asked[0])
    assert told.effects == ({} if flying else {"hex:2,1": "Trap: 3 damage"})
    assert told.about == ["figure:dummy-1", "figure:harpooner"]


@pytest.mark.rule("GH-MOT-08")
@pytest.mark.parametrize("monster", [True, False])
def test_whose_choice_is_left_open_is_told(monster: bool) -> None:
    gh = table((1, 0))
    figure = gh.state.figures["dummy-1" if monster else "harpooner"]
    gh.turn(figure)
    question = Question(0, "choose", "ask-monster-hex", [Option("hex:0,1", 1, "option-hex")])
    told = staged(gh, question)
    assert (told.cause != "") is monster
    assert told.about == [f"figure:{figure.id}"]


@pytest.mark.rule("GH-TRN-05")
def test_the_ways_of_a_choice_are_told() -> None:
    gh = table((1, 0))
    hero = gh.state.figures["harpooner"]
    offer = Choice([[Attack(2)], [Move(2)]])
    gh.card(hero, "test", Action([offer]), to="selected")
    gh.state.turn.half = "top"
    assert asked(gh, offer, answers=[PASS]).effects == {
        "choice:1": "Attack 2", "choice:2": "Move 2",
    }  # fmt: skip


@pytest.mark.rule("GH-ELE-06")
def test_elements_say_what_they_bring() -> None:
    gh = table((1, 0))
    attack = Attack(2, boosts=[Boost(consume=["fire"], value=2)])
    gh.card(gh.state.figures["harpooner"], "test", Action([attack]), to="selected")
    gh.state.turn.half = "top"
    gh.state.elements["fire"] = 2
    gh.perform(gh.state.figures["harpooner"], attack, answers=[PASS, PASS])
    told = staged(gh, gh.asked[0])
    assert list(told.effects) == ["consume:fire"]
    assert told.effects["consume:fire"].endswith("+2")


def test_both_languages_say_it() -> None:
    gh = table((5, 2))
    gh.card(gh.state.figures["harpooner"], "test", to="selected")
    options = turn_options(gh.g, gh.owner("harpooner"))
    question = Question(0, "choose", "ask-action", options, args={"character": "harpooner"})
    told = staged(gh, question, "ru")
    assert told.cause == "Ваш ход, инициатива 50; осталось сыграть 1 карту."
    assert told.warnings["top:test"] == "Никого нет в досягаемости."


@pytest.mark.rule("GH-SHP-04", "GH-ITM-03")
def test_what_a_sale_brings_is_told_with_each_item_and_not_with_leaving() -> None:
    gh = table((1, 0))
    options = [
        Option("item:lamp", "lamp", "option-sell", {"item": "lamp", "price": 5}),
        Option(PASS, "", "option-done"),
    ]
    assert list(staged(gh, Question(0, "choose", "ask-sell", options)).effects) == ["item:lamp"]
    gh.item(gh.state.figures["harpooner"], "oil", when="attack", use="consumed")
    used = [
        Option("item:oil", "oil", "option-item", {"item": "oil"}),
        Option(PASS, "", "option-pass"),
    ]
    told = staged(gh, Question(0, "choose", "ask-attack-item", used))
    assert list(told.warnings) == ["item:oil"]
