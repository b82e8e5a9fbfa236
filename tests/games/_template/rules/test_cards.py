"""Cards: drawing up, spending."""

import pytest

from waystone.games._template.checks.testing import cellar, hand
from waystone.games._template.rules.cards import draw_up, spend_readied


@pytest.mark.rule("TP-CRD-01")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    hand(g, 0, "poker")
    g.state.draw.remove("door")
    g.state.discard, g.state.draw = g.state.draw, ["door"]
    assert draw_up(g.state, hero) == 2
    assert hero.hand[1] == "door"
    assert g.state.discard == []
    assert len(g.state.draw) == 18 - 3


@pytest.mark.rule("TP-CRD-01")
def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    g = cellar(1)
    hand(g, 0)
    pile = sorted([*g.state.draw, *g.state.discard])
    g.state.draw, g.state.discard = [], list(pile)
    draw_up(g.state, g.state.heroes[0])
    drawn = g.state.heroes[0].hand
    assert sorted([*g.state.draw, *drawn]) == pile
    assert [*g.state.draw, *reversed(drawn)] != pile


@pytest.mark.rule("TP-CRD-03")
def test_a_readied_card_is_spent_and_mends() -> None:
    g = cellar(1)
    hero = g.state.heroes[0]
    most = g.content.heroes[hero.hero].life
    hero.life, hero.readied = most - 1, "broth"
    spend_readied(g, hero)
    assert (hero.life, hero.readied, g.state.discard) == (most, "", ["broth"])
    hero.life, hero.readied = 1, "poker"
    spend_readied(g, hero)
    assert (hero.life, hero.readied) == (1, "")
