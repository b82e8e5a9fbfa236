"""Combat actions that cards give: what they cost and what they are used on is said with them."""

import pytest

from waystone.games.runebound.box.abilities import Special
from waystone.games.runebound.box.effects import Deal, Effect, Flip, Gold, Recast
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.options import combat_actions


@pytest.mark.rule("RB-CAC-07", "RB-EXR-01", "RB-EXR-03")
def test_an_action_that_takes_one_card_names_it_and_one_that_takes_two_asks() -> None:
    t = Table("corbin", "lissa").hand("hymn", "omen", "drill")
    t.teach(Special((Gold(1),), exert=1), Special((Gold(2),), exert=2))
    t.fight(["dsh"], ["dsh"])
    specials = [o for o in combat_actions(t.g, 0) if o.key.startswith("special:")]
    assert [(o.key.removeprefix("special:test-skill-60"), o.on) for o in specials] == [
        (":hymn", "hand:0:hymn"),
        (":omen", "hand:0:omen"),
        (":drill", "hand:0:drill"),
        (".2", "card:test-skill-60"),
    ]
    bench = t.play(action_phase(), "special:test-skill-60:omen", "special:test-skill-60.2")
    assert bench.prompt == "ask-retreat"
    assert t.hero.hand == []
    t.hand("hymn", "omen", "drill").fight(["dsh"], ["dsh"])
    assert t.play(action_phase(), "special:test-skill-60.2").prompt == "ask-exert"


@pytest.mark.rule("RB-CAC-07", "RB-TOK-11", "RB-TOK-12")
@pytest.mark.parametrize(
    ("effect", "offered"),
    [
        (Recast("own"), ["token:0:0", "token:0:2"]),
        (Flip("own"), ["token:0:0", "token:0:2"]),
        (Recast("opponent"), ["token:1:0", "token:1:1"]),
        (Flip("opponent"), ["token:1:0", "token:1:1"]),
        (Recast("spent"), ["token:0:1"]),
        (Recast("own", 2), ["card:test-skill-60"]),
        (Deal(1), ["card:test-skill-60"]),
    ],
)
def test_an_action_on_one_token_names_it(effect: Effect, offered: list[str]) -> None:
    t = Table("corbin", "lissa").hand()
    t.teach(Special((effect,)))
    t.fight(["phy", "mag", "dsh"], ["sku", "dsh"])
    t.side(0).tokens[1].spent = True
    found = [o.on for o in combat_actions(t.g, 0) if o.key.startswith("special:")]
    assert found == offered


@pytest.mark.rule("RB-CAC-07", "RB-TOK-10", "RB-TOK-12")
def test_the_token_that_was_named_is_the_one() -> None:
    t = Table("corbin", "lissa").hand()
    t.teach(Special((Flip("opponent"),)))
    t.fight(["phy"], ["sku/dsh", "dsh/sku", "dsh"])
    bench = t.play(action_phase(), "special:test-skill-60:1")
    assert [token.face for token in t.side(1).tokens] == [0, 1, 0]
    assert bench.prompt != "ask-token"


@pytest.mark.rule("RB-CAC-07")
def test_an_action_on_a_token_is_open_where_there_is_none() -> None:
    t = Table("corbin", "lissa").hand()
    t.teach(Special((Recast("spent"),)), Special((Flip("own"), Gold(1))))
    t.fight(["phy"], ["dsh"])
    found = [o.key for o in combat_actions(t.g, 0) if o.key.startswith("special:")]
    assert found == ["special:test-skill-60", "special:test-skill-60.2"]


@pytest.mark.rule("RB-CAC-07", "RB-CBT-02")
def test_an_action_of_an_enemy_names_no_token() -> None:
    t = Table("corbin", "lissa").hand()
    enemy = t.make_enemy(Special((Recast("own"),)))
    t.fight(["phy"], ["dsh", "dsh"], enemy=enemy)
    assert [o.key for o in combat_actions(t.g, 1)] == [f"special:{enemy}"]
