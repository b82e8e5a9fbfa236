"""What cards promise, and what is tried because of it."""

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.bots.promise import promise
from waystone.games.tainted_grail.bots.tactics import thoughts
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.kernel.play import Play

BLOWS = ["cube", "cube"]


def promised(table: Table, card: str) -> float:
    return promise(Play(table.state_now, table.content), 0)(card)


def advice(table: Table) -> str:
    assert table.session is not None
    question = table.session.questions()[0]
    return GAME.bots.policy(table.state_now, table.content, question.seat, question)


def test_keys_promise_where_they_meet_and_are_open() -> None:
    world = World().combat("bear", toughness=9, right={"courage": 1, "aggression": 2, "free": 0})
    world.card("open", left={"courage": BLOWS}, right={"free": 0})
    world.card("closed", left={"aggression": BLOWS}, right={"free": 0})
    world.card("apart", left={"practicality": BLOWS}, right={"free": 0})
    table = Table(world, "ada").can("ada", courage=1, aggression=1)
    table.hold("ada", "open", "closed", "apart").act("ada")
    assert promised(table, "open") == 2.0
    assert promised(table, "closed") == promised(table, "apart") == 0.0


def test_magic_promises_to_those_who_can_pay() -> None:
    world = World().combat("bear", toughness=9, right={"magic": True, "free": 0})
    world.card("spell", left={"magic": BLOWS}, right={"free": 0})
    table = Table(world, "ada").hold("ada", "spell").act("ada")
    table.hero("ada").magic = 0
    assert promised(table, "spell") == 0.0
    table.hero("ada").magic = 1
    assert 0.0 < promised(table, "spell") < 2.0


def test_an_encounter_bonus_promises_what_it_is_worth() -> None:
    bonus = {"empathy": [{"type": "up", "n": 2}], "caution": [{"type": "down", "n": 2}]}
    world = World().talk("knight", right={"empathy": 1, "caution": 1, "free": 0}, bonus=bonus)
    world.card("kind", deck="diplomacy", left={"empathy": ["encb"]}, right={"free": 0})
    world.card("wary", deck="diplomacy", left={"caution": ["encb"]}, right={"free": 0})
    table = Table(world, "ada", foe="knight").can("ada", empathy=1, caution=1)
    table.hold("ada", "kind", "wary").act("ada")
    assert promised(table, "kind") > 2.0 > -2.0 > promised(table, "wary")


def duel(*rows: list[str]) -> Table:
    """One alone with as many cards as are named, each with this free key."""
    world = World().combat("bear", toughness=20, right={"free": 1})
    names = [f"card-{n}" for n in range(len(rows))]
    for name, icons in zip(names, rows, strict=True):
        world.card(name, left={"free": icons}, right={"free": 0})
    return Table(world, "ada").hold("ada", *names).act("ada")


def test_a_card_far_ahead_is_played_without_a_thought() -> None:
    table = duel(["cube"], ["cube"] * 4, ["cube"] * 2)
    assert advice(table) == "card:card-1"
    assert not thoughts(table.content)
    table = duel(["cube"] * 4, ["cube"] * 4)
    assert advice(table) in ("card:card-0", "card:card-1")
    assert thoughts(table.content), "two that are alike are weighed"
    table = duel(["cube"], [])
    advice(table)
    assert thoughts(table.content), "one that promises little is weighed against waiting"


def test_what_promises_far_less_is_not_tried() -> None:
    """Two cards are weighed with what follows, the third is left aside."""
    close, far = (
        duel(["cube"] * 2, ["cube"] * 2, ["cube"] * 2),
        duel(["cube"] * 2, ["cube"] * 2, []),
    )
    for table, tried in ((close, 3), (far, 2)):
        advice(table)
        assert max(thought.nodes for thought in thoughts(table.content).values()) == tried
