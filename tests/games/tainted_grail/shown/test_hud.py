"""What is always in sight: the coming attack in final numbers, how far the fight is, the danger."""

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


def test_the_intent_is_in_final_numbers_and_names_whom_it_hits() -> None:
    intent = shown(fight()).intents[0]
    assert (intent.id, intent.lines, intent.target) == ("foe", ["2 damage"], "hero:ada")
    assert shown(fight(3, 1)).intents[0].lines == ["2 damage"]
    assert shown(fight(1, 1)).intents[0].lines == ["Nothing"]


def test_the_goal_counts_cubes_towards_toughness() -> None:
    table = fight()
    table.now.pool = 3
    goal = shown(table).goals[0]
    assert (goal.done, goal.of) == (3, 5)


def test_danger_is_a_blow_that_would_fell_somebody() -> None:
    assert shown(fight()).danger == ""
    assert shown(fight(8)).danger == "The coming attack would fell ada."
    table = fight()
    table.state_now.heroes[1].health = 1
    assert shown(table).danger == "ben is near death: Health 1."


def test_who_is_active_is_not_done() -> None:
    order = {turn.id: turn for turn in shown(fight()).order}
    assert (order["hero:ada"].now, order["hero:ada"].done) == (True, False)
