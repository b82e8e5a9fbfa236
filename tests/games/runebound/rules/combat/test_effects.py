"""Effects of cards in combat."""

import pytest

from waystone.games.runebound.box.effects import (
    Adventure,
    Again,
    Challenge,
    Confront,
    Effect,
    Fight,
    Forbid,
    Heal,
    Journey,
    Sharpen,
    Where,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.damage import deal
from waystone.games.runebound.table.opponents import controller
from waystone.testing import Bench, run


def effects(t: Table, *some: Effect, side: int = 0, answers: tuple[str, ...] = ()) -> None:
    seat = controller(t.g, side)
    by = By(seat, 0 if side == 0 else -1, side, "stone-ram", acts=True)
    run(resolve(t.g, by, some), answers)


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


def test_effects_of_a_round() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "sur", "agi", "dbl"], ["sku", "agi", "sur"], enemy="ash-drake")
    effects(t, Forbid("agility"), Forbid("surge"))
    bench = acts(t, side=1)
    assert bench.options == ["attack:sku", "pass"]
    effects(t, Sharpen(2), Heal(1))
    run(deal(t.g, 0, 1, "phy", attack=True))
    assert t.side(1).damage == 3
    effects(t, Heal(9), side=1)
    assert t.side(1).damage == 0
    effects(t, Again(), answers=("attack:phy",))
    assert t.side(1).damage == 1


@pytest.mark.rule("RB-AMB-40")
def test_the_place_of_combat_is_the_heros_space() -> None:
    t = Table("lissa", at="d4").hand().dice("MW", "FH")
    t.fight(["sur"], ["dsh"], enemy="bog-troll")
    acts(t, "surge:lissa")
    assert t.side(1).damage == 2
    t = Table("lissa", at="h8").hand().dice("MW", "P")
    t.fight(["sur"], ["dsh"], enemy="bog-troll")
    acts(t, "surge:lissa")
    assert t.side(1).damage == 1


@pytest.mark.rule("RB-AMB-67", "RB-MOV-20")
@pytest.mark.parametrize(
    "effect",
    [
        Adventure("combat"),
        Fight("spire-drake"),
        Challenge(3),
        Confront(),
        Journey(Where(kinds=("city",))),
    ],
)
def test_nothing_leads_out_of_the_middle_of_combat(effect: Effect) -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["sku"])
    here = t.hero.space
    run(resolve(t.g, t.by(), (effect,)))
    assert (t.called, t.hero.space) == ([], here)


@pytest.mark.rule("RB-CBT-09")
def test_more_actions_end_with_a_pass() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "mag", "phy"], ["dsh"], enemy="bog-troll")
    effects(t, Again(2), answers=("attack:phy", "attack:mag"))
    assert (t.side(1).damage, t.side(0).round.passed) == (3, False)
    t.fight(["phy", "mag"], ["dsh"], enemy="bog-troll")
    effects(t, Again(2), answers=("pass",))
    assert (t.side(1).damage, t.side(0).round.passed) == (0, True)
