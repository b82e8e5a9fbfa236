"""DG-LIM: inventory limits."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.table.stats import held

Make = Callable[..., Table]


@pytest.mark.rule("DG-LIM-01", "DG-LIM-02", "DG-LIM-08")
def test_boons_and_treasures_have_limits_of_their_own(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.a.glory = 9
    t.ready(t.a, "grit", "poise", "lamp")
    t.a.hand = ["haste", "cloak", "rage"]
    keys = t.hero_keys()
    assert "card:haste" not in keys, "two boons held, limit two"
    assert "card:cloak" in keys, "one treasure held, limit two"
    assert "card:rage" in keys, "instants do not count"
    t.act("card:cloak")
    t.a.hand = ["iron-helmet"]
    assert "card:iron-helmet" not in t.hero_keys()


@pytest.mark.rule("DG-LIM-03", "DG-LIM-06", "DG-QCA-02", "DG-EX-19")
def test_one_treasure_of_a_kind(table: Make) -> None:
    t = table()
    t.a.glory = 9
    t.ready(t.a, "iron-helmet")
    t.a.hand = ["tin-helmet"]
    assert "card:tin-helmet" not in t.hero_keys()
    t.a.inventory.clear()
    t.a.artifacts = ["book-artifact"]
    assert "card:tin-helmet" in t.hero_keys(), "an artifact is no treasure"
    assert held(t.g, t.a) == (0, 0)


@pytest.mark.rule("DG-LIM-04", "DG-EX-23")
def test_what_raises_a_limit_may_be_played_when_it_is_full(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.a.glory = 9
    t.ready(t.a, "lamp", "cloak")
    t.a.hand = ["belt-pouch", "iron-helmet"]
    assert "card:iron-helmet" not in t.hero_keys()
    t.act("card:belt-pouch")
    assert "card:iron-helmet" in t.hero_keys()


@pytest.mark.rule("DG-LIM-05", "DG-EX-24")
def test_a_potion_used_at_once_needs_no_room(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.a.glory, t.a.life = 9, 10
    t.ready(t.a, "lamp", "cloak")
    t.a.hand = ["oil"]
    t.act("card:oil")
    assert t.a.life == 12
    assert [r.card for r in t.a.inventory] == ["lamp", "cloak"]
    assert t.state.discard == ["oil"]
    t.a.hand, t.a.life = ["oil"], 18
    assert "card:oil" not in t.hero_keys(), "it cannot be used now, so it needs room"


@pytest.mark.rule("DG-LIM-07", "DG-MIN-01")
def test_a_minion_takes_a_treasure_place(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.ready(t.a, "boa", "lamp")
    assert held(t.g, t.a) == (0, 2)
    t.a.hand, t.a.glory = ["cloak"], 1
    assert "card:cloak" not in t.hero_keys()


@pytest.mark.rule("DG-LIM-09", "DG-EX-64")
def test_a_falling_limit_discards_the_excess(table: Make) -> None:
    t = table(heroes=("apothecary", "bystander"))
    t.state.phase = "dungeonlord"
    t.ready(t.b, "belt-pouch", "lamp", "cloak", "iron-helmet")
    t.a.hand, t.b.peril = ["rust"], 1
    t.step("dungeonlord_phase", "bane:rust:bystander", "card:belt-pouch", "card:lamp")
    assert [r.card for r in t.b.inventory] == ["cloak", "iron-helmet"]
    assert t.state.discard == ["belt-pouch", "lamp", "rust"]


@pytest.mark.rule("DG-LIM-09")
def test_a_limit_also_falls_when_its_card_is_spent(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.ready(t.a, "frail-pouch", "lamp", "cloak", "iron-helmet")
    t.act("use:frail-pouch:1", "card:cloak")
    assert [r.card for r in t.a.inventory] == ["lamp", "iron-helmet"]
    assert t.a.glory == 1
