"""Single clauses of the rules that larger tests pass over."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.abilities import Ignore, OnEnemy
from waystone.games.tainted_grail.box.conditions import ATTRIBUTES
from waystone.games.tainted_grail.box.effects import Gain
from waystone.games.tainted_grail.box.layout import corners, layout
from waystone.games.tainted_grail.box.printed import faces
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.campaign import lesson
from waystone.games.tainted_grail.rules.carrying_out import movable
from waystone.games.tainted_grail.rules.day.midday import payable
from waystone.games.tainted_grail.rules.encounter.keys import offers_magic
from waystone.games.tainted_grail.rules.encounter.round import end_of_round
from waystone.games.tainted_grail.rules.modes import begin
from waystone.games.tainted_grail.rules.people.development import Purchase, gain
from waystone.games.tainted_grail.rules.people.giving import pass_on
from waystone.games.tainted_grail.rules.setup import enlist
from waystone.games.tainted_grail.rules.steps import casting, road
from waystone.games.tainted_grail.shown.island import island
from waystone.games.tainted_grail.shown.stage import stages
from waystone.games.tainted_grail.table.world import Act
from waystone.kernel.ask import Option, Question
from waystone.kernel.game import Setup, find
from waystone.kernel.step import Next
from waystone.testing import run

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}
CUBES: dict[str, Any] = {"type": "cubes"}
GAME = find("tainted-grail")


@pytest.mark.rule("TG-SEC-07", "TG-ITM-17")
def test_a_secret_that_is_handed_over_has_one_owner() -> None:
    journey = Journey(Island().secret("map"), "ada", "ben").give("ada", "map")
    one, other = journey.hero("ada"), journey.hero("ben")
    run(pass_on(journey.g, one, other, "map"))
    assert ([s.id for s in one.secrets], [s.id for s in other.secrets]) == ([], ["map"])


@pytest.mark.rule("TG-ECH-02", "TG-ITM-17")
def test_what_is_handed_over_may_be_an_achievement() -> None:
    words = {"en": "...", "ru": "..."}
    isle = Island().item("cup").verse("mem-1", section="memory")
    wanted = {"on": "ever", "if": [{"is": "item", "item": "cup"}]}
    isle.add("echoes", "echo-1", character="ben", memory="mem-1", text=words, group=1, **wanted)
    journey = Journey(isle, "ada", "ben", rules=("echoes",)).give("ada", "cup")
    journey.world.echoes = True
    run(pass_on(journey.g, journey.hero("ada"), journey.hero("ben"), "cup"))
    assert journey.hero("ben").echoes == ["echo-1"]


@pytest.mark.rule("TG-ENC-03")
def test_the_enemy_is_met_with_its_own_deck() -> None:
    world = World().combat("bear", deck=["ada-c0", "ada-c1"])
    assert Table(world, "ada").begin().now.deck == ["ada-c1", "ada-c0"]


@pytest.mark.rule("TG-ITM-15", "TG-AMB-04")
def test_an_item_is_paid_for_before_it_works() -> None:
    use = {"when": "use", "pay": [{"what": "health", "n": 8}], "do": [CUBES]}
    table = Table(World().item("horn", use), "ada", "ben").give("ada", "horn").act("ada")
    before = table.pool
    table.say("use:horn")
    assert (table.member("ada").left, table.pool) == ("dying", before)


@pytest.mark.rule("TG-ACT-01")
@pytest.mark.parametrize(("target", "able"), [("cheap", True), ("dear", False)])
def test_the_cost_is_that_of_the_action_that_was_named(target: str, able: bool) -> None:
    isle = Island().item("cheap", {"when": "action", "do": [FOOD]})
    isle.item("dear", {"when": "action", "pay": [{"what": "food", "n": 9}], "do": [FOOD]})
    journey = Journey(isle, "ada").give("ada", "cheap", "dear")
    assert payable(journey.g, Act(0, "own", target, [0])) is able


@pytest.mark.rule("TG-RES-04")
def test_outside_the_island_nothing_is_handed_over_afterwards() -> None:
    food = Gain("food", 1)
    assert movable(Journey(Island(), "ada").g, food)
    assert not movable(Table(World(), "ada").g, food)


@pytest.mark.rule("TG-SET-04", "TG-SET-05")
@pytest.mark.parametrize(("development", "items"), [("basic", False), ("seasoned", True)])
def test_who_is_seasoned_has_equipment(development: str, items: bool) -> None:
    world = World()
    for n in range(8):
        world.item(f"thing-{n}", deck="ab"[n % 2])
    table = Table(world, "ada")
    table.state.heroes.clear()
    table.state.development = development
    enlist(table.g, 0, "ada")
    assert bool(table.state.heroes[0].items) is items


@pytest.mark.rule("TG-DIP-10", "TG-TRT-08")
@pytest.mark.parametrize(("rules", "prompt"), [([], "ask-give-up"), (["epic-refusal"], "-red")])
def test_those_who_are_asked_know_what_giving_up_would_mean(rules: list[str], prompt: str) -> None:
    table = Table(World(), "ada", "ben", foe="knight")
    table.state.rules = rules
    assert table.act("ada").say("give-up").prompt.endswith(prompt)


@pytest.mark.rule("TG-TRT-08")
def test_where_there_is_no_red_step_giving_up_leads_to_the_bottom() -> None:
    world = World().talk("knight", traits=[{"type": "disheartening"}], track=["grey", "green"])
    table = Table(world, "ada", foe="knight")
    table.encounter.affinity = 1
    assert table.act("ada").say("give-up").over == "grey"


@pytest.mark.rule("TG-SEQ-05")
def test_without_magic_no_key_of_magic_is_offered() -> None:
    table = Table(World().card("c", left={"magic": ["cube"]}), "ada").act("ada")
    face = faces(table.content).cards["c"]
    assert run(offers_magic(table.g, 0, face)) is False


@pytest.mark.rule("TG-GST-03")
@pytest.mark.parametrize(("me", "left"), [(0, 0), (1, 1), (-1, 1)])
def test_a_stone_fades_where_they_are_whom_it_befalls(me: int, left: int) -> None:
    journey = Journey(Island(), "ada", "ben").stone(101, "nw").at(104, "ben")
    journey.do({"type": "fade", "which": "here"}, party=("ben",), me=me)
    assert len(journey.isle.stones) == left


@pytest.mark.rule("TG-LOC-04")
def test_every_card_that_is_revealed_lies_on_the_map() -> None:
    journey = Journey(Island(), "ada")
    board = island(journey.g, journey.world, GAME.text("en", journey.content))
    assert [cell.id for cell in board.cells] == ["place:101", "place:102", "place:104"]


@pytest.mark.rule("TG-SEQ-26")
def test_at_the_end_of_a_round_each_member_keeps_three() -> None:
    table = Table(World(), "ada", "ben")
    for name in ("ada", "ben"):
        table.hold(name, *(f"{name}-c{n}" for n in range(4)))
    table.start(end_of_round(0))
    assert (table.prompt, table.asked) == ("ask-trim", [0])
    table.say("card:ada-c0")
    assert (table.prompt, table.asked) == ("ask-trim", [1])


@pytest.mark.rule("TG-SEQ-26")
@pytest.mark.parametrize("rich", ["ada", "ben", "cid"])
def test_whoever_holds_too_many_is_asked_at_the_end_of_a_round(rich: str) -> None:
    table = Table(World(), "ada", "ben", "cid")
    table.hold(rich, *(f"{rich}-c{n}" for n in range(4)))
    table.start(end_of_round(0))
    assert (table.prompt, table.asked) == ("ask-trim", [table.hero(rich).seat])


@pytest.mark.rule("TG-SEQ-23")
def test_the_first_card_covers_nothing_and_a_card_without_tokens_loses_none() -> None:
    table = Table(World(), "ada").hold("ada", "ada-c0").act("ada").say("card:ada-c0")
    assert table.laid == ["ada-c0"]
    table = Table(World(), "ada").lay("ada-c0").hold("ada", "ada-c1").act("ada").say("card:ada-c1")
    assert table.laid == ["ada-c0", "ada-c1"]
    assert "fact-tokens-lost" not in table.said


@pytest.mark.rule("TG-DEV-07")
def test_a_purchase_is_one_point_or_one_skill() -> None:
    one = Journey(Island(), "ada").can("ada", courage=2).hero("ada")
    gain(one, Purchase("attribute", "courage", 3))
    gain(one, Purchase("skill", "knots", 3))
    assert [one.attributes[ATTRIBUTES.index(a)] for a in ("courage", "aggression")] == [3, 0]
    assert one.skills == ["knots"]


@pytest.mark.rule("TG-ENC-03")
def test_an_encounter_begins_at_once_with_the_party_that_is_there() -> None:
    journey = Journey(Island(), "ada", "ben", "cid").at(104, "cid")
    journey.do({"type": "encounter", "named": "bear"}, party=("ada", "ben"))
    assert journey.now.encounter is not None
    assert journey.now.encounter.id == "bear"
    assert [member.seat for member in journey.now.encounter.members] == [0, 1]


@pytest.mark.rule("TG-GEN-03")
@pytest.mark.parametrize(("at", "asked", "end"), [(101, True, 104), (105, False, 105)])
def test_of_several_places_the_players_choose_and_where_there_is_none_nothing_happens(
    at: int, asked: bool, end: int
) -> None:
    journey = Journey(Island().place(105), "ada").lay(105).at(at, "ada")
    journey.do({"type": "move", "to": "connected"})
    assert (journey.prompt == "ask-where") is asked
    if asked:
        assert journey.options() == ["place:102", "place:104"]
        journey.say("place:104")
    assert journey.place("ada") == end


@pytest.mark.rule("TG-SET-01")
@pytest.mark.parametrize(("seats", "then"), [(2, casting(1)), (1, road())])
def test_each_player_in_turn_chooses_a_character(seats: int, then: Next) -> None:
    table = Table(World(), foe="bear")
    table.state.seats = seats
    assert run(casting.rule(table.g, 0), ["character:cid"]) == then
    assert [one.id for one in table.state.heroes] == ["cid"]


@pytest.mark.rule("TG-SET-01", "TG-TUT-02")
@pytest.mark.parametrize(
    ("mode", "scenario", "first"),
    [
        ("encounter", "bear", casting(0)),
        ("campaign", "isle", casting(0)),
        ("campaign", "school", lesson()),
    ],
)
def test_the_first_player_chooses_first_and_the_tutorial_has_its_character(
    mode: str, scenario: str, first: Next
) -> None:
    made = Island()
    made.add("campaigns", "school", text={"en": "", "ru": ""}, start=101, character="ada", order=2)
    assert begin(Setup(2, 7, mode, scenario), made.content())[1] == first


@pytest.mark.rule("TG-SET-01")
def test_the_last_character_in_the_box_is_the_last_that_is_chosen() -> None:
    table = Table(World(), "ada", "ben", "cid", foe="bear")
    table.state.seats = 5
    assert run(casting.rule(table.g, 3)) == road()


@pytest.mark.rule("TG-SEQ-26", "TG-SEQ-30")
@pytest.mark.parametrize(("prompt", "cause"), [("ask-trim", True), ("ask-discard", False)])
def test_only_at_the_end_of_a_round_it_is_said_how_many_are_kept(prompt: str, cause: bool) -> None:
    table = Table(World(), "ada")
    question: Question[str] = Question(0, "choose", prompt, [])
    told = stages(table.state, table.content, question, GAME.text("en", table.content))
    assert bool(told.cause) is cause


@pytest.mark.rule("TG-SEQ-19", "TG-SEQ-20")
def test_what_it_means_to_stop_is_told_and_to_play_a_card() -> None:
    table = Table(World().combat("bear", attack=[{"type": "damage", "n": 2}]), "ada")
    table.hold("ada", "ada-c0").act("ada")
    assert table.session is not None
    (question,) = table.session.questions()
    told = stages(table.session.state, table.content, question, GAME.text("en", table.content))
    assert told.effects["stop"].startswith("Then the enemy: ")
    assert told.effects["card:ada-c0"] == "Brings nothing by itself"


@pytest.mark.rule("TG-ITM-14")
def test_each_defence_tells_what_it_would_do_and_to_take_the_blow_nothing() -> None:
    table = Table(World(), "ada").act("ada")
    guard = OnEnemy((Ignore(),))
    options: list[Option[Any]] = [Option("item:cup", (None, guard)), Option("pass", None)]
    question = Question(0, "choose", "ask-defence", options)
    told = stages(table.state, table.content, question, GAME.text("en", table.content))
    assert told.effects == {"item:cup": "It has no effect"}


@pytest.mark.rule("TG-SEQ-15")
def test_each_member_says_once_that_the_hand_is_kept() -> None:
    table = Table(World(), "ada", "ben").begin()
    assert (table.prompt, table.asked) == ("ask-mulligan", [0])
    table.say("keep")
    assert (table.prompt, table.asked) == ("ask-mulligan", [1])
    assert table.say("keep").prompt != "ask-mulligan"


@pytest.mark.rule("TG-LOC-04")
def test_lands_that_no_pointer_joins_share_no_corner() -> None:
    """The second stretches far to the north, the third to the south of the second's first card."""
    isle = Island()
    for number in range(201, 207):
        isle.place(number, pointers={"n": number + 1} if number < 206 else {})
    isle.place(301, pointers={"s": 302}).place(302)
    content = isle.content()
    assert layout(content)[101] == (0, 0)
    lands = [range(101, 105), range(201, 207), range(301, 303)]
    touched = [{c for n in land for c in corners(content, n).values()} for land in lands]
    assert len(set.union(*touched)) == sum(map(len, touched))
    places = layout(content)
    assert [places[n + 1][1] - places[n][1] for n in range(201, 206)] == [-1] * 5
    assert len(set(places.values())) == len(places)


@pytest.mark.rule("TG-ACT-20")
def test_the_second_action_of_a_thing_is_taken_by_a_key_of_its_own() -> None:
    acts = [{"when": "action", "do": [{"type": "gain", "what": w}]} for w in ("food", "magic")]
    journey = Journey(Island().item("rod", *acts), "ada").give("ada", "rod").midday()
    own = [key for key in journey.options() if key.startswith("own:rod")]
    assert len(own) == 2
    journey.say(own[1])
    assert (journey.hero("ada").food, journey.hero("ada").magic) == (0, 1)


@pytest.mark.rule("TG-CLA-05")
def test_the_last_card_of_an_enemys_deck_comes_too() -> None:
    world = World().king("claudyne").card("dark", owner="claudyne", letter="enemy")
    attack = [{"type": "enemy-card"}]
    world.combat("boss", toughness=20, king="claudyne", deck=["dark"], attack=attack)
    table = Table(world, "ada", foe="boss")
    table.encounter.deck = ["dark"]
    assert (table.attack("ada").laid, table.now.deck) == (["dark"], [])
