"""One interpreter an effect."""

from waystone.games.runebound import GAME
from waystone.games.runebound.box.effects import Effect
from waystone.games.runebound.rules.cards.interpret import performs


def test_every_effect_has_one_interpreter() -> None:
    assert set(performs.by_kind) == set(Effect.__args__)
    assert performs in GAME.interpreters
