"""Locations, the map, Guidestones (TG-LOC, TG-GST)."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.layout import around_corner, corners
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.rules.island.guidestones import fade_at
from waystone.games.tainted_grail.table.places import connected
from waystone.testing import run

FOOD = {"type": "gain", "what": "food"}


def hunt(**more: Any) -> dict[str, Any]:
    name = {"en": "Hunt", "ru": "Охота"}
    return {"id": "hunt", "name": name, "do": [FOOD], "pay": [{"what": "energy"}], **more}


def sides(journey: Journey) -> dict[int, str]:
    return {number: spot.side for number, spot in journey.isle.spots.items()}


@pytest.mark.rule("TG-LOC-01")
def test_a_card_shows_everything_that_is_printed_on_it() -> None:
    clear = {
        "text": {"en": "A low house.", "ru": "Низкий дом."},
        "seals": ["settlement", "vision"],
        "actions": [hunt(time=2)],
        "instant": {"do": [FOOD], "time": 1},
    }
    island = Island().verse("101-v", section="vision")
    island.place(101, clear=clear, vision="101-v", pointers={"n": 102}, menhir=True)
    journey = Journey(island, "ada").stone(101, "nw").midday()
    assert journey.session is not None
    board = journey.session.view(0, GAME.text("en", journey.content)).boards[0]
    cell = next(c for c in board.cells if c.id == "place:101")
    assert "101" in cell.name
    assert cell.kind == "clear"
    assert {"settlement", "Vision", "menhir"} <= set(cell.tags)
    assert cell.lines[0] == "A low house."
    assert "gain 1 Food" in cell.lines[1]
    assert "Hunt" in cell.lines[2]
    assert ("place:101", "place:102") in [(e.a, e.b) for e in board.edges]
    stones = {p.id: p.kind for p in board.pieces if p.id.startswith("corner")}
    assert stones["corner:0,0"] == "guidestone"
    assert stones["corner:1,1"] == "slot"


@pytest.mark.rule("TG-LOC-02", "TG-LOC-11")
def test_a_version_takes_the_place_markers_go_figures_stay() -> None:
    island = Island().place(102, "b", pointers={"s": 101})
    journey = Journey(island, "ada").at(102, "ada").guard("bear", 102)
    journey.world.spots[102].dark = journey.world.spots[102].quest = 2
    journey.do({"type": "swap", "location": 102, "with": "loc-102b"})
    spot = journey.isle.spots[102]
    assert (spot.id, spot.side, spot.dark, spot.quest) == ("loc-102b", "wyrd", 0, 0)
    assert journey.place("ada") == 102
    assert [one.at for one in journey.isle.guardians] == [102]


@pytest.mark.rule("TG-LOC-04")
def test_a_corner_is_shared_by_up_to_four_cards() -> None:
    content = Island().content()
    assert corners(content, 101)["ne"] == corners(content, 102)["se"] == "1,0"
    assert around_corner(content, "1,0") == (101, 102, 104, 103)
    assert around_corner(content, "0,1") == (101,)


@pytest.mark.rule("TG-LOC-05", "TG-AMB-22")
def test_only_revealed_cards_joined_by_pointers_are_connected() -> None:
    journey = Journey(Island(), "ada")
    assert connected(journey.g, 101) == [102, 104]
    assert connected(journey.g, 102) == [101], "103 is not revealed"
    journey.lay(103)
    assert connected(journey.g, 102) == [101, 103]


@pytest.mark.rule("TG-LOC-06")
def test_being_moved_costs_nothing_and_else_follows_travel() -> None:
    island = Island().place(102, pointers={"s": 101, "e": 103}, wyrd={"instant": {"do": [FOOD]}})
    journey = Journey(island, "ada").do({"type": "move", "to": "connected"})
    journey.say("place:102")
    assert (journey.hero("ada").energy, journey.hero("ada").food) == (6, 1)
    assert 103 in journey.isle.spots
    low = Journey(island, "ada").at(104, "ada").do({"type": "move", "to": "lowest"})
    assert low.place("ada") == 101
    assert Journey(island, "ada").do({"type": "move", "to": "highest"}).place("ada") == 104


@pytest.mark.rule("TG-LOC-07")
def test_the_instant_effect_happens_each_time_somebody_enters() -> None:
    island = Island().place(102, pointers={"s": 101}, wyrd={"instant": {"do": [FOOD]}})
    journey = Journey(island, "ada").guard("bear", 102).midday()
    journey.say("travel:102", "travel:101", "travel:102")
    assert journey.hero("ada").food == 2


@pytest.mark.rule("TG-LOC-08")
def test_flipping_or_replacing_under_a_character_starts_nothing() -> None:
    feast = {"instant": {"do": [FOOD]}}
    island = Island().place(101, clear=feast, wyrd=feast, pointers={"n": 102})
    island.place(101, "b", clear=feast, wyrd=feast, pointers={"n": 102})
    flip = {"type": "flip", "location": "here", "side": "wyrd"}
    swap = {"type": "swap", "location": 101, "with": "loc-101b"}
    assert Journey(island, "ada").do(flip, swap).hero("ada").food == 0


@pytest.mark.rule("TG-LOC-09", "TG-EX-07")
def test_where_a_card_has_left_the_game_the_earliest_letter_is_laid() -> None:
    island = Island().place(101, pointers={"e": 190}).place(190, pointers={"w": 101})
    island.place(190, "b", pointers={"w": 101}).place(190, "c", pointers={"w": 101})
    island.place(102, pointers={"s": 101})
    journey = Journey(island, "ada").at(102, "ada")
    del journey.world.spots[104]
    journey.world.gone.append("loc-190")
    journey.midday().say("travel:101")
    assert journey.isle.spots[190].id == "loc-190b"


@pytest.mark.rule("TG-LOC-10")
def test_flipping_keeps_everything_on_the_card() -> None:
    journey = Journey(Island(), "ada").guard("bear", 101).stone(101, "nw")
    spot = journey.world.spots[101]
    spot.dark, spot.light, spot.quest = 1, 2, 3
    journey.do({"type": "flip", "location": "here", "side": "wyrd"})
    after = journey.isle.spots[101]
    assert (after.side, after.dark, after.light, after.quest) == ("wyrd", 1, 2, 3)
    assert journey.isle.stones
    assert journey.isle.guardians


@pytest.mark.rule("TG-LOC-12", "TG-EX-06", "TG-AMB-34", "TG-AMB-35")
def test_time_symbols_cool_what_has_them_and_nothing_else() -> None:
    side = {"instant": {"do": [FOOD], "time": 2}, "actions": [hunt(do=[])]}
    island = Island().place(103, wyrd=side, pointers={"w": 102, "s": 104})
    journey = Journey(island, "ada", "ben").lay(103).at(102, "ada").at(103, "ben")
    journey.world.spots[103].dark = 1
    journey.world.spots[103].light = 2
    journey.midday().say("ada:travel:103")
    assert [one.food for one in journey.now.heroes] == [0, 0], "skipped"
    assert "act:hunt" in journey.options("ada")
    journey.say("ada:travel:102", "none", "ada:rest", "ben:rest")
    assert journey.isle.spots[103].dark == 0, "the token left at the start of day"
    journey.say("ada:travel:103", "ben:stay")
    assert journey.hero("ada").food == 1
    assert journey.isle.spots[103].dark == 2
    assert "act:hunt" in journey.options("ada")


# ---- Guidestones


@pytest.mark.rule("TG-GST-01", "TG-GST-06")
def test_an_effect_lights_a_guidestone_and_there_are_never_more_than_three() -> None:
    journey = Journey(Island(), "ada").stone(102, "nw").stone(102, "ne").stone(104, "se")
    journey.do({"type": "light-guidestone"}).say("stone:0,0", "stone:2,1")
    assert journey.isle.stones == ["0,-1", "1,-1", "0,0"]


@pytest.mark.rule("TG-GST-03", "TG-GST-04")
def test_a_faded_guidestone_turns_its_locations_only_next_morning() -> None:
    journey = Journey(Island(), "ada").stone(101, "nw").do({"type": "fade", "which": "here"})
    assert journey.isle.stones == []
    assert sides(journey)[101] == "clear"
    journey.say("rest")
    assert sides(journey)[101] == "wyrd"


@pytest.mark.rule("TG-AMB-23", "TG-AMB-57")
def test_of_equal_guidestones_the_next_lowest_then_the_group_decides() -> None:
    journey = Journey(Island(), "ada").lay(103).stone(103, "ne").stone(103, "se")
    run(fade_at(journey.g, 103, highest=False))
    assert journey.world.stones == ["2,-1"], "both touch 103; the other touches 104 too: 103 < 104"
    equal = Journey(Island(), "ada").stone(101, "nw").stone(101, "sw")
    del equal.world.spots[102]
    run(fade_at(equal.g, 101, highest=False), ["stone:0,1"])
    assert equal.world.stones == ["0,0"]
