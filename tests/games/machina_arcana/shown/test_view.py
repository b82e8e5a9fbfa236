"""What everybody sees (MA-HID)."""

import pytest

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.damage import destroy
from waystone.games.machina_arcana.shown.view import view
from waystone.games.machina_arcana.table.state import DESTROYED, LIT
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.kernel.text import Wordless


@pytest.mark.rule("MA-HID-01", "MA-HID-02", "MA-HID-07")
def test_what_everybody_sees(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (9, 9), "crawler": (3, 3)})
    t.own("healer", "tonic")
    t.own("healer", "hunters-oath")
    text = Wordless()
    views = [view(t.state, t.g.content, seat, text) for seat in (0, 1, None)]
    assert views[0].mats == views[1].mats == views[2].mats
    mats = {mat.id: mat for mat in views[0].mats}
    zones = {zone.id: zone for zone in mats["mat:1"].zones}
    assert [c.name for c in zones["inventory"].cards] == ["tonic"]
    assert [c.name for c in zones["personal"].cards] == ["hunters-oath"]
    decks = {zone.id: zone for zone in mats["decks"].zones}
    assert decks["deck:weapon"].cards == []
    assert decks["deck:weapon"].count == len(t.state.decks.items["weapon"])
    assert [c.id for c in decks["tiles"].cards] == [f"tile:{t.state.decks.tiles[0]}"]
    chapters = {zone.id: zone for zone in mats["story"].zones}["chapter"].cards
    assert [c.name for c in chapters] == ["ice-1"], "coming chapters are not shown"


@pytest.mark.rule("MA-HID-06", "MA-DEA-02")
def test_the_dead_plan_openly_and_together(lay: Lay) -> None:
    """The dead see what the living see, no more; any of them speaks for the monsters."""
    t = lay(at={"fighter": (0, 1), "healer": (9, 9), "maker": (5, 5), "crawler": (7, 7)})
    t.run(destroy(t.g, "healer"))
    t.run(destroy(t.g, "maker"))
    seen = [view(t.state, t.g.content, seat, Wordless()) for seat in (0, 1, 2)]
    assert seen[0].boards == seen[1].boards == seen[2].boards
    assert seen[0].mats == seen[1].mats == seen[2].mats
    for seat in (1, 2):
        t.monster("crawler").stamina = 1
        t.play(steps.free_turn("crawler"), (seat, f"move:{7 - seat},7"))
        assert t.asked[0].seat == seat
        assert t.spot("crawler") == (7 - seat, 7)


@pytest.mark.rule("MA-HID-04")
def test_revealed_cards_are_open_to_all(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (9, 9)})
    t.state.decks.revealed.append("saw")
    table = view(t.state, t.g.content, 1, Wordless())
    zones = {zone.id: zone for mat in table.mats for zone in mat.zones}
    assert [c.name for c in zones["revealed"].cards] == ["saw"]


@pytest.mark.rule("MA-SET-08")
def test_who_can_be_chosen_lies_open_while_players_choose() -> None:
    session = Session.new(GAME, Setup(2, 1, "scenario", "pillar"), "step", GAME.load_content())

    def offered() -> list[str]:
        zones = [z for mat in session.view(0, Wordless()).mats for z in mat.zones]
        return [card.id for z in zones if z.id == "explorers" for card in z.cards]

    assert offered() == [option.on for option in session.questions()[0].options]
    session.answer(0, "explorer:diver-okafor")
    assert len(offered()) == 7
    assert "explorer:diver-okafor" not in offered()
    session.answer(1, "explorer:stoker-vance")
    assert offered() == []


def test_a_marked_space_is_called_by_its_mark(lay: Lay) -> None:
    t = lay(["HC"], at={"fighter": (5, 5)})
    t.state.laid.marks.update({cell(0, 0): LIT, cell(1, 0): DESTROYED})
    english = view(t.state, t.g.content, 0, GAME.text("en", t.g.content))
    names = {c.id: c.name for c in english.boards[0].cells}
    assert names["cell:0,0"].endswith(", lit")
    assert names["cell:1,0"].endswith(", destroyed")
