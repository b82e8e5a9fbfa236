"""Clauses of the rules of the campaign, one by one."""

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.campaign import Achieve, Forget, PartyGold, Prosperity
from waystone.games.gloomhaven.box.classes import PerkDef
from waystone.games.gloomhaven.box.effects import Ability, Attack, Give, Heal, Shove
from waystone.games.gloomhaven.box.lasting import Retaliate
from waystone.games.gloomhaven.checks.campaign_testing import Camp
from waystone.games.gloomhaven.rules.campaign.creation import create, new_sheet
from waystone.games.gloomhaven.rules.campaign.enhancement import kinds
from waystone.games.gloomhaven.rules.campaign.gains import gain_all
from waystone.games.gloomhaven.rules.campaign.levelling import mark_perk
from waystone.games.gloomhaven.rules.campaign.prosperity import gain_prosperity
from waystone.games.gloomhaven.rules.campaign.quests import quest_count
from waystone.games.gloomhaven.rules.campaign.steps import arrive, record_all
from waystone.games.gloomhaven.rules.campaign.town import activities, may_leave
from waystone.games.gloomhaven.rules.campaign.unlocks import open_what_is_due
from waystone.games.gloomhaven.shown.campaign_log import party_page, sheet_page, world_page
from waystone.games.gloomhaven.shown.campaign_names import perk_words


@pytest.mark.rule("GH-LUP-10", "GH-VAR-02", "GH-VAR-03")
@pytest.mark.parametrize(
    ("seats", "variants", "raised"), [(2, (), 0), (1, (), 1), (2, ("open-information",), 1)]
)
def test_alone_or_in_the_open_monsters_are_a_level_higher(
    seats: int, variants: tuple[str, ...], raised: int
) -> None:
    c = Camp("harpooner", "sexton", seats=seats, variants=variants)
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    assert (c.state.level, c.state.monster_level) == (1, 1 + raised)


@pytest.mark.rule("GH-ENH-04", "GH-AMB-65")
@pytest.mark.parametrize(
    ("ability", "kind", "has"),
    [
        (Attack(2, targets=2), "target", True),
        (Attack(2, targets=1), "target", False),
        (Attack(2, range=1), "range", True),
        (Attack(2), "range", False),
        (Heal(2, range=2), "range", True),
        (Heal(2, range=1), "range", False),
        (Give(["poison"], range=2), "range", True),
        (Give(["poison"], range=1), "range", False),
        (Shove(push=1, range=2), "range", True),
        (Shove(push=1), "range", False),
        (Shove(push=1), "push", True),
        (Shove(push=1), "pull", False),
        (Retaliate(1, range=2), "range", True),
    ],
)
def test_a_plus_one_needs_a_printed_number(ability: Ability, kind: str, has: bool) -> None:
    c = Camp("harpooner", "sexton")
    assert (kind in kinds(c.content, ability)) is has


@pytest.mark.rule("GH-PRO-05", "GH-PRO-01")
def test_a_loss_of_prosperity_cancels_the_next_gains_and_stops_at_the_level() -> None:
    """Five marks are level 2, whose least is four."""
    c = Camp("harpooner", "sexton")
    c.world.prosperity = 5
    gain_prosperity(c.g, -3, "x")
    assert (c.world.prosperity, c.world.noted) == (5, 1)
    gain_prosperity(c.g, 1, "x")
    assert (c.world.prosperity, c.world.noted) == (5, 0)
    gain_prosperity(c.g, 2, "x")
    assert (c.world.prosperity, c.world.noted) == (7, 0)


@pytest.mark.rule("GH-CMP-09", "GH-AMB-80")
def test_a_new_party_is_named_by_its_players() -> None:
    c = Camp(seats=2)
    proposed = c.party.name
    c.go(c.first)
    names = [folk.id for folk in c.content.campaign.parties]
    assert c.offers()[0] == f"name:{proposed}"
    assert sorted(c.offers()) == sorted(f"name:{name}" for name in names)
    other = next(name for name in names if name != proposed)
    c.answer(f"name:{other}")
    assert (c.party.name, c.prompt) == (other, "ask-town")


@pytest.mark.rule("GH-CMP-11", "GH-AMB-80")
def test_a_character_takes_any_name_that_is_free() -> None:
    c = Camp("sexton", seats=2)
    folk = [one.id for one in c.content.campaign.folk]
    c.sheet("sexton").name, c.world.retired = folk[0], [folk[1]]
    c.go(create(1)).answer("class:harpooner")
    assert c.offers() == [f"name:{name}" for name in folk[2:]]
    c.answer(f"name:{folk[-1]}")
    assert c.sheet("harpooner").name == folk[-1]


@pytest.mark.rule("GH-TWN-03", "GH-CMP-10")
def test_a_seat_sees_its_own_characters_at_home_and_its_own_free_lines() -> None:
    c = Camp("harpooner", "sexton", seats=2, characters=4)
    c.join("lamplighter", 2)
    away = c.party.sheets.pop()
    c.party.away.append(away)
    keys = [[option.key for option in activities(c.g, seat)] for seat in (0, 1)]
    assert ("join:lamplighter" in keys[0], "join:lamplighter" in keys[1]) == (True, False)
    assert [k for k in keys[0] if k.startswith("create")] == ["create:2"]
    assert [k for k in keys[1] if k.startswith("create")] == ["create:3"]
    told = next(o for o in activities(c.g, 1) if o.key == "create:3")
    assert told.args == {"number": 4}


@pytest.mark.rule("GH-CHR-01")
def test_the_question_for_a_class_says_which_character_it_is() -> None:
    c = Camp("sexton", seats=2).go(create(1))
    assert (c.questions()[0].seat, c.questions()[0].args["number"]) == (1, 2)


@pytest.mark.rule("GH-EVT-05")
def test_gold_of_the_party_is_divided_from_nothing_to_all() -> None:
    c = Camp("harpooner", "sexton", seats=2)
    for one, gold in zip(c.party.sheets, (4, 6), strict=True):
        one.gold = gold
    c.run(gain_all(c.g, [PartyGold(5)], "x"), ["0"])
    assert (c.asked[0].least, c.asked[0].most) == (0, 5)
    assert [one.gold for one in c.party.sheets] == [4, 11]
    c.run(gain_all(c.g, [PartyGold(-3)], "x"), ["0"])
    assert (c.asked[0].least, c.asked[0].most) == (0, 3)
    assert [one.gold for one in c.party.sheets] == [4, 8]
    c.run(gain_all(c.g, [PartyGold(-99)], "x"))
    assert [one.gold for one in c.party.sheets] == [0, 0]


@pytest.mark.rule("GH-PQS-03")
def test_what_was_never_done_counts_as_nothing() -> None:
    c = Camp("harpooner", "sexton")
    one = c.sheet("harpooner")
    one.quest = "quest-0"
    assert quest_count(c.content, one) == 0
    one.progress["kills"] = 3
    assert quest_count(c.content, one) == 3


@pytest.mark.rule("GH-CMP-04", "GH-PRK-01")
@pytest.mark.parametrize(("before", "gained", "perk"), [(2, 1, True), (1, 1, False), (3, 2, False)])
def test_a_perk_is_due_for_a_group_of_checks_that_has_become_full(
    before: int, gained: int, perk: bool
) -> None:
    c = Camp("harpooner", "sexton")
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    c.sheet("harpooner").checks = before
    c.state.characters[0].checks = gained
    assert record_all(c.g) == (["harpooner"] if perk else [])


@pytest.mark.rule("GH-CMP-06")
def test_the_page_of_the_world_names_its_classes() -> None:
    c = Camp("harpooner", "sexton")
    text = GAME.text("en", c.content)
    lines = world_page(c.campaign, text).paragraphs
    assert [line for line in lines if "Harpooner" in line]
    c.world.classes.clear()
    assert not [line for line in world_page(c.campaign, text).paragraphs if "Harpooner" in line]


@pytest.mark.rule("GH-CMP-12", "GH-CMP-13")
def test_an_achievement_is_lost_by_who_has_it() -> None:
    c = Camp("harpooner", "sexton")
    c.run(gain_all(c.g, [Achieve("oath"), Achieve("toll"), Achieve("engines")], "x"))
    c.run(gain_all(c.g, [Forget("oath")], "x"))
    assert (c.party.achievements, list(c.world.achievements)) == (["toll"], ["engines"])
    c.run(gain_all(c.g, [Forget("engines"), Forget("ferry")], "x"))
    assert (c.party.achievements, list(c.world.achievements)) == (["toll"], [])


@pytest.mark.rule("GH-CMP-09")
def test_the_page_of_a_party_names_its_achievements() -> None:
    c = Camp("harpooner", "sexton")
    text = GAME.text("en", c.content)
    assert len(party_page(c.party, text).paragraphs) == 1
    c.party.achievements.append("oath")
    assert [line for line in party_page(c.party, text).paragraphs if "oath" in line]


@pytest.mark.rule("GH-CMP-11")
def test_the_page_of_a_character_names_its_items_and_its_quest() -> None:
    c = Camp("harpooner", "sexton")
    text, one = GAME.text("en", c.content), c.sheet("harpooner")
    one.quest, one.items = "", []
    assert len(sheet_page(c.content, one, text).paragraphs) == 2
    one.quest, one.items = "quest-1", ["lamp"]
    lines = sheet_page(c.content, one, text).paragraphs
    assert [any(word in line for line in lines) for word in ("lamp", "quest-1")] == [True, True]


@pytest.mark.rule("GH-PRK-04")
def test_a_perk_says_what_it_changes() -> None:
    c = Camp("harpooner", "sexton")
    perk = PerkDef(remove=["-1"], add=["+1", "+2"], ignore=["items", "scenario"])
    said = perk_words(c.content, perk, {})
    assert said["en"] == (
        "remove −1; add +1, +2; ignore bad effects of items; ignore bad effects of scenarios"
    )
    assert said["ru"] == (
        "убрать −1; добавить +1, +2; не замечать вреда от предметов; не замечать вреда от сценариев"
    )
    assert perk_words(c.content, PerkDef(), {}) == {"en": "", "ru": ""}


@pytest.mark.rule("GH-PRO-01", "GH-PRO-03")
def test_it_is_told_when_the_town_reaches_a_new_level() -> None:
    c = Camp("harpooner", "sexton")
    c.world.prosperity = 2
    gain_prosperity(c.g, 1, "x")
    assert c.said("fact-town-grew") == []
    gain_prosperity(c.g, 1, "x")
    assert len(c.said("fact-town-grew")) == 1


@pytest.mark.rule("GH-LUP-04", "GH-AMB-56")
def test_without_a_perk_to_spend_no_box_is_asked_for() -> None:
    c = Camp("harpooner", "sexton")
    one = c.sheet("harpooner")
    one.unspent = 0
    c.run(mark_perk.rule(c.g, "harpooner"))
    assert one.perks == []


@pytest.mark.rule("GH-TWN-03", "GH-RET-02")
def test_nobody_leaves_the_town_while_one_has_a_duty_there() -> None:
    c = Camp("harpooner", "sexton")
    assert may_leave(c.g)
    c.sheet("sexton").xp = 45
    assert not may_leave(c.g)
    c.sheet("sexton").xp = 44
    c.party.sheets.pop()
    assert not may_leave(c.g), "one alone does not travel"


@pytest.mark.rule("GH-UNL-03", "GH-UNL-04")
def test_gifts_and_fame_open_what_is_due_each_by_its_rule() -> None:
    gold = {"100": [Prosperity(1)]}
    c = Camp("harpooner", "sexton", donations=gold, praised=[Prosperity(1)])
    c.world.donations = 100
    c.run(open_what_is_due(c.g))
    c.party.reputation = 10
    c.run(open_what_is_due(c.g))
    told = [line.rule for line in c.log if line.text == "fact-prosperity-changed"]
    assert told == ["GH-UNL-03", "GH-UNL-04"]
    assert c.world.opened == ["donations-100", "praised"]
    c.run(open_what_is_due(c.g))
    assert c.world.prosperity == 2, "each once in a world"


@pytest.mark.rule("GH-CHR-02", "GH-PQS-01", "GH-RET-08")
def test_a_new_sheet_has_the_perks_of_its_line_and_two_quests() -> None:
    c = Camp("harpooner", seats=1)
    c.campaign.lines[:] = [0, 2]
    quests = list(c.world.quests)
    one = new_sheet(c.g, "sexton", "folk-maud", 1)
    assert (one.unspent, one.offered, one.line) == (2, [quests[-1], quests[-2]], 1)
    assert c.world.quests == quests[:-2]
    other = new_sheet(c.g, "bellringer", "folk-maud", 3)
    assert (other.unspent, c.campaign.lines) == (0, [0, 2, 0, 0])
