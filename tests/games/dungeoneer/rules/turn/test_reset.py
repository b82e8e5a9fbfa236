"""DG-RST: the Reset phase."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.dungeon import exits
from waystone.games.dungeoneer.rules.turn import reset
from waystone.games.dungeoneer.table.board import is_open
from waystone.games.dungeoneer.table.state import Readied, Surging
from waystone.games.dungeoneer.table.stats import value

Make = Callable[..., Table]


@pytest.mark.rule("DG-RST-01", "DG-RST-03")
def test_temporary_effects_end(table: Make) -> None:
    t = table()
    t.a.surging = [Surging("melee", 4)]
    t.a.attempts, t.a.moved, t.a.fought = 2, True, True
    t.run(reset.reset(t.g, t.a))
    assert value(t.g, t.a, "melee") == 1
    assert (t.a.attempts, t.a.moved, t.a.fought) == (0, False, False)


@pytest.mark.rule("DG-RST-02", "DG-EXI-13")
def test_exits_shut_again(table: Make) -> None:
    t = table().lay("blocked-room", 1, 0).lay("hall-1", 2, 0)
    exits.open_exit(t.g, "blocked-room", 1)
    assert is_open(t.g, "blocked-room", 1)
    t.run(reset.reset(t.g, t.b))
    assert not is_open(t.g, "blocked-room", 1), "by the next Reset of any player"


@pytest.mark.rule("DG-RST-05", "DG-EX-55")
def test_upkeep_is_paid_or_the_card_returns(table: Make) -> None:
    t = table()
    t.ready(t.a, "costly")
    t.a.glory = 1
    t.run(reset.reset(t.g, t.a))
    assert t.a.hand == ["costly"]
    assert t.a.inventory == []
    assert t.a.glory == 1
    t.a.hand, t.a.glory = [], 3
    t.ready(t.a, "costly", "paid-haste")
    t.run(reset.reset(t.g, t.a))
    assert (t.a.glory, t.a.hand) == (0, [])


@pytest.mark.rule("DG-RST-05")
def test_which_upkeep_is_paid_is_the_players_choice(table: Make) -> None:
    t = table()
    t.ready(t.a, "costly", "paid-haste")
    t.a.glory = 2
    t.run(reset.reset(t.g, t.a), "card:costly")
    assert (t.a.glory, t.a.hand) == (0, ["paid-haste"])


@pytest.mark.rule("DG-RST-06", "DG-DSC-06", "DG-EX-51")
def test_ap_by_speed_and_saved_ones_are_lost(table: Make) -> None:
    t = table()
    t.a.ap, t.a.loose = 1, 1
    t.run(reset.reset(t.g, t.a))
    assert (t.a.ap, t.a.loose) == (5, 0)


@pytest.mark.rule("DG-RST-07")
def test_all_locations_are_new_except_the_own(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.a.at = "hall-1"
    t.a.visited = ["entrance", "hall-1"]
    t.run(reset.reset(t.g, t.a))
    assert t.a.visited == ["hall-1"]


@pytest.mark.rule("DG-RST-08")
def test_reset_concerns_the_active_player_only(table: Make) -> None:
    t = table()
    t.ready(t.b, "costly")
    t.b.ap, t.b.glory, t.b.visited = 1, 5, ["entrance", "x"]
    t.run(reset.reset(t.g, t.a))
    assert (t.b.ap, t.b.glory, t.b.visited) == (1, 5, ["entrance", "x"])


@pytest.mark.rule("DG-RST-09", "DG-EX-84")
def test_a_speed_card_lost_to_upkeep_gives_no_ap(table: Make) -> None:
    t = table()
    t.ready(t.a, "paid-haste")
    t.a.glory = 0
    t.run(reset.reset(t.g, t.a))
    assert t.a.hand == ["paid-haste"]
    assert t.a.ap == 5


@pytest.mark.rule("DG-RST-05", "DG-CRD-10", "DG-LIM-09")
def test_an_unpaid_card_leaves_its_attachments_and_its_limits(table: Make) -> None:
    t = table()
    t.a.inventory = [Readied("costly", under=["tassel"])]
    t.run(reset.reset(t.g, t.a))
    assert (t.a.hand, t.a.inventory, t.state.discard) == (["costly"], [], ["tassel"])


@pytest.mark.rule("DG-QCA-17", "DG-RST-01")
def test_what_was_found_is_lost_at_reset(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    quest = t.quest(t.a, "book-search", found=True, at="hall-1")
    t.run(reset.reset(t.g, t.a))
    assert (quest.found, quest.at) == (False, "")
