"""What the story orders on the island: places, stones, Guardians, Kings, companions, decks."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.layout import corners
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.rules.day.events import characters_counted
from waystone.games.tainted_grail.rules.island.encounter_decks import add_encounter, in_game
from waystone.games.tainted_grail.rules.island.king_moves import stalk
from waystone.games.tainted_grail.rules.island.kings import nearest_character
from waystone.games.tainted_grail.rules.island.map import lay


def lit(journey: Journey) -> int:
    return len(journey.isle.stones)


# ---- places


@pytest.mark.rule("TG-LOC-11")
@pytest.mark.parametrize(("number", "laid"), [(101, True), (103, False)])
def test_a_new_version_takes_the_place_of_the_card_or_of_the_card_to_come(
    number: int, laid: bool
) -> None:
    island = Island()
    ways = {101: {"n": 102, "e": 104}, 103: {"w": 102, "s": 104}}[number]
    for letter in ("b", "c"):
        island.place(number, letter, pointers=ways)
    swap = {"type": "swap", "location": number, "with": f"loc-{number}c"}
    journey = Journey(island, "ada").do(swap)
    assert journey.isle.gone == [f"loc-{number}", f"loc-{number}b"], "and all earlier ones"
    assert bool(journey.told("fact-swapped")) is laid
    assert (number in journey.isle.spots) is laid
    if laid:
        assert journey.isle.spots[number].id == f"loc-{number}c"
    back = {"type": "swap", "location": number, "with": f"loc-{number}b"}
    journey.do(back)
    assert f"loc-{number}b" not in journey.isle.gone
    assert f"loc-{number}c" in journey.isle.gone


@pytest.mark.rule("TG-ACT-09", "TG-AMB-36", "TG-SET-06")
def test_what_lies_there_or_has_left_the_game_is_not_laid() -> None:
    journey = Journey(Island(), "ada")
    assert not lay(journey.g, 102)
    assert not lay(journey.g, 999)
    journey.world.gone.append("loc-103")
    assert not lay(journey.g, 103)
    assert 103 not in journey.world.spots
    journey.world.gone.clear()
    assert lay(journey.g, 103)
    assert journey.world.spots[103].side == "wyrd"


@pytest.mark.rule("TG-DSC-02")
def test_a_location_goes_unless_somebody_stands_there() -> None:
    goes = {"type": "remove-location", "location": 104}
    island = Island().companion("dog").king("claudyne")
    island.verse("bos-1", section="secrets")
    island.add("king_cards", "crown", king="claudyne", meeting="bos-1")
    journey = Journey(island, "ada").guard("bear", 104).guard("knight", 102)
    journey.friend("dog", 104).king("crown", 104).do(goes)
    assert sorted(journey.isle.spots) == [101, 102]
    assert [one.id for one in journey.isle.guardians] == ["knight"], "with all that is on it"
    assert (journey.isle.friends, journey.isle.kings) == ([], [])
    stays = Journey(Island(), "ada").at(104, "ada").do(goes)
    assert sorted(stays.isle.spots) == [101, 102, 104]


@pytest.mark.rule("TG-LOC-06", "TG-GEN-03")
def test_a_move_takes_the_party_or_the_one_it_is_for() -> None:
    for me, places in ((-1, [103, 103]), (0, [103, 101]), (1, [101, 103])):
        journey = Journey(Island(), "ada", "ben").do({"type": "move", "to": 103}, me=me)
        assert [journey.place(name) for name in ("ada", "ben")] == places
        assert 103 in journey.isle.spots, "it is laid first"


@pytest.mark.rule("TG-ACT-09", "TG-ACT-10")
def test_new_locations_are_laid_if_one_of_those_who_came_is_still_there() -> None:
    leaves = {"type": "one", "do": [{"type": "move", "to": 101}]}
    island = Island()
    island.place(102, pointers={"s": 101, "e": 103}, wyrd={"instant": {"do": [leaves]}})
    journey = Journey(island, "ada", "ben").midday().say("ada:travel:102", "hero:ben", "ben:join")
    while journey.prompt == "ask-part":
        journey.say("1")
    journey.say("ada:hero:ben")
    assert [journey.place(name) for name in ("ada", "ben")] == [102, 101]
    assert 103 in journey.isle.spots


# ---- Guidestones


@pytest.mark.rule("TG-GST-03", "TG-GEN-03")
@pytest.mark.parametrize(
    ("which", "left"),
    [("all", []), ("here", ["103:ne"]), ("highest", ["101:sw"]), ("lowest", ["103:ne"])],
)
def test_which_guidestone_fades(which: str, left: list[str]) -> None:
    journey = Journey(Island(), "ada").lay(103).stone(101, "sw").stone(103, "ne")
    journey.do({"type": "fade", "which": which})
    wanted = []
    for name in left:
        number, _, corner = name.partition(":")
        wanted.append(corners(journey.content, int(number))[corner])  # type: ignore[index]
    assert journey.isle.stones == wanted


@pytest.mark.rule("TG-GST-03")
def test_the_farthest_guidestone_fades() -> None:
    journey = Journey(Island(), "ada").lay(103).stone(101, "sw").stone(103, "ne")
    journey.do({"type": "fade", "which": "farthest"})
    assert journey.isle.stones == [corners(journey.content, 101)["sw"]]


@pytest.mark.rule("TG-GST-03")
def test_the_one_whom_it_is_for_says_where_here_is() -> None:
    for me, left in ((0, (103, "ne")), (1, (101, "sw"))):
        journey = Journey(Island(), "ada", "ben").lay(103).at(103, "ben")
        journey.stone(101, "sw").stone(103, "ne").do({"type": "fade", "which": "here"}, me=me)
        number, corner = left
        assert journey.isle.stones == [corners(journey.content, number)[corner]]  # type: ignore[index]


@pytest.mark.rule("TG-GST-03")
def test_with_no_guidestone_none_fades() -> None:
    for which in ("all", "farthest", "here", "lowest", "choice"):
        journey = Journey(Island(), "ada").do({"type": "fade", "which": which})
        assert (journey.prompt, lit(journey)) == ("ask-midday", 0)


@pytest.mark.rule("TG-GST-01")
def test_a_guidestone_lights_up_by_an_effect_where_there_is_room() -> None:
    lights = {"type": "light-guidestone", "location": "here"}
    journey = Journey(Island(), "ada").do(lights)
    assert (journey.prompt, len(journey.options())) == ("ask-slot", 4)
    journey.say(journey.options()[0])
    assert lit(journey) == 1
    assert journey.told("fact-stone-lit") == [{"heroes": ["ada"], "place": "loc-101"}]
    full = Journey(Island(), "ada")
    for corner in ("nw", "ne", "se", "sw"):
        full.stone(101, corner)
    assert full.do(lights).prompt == "ask-midday"
    nowhere = Journey(Island(), "ada").do({"type": "light-guidestone", "location": 103})
    assert (nowhere.prompt, lit(nowhere)) == ("ask-midday", 0)


@pytest.mark.rule("TG-GST-01")
def test_with_all_figures_out_one_is_taken_before_the_new_one_is_lit() -> None:
    journey = Journey(Island(), "ada").lay(103)
    journey.stone(102, "nw").stone(103, "ne").stone(104, "se")
    journey.do({"type": "light-guidestone", "location": "here"})
    first = journey.options()[0]
    journey.say(first)
    assert first.partition(":")[2] not in [key.partition(":")[2] for key in journey.options()]
    journey.say(journey.options()[0])
    assert lit(journey) == 3


@pytest.mark.rule("TG-CMP-05", "TG-LOC-10")
def test_a_candle_clears_the_place_and_those_around_it_if_it_says_so() -> None:
    for around, clear in ((False, [104]), (True, [101, 103, 104])):
        journey = Journey(Island(), "ada").lay(103).at(104, "ada")
        journey.world.spots[101].side = "wyrd"
        journey.do({"type": "candle", "around": around})
        spots = journey.isle.spots
        assert [number for number in sorted(spots) if spots[number].side == "clear"] == clear
        assert [number for number in sorted(spots) if spots[number].lit] == clear


# ---- Guardians and Kings


@pytest.mark.rule("TG-GRD-01")
def test_a_guardian_is_on_the_board_once() -> None:
    comes = {"type": "place-guardian", "encounter": "bear", "location": 104}
    journey = Journey(Island(), "ada").guard("knight", 102).do(comes)
    assert [(one.id, one.at) for one in journey.isle.guardians] == [("knight", 102), ("bear", 104)]
    again = {**comes, "location": 102}
    journey.do(again)
    assert sorted(one.id for one in journey.isle.guardians) == ["bear", "knight"]


@pytest.mark.rule("TG-GEN-03", "TG-GRD-05")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        ({}, ["bear", "wolf"]),
        ({"encounter": "wolf"}, ["bear", "knight"]),
        ({"encounter": "nobody"}, ["bear", "knight", "wolf"]),
    ],
)
def test_which_guardian_goes(order: dict[str, Any], left: list[str]) -> None:
    island = Island().combat("wolf").combat("nobody")
    journey = Journey(island, "ada").guard("bear", 104).guard("knight", 101).guard("wolf", 102)
    journey.do({"type": "discard-guardian", **order})
    assert sorted(one.id for one in journey.isle.guardians) == left


@pytest.mark.rule("TG-GEN-03", "TG-GRD-05")
def test_of_guardians_anywhere_the_party_chooses() -> None:
    journey = Journey(Island(), "ada", "ben").at(104, "ben").guard("bear", 104).guard("knight", 101)
    anywhere = {"type": "discard-guardian", "anywhere": True}
    journey.do(anywhere)
    assert journey.options() == ["guardian:bear", "guardian:knight"]
    assert [one.id for one in journey.say("ada:guardian:bear").isle.guardians] == ["knight"]
    for me, left in ((0, ["bear"]), (1, ["knight"])):
        journey = Journey(Island(), "ada", "ben").at(104, "ben")
        journey.guard("bear", 104).guard("knight", 101)
        journey.do({"type": "discard-guardian"}, me=me)
        assert [one.id for one in journey.isle.guardians] == left, "beside the one it is for"


def kings() -> Island:
    island = Island().king("claudyne")
    island.verse("bos-1", section="secrets").verse("bos-2", section="secrets")
    island.add("king_cards", "crown", king="claudyne", meeting="bos-1")
    return island.add("king_cards", "mask", king="claudyne", meeting="bos-2")


@pytest.mark.rule("TG-KNG-02", "TG-KNG-06")
def test_a_king_comes_changes_his_card_and_goes() -> None:
    places = {"type": "place-king", "card": "crown", "location": 104}
    journey = Journey(kings(), "ada").do(places)
    (king,) = journey.isle.kings
    assert (king.card, king.at, king.met) == ("crown", 104, [])
    journey.do({**places, "card": "mask", "location": "here"})
    (king,) = journey.isle.kings
    assert (king.card, king.at) == ("mask", 101)
    assert "bos-2" in journey.isle.read, "and is met at once"
    again = Journey(kings(), "ada").king("crown", 101)
    again.world.kings[0].met.append(0)
    again.do({**places, "card": "mask", "location": 101})
    assert "bos-2" in again.isle.read, "with another card he is met anew"


@pytest.mark.rule("TG-GEN-12")
def test_a_king_that_is_not_there_cannot_go() -> None:
    goes = {"type": "remove-king", "king": "claudyne"}
    journey = Journey(kings(), "ada").king("crown", 104).do(goes)
    assert (journey.isle.kings, journey.told("fact-king-gone")) == ([], [{"king": "claudyne"}])
    assert Journey(kings(), "ada").do(goes).told("fact-king-gone") == []


@pytest.mark.rule("TG-AMB-24", "TG-CLA-02")
def test_claudyne_stays_where_a_character_is() -> None:
    journey = Journey(kings(), "ada").king("crown", 101)
    journey.world.kings[0].met.append(0)
    stalk(journey.g, journey.world.kings[0])
    assert journey.world.kings[0].at == 101
    assert journey.world.kings[0].met == [0], "he has not moved at all"


@pytest.mark.rule("TG-CLA-02")
def test_claudyne_stays_where_no_way_leads_to_anybody() -> None:
    island = kings().place(101, pointers={}).place(102, pointers={"e": 103})
    island.place(104, pointers={"n": 103}).place(103, pointers={"w": 102, "s": 104})
    journey = Journey(island, "ada").lay(103).king("crown", 103)
    stalk(journey.g, journey.world.kings[0])
    assert journey.world.kings[0].at == 103


@pytest.mark.rule("TG-CLA-02")
@pytest.mark.parametrize(
    ("king", "ada", "ben", "to"),
    [(101, 103, 104, 104), (101, 102, 103, 102), (103, 104, 102, 102), (102, 101, 103, 101)],
)
def test_claudyne_seeks_the_nearest_and_of_equals_the_lowest(
    king: int, ada: int, ben: int, to: int
) -> None:
    journey = Journey(kings(), "ada", "ben").lay(103).at(ada, "ada").at(ben, "ben")
    assert nearest_character(journey.g, king) == to


@pytest.mark.rule("TG-LOC-11")
def test_a_card_that_lies_there_already_is_not_replaced() -> None:
    island = Island().place(101, "b", pointers={"n": 102, "e": 104})
    journey = Journey(island, "ada").lay(101, "clear", "b")
    journey.world.spots[101].dark = 2
    journey.do({"type": "swap", "location": 101, "with": "loc-101b"})
    assert (journey.isle.spots[101].dark, journey.isle.gone) == (2, []), "its markers stay"


# ---- companions


@pytest.mark.rule("TG-CMP-01", "TG-CMP-08")
def test_a_companion_joins_comes_back_and_may_be_gone_for_good() -> None:
    island = Island().companion("fox")
    joins = {"type": "join", "companion": "fox"}
    journey = Journey(island, "ada").do(joins)
    assert [(one.id, one.at, one.away) for one in journey.isle.friends] == [("fox", 101, 0)]
    away = Journey(island, "ada").friend("fox", 104)
    away.world.friends[0].away = 2
    away.do(joins)
    assert [(one.at, one.away) for one in away.isle.friends] == [(101, 0)]
    gone = Journey(island, "ada")
    gone.world.gone.append("fox")
    assert gone.do(joins).isle.friends == []


@pytest.mark.rule("TG-CMP-08")
def test_a_companion_parts_for_days_or_for_good() -> None:
    island = Island().companion("fox").companion("dog")
    parts = {"type": "part", "companion": "fox"}
    journey = Journey(island, "ada").friend("fox", 101).friend("dog", 101).do(parts)
    assert [one.id for one in journey.isle.friends] == ["dog"]
    journey = Journey(island, "ada").friend("fox", 101)
    journey.do({**parts, "days": 2, "location": 104})
    (fox,) = journey.isle.friends
    assert (fox.at, fox.away) == (104, 2)


@pytest.mark.rule("TG-CMP-08", "TG-DAY-02")
def test_who_is_away_is_a_day_nearer_each_morning() -> None:
    journey = Journey(Island().companion("fox"), "ada").friend("fox", 101)
    journey.world.friends[0].away = 2
    assert journey.dawn().isle.friends[0].away == 1


# ---- encounter decks


@pytest.mark.rule("TG-ENC-10")
def test_a_secret_encounter_is_in_the_game_once_it_was_added() -> None:
    island = Island().combat("witch", secret=233).combat("boss", king="claudyne").king("claudyne")
    journey = Journey(island, "ada")
    known = journey.content.encounters
    assert [in_game(journey.g, known[name]) for name in ("bear", "witch", "boss")] == [
        True,
        False,
        False,
    ]
    journey.do({"type": "add-encounter", "encounter": "witch"})
    assert sorted(journey.isle.encounters["green"]) == ["bear", "witch"]
    journey.do({"type": "add-encounter", "encounter": "witch"})
    assert sorted(journey.isle.encounters["green"]) == ["bear", "witch"], "once"


@pytest.mark.rule("TG-ENC-10")
@pytest.mark.parametrize(("place", "deck"), [(0, ["witch", "bear"]), (1, ["bear", "witch"])])
def test_what_is_added_comes_anywhere_into_its_deck(place: int, deck: list[str]) -> None:
    journey = Journey(Island().combat("witch", secret=233), "ada")
    journey.state.streams.stack("encounters", place)
    add_encounter(journey.g, "witch")
    assert journey.world.encounters["green"] == deck
    full = Journey(Island().combat("witch", secret=233), "ada")
    full.state.streams.stack("encounters", 2)
    with pytest.raises(ValueError, match=r"not in 0\.\.1"):
        add_encounter(full.g, "witch")


@pytest.mark.rule("TG-DSC-05", "TG-ENC-10")
def test_what_leaves_the_game_leaves_its_deck_and_the_board() -> None:
    journey = Journey(Island().combat("wolf"), "ada").guard("bear", 104).guard("knight", 102)
    journey.do({"type": "remove-encounter", "encounter": "wolf"})
    assert journey.isle.encounters["green"] == ["bear"]
    journey.do({"type": "remove-encounter", "encounter": "bear"})
    assert journey.isle.encounters["green"] == []
    assert [one.id for one in journey.isle.guardians] == ["knight"]
    assert not in_game(journey.g, journey.content.encounters["bear"])


# ---- events


@pytest.mark.rule("TG-DSC-05", "TG-EVT-03", "TG-DSC-04")
@pytest.mark.parametrize(("ever", "gone"), [(True, ["rain"]), (False, [])])
def test_an_event_is_taken_from_wherever_it_lies(ever: bool, gone: list[str]) -> None:
    island = Island().event("rain").event("hail")
    takes = {"type": "remove-event", "event": "rain", "ever": ever}
    journey = Journey(island, "ada")
    journey.world.deck[:] = ["hail", "rain"]
    journey.do(takes)
    assert (journey.isle.deck, journey.isle.gone) == (["hail"], gone)
    journey = Journey(island, "ada").out("hail").out("rain").do(takes)
    assert [one.id for one in journey.isle.events] == ["hail"]
    assert ("rain" in journey.isle.random) is not ever
    journey = Journey(island, "ada")
    journey.world.random[:] = ["rain", "hail"]
    journey.do(takes)
    assert journey.isle.random == (["hail"] if ever else ["rain", "hail"])


@pytest.mark.rule("TG-EVT-03")
@pytest.mark.parametrize(
    ("order", "at"), [({}, 2), ({"after": 1}, 1), ({"after": -1}, 0), ({"after": 9}, 0)]
)
def test_where_an_event_goes_into_the_deck(order: dict[str, Any], at: int) -> None:
    island = Island().event("a").event("b").event("tale", "story")
    inserts = {"type": "insert-event", "event": "tale", **order}
    journey = Journey(island, "ada")
    journey.world.deck[:] = ["a", "b"]
    journey.do(inserts)
    assert journey.isle.deck.index("tale") == at
    assert len(journey.isle.deck) == 3
    journey.do(inserts)
    assert journey.isle.deck.count("tale") == 1, "not twice"
    gone = Journey(island, "ada")
    gone.world.gone.append("tale")
    assert gone.do(inserts).isle.deck == []


@pytest.mark.rule("TG-EVT-03")
def test_an_event_is_shuffled_among_the_top_cards() -> None:
    island = Island().event("tale", "story")
    for name in "abcdef":
        island.event(name)
    places = set()
    for seed in range(12):
        journey = Journey(island, "ada")
        journey.world.deck[:] = list("abcdef")
        journey.state.streams = type(journey.state.streams)(seed)
        journey.do({"type": "insert-event", "event": "tale", "among": 2})
        places.add(journey.isle.deck.index("tale"))
    assert places == {4, 5, 6}


@pytest.mark.rule("TG-EVT-05")
def test_a_mission_leaves_by_instruction_from_the_area_or_the_deck() -> None:
    island = Island().event("vow", "mission").event("oath", "mission")
    ends = {"type": "end-mission", "event": "vow"}
    journey = Journey(island, "ada").out("vow").out("oath").do(ends)
    assert [one.id for one in journey.isle.events] == ["oath"]
    journey = Journey(island, "ada").out("oath")
    journey.world.deck[:] = ["vow"]
    journey.do(ends)
    assert (journey.isle.deck, [one.id for one in journey.isle.events]) == ([], ["oath"])


@pytest.mark.rule("TG-EVT-03", "TG-DAY-06")
def test_an_event_comes_out_once_with_its_tokens() -> None:
    island = Island().event("rain", timer={"tokens": 3, "do": []}).event("hail")
    starts = {"type": "start-event", "event": "rain"}
    journey = Journey(island, "ada").out("hail").do(starts, starts)
    assert [(one.id, one.light) for one in journey.isle.events] == [("hail", 0), ("rain", 3)]
    journey.do({"type": "start-event", "event": "hail"})
    assert len(journey.isle.events) == 2


@pytest.mark.rule("TG-EVT-05")
def test_a_mission_that_stays_is_done_once() -> None:
    goal = {"text": {"en": ".", "ru": "."}, "if": [{"is": "holds", "what": "food"}], "stays": True}
    goal |= {"do": [{"type": "gain", "what": "wealth"}]}
    journey = Journey(Island().event("vow", "mission", goal=goal), "ada").out("vow")
    journey.do({"type": "gain", "what": "food"}).do({"type": "gain", "what": "food"})
    assert journey.hero("ada").wealth == 1
    assert [one.id for one in journey.isle.events] == ["vow"]


@pytest.mark.rule("TG-EVT-08", "TG-GEN-10")
def test_markers_never_fall_below_none() -> None:
    puts = {"type": "put-marker", "marker": "quest", "n": 2}
    takes = {"type": "take-marker", "marker": "quest", "n": 5}
    journey = Journey(Island(), "ada").do(puts)
    assert journey.isle.spots[101].quest == 2
    assert journey.do(takes).isle.spots[101].quest == 0


@pytest.mark.rule("TG-STM-03", "TG-EPM-04")
@pytest.mark.parametrize(
    ("rule", "n", "events", "encounters"),
    [
        ("", 2, 2, 2),
        ("story-count", 1, 1, 1),
        ("story-count", 3, 2, 2),
        ("epic-count", 4, 4, 4),
        ("epic-count", 2, 3, 2),
    ],
)
def test_how_many_characters_count(rule: str, n: int, events: int, encounters: int) -> None:
    names = ("ada", "ben", "cid", "dot")[:n]
    journey = Journey(Island(), *names, rules=(rule,) if rule else ())
    counted = [characters_counted(journey.g, what) for what in ("events", "encounters")]
    assert counted == [events, encounters]
