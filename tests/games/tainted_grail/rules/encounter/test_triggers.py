"""Triggers of skills (TG-SEQ-22): what brings them about, and how often."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.testing import Table, World

FOOD: dict[str, Any] = {"type": "gain", "what": "food"}
HIT: dict[str, Any] = {"type": "damage"}
BOLT: dict[str, Any] = {"left": {"free": ["bolt"]}}


def skilled(on: str, limit: str = "", **foe: Any) -> World:
    """Ada's skill brings Food whenever this happens."""
    world = World().skill("s", {"when": "trigger", "on": on, "do": [FOOD], "limit": limit})
    for name in "abcdef":
        world.card(name, **BOLT)
    world.card("wick", subtype="candle").card("shaft", subtype="arrow")
    world.card("won", left={"free": ["cube"]}).card("spell", left={"magic": ["card"]})
    return world.combat("bear", **foe)


def table(world: World, *hand: str, foe: str = "bear") -> Table:
    return Table(world, "ada", foe=foe).teach("ada", "s").hold("ada", *hand)


def food(one: Table) -> int:
    return one.hero("ada").food


@pytest.mark.rule("TG-SEQ-22")
@pytest.mark.parametrize(
    ("on", "gains"),
    [("first-card", [1, 1, 1, 1]), ("further-card", [0, 1, 2, 3]), ("third-card", [0, 0, 1, 1])],
)
def test_the_number_of_the_card(on: str, gains: list[int]) -> None:
    one = table(skilled(on), "a", "b", "c", "d").act("ada")
    for card, gained in zip("abcd", gains, strict=True):
        assert food(one.say(f"card:{card}")) == gained


@pytest.mark.rule("TG-SEQ-22")
@pytest.mark.parametrize(("on", "card"), [("candle", "wick"), ("arrow", "shaft")])
def test_the_kind_of_the_card(on: str, card: str) -> None:
    assert food(table(skilled(on), card).act("ada").say(f"card:{card}")) == 1
    assert food(table(skilled(on), "a").act("ada").say("card:a")) == 0


@pytest.mark.rule("TG-SEQ-22")
@pytest.mark.parametrize(
    ("limit", "gained"), [("", [2, 4]), ("activation", [1, 2]), ("encounter", [1, 1])]
)
def test_how_often(limit: str, gained: list[int]) -> None:
    one = table(skilled("further-card", limit), *"abcdef").act("ada")
    assert food(one.say("card:a", "card:b", "card:c")) == gained[0]
    assert food(one.say("stop", "card:d", "card:e", "card:f")) == gained[1]


@pytest.mark.rule("TG-SEQ-22")
def test_a_skill_that_waits_for_something_else_stays_silent() -> None:
    assert food(table(skilled("panic"), "a").act("ada").say("card:a", "stop")) == 0


@pytest.mark.rule("TG-SEQ-05", "TG-SEQ-22")
def test_a_magic_key_that_was_paid_for() -> None:
    for answer, gained in (("magic", 1), ("pass", 0)):
        one = table(skilled("magic-key", right={"magic": True}), "spell")
        one.hero("ada").magic = 3
        one.act("ada").say("card:spell", answer)
        assert (food(one), one.hero("ada").magic) == (gained, 3 - gained)
        assert len(one.member("ada").hand) == gained, "the bonus, once"


@pytest.mark.rule("TG-SYM-02", "TG-SEQ-18")
def test_a_delayed_ability_and_then_what_answers_it() -> None:
    world = skilled("delayed").card("late", abilities=[{"when": "delay", "do": [HIT]}])
    one = table(world).lay("late", tokens=1).act("ada").say("stop")
    assert (food(one), one.hero("ada").health) == (1, 7)
    assert one.said.index("fact-track-changed") < one.said.index("fact-resource-changed")
    assert food(table(world).lay("late", tokens=2).act("ada").say("stop")) == 0


@pytest.mark.rule("TG-SYM-08")
def test_a_card_that_is_removed() -> None:
    world = skilled("removed", attack=[{"type": "remove"}])
    assert food(table(world).lay("a").attack("ada")) == 1
    assert food(table(world).attack("ada")) == 0


@pytest.mark.rule("TG-COM-08")
@pytest.mark.parametrize(("hurt", "gained"), [(1, 1), (0, 0), (8, 0)])
def test_damage_that_is_survived(hurt: int, gained: int) -> None:
    world = skilled("damaged", attack=[{"type": "damage", "n": hurt}])
    assert food(table(world).attack("ada")) == gained


@pytest.mark.rule("TG-COM-08")
def test_damage_that_is_not_survived_in_company() -> None:
    world = skilled("damaged", attack=[{"type": "damage", "n": 8}])
    one = Table(world, "ada", "ben").teach("ada", "s").attack("ada")
    assert one.hero("ada").dying
    assert food(one) == 0


@pytest.mark.rule("TG-COM-05", "TG-DIP-11")
def test_an_activation_without_a_card() -> None:
    assert food(table(skilled("no-card")).act("ada").say("stop")) == 1
    assert food(table(skilled("no-card"), "a").act("ada").say("card:a", "stop")) == 0


@pytest.mark.rule("TG-COM-03", "TG-COM-04")
def test_a_victory() -> None:
    one = table(skilled("victory", toughness=1), "won").act("ada").say("card:won")
    assert (one.over, food(one)) == ("victory", 1)


@pytest.mark.rule("TG-DIP-06")
@pytest.mark.parametrize(("affinity", "gained"), [(7, 1), (4, 0), (0, 0)])
def test_a_green_outcome(affinity: int, gained: int) -> None:
    world = skilled("green").talk("knight", reaction=[{"type": "lose-time", "n": 9}])
    one = Table(world, "ada", foe="knight").teach("ada", "s")
    one.encounter.affinity = affinity
    assert food(one.attack("ada")) == gained


@pytest.mark.rule("TG-PAN-02")
def test_panic_counts_as_one_card_and_is_answered() -> None:
    one = table(skilled("panic"), "a")
    one.hero("ada").terror = 9
    one.stack("ada", "b").act("ada").say("panic")
    assert (food(one), one.now.activation.placed) == (1, 1)
    assert one.laid == ["b"]
