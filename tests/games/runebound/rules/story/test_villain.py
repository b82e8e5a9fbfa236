"""Scenarios and villains: RB-SCN, RB-VIL."""

import pytest

from waystone.games.runebound.box.effects import Heal, LoseToken, Zombie
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.combat.combat import action_phase, enter_combat
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.opponents import damage_on, health_of, villain_health
from waystone.kernel.step import End
from waystone.testing import run


def keys(t: Table, seat: int = 0) -> list[str]:
    return [o.key for o in turn_options(t.g, t.state.heroes[seat])]


@pytest.mark.rule("RB-SCN-02", "RB-VIL-07", "RB-VIL-01")
def test_where_and_when_the_villain_can_be_fought() -> None:
    t = Table("corbin", at="o13")
    assert "act:margath" not in keys(t)
    t.state.act = 2
    assert "act:margath" in keys(t)
    t.put("h8")
    assert "act:margath" not in keys(t)


@pytest.mark.rule("RB-SCN-04")
def test_the_scenario_card_turns_for_the_villain() -> None:
    t = Table("corbin", "lissa", act=2)
    t.play(enter_combat("villain", 0, "margath-the-risen"))
    assert t.g.state.side == "B"
    t.hero.damage = 9
    t.pool(0, "dsh")
    t.pool(1, "2sku")
    t.state.combat.turn = 1  # type: ignore[union-attr]
    t.play(action_phase(), "attack:sku")
    assert t.state.side == "A"


@pytest.mark.rule("RB-SCN-05", "RB-SCN-06", "RB-EX-46", "RB-VIL-06")
def test_lore_lowers_margaths_health() -> None:
    t = Table("corbin")
    printed = t.content.scenarios["margath"].health
    t.hero.tokens = 3
    t.fight(["phy"], ["sku"], enemy="margath-the-risen", cause="villain")
    assert health_of(t.g, t.side(1)) == printed - 3
    t.side(1).damage = 2
    run(resolve(t.g, By(1, -1, 1), (Heal(9),)))
    assert damage_on(t.g, t.side(1)) == 0
    assert health_of(t.g, t.side(1)) == printed - 3
    run(resolve(t.g, t.by(), (LoseToken(9),)))
    assert t.hero.tokens == 0


@pytest.mark.rule("RB-SCN-07", "RB-SCN-08", "RB-EX-47")
def test_zombies_and_allies_change_vorakeshs_health() -> None:
    t = Table("corbin", scenario="corpse-king")
    printed = t.content.scenarios["corpse-king"].health
    run(resolve(t.g, t.by(), (Zombie(("h7", "h8", "h9", "h9")),)))
    assert villain_health(t.g, 0) == printed + 4
    t.hero.tokens = 2
    assert villain_health(t.g, 0) == printed


@pytest.mark.rule("RB-SCN-09")
def test_a_killed_zombie_returns_to_the_bank() -> None:
    t = Table("corbin", scenario="corpse-king").hand().top("skill", "drill")
    assert "act:corpse-king.2" not in keys(t)
    t.state.zombies = {t.space("h8"): 1}
    t.play(an_action(0), "act:corpse-king.2")
    assert t.state.zombies == {}


@pytest.mark.rule("RB-VIL-04", "RB-END-01")
def test_who_defeats_the_villain_wins_at_once() -> None:
    t = Table("corbin", "lissa", act=2)
    t.fight(["3phy"], ["sku"], enemy="margath-the-risen", cause="villain")
    t.side(1).damage = health_of(t.g, t.side(1)) - 1
    bench = t.play(action_phase(), "attack:phy")
    assert bench.end == End("end-villain-fell", [0])


@pytest.mark.rule("RB-VIL-05", "RB-EX-48", "RB-AMB-46")
def test_the_villain_heals_and_the_loser_is_out() -> None:
    t = Table("corbin", "lissa", act=2)
    t.fight(["dsh"], ["2sku"], enemy="margath-the-risen", cause="villain")
    t.g.state.side = "B"
    t.side(1).damage = 5
    t.hero.damage = 9
    t.state.combat.turn = 1  # type: ignore[union-attr]
    bench = t.play(action_phase(), "attack:sku")
    assert t.hero.eliminated
    assert t.state.side == "A"
    assert bench.over
    t.other.tokens = 4
    t.play(enter_combat("villain", 1, "margath-the-risen"))
    assert t.side(1).damage == 0
    assert health_of(t.g, t.side(1)) == t.content.scenarios["margath"].health - 4
