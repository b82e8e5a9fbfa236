"""Setting the table."""

import pytest

from waystone.games._template.checks.testing import cellar
from waystone.games._template.table.state import State


def total_cards(state: State) -> int:
    hands = sum(len(hero.hand) + bool(hero.readied) for hero in state.heroes)
    return len(state.draw) + len(state.discard) + hands


@pytest.mark.rule("TP-SET-01", "TP-SET-02", "TP-SET-03", "TP-SET-04")
def test_the_table_is_set() -> None:
    g = cellar(3)
    heroes = g.state.heroes
    assert len({hero.hero for hero in heroes}) == 3
    for hero in heroes:
        assert hero.room == "hall"
        assert hero.life == g.content.heroes[hero.hero].life
        assert hero.torches == 2
        assert len(hero.hand) == 3
    assert (g.state.beast.room, g.state.beast.life) == ("cellar", 8 * 3)
    assert total_cards(g.state) == 18
    assert g.state.draw != cellar(3, []).state.draw[::-1]
    assert [hero.torches for hero in cellar(2, ["dark"]).state.heroes] == [0, 0]
