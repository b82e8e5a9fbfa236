"""The four phases (MA-RND, MA-SPN, MA-HOR, MA-MPH)."""

import pytest

from waystone.games.machina_arcana.box.unit_effects import Lose
from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.damage import destroy
from waystone.games.machina_arcana.rules.story.ratings import reset_ratings, reset_spawn
from waystone.games.machina_arcana.table.state import OFF, Marker
from waystone.kernel.facts import Line
from waystone.kernel.step import BACK


@pytest.mark.rule("MA-VAR-04", "MA-SPN-15", "MA-HOR-05")
def test_very_easy_ratings_do_not_fall(lay: Lay) -> None:
    for variants, spawn_after, horror_after in (([], 6, 7), (["very-easy"], 7, 8)):
        t = lay(at={"fighter": (0, 0)})
        t.state.variants += variants
        t.play(steps.end_of_spawn())
        t.d10("horror", 1)
        t.play(steps.horror_phase())
        assert (t.state.story.spawn, t.state.story.horror) == (spawn_after, horror_after)


@pytest.mark.rule("MA-RND-01", "MA-GEN-02")
def test_the_four_phases_in_order(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    then = t.play_on(steps.play_round(), "explorer_turn")
    assert then == steps.explorer_turn(0)
    assert (t.state.round, t.state.phase) == (2, "explorers")
    then = t.play_on(then, "horror_phase", "end")
    assert t.state.phase == "spawn"
    t.d10("horror", 1)
    then = t.play_on(then, "monster_phase")
    assert t.state.phase == "horror"
    then = t.play_on(then, "play_round")
    assert t.state.phase == "monsters"
    t.play_on(then, "explorer_turn")
    assert (t.state.round, t.state.phase) == (3, "explorers")


@pytest.mark.rule("MA-RND-02", "MA-LST-01", "MA-LST-14")
def test_markers_return_and_stamina_refills(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=0)
    t.state.tokens.markers.append(Marker("salts", 0, "fighter", ["fighter"]))
    t.state.tokens.markers.append(Marker("ogre", 0, "", ["fighter"]))
    t.play(steps.explorer_phase())
    assert [mark.card for mark in t.state.tokens.markers] == ["ogre"]
    assert t.explorer("fighter").stamina == 6


@pytest.mark.rule("MA-RND-03")
def test_each_explorer_takes_one_turn_in_any_order(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    t.play(steps.explorer_phase())
    then = t.play_on(steps.explorer_turns(), "explorer_turn", (1, "unit:healer"))
    assert then == steps.explorer_turn(1)
    t.explorer("healer").acted = True
    then = t.play_on(BACK, "explorer_turn")
    assert then == steps.explorer_turn(0)
    t.explorer("fighter").acted = True
    assert t.play(steps.explorer_turns()) == BACK


@pytest.mark.rule("MA-RND-05")
def test_passing_sets_stamina_to_zero(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    then = t.act("fighter", "end")
    assert then == BACK
    assert t.explorer("fighter").stamina == 0
    assert t.explorer("fighter").acted
    assert t.state.turn == ""


@pytest.mark.rule("MA-RND-06", "MA-TIL-16")
def test_off_the_board_one_skips_everything(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (5, 5)})
    gone = t.explorer("healer")
    gone.cell, gone.left = OFF, True
    t.play(steps.explorer_phase())
    assert t.play_on(steps.explorer_turns(), "explorer_turn") == steps.explorer_turn(0)
    t.do("", Lose("health", 1, who="everyone"))
    assert gone.health == 4
    assert t.play_on(steps.spawn_phase(), "spawn_rolls") == steps.spawn_rolls([0])


@pytest.mark.rule("MA-RND-07", "MA-HOR-01", "MA-LST-01")
def test_horror_markers_return_in_the_horror_phase(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.tokens.markers.append(Marker("ogre", 0, "", ["fighter"]))
    t.state.tokens.markers.append(Marker("salts", 0, "fighter", ["fighter"]))
    t.d10("horror", 1)
    t.play(steps.horror_phase())
    assert [mark.card for mark in t.state.tokens.markers] == ["salts"]


@pytest.mark.rule("MA-SPN-01")
def test_no_printed_rating_no_spawn_phase(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.story.chapter = 4
    reset_ratings(t.g)
    assert t.play(steps.spawn_phase()) == BACK


@pytest.mark.rule("MA-SPN-02", "MA-SPN-03", "MA-SPN-04", "MA-EX-05")
def test_the_timeout_of_an_open_chapter(lay: Lay) -> None:
    """Threat by the printed horror rating (6), then the next chapter, then rolls at its rating,
    lowered once for the second explorer."""
    t = lay(["S"], at={"fighter": (0, 1), "healer": (5, 5)})
    t.state.story.chapters[:3] = ["ice-4", "ice-1", "ice-2"]
    t.state.decks.tiles[0] = "f0"
    t.state.story.spawn = 1
    then = t.play_on(steps.spawn_phase(), "spawn_rolls", "cell:4,9", "cell:5,9")
    assert t.state.story.chapters[t.state.story.chapter] == "ice-1"
    assert (t.state.story.level, t.state.story.threat) == (2, 1), "6 increases"
    assert (t.state.story.spawn, t.state.story.horror) == (6, 8)
    assert then == steps.spawn_rolls([0, 1])


@pytest.mark.rule("MA-SPN-02", "MA-EX-06")
def test_the_timeout_of_a_locked_chapter(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (5, 5)})
    t.state.story.chapter = 2
    t.state.story.spawn = 1
    then = t.play_on(steps.spawn_phase(), "spawn_rolls")
    assert t.state.story.chapter == 2
    assert (t.state.story.level, t.state.story.threat) == (2, 1), "6 increases"
    assert t.state.story.spawn == 6, "7 less one for the second explorer"
    assert then == steps.spawn_rolls([0, 1]), "and the rolls follow"


@pytest.mark.rule("MA-SPN-16")
def test_the_rest_of_the_phase_is_skipped_without_a_rating(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.story.chapters[1] = "ice-5"
    t.state.story.spawn = 1
    assert t.play(steps.spawn_phase()) == BACK
    assert t.state.story.spawn is None


@pytest.mark.rule("MA-EX-04", "MA-NUM-03", "MA-SPN-15")
def test_the_clock_of_a_chapter(lay: Lay) -> None:
    """Four explorers, printed 7: rolls at 4, 3, 2, and the next phase starts at 1."""
    t = lay(at={name: (n, 0) for n, name in enumerate(["fighter", "healer", "maker", "gunner"])})
    reset_spawn(t.g)
    ratings = []
    while t.state.story.spawn != 1:
        ratings.append(t.state.story.spawn)
        t.play(steps.end_of_spawn())
    assert ratings == [4, 3, 2]


@pytest.mark.rule("MA-HOR-02", "MA-HOR-03", "MA-HOR-05", "MA-EX-10", "MA-NUM-04")
@pytest.mark.parametrize(("face", "rating", "events"), [(6, 6, 0), (7, 8, 1)])
def test_the_horror_roll(lay: Lay, face: int, rating: int, events: int) -> None:
    """Rating 7, printed 8."""
    t = lay(at={"fighter": (0, 0)})
    t.state.story.horror = 7
    t.top("horror", "own-frost")
    t.d10("horror", face)
    t.play(steps.horror_phase())
    assert t.state.story.horror == rating
    assert len(t.state.decks.event_discards["horror"]) == events
    assert t.state.story.threat == events


@pytest.mark.rule("MA-HOR-06")
def test_without_a_horror_rating_there_is_no_roll(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.story.horror = None
    t.state.tokens.markers.append(Marker("ogre", 0, "", ["fighter"]))
    t.d10("horror", 10)
    t.play(steps.horror_phase())
    assert t.state.decks.event_discards["horror"] == []
    assert t.state.tokens.markers == []
    assert t.state.streams.stacked


@pytest.mark.rule("MA-MPH-01", "MA-MPH-02", "MA-MPH-05")
def test_monsters_act_in_the_order_of_their_coming(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.play(steps.monster_phase())
    assert t.play(steps.monster_turns()) == BACK
    t.put("strider", 9, 0)
    t.put("crawler", 0, 9)
    t.play(steps.monster_phase())
    t.play(steps.monster_turns())
    assert t.spot("strider") == (4, 0), "five stamina, five spaces"
    assert t.spot("crawler") == (0, 9)
    t.play(steps.monster_turns())
    assert t.spot("crawler") == (0, 5)


@pytest.mark.rule("MA-MPH-03", "MA-MPH-04")
def test_removed_monsters_are_skipped_and_new_ones_are_reached(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "strider": (9, 0), "crawler": (0, 9)})
    t.play(steps.monster_phase())
    t.play(steps.monster_turns())
    t.run(destroy(t.g, "crawler"))
    t.put("mote", 9, 9)
    t.play(steps.monster_turns())
    assert t.spot("mote") == (5, 5)
    assert t.play(steps.monster_turns()) == BACK


@pytest.mark.rule("MA-SPN-02", "MA-SPN-15", "MA-HOR-05")
def test_clocks_are_told(lay: Lay) -> None:
    """The timeout and every rating that changes stand in the log."""
    t = lay(["S"], at={"fighter": (0, 1)})
    log: list[Line] = []
    t.g.log = log
    t.play(steps.end_of_spawn())
    t.d10("horror", 1)
    t.play(steps.horror_phase())
    t.state.story.chapter, t.state.story.spawn = 2, 1
    t.play(steps.spawn_phase())
    told = [(line.text, line.args) for line in log if line.text != "fact-threat-rose"]
    assert told == [
        ("fact-rating-changed", {"rating": "spawn-rating", "value": 6}),
        ("fact-phase-began", {"phase": "phase-horror"}),
        ("fact-horror-rolled", {"face": 1, "rating": 8}),
        ("fact-rating-changed", {"rating": "horror-rating", "value": 7}),
        ("fact-phase-began", {"phase": "phase-spawn"}),
        ("fact-time-ran-out", {"chapter": "ice-3"}),
        ("fact-level-rose", {"level": 2}),
        ("fact-rating-changed", {"rating": "spawn-rating", "value": 7}),
    ]
