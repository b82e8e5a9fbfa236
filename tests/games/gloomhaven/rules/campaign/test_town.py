"""The town: characters, personal quests, shop, levels, perks, sanctuary, retirement, prosperity
(GH-TWN, GH-CHR, GH-PQS, GH-SHP, GH-LUP, GH-PRK, GH-SAN, GH-RET, GH-PRO)."""

import msgspec
import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.campaign import BoxDef, Prosperity
from waystone.games.gloomhaven.box.scenario import MinusCards
from waystone.games.gloomhaven.box.tables import THRESHOLDS
from waystone.games.gloomhaven.checks.campaign_testing import Camp, event, item, quest, words
from waystone.games.gloomhaven.rules.campaign.creation import choose_quest, create, open_classes
from waystone.games.gloomhaven.rules.campaign.gains import gain_all
from waystone.games.gloomhaven.rules.campaign.levelling import (
    advance,
    cards_to_learn,
    gain_checks,
    level_up,
    may_advance,
    must_level,
)
from waystone.games.gloomhaven.rules.campaign.prosperity import gain_prosperity, level_for
from waystone.games.gloomhaven.rules.campaign.quests import covers, fulfilled, quest_count, record
from waystone.games.gloomhaven.rules.campaign.retirement import bury, must_retire, retire
from waystone.games.gloomhaven.rules.campaign.sanctuary import donate
from waystone.games.gloomhaven.rules.campaign.shop import for_sale, price, sale_price, supply
from waystone.games.gloomhaven.rules.campaign.steps import arrive, at_home
from waystone.games.gloomhaven.rules.campaign.town import (
    give_to_the_sanctuary,
    own_activities,
    town,
)
from waystone.games.gloomhaven.rules.campaign.unlocks import open_what_is_due
from waystone.games.gloomhaven.rules.scenario.equipment import (
    hit_points,
    modifier_deck,
    negative_cards,
)
from waystone.games.gloomhaven.rules.scenario.pending import apply_pending
from waystone.games.gloomhaven.rules.scenario.special import acts
from waystone.games.gloomhaven.shown.campaign import campaign_view
from waystone.games.gloomhaven.shown.hidden import redeal_campaign
from waystone.games.gloomhaven.table.state import Character, ItemState
from waystone.kernel.rng import Streams
from waystone.kernel.step import in_order
from waystone.kernel.text import Wordless


def camp(*members: str, **fields: object) -> Camp:
    return Camp(*(members or ("harpooner", "sexton")), **fields)  # type: ignore[arg-type]


def deeds(keys: list[str]) -> set[str]:
    return {key.partition(":")[0] for key in keys}


# ---- the visit


@pytest.mark.rule("GH-TWN-02")
def test_activities_come_in_any_order_until_the_party_leaves() -> None:
    c = camp(seats=1, events=(event("city-1"),))
    one = c.sheet("harpooner")
    one.gold, one.xp, one.items = 60, 45, ["rope"]
    c.world.achievements["gilding"] = 1
    c.content.quests["quest-1"] = quest("quest-1", "gold", 10)
    one.quest = "quest-1"
    c.go(town())
    wanted = {"level-up", "buy", "sell", "donate", "enhance", "retire", "create"}
    assert wanted <= deeds(c.offers())
    c.answer(
        "sell:harpooner", "item:rope", "donate:harpooner", "buy:harpooner", "item:lamp", "pass"
    )
    assert "level-up:harpooner" in c.offers()
    c.answer("retire:harpooner", "create:0", "class:bellringer")
    c.until("ask-town")
    assert "done" in c.offers()
    c.answer("done", "city-event", "a")
    assert c.prompt in ("ask-town", "ask-party")


@pytest.mark.rule("GH-TWN-03", "GH-RET-01", "GH-RET-02", "GH-LUP-01")
def test_only_levelling_and_retiring_are_duties() -> None:
    c = camp(seats=1)
    one = c.sheet("harpooner")
    one.gold = 50
    assert "done" in c.go(town()).offers()
    one.xp = 45
    assert "done" not in c.go(town()).offers()
    one.xp = 0
    one.quest, c.content.quests["quest-1"] = "quest-1", quest("quest-1", "gold", 20)
    c.go(town())
    assert "done" not in c.offers()
    assert "retire:harpooner" in c.offers()
    assert "buy:harpooner" in c.offers()
    c.answer("buy:harpooner", "item:lamp", "pass")
    assert "retire:harpooner" in c.offers()
    c.answer("retire:harpooner")
    assert [s.id for s in c.party.sheets] == ["sexton"]


@pytest.mark.rule("GH-EVT-13", "GH-AMB-38")
def test_one_city_event_a_visit_and_only_if_wanted() -> None:
    c = camp(seats=1, events=(event("city-1"), event("city-2")))
    c.go(town()).all_done()
    assert "leave" in c.offers()
    assert "city-event" in c.offers()
    c.answer("city-event", "a").all_done()
    assert "city-event" not in c.offers()
    assert "leave" in c.offers()


# ---- creating characters


@pytest.mark.rule("GH-CHR-01", "GH-CHR-02", "GH-CHR-07", "GH-PQS-01")
def test_a_new_character_has_its_first_cards_and_keeps_one_of_two_quests() -> None:
    c = camp("harpooner", seats=1, characters=2)
    c.world.quests[-2:] = ["quest-3", "quest-7"]
    c.world.quests[:] = [
        q for n, q in enumerate(c.world.quests) if q not in c.world.quests[n + 1 :]
    ]
    total = len(c.world.quests)
    c.go(town()).answer("create:1", "class:sexton")
    c.answer(c.offers()[0])
    assert c.prompt == "ask-quest"
    one = c.sheet("sexton")
    assert sorted(one.offered) == ["quest-3", "quest-7"]
    c.answer("quest:quest-7")
    assert one.quest == "quest-7"
    assert not one.offered
    assert len(c.world.quests) == total - 1
    assert "quest-3" in c.world.quests
    first = [card.id for card in c.content.classes["sexton"].cards if card.level in (1, "X")]
    assert sorted(one.pool) == sorted(first)
    assert len(first) == c.content.classes["sexton"].hand + 3


@pytest.mark.rule("GH-CHR-03", "GH-CHR-04", "GH-CHR-05", "GH-CHR-06", "GH-EX-21", "GH-PRO-04")
def test_a_start_at_level_two_has_forty_five_gold_and_goes_through_the_level() -> None:
    c = camp("harpooner", seats=1, characters=2)
    c.world.prosperity = 4
    c.go(in_order(create(1), town())).answer("class:sexton")
    c.answer(c.offers()[0])
    assert c.offers() == ["level:1", "level:2"]
    c.answer("level:2")
    c.answer(c.offers()[0])
    one = c.sheet("sexton")
    assert (one.gold, one.xp, one.level) == (45, 45, 1)
    assert "done" not in c.offers()
    c.answer("level-up:sexton")
    assert c.prompt == "ask-learn"
    c.answer(c.offers()[0], "pass")
    assert one.level == 2
    assert one.unspent == 1
    c.go(create(2)).answer("class:bellringer")
    c.answer(c.offers()[0], "level:1")
    fresh = c.sheet("bellringer")
    assert (fresh.gold, fresh.xp) == (30, 0)


@pytest.mark.rule("GH-CHR-08", "GH-RET-08", "GH-EX-35")
def test_each_retired_character_of_a_line_gives_the_next_a_perk() -> None:
    c = camp("harpooner", seats=1, characters=2)
    for _ in range(2):
        c.join("lamplighter", 1)
        c.go(retire("lamplighter"))
    assert c.campaign.lines == [0, 2]
    c.go(create(1)).answer("class:sexton")
    assert c.sheet("harpooner").unspent == 0
    c.answer(c.offers()[0])
    assert c.sheet("sexton").unspent == 2


@pytest.mark.rule("GH-CHR-09", "GH-RET-09")
def test_a_class_already_played_may_be_used_again() -> None:
    c = camp()
    assert "harpooner" not in open_classes(c.g)
    c.go(in_order(retire("harpooner"), town()))
    assert "harpooner" in open_classes(c.g)
    c.answer("create:0", "class:harpooner")
    assert c.world.retired_classes == ["harpooner"]


@pytest.mark.rule("GH-CHR-10", "GH-RET-07")
def test_a_class_brings_its_events_when_unlocked_and_when_it_first_retires() -> None:
    cards = tuple(event(f"{d}-{n}", d, extra=True) for d in ("city", "road") for n in (31, 35))
    c = camp(
        "harpooner", "sexton", events=cards,
        unlocked_events={"lamplighter": ["city-31", "road-31"]},
        retired_events={"harpooner": ["city-35", "road-35"]},
    )  # fmt: skip
    c.world.classes.remove("lamplighter")
    c.add("boxes", BoxDef("sealed", words("x"), words("x"), "lamplighter"))
    assert c.world.city == []
    assert c.world.road == []
    c.content.quests["quest-1"] = quest("quest-1", "gold", 0, box="sealed")
    c.sheet("harpooner").quest = "quest-1"
    c.go(retire("harpooner"))
    assert sorted(c.world.city) == ["city-31", "city-35"]
    assert sorted(c.world.road) == ["road-31", "road-35"]
    c.world.city.clear()
    c.join("harpooner", 0)
    c.go(retire("harpooner"))
    assert c.world.city == []
    for definition in GAME.load_content()[0].classes.values():
        assert len(definition.cards) >= definition.hand + 3 + 16
        assert definition.health in ("low", "mid", "high")
        assert 8 <= definition.hand <= 12


# ---- personal quests


@pytest.mark.rule("GH-PQS-02", "GH-RET-05")
def test_the_quest_says_what_is_needed_and_which_box_opens() -> None:
    c = camp()
    c.add("boxes", BoxDef("chest", words("x"), words("x"), "", [Prosperity(3)]))
    c.content.quests["quest-1"] = quest("quest-1", "kills", 5, box="chest")
    one = c.sheet("harpooner")
    one.quest, one.progress = "quest-1", {"kills": 4}
    assert quest_count(c.content, one) == 4
    assert not must_retire(c.g, one)
    one.progress["kills"] = 5
    assert must_retire(c.g, one)
    c.go(retire("harpooner"))
    assert "chest" in c.world.opened
    assert c.world.prosperity == 4
    c.sheet("sexton").quest = "quest-1"
    c.go(retire("sexton"))
    assert c.world.supply == ["crown"]
    assert "four" in c.world.unlocked


@pytest.mark.rule("GH-PQS-03")
def test_city_scenarios_are_those_of_the_enlarged_map() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.quest, c.content.quests["quest-1"] = "quest-1", quest("quest-1", "city-scenarios", 2)
    one.finished = ["one", "three", "four"]
    assert quest_count(c.content, one) == 1
    one.finished.append("two")
    assert fulfilled(c.content, one)


@pytest.mark.rule("GH-PQS-04", "GH-EX-24")
def test_a_word_covers_every_type_whose_name_holds_it() -> None:
    c = camp()
    names = {
        "guard": {"en": "Bandit Guard", "ru": "Разбойник-страж"},
        "commander": {"en": "Bandit Commander", "ru": "Главарь разбойников"},
        "rat": {"en": "Rat", "ru": "Крыса"},
    }
    some = next(iter(c.content.monsters.values()))
    for name, called in names.items():
        c.content.monsters[name] = msgspec.structs.replace(some, id=name, name=called)
    word = quest("bandits", "kills-of", 3, word={"en": "bandit", "ru": "разбойник"})
    assert covers(c.content, word, "guard")
    assert covers(c.content, word, "commander")
    assert not covers(c.content, word, "rat")
    c.content.quests["bandits"] = word
    one = c.sheet("harpooner")
    one.quest = "bandits"
    one.killed = {"guard": 2, "commander": 1, "rat": 9}
    assert quest_count(c.content, one) == 3


@pytest.mark.rule("GH-PQS-05")
def test_without_quests_left_a_character_has_none_and_never_retires() -> None:
    c = camp("harpooner", seats=1, characters=2)
    c.world.quests.clear()
    c.go(in_order(create(1), town())).answer("class:sexton")
    c.answer(c.offers()[0])
    one = c.sheet("sexton")
    assert one.quest == ""
    assert c.prompt == "ask-town"
    one.gold, one.level, one.progress = 999, 9, {"kills": 999}
    assert not must_retire(c.g, one)


@pytest.mark.rule("GH-PQS-06", "GH-RET-03")
def test_a_fulfilled_quest_leaves_the_game_and_items_go_to_the_shop() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.quest, one.items, one.gold = "quest-1", ["crown"], 70
    c.world.quests.remove("quest-1")
    assert "crown" not in supply(c.g)
    c.go(retire("harpooner"))
    assert "quest-1" not in c.world.quests
    assert "crown" in supply(c.g)
    assert [s.gold for s in c.party.sheets] == [0]
    assert c.world.retired == ["folk-harpooner"]


@pytest.mark.rule("GH-HID-07", "GH-HID-01")
def test_the_quests_to_choose_from_are_secret_the_kept_one_lies_open() -> None:
    c = camp(seats=2)
    one = c.sheet("harpooner")
    one.offered = [c.world.quests.pop(), c.world.quests.pop()]

    def shown(seat: int) -> list[str]:
        table = campaign_view(c.state, c.content, c.campaign, seat, Wordless())
        mat = next(m for m in table.mats if m.id == "sheet:harpooner")
        return [card.id for z in mat.zones if z.id == "quests:harpooner" for card in z.cards]

    assert len(shown(0)) == 2
    assert shown(1) == []
    before = list(one.offered)
    redeal_campaign(c.state, c.campaign, 0, Streams(5))
    assert one.offered == before
    changed = set()
    for seed in range(8):
        redeal_campaign(c.state, c.campaign, 1, Streams(seed))
        changed.add(tuple(one.offered))
    assert len(changed) > 1
    keep = one.offered[0]
    c.go(choose_quest("harpooner")).answer(f"quest:{keep}")
    assert shown(0) == shown(1) == [f"quest:{keep}"]


# ---- the shop


@pytest.mark.rule("GH-SHP-01", "GH-REP-02", "GH-AMB-24")
def test_the_price_is_the_printed_one_changed_by_reputation() -> None:
    c = camp()
    assert price(c.g, "rope") == 15
    c.party.reputation = 12
    assert price(c.g, "rope") == 12
    c.party.reputation = -20
    assert price(c.g, "rope") == 20
    c.content.items["rope"] = item("rope", 3)
    c.party.reputation = 20
    assert price(c.g, "rope") == 0
    c.sheet("harpooner").gold = 30
    c.party.reputation = -4
    c.go(town()).answer("buy:harpooner", "item:lamp")
    assert c.sheet("harpooner").gold == 19


@pytest.mark.rule("GH-SHP-02")
def test_an_item_sells_for_half_its_printed_price_rounded_down() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.items, c.party.reputation = ["crown"], 20
    assert sale_price(c.g, "crown") == 15
    c.go(town()).answer("sell:harpooner", "item:crown")
    assert one.gold == 15
    assert one.items == []
    assert "crown" in supply(c.g)


@pytest.mark.rule("GH-SHP-03")
def test_items_and_gold_are_never_handed_over() -> None:
    c = camp(seats=1)
    c.world.achievements["gilding"] = 1
    for one in c.party.sheets:
        one.gold, one.items = 80, ["lamp"]
    c.go(town())
    allowed = {"level-up", "perk", "advance", "retire", "buy", "sell", "donate", "enhance",
               "stay-home", "join", "create", "done"}  # fmt: skip
    assert deeds(c.offers()) <= allowed
    c.answer("buy:harpooner", "item:rope")
    assert [s.gold for s in c.party.sheets] == [65, 80]
    assert c.sheet("sexton").items == ["lamp"]


@pytest.mark.rule("GH-SHP-04")
def test_copies_are_limited_and_nobody_owns_two() -> None:
    c = camp("harpooner", "sexton", "bellringer")
    c.content.items["lamp"] = item("lamp", copies=2)
    for one in c.party.sheets:
        one.gold = 50
    c.sheet("harpooner").items = ["lamp"]
    assert "lamp" not in for_sale(c.g, c.sheet("harpooner"))
    assert "lamp" in for_sale(c.g, c.sheet("sexton"))
    c.sheet("bellringer").items = ["lamp"]
    assert "lamp" not in for_sale(c.g, c.sheet("sexton"))


@pytest.mark.rule("GH-SHP-05", "GH-PRO-03")
def test_the_supply_grows_with_prosperity_as_the_table_says() -> None:
    content, _ = GAME.load_content()
    counts = [sum(i.prosperity == n and getattr(i, "found", "shop") == "shop"
                  for i in content.items.values()) for n in range(1, 10)]  # fmt: skip
    assert counts[0] == 14
    assert all(n <= 7 for n in counts[1:])
    c = camp()
    c.content.items["saw"] = item("saw", prosperity=2)
    assert "saw" not in supply(c.g)
    assert "lamp" in supply(c.g)
    gain_prosperity(c.g, 4, "x")
    assert "saw" in supply(c.g)


@pytest.mark.rule("GH-SHP-06")
def test_designs_and_the_items_of_the_retired_and_dead_are_for_sale() -> None:
    c = camp("harpooner", "sexton", "bellringer")
    c.content.items["sabre"] = item("sabre", prosperity=9)
    c.sheet("harpooner").items, c.sheet("sexton").items = ["crown"], ["sabre"]
    assert supply(c.g) == ["lamp", "rope"]
    bury(c.g, c.sheet("sexton"))
    assert supply(c.g) == ["lamp", "rope", "sabre"]
    c.go(retire("harpooner"))
    assert supply(c.g) == ["lamp", "rope", "crown", "sabre"]


@pytest.mark.rule("GH-SHP-07", "GH-SHP-09", "GH-EX-55", "GH-AMB-58")
def test_what_another_party_owns_is_still_for_sale() -> None:
    c = camp()
    c.content.items["lamp"] = item("lamp", copies=2)
    for one in c.party.sheets:
        one.items = ["lamp"]
    rich = c.join("bellringer", 0, gold=40)
    assert "lamp" not in for_sale(c.g, rich)
    c.party.sheets.remove(rich)
    c.go(town()).all_done().answer("new-party")
    c.answer(c.offers()[0])
    first, second = c.join("bellringer", 0, gold=40), c.join("harpooner", 1, gold=40)
    assert "lamp" in for_sale(c.g, first)
    c.go(town()).answer("buy:bellringer", "item:lamp", "pass", "done", "buy:harpooner", "item:lamp")
    assert first.items == second.items == ["lamp"]
    assert [s.items for s in c.campaign.parties[0].sheets] == [["lamp"], ["lamp"]]


# ---- levels


@pytest.mark.rule("GH-LUP-02", "GH-LUP-08", "GH-AMB-36")
def test_levels_come_at_the_thresholds_and_end_at_nine() -> None:
    c = camp()
    assert THRESHOLDS == (0, 45, 95, 150, 210, 275, 345, 420, 500)
    one = c.sheet("harpooner")
    for level, needed in enumerate(THRESHOLDS[1:], 1):
        one.level, one.xp = level, needed - 1
        assert not must_level(one)
        one.xp = needed
        assert must_level(one)
    one.level, one.xp = 9, 5000
    assert not must_level(one)


@pytest.mark.rule("GH-LUP-03", "GH-LUP-04", "GH-LUP-05", "GH-AMB-56")
def test_a_level_brings_a_card_a_perk_and_hit_points() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.xp = 45
    before = set(one.pool)
    c.go(level_up("harpooner"))
    grades = [c.content.cards[k.partition(":")[2]].grade for k in c.offers()]
    assert grades
    assert max(grades) == 2
    learned = c.offers()[0]
    c.answer(learned)
    assert set(one.pool) - before == {learned.partition(":")[2]}
    assert c.prompt == "ask-perk"
    assert "pass" in c.offers()
    c.answer("perk:0")
    assert one.perks == [0]
    deck = modifier_deck(c.content.classes["harpooner"], one.perks)
    assert sorted(deck) != sorted(modifier_deck(c.content.classes["harpooner"], []))
    curve = [hit_points(c.content, "harpooner", n) for n in range(1, 10)]
    assert curve == sorted(curve)
    assert curve[1] > curve[0]
    c.state.scenario = "one"
    c.go(arrive()).answer("difficulty:normal")
    assert c.state.figures["harpooner"].most_hp == curve[1]
    c.until("ask-hand")
    asked = next(q for q in c.questions() if q.args["character"] == "harpooner")
    assert asked.least == asked.most == c.content.classes["harpooner"].hand


@pytest.mark.rule("GH-LUP-03")
def test_a_card_of_a_lower_level_may_be_learned_later() -> None:
    c = camp()
    one = c.sheet("harpooner")
    one.level = 3
    grades = {c.content.cards[n].grade for n in cards_to_learn(c.content, one)}
    assert grades == {2, 3}


@pytest.mark.rule("GH-LUP-07")
def test_a_perk_with_several_boxes_may_be_taken_that_often() -> None:
    c = camp(seats=1)
    one = c.sheet("harpooner")
    perks = c.content.classes["harpooner"].perks
    twice = next(n for n, perk in enumerate(perks) if perk.boxes == 2)
    one.unspent = 3
    c.go(town()).answer("perk:harpooner", f"perk:{twice}", f"perk:{twice}")
    assert one.perks == [twice, twice]
    assert f"perk:{twice}" not in c.offers()


@pytest.mark.rule("GH-LUP-09", "GH-PRO-04", "GH-AMB-46")
def test_a_character_below_the_towns_level_may_advance_to_it() -> None:
    c = camp(seats=1)
    one = c.sheet("harpooner")
    one.xp = 20
    assert not may_advance(c.g, one)
    c.world.prosperity = 9
    assert may_advance(c.g, one)
    c.go(in_order(advance("harpooner"), town()))
    assert c.offers() == ["level:2", "level:3"]
    c.answer("level:3")
    assert one.xp == 95
    assert one.level == 1
    for level in (2, 3):
        assert "done" not in c.offers()
        c.answer("level-up:harpooner")
        c.answer(c.offers()[0], "pass")
        assert one.level == level
        assert one.unspent == level - 1
    assert not must_level(one)
    assert not may_advance(c.g, one)


@pytest.mark.rule("GH-LUP-10")
def test_the_scenario_level_follows_the_levels_of_the_party() -> None:
    for levels, wanted in (((1, 1), 1), ((3, 4), 2), ((9, 9), 5)):
        c = camp()
        for one, level in zip(c.party.sheets, levels, strict=True):
            one.level = level
        c.state.scenario = "one"
        c.go(arrive()).answer("difficulty:normal")
        assert (c.state.level, c.state.monster_level, c.state.trap_damage) == (
            wanted, wanted, 2 + wanted)  # fmt: skip


# ---- checks


@pytest.mark.rule("GH-PRK-01", "GH-PRK-02", "GH-PRK-03")
def test_three_checks_give_a_perk_the_rest_carries_over_six_perks_at_most() -> None:
    c = camp()
    one = c.sheet("harpooner")
    gain_checks(c.g, one, 2)
    assert (one.checks, one.unspent) == (2, 0)
    gain_checks(c.g, one, 2)
    assert (one.checks, one.unspent) == (4, 1)
    for _ in range(10):
        gain_checks(c.g, one, 2)
    assert (one.checks, one.unspent) == (18, 6)


@pytest.mark.rule("GH-EVT-09", "GH-EX-33")
def test_a_check_that_made_a_perk_cannot_be_lost() -> None:
    c = camp()
    one = c.sheet("harpooner")
    gain_checks(c.g, one, 4)
    gain_checks(c.g, one, -1)
    assert one.checks == 3
    gain_checks(c.g, one, -1)
    assert (one.checks, one.unspent) == (3, 1)


@pytest.mark.rule("GH-PRK-04")
def test_perks_change_the_deck_or_ignore_harm_of_items_and_scenarios() -> None:
    content, _ = GAME.load_content()
    perks = [perk for hero in content.classes.values() for perk in hero.perks]
    assert any(perk.remove and not perk.add for perk in perks)
    assert any(perk.add and not perk.remove for perk in perks)
    assert any(perk.remove and perk.add for perk in perks)
    for kind in ("items", "scenario"):
        hero, number = next(
            (h, n) for h in content.classes.values() for n, perk in enumerate(h.perks)
            if kind in perk.ignore
        )  # fmt: skip
        for perk, wanted in (([], 2), ([number], 0)):
            c = camp(hero.id, "sexton" if hero.id != "sexton" else "harpooner")
            c.content.items["mail"] = item("mail", minus=2)
            owner = Character(hero.id, 0, 1, [], perks=list(perk), items=[ItemState("mail")])
            c.state.characters = [owner]
            if kind == "items":
                negative_cards(c.g, owner)
            else:
                c.run(acts(c.g, None, MinusCards(2)))
            assert owner.deck.draw.count("minus") == wanted


# ---- sanctuary


@pytest.mark.rule("GH-SAN-01", "GH-SAN-02")
def test_ten_gold_once_a_visit_for_two_blessings() -> None:
    c = camp(seats=1)
    one = c.sheet("harpooner")
    one.gold = 35
    c.go(at_home()).answer("donate:harpooner")
    assert (one.gold, c.world.donations) == (25, 10)
    assert "donate:harpooner" not in c.offers()
    assert "donate" not in own_activities(c.g, one)
    c.all_done().answer("leave", "scenario:one").until("ask-leading")
    deck = next(o for o in c.state.characters if o.id == "harpooner").deck.draw
    assert deck.count("bless") == 2
    assert one.blessings == 0
    c.until("ask-where")
    assert one.gold >= 25
    assert c.state.characters == []
    c.run(apply_pending(c.g))
    assert one.blessings == 0
    one.gold, one.donated = 9, False
    assert "donate" not in own_activities(c.g, one)


@pytest.mark.rule("GH-SAN-03", "GH-UNL-03", "GH-AMB-35")
def test_a_hundred_gold_in_all_opens_envelope_b_once() -> None:
    c = camp(donations={"100": [Prosperity(2)], "200": [Prosperity(1)]})
    one = c.sheet("harpooner")
    one.gold = 500
    for n in range(1, 21):
        donate(c.g, one)
        c.run(open_what_is_due(c.g))
        assert c.world.prosperity == (0 if n < 10 else 2 if n < 20 else 3)


@pytest.mark.rule("GH-SAN-01", "GH-UNL-03")
def test_what_a_gift_makes_due_opens_at_once() -> None:
    c = camp(donations={"100": [Prosperity(2)]})
    c.sheet("harpooner").gold, c.world.donations = 30, 80
    found = []
    for _ in range(2):
        c.run(give_to_the_sanctuary(c.g, "harpooner"))
        found.append(c.world.prosperity)
    assert found == [0, 2]


# ---- retirement


@pytest.mark.rule("GH-RET-04")
def test_a_retirement_raises_prosperity_by_one() -> None:
    c = camp()
    c.go(retire("harpooner"))
    assert c.world.prosperity == 1


@pytest.mark.rule("GH-RET-06")
def test_a_condition_that_no_longer_holds_does_not_count() -> None:
    c = camp(seats=1)
    one = c.sheet("harpooner")
    one.quest, c.content.quests["quest-1"] = "quest-1", quest("quest-1", "gold", 40)
    one.gold = 42
    c.go(town())
    assert "retire:harpooner" in c.offers()
    c.answer("buy:harpooner", "item:lamp", "pass")
    assert "retire:harpooner" not in c.offers()
    assert "done" in c.offers()


@pytest.mark.rule("GH-CMP-04", "GH-PQS-02", "GH-STA-06")
def test_deeds_of_a_scenario_count_for_the_quest() -> None:
    c = camp()
    one = c.sheet("harpooner")
    owner = Character("harpooner", 0, 1, [], deeds={"kills": 2, "traps": 1})
    owner.killed = {"drowned": 2}
    c.state.scenario, c.state.outcome = "one", "won"
    record(c.g, owner, one, False)
    assert one.progress == {"kills": 2, "wins": 1}
    assert one.killed == {"drowned": 2}
    assert one.finished == ["one"]


# ---- permanent death


@pytest.mark.rule("GH-VAR-08")
def test_a_dead_character_leaves_its_items_to_the_shop_and_its_quest_to_the_deck() -> None:
    c = camp("harpooner", "sexton", "bellringer", seats=1, variants=("permanent-death",))
    one = c.sheet("sexton")
    one.quest, one.items, one.gold = "quest-1", ["crown"], 90
    c.world.quests.remove("quest-1")
    bury(c.g, one)
    assert [s.id for s in c.party.sheets] == ["harpooner", "bellringer"]
    assert "crown" in supply(c.g)
    assert "quest-1" in c.world.quests
    assert c.campaign.lines == [0, 0, 0]
    assert c.world.prosperity == 0
    assert "create:1" in c.go(town()).offers()


# ---- prosperity


@pytest.mark.rule("GH-PRO-01", "GH-PRO-02")
def test_the_town_reaches_its_levels_at_the_filled_boxes() -> None:
    marks = [4, 9, 15, 22, 30, 39, 50, 64]
    for level, needed in enumerate(marks, 2):
        assert (level_for(needed - 1), level_for(needed)) == (level - 1, level)
    c = camp()
    c.run(gain_all(c.g, [Prosperity(3)], "x"))
    assert level_for(c.world.prosperity) == 1
    c.go(retire("harpooner"))
    assert level_for(c.world.prosperity) == 2


@pytest.mark.rule("GH-PRO-05", "GH-EVT-09")
def test_lost_prosperity_cancels_the_next_gains_and_never_the_level() -> None:
    c = camp()
    c.world.prosperity = 6
    gain_prosperity(c.g, -1, "x")
    gain_prosperity(c.g, 1, "x")
    assert (c.world.prosperity, c.world.noted) == (6, 0)
    gain_prosperity(c.g, -5, "x")
    assert level_for(c.world.prosperity) == 2
    assert c.world.noted == 2
    gain_prosperity(c.g, 3, "x")
    assert (c.world.prosperity, c.world.noted) == (7, 0)
