"""Items, Secrets, cards, shapes and prices, clause by clause (TG-ITM, TG-SEC, TG-WFM, TG-PTY)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.conditions import Price
from waystone.games.tainted_grail.box.journal import Cost, Means
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.people.costs import (
    affordable,
    divisible,
    fair_parts,
    mixed_materials,
    pay_together,
    purse,
    scaled,
)
from waystone.games.tainted_grail.rules.people.echoes import fits
from waystone.games.tainted_grail.rules.people.health import lose_health
from waystone.games.tainted_grail.rules.people.prices import payable
from waystone.games.tainted_grail.rules.people.tracks import change_resource, gain_terror, weaken
from waystone.games.tainted_grail.rules.setup import equip
from waystone.games.tainted_grail.table.party import slot_of
from waystone.testing import run

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}
WORDS = {"en": "...", "ru": "..."}


# ---- tracks and resources


@pytest.mark.rule("TG-RES-02", "TG-GEN-09")
@pytest.mark.parametrize(
    ("had", "change", "told"), [(3, 2, 2), (3, -5, -3), (19, 5, 1), (20, 1, 0)]
)
def test_what_really_changed_is_told(had: int, change: int, told: int) -> None:
    journey = Journey(Island(), "ada").has("ada", food=had)
    assert change_resource(journey.g, 0, "food", change, "TG-RES-02") == told
    journey = Journey(Island(), "ada").has("ada", food=had)
    kind = "gain" if change > 0 else "lose"
    journey.do({"type": kind, "what": "food", "n": abs(change)})
    lines = journey.told("fact-resource-changed")
    shown = f"+{told}" if told > 0 else f"−{-told}"
    assert [line["change"] for line in lines] == ([shown] if told else [])
    assert journey.hero("ada").food == had + told


@pytest.mark.rule("TG-DTH-11", "TG-TRK-01")
@pytest.mark.parametrize(
    ("had", "n", "terror", "insane"),
    [(6, 1, 7, 0), (7, 1, 8, 1), (8, 1, 9, 0), (5, 9, 9, 1), (9, 1, 9, 0)],
)
def test_terror_up_to_its_end_and_the_card_at_the_red_cell(
    had: int, n: int, terror: int, insane: int
) -> None:
    journey = Journey(Island(), "ada").has("ada", terror=had).do({"type": "terror", "n": n})
    assert journey.hero("ada").terror == terror
    assert len(journey.told("fact-going-insane")) == insane
    assert len(journey.hero("ada").afflictions) == insane
    assert len(journey.told("fact-track-changed")) == (terror != had)


@pytest.mark.rule("TG-DTH-11")
def test_without_an_island_there_is_no_card_of_insanity() -> None:
    table = Table(World(), "ada")
    gain_terror(table.g, 0, 8)
    assert (table.hero("ada").terror, table.hero("ada").afflictions) == (8, [])


@pytest.mark.rule("TG-TRK-04", "TG-COM-08", "TG-TRK-10")
@pytest.mark.parametrize(("lost", "energy", "lines"), [(1, 6, 1), (2, 6, 1), (3, 5, 2)])
def test_energy_falls_only_as_far_as_health_pushes_it(lost: int, energy: int, lines: int) -> None:
    journey = Journey(Island(), "ada").do({"type": "damage", "n": lost})
    assert journey.hero("ada").energy == energy
    assert len(journey.told("fact-track-changed")) == lines


@pytest.mark.rule("TG-DTH-08", "TG-COM-08")
def test_who_is_dying_and_loses_nothing_does_not_die() -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", health=0)
    journey.hero("ada").dying = True
    run(lose_health(journey.g, 0, 0))
    assert journey.world.perished == []
    run(lose_health(journey.g, 0, 1))
    assert journey.world.perished == [0]
    run(weaken(journey.g, 1, 0, "TG-COM-08"))
    assert not journey.hero("ben").dying


# ---- prices


@pytest.mark.rule("TG-TRK-02", "TG-TRK-03")
def test_terror_is_paid_as_far_as_there_is_room() -> None:
    journey = Journey(Island(), "ada").has("ada", terror=6)
    assert purse(journey.g, "terror", 0) == 3
    assert affordable(journey.g, [Cost("terror", 3)], [0])
    assert not affordable(journey.g, [Cost("terror", 4)], [0])


@pytest.mark.rule("TG-PTY-03", "TG-AMB-04")
def test_every_kind_of_cost_is_paid() -> None:
    journey = Journey(Island(), "ada").has("ada", food=2, wealth=2, magic=2)
    costs = [Cost("energy"), Cost("health"), Cost("terror")]
    costs += [Cost("food"), Cost("wealth"), Cost("magic")]
    run(pay_together(journey.g, costs, [0], "TG-PTY-03"))
    one = journey.hero("ada")
    assert (one.energy, one.health, one.terror) == (5, 7, 1)
    assert (one.food, one.wealth, one.magic) == (1, 1, 1)


@pytest.mark.rule("TG-PTY-03", "TG-RES-04")
@pytest.mark.parametrize(("what", "formal"), [("food", True), ("wealth", True), ("magic", False)])
def test_each_pays_between_what_the_others_lack_and_what_is_due(what: str, formal: bool) -> None:
    journey = Journey(Island(), "ada", "ben", "cid")
    for name, n in (("ada", 4), ("ben", 1), ("cid", 1)):
        journey.has(name, **{what: n})
    paying = pay_together(journey.g, [Cost(what, 3)], [0, 1, 2], "TG-PTY-03")  # type: ignore[arg-type]
    put = []
    for paid in (None, 1, 1):
        (asked,) = paying.send(paid).questions
        put.append((asked.seat, asked.least, asked.most, asked.formal))
    assert put == [(0, 1, 3, formal), (1, 1, 1, formal), (2, 1, 1, formal)]
    paying.close()


@pytest.mark.rule("TG-ACT-21", "TG-PTY-03")
@pytest.mark.parametrize(("owner", "bounds"), [(0, (1, 2)), (1, (0, 1))])
def test_of_an_own_action_the_owner_pays_at_least_one(owner: int, bounds: tuple[int, int]) -> None:
    acts = {"when": "action", "pay": [{"what": "energy", "n": 2}], "do": [FOOD]}
    island = Island().item("rod", acts)
    name = ("ada", "ben")[owner]
    journey = Journey(island, "ada", "ben").give(name, "rod").midday()
    other = ("ben", "ada")[owner]
    journey.say("ada:pay:said", f"{name}:own:rod", f"hero:{other}", f"{other}:join")
    assert journey.session is not None
    (asked,) = journey.session.questions()
    first = asked.seat
    assert (asked.prompt, (asked.least, asked.most)) == (
        "ask-part",
        bounds if first == 0 else (1, 2) if first == owner else (0, 1),
    )


@pytest.mark.rule("TG-PTY-03")
@pytest.mark.parametrize(
    ("have", "n", "parts"),
    [
        ((4, 6, 1), 2, {1: 2}),
        ((4, 6, 1), 5, {0: 2, 1: 3}),
        ((3, 3, 3), 2, {0: 1, 1: 1}),
        ((1, 0, 2), 3, {0: 1, 2: 2}),
    ],
)
def test_who_has_more_pays_more(have: tuple[int, ...], n: int, parts: dict[int, int]) -> None:
    journey = Journey(Island(), "ada", "ben", "cid")
    for name, energy in zip(("ada", "ben", "cid"), have, strict=True):
        journey.has(name, energy=energy)
    shares = fair_parts(journey.g, Cost("energy", n), [0, 1, 2])
    assert shares == [(seat, "energy", part) for seat, part in parts.items()]


@pytest.mark.rule("TG-ACT-21", "TG-PTY-03")
@pytest.mark.parametrize(("n", "parts"), [(1, [1]), (2, [1, 1]), (3, [1, 2])])
def test_though_the_others_have_more_the_owner_pays_one(n: int, parts: list[int]) -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", energy=2)
    shares = fair_parts(journey.g, Cost("energy", n), [0, 1], 0)
    assert [part for _, _, part in shares] == parts
    assert shares[0][0] == 0


@pytest.mark.rule("TG-PTY-03")
@pytest.mark.parametrize(
    ("what", "able", "n", "several"),
    [
        ("energy", (3, 3), 2, True),
        ("energy", (1, 1), 1, True),
        ("energy", (1, 1), 2, False),
        ("energy", (3, 0), 2, False),
        ("magic", (2, 1), 2, True),
        ("food", (3, 3), 2, False),
        ("health", (3, 3), 2, False),
    ],
)
def test_a_cost_is_divided_where_there_are_several_ways(
    what: Means, able: tuple[int, int], n: int, several: bool
) -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", **{what: able[0]})
    journey.has("ben", **{what: able[1]})
    assert divisible(journey.g, [Cost(what, n)], [0, 1]) is several
    assert divisible(journey.g, [Cost("wealth", 0), Cost(what, n)], [0, 1]) is several


@pytest.mark.rule("TG-ACT-21")
def test_one_part_of_the_price_is_enough_for_the_owner() -> None:
    journey = Journey(Island(), "ada", "ben")
    costs = [Cost("energy", 2), Cost("health", 2)]
    paying = pay_together(journey.g, costs, [0, 1], "TG-ACT-21", 0)
    put = []
    for paid in (None, 1, 1, 0):
        (asked,) = paying.send(paid).questions
        put.append((asked.args["what"], asked.seat, asked.least, asked.most))
    assert put == [
        ("energy", 0, 1, 2),
        ("energy", 1, 1, 1),
        ("health", 0, 0, 2),
        ("health", 1, 2, 2),
    ]
    paying.close()


@pytest.mark.rule("TG-ACT-21")
@pytest.mark.parametrize(
    ("pay", "energy", "wealth", "able"),
    [
        ([{"what": "energy"}, {"what": "wealth"}], 0, 1, False),
        ([{"what": "energy"}, {"what": "wealth"}], 1, 0, True),
        ([{"what": "wealth"}], 0, 1, True),
        ([{"what": "wealth"}], 6, 0, False),
    ],
)
def test_the_owners_part_is_of_a_track_if_there_is_one(
    pay: list[dict[str, Any]], energy: int, wealth: int, able: bool
) -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", energy=energy, wealth=wealth)
    journey.has("ben", wealth=5)
    costs = [Cost(one["what"]) for one in pay]
    assert affordable(journey.g, costs, [0, 1], 0) is able


@pytest.mark.rule("TG-ACT-05", "TG-PTY-08")
def test_costs_are_added_up_and_nothing_costs_nothing() -> None:
    journey = Journey(Island(), "ada", "ben", "cid")
    costs = [
        Cost("food"),
        Cost("food", 2, "member"),
        Cost("wealth", 1, "character"),
        Cost("magic", 0),
    ]
    assert scaled(journey.g, costs, [0, 1]) == [Cost("food", 5), Cost("wealth", 3)]
    assert scaled(journey.g, [Cost("food")], [0, 1]) == [Cost("food", 1)]


@pytest.mark.rule("TG-ACT-13")
def test_materials_are_mixed_as_far_as_they_go() -> None:
    journey = Journey(Island(), "ada").has("ada", food=1, wealth=5)
    mixed = mixed_materials(journey.g, 2, [0], "TG-ACT-13")
    asked = mixed.send(None).questions[0]
    assert [option.key for option in asked.options] == ["food:0", "food:1"]
    assert [option.args for option in asked.options] == [
        {"food": 0, "wealth": 2},
        {"food": 1, "wealth": 1},
    ]
    mixed.close()


@pytest.mark.rule("TG-GEN-08", "TG-TRK-03")
def test_in_an_encounter_each_price_must_be_owned() -> None:
    table = Table(World(), "ada")
    table.hero("ada").energy = 1
    assert payable(table.g, (Price("energy"),), 0)
    assert not payable(table.g, (Price("energy"), Price("magic")), 0)
    assert not payable(table.g, (Price("energy"), Price("energy")), 0)


@pytest.mark.rule("TG-GEN-08")
def test_outside_a_price_is_really_paid() -> None:
    offer = {"type": "may", "pay": [{"what": "wealth", "n": 2}], "do": [FOOD]}
    journey = Journey(Island(), "ada").has("ada", wealth=3).do(offer).say("yes")
    assert (journey.hero("ada").wealth, journey.hero("ada").food) == (1, 1)


# ---- items and Secrets


@pytest.mark.rule("TG-ITM-03", "TG-SEC-02")
def test_the_card_of_a_slot_is_of_that_slot_and_in_use() -> None:
    island = Island().secret("ring", 1, slot="relic").secret("oath", 2)
    journey = Journey(island, "ada").give("ada", "oath", "ring")
    one = journey.hero("ada")
    assert slot_of(journey.g, one, "relic") == "ring"
    assert slot_of(journey.g, one, "weapon") is None
    one.secrets[1].flipped = True
    assert slot_of(journey.g, one, "relic") is None
    one.secrets[1].flipped, one.secrets[1].active = False, False
    assert slot_of(journey.g, one, "relic") is None


@pytest.mark.rule("TG-SEC-07", "TG-ITM-04", "TG-ITM-17")
def test_who_is_given_a_second_relic_says_which_one_is_used() -> None:
    island = Island().secret("ring", 1, slot="relic").secret("bone", 2, slot="relic")
    journey = Journey(island, "ada", "ben").give("ada", "ring").give("ben", "bone").midday()
    journey.say("ada:give:ring")
    assert (journey.prompt, journey.asked) == ("ask-active-item", [1])
    journey.say("item:ring")
    held = {one.id: one.active for one in journey.hero("ben").secrets}
    assert held == {"bone": False, "ring": True}


@pytest.mark.rule("TG-EPM-07", "TG-AMB-54", "TG-ITM-17", "TG-ITM-04")
def test_nobody_carries_six_items() -> None:
    island = Island().item("axe", slot="weapon").item("bow", slot="weapon")
    things = [f"thing-{n}" for n in range(5)]
    for thing in things:
        island.item(thing)
    journey = Journey(island, "ada", "ben", "cid", rules=("epic-burden",))
    journey.give("ada", "axe", *things[:3], "bow").give("ben", "axe").give("cid", *things)
    journey.do({"type": "gain-named", "item": "thing-4"}, party=("ada",))
    assert journey.hero("ada").items[-1].id != "thing-4", "somebody has it"
    journey = Journey(island, "ada", "ben", "cid", rules=("epic-burden",))
    journey.give("ada", *things[:4], "axe").give("ben", "bow").give("cid", *things)
    assert journey.do({"type": "own-xp"}, party=("ada",)).prompt != "ask-burden", "five are five"
    journey = Journey(island, "ada", "ben", "cid", rules=("epic-burden",))
    journey.give("ada", *things[:3], "bow").give("cid", *things)
    journey.give("ada", things[3])
    journey.do({"type": "gain-named", "item": "axe"}, party=("ada",))
    assert journey.prompt == "ask-active-item", "first the slot, then the burden"
    journey.say("item:axe")
    assert journey.prompt == "ask-burden"
    keys = journey.options()
    assert "give:bow:ben" in keys
    assert not any(key.endswith(":cid") for key in keys), "no room there"
    journey.say("give:axe:ben")
    assert [item.id for item in journey.hero("ben").items] == ["axe"]
    assert len(journey.hero("ada").items) == 5


@pytest.mark.rule("TG-AMB-54", "TG-ITM-04")
def test_a_sixth_item_that_is_handed_on_may_need_a_slot_there() -> None:
    island = Island().item("axe", slot="weapon").item("bow", slot="weapon")
    things = [f"thing-{n}" for n in range(5)]
    for thing in things:
        island.item(thing)
    journey = Journey(island, "ada", "ben", rules=("epic-burden",))
    journey.give("ada", *things).give("ben", "bow")
    journey.do({"type": "gain-named", "item": "axe"}, party=("ada",)).say("give:axe:ben")
    assert (journey.prompt, journey.asked) == ("ask-active-item", [1])


@pytest.mark.rule("TG-RES-04")
def test_no_more_is_given_than_there_is_room_for() -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", food=5).has("ben", food=18).midday()
    journey.say("ada:give:food")
    assert journey.session is not None
    (asked,) = journey.session.questions()
    assert (asked.least, asked.most) == (1, 2)
    journey.say("2")
    assert [one.food for one in journey.now.heroes] == [3, 20]


@pytest.mark.rule("TG-SEC-08", "TG-SEC-04")
def test_a_secret_does_what_it_says_to_whom_it_comes() -> None:
    island = Island().secret("oath", 1, gain=[{"type": "terror"}])
    island.secret("pact", 2, shared=True, gain=[{"type": "party", "do": [{"type": "terror"}]}])
    island.secret("key", 3)
    gains = {"type": "gain-secret", "secret": "oath"}
    journey = Journey(island, "ada", "ben").do(gains).say("ada:hero:ben")
    assert [one.terror for one in journey.now.heroes] == [0, 1]
    journey = Journey(island, "ada", "ben").do({**gains, "secret": "pact"})
    assert [one.terror for one in journey.now.heroes] == [1, 1]
    journey = Journey(island, "ada").do({**gains, "secret": "key"})
    assert journey.hero("ada").terror == 0


@pytest.mark.rule("TG-DSC-02", "TG-SEC-08", "TG-SEC-04")
@pytest.mark.parametrize("shared", [False, True])
def test_a_number_exists_once(shared: bool) -> None:
    """Whoever holds it: it cannot be gained again, and what is out of the game never."""
    gains = {"type": "gain-secret", "secret": "oath"}
    island = Island().secret("oath", 1, shared=shared, gain=[{"type": "terror"}])
    journey = Journey(island, "ada").do(gains, gains)
    assert len([*journey.hero("ada").secrets, *journey.isle.shared]) == 1
    assert journey.hero("ada").terror == 1
    journey = Journey(island, "ada")
    journey.world.gone.append("oath")
    journey.do(gains)
    assert [*journey.hero("ada").secrets, *journey.isle.shared] == []
    assert journey.hero("ada").terror == 0


@pytest.mark.rule("TG-SEC-06", "TG-JRN-06")
def test_one_secret_among_others_is_enough() -> None:
    island = Island().secret("oath", 1).secret("key", 2)
    needs = [{"is": "secret", "secret": "oath"}]
    ways = [{"text": WORDS, "needs": needs, "end": True}, {"text": WORDS, "end": True}]
    journey = Journey(island.verse("101-1", choices=ways), "ada").give("ada", "key", "oath")
    assert journey.midday().say("explore").options() == ["choice:1", "choice:2"]


@pytest.mark.rule("TG-ITM-02")
def test_item_decks_come_onto_the_table_and_leave_it() -> None:
    island = Island().item("axe", deck="b")
    comes = {"type": "item-deck", "deck": "b"}
    journey = Journey(island, "ada").do(comes)
    assert journey.isle.tables == ["a", "consumable", "b"]
    assert journey.do(comes).isle.tables == ["a", "consumable", "b"], "once"
    assert journey.do({**comes, "out": True}).isle.tables == ["a", "consumable"]
    assert journey.do({**comes, "deck": "e"}).isle.tables == ["a", "consumable"], "there is none"
    assert journey.do({**comes, "deck": "e", "out": True}).isle.tables == ["a", "consumable"]


@pytest.mark.rule("TG-JRN-09", "TG-TUT-03")
def test_a_filter_is_gained_once() -> None:
    gains = {"type": "gain-filter", "colour": "red"}
    journey = Journey(Island(), "ada")
    assert journey.world.filters == []
    journey.do(gains, gains)
    assert journey.isle.filters == ["red"]
    assert len(journey.told("fact-filter-gained")) == 1


@pytest.mark.rule("TG-SEC-09")
def test_a_card_is_gained_by_its_owner_once() -> None:
    island = Island().card("oath", owner="ben").card("word", owner="ben", deck="diplomacy")
    gains = [{"type": "gain-card", "card": name} for name in ("oath", "word", "oath")]
    journey = Journey(island, "ada", "ben").do(*gains)
    assert journey.hero("ben").combat.count("oath") == 1
    assert journey.hero("ben").diplomacy.count("word") == 1
    assert "oath" not in journey.hero("ada").combat


@pytest.mark.rule("TG-ITM-03", "TG-STM-01")
def test_of_two_items_of_a_slot_the_first_is_in_use() -> None:
    island = Island().item("axe", slot="weapon", deck="b").item("hat", slot="armour", deck="c")
    island.item("coin", deck="d").item("gem", deck="e")
    journey = Journey(island, "ada")
    for deck in ("b", "c", "d", "e"):
        equip(journey.g, journey.hero("ada"), deck)
    assert {item.id: item.active for item in journey.hero("ada").items} == {
        "axe": True,
        "hat": True,
        "coin": True,
        "gem": True,
    }
    two = Journey(Island().item("axe", slot="weapon", deck="b").item("bow", slot="weapon"), "ada")
    for deck in ("b", "a"):
        equip(two.g, two.hero("ada"), deck)
    assert [item.active for item in two.hero("ada").items].count(True) == 1


# ---- the other shape


def shapes() -> Island:
    island = Island()
    for owner in ("ada", "ben"):
        island.card(f"{owner}-claw", owner=owner, letter="wyrdform")
        island.card(f"{owner}-howl", owner=owner, deck="diplomacy", letter="wyrdform")
        island.skill(f"{owner}-fur", owner=owner, wyrdform=True)
        island.skill(f"{owner}-plain", owner=owner)
    return island


@pytest.mark.rule("TG-WFM-01", "TG-WFM-03", "TG-WFM-08")
def test_the_other_shape_has_its_own_cards_and_skill_and_no_others() -> None:
    changes = {"type": "wyrdform", "character": "ben"}
    journey = Journey(shapes(), "ada", "ben").do(changes)
    ada, ben = journey.hero("ada"), journey.hero("ben")
    assert (ada.wyrdform, ben.wyrdform) == (False, True)
    assert (ben.combat[-1], ben.diplomacy[-1]) == ("ben-claw", "ben-howl")
    assert (len(ben.combat), len(ben.diplomacy), ben.skills) == (11, 11, ["ben-fur"])
    assert (len(ada.combat), ada.skills) == (10, [])
    assert len(journey.do(changes).hero("ben").combat) == 11, "once"
    journey.hero("ben").skills.insert(0, "ben-plain")
    journey.do({**changes, "back": True})
    ben = journey.hero("ben")
    assert (ben.wyrdform, len(ben.combat), len(ben.diplomacy)) == (False, 10, 10)
    assert ben.skills == ["ben-plain"]


@pytest.mark.rule("TG-WFM-01")
def test_somebody_of_choice_changes_shape() -> None:
    journey = Journey(shapes(), "ada", "ben").do({"type": "wyrdform"})
    assert journey.prompt == "ask-whom"
    journey.say("ada:hero:ben")
    assert [one.wyrdform for one in journey.now.heroes] == [False, True]
    absent = Journey(shapes(), "ada").do({"type": "wyrdform", "character": "ben"})
    assert not absent.hero("ada").wyrdform


# ---- achievements


@pytest.mark.rule("TG-DAT-10")
@pytest.mark.parametrize(
    ("asks", "met"),
    [
        ({}, True),
        ({"encounter": "wolf"}, True),
        ({"encounter": "bear"}, False),
        ({"colour": "purple"}, True),
        ({"colour": "blue"}, False),
        ({"difficulty": 2}, True),
        ({"difficulty": 3}, False),
        ({"times": 2}, False),
    ],
)
def test_what_an_achievement_asks_of_an_encounter(asks: dict[str, Any], met: bool) -> None:
    island = Island().combat("wolf", colour="purple", difficulty=2)
    island.verse("mem", section="memory")
    base = {"character": "ada", "group": 1, "memory": "mem", "text": WORDS, "on": "won"}
    island.add("echoes", "echo", **base, **asks)
    journey = Journey(island, "ada")
    journey.world.today.moments["won:0"] = 1
    echo = journey.content.echoes["echo"]
    assert fits(journey.g, echo, journey.hero("ada"), "wolf") is met
