"""Midday actions, alone and as a party (TG-ACT, TG-PTY, TG-RES, TG-ITM)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import WORDS, Island, Journey

FOOD = {"type": "gain", "what": "food"}
HUNT: dict[str, Any] = {
    "id": "hunt",
    "name": {"en": "Hunt", "ru": "Охота"},
    "pay": [{"what": "energy", "n": 2}],
    "do": [FOOD, {"type": "encounter", "draw": "green"}],
}


def sides(journey: Journey) -> dict[int, str]:
    return {number: spot.side for number, spot in journey.isle.spots.items()}


def hunting(**face: Any) -> Island:
    return Island().place(101, pointers={"n": 102, "e": 104}, clear={"actions": [HUNT], **face})


# ---- in general


@pytest.mark.rule("TG-ACT-01", "TG-TRK-03", "TG-AMB-33")
def test_an_action_that_cannot_be_paid_in_full_is_not_there() -> None:
    assert "act:hunt" in Journey(hunting(), "ada").midday().options()
    tired = Journey(hunting(), "ada").has("ada", energy=1).midday()
    assert "act:hunt" not in tired.options()
    spent = Journey(hunting(), "ada").has("ada", energy=0).midday()
    assert "travel:102" not in spent.options()
    assert "explore" in spent.options(), "what costs nothing can still be done"


@pytest.mark.rule("TG-ACT-02", "TG-DAT-05")
def test_the_six_kinds_of_action_with_their_costs() -> None:
    action = {"when": "action", "pay": [{"what": "energy", "n": 2}], "do": [FOOD]}
    island = hunting().character("ada", ability=action)
    journey = Journey(island, "ada").has("ada", magic=1, wealth=1, energy=9).midday()
    keys = ["explore", "travel:102", "travel:104", "act:hunt", "own:ada", "rest"]
    assert [k for k in journey.options() if not k.startswith("stone:")] == keys
    journey.say("travel:102")
    assert journey.hero("ada").energy == 8
    guarded = Journey(island, "ada").guard("bear", 101).midday()
    guarded.say("fight:bear")
    assert guarded.hero("ada").energy == 3


# ---- explore


@pytest.mark.rule("TG-ACT-03", "TG-GRD-03", "TG-LOC-13")
def test_no_exploring_in_the_wyrdness_or_beside_a_guardian() -> None:
    assert "explore" in Journey(Island(), "ada").midday().options()
    assert "explore" not in Journey(Island(), "ada").at(102, "ada").midday().options()
    beside = Journey(hunting(), "ada").guard("bear", 101).midday()
    assert "explore" not in beside.options()
    assert "act:hunt" not in beside.options()
    assert {"travel:102", "fight:bear", "own:ada"} <= set(beside.options())


@pytest.mark.rule("TG-ACT-03", "TG-LOC-07", "TG-EX-11")
def test_an_ordered_exploration_takes_place_all_the_same() -> None:
    ordered = {"instant": {"do": [{"type": "explore"}]}}
    island = Island().place(102, pointers={"s": 101}, wyrd=ordered).verse("102-1", do=[FOOD])
    journey = Journey(island, "ada").guard("bear", 102).midday().say("travel:102")
    assert journey.hero("ada").food == 1


@pytest.mark.rule("TG-ACT-04", "TG-JRN-15")
def test_exploring_reads_from_the_first_page_and_may_be_repeated() -> None:
    island = Island().verse("101-1", do=[FOOD])
    journey = Journey(island, "ada").midday().say("explore", "explore")
    assert journey.hero("ada").food == 2
    assert journey.said.count("fact-exploration-ended") == 2


@pytest.mark.rule("TG-ACT-05", "TG-JRN-11", "TG-EX-18")
def test_the_cost_of_a_choice_does_not_grow_unless_it_says_so() -> None:
    choices = [
        {"text": WORDS, "pay": [{"what": "energy", "n": 2}], "end": True},
        {"text": WORDS, "pay": [{"what": "food", "each": "member"}], "end": True},
        {"text": WORDS, "pay": [{"what": "wealth", "each": "character"}], "end": True},
        {"text": WORDS, "end": True},
    ]
    island = Island().verse("101-1", choices=choices)
    journey = Journey(island, "ada", "ben", "cid").midday()
    journey.say("ada:explore", "hero:ben hero:cid", "ben:join", "cid:join")
    assert journey.options() == ["choice:1", "choice:4", "pay:said"]
    journey.say("ada:pay:said", "choice:1", "ada:1", "ben:0")
    assert [one.energy for one in journey.now.heroes] == [5, 6, 5], "2 in total, split freely"
    rich = Journey(island, "ada", "ben", "cid").has("ada", food=2, wealth=2).at(102, "cid")
    rich.midday().say("ada:explore", "hero:ben", "ben:join")
    assert rich.options()[:-1] == ["choice:1", "choice:2", "choice:4"], "3 Wealth for 3 in play"


# ---- travel


@pytest.mark.rule("TG-ACT-06", "TG-LOC-05")
def test_travel_leads_only_where_pointers_join() -> None:
    island = Island().place(105, pointers={"w": 104}).place(101, pointers={"n": 102})
    island.place(104, pointers={"n": 103, "e": 105})
    journey = Journey(island, "ada").midday()
    assert "travel:102" in journey.options()
    assert "travel:104" not in journey.options(), "it lies beside, but no pointer joins them"


@pytest.mark.rule("TG-ACT-07", "TG-EX-02", "TG-PTY-07")
def test_those_already_there_may_share_the_instant_effect() -> None:
    there = {"instant": {"do": [{"type": "encounter", "draw": "purple"}]}}
    island = Island().place(102, pointers={"s": 101}, wyrd=there).combat("shade", colour="purple")
    journey = Journey(island, "ada", "ben").at(102, "ben").midday().say("ada:travel:102")
    assert journey.prompt == "ask-join-instant"
    assert journey.now.encounter is None, "before the card is drawn"
    journey.say("ben:join")
    assert journey.now.encounter is not None
    assert [m.seat for m in journey.now.encounter.members] == [0, 1]
    alone = Journey(island, "ada", "ben").at(102, "ben").midday()
    alone.say("ada:travel:102", "ben:stay")
    assert alone.now.encounter is not None
    assert [m.seat for m in alone.now.encounter.members] == [0]


@pytest.mark.rule("TG-ACT-08")
def test_the_instant_effect_is_mandatory() -> None:
    island = Island().place(102, pointers={"s": 101}, wyrd={"instant": {"do": [FOOD]}})
    assert Journey(island, "ada").midday().say("travel:102").hero("ada").food == 1


@pytest.mark.rule("TG-ACT-09", "TG-AMB-36")
def test_new_locations_are_laid_clear_only_beside_a_guidestone() -> None:
    island = Island().place(102, pointers={"s": 101, "e": 103, "n": 105})
    island.place(105, pointers={"s": 102})
    journey = Journey(island, "ada").stone(103, "ne").midday().say("travel:102")
    spots = journey.isle.spots
    assert (spots[103].side, spots[105].side) == ("clear", "wyrd")
    assert len(spots) == 5, "101 and 104 are not laid again"


@pytest.mark.rule("TG-ACT-10")
def test_who_has_been_moved_on_lays_nothing() -> None:
    away = {"instant": {"do": [{"type": "move", "to": 101}]}}
    island = Island().place(102, pointers={"s": 101, "e": 103}, wyrd=away)
    journey = Journey(island, "ada").midday().say("travel:102")
    assert journey.place("ada") == 101
    assert 103 not in journey.isle.spots


@pytest.mark.rule("TG-ACT-11", "TG-PTY-03")
def test_a_party_pays_one_energy_a_member_in_any_split() -> None:
    both = {"instant": {"do": [{"type": "party", "do": [FOOD]}]}}
    island = Island().place(102, pointers={"s": 101}, wyrd=both)
    journey = Journey(island, "ada", "ben").has("ben", energy=0).midday()
    journey.say("ada:travel:102", "hero:ben", "ben:join")
    assert [one.energy for one in journey.now.heroes] == [4, 0], "one pays for both"
    assert [one.at for one in journey.now.heroes] == [102, 102]
    assert [one.food for one in journey.now.heroes] == [1, 1]


# ---- Guidestones


@pytest.mark.rule("TG-ACT-12", "TG-GST-02", "TG-GST-01")
def test_an_empty_slot_of_the_own_location_is_needed_and_nothing_else() -> None:
    island = Island().place(102, pointers={"s": 101}, stones=["nw"])
    journey = Journey(island, "ada").has("ada", magic=1, food=1).at(102, "ada").guard("bear", 102)
    stones = [k for k in journey.midday().options() if k.startswith("stone:")]
    assert stones == ["stone:0,-1"], "in the Wyrdness, beside a Guardian, one slot only"
    full = Journey(island, "ada").has("ada", magic=1, food=1).at(102, "ada").stone(102, "nw")
    assert not any(k.startswith("stone:") for k in full.midday().options())


@pytest.mark.rule("TG-ACT-13")
def test_materials_for_each_character_in_play_mixed_freely() -> None:
    journey = Journey(Island(), "ada", "ben").at(102, "ben").has("ada", magic=2, food=1, wealth=1)
    journey.midday().say("ada:stone:1,0", "way:materials")
    one = journey.hero("ada")
    assert (one.magic, one.food, one.wealth, one.energy) == (0, 0, 0, 4)
    poor = Journey(Island(), "ada", "ben").at(102, "ben").has("ada", magic=1, food=2, health=5)
    assert not any(k.startswith("stone:") for k in poor.midday().options("ada"))


@pytest.mark.rule("TG-ACT-13", "TG-EX-03", "TG-ACT-16")
def test_a_blood_offering_of_four_takes_twelve_health_and_eight_terror() -> None:
    journey = Journey(Island(), "ada", "ben", "cid", "dot").midday()
    journey.say("ada:stone:1,0", "hero:ben hero:cid hero:dot")
    journey.say("ben:join", "cid:join", "dot:join")
    journey.say("ada:0", "ben:6", "cid:6", "ada:2", "ben:2", "cid:0")
    heroes = journey.now.heroes
    assert [one.health for one in heroes] == [8, 2, 2, 8]
    assert [one.terror for one in heroes] == [2, 2, 0, 4]
    full = Journey(Island(), "ada", "ben", "cid", "dot")
    for one in full.state.heroes:
        one.terror = 8
    full.state.heroes[0].terror = 5
    keys = full.midday().options("ada")
    assert not any(k.startswith("stone:") for k in keys), "room for 7 Terror is not enough"


@pytest.mark.rule("TG-ACT-14", "TG-LOC-04", "TG-LOC-14")
def test_all_locations_around_the_corner_turn_clear() -> None:
    journey = Journey(Island(), "ada").lay(103).has("ada", magic=1, food=1)
    journey.midday().say("stone:1,0", "way:materials")
    assert {n: s.side for n, s in journey.isle.spots.items()} == dict.fromkeys(
        (101, 102, 104, 103), "clear"
    )


@pytest.mark.rule("TG-ACT-15", "TG-GST-05", "TG-GST-06", "TG-EX-10")
def test_a_fourth_takes_one_from_anywhere_and_its_locations_turn_next_morning() -> None:
    journey = Journey(Island(), "ada").has("ada", magic=1, food=1).lay(103).lay(102, "clear")
    journey.stone(102, "nw").stone(103, "ne").stone(104, "se")
    journey.midday().say("stone:0,1", "way:materials")
    assert journey.options() == ["stone:0,-1", "stone:2,-1", "stone:2,1"]
    journey.say("stone:0,-1")
    assert journey.isle.stones == ["2,-1", "2,1", "0,1"]
    assert sides(journey)[102] == "clear", "not yet"
    journey.say("rest")
    assert sides(journey)[102] == "wyrd"


# ---- fights and Location actions


@pytest.mark.rule("TG-ACT-17", "TG-GRD-10", "TG-AMB-65")
def test_one_guardian_is_fought_together_from_the_beginning() -> None:
    island = Island().combat("wolf")
    journey = Journey(island, "ada", "ben").guard("bear", 101).guard("wolf", 101).midday()
    assert [k for k in journey.options("ada") if k.startswith("fight")] == [
        "fight:bear",
        "fight:wolf",
    ]
    journey.say("ada:fight:wolf", "hero:ben", "ben:join")
    assert journey.now.encounter is not None
    assert journey.now.encounter.id == "wolf"
    assert len(journey.now.encounter.members) == 2
    assert [one.energy for one in journey.now.heroes] == [4, 5]


@pytest.mark.rule("TG-ACT-18", "TG-LOC-12")
def test_a_location_action_needs_no_guardian_and_no_cooldown() -> None:
    rest = {**HUNT, "time": 1, "do": [FOOD]}
    island = Island().place(101, pointers={"n": 102}, clear={"actions": [rest]})
    journey = Journey(island, "ada").midday().say("act:hunt")
    assert journey.isle.spots[101].dark == 1
    assert "act:hunt" not in journey.options()


@pytest.mark.rule("TG-ACT-19", "TG-EX-04")
def test_two_hunt_for_two_energy_one_food_and_one_encounter() -> None:
    journey = Journey(hunting(), "ada", "ben").midday()
    journey.say("ada:act:hunt", "hero:ben", "ben:join")
    assert journey.prompt == "ask-share"
    journey.say("ada:hero:ben")
    assert [one.energy for one in journey.now.heroes] == [5, 5]
    assert [one.food for one in journey.now.heroes] == [0, 1]
    assert journey.now.encounter is not None
    assert len(journey.now.encounter.members) == 2


# ---- own actions


ROUSE = {"when": "action", "pay": [{"what": "energy", "n": 2}], "do": [FOOD], "daily": True}


@pytest.mark.rule("TG-ACT-20", "TG-ITM-06", "TG-AMB-49")
def test_only_the_owner_uses_an_own_action_and_a_daily_one_once() -> None:
    island = Island().item("snare", ROUSE).item("flute", {**ROUSE, "daily": False, "pay": []})
    journey = Journey(island, "ada", "ben").give("ada", "snare", "flute").midday()
    assert "own:snare" in journey.options("ada")
    assert "own:snare" not in journey.options("ben")
    journey.say("ada:own:snare", "none")
    assert journey.hero("ada").food == 1
    assert "own:snare" not in journey.options("ada")
    journey.say("ada:own:flute", "ada:own:flute")
    assert journey.hero("ada").food == 3
    journey.say("ada:give:snare")
    assert "own:snare" not in journey.options("ben"), "used for the day, whoever has it"


@pytest.mark.rule("TG-ACT-21", "TG-EX-61")
def test_the_owner_pays_at_least_a_part() -> None:
    island = Island().item("snare", ROUSE)
    journey = Journey(island, "ada", "ben").give("ada", "snare").midday()
    journey.say("ada:pay:said", "ada:own:snare", "hero:ben", "ben:join")
    assert journey.session is not None
    question = journey.session.questions()[0]
    assert (question.seat, question.least, question.most) == (0, 1, 2)
    journey.say("1")
    assert [one.energy for one in journey.now.heroes] == [5, 5]
    tired = Journey(island, "ada", "ben").give("ada", "snare").has("ada", energy=0).midday()
    assert "own:snare" not in tired.options("ada"), "not wholly by the others"


@pytest.mark.rule("TG-ACT-22")
def test_weaknesses_come_by_themselves() -> None:
    def weak(on: str) -> Island:
        weakness = {"when": "weakness", "on": on, "do": [{"type": "terror"}]}
        there = {"seals": ["settlement"]} if on == "enter-settlement" else {}
        island = Island().character("ada", weakness=weakness)
        return island.place(102, pointers={"s": 101}, wyrd=there)

    for on in ("travel", "enter-wyrd", "enter-settlement"):
        assert Journey(weak(on), "ada").midday().say("travel:102").hero("ada").terror == 1, on
    near = Journey(weak("guardian-near"), "ada").guard("bear", 102).midday().say("travel:102")
    assert near.hero("ada").terror == 1
    night = Journey(weak("night-wyrd"), "ada").at(102, "ada").dusk()
    assert night.hero("ada").terror == 3


@pytest.mark.rule("TG-ACT-22")
@pytest.mark.parametrize("on", ["enter-settlement", "guardian-near", "night-wyrd"])
def test_a_weakness_waits_for_what_its_text_says(on: str) -> None:
    weakness = {"when": "weakness", "on": on, "do": [{"type": "terror"}]}
    journey = Journey(Island().character("ada", weakness=weakness), "ada").midday()
    assert journey.say("travel:102").hero("ada").terror == 0


@pytest.mark.rule("TG-WFM-02", "TG-ACT-22")
@pytest.mark.parametrize(("wyrdform", "terror"), [(False, 1), (True, 2)])
def test_the_other_shape_has_its_own_weakness(wyrdform: bool, terror: int) -> None:
    tame, wild = (
        {"when": "weakness", "on": "travel", "do": [{"type": "terror", "n": n}]} for n in (1, 2)
    )
    journey = Journey(Island().character("ada", weakness=tame, wyrd_weakness=wild), "ada")
    journey.hero("ada").wyrdform = wyrdform
    assert journey.midday().say("travel:102").hero("ada").terror == terror


@pytest.mark.rule("TG-WFM-02")
@pytest.mark.parametrize("wyrdform", [False, True])
def test_a_shape_without_a_weakness_of_its_own_keeps_the_old_one(wyrdform: bool) -> None:
    tame = {"when": "weakness", "on": "travel", "do": [{"type": "terror"}]}
    journey = Journey(Island().character("ada", weakness=tame), "ada")
    journey.hero("ada").wyrdform = wyrdform
    assert journey.midday().say("travel:102").hero("ada").terror == 1


@pytest.mark.rule("TG-ACT-06", "TG-ACT-09")
def test_who_travels_reveals_what_lies_around() -> None:
    journey = Journey(Island(), "ada").midday()
    assert 103 not in journey.isle.spots
    journey.say("travel:102")
    assert 103 in journey.isle.spots


# ---- parties


@pytest.mark.rule("TG-PTY-01", "TG-PTY-02", "TG-PTY-04")
def test_a_party_forms_by_asking_and_agreeing() -> None:
    island = Island().verse("101-1", do=[{"type": "party", "do": [FOOD]}])
    journey = Journey(island, "ada", "ben", "cid", "dot").at(102, "dot").midday()
    journey.say("ada:explore")
    assert journey.options() == ["hero:ben", "hero:cid"], "only those in the same Location"
    journey.say("hero:ben hero:cid", "ben:join", "cid:stay")
    assert [one.food for one in journey.now.heroes] == [1, 1, 0, 0]
    journey.say("cid:explore", "none")
    assert [one.food for one in journey.now.heroes] == [1, 1, 1, 0], "a new party for each action"


@pytest.mark.rule("TG-PTY-05", "TG-JRN-13", "TG-EX-05")
def test_nobody_leaves_in_the_middle() -> None:
    island = Island().verse("101-1", choices=[{"text": WORDS, "end": True}] * 2)
    journey = Journey(island, "ada", "ben").midday()
    journey.say("ada:explore", "hero:ben", "ben:join")
    assert journey.options("ben") == ["choice:1", "choice:2"]
    journey.say("ben:choice:2")
    assert journey.prompt == "ask-midday", "it ends for all together"


@pytest.mark.rule("TG-PTY-06", "TG-JRN-12", "TG-SEQ-34", "TG-DTH-05")
def test_who_drops_out_of_an_encounter_goes_on_exploring() -> None:
    blocks = [{"type": "encounter", "named": "bear"}]
    each = {"type": "party", "do": [FOOD]}
    island = Island().verse("101-1", blocks=blocks, goto="101-2").verse("101-2", do=[each])
    journey = Journey(island, "ada", "ben").midday()
    journey.say("ada:explore", "hero:ben", "ben:join")
    journey.say("ada:keep", "ben:keep", "hero:ada", "escape", "ben:escape")
    assert [one.food for one in journey.now.heroes] == [1, 1]
    assert journey.isle.result == "failure"


@pytest.mark.rule("TG-PTY-08", "TG-GEN-06")
def test_what_scales_with_what() -> None:
    island = Island().event("rain")
    once: list[dict[str, Any]] = [
        FOOD,
        {"type": "party", "do": [FOOD]},
        {"type": "everyone", "do": [FOOD]},
    ]
    journey = Journey(island, "ada", "ben", "cid").do(*once, party=("ada", "ben"))
    journey.say("hero:ada")
    assert [one.food for one in journey.now.heroes] == [3, 2, 1]


# ---- handing over


@pytest.mark.rule("TG-RES-04", "TG-RES-05")
def test_food_and_wealth_go_to_somebody_in_the_same_location() -> None:
    journey = Journey(Island(), "ada", "ben", "cid").at(102, "cid")
    journey.has("ada", food=3, wealth=1, magic=2, xp=4).midday()
    assert [k for k in journey.options("ada") if k.startswith("give")] == [
        "give:food",
        "give:wealth",
    ]
    journey.say("ada:give:food", "2")
    assert [one.food for one in journey.now.heroes] == [1, 2, 0]
    assert not any(k.startswith("give") for k in journey.options("cid"))


@pytest.mark.rule("TG-ITM-05", "TG-ITM-17")
def test_items_change_hands_and_use_between_actions_only() -> None:
    island = Island().item("axe", slot="weapon").item("pike", slot="weapon")
    journey = Journey(island, "ada", "ben").give("ada", "axe", "pike")
    journey.hero("ada").items[1].active = False
    journey.midday().say("ada:swap:pike")
    assert [i.active for i in journey.hero("ada").items] == [False, True]
    journey.say("ada:give:pike")
    assert [i.id for i in journey.hero("ben").items] == ["pike"]
    assert journey.sound == []


@pytest.mark.rule("TG-ITM-02", "TG-ITM-08", "TG-AMB-29")
def test_the_lowest_and_highest_deck_on_the_table() -> None:
    island = Island()
    for deck in ("a", "b", "c", "d"):
        island.item(f"thing-{deck}", deck=deck)
    lowest, highest = ({"type": "gain-ranked", "rank": rank} for rank in ("lowest", "highest"))
    journey = Journey(island, "ada").do(highest)
    assert [i.id for i in journey.hero("ada").items] == ["thing-a"], "only deck a is in play"
    more = Journey(island, "ada")
    more.world.tables += ["b", "c", "d"]
    more.do(lowest, highest)
    assert more.options() == ["deck:c", "deck:d"], "equal in rank"
    more.say("deck:d")
    assert [i.id for i in more.hero("ada").items] == ["thing-a", "thing-d"]


@pytest.mark.rule("TG-ITM-11", "TG-ITM-10")
def test_a_deck_that_is_not_on_the_table_gives_from_the_box_and_an_empty_one_nothing() -> None:
    island = Island().item("relic", deck="e")
    journey = Journey(island, "ada").do({"type": "gain-item", "deck": "e"})
    assert [i.id for i in journey.hero("ada").items] == ["relic"]
    empty = Journey(island, "ada").do({"type": "gain-item", "deck": "a"})
    assert empty.hero("ada").items == []
