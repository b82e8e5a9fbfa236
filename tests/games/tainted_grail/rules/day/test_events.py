"""Events, Missions, chapters, encounter decks, discarding (TG-EVT, TG-ENC, TG-DSC)."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.checks.campaign_testing import ANY, WORDS, Island, Journey

FOOD = {"type": "gain", "what": "food"}


# ---- events


@pytest.mark.rule("TG-EVT-01", "TG-SOL-04", "TG-STM-03", "TG-EPM-04")
@pytest.mark.parametrize(
    ("heroes", "rules", "n"),
    [
        (1, (), 3),
        (2, (), 2),
        (3, (), 1),
        (1, ("story-count",), 3),
        (2, ("story-count",), 3),
        (1, ("epic-count",), 2),
    ],
)
def test_random_events_go_on_top_fewer_with_more_characters(
    heroes: int, rules: tuple[str, ...], n: int
) -> None:
    island = Island().event("tale", "story")
    for name in ("a", "b", "c", "d"):
        island.event(f"rain-{name}")
    journey = Journey(island, *("ada", "ben", "cid")[:heroes], rules=rules)
    journey.world.random = ["rain-a", "rain-b", "rain-c", "rain-d"]
    journey.world.deck = ["tale"]
    journey.do({"type": "random-events", "by": [3, 2, 1, 1]})
    assert len(journey.isle.deck) == 1 + n
    assert journey.isle.deck[0] == "tale", "the Story card is now below them"
    assert journey.isle.deck[1] == "rain-d", "from the top of the Random event deck"


@pytest.mark.rule("TG-EVT-03")
def test_story_events_change_the_event_deck() -> None:
    island = Island().event("first", "story").event("second", "special").event("third", "story")
    journey = Journey(island, "ada")
    journey.world.deck = ["third"]
    journey.do(
        {"type": "insert-event", "event": "first"},
        {"type": "insert-event", "event": "second", "after": 1},
        {"type": "remove-event", "event": "third"},
    )
    assert journey.isle.deck == ["second", "first"], "first is on top"


@pytest.mark.rule("TG-EVT-03")
def test_an_event_that_returns_to_the_deck_lies_there_only() -> None:
    again = [{"type": "insert-event", "event": "again", "after": -1}]
    island = Island().event("again", "story", do=again).event("other", "story")
    journey = Journey(island, "ada")
    journey.world.deck = ["other"]
    journey.out("again").do(*again)
    assert journey.isle.deck == ["again", "other"]
    assert [card.id for card in journey.isle.events] == []


@pytest.mark.rule("TG-EVT-04")
def test_random_events_have_an_effect_or_a_rule_for_the_day() -> None:
    island = Island().event("gale", rules=[{"type": "travel-cost"}])
    journey = Journey(island, "ada").out("gale").midday().say("travel:102")
    assert journey.hero("ada").energy == 4
    calm = Journey(island, "ada").out("gale").dawn().say("travel:102")
    assert calm.hero("ada").energy == 5, "gone next morning"


MISSION: dict[str, Any] = {
    "goal": {
        "text": WORDS,
        "if": [{"is": "holds", "what": "food", "least": 2}],
        "do": [{"type": "gain", "what": "xp", "n": 2}],
    }
}


@pytest.mark.rule("TG-EVT-05", "TG-EVT-06")
def test_a_mission_stays_until_its_own_text_says_otherwise() -> None:
    island = Island().event("vow", "mission", chapter=1, part=2, do=[FOOD], **MISSION)
    island.verse("101-1", do=[FOOD])
    journey = Journey(island, "ada")
    journey.world.deck = ["vow"]
    journey.dawn()
    assert journey.hero("ada").food == 1, "its effects are applied"
    journey.say("rest", "eat")
    assert [card.id for card in journey.isle.events] == ["vow"]
    card = journey.content.events["vow"]
    assert (card.chapter, card.part) == (1, 2)
    done = Journey(island, "ada").has("ada", food=1).out("vow").midday().say("explore")
    assert done.isle.events == []
    assert done.hero("ada").xp == 2


@pytest.mark.rule("TG-EVT-06")
def test_every_mission_of_the_campaign_names_its_task() -> None:
    content = GAME.load_content()[0]
    found = [e for e in content.events.values() if e.kind == "mission"]
    assert found
    for mission in found:
        assert mission.goal is not None, mission.id
        assert mission.chapter, mission.id
        assert mission.text["ru"], mission.id


@pytest.mark.rule("TG-EVT-07")
def test_a_lead_has_no_card_and_stays_in_the_notes_until_it_is_closed() -> None:
    island = Island().add("leads", "bell", text=WORDS).chapter("chapter-2")
    lead = {"type": "lead", "lead": "bell"}
    journey = Journey(island, "ada").do(lead, lead, {"type": "start-chapter", "to": "chapter-2"})
    assert journey.isle.leads == ["bell"], "not tied to a chapter"
    assert journey.isle.events == []
    closed = Journey(island, "ada").do(lead, {"type": "lead-done", "lead": "bell"})
    assert closed.isle.leads == []


@pytest.mark.rule("TG-EVT-08")
def test_quest_markers_count_on_missions_and_locations() -> None:
    island = Island().event("vow", "mission")
    put = {"type": "put-marker", "marker": "quest"}
    take = {"type": "take-marker", "marker": "quest", "event": "vow"}
    journey = Journey(island, "ada").out("vow")
    journey.do({**put, "n": 3, "event": "vow"}, take, {**put, "location": 102})
    assert journey.isle.events[0].quest == 2
    assert journey.isle.spots[102].quest == 1


@pytest.mark.rule("TG-EVT-09", "TG-END-01")
def test_the_end_of_a_chapter_changes_nothing_but_what_is_said() -> None:
    island = Island().chapter("chapter-2", items=["b"])
    journey = Journey(island, "ada").has("ada", health=3, energy=2, terror=4)
    journey.do({"type": "start-chapter", "to": "chapter-2"})
    one = journey.hero("ada")
    assert (one.health, one.energy, one.terror) == (3, 2, 4)
    assert journey.prompt == "ask-midday", "the day goes on"
    assert journey.isle.chapter == "chapter-2"
    assert journey.isle.tables == ["a", "consumable", "b"]


@pytest.mark.rule("TG-EVT-09", "TG-SAV-01")
def test_the_group_may_stop_after_a_chapter() -> None:
    journey = Journey(Island().chapter("chapter-2"), "ada").stone(101, "sw")
    journey.world.last_chapter = 1
    journey.do({"type": "start-chapter", "to": "chapter-2"}).say("rest")
    assert journey.end.name == "end-pause"
    assert journey.end.winners == [], "a pause is no victory"


@pytest.mark.rule("TG-DAY-02", "TG-EVT-08")
def test_a_timer_runs_out_when_its_last_token_leaves() -> None:
    timer = {"tokens": 1, "do": [FOOD], "leaves": True}
    island = Island().event("vow", "mission", timer=timer)
    journey = Journey(island, "ada").out("vow", light=1).dawn()
    assert journey.hero("ada").food == 1
    assert journey.isle.events == []


# ---- encounters


@pytest.mark.rule("TG-ENC-04")
def test_an_encounter_may_print_its_own_rules() -> None:
    toll = {"type": "either", "options": [{"do": [], "pay": [{"what": "wealth"}]}, {"do": [FOOD]}]}
    journey = Journey(Island(), "ada").do(toll).say("way:2")
    assert journey.hero("ada").food == 1
    assert journey.now.encounter is None, "neither deck is used"


@pytest.mark.rule("TG-ENC-05", "TG-COM-11", "TG-DSC-01")
def test_a_drawn_card_goes_under_its_deck() -> None:
    island = Island().combat("wolf").combat("boar")
    journey = Journey(island, "ada")
    journey.world.encounters["green"] = ["boar", "wolf", "bear"]
    journey.do({"type": "encounter", "draw": "green"}).say("keep", "escape")
    assert journey.isle.encounters["green"] == ["bear", "boar", "wolf"]


@pytest.mark.rule("TG-ENC-06", "TG-EX-54", "TG-AMB-28", "TG-DSC-04")
def test_a_named_card_is_found_in_its_deck_or_in_the_box() -> None:
    easy = {"green": {str(n): [1] for n in (1, 2, 3, 4)}, "blue": ANY, "purple": ANY}
    island = (
        Island().combat("wolf", difficulty=2).combat("boar").chapter("chapter-1", encounters=easy)
    )
    journey = Journey(island, "ada")
    journey.world.encounters["green"] = ["bear", "boar"]
    journey.do({"type": "encounter", "named": "bear"})
    assert journey.isle.encounters["green"] == ["boar"], "the rest keeps its order"
    journey.say("keep", "escape")
    assert journey.isle.encounters["green"] == ["bear", "boar"]
    box = Journey(island, "ada").do({"type": "encounter", "named": "wolf"}).say("keep", "escape")
    assert "wolf" not in box.isle.encounters["green"], "back to the box"


@pytest.mark.rule("TG-ENC-07", "TG-EX-54")
def test_a_named_guardian_is_taken_off_the_board() -> None:
    journey = Journey(Island(), "ada").guard("bear", 102)
    journey.world.encounters["green"] = []
    journey.do({"type": "encounter", "named": "bear"})
    assert journey.isle.guardians == []
    assert journey.now.encounter is not None


@pytest.mark.rule("TG-ENC-08", "TG-ENC-10", "TG-EX-53", "TG-SEC-09")
def test_secret_encounters_return_unless_they_were_added_to_a_deck() -> None:
    island = Island().combat("berserk", secret=193).card("oath", owner="ada")
    journey = Journey(island, "ada")
    assert "berserk" not in journey.world.encounters["green"]
    named = {"type": "encounter", "named": "berserk"}
    journey.do({"type": "gain-card", "card": "oath"}, named).say("keep", "escape")
    assert "berserk" not in journey.isle.encounters["green"], "back to the Secret deck"
    assert "oath" in journey.hero("ada").combat, "the card stays in the deck"
    added = Journey(island.chapter("chapter-2"), "ada")
    added.do({"type": "add-encounter", "encounter": "berserk"})
    assert "berserk" in added.isle.encounters["green"]
    added.do(named)
    assert "berserk" not in added.isle.encounters["green"], "found there"
    later = Journey(island, "ada")
    later.world.added.append("berserk")
    later.do({"type": "start-chapter", "to": "chapter-2"})
    assert "berserk" in later.isle.encounters["green"], "it takes part in later deck building"


@pytest.mark.rule("TG-AMB-26")
def test_an_empty_deck_is_built_anew() -> None:
    journey = Journey(Island().combat("wolf"), "ada").guard("wolf", 102)
    journey.world.encounters["green"] = []
    journey.do({"type": "encounter", "draw": "green"})
    assert journey.now.encounter is not None
    assert journey.now.encounter.id == "bear", "not the one on the board"


# ---- discarding


@pytest.mark.rule("TG-DSC-02")
def test_locations_and_secrets_return_to_their_decks() -> None:
    island = Island().secret("key", 13)
    journey = Journey(island, "ada").give("ada", "key")
    journey.do(
        {"type": "lose-secret", "secret": "key"},
        {"type": "remove-location", "location": 102},
        {"type": "gain-secret", "secret": "key"},
        {"type": "reveal", "location": 102},
    )
    assert [s.id for s in journey.hero("ada").secrets] == ["key"]
    assert journey.isle.spots[102].side == "wyrd"


@pytest.mark.rule("TG-DSC-05")
def test_what_is_removed_from_the_game_does_not_come_back() -> None:
    island = Island().secret("key", 13).event("rain").combat("wolf")
    journey = Journey(island, "ada").give("ada", "key")
    journey.world.random = ["rain"]
    journey.do(
        {"type": "lose-secret", "secret": "key", "ever": True},
        {"type": "gain-secret", "secret": "key"},
        {"type": "remove-encounter", "encounter": "wolf"},
        {"type": "remove-event", "event": "rain", "ever": True},
        {"type": "random-events"},
        {"type": "start-chapter", "to": "chapter-1"},
    )
    assert journey.hero("ada").secrets == []
    assert journey.isle.encounters["green"] == ["bear"]
    assert journey.isle.deck == []


@pytest.mark.rule("TG-SEQ-34")
def test_what_an_attack_does_to_the_story_waits_until_the_encounter_is_over() -> None:
    mark = {"type": "mark-status", "status": "deed", "part": 1}
    erase = {"type": "erase-status", "status": "deed", "part": 2}
    island = Island().add("statuses", "deed", parts=3).combat("wolf", attack=[mark, erase])
    journey = Journey(island, "ada")
    journey.world.statuses["deed"] = [2]
    journey.do({"type": "encounter", "named": "wolf"}).say("keep", "stop")
    assert journey.isle.statuses["deed"] == [2]
    journey.say("escape")
    assert journey.isle.statuses["deed"] == [1]
    assert journey.prompt == "ask-midday"
