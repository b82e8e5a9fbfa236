"""The control words of effects, and who is asked (TG-GEN, TG-JRN-08, TG-SYM-07)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.campaign import chronicle, settle_world
from waystone.games.tainted_grail.rules.control import rule_of_choice
from waystone.games.tainted_grail.rules.day.dusk import visions
from waystone.games.tainted_grail.table.lasting import choice_surcharge
from waystone.games.tainted_grail.table.world import Affliction
from waystone.kernel.rng import Streams

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}
WORDS = {"en": "...", "ru": "..."}


def plays(*effects: dict[str, Any]) -> World:
    return World().card("c", abilities=[{"when": "play", "do": list(effects)}])


def foods(held: Table | Journey) -> list[int]:
    state = held.state_now if isinstance(held, Table) else held.now
    return [one.food for one in state.heroes]


# ---- for whom


@pytest.mark.rule("TG-GEN-03")
def test_another_member_gets_it() -> None:
    ally = {"type": "ally", "do": [FOOD]}
    table = Table(plays(ally), "ada", "ben", "cid").hold("ada", "c").act("ada").say("card:c")
    assert (table.prompt, table.asked) == ("ask-ally", [0])
    assert table.options == ["hero:ben", "hero:cid"]
    assert foods(table.say("hero:cid")) == [0, 0, 1]
    alone = Table(plays(ally), "ada").hold("ada", "c").act("ada").say("card:c")
    assert foods(alone) == [0]
    journey = Journey(Island(), "ada", "ben", "cid").do(ally, me=0)
    assert (journey.prompt, journey.options()) == ("ask-one", ["hero:ben", "hero:cid"])
    assert foods(journey.say("ben:hero:ben")) == [0, 1, 0]


@pytest.mark.rule("TG-SYM-07")
def test_each_member_gets_it() -> None:
    journey = Journey(Island(), "ada", "ben", "cid").at(104, "cid")
    party = {"type": "party", "do": [FOOD]}
    assert foods(journey.do(party, party=("ada", "ben"))) == [1, 1, 0]
    table = Table(plays(party), "ada", "ben").hold("ben", "c").act("ben").say("card:c")
    assert foods(table) == [1, 1]


@pytest.mark.rule("TG-SYM-07", "TG-EAM-02", "TG-AMB-60")
def test_the_active_one_comes_first() -> None:
    hit = {"type": "party", "do": [{"type": "damage"}]}
    table = Table(plays(hit), "ada", "ben").hold("ben", "c").act("ben").say("card:c")
    assert table.session is not None
    hurt = [line.args["hero"] for line in table.session.log if line.args.get("track") == "health"]
    assert hurt == ["ben", "ada"]
    world = World().combat("bear", attack=[hit])
    table = Table(world, "ada", "ben").attack("ben")
    assert table.session is not None
    hurt = [line.args["hero"] for line in table.session.log if line.args.get("track") == "health"]
    assert hurt == ["ben", "ada"]


@pytest.mark.rule("TG-AMB-60", "TG-SYM-07", "TG-DTH-02")
def test_if_the_active_one_falls_the_others_still_get_it_and_nothing_follows() -> None:
    hit = {"type": "party", "do": [{"type": "damage", "n": 2}]}
    table = Table(plays(hit, FOOD), "ada", "ben").hold("ada", "c")
    table.hero("ada").health = 1
    table.act("ada").say("card:c")
    assert [one.health for one in table.state_now.heroes] == [0, 6]
    assert foods(table) == [0, 0]
    whole = Table(plays(hit, FOOD), "ada", "ben").hold("ada", "c").act("ada").say("card:c")
    assert foods(whole) == [1, 0]


# ---- prices


@pytest.mark.rule("TG-ENC-04", "TG-GEN-08")
def test_the_chosen_way_is_paid_for() -> None:
    ways = [{"do": [FOOD], "pay": [{"what": "energy", "n": 2}]}, {"do": []}]
    either = {"type": "either", "options": ways}
    table = Table(plays(either), "ada").hold("ada", "c").act("ada").say("card:c", "way:1")
    assert (table.hero("ada").energy, foods(table)) == (4, [1])
    journey = Journey(Island(), "ada").do(either).say("way:1")
    assert (journey.hero("ada").energy, foods(journey)) == (4, [1])


@pytest.mark.rule("TG-GEN-08", "TG-SEQ-35")
def test_which_rule_a_choice_stands_on() -> None:
    assert rule_of_choice(Table(World(), "ada").g) == "TG-SEQ-35"
    assert rule_of_choice(Journey(Island(), "ada").g) == "TG-GEN-08"


@pytest.mark.rule("TG-GEN-03")
def test_a_number_is_said_by_one_or_by_the_first_of_several() -> None:
    offer = {"type": "up-to", "pay": {"what": "wealth"}, "most": 2, "do": [FOOD]}
    alone = Journey(Island(), "ada").has("ada", wealth=5).do(offer)
    assert alone.asked == [0]
    assert (foods(alone.say("2")), alone.hero("ada").wealth) == ([2], 3)
    both = Journey(Island(), "ada", "ben").has("ada", wealth=5).do(offer)
    assert both.asked == [0, 1]
    none = Journey(Island(), "ada").do(offer)
    assert none.prompt == "ask-midday", "nothing to pay with"


# ---- dice


@pytest.mark.rule("TG-GEN-07")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_row_of_the_face(face: int) -> None:
    rows = [
        {"least": 1, "most": 2, "do": [FOOD]},
        {"least": 3, "most": 5, "do": [{"type": "gain", "what": "wealth"}]},
        {"least": 6, "most": 6, "do": [{"type": "gain", "what": "magic"}]},
    ]
    journey = Journey(Island(), "ada")
    journey.state.streams.stack_rolls("die", face)
    journey.do({"type": "roll", "faces": rows})
    one = journey.hero("ada")
    assert (one.food, one.wealth, one.magic) == (face <= 2, 3 <= face <= 5, face == 6)


@pytest.mark.rule("TG-JRN-08", "TG-DAT-10")
@pytest.mark.parametrize(
    ("face", "add", "courage", "total"), [(2, 1, 2, 5), (2, -1, 0, 1), (6, 0, 1, 7)]
)
def test_a_check_is_die_and_value_and_attribute(
    face: int, add: int, courage: int, total: int
) -> None:
    island = Island().verse("mem", section="memory")
    base = {"character": "ada", "group": 1, "memory": "mem", "text": WORDS}
    island.add("echoes", "luck", on="six", **base)
    journey = Journey(island, "ada").can("ada", courage=courage)
    journey.world.echoes = True
    journey.state.streams.stack_rolls("die", face)
    result = {"least": total, "most": total, "do": [FOOD]}
    check = {"type": "check", "attribute": "courage", "add": add, "results": [result]}
    journey.do(check)
    (told,) = journey.told("fact-checked")
    assert (foods(journey), told["face"], told["value"], told["total"]) == (
        [1],
        face,
        courage,
        total,
    )
    assert told["change"] == {1: "+1", -1: "−1", 0: "none"}[add]
    assert bool(journey.hero("ada").echoes) is (face == 6)
    plain = Journey(island, "ada")
    plain.state.streams.stack_rolls("die", 4)
    plain.do({"type": "check", "results": []})
    (told,) = plain.told("fact-checked-by-luck")
    assert (told["heroes"], told["face"], told["total"]) == (["ada"], 4, 4)


# ---- who decides


@pytest.mark.rule("TG-GEN-13")
def test_a_chronicler_is_named_or_none() -> None:
    for key, seat, told in (("hero:ada", 0, 1), ("hero:ben", 1, 1), ("nobody", -1, 0)):
        journey = Journey(Island(), "ada", "ben").first(chronicle())
        assert (journey.prompt, journey.asked) == ("ask-chronicler", [0, 1])
        journey.say(f"ada:{key}")
        assert journey.isle.chronicler == seat
        assert len(journey.told("fact-chronicler-named")) == told
    assert Journey(Island(), "ada").first(chronicle()).prompt == "ask-midday"


@pytest.mark.rule("TG-AMB-64", "TG-AMB-51", "TG-GEN-13")
@pytest.mark.parametrize(
    ("said", "chronicler", "read"),
    [
        (("yes", "yes", "no"), -1, True),
        (("yes", "no", "no"), -1, False),
        (("yes", "no"), -1, True),
        (("no", "yes"), -1, False),
        (("no", "yes"), 1, True),
    ],
)
def test_a_vision_is_voted_on(said: tuple[str, ...], chronicler: int, read: bool) -> None:
    island = Island().verse("101-v1", section="vision")
    island.place(101, pointers={"n": 102, "e": 104}, vision="101-v1", clear={"seals": ["vision"]})
    journey = Journey(island, *("ada", "ben", "cid")[: len(said)])
    journey.world.chronicler = chronicler
    journey.first(visions(0))
    for name, word in zip(("ada", "ben", "cid"), said, strict=False):
        journey.say(f"{name}:{word}")
    assert ("101-v1" in journey.isle.read) is read


@pytest.mark.rule("TG-DAY-16", "TG-CMP-07")
@pytest.mark.parametrize(("rule", "read"), [("no-visions", False), ("forced-visions", True)])
def test_a_vision_that_cannot_or_must_be_read(rule: str, read: bool) -> None:
    island = Island().verse("101-v1", section="vision").condition("spell", rules=[{"type": rule}])
    island.place(101, pointers={"n": 102, "e": 104}, vision="101-v1", clear={"seals": ["vision"]})
    journey = Journey(island, "ada")
    journey.hero("ada").afflictions.append(Affliction("spell"))
    journey.first(visions(0))
    assert (journey.prompt, "101-v1" in journey.isle.read) == ("ask-midday", read)


# ---- the journal


@pytest.mark.rule("TG-END-01", "TG-EVT-09")
def test_the_page_is_read_before_the_chapter_begins() -> None:
    words = {"en": "Snow.", "ru": "Снег."}
    island = Island().chapter("chapter-2")
    island.verse("101-1", text=words, do=[{"type": "start-chapter", "to": "chapter-2"}])
    journey = Journey(island, "ada").midday().say("explore")
    assert (journey.prompt, journey.isle.chapter) == ("ask-read-on", "chapter-1")
    assert journey.say("read-on").isle.chapter == "chapter-2"


@pytest.mark.rule("TG-EVT-02", "TG-DSC-01")
@pytest.mark.parametrize(("keep", "deck"), [(False, ["tale"]), (True, ["rain", "tale"])])
def test_a_chapter_keeps_the_event_deck_or_makes_it_anew(keep: bool, deck: list[str]) -> None:
    island = Island().event("rain").event("tale", "story").event("vow", "mission")
    island.chapter("chapter-2", events=["tale", "vow"], keep=keep)
    journey = Journey(island, "ada").out("vow")
    journey.world.deck[:] = ["rain"]
    journey.do({"type": "start-chapter", "to": "chapter-2"})
    assert journey.isle.deck == deck, "what lies out does not come again"
    assert ("rain" in journey.isle.random) is not keep


@pytest.mark.rule("TG-AMB-07", "TG-JRN-11")
def test_the_insane_pay_more_energy_and_nothing_else() -> None:
    way = {"text": WORDS, "end": True, "pay": [{"what": "energy"}, {"what": "wealth"}]}
    island = Island().verse("101-1", choices=[way, {"text": WORDS, "end": True}])
    for terror, energy in ((0, 5), (9, 4)):
        journey = Journey(island, "ada", "ben").has("ada", wealth=3)
        journey.do({"type": "terror", "n": terror}, me=0) if terror else journey.midday()
        journey.say("ada:explore", "none", "choice:1")
        assert (journey.hero("ada").energy, journey.hero("ada").wealth) == (energy, 2)


@pytest.mark.rule("TG-AMB-07")
def test_one_insane_member_makes_it_dearer_for_the_party() -> None:
    journey = Journey(Island(), "ada", "ben").do({"type": "terror", "n": 9}, me=1)
    journey.state = journey.now
    journey.session = None
    assert [choice_surcharge(journey.g, party) for party in ([0], [1], [0, 1])] == [0, 1, 1]


@pytest.mark.rule("TG-END-02", "TG-END-03")
@pytest.mark.parametrize(
    ("won", "name", "winners"), [(True, "end-won", [0]), (False, "end-lost", [])]
)
def test_an_ending_is_won_or_lost(won: bool, name: str, winners: list[int]) -> None:
    island = Island().add("endings", "peace", text={"en": "", "ru": ""}, won=won)
    journey = Journey(island, "ada").do({"type": "ending", "ending": "peace"})
    assert (journey.end.name, journey.end.winners) == (name, winners)


@pytest.mark.rule("TG-ECH-02", "TG-DAY-07")
def test_a_memory_that_was_read_waits_no_more() -> None:
    journey = Journey(Island().verse("mem", section="memory"), "ada")
    journey.hero("ada").memories.append("mem")
    assert "memory:mem" not in journey.midday().say("memory:mem").options()


# ---- development


@pytest.mark.rule("TG-DEV-01", "TG-DEV-09")
def test_purchases_go_on_until_it_is_enough() -> None:
    journey = Journey(Island(), "ada").has("ada", xp=9).dusk()
    while journey.prompt != "ask-develop":
        journey.say("pass")
    assert "pass" in journey.options()
    journey.say("attribute:courage")
    assert (journey.prompt, journey.hero("ada").xp) == ("ask-develop", 7)
    assert journey.say("pass").prompt != "ask-develop"
    assert journey.hero("ada").xp == 7


@pytest.mark.rule("TG-DEV-09", "TG-DEV-10", "TG-SET-13")
def test_sets_and_events_are_shuffled() -> None:
    """By other luck other cards are seen."""
    island = Island()
    for name in "abcdefgh":
        island.event(name).card(f"up-{name}", letter="upgraded")
    orders = set()
    for seed in (1, 2, 3):
        journey = Journey(island, "ada")
        journey.world.spots.clear()
        journey.state.streams = Streams(seed)
        journey.hero("ada").combat_set[:] = [f"up-{name}" for name in "abcdefgh"]
        journey.first(settle_world())
        orders.add((tuple(journey.isle.random), tuple(journey.hero("ada").combat_set)))
    assert len({order[0] for order in orders}) > 1
    assert len({order[1] for order in orders}) > 1
