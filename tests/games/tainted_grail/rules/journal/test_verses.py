"""The journal and the Statuses (TG-JRN, TG-STA)."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.journal import Section
from waystone.games.tainted_grail.box.requirements import WorldCondition
from waystone.games.tainted_grail.checks.campaign_testing import SILENT, WORDS, Island, Journey
from waystone.games.tainted_grail.rules.journal.requirements import meets

FOOD = {"type": "gain", "what": "food"}
OUT = {"text": WORDS, "end": True}


def way(**fields: Any) -> dict[str, Any]:
    return {"text": WORDS, "end": True, **fields}


@pytest.mark.rule("TG-JRN-01", "TG-JRN-02")
def test_every_section_of_the_journal_is_there() -> None:
    from typing import get_args

    content = GAME.load_content()[0]
    found = {verse.section for verse in content.verses.values()}
    assert found == set(get_args(Section))
    for place in content.locations.values():
        assert content.verses[place.explore].section == "location"
        assert not place.vision or content.verses[place.vision].section == "vision"


@pytest.mark.rule("TG-JRN-02")
def test_an_instruction_opens_the_verse_it_names_and_then_goes_on() -> None:
    island = Island().verse("bos-7", section="secrets", do=[FOOD])
    journey = Journey(island, "ada").do({"type": "read", "verse": "bos-7"}, FOOD)
    assert journey.hero("ada").food == 2
    assert [a["verse"] for a in journey.told("fact-verse-opened")] == ["bos-7"]


@pytest.mark.rule("TG-JRN-03")
def test_costs_and_effects_of_choices_can_be_read_but_not_where_they_lead() -> None:
    cost = [{"what": "energy", "n": 2}]
    choices = [{"text": {"en": "Dig", "ru": "Рыть"}, "pay": cost, "do": [FOOD], "goto": "101-2"}]
    island = Island().verse(
        "101-1", text={"en": "A mound.", "ru": "Холм."}, choices=[*choices, OUT]
    )
    island.verse("101-2", text={"en": "A bone.", "ru": "Кость."})
    journey = Journey(island, "ada").midday().say("explore")
    assert journey.session is not None
    table = journey.session.view(0, GAME.text("en", journey.content))
    assert table.pages[0].paragraphs == ["A mound."]
    assert table.ask is not None
    assert table.ask.choices[0].text == "Dig (2 Energy): gain 1 Food"
    assert "A bone" not in str(table)


@pytest.mark.rule("TG-JRN-04")
def test_a_choice_needs_all_its_requirements_unless_it_says_or() -> None:
    brave = {"is": "able", "attribute": "courage", "least": 2}
    kind = {"is": "able", "attribute": "empathy", "least": 2}
    either = {"is": "any", "of": [brave, kind]}
    choices = [way(needs=[brave, kind]), way(needs=[either]), OUT]
    island = Island().verse("101-1", choices=choices)
    journey = Journey(island, "ada").can("ada", courage=2).midday().say("explore")
    assert journey.options() == ["choice:2", "choice:3"]


@pytest.mark.rule("TG-JRN-05", "TG-EX-13", "TG-SEC-06")
def test_different_members_meet_different_requirements() -> None:
    needs = [
        {"is": "secret", "secret": "key"},
        {"is": "able", "attribute": "courage", "least": 2},
    ]
    island = (
        Island().secret("key", 13, slot="relic").verse("101-1", choices=[way(needs=needs), OUT])
    )
    journey = Journey(island, "ada", "ben").give("ada", "key").can("ben", courage=2)
    journey.hero("ada").secrets[0].active = False
    journey.midday().say("ada:explore", "hero:ben", "ben:join")
    assert journey.options() == ["choice:1", "choice:2"], "an inactive Secret counts too"
    alone = Journey(island, "ada", "ben").give("ada", "key").can("ben", courage=2)
    assert alone.midday().say("ada:explore", "none").options() == ["choice:2"], "one way only"


def condition(**fields: Any) -> WorldCondition:
    import msgspec

    made: WorldCondition = msgspec.convert(fields, WorldCondition)
    return made


@pytest.mark.rule("TG-JRN-06")
def test_every_form_of_requirement() -> None:
    island = Island().secret("key", 13).item("axe", slot="weapon").event("vow", "mission")
    island.companion("dog", help="").add("statuses", "deed", parts=3)
    journey = Journey(island, "ada", "ben").give("ada", "key", "axe").out("vow").stone(101, "nw")
    journey.has("ada", food=2, terror=8).can("ada", courage=2).friend("dog", 101)
    world = journey.world
    world.statuses["deed"] = [2]
    world.spots[102].quest = 1
    world.time[1] = 2
    world.read.append("101-1")
    world.beaten.append("bear")
    world.filters.append("red")
    true: list[dict[str, Any]] = [
        {"is": "whole-party"},
        {"is": "in-party", "character": "ben"},
        {"is": "status", "status": "deed", "part": 2},
        {"is": "not", "if": {"is": "status", "status": "deed", "part": 1}},
        {"is": "able", "attribute": "courage", "least": 2},
        {"is": "holds", "what": "food", "least": 2},
        {"is": "chapter", "least": 1, "most": 2},
        {"is": "secret", "secret": "key"},
        {"is": "marker", "marker": "quest", "location": 102},
        {"is": "not", "if": {"is": "marker", "marker": "dark", "location": 102}},
        {"is": "any", "of": [{"is": "chapter", "least": 5}, {"is": "day", "least": 1}]},
        {"is": "all", "of": [{"is": "party-size", "least": 2}, {"is": "in-play", "most": 2}]},
        {"is": "in-play", "character": "ada"},
        {"is": "item", "slot": "weapon"},
        {"is": "item", "item": "axe"},
        {"is": "has", "slot": "weapon"},
        {"is": "at", "numbers": [101], "side": "clear", "guidestone": True},
        {"is": "revealed", "location": 102},
        {"is": "guidestones", "least": 1},
        {"is": "companion", "companion": "dog"},
        {"is": "state", "state": "insane"},
        {"is": "filter", "colour": "red"},
        {"is": "event", "event": "vow"},
        {"is": "was-read", "verse": "101-1"},
        {"is": "beaten", "encounter": "bear"},
        {"is": "time-passed", "least": 2},
        {"is": "time-passed", "least": 2, "chapter": -1},
    ]
    false: list[dict[str, Any]] = [
        {"is": "status", "status": "deed", "least": 2},
        {"is": "in-party", "character": "cid"},
        {"is": "able", "attribute": "courage", "least": 3},
        {"is": "chapter", "least": 2},
        {"is": "at", "seal": "ritual"},
        {"is": "at", "menhir": True},
        {"is": "guardian"},
        {"is": "king", "king": "claudyne"},
        {"is": "condition", "condition": "dying-card"},
        {"is": "state", "state": "wyrdform"},
        {"is": "time-passed", "least": 1, "chapter": 2},
    ]
    for wanted, forms in ((True, true), (False, false)):
        for form in forms:
            assert meets(journey.g, condition(**form), [0, 1]) is wanted, form


@pytest.mark.rule("TG-JRN-07", "TG-EX-14")
def test_a_redirect_is_followed_at_once_and_the_rest_is_not_read() -> None:
    marked = [{"is": "status", "status": "slayer"}]
    island = Island().add("statuses", "slayer", parts=1)
    island.verse("101-1", redirects=[{"if": marked, "goto": "101-10"}], do=[FOOD])
    island.verse("101-10", do=[{"type": "gain", "what": "wealth"}])
    journey = Journey(island, "ada")
    journey.world.statuses["slayer"] = [1]
    journey.midday().say("explore")
    assert (journey.hero("ada").food, journey.hero("ada").wealth) == (0, 1)
    assert "101-1" not in journey.isle.read
    other = Journey(island, "ada").midday().say("explore")
    assert (other.hero("ada").food, other.hero("ada").wealth) == (1, 0)


@pytest.mark.rule("TG-JRN-07")
def test_a_redirect_further_down_is_checked_where_it_stands() -> None:
    rich = [{"is": "holds", "what": "food"}]
    blocks = [
        {"type": "text", "text": SILENT, "do": [FOOD]},
        {"type": "redirect", "if": rich, "goto": "101-2"},
        {"type": "text", "text": SILENT, "do": [{"type": "damage"}]},
    ]
    island = Island().verse("101-1", blocks=blocks).verse("101-2")
    journey = Journey(island, "ada").midday().say("explore")
    assert journey.hero("ada").health == 8
    assert journey.isle.read == ["101-1", "101-2"]


@pytest.mark.rule("TG-JRN-08", "TG-EX-15")
def test_a_check_adds_the_highest_attribute_to_the_die() -> None:
    results = [{"least": 3, "most": 3, "do": [FOOD]}, {"most": 2, "do": []}]
    block = {"type": "check", "attribute": "empathy", "results": results}
    island = Island().verse("101-1", blocks=[block])
    journey = Journey(island, "ada", "ben").can("ada", empathy=1).can("ben", empathy=2)
    journey.state.streams.stack_rolls("die", 1)
    journey.midday().say("ada:explore", "hero:ben", "ben:join", "ada:hero:ada")
    (told,) = journey.told("fact-checked")
    assert (told["face"], told["value"], told["total"]) == (1, 2, 3), "1 + 2, not 1 + 3"
    assert (told["heroes"], told["change"]) == (["ada", "ben"], "none")
    assert journey.hero("ada").food == 1


@pytest.mark.rule("TG-JRN-09")
def test_hidden_text_is_for_those_who_have_the_glass_and_hints_are_optional() -> None:
    red = {"type": "text", "filter": "red", "text": {"en": "RED", "ru": "К"}, "do": [FOOD]}
    hint = {**red, "hint": True}
    island = Island().verse("101-1", text=WORDS, blocks=[red, hint], choices=[OUT, OUT])
    blind = Journey(island, "ada").midday().say("explore")
    text = GAME.text("en", blind.content)
    assert blind.session is not None
    assert "RED" not in str(blind.session.view(0, text))
    seeing = Journey(island, "ada")
    seeing.world.filters.append("red")
    seeing.midday().say("explore")
    assert seeing.hero("ada").food == 1, "it must be read"
    assert seeing.prompt == "ask-hint"
    seeing.say("pass")
    assert seeing.session is not None
    assert seeing.session.view(0, text).pages[0].paragraphs == ["...", "RED"]


@pytest.mark.rule("TG-JRN-10")
def test_what_a_verse_gives_comes_once_however_many_read_it() -> None:
    island = Island().verse("bos-7", section="secrets", do=[FOOD])
    journey = Journey(island, "ada", "ben").do({"type": "read", "verse": "bos-7"}).say("hero:ben")
    assert [one.food for one in journey.now.heroes] == [0, 1]


@pytest.mark.rule("TG-JRN-10", "TG-EX-16", "TG-RES-06", "TG-AMB-46")
def test_a_reward_comes_once_to_the_party_and_experience_to_all() -> None:
    island = Island().item("cup")
    reward = [
        {"type": "gain", "what": "wealth"},
        {"type": "gain-item", "deck": "a"},
        {"type": "gain", "what": "xp"},
    ]
    journey = Journey(island, "ada", "ben", "cid", "dot").at(102, "dot")
    journey.do(*reward, party=("ada", "ben", "cid")).say("ben:hero:ben", "ada:hero:cid")
    assert [one.wealth for one in journey.now.heroes] == [0, 1, 0, 0]
    assert [len(one.items) for one in journey.now.heroes] == [0, 0, 1, 0]
    assert [one.xp for one in journey.now.heroes] == [1, 1, 1, 1]
    own = Journey(island, "ada", "ben").do({"type": "own-xp", "n": 2}).say("hero:ben")
    assert [one.xp for one in own.now.heroes] == [0, 2], "personal missions"


@pytest.mark.rule("TG-GEN-08", "TG-GEN-09", "TG-EX-17")
def test_losing_is_always_possible_spending_is_not() -> None:
    spend = way(pay=[{"what": "wealth", "n": 4}])
    lose = way(do=[{"type": "lose", "what": "wealth", "n": 4}])
    island = Island().verse("101-1", choices=[spend, lose, OUT])
    journey = Journey(island, "ada").has("ada", wealth=3).midday().say("explore")
    assert journey.options() == ["choice:2", "choice:3"]
    assert journey.say("choice:2").hero("ada").wealth == 0


@pytest.mark.rule("TG-JRN-12", "TG-ENC-13")
def test_the_end_of_an_encounter_says_where_the_verse_goes_on() -> None:
    island = Island().card("jab", left={"free": ["cube"]}).combat("hare", toughness=1)
    block = {"type": "encounter", "named": "hare", "won": "101-2", "lost": "101-3"}
    island.verse("101-1", blocks=[block]).verse("101-2", do=[FOOD]).verse("101-3")
    journey = Journey(island, "ada")
    journey.hero("ada").combat[:] = ["jab"] * 1 + [f"ada-c{n}" for n in range(2)]
    journey.midday().say("explore", "keep", "card:jab")
    assert journey.hero("ada").food == 1
    assert "101-2" in journey.isle.read
    beaten = Journey(island, "ada").midday().say("explore", "keep", "escape")
    assert "101-3" in beaten.isle.read


@pytest.mark.rule("TG-JRN-04")
def test_a_choice_that_can_be_taken_once_is_not_offered_again() -> None:
    island = Island().verse("101-1", choices=[way(once=True, do=[FOOD]), OUT, OUT])
    journey = Journey(island, "ada").midday().say("explore", "choice:1", "explore")
    assert journey.options() == ["choice:2", "choice:3"]


# ---- Statuses


@pytest.mark.rule("TG-STA-01")
def test_parts_are_shared_and_independent() -> None:
    island = Island().add("statuses", "deed", parts=4)
    marks = [{"type": "mark-status", "status": "deed", "part": part} for part in (3, 1, 3)]
    journey = Journey(island, "ada", "ben").at(102, "ben").do(*marks, party=("ada",))
    assert journey.isle.statuses == {"deed": [1, 3]}
    assert meets(journey.g, condition(**{"is": "status", "status": "deed", "part": 3}), [1])
    erased = Journey(island, "ada")
    erased.do(*marks, {"type": "erase-status", "status": "deed", "part": 1})
    assert erased.isle.statuses == {"deed": [3]}


@pytest.mark.rule("TG-STA-02", "TG-STA-03", "TG-AMB-56")
def test_time_passes_on_the_clock_of_the_present_chapter() -> None:
    island = Island().chapter("chapter-2")
    passing = {"type": "time-passes", "n": 2}
    journey = Journey(island, "ada").do(passing, {"type": "start-chapter", "to": "chapter-2"})
    assert journey.isle.time == {1: 2}
    again = Journey(island, "ada")
    again.world.chapter = "chapter-2"
    again.do(*[{"type": "time-passes", "n": 4}] * 2)
    assert again.isle.time == {2: 6}, "a full clock takes no more"
    assert meets(again.g, condition(**{"is": "time-passed", "least": 6, "chapter": -1}), [0])


@pytest.mark.rule("TG-DAT-08", "TG-DAT-09")
def test_the_statuses_and_verses_that_rules_name_are_in_the_journal() -> None:
    content = GAME.load_content()[0]
    assert content.statuses["st-great-deeds"].parts >= 7
    assert "bos-200" in content.verses
    assert "bos-1100" in content.verses
    assert {c.rescue for c in content.campaigns.values() if c.chapter} == {"bos-1100"}
    claudyne = [c for c in content.king_cards.values() if c.king == "claudyne"]
    assert "bos-200" in {c.meeting for c in claudyne}


# ---- after a talk


@pytest.mark.rule("TG-AMB-75", "TG-JRN-12")
@pytest.mark.parametrize(("grey", "end"), [("", "101-3"), ("101-4", "101-4")])
def test_a_neutral_outcome_is_no_success(grey: str, end: str) -> None:
    island = Island().talk("knight", reaction=[{"type": "lose-time", "n": 9}])
    block = {"type": "encounter", "named": "knight", "won": "101-2", "lost": "101-3", "grey": grey}
    island.verse("101-1", blocks=[block])
    for number in (2, 3, 4):
        island.verse(f"101-{number}")
    journey = Journey(island, "ada").midday().say("explore", "keep", "stop")
    assert end in journey.isle.read
    assert "101-2" not in journey.isle.read


@pytest.mark.rule("TG-AMB-75", "TG-FIN-04")
def test_a_final_meeting_that_ends_neutral_is_failed() -> None:
    ticks = [{"type": "lose-time", "n": 9}]
    island = Island().talk("knight", final=True, failure="bos-9", reaction=ticks)
    island.verse("bos-9", section="secrets")
    journey = Journey(island, "ada").do({"type": "encounter", "named": "knight"})
    assert "bos-9" in journey.say("keep", "stop").isle.read
