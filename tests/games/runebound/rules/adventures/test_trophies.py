"""Trophies: RB-TRO."""

import pytest

from waystone.games.runebound.box.abilities import When
from waystone.games.runebound.box.effects import Claim, Gold, Offer
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.trophies import claim, counts, gain, gain_any
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.kernel.game import find
from waystone.testing import run


@pytest.mark.rule("RB-TRO-04", "RB-AMB-22")
def test_a_trophy_of_any_kind_is_the_heros_choice() -> None:
    t = Table("corbin")
    t.state.decks["social"] = []
    run(gain_any(t.g, t.hero), ["deck:exploration"])
    assert [t.content.adventures[c].deck for c in t.hero.trophies] == ["exploration"]
    t.state.decks["exploration"] = []
    run(gain_any(t.g, t.hero))
    assert [t.content.adventures[c].deck for c in t.hero.trophies][1] == "combat"


@pytest.mark.rule("RB-TRO-05", "RB-EX-67")
def test_a_claim_counts_as_a_gain() -> None:
    t = Table("corbin").skills("keepsakes")
    gold = t.hero.gold
    run(claim(t.g, t.hero, "stone-ram"))
    assert t.hero.gold == gold + 1


@pytest.mark.rule("RB-AMB-63")
def test_of_trophies_of_one_kind_the_oldest_pays() -> None:
    t = Table("corbin").trophies("combat", "combat", "social")
    oldest, newer, social = t.hero.trophies
    run(resolve(t.g, t.by(), (Offer(1, (Gold(3),)),)), ["yes", "deck:combat"])
    assert t.hero.trophies == [newer, social]
    assert t.state.discards["combat"] == [oldest]


@pytest.mark.rule("RB-TRO-09", "RB-TRO-10", "RB-ABL-04")
def test_spent_trophies_go_to_their_own_pile() -> None:
    t = Table("corbin").trophies("combat", "social")
    social = t.hero.trophies[1]
    run(resolve(t.g, t.by(), (Offer(1, (Gold(3),)),)), ["yes", "deck:social"])
    assert t.state.discards["social"] == [social]
    assert len(t.hero.trophies) == 1
    run(resolve(t.g, t.by(), (Offer(2, (Gold(3),)),)))
    assert len(t.hero.trophies) == 1


@pytest.mark.rule("RB-AMB-21")
def test_additional_trophies_come_from_the_deck_shown() -> None:
    content, _ = find("runebound").load_content()
    assert content.adventures["lantern-wraith"].more == ("social",)
    assert content.adventures["ash-drake"].more == ("combat",)


def test_claims_outside_a_card_do_nothing() -> None:
    t = Table("corbin")
    run(resolve(t.g, t.by(), (Claim(),)))
    assert t.hero.trophies == []
    assert t.called == []


@pytest.mark.rule("RB-TRO-03")
def test_a_gained_trophy_sets_off_what_waits_for_it() -> None:
    t = Table("lissa")
    t.teach(When("trophy", (Gold(2),)))
    gold = t.hero.gold
    top = t.state.decks["social"][-1]
    assert run(gain(t.g, t.hero, "social"))
    assert (t.hero.trophies, t.hero.gold) == ([top], gold + 2)


@pytest.mark.rule("RB-TRO-02", "RB-TRO-05", "RB-TRO-06")
def test_a_claimed_card_is_a_trophy_of_its_deck() -> None:
    t = Table("lissa")
    t.teach(When("trophy", (Gold(2),)))
    gold = t.hero.gold
    run(claim(t.g, t.hero, "stone-ram"))
    assert (t.hero.trophies, t.hero.gold) == (["stone-ram"], gold + 2)
    assert counts(t.g, t.hero) == {"combat": 1, "social": 0, "exploration": 0}
