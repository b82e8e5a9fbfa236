"""Clauses of attacks, one by one: their value, their range, what is asked, what they set off."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    AttackBonus,
    Boost,
    Heal,
    Shove,
    Summon,
    Trigger,
)
from waystone.games.gloomhaven.box.lasting import Retaliate, Shield
from waystone.games.gloomhaven.box.stickers import next_hex, stuck
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.attack_ability import expected
from waystone.games.gloomhaven.rules.actions.modifiers import PLAIN, better, draw, draw_card, face
from waystone.games.gloomhaven.table.acting import Act

FOE, SECOND = "figure:dummy-1", "figure:dummy-2"


@pytest.mark.rule("GH-ATT-04", "GH-ATT-05", "GH-ATT-07", "GH-AMD-02")
@pytest.mark.parametrize(
    ("boost", "card", "lost"),
    [
        (Boost(value=-5), "+2", 2),
        (Boost(value=-5, double=True), "+2", 2),
        (Boost(), "-2", 0),
    ],
)
def test_an_attack_is_never_below_nothing_before_and_after_its_card(
    boost: Boost, card: str, lost: int
) -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    gh.running(hero, AttackBonus(boost))
    gh.modifiers(hero, card)
    first = ["add-first"] if boost.double else []
    gh.perform(hero, Attack(1), answers=[FOE, *first])
    assert foe.hp == 10 - lost


@pytest.mark.rule("GH-AMB-06", "GH-ATT-07")
def test_a_card_that_doubles_what_is_nothing_doubles_nothing() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    minus = gh.modifier("roll-minus", value=-3, rolling=True)
    gh.modifiers(hero, minus, "x2")
    gh.perform(hero, Attack(1), answers=[FOE, "double-first"])
    assert gh.options(1) == ["add-first", "double-first"]
    assert foe.hp == 10


@pytest.mark.rule("GH-AMB-06", "GH-ATT-05")
def test_adding_or_doubling_first_is_the_attackers_choice_and_for_monsters_anyones() -> None:
    gh = Gh(seats=2)
    gh.hero("harpooner", (5, 0))
    hero, foe = gh.hero("lamplighter", (0, 0)), gh.monster((1, 0), number=1)
    plus = gh.modifier("roll-plus", value=1, rolling=True)
    gh.modifiers(hero, plus, "x2")
    gh.perform(hero, Attack(2), answers=[(1, FOE), (1, "add-first")])
    assert (foe.hp, gh.asked[-1].rule) == (4, "GH-ATT-05")
    gh.modifiers(None, plus, "x2")
    gh.turn(foe)
    gh.perform(foe, Attack(0), answers=[(0, "figure:lamplighter"), (1, "double-first")])
    assert (hero.hp, gh.asked[-1].rule) == (5, "GH-AMB-06")


@pytest.mark.rule("GH-EFF-09", "GH-ATT-04", "GH-BON-08")
def test_what_pierces_on_the_card_and_in_the_statistics_adds_up() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.kind("piercer", attack=4, pierce=1)
    foe = gh.monster((1, 0), "piercer", number=1)
    gh.running(hero, Shield(3))
    gh.perform(foe, Attack(0, pierce=1), answers=["figure:harpooner"])
    assert hero.hp == 10 - (4 - (3 - 2))


@pytest.mark.rule("GH-BON-10", "GH-BON-02")
def test_a_card_that_strikes_back_uses_a_circle() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    active = gh.running(hero, Retaliate(2), circles=[0, 0])
    gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert (foe.hp, active.used) == (8, 1)
    gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert (foe.hp, gh.owner(hero).active) == (6, [])


@pytest.mark.rule("GH-ATT-08", "GH-ATT-04", "GH-BON-02")
def test_who_is_attacked_notices_it_and_who_is_killed_does_not() -> None:
    gh = Gh()
    hero, ally = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    foe = gh.monster((1, 0), number=1)
    hero.hp = 6
    gh.running(hero, Trigger("attacked", [Heal(1, who="self")]))
    ally.hp = 5
    gh.running(ally, Trigger("ally-attacked", [Heal(2, who="self")]), name="watch")
    act = gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert (hero.hp, ally.hp, act.killed) == (6 - 2 + 1, 7, 0)
    hero.hp = 2
    gh.state.turn.figure = ""
    act = gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert (gh.owner(hero).exhausted, act.killed, hero.hp) == (True, 1, 0)


@pytest.mark.rule("GH-EXP-01", "GH-ATT-01")
def test_experience_for_each_target_and_none_without_one() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((5, 0), number=1)
    gh.perform(hero, Attack(1, targets=2, xp_each=2))
    assert gh.owner(hero).xp == 0
    gh.monster((1, 0), number=2)
    gh.monster((0, 1), number=3)
    gh.perform(hero, Attack(1, targets=2, xp_each=2), answers=[SECOND, "figure:dummy-3"])
    assert gh.owner(hero).xp == 4


@pytest.mark.rule("GH-EXP-02", "GH-ATT-04")
def test_a_summons_attack_is_none_of_its_owner() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((2, 0), number=1)
    summon = gh.summon(hero, (1, 0))
    gh.running(hero, AttackBonus(Boost(value=1, xp=3), who="summons"))
    gh.perform(summon, Attack(0), answers=[FOE])
    assert foe.hp < 10
    assert (gh.owner(hero).xp, gh.owner(hero).deeds.get("attacks-made", 0)) == (0, 0)


@pytest.mark.rule("GH-ATT-02")
@pytest.mark.parametrize(
    ("ability", "reached"),
    [
        (Attack(1), [FOE]),
        (Attack(1, range=2), [FOE, SECOND]),
        (Attack(1, range=2, boosts=[Boost(range=1)]), [FOE, SECOND, "figure:dummy-3"]),
        (Attack(1, boosts=[Boost(range=2)]), [FOE]),
    ],
)
def test_how_far_an_attack_reaches(ability: Attack, reached: list[str]) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 2))
    for number in (1, 2, 3, 4):
        gh.monster((number, 2), number=number)
    gh.perform(hero, ability, answers=["pass"])
    assert gh.options() == [*reached, "pass"]


@pytest.mark.rule("GH-ATT-02", "GH-AOE-02", "GH-ATT-03")
def test_an_area_with_the_own_hex_is_melee_and_one_without_is_ranged() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    gh.modifiers(hero, "+2", "-1")
    gh.perform(hero, Attack(1, area=((1, 0),)), answers=["area:dummy-1"])
    assert foe.hp == 10 - 3, "beside it, without disadvantage"
    gh.perform(hero, Attack(3, range=2, area=((0, 0),)), answers=["area:dummy-1"])
    assert foe.hp == 7 - 2, "the worse of the two cards"


@pytest.mark.rule("GH-AOE-07", "GH-EFF-10")
def test_targets_of_boosts_are_added_to_those_of_the_attack() -> None:
    gh = Gh()
    hero = gh.hero(at=(1, 1))
    foes = [gh.monster(at, number=n) for n, at in enumerate([(0, 1), (2, 1), (1, 0), (2, 0)], 1)]
    boosts = [Boost(targets=1)]
    answers = [FOE, SECOND, "figure:dummy-3"]
    gh.perform(hero, Attack(1, targets=2, boosts=boosts), answers=answers)
    assert [foe.hp for foe in foes] == [9, 9, 9, 10]


@pytest.mark.rule("GH-AOE-01", "GH-TRN-05")
def test_an_area_may_be_left_out_and_is_formal_only_if_nobody_in_it_strikes_back() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    one, two = gh.monster((1, 0), number=1), gh.monster((2, 0), number=2)
    area = Attack(1, area=((1, 0), (2, 0)))
    act = gh.perform(hero, area, answers=["pass"])
    assert (one.hp, two.hp, act.performed) == (10, 10, False)
    two.retaliates = {2: 1}
    gh.perform(hero, area, answers=["pass"])
    assert not gh.asked[-1].formal


@pytest.mark.rule("GH-ATT-04", "GH-CON-08")
@pytest.mark.parametrize(
    ("kind", "ranged", "told"),
    [("melee", 0, 4), ("ranged", 0, 2), ("melee", 1, 2), ("ranged", 1, 4)],
)
def test_the_value_told_counts_the_bonuses_of_its_kind(kind: str, ranged: int, told: int) -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0))
    gh.running(hero, AttackBonus(Boost(value=2), kind=kind))  # type: ignore[arg-type]
    assert expected(gh.g, Act(hero, seat=0), (Attack(2, range=ranged), []), foe) == told


@pytest.mark.rule("GH-ATT-04", "GH-BON-03")
@pytest.mark.parametrize(("ranged", "lost"), [(0, 4), (3, 2)])
def test_a_bonus_on_melee_attacks_is_none_on_ranged_ones(ranged: int, lost: int) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((3, 0) if ranged else (1, 0), number=1)
    gh.running(hero, AttackBonus(Boost(value=2), kind="melee"))
    gh.perform(hero, Attack(2, range=ranged), answers=[FOE])
    assert foe.hp == 10 - lost


@pytest.mark.rule("GH-ITM-04", "GH-ITM-03", "GH-AMB-40")
@pytest.mark.parametrize(
    ("fields", "offered"),
    [
        ({"when": "attack", "use": "spent"}, True),
        ({"when": "turn", "use": "spent"}, False),
        ({"when": "attack", "use": ""}, False),
    ],
)
def test_which_items_serve_an_attack_and_that_they_need_not(
    fields: dict[str, object], offered: bool
) -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    item = gh.item(hero, "oil", boost={"value": 3}, **fields)
    gh.perform(hero, Attack(1), answers=[FOE, "pass"] if offered else [FOE])
    assert (foe.hp, item.state) == (9, "ready")
    if offered:
        assert gh.options() == ["item:oil", "pass"]


@pytest.mark.rule("GH-STA-06", "GH-CON-05", "GH-EFF-01")
def test_conditions_given_to_enemies_are_counted() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((1, 0), number=1)
    gh.perform(hero, Attack(1, conditions=["poison", "wound"]), answers=[FOE, "give:poison+wound"])
    assert gh.owner(hero).deeds["conditions-given"] == 2


@pytest.mark.rule("GH-EFF-04", "GH-EFF-08", "GH-AMD-03")
def test_the_push_of_the_card_drawn_is_a_push_of_its_own() -> None:
    gh = Gh(". . . . . .")
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    gh.modifiers(hero, gh.modifier("shove", push=1))
    gh.perform(hero, Attack(1, push=2), answers=[FOE, "hex:2,0", "hex:4,0"])
    assert gh.at(foe) == (4, 0)
    assert gh.options() == ["hex:4,0", "pass"], "the second push may be left out"


@pytest.mark.rule("GH-EFF-04", "GH-EFF-05", "GH-EFF-03")
def test_an_attack_without_push_or_pull_moves_nobody() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 2)), gh.monster((2, 2), number=1)
    gh.perform(hero, Attack(1, range=3), answers=[FOE])
    assert gh.at(foe) == (2, 2)
    gh.perform(hero, Shove(pull=1, range=3), answers=[FOE, "hex:1,2"])
    assert gh.at(foe) == (1, 2)


@pytest.mark.rule("GH-ADV-07", "GH-ADV-08", "GH-ADV-09")
def test_equal_cards_are_not_better_than_each_other_and_an_equal_one_with_an_effect_is() -> None:
    gh = Gh()
    plain, marked = PLAIN["+1"], face(gh.g, gh.modifier("marked", value=1, pierce=1))
    other = face(gh.g, gh.modifier("other", value=1, pierce=1))
    assert not better(plain, PLAIN["+1"], 3)
    assert not better(marked, other, 3)
    assert better(marked, plain, 3)
    assert not better(plain, marked, 3)


@pytest.mark.rule("GH-ADV-10", "GH-ADV-11", "GH-AMD-01")
@pytest.mark.parametrize(("odds", "used", "left"), [(0, "-1", 3), (1, "+2", 2), (-1, "-1", 2)])
def test_one_card_with_neither_two_with_either(odds: int, used: str, left: int) -> None:
    gh = Gh()
    deck = gh.owner(gh.hero()).deck
    deck.draw = ["+0", "+0", "+2", "-1"]
    drawn = draw(gh.g, deck, odds, 3)
    assert [f.id for f in drawn.faces] == [used]
    assert len(deck.draw) == left


@pytest.mark.rule("GH-AMD-09")
def test_an_empty_deck_is_its_discards_in_another_order() -> None:
    gh = Gh()
    deck = gh.owner(gh.hero()).deck
    deck.draw, deck.discard = [], ["+0", "+1", "-1"]
    gh.state.streams.stack("modifiers", 0, 0)
    before = list(deck.discard)
    drawn = [draw_card(gh.g, deck) for _ in range(3)]
    assert sorted(drawn) == sorted(before)
    assert drawn != before[::-1], "shuffled, not turned over"


@pytest.mark.rule("GH-AMB-65", "GH-ENH-04")
@pytest.mark.parametrize(
    ("area", "ranged", "wanted"),
    [
        (((1, 0),), 0, (2, 0)),
        (((1, 0), (2, 0)), 0, (2, -1)),
        (((1, 0), (2, 0), (2, -1)), 0, (1, -1)),
        (((1, 0), (2, 0), (2, -1), (1, -1)), 0, (0, 1)),
        (((1, 0), (2, 0), (2, -1), (1, -1)), 2, (0, 0)),
        (((1, 0), (2, 0), (2, -1), (1, -1), (0, 1)), 0, (1, 1)),
        (((1, 0), (2, 0), (2, -1), (1, -1), (0, 1), (1, 1)), 0, (3, 0)),
    ],
)
def test_a_hex_is_added_at_the_first_free_place_around_the_first_hex(
    area: tuple[tuple[int, int], ...], ranged: int, wanted: tuple[int, int]
) -> None:
    assert next_hex(Attack(1, area=area, range=ranged)) == wanted


@pytest.mark.rule("GH-ENH-04")
def test_an_element_on_the_line_of_a_summon_is_an_infusion() -> None:
    made = stuck(Action([Summon("lamp-boy")]), 0, "fire")
    assert (made.abilities, made.infuse) == ([Summon("lamp-boy")], ["fire"])
