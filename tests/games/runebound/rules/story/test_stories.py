"""Story cards and story quests: RB-STY."""

import pytest
from msgspec.structs import replace

from waystone.games.runebound.box.abilities import When
from waystone.games.runebound.box.effects import Fight, Gold, May
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.story.stories import (
    count_use,
    lay_out,
    story_card,
    use_story_quest,
)
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.testing import run


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


@pytest.mark.rule("RB-STY-02", "RB-STY-03", "RB-TIM-06")
def test_a_story_does_what_it_says_and_sets_off_what_waits() -> None:
    t = Table("corbin", "lissa", scenario="corpse-king")
    t.teach(When("story", (Gold(2),)))
    gold = t.hero.gold
    t.state.decks["story"] = ["open-graves"]
    t.play(story_card())
    assert {t.content.atlas.ids[n] for n in t.state.zombies} == {"d9", "k10", "i13"}
    assert (t.hero.gold, t.state.discards["story"]) == (gold + 2, ["open-graves"])
    t.state.zombies.clear()
    t.state.decks["story"] = ["night-muster"]
    t.play(story_card())
    assert [t.content.atlas.ids[n] for n in t.state.zombies] == ["j9"]
    assert t.facts("story-quest-laid", "zombie-rose")[-2:] == ["story-quest-laid", "zombie-rose"]
    assert t.hero.gold == gold + 4


@pytest.mark.rule("RB-STY-03", "RB-STY-04", "RB-AMB-55")
def test_slots_are_filled_from_the_lowest() -> None:
    t = Table("corbin")
    for card in ("spire-road", "old-hoard", "singing-egg"):
        lay_out(t.g, t.content.stories[card])
    assert [quest.slot for quest in t.state.story] == [1, 2, 3]
    del t.state.story[1]
    lay_out(t.g, t.content.stories["tithe-wagons"])
    assert [(quest.card, quest.slot) for quest in t.state.story][-1] == ("tithe-wagons", 2)


@pytest.mark.rule("RB-AMB-55", "RB-AMB-54")
def test_a_story_quest_leaves_after_its_last_use() -> None:
    t = Table("corbin")
    for card in ("spire-road", "singing-egg"):
        lay_out(t.g, t.content.stories[card])
    assert t.content.stories["singing-egg"].uses == 2
    count_use(t.g, "singing-egg")
    assert [(quest.card, quest.uses) for quest in t.state.story] == [
        ("spire-road", 0),
        ("singing-egg", 1),
    ]
    count_use(t.g, "singing-egg")
    assert [quest.card for quest in t.state.story] == ["spire-road"]
    assert (t.state.discards["story"], t.said("story-quest-left")) == (["singing-egg"], 1)
    count_use(t.g, "singing-egg")
    assert t.said("story-quest-left") == 1


@pytest.mark.rule("RB-AMB-54", "RB-AMB-08")
def test_a_use_counts_when_it_succeeds_and_a_fight_when_it_is_won() -> None:
    t = Table("lissa").hand().top("skill", "oak-hide", "hymn")
    for card in ("sky-scholars", "spire-drake-lands"):
        lay_out(t.g, t.content.stories[card])
    run(use_story_quest(t.g, t.hero, "sky-scholars"))
    assert t.state.story[0].uses == 0
    t.top("skill", "omen", "drill")
    run(use_story_quest(t.g, t.hero, "sky-scholars"))
    assert t.state.story[0].uses == 1
    run(use_story_quest(t.g, t.hero, "spire-drake-lands"))
    assert (t.state.story[1].uses, t.called) == (0, ["enter_combat"])
    mixed = replace(
        t.content.stories["sky-scholars"], id="mixed", then=(Gold(1), May((Fight("night-host"),)))
    )
    t._content(stories={**t.content.stories, "mixed": mixed})
    lay_out(t.g, mixed)
    run(use_story_quest(t.g, t.hero, "mixed"), ["no"])
    assert t.state.story[2].uses == 0
