"""The end of the game: RB-END."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.story.elimination import eliminate
from waystone.games.runebound.rules.story.end import go_on
from waystone.games.runebound.rules.story.stories import story_card
from waystone.games.runebound.rules.story.time import last_instruction, time_step
from waystone.kernel.step import BACK, End


@pytest.mark.rule("RB-END-02")
def test_a_scenario_may_be_won_another_way() -> None:
    t = Table("corbin", scenario="corpse-king", at="g9")
    t.state.decks["story"] = ["true-crown"]
    t.play(story_card())
    t.hero.tokens = 6
    t.play(an_action(0), "story:true-crown")
    assert not t.state.ending
    t.hero.tokens, t.state.points = 7, 3
    bench = t.play(an_action(0), "story:true-crown", "yes")
    assert bench.end == End("end-other-victory", [0])


@pytest.mark.rule("RB-END-03")
def test_without_heroes_everybody_loses() -> None:
    t = Table("corbin", "lissa", act=2)
    for hero in t.state.heroes:
        assert go_on(t.g) == BACK
        eliminate(t.g, hero)
    assert go_on(t.g) == End("end-all-eliminated")


def test_too_many_dead_and_the_realm_falls() -> None:
    t = Table("corbin", scenario="corpse-king", act=2)
    t.state.zombies = {t.space("h8"): t.content.scenarios["corpse-king"].falls}
    bench = t.play(last_instruction())
    assert bench.end == End("end-realm-fell", [])


@pytest.mark.rule("RB-AMB-65")
def test_at_the_end_of_time_every_hero_fights_in_turn_order() -> None:
    t = Table("corbin", "lissa", act=2)
    t.state.space_on_track = 11
    t.state.first = 1
    t._content(track=type(t.content.track)(12, (), ()))
    t.other.damage = 9
    bench = t.play(time_step())
    assert t.state.combat is not None
    assert t.state.combat.sides[0].seat == 1
    assert t.other.damage == 6
    waiting = [n for n in bench.session.stack if n.step == "enter_combat"]
    assert [n.args[:2] for n in waiting] == [["villain", 0]]
