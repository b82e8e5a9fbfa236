"""Every effect has one interpreter, every condition one reader."""

from typing import get_args

from waystone.games.machina_arcana.box.conditions import Condition
from waystone.games.machina_arcana.box.effects import Effect
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.registry import does, reads


def test_every_effect_is_interpreted() -> None:
    assert len(steps.EFFECTS) == 6
    assert set(does.by_type) == set(get_args(Effect))


def test_every_condition_is_read() -> None:
    assert set(reads.by_type) == set(get_args(Condition))
