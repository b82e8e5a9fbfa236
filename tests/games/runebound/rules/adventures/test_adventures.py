"""Adventures: RB-ADV."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.adventures import draw_adventure
from waystone.games.runebound.rules.cards.skills import affordable
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-ADV-01", "RB-ADV-02", "RB-ADV-03")
def test_a_coloured_gem_gives_an_adventure_of_its_deck() -> None:
    t = Table("corbin", at="b9").top("exploration", "old-mill")
    assert t.content.atlas.gem[t.space("b9")] == "exploration"
    t.play(an_action(0), "adventure")
    assert t.hero.quests == ["old-mill"]
    assert t.space("b9") not in t.state.gems
    t.state.points = 3
    assert "adventure" not in keys(t)


@pytest.mark.rule("RB-ADV-06", "RB-ADV-07", "RB-AMB-50")
def test_a_drawn_card_is_resolved_at_once_whatever_drew_it() -> None:
    t = Table("corbin").top("combat", "bounty-board", "stone-ram")
    t.play(draw_adventure(0, "combat"), "second")
    assert t.state.combat is not None
    assert t.state.combat.card == "stone-ram"
    assert "bounty-board" in t.state.discards["combat"]


@pytest.mark.rule("RB-ADV-08", "RB-ADV-09", "RB-TRO-02")
def test_a_trophy_is_of_the_deck_it_came_from() -> None:
    t = Table("corbin").hand("water-strider", "wolf-bond").trophies("social", "exploration")
    assert affordable(t.g, t.hero, t.content.skills["water-strider"])
    assert not affordable(t.g, t.hero, t.content.skills["wolf-bond"])
