"""What questions are about, what options would do, and warnings that are right."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from waystone.games.tainted_grail.box.conditions import Resource
from waystone.games.tainted_grail.box.effects import Gain
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.group import hero_options
from waystone.games.tainted_grail.shown.faces import world_cards
from waystone.games.tainted_grail.shown.island import face_lines
from waystone.games.tainted_grail.shown.stage import stages
from waystone.kernel.ask import Question
from waystone.kernel.game import find
from waystone.kernel.view import AskView, Choice

GAME = find("tainted-grail")
HIT = {"type": "damage", "n": 2}
HEAL = {"type": "heal", "n": 2}
FOOD = {"type": "gain", "what": "food"}
WORDS = {"en": "Go on", "ru": "Дальше"}
JAB: dict[str, Any] = {"left": {"free": ["cube"]}}


def asked(table: Table | Journey, seat: int = 0, language: str = "en") -> AskView:
    assert table.session is not None
    ask = table.session.view(seat, GAME.text(language, table.content)).ask
    assert ask is not None
    return ask


def option(table: Table | Journey, key: str, seat: int = 0) -> Choice:
    return next(choice for choice in asked(table, seat).choices if choice.key == key)


def fight(*items: dict[str, Any], **bear: Any) -> Table:
    world = World().combat("bear", **({"attack": [HIT]} | bear))
    for n, ability in enumerate(items):
        world.item(f"thing-{n}", ability)
    table = Table(world, "ada").hold("ada", "ada-c0", "ada-c1")
    return table.give("ada", *(f"thing-{n}" for n in range(len(items))))


def test_every_prompt_is_staged() -> None:
    folder = Path(GAME.folder) / "rules"
    prompts = set()
    for path in folder.rglob("*.py"):
        prompts |= set(re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert set(stages.by_prompt) == prompts


# ---- an activation


def test_the_coming_attack_brings_up_the_question() -> None:
    table = fight().act("ada")
    ask = asked(table)
    assert ask.cause == "bear will attack: 2 damage."
    assert ask.about == ["foe", "hero:ada", "hand:0"]


def test_escape_says_what_it_does_and_not_what_the_enemy_is() -> None:
    escape = option(fight().act("ada"), "escape")
    assert escape.effect == "Lose 1 Energy, suffer the attack (2 damage), leave the combat"
    assert escape.warning == "You leave without the loot."


def test_ending_without_a_card_brings_the_tactical_attack_and_after_one_does_not() -> None:
    table = fight(tactics=[{"type": "terror"}])
    table.act("ada")
    assert option(table, "stop").warning == (
        "Without a card first the tactical attack: gain 1 Terror."
    )
    assert option(table, "stop").effect == "Then the enemy: 2 damage"
    table.say("card:ada-c0")
    assert option(table, "stop").warning == "This ends your activation."


def test_what_cancels_the_attack_is_counted_in() -> None:
    world = World().combat("bear", attack=[HIT])
    cancel = {"type": "cancel", "what": "damage", "n": 1}
    world.card("guard", abilities=[{"when": "enemy", "do": [cancel]}])
    table = Table(world, "ada").hold("ada", "ada-c0").lay("guard").act("ada")
    assert asked(table).cause == "bear will attack: 1 damage."


def test_a_talk_reacts_and_giving_up_tells_the_outcome() -> None:
    outcomes = {"green": {}, "grey": {}, "red": {"do": [HIT]}}
    world = World().talk("knight", reaction=[{"type": "lose-time"}], outcomes=outcomes)
    table = Table(world, "ada", foe="knight").act("ada")
    assert asked(table).cause.startswith("knight will react:")
    give_up = option(table, "give-up")
    assert give_up.effect == "The red outcome: 2 damage"
    assert give_up.warning == "The encounter is over at once."


# ---- warnings, true and not


@pytest.mark.parametrize(("health", "warned"), [(9, True), (5, False)])
def test_a_heal_at_full_health_is_wasted(health: int, warned: bool) -> None:
    table = fight({"when": "use", "do": [HEAL], "limit": "activation"})
    table.hero("ada").health = health
    told = option(table.act("ada"), "use:thing-0")
    assert told.effect == "Gain 2 Health"
    assert (told.warning == "Nothing would change.") is warned


def test_a_heal_that_also_does_something_else_is_not_wasted() -> None:
    both = [HEAL, {"type": "cubes"}]
    table = fight({"when": "use", "do": both, "limit": "activation"}).act("ada")
    assert option(table, "use:thing-0").warning == ""


@pytest.mark.parametrize(
    ("limit", "word"),
    [
        ("discard", "The item is gone for good."),
        ("encounter", "Once an encounter."),
        ("flip", ""),
    ],
)
def test_what_an_item_costs(limit: str, word: str) -> None:
    table = fight({"when": "use", "do": [{"type": "cubes"}], "limit": limit}).act("ada")
    assert option(table, "use:thing-0").warning == word


def test_discards_are_not_told_as_if_they_were_played() -> None:
    world = World().combat("bear", attack=[{"type": "discard", "n": 2}])
    world.card("strong", **JAB)
    table = Table(world, "ada").hold("ada", "strong", "ada-c0", "ada-c1").act("ada").say("stop")
    assert option(table, "card:strong").effect == "strong is discarded"
    assert asked(table).about[0] == "hand:0"


def test_a_new_hand_is_one_card_smaller() -> None:
    table = Table(World().combat("bear"), "ada").begin()
    told = option(table, "redraw")
    assert told.effect == "A new hand of 2 cards; this one goes back into the deck"
    assert told.warning == "One card fewer."
    assert option(table, "keep").warning == ""


def test_who_gets_it_shows_what_they_have() -> None:
    loot = [{"type": "heal", "n": 1}]
    world = World().combat("bear", toughness=1, loot=loot).card("c", **JAB)
    table = Table(world, "ada", "ben").hold("ada", "c")
    table.hero("ada").health = 9
    table.hero("ben").health = 3
    table.act("ada").say("card:c")
    assert option(table, "hero:ada").effect == "Health 9"
    assert option(table, "hero:ada").warning == "Nothing would change."
    assert option(table, "hero:ben").effect == "Health 3 → 4"
    assert option(table, "hero:ben").warning == ""


# ---- the day


def test_midday_tells_what_travel_costs_and_what_ends_the_day() -> None:
    journey = Journey(Island(), "ada").lay(102).midday()
    assert option(journey, "travel:102").effect == "Energy 6 → 5 if you pay it"
    assert option(journey, "travel:102").warning == ""
    assert option(journey, "rest").warning == "This ends your day."
    journey = Journey(Island(), "ada").lay(102).has("ada", energy=1).midday()
    assert option(journey, "travel:102").warning == "Your last Energy."


@pytest.mark.rule("TG-PTY-03")
def test_midday_tells_who_of_the_company_would_pay() -> None:
    rod = {"when": "action", "pay": [{"what": "energy", "n": 2}], "do": [{"type": "calm"}]}
    island = Island().item("rod", rod)
    journey = Journey(island, "ada", "ben").lay(102).has("ada", energy=1).give("ada", "rod")
    journey.guard("bear", 101).midday()
    assert option(journey, "travel:102").effect == "Energy 1 → 0 if you pay it", "whom is not said"
    journey.say("ada:fight:bear", "hero:ben", "ben:stay")
    assert option(journey, "travel:102").effect == "ben: 2 Energy"
    assert option(journey, "travel:102").warning == ""
    assert option(journey, "fight:bear").effect == "ben: 3 Energy"
    assert option(journey, "own:rod").effect == "Lose 1 Terror · ada: 1 Energy · ben: 1 Energy"
    journey.now.heroes[1].energy = 1
    assert option(journey, "travel:102").effect == "ada: 1 Energy · ben: 1 Energy"
    assert option(journey, "travel:102").warning == "Your last Energy."
    journey.say("ada:pay:said")
    assert option(journey, "travel:102").effect == "Energy 1 → 0 if you pay it"


@pytest.mark.rule("TG-PTY-01", "TG-PTY-03")
def test_who_is_elsewhere_or_too_poor_pays_for_nobody() -> None:
    journey = Journey(Island(), "ada", "ben").lay(102).midday()
    journey.say("ada:explore", "hero:ben", "ben:stay")
    ada, ben = journey.now.heroes
    assert option(journey, "travel:102").effect == "ada: 1 Energy · ben: 1 Energy"
    ada.energy, ben.energy = 1, 0
    assert option(journey, "travel:102").effect == "Energy 1 → 0 if you pay it", "2 cannot be paid"
    ben.energy, ben.at = 6, 102
    assert option(journey, "travel:102").effect == "Energy 1 → 0 if you pay it", "Ben is not here"


@pytest.mark.rule("TG-PTY-03", "TG-ACT-13")
def test_a_guidestone_tells_who_would_pay_for_it() -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", energy=1, food=2).has("ben", magic=2)
    journey.midday().say("ada:explore", "hero:ben", "ben:join")
    assert option(journey, "stone:1,0").effect == (
        "ben: 2 Energy · Besides either Magic −2 and Food or Wealth −2, or Health −6 and Terror +4"
    )
    journey.now.heroes[0].terror = journey.now.heroes[1].terror = 8
    assert option(journey, "stone:1,0").effect == (
        "ben: 2 Energy · ben: 2 Magic · Food or Wealth −2"
    ), "materials only"
    journey.now.heroes[0].terror = journey.now.heroes[1].terror = 0
    journey.say("ada:stone:1,0", "ben:join")
    materials, blood = option(journey, "way:materials"), option(journey, "way:blood")
    assert materials.effect == "ben: 2 Energy · ben: 2 Magic · Food or Wealth −2"
    assert materials.warning == ""
    assert blood.effect == "ben: 2 Energy · Health −6 in all · Terror +4 in all"
    assert blood.warning == "Paid in Health and Terror."
    assert asked(journey).cause == "ada would light a Guidestone at loc-101."
    for one in journey.now.heroes:
        one.health = 3
    assert option(journey, "way:blood").warning == (
        "However it is divided, somebody would be dying."
    )


@pytest.mark.rule("TG-PTY-03", "TG-JRN-11")
def test_a_choice_tells_who_would_pay_for_it() -> None:
    dear = [{"what": "energy", "n": 2}, {"what": "magic"}, {"what": "food"}]
    choices = [{"text": WORDS, "pay": dear, "end": True}, {"text": WORDS, "end": True}]
    journey = Journey(Island().verse("101-1", choices=choices), "ada", "ben")
    journey.has("ada", food=1).has("ben", magic=1).midday()
    journey.say("ada:explore", "hero:ben", "ben:join")
    assert option(journey, "choice:1").effect == "ada: 1 Energy · ben: 1 Energy · ben: 1 Magic"
    assert option(journey, "choice:2").effect == ""
    journey.say("ada:pay:said")
    assert option(journey, "choice:1").effect == ""


@pytest.mark.parametrize(("hurt", "word"), [(0, "Nothing would change."), (2, "")])
def test_a_meal_for_somebody_whole_is_wasted(hurt: int, word: str) -> None:
    journey = Journey(Island(), "ada").has("ada", food=2).midday()
    journey.say("rest")
    while journey.prompt != "ask-meal":
        journey.say(asked(journey).choices[0].key)
    one = journey.now.heroes[0]
    one.health, one.energy, one.terror = 9 - hurt, 9, 0
    assert option(journey, "eat").warning == word


def test_both_languages_say_it() -> None:
    ask = asked(fight().act("ada"), 0, "ru")
    assert ask.cause.startswith("Враг «bear» атакует так:")
    escape = next(choice for choice in ask.choices if choice.key == "escape")
    assert escape.warning == "Вы уйдёте без добычи."


@pytest.mark.rule("TG-VEN-07")
def test_how_far_the_pool_and_each_spawn_are() -> None:
    world = World().spawn("grub", toughness=3).card("c", left={"free": ["cube"]})
    table = Table(world, "ada").spawned("grub", 1).hold("ada", "c")
    table.encounter.pool = 4
    table.act("ada").say("card:c")
    assert option(table, "spawn:grub").effect == "2 of 3 cubes"
    assert option(table, "pool").effect == "5 of 8 cubes"
    world.card("d", deck="diplomacy", left={"free": ["up"]})
    table = Table(world, "ada", foe="knight").spawned("grub").hold("ada", "d").act("ada")
    table.say("card:d")
    assert option(table, "spawn:grub").effect == "1 of 3 cubes"
    assert "cubes" not in option(table, "pool").effect


@pytest.mark.rule("TG-DAY-07")
@pytest.mark.parametrize(("energy", "last"), [(1, True), (2, False), (6, False)])
def test_a_step_says_what_energy_is_left(energy: int, last: bool) -> None:
    journey = Journey(Island(), "ada").has("ada", energy=energy).midday()
    told = option(journey, "travel:102")
    assert f"{energy - 1}" in told.effect
    assert bool(told.warning) is last


@pytest.mark.rule("TG-DAY-02", "TG-DAY-06")
def test_events_show_their_markers() -> None:
    journey = Journey(Island().event("rain").event("hail").event("snow"), "ada")
    journey.out("rain", light=2).out("hail").out("snow")
    journey.world.events[2].quest = 3
    journey.midday()
    assert journey.session is not None
    table = journey.session.view(0, GAME.text("en", journey.content))
    (mat,) = [mat for mat in table.mats if mat.kind == "events"]
    figures = {card.id: [(f.icon, f.value) for f in card.figures] for card in mat.zones[0].cards}
    assert figures == {
        "event:rain": [("sundial", "2")],
        "event:hail": [],
        "event:snow": [("flag-objective", "3")],
    }


@pytest.mark.rule("TG-SET-09", "TG-GEN-16")
def test_the_browser_of_cards_shows_no_secret_and_no_event() -> None:
    island = Island().secret("ring").event("rain").companion("goat")
    content = island.content()
    known = {card.id for card in world_cards(content, GAME.text("en", content))}
    assert known == {"goat", "dying-card", "dying-alone", "insane-card"}


@pytest.mark.rule("TG-LOC-01")
def test_a_location_tells_its_actions_with_their_time() -> None:
    act = {"id": "pray", "name": {"en": "Pray", "ru": "Молиться"}, "do": [{"type": "heal"}]}
    face = {"instant": {"do": [{"type": "terror"}], "time": 2}, "actions": [{**act, "time": 1}]}
    island = Island().place(101, pointers={"n": 102}, clear=face, wyrd={"actions": [act]})
    content = island.content()
    place, text = content.locations["loc-101"], GAME.text("en", content)
    assert [line.endswith(")") for line in face_lines(place, place.clear, text)] == [True, True]
    assert [line.endswith(")") for line in face_lines(place, place.wyrd, text)] == [False]


@pytest.mark.rule("TG-LOC-04")
def test_the_island_shows_its_roads_and_stones() -> None:
    journey = Journey(Island(), "ada").stone(101, "ne").midday()
    assert journey.session is not None
    table = journey.session.view(0, GAME.text("en", journey.content))
    (board,) = [board for board in table.boards if board.id == "island"]
    roads = [edge for edge in board.edges if edge.kind == "road"]
    assert len(roads) == 2, "101 to 102 and 101 to 104, each once"
    lit = [piece for piece in board.pieces if piece.kind == "guidestone"]
    assert [(piece.cell, piece.badge) for piece in lit] == [("place:101", "↗")]
    slots = [piece for piece in board.pieces if piece.kind == "slot"]
    assert len(slots) == 7, "eight corners of three Locations, one of them taken"


@pytest.mark.rule("TG-DAY-11")
@pytest.mark.parametrize(("health", "warned"), [(4, False), (8, True)])
def test_a_meal_says_what_is_left_and_whether_it_helps(health: int, warned: bool) -> None:
    island = Island().character("ada", health=8, most_health=8)
    journey = Journey(island, "ada").has("ada", food=3, health=health, energy=health).dusk()
    assert journey.prompt == "ask-meal"
    assert asked(journey).place == "camp"
    eats = option(journey, "eat")
    assert eats.effect.endswith("Food left: 2")
    helped = journey.hero("ada").energy == health == 8
    assert bool(eats.warning) is (warned and helped)


@pytest.mark.rule("TG-DIP-10")
@pytest.mark.parametrize(("affinity", "colour"), [(7, "grey"), (6, "red"), (2, "red"), (0, "red")])
def test_giving_up_says_the_colour_four_steps_down(affinity: int, colour: str) -> None:
    track = ["red", "red", "red", "grey", "green", "green", "green", "green"]
    table = Table(World().talk("knight", track=track), "ada", foe="knight")
    table.encounter.affinity = affinity
    assert colour in option(table.act("ada"), "give-up").effect


@pytest.mark.rule("TG-DIP-10")
@pytest.mark.parametrize(("affinity", "colour"), [(5, "grey"), (4, "red"), (3, "red"), (0, "red")])
def test_giving_up_goes_no_lower_than_the_bottom(affinity: int, colour: str) -> None:
    track = ["red", "grey", "green", "green", "green", "green"]
    table = Table(World().talk("knight", track=track), "ada", foe="knight")
    table.encounter.affinity = affinity
    assert colour in option(table.act("ada"), "give-up").effect


@pytest.mark.rule("TG-DAY-07", "TG-LOC-01")
@pytest.mark.parametrize(("food", "warned"), [(0, False), (19, False), (20, True)])
def test_an_action_that_would_change_nothing_is_warned_of(food: int, warned: bool) -> None:
    hunt = {"id": "hunt", "name": {"en": "Hunt", "ru": "Охота"}, "do": [FOOD]}
    island = Island().place(101, pointers={"n": 102}, clear={"actions": [hunt]})
    journey = Journey(island, "ada").has("ada", food=food).midday()
    assert bool(option(journey, "act:hunt").warning) is warned


@pytest.mark.rule("TG-DIP-04")
@pytest.mark.parametrize(("affinity", "wasted"), [(7, True), (6, False), (0, False)])
def test_a_step_beyond_the_top_is_warned_of(affinity: int, wasted: bool) -> None:
    world = World().item("charm", {"when": "use", "do": [{"type": "up"}]})
    table = Table(world, "ada", foe="knight").give("ada", "charm")
    table.encounter.affinity = affinity
    assert bool(option(table.act("ada"), "use:charm").warning) is wasted


@pytest.mark.rule("TG-LOC-01")
def test_an_action_of_a_location_says_its_price() -> None:
    def told(pay: list[dict[str, str]]) -> str:
        act = {"id": "pray", "name": {"en": "Pray", "ru": "Молиться"}, "pay": pay, "do": [HEAL]}
        content = Island().place(101, pointers={"n": 102}, clear={"actions": [act]}).content()
        place = content.locations["loc-101"]
        (line,) = face_lines(place, place.clear, GAME.text("en", content))
        return line

    assert "Energy" in told([{"what": "energy"}])
    assert "Energy" not in told([])
    assert "Pray" in told([])


@pytest.mark.rule("TG-DIP-01")
def test_affinity_is_read_off_as_the_log_counts_it_and_with_its_colour() -> None:
    track = ["red", "grey", "green"]
    table = Table(World().talk("knight", track=track, start=1), "ada", foe="knight").begin()
    assert table.session is not None
    scene = table.session.view(0, GAME.text("en", table.content)).scene
    assert scene is not None
    assert "2/3 grey" in [figure.value for figure in scene.sides[0].figures]


# ---- what several are asked alike


@pytest.mark.rule("TG-GEN-03")
def test_what_several_are_asked_alike_is_told_once_and_each_ask_by_itself() -> None:
    table = Table(World(), "ada", "ben").hold("ada", "ada-c0").hold("ben", "ben-c0").begin()
    assert table.session is not None
    while table.prompt != "ask-active":
        table.say(table.options[0])
    session, text = table.session, GAME.text("en", table.content)
    first, second = session.questions()
    other = replace(first, options=first.options[:1])
    with text.moment():
        told = [stages(session.state, session.content, q, text) for q in (first, second, other)]
    assert told[0] is told[1]
    assert len(told[2].effects) == 1 < len(told[0].effects)


@pytest.mark.rule("TG-GEN-03")
def test_of_the_same_people_it_is_told_what_each_effect_is_about() -> None:
    table = Table(World(), "ada", "ben").hold("ada", "ada-c0").act("ada")
    assert table.session is not None
    session, text = table.session, GAME.text("en", table.content)
    options = hero_options(table.g, [0, 1])
    goods: tuple[Resource, Resource] = ("food", "wealth")
    asks: list[Question[int]] = [
        Question(0, "choose", "ask-share", options, args={"effect": Gain(what)}) for what in goods
    ]
    with text.moment():
        food, wealth = (stages(session.state, session.content, ask, text) for ask in asks)
    assert food.effects != wealth.effects
