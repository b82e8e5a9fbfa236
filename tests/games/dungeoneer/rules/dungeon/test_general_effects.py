"""DG-EFF: falling, warps, shifts, levels."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Warp
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting
from waystone.games.dungeoneer.rules.cards.occasions import Cause
from waystone.games.dungeoneer.rules.dungeon import movement, shifting, traps
from waystone.games.dungeoneer.rules.hero import falling
from waystone.games.dungeoneer.table.board import has_shut_exit
from waystone.kernel.errors import BadAnswer
from waystone.parts.cardmap import Place

Make = Callable[..., Table]


@pytest.mark.rule("DG-EFF-01", "DG-EFF-03", "DG-EX-54")
def test_a_fallen_hero_spends_ap_on_standing_up_only(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.quest(t.a, "book-search")
    t.state.locations = ["hall-4"]
    t.a.ap, t.a.fallen = 3, True
    assert t.hero_keys() == ["stand"]
    t.act("stand")
    assert t.a.ap == 2
    assert {"move:hall-3", "explore", "search:book-search", "attack:bystander"} <= set(
        t.hero_keys()
    )


@pytest.mark.rule("DG-EFF-04")
def test_falling_has_no_other_penalty(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.fallen, t.a.ap, t.a.glory = True, 0, 1
    t.a.hand = ["grit"]
    t.quest(t.a, "book-threat-2")
    assert t.hero_keys() == ["attempt:book-threat-2", "card:grit"]
    t.b.hand, t.a.peril = ["boa"], 2
    t.state.active = 1
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare("encounter:boa:apothecary", "lair")
    assert t.facts("compared")[0].args["counter"] == 7, "it counterattacks"


@pytest.mark.rule("DG-EFF-05")
def test_some_cards_demand_a_threat_to_stand_up(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.b.ap = ["trip"], 1, 2
    t.step("dungeonlord_phase", "bane:trip:bystander")
    t.dice("threat", 4, 5)
    t.run(falling.stand_up(t.g, t.b))
    assert (t.b.fallen, t.b.ap) == (True, 1), "4 + 4 < 9"
    t.run(falling.stand_up(t.g, t.b))
    assert (t.b.fallen, t.b.ap) == (False, 0)


@pytest.mark.rule("DG-EFF-06", "DG-EFF-08", "DG-EX-25")
def test_a_warp_needs_no_exit_and_keeps_the_fallen_fallen(table: Make) -> None:
    t = table().lay("walled-room", 5, 5).lay("spiked-room", 6, 5)
    t.b.fallen = True
    t.run(acting.do(t.g, (Warp("choice", "target"),), Cause(0, "banish", 1)), "place:spiked-room")
    assert t.b.at == "spiked-room"
    assert t.b.fallen
    assert (t.b.glory, t.b.peril, t.b.life) == (0, 0, 18)


@pytest.mark.rule("DG-EFF-10", "DG-EFF-11", "DG-DLP-03")
def test_a_shift_keeps_the_map_whole(table: Make) -> None:
    t = table().lay("cell", 0, -1).lay("hall-1", 1, 0)
    t.state.phase = "dungeonlord"
    assert "cell" not in shifting.turnable(t.g), "turned round its only door would be gone"
    assert "hall-1" in shifting.turnable(t.g)
    assert shifting.swappable(t.g, "cell") == [], "nowhere else would its door meet a door"
    assert shifting.swappable(t.g, "hall-1") == ["entrance"]
    t.a.hand = ["quake"]
    t.state.board.places["hall-2"] = Place(0, 1)
    t.step("dungeonlord_phase", "bane:quake:bystander", "place:hall-1", "place:hall-2")
    assert t.state.board.places["hall-1"] == Place(0, 1)
    assert t.state.board.places["hall-2"] == Place(1, 0)
    t.a.hand = ["spin"]
    with pytest.raises(BadAnswer):
        t.step("dungeonlord_phase", "bane:spin:bystander", "place:cell")


@pytest.mark.rule("DG-EFF-13", "DG-EX-49")
def test_no_level_below_1(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.b.level = ["unmake"], 1, 1
    t.step("dungeonlord_phase", "bane:unmake:bystander")
    assert t.b.level == 1
    t.a.hand, t.b.peril, t.b.level = ["unmake"], 1, 8
    t.step("dungeonlord_phase", "bane:unmake:bystander")
    assert t.b.level == 7


@pytest.mark.rule("DG-EFF-12")
def test_a_shift_never_joins_surface_and_dungeon(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 0, 1)
    for n, place in enumerate(("meadow", "field")):
        t.state.board.places[place] = Place(2 + n, 0)
    assert shifting.swappable(t.g, "hall-1") == ["entrance", "hall-2"]
    assert shifting.swappable(t.g, "meadow") == ["field"]


@pytest.mark.rule("DG-EFF-06", "DG-EFF-07")
def test_a_warp_to_where_one_is_is_none(table: Make) -> None:
    t = table().lay("spiked-room", 1, 0)
    t.put(t.a, "spiked-room")
    t.a.visited = []
    t.run(movement.warp(t.g, t.a, "spiked-room"))
    assert (t.log, t.a.glory, t.a.moved) == ([], 0, False)
    t.a.alive = False
    t.run(movement.warp(t.g, t.a, "entrance"))
    assert (t.log, t.a.at) == ([], "spiked-room"), "who is out of the game stays where it fell"


@pytest.mark.rule("DG-EFF-10")
def test_locations_that_change_places_lie_with_their_exits_shut(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 0, 1).lay("hall-3", 2, 0)
    t.state.opened = ["hall-1/1", "hall-2/0", "hall-3/2"]
    t.put(t.b, "hall-2")
    t.b.threshold = 0
    shifting.swap(t.g, "hall-1", "hall-2")
    assert t.state.opened == ["hall-3/2"]
    assert (t.b.at, t.b.threshold) == ("hall-2", -1)


@pytest.mark.rule("DG-OBS-05")
def test_the_text_of_a_location_acts_as_written(table: Make) -> None:
    t = table().lay("blade-room", 1, 0)
    t.a.ap = 1
    t.dice("threat", 1)
    t.act("move:blade-room")
    assert (t.a.life, t.a.glory) == (17, 2)


@pytest.mark.rule("DG-EXI-10", "DG-EXI-13")
def test_a_trap_exit_that_was_passed_stays_open(table: Make) -> None:
    t = table().lay("inner-sanctum", 1, 0)
    t.put(t.a, "inner-sanctum")
    assert has_shut_exit(t.g, "inner-sanctum")
    assert not has_shut_exit(t.g, "entrance")
    t.a.ap = 1
    t.dice("threat", 1)
    t.act("move:entrance")
    assert (t.a.at, t.a.life) == ("entrance", 17)
    assert not has_shut_exit(t.g, "inner-sanctum")


@pytest.mark.rule("DG-TRP-02")
def test_a_trap_with_no_place_is_discarded(table: Make) -> None:
    t = table()
    t.state.playing = ["acid-stream"]
    t.run(traps.lay(t.g, 0, "acid-stream", 1))
    assert (t.state.playing, t.state.discard, t.state.traps) == ([], ["acid-stream"], [])


@pytest.mark.rule("DG-TRP-02")
def test_a_trap_that_is_played_where_its_victim_stands_acts_at_once(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.b, "hall-1")
    card = next(k for k, c in t.content.adventure.items() if c.trap and c.trap.where == "victim")
    t.state.playing = [card]
    t.dice("threat", 1)
    t.run(traps.lay(t.g, 0, card, 1))
    assert (t.a.life, t.b.life) == (18, 17)
    assert (t.state.traps, t.state.playing) == ([], [])
