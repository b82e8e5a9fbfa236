"""Story cards and story quests: RB-STY."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.story.stories import story_card
from waystone.games.runebound.rules.turn.options import turn_options


def keys(t: Table, seat: int = 0) -> list[str]:
    return [o.key for o in turn_options(t.g, t.state.heroes[seat])]


@pytest.mark.rule("RB-STY-02")
def test_a_story_card_is_resolved_and_discarded() -> None:
    t = Table("corbin", "lissa")
    t.hand().hand(hero=t.other)
    t.state.decks["story"] = ["burning-fields"]
    t.play(story_card())
    assert t.state.discards["story"] == ["burning-fields"]
    assert t.state.story == []


@pytest.mark.rule("RB-STY-03", "RB-STY-04", "RB-AMB-55")
def test_a_story_quest_takes_the_lowest_slot_and_its_token() -> None:
    t = Table("corbin")
    t.state.decks["story"] = ["singing-egg", "tithe-wagons", "sky-scholars"]
    t.play(story_card())
    t.play(story_card())
    t.state.story.pop(0)
    t.play(story_card())
    assert [(q.slot, q.card) for q in t.state.story] == [(2, "tithe-wagons"), (1, "singing-egg")]
    assert t.state.story[1].space == t.space(t.content.sites["bellstone"].space)


@pytest.mark.rule("RB-STY-05", "RB-EX-18")
def test_no_token_where_there_are_several_places() -> None:
    t = Table("corbin")
    t.state.decks["story"] = ["tithe-wagons"]
    t.play(story_card())
    assert t.state.story[0].space == -1
    assert t.state.story[0].slot == 1


@pytest.mark.rule("RB-STY-06")
def test_any_hero_in_the_place_may_use_a_story_quest() -> None:
    t = Table("corbin", "lissa")
    t.state.decks["story"] = ["tithe-wagons"]
    t.play(story_card())
    assert "story:tithe-wagons" not in keys(t)
    t.put("e8").put("b4", t.other)
    assert "story:tithe-wagons" in keys(t)
    assert "story:tithe-wagons" in keys(t, 1)
    t.hero.gold = 8
    t.hand()
    for _ in range(3):
        t.state.points = 1
        t.play(an_action(0), "story:tithe-wagons", "yes")
        t.hand()
        assert t.state.story
    t.state.points = 1
    t.play(an_action(0), "story:tithe-wagons", "yes")
    assert t.hero.tokens == 4
    assert t.state.story == []
    assert "tithe-wagons" in t.state.discards["story"]


@pytest.mark.rule("RB-AMB-08")
def test_a_story_quest_stays_until_its_enemy_is_beaten() -> None:
    t = Table("corbin", "lissa", at="i9")
    t.state.decks["story"] = ["spire-drake-lands"]
    t.play(story_card())
    t.play(an_action(0), "story:spire-drake-lands")
    assert t.state.combat is not None
    assert t.state.combat.quest == "spire-drake-lands"
    t.pool(0, "phy")
    t.pool(1, "sku")
    t.hero.damage, t.state.combat.turn = 9, 1
    t.play(action_phase(), "attack:sku")
    assert t.state.story[0].uses == 0
    t.hero.damage, t.state.points = 0, 1
    t.play(an_action(0), "story:spire-drake-lands")
    t.pool(0, "phy")
    t.pool(1, "dsh")
    t.side(1).damage, t.state.combat.turn = 5, 0
    t.play(action_phase(), "attack:phy")
    assert t.state.story[0].uses == 1
    assert t.hero.tokens == 2
