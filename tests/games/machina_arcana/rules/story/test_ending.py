"""How a scenario ends (MA-GEN, MA-END)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.damage import destroy
from waystone.games.machina_arcana.rules.story.ending import ScenarioOver, check_endgame, ended
from waystone.games.machina_arcana.table.state import DESTROYED
from waystone.kernel.step import End


@pytest.mark.rule("MA-GEN-03", "MA-GEN-07", "MA-END-03")
def test_the_endgame_is_won_by_its_condition(lay: Lay) -> None:
    t = lay(["HH"], at={"fighter": (0, 1), "healer": (9, 9), "maker": (9, 0)})
    t.run(destroy(t.g, "maker"))
    t.state.story.endgame = True
    t.state.laid.marks[cell(0, 0)] = DESTROYED
    t.explorer("fighter").essence = 3
    end = t.act("fighter", "chapter:1,0")
    assert end == End("end-victory", [0, 1]), "the dead do not share it"


@pytest.mark.rule("MA-GEN-06", "MA-END-04")
def test_the_endgame_is_lost_by_its_condition(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.story.endgame = True
    t.state.story.spawn = 1
    assert t.play(steps.spawn_phase()) == End("end-defeat", [])


@pytest.mark.rule("MA-GEN-06")
def test_both_at_once_is_a_defeat(lay: Lay) -> None:
    t = lay(["HH"], at={"fighter": (0, 1)})
    t.state.story.endgame = t.state.story.timeout = True
    t.state.laid.marks.update({cell(0, 0): DESTROYED, cell(1, 0): DESTROYED})
    with pytest.raises(ScenarioOver) as over:
        check_endgame(t.g)
    assert not over.value.won
    assert ended(t.g, over.value).name == "end-defeat"
