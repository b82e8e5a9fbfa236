"""Chapters, tokens, leaving, the endgame (MA-CHP, MA-TIL, MA-END)."""

import pytest

from waystone.games.machina_arcana.box.story_effects import Advance, EntryToken
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.damage import destroy
from waystone.games.machina_arcana.rules.story import chapters
from waystone.games.machina_arcana.rules.story.ending import ScenarioOver
from waystone.games.machina_arcana.table.state import LIT, Marker
from waystone.games.machina_arcana.table.story import chapter, current_event
from waystone.games.machina_arcana.table.units import living
from waystone.kernel.step import BACK


@pytest.mark.rule("MA-TIL-15", "MA-TIL-19")
def test_leaving_the_board(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 0), "healer": (5, 5)})
    assert "leave" not in t.keys("fighter")
    t.state.laid.exit[:] = [cell(4, 0), cell(5, 0)]
    assert t.act("fighter", "leave") == BACK
    me = t.explorer("fighter")
    assert me.left
    assert me.cell < 0
    assert me in living(t.g)
    assert t.state.turn == ""


@pytest.mark.rule("MA-TIL-17", "MA-TIL-20", "MA-EX-88", "MA-CHP-15")
def test_the_last_one_to_leave(lay: Lay) -> None:
    """Monsters banished, tiles recycled, the next chapter; nobody acts again in this phase."""
    t = lay(at={"fighter": (4, 0), "healer": (5, 5), "crawler": (9, 9)}, right=[])
    t.state.story.chapters[:] = ["ice-3", "ice-1", "ice-7"]
    t.state.laid.exit[:] = [cell(4, 0), cell(5, 0)]
    t.face("f0", "f1")
    gone = t.explorer("healer")
    gone.cell, gone.left, gone.acted = -1, True, True
    t.state.decks.monsters.remove("mote")
    then = t.act("fighter", "leave", "cell:4,9", "cell:5,9")
    assert not t.there("crawler")
    assert t.state.decks.destroyed == ["crawler"]
    assert len(t.state.laid.tiles) == 1
    assert sorted(t.state.decks.tiles[-2:]) == ["b0", "b1"], "turned over, under the stack"
    assert t.state.story.chapter == 1
    assert t.explorer("fighter").stamina == 0, "stamina is not restored"
    t.waiting = (steps.spawn_phase(), steps.explorer_turns())
    assert t.play_on(then, "spawn_phase") == steps.spawn_phase()


@pytest.mark.rule("MA-TIL-17")
def test_the_death_of_the_last_one_on_the_board(lay: Lay) -> None:
    """MA-AMB-25: the survivors have all left."""
    t = lay(at={"fighter": (4, 0), "healer": (5, 5)})
    t.state.story.chapters[:] = ["ice-3", "ice-5", "ice-7"]
    gone = t.explorer("healer")
    gone.cell, gone.left = -1, True
    t.run(destroy(t.g, "fighter"))
    assert t.state.story.chapter == 1


@pytest.mark.rule("MA-CHP-01", "MA-CHP-02", "MA-EX-54")
def test_everybody_may_use_the_chapter(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    t.state.story.chapter = 1
    assert "use:ice-2:1" in t.keys("fighter")
    t.use("healer", "ice-2", 0)
    assert t.explorer("healer").health == 3, "the active explorer is the default target"
    t.use("fighter", "ice-2", 0)
    assert t.state.tokens.progress == {"ice-2:1": 2}, "one pool of tokens for all (MA-AMB-69)"


@pytest.mark.rule("MA-CHP-07", "MA-EPL-04")
def test_the_entry_token_takes_a_new_tile(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "maker": (5, 5), "crawler": (3, 3)})
    t.face("f9")
    t.state.decks.tiles[0] = "b3"
    t.do("", EntryToken(), card="ice-1", answers=["cell:5,9", "cell:4,9"])
    assert [tile.face for tile in t.state.laid.tiles] == ["b3"]
    assert not t.there("crawler"), "MA-AMB-66: everything is recycled first"
    assert t.spot("fighter") == (5, 9)
    assert t.explorer("maker").essence == 0, "not before the chapter's own effects are done"
    t.state.story.chapters[1] = "ice-1"
    t.run(chapters.advance(t.g), "cell:5,9", "cell:4,9")
    assert t.explorer("maker").essence == 1


@pytest.mark.rule("MA-CHP-08")
def test_the_exit_token_goes_on_any_unexplored_border(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, right=[])
    t.state.laid.entry[:] = [cell(4, 9), cell(5, 9)]
    t.run(chapters.place_exit_token(t.g), "border:14,0")
    keys = [o.key for o in t.asked[0].options]
    assert keys == ["border:4,0", "border:0,4", "border:14,0", "border:19,4", "border:14,9"]
    assert t.state.laid.exit == [cell(14, 0), cell(15, 0)]


@pytest.mark.rule("MA-CHP-08")
def test_without_a_free_border_the_entry_token_goes(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, borders=["s"])
    t.state.laid.entry[:] = [cell(4, 9), cell(5, 9)]
    t.run(chapters.place_exit_token(t.g))
    assert t.state.laid.exit == [cell(4, 9), cell(5, 9)]
    assert t.state.laid.entry == []


@pytest.mark.rule("MA-CHP-12", "MA-CHP-13", "MA-CHP-15")
def test_advancing(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (9, 9)})
    t.state.story.chapters[1] = "ice-5"
    t.state.story.spawn, t.state.story.horror = 2, 2
    t.state.laid.marks[cell(7, 7)] = LIT
    t.state.tokens.progress["ice-1:0"] = 2
    t.state.tokens.markers.append(Marker("ice-1", 0, "fighter", []))
    t.current("good-map")
    t.run(chapters.advance(t.g))
    assert t.state.story.chapters[t.state.story.chapter] == "ice-5"
    assert t.state.story.spawn is None
    assert t.state.story.horror == 6
    assert "storm-gun" in t.state.decks.items["weapon"], "its enters-play effect"
    assert t.state.tokens.progress == {}
    assert t.state.tokens.markers == []
    assert t.there("crawler")
    assert t.state.laid.marks == {cell(7, 7): LIT}
    assert current_event(t.g, "explorer") == "good-map"


@pytest.mark.rule("MA-CHP-16", "MA-EX-88")
def test_starting_a_new_round(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 0), "healer": (9, 9)}, stamina=1)
    t.state.story.chapters[:] = ["ice-1", "ice-4", "ice-5", "ice-7"]
    t.state.tokens.markers.append(Marker("salts", 0, "fighter", ["fighter"]))
    t.state.tokens.markers.append(Marker("ogre", 0, "", ["fighter"]))
    t.do("fighter", Advance(), answers=["cell:4,9", "cell:5,9"])
    assert t.state.story.new_round
    assert t.state.story.spawn == 4, "the ratings are set first (MA-AMB-22)"
    assert t.play(steps.explorer_turn(0)) == steps.new_round(), "when the step is over"
    t.waiting = (steps.play_round(), steps.monster_phase(), steps.explorer_turns())
    then = t.play_on(steps.new_round(), "play_round")
    assert t.waits == [], "the rest of the old round is dropped"
    assert t.state.turn == ""
    t.play_on(then, "explorer_turns")
    assert t.state.tokens.markers == []
    assert all(e.stamina == 6 and not e.acted for e in t.state.explorers)


@pytest.mark.rule("MA-CHP-03")
def test_a_locked_chapter_says_what_advances_it(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.story.chapter = 2
    assert chapter(t.g).locked
    t.state.story.chapters[3] = "ice-5"
    t.do("fighter", Advance())
    assert t.state.story.chapter == 3


@pytest.mark.rule("MA-END-01", "MA-END-02", "MA-END-06", "MA-EPL-02")
def test_going_to_the_endgame(lay: Lay) -> None:
    t = lay(at={"maker": (0, 0), "crawler": (5, 5)})
    t.face("f0")
    t.explorer("maker").stamina = 3
    t.state.story.chapter = 4
    t.top("monsters", "mote")
    t.run(chapters.advance(t.g), "cell:4,9", "cell:0,0")
    assert t.state.story.endgame
    assert [tile.face for tile in t.state.laid.tiles] == ["vault"]
    assert t.spot("maker") == (4, 9)
    assert [m.id for m in t.state.monsters] == ["mote"], "the old ones are banished, set-up done"
    assert (t.state.story.spawn, t.state.story.horror) == (6, 6)
    assert t.explorer("maker").essence == 1
    assert t.explorer("maker").stamina == 3


@pytest.mark.rule("MA-END-05", "MA-GEN-04")
def test_reaching_the_last_chapter_wins(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.story.chapters[:] = ["ice-1", "ice-7"]
    with pytest.raises(ScenarioOver) as over:
        t.run(chapters.advance(t.g))
    assert over.value.won
