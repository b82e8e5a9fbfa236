"""DG-DSC: discard and draw."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import decks
from waystone.games.dungeoneer.rules.turn import discard
from waystone.games.dungeoneer.table.state import Readied
from waystone.kernel.step import BACK

Make = Callable[..., Table]


@pytest.mark.rule("DG-DSC-01", "DG-DSC-02", "DG-EX-35")
def test_exactly_one_card_of_hand_treasures_or_lair_never_a_boon(table: Make) -> None:
    t = table()
    t.a.hand = ["hex", "boa"]
    t.a.lair = [Readied("brute")]
    t.ready(t.a, "grit", "lamp")
    question = t.asks(discard.discard(t.g, t.a))
    assert t.keys(question) == ["card:hex", "card:boa", "treasure:lamp", "lair:brute"]
    t.run(discard.discard(t.g, t.a), "lair:brute")
    assert (t.a.lair, t.state.discard) == ([], ["brute"])
    assert t.a.hand == ["hex", "boa"]
    t.run(discard.discard(t.g, t.a), "treasure:lamp")
    assert [r.card for r in t.a.inventory] == ["grit"]
    t.run(discard.discard(t.g, t.a), "card:hex")
    assert (t.a.hand, t.state.discard) == (["boa"], ["brute", "lamp", "hex"])


@pytest.mark.rule("DG-DSC-03", "DG-DSC-07", "DG-EX-36")
def test_an_empty_hand_need_not_discard(table: Make) -> None:
    t = table()
    t.a.moved = True
    t.run(discard.discard(t.g, t.a))
    assert t.asked == []
    t.ready(t.a, "lamp", "grit")
    t.run(discard.discard(t.g, t.a), "pass")
    assert t.keys(t.asked[0]) == ["treasure:lamp", "pass"], "voluntary, and never a boon"
    t.state.deck = ["hex", "boa", "brute", "oil", "rage", "idol"]
    t.step("draw_phase")
    assert len(t.a.hand) == 5


@pytest.mark.rule("DG-DSC-04", "DG-OBS-06", "DG-EX-37")
def test_staying_gives_the_points_without_the_spikes(table: Make) -> None:
    t = table().lay("spiked-room", 1, 0)
    t.put(t.a, "spiked-room")
    t.step("discard_phase")
    assert (t.a.glory, t.a.peril, t.a.life) == (1, 2, 18)
    assert t.facts("tested") == []
    t.a.moved = True
    t.step("discard_phase")
    assert (t.a.glory, t.a.peril) == (1, 2), "not after a move"


@pytest.mark.rule("DG-DSC-05", "DG-HER-04")
def test_one_point_may_be_saved_and_the_rest_are_lost(table: Make) -> None:
    t = table()
    t.a.ap = 4
    assert t.act("pass") == BACK
    t.run(discard.save_point(t.g, t.a), "save")
    assert t.a.ap == 1
    t.a.ap = 3
    t.run(discard.save_point(t.g, t.a), "pass")
    assert t.a.ap == 0
    t.run(discard.save_point(t.g, t.a))
    assert t.asked == []


@pytest.mark.rule("DG-DSC-07")
def test_draw_up_to_five(table: Make) -> None:
    t = table()
    t.state.deck = ["hex", "boa", "brute", "oil"]
    t.a.hand = ["rage", "grit", "poise"]
    t.run(decks.draw_to(t.g, t.a, 5))
    assert t.a.hand == ["rage", "grit", "poise", "hex", "boa"]
    t.a.hand.append("idol")
    t.run(decks.draw_to(t.g, t.a, 5))
    assert len(t.a.hand) == 6, "a player holding more keeps them and draws none"


@pytest.mark.rule("DG-DSC-09")
def test_order_of_the_discard_phase(table: Make) -> None:
    t = table()
    t.a.hand, t.a.ap = ["hex", "boa"], 2
    t.state.deck = ["brute"] * 1
    t.step("discard_phase", "card:hex", "save")
    t.step("draw_phase")
    rules = t.rules_said()
    order = [rules.index(r) for r in ("DG-DSC-01", "DG-DSC-04", "DG-DSC-05", "DG-DSC-07")]
    assert order == sorted(order)


@pytest.mark.rule("DG-DSC-05")
def test_the_last_point_can_be_saved(table: Make) -> None:
    t = table()
    t.a.ap = 1
    t.run(discard.save_point(t.g, t.a), "save")
    assert t.a.ap == 1
    t.a.ap = 1
    t.run(discard.save_point(t.g, t.a), "pass")
    assert t.a.ap == 0
