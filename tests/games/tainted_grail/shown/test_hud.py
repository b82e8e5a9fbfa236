"""What is always in sight: the coming attack in final numbers, how far the fight is, the danger."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.shown.hud import hud
from waystone.kernel.game import find
from waystone.kernel.view import Hud

GAME = find("tainted-grail")


def shown(table: Table) -> Hud:
    return hud(table.state_now, table.content, GAME.text("en", table.content))


def fight(damage: int = 2, guard: int = 0) -> Table:
    world = World().combat("bear", attack=[{"type": "damage", "n": damage}], toughness=5)
    cancel = {"type": "cancel", "what": "damage", "n": guard or 1}
    world.card("guard", abilities=[{"when": "enemy", "do": [cancel]}])
    table = Table(world, "ada", "ben").hold("ada", "ada-c0")
    return (table.lay("guard") if guard else table).act("ada")


@pytest.mark.rule("TG-COM-06", "TG-DIP-12")
def test_the_intent_is_in_final_numbers_and_names_whom_it_hits() -> None:
    intent = shown(fight()).intents[0]
    assert (intent.id, intent.lines, intent.target) == ("foe", ["2 damage"], "hero:ada")
    assert shown(fight(3, 1)).intents[0].lines == ["2 damage"]
    assert shown(fight(1, 1)).intents[0].lines == ["Nothing"]


@pytest.mark.rule("TG-COM-03", "TG-DIP-06")
def test_the_goal_counts_cubes_towards_toughness() -> None:
    table = fight()
    table.now.pool = 3
    goal = shown(table).goals[0]
    assert (goal.done, goal.of) == (3, 5)
    table.now.pool = 9
    assert shown(table).goals[0].done == 5
    talk = Table(World(), "ada", foe="knight").act("ada")
    goal = shown(talk).goals[0]
    assert (goal.done, goal.of) == (4, 8), "the fourth step of eight"


@pytest.mark.rule("TG-DTH-01", "TG-PAN-01")
def test_danger_is_a_blow_that_would_fell_somebody() -> None:
    assert shown(fight()).danger == ""
    assert shown(fight(8)).danger == "The coming attack would fell ada."
    table = fight()
    table.state_now.heroes[1].health = 1
    assert shown(table).danger == "ben is near death: Health 1."
    table.state_now.heroes[1].health = 2
    assert shown(table).danger == "ben is near death: Health 2."
    table.state_now.heroes[1].health = 3
    assert shown(table).danger == ""
    table.state_now.heroes[1].dying = True
    assert shown(table).danger == "ben is dying."
    table.state_now.heroes[0].terror = 9
    assert shown(table).danger == "ada panics. ben is dying."


@pytest.mark.rule("TG-DTH-01")
@pytest.mark.parametrize(("health", "told"), [(1, True), (2, True), (3, False)])
def test_a_blow_fells_who_has_no_more_health_than_it_takes(health: int, told: bool) -> None:
    table = fight(2)
    table.hero("ada").health = health
    assert ("would fell ada" in shown(table).danger) is told
    table.member("ada").left = "dying"
    assert "would fell" not in shown(table).danger, "whoever has left is not hit"


@pytest.mark.rule("TG-DTH-01")
def test_nobody_is_hit_before_somebody_is_active() -> None:
    table = fight(9)
    table.now.active = -1
    assert (shown(table).danger, shown(table).intents) == ("", [])
    table.now.active = 0
    table.now.result = "victory"
    assert (shown(table).danger, shown(table).intents) == ("", [])


@pytest.mark.rule("TG-COM-06", "TG-DIP-12")
@pytest.mark.parametrize(
    ("changes", "lines"),
    [
        ([{"type": "add", "effect": {"type": "damage", "n": 3}}], ["5 damage"]),
        ([{"type": "add", "effect": {"type": "terror", "n": 1}}], ["2 damage", "Gain 1 Terror"]),
        ([{"type": "cancel", "what": "damage", "n": 1}], ["1 damage"]),
        ([{"type": "ignore"}], ["Nothing"]),
    ],
)
def test_what_adds_and_what_cancels_is_counted(changes: list[Any], lines: list[str]) -> None:
    world = World().combat("bear", attack=[{"type": "damage", "n": 2}])
    world.card("ward", abilities=[{"when": "enemy", "do": changes}])
    assert shown(Table(world, "ada").lay("ward").act("ada")).intents[0].lines == lines


@pytest.mark.rule("TG-COM-06", "TG-DTH-01")
@pytest.mark.parametrize(("cards", "most", "n"), [(1, 9, 2), (3, 9, 6), (3, 2, 4)])
def test_an_attack_that_counts_something_is_told_in_numbers(cards: int, most: int, n: int) -> None:
    hit = {"type": "each", "of": "sequence", "most": most, "do": [{"type": "damage", "n": 2}]}
    table = Table(World().combat("bear", attack=[hit]), "ada")
    for card in range(cards):
        table.lay(f"ada-c{card}")
    table.hero("ada").health = n
    assert shown(table.act("ada")).intents[0].lines == [f"{n} damage"]
    assert "would fell ada" in shown(table).danger
    table.hero("ada").health = n + 1
    assert "would fell" not in shown(table).danger


@pytest.mark.rule("TG-DTH-01")
def test_a_blow_at_the_whole_party_counts_too() -> None:
    hit = {"type": "party", "do": [{"type": "udamage", "n": 3}, {"type": "terror"}]}
    table = Table(World().combat("bear", attack=[hit]), "ada", "ben").act("ada")
    table.hero("ada").health = 4
    assert "would fell" not in shown(table).danger
    table.hero("ada").health = 3
    assert "would fell ada" in shown(table).danger


def test_who_is_active_is_not_done() -> None:
    order = {turn.id: turn for turn in shown(fight()).order}
    assert (order["hero:ada"].now, order["hero:ada"].done) == (True, False)
