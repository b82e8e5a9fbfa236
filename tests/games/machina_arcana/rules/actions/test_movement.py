"""Movement (MA-MOV)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active, Passive, When
from waystone.games.machina_arcana.box.effects import Lasting
from waystone.games.machina_arcana.box.modifiers import Ethereal, Immobile, Through
from waystone.games.machina_arcana.box.story_effects import AddProgress
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.unit_effects import Shift, Teleport
from waystone.games.machina_arcana.checks.testing import Lay, Pair, Spot, Table, cell
from waystone.games.machina_arcana.rules.actions.movement import reachable, steps, way_off
from waystone.games.machina_arcana.rules.cards.modifiers import in_play
from waystone.games.machina_arcana.table.board import ground, impassable
from waystone.games.machina_arcana.table.state import DESTROYED, Marker


def costs(t: Table, name: str, budget: int) -> dict[tuple[int, int], int]:
    found = steps(t.g, t.explorer(name), budget)
    return {(c % 20, c // 20): cost for c, cost in found.items()}


def ethereal(t: Table, *units: str) -> None:
    """These units are ethereal this round."""
    t.state.tokens.markers.append(Marker("statuette", 0, "", list(units)))


@pytest.mark.rule("MA-MOV-01", "MA-MOV-07")
def test_moving_costs_one_stamina_in_eight_directions(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    assert len(t.moves("fighter")) == 8
    t.act("fighter", "move:2,2")
    assert t.spot("fighter") == (2, 2)
    assert t.explorer("fighter").stamina == 5


@pytest.mark.rule("MA-MOV-02", "MA-TER-02", "MA-TER-05")
def test_nobody_walks_through_rubble_obstacles_or_units(lay: Lay) -> None:
    t = lay([".#C", "BL.", "..."], at={"fighter": (0, 0), "healer": (1, 2)})
    assert t.moves("fighter", 6) == set()
    t.explorer("fighter").cell = cell(0, 2)
    t.state.laid.marks[cell(1, 3)] = DESTROYED
    assert t.moves("fighter", 6) == {(0, 3)}


@pytest.mark.rule("MA-MOV-03")
def test_diagonals_between_impassable_spaces_are_allowed(lay: Lay) -> None:
    t = lay([".#", "#."], at={"fighter": (0, 0)})
    assert t.moves("fighter") == {(1, 1)}
    t = lay(at={"fighter": (0, 0)}, walls=[((0, 0), (1, 0))])
    assert (1, 1) in t.moves("fighter"), "past the end of a wall"


@pytest.mark.rule("MA-TER-03", "MA-MOV-06")
def test_whoever_steps_onto_a_chasm_is_destroyed(lay: Lay) -> None:
    t = lay([".~"], at={"fighter": (0, 0), "healer": (5, 5)})
    t.act("fighter", "move:1,0")
    assert t.explorer("fighter").dead


@pytest.mark.rule("MA-MOV-05", "MA-ETH-05")
def test_a_crossing_is_one_action_and_costs_every_space(lay: Lay) -> None:
    t = lay(["...", "###"], at={"fighter": (0, 0), "crawler": (1, 0)})
    assert (2, 0) not in costs(t, "fighter", 6)
    ethereal(t, "fighter")
    assert costs(t, "fighter", 6)[(2, 0)] == 2
    assert (2, 0) not in costs(t, "fighter", 1), "all steps must be affordable together"
    assert (1, 0) not in costs(t, "fighter", 6), "it cannot stop there"
    t.state.tokens.markers.clear()
    ethereal(t, "crawler")
    assert costs(t, "fighter", 6)[(2, 0)] == 2, "anybody moves through an ethereal unit"


@pytest.mark.rule("MA-MOV-05")
@pytest.mark.parametrize(
    ("what", "row"), [("obstacles", ".C."), ("rubble", ".#."), ("units", "..."), ("doors", "...")]
)
def test_moving_through_named_obstacles(lay: Lay, what: str, row: str) -> None:
    t = lay([row, "###"], at={"fighter": (0, 0)}, doors=[((0, 0), (1, 0))] * (what == "doors"))
    if what == "units":
        t.put("crawler", 1, 0)
    if what == "doors":
        t.close((0, 0), (1, 0))
    before = costs(t, "fighter", 3)
    t.rewrite("fighter", Passive([Through(what)]))  # type: ignore[arg-type]
    cost = 1 if what == "doors" else 2
    target = (1, 0) if what == "doors" else (2, 0)
    assert target not in before
    assert costs(t, "fighter", 3)[target] == cost


@pytest.mark.rule("MA-MOV-09", "MA-EX-47")
def test_walking_over_a_chasm(lay: Lay) -> None:
    """Floor, chasm, chasm, floor: 1 + 0 + 1."""
    t = lay([".~~.", "####"], at={"fighter": (0, 0), "healer": (9, 9)}, stamina=3)
    t.wear("fighter", "stilts")
    t.act("fighter", "move:1,0")
    assert t.explorer("fighter").stamina == 2
    assert "end" not in t.keys("fighter"), "no turn ends over a chasm"
    t.act("fighter", "move:2,0")
    assert t.explorer("fighter").stamina == 2
    t.act("fighter", "move:3,0")
    assert t.explorer("fighter").stamina == 1
    assert not t.explorer("fighter").dead
    t.explorer("fighter").cell = cell(0, 0)
    t.explorer("fighter").stamina = 1
    assert "move:1,0" not in t.keys("fighter"), "it could not get off again"
    t.do("healer", Teleport("chasm", who="target"), targets=["fighter"])
    assert t.explorer("fighter").dead, "put there by force it falls"


@pytest.mark.rule("MA-MOV-01")
def test_who_is_immobile_or_has_no_stamina_does_not_move(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "crawler": (5, 5)}, stamina=1)
    assert any(key.startswith("move:") for key in t.keys("fighter"))
    t.rewrite("salts", Active([Lasting([Immobile()])], Cost(discard=True)))
    t.mark("salts", "fighter", "crawler", by="fighter")
    assert not any(key.startswith("move:") for key in t.keys("fighter"))
    assert t.hunt("crawler", stamina=4) == (5, 5)
    t.state.tokens.markers.clear()
    t.explorer("fighter").stamina = 0
    assert not any(key.startswith("move:") for key in t.keys("fighter"))
    assert t.hunt("crawler", stamina=1) == (4, 4)


@pytest.mark.rule("MA-MOV-01", "MA-MOV-02")
def test_every_step_costs_one(lay: Lay) -> None:
    """One adjacent space at a time, straight or aslant."""
    t = lay(at={"fighter": (1, 1)}, stamina=3)
    assert t.moves("fighter", 3) == {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    for n, key in enumerate(("move:2,1", "move:3,2", "move:3,3"), 1):
        t.act("fighter", key)
        assert t.explorer("fighter").stamina == 3 - n


CORRIDOR: list[Pair] = [((x, 0), (x, 1)) for x in range(10)]
"""A wall below the first row."""


def ways(t: Table, name: str, budget: int) -> dict[Spot, int]:
    unit = t.monster(name) if t.there(name) else t.explorer(name)
    return {(c % 20, c // 20): cost for c, cost in steps(t.g, unit, budget).items()}


@pytest.mark.rule("MA-MOV-05", "MA-MOV-02", "MA-TER-05", "MA-AIM-16", "MA-ETH-05")
@pytest.mark.parametrize("who", ["fighter", "crawler"])
@pytest.mark.parametrize("what", ["", "rubble", "obstacles", "units", "chasm"])
@pytest.mark.parametrize("barrier", ["rubble", "chest", "destroyed", "unit", "chasm"])
def test_each_crosses_only_what_its_ability_names(
    lay: Lay, who: str, what: str, barrier: str
) -> None:
    row = {"rubble": ".#.#", "chest": ".C.#", "chasm": ".~.#"}.get(barrier, "...#")
    t = lay([row], at={who: (0, 0), "healer": (9, 9)}, walls=CORRIDOR)
    if barrier == "destroyed":
        t.state.laid.marks[cell(1, 0)] = DESTROYED
    if barrier == "unit":
        t.put("hook", 1, 0)
    if what:
        t.rewrite(who, Passive([Through(what)]))  # type: ignore[arg-type]
    named = {"rubble": ["rubble"], "units": ["unit"], "chasm": [], "": []}.get(
        what, ["chest", "destroyed", "unit"]
    )
    if barrier == "chasm" and what != "chasm":
        expected = {(1, 0): 1}
    elif barrier == "chasm":
        expected = {(1, 0): 1} if who == "fighter" else {(2, 0): 2}
    else:
        expected = {(2, 0): 2} if barrier in named else {}
    assert ways(t, who, 2) == expected
    assert ways(t, who, 1) == ({(1, 0): 1} if (1, 0) in expected and what != "chasm" else {})


@pytest.mark.rule("MA-MOV-05", "MA-MOV-08", "MA-MOV-06")
def test_a_long_crossing_and_what_can_be_reached_beside_it(lay: Lay) -> None:
    t = lay([".CC..#"], at={"fighter": (0, 0)}, walls=CORRIDOR)
    t.rewrite("fighter", Passive([Through("obstacles")]))
    assert ways(t, "fighter", 2) == {}
    assert ways(t, "fighter", 3) == {(3, 0): 3}
    assert ways(t, "fighter", 6) == {(3, 0): 3}, "it stops where it can"
    far = reachable(t.g, t.explorer("fighter"), 4)
    assert far == {cell(3, 0): 3, cell(4, 0): 4}, "an effect leads on from there"
    t = lay(["...", ".C."], at={"fighter": (1, 0)})
    t.rewrite("fighter", Passive([Through("obstacles")]))
    found = ways(t, "fighter", 2)
    assert found == {(0, 0): 1, (2, 0): 1, (0, 1): 1, (2, 1): 1,
                     (0, 2): 2, (1, 2): 2, (2, 2): 2}, "beside it one walks for 1"  # fmt: skip


@pytest.mark.rule("MA-MOV-05", "MA-MOV-08")
@pytest.mark.parametrize("able", [False, True])
@pytest.mark.parametrize("closed", [False, True])
def test_moving_through_closed_doors(lay: Lay, able: bool, closed: bool) -> None:
    t = lay(["...#"], at={"fighter": (0, 0), "healer": (9, 9)}, walls=CORRIDOR,
            doors=[((0, 0), (1, 0)), ((8, 8), (9, 8))])  # fmt: skip
    t.close((8, 8), (9, 8))
    if closed:
        t.close((0, 0), (1, 0))
    t.rewrite("fighter", Passive([Through("doors" if able else "rubble")]))
    free = able or not closed
    assert ways(t, "fighter", 1) == ({(1, 0): 1} if free else {})
    assert ways(t, "fighter", 2) == ({(1, 0): 1} if free else {})
    far = reachable(t.g, t.explorer("fighter"), 2)
    assert far == ({cell(1, 0): 1, cell(2, 0): 2} if free else {})


@pytest.mark.rule("MA-MOV-08", "MA-MOV-06", "MA-MOV-05")
def test_where_an_effect_may_lead(lay: Lay) -> None:
    """So many spaces; a chasm ends the walk; round what cannot be entered."""
    t = lay([".~..#"], at={"fighter": (0, 0)}, walls=CORRIDOR)
    assert reachable(t.g, t.explorer("fighter"), 3) == {cell(1, 0): 1}
    t = lay(["..C..#"], at={"fighter": (0, 0)}, walls=CORRIDOR)
    assert reachable(t.g, t.explorer("fighter"), 5) == {cell(1, 0): 1}
    t = lay(["....#", "#.###"], at={"fighter": (0, 0)}, walls=[((0, 0), (1, 1))])
    found = reachable(t.g, t.explorer("fighter"), 2)
    assert found[cell(2, 0)] == 2
    assert found[cell(1, 1)] == 1, "the shortest way counts"


@pytest.mark.rule("MA-ETH-05", "MA-MOV-05", "MA-ABI-01")
@pytest.mark.parametrize("by", ["printed", "own card", "item", "personal", "event", "marker", ""])
def test_whatever_makes_a_unit_ethereal_it_is_walked_through(lay: Lay, by: str) -> None:
    between = (
        "wisp" if by == "printed" else "crawler" if by in ("event", "own card", "") else "maker"
    )
    at = {"fighter": (0, 0), between: (1, 0), "hook": (9, 9), "healer": (8, 8)}
    t = lay(["...#"], at=at, walls=CORRIDOR)
    t.rewrite("statuette")
    if by == "own card":
        t.rewrite("crawler", Passive([Ethereal()]))
    if by == "item":
        t.rewrite("pendant", Passive([Ethereal()]))
        t.wear("maker", "pendant")
    if by == "personal":
        t.rewrite("hunters-oath", Passive([Ethereal()]))
        t.own("maker", "hunters-oath")
    if by == "event":
        t.current("the-fog")
    if by == "marker":
        t.rewrite("salts", Active([Lasting([Ethereal()])], Cost(discard=True)))
        t.mark("salts", "maker", by="maker")
    assert ways(t, "fighter", 2) == ({(2, 0): 2} if by else {})
    assert bool(in_play(t.g, Ethereal)) == (by in ("own card", "item", "personal", "event"))


@pytest.mark.rule("MA-MOV-09")
def test_onto_a_chasm_only_with_a_way_off(lay: Lay) -> None:
    t = lay([".~~~.#"], at={"fighter": (0, 0), "healer": (9, 9)}, walls=CORRIDOR)
    t.wear("fighter", "stilts")
    assert ways(t, "fighter", 1) == {}
    assert ways(t, "fighter", 2) == {(1, 0): 1}
    t.put("fighter", 1, 0)
    assert ways(t, "fighter", 0) == {}
    assert ways(t, "fighter", 1) == {(0, 0): 1, (2, 0): 0}
    t.put("fighter", 2, 0)
    assert ways(t, "fighter", 1) == {(1, 0): 0, (3, 0): 0}
    t = lay([".~~#"], at={"fighter": (0, 0)}, walls=CORRIDOR)
    t.wear("fighter", "stilts")
    assert ways(t, "fighter", 2) == {(1, 0): 1}, "back the way it came"
    t.state.laid.marks[cell(0, 0)] = DESTROYED
    t.put("fighter", 1, 0)
    assert ways(t, "fighter", 3) == {}, "no way off"
    assert "end" in t.keys("fighter")
    t = lay([".~#"], at={"fighter": (0, 0)}, walls=CORRIDOR)
    assert ways(t, "fighter", 3) == {(1, 0): 1}, "who does not walk over chasms may fall"


@pytest.mark.rule("MA-MOV-09")
def test_the_way_off_a_chasm(lay: Lay) -> None:
    t = lay(["#~~~.#", "#~####", "######"])
    here = ground(t.g)
    assert way_off(here, impassable(t.g, here), cell(1, 1))
    t.put("hook", 3, 0)
    assert not way_off(here, impassable(t.g, here), cell(1, 1)), "somebody hangs in the way"
    t = lay(["#~~#", "####"])
    here = ground(t.g)
    assert not way_off(here, impassable(t.g, here), cell(1, 0))


@pytest.mark.rule("MA-MOV-06", "MA-MOV-09", "MA-DMG-08")
def test_who_led_it_into_the_chasm_has_killed_it(lay: Lay) -> None:
    t = lay([".~."], at={"fighter": (5, 5), "crawler": (0, 0), "hook": (2, 0)})
    t.rewrite("fighter", When("kill", [AddProgress()]))
    t.rewrite("hook", When("kill", [AddProgress()]))
    t.do("fighter", Shift(1), targets=["crawler"], answers=["cell:1,0"])
    assert t.state.tokens.progress == {"fighter": 1}
    t.do("hook", Shift(1, who="you"), answers=["cell:1,0"])
    assert t.state.tokens.progress == {"fighter": 1}
    assert not t.there("hook")
