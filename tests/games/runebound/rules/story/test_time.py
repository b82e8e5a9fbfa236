"""The time track: RB-TIM."""

import pytest

from waystone.games.runebound.box.abilities import When
from waystone.games.runebound.box.effects import Gold, May
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.story.stories import story_card
from waystone.games.runebound.rules.story.time import last_instruction, refresh_gems, time_step
from waystone.kernel.game import find
from waystone.kernel.step import End


@pytest.mark.rule("RB-TIM-01")
def test_time_moves_one_space() -> None:
    t = Table("corbin")
    t.state.space_on_track = 2
    t.play(time_step())
    assert (t.state.space_on_track, t.state.act) == (3, 1)


@pytest.mark.rule("RB-TIM-02", "RB-TIM-03", "RB-TIM-05", "RB-EX-50", "RB-TIM-04")
def test_the_track_is_run_twice_and_then_time_stands() -> None:
    t = Table("corbin")
    t.state.space_on_track = 12
    t.play(time_step())
    assert (t.state.act, t.state.space_on_track) == (2, 1)
    t.state.space_on_track = 12
    bench = t.play(time_step())
    assert bench.over
    assert (t.state.act, t.state.space_on_track) == (2, 12)


@pytest.mark.rule("RB-TIM-06", "RB-STY-01")
def test_a_story_space_draws_a_story_card() -> None:
    t = Table("corbin")
    t.state.decks["story"] = ["burning-fields", "tithe-wagons"]
    t.state.space_on_track = 1
    t.play(time_step())
    assert [q.card for q in t.state.story] == ["tithe-wagons"]
    t.state.space_on_track = 2
    t.play(time_step())
    assert len(t.state.decks["story"]) == 1


@pytest.mark.rule("RB-TIM-07", "RB-EX-51")
def test_gems_shine_again_except_under_a_hero() -> None:
    t = Table("corbin", "lissa", at="c12")
    t.put("k6", t.other)
    t.state.gems = [t.space("k6")]
    t.play(refresh_gems())
    all_gems = {n for n, g in enumerate(t.content.atlas.gem) if g}
    assert set(t.state.gems) == all_gems - {t.space("c12")}


@pytest.mark.rule("RB-TIM-08", "RB-END-04", "RB-AMB-57")
def test_the_last_space_of_act_two_does_what_the_scenario_says() -> None:
    t = Table("corbin", "lissa", act=2)
    t.state.space_on_track = 11
    t.play(time_step())
    assert t.state.combat is not None
    assert (t.state.combat.cause, t.state.combat.sides[0].seat) == ("villain", 0)
    quiet = Table("corbin", act=1)
    quiet.state.space_on_track = 11
    quiet.play(time_step())
    assert quiet.state.combat is None


@pytest.mark.rule("RB-TIM-09")
def test_at_least_two_story_cards_are_never_drawn() -> None:
    content, _ = find("runebound").load_content()
    assert 2 * len(content.track.story) <= 10 - 2
    assert all(1 <= n <= content.track.length for n in content.track.story)


@pytest.mark.rule("RB-AMB-11")
def test_the_end_of_the_track_then_story_then_gems() -> None:
    t = Table("corbin", "lissa")
    order = []
    t.state.space_on_track = 6
    t._content(track=type(t.content.track)(12, (7, 12), (7, 12)))
    t.state.decks["story"] = ["tithe-wagons"]
    t.state.gems = []
    t.play(time_step())
    order = [
        line.text for line in t.log if line.text in ("fact-story-drawn", "fact-gems-refreshed")
    ]
    assert order == ["fact-story-drawn", "fact-gems-refreshed"]
    late = Table("corbin", "lissa", act=2)
    late._content(track=type(t.content.track)(12, (12,), (12,)))
    late.state.space_on_track = 11
    bench = late.play(time_step())
    assert late.state.combat is not None
    assert [n.step for n in bench.session.stack][1:3] == ["refresh_gems", "story_card"]


@pytest.mark.rule("RB-AMB-12")
def test_the_first_space_counts_as_reached_at_the_change_of_acts() -> None:
    t = Table("corbin")
    t._content(track=type(t.content.track)(12, (1,), ()))
    t.state.space_on_track = 12
    before = len(t.state.decks["story"])
    t.state.decks["story"][-1:] = ["tithe-wagons"]
    t.play(time_step())
    assert len(t.state.decks["story"]) == before - 1


@pytest.mark.rule("RB-AMB-13")
def test_between_turns_the_first_player_counts_as_active() -> None:
    t = Table("corbin", "lissa")
    t.state.first, t.state.active = 1, -1
    t.skills("storyteller").skills(hero=t.other)
    t.teach_to(t.other, When("story", (May((Gold(1),)),)), type="spirit")
    t.teach_to(t.hero, When("story", (May((Gold(1),)),)), type="spirit")
    t.state.decks["story"] = ["tithe-wagons"]
    bench = t.play(story_card())
    assert bench.asked[0] == 1


@pytest.mark.rule("RB-RND-03", "RB-RND-05", "RB-TIM-02")
def test_between_turns_nobody_is_active() -> None:
    t = Table("corbin")
    t.state.active = 0
    t.state.space_on_track = 12
    bench = t.play(time_step())
    assert t.state.active == -1
    assert bench.said("act-began") == [{"act": 2}]


@pytest.mark.rule("RB-TIM-07")
def test_what_waits_for_the_gems_is_set_off() -> None:
    t = Table("corbin", "lissa")
    t.teach_to(t.other, When("refresh", (Gold(2),)))
    gold = t.other.gold
    t.play(refresh_gems())
    assert t.other.gold == gold + 2


@pytest.mark.rule("RB-TIM-08", "RB-END-04")
@pytest.mark.parametrize(("more", "falls"), [(0, True), (-1, False)])
def test_as_many_zombies_as_the_scenario_says(more: int, falls: bool) -> None:
    t = Table("corbin", scenario="corpse-king", act=2)
    limit = t.content.scenarios["corpse-king"].falls
    t.state.zombies = {t.space("h8"): 3, t.space("h7"): limit - 3 + more}
    bench = t.play(last_instruction())
    assert (bench.end == End("end-realm-fell", [])) is falls
