"""What is always true."""

from waystone.games.runebound.checks.invariants import check
from waystone.games.runebound.checks.testing import Table


def test_broken_tables_are_found() -> None:
    t = Table("corbin")
    assert check(t.state, t.content) == []
    t.hero.hand.append(t.state.decks["skill"][0])
    assert "too often" in check(t.state, t.content)[0]
    t = Table("corbin")
    t.state.decks["asset"].pop()
    assert "missing" in check(t.state, t.content)[0]
    t = Table("corbin")
    t.hero.gold = -1
    t.state.act = 3
    t.state.gems.append(0)
    assert len(check(t.state, t.content)) >= 3
    t.hero.space = 9999
    t.hero.hero = "nobody"
    assert len(check(t.state, t.content)) == 2
