"""The book's worked combat and diplomacy, step by step, with its numbers (TG-EX-37 to TG-EX-44)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.encounter.round import activation

CUBE: dict[str, Any] = {"type": "cubes"}


def bear_world() -> World:
    world = World()
    world.character("iunis", health=9, food=3)
    world.character("elgan", health=7, food=2, magic=1)
    world.combat(
        "wyrd-bear",
        toughness=8,
        rows=[
            {"to": 6, "do": [{"type": "damage", "n": 3}, {"type": "lose-cubes"}]},
            {
                "to": 7,
                "do": [{"type": "party", "do": [{"type": "damage"}]}, {"type": "lose-cubes"}],
            },
        ],
        loot=[{"type": "gain", "what": "food", "n": 3}],
        right={"aggression": 2, "practicality": 1},
    )
    world.card(
        "trade-blows",
        owner="iunis",
        left={"aggression": ["cube"]},
        right={"aggression": 1, "practicality": 1},
        abilities=[
            {
                "when": "play",
                "do": [
                    {
                        "type": "up-to",
                        "pay": {"what": "health"},
                        "most": 3,
                        "do": [CUBE],
                        "full": [{"type": "draw"}],
                    },
                ],
            },
            {"when": "after", "do": [{"type": "remove"}]},
        ],
    )
    world.card(
        "poison-candle",
        owner="elgan",
        passive=True,
        subtype="candle",
        left={"aggression": ["cube"]},
        right={"courage": 1, "magic": True},
        abilities=[
            {"when": "play", "do": [{"type": "tokens", "n": 3}]},
            {"when": "delay", "do": [{"type": "cubes", "n": 2}]},
        ],
    )
    world.card(
        "spark",
        owner="elgan",
        left={"courage": ["bolt"], "magic": ["cube", "cube"]},
        right={"aggression": 1},
        abilities=[{"when": "play", "do": [{"type": "hasten"}]}],
    )
    world.card(
        "flurry-of-blows",
        owner="iunis",
        left={"aggression": ["cube"]},
        right={"practicality": 1, "aggression": 1, "free": 2},
        abilities=[
            {
                "when": "play",
                "do": [
                    {"type": "may", "pay": [{"what": "terror"}], "do": [{"type": "charge"}]},
                ],
            },
            {"when": "charges", "spend": 1, "do": [CUBE]},
        ],
    )
    world.card(
        "rush",
        owner="iunis",
        left={"aggression": ["bolt"], "free": ["cube"]},
        abilities=[
            {
                "when": "play",
                "do": [
                    {"type": "each", "of": "weapons", "do": [CUBE]},
                ],
            },
            {"when": "after", "do": [{"type": "leave"}]},
        ],
    )
    return world


@pytest.fixture
def bear() -> Table:
    """Both have drawn their three cards and kept them."""
    table = Table(bear_world(), "iunis", "elgan", foe="wyrd-bear")
    table.can("iunis", aggression=2).can("elgan", courage=1)
    table.stack("iunis", "iunis-c0", "iunis-c1", "iunis-c2", "iunis-c3")
    table.stack("elgan", "elgan-c0", "elgan-c1", "elgan-c2")
    table.hold("iunis", "trade-blows", "flurry-of-blows", "rush")
    table.hold("elgan", "poison-candle", "spark")
    return table.start(activation())


@pytest.mark.rule("TG-EX-37")
def test_round_one_iunis_trades_blows(bear: Table) -> None:
    bear.say("hero:iunis", "card:trade-blows")
    assert bear.pool == 1, "the attribute key: she has 2"
    bear.say("3")
    assert bear.pool == 4
    assert bear.hero("iunis").health == 6
    assert "iunis-c0" in bear.member("iunis").hand, "having spent 3, she draws a card"
    bear.say("stop")
    assert bear.hero("iunis").health == 3
    assert bear.pool == 3
    assert bear.laid == [], "after the attack the last card is discarded"
    assert bear.member("iunis").discard == ["trade-blows"]


@pytest.mark.rule("TG-SEQ-18", "TG-EX-38")
def test_round_one_elgan_lights_a_candle_and_a_spark(bear: Table) -> None:
    bear.say("hero:iunis", "card:trade-blows", "3", "stop")
    assert bear.now.active == 1
    bear.say("card:poison-candle")
    assert bear.pool == 3, "requirement not met, Free Key empty"
    assert bear.now.sequence[0].tokens == 3
    bear.say("card:spark", "magic")
    assert bear.hero("elgan").magic == 0
    assert bear.pool == 5
    assert bear.now.sequence[0].tokens == 2, "the candle is Passive: its tokens survive covering"
    bear.say("stop")
    assert bear.hero("elgan").health == 4
    assert bear.pool == 4
    assert bear.now.round == 2
    assert not any(m.been for m in bear.now.members)
    assert len(bear.member("elgan").hand) == 1
    assert len(bear.member("iunis").hand) == 4, "three kept, one drawn"


def second_round(bear: Table) -> Table:
    bear.say("hero:iunis", "card:trade-blows", "3", "stop")
    return bear.say("card:poison-candle", "card:spark", "magic", "stop")


@pytest.mark.rule("TG-EX-39")
def test_round_two_iunis_falls_upon_it(bear: Table) -> None:
    second_round(bear).say("hero:iunis")
    assert bear.now.sequence[0].tokens == 1, "one token goes, nothing fires"
    assert bear.pool == 4
    bear.say("card:flurry-of-blows")
    assert bear.pool == 5
    bear.say("yes")
    assert bear.hero("iunis").terror == 1
    assert bear.now.sequence[-1].charges == 1
    bear.say("card:rush")
    assert bear.pool == 7, "the Free Key twice; no Weapon and no Shield"
    bear.say("stop")
    assert bear.numbers("pool")[-2:] == [6, 8], "6 is the figure of the book; then the candle"
    assert [one.health for one in bear.state_now.heroes] == [2, 3]
    assert bear.laid == ["poison-candle", "spark", "flurry-of-blows"]


@pytest.mark.rule("TG-EX-40")
def test_round_two_the_candle_burns_down_and_the_bear_falls(bear: Table) -> None:
    second_round(bear)
    bear.say("hero:iunis", "card:flurry-of-blows", "yes", "card:rush", "stop")
    assert bear.prompt == "ask-share-part", "victory in the middle of Elgan's activation, no attack"
    assert "fact-won" in bear.said
    bear.say("1")
    assert [one.food for one in bear.state_now.heroes] == [4, 4]
    assert bear.over == "victory"
    assert [one.health for one in bear.state_now.heroes] == [2, 3]
    assert bear.sound == []


# ---- diplomacy


def knight_world() -> World:
    world = World()
    world.character("gerdwyn", health=8)
    world.character("osbert", health=5, magic=1)
    world.talk(
        "tipsy-knight",
        time=3,
        track=["red", "red", "red", "grey", "grey", "grey", "green", "green", "green"],
        start=3,
        reaction=[{"type": "down"}, {"type": "remove"}, {"type": "lose-time"}],
        outcomes={
            "green": {"do": [{"type": "gain", "what": "wealth", "n": 2}]},
            "grey": {},
            "red": {},
        },
        right={"caution": 1},
    )

    def card(name: str, owner: str, **fields: Any) -> None:
        world.card(name, owner=owner, deck="diplomacy", **fields)

    card(
        "impatience",
        "gerdwyn",
        left={"free": ["up"]},
        right={"caution": 1},
        passive=True,
        abilities=[
            {"when": "play", "do": [{"type": "charge", "n": 2}]},
            {"when": "charges", "spend": 1, "do": [{"type": "remove"}]},
        ],
    )
    card(
        "stern-order",
        "gerdwyn",
        left={"caution": ["bolt"]},
        abilities=[
            {
                "when": "play",
                "do": [
                    {
                        "type": "when",
                        "if": {"is": "affinity", "colour": "grey"},
                        "do": [{"type": "may", "do": [{"type": "lose-time"}]}],
                    },
                ],
            },
            {"when": "removed", "do": [{"type": "up"}]},
        ],
    )
    card(
        "intimidation",
        "gerdwyn",
        left={"free": ["up", "up"]},
        abilities=[
            {"when": "play", "do": [{"type": "remove", "n": 2}]},
        ],
    )
    card(
        "risky-bet",
        "osbert",
        left={"caution": ["up"], "free": ["up"]},
        right={"empathy": 1},
        abilities=[
            {
                "when": "play",
                "do": [
                    {
                        "type": "when",
                        "if": {"is": "affinity", "colour": "green"},
                        "do": [
                            {
                                "type": "may",
                                "do": [
                                    {"type": "gain", "what": "wealth", "n": 2},
                                    {"type": "home"},
                                ],
                            },
                        ],
                    },
                ],
            }
        ],
    )
    card(
        "path-of-harmony",
        "osbert",
        left={"empathy": ["bolt"]},
        abilities=[
            {
                "when": "play",
                "do": [
                    {
                        "type": "either",
                        "options": [
                            {"do": [{"type": "draw"}, {"type": "time"}]},
                            {"do": [{"type": "up"}]},
                        ],
                    }
                ],
            },
        ],
    )
    card(
        "luck",
        "osbert",
        left={"empathy": ["time"]},
        right={"empathy": 1, "magic": True},
        abilities=[
            {
                "when": "play",
                "do": [
                    {
                        "type": "roll",
                        "faces": [
                            {"least": 1, "most": 3, "do": [{"type": "draw"}]},
                            {
                                "least": 4,
                                "most": 6,
                                "do": [
                                    {
                                        "type": "either",
                                        "options": [
                                            {"do": [{"type": "up"}]},
                                            {"do": [{"type": "draw"}]},
                                        ],
                                    }
                                ],
                            },
                        ],
                    }
                ],
            },
        ],
    )
    card(
        "coin-trick",
        "osbert",
        left={"empathy": ["bolt"], "magic": ["up", "up"]},
        right={"empathy": 1},
        abilities=[
            {
                "when": "play",
                "do": [
                    {
                        "type": "either",
                        "options": [
                            {"pay": [{"what": "wealth"}], "do": []},
                            {"do": [{"type": "lose-time"}]},
                        ],
                    }
                ],
            },
        ],
    )
    card(
        "haggle",
        "osbert",
        left={"empathy": ["bolt"]},
        abilities=[
            {"when": "enemy", "do": [{"type": "ignore"}]},
            {"when": "after", "do": [{"type": "leave"}]},
        ],
    )
    return world


@pytest.fixture
def knight() -> Table:
    table = Table(knight_world(), "osbert", "gerdwyn", foe="tipsy-knight")
    table.can("gerdwyn", caution=1).can("osbert", caution=1, empathy=1)
    table.stack("osbert", "coin-trick", "haggle", "osbert-d0")
    table.stack("gerdwyn", "intimidation", "gerdwyn-d0", "gerdwyn-d1")
    table.hold("osbert", "risky-bet", "path-of-harmony", "luck")
    table.hold("gerdwyn", "impatience", "stern-order")
    table.state.streams.stack_rolls("die", 4)
    return table.start(activation())


def position(table: Table) -> int:
    return table.now.affinity - 3


@pytest.mark.rule("TG-EX-41")
def test_round_one_gerdwyn_loses_patience(knight: Table) -> None:
    knight.say("hero:gerdwyn", "card:impatience")
    assert position(knight) == 1
    assert knight.now.sequence[0].charges == 2
    knight.say("card:stern-order", "yes")
    assert knight.now.time == 2
    knight.say("charge:impatience")
    assert knight.laid == ["impatience"]
    assert position(knight) == 2
    knight.say("stop")
    assert position(knight) == 1
    assert knight.laid == []
    assert knight.now.time == 1


def after_gerdwyn(knight: Table) -> Table:
    return knight.say(
        "hero:gerdwyn", "card:impatience", "card:stern-order", "yes", "charge:impatience", "stop"
    )


@pytest.mark.rule("TG-EX-42")
def test_round_one_osbert_takes_the_bet(knight: Table) -> None:
    after_gerdwyn(knight).say("card:risky-bet")
    assert position(knight) == 3, "attribute key and Free Key: green"
    knight.say("yes")
    assert knight.hero("osbert").wealth == 2
    assert position(knight) == 0
    knight.say("card:path-of-harmony", "way:1")
    assert knight.member("osbert").hand == ["luck", "coin-trick"]
    assert knight.now.time == 2
    knight.say("stop")
    assert position(knight) == -1
    assert knight.laid == ["risky-bet"]
    assert knight.now.time == 1
    assert knight.now.round == 2
    assert knight.member("osbert").hand == ["luck", "coin-trick", "haggle"]
    assert knight.member("gerdwyn").hand == ["intimidation"]


def second_talk(knight: Table) -> Table:
    after_gerdwyn(knight)
    return knight.say("card:risky-bet", "yes", "card:path-of-harmony", "way:1", "stop")


@pytest.mark.rule("TG-EX-43")
def test_round_two_osbert_haggles(knight: Table) -> None:
    second_talk(knight).say("hero:osbert", "card:luck")
    assert knight.now.time == 2
    knight.say("way:1")
    assert position(knight) == 0
    knight.say("card:coin-trick", "magic")
    assert position(knight) == 2
    assert knight.hero("osbert").magic == 0
    knight.say("way:2")
    assert knight.now.time == 1, "he loses Time instead of paying"
    knight.say("card:haggle", "stop")
    assert knight.now.time == 1, "the reaction is skipped"
    assert knight.laid == ["risky-bet", "luck", "coin-trick"]
    assert "haggle" in knight.member("osbert").discard


@pytest.mark.rule("TG-EX-44")
def test_round_two_gerdwyn_ends_it(knight: Table) -> None:
    second_talk(knight).say("hero:osbert", "card:luck", "way:1", "card:coin-trick", "magic")
    knight.say("way:2", "card:haggle", "stop")
    knight.say("card:intimidation")
    assert position(knight) == 4
    assert knight.laid == ["risky-bet", "luck"], "itself and the Coin Trick are discarded"
    knight.say("stop")
    assert position(knight) == 3, "the reaction, then Time 0"
    assert knight.laid == ["risky-bet"]
    assert knight.now.time == 0
    knight.say("1")
    assert knight.over == "green"
    assert [one.wealth for one in knight.state_now.heroes] == [3, 1]
