"""Single clauses of the day, the island and the people that larger tests pass over."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.journal import Choice, Cost
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table
from waystone.games.tainted_grail.rules.campaign import campaign_table
from waystone.games.tainted_grail.rules.day.actions import stone_ways
from waystone.games.tainted_grail.rules.day.dawn import tokens
from waystone.games.tainted_grail.rules.day.dusk import meal, new_deck, nightfall, wyrdness
from waystone.games.tainted_grail.rules.day.events import come_out
from waystone.games.tainted_grail.rules.group import vote
from waystone.games.tainted_grail.rules.island.encounter_decks import draw_encounter
from waystone.games.tainted_grail.rules.island.kings import go, meetings
from waystone.games.tainted_grail.rules.journal.verses import choice_cost
from waystone.games.tainted_grail.rules.people.costs import pay_together
from waystone.games.tainted_grail.rules.people.development import upgrade, upgrade_by_chance
from waystone.games.tainted_grail.rules.steps import pausing
from waystone.games.tainted_grail.table.lasting import travel_price
from waystone.games.tainted_grail.table.world import Affliction, King
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.testing import listen, run

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}
EASY: dict[str, Any] = {"is": "holds", "what": "food", "least": 0}


def sheet(on: str, *names: str, **fields: Any) -> Journey:
    """Ada has one achievement, which comes at this moment."""
    words = {"en": "...", "ru": "..."}
    island = fields.pop("island", Island()).verse("mem-1", section="memory")
    base = {"character": "ada", "memory": "mem-1", "text": words, "group": 1, "on": on}
    island.add("echoes", "echo-1", **base, **fields)
    journey = Journey(island, *(names or ("ada",)), rules=("echoes",))
    journey.world.echoes = True
    return journey


# ---- handing over


@pytest.mark.rule("TG-ITM-17", "TG-ITM-04", "TG-EPM-07", "TG-AMB-54")
def test_a_gift_may_be_the_sixth_item_after_its_slot_is_settled() -> None:
    island = Island().item("axe", slot="weapon").item("bow", slot="weapon")
    things = [f"thing-{n}" for n in range(4)]
    for thing in things:
        island.item(thing)
    journey = Journey(island, "ada", "ben", rules=("epic-burden",))
    journey.give("ada", "axe").give("ben", "bow", *things).midday()
    journey.say("ada:give:axe")
    assert (journey.prompt, journey.asked) == ("ask-active-item", [1])
    journey.say("item:axe")
    assert (journey.prompt, journey.asked) == ("ask-burden", [1])
    journey.say("drop:thing-0")
    assert [item.id for item in journey.hero("ben").items] == ["bow", *things[1:], "axe"]


@pytest.mark.rule("TG-AMB-54", "TG-ECH-02")
def test_a_sixth_item_that_is_handed_over_may_be_an_achievement_at_once() -> None:
    things = [f"thing-{n}" for n in range(5)]
    island = Island().item("axe", slot="weapon").item("bow", slot="weapon")
    for thing in things:
        island.item(thing)
    wanted = {"is": "item", "item": "axe"}
    journey = sheet("ever", "ada", "ben", island=island, **{"if": [wanted]})
    journey.state.rules.append("epic-burden")
    journey.give("ben", *things).give("ada", "bow")
    journey.do({"type": "gain-named", "item": "axe"}, party=("ben",)).say("give:axe:ada")
    assert journey.prompt == "ask-active-item"
    assert journey.hero("ada").echoes == ["echo-1"], "before anything else is asked"


# ---- the night


@pytest.mark.rule("TG-ECH-02", "TG-ECH-06", "TG-DAT-10")
def test_the_last_achievement_comes_in_the_same_dusk_as_the_ninth() -> None:
    island = Island().verse("mem-0", section="memory")
    final = {"character": "ada", "memory": "mem-0", "group": 0, "on": "ever"}
    island.add("echoes", "echo-0", text={"en": "...", "ru": "..."}, **final)
    journey = sheet("dusk", island=island)
    run(nightfall.rule(journey.g))
    assert journey.hero("ada").echoes == ["echo-1", "echo-0"]


@pytest.mark.rule("TG-ECH-02", "TG-DAT-10")
def test_the_end_of_a_day_may_be_an_achievement() -> None:
    journey = sheet("dusk").first(nightfall())
    assert journey.hero("ada").echoes == ["echo-1"]
    wanted = {"is": "holds", "what": "food", "least": 3}
    journey = sheet("ever", **{"if": [wanted]}).has("ada", food=3)
    journey.state.world.today.resting = [0]  # type: ignore[union-attr]
    assert journey.first(nightfall()).hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-DAY-11", "TG-EPM-08")
@pytest.mark.parametrize(("rules", "prompt"), [((), "ask-meal"), (("epic-rest",), "ask-midday")])
def test_in_the_epic_mode_who_has_food_eats_unasked(rules: tuple[str, ...], prompt: str) -> None:
    journey = Journey(Island(), "ada", rules=rules).has("ada", food=1, health=5)
    journey.first(meal(0))
    assert journey.prompt == prompt
    assert journey.hero("ada").food == (1 if prompt == "ask-meal" else 0)


@pytest.mark.rule("TG-DAY-12", "TG-ACT-22")
@pytest.mark.parametrize(("on", "terror"), [("night-wyrd", 3), ("travel", 2)])
def test_a_weakness_strikes_in_the_wyrdness_at_night(on: str, terror: int) -> None:
    weakness = {"when": "weakness", "on": on, "do": [{"type": "terror"}]}
    journey = Journey(Island().character("ada", weakness=weakness), "ada").at(102, "ada")
    journey.first(wyrdness())
    assert (journey.hero("ada").health, journey.hero("ada").terror) == (6, terror)
    journey = Journey(Island().character("ada", weakness=weakness), "ada").first(wyrdness())
    assert journey.hero("ada").terror == 0, "not where it is clear"


# ---- achievements


@pytest.mark.rule("TG-DAT-10", "TG-GEN-07")
@pytest.mark.parametrize(("face", "gained"), [(6, True), (5, False)])
def test_a_six_may_be_an_achievement(face: int, gained: bool) -> None:
    journey = sheet("six")
    journey.state.streams.stack_rolls("die", face)
    journey.do({"type": "roll", "faces": [{"least": 1, "most": 6, "do": [FOOD]}]})
    assert (journey.hero("ada").food, bool(journey.hero("ada").echoes)) == (1, gained)


@pytest.mark.rule("TG-DAT-10", "TG-CMP-05")
def test_a_candle_may_be_an_achievement() -> None:
    assert sheet("candle").do({"type": "candle"}).hero("ada").echoes == ["echo-1"]
    journey = sheet("candle", "ada", "ben").do({"type": "candle"}, me=1)
    assert journey.hero("ada").echoes == [], "another one's"
    journey = sheet("candle", "ada", "ben").do({"type": "candle"}, me=0)
    assert journey.hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-DAT-10")
@pytest.mark.parametrize(("times", "days"), [(1, 1), (2, 2)])
def test_what_must_happen_more_than_once_is_counted(times: int, days: int) -> None:
    journey = sheet("candle", times=times)
    candle = {"type": "candle"}
    for n in range(1, 3):
        journey.do(candle)
        assert bool(journey.hero("ada").echoes) is (n >= days)


@pytest.mark.rule("TG-DAT-10", "TG-SEQ-19", "TG-GEN-01")
@pytest.mark.parametrize(("cards", "gained"), [(4, False), (5, True)])
def test_five_cards_in_one_activation_may_be_an_achievement(cards: int, gained: bool) -> None:
    island = Island().combat("bear", toughness=30)
    for n in range(10):
        island.card(f"ada-c{n}", left={"free": ["bolt", "card"]}, right={"free": 1})
    journey = sheet("five-cards", island=island).guard("bear", 101).midday().say("fight:bear")
    if journey.prompt == "ask-mulligan":
        journey.say("keep")
    for _ in range(cards):
        journey.say(next(key for key in journey.options() if key.startswith("card:")))
    assert bool(journey.hero("ada").echoes) is gained


# ---- Guidestones


@pytest.mark.rule("TG-ACT-13", "TG-STM-05")
@pytest.mark.parametrize(
    ("rules", "goods", "ways"),
    [
        ((), 0, ["blood"]),
        ((), 1, ["materials", "blood"]),
        (("story-stones",), 0, ["materials", "blood"]),
    ],
)
def test_what_a_guidestone_can_be_paid_with(
    rules: tuple[str, ...], goods: int, ways: list[str]
) -> None:
    journey = Journey(Island(), "ada", rules=rules).has("ada", magic=1, food=goods)
    assert stone_ways(journey.g, journey.hero("ada"), [0]) == ways
    journey.has("ada", magic=0, terror=9)
    assert stone_ways(journey.g, journey.hero("ada"), [0]) == []


@pytest.mark.rule("TG-ACT-02")
def test_a_guidestone_is_offered_to_whoever_can_pay_for_it() -> None:
    journey = Journey(Island(), "ada").has("ada", magic=1, food=1).midday()
    assert any(key.startswith("stone:") for key in journey.options())
    poor = Journey(Island(), "ada").has("ada", health=2, terror=9).midday()
    assert not any(key.startswith("stone:") for key in poor.options())


@pytest.mark.rule("TG-ACT-14", "TG-ACT-15", "TG-ACT-16")
def test_all_is_paid_before_a_figure_is_freed() -> None:
    journey = Journey(Island(), "ada").has("ada", magic=1, food=1)
    journey.stone(104, "se").stone(104, "ne").stone(102, "nw").midday()
    journey.say("stone:1,0", "way:materials")
    assert journey.prompt == "ask-take-stone"
    assert (journey.hero("ada").magic, journey.hero("ada").food) == (0, 0)
    taken = journey.options()[0]
    journey.say(taken)
    assert len(journey.isle.stones) == 3
    assert "1,0" in journey.isle.stones


# ---- what is paid together


@pytest.mark.rule("TG-ACT-21", "TG-PTY-03")
def test_the_owner_is_left_a_part_to_pay() -> None:
    acts = {"when": "action", "pay": [{"what": "energy", "n": 3}], "do": [FOOD]}
    island = Island().item("rod", acts)
    for energy, most in ((6, 2), (1, 1)):
        journey = Journey(island, "ada", "ben").give("ben", "rod").has("ada", energy=energy)
        journey.midday().say("ada:pay:said", "ben:own:rod", "hero:ada", "ada:join")
        assert journey.session is not None
        (asked,) = journey.session.questions()
        if asked.seat == 0:
            assert (asked.least, asked.most) == (0, most)
            journey.say(str(most))
        else:
            assert asked.least >= 1
            journey.say("3")
        assert sum(one.energy for one in journey.now.heroes) == energy + 6 - 3
        assert journey.hero("ben").energy < 6


@pytest.mark.rule("TG-ACT-20", "TG-ACT-21", "TG-CMP-05")
def test_a_companion_that_is_charged_spends_it_and_no_other_does() -> None:
    acts = {"when": "action", "do": [FOOD]}
    island = Island().companion("golem", charge=True, abilities=[acts])
    island.companion("goat").item("rod", acts)
    journey = Journey(island, "ada").friend("golem", 101).friend("goat", 101).give("ada", "rod")
    journey.midday().say("own:rod")
    assert [friend.charged for friend in journey.isle.friends] == [True, True]
    own = [key for key in journey.options() if key.startswith("own:golem")]
    assert own, journey.options()
    journey.say(own[0])
    assert [friend.charged for friend in journey.isle.friends] == [False, True]


# ---- the group


@pytest.mark.rule("TG-AMB-64", "TG-GEN-13", "TG-AMB-51")
@pytest.mark.parametrize(
    ("said", "chronicler", "outcome"),
    [
        (["yes", "yes", "no"], 2, True),
        (["yes", "no", "no"], 0, False),
        (["no", "yes"], 0, False),
        (["no", "yes"], 1, True),
        (["yes", "no"], 3, True),
        (["yes", "yes", "no", "no"], 2, False),
    ],
)
def test_more_say_so_or_the_chronicler_does(
    said: list[str], chronicler: int, outcome: bool
) -> None:
    names = ("ada", "ben", "cid", "dot")
    journey = Journey(Island(), *names)
    journey.world.chronicler = chronicler
    party = list(range(len(said)))
    assert run(vote(journey.g, party, "ask-vision", "TG-AMB-64"), said) is outcome


@pytest.mark.rule("TG-PTY-01", "TG-PTY-02")
def test_company_is_asked_again_when_others_are_there() -> None:
    journey = Journey(Island(), "ada", "ben").at(102, "ben").midday()
    journey.say("ada:travel:104")
    assert journey.prompt != "ask-company", "alone"
    journey = Journey(Island(), "ada", "ben", "cid").midday().say("ada:explore", "hero:ben")
    journey.say("ben:join")
    assert journey.isle.company[0].near == [1, 2]
    journey.say("ada:explore")
    assert journey.prompt == "ask-join", "what was said stands"


# ---- effects on the island


@pytest.mark.rule("TG-GST-03", "TG-GEN-03")
@pytest.mark.parametrize(("me", "faded"), [(0, "0,0"), (1, "2,2")])
def test_the_guidestone_where_one_is_fades(me: int, faded: str) -> None:
    journey = Journey(Island(), "ada", "ben").lay(103).at(103, "ben")
    journey.stone(101, "sw").stone(103, "ne")
    before = list(journey.world.stones)
    journey.do({"type": "fade", "which": "here"}, me=me)
    assert [corner for corner in before if corner not in journey.isle.stones] == [before[me]]


@pytest.mark.rule("TG-EVT-08", "TG-GEN-10")
def test_markers_are_put_on_the_card_and_taken_off() -> None:
    journey = Journey(Island(), "ada")
    journey.do({"type": "put-marker", "marker": "quest", "location": 102, "n": 2})
    assert (journey.isle.spots[102].quest, journey.isle.spots[101].quest) == (2, 0)
    journey.do({"type": "take-marker", "marker": "quest", "location": 102, "n": 3})
    assert journey.isle.spots[102].quest == 0
    before = len(journey.told("fact-markers-changed"))
    journey.do({"type": "put-marker", "marker": "quest", "location": 103})
    assert len(journey.told("fact-markers-changed")) <= before, "it is not on the board"


@pytest.mark.rule("TG-AMB-26")
def test_an_empty_deck_is_built_anew_and_shuffled() -> None:
    island = Island()
    beasts = [f"wolf-{n:02}" for n in range(12)]
    for beast in beasts:
        island.combat(beast)
    journey = Journey(island, "ada")
    journey.world.encounters["green"] = []
    first = draw_encounter(journey.g, "green")
    deck = [*journey.world.encounters["green"], str(first)]
    assert sorted(deck) == sorted(["bear", *beasts])
    assert deck != ["bear", *beasts]
    assert journey.world.source == "deck"


@pytest.mark.rule("TG-ENC-10")
def test_a_new_encounter_comes_anywhere_in_its_deck() -> None:
    places = set()
    for seed in range(12):
        journey = Journey(Island().combat("witch", secret=233).combat("wolf"), "ada")
        journey.state.streams.seed = seed
        journey.do({"type": "add-encounter", "encounter": "witch"})
        places.add(journey.isle.encounters["green"].index("witch"))
    assert places == {0, 1, 2}


# ---- encounters on the island


@pytest.mark.rule("TG-SEQ-33", "TG-ENC-13")
def test_the_card_is_filed_under_its_deck() -> None:
    journey = Journey(Island().combat("wolf"), "ada")
    journey.world.encounters["green"] = ["wolf", "bear"]
    journey.do({"type": "encounter", "draw": "green"})
    journey.say("keep", "escape")
    assert journey.isle.encounters["green"] == ["bear", "wolf"]
    assert journey.isle.party == []


@pytest.mark.rule("TG-ECH-02", "TG-ENC-13")
@pytest.mark.parametrize(
    ("start", "reached"), [(7, ["echo-1"]), (4, []), (0, [])], ids=["green", "grey", "red"]
)
def test_a_favourable_outcome_is_a_moment_of_its_own(start: int, reached: list[str]) -> None:
    island = Island().talk("knight", start=start, reaction=[{"type": "lose-time", "n": 9}])
    journey = sheet("green", island=island).do({"type": "encounter", "named": "knight"})
    assert journey.say("keep", "stop").hero("ada").echoes == reached


@pytest.mark.rule("TG-ECH-02", "TG-ENC-13")
def test_a_victory_is_no_favourable_outcome() -> None:
    island = Island().combat("bear", toughness=1)
    for n in range(10):
        island.card(f"ada-c{n}", left={"free": ["cube"]})
    journey = sheet("green", island=island).do({"type": "encounter", "named": "bear"})
    journey.say(journey.say("keep").options()[0])
    assert "bear" in journey.isle.beaten
    assert journey.hero("ada").echoes == []


@pytest.mark.rule("TG-ACT-11", "TG-ACT-06")
def test_who_makes_travel_cheaper_does_so_for_those_who_set_out() -> None:
    """The price is paid before the figures move, so a companion who stays behind still counts."""
    guide = {"rules": [{"type": "travel-cost", "n": -1}], "follows": False}
    journey = Journey(Island().companion("guide", **guide), "ada").friend("guide", 101)
    energy = journey.hero("ada").energy
    journey.midday().say("travel:102")
    assert (journey.place("ada"), journey.hero("ada").energy) == (102, energy)


@pytest.mark.rule("TG-JRN-10")
@pytest.mark.parametrize("me", [0, 1])
def test_what_concerns_one_character_is_not_shared_out(me: int) -> None:
    journey = Journey(Island(), "ada", "ben")
    journey.do({"type": "set-track", "track": "energy", "to": 1}, me=me)
    assert journey.prompt != "ask-whom"
    assert [one.energy == 1 for one in journey.now.heroes] == [me == 0, me == 1]


@pytest.mark.rule("TG-SAV-01", "TG-EVT-09")
@pytest.mark.parametrize(
    ("last", "day", "stops"), [(3, 2, False), (3, 3, True), (3, 4, True), (0, 9, False)]
)
def test_a_group_that_plays_to_a_day_stops_when_it_has_come(
    last: int, day: int, stops: bool
) -> None:
    journey = Journey(Island(), "ada")
    journey.world.last_day, journey.world.day = last, day
    assert pausing(journey.g) is stops


@pytest.mark.rule("TG-FIN-04", "TG-AMB-75")
def test_a_final_meeting_that_is_not_won_has_a_verse_of_its_own() -> None:
    island = Island().verse("lost", do=[{"type": "party", "do": [FOOD]}])
    island.combat("last", final=True, failure="lost")
    journey = Journey(island, "ada", "ben").at(104, "ada")
    journey.do({"type": "encounter", "named": "last"}, party=("ben",))
    journey.say("keep", "concede")
    assert [one.food for one in journey.now.heroes] == [0, 1]


@pytest.mark.rule("TG-ACT-02")
@pytest.mark.parametrize(("n", "price"), [(-2, 0), (-1, 0), (0, 1), (1, 2)])
def test_a_step_costs_one_energy_and_what_changes_it_never_less_than_nothing(
    n: int, price: int
) -> None:
    journey = Journey(Island().condition("ill", rules=[{"type": "travel-cost", "n": n}]), "ada")
    journey.hero("ada").afflictions.append(Affliction("ill"))
    assert travel_price(journey.g, journey.hero("ada")) == price


@pytest.mark.rule("TG-ITM-04", "TG-ECH-02", "TG-ITM-07")
def test_what_is_gained_counts_before_its_slot_is_settled() -> None:
    island = Island().item("axe", slot="weapon").item("bow", slot="weapon")
    journey = sheet("ever", island=island, **{"if": [{"is": "item", "item": "axe"}]})
    journey.give("ada", "bow").do({"type": "gain-named", "item": "axe"})
    assert (journey.prompt, journey.hero("ada").echoes) == ("ask-active-item", ["echo-1"])


@pytest.mark.rule("TG-COM-08")
def test_damage_on_the_island_is_health_lost_too() -> None:
    journey = Journey(Island(), "ada").do({"type": "damage", "n": 3})
    assert journey.hero("ada").health == 5


@pytest.mark.rule("TG-DAY-02", "TG-CMP-08")
def test_a_time_token_of_each_kind_leaves_every_card() -> None:
    island = Island().companion("goat").secret("ring").event("rain")
    journey = Journey(island, "ada").friend("goat", 101).give("ada", "ring").out("rain", light=2)
    spots, friend = journey.world.spots, journey.world.friends[0]
    spots[101].dark, spots[101].light, spots[101].quest = 2, 3, 4
    spots[102].dark, friend.away = 1, 2
    journey.hero("ada").secrets[0].tokens = 2
    journey.first(tokens())
    here, there = journey.isle.spots[101], journey.isle.spots[102]
    assert (here.dark, here.light, here.quest) == (1, 2, 4)
    assert (there.dark, there.light) == (0, 0)
    assert journey.isle.friends[0].away == 1
    assert journey.hero("ada").secrets[0].tokens == 1
    assert journey.isle.events[0].light == 1


@pytest.mark.rule("TG-JRN-06", "TG-STA-01")
@pytest.mark.parametrize(
    ("parts", "wanted", "holds"),
    [
        ([1, 3], {"least": 2}, True),
        ([1, 3], {"least": 3}, False),
        ([1], {}, True),
        ([], {}, False),
        ([1, 3], {"part": 3}, True),
        ([1, 3], {"part": 2}, False),
    ],
)
def test_a_status_by_its_part_or_by_how_many(
    parts: list[int], wanted: dict[str, int], holds: bool
) -> None:
    island = Island().add("statuses", "st-1", parts=4)
    journey = Journey(island, "ada")
    journey.world.statuses["st-1"] = parts
    needs = {"is": "status", "status": "st-1", **wanted}
    journey.do({"type": "when", "if": needs, "do": [FOOD]})
    assert bool(journey.hero("ada").food) is holds


@pytest.mark.rule("TG-DAY-07", "TG-DAY-08", "TG-ECH-02")
def test_at_midday_it_is_asked_what_has_been_reached() -> None:
    wanted = {"is": "holds", "what": "magic", "least": 3}
    journey = sheet("ever", **{"if": [wanted]}).has("ada", magic=3).midday()
    assert journey.hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-KNG-05", "TG-KNG-06")
def test_a_king_who_comes_back_is_met_again() -> None:
    island = Island().king("claudyne")
    journey = Journey(island, "ada").at(104, "ada")
    king = King("claudyne", "", 102, [0])
    journey.world.kings.append(king)
    go(journey.g, king, 102)
    assert king.met == [0], "he has not moved"
    go(journey.g, king, 101)
    assert (king.at, king.met) == (101, [])


@pytest.mark.rule("TG-ACT-01")
def test_what_costs_nothing_can_be_done_with_nothing() -> None:
    journey = Journey(Island().verse("101-1", do=[FOOD]), "ada").has("ada", energy=0).midday()
    assert journey.say("explore").hero("ada").food == 1
    assert "fact-too-dear" not in journey.said


@pytest.mark.rule("TG-DAY-14", "TG-DAY-15")
@pytest.mark.parametrize(("cards", "then", "aside"), [(9, 10, 0), (10, 10, 1)])
def test_a_basic_card_makes_room_above_ten(cards: int, then: int, aside: int) -> None:
    island = Island()
    journey = Journey(island, "ada")
    one = journey.hero("ada")
    del one.combat[cards:]
    one.combat_set[:] = ["new"]
    upgrade_by_chance(journey.g, one, "combat")
    assert (len(one.combat), len(one.aside)) == (then, aside)
    assert "new" in one.combat
    assert one.combat_set == []


@pytest.mark.rule("TG-SEQ-33", "TG-DTH-08")
def test_who_died_in_an_encounter_is_dealt_with_after_it() -> None:
    journey = Journey(Island(), "ada", "ben")
    journey.world.encounters["green"] = ["bear"]
    journey.do({"type": "encounter", "draw": "green"})
    assert journey.session is not None
    journey.hero("ben").dying = True
    journey.isle.perished.append(1)
    while journey.session.end is None:
        keys = journey.options()
        journey.say("keep" if "keep" in keys else "escape" if "escape" in keys else keys[0])
    assert journey.end.name == "end-death"


@pytest.mark.rule("TG-ECH-02", "TG-DAY-17")
def test_nightfall_itself_asks_what_has_been_reached() -> None:
    wanted = {"is": "holds", "what": "magic", "least": 3}
    journey = sheet("ever", **{"if": [wanted]}).has("ada", magic=3)
    run(nightfall.rule(journey.g))
    assert journey.hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-ACT-21", "TG-PTY-03")
@pytest.mark.parametrize(("able", "most"), [(6, 2), (1, 1), (3, 2)])
def test_whoever_pays_before_the_owner_leaves_a_part(able: int, most: int) -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", energy=able)
    paying = pay_together(journey.g, [Cost("energy", 3)], [0, 1], "TG-ACT-21", owner=1)
    _, script = listen(paying, [str(most)])
    asked = script.asked[0]
    assert (asked.seat, asked.least, asked.most) == (0, 0, most)
    assert [one.energy for one in journey.state.heroes] == [able - most, 6 - (3 - most)]


@pytest.mark.rule("TG-DEV-09", "TG-DEV-10")
def test_upgrades_are_drawn_by_chance_and_shuffled_back() -> None:
    island = Island()
    cards = [f"up-{n:02}" for n in range(20)]
    for card in cards:
        island.card(card, letter="upgraded")
    journey = Journey(island, "ada")
    one = journey.hero("ada")
    one.combat_set[:] = cards
    choosing = upgrade(journey.g, one, "combat")
    seen = [option.value for option in choosing.send(None).questions[0].options]
    assert len(seen) == 3
    assert seen != cards[-3:], "of so many random cards"
    left = [card for card in one.combat_set if card != seen[0]]
    with pytest.raises(StopIteration):
        choosing.send(seen[0])
    assert one.combat[-1] == seen[0]
    assert sorted(one.combat_set) == sorted(left)
    assert one.combat_set != left, "the others are shuffled back"
    assert journey.world.drawn == []


@pytest.mark.rule("TG-DAY-06", "TG-EVT-03")
def test_an_event_without_a_timer_has_no_tokens() -> None:
    timer = {"tokens": 2, "do": [FOOD]}
    journey = Journey(Island().event("rain").event("hail", timer=timer), "ada")
    for event in ("rain", "hail"):
        come_out(journey.g, event)
    assert [(e.id, e.light, e.since) for e in journey.world.events] == [
        ("rain", 0, 1),
        ("hail", 2, 1),
    ]
    come_out(journey.g, "rain")
    assert len(journey.world.events) == 2, "what is out does not come out again"


@pytest.mark.rule("TG-PTY-01")
def test_the_company_that_was_named_can_be_named_anew() -> None:
    journey = Journey(Island(), "ada", "ben").midday().say("ada:explore", "hero:ben", "ben:join")
    assert journey.session is not None
    (option,) = [o for o in journey.session.questions()[0].options if o.key == "company"]
    assert (option.text, option.args) == ("option-company", {"heroes": ["ben"]})
    journey.say("ada:company", "ada:explore", "none")
    (option,) = [o for o in journey.session.questions()[0].options if o.key == "company"]
    assert (option.text, option.args) == ("option-company-alone", {"heroes": []})


@pytest.mark.rule("TG-SET-10", "TG-AMB-53")
@pytest.mark.parametrize(
    ("length", "day", "chapter"), [("whole", 0, 0), ("chapter", 0, 1), ("short", 12, 0)]
)
def test_how_long_a_campaign_is(length: str, day: int, chapter: int) -> None:
    setup = Setup(1, 7, "campaign", "isle", choices={"length": length})
    world = campaign_table(setup).world
    assert world is not None
    assert (bool(world.last_day), world.last_chapter) == (bool(day), chapter)
    assert (world.day, world.spots, world.events) == (0, {}, [])


@pytest.mark.rule("TG-FIN-05", "TG-FIN-06")
@pytest.mark.parametrize(("scene", "pool", "terror"), [(3, 1, 2), (3, 0, 1), (2, 1, 1)])
def test_a_scene_leads_on_if_all_that_it_asks_for_holds(scene: int, pool: int, terror: int) -> None:
    needs = [
        {"is": "count", "of": "scene", "least": 3},
        {"is": "count", "of": "pool", "least": 1},
    ]
    island = Island().verse("next", do=[{"type": "terror", "n": 2}])
    island.verse("first", redirects=[{"if": needs, "goto": "next"}], do=[{"type": "terror"}])
    island.combat("last", final=True, attack=[{"type": "story", "verse": "first"}])
    table = Table(island, "ada", foe="last")
    table.encounter.scene, table.encounter.pool = scene, pool
    assert table.attack("ada").hero("ada").terror == terror


@pytest.mark.rule("TG-TRK-03")
def test_energy_is_paid_out_of_the_track() -> None:
    journey = Journey(Island(), "ada").has("ada", energy=4).midday().say("travel:102")
    assert journey.hero("ada").energy == 3


@pytest.mark.rule("TG-AMB-30", "TG-DAY-11")
@pytest.mark.parametrize(("mine", "keys"), [(1, ["eat", "hand-over", "pass"]), (0, [])])
def test_food_is_handed_over_by_who_has_it(mine: int, keys: list[str]) -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", food=mine).first(meal(0))
    assert (journey.options("ada") if journey.prompt == "ask-meal" else []) == keys


@pytest.mark.rule("TG-DAY-14", "TG-DAY-15")
@pytest.mark.parametrize(("cards", "asked"), [(10, False), (11, True)])
def test_a_deck_of_ten_leaves_no_choice(cards: int, asked: bool) -> None:
    island = Island()
    for n in range(10, 12):
        island.card(f"ada-c{n}")
    journey = Journey(island, "ada")
    journey.hero("ada").combat[:] = [f"ada-c{n}" for n in range(cards)]
    journey.first(new_deck(0, "combat"))
    assert (journey.prompt == "ask-rebuild-combat") is asked


@pytest.mark.rule("TG-SET-01")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_each_player_chooses_one_character(seats: int) -> None:
    session = Session.new(find("tainted-grail"), Setup(seats, 7, "encounter", "any"))
    for seat in range(seats):
        (asked,) = session.questions()
        assert (asked.seat, asked.prompt) == (seat, "ask-character")
        session.answer(seat, asked.options[0].key)
    assert all(question.prompt != "ask-character" for question in session.questions())
    assert len({one.id for one in session.state.heroes}) == seats


@pytest.mark.rule("TG-KNG-05", "TG-KNG-06")
def test_a_king_who_moves_is_met_where_he_comes() -> None:
    journey = Journey(Island().king("claudyne"), "ada")
    king, g = King("claudyne", "", 102, []), journey.g
    journey.world.kings.append(king)
    go(g, king, 101)
    assert g.called == [meetings()]


@pytest.mark.rule("TG-ENC-12", "TG-SET-12", "TG-SET-14")
def test_encounter_decks_are_shuffled() -> None:
    island = Island()
    beasts = [f"wolf-{n:02}" for n in range(12)]
    for beast in beasts:
        island.combat(beast)
    deck = Journey(island, "ada").world.encounters["green"]
    assert sorted(deck) == sorted(["bear", *beasts])
    assert deck != ["bear", *beasts]


@pytest.mark.rule("TG-TRK-05")
@pytest.mark.parametrize(("energy", "health", "then"), [(6, 8, 8), (7, 8, 8), (8, 8, 8), (2, 3, 3)])
def test_energy_rises_no_higher_than_health(energy: int, health: int, then: int) -> None:
    journey = Journey(Island(), "ada").has("ada", energy=energy, health=health)
    journey.do({"type": "rouse", "n": 2})
    assert journey.hero("ada").energy == then
    told = [line for line in journey.told("fact-track-changed") if line["track"] == "energy"]
    assert len(told) == (then != energy)


@pytest.mark.rule("TG-DAT-10", "TG-ACT-14")
def test_a_guidestone_may_be_an_achievement() -> None:
    journey = sheet("guidestone").has("ada", magic=1, food=1).midday()
    assert journey.say("stone:1,0", "way:materials").hero("ada").echoes == ["echo-1"]


@pytest.mark.rule("TG-ACT-02")
@pytest.mark.parametrize("costs", [True, False])
def test_an_action_says_what_it_costs_or_that_it_costs_nothing(costs: bool) -> None:
    pay = [{"what": "energy"}] if costs else []
    act = {"id": "pray", "name": {"en": "Pray", "ru": "Молиться"}, "pay": pay, "do": [FOOD]}
    island = Island().place(101, pointers={"n": 102, "e": 104}, clear={"actions": [act]})
    island.item("rod", {"when": "action", "pay": pay, "do": [FOOD]})
    journey = Journey(island, "ada").give("ada", "rod").midday()
    assert journey.session is not None
    texts = {o.key: o.text for o in journey.session.questions()[0].options}
    last = "" if costs else "-no-pay"
    assert texts["act:pray"] == "option-location-action" + last
    assert texts["own:rod"] == "option-own-action" + last
    poor = Journey(island, "ada").give("ada", "rod").has("ada", energy=0).midday()
    assert ("act:pray" in poor.options()) is not costs
    assert ("own:rod" in poor.options()) is not costs


@pytest.mark.rule("TG-DAY-07", "TG-ITM-05")
def test_another_card_of_a_slot_is_taken_up_at_midday() -> None:
    island = Island().item("axe", slot="weapon").item("bow", slot="weapon")
    journey = Journey(island, "ada").give("ada", "axe", "bow")
    journey.hero("ada").items[1].active = False
    journey.midday().say("swap:bow")
    assert [item.active for item in journey.hero("ada").items] == [False, True]
    assert journey.prompt == "ask-midday"


@pytest.mark.rule("TG-JRN-10", "TG-RES-06")
@pytest.mark.parametrize(("what", "shares"), [("food", (1, 2)), ("xp", (3, 3))])
def test_a_party_of_two_shares_what_it_gains(what: str, shares: tuple[int, int]) -> None:
    journey = Journey(Island(), "ada", "ben").do({"type": "gain", "what": what, "n": 3})
    if what == "food":
        assert journey.prompt == "ask-share-part"
        journey.say("1")
    assert tuple(getattr(one, what) for one in journey.now.heroes) == shares


@pytest.mark.rule("TG-DAY-15", "TG-WFM-03", "TG-WFM-04")
@pytest.mark.parametrize(("fixed", "least"), [(0, 10), (2, 8), (11, 0)])
def test_wyrdform_cards_stay_in_and_count(fixed: int, least: int) -> None:
    island = Island()
    for n in range(fixed):
        island.card(f"dark-{n}", letter="wyrdform")
    for n in range(10, 12):
        island.card(f"ada-c{n}")
    journey = Journey(island, "ada")
    one = journey.hero("ada")
    one.combat[:] = [f"ada-c{n}" for n in range(12)] + [f"dark-{n}" for n in range(fixed)]
    journey.first(new_deck(0, "combat")).say("rebuild")
    assert journey.session is not None
    (asked,) = journey.session.questions()
    assert (asked.least, len(asked.options)) == (least, 12)


@pytest.mark.rule("TG-JRN-11", "TG-AMB-07")
@pytest.mark.parametrize(("more", "price"), [(1, 2), (-2, 0), (0, 1)])
def test_a_choice_costs_the_insane_more_and_never_less_than_nothing(more: int, price: int) -> None:
    rules = [{"type": "choice-cost", "n": more}]
    journey = Journey(Island().condition("ill", rules=rules), "ada", "ben")
    journey.hero("ada").afflictions.append(Affliction("ill"))
    part = Choice(text={}, pay=(Cost("energy"), Cost("food")))
    assert [cost.n for cost in choice_cost(journey.g, part, [0])] == [price, 1]


@pytest.mark.rule("TG-ACT-22", "TG-DAT-10")
def test_a_weakness_may_be_an_achievement() -> None:
    weakness = {"when": "weakness", "on": "travel", "do": [{"type": "terror"}]}
    journey = sheet("weakness", island=Island().character("ada", weakness=weakness)).midday()
    journey.say("travel:102")
    assert (journey.hero("ada").terror, journey.hero("ada").echoes) == (1, ["echo-1"])
