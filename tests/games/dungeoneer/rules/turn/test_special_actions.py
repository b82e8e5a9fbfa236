"""DG-SPC: special actions."""

from collections.abc import Callable
from typing import Literal

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import moments
from waystone.games.dungeoneer.rules.cards.occasions import Moment
from waystone.games.dungeoneer.rules.dungeon import movement
from waystone.games.dungeoneer.rules.hero import falling
from waystone.games.dungeoneer.table.state import Battle

Make = Callable[..., Table]


@pytest.mark.rule("DG-SPC-01", "DG-SPC-02")
def test_any_moment_cards_in_another_players_turn(table: Make) -> None:
    t = table()
    t.b.hand, t.b.glory, t.b.life = ["rejuvenation"], 1, 10
    t.run(moments.calm(t.g), "card:rejuvenation")
    assert t.asked[0].rule == "DG-SPC-02"
    assert (t.b.life, t.b.glory) == (13, 0)
    t.b.hand = ["rejuvenation"]
    t.run(moments.calm(t.g))
    assert t.asked == [], "not without the Glory"


@pytest.mark.rule("DG-SPC-03")
def test_response_cards_only_for_the_defender_in_the_response_step(table: Make) -> None:
    t = table(3)
    for p in t.state.players:
        p.hand, p.glory = ["scare-off"], 3
    t.run(moments.calm(t.g))
    assert t.asked == []
    t.a.hand, t.b.peril = ["scare-off", "boa"], 2
    t.declare("encounter:boa:bystander", "card:scare-off")
    assert [(q.seat, q.rule) for q in t.asked] == [(1, "DG-SPC-03")]
    assert "boa" in t.state.discard


@pytest.mark.rule("DG-SPC-04")
def test_readied_effects_whenever_they_can_be_paid(table: Make) -> None:
    t = table(heroes=("orrin", "bystander"))
    t.ready(t.b, "oil")
    t.b.life = 5
    t.run(moments.calm(t.g), "use:oil")
    assert t.b.life == 7
    roll = Moment("roll", 0, on="attack", stat="melee")
    assert moments.playable(t.g, 0, roll) == []
    t.a.glory = 1
    assert [o.key for o in moments.playable(t.g, 0, roll)] == ["use:orrin"]


@pytest.mark.rule("DG-SPC-05", "DG-EFF-02", "DG-EX-82")
def test_stand_up_in_another_players_turn(table: Make) -> None:
    t = table()
    t.b.fallen, t.b.ap = True, 1
    t.run(moments.calm(t.g), "stand")
    assert (t.b.fallen, t.b.ap) == (False, 0)


@pytest.mark.rule("DG-SPC-06", "DG-SPC-07", "DG-SPC-08", "DG-EX-82")
def test_off_turn_a_saved_point_can_fight_but_not_move(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.state.locations = ["hall-2"]
    t.b.ap = 1
    t.quest(t.b, "book-search")
    options = [o.key for o in moments.playable(t.g, 1, Moment("calm", 0))]
    assert options == ["attack:apothecary"], "no move, no exploration, no search"
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.run(moments.calm(t.g), "attack:apothecary", "form:melee")
    assert t.b.ap == 0
    assert t.a.life == 17


@pytest.mark.rule("DG-SPC-06", "DG-AMB-01")
@pytest.mark.parametrize(("phase", "offered"), [("hero", True), ("dungeonlord", False)])
def test_heroes_attack_in_a_hero_phase_only(
    table: Make, phase: Literal["hero", "dungeonlord"], offered: bool
) -> None:
    t = table()
    t.state.phase, t.b.ap = phase, 1
    keys = [o.key for o in moments.playable(t.g, 1, Moment("calm", 0))]
    assert ("attack:apothecary" in keys) is offered
    t.state.phase = "hero"
    t.state.battles = [Battle(0, 1, t.b.hero, "entrance", [])]
    assert moments.playable(t.g, 1, Moment("calm", 0)) == [], "no battle inside a battle"


@pytest.mark.rule("DG-SPC-02", "DG-AMB-81", "DG-TRN-02", "DG-LOC-01")
@pytest.mark.parametrize(("step", "args"), [("turn", (0,)), ("build", ())])
def test_there_is_time_between_the_phases(table: Make, step: str, args: tuple[int, ...]) -> None:
    t = table()
    t.b.hand, t.b.life = ["sip"], 9
    t.step(step, "card:sip", args=args)
    assert t.b.life == 10


@pytest.mark.rule("DG-SPC-02", "DG-AMB-81")
def test_there_is_time_after_each_entry_and_none_after_other_deeds(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.b.hand, t.b.life = ["sip"], 9
    t.a.ap, t.a.hand, t.a.glory = 2, ["lamp"], 1
    t.act("card:lamp")
    assert t.prompts() == ["ask-hero"]
    t.act("move:hall-3", "card:sip")
    assert t.b.life == 10


@pytest.mark.rule("DG-TRN-02", "DG-RST-01")
def test_a_turn_begins_with_reset(table: Make) -> None:
    t = table()
    t.a.fought, t.a.ap, t.state.turn = True, 0, 4
    t.step("turn", args=(0,))
    assert (t.a.fought, t.a.ap, t.state.turn) == (False, 5, 5)


@pytest.mark.rule("DG-SPC-05", "DG-SPC-06")
def test_in_the_own_hero_phase_the_body_acts_there(table: Make) -> None:
    t = table()
    t.a.ap, t.a.fallen = 1, True
    assert moments.playable(t.g, 0, Moment("calm", 0)) == []
    assert t.hero_keys() == ["stand"]
    t.state.phase = "build"
    assert [o.key for o in moments.playable(t.g, 0, Moment("calm", 0))] == ["stand"]


@pytest.mark.rule("DG-HER-02")
@pytest.mark.parametrize(
    ("ap", "locations", "offered"), [(1, ["hall-1"], True), (0, ["hall-1"], False), (1, [], False)]
)
def test_exploring_takes_a_point_and_a_location(
    table: Make, ap: int, locations: list[str], offered: bool
) -> None:
    t = table()
    t.a.ap, t.state.locations = ap, locations
    assert ("explore" in t.hero_keys()) is offered


@pytest.mark.rule("DG-EFF-02")
def test_who_stands_up_owes_no_test_any_more(table: Make) -> None:
    t = table()
    t.a.fallen, t.a.stand_value = True, 9
    falling.get_up(t.g, t.a)
    assert (t.a.fallen, t.a.stand_value) == (False, 0)


@pytest.mark.rule("DG-DSC-04", "DG-EXI-08")
def test_only_a_move_in_the_own_turn_is_no_staying(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.a.threshold = t.b.threshold = 1
    for p in (t.a, t.b):
        movement.go(t.g, p, "hall-1")
    assert (t.a.moved, t.b.moved) == (True, False)
    assert (t.a.threshold, t.b.threshold) == (-1, -1)
