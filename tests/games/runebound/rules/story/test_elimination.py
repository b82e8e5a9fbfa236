"""Elimination: RB-ELM."""

import pytest

from waystone.games.runebound.box.effects import Eliminate, Gold
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.steps import a_round
from waystone.games.runebound.rules.story.elimination import eliminate
from waystone.testing import run


@pytest.mark.rule("RB-ELM-01", "RB-ELM-02", "RB-ELM-03", "RB-ELM-04", "RB-EX-73", "RB-AMB-36")
def test_an_eliminated_hero_leaves_the_game() -> None:
    t = Table("corbin", "lissa", "nameya").assets("cudgel").skills("tireless").hand("drill")
    t.trophies("combat")
    trophy = t.hero.trophies[0]
    t.hero.quests.append("old-mill")
    t.hero.rumors.append("sealed-letter")
    t.hero.gold, t.hero.tokens, t.hero.damage = 5, 2, 4
    eliminate(t.g, t.hero)
    assert t.hero.eliminated
    assert t.hero.space == -1
    assert sorted(t.state.removed) == sorted(
        ["cudgel", "tireless", "drill", trophy, "old-mill", "sealed-letter"]
    )
    assert (t.hero.gold, t.hero.tokens, t.hero.damage) == (0, 0, 0)
    assert t.state.first == 1
    assert "cudgel" not in t.state.discards["asset"]


@pytest.mark.rule("RB-AMB-58")
def test_elimination_in_the_middle_of_a_round() -> None:
    t = Table("corbin", "lissa", "nameya", act=2)
    for hero in t.state.heroes:
        hero.hand.clear()
    bench = t.play(a_round())
    eliminate(t.g, t.hero)
    bench.say("end")
    assert (bench.asked[0]) == 1
    bench.say("end")
    assert (bench.asked[0]) == 2
    t.state.decks["story"] = []
    bench.say("end")
    assert (bench.asked[0], t.state.first) == (1, 1)
    assert t.state.space_on_track == 2


@pytest.mark.rule("RB-ELM-01")
def test_a_hero_that_is_out_gains_nothing_more() -> None:
    t = Table("corbin", "lissa")
    run(resolve(t.g, t.by(), (Eliminate(), Gold(3))))
    assert (t.hero.eliminated, t.hero.gold) == (True, 0)


@pytest.mark.rule("RB-ELM-02", "RB-ELM-03", "RB-AMB-36")
def test_everything_of_an_eliminated_hero_leaves() -> None:
    t = Table("corbin", "lissa").hand("hymn").skills("drill").assets("maul").trophies("combat")
    t.hero.quests, t.hero.rumors = ["lost-patrol"], ["sealed-letter"]
    t.hero.tokens = t.hero.gold = t.hero.damage = 3
    trophy = t.hero.trophies[0]
    eliminate(t.g, t.hero)
    assert t.state.removed == ["hymn", "drill", "maul", trophy, "lost-patrol", "sealed-letter"]
    hero = t.hero
    held = (hero.hand, hero.skills, hero.assets, hero.trophies, hero.quests, hero.rumors)
    assert held == ([], [], [], [], [], [])
    assert (hero.tokens, hero.gold, hero.damage, hero.space) == (0, 0, 0, -1)
