"""Events and rumors: RB-EVT."""

import pytest

from waystone.games.runebound.box.effects import Claim
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.adventures import draw_adventure
from waystone.games.runebound.rules.adventures.events import resolve_rumor
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.testing import run


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-EVT-01", "RB-EVT-06", "RB-EX-14", "RB-AMB-47")
def test_an_event_offers_two_options() -> None:
    t = Table("ilvar").hand().top("social", "tales-of-old").top("skill", "drill")
    gold = t.hero.gold
    bench = t.play(draw_adventure(0, "social"))
    assert bench.options == ["first", "second"]
    bench.say("first")
    assert t.hero.gold == gold + 1
    assert t.hero.trophies == ["tales-of-old"]
    t = (
        Table("ilvar")
        .hand()
        .top("social", "tales-of-old")
        .top("skill", "oak-hide", "thorn-coat", "blessing")
    )
    t.play(draw_adventure(0, "social"), "first")
    assert t.hero.trophies == []
    assert t.state.discards["social"] == ["tales-of-old"]


@pytest.mark.rule("RB-EVT-02")
def test_an_option_that_cannot_be_done_may_be_chosen() -> None:
    t = Table("corbin").top("social", "debtor")
    t.hero.gold = 0
    t.play(draw_adventure(0, "social"), "first")
    assert (t.hero.trophies, t.state.discards["social"]) == ([], ["debtor"])


@pytest.mark.rule("RB-EVT-03", "RB-EVT-04", "RB-EVT-05")
def test_a_rumor_is_kept_until_resolved() -> None:
    t = Table("corbin").top("social", "sealed-letter", "lost-child")
    t.play(draw_adventure(0, "social"), "first")
    t.play(draw_adventure(0, "social"), "first")
    assert t.hero.rumors == ["sealed-letter", "lost-child"]
    assert not [k for k in keys(t) if k.startswith("rumor")]
    t.put("i2")
    assert [k for k in keys(t) if k.startswith("rumor")] == ["rumor:sealed-letter"]
    gold = t.hero.gold
    t.play(an_action(0), "rumor:sealed-letter")
    assert (t.hero.gold, t.hero.rumors) == (gold + 3, ["lost-child"])
    assert t.hero.trophies == ["sealed-letter"]


@pytest.mark.rule("RB-EVT-07")
def test_a_failed_test_discards_the_event_also_as_a_rumor() -> None:
    t = Table("corbin", at="d4").hand().top("skill", "oak-hide")
    t.state.decks["social"].remove("court-summons")
    t.hero.rumors.append("court-summons")
    gold = t.hero.gold
    t.play(an_action(0), "rumor:court-summons")
    assert (t.hero.rumors, t.hero.trophies) == ([], [])
    assert t.state.discards["social"] == ["court-summons"]
    assert t.hero.delayed
    assert t.hero.gold == gold


@pytest.mark.rule("RB-EVT-01")
@pytest.mark.parametrize(("key", "option"), [("first", "two-brides-1"), ("second", "two-brides-2")])
def test_each_way_of_an_event_is_told_by_its_own_name(key: str, option: str) -> None:
    t = Table("ilvar").hand().top("social", "two-brides")
    bench = t.play(draw_adventure(0, "social"))
    shown = {o.key: o.args["option"] for o in bench.session.questions()[0].options}
    assert shown[key] == option
    bench.say(key)
    assert bench.said("chose")[0]["option"] == option


@pytest.mark.rule("RB-EVT-06")
def test_a_rumor_that_says_so_is_claimed_and_not_discarded() -> None:
    t = Table("lissa")
    t.hero.rumors = ["sealed-letter"]
    t.state.decks["social"].remove("sealed-letter")
    gold = t.hero.gold
    run(resolve_rumor(t.g, t.hero, "sealed-letter"))
    assert (t.hero.trophies, t.hero.rumors, t.hero.gold) == (["sealed-letter"], [], gold + 3)
    assert (t.state.drawn, t.state.discards["social"]) == ("", [])


@pytest.mark.rule("RB-EVT-06")
def test_only_the_event_at_hand_is_claimed() -> None:
    t = Table("lissa")
    t.state.drawn = "two-brides"
    run(resolve(t.g, t.by(card="sealed-letter"), (Claim(),)))
    assert (t.hero.trophies, t.state.drawn) == ([], "two-brides")
