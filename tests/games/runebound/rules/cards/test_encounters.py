"""What cards lead to."""

import pytest

from waystone.games.runebound.box.effects import Challenge, Confront, Effect, Fight, Gold, Slay
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.testing import run


def did(t: Table, *some: Effect, answers: tuple[str, ...] = (), card: str = "") -> None:
    run(resolve(t.g, By(0, 0, card=card), some), answers)


@pytest.mark.rule("RB-ENE-07", "RB-AMB-65")
def test_fights_of_one_text_come_after_it_in_its_order() -> None:
    t = Table("corbin")
    did(t, Fight("spire-drake"), Fight("night-host"), Gold(1), card="spire-drake-lands")
    assert [step.args for step in t.g.called] == [
        ["story", 0, "spire-drake", "spire-drake-lands"],
        ["story", 0, "night-host", "spire-drake-lands"],
    ]


@pytest.mark.rule("RB-VIL-01")
@pytest.mark.parametrize(
    ("scenario", "villain"), [("margath", "margath-the-risen"), ("corpse-king", "vorakesh")]
)
def test_the_villain_is_the_one_of_the_scenario(scenario: str, villain: str) -> None:
    t = Table("corbin", scenario=scenario)
    did(t, Confront())
    assert [step.args for step in t.g.called] == [["villain", 0, villain]]


@pytest.mark.rule("RB-PVP-01", "RB-PVP-04")
def test_without_a_rival_there_is_no_challenge() -> None:
    t = Table("corbin", "lissa")
    t.put("a1", t.other)
    did(t, Challenge(2))
    assert t.called == []


@pytest.mark.rule("RB-SCN-09")
def test_the_last_zombie_of_a_space_leaves_it() -> None:
    t = Table("corbin", scenario="corpse-king")
    t.state.zombies = {t.hero.space: 2}
    did(t, Slay())
    assert t.state.zombies == {t.hero.space: 1}
    did(t, Slay())
    assert t.state.zombies == {}
    did(t, Slay())
    assert t.said("zombie-killed") == 2
