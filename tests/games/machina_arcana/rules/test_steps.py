"""The order of play, step by step."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana.box.abilities import Active, Enters, When
from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.story_effects import Rate
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.tiles import Tile
from waystone.games.machina_arcana.box.unit_effects import Kill, Restore
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell, started
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.rules.monsters.spawning import spawn, timeout
from waystone.games.machina_arcana.rules.monsters.unpredictable import abilities, free_action
from waystone.games.machina_arcana.rules.registry import step
from waystone.games.machina_arcana.rules.round.die import game_die
from waystone.games.machina_arcana.rules.round.windows import open_window
from waystone.games.machina_arcana.rules.steps import end_of_scenario
from waystone.games.machina_arcana.rules.story.chapters import (
    advance,
    all_have_left,
    explorers_enter_play,
    place_entry_token,
    place_exit_token,
    place_explorers,
)
from waystone.games.machina_arcana.rules.story.ending import ScenarioOver
from waystone.games.machina_arcana.table.players import deciders
from waystone.games.machina_arcana.table.state import DESTROYED, OFF
from waystone.kernel.step import End, in_order
from waystone.testing import first_question


def reprint(t: Table, number: int, *effects: object) -> None:
    """Other enters-play effects on a chapter of the scenario."""
    ice = t.g.content.scenarios["ice"]
    chapters = [replace(c, abilities=[Enters([*effects])]) if c.number == number else c  # type: ignore[list-item]
                for c in ice.chapters]  # fmt: skip
    scenarios = {**t.g.content.scenarios, "ice": replace(ice, chapters=chapters)}
    t.g.content = replace(t.g.content, scenarios=scenarios)


@pytest.mark.rule("MA-CAM-01", "MA-GEN-07")
@pytest.mark.parametrize(
    ("won", "campaign", "scenario", "on"),
    [(True, True, "ice", True), (True, True, "pillar", False), (True, False, "ice", False),
     (False, True, "ice", False)],
)  # fmt: skip
def test_when_a_campaign_goes_on(
    lay: Lay, won: bool, campaign: bool, scenario: str, on: bool
) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 1)})
    t.state.campaign, t.state.story.scenario = campaign, scenario
    t.explorer("healer").dead = True
    then = end_of_scenario(t.g, ScenarioOver(won=won))
    assert isinstance(then, End) == (not on)
    if isinstance(then, End):
        assert then.winners == ([0] if won else [])


@pytest.mark.rule("MA-CAM-04", "MA-GEN-02")
def test_only_a_campaign_begins_with_the_inventory(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    assert t.play(steps.scenario()) == in_order(steps.chapter_one(), steps.play_round())
    t.state.campaign = True
    then = in_order(steps.campaign_inventory(0), steps.chapter_one(), steps.play_round())
    assert t.play(steps.scenario()) == then


@pytest.mark.rule("MA-SET-20", "MA-SET-21", "MA-SET-25", "MA-CAM-07", "MA-CAM-06")
def test_the_ratings_stand_before_the_figures_are_placed(box: Content) -> None:
    t = started(box)
    t.play(steps.choose_explorer(0), "explorer:maker")
    t.explorer("maker").kept = ["pistol", "hunters-oath"]
    rule = steps.chapter_one()
    question = first_question(step.by_name[rule.step].begin(t.g, rule.args))
    assert question is not None
    assert (question.prompt, t.state.story.spawn, t.state.story.horror) == ("ask-place", 7, 8)
    t.play(steps.chapter_one(), "cell:4,9")
    assert t.state.story.threat == 3, "preparedness comes after the chapter"
    assert t.explorer("maker").kept == []


@pytest.mark.rule("MA-RND-05", "MA-TIL-15", "MA-TIL-20")
def test_a_turn_goes_on_wherever_the_explorer_stands(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 0)}, stamina=3)
    assert t.act("fighter", "move:0,0") == steps.explorer_action(0)
    t.explorer("fighter").acted = True
    assert t.act("fighter", "move:1,0") != steps.explorer_action(0)


@pytest.mark.rule("MA-RND-05", "MA-MOV-09", "MA-ABI-08")
@pytest.mark.parametrize(("rows", "falls"), [(["~#", "##"], True), ([".~#", "###"], False)])
def test_a_turn_that_ends_over_a_chasm(lay: Lay, rows: list[str], falls: bool) -> None:
    t = lay(rows, at={"fighter": (0, 0), "healer": (9, 9)}, stamina=3)
    t.wear("fighter", "stilts")
    t.own("healer", "tonic")
    t.explorer("healer").watch = True
    t.act("fighter", "end", "use:tonic:0")
    assert t.explorer("fighter").dead == falls
    assert t.explorer("healer").inventory == [], "between the turns"


@pytest.mark.rule("MA-RND-05", "MA-CND-02")
def test_who_dies_at_the_end_of_its_turn_does_not_fall_again(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9)}, stamina=3)
    t.rewrite("fighter", When("turn-end", [Kill("you")]))
    t.act("fighter", "end")
    assert t.explorer("fighter").dead


@pytest.mark.rule("MA-MPH-02", "MA-MPH-03", "MA-MPH-05", "MA-FRC-13")
def test_nothing_is_left_of_a_monster_s_turn(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (4, 0)})
    t.rewrite("crawler")
    crawler = t.monster("crawler")
    t.play(steps.monster_turns())
    assert (t.state.turn, crawler.stamina, t.spot("crawler")) == ("", 0, (1, 0))


@pytest.mark.rule("MA-AIM-30", "MA-FRC-13", "MA-ABI-08")
def test_free_abilities_after_each_action_of_a_controlled_monster(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "crawler": (4, 0)})
    t.monster("crawler").controller = "fighter"
    t.monster("crawler").stamina = 2
    t.own("healer", "tonic")
    t.explorer("healer").watch = True
    then = t.play(steps.free_turn("crawler"), "move:5,0", "use:tonic:0")
    assert (then, t.explorer("healer").inventory) == (steps.free_turn("crawler"), [])


@pytest.mark.rule("MA-ABI-08")
def test_who_is_asked_in_a_window_and_how_often(lay: Lay) -> None:
    """Those on the watch, on the board, whose turn it is not; again until all pass."""
    t = lay(at={"fighter": (0, 0), "healer": (2, 2), "maker": (4, 4), "gunner": (6, 6)})
    fighter, healer, _, gunner = t.state.explorers
    for name, card in (("fighter", "tonic"), ("healer", "salts"), ("maker", "wick")):
        t.own(name, card)
    t.rewrite("wick", Active([Restore("health")], Cost(discard=True)))
    t.rewrite("gunner", Active([Restore("health")], Cost()))
    fighter.watch = healer.watch = gunner.watch = True
    t.turn("gunner")
    t.run(open_window(t.g), "pass", "use:salts:0", "use:tonic:0")
    assert [q.seat for q in t.asked] == [0, 1, 0], "asked again after the other"
    fighter.inventory, healer.inventory = ["tonic"], ["tonic"]
    healer.cell = OFF
    t.run(open_window(t.g), "pass")
    assert [q.seat for q in t.asked] == [0]


@pytest.mark.rule("MA-GEN-11", "MA-NUM-02", "MA-VAR-03")
@pytest.mark.parametrize("easy", [False, True])
def test_the_faces_of_the_game_die(lay: Lay, easy: bool) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.variants[:] = ["easy"] if easy else []
    shown = {game_die(t.g, "spawn") for _ in range(300)}
    assert shown == set(range(10) if easy else range(1, 11))


@pytest.mark.rule("MA-CHP-12", "MA-CHP-13", "MA-CHP-14", "MA-EPL-04")
def test_ratings_are_set_after_the_chapter_s_own_effects(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    reprint(t, 5, Rate("spawn-rating", -3), Rate("horror-rating", -3))
    reprint(t, 4, Rate("spawn-rating", -3), Rate("horror-rating", -3))
    t.state.story.chapters[:2] = ["ice-1", "ice-4"]
    t.run(advance(t.g))
    assert (t.state.story.spawn, t.state.story.horror) == (5, 6)


@pytest.mark.rule("MA-CHP-07")
@pytest.mark.parametrize(("turns", "entry"), [(1, (0, 4)), (2, (4, 0)), (3, (9, 4))])
def test_the_entry_token_lies_on_the_turned_connection(
    lay: Lay, turns: int, entry: tuple[int, int]
) -> None:
    t = lay(at={"fighter": (5, 5)})
    t.state.phase = "setup"
    t.state.laid.tiles = [Tile("here", turns, 0, 0)]
    x, y = entry
    t.run(place_entry_token(t.g, Doing("", "ice-1")), f"cell:{x},{y}")
    beside = (x, y + 1) if turns != 2 else (x + 1, y)
    assert t.state.laid.entry == [cell(x, y), cell(*beside)]


@pytest.mark.rule("MA-CHP-07", "MA-END-01")
def test_where_the_figures_go_when_the_entry_is_full(lay: Lay) -> None:
    """MA-AMB-43: the next closest spaces, never a chasm."""
    rows = ["." * 10] * 7 + ["...~......", "...####...", "...####..."]
    t = lay(rows, at={"fighter": (0, 0), "maker": (9, 0)})
    t.run(place_explorers(t.g, [cell(4, 9), cell(5, 9)]), "cell:4,7", "cell:2,8")
    keys = {o.key for o in t.asked[0].options}
    assert keys == {"cell:2,7", "cell:4,7", "cell:5,7", "cell:6,7", "cell:2,8", "cell:2,9"}


@pytest.mark.rule("MA-EPL-02", "MA-EPL-04")
def test_cards_enter_play_wherever_the_figure_stands(lay: Lay) -> None:
    t = lay(at={"maker": (0, 0), "healer": (5, 5)})
    t.rewrite("healer", Enters([Restore("essence", 2)]))
    t.explorer("healer").cell = OFF
    t.run(explorers_enter_play(t.g))
    assert [e.essence for e in t.state.explorers] == [1, 0]


@pytest.mark.rule("MA-CHP-08")
def test_the_borders_for_the_exit(lay: Lay) -> None:
    """An exit token that is out moves; MA-AMB-64: without a free border the entry's serve."""
    t = lay(at={"fighter": (0, 0)}, borders=["n", "s"])
    t.state.laid.exit[:] = [cell(4, 0), cell(5, 0)]
    t.run(place_exit_token(t.g), "border:4,9")
    assert [(o.key, o.on) for o in t.asked[0].options] == [
        ("border:4,0", "cell:4,0"), ("border:4,9", "cell:4,9"),
    ]  # fmt: skip
    t = lay(at={"fighter": (0, 0)}, borders=["e", "w"], right=[])
    t.state.laid.entry[:] = [cell(0, 4), cell(0, 5), cell(19, 4), cell(19, 5)]
    t.run(place_exit_token(t.g), "border:19,4")
    assert {o.key for o in t.asked[0].options} == {"border:0,4", "border:19,4"}
    assert (t.state.laid.entry, t.state.laid.exit) == ([], [cell(19, 4), cell(19, 5)])


@pytest.mark.rule("MA-TIL-17", "MA-TIL-20")
def test_the_board_is_cleared_whatever_the_next_chapter_says(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (5, 5)})
    t.face("f0")
    t.state.story.chapters[:2] = ["ice-3", "ice-5"]
    me = t.explorer("fighter")
    me.cell, me.left = OFF, True
    t.run(all_have_left(t.g))
    assert (t.state.laid.tiles, t.state.monsters, me.acted) == ([], [], True)


@pytest.mark.rule("MA-ACT-03", "MA-AIM-31", "MA-AIM-30", "MA-AIM-32")
def test_an_unpredictable_monster_pulls_a_lever(lay: Lay) -> None:
    t = lay(["L..^"], at={"fighter": (3, 0), "healer": (9, 9), "crawler": (0, 1)})
    crawler = t.monster("crawler")
    crawler.controller, crawler.stamina = "healer", 4
    t.high(3, 3, 3)
    assert t.run(free_action(t.g, crawler), "lever:0,0")
    assert (crawler.stamina, t.explorer("fighter").health) == (1, 4)
    assert t.state.laid.marks == {cell(0, 0): DESTROYED}
    assert t.run(free_action(t.g, crawler), "move:1,1") is False, "no stamina left"
    t.rewrite("crawler", When("moved", [Kill("you")]))
    crawler.stamina = 3
    assert t.run(free_action(t.g, crawler), "move:2,1") is False, "it is gone"


@pytest.mark.rule("MA-AIM-32")
def test_an_ability_that_costs_all_the_stamina(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    crawler = t.monster("crawler")
    for stamina, able in ((2, True), (1, False), (3, True)):
        crawler.stamina = stamina
        assert bool(abilities(t.g, crawler)) == able


@pytest.mark.rule("MA-AIM-30", "MA-DEA-02", "MA-FRC-14", "MA-GEN-09", "MA-GEN-13")
def test_who_decides_for_a_monster(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "maker": (1, 1), "crawler": (3, 3)})
    crawler = t.monster("crawler")
    assert deciders(t.g, "crawler") == [0, 1, 2]
    crawler.controller = "healer"
    assert deciders(t.g, "crawler") == [1]
    t.explorer("maker").dead = True
    assert deciders(t.g, "crawler") == [1], "before the dead"
    t.explorer("healer").dead = True
    assert deciders(t.g, "crawler") == [1, 2], "its master is dead"
    crawler.controller = "nobody"
    assert deciders(t.g, "crawler") == [1, 2]
    assert deciders(t.g, "fighter") == [0]
    assert deciders(t.g, "") == [0]


@pytest.mark.rule("MA-SPN-12", "MA-SPN-13", "MA-SPN-14", "MA-SPN-10", "MA-SPN-11")
def test_a_monster_that_comes_again_is_not_slain(lay: Lay) -> None:
    t = lay(["..S"], at={"fighter": (0, 0)})
    t.state.story.slain = ["hook", "mote"]
    t.top("monsters", "hook")
    t.run(spawn(t.g, t.explorer("fighter")))
    assert (t.spot("hook"), t.state.story.slain) == ((2, 0), ["mote"])
    assert t.state.decks.revealed == []
    t.explorer("fighter").cell = OFF
    t.run(spawn(t.g, t.explorer("fighter")))
    assert len(t.state.monsters) == 1


@pytest.mark.rule("MA-SPN-02", "MA-SPN-03", "MA-CHP-03", "MA-END-04")
def test_a_timeout_without_a_horror_rating(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.story.chapters[:2] = ["ice-6", "ice-5"]
    t.run(timeout(t.g))
    assert t.state.story.threat == 0
