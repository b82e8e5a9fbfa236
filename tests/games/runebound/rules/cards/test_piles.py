"""Decks and piles: RB-CMP."""

import pytest

from waystone.games.runebound.box.abilities import Bonus
from waystone.games.runebound.box.effects import Draw, Gold
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.trophies import gain
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.cards.limits import trim
from waystone.games.runebound.rules.cards.piles import (
    discard_from_hand,
    draw_skill,
    draw_skills,
    rebuild,
)
from waystone.games.runebound.rules.market.shop import draw_asset
from waystone.games.runebound.rules.steps import an_action
from waystone.testing import run


@pytest.mark.rule("RB-CMP-01", "RB-AST-09")
def test_gold_and_tokens_have_no_limit() -> None:
    t = Table("corbin")
    run(resolve(t.g, t.by(), (Gold(500),)))
    t.hero.tokens += 90
    assert (t.hero.gold, t.hero.tokens) == (500, 90)


@pytest.mark.rule("RB-CMP-02", "RB-EX-70")
def test_six_dice_although_the_box_has_five() -> None:
    t = Table("corbin")
    t.teach(Bonus("speed", 3))
    t.play(an_action(0), "roll")
    assert t.state.roll is not None
    assert len(t.state.roll.dice) == 6


@pytest.mark.rule("RB-CMP-03", "RB-TRO-03", "RB-EX-27")
def test_a_trophy_from_the_deck_else_the_discards_else_none() -> None:
    t = Table("corbin")
    deck = t.state.decks["combat"]
    top = deck[-1]
    assert run(gain(t.g, t.hero, "combat"))
    assert t.hero.trophies == [top]
    a, b = deck[0], deck[1]
    deck.clear()
    t.state.discards["combat"] = [a, b]
    assert run(gain(t.g, t.hero, "combat"))
    assert t.hero.trophies[-1] == b
    t.state.discards["combat"].clear()
    assert not run(gain(t.g, t.hero, "combat"))
    assert len(t.hero.trophies) == 2
    assert t.state.drawn == ""


@pytest.mark.rule("RB-CMP-04", "RB-AMB-56")
def test_skill_and_asset_decks_are_rebuilt_at_once() -> None:
    t = Table("corbin")
    for kind, draw in (("skill", draw_skill), ("asset", draw_asset)):
        t.state.decks[kind], t.state.discards[kind] = ["x"], ["y", "z"]
        assert draw(t.g) == "x"
        assert sorted(t.state.decks[kind]) == ["y", "z"]
        assert t.state.discards[kind] == []


@pytest.mark.rule("RB-CMP-05", "RB-ADV-05", "RB-EX-26")
def test_adventure_decks_are_never_rebuilt() -> None:
    t = Table("corbin", at="c12")
    t.state.discards["social"] = [*t.state.decks["social"]]
    t.state.decks["social"] = []
    bench = t.play(an_action(0), "adventure")
    assert t.space("c12") not in t.state.gems
    assert t.state.decks["social"] == []
    assert (t.hero.trophies, t.state.drawn, t.state.points) == ([], "", 1)
    assert bench.prompt == "ask-action"


@pytest.mark.rule("RB-CMP-07", "RB-CMP-08")
def test_cards_are_drawn_from_the_top_and_discarded_to_their_own_pile() -> None:
    t = Table("corbin").top("skill", "drill", "feint").hand()
    run(resolve(t.g, t.by(), (Draw(2),)))
    assert t.hero.hand == ["drill", "feint"]
    t.assets("cudgel", "hunting-spear")
    run(trim(t.g, t.hero), ["asset:cudgel"])
    assert t.state.discards["asset"][-1] == "cudgel"


@pytest.mark.rule("RB-CMP-07", "RB-CMP-04")
def test_a_card_discarded_from_the_hand_lies_on_its_pile() -> None:
    t = Table("corbin").hand("hymn", "omen")
    discard_from_hand(t.g, t.hero, "hymn")
    assert (t.hero.hand, t.state.discards["skill"]) == (["omen"], ["hymn"])
    t.state.decks["skill"].clear()
    discard_from_hand(t.g, t.hero, "omen")
    assert (t.state.discards["skill"], sorted(t.state.decks["skill"])) == ([], ["hymn", "omen"])


@pytest.mark.rule("RB-CMP-08", "RB-SKL-14")
def test_a_draw_from_nothing_is_no_draw() -> None:
    t = Table("corbin").hand()
    t.state.decks["skill"].clear()
    t.state.discards["skill"].clear()
    assert draw_skills(t.g, t.hero, 2) == 0
    assert (t.said("drew"), t.said("drew-some")) == (0, 0)
    t.state.discards["skill"] = ["hymn"]
    assert draw_skills(t.g, t.hero, 2) == 1
    assert (t.hero.hand, t.said("drew"), t.said("drew-some")) == (["hymn"], 1, 1)


@pytest.mark.rule("RB-CMP-04", "RB-AMB-56")
def test_a_deck_with_cards_is_not_rebuilt() -> None:
    t = Table("corbin").hand()
    t.state.decks["skill"], t.state.discards["skill"] = ["hymn"], ["omen"]
    rebuild(t.g, "skill")
    assert (t.state.decks["skill"], t.state.discards["skill"]) == (["hymn"], ["omen"])
