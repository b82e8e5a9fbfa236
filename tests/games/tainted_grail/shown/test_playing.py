"""What playing a card would bring now, key by key, as the rules would have it."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.kernel.game import find
from waystone.kernel.view import Choice

GAME = find("tainted-grail")


def told(table: Table, card: str = "swing", language: str = "en") -> Choice:
    assert table.session is not None
    ask = table.session.view(0, GAME.text(language, table.content)).ask
    assert ask is not None
    return next(choice for choice in ask.choices if choice.key == f"card:{card}")


def holding(left: dict[str, Any], right: dict[str, Any], **card: Any) -> Table:
    """A card against a bear that opens these keys."""
    world = World().combat("bear", toughness=9, right=right).card("swing", left=left, **card)
    return Table(world, "ada").hold("ada", "swing")


@pytest.mark.rule("TG-SEQ-04", "TG-SEQ-06")
def test_keys_that_join_say_what_they_bring() -> None:
    keys = {"courage": ["cube", "bolt"], "free": ["cube"]}
    table = holding(keys, {"courage": 1, "free": 2})
    table.hero("ada").attributes[1] = 1
    table.act("ada")
    swing = told(table)
    assert swing.effect == "courage joins: +1 cube, lightning · Free Key ×2: +2 cubes"
    assert swing.warning == ""
    before = table.encounter.pool
    table.say("card:swing")
    assert table.encounter.pool == before + 3, "as it was told"


@pytest.mark.rule("TG-SEQ-04")
@pytest.mark.parametrize(
    ("right", "missed"), [({"courage": 2}, "courage (1 of 2)"), ({}, "courage")]
)
def test_keys_that_do_not_join_are_named_and_warned_of(right: dict[str, int], missed: str) -> None:
    table = holding({"courage": ["cube"]}, right)
    table.hero("ada").attributes[1] = 1
    table.act("ada")
    swing = told(table)
    assert swing.effect == f"Does not join: {missed}"
    assert swing.warning == "No key joins: nothing comes of the card now."
    table.say("card:swing")
    assert table.encounter.pool == 0


@pytest.mark.rule("TG-SEQ-06")
def test_a_free_key_alone_is_warned_of() -> None:
    table = holding({"courage": ["cube"], "free": ["cube"]}, {"free": 1}).act("ada")
    assert told(table).effect == "Free Key ×1: +1 cube · Does not join: courage"
    assert told(table).warning == "No other key joins: only the Free Key brings something."


@pytest.mark.rule("TG-SEQ-22")
def test_what_is_written_on_the_card_is_told_too() -> None:
    written = [{"when": "play", "do": [{"type": "draw"}]}]
    table = holding({"courage": ["cube"]}, {}, abilities=written).act("ada")
    assert told(table).effect == "On play: draw a card. · Does not join: courage"
    assert told(table).warning == "No key joins: only what is written on the card counts."


@pytest.mark.rule("TG-SEQ-05", "TG-SEQ-17")
@pytest.mark.parametrize(
    ("magic", "effect"),
    [
        (1, "Magic Key, if 1 Magic is paid: +2 cubes"),
        (0, "Does not join: Magic Key (nobody has Magic)"),
    ],
)
def test_a_magic_key_asks_for_magic(magic: int, effect: str) -> None:
    table = holding({"magic": ["cube", "cube"]}, {"magic": True})
    table.hero("ada").magic = magic
    assert told(table.act("ada")).effect == effect


@pytest.mark.rule("TG-COM-03")
@pytest.mark.parametrize(("pool", "won"), [(8, True), (7, False)])
def test_the_cube_that_wins_is_told(pool: int, won: bool) -> None:
    table = holding({"free": ["cube"]}, {"free": 1})
    table.encounter.pool = pool
    assert ("The pool is full" in told(table.act("ada")).effect) is won


@pytest.mark.rule("TG-DIP-13")
def test_in_a_talk_the_encounter_bonus_is_told() -> None:
    world = World().talk(
        "knight", right={"empathy": 1}, bonus={"empathy": [{"type": "up", "n": 2}]}
    )
    world.card("swing", deck="diplomacy", left={"empathy": ["encb", "time"]})
    table = Table(world, "ada", foe="knight").hold("ada", "swing")
    table.hero("ada").attributes[3] = 1
    table.act("ada")
    assert told(table).effect == "empathy joins: raise Affinity by 2, Time +1"
    assert "Время +1".lower() in told(table, language="ru").effect


@pytest.mark.rule("TG-TRT-03")
def test_the_third_card_against_the_agile_is_the_last() -> None:
    world = (
        World().combat("bear", traits=[{"type": "agile"}]).card("swing", left={"free": ["cube"]})
    )
    table = Table(world, "ada").hold("ada", "swing")
    table.act("ada")
    assert told(table).warning == ""
    table.encounter.activation.played, table.encounter.activation.free = 2, 1
    assert "no further one" in told(table).warning
