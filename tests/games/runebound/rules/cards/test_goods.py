"""What cards give and take."""

import pytest

from waystone.games.runebound.box.effects import (
    Ally,
    Discard,
    Draw,
    Effect,
    Lore,
    LoseGold,
    LoseToken,
    Recover,
    Steal,
    Teach,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.cards.limits import trim
from waystone.testing import run


def did(t: Table, *some: Effect, answers: tuple[str, ...] = (), seat: int = 0) -> None:
    run(resolve(t.g, By(seat, seat), some), answers)


@pytest.mark.rule("RB-ABL-05")
def test_gold_that_is_lost_goes_to_the_bank_and_there_is_never_less_than_none() -> None:
    t = Table("corbin", "lissa")
    t.hero.gold, t.other.gold = 5, 2
    did(t, LoseGold(3))
    assert (t.hero.gold, t.other.gold) == (2, 2)
    did(t, LoseGold(3))
    assert t.hero.gold == 0
    assert [line.args["n"] for line in t.log if line.text == "fact-lost-gold"] == [3, 2]


@pytest.mark.rule("RB-GLD-08")
def test_gold_is_taken_from_another_who_has_some() -> None:
    t = Table("corbin", "lissa", "nameya", "ilvar")
    for hero, gold in zip(t.state.heroes, (4, 1, 5, 0), strict=True):
        hero.gold = gold
    did(t, Steal(2), answers=("hero:nameya",))
    assert [hero.gold for hero in t.state.heroes] == [6, 1, 3, 0]
    did(t, Steal(2), answers=("hero:lissa",))
    assert [hero.gold for hero in t.state.heroes] == [7, 0, 3, 0]
    did(t, Steal(2))
    assert [hero.gold for hero in t.state.heroes] == [9, 0, 1, 0]
    t.state.heroes[2].gold = 0
    did(t, Steal(2))
    assert t.hero.gold == 9


@pytest.mark.rule("RB-SKL-14", "RB-SKL-07")
def test_drawing_ends_with_the_hand_limit() -> None:
    t = Table("corbin").hand("hymn", "omen").top("skill", "drill", "feint")
    did(t, Draw(1))
    assert t.hero.hand == ["hymn", "omen", "drill"]
    did(t, Draw(1), answers=("card:omen",))
    assert t.hero.hand == ["hymn", "drill", "feint"]
    assert t.state.discards["skill"] == ["omen"]


@pytest.mark.rule("RB-SKL-07")
def test_a_hand_at_its_limit_is_left_alone() -> None:
    t = Table("corbin").hand("hymn", "omen", "drill")
    run(trim(t.g, t.hero))
    assert len(t.hero.hand) == 3


@pytest.mark.rule("RB-SKL-08")
def test_an_effect_makes_discard_what_there_is() -> None:
    t = Table("corbin").hand("hymn", "omen", "drill")
    did(t, Discard(2), answers=("card:hymn card:drill",))
    assert (t.hero.hand, t.state.discards["skill"]) == (["omen"], ["hymn", "drill"])
    did(t, Discard(2))
    did(t, Discard(2))
    assert (t.hero.hand, t.state.discards["skill"]) == ([], ["hymn", "drill", "omen"])


@pytest.mark.rule("RB-HID-04")
def test_any_card_of_the_open_pile_may_be_taken_back() -> None:
    t = Table("corbin").hand("hymn", "omen")
    t.state.discards["skill"] = ["drill", "feint", "parry"]
    did(t, Recover(1), answers=("card:feint",))
    assert (t.hero.hand, t.state.discards["skill"]) == (
        ["hymn", "omen", "feint"],
        ["drill", "parry"],
    )
    did(t, Recover(2), answers=("card:drill", "card:hymn card:omen"))
    assert t.hero.hand == ["feint", "drill", "parry"]
    assert sorted(t.state.discards["skill"]) == ["hymn", "omen"]
    t.state.discards["skill"].clear()
    did(t, Recover(1))
    assert len(t.hero.hand) == 3


@pytest.mark.rule("RB-SKL-03")
def test_a_lesson_costs_less_and_may_be_declined() -> None:
    t = Table("corbin").hand("drill").trophies("combat")
    assert t.content.skills["drill"].cost == "ca"
    did(t, Teach(1), answers=("pass",))
    assert (t.hero.skills, len(t.hero.trophies)) == ([], 1)
    did(t, Teach(1), answers=("learn:drill",))
    assert (t.hero.skills, t.hero.trophies, t.hero.hand) == (["drill"], [], [])
    t.hand("feint")
    did(t, Teach(1))
    assert t.hero.skills == ["drill"]


@pytest.mark.rule("RB-SCN-06", "RB-SCN-08")
@pytest.mark.parametrize(("effect", "scenario"), [(Lore(2), "margath"), (Ally(2), "corpse-king")])
def test_story_tokens_are_held_by_the_hero_who_gains_them(effect: Effect, scenario: str) -> None:
    t = Table("corbin", "lissa", scenario=scenario)
    did(t, effect, seat=1)
    assert [hero.tokens for hero in t.state.heroes] == [0, 2]


@pytest.mark.rule("RB-ABL-05")
def test_story_tokens_that_are_lost_are_told() -> None:
    t = Table("corbin")
    t.hero.tokens = 3
    did(t, LoseToken(2))
    assert t.hero.tokens == 1
    did(t, LoseToken(2), LoseToken(2))
    assert t.hero.tokens == 0
    assert [line.args["n"] for line in t.log if line.text == "fact-lost-token"] == [2, 1]
