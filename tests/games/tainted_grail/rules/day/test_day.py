"""Setting out, and the day in its three stages (TG-SET, TG-DAY, TG-GEN)."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.checks.campaign_testing import ANY, WORDS, Island, Journey
from waystone.games.tainted_grail.rules.day.dusk import visions
from waystone.games.tainted_grail.table.state import State
from waystone.games.tainted_grail.table.world import World
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

PAID = {"type": "gain", "what": "food"}


def campaign(island: Island, seats: int = 1, *variants: str) -> Session:
    setup = Setup(seats, 7, "campaign", "isle", list(variants), {"length": "whole"})
    session = Session.new(GAME, setup, "all", (island.content(), ""))
    for seat, name in enumerate(("ada", "ben", "cid", "dot")[:seats]):
        if session.questions()[0].prompt == "ask-character":
            session.answer(seat, f"character:{name}")
    return session


def world_of(session: Session) -> World:
    state: State = session.state
    assert state.world is not None
    return state.world


# ---- set-up


@pytest.mark.rule("TG-SET-06", "TG-SET-07", "TG-DAT-04")
def test_101_lies_clear_with_all_figures_and_its_neighbours_in_the_wyrdness() -> None:
    session = campaign(Island(), 2)
    session.answer(0, "nobody")
    world = world_of(session)
    assert {n: s.side for n, s in world.spots.items()} == {101: "wyrd", 102: "wyrd", 104: "wyrd"}
    # The first start of day has turned 101 (TG-DAY-03); before it, it lay clear.
    assert [line.args["side"] for line in session.log if line.text == "fact-flipped"] == ["wyrd"]
    laid = [line.args["side"] for line in session.log if line.text == "fact-laid"]
    assert laid == ["clear", "wyrd", "wyrd"], "and so it was told"
    assert [one.at for one in session.state.heroes] == [101, 101]


@pytest.mark.rule("TG-SET-10", "TG-SET-12", "TG-SET-13", "TG-SET-14", "TG-EVT-02")
def test_the_chapter_setup_builds_the_decks() -> None:
    island = Island().event("rain").event("hail").event("tale", "story")
    island.chapter("chapter-1", events=["tale"], do=[{"type": "gain", "what": "xp", "n": 3}])
    island.combat("wolf", difficulty=2).combat("shade", colour="purple", difficulty=3)
    session = campaign(island)
    world = world_of(session)
    assert world.statuses == {}
    assert world.chapter == "chapter-1"
    assert sorted(world.encounters["green"]) == ["bear", "wolf"]
    assert world.encounters["blue"] == ["knight"]
    assert world.encounters["purple"] == ["shade"]
    assert sorted(world.random) == ["hail", "rain"]
    assert [card.id for card in world.events] == ["tale"], "the first day revealed the only card"
    assert session.state.heroes[0].xp == 3, "instructions are carried out"


@pytest.mark.rule("TG-SET-11", "TG-DTH-11")
def test_condition_cards_are_at_hand() -> None:
    journey = Journey(Island(), "ada").do({"type": "terror", "n": 9})
    assert [a.id for a in journey.hero("ada").afflictions] == ["insane-card"]


@pytest.mark.rule("TG-SET-15", "TG-ENC-09", "TG-ENC-11", "TG-ENC-12")
def test_the_next_chapter_takes_easy_encounters_out_and_puts_hard_ones_in() -> None:
    hard = {str(n): [2] if n == 1 else [1, 2] for n in (1, 2, 3, 4)}
    decks = {"green": hard, "blue": ANY, "purple": ANY}
    island = Island().combat("wolf", difficulty=2).chapter("chapter-2", encounters=decks)
    start = {"type": "start-chapter", "to": "chapter-2"}
    assert Journey(island, "ada").do(start).isle.encounters["green"] == ["wolf"]
    two = Journey(island, "ada", "ben").do(start)
    assert sorted(two.isle.encounters["green"]) == ["bear", "wolf"]


@pytest.mark.rule("TG-SET-16", "TG-SAV-01", "TG-SAV-02", "TG-SAV-03", "TG-SAV-06", "TG-EVT-09")
def test_a_save_at_midday_holds_everything_and_is_restored_exactly() -> None:
    from waystone.kernel.save import dump, load

    session = Session.new(GAME, Setup(2, 3, "campaign", "", [], {"length": "short"}), "all")
    session.answer(0, session.questions()[0].options[0].key)
    session.answer(1, session.questions()[0].options[0].key)
    while session.questions()[0].prompt != "ask-midday":
        question = session.questions()[0]
        key = question.options[0].key if question.options else str(question.least)
        session.answer(question.seat, key)
    again, notices = load(dump(session))
    assert notices == []
    assert again.hash() == session.hash()
    assert again.state == session.state
    assert again.state.world.stage == "midday"
    assert again.state.world.deck == session.state.world.deck, "deck orders too"


@pytest.mark.rule("TG-GEN-13", "TG-AMB-64", "TG-AMB-51")
def test_the_chronicler_breaks_ties() -> None:
    island = Island().place(101, vision="101-v", clear={"seals": ["vision"]})
    island.verse("101-v", section="vision", do=[PAID])
    journey = Journey(island, "ada", "ben").stone(101, "sw")
    journey.world.chronicler = 1
    journey.day_from(visions(0)).say("ada:no", "ben:yes")
    assert "fact-verse-opened" in journey.said
    other = Journey(island, "ada", "ben").stone(101, "sw").day_from(visions(0))
    other.say("ada:no", "ben:yes")
    assert "fact-verse-opened" not in other.said, "without one the first seat decides"


@pytest.mark.rule("TG-GEN-15")
def test_notes_keep_themselves() -> None:
    needs = [{"is": "able", "attribute": "courage", "least": 2}]
    choices = [{"text": WORDS, "needs": needs, "end": True}, {"text": WORDS, "end": True}]
    island = Island().verse("101-1", choices=choices)
    journey = Journey(island, "ada").midday().say("explore")
    assert journey.isle.blocked == ["101-1.1"]
    text = GAME.text("en", journey.content)
    assert journey.session is not None
    notes = journey.session.view(0, text).pages[-1].paragraphs
    assert any("Courage" in line or "courage" in line for line in notes), notes
    assert any("loc-102" in line for line in notes), "and the names of places"
    opened = Journey(island, "ada").can("ada", courage=2)
    opened.world.blocked.append("101-1.1")
    opened.midday().say("explore")
    assert opened.isle.blocked == [], "struck out once it is open"


@pytest.mark.rule("TG-GEN-16", "TG-SET-09", "TG-SEC-08")
def test_what_is_not_yet_gained_is_not_seen() -> None:
    island = Island().secret("idol", 13, text=WORDS).verse("bos-1", text={"en": "dark", "ru": "т"})
    island.event("storm")
    journey = Journey(island, "ada").midday()
    text = GAME.text("en", journey.content)
    assert journey.session is not None
    seen = str(journey.session.view(0, text))
    assert "idol" not in seen
    assert "dark" not in seen
    assert "storm" not in seen


@pytest.mark.rule("TG-GEN-04", "TG-GEN-10", "TG-GEN-12")
def test_markers_never_run_out_and_what_leaves_the_board_may_come_back() -> None:
    island = Island().king("claudyne").verse("bos-200")
    island.add("king_cards", "rules", king="claudyne", meeting="bos-200")
    journey = Journey(island, "ada").do({"type": "put-marker", "marker": "quest", "n": 60})
    assert journey.isle.spots[101].quest == 60
    again = Journey(island, "ada").king("rules", 102)
    away = {"type": "remove-king", "king": "claudyne"}
    again.do(away, {"type": "place-king", "card": "rules", "location": 104})
    assert [(one.id, one.at) for one in again.isle.kings] == [("claudyne", 104)]


# ---- the start of the day


@pytest.mark.rule("TG-DAY-01", "TG-DAY-17")
def test_effects_of_the_morning_happen_in_an_order_of_choice_and_some_may_be_left() -> None:
    island = Island().item("horn", {"when": "dawn", "do": [PAID]})
    pay = [{"what": "food"}]
    island.item("brew", {"when": "dawn", "may": True, "pay": pay, "do": [{"type": "rouse"}]})
    journey = Journey(island, "ada").has("ada", energy=3).give("ada", "horn", "brew").dawn()
    assert journey.options() == ["effect:1:horn", "effect:2:brew"]
    journey.say("effect:1:horn", "yes")
    assert (journey.hero("ada").food, journey.hero("ada").energy) == (0, 4)
    poor = Journey(island, "ada").give("ada", "horn", "brew").dawn().say("effect:2:brew")
    assert poor.hero("ada").food == 1, "what cannot be paid for is not done"
    assert poor.isle.day == 2


@pytest.mark.rule("TG-DAY-02", "TG-EX-12")
def test_one_token_of_each_kind_leaves_every_card_but_no_quest_marker() -> None:
    island = Island().event("vigil", "mission").secret("fever", 30, tokens=2)
    journey = Journey(island, "ada").out("vigil", light=2).give("ada", "fever")
    spot = journey.world.spots[102]
    spot.dark, spot.light, spot.quest = 2, 1, 3
    journey.hero("ada").secrets[0].tokens = 2
    journey.world.events[0].quest = 2
    journey.dawn()
    after = journey.isle.spots[102]
    assert (after.dark, after.light, after.quest) == (1, 0, 3)
    assert (journey.isle.events[0].light, journey.isle.events[0].quest) == (1, 2)
    assert journey.hero("ada").secrets[0].tokens == 1


@pytest.mark.rule("TG-DAY-03", "TG-LOC-08", "TG-EX-08")
def test_what_no_guidestone_covers_turns_and_no_instant_effect_happens() -> None:
    island = Island().place(101, pointers={"n": 102, "e": 104}, wyrd={"instant": {"do": [PAID]}})
    journey = Journey(island, "ada").lay(102, "clear").stone(102, "nw").dawn()
    assert journey.isle.spots[101].side == "wyrd"
    assert journey.isle.spots[102].side == "clear"
    assert journey.hero("ada").food == 0


@pytest.mark.rule("TG-DAY-04", "TG-GRD-09", "TG-KNG-05")
def test_one_roll_for_each_guardian_in_any_order_then_the_kings() -> None:
    island = Island().combat("wolf").king("claudyne").verse("bos-200")
    island.add("king_cards", "rules", king="claudyne", meeting="bos-200")
    journey = Journey(island, "ada").lay(103).guard("bear", 102).guard("wolf", 104)
    journey.king("rules", 103)
    journey.state.streams.stack_rolls("guardian-die", 2, 1, 4)
    journey.dawn()
    assert journey.options() == ["guardian:bear", "guardian:wolf"]
    journey.say("guardian:wolf")
    moved = [a["guardian"] for a in journey.told("fact-guardian-moved")]
    assert moved == ["wolf", "bear"]
    assert journey.said.index("fact-king-rolled") > journey.said.index("fact-guardian-moved")
    assert [one.at for one in journey.isle.kings] == [102], "the last roll was the King's: west"


@pytest.mark.rule("TG-DAY-05", "TG-DSC-01", "TG-DSC-04")
def test_all_but_missions_leave_random_events_under_their_deck() -> None:
    island = Island().event("rain").event("tale", "story").event("vow", "mission").event("hail")
    journey = Journey(island, "ada").out("rain").out("tale").out("vow")
    journey.world.random = ["hail"]
    journey.dawn()
    assert [card.id for card in journey.isle.events] == ["vow"]
    assert journey.isle.random == ["rain", "hail"], "the bottom is first"


@pytest.mark.rule("TG-DAY-06", "TG-EVT-10")
def test_the_top_event_is_revealed_and_with_none_nothing() -> None:
    island = Island().event("rain", do=[PAID]).event("hail")
    journey = Journey(island, "ada")
    journey.world.deck = ["hail", "rain"]
    journey.dawn()
    assert [card.id for card in journey.isle.events] == ["rain"]
    assert journey.hero("ada").food == 1
    assert journey.isle.deck == ["hail"]
    assert "fact-no-event" in Journey(island, "ada").dawn().said


# ---- midday


@pytest.mark.rule("TG-DAY-07", "TG-EX-01")
@pytest.mark.parametrize("order", ["abcbaca", "abccaacb"])
def test_any_order_of_actions_is_legal(order: str) -> None:
    names = {"a": "ada", "b": "ben", "c": "cid"}
    journey = Journey(Island(), "ada", "ben", "cid").midday()
    for n, letter in enumerate(order):
        journey.say(f"{names[letter]}:explore", *([] if letter in order[:n] else ["none"]))
    assert len(journey.told("fact-explored")) == len(order)


@pytest.mark.rule("TG-DAY-08")
def test_the_day_ends_only_when_all_want_it() -> None:
    journey = Journey(Island(), "ada", "ben").midday().say("ada:rest")
    assert journey.asked == [1]
    journey.say("ben:explore", "none")
    assert journey.asked == [1], "nobody is forced to end"
    journey.say("ben:rest")
    assert journey.isle.day == 2


# ---- the end of the day


@pytest.mark.rule("TG-DAY-09")
def test_effects_of_the_evening() -> None:
    island = Island().skill("watch", {"when": "dusk", "do": [PAID]})
    journey = Journey(island, "ada")
    journey.hero("ada").skills.append("watch")
    journey.dusk()
    assert journey.hero("ada").food == 1


@pytest.mark.rule("TG-DAY-10")
@pytest.mark.parametrize(("before", "after"), [(2, 6), (8, 6), (0, 4)])
def test_rest_moves_energy_to_its_start_or_gives_four(before: int, after: int) -> None:
    journey = Journey(Island(), "ada").stone(101, "sw").has("ada", energy=before).dusk()
    assert journey.hero("ada").energy == after


@pytest.mark.rule("TG-DAY-10", "TG-TRK-04")
def test_rest_is_limited_by_health() -> None:
    journey = Journey(Island(), "ada").stone(101, "sw").has("ada", energy=1, health=3).dusk()
    assert journey.hero("ada").energy == 3


@pytest.mark.rule("TG-DAY-11", "TG-AMB-30", "TG-AMB-31")
def test_a_meal_and_food_that_changes_hands_before_it() -> None:
    journey = Journey(Island(), "ada", "ben").stone(101, "sw")
    journey.has("ada", food=2, health=5, terror=3).has("ben", health=5).dusk()
    assert journey.options() == ["eat", "hand-over", "pass"]
    journey.say("hand-over", "1", "eat")
    one = journey.hero("ada")
    assert (one.food, one.health, one.energy, one.terror) == (0, 6, 6, 2)
    journey.say("ben:eat")
    assert journey.hero("ben").health == 6


@pytest.mark.rule("TG-DAY-12", "TG-LOC-13", "TG-AMB-01")
def test_a_night_in_the_wyrdness() -> None:
    journey = Journey(Island(), "ada", "ben").at(102, "ada").stone(101, "sw").dusk()
    assert (journey.hero("ada").health, journey.hero("ada").terror) == (6, 2)
    assert (journey.hero("ben").health, journey.hero("ben").terror) == (8, 0)


@pytest.mark.rule("TG-DAY-13")
def test_experience_is_spent_in_the_evening_only() -> None:
    journey = Journey(Island(), "ada").has("ada", xp=5).stone(101, "sw").midday()
    assert not any(key.startswith("attribute") for key in journey.options())
    journey.say("rest")
    assert journey.prompt == "ask-develop"
    journey.say("attribute:courage", "attribute:courage")
    assert journey.hero("ada").attributes[1] == 2
    assert journey.hero("ada").xp == 0
    assert journey.isle.day == 2, "with nothing left to buy the night goes on"


@pytest.mark.rule("TG-DAY-14", "TG-DAY-15", "TG-AMB-50")
def test_decks_are_rebuilt_with_at_least_ten_cards() -> None:
    journey = Journey(Island().card("new", owner="ada"), "ada").stone(101, "sw")
    journey.hero("ada").aside.append("new")
    journey.dusk().say("rebuild")
    assert journey.session is not None
    question = journey.session.questions()[0]
    assert (question.least, question.most) == (10, 11)
    journey.say(" ".join(["card:new", *(f"card:ada-c{n}" for n in range(1, 10))]))
    one = journey.hero("ada")
    assert "new" in one.combat
    assert one.aside == ["ada-c0"], "cards taken out stay owned"


@pytest.mark.rule("TG-DAY-16", "TG-JRN-14", "TG-LOC-03")
def test_visions_are_read_together_where_there_is_a_seal_if_they_like() -> None:
    island = Island()
    for number in (101, 102):
        vision = f"{number}-v"
        seal: dict[str, Any] = {"seals": ["vision"]}
        pointers = {"n": 102} if number == 101 else {"s": 101}
        island.place(number, vision=vision, clear=seal, wyrd=seal, pointers=pointers)
        each = {"type": "party", "do": [PAID]}
        island.verse(vision, section="vision", location=number, do=[each])
    journey = Journey(island, "ada", "ben", "cid").at(102, "cid").day_from(visions(0))
    journey.say("ada:yes", "ben:yes", "cid:yes")
    assert [one.food for one in journey.now.heroes] == [1, 1, 1]
    assert [a["verse"] for a in journey.told("fact-verse-opened")] == ["101-v", "102-v"]
    left = Journey(island, "ada").day_from(visions(0)).say("no")
    assert left.hero("ada").food == 0
