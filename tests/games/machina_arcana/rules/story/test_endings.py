"""Whatever changes the table may end the endgame at that moment (MA-END-03, MA-END-04)."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana.box.conditions import (
    AllLeft,
    Beside,
    Condition,
    Level,
    OwnTurn,
    Progress,
    Ruined,
    Wears,
)
from waystone.games.machina_arcana.box.story_effects import AddProgress, Spawn
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.board.terrain import ruin
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.rules.monsters import threat
from waystone.games.machina_arcana.rules.registry import holds
from waystone.games.machina_arcana.rules.story.chapters import advance, go_to_endgame, leave
from waystone.games.machina_arcana.rules.story.ending import ScenarioOver
from waystone.kernel.step import End

NEVER = Ruined("chapter", 99)


def printed(t: Table, victory: Condition, defeat: Condition = NEVER, **more: object) -> Table:
    """An endgame card that says so."""
    ice = t.g.content.scenarios["ice"]
    card = replace(ice.endgame, victory=victory, defeat=defeat, **more)
    scenarios = {**t.g.content.scenarios, "ice": replace(ice, endgame=card)}
    t.g.content = replace(t.g.content, scenarios=scenarios)
    return t


@pytest.mark.rule("MA-TER-13", "MA-END-03", "MA-GEN-03")
def test_a_destroyed_space_may_win(lay: Lay) -> None:
    t = printed(lay(["C.C"], at={"fighter": (5, 5)}), Ruined("chest", 2))
    t.state.story.endgame = True
    t.run(ruin(t.g, cell(0, 0)))
    with pytest.raises(ScenarioOver) as over:
        t.run(ruin(t.g, cell(2, 0)))
    assert over.value.won


@pytest.mark.rule("MA-THR-01", "MA-THR-02", "MA-END-04", "MA-GEN-06")
def test_a_risen_level_may_lose(lay: Lay) -> None:
    t = printed(lay(at={"fighter": (5, 5)}), NEVER, Level(2))
    t.state.story.endgame = True
    t.state.story.threat = t.g.content.figures.threat_steps - 2
    with pytest.raises(ScenarioOver) as over:
        t.run(threat.increase(t.g))
    assert not over.value.won


@pytest.mark.rule("MA-TIL-15", "MA-TIL-16", "MA-TIL-17", "MA-END-03")
def test_the_last_one_who_leaves_may_win(lay: Lay) -> None:
    t = printed(lay(at={"fighter": (5, 5), "healer": (1, 1)}), AllLeft())
    t.state.story.endgame = True
    t.run(leave(t.g, t.explorer("fighter")))
    with pytest.raises(ScenarioOver) as over:
        t.run(leave(t.g, t.explorer("healer")))
    assert over.value.won


@pytest.mark.rule("MA-RND-05", "MA-TIL-15", "MA-TIL-20", "MA-END-03")
def test_a_step_may_win(lay: Lay) -> None:
    """After every action the conditions are read."""
    t = printed(lay(["..C"], at={"fighter": (4, 0)}, stamina=3), Ruined("chest", 1))
    t.state.story.endgame = True
    t.state.laid.marks[cell(2, 0)] = 1
    then = t.act("fighter", "move:4,1")
    assert isinstance(then, End)
    assert then.winners == [0]


@pytest.mark.rule("MA-MPH-05", "MA-FRC-13", "MA-END-04")
def test_a_monster_s_turn_may_lose(lay: Lay) -> None:
    t = printed(lay(["..C"], at={"fighter": (4, 0), "crawler": (4, 9)}), NEVER, Ruined("chest", 1))
    t.state.story.endgame = True
    t.state.laid.marks[cell(2, 0)] = 1
    then = t.play(steps.monster_turns())
    assert isinstance(then, End)
    assert then.winners == []


@pytest.mark.rule("MA-END-01", "MA-END-02", "MA-END-06", "MA-CHP-07")
def test_how_the_endgame_begins(lay: Lay) -> None:
    """Ratings, figures, then the card's own set-up, which may end it at once."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 1), "crawler": (5, 5)})
    t = printed(t, NEVER, setup=[AddProgress(2), Spawn("everyone")], spawn=5, horror=4)
    t.state.story.spawn = t.state.story.horror = 9
    t.top("monsters", "strider", "hook")
    d = Doing("", "ice-6", everywhere=True)
    t.run(go_to_endgame(t.g, d), "cell:4,9", "cell:5,9", "cell:0,0", "cell:9,0")
    assert [q.rule for q in t.asked[:2]] == ["MA-CHP-07", "MA-CHP-07"]
    assert (t.state.story.spawn, t.state.story.horror, t.state.story.endgame) == (4, 4, True)
    assert [(tile.face, tile.x, tile.y, tile.turns) for tile in t.state.laid.tiles] == [
        ("vault", 0, 0, 0)
    ]
    assert t.state.laid.entry == [cell(4, 9), cell(5, 9)]
    assert t.state.tokens.progress == {"ice-end": 2}
    assert (t.there("strider"), t.there("hook"), t.there("crawler")) == (True, True, False)
    assert d.placed
    t = lay(at={"fighter": (0, 0)})
    t = printed(t, Progress(1), setup=[AddProgress()])
    with pytest.raises(ScenarioOver) as over:
        t.run(go_to_endgame(t.g, d), "cell:4,9")
    assert over.value.won


@pytest.mark.rule("MA-CHP-12", "MA-CHP-15", "MA-END-05", "MA-GEN-04")
def test_when_no_chapter_follows(lay: Lay) -> None:
    """In the endgame, and after the last; the last but one wins."""
    t = printed(lay(at={"fighter": (0, 0)}), NEVER)
    t.state.story.chapters[:] = ["ice-1", "ice-5", "ice-2", "ice-7"]
    t.run(advance(t.g))
    assert t.state.story.chapter == 1
    t.state.story.endgame = True
    t.run(advance(t.g))
    assert t.state.story.chapter == 1
    t.state.story.endgame = False
    t.state.story.chapter = 2
    with pytest.raises(ScenarioOver) as over:
        t.run(advance(t.g))
    assert (over.value.won, t.state.story.chapter) == (True, 3)
    t.run(advance(t.g))
    assert t.state.story.chapter == 3


@pytest.mark.rule("MA-GEN-03", "MA-END-03")
def test_conditions_of_the_endgame_read_the_table_not_a_unit(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    d = Doing("", "ice-end", everywhere=True)
    assert not holds(t.g, d, Beside("chest"))
    assert not holds(t.g, d, Wears())
    t.turn("fighter")
    assert not holds(t.g, d, OwnTurn())
