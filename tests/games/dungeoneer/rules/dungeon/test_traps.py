"""DG-TRP: trap cards."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from waystone.games.dungeoneer.box.effects import Warp
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.dungeon import traps
from waystone.games.dungeoneer.rules.steps import next_turn
from waystone.games.dungeoneer.table.board import trap_places
from waystone.games.dungeoneer.table.state import Trap
from waystone.kernel.step import back_to

Make = Callable[..., Table]


@pytest.mark.rule("DG-TRP-01", "DG-TRP-02", "DG-EX-18")
def test_a_trap_is_laid_in_an_unoccupied_location(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary")).lay("hall-3", 1, 0).lay("hall-4", 2, 0)
    t.a.hand, t.a.peril, t.b.peril = ["acid-stream"], 3, 2
    assert trap_places(t.g, "acid-stream", 1) == ["hall-3", "hall-4"]
    t.declare("encounter:acid-stream:apothecary", "place:hall-3")
    assert (t.a.peril, t.b.peril) == (3, 0)
    t.state.active, t.state.phase, t.b.ap = 1, "hero", 1
    t.dice("threat", 5)
    t.act("move:hall-3")
    assert t.b.life == 18, "5 + Speed 5 = 10"
    assert t.b.glory == 2, "the reward"
    assert t.state.traps == []
    assert t.state.discard == ["acid-stream"]


@pytest.mark.rule("DG-TRP-03", "DG-TRP-04", "DG-TRP-06", "DG-EX-74")
def test_a_trap_acts_on_every_hero_there_once(table: Make) -> None:
    t = table(3).lay("hall-3", 1, 0)
    t.put(t.c, "hall-3")
    t.state.traps = [Trap("acid-stream", "hall-3", 1)]
    t.a.ap = 3
    t.dice("threat", 5, 1)
    t.act("move:hall-3")
    assert (t.a.life, t.a.glory) == (18, 2), "5 + 5 overcomes and is rewarded"
    assert (t.c.life, t.c.glory) == (17, 0), "1 + 5 fails"
    assert t.state.discard == ["acid-stream"]
    t.act("move:entrance")
    t.act("move:hall-3")
    assert (t.a.life, t.c.life) == (18, 17)


@pytest.mark.rule("DG-TRP-03", "DG-THR-04", "DG-AMB-31")
def test_a_trap_strikes_the_others_though_the_active_hero_falls(table: Make) -> None:
    t = table(3).lay("hall-3", 1, 0)
    t.put(t.b, "hall-3")
    t.state.traps = [Trap("acid-stream", "hall-3", 2)]
    t.a.ap, t.a.life = 3, 1
    t.dice("threat", 1, 1)
    assert t.act("move:hall-3") == back_to(next_turn)
    assert not t.a.alive
    assert t.b.life == 17


@pytest.mark.rule("DG-TRP-03", "DG-THR-04")
def test_who_is_no_longer_there_is_not_tested(table: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """The failure of the first carries all who are there away."""
    t = table(3).lay("hall-3", 1, 0)
    t.put(t.b, "hall-3")
    printed = t.content.adventure["sudden-pit"]
    assert printed.trap is not None
    gust = replace(printed.trap, failed=(Warp("entrance", "here"),))
    monkeypatch.setitem(t.content.adventure, "sudden-pit", replace(printed, trap=gust))
    t.state.traps = [Trap("sudden-pit", "hall-3", 2)]
    t.a.ap = 1
    t.dice("threat", 1)
    t.act("move:hall-3")
    assert (t.a.at, t.b.at) == ("entrance", "entrance")
    assert len(t.facts("tested")) == 1


@pytest.mark.rule("DG-TRP-03", "DG-AMB-35")
def test_a_trap_that_finds_nobody_any_more_stays(
    table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two traps in a location the first carries the only hero away."""
    t = table().lay("hall-3", 1, 0)
    printed = t.content.adventure["sudden-pit"]
    assert printed.trap is not None
    gust = replace(printed.trap, failed=(Warp("entrance", "target"),))
    monkeypatch.setitem(t.content.adventure, "sudden-pit", replace(printed, trap=gust))
    t.state.traps = [Trap("sudden-pit", "hall-3", 1), Trap("acid-stream", "hall-3", 1)]
    t.a.ap = 1
    t.dice("threat", 1)
    t.act("move:hall-3")
    assert t.a.at == "entrance"
    assert t.state.traps == [Trap("acid-stream", "hall-3", 1)]
    assert t.state.discard == ["sudden-pit"]


@pytest.mark.rule("DG-TRP-03", "DG-TRP-06")
def test_a_trap_that_acted_on_who_was_carried_back_acts_no_second_time(
    table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two traps at the entrance the first carries the hero away and back: the other acts on who
    has entered anew, and is gone."""
    t = table().lay("hall-3", 1, 0)
    printed = t.content.adventure["sudden-pit"]
    assert printed.trap is not None
    swing = replace(printed.trap, failed=(Warp("hero", "target"), Warp("entrance", "target")))
    monkeypatch.setitem(t.content.adventure, "sudden-pit", replace(printed, trap=swing))
    t.a.ap = 2
    t.act("move:hall-3")
    t.b.at = "hall-3"
    t.state.traps = [Trap("sudden-pit", "entrance", 1), Trap("acid-stream", "entrance", 1)]
    t.dice("threat", 1, 6)
    t.act("move:entrance")
    assert t.a.at == "entrance"
    assert t.state.traps == []
    assert t.state.discard == ["acid-stream", "sudden-pit"]
    assert len(t.facts("trap-sprung")) == 2


@pytest.mark.rule("DG-TRP-05", "DG-OBS-02")
def test_a_hazard_makes_traps_harder_and_is_no_entry_test(table: Make) -> None:
    t = table().lay("hazard-room", 1, 0)
    t.a.ap = 2
    t.act("move:hazard-room")
    assert t.facts("tested") == []
    t.act("move:entrance")
    t.a.ap = 1
    t.state.traps = [Trap("acid-stream", "hazard-room", 1)]
    t.dice("threat", 6)
    t.act("move:hazard-room")
    assert t.a.life == 17, "6 + 5 against 10 + 2"


@pytest.mark.rule("DG-TRP-07")
def test_traps_never_go_to_a_lair(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.a.hand, t.b.peril = ["acid-stream"], 2
    t.declare("encounter:acid-stream:bystander")
    assert t.a.lair == []
    t.put(t.b, "hall-3")
    t.run(traps.spring(t.g, "hall-3"))
    assert t.a.lair == []
    assert t.state.discard == ["acid-stream"]


@pytest.mark.rule("DG-TRP-02", "DG-AMB-66")
def test_nakari_occupies_her_lair(table: Make) -> None:
    t = table().lay("hall-3", 1, 0).lay("nakari-lair", 0, 1)
    assert trap_places(t.g, "acid-stream", 1) == ["hall-3", "nakari-lair"]
    t.goddess("nakari-lair")
    assert trap_places(t.g, "acid-stream", 1) == ["hall-3"]
