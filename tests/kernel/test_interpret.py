"""Interpreters: one for each word of a vocabulary, and none for a word that is not in it."""

import sys

import pytest
from msgspec import Struct

from waystone.kernel.interpret import Interpreters


class Burn(Struct, frozen=True, tag="burn"):
    damage: int


class Chill(Struct, frozen=True, tag="chill"):
    turns: int


class Bless(Struct, frozen=True, tag="bless"):
    pass


class Mistletoe(Struct, frozen=True):
    pass


Effect = Burn | Chill | Bless


def registry() -> Interpreters[list[str], str, int]:
    does: Interpreters[list[str], str, int] = Interpreters(Effect)

    @does.rule
    def hurt(g: list[str], who: str, effect: Burn | Chill) -> int:
        g.append(f"{who} {type(effect).__name__}")
        return effect.damage if isinstance(effect, Burn) else effect.turns

    return does


def test_the_annotation_says_which_words_a_rule_interprets() -> None:
    does, said = registry(), list[str]()
    assert (does(said, "ann", Burn(3)), does(said, "bob", Chill(2))) == (3, 2)
    assert said == ["ann Burn", "bob Chill"]


def test_a_word_without_an_interpreter_is_missed_and_not_swallowed() -> None:
    does = registry()
    assert does.missing() == [Bless]
    with pytest.raises(KeyError):
        does([], "ann", Bless())


def test_a_word_has_one_interpreter() -> None:
    does = registry()

    def twice(g: list[str], who: str, effect: Burn) -> int:
        return 0

    def foreign(g: list[str], who: str, effect: Mistletoe) -> int:
        return 0

    with pytest.raises(TypeError, match="Burn has two interpreters"):
        does.rule(twice)
    with pytest.raises(TypeError, match="not in this vocabulary"):
        does.rule(foreign)


def test_a_file_that_is_named_holds_an_interpreter() -> None:
    does = registry()
    assert does.known_in(sys.modules[__name__]) is does
    with pytest.raises(TypeError, match="pytest holds no interpreter"):
        does.known_in(pytest)
