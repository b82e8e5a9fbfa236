"""Guardians and Kings on the board (TG-GRD, TG-KNG, TG-CLA, TG-VEN, TG-NON)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.rules.island.guardians import guardians_prowl

FOOD = {"type": "gain", "what": "food"}
N, E, S, W, X = 1, 2, 3, 4, 5


def roll(journey: Journey, *faces: int) -> Journey:
    journey.state.streams.stack_rolls("guardian-die", *faces)
    return journey.day_from(guardians_prowl())


def square(*heroes: str, at: int = 101) -> Journey:
    """All four Locations revealed, the heroes at one of them."""
    return Journey(Island(), *(heroes or ("ada",))).lay(103).at(at, *(heroes or ("ada",)))


# ---- Guardians


@pytest.mark.rule("TG-GRD-01", "TG-GRD-02", "TG-DIP-16")
def test_a_guardian_comes_by_an_instruction_or_stays_after_a_failure() -> None:
    placed = Journey(Island(), "ada")
    placed.do({"type": "place-guardian", "encounter": "bear", "location": 102})
    assert [(one.id, one.at) for one in placed.isle.guardians] == [("bear", 102)]
    assert "bear" not in placed.isle.encounters["green"], "its card is beside the board"
    island = Island().combat("wolf", guardian=True)
    failed = Journey(island, "ada").at(102, "ada").do({"type": "encounter", "named": "wolf"})
    failed.say("keep", "escape")
    assert [(one.id, one.at) for one in failed.isle.guardians] == [("wolf", 102)]
    assert "wolf" not in failed.isle.encounters["green"]


@pytest.mark.rule("TG-GRD-04", "TG-ENC-05")
def test_a_victory_removes_it_and_its_card_is_filed() -> None:
    island = Island().combat("hare", toughness=1, guardian=True)
    island.card("jab", left={"free": ["cube"]})
    journey = Journey(island, "ada").guard("hare", 101)
    journey.world.encounters["green"] = ["bear"]
    journey.hero("ada").combat[:] = ["jab", "ada-c0"]
    journey.midday().say("fight:hare", "keep", "card:jab")
    assert journey.isle.guardians == []
    assert journey.isle.encounters["green"] == ["hare", "bear"]


@pytest.mark.rule("TG-GRD-05")
def test_a_discarded_guardian_leaves_with_its_card() -> None:
    journey = Journey(Island(), "ada").guard("bear", 101)
    journey.world.encounters["green"] = []
    journey.do({"type": "discard-guardian"})
    assert journey.isle.guardians == []
    assert journey.isle.encounters["green"] == ["bear"]


@pytest.mark.rule("TG-GRD-06", "TG-AMB-45")
@pytest.mark.parametrize(("face", "to"), [(N, 103), (W, 101), (E, 103), (S, 103)])
def test_a_direction_moves_it_there_or_to_the_highest_number(face: int, to: int) -> None:
    journey = roll(square().guard("bear", 104), face)
    assert [one.at for one in journey.isle.guardians] == [to]


@pytest.mark.rule("TG-GRD-06", "TG-CLA-01", "TG-NON-02", "TG-VEN-01", "TG-EX-60", "TG-KNG-08")
@pytest.mark.parametrize(
    ("who", "to"), [("bear", 117), ("claudyne", 104), ("nonus", 104), ("veneda", 117)]
)
def test_without_a_neighbour_that_way_highest_or_lowest(who: str, to: int) -> None:
    island = Island().place(110, pointers={"e": 104, "w": 117})
    island.place(104, pointers={"w": 110}).place(117, pointers={"e": 110}).verse("bos-9")
    island.place(101, pointers={}).place(102, pointers={}).place(103, pointers={})
    for king in ("claudyne", "nonus", "veneda"):
        island.king(king).add("king_cards", f"{king}-card", king=king, meeting="bos-9")
    journey = Journey(island, "ada").lay(110).lay(117)
    if who == "bear":
        journey.guard("bear", 110)
    else:
        journey.king(f"{who}-card", 110)
    roll(journey, N)
    figures = journey.isle.guardians if who == "bear" else journey.isle.kings
    assert [one.at for one in figures] == [to]


@pytest.mark.rule("TG-GRD-07", "TG-EX-51", "TG-DAY-04")
def test_x_first_an_encounter_with_all_who_are_there() -> None:
    journey = roll(square("ada", "ben").guard("bear", 101).stone(101, "sw"), X)
    assert journey.now.encounter is not None
    assert [m.seat for m in journey.now.encounter.members] == [0, 1]
    assert journey.isle.stones == ["0,1"], "only the encounter happens"


@pytest.mark.rule("TG-GRD-07")
def test_x_then_a_guidestone_fades_else_it_moves_to_the_highest_number() -> None:
    stones = square().guard("bear", 102).stone(102, "ne").stone(102, "se")
    assert roll(stones, X).isle.stones == ["1,-1"], "the one that touches 101 goes first"
    assert [one.at for one in stones.isle.guardians] == [102]
    bare = roll(square().guard("bear", 102), X)
    assert [one.at for one in bare.isle.guardians] == [103]


@pytest.mark.rule("TG-GRD-08")
def test_moving_onto_characters_starts_nothing() -> None:
    journey = roll(square().guard("bear", 102), S)
    assert [one.at for one in journey.isle.guardians] == [101]
    assert journey.now.encounter is None


@pytest.mark.rule("TG-AMB-22")
def test_with_nothing_connected_it_stays() -> None:
    island = Island().place(102, pointers={}).place(101, pointers={}).place(103, pointers={})
    journey = roll(Journey(island, "ada").guard("bear", 102), N)
    assert [one.at for one in journey.isle.guardians] == [102]


# ---- Kings


def court(king: str, **card: Any) -> Island:
    """A King with a rules card `rules`; the meeting gives 1 Food to each and sends him away."""
    gone = [{"type": "party", "do": [FOOD]}, {"type": "remove-king", "king": king}]
    island = Island().king(king).verse("bos-200", section="secrets", do=gone)
    return island.add("king_cards", "rules", king=king, meeting="bos-200", **card)


def reign(island: Island, at: int, *faces: int, heroes: int = 103) -> Journey:
    journey = Journey(island, "ada").lay(103).at(heroes, "ada").king("rules", at)
    return roll(journey, *faces)


@pytest.mark.rule("TG-KNG-02")
def test_a_king_is_no_guardian() -> None:
    side = {"instant": {"do": [FOOD]}}
    island = court("claudyne").place(102, pointers={"s": 101}, wyrd=side)
    journey = Journey(island, "ada").king("rules", 102).do({"type": "discard-guardian"})
    assert len(journey.isle.kings) == 1
    assert not any(k.startswith("fight") for k in journey.options())


@pytest.mark.rule("TG-KNG-06", "TG-CLA-03", "TG-VEN-03", "TG-NON-04", "TG-AMB-59")
@pytest.mark.parametrize("king", ["claudyne", "veneda", "nonus"])
def test_the_meeting_starts_at_once_before_the_instant_effect(king: str) -> None:
    wealth = {"instant": {"do": [{"type": "gain", "what": "wealth"}]}}
    island = court(king).place(102, pointers={"s": 101}, wyrd=wealth)
    journey = Journey(island, "ada", "ben").at(102, "ben").king("rules", 104)
    journey.midday().say("ada:travel:104")
    assert journey.hero("ada").food == 1, "he who comes meets him"
    both = Journey(island, "ada", "ben")
    both.do({"type": "place-king", "card": "rules", "location": "here"})
    assert [one.food for one in both.now.heroes] == [1, 1], "all who are there, as one party"
    late = Journey(island, "ada").king("rules", 102).midday().say("travel:102")
    said = [line for line in late.said if line in ("fact-king-met", "fact-resource-changed")]
    assert said[0] == "fact-king-met"
    assert late.hero("ada").wealth == 1, "the effect follows for those still there"


@pytest.mark.rule("TG-CLA-01", "TG-KNG-05")
@pytest.mark.parametrize(("face", "to"), [(N, 102), (E, 104), (S, 102), (W, 102)])
def test_claudyne_moves_by_one_roll(face: int, to: int) -> None:
    journey = reign(court("claudyne"), 101, face)
    assert [one.at for one in journey.isle.kings] == [to]
    assert len(journey.told("fact-king-rolled")) == 1


@pytest.mark.rule("TG-CLA-02", "TG-AMB-24")
def test_claudyne_on_x_a_guidestone_fades_and_he_stalks_the_nearest() -> None:
    island = (
        court("claudyne")
        .place(105, pointers={"w": 103})
        .place(103, pointers={"w": 102, "s": 104, "e": 105})
    )
    journey = Journey(island, "ada").lay(103).lay(105).at(105, "ada").king("rules", 101)
    journey.stone(101, "ne").stone(101, "sw")
    roll(journey, X)
    assert journey.isle.stones == ["0,1"], "first the one that touches the highest number"
    assert [one.at for one in journey.isle.kings] == [103], "two Locations, by way of 102"
    near = reign(court("claudyne"), 101, X, heroes=102)
    assert near.hero("ada").food == 1, "he stops where somebody is"


@pytest.mark.rule("TG-VEN-01", "TG-KNG-08")
def test_veneda_moves_only_under_her_condition() -> None:
    moves = [{"is": "status", "status": "deeds", "part": 7}]
    island = court("veneda", moves=moves).add("statuses", "deeds", parts=9)
    still = reign(island, 101, N)
    assert [one.at for one in still.isle.kings] == [101]
    journey = Journey(island, "ada").lay(103).at(103, "ada").king("rules", 101)
    journey.world.statuses["deeds"] = [7]
    assert [one.at for one in roll(journey, S).isle.kings] == [104], "else the highest number"


@pytest.mark.rule("TG-VEN-02")
def test_veneda_on_x_brings_her_witch_or_moves_her() -> None:
    island = court("veneda", spawns="witch").combat("witch", colour="purple", secret=233)
    journey = Journey(island, "ada").lay(103).at(103, "ada").king("rules", 101)
    roll(journey.stone(101, "ne").stone(101, "sw"), X)
    assert journey.isle.stones == ["0,1"]
    assert [(one.id, one.at) for one in journey.isle.guardians] == [("witch", 104)]
    there = Journey(island, "ada").lay(103).at(103, "ada").king("rules", 101)
    there.guard("witch", 102)
    there.state.streams.stack_rolls("guardian-die", S, X, N)
    there.day_from(guardians_prowl())
    assert [one.at for one in there.isle.guardians] == [102], "south as a Guardian, north by her X"


@pytest.mark.rule("TG-NON-01", "TG-EX-57", "TG-AMB-40", "TG-AMB-58")
def test_nonus_goes_from_seal_to_seal_without_a_roll() -> None:
    island = court("nonus", ritual=True)
    ways = {
        101: {"n": 102, "e": 104},
        102: {"s": 101, "e": 103},
        104: {"n": 103, "w": 101},
    }
    for number, pointers in ways.items():
        seal: dict[str, Any] = {"seals": ["ritual"]}
        island.place(number, clear=seal, wyrd=seal, pointers=pointers)
    for start, to in ((102, 104), (104, 101), (101, 102)):
        journey = reign(island, start)
        assert [one.at for one in journey.isle.kings] == [to]
        assert journey.told("fact-king-rolled") == []
    rolled = reign(court("nonus", ritual=True), 101, N)
    assert [one.at for one in rolled.isle.kings] == [102], "elsewhere by the die"


@pytest.mark.rule("TG-NON-02")
def test_nonus_without_a_neighbour_goes_to_the_lowest_number() -> None:
    assert [one.at for one in reign(court("nonus"), 101, S).isle.kings] == [102]


@pytest.mark.rule("TG-NON-03", "TG-AMB-72")
def test_nonus_on_x_a_guidestone_fades_and_the_weather_turns() -> None:
    island = court("nonus", weather="squall").event("squall", rules=[{"type": "travel-cost"}])
    journey = Journey(island, "ada").lay(103).at(103, "ada").king("rules", 104)
    roll(journey.stone(104, "nw").stone(104, "se"), X)
    assert journey.isle.stones == ["2,1"], "first the one that touches the lowest number"
    assert [card.id for card in journey.isle.events] == ["squall"], "for the whole day"
    assert [a["event"] for a in journey.told("fact-event-revealed")] == ["squall"]


@pytest.mark.rule("TG-CLA-02", "TG-VEN-02", "TG-NON-03", "TG-KNG-08")
@pytest.mark.parametrize(("king", "left"), [("claudyne", "sw"), ("veneda", "sw"), ("nonus", "ne")])
def test_which_guidestone_fades_first_on_x(king: str, left: str) -> None:
    """Of 102 the north-east corner touches 103 and the south-west one 101: first the highest
    number; for Nonus the lowest."""
    journey = Journey(court(king), "ada").lay(103).at(103, "ada").king("rules", 102)
    journey.stone(102, "ne").stone(102, "sw")
    stones = dict(zip(("ne", "sw"), journey.world.stones, strict=True))
    assert roll(journey, X).isle.stones == [stones[left]]
