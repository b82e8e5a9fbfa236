"""The enemy's phase and what ends an encounter, clause by clause (TG-COM, TG-EAM, TG-VEN)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.encounter import Tactics
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.doing import apply
from waystone.games.tainted_grail.rules.encounter.round import activation
from waystone.testing import run

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}
HIT: dict[str, Any] = {"type": "damage"}


@pytest.mark.rule("TG-SYM-04", "TG-SYM-05", "TG-TRT-09")
@pytest.mark.parametrize(
    ("at", "order"), [("before", ["terror", "health"]), ("after", ["health", "terror"])]
)
def test_what_comes_before_and_after_the_attack(at: str, order: list[str]) -> None:
    habit = {"type": "habit", "at": at, "do": [{"type": "terror"}]}
    world = World().combat("bear", attack=[HIT], traits=[habit])
    assert Table(world, "ada").attack("ada").tracks == order
    card = World().combat("bear", attack=[HIT])
    card.card("c", abilities=[{"when": at, "do": [{"type": "terror"}]}])
    assert Table(card, "ada").lay("c").attack("ada").tracks == order
    item = World().combat("bear", attack=[HIT])
    item.item("bell", {"when": at, "do": [{"type": "terror"}]})
    assert Table(item, "ada").give("ada", "bell").attack("ada").tracks == order


@pytest.mark.rule("TG-EAM-08", "TG-EAM-09", "TG-AMB-12")
@pytest.mark.parametrize(("hurt", "pool"), [(1, 1), (0, 0)])
def test_damage_that_was_suffered_is_answered(hurt: int, pool: int) -> None:
    counter = {"when": "enemy", "do": [{"type": "counter", "do": [{"type": "cubes"}]}]}
    world = World().combat("bear", attack=[{"type": "damage", "n": hurt}, {"type": "tire"}])
    world.card("thorns", abilities=[counter])
    assert Table(world, "ada").lay("thorns").attack("ada").pool == pool


@pytest.mark.rule("TG-ITM-14", "TG-ITM-12")
def test_several_defences_against_one_attack() -> None:
    guard: dict[str, Any] = {"when": "enemy", "limit": "encounter"}
    guard |= {"do": [{"type": "cancel", "what": "damage", "n": 1}]}
    world = World().combat("bear", attack=[{"type": "damage", "n": 3}])
    world.item("shield", guard).item("cloak", guard)
    table = Table(world, "ada").give("ada", "shield", "cloak").attack("ada")
    assert table.say("use:shield").prompt == "ask-defence"
    assert table.say("use:cloak").hero("ada").health == 7


@pytest.mark.rule("TG-ITM-14", "TG-ITM-12")
def test_who_falls_by_the_price_of_a_defence_uses_no_other() -> None:
    guard = {"when": "enemy", "limit": "encounter", "pay": [{"what": "health"}]}
    guard |= {"do": [{"type": "cancel", "what": "damage", "n": 1}]}
    attack = [{"type": "party", "do": [{"type": "damage"}]}]
    world = World().combat("bear", attack=attack).item("shield", guard).item("cloak", guard)
    table = Table(world, "ada", "ben").give("ben", "shield", "cloak")
    table.hero("ben").health = 1
    table.attack("ada").say("ben:use:shield")
    assert table.hero("ben").dying
    assert table.prompt != "ask-defence"


@pytest.mark.rule("TG-ITM-14", "TG-ITM-12")
def test_a_defence_is_paid_for() -> None:
    guard = {"when": "enemy", "limit": "encounter", "pay": [{"what": "energy", "n": 2}]}
    guard |= {"do": [{"type": "cancel", "what": "damage", "n": 9}]}
    world = World().combat("bear", attack=[{"type": "damage", "n": 3}]).item("shield", guard)
    table = Table(world, "ada").give("ada", "shield").attack("ada").say("use:shield")
    assert (table.hero("ada").health, table.hero("ada").energy) == (8, 4)
    poor = Table(world, "ada").give("ada", "shield")
    poor.hero("ada").energy = 1
    assert poor.attack("ada").prompt != "ask-defence"


@pytest.mark.rule("TG-EAM-06", "TG-EAM-07")
@pytest.mark.parametrize(("n", "told"), [(0, []), (1, [1]), (5, [2])])
def test_what_was_cancelled_is_told(n: int, told: list[int]) -> None:
    cancel = {"when": "enemy", "do": [{"type": "cancel", "what": "damage", "n": n}]}
    world = World().combat("bear", attack=[{"type": "damage", "n": 2}])
    table = Table(world.card("c", abilities=[cancel]), "ada").lay("c").attack("ada")
    assert table.session is not None
    lines = [line.args["count"] for line in table.session.log if line.text == "fact-cancelled"]
    assert lines == told


@pytest.mark.rule("TG-EAM-04", "TG-EAM-08")
def test_of_several_changes_the_additions_make_an_attack() -> None:
    adds = {"when": "enemy", "do": [{"type": "add", "effect": HIT}]}
    cancels = {"when": "enemy", "do": [{"type": "cancel", "what": "terror"}]}
    world = World().combat("bear", attack=[])
    world.card("a", passive=True, abilities=[adds]).card("b", abilities=[cancels])
    assert Table(world, "ada").lay("a").lay("b").attack("ada").hero("ada").health == 7
    flees = World().combat("bear", attack=[{"type": "remove"}]).card("b", abilities=[adds])
    gone = Table(flees, "ada").lay("b").attack("ada")
    assert gone.hero("ada").health == 8, "lost with its card"


@pytest.mark.rule("TG-COM-05", "TG-AMB-09")
def test_the_tactical_attack_needs_a_combat_and_somebody_to_attack() -> None:
    world = World().combat("bear", tactics=[HIT])
    table = Table(world, "ada")
    run(apply(table.g, [Tactics()], 0))
    assert table.hero("ada").health == 8, "nobody has been active yet"
    table.encounter.active = 0
    run(apply(table.g, [Tactics()], 0))
    assert table.hero("ada").health == 7
    talk = Table(world, "ada", foe="knight")
    talk.encounter.active = 0
    run(apply(talk.g, [Tactics()], 0))
    assert talk.hero("ada").health == 8


@pytest.mark.rule("TG-COM-06", "TG-DIP-12")
@pytest.mark.parametrize(("foe", "told"), [("bear", "fact-attacks"), ("knight", "fact-reacts")])
def test_an_attack_is_told_as_one_and_a_reaction_as_one(foe: str, told: str) -> None:
    said = Table(World(), "ada", foe=foe).attack("ada").said
    assert told in said
    assert not {"fact-attacks", "fact-reacts"} - {told} & set(said)


@pytest.mark.rule("TG-VEN-07", "TG-VEN-08", "TG-AMB-43")
def test_cubes_left_over_by_a_beaten_spawn_go_to_the_pool() -> None:
    world = World().spawn("grub", toughness=1, rows=[{"to": 0, "do": []}])
    world.card("c", left={"free": ["cube"] * 3})
    table = Table(world, "ada").spawned("grub").hold("ada", "c").act("ada")
    table.say("card:c", "spawn:grub")
    assert (table.now.spawn, table.pool, table.prompt) == ([], 2, "ask-act")
    world.card("d", deck="diplomacy", left={"free": ["up"] * 3})
    talk = Table(world, "ada", foe="knight").spawned("grub").hold("ada", "d").act("ada")
    talk.say("card:d", "spawn:grub")
    assert talk.now.affinity == 5


@pytest.mark.rule("TG-SEQ-18", "TG-SEQ-16", "TG-CLA-06")
def test_the_cards_come_before_the_enemys_own_steps() -> None:
    trait = {"type": "influence", "tokens": 2, "do": []}
    world = World().combat("bear", toughness=20, traits=[trait])
    world.card("late", abilities=[{"when": "delay", "do": [HIT]}])
    table = Table(world, "ada").lay("late", tokens=1)
    table.encounter.tokens = 2
    said = table.start(activation()).said
    assert said.index("fact-delay-fired") < said.index("fact-influence-ticked")


@pytest.mark.rule("TG-SEQ-33", "TG-AMB-38")
def test_who_falls_by_the_loot_has_won_all_the_same() -> None:
    loot = [{"type": "party", "do": [{"type": "damage", "n": 9}]}]
    world = World().combat("bear", toughness=1, loot=loot).card("c", left={"free": ["cube"]})
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c")
    assert table.hero("ada").dying
    assert table.over == "victory"


@pytest.mark.rule("TG-WFM-05", "TG-WFM-06")
@pytest.mark.parametrize(("others", "able"), [(0, False), (1, True)])
def test_an_extra_cost_in_cards_is_paid_from_the_rest_of_the_hand(others: int, able: bool) -> None:
    world = World().card("claw", cost=[{"what": "card"}])
    hand = ["claw", *(f"ada-c{n}" for n in range(others))]
    table = Table(world, "ada").hold("ada", *hand).act("ada")
    assert ("card:claw" in table.options) is able
    if able:
        table.say("card:claw")
        assert (table.member("ada").hand, table.member("ada").discard) == ([], ["ada-c0"])


@pytest.mark.rule("TG-DIP-14", "TG-SEQ-20")
def test_lightning_among_other_things_in_the_encounter_bonus_is_enough() -> None:
    bonus = {"empathy": [{"type": "up"}, {"type": "bolt"}]}
    world = World().talk("knight", bonus=bonus)
    world.card("a", deck="diplomacy", right={"empathy": 1})
    world.card("b", deck="diplomacy", left={"empathy": ["encb"]})
    table = Table(world, "ada", foe="knight").can("ada", empathy=1).hold("ada", "a", "b")
    table.act("ada").say("card:a", "card:b")
    assert table.now.affinity == 4


@pytest.mark.rule("TG-DIP-13", "TG-NON-05")
@pytest.mark.parametrize(("attribute", "affinity"), [("empathy", 4), ("caution", 3)])
def test_weather_favours_its_own_attribute(attribute: str, affinity: int) -> None:
    favour = {"type": "favour", "attribute": attribute, "do": [{"type": "up"}]}
    world = World().talk("knight", right={"empathy": 1}).weather("calm", characters=[favour])
    world.card("d", deck="diplomacy", left={"empathy": ["encb"]})
    table = Table(world, "ada", foe="knight").can("ada", empathy=1).hold("ada", "d")
    table.encounter.weather, table.encounter.weather_tokens = "calm", 3
    assert table.act("ada").say("card:d").now.affinity == affinity


@pytest.mark.rule("TG-NON-05")
def test_weather_may_ask_for_less_but_never_below_nothing() -> None:
    easy = {"type": "harder", "attribute": "courage", "n": -5}
    world = World().combat("bear", right={"courage": 2}).weather("calm", characters=[easy])
    world.card("c", left={"courage": ["cube"]})
    table = Table(world, "ada").hold("ada", "c")
    table.encounter.weather, table.encounter.weather_tokens = "calm", 3
    assert table.act("ada").say("card:c").pool == 1


@pytest.mark.rule("TG-SEQ-22", "TG-SEQ-19")
def test_five_cards_are_no_achievement_where_there_is_no_island() -> None:
    world = World()
    for name in "abcde":
        world.card(name, left={"free": ["bolt"]})
    table = Table(world, "ada").hold("ada", *"abcde").act("ada")
    assert table.say(*(f"card:{name}" for name in "abcde")).now.activation.played == 5


@pytest.mark.rule("TG-SEQ-05")
def test_a_magic_bonus_comes_once_however_it_is_told() -> None:
    world = World().combat("bear", right={"magic": True}).card("c", left={"magic": ["cube"]})
    table = Table(world, "ada").hold("ada", "c")
    table.hero("ada").magic = 2
    table.act("ada").say("card:c", "magic")
    assert table.session is not None
    (told,) = [line.args for line in table.session.log if line.text == "fact-connected"]
    assert (told["key"], told["times"], table.pool) == ("key-magic", 1, 1)
    both = Table(world, "ada", "ben").hold("ada", "c")
    both.hero("ada").magic = both.hero("ben").magic = 2
    both.act("ada").say("card:c")
    assert both.asked == [0, 1], "either may pay"


@pytest.mark.rule("TG-TRT-02")
@pytest.mark.parametrize(("key", "health", "hand"), [("card", 8, 2), ("health", 7, 3)])
def test_a_trap_takes_one_card_or_one_health(key: str, health: int, hand: int) -> None:
    world = World().combat("bear", traits=[{"type": "trap"}])
    table = Table(world, "ada").begin().say("keep", key)
    if table.prompt == "ask-discard":
        table.say(table.options[0])
    assert (table.hero("ada").health, len(table.member("ada").hand)) == (health, hand)


@pytest.mark.rule("TG-TRT-07")
@pytest.mark.parametrize(("key", "wealth", "terror"), [("wealth", 1, 0), ("terror:ada", 2, 1)])
def test_the_greedy_take_wealth_or_frighten_one(key: str, wealth: int, terror: int) -> None:
    world = World().talk("knight", traits=[{"type": "greedy"}])
    table = Table(world, "ada", foe="knight")
    table.hero("ada").wealth = 2
    table.begin().say("keep", key)
    assert (table.hero("ada").wealth, table.hero("ada").terror) == (wealth, terror)


@pytest.mark.rule("TG-DTH-11", "TG-TRK-01")
def test_terror_that_leaves_the_red_cells_takes_the_card_with_it() -> None:
    journey = Journey(Island(), "ada").do({"type": "terror", "n": 9})
    assert len(journey.hero("ada").afflictions) == 1
    journey.do({"type": "calm"})
    assert (journey.hero("ada").terror, len(journey.hero("ada").afflictions)) == (8, 1)
    journey.do({"type": "calm"})
    assert (journey.hero("ada").terror, len(journey.hero("ada").afflictions)) == (7, 0)
    table = Table(World().card("c", abilities=[{"when": "play", "do": [{"type": "calm"}]}]), "ada")
    table.hero("ada").terror = 3
    assert table.hold("ada", "c").act("ada").say("card:c").hero("ada").terror == 2


@pytest.mark.rule("TG-ENC-13", "TG-SEQ-33")
def test_what_was_beaten_is_remembered_and_who_fell_is_looked_after() -> None:
    island = Island().combat("hare", toughness=1).card("jab", left={"free": ["cube"]})
    journey = Journey(island, "ada")
    journey.hero("ada").combat[:] = ["jab"] * 10
    journey.do({"type": "encounter", "named": "hare"}).say("keep", "card:jab")
    assert journey.isle.beaten == ["hare"]
    assert (journey.isle.party, journey.now.encounter) == ([], None)


@pytest.mark.rule("TG-DTH-02", "TG-GEN-08")
def test_what_concerns_the_island_waits_for_the_end_of_the_encounter() -> None:
    island = Island().add("statuses", "st-1", parts=1).combat("hare", toughness=1)
    marks = {"type": "mark-status", "status": "st-1", "part": 1}
    island.card("jab", abilities=[{"when": "play", "do": [marks]}])
    journey = Journey(island, "ada")
    journey.hero("ada").combat[:] = ["jab"] * 10
    journey.do({"type": "encounter", "named": "hare"}).say("keep", "card:jab")
    assert journey.isle.statuses == {}
    journey.say("escape")
    assert journey.isle.statuses == {"st-1": [1]}
