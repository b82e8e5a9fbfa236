"""Which questions are formal, and what is asked in one go."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.kernel.ask import Question

JAB: dict[str, Any] = {"left": {"free": ["cube"]}}


def asked(table: Table | Journey) -> Question[object]:
    assert table.session is not None
    return table.session.questions()[0]


def looted(what: str, *later: str) -> Table:
    loot = [{"type": "gain", "what": what, "n": 2}]
    world = World().combat("bear", toughness=1, loot=loot).card("c", **JAB)
    table = Table(world, "ada", "ben").hold("ada", "c")
    table.state.foes[:] = later
    return table.act("ada").say("card:c")


def test_who_acts_first_is_formal() -> None:
    table = Table(World().combat("bear"), "ada", "ben").begin()
    while asked(table).prompt == "ask-mulligan":
        table.say("keep")
    assert (asked(table).prompt, asked(table).formal) == ("ask-active", True)


@pytest.mark.rule("TG-COM-04")
def test_who_gets_the_loot_is_formal_only_where_nothing_comes_after() -> None:
    assert asked(looted("magic")).formal
    assert not asked(looted("magic", "bear")).formal


def test_one_question_for_all_that_is_shared() -> None:
    table = looted("food", "bear")
    question = asked(table)
    assert (question.prompt, question.kind, question.least, question.most) == (
        "ask-share-part", "amount", 0, 2,
    )  # fmt: skip
    table.say("2")
    assert [one.food for one in table.state_now.heroes] == [2, 0]


def shared(what: str) -> Question[object]:
    """What the party of two is asked when so much comes to it on the island."""
    journey = Journey(Island(), "ada", "ben").do({"type": "gain", "what": what, "n": 3})
    return asked(journey)


@pytest.mark.rule("TG-COM-04", "TG-RES-04")
@pytest.mark.parametrize(("what", "formal"), [("food", True), ("wealth", True), ("magic", False)])
def test_loot_that_can_be_handed_over_afterwards_is_shared_formally(
    what: str, formal: bool
) -> None:
    loot = [{"type": "gain", "what": what, "n": 2}]
    island = Island().combat("bear", toughness=1, loot=loot, tactics=[])
    for name in ("ada", "ben"):
        for n in range(10):
            island.card(f"{name}-c{n}", owner=name, **JAB)
    journey = Journey(island, "ada", "ben").do({"type": "encounter", "named": "bear"})
    while asked(journey).prompt != "ask-share-part":
        journey.say(next(o.key for o in asked(journey).options))
    assert asked(journey).formal is formal


def test_what_can_be_handed_over_freely_is_shared_formally() -> None:
    assert shared("food").formal
    assert shared("wealth").formal
    assert not shared("magic").formal, "Magic stays with whoever has it"


def test_the_company_is_asked_about_once_and_can_be_changed() -> None:
    journey = Journey(Island(), "ada", "ben").midday()
    journey.say("ada:explore")
    assert journey.prompt == "ask-company"
    journey.say("none", "ada:explore")
    assert journey.prompt == "ask-midday"
    assert "company" in journey.options("ada")
    journey.say("ada:company", "ada:explore")
    assert journey.prompt == "ask-company"


def test_the_company_stands_for_the_next_day_too() -> None:
    journey = Journey(Island(), "ada", "ben").midday().say("ada:explore", "none")
    journey.say("ada:rest", "ben:rest")
    while journey.prompt != "ask-midday":
        journey.say(next(o.key for o in asked(journey).options))
    assert journey.isle.day > 1
    journey.say("ada:travel:102")
    assert journey.place("ada") == 102, "nobody is asked along"


PRICED: dict[str, Any] = {
    "choices": [
        {"text": {"en": "Dig", "ru": "Копать"}, "pay": [{"what": "energy", "n": 2}], "end": True},
        {"text": {"en": "Leave", "ru": "Уйти"}, "end": True},
    ]
}


def reading(*names: str, **written: Any) -> Journey:
    """All of them before a page that asks for Energy."""
    journey = Journey(Island().verse("101-1", **(PRICED | written)), *names)
    journey.midday().say("ada:explore")
    if len(names) > 1:
        journey.say(" ".join(f"hero:{name}" for name in names[1:]))
        journey.say(*(f"{name}:join" for name in names[1:]))
    return journey


@pytest.mark.rule("TG-PTY-03", "TG-JRN-11")
def test_a_choice_is_paid_as_agreed_with_no_question() -> None:
    journey = reading("ada", "ben").has("ada", energy=3).say("ben:choice:1")
    assert journey.prompt == "ask-midday"
    assert [one.energy for one in journey.now.heroes] == [3, 4]


@pytest.mark.rule("TG-PTY-03", "TG-JRN-11")
def test_whoever_wants_to_divide_a_cost_otherwise_says_so_beside_the_choice() -> None:
    journey = reading("ada", "ben")
    assert journey.options("ada") == ["choice:1", "choice:2", "pay:said"]
    journey.say("ben:pay:said")
    assert journey.options("ada") == ["choice:1", "choice:2", "pay:fair"], "the same page"
    journey.say("ben:choice:1")
    assert journey.prompt == "ask-part"
    journey.say("ada:2", "ada:pay:fair")
    assert [one.energy for one in journey.now.heroes] == [4, 6]
    assert journey.isle.paying == "fair"
    assert "pay:said" in journey.options("ben")
    assert journey.session is not None
    agreed = [line.args["how"] for line in journey.session.log if line.text == "fact-costs-divided"]
    assert agreed == ["said", "fair"], "all hear of it"


@pytest.mark.rule("TG-PTY-03", "TG-DAY-17")
def test_what_was_agreed_stands_for_the_actions_of_the_day_and_on() -> None:
    journey = Journey(Island(), "ada", "ben").lay(102).midday()
    journey.say("ben:pay:said", "ada:travel:102", "hero:ben", "ben:join")
    assert journey.prompt == "ask-part"
    journey.say("ada:0", "ada:rest", "ben:rest")
    assert [one.energy for one in journey.now.heroes] == [6, 6]
    while journey.prompt != "ask-midday":
        journey.say(next(o.key for o in asked(journey).options))
    assert journey.isle.paying == "said"


@pytest.mark.rule("TG-PTY-03")
def test_nobody_divides_what_there_is_one_way_to_pay() -> None:
    assert reading("ada").options() == ["choice:1", "choice:2"]
    assert not {"pay:said", "pay:fair"} & set(Journey(Island(), "ada").midday().options())
    apart = Journey(Island(), "ada", "ben").at(102, "ben").midday()
    assert "pay:said" not in apart.options("ada")
    free = reading("ada", "ben", choices=[PRICED["choices"][1]])
    assert free.options() == ["choice:1"]


@pytest.mark.rule("TG-PTY-03")
@pytest.mark.parametrize("what", ["health", "terror"])
def test_health_and_terror_each_gives_of_their_own_will(what: str) -> None:
    hard = [{"text": {"en": "Dig", "ru": "Копать"}, "pay": [{"what": what, "n": 2}], "end": True}]
    journey = reading("ada", "ben", choices=hard)
    assert journey.options() == ["choice:1"], "they are asked anyway"
    assert journey.say("choice:1").prompt == "ask-part"


@pytest.mark.rule("TG-GEN-08", "TG-PTY-03")
def test_what_an_effect_offers_is_paid_as_each_says() -> None:
    offer = {"type": "may", "pay": [{"what": "energy"}], "do": [{"type": "gain", "what": "food"}]}
    journey = Journey(Island(), "ada", "ben").do(offer).say("ada:yes")
    assert journey.prompt == "ask-part"


def test_several_cards_are_discarded_at_once() -> None:
    world = World().combat("bear", attack=[{"type": "discard", "n": 2}])
    table = Table(world, "ada").hold("ada", "ada-c0", "ada-c1", "ada-c2").act("ada").say("stop")
    assert (table.prompt, asked(table).least) == ("ask-discards", 2)
    table.say("card:ada-c0 card:ada-c2")
    assert table.member("ada").hand[0] == "ada-c1"
