"""One interpreter an effect."""

from waystone.games.runebound.box.effects import Effect
from waystone.games.runebound.rules.cards.interpret import INTERPRETERS


def test_every_effect_has_one_interpreter() -> None:
    assert set(INTERPRETERS) == set(Effect.__args__)
