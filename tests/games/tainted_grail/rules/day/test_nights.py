"""The end and the start of a day, clause by clause (TG-DAY-01 to TG-DAY-17)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.rules.day.actions import stone_energy, travel_cost
from waystone.games.tainted_grail.rules.day.dusk import meal, nightfall, rest, wyrdness
from waystone.games.tainted_grail.rules.steps import campfire
from waystone.games.tainted_grail.table.world import Affliction

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}


def ill(condition: str = "ill", **fields: Any) -> Journey:
    journey = Journey(Island().condition(condition, **fields), "ada")
    journey.hero("ada").afflictions.append(Affliction(condition))
    return journey


def tracks(journey: Journey) -> tuple[int, int, int]:
    one = journey.hero("ada")
    return one.health, one.energy, one.terror


# ---- rest, meals, the Wyrdness


@pytest.mark.rule("TG-DAY-10", "TG-TRK-07")
@pytest.mark.parametrize(("n", "energy"), [(1, 7), (-1, 5)])
def test_rest_by_what_lasts(n: int, energy: int) -> None:
    journey = ill(rules=[{"type": "rest", "n": n}]).has("ada", energy=3).first(rest())
    assert journey.hero("ada").energy == energy
    journey = ill(rules=[{"type": "rest", "n": n}]).has("ada", energy=0).first(rest())
    assert journey.hero("ada").energy == 4 + n


@pytest.mark.rule("TG-DAY-11")
def test_a_meal_is_one_food_for_one_of_each() -> None:
    journey = Journey(Island(), "ada").has("ada", food=2, health=5, energy=2, terror=3)
    journey.first(meal(0)).say("eat")
    assert (journey.hero("ada").food, tracks(journey)) == (1, (6, 3, 2))


@pytest.mark.rule("TG-DAY-11")
def test_a_meal_may_do_more_good() -> None:
    journey = ill(rules=[{"type": "meal", "n": 2}]).has("ada", food=1, health=2, terror=1)
    assert tracks(journey.first(meal(0)).say("eat"))[0] == 5


@pytest.mark.rule("TG-DAY-11")
def test_a_meal_between_two_foes() -> None:
    journey = Journey(Island(), "ada").has("ada", food=2, health=5, energy=2, terror=3)
    journey.first(campfire(0)).say("eat")
    assert (journey.hero("ada").food, tracks(journey)) == (1, (6, 3, 2))


@pytest.mark.rule("TG-DAY-11")
def test_who_has_no_food_is_not_asked_between_two_foes() -> None:
    journey = Journey(Island(), "ada").has("ada", food=0, health=5, energy=2, terror=3)
    assert journey.first(campfire(0)).prompt != "ask-meal"
    assert (journey.hero("ada").food, tracks(journey)) == (0, (5, 2, 3))


@pytest.mark.rule("TG-EPM-08", "TG-EPM-09", "TG-AMB-52")
@pytest.mark.parametrize(
    ("energy", "weary", "after"),
    [(2, False, (8, 4)), (4, False, (8, 4)), (6, False, (8, 4)), (4, True, (7, 4))],
)
def test_the_classic_rest_without_food(energy: int, weary: bool, after: tuple[int, int]) -> None:
    journey = Journey(Island(), "ada", rules=("epic-rest",)).has("ada", energy=energy)
    if weary:
        journey.world.today.weary.append(0)
    journey.first(meal(0))
    assert tracks(journey)[:2] == after


@pytest.mark.rule("TG-DAY-12", "TG-AMB-01")
def test_a_harsh_night_takes_health_and_then_brings_terror() -> None:
    journey = ill(rules=[{"type": "night", "health": 1, "terror": 2}]).at(102, "ada")
    journey.first(wyrdness())
    assert (journey.hero("ada").health, journey.hero("ada").terror) == (5, 4)
    told = [args["track"] for args in journey.told("fact-track-changed")]
    assert told.index("health") < told.index("terror")


# ---- Conditions


@pytest.mark.rule("TG-DAY-17")
@pytest.mark.parametrize(("seen", "left"), [(0, True), (1, False)])
def test_a_condition_lasts_its_days(seen: int, left: bool) -> None:
    journey = ill(days=2)
    journey.hero("ada").afflictions[0].dusks = seen
    assert bool(journey.first(nightfall()).hero("ada").afflictions) is left


@pytest.mark.rule("TG-DAY-17")
@pytest.mark.parametrize(("food", "left"), [(0, True), (1, False)])
def test_a_condition_ends_when_what_ends_it_holds(food: int, left: bool) -> None:
    journey = ill(ends=[{"is": "holds", "what": "food"}]).has("ada", food=food)
    assert bool(journey.first(nightfall()).hero("ada").afflictions) is left


@pytest.mark.rule("TG-SET-11")
def test_a_condition_does_what_it_says_when_it_is_gained() -> None:
    island = Island().condition("sick", gain=[{"type": "terror", "n": 2}]).condition("well")
    gains = {"type": "gain-condition", "condition": "sick"}
    journey = Journey(island, "ada", "ben").do(gains)
    assert journey.prompt == "ask-whom"
    journey.say("ada:hero:ben")
    assert [one.terror for one in journey.now.heroes] == [0, 2]
    assert journey.hero("ben").afflictions[0].id == "sick"
    well = Journey(island, "ada").do({"type": "gain-condition", "condition": "well"})
    assert well.prompt == "ask-midday"


@pytest.mark.rule("TG-GEN-03", "TG-SET-11")
def test_a_condition_of_choice_is_cured() -> None:
    island = Island().condition("sick").condition("sad")
    for me, order, left in (
        (-1, {}, [[], ["sad"]]),
        (0, {}, [[], ["sad"]]),
        (1, {}, [["sick"], []]),
        (-1, {"condition": "sad"}, [["sick"], []]),
    ):
        journey = Journey(island, "ada", "ben")
        journey.hero("ada").afflictions.append(Affliction("sick"))
        journey.hero("ben").afflictions.append(Affliction("sad"))
        journey.do({"type": "cure", **order}, me=me)
        if me < 0 and not order:
            assert journey.options() == ["cure:ada:sick", "cure:ben:sad"]
            journey.say("cure:ada:sick")
        assert [[a.id for a in one.afflictions] for one in journey.now.heroes] == left
    nothing = Journey(island, "ada").do({"type": "cure"})
    assert nothing.told("fact-nothing-to-cure") == [{}]


# ---- the start of a day


@pytest.mark.rule("TG-DAY-01", "TG-DAY-09")
def test_what_comes_at_dawn_and_at_dusk() -> None:
    island = Island().item("hen", {"when": "dawn", "do": [FOOD]})
    island.item("owl", {"when": "dusk", "do": [{"type": "gain", "what": "magic"}]})
    island.condition("sad", dawn=[{"type": "terror"}])
    island.companion(
        "dog", abilities=[{"when": "dawn", "do": [{"type": "gain", "what": "wealth"}]}]
    )
    journey = Journey(island, "ada", "ben").give("ada", "hen", "owl").friend("dog", 101)
    journey.hero("ben").afflictions.append(Affliction("sad"))
    journey.dawn()
    assert journey.prompt == "ask-order"
    while journey.prompt in ("ask-order", "ask-share"):
        journey.say(journey.options()[0])
    assert (journey.hero("ada").food, journey.hero("ada").magic) == (1, 0)
    assert [one.terror for one in journey.now.heroes] == [0, 1]
    assert sum(one.wealth for one in journey.now.heroes) == 1, "a companion finds for all, once"


@pytest.mark.rule("TG-DAY-01", "TG-GEN-08")
@pytest.mark.parametrize(("wealth", "asked"), [(0, False), (1, True)])
def test_what_may_be_paid_for_is_offered_to_those_who_can(wealth: int, asked: bool) -> None:
    pays = {"when": "dawn", "may": True, "pay": [{"what": "wealth"}], "do": [FOOD]}
    journey = Journey(Island().item("hen", pays), "ada").give("ada", "hen")
    journey.has("ada", wealth=wealth).dawn()
    assert (journey.prompt != "ask-midday") is asked
    if asked:
        journey.say(journey.options()[0])
        assert (journey.hero("ada").food, journey.hero("ada").wealth) == (1, 0)


@pytest.mark.rule("TG-DAY-02")
def test_a_secret_runs_out_for_its_owner_or_for_everybody() -> None:
    island = Island().secret("oath", 1, tokens=1, expires=[{"type": "terror"}])
    island.secret("pact", 2, tokens=1, shared=True, expires=[{"type": "everyone", "do": [FOOD]}])
    island.secret("key", 3, tokens=1)
    journey = Journey(island, "ada", "ben").give("ben", "oath", "key")
    journey.do({"type": "gain-secret", "secret": "pact"})
    journey.hero("ben").secrets[0].tokens = 1
    journey.hero("ben").secrets[1].tokens = 1
    journey.state = journey.now
    journey.session = None
    journey.dawn()
    assert [one.terror for one in journey.now.heroes] == [0, 1]
    assert [one.food for one in journey.now.heroes] == [1, 1]


@pytest.mark.rule("TG-DAY-05", "TG-DAY-06")
def test_the_old_events_go_before_the_new_one_comes() -> None:
    journey = Journey(Island().event("rain").event("hail"), "ada").out("rain")
    journey.world.deck[:] = ["hail"]
    journey.dawn()
    told = [line for line in journey.said if line in ("fact-event-left", "fact-event-revealed")]
    assert told == ["fact-event-left", "fact-event-revealed"]
    assert [one.id for one in journey.isle.events] == ["hail"]


# ---- own actions


@pytest.mark.rule("TG-ACT-20")
def test_whose_actions_are_whose() -> None:
    acts = {"when": "action", "do": [FOOD]}
    island = Island().secret("key", 1, abilities=[acts], slot="relic")
    island.companion("dog", abilities=[acts]).companion("cat", abilities=[acts])
    journey = Journey(island, "ada", "ben").at(104, "ben").give("ada", "key")
    journey.friend("dog", 101).friend("cat", 104)
    journey.world.friends[1].away = 1
    journey.midday()
    own = {key for key in journey.options("ada") if key.startswith("own:")}
    assert own == {"own:ada", "own:key", "own:dog"}
    assert {key for key in journey.options("ben") if key.startswith("own:")} == {"own:ben"}
    idle = Journey(island, "ada").give("ada", "key")
    idle.hero("ada").secrets[0].active = False
    assert "own:key" not in idle.midday().options()


@pytest.mark.rule("TG-ACT-20", "TG-WFM-02")
def test_in_the_other_shape_the_other_ability() -> None:
    wild = {"when": "action", "do": [{"type": "gain", "what": "magic"}]}
    tame = {"when": "action", "do": [FOOD]}
    island = Island().character("ada", ability=tame, wyrd_ability=wild)
    for wyrdform, magic in ((False, 0), (True, 1)):
        journey = Journey(island, "ada")
        journey.hero("ada").wyrdform = wyrdform
        journey.midday().say("own:ada")
        assert (journey.hero("ada").magic, journey.hero("ada").food) == (magic, 1 - magic)


@pytest.mark.rule("TG-ECH-05")
def test_a_legendary_action_leaves_the_game() -> None:
    acts = {"when": "action", "do": [FOOD]}
    island = Island().add("legends", "deed", character="ada", group=1, icon="star", ability=acts)
    journey = Journey(island, "ada")
    journey.hero("ada").legends.append("deed")
    journey.midday().say("own:deed")
    assert (journey.hero("ada").legends, journey.isle.gone) == ([], ["deed"])


@pytest.mark.rule("TG-ACT-02")
def test_options_say_what_is_paid_and_where_it_lies() -> None:
    paid = {"when": "action", "pay": [{"what": "energy"}], "do": [FOOD]}
    island = Island().item("rod", paid).character("ada", ability={"when": "action", "do": [FOOD]})
    journey = Journey(island, "ada").give("ada", "rod").midday()
    assert journey.session is not None
    known = {option.key: option for option in journey.session.questions()[0].options}
    assert (known["own:rod"].text, known["own:rod"].on) == ("option-own-action", "item:rod")
    assert (known["own:ada"].text, known["own:ada"].on) == ("option-own-action-no-pay", "hero:ada")


@pytest.mark.rule("TG-ACT-02", "TG-EPM-05")
def test_lasting_rules_change_the_price_of_stones_and_travel() -> None:
    journey = ill(rules=[{"type": "stone-cost", "n": 1}, {"type": "travel-cost", "n": 1}])
    assert stone_energy(journey.g, journey.hero("ada")) == 3
    assert travel_cost(journey.g, [0])[0].n == 2


@pytest.mark.rule("TG-PTY-04", "TG-ACT-07")
def test_who_comes_along_and_who_stays_is_told() -> None:
    journey = Journey(Island(), "ada", "ben").midday().say("ada:explore", "hero:ben", "ben:stay")
    assert "fact-stayed-out" in journey.said
    journey = Journey(Island(), "ada", "ben").midday().say("ada:explore", "hero:ben", "ben:join")
    assert "fact-joined" in journey.said


@pytest.mark.rule("TG-ITM-05", "TG-ITM-03")
def test_another_card_is_taken_up_at_midday() -> None:
    island = (
        Island().item("axe", slot="weapon").item("bow", slot="weapon").item("hat", slot="armour")
    )
    journey = Journey(island, "ada").give("ada", "axe", "bow", "hat")
    journey.hero("ada").items[1].active = False
    journey.midday().say("swap:bow")
    assert [item.active for item in journey.hero("ada").items] == [False, True, True]


@pytest.mark.rule("TG-ITM-05", "TG-ITM-03", "TG-SEC-02")
def test_what_is_taken_up_takes_the_place_of_its_own_keyword_only() -> None:
    island = Island().item("hat", slot="armour").item("axe", slot="weapon").item("cup")
    island.secret("oath", slot="weapon")
    journey = Journey(island, "ada").give("ada", "hat", "axe", "cup", "oath")
    journey.hero("ada").secrets[0].active = False
    journey.midday().say("swap:oath")
    one = journey.hero("ada")
    assert [item.active for item in one.items] == [True, False, True]
    assert [secret.active for secret in one.secrets] == [True]
