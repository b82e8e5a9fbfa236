"""What only the sealed classes do: debts, ills handed on, the tide, cards up a sleeve."""

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.bots.policy import policy
from waystone.games.gloomhaven.box.effects import Attack, AttackBonus, Boost, Give, Heal
from waystone.games.gloomhaven.box.trades import Collect, HandOn, HoldTide, Mark, Palm
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.conditions import gain
from waystone.games.gloomhaven.rules.scenario.clean_up import put_back, start_round
from waystone.games.gloomhaven.rules.scenario.rooms import place_object
from waystone.games.gloomhaven.shown.view import view
from waystone.games.gloomhaven.table.tide import TIDES, tide
from waystone.kernel.ask import Option, Question
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

FOE, OTHER = "figure:dummy-1", "figure:dummy-2"


# ---- debts


@pytest.mark.rule("GH-AMB-71")
def test_debt_adds_up_and_is_collected_past_the_shield() -> None:
    gh = Gh()
    hero = gh.hero("moneylender", (0, 0))
    foe = gh.monster((3, 0), number=1, shield=5)
    gh.perform(hero, Mark(2, range=3), answers=[FOE])
    gh.perform(hero, Mark("1+debt", range=3), answers=[FOE])
    assert (foe.debt, foe.hp) == (5, 10)
    act = gh.perform(hero, Collect(range=3, xp_each=1), answers=[FOE])
    assert (foe.debt, foe.hp, act.damage) == (0, 5, 5)
    assert gh.owner(hero).xp == 1


@pytest.mark.rule("GH-AMB-71")
def test_only_debtors_pay_and_a_death_is_the_collectors_kill() -> None:
    gh = Gh()
    hero = gh.hero("moneylender", (1, 1))
    debtor, clean = gh.monster((0, 1), number=1, hp=2), gh.monster((2, 1), number=2)
    debtor.debt = 3
    act = gh.perform(hero, Collect("adjacent-enemies", xp_each=2))
    assert debtor.id not in gh.state.figures
    assert (clean.hp, act.killed, gh.owner(hero).deeds["kills"]) == (10, 1, 1)
    assert gh.owner(hero).xp == 2
    assert gh.perform(hero, Collect("adjacent-enemies")).performed is False


def test_debt_after_an_attack_falls_on_its_targets() -> None:
    gh = Gh()
    hero = gh.hero("moneylender", (0, 0))
    first, second = gh.monster((2, 0), number=1), gh.monster((3, 0), number=2)
    gh.perform(hero, Attack(1, 3, targets=2), Mark(2, "target"), answers=[FOE, OTHER])
    assert (first.debt, second.debt, first.hp) == (2, 2, 9)
    gh.perform(hero, Attack("1+debt", 3), answers=[FOE])
    assert first.hp == 6
    boost = Boost(if_="target-owes:2", value=4)
    gh.perform(hero, Attack(1, 3, boosts=[boost]), answers=[OTHER])
    assert second.hp == 4
    second.debt = 1
    gh.perform(hero, Attack(1, 3, boosts=[boost]), answers=[OTHER])
    assert second.hp == 3


@pytest.mark.rule("GH-AMB-71")
def test_an_object_owes_nothing() -> None:
    gh = Gh(objects=[{"id": "still", "name": {}, "icon": "x", "hp": "9", "side": "foe"}])
    hero = gh.hero("moneylender", (0, 0))
    still = place_object(gh.g, "still", gh.cell((1, 0)))
    assert gh.perform(hero, Mark(2), answers=[f"figure:{still.id}"]).performed is False
    assert still.debt == 0


# ---- ills


@pytest.mark.rule("GH-AMB-72")
def test_ills_are_taken_over_and_handed_on() -> None:
    gh = Gh()
    nurse, friend = gh.hero("sick-nurse", (1, 1)), gh.hero("harpooner", (3, 1))
    foe = gh.monster((0, 1), number=1)
    for condition in ("poison", "wound", "strengthen"):
        gain(gh.g, friend, condition)
    gh.perform(nurse, HandOn("ally", "self", 2), answers=["figure:harpooner"])
    assert sorted(nurse.conditions) == ["poison", "wound"]
    assert list(friend.conditions) == ["strengthen"]
    gh.perform(nurse, Attack("2+ills"), answers=[FOE])
    assert foe.hp == 6
    gh.perform(nurse, HandOn(), answers=[FOE])
    assert sorted(foe.conditions) == ["poison", "wound"]
    assert nurse.conditions == {}
    assert gh.owner(nurse).deeds["conditions-given"] == 2


@pytest.mark.rule("GH-AMB-72")
def test_what_the_other_is_immune_to_stays() -> None:
    gh = Gh()
    nurse = gh.hero("sick-nurse", (0, 0))
    foe = gh.monster((1, 0), number=1, immune=["poison"])
    gh.perform(nurse, Give(["poison", "muddle"], "self"))
    gh.perform(nurse, HandOn(), answers=[FOE])
    assert list(nurse.conditions) == ["poison"]
    assert list(foe.conditions) == ["muddle"]


@pytest.mark.rule("GH-AMB-72")
def test_an_allys_ills_go_to_an_enemy() -> None:
    gh = Gh()
    nurse, friend = gh.hero("sick-nurse", (1, 1)), gh.hero("harpooner", (0, 1))
    foe = gh.monster((2, 1), number=1)
    gain(gh.g, friend, "wound")
    gh.perform(nurse, HandOn("ally", "enemy", 1), answers=["figure:harpooner", FOE])
    assert (friend.conditions, list(foe.conditions)) == ({}, ["wound"])
    assert gh.perform(nurse, HandOn("ally", "enemy", 1)).performed is False
    assert gh.perform(nurse, HandOn()).performed is False


def test_who_is_ill_strikes_harder() -> None:
    gh = Gh()
    nurse = gh.hero("sick-nurse", (0, 0))
    foe = gh.monster((1, 0), number=1)
    attack = Attack(1, boosts=[Boost(if_="you-ill", value=2)])
    gh.perform(nurse, attack, answers=[FOE])
    assert foe.hp == 9
    gh.perform(nurse, Give(["wound"], "self"), attack, answers=[FOE])
    assert foe.hp == 6


# ---- the tide


def rounds(gh: Gh, count: int) -> list[int]:
    found = []
    for _ in range(count):
        gh.run(start_round(gh.g))
        found.append(tide(gh.state))
    return found


@pytest.mark.rule("GH-AMB-73")
def test_the_tide_rises_and_falls_with_the_rounds() -> None:
    gh = Gh()
    gh.cards(gh.hero("pilot", (0, 0)), 4)
    assert rounds(gh, 8) == [1, 2, 3, 2, 1, 0, 1, 2]
    assert max(TIDES) == 3


@pytest.mark.rule("GH-AMB-73")
def test_the_tide_is_held_for_one_round() -> None:
    gh = Gh()
    pilot = gh.hero("pilot", (0, 0))
    gh.cards(pilot, 4)
    assert rounds(gh, 3) == [1, 2, 3]
    gh.perform(pilot, HoldTide(), HoldTide())
    assert tide(gh.state) == 3
    assert rounds(gh, 3) == [3, 2, 1]


@pytest.mark.rule("GH-AMB-73")
def test_cards_want_high_water_or_low() -> None:
    gh = Gh()
    pilot = gh.hero("pilot", (0, 0), hp=20)
    foe = gh.monster((1, 0), number=1, hp=30)
    low, high = Boost(if_="tide-low", value=5), Boost(if_="tide-high", value=7)
    for water, damage in ((0, 6), (1, 7), (2, 10), (3, 11)):
        foe.hp = 30
        gh.state.tides = water
        gh.perform(pilot, Attack("1+tide", boosts=[low, high]), answers=[FOE])
        assert 30 - foe.hp == damage
    gh.running(pilot, AttackBonus(Boost(value="tide")))
    foe.hp = 30
    gh.perform(pilot, Attack(1), answers=[FOE])
    assert foe.hp == 26


# ---- the sleeve


@pytest.mark.rule("GH-AMB-74")
def test_a_card_from_the_sleeve_replaces_the_draw() -> None:
    gh = Gh()
    sharp = gh.hero("cardsharp", (0, 0))
    owner = gh.owner(sharp)
    foe = gh.monster((1, 0), number=1, hp=30)
    owner.deck.discard = ["+2", "-1", "+2", "x2"]
    drawn = len(owner.deck.draw)
    gh.perform(sharp, Palm(2), answers=["modifier:+2", "modifier:x2"])
    assert gh.options(0) == ["modifier:+2", "modifier:-1", "modifier:x2", "pass"]
    assert (owner.sleeve, owner.deck.discard) == (["+2", "x2"], ["-1", "+2"])
    gh.perform(sharp, Attack("1+sleeve"), answers=[FOE, "modifier:+2"])
    assert 30 - foe.hp == 5
    assert (owner.sleeve, len(owner.deck.draw), owner.deck.shuffle) == (["x2"], drawn, False)
    gh.perform(sharp, Attack(3), answers=[FOE, "modifier:x2"])
    assert 30 - foe.hp == 11
    assert (owner.sleeve, owner.deck.shuffle) == ([], True)
    assert sorted(owner.deck.discard) == ["+2", "+2", "-1", "x2"]


def test_one_may_draw_all_the_same() -> None:
    gh = Gh()
    sharp = gh.hero("cardsharp", (0, 0))
    owner = gh.owner(sharp)
    foe = gh.monster((1, 0), number=1)
    owner.sleeve = ["+2"]
    gh.modifiers(sharp, "+1")
    gh.perform(sharp, Attack(1), answers=[FOE, "pass"])
    assert (foe.hp, owner.sleeve) == (8, ["+2"])


@pytest.mark.rule("GH-AMB-74")
def test_muddle_does_not_reach_the_sleeve() -> None:
    gh = Gh()
    sharp = gh.hero("cardsharp", (0, 0))
    owner = gh.owner(sharp)
    foe = gh.monster((1, 0), number=1)
    gain(gh.g, sharp, "muddle")
    owner.sleeve = ["+2"]
    gh.modifiers(sharp, "-2", "-2")
    gh.perform(sharp, Attack(2), answers=[FOE, "modifier:+2"])
    assert foe.hp == 6


@pytest.mark.rule("GH-AMB-74")
def test_what_is_up_the_sleeve_counts_and_goes_back() -> None:
    gh = Gh()
    sharp = gh.hero("cardsharp", (0, 0))
    owner = gh.owner(sharp)
    foe = gh.monster((1, 0), number=1)
    boost = Boost(if_="sleeve:2", value=3)
    owner.sleeve = ["+0"]
    gh.perform(sharp, Attack(1, boosts=[boost]), answers=[FOE, "pass"])
    assert foe.hp == 9
    owner.sleeve = ["+0", "minus"]
    gh.perform(sharp, Attack(1, boosts=[boost]), answers=[FOE, "pass"])
    assert foe.hp == 5
    assert gh.perform(sharp, Palm(1), Heal(1, "self"), answers=["pass"]).performed
    put_back(gh.g)
    assert (owner.sleeve, owner.deck.discard.count("+0")) == ([], 3)
    assert "minus" not in owner.deck.discard


@pytest.mark.rule("GH-AMB-40")
def test_an_item_with_a_condition_waits_for_its_target() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (1, 1))
    gh.item(hero, "razor", when="attack", use="spent", boost={"if": "target-alone", "value": 2})
    foe = gh.monster((2, 1), number=1)
    other = gh.monster((3, 1), number=2)
    gh.perform(hero, Attack(1), answers=[FOE])
    assert foe.hp == 9
    gh.move(other, (5, 3))
    gh.perform(hero, Attack(1), answers=[FOE, "item:razor"])
    assert foe.hp == 6


# ---- a character above the first level


@pytest.mark.rule("GH-CHR-04", "GH-LUP-07", "GH-AMB-70")
def test_a_high_character_is_built_card_by_card_or_comes_ready() -> None:
    setup = Setup(2, 1, "scenario", "low-tide", ["sealed-classes"], {"level": "3"})
    session = Session.new(GAME, setup)
    session.answer(0, "class:pilot")
    session.answer(0, "own")
    first = session.questions()[0]
    assert {o.value for o in first.options} == {"tidal-bore", "foul-ground"}
    mats = {mat.id: mat for mat in session.view(0, GAME.text("en", session.content)).mats}
    shown = {card.id for card in mats["learn"].zones[0].cards}
    assert {o.on for o in first.options} <= shown
    for key in ("learn:foul-ground", "perk:8"):
        session.answer(0, key)
    session.answer(0, "learn:tidal-bore")
    assert "perk:8" not in [o.key for o in session.questions()[0].options]
    session.answer(0, "perk:7")
    pilot = session.state.characters[0]
    grown = [c for c in pilot.pool if session.content.cards[c].grade > 1]
    assert grown == ["foul-ground", "tidal-bore"]
    assert (pilot.deck.draw.count("+0"), pilot.deck.draw.count("pi-plus3")) == (2, 1)
    session.answer(1, "class:harpooner")
    session.answer(1, "ready-made")
    assert len(session.state.characters[1].pool) == 15
    assert session.questions()[0].prompt == "ask-goal"


# ---- what is seen, and what the bot makes of it


def test_debt_tide_and_sleeve_lie_open() -> None:
    gh = Gh(seats=2)
    sharp = gh.hero("cardsharp", (0, 0))
    gh.hero("pilot", (1, 0))
    foe = gh.monster((3, 0), number=1)
    foe.debt, gh.owner(sharp).sleeve, gh.state.tides = 4, ["x2"], 3
    text = GAME.text("en", gh.content)
    for seat in (0, 1, None):
        table = view(gh.state, gh.content, seat, text)
        piece = next(p for p in table.boards[0].pieces if p.id == FOE)
        assert "4" in [f.value for f in piece.figures if f.name == "debt"]
        mats = {mat.id: mat for mat in table.mats}
        up = next(z for z in mats["mat:cardsharp"].zones if z.id == "sleeve:cardsharp")
        assert [card.name for card in up.cards] == ["×2"]
        water = next(t for t in mats["scenario"].tracks if t.id == "tide")
        assert (water.value, water.most) == (3, 3)
    gh.state.characters.pop()
    tracks = next(m for m in view(gh.state, gh.content, 0, text).mats if m.id == "scenario").tracks
    assert "tide" not in [t.id for t in tracks], "nobody here asks for it"


def asked(prompt: str, *keys: str, **args: object) -> Question[str]:
    options = [Option(key, key.partition(":")[2]) for key in (*keys, "pass")]
    return Question(0, "choose", prompt, options, args=dict(args))


def test_the_bot_plies_the_trades() -> None:
    gh = Gh()
    sharp = gh.hero("cardsharp", (0, 0))
    gh.turn(sharp)
    weak, strong = gh.monster((2, 0), number=1, hp=2), gh.monster((3, 0), number=2, hp=9)

    def answer(question: Question[str]) -> str:
        return policy(gh.state, gh.content, 0, question)

    cards = ("modifier:-1", "modifier:+1", "modifier:x2")
    assert answer(asked("ask-palm", *cards, value=0)) == "modifier:x2"
    assert answer(asked("ask-palm", "modifier:-1", "modifier:null", value=0)) == "pass"
    assert answer(asked("ask-sleeve", *cards, value=2)) == "modifier:+1"
    assert answer(asked("ask-sleeve", *cards, value=5)) == "modifier:x2"
    assert answer(asked("ask-debt", FOE, OTHER)) == OTHER
    weak.debt, strong.debt = 2, 4
    assert answer(asked("ask-collect", FOE, OTHER)) == FOE, "it kills"
    gain(gh.g, strong, "poison")
    assert answer(asked("ask-ills-to", FOE, OTHER)) == FOE
