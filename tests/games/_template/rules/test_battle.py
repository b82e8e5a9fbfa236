"""Blows given and taken."""

import pytest

from waystone.games._template.checks.testing import cellar, hand
from waystone.games._template.rules.battle import attack, maul, suffer
from waystone.games._template.rules.steps import a_round, beast_turn, evening, marching_order
from waystone.kernel.step import in_order
from waystone.testing import listen, run


@pytest.mark.rule("TP-ATT-01", "TP-ATT-02", "TP-EX-01")
def test_an_attack_adds_die_strike_and_torches() -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    hero.readied = "cleaver"
    g.streams.stack_rolls("hero", 4, 4, 1)
    attack(g, hero, 2)
    assert (g.state.beast.life, hero.torches) == (8 - 5, 0)
    hero.readied = "lid"
    attack(g, hero, 0)
    assert g.state.beast.life == 2
    attack(g, hero, 0)
    assert g.state.beast.life == 2


@pytest.mark.rule("TP-BST-03")
@pytest.mark.parametrize(("roll", "wounds"), [(1, 0), (2, 0), (3, 2), (6, 2)])
def test_claws_wound_on_three_or_more(roll: int, wounds: int) -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    hand(g, 0)
    life = hero.life
    g.streams.stack_rolls("beast", roll)
    run(maul(g, hero))
    assert hero.life == life - wounds


@pytest.mark.rule("TP-DMG-02", "TP-EX-02")
def test_a_lid_stops_one_wound() -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    hand(g, 0, "lid", "poker")
    life = hero.life
    g.streams.stack_rolls("beast", 3)
    _, script = listen(maul(g, hero), ["card:lid"])
    assert [o.key for o in script.asked[0].options] == ["card:lid", "pass"]
    assert (hero.life, g.state.discard) == (life - 1, ["lid"])


@pytest.mark.rule("TP-DMG-01")
def test_a_hero_without_life_falls() -> None:
    g = cellar()
    hero = g.state.heroes[0]
    hand(g, 0, "poker")
    hero.life, hero.readied = 1, "broth"
    g.state.draw.remove("broth")
    run(suffer(g, hero, 5))
    assert (hero.life, hero.hand, hero.readied) == (0, [], "")
    assert sorted(g.state.discard) == ["broth", "poker"]
    then, script = listen(a_round.rule(g), [f"card:{g.state.heroes[1].hand[0]}"])
    assert {q.seat for q in script.asked} <= {1}
    assert then == in_order(marching_order(), beast_turn(), evening(), a_round())
