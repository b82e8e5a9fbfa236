"""Further clauses of the rules of the campaign, one by one."""

import msgspec
import pytest

from waystone.games.gloomhaven.box.campaign import EachChecks, EachXp, PartyGold, PartyItem
from waystone.games.gloomhaven.box.effects import Action, Attack, Summon
from waystone.games.gloomhaven.box.scenario import Mark, ScenarioDef
from waystone.games.gloomhaven.checks.campaign_testing import Camp, event, item, quest
from waystone.games.gloomhaven.rules.actions.loot import gain_item
from waystone.games.gloomhaven.rules.campaign.creation import choose_quest
from waystone.games.gloomhaven.rules.campaign.enhancement import (
    cost,
    enhance,
    kinds,
    may_enhance,
    possible,
    several,
)
from waystone.games.gloomhaven.rules.campaign.finds import add_design, unlock
from waystone.games.gloomhaven.rules.campaign.gains import gain_all, open_box
from waystone.games.gloomhaven.rules.campaign.levelling import gain_checks, mark_perk
from waystone.games.gloomhaven.rules.campaign.quests import covers, fulfilled, record
from waystone.games.gloomhaven.rules.campaign.retirement import bury
from waystone.games.gloomhaven.rules.campaign.sanctuary import donate, may_donate
from waystone.games.gloomhaven.rules.campaign.shop import for_sale, price, return_to_shop, supply
from waystone.games.gloomhaven.rules.campaign.steps import arrive, begin_campaign
from waystone.games.gloomhaven.rules.campaign.town import own_activities
from waystone.games.gloomhaven.rules.campaign.unlocks import open_what_is_due
from waystone.games.gloomhaven.table.records import Sticker
from waystone.games.gloomhaven.table.state import Character
from waystone.kernel.game import Setup


def camp(**fields: object) -> Camp:
    return Camp("harpooner", "sexton", **fields)  # type: ignore[arg-type]


@pytest.mark.rule("GH-CMP-22")
def test_the_first_campaign_has_its_two_decks_of_events_apart_and_nobody_has_retired() -> None:
    c = camp()
    c.add("events", event("c1"), event("r1", "road"), event("c9", extra=True))
    state, _ = begin_campaign(Setup(seed=1, seats=2), c.content)
    assert state.campaign is not None
    world = state.campaign.world
    assert ("c1" in world.city, "r1" in world.city, "c9" in world.city) == (True, False, False)
    assert ("c1" in world.road, "r1" in world.road) == (False, True)
    assert set(state.campaign.lines) == {0}


@pytest.mark.rule("GH-PQS-01", "GH-AMB-53")
def test_the_quest_that_is_not_kept_is_shuffled_in() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.offered, one.quest = ["quest-8", "quest-9"], ""
    c.world.quests[:] = ["quest-0", "quest-1", "quest-2"]
    c.state.streams.stack("quests", 0, 0, 0)
    c.run(choose_quest.rule(c.g, "harpooner"), ["quest:quest-8"])
    assert (one.quest, one.offered) == ("quest-8", [])
    assert c.world.quests == ["quest-1", "quest-2", "quest-9", "quest-0"]


@pytest.mark.rule("GH-VAR-08")
def test_the_quest_of_the_dead_is_shuffled_in() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.quest, one.items = "quest-9", ["lamp"]
    c.world.quests[:] = ["quest-0", "quest-1"]
    c.state.streams.stack("quests", 0, 0)
    bury(c.g, one)
    assert c.world.quests == ["quest-1", "quest-9", "quest-0"]
    assert one not in c.party.sheets


@pytest.mark.rule("GH-PQS-04")
def test_a_word_covers_every_type_whose_name_holds_it_in_either_language() -> None:
    c = camp()
    monster = next(iter(c.content.monsters))
    name = c.content.monsters[monster].name

    def stem(en: str, ru: str) -> bool:
        return covers(c.content, quest("q", "kills-of", word={"en": en, "ru": ru}), monster)

    assert stem(name["en"][1:4].upper(), "ъъ")
    assert stem("zzz", name["ru"][1:4])
    assert not stem("zzz", "ъъ")
    assert not covers(c.content, quest("q", "kills-of", word={"en": "a"}), "nobody-knows-it")


@pytest.mark.rule("GH-PQS-02", "GH-CMP-04", "GH-RDD-01", "GH-STA-06")
@pytest.mark.parametrize("boss", [False, True])
def test_what_a_scenario_was_is_noted_for_quests(boss: bool) -> None:
    c = camp()
    monsters = c.content.monsters.values()
    kind = next(m.id for m in monsters if (m.boss is not None) is boss)
    page: ScenarioDef = c.content.scenarios["one"]
    marks = {"M": Mark(monster=kind), "N": Mark(coins=1)}
    c.content.scenarios["one"] = msgspec.structs.replace(page, marks=marks)
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    owner, one = c.state.characters[0], c.sheet("harpooner")
    c.state.outcome, owner.exhausted = "won", True
    owner.deeds, owner.killed = {"kills": 2, "attacks-made": 9}, {"imp": 2}
    record(c.g, owner, one, False)
    wanted = {"kills": 2, "exhausted": 1, "wins": 1} | ({"bosses": 1} if boss else {})
    assert (one.progress, one.killed, one.finished) == (wanted, {"imp": 2}, ["one"])


@pytest.mark.rule("GH-SAN-01", "GH-SAN-02", "GH-SAN-03")
@pytest.mark.parametrize(("gold", "may"), [(9, False), (10, True)])
def test_ten_gold_are_enough_to_give_and_are_noted(gold: int, may: bool) -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.gold = gold
    assert may_donate(one) is may
    if may:
        donate(c.g, one)
        assert (one.gold, one.blessings, one.progress["donated"], c.world.donations) == (
            0,
            2,
            10,
            10,
        )
        assert not may_donate(one)


@pytest.mark.rule("GH-SHP-04", "GH-SHP-01")
@pytest.mark.parametrize(("gold", "sold"), [(9, False), (10, True)])
def test_what_one_can_just_pay_is_for_sale(gold: int, sold: bool) -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.gold = gold
    assert price(c.g, "lamp") == 10
    assert ("lamp" in for_sale(c.g, one)) is sold


@pytest.mark.rule("GH-SHP-06")
def test_items_that_come_back_are_for_sale_once_each() -> None:
    c = camp()
    c.add("items", item("idol", found="treasure"))
    return_to_shop(c.g, ["idol", "lamp"])
    assert c.world.supply == ["idol"]
    assert supply(c.g).count("lamp") == 1
    return_to_shop(c.g, ["idol"])
    assert c.world.supply == ["idol"]


@pytest.mark.rule("GH-CMP-20", "GH-CMP-15", "GH-SHP-06")
def test_a_design_that_is_known_leaves_its_deck() -> None:
    c = camp()
    c.world.designs = ["crown"]
    add_design(c.g, "crown", "GH-CMP-20")
    assert (c.world.designs, "crown" in c.world.supply) == ([], True)


@pytest.mark.rule("GH-EVT-05", "GH-EVT-08")
@pytest.mark.parametrize(("gold", "value", "asked", "left"), [
    ((1, 5), -6, False, (0, 0)), ((5, 1), -3, True, (3, 0)), ((0, 0), -4, False, (0, 0)),
    ((2, 2), 1, True, (3, 2)),
])  # fmt: skip
def test_what_is_shared_is_shared_to_the_last_coin(
    gold: tuple[int, int], value: int, asked: bool, left: tuple[int, int]
) -> None:
    c = camp(seats=1)
    for one, coins in zip(c.party.sheets, gold, strict=True):
        one.gold = coins
    first = str(gold[0] - left[0] if value < 0 else left[0] - gold[0])
    c.run(gain_all(c.g, [PartyGold(value)], "x"), [first] if asked else [])
    assert tuple(one.gold for one in c.party.sheets) == left


@pytest.mark.rule("GH-EVT-09", "GH-EVT-07")
@pytest.mark.parametrize(("value", "after"), [(-1, 99), (0, 100), (1, 101), (-50, 95)])
def test_experience_stops_at_the_least_of_the_level(value: int, after: int) -> None:
    c = camp()
    for one in c.party.sheets:
        one.level, one.xp = 3, 100
    c.run(gain_all(c.g, [EachXp(value)], "x"))
    assert [one.xp for one in c.party.sheets] == [after, after]


@pytest.mark.rule("GH-EVT-07", "GH-PRK-01", "GH-PRK-02", "GH-EVT-09")
def test_checks_for_each_and_a_full_group_stays_full() -> None:
    c = camp()
    for one in c.party.sheets:
        one.checks = 2
    c.run(gain_all(c.g, [EachChecks(1)], "x"))
    assert [(one.checks, one.unspent) for one in c.party.sheets] == [(3, 1), (3, 1)]
    one = c.party.sheets[0]
    gain_checks(c.g, one, -1)
    assert one.checks == 3
    gain_checks(c.g, one, 0)
    assert (one.checks, one.unspent) == (3, 1)
    gain_checks(c.g, one, 1)
    gain_checks(c.g, one, -2)
    assert (one.checks, one.unspent) == (3, 1)


@pytest.mark.rule("GH-AMB-57", "GH-EVT-06", "GH-CMP-15")
@pytest.mark.parametrize(("copies", "given"), [(1, True), (0, False)])
def test_the_last_copy_is_given_and_where_none_is_left_its_sale_value(
    copies: int, given: bool
) -> None:
    c = camp(seats=1)
    c.add("items", item("ring", 15, copies=copies))
    one = c.sheet("harpooner")
    one.gold = 0
    c.run(gain_all(c.g, [PartyItem("ring")], "x"), ["give:harpooner"])
    assert ("ring" in one.items, one.gold) == ((True, 0) if given else (False, 7))


@pytest.mark.rule("GH-LUP-04", "GH-PRK-01", "GH-AMB-56")
def test_a_perk_that_is_marked_is_spent() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.unspent, one.perks = 2, []
    c.run(mark_perk.rule(c.g, "harpooner"), ["perk:1"])
    assert (one.unspent, one.perks) == (1, [1])
    c.run(mark_perk.rule(c.g, "harpooner"), ["pass"])
    assert (one.unspent, one.perks) == (1, [1])


@pytest.mark.rule("GH-TWN-02", "GH-LUP-09", "GH-TWN-03", "GH-LUP-07")
def test_what_a_character_may_do_in_town() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.gold, one.items, one.quest, one.unspent = 0, [], "", 0
    c.party.sheets[:] = c.party.sheets[:2]
    assert own_activities(c.g, one) == ["stay-home"]
    one.unspent = 1
    assert own_activities(c.g, one) == ["perk", "stay-home"]
    one.unspent = 0
    c.world.prosperity = 4
    assert own_activities(c.g, one) == ["advance", "stay-home"]
    c.world.prosperity = 0
    one.xp = 45
    assert own_activities(c.g, one) == ["level-up"]
    one.xp, one.items = 0, ["lamp"]
    assert own_activities(c.g, one) == ["sell", "stay-home"]
    one.items, one.gold = [], 10
    assert own_activities(c.g, one) == ["buy", "donate", "stay-home"]


@pytest.mark.rule("GH-TWN-02", "GH-ENH-01")
@pytest.mark.parametrize(("gold", "may"), [(29, False), (30, True)])
def test_enhancing_is_offered_to_who_can_pay_once_it_is_unlocked(gold: int, may: bool) -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.gold = gold
    assert not may_enhance(c.g, one)
    c.world.achievements[c.content.campaign.enhancement] = 1
    assert may_enhance(c.g, one) is may
    assert ("enhance" in own_activities(c.g, one)) is may


@pytest.mark.rule("GH-ENH-02", "GH-ENH-03", "GH-ENH-04")
def test_an_enhancement_is_paid_counted_and_may_be_left_at_either_question() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.gold = 500
    found = possible(c.g, one)[0]
    key = f"{found.half}:{found.line + 1}:{found.kind}"
    for answers in (["pass"], [f"card:{found.card}", "pass"]):
        c.run(enhance.rule(c.g, "harpooner"), answers)
        assert (one.gold, c.world.stickers) == (500, [])
    paid = cost(c.content, [], found)
    c.run(enhance.rule(c.g, "harpooner"), [f"card:{found.card}", key])
    assert (one.gold, c.world.stickers) == (500 - paid, [found])
    assert one.progress["enhancements"] == 1


@pytest.mark.rule("GH-ENH-02", "GH-AMB-65")
def test_what_costs_all_one_has_can_be_paid() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.gold = 30
    found = possible(c.g, one)
    assert {cost(c.content, [], s) for s in found} == {30}
    one.gold = 29
    assert possible(c.g, one) == []


@pytest.mark.rule("GH-ENH-06", "GH-ENH-07", "GH-ENH-09")
def test_a_hex_costs_by_the_hexes_there_are_on_its_own_line() -> None:
    c = camp()
    area = Action([Attack(2, area=((1, 0), (2, 0))), Attack(2, area=((1, 0),))])
    card = c.sheet("harpooner").pool[0]
    c.content.cards[card] = msgspec.structs.replace(c.content.cards[card], top=area)
    grade = 25 * (c.content.cards[card].grade - 1)
    wanted = Sticker(card, "top", 0, "hex")
    assert cost(c.content, [], wanted) == 100 + grade
    other = Sticker(card, "top", 1, "hex")
    assert cost(c.content, [other], wanted) == 100 + grade + 75
    assert cost(c.content, [wanted], wanted) == 66 + grade + 75
    plain = Sticker(card, "top", 0, "attack")
    assert cost(c.content, [plain], wanted) == 100 + grade + 75
    assert cost(c.content, [Sticker(card, "bottom", 0, "hex")], wanted) == 100 + grade


@pytest.mark.rule("GH-ENH-06", "GH-AMB-26")
def test_a_summon_is_not_several() -> None:
    assert not several(Summon("lamp-boy"))
    assert several(Attack(1, targets=0))


@pytest.mark.rule("GH-ENH-04", "GH-ENH-05", "GH-AMB-65")
@pytest.mark.parametrize("reach", [0, 1, 2])
def test_a_summon_has_a_dot_for_each_number_that_is_printed(reach: int) -> None:
    c = camp()
    thing = msgspec.structs.replace(c.content.summons["lamp-boy"], range=reach)
    c.content.summons["lamp-boy"] = thing
    assert ("summon-range" in kinds(c.content, Summon("lamp-boy"))) is (reach > 0)


@pytest.mark.rule("GH-CMP-18", "GH-CMP-17")
def test_what_is_opened_again_gives_a_design_and_a_side_scenario() -> None:
    c = camp()
    c.world.designs, c.world.sides = ["crown"], ["four"]
    c.world.opened.append("box")
    c.run(open_box(c.g, "box", "GH-RET-05"))
    assert (c.world.designs, c.world.sides) == ([], [])
    assert ("crown" in c.world.supply, "four" in c.world.unlocked) == (True, True)


@pytest.mark.rule("GH-CMP-07", "GH-CMP-21")
def test_a_side_scenario_that_is_available_is_not_in_its_deck() -> None:
    c = camp()
    c.world.sides = ["five", "four"]
    unlock(c.g, "four", "GH-CMP-07")
    assert ("four" in c.world.unlocked, c.world.sides) == (True, ["five"])


@pytest.mark.rule("GH-UNL-01", "GH-AMB-37")
def test_nothing_is_due_in_a_new_world() -> None:
    c = camp()
    before = (list(c.world.opened), list(c.world.achievements))
    c.run(open_what_is_due(c.g))
    assert (list(c.world.opened), list(c.world.achievements)) == before


@pytest.mark.rule("GH-AMB-57", "GH-LOO-04")
def test_a_copy_that_somebody_at_home_owns_is_taken() -> None:
    c = camp()
    c.add("items", item("ring", 15, copies=1))
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    away = c.join("lamplighter", 2)
    c.party.sheets.remove(away)
    c.party.away.append(away)
    one, two = c.state.characters[:2]
    gain_item(c.g, one, "ring")
    assert ("ring" in one.owned) is True
    one.owned.remove("ring")
    away.items = ["ring"]
    before = two.gold
    gain_item(c.g, two, "ring")
    assert ("ring" in two.owned, two.gold) == (False, before + 7)


@pytest.mark.rule("GH-LOO-04", "GH-SHP-06")
def test_a_second_copy_that_is_looted_is_for_sale_in_town() -> None:
    """P. 28: it is sold at once, and its card goes to those that can be bought in town."""
    c = camp()
    c.add("items", item("ring", 15, copies=2, found="treasure"))
    one, other = c.sheet("harpooner"), c.sheet("sexton")
    owner = Character("harpooner", 0, 1, [], owned=["ring"])
    c.state.characters = [owner]
    other.gold = 50
    one.items = ["ring"]
    assert "ring" not in for_sale(c.g, other)
    gain_item(c.g, owner, "ring")
    assert (owner.owned, owner.gold) == (["ring"], 7)
    assert "ring" in for_sale(c.g, other)


@pytest.mark.rule("GH-LOO-04", "GH-EVT-06")
def test_a_second_copy_that_is_given_is_for_sale_in_town() -> None:
    c = camp()
    c.add("items", item("ring", 15, copies=2, found="treasure"))
    one, other = c.sheet("harpooner"), c.sheet("sexton")
    one.items, one.gold, other.gold = ["ring"], 0, 50
    c.run(gain_all(c.g, [PartyItem("ring")], "GH-EVT-06"), ["give:harpooner", "agree"])
    assert (one.items, one.gold) == (["ring"], 7)
    assert "ring" in for_sale(c.g, other)


@pytest.mark.rule("GH-RET-06", "GH-RET-01")
@pytest.mark.parametrize(("kills", "due"), [(4, False), (5, True)])
def test_a_quest_is_fulfilled_by_just_what_it_asks_for(kills: int, due: bool) -> None:
    c = camp()
    one = c.sheet("harpooner")
    c.add("quests", quest("five", "kills", 5))
    one.quest, one.progress = "five", {"kills": kills}
    assert fulfilled(c.content, one) is due
    one.quest = ""
    assert not fulfilled(c.content, one)
