"""Every word that content may use for a number, a condition or a treasure has its meaning."""

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.amounts import NAMES, formula, terms
from waystone.games.gloomhaven.box.effects import Attack, Boost, Give
from waystone.games.gloomhaven.box.moments import Killed, RoundMoment, moment
from waystone.games.gloomhaven.box.provisos import KINDS, TargetHas, YouMoved, proviso
from waystone.games.gloomhaven.box.treasures import Design, Gold, treasure
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.loot import finds
from waystone.games.gloomhaven.shown.wording import ability_line, number
from waystone.games.gloomhaven.table.provisos import of_target, of_you
from waystone.games.gloomhaven.table.values import VALUES


def test_nothing_is_without_a_meaning() -> None:
    assert [*of_target.missing(), *of_you.missing(), *finds.missing()] == []
    assert list(VALUES) == list(NAMES)


def test_words_are_read_into_things() -> None:
    assert terms("2xL+1") == ((2, ("L",)), (1, ()))
    assert proviso("target-has:poison") == TargetHas("poison")
    assert proviso("you-moved:3") == YouMoved(3)
    assert treasure("gold:10") == Gold(10)
    assert treasure("design") == Design()
    assert moment("killed:drowned") == Killed("drowned")
    assert moment("round-end:3+2") == RoundMoment("round-end", 3, 2)


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("target-wet", "there are target-beside-your-ally"),
        ("target-has", "is written 'target-has:CONDITION'"),
        ("target-hurt:2", "is written 'target-hurt'"),
        ("you-moved:far", "hexes is a whole number"),
        ("strong:wild", "element is one of fire"),
    ],
)
def test_a_condition_that_is_none_is_refused(word: str, wanted: str) -> None:
    with pytest.raises(ValueError, match=wanted):
        proviso(word)


@pytest.mark.parametrize("word", ["gold", "gold:much", "side:1", "wine:2", ""])
def test_a_treasure_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="treasure"):
        treasure(word)


@pytest.mark.parametrize("word", ["round-end:", "round-end:0", "door:", "x", "round-start:a"])
def test_a_moment_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="moment"):
        moment(word)


@pytest.mark.rule("GH-SPE-11")
def test_numbers_of_the_scenario_know_only_its_level_and_the_characters() -> None:
    with pytest.raises(ValueError, match="'moved'"):
        formula("2+moved")
    with pytest.raises(ValueError, match="is no number"):
        terms("2+")


def test_every_word_reads_in_both_languages_and_can_be_asked_for() -> None:
    gh = Gh()
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0), number=1, hp=90)
    details = {"condition": "poison", "element": "fire"}
    for word, kind in KINDS.items():
        fields = kind.__struct_fields__
        text = f"{word}:{details.get(fields[0], '2')}" if fields else word
        boost = Boost(if_=text, value=1)
        for language in ("en", "ru"):
            said = ability_line(GAME.text(language, gh.content), Attack(1, boosts=[boost]))
            assert "if-" not in said
        gh.perform(hero, Attack(1, boosts=[boost]), answers=["figure:dummy-1"])
    for name in NAMES:
        for language in ("en", "ru"):
            assert "amount-" not in number(GAME.text(language, gh.content), f"1+{name}")
        gh.perform(hero, Attack(f"1+{name}"), answers=["figure:dummy-1"])
    gh.perform(hero, Give(["poison"], who="adjacent-enemies"))
    assert "poison" in foe.conditions
