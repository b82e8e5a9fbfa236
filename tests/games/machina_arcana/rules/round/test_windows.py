"""Free abilities between the actions of others (MA-ABI-08)."""

from collections.abc import Callable

import pytest

from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.checks.testing import Lay, started
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.items import give
from waystone.games.machina_arcana.rules.cards.abilities import usable
from waystone.games.machina_arcana.rules.monsters.predictable import predictable_turn
from waystone.games.machina_arcana.rules.round.windows import open_window
from waystone.kernel.step import Next


@pytest.mark.rule("MA-ABI-07", "MA-ABI-08", "MA-EX-80")
def test_free_abilities_between_the_actions_of_others(lay: Lay) -> None:
    """An explorer on the watch may drink between two steps of a monster."""
    t = lay(at={"fighter": (0, 0), "crawler": (6, 0)})
    t.own("fighter", "tonic", "acid")
    me = t.explorer("fighter")
    me.stamina = 0
    assert [card for card, _, _ in usable(t.g, me, own_turn=False)] == ["tonic"], "no stamina cost"
    me.watch = True
    t.monster("crawler").stamina = 2
    t.run(predictable_turn(t.g, t.monster("crawler")), "pass", "use:tonic:0")
    assert me.stamina == 2
    assert [q.prompt for q in t.asked] == ["ask-window", "ask-window"]
    t.own("fighter", "salts")
    me.watch = False
    t.run(open_window(t.g))
    assert t.asked == [], "only those on the watch are asked"
    assert "watch" in t.keys("fighter")


@pytest.mark.rule("MA-ABI-08")
def test_who_is_on_the_watch(lay: Lay, box: Content) -> None:
    """MA-AMB-11: everybody from the start; after a turn that ended without it, whoever comes to a
    card that can be used at any time."""
    game = started(box, seats=2)
    game.play(steps.choose_explorer(0), "explorer:maker")
    assert game.state.explorers[0].watch
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)}, stamina=6)
    me, friend = t.explorer("fighter"), t.explorer("healer")
    t.own("healer", "tonic", "pistol")
    t.act("fighter", "end")
    assert not me.watch
    give(t.g, friend, me, "pistol")
    assert not me.watch, "it takes stamina, and to be equipped"
    give(t.g, friend, me, "tonic")
    assert me.watch
    t.run(open_window(t.g), "rest")
    assert not me.watch


@pytest.mark.rule("MA-EX-80", "MA-ABI-08")
def test_no_free_ability_within_an_action(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (0, 1), "mote": (1, 0)})
    t.own("healer", "tonic")
    t.explorer("healer").watch = True
    t.explorer("healer").stamina = 0
    t.high(2)
    t.low(1)
    t.act("fighter", "use:fighter:0", "unit:mote", "pass")
    assert [q.prompt for q in t.asked] == ["ask-action", "ask-target", "ask-window"]
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-ABI-08")
@pytest.mark.parametrize("phase", [steps.explorer_phase, steps.end_of_spawn, steps.horror_phase])
def test_free_abilities_between_the_phases(lay: Lay, phase: Callable[[], Next]) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.own("fighter", "tonic")
    t.explorer("fighter").watch = True
    t.d10("horror", 1)
    t.play(phase(), "pass")
    assert [q.prompt for q in t.asked] == ["ask-window"]


@pytest.mark.rule("MA-ABI-08")
def test_free_abilities_between_spawn_rolls(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.own("fighter", "tonic")
    t.explorer("fighter").watch = True
    t.d10("spawn", 1)
    t.play(steps.spawn_rolls([0]), "pass")
    assert [q.prompt for q in t.asked] == ["ask-window"]
