"""Single clauses of encounters that larger tests pass over."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.conditions import ATTRIBUTES, Able
from waystone.games.tainted_grail.box.encounter import Discard, Draw, Reshuffle
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.doing import apply
from waystone.games.tainted_grail.rules.encounter.conditions import is_true
from waystone.games.tainted_grail.rules.encounter.round import activation, mulligan
from waystone.games.tainted_grail.rules.encounter.sequence import attribute
from waystone.games.tainted_grail.rules.people.prices import member_pays
from waystone.games.tainted_grail.table.state import Doing, Encounter, Member
from waystone.games.tainted_grail.table.world import Affliction
from waystone.testing import listen, run

CUBE: dict[str, Any] = {"type": "cubes"}
HIT: dict[str, Any] = {"type": "damage"}
BOLT: dict[str, Any] = {"left": {"free": ["bolt"]}}


@pytest.mark.rule("TG-SEQ-31")
def test_a_draw_takes_what_the_deck_still_has() -> None:
    table = Table(World(), "ada").stack("ada", "ada-c1")
    table.member("ada").discard = ["ada-c2"]
    table.encounter.active = 0
    run(apply(table.g, [Draw(2)], 0))
    assert (table.member("ada").hand, table.member("ada").deck) == (["ada-c1"], [])
    assert table.member("ada").discard == ["ada-c2"]


@pytest.mark.rule("TG-SEQ-22")
@pytest.mark.parametrize("limit", ["", "activation", "encounter"])
def test_no_trigger_answers_itself(limit: str) -> None:
    """A skill that removes a card whenever one is removed takes one more, not all of them."""
    trigger = {"when": "trigger", "on": "removed", "limit": limit, "do": [{"type": "remove"}]}
    world = World().skill("s", trigger).combat("bear", attack=[{"type": "remove"}])
    table = Table(world, "ada").teach("ada", "s")
    for n in range(5):
        table.lay(f"ada-c{n}")
    assert table.attack("ada").laid == ["ada-c0", "ada-c1", "ada-c2"]


@pytest.mark.rule("TG-SEQ-22")
@pytest.mark.parametrize(("limit", "left"), [("", 2), ("activation", 3), ("encounter", 3)])
def test_a_trigger_answers_each_cause_as_often_as_it_may(limit: str, left: int) -> None:
    trigger = {"when": "trigger", "on": "removed", "limit": limit, "do": [{"type": "heal"}]}
    world = World().skill("s", trigger).combat("bear", attack=[{"type": "remove", "n": 2}])
    table = Table(world, "ada").teach("ada", "s").lay("ada-c0").lay("ada-c1")
    table.hero("ada").health = 4
    assert table.attack("ada").hero("ada").health == 8 - left


@pytest.mark.rule("TG-PAN-02")
def test_what_answers_panic_comes_after_the_card_that_was_placed() -> None:
    trigger = {"when": "trigger", "on": "panic", "do": [{"type": "remove"}]}
    world = World().skill("s", trigger).card("b", **BOLT)
    table = Table(world, "ada").teach("ada", "s").stack("ada", "b").lay("ada-c0")
    table.hero("ada").terror = 9
    table.act("ada").say("panic")
    assert table.laid == ["ada-c0"], "the placed card is the last one"
    assert table.member("ada").discard == ["b"]


@pytest.mark.rule("TG-CLA-09")
def test_claudynes_cards_set_aside_go_back_into_his_deck() -> None:
    world = World().king("claudyne").card("dark", owner="claudyne", letter="enemy")
    world.combat("boss", toughness=20, king="claudyne", deck=["dark"])
    table = Table(world, "ada", foe="boss")
    table.encounter.deck, table.encounter.gone = [], ["dark"]
    table.encounter.active, table.encounter.tokens = 0, 5
    run(apply(table.g, [Reshuffle()], 0))
    assert (table.now.deck, table.now.gone, table.now.tokens) == (["dark"], [], 1)


@pytest.mark.rule("TG-VEN-11")
def test_spawn_that_are_shuffled_in_again_are_no_longer_set_aside() -> None:
    world = World().king("veneda").spawn("grub")
    world.combat("boss", toughness=20, king="veneda", deck=["grub"])
    table = Table(world, "ada", foe="boss")
    table.encounter.gone, table.encounter.active = ["grub"], 0
    run(apply(table.g, [Reshuffle()], 0))
    assert (table.now.deck, table.now.gone) == (["grub"], [])


@pytest.mark.rule("TG-CLA-09", "TG-VEN-11", "TG-NON-09")
@pytest.mark.parametrize("king", ["claudyne", "veneda", "nonus"])
def test_a_reshuffle_hurts_each_member_who_is_left(king: str) -> None:
    world = World().king(king).combat("boss", toughness=20, king=king)
    table = Table(world, "ada", "ben", "cid", foe="boss")
    table.member("cid").left = "escaped"
    table.hero("ben").health = 1
    table.encounter.active = 0
    run(apply(table.g, [Reshuffle()], 0))
    assert (table.hero("ada").health, table.hero("ada").terror) == (7, 2), "1 more for a fall"
    assert (table.hero("ben").health, table.hero("ben").terror) == (0, 0), "who falls has left"
    assert table.hero("cid").health == 8


@pytest.mark.rule("TG-CLA-05")
def test_the_top_card_of_claudynes_deck_comes() -> None:
    world = World().king("claudyne")
    for name in ("dark", "night"):
        world.card(name, owner="claudyne", letter="enemy")
    attack = [{"type": "enemy-card"}]
    world.combat("boss", toughness=20, king="claudyne", deck=["dark", "night"], attack=attack)
    table = Table(world, "ada", foe="boss")
    table.encounter.deck = ["night", "dark"]
    table.attack("ada")
    assert (table.laid, table.now.deck) == (["dark"], ["night"])
    table = Table(World().spawn("grub").combat("boss", attack=attack), "ada", foe="boss")
    table.encounter.deck = ["night-less", "grub"]
    assert table.attack("ada").laid == [], "Spawn are no cards of the Sequence"


@pytest.mark.rule("TG-NON-07", "TG-NON-08")
def test_without_any_weather_none_comes() -> None:
    trait = {"type": "changing-weather", "weather": []}
    world = World().combat("boss", traits=[trait])
    table = Table(world, "ada", foe="boss").begin().say("keep")
    assert (table.now.weather, table.prompt) == ("", "ask-act")


@pytest.mark.rule("TG-SEQ-15")
@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, True)])
def test_a_hand_of_one_card_stays(cards: int, asked: bool) -> None:
    table = Table(World(), "ada", "ben").hold("ada", *(f"ada-c{n}" for n in range(cards)))
    table.hold("ben", "ben-c0", "ben-c1").start(mulligan(0))
    assert table.asked == ([0] if asked else [1]), "then the next member is asked"


@pytest.mark.rule("TG-COM-08")
@pytest.mark.parametrize(("n", "health"), [(0, 8), (1, 7), (3, 5)])
def test_damage_is_health_lost(n: int, health: int) -> None:
    world = World().combat("bear", attack=[{"type": "damage", "n": n}])
    table = Table(world, "ada").attack("ada")
    assert table.hero("ada").health == health
    assert table.tracks[:1] == (["health"] if n else [])


@pytest.mark.rule("TG-SEQ-05", "TG-SEQ-07")
def test_a_magic_key_gives_its_bonus_once() -> None:
    world = World().combat("bear", right={"magic": True}, toughness=9)
    world.card("a", left={"magic": ["cube", "cube"]})
    table = Table(world, "ada").hold("ada", "a")
    table.hero("ada").magic = 2
    table.act("ada").say("card:a", "magic")
    assert (table.pool, table.hero("ada").magic) == (2, 1)
    assert table.numbers("times") == [1]


@pytest.mark.rule("TG-SEQ-04")
def test_an_attribute_without_anything_that_raises_it() -> None:
    table = Table(World(), "ada").can("ada", courage=2)
    table.encounter.active = 0
    assert [attribute(table.g, 0, n) for n in range(3)] == [0, 2, 0]


@pytest.mark.rule("TG-COM-10", "TG-AMB-61")
def test_who_escapes_has_escaped_and_who_dies_is_dying() -> None:
    table = Table(World(), "ada", "ben").act("ada").say("escape")
    assert table.member("ada").left == "escaped"
    world = World().combat("bear", attack=[{"type": "damage", "n": 9}])
    table = Table(world, "ada", "ben").hold("ada", "ada-c0").attack("ada")
    assert table.member("ada").left == "dying"
    assert (table.member("ada").hand, len(table.member("ada").deck)) == ([], 10)


@pytest.mark.rule("TG-TRK-01", "TG-DTH-07")
@pytest.mark.parametrize(("health", "n", "then"), [(7, 1, 8), (8, 5, 8), (3, 2, 5), (3, 0, 3)])
def test_health_rises_to_the_end_of_its_track(health: int, n: int, then: int) -> None:
    world = World().character("ada", health=8, most_health=8)
    world.card("c", abilities=[{"when": "play", "do": [{"type": "heal", "n": n}]}])
    table = Table(world, "ada").hold("ada", "c")
    table.hero("ada").health = health
    table.act("ada").say("card:c")
    assert table.hero("ada").health == then
    assert table.tracks == (["health"] if then != health else [])


@pytest.mark.rule("TG-ITM-15")
def test_an_item_is_paid_for_before_it_helps() -> None:
    use = {"when": "use", "pay": [{"what": "energy"}], "do": [{"type": "rouse", "n": 2}]}
    table = Table(World().item("charm", use), "ada").give("ada", "charm")
    table.hero("ada").energy = 8
    table.hero("ada").health = 8
    table.act("ada").say("use:charm")
    changes = [line.args["change"] for line in table.session.log if "change" in line.args]  # type: ignore[union-attr]
    assert changes[0] == "−1"


@pytest.mark.rule("TG-ITM-15", "TG-ITM-13")
@pytest.mark.parametrize(
    ("pay", "limit", "again"),
    [([], "", False), ([{"what": "energy"}], "", True), ([{"what": "energy"}], "flip", False)],
)
def test_what_has_a_price_and_no_limit_is_used_again(
    pay: list[dict[str, str]], limit: str, again: bool
) -> None:
    use = {"when": "use", "pay": pay, "limit": limit, "do": [CUBE]}
    table = Table(World().item("charm", use), "ada").give("ada", "charm").act("ada")
    table.say("use:charm")
    assert (table.pool, "use:charm" in table.options) == (1, again)


@pytest.mark.rule("TG-DIP-06", "TG-FIN-02")
def test_with_time_left_the_talk_goes_on() -> None:
    world = World().talk("knight", reaction=[{"type": "lose-time", "n": 2}])
    table = Table(world, "ada", foe="knight").attack("ada")
    assert (table.over, table.now.time) == ("", 1)
    assert table.attack("ada").over == "grey"


@pytest.mark.rule("TG-SEQ-26")
def test_each_member_draws_one_card_at_the_end_of_the_round() -> None:
    table = Table(World(), "ada", "ben").hold("ada", "ada-c0").hold("ben")
    table.member("ben").been = True
    table.act("ada").say("stop")
    assert [len(one.hand) for one in table.now.members] == [2, 1]
    assert table.now.round == 2


@pytest.mark.rule("TG-SEQ-04", "TG-TRK-05")
def test_a_condition_changes_an_attribute() -> None:
    journey = Journey(Island().condition("ill", attributes={"courage": -1}), "ada")
    journey.can("ada", courage=2, aggression=2).hero("ada").afflictions.append(Affliction("ill"))
    journey.state.encounter = Encounter("bear", [Member(0, [])])
    assert [attribute(journey.g, 0, n) for n in range(3)] == [2, 1, 0]


@pytest.mark.rule("TG-SEQ-30")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_cards_of_choice_are_discarded_then_those_of_the_deck(n: int) -> None:
    table = Table(World(), "ada").hold("ada", "ada-c0", "ada-c1", "ada-c2").stack("ada", "ada-c3")
    table.encounter.active = 0
    chosen = [f"ada-c{k}" for k in range(min(n, 3))]
    said = [" ".join(f"card:{card}" for card in chosen)] if n < 3 else []
    run(apply(table.g, [Discard(n)], 0), said)
    one = table.member("ada")
    assert one.discard == [*chosen, *(["ada-c3"] if n == 4 else [])]
    assert len(one.hand) == 3 - len(chosen)
    assert len(one.deck) == (0 if n == 4 else 1)


@pytest.mark.rule("TG-SEQ-17")
@pytest.mark.parametrize("what", ["magic", "food", "wealth"])
def test_one_member_pays_one_of_what_the_party_owes(what: str) -> None:
    table = Table(World(), "ada", "ben", "cid")
    setattr(table.hero("ada"), what, 3)
    setattr(table.hero("ben"), what, 2)
    table.encounter.active = 0
    _, script = listen(member_pays(table.g, what), ["hero:ben"])
    assert [o.key for o in script.asked[0].options] == ["hero:ada", "hero:ben"]
    assert [getattr(one, what) for one in table.state.heroes] == [3, 1, 0]


@pytest.mark.rule("TG-SEQ-15")
def test_the_old_hand_is_shuffled_into_the_deck() -> None:
    table = Table(World(), "ada").hold("ada", "ada-c0", "ada-c1", "ada-c2").start(mulligan(0))
    before = list(table.member("ada").deck)
    table.say("redraw")
    assert table.member("ada").hand == before[-1:-3:-1], "first a new hand of the old deck"
    assert table.member("ada").deck != [*before[:-2], "ada-c0", "ada-c1", "ada-c2"]


@pytest.mark.rule("TG-ITM-13")
def test_a_second_ability_of_an_item_has_a_key_of_its_own() -> None:
    uses = [{"when": "use", "do": [{"type": what}]} for what in ("heal", "calm", "cubes")]
    table = Table(World().item("charm", *uses), "ada").give("ada", "charm").act("ada")
    keys = [key for key in table.options if key.startswith("use:")]
    assert keys == ["use:charm", "use:charm:2", "use:charm:3"]


@pytest.mark.rule("TG-SEQ-04", "TG-JRN-08")
def test_in_an_encounter_ones_own_value_is_asked_for_and_on_the_island_the_highest() -> None:
    wanted = Able("courage", 2)
    table = Table(World(), "ada", "ben").can("ben", courage=2).act("ada")
    assert [is_true(table.g, Doing([0, 1], me), wanted) for me in (0, 1)] == [False, True]
    table.now.activation.raised[ATTRIBUTES.index("courage")] = 2
    assert is_true(table.g, Doing([0, 1], 0), wanted), "with what raises it now"
    journey = Journey(Island(), "ada", "ben").can("ben", courage=2)
    assert is_true(journey.g, Doing([0, 1]), wanted)
    assert not is_true(journey.g, Doing([0]), wanted)


@pytest.mark.rule("TG-COM-04", "TG-RES-06")
@pytest.mark.parametrize(("have", "got"), [(0, 2), (19, 1), (20, 0)])
def test_loot_is_taken_as_far_as_there_is_room(have: int, got: int) -> None:
    loot = [{"type": "gain", "what": "food", "n": 2}]
    world = World().combat("bear", toughness=1, loot=loot).card("c", left={"free": ["cube"]})
    table = Table(world, "ada").hold("ada", "c")
    table.hero("ada").food = have
    table.act("ada").say("card:c")
    assert (table.over, table.hero("ada").food) == ("victory", have + got)


@pytest.mark.rule("TG-SEQ-18")
def test_only_cards_with_tokens_lose_one() -> None:
    late = [{"when": "delay", "do": [CUBE]}]
    world = World().combat("bear", toughness=20)
    for name in ("slow", "soon", "still"):
        world.card(name, passive=True, abilities=late)
    table = Table(world, "ada").lay("slow", tokens=2).lay("still").lay("soon", tokens=1)
    table.start(activation())
    assert [card.tokens for card in table.now.sequence] == [1, 0, 0]
    assert table.pool == 1, "the last token of one card has left"


@pytest.mark.rule("TG-SEQ-18")
def test_a_card_that_an_ability_has_removed_is_passed_over() -> None:
    world = World().combat("bear", toughness=20)
    world.card("first", passive=True, abilities=[{"when": "delay", "do": [{"type": "remove"}]}])
    world.card("last", passive=True, abilities=[{"when": "delay", "do": [CUBE]}])
    table = Table(world, "ada").lay("first", tokens=1).lay("last", tokens=1)
    table.start(activation())
    assert (table.laid, table.pool) == (["first"], 0)


@pytest.mark.rule("TG-RES-06", "TG-COM-04")
def test_experience_for_each_member_comes_to_all_once() -> None:
    """P. 16: all characters always gain experience together."""
    loot = [{"type": "party", "do": [{"type": "gain", "what": "xp", "n": 2}, {"type": "heal"}]}]
    world = World().card("jab", left={"free": ["cube"]})
    world.combat("bear", toughness=1, loot=loot, right={"free": 1})
    table = Table(world, "ada", "ben", "cid").hold("ada", "jab")
    for name in ("ada", "ben", "cid"):
        table.hero(name).health = 5
    table.member("cid").left = "escaped"
    table.act("ada").say("card:jab")
    assert [table.hero(name).xp for name in ("ada", "ben", "cid")] == [2, 2, 2]
    assert [table.hero(name).health for name in ("ada", "ben", "cid")] == [6, 6, 5]


@pytest.mark.rule("TG-RES-06", "TG-JRN-10")
@pytest.mark.parametrize("word", ["party", "everyone"])
def test_experience_for_each_on_the_island_comes_to_all_once(word: str) -> None:
    do = [{"type": "gain", "what": "xp"}, {"type": "gain", "what": "food"}]
    journey = Journey(Island(), "ada", "ben").do({"type": word, "do": do})
    assert [journey.hero(name).xp for name in ("ada", "ben")] == [1, 1]
    assert [journey.hero(name).food for name in ("ada", "ben")] == [1, 1]
