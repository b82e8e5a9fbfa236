"""The start of a day and of a campaign, clause by clause (TG-DAY-01, TG-DAY-02, TG-SET)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.rules.campaign import campaign_table, settle_world
from waystone.games.tainted_grail.rules.day.dawn import tokens
from waystone.games.tainted_grail.rules.day.dusk import meal
from waystone.games.tainted_grail.table.world import Held
from waystone.kernel.game import Setup

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}
OFFER: dict[str, Any] = {"when": "dawn", "may": True, "pay": [{"what": "wealth"}], "do": [FOOD]}


def foods(journey: Journey) -> list[int]:
    return [one.food for one in journey.now.heroes]


# ---- what comes at the start of the day


@pytest.mark.rule("TG-DAY-01", "TG-GEN-08")
def test_what_cannot_be_paid_for_does_not_happen() -> None:
    journey = Journey(Island().item("hen", OFFER), "ada").give("ada", "hen").dawn()
    assert (journey.prompt, foods(journey)) == ("ask-midday", [0])


@pytest.mark.rule("TG-DAY-01")
def test_what_may_be_done_may_be_left() -> None:
    journey = Journey(Island().item("hen", OFFER), "ada").give("ada", "hen").has("ada", wealth=1)
    journey.dawn()
    assert journey.prompt == "ask-may"
    journey.say("pass")
    assert (foods(journey), journey.hero("ada").wealth) == ([0], 1)


@pytest.mark.rule("TG-DAY-01", "TG-GEN-08")
def test_a_card_asks_its_own_price_and_no_other() -> None:
    """The duck lays for nothing; the hen beside it does the same for Wealth."""
    island = Island().item("duck", {"when": "dawn", "do": [FOOD]}).item("hen", OFFER)
    journey = Journey(island, "ada").give("ada", "duck", "hen").has("ada", wealth=1).dawn()
    (duck,) = [key for key in journey.options() if key.endswith("duck")]
    journey.say(duck)
    assert (foods(journey), journey.hero("ada").wealth) == ([1], 1)
    assert journey.prompt == "ask-may", "now the hen"
    journey.say("pass")
    assert (foods(journey), journey.prompt) == ([1], "ask-midday")


# ---- time tokens


@pytest.mark.rule("TG-DAY-02")
@pytest.mark.parametrize(
    ("owner", "fed"), [("ada", [1, 0, 0]), ("ben", [0, 1, 0]), ("", [1, 1, 1])]
)
def test_a_secret_that_runs_out_is_for_its_owner_and_a_shared_one_for_all(
    owner: str, fed: list[int]
) -> None:
    runs_out = [{"type": "party", "do": [FOOD]}]
    island = Island().secret("oath", tokens=1, expires=runs_out, shared=not owner)
    journey = Journey(island, "ada", "ben", "cid")
    held = journey.hero(owner).secrets if owner else journey.world.shared
    held.append(Held("oath", tokens=1))
    assert foods(journey.first(tokens())) == fed


@pytest.mark.rule("TG-DAY-02")
@pytest.mark.parametrize(("had", "food"), [(0, 0), (1, 1), (2, 0)])
def test_a_secret_runs_out_with_its_last_token_only(had: int, food: int) -> None:
    island = Island().secret("oath", tokens=2, expires=[FOOD])
    journey = Journey(island, "ada")
    journey.hero("ada").secrets.append(Held("oath", tokens=had))
    assert foods(journey.first(tokens())) == [food]
    assert journey.hero("ada").secrets[0].tokens == max(0, had - 1)


# ---- the end of the day before


@pytest.mark.rule("TG-DAY-11", "TG-TRK-04")
def test_a_meal_raises_the_limit_before_it_gives_energy() -> None:
    journey = Journey(Island(), "ada").has("ada", food=1, health=3, energy=3).first(meal(0))
    journey.say("eat")
    assert (journey.hero("ada").health, journey.hero("ada").energy) == (4, 4)


# ---- the first morning


@pytest.mark.rule("TG-AMB-53", "TG-SET-10")
@pytest.mark.parametrize(
    ("chosen", "kept"),
    [
        (["epic-count"], ["epic-count"]),
        (["story-count"], ["story-count"]),
        (["story-count", "epic-count"], ["story-count"]),
        (["story-count", "epic-stones"], ["story-count", "epic-stones"]),
        (["story-upgrades", "epic-prices"], ["story-upgrades"]),
    ],
)
def test_of_opposed_changes_only_one_is_kept(chosen: list[str], kept: list[str]) -> None:
    setup = Setup(1, 7, "campaign", "isle", variants=chosen)
    assert campaign_table(setup).rules == kept


@pytest.mark.rule("TG-STM-02", "TG-EPM-01", "TG-SET-09")
@pytest.mark.parametrize(
    ("rules", "shared"),
    [((), []), (("story-tactics",), ["genius"]), (("epic-foes",), ["fury"])],
)
def test_only_a_mode_that_is_played_brings_its_secret(
    rules: tuple[str, ...], shared: list[str]
) -> None:
    island = Island().secret("fury", 48, shared=True).secret("genius", 49, shared=True)
    journey = Journey(island, "ada", rules=rules)
    journey.world.spots.clear()
    journey.first(settle_world())
    assert [held.id for held in journey.isle.shared] == shared


# ---- the words of effects


@pytest.mark.rule("TG-ENC-04", "TG-GEN-08")
def test_a_way_is_paid_for_before_it_is_gone() -> None:
    """With 20 Wealth there is room for more only once the price is paid."""
    wealth = {"type": "gain", "what": "wealth"}
    ways = [{"do": [wealth], "pay": [{"what": "wealth"}]}, {"do": []}]
    journey = Journey(Island(), "ada").has("ada", wealth=20)
    journey.do({"type": "either", "options": ways}).say("way:1")
    assert journey.hero("ada").wealth == 20


@pytest.mark.rule("TG-JRN-08")
@pytest.mark.parametrize(("add", "total"), [(2, 5), (0, 3), (-1, 2)])
def test_a_check_without_an_attribute_is_die_and_stated_value(add: int, total: int) -> None:
    journey = Journey(Island(), "ada").can("ada", courage=3)
    journey.state.streams.stack_rolls("die", 3)
    result = {"least": total, "most": total, "do": [FOOD]}
    journey.do({"type": "check", "add": add, "results": [result]})
    assert foods(journey) == [1]


@pytest.mark.rule("TG-GEN-03")
def test_the_party_says_who_of_it_gets_something() -> None:
    journey = Journey(Island(), "ada", "ben", "cid").at(104, "cid")
    journey.do({"type": "one", "do": [FOOD]}, party=("ada", "ben"))
    assert (journey.prompt, journey.options()) == ("ask-one", ["hero:ada", "hero:ben"])
    assert foods(journey.say("ada:hero:ben")) == [0, 1, 0]


# ---- events and leads


@pytest.mark.rule("TG-DAY-02")
@pytest.mark.parametrize(("light", "food"), [(1, 1), (2, 0)])
def test_a_timer_waits_for_its_last_token(light: int, food: int) -> None:
    timer = {"tokens": 2, "do": [FOOD], "leaves": True}
    island = Island().event("vow", "mission", timer=timer).event("rain")
    journey = Journey(island, "ada").out("vow", light).out("rain", light).first(tokens())
    assert foods(journey) == [food]
    assert [(card.id, card.light) for card in journey.isle.events] == (
        [("vow", 1), ("rain", 1)] if light == 2 else [("rain", 0)]
    )


@pytest.mark.rule("TG-EVT-03")
def test_what_goes_into_the_event_deck_is_no_longer_among_the_random_ones() -> None:
    journey = Journey(Island().event("rain").event("hail"), "ada")
    journey.world.random[:] = ["rain", "hail"]
    journey.do({"type": "insert-event", "event": "rain"})
    assert (journey.isle.deck, journey.isle.random) == (["rain"], ["hail"])


@pytest.mark.rule("TG-EVT-01")
@pytest.mark.parametrize(("left", "told"), [([], []), (["rain"], [1]), (["rain", "hail"], [2])])
def test_only_as_many_random_events_come_as_there_are(left: list[str], told: list[int]) -> None:
    journey = Journey(Island().event("rain").event("hail"), "ada")
    journey.world.random[:] = left
    journey.do({"type": "random-events", "by": [3, 2, 1, 1]})
    assert sorted(journey.isle.deck) == sorted(left)
    assert [line["count"] for line in journey.told("fact-events-added")] == told


@pytest.mark.rule("TG-DSC-05", "TG-EVT-03", "TG-EVT-05")
@pytest.mark.parametrize("kind", ["remove-event", "end-mission"])
def test_only_an_event_that_lies_out_leaves(kind: str) -> None:
    island = Island().event("vow", "mission").event("oath", "mission")
    journey = Journey(island, "ada").out("oath")
    journey.world.deck.append("vow")
    journey.do({"type": kind, "event": "vow"})
    assert [card.id for card in journey.isle.events] == ["oath"]
    assert (journey.isle.deck, journey.told("fact-event-left")) == ([], [])
    journey = Journey(island, "ada").out("vow").do({"type": kind, "event": "vow"})
    assert journey.isle.events == []
    assert journey.told("fact-event-left") == [{"event": "vow"}]


@pytest.mark.rule("TG-EVT-07")
def test_a_lead_is_closed_once_and_not_taken_up_again() -> None:
    opens, closes = {"type": "lead", "lead": "old-man"}, {"type": "lead-done", "lead": "old-man"}
    island = Island().add("leads", "old-man", text={"en": "...", "ru": "..."})
    journey = Journey(island, "ada").do(opens, closes, closes, opens)
    assert (journey.isle.leads, journey.isle.closed) == ([], ["old-man"])
    assert len(journey.told("fact-lead-closed")) == 1
    assert len(journey.told("fact-lead-taken")) == 1
