"""What questions are about, what options would do, and warnings that are right."""

import re
from pathlib import Path
from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.shown.stage import stages
from waystone.kernel.game import find
from waystone.kernel.view import AskView, Choice

GAME = find("tainted-grail")
HIT = {"type": "damage", "n": 2}
HEAL = {"type": "heal", "n": 2}
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


def test_every_prompt_about_cards_and_people_is_staged() -> None:
    """What is left to the table: the story, the island's stones, growing."""
    folder = Path(GAME.folder) / "rules"
    prompts = set()
    for path in folder.rglob("*.py"):
        prompts |= set(re.findall(r'"(ask-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert set(stages.by_prompt) <= prompts
    assert prompts - set(stages.by_prompt) == {
        "ask-character", "ask-choice", "ask-chronicler", "ask-consent", "ask-cure", "ask-develop",
        "ask-fade", "ask-guardian", "ask-hint", "ask-how-many", "ask-item-deck", "ask-magic",
        "ask-materials", "ask-order", "ask-read-on", "ask-slot", "ask-stone-way",
        "ask-take-stone", "ask-up-to", "ask-upgrade", "ask-vision", "ask-where",
    }  # fmt: skip


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
        "Without a card first the tactical attack: Gain 1 Terror."
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
    assert option(table, "hero:ada").effect == "Health 9 of 9"
    assert option(table, "hero:ada").warning == "Nothing would change."
    assert option(table, "hero:ben").effect == "Health 3 of 9"
    assert option(table, "hero:ben").warning == ""


# ---- the day


def test_midday_tells_what_travel_costs_and_what_ends_the_day() -> None:
    journey = Journey(Island(), "ada").lay(102).midday()
    assert option(journey, "travel:102").effect == "Energy 6 → 5 if you pay it"
    assert option(journey, "travel:102").warning == ""
    assert option(journey, "rest").warning == "This ends your day."
    journey = Journey(Island(), "ada").lay(102).has("ada", energy=1).midday()
    assert option(journey, "travel:102").warning == "Your last Energy."


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
    assert ask.cause.startswith("bear атакует так:")
    escape = next(choice for choice in ask.choices if choice.key == "escape")
    assert escape.warning == "Вы уйдёте без добычи."
