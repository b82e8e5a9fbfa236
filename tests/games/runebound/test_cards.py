"""Markets, assets, trade, adventures, trophies, skills, tests, abilities: RB-SHP to RB-ABL."""

import pytest

from waystone.games.runebound import abilities, effects
from waystone.games.runebound.abilities import (
    Bonus,
    BonusBy,
    Cancel,
    Discount,
    Once,
    Special,
    Surge,
    When,
)
from waystone.games.runebound.adventures import draw_adventure, explore
from waystone.games.runebound.combat import action_phase, enter_combat
from waystone.games.runebound.effects import (
    Asset,
    Claim,
    Deal,
    Delay,
    Draw,
    Echo,
    Gold,
    Heal,
    Offer,
    OneOf,
    Suffer,
    Trophy,
)
from waystone.games.runebound.heroes import (
    attribute,
    hand_limit,
    health,
    is_defeated,
    speed,
    suffer,
    trim,
)
from waystone.games.runebound.hidden import redeal
from waystone.games.runebound.interpret import amount, resolve
from waystone.games.runebound.market import shop, trade_goods
from waystone.games.runebound.pool import tokens_of
from waystone.games.runebound.state import sheet
from waystone.games.runebound.testing import DONE, Table, run
from waystone.games.runebound.trade import gold_range, offer
from waystone.games.runebound.trials import attempt
from waystone.games.runebound.triggers import simultaneous, triggered
from waystone.games.runebound.trophies import affordable, claim, gain_any, learn
from waystone.games.runebound.turn import an_action, turn_options
from waystone.kernel.game import find
from waystone.kernel.rng import Streams


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


# ---- markets


@pytest.mark.rule("RB-SHP-01")
def test_shopping_only_in_a_city_at_its_market() -> None:
    t = Table("corbin")
    assert "shop" not in keys(t)
    t.put("d12")
    t.top("asset", "cudgel").assets()
    t.state.markets["forge"] = ["griffin", "caravan", "silk"]
    t.hero.gold = 2
    bench = t.play(an_action(0), "shop")
    assert bench.keys == [
        "buy:silk", "buy:cudgel",
        "discard:griffin", "discard:caravan", "discard:silk", "discard:cudgel",
    ]  # fmt: skip


@pytest.mark.rule("RB-SHP-02", "RB-SHP-05", "RB-SHP-06", "RB-SHP-07")
def test_three_four_three() -> None:
    t = Table("corbin", at="d4").top("asset", "cudgel")
    t.hero.gold = 5
    run(shop(t.g, t.hero), ["buy:cudgel"])
    assert len(t.state.markets["tamalir"]) == 3
    assert (t.hero.assets, t.hero.gold) == (["cudgel"], 3)
    assert sheet(t.g, t.hero).tokens[-1] == "B04"
    t = Table("corbin", at="d4").top("asset", "cudgel")
    gone = t.state.markets["tamalir"][0]
    run(shop(t.g, t.hero), [f"discard:{gone}"])
    assert len(t.state.markets["tamalir"]) == 3
    assert t.hero.assets == []


@pytest.mark.rule("RB-SHP-03", "RB-SHP-04", "RB-AMB-39", "RB-SHP-09")
def test_selling_comes_first_and_pays_the_cost() -> None:
    t = Table("corbin", at="d4").assets("maul", "silk").top("asset", "griffin")
    t.hero.gold = 0
    run(shop(t.g, t.hero), ["asset:maul asset:silk", "buy:griffin"])
    assert (t.hero.gold, t.hero.assets) == (0, ["griffin"])
    assert "A04" not in sheet(t.g, t.hero).tokens
    assert t.state.discards["asset"][:2] == ["maul", "silk"]


@pytest.mark.rule("RB-SHP-08")
def test_assets_are_sold_in_a_shop_action_only() -> None:
    t = Table("corbin", at="d4").assets("maul")
    assert not [k for k in keys(t) if "maul" in k]


@pytest.mark.rule("RB-SHP-10", "RB-EX-54")
def test_a_card_taken_from_a_market_is_replaced_at_once() -> None:
    t = Table("corbin").top("asset", "cudgel")
    t.state.markets["forge"] = ["silk", "griffin", "caravan"]
    for city in ("tamalir", "riverwatch", "dawnsmoor"):
        t.state.markets[city] = []
    run(resolve(t.g, t.by(), (Asset(2),)))
    assert t.hero.assets == ["silk"]
    assert t.state.markets["forge"] == ["griffin", "caravan", "cudgel"]


@pytest.mark.rule("RB-AMB-37", "RB-AMB-38")
def test_a_market_without_new_cards() -> None:
    t = Table("corbin", at="d4")
    t.state.decks["asset"], t.state.discards["asset"] = [], []
    t.state.markets["tamalir"] = ["griffin", "caravan"]
    t.hero.gold = 0
    run(shop(t.g, t.hero), ["discard:griffin"])
    assert t.state.markets["tamalir"] == ["caravan"]


# ---- assets


@pytest.mark.rule("RB-AST-01", "RB-AST-10", "RB-SKL-13", "RB-SKL-02", "RB-AST-05", "RB-SKL-12")
def test_the_printed_sets() -> None:
    content, _ = find("runebound").load_content()
    assert {a.type for a in content.assets.values()} == {
        "clothing",
        "gear",
        "goods",
        "travel",
        "weapon",
    }
    assert [sum(a.set == s for a in content.assets.values()) for s in "abc"] == [20, 20, 20]
    assert len(content.sets) == 6
    assert all(sum(s.set == name for s in content.skills.values()) == 10 for name in content.sets)
    assert [
        sum(s.type == t for s in content.skills.values()) for t in ("body", "mind", "spirit")
    ] == [20] * 3
    assert sum(s.stars for s in content.skills.values()) == 24


@pytest.mark.rule("RB-AST-02", "RB-AST-03")
def test_of_two_assets_of_a_type_one_must_go() -> None:
    t = Table("corbin", at="d4").assets("cudgel").top("asset", "maul")
    t.hero.gold = 5
    run(shop(t.g, t.hero), ["none", "buy:maul", "asset:cudgel"])
    assert (t.hero.assets, t.hero.gold) == (["maul"], 0)
    assert t.state.discards["asset"] == ["cudgel"]


@pytest.mark.rule("RB-AST-04", "RB-TRD-02")
def test_a_token_follows_its_card() -> None:
    t = Table("corbin", "lissa").assets("cudgel")
    t.assets("maul", hero=t.other)
    t.hero.gold = 5
    t.play(offer(0, 1), "give:cudgel want:maul", "2", "accept")
    assert "A04" in sheet(t.g, t.hero).tokens
    assert "B04" in sheet(t.g, t.other).tokens
    assert "A04" not in sheet(t.g, t.other).tokens


@pytest.mark.rule("RB-AST-06", "RB-AST-07")
def test_goods_are_sold_at_their_place() -> None:
    t = Table("corbin", at="d4").assets("silk")
    assert "goods:silk" not in keys(t)
    t.put("e8")
    assert "goods:silk" in keys(t)
    t.hero.gold = 0
    t.play(an_action(0), "goods:silk")
    assert (t.hero.gold, t.hero.assets, t.state.discards["asset"], t.state.points) == (
        5,
        [],
        ["silk"],
        2,
    )


@pytest.mark.rule("RB-AST-08")
def test_giving_goods_away_is_no_sale() -> None:
    t = Table("corbin", "lissa", at="e8").assets("silk")
    t.other.gold = 2
    t.play(offer(0, 1), "give:silk", "-2", "accept")
    assert (t.hero.gold, t.other.gold, t.other.assets) == (2, 0, ["silk"])
    run(trade_goods(t.g, t.other, "silk"))
    assert t.other.gold == 5


# ---- trading


@pytest.mark.rule("RB-TRD-01", "RB-EX-59", "RB-AMB-31", "RB-AMB-32", "RB-AMB-64")
def test_trading_in_one_space_in_ones_own_turn() -> None:
    t = Table("corbin", "lissa", "ushka").assets("cudgel")
    t.put("a2", t.state.heroes[2])
    t.hero.damage = 10
    assert "trade:lissa" in keys(t)
    assert "trade:ushka" not in keys(t)
    third = [o.key for o in turn_options(t.g, t.state.heroes[2])]
    assert not [k for k in third if k.startswith("trade")]
    t.hero.damage = 0
    t.state.points = 3
    t.hand().dice("P", "P", "P")
    assert not [k for k in t.play(an_action(0), "roll").keys if k.startswith("trade")]


@pytest.mark.rule("RB-TRD-03")
def test_only_gold_and_assets_are_traded() -> None:
    t = Table("corbin", "lissa").assets("cudgel").skills("drill").trophies("combat").hand("feint")
    t.hero.tokens = 2
    bench = t.play(offer(0, 1))
    assert bench.keys == ["give:cudgel"]


@pytest.mark.rule("RB-TRD-04", "RB-SPT-02", "RB-AMB-33", "RB-EX-20", "RB-SPT-01")
def test_gifts_and_unequal_trades_are_refused() -> None:
    t = Table("corbin", "lissa").assets("griffin", "maul", "padded-coat")
    t.assets("cudgel", hero=t.other)
    t.hero.gold, t.other.gold = 3, 0
    bench = t.play(offer(0, 1), "give:griffin give:maul give:padded-coat")
    assert bench.done
    assert (t.said("trade-unfair"), len(t.hero.assets)) == (1, 3)
    low, high = gold_range(t.g, t.hero, t.other, ["maul"], ["cudgel"])
    assert low > high
    t.other.gold = 9
    assert gold_range(t.g, t.hero, t.other, ["maul"], ["cudgel"]) == (-5, -1)
    t.state.free_trades = True
    assert gold_range(t.g, t.hero, t.other, ["maul"], []) == (-9, 3)


@pytest.mark.rule("RB-TRD-05")
def test_limits_hold_after_a_trade() -> None:
    t = Table("corbin", "lissa").assets("cudgel")
    t.assets("maul", hero=t.other)
    t.hero.gold, t.other.gold = 0, 3
    bench = t.play(offer(0, 1), "give:cudgel", "-2", "accept")
    assert (bench.prompt, bench.ask and bench.ask.seat) == ("ask-trim-assets", 1)
    bench.answer("asset:cudgel")
    assert t.other.assets == ["maul"]


@pytest.mark.rule("RB-HID-07")
def test_an_offer_may_be_refused() -> None:
    t = Table("corbin", "lissa").assets("cudgel")
    t.other.gold = 2
    t.play(offer(0, 1), "give:cudgel", "-2", "refuse")
    assert (t.hero.assets, t.other.gold) == (["cudgel"], 2)


# ---- adventures


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


# ---- enemies (outside the exchange of blows)


@pytest.mark.rule("RB-ENE-01")
def test_a_drawn_enemy_is_fought_at_once() -> None:
    t = Table("corbin").top("combat", "hired-blade")
    t.play(draw_adventure(0, "combat"))
    assert t.state.combat is not None
    assert (t.state.combat.cause, t.state.combat.sides[1].enemy) == ("adventure", "hired-blade")


# ---- events


@pytest.mark.rule("RB-EVT-01", "RB-EVT-06", "RB-EX-14", "RB-AMB-47")
def test_an_event_offers_two_options() -> None:
    t = Table("quill").hand().top("social", "tales-of-old").top("skill", "drill")
    gold = t.hero.gold
    bench = t.play(draw_adventure(0, "social"))
    assert bench.keys == ["first", "second"]
    bench.answer("first")
    assert t.hero.gold == gold + 1
    assert t.hero.trophies == ["tales-of-old"]
    t = (
        Table("quill")
        .hand()
        .top("social", "tales-of-old")
        .top("skill", "oak-hide", "thorn-coat", "blessing")
    )
    t.play(draw_adventure(0, "social"), "first")
    assert t.hero.trophies == []
    assert t.state.discards["social"] == ["tales-of-old"]


@pytest.mark.rule("RB-EVT-02")
def test_an_option_that_cannot_be_done_may_be_chosen() -> None:
    t = Table("corbin").top("social", "debtor")
    t.hero.gold = 0
    t.play(draw_adventure(0, "social"), "first")
    assert (t.hero.trophies, t.state.discards["social"]) == ([], ["debtor"])


@pytest.mark.rule("RB-EVT-03", "RB-EVT-04", "RB-EVT-05")
def test_a_rumor_is_kept_until_resolved() -> None:
    t = Table("corbin").top("social", "sealed-letter", "lost-child")
    t.play(draw_adventure(0, "social"), "first")
    t.play(draw_adventure(0, "social"), "first")
    assert t.hero.rumors == ["sealed-letter", "lost-child"]
    assert not [k for k in keys(t) if k.startswith("rumor")]
    t.put("i2")
    assert [k for k in keys(t) if k.startswith("rumor")] == ["rumor:sealed-letter"]
    gold = t.hero.gold
    t.play(an_action(0), "rumor:sealed-letter")
    assert (t.hero.gold, t.hero.rumors) == (gold + 3, ["lost-child"])
    assert t.hero.trophies == ["sealed-letter"]


@pytest.mark.rule("RB-EVT-07")
def test_a_failed_test_discards_the_event_also_as_a_rumor() -> None:
    t = Table("corbin", at="d4").hand().top("skill", "oak-hide")
    t.state.decks["social"].remove("court-summons")
    t.hero.rumors.append("court-summons")
    gold = t.hero.gold
    t.play(an_action(0), "rumor:court-summons")
    assert (t.hero.rumors, t.hero.trophies) == ([], [])
    assert t.state.discards["social"] == ["court-summons"]
    assert t.hero.delayed
    assert t.hero.gold == gold


# ---- quests


@pytest.mark.rule("RB-QST-01")
def test_a_quest_is_kept_and_any_number_of_them() -> None:
    t = Table("corbin").top("exploration", "old-mill", "eagle-nest")
    t.play(draw_adventure(0, "exploration"))
    t.play(draw_adventure(0, "exploration"))
    assert t.hero.quests == ["old-mill", "eagle-nest"]


@pytest.mark.rule("RB-QST-03", "RB-QST-06", "RB-QST-07", "RB-EX-68", "RB-AMB-49")
def test_one_outcome_of_those_met_or_none() -> None:
    t = Table("corbin", at="d1").hand()
    t.hero.quests.append("eagle-nest")
    t.state.decks["exploration"].remove("eagle-nest")
    t.dice("X", "X", "P")
    bench = t.play(an_action(0), "explore:eagle-nest")
    assert bench.keys == ["outcome:1", "outcome:2", "outcome:3", "none"]
    bench.answer("none")
    assert (t.hero.quests, t.state.points) == (["eagle-nest"], 2)
    t.dice("MW", "P", "P")
    bench.answer("explore:eagle-nest")
    assert bench.keys == ["outcome:1", "none"]
    gold = t.hero.gold
    bench.answer("outcome:1")
    assert (t.hero.gold, t.hero.trophies, t.hero.quests) == (gold + 2, ["eagle-nest"], [])


@pytest.mark.rule("RB-QST-08")
def test_a_quest_that_cannot_be_resolved_stays() -> None:
    t = Table("corbin", at="d1").hand()
    t.hero.quests.append("eagle-nest")
    t.dice("P", "P", "P")
    bench = t.play(explore(0, "eagle-nest"))
    assert bench.done
    assert t.hero.quests == ["eagle-nest"]


@pytest.mark.rule("RB-QST-09", "RB-TRO-06")
def test_a_quest_is_claimed_unless_it_says_otherwise() -> None:
    t = Table("corbin", at="a6").hand()
    t.hero.quests.append("anvil-vein")
    t.dice("MW", "X", "P")
    t.play(explore(0, "anvil-vein"), "outcome:2")
    assert t.hero.trophies == []
    assert t.state.discards["exploration"] == ["anvil-vein"]


@pytest.mark.rule("RB-AMB-54")
def test_a_failed_test_leaves_a_quest_where_it_is() -> None:
    t = Table("corbin", at="n1").hand()
    t.hero.quests.append("storm-altar")
    t.dice("MW", "P", "P")
    t.play(explore(0, "storm-altar"), "outcome:1")
    assert (t.hero.quests, t.hero.trophies, t.hero.damage) == (["storm-altar"], [], 2)


# ---- trophies


@pytest.mark.rule("RB-TRO-01", "RB-TRO-08", "RB-HID-02", "RB-HID-03")
def test_trophies_lie_face_down_for_others() -> None:
    t = Table("corbin", "lissa").trophies("combat")
    card = t.hero.trophies[0]
    game = find("runebound")
    text = game.text("en", t.content)

    def shown(seat: int) -> tuple[str, str]:
        table = game.view(t.state, t.content, seat, text)
        zone = next(z for z in table.mats[0].zones if z.id == "trophies")
        return zone.cards[0].name, zone.cards[0].kind

    assert shown(0)[0] == text.name(card)
    assert shown(1) == ("", "back-combat")


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


# ---- skills


@pytest.mark.rule("RB-SKL-01", "RB-SKL-04")
def test_skills_work_only_when_learned() -> None:
    t = Table("corbin").hand("oak-hide").trophies("combat", "combat", "combat", "combat")
    assert health(t.g, t.hero) == 10
    run(learn(t.g, t.hero, "oak-hide"))
    assert (health(t.g, t.hero), t.hero.hand, t.hero.skills) == (13, [], ["oak-hide"])


@pytest.mark.rule("RB-SKL-03")
def test_the_cost_of_a_skill() -> None:
    t = Table("corbin").hand("insight").trophies("social", "combat", "exploration", "exploration")
    assert "learn:insight" in keys(t)
    t.teach(Bonus("spirit", 1))
    run(learn(t.g, t.hero, "insight"), ["deck:exploration"])
    assert [t.content.adventures[c].deck for c in t.hero.trophies] == ["combat"]
    poor = Table("corbin").hand("insight").trophies("combat", "exploration", "exploration")
    assert "learn:insight" not in keys(poor)


@pytest.mark.rule("RB-SKL-08", "RB-EXR-02")
def test_hand_cards_are_not_discarded_at_will() -> None:
    t = Table("corbin").hand("drill", "feint")
    assert not [k for k in keys(t) if "drill" in k or "feint" in k]


@pytest.mark.rule("RB-SKL-09", "RB-SKL-10", "RB-SKL-11", "RB-EX-35")
def test_learned_skills_are_limited_by_the_attribute() -> None:
    t = Table("ushka").skills("tireless", "thorn-coat").hand("second-wind", "iron-body")
    t.trophies("combat", "combat", "combat", "combat", "combat", "combat")
    run(learn(t.g, t.hero, "iron-body"))
    assert len(t.hero.skills) == 3
    t = (
        Table("ushka")
        .skills("tireless", "thorn-coat")
        .hand("second-wind")
        .trophies("combat", "combat")
    )
    run(learn(t.g, t.hero, "second-wind"), ["skill:second-wind"])
    assert t.hero.skills == ["tireless", "thorn-coat"]
    assert t.state.discards["skill"] == ["second-wind"]
    assert not [k for k in keys(t) if "tireless" in k and not k.startswith("use")]


@pytest.mark.rule("RB-EX-56", "RB-AMB-51")
def test_a_skill_that_raises_its_own_limit_is_kept() -> None:
    t = Table("corbin").hand("blessing", "omen").trophies("combat", "combat", "social")
    assert attribute(t.g, t.hero, "spirit") == 0
    run(learn(t.g, t.hero, "omen"), ["deck:social"])
    assert t.hero.skills == []
    run(learn(t.g, t.hero, "blessing"))
    assert t.hero.skills == ["blessing"]


# ---- attributes


@pytest.mark.rule("RB-ATT-01", "RB-ATT-02", "RB-ATT-04", "RB-EX-10", "RB-ATT-06")
def test_modifiers_add_up_while_their_source_is_in_play() -> None:
    t = Table("corbin")
    card = t.teach(Bonus("body", 2), Bonus("hand", 1), Bonus("speed", 1), Bonus("health", 2))
    other = t.teach(Bonus("body", -1))
    assert attribute(t.g, t.hero, "body") == 3 + 1
    assert (hand_limit(t.g, t.hero), speed(t.g, t.hero), health(t.g, t.hero)) == (4, 4, 12)
    t.hero.skills.remove(other)
    assert attribute(t.g, t.hero, "body") == 5
    t.hero.skills.remove(card)
    assert (attribute(t.g, t.hero, "body"), hand_limit(t.g, t.hero)) == (3, 3)


@pytest.mark.rule("RB-ATT-03")
def test_a_negative_attribute_counts_as_nothing_for_abilities() -> None:
    t = Table("corbin")
    t.teach(Bonus("spirit", -2), BonusBy("health", "spirit"))
    assert attribute(t.g, t.hero, "spirit") == -2
    assert health(t.g, t.hero) == 10
    assert amount(t.g, t.by(), "by-spirit") == 0


@pytest.mark.rule("RB-ATT-07", "RB-ATT-08")
def test_one_hero_a_player_with_health() -> None:
    t = Table("corbin", "lissa", "quill")
    assert [h.hero for h in t.state.heroes] == ["corbin", "lissa", "quill"]
    assert [health(t.g, h) for h in t.state.heroes] == [10, 9, 8]
    assert all(s.health > 0 for s in t.content.foe_sheets.values())
    assert t.content.foe_sheets["bog-troll"].health == 7


@pytest.mark.rule("RB-AMB-29")
def test_damage_is_cut_when_health_falls() -> None:
    t = Table("corbin").assets("travel-cloak")
    t.hero.damage = 12
    t.hero.assets.clear()
    run(trim(t.g, t.hero))
    assert t.hero.damage == 10
    assert is_defeated(t.g, t.hero)
    t.teach(Bonus("health", -40))
    assert health(t.g, t.hero) == 1


# ---- tests


@pytest.mark.rule("RB-TST-01", "RB-TST-02", "RB-TST-03", "RB-EX-61", "RB-AMB-53", "RB-HID-06")
@pytest.mark.parametrize(
    ("bonus", "modifier", "shown"), [(0, 1, 3), (0, -1, 1), (-3, 1, 1), (0, 0, 2)]
)
def test_how_many_cards_a_test_reveals(bonus: int, modifier: int, shown: int) -> None:
    t = Table("corbin").hand()
    t.teach(Bonus("mind", bonus))
    run(attempt(t.g, t.hero, "mind", modifier))
    assert t.said("revealed") == shown
    assert len(t.state.discards["skill"]) == shown


@pytest.mark.rule("RB-TST-04", "RB-TST-05", "RB-EX-37")
def test_without_the_attribute_only_exertion_helps() -> None:
    t = Table("ushka").hand("drill", "feint", "hymn").top("skill", "omen", "oak-hide", "moonrise")
    t.teach(Bonus("spirit", -1))
    assert run(attempt(t.g, t.hero, "spirit", -2), ["exert", "card:drill", "done"]) == 1
    assert t.said("revealed") == 1
    assert t.hero.hand == ["feint", "hymn"]


@pytest.mark.rule("RB-TST-06", "RB-EX-38", "RB-AMB-25", "RB-TST-09")
def test_stars_are_successes_and_one_may_go_on_for_more() -> None:
    t = Table("corbin").hand("feint").top("skill", "drill", "oak-hide", "omen")
    assert run(attempt(t.g, t.hero, "mind"), ["exert"]) == 2
    two = t.make_skill(stars=2)
    t.state.decks["skill"] += ["oak-hide", two]
    t.hand()
    gold = t.hero.gold
    run(resolve(t.g, t.by(), (effects.Test("mind", (Gold("by-successes"),)),)))
    assert t.hero.gold == gold + 2


@pytest.mark.rule("RB-TST-07", "RB-TST-08")
def test_passed_goes_on_failed_stops() -> None:
    t = Table("corbin").hand().top("skill", "oak-hide", "thorn-coat")
    effect = effects.Test("mind", (Gold(2),), 0, (Suffer(1),))
    gold = t.hero.gold
    run(resolve(t.g, t.by(), (effect,)))
    assert (t.hero.gold, t.hero.damage) == (gold, 1)
    t.top("skill", "drill", "thorn-coat")
    run(resolve(t.g, t.by(), (effect,)))
    assert (t.hero.gold, t.hero.damage) == (gold + 2, 1)
    assert t.state.trial is None
    assert {"drill", "thorn-coat"} <= set(t.state.discards["skill"])


@pytest.mark.rule("RB-AMB-24")
def test_a_deck_that_runs_out_inside_a_test() -> None:
    t = Table("quill").hand()
    t.state.decks["skill"], t.state.discards["skill"] = ["drill"], ["oak-hide"]
    for hero in t.state.heroes:
        hero.hand.clear()
    assert run(attempt(t.g, t.hero, "mind")) == 1
    assert t.said("revealed") == 2
    assert sorted(t.state.decks["skill"]) == ["drill", "oak-hide"]


def test_bonuses_reveal_more() -> None:
    t = Table("corbin").hand()
    t.teach(abilities.TestBonus("any", 1))
    run(attempt(t.g, t.hero, "spirit"))
    assert t.said("revealed") == 1


# ---- exerting


@pytest.mark.rule("RB-EXR-01")
def test_exerting_discards_a_hand_card() -> None:
    t = Table("corbin").skills("lay-on-hands").hand("drill", "feint")
    t.hero.damage = 4
    t.play(an_action(0), "use:lay-on-hands", "card:drill")
    assert (t.hero.hand, t.state.discards["skill"], t.hero.damage) == (["feint"], ["drill"], 2)


# ---- abilities


@pytest.mark.rule("RB-ABL-01", "RB-AMB-45")
def test_each_paragraph_is_an_ability_of_its_own() -> None:
    t = Table("corbin")
    enemy = t.content.adventures["mill-imps"]
    assert len(enemy.abilities) == 2  # type: ignore[union-attr]
    t.teach(Surge(1, (Gold(1),)))
    t.teach(Surge(1, (Gold(1),)))
    combat = t.fight(["sur", "sur", "sur"], ["dsh"])
    bench = t.play(action_phase())
    surges = [k for k in bench.keys if k.startswith("surge:test")]
    assert len(surges) == 2
    bench.answer(surges[0])
    assert surges[1] in bench.keys
    assert surges[0] not in bench.keys
    assert combat.sides[0].used


@pytest.mark.rule("RB-ABL-03")
def test_effects_come_in_printed_order() -> None:
    t = Table("corbin")
    t.hero.damage = 0
    run(resolve(t.g, t.by(), (Heal(2), Suffer(2))))
    assert t.hero.damage == 2
    run(resolve(t.g, t.by(), (Suffer(2), Heal(2))))
    assert t.hero.damage == 2


@pytest.mark.rule("RB-ABL-05", "RB-CBT-07")
def test_spent_combat_tokens_come_back_and_gold_does_not() -> None:
    t = Table("corbin")
    t.fight(["phy", "phy"], ["shd"], enemy="bog-troll")
    t.hero.gold = 2
    bench = t.play(action_phase(), "attack:phy", "none")
    assert all(token.spent for token in t.side(0).tokens)
    while bench.prompt != "ask-retreat":
        bench.answer("pass")
    t.state.streams.stack("cast", *[0] * 8)
    bench.answer("stay")
    assert not any(token.spent for token in t.side(0).tokens)
    assert t.hero.gold == 2


@pytest.mark.rule("RB-ABL-07", "RB-EX-60", "RB-AMB-61")
def test_simultaneous_abilities_active_player_first() -> None:
    t = Table("corbin", "lissa", "ushka", "quill")
    t.state.first, t.state.active = 0, 2
    seen: list[int] = []
    for hero in t.state.heroes:
        t.teach_to(hero, When("refresh", (OneOf((Gold(1),), (Draw(1),)),)))
    t.teach_to(t.state.heroes[2], When("refresh", (Gold(5),)))
    rule = triggered(t.g, "refresh", simultaneous(t.g))
    ask = rule.send(None)
    assert (ask.questions[0].kind, ask.questions[0].seat) == ("order", 2)
    order = [o.value for o in ask.questions[0].options]
    ask = rule.send(order)
    try:
        while True:
            seen.append(ask.questions[0].seat)
            ask = rule.send((Gold(1),))
    except StopIteration:
        pass
    assert seen == [2, 0, 1, 3]


@pytest.mark.rule("RB-ABL-08", "RB-ABL-09", "RB-ABL-10", "RB-EX-11")
def test_a_cancelled_surge_stays_paid() -> None:
    t = Table("corbin").hand("drill")
    t.teach(Cancel(1))
    t.fight(["dsh"], ["sur", "sku"], enemy="ash-drake")
    t.state.combat.turn = 1  # type: ignore[union-attr]
    bench = t.play(action_phase(), "surge:ash-drake")
    assert (bench.prompt, t.side(1).tokens[0].spent) == ("ask-cancel", True)
    bench.answer("use")
    assert (t.hero.damage, t.hero.hand) == (0, [])
    assert t.side(1).tokens[0].spent


@pytest.mark.rule("RB-ABL-11", "RB-ABL-12", "RB-SRG-05")
def test_x_is_what_was_paid_or_what_the_card_counts_now() -> None:
    t = Table("corbin")
    t.fight(["2sur", "sur"], ["dsh"], enemy="bog-troll")
    t.play(action_phase(), "surge:corbin", "token:0 token:1")
    assert t.side(1).damage == 3
    by = t.by()
    assert amount(t.g, by, "by-body") == 3
    t.teach(Bonus("body", 1))
    assert amount(t.g, by, "by-body") == 4


@pytest.mark.rule("RB-ABL-13", "RB-AMB-42")
def test_an_unpaid_x_surge_has_x_one() -> None:
    t = Table("corbin")
    t.teach(Surge(1, (Echo(),)))
    t.fight(["sur", "2sur"], ["dsh"], enemy="bog-troll")
    t.play(action_phase(), "surge:test-skill-60")
    assert t.side(1).damage == 1
    assert t.side(0).used == ["test-skill-60", "corbin"]


@pytest.mark.rule("RB-ABL-14", "RB-DMG-08", "RB-EX-43")
def test_entering_combat_comes_before_the_first_cast() -> None:
    t = Table("corbin")
    t.state.drawn = "stone-ram"
    t.state.decks["combat"].remove("stone-ram")
    t.play(enter_combat("adventure", 0, "stone-ram", -1, 0))
    assert t.hero.damage == 1
    texts = [line.text for line in t.log]
    assert texts.index("fact-took-damage") < texts.index("fact-cast")


# ---- hidden information


@pytest.mark.rule("RB-HID-01", "RB-AMB-48", "RB-HID-04", "RB-HID-05", "RB-HID-08")
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_see() -> None:
    t = Table("corbin", "lissa").hand("drill").trophies("combat", hero=None)
    t.hand("feint", "omen", hero=t.other).trophies("social", hero=t.other)
    t.state.discards["skill"].append("oak-hide")
    t.fight(["phy"], ["sku"])
    game = find("runebound")
    text = game.text("en", t.content)
    before = game.view(t.state, t.content, 0, text)
    mine, theirs = list(t.hero.hand), list(t.other.hand)
    redeal(t.state, t.content, 0, Streams(3))
    assert game.view(t.state, t.content, 0, text) == before
    assert t.hero.hand == mine
    assert t.other.hand != theirs
    hands = [next(z for z in m.zones if z.id == "hand") for m in before.mats[:2]]
    assert [len(h.cards) for h in hands] == [1, 0]
    assert hands[1].count == 2
    piles = [z for m in before.mats for z in m.zones if z.id == "pile:skill"]
    assert [c.name for c in piles[0].cards] == [text.name("oak-hide")]


def test_suffering_and_delay() -> None:
    t = Table("corbin")
    suffer(t.g, t.hero, 30)
    run(resolve(t.g, t.by(), (Delay(), Delay())))
    assert (t.hero.damage, t.hero.delayed) == (10, True)


def test_a_discount_and_the_tokens_of_a_sheet() -> None:
    t = Table("corbin", at="d4").top("asset", "cudgel")
    t.teach(Discount(1), Once((Gold(1),)), Special((Deal(1),)))
    t.hero.gold = 1
    run(shop(t.g, t.hero), ["buy:cudgel"])
    combat = t.fight(["phy"], ["sku"])
    assert tokens_of(t.g, combat, t.side(0)) == ["corbin-1", "corbin-2", "corbin-3", "B04"]
    run(resolve(t.g, t.by(), (Trophy("combat", 2),)))
    assert len(t.hero.trophies) == 2


def test_claims_outside_a_card_do_nothing() -> None:
    t = Table("corbin")
    run(resolve(t.g, t.by(), (Claim(),)))
    assert t.hero.trophies == []
    assert t.state.agenda == [DONE]
