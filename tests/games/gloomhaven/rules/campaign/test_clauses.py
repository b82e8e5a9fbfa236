"""Clauses of the rules of the campaign, one by one."""

import pytest

from waystone.games.gloomhaven.box.effects import Ability, Attack, Give, Heal, Shove
from waystone.games.gloomhaven.box.lasting import Retaliate
from waystone.games.gloomhaven.checks.campaign_testing import Camp
from waystone.games.gloomhaven.rules.campaign.creation import create
from waystone.games.gloomhaven.rules.campaign.enhancement import kinds
from waystone.games.gloomhaven.rules.campaign.prosperity import gain_prosperity
from waystone.games.gloomhaven.rules.campaign.steps import arrive


@pytest.mark.rule("GH-LUP-10", "GH-VAR-02", "GH-VAR-03")
@pytest.mark.parametrize(
    ("seats", "variants", "raised"), [(2, (), 0), (1, (), 1), (2, ("open-information",), 1)]
)
def test_alone_or_in_the_open_monsters_are_a_level_higher(
    seats: int, variants: tuple[str, ...], raised: int
) -> None:
    c = Camp("harpooner", "sexton", seats=seats, variants=variants)
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    assert (c.state.level, c.state.monster_level) == (1, 1 + raised)


@pytest.mark.rule("GH-ENH-04", "GH-AMB-65")
@pytest.mark.parametrize(
    ("ability", "kind", "has"),
    [
        (Attack(2, targets=2), "target", True),
        (Attack(2, targets=1), "target", False),
        (Attack(2, range=1), "range", True),
        (Attack(2), "range", False),
        (Heal(2, range=2), "range", True),
        (Heal(2, range=1), "range", False),
        (Give(["poison"], range=2), "range", True),
        (Give(["poison"], range=1), "range", False),
        (Shove(push=1, range=2), "range", True),
        (Shove(push=1), "range", False),
        (Shove(push=1), "push", True),
        (Shove(push=1), "pull", False),
        (Retaliate(1, range=2), "range", True),
    ],
)
def test_a_plus_one_needs_a_printed_number(ability: Ability, kind: str, has: bool) -> None:
    c = Camp("harpooner", "sexton")
    assert (kind in kinds(c.content, ability)) is has


@pytest.mark.rule("GH-PRO-05", "GH-PRO-01")
def test_a_loss_of_prosperity_cancels_the_next_gains_and_stops_at_the_level() -> None:
    """Five marks are level 2, whose least is four."""
    c = Camp("harpooner", "sexton")
    c.world.prosperity = 5
    gain_prosperity(c.g, -3, "x")
    assert (c.world.prosperity, c.world.noted) == (5, 1)
    gain_prosperity(c.g, 1, "x")
    assert (c.world.prosperity, c.world.noted) == (5, 0)
    gain_prosperity(c.g, 2, "x")
    assert (c.world.prosperity, c.world.noted) == (7, 0)


@pytest.mark.rule("GH-CMP-09", "GH-AMB-80")
def test_a_new_party_is_named_by_its_players() -> None:
    c = Camp(seats=2)
    proposed = c.party.name
    c.go(c.first)
    names = [folk.id for folk in c.content.campaign.parties]
    assert c.offers()[0] == f"name:{proposed}"
    assert sorted(c.offers()) == sorted(f"name:{name}" for name in names)
    other = next(name for name in names if name != proposed)
    c.answer(f"name:{other}")
    assert (c.party.name, c.prompt) == (other, "ask-town")


@pytest.mark.rule("GH-CMP-11", "GH-AMB-80")
def test_a_character_takes_any_name_that_is_free() -> None:
    c = Camp("sexton", seats=2)
    folk = [one.id for one in c.content.campaign.folk]
    c.sheet("sexton").name, c.world.retired = folk[0], [folk[1]]
    c.go(create(1)).answer("class:harpooner")
    assert c.offers() == [f"name:{name}" for name in folk[2:]]
    c.answer(f"name:{folk[-1]}")
    assert c.sheet("harpooner").name == folk[-1]
