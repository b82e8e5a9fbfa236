"""Turns, the map, dice, moving, exploring, resting, training: RB-TRN to RB-TRA."""

import pytest

from waystone.games.runebound.abilities import Bonus, Once, Treat, When
from waystone.games.runebound.adventures import explore, meets
from waystone.games.runebound.combat import action_phase
from waystone.games.runebound.dice import FACES, count_matches
from waystone.games.runebound.effects import Boost, Delay, Gold, Move, Roll, Suffer, Where
from waystone.games.runebound.geography import (
    ALL,
    FOREST,
    HILLS,
    MOUNTAINS,
    PLAINS,
    WATER,
    compile_atlas,
)
from waystone.games.runebound.heroes import heal, is_defeated, speed
from waystone.games.runebound.interpret import resolve
from waystone.games.runebound.movement import rest
from waystone.games.runebound.pool import tokens_of
from waystone.games.runebound.sheet import Sheet
from waystone.games.runebound.state import Roll as Dice
from waystone.games.runebound.testing import DONE, Bench, Table, run
from waystone.games.runebound.turn import a_turn, an_action, turn_options


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


def rolled(t: Table, *faces: str) -> Bench:
    t.hand()
    t.dice(*faces)
    return t.play(an_action(0), "roll")


# ---- turns


@pytest.mark.rule("RB-TRN-01", "RB-AMB-35")
def test_three_points_that_do_not_carry_over() -> None:
    t = Table("corbin")
    t.state.points = 0
    bench = t.play(a_turn(0))
    assert t.state.points == 3
    bench.answer("wait", "end")
    assert t.state.points == 0
    t.play(a_turn(0))
    assert t.state.points == 3


@pytest.mark.rule("RB-TRN-07")
def test_what_lasts_until_the_end_of_the_turn_ends_with_it() -> None:
    t = Table("corbin").hand()
    before = speed(t.g, t.hero)
    run(resolve(t.g, t.by(), (Boost("speed", 2),)))
    assert speed(t.g, t.hero) == before + 2
    t.play(an_action(0), "end")
    assert speed(t.g, t.hero) == before


@pytest.mark.rule("RB-TRN-02", "RB-RST-01")
def test_what_actions_cost() -> None:
    for key, cost in (("hex:h7", 1), ("rest", 1), ("train", 1), ("wait", 1)):
        t = Table("corbin").hand()
        t.state.decks["skill"] = (
            t.state.decks["skill"][-3:] if key == "train" else t.state.decks["skill"]
        )
        t.play(an_action(0), key)
        assert t.state.points == 3 - cost, key
    t = Table("corbin", at="d4")
    t.play(an_action(0), "shop", f"discard:{t.state.markets['tamalir'][0]}")
    assert t.state.points == 2
    t = Table("corbin", at="c12").top("social", "two-brides")
    t.play(an_action(0), "adventure")
    assert t.state.points == 1
    t = Table("corbin", at="d4").assets("caravan")
    t.play(an_action(0), "act:caravan")
    assert t.state.points == 2
    t = Table("corbin", act=2, at="o13")
    t.play(an_action(0), "act:margath")
    assert t.state.points == 1


@pytest.mark.rule("RB-TRN-03", "RB-TRA-03", "RB-EX-17")
def test_the_same_action_again_and_again() -> None:
    t = Table("corbin")
    bench = t.play(an_action(0), "hex:h7", "hex:h8", "hex:h7")
    assert t.state.points == 0
    assert "hex:h8" not in bench.keys
    t = Table("corbin").hand()
    t.state.decks["skill"] = []
    t.state.discards["skill"] = []
    bench = t.play(an_action(0), "train", "train", "train")
    assert t.state.points == 0
    t = Table("corbin", at="b9")
    t.state.gems = [t.space("b9")]
    t.state.decks["exploration"][-1:] = ["old-mill"]
    bench = t.play(an_action(0), "adventure")
    assert t.state.points == 1
    assert "hex:b8" in bench.keys
    t.state.gems = [t.space("b9")]
    assert "adventure" not in keys(t)


@pytest.mark.rule("RB-TRN-04", "RB-EX-25")
def test_one_point_is_not_enough_for_an_adventure() -> None:
    t = Table("corbin", at="c12")
    t.state.points = 2
    assert "adventure" in keys(t)
    t.state.points = 1
    assert "adventure" not in keys(t)


@pytest.mark.rule("RB-TRN-05", "RB-AMB-52")
def test_a_point_may_be_spent_on_nothing() -> None:
    t = Table("corbin")
    t.play(an_action(0), "wait")
    assert (t.state.points, t.said("waited")) == (2, 1)
    t.hero.delayed = True
    assert "wait" not in keys(t)
    assert "end" in keys(t)


@pytest.mark.rule("RB-TRN-06")
def test_combat_actions_cost_no_action_points() -> None:
    t = Table("corbin")
    t.fight(["phy", "phy"], ["dsh"], enemy="bog-troll")
    t.play(action_phase(), "attack:phy")
    assert t.side(1).damage == 2
    assert t.state.points == 3


@pytest.mark.rule("RB-TRN-07", "RB-SKL-05", "RB-EX-69")
def test_a_skill_may_be_learned_after_the_last_action() -> None:
    t = Table("corbin").hand("daredevil").trophies("combat", "combat")
    t.state.points = 0
    bench = t.play(an_action(0))
    assert bench.keys == ["learn:daredevil", "end"]
    bench.answer("learn:daredevil")
    assert t.hero.skills == ["daredevil"]
    assert bench.done


@pytest.mark.rule("RB-TRN-08")
def test_free_things_cost_no_points() -> None:
    t = Table("corbin", "lissa").hand("daredevil", "tireless").trophies("combat", "social")
    t.skills("lay-on-hands").assets("cudgel")
    t.hero.damage = 3
    t.play(an_action(0), "learn:daredevil")
    t.play(an_action(0), "use:lay-on-hands")
    t.play(an_action(0), "trade:lissa", "none")
    assert t.state.points == 3


@pytest.mark.rule("RB-TRN-09", "RB-MOV-07", "RB-SKL-06")
def test_an_action_is_finished_before_another_begins() -> None:
    t = Table("corbin").hand("daredevil").trophies("combat", "social")
    t.dice("P", "P", "P")
    bench = t.play(an_action(0), "roll")
    assert not [k for k in bench.keys if k.startswith(("learn", "rest", "train", "wait"))]
    bench.answer("done")
    assert t.state.roll is None
    assert "learn:daredevil" in bench.keys


# ---- the map


@pytest.mark.rule("RB-MAP-01", "RB-MAP-06", "RB-MAP-07")
def test_every_space_has_a_terrain() -> None:
    t = Table()
    atlas = t.content.atlas
    assert len(atlas.ids) == 210
    for n, terrain in enumerate(atlas.terrain):
        single = terrain in (PLAINS, HILLS, FOREST, MOUNTAINS, WATER)
        assert single == (atlas.site[n] != "city")
        assert atlas.wilderness(n) == (atlas.site[n] is None)
    assert atlas.terrain[t.space("c9")] == PLAINS
    assert t.content.sites["sundergard"].kind == "stronghold"
    assert atlas.terrain[t.space(t.content.sites["underground-city"].space)] == MOUNTAINS
    assert atlas.terrain[t.space(t.content.sites["ithrite-forge"].space)] == MOUNTAINS
    road = next(n for n in range(210) if atlas.roads[n] and atlas.site[n] is None)
    gem = next(n for n in range(210) if atlas.gem[n])
    assert atlas.wilderness(road)
    assert atlas.wilderness(gem)


@pytest.mark.rule("RB-MAP-02", "RB-MOV-19")
def test_heroes_share_spaces_and_do_not_block() -> None:
    t = Table("corbin", "lissa").put("h7")
    t.play(an_action(0), "hex:h8")
    assert t.hero.space == t.other.space
    t.play(an_action(0), "hex:h9")
    assert t.hero.space == t.space("h9")


@pytest.mark.rule("RB-MAP-03", "RB-EX-05")
def test_four_cities_are_every_terrain() -> None:
    t = Table("lissa", at="d4")
    assert set(t.content.atlas.cities.values()) == {"dawnsmoor", "forge", "riverwatch", "tamalir"}
    assert all(t.content.atlas.terrain[n] == ALL for n in t.content.atlas.cities)
    t.hand().dice("P", "MW", "FH")
    assert run(count_matches(t.g, t.hero, 3, t.content.atlas.terrain[t.hero.space])) == 3


@pytest.mark.rule("RB-MAP-04", "RB-MAP-05", "RB-MOV-16")
def test_cities_trade_town_and_suvars_haven_lie_on_the_road() -> None:
    t = Table()
    for site in ("tamalir", "forge", "riverwatch", "dawnsmoor", "trade-town", "suvars-haven"):
        assert t.content.atlas.roads[t.space(t.content.sites[site].space)], site
    t = Table("corbin", at="d4")
    bench = rolled(t, "MW", "MW", "MW")
    assert "hex:e5:MW" in bench.keys


@pytest.mark.rule("RB-MAP-08", "RB-MOV-11", "RB-MOV-12", "RB-EX-28")
def test_a_river_takes_water_or_a_wild() -> None:
    t = Table("corbin", at="g3")
    bench = rolled(t, "HP", "MW", "X")
    assert "hex:h3:HP" not in bench.keys
    assert "hex:h3:MW" in bench.keys
    assert "hex:h3:X" in bench.keys
    forest = Table("corbin", at="m9").put("l9")
    atlas = forest.content.atlas
    assert dict(atlas.needs[forest.space("g2")])[forest.space("h2")] == WATER
    assert t.content.atlas.terrain[t.space("h3")] == HILLS


@pytest.mark.rule("RB-MAP-09", "RB-MOV-13", "RB-EX-29")
def test_two_bridges_take_any_die() -> None:
    t = Table("corbin", at="h5")
    atlas = t.content.atlas
    assert set(atlas.bridge_edges) == {"red-bridge", "zedricks-crossing"}
    assert atlas.terrain[t.space("i5")] == HILLS
    assert "hex:i5:P" in rolled(t, "P", "P", "P").keys
    t.put("l8")
    t.state.roll = None
    t.state.agenda = [DONE]
    assert "hex:l9:MW" in rolled(t, "MW", "MW", "MW").keys


@pytest.mark.rule("RB-MAP-10", "RB-MOV-17", "RB-EX-19")
def test_roads_that_do_not_join_do_not_help() -> None:
    t = Table("corbin", at="l11")
    atlas = t.content.atlas
    beside = t.space("m11")
    assert beside in atlas.around[t.space("l11")]
    assert atlas.roads[t.space("l11")]
    assert atlas.roads[beside]
    assert beside not in atlas.roads[t.space("l11")]
    bench = rolled(t, "MW", "MW", "MW")
    assert "hex:m11:MW" not in bench.keys
    assert "hex:m12:MW" in bench.keys


@pytest.mark.rule("RB-MAP-11")
def test_each_city_has_a_market_of_three() -> None:
    t = Table()
    assert {c: len(m) for c, m in t.state.markets.items()} == dict.fromkeys(
        ("tamalir", "riverwatch", "forge", "dawnsmoor"), 3
    )


@pytest.mark.rule("RB-AMB-06")
def test_a_road_over_a_river_needs_a_bridge() -> None:
    t = Table()
    printed = t.content.map
    wrong = type(printed)(
        printed.rows, printed.gems, (("g3", "h3"),), printed.rivers, printed.bridges
    )
    with pytest.raises(ValueError, match="needs a bridge"):
        compile_atlas(wrong, list(t.content.sites.values()), [])


# ---- dice


@pytest.mark.rule("RB-DIE-01", "RB-DIE-06", "RB-AMB-02")
def test_the_faces_of_a_die() -> None:
    assert FACES == (
        ALL,
        PLAINS,
        PLAINS | FOREST,
        FOREST | HILLS,
        MOUNTAINS | WATER,
        HILLS | PLAINS,
    )
    shares = {
        bit: sum(1 for f in FACES if f & bit) for bit in (PLAINS, HILLS, FOREST, MOUNTAINS, WATER)
    }
    assert shares == {PLAINS: 4, HILLS: 3, FOREST: 3, MOUNTAINS: 2, WATER: 2}


@pytest.mark.rule("RB-DIE-02", "RB-QST-04", "RB-EX-06", "RB-EXP-03")
@pytest.mark.parametrize(
    ("faces", "works"),
    [((4, 0), True), ((4, 4), True), ((0, 0), True), ((4,), False), ((4, 1), False)],
)
def test_one_die_is_one_symbol(faces: tuple[int, ...], works: bool) -> None:
    roll = Dice(0, list(faces), [False] * len(faces))
    assert meets(Sheet(), roll, "MW") == works


@pytest.mark.rule("RB-DIE-03", "RB-EX-16")
def test_a_wild_counts_even_when_it_hurts() -> None:
    t = Table("corbin").hand().dice("X")
    run(resolve(t.g, t.by(), (Roll(1, (Suffer(3),), "mountains"),)))
    assert t.hero.damage == 3
    t.dice("P")
    run(resolve(t.g, t.by(), (Roll(1, (Suffer(3),), "mountains"),)))
    assert t.hero.damage == 3


@pytest.mark.rule("RB-DIE-04", "RB-MOV-04", "RB-MOV-06")
def test_a_spent_die_moves_one_space_and_is_gone() -> None:
    t = Table("corbin")
    bench = rolled(t, "PF", "MW", "MW")
    before = t.hero.space
    bench.answer("hex:h7:PF")
    assert t.hero.space in t.content.atlas.around[before]
    assert t.state.roll is not None
    assert t.state.roll.spent == [True, False, False]
    assert not [k for k in bench.keys if k.endswith(":PF")]


@pytest.mark.rule("RB-DIE-05", "RB-EXR-03", "RB-EXR-04", "RB-AMB-23")
def test_exerting_rerolls_a_die_again_and_again() -> None:
    t = Table("corbin").hand("drill", "feint", "parry").dice("P", "P", "P", "MW", "X")
    bench = t.play(an_action(0), "roll", "reroll:P", "card:drill", "reroll:MW", "card:feint")
    assert t.state.roll is not None
    assert t.state.roll.dice == [0, 1, 1]
    assert t.hero.hand == ["parry"]
    bench.answer("hex:h7:X")
    assert "reroll:P" in bench.keys
    assert "reroll:X" not in bench.keys


# ---- moving


@pytest.mark.rule("RB-MOV-01", "RB-MOV-02")
def test_a_step_needs_no_dice_and_crosses_rivers() -> None:
    t = Table("corbin", at="g3")
    assert {k for k in keys(t) if k.startswith("hex:")} == {
        f"hex:{t.content.atlas.ids[n]}" for n in t.content.atlas.around[t.space("g3")]
    }
    t.play(an_action(0), "hex:h3")
    assert (t.hero.space, t.state.points) == (t.space("h3"), 2)
    t.hand()
    t.play(an_action(0), "roll")
    assert t.state.roll is None or len(t.state.roll.dice) == speed(t.g, t.hero)


@pytest.mark.rule("RB-MOV-03")
def test_after_the_roll_only_dice_move() -> None:
    t = Table("corbin")
    bench = rolled(t, "PF", "PF", "PF")
    assert all(k == "done" or k.count(":") == 2 for k in bench.keys)


@pytest.mark.rule("RB-MOV-05")
def test_no_die_need_be_spent() -> None:
    t = Table("corbin")
    before = t.hero.space
    bench = rolled(t, "PF", "PF", "PF").answer("done")
    assert (t.hero.space, t.state.roll, bench.prompt) == (before, None, "ask-action")


@pytest.mark.rule("RB-MOV-08", "RB-MOV-18", "RB-EX-08", "RB-EX-24", "RB-ABL-06")
def test_abilities_between_dice() -> None:
    t = Table("corbin", at="h8").skills("tireless").hand().dice("P", "P", "P")
    bench = t.play(an_action(0), "roll", "hex:h7:P", "use:tireless", "hex:i8")
    assert "use:tireless" not in bench.keys
    bench.answer("hex:h7:P", "hex:h8:P")
    assert (t.hero.space, t.state.points) == (t.space("h8"), 2)
    assert "use:tireless" not in keys(t)


@pytest.mark.rule("RB-MOV-09", "RB-AMB-04")
def test_any_die_enters_a_city() -> None:
    t = Table("corbin", at="d3")
    assert "hex:d4:MW" in rolled(t, "MW", "MW", "MW").keys
    printed = t.content.map
    wet = type(printed)(printed.rows, printed.gems, (), (("d3", "d4"),), {})
    atlas = compile_atlas(wet, list(t.content.sites.values()), [])
    assert dict(atlas.needs[atlas.number["d3"]])[atlas.number["d4"]] == WATER


@pytest.mark.rule("RB-MOV-10")
def test_a_wild_goes_anywhere() -> None:
    t = Table("corbin", at="g3")
    bench = rolled(t, "X", "X", "X")
    assert len([k for k in bench.keys if k.endswith(":X")]) == len(
        t.content.atlas.around[t.space("g3")]
    )


@pytest.mark.rule("RB-MOV-14", "RB-MOV-15", "RB-EX-30")
def test_onto_the_road_by_terrain_and_along_it_by_any_die() -> None:
    t = Table("corbin", at="f6")
    assert t.content.atlas.terrain[t.space("f6")] == FOREST
    bench = rolled(t, "FH", "PF", "MW")
    assert "hex:e6:FH" not in bench.keys
    assert "hex:e6:PF" in bench.keys
    bench.answer("hex:e6:PF")
    assert "hex:e7:MW" in bench.keys


@pytest.mark.rule("RB-MOV-20")
def test_nobody_moves_during_combat() -> None:
    t = Table("corbin")
    t.fight(["phy"], ["sku"])
    before = t.hero.space
    run(resolve(t.g, t.by(), (Move(2),)))
    assert t.hero.space == before


@pytest.mark.rule("RB-AMB-60")
def test_a_hero_stopped_on_the_way_loses_the_dice() -> None:
    t = Table("aldric", at="d3").hand().dice("P", "P", "P")
    t.teach(When("enter-city", (Delay(),)))
    bench = t.play(an_action(0), "roll")
    bench.answer("hex:d4:P")
    if bench.prompt == "ask-order":
        bench.answer(" ".join(bench.keys))
    assert t.hero.delayed
    assert t.state.roll is None
    assert bench.prompt == "ask-action"


# ---- exploring


@pytest.mark.rule("RB-EXP-01", "RB-QST-02", "RB-STY-06")
def test_one_explores_only_where_a_card_says_so() -> None:
    t = Table("corbin", at="b1")
    assert not [k for k in keys(t) if k.startswith("explore")]
    t.hero.quests.append("ember-cave")
    assert "explore:ember-cave" not in keys(t)
    t.put("g11")
    assert "explore:ember-cave" in keys(t)


@pytest.mark.rule("RB-EXP-02", "RB-ATT-05")
def test_exploring_rolls_as_many_dice_as_speed() -> None:
    t = Table("corbin", at="g11").hand("drill")
    t.hero.quests.append("ember-cave")
    t.play(explore(0, "ember-cave"))
    assert t.state.roll is not None
    assert len(t.state.roll.dice) == 3
    t.teach(Bonus("speed", 1))
    t.play(explore(0, "ember-cave"))
    assert len(t.state.roll.dice) == 4


@pytest.mark.rule("RB-EXP-04", "RB-QST-05", "RB-EX-07")
def test_a_required_wild_takes_a_wild() -> None:
    assert meets(Sheet(), Dice(0, [0, 0], [False] * 2), "XX")
    assert not meets(Sheet(), Dice(0, [0, 4], [False] * 2), "XX")
    assert meets(Sheet(), Dice(0, [0, 4], [False] * 2), "MW")


# ---- resting


@pytest.mark.rule("RB-RST-02")
@pytest.mark.parametrize("space", ["d4", "e8", "i2", "c9"])
def test_rest_at_a_site_heals_everything(space: str) -> None:
    t = Table("corbin", at=space)
    t.hero.damage = 7
    run(rest(t.g, t.hero))
    assert t.hero.damage == 0


@pytest.mark.rule("RB-RST-03", "RB-RST-05", "RB-EX-31")
def test_rest_in_the_wilderness_rolls_five_dice() -> None:
    t = Table("corbin").hand()
    t.teach(Bonus("speed", 1))
    t.hero.damage = 7
    t.dice("P", "PF", "X", "MW", "FH")
    run(rest(t.g, t.hero))
    assert t.hero.damage == 4
    assert t.state.streams.stacked == {}


@pytest.mark.rule("RB-RST-04", "RB-EX-65")
def test_on_a_road_the_terrain_under_it_counts() -> None:
    t = Table("corbin", at="i5").hand().dice("HP", "X", "P", "PF", "MW")
    assert t.content.atlas.roads[t.space("i5")]
    t.hero.damage = 5
    run(rest(t.g, t.hero))
    assert t.hero.damage == 3


@pytest.mark.rule("RB-RST-06", "RB-RST-07")
def test_healing_never_goes_below_nothing() -> None:
    t = Table("corbin", at="d4")
    assert heal(t.g, t.hero, 3) == 0
    assert t.hero.damage == 0
    assert "rest" in keys(t)
    t.hero.damage = 2
    assert heal(t.g, t.hero, 3) == 2


@pytest.mark.rule("RB-RST-08", "RB-EX-32", "RB-DFT-04")
def test_a_defeated_hero_that_heals_nothing_must_rest_again() -> None:
    t = Table("aldric", at="a7").hand()
    t.hero.damage = 9
    t.dice("P", "P", "PF", "FH", "HP", "P", "P", "P", "P", "MW")
    assert t.content.atlas.terrain[t.space("a7")] == MOUNTAINS
    bench = t.play(an_action(0))
    assert bench.keys == ["rest", "end"]
    bench.answer("rest")
    assert is_defeated(t.g, t.hero)
    assert bench.keys == ["rest", "end"]
    bench.answer("rest")
    assert not is_defeated(t.g, t.hero)
    assert "train" in bench.keys


# ---- training


@pytest.mark.rule("RB-TRA-01", "RB-TRA-02", "RB-EX-36", "RB-SKL-07", "RB-SKL-14")
def test_training_draws_the_hand_limit_and_discards_down_to_it() -> None:
    t = Table("corbin").hand("drill", "feint", "parry").trophies("combat", "combat", "social")
    t.top("skill", "hymn", "omen", "martyr")
    bench = t.play(an_action(0), "train")
    assert sorted(t.hero.hand) == sorted(["drill", "feint", "parry", "hymn", "omen", "martyr"])
    assert all(k.startswith("card:") for k in bench.keys)
    bench.answer("card:drill", "card:omen", "card:hymn")
    assert sorted(t.hero.hand) == ["feint", "martyr", "parry"]
    assert bench.prompt == "ask-action"


@pytest.mark.rule("RB-AMB-62")
def test_values_below_nothing_count_as_nothing() -> None:
    t = Table("corbin")
    t.teach(Bonus("speed", -9), Bonus("hand", -9))
    t.hero.hand.clear()
    assert speed(t.g, t.hero) == 0
    bench = t.play(an_action(0), "roll")
    assert bench.prompt == "ask-action"


@pytest.mark.rule("RB-NEG-01", "RB-NEG-02")
def test_growth_is_trophies_and_gold_and_combat_has_no_places() -> None:
    t = Table("corbin")
    names = set(t.hero.__struct_fields__)
    assert not names & {"level", "experience", "xp"}
    combat = t.fight(["phy"], ["sku"])
    assert len(combat.sides) == 2
    assert not {"range", "facing", "position"} & set(combat.sides[0].__struct_fields__)


@pytest.mark.rule("RB-NEG-03", "RB-NEG-04", "RB-CBT-06")
def test_nothing_scales_with_players() -> None:
    for names in (("corbin", "lissa"), ("corbin", "lissa", "ushka", "quill")):
        t = Table(*names)
        combat = t.fight(["phy"], ["sku"])
        assert len(tokens_of(t.g, combat, t.side(1))) == 5
        assert t.content.foe_sheets["stone-ram"].health == 6


@pytest.mark.rule("RB-ABL-02")
def test_terrain_of_dice_for_those_who_know() -> None:
    t = Table("corbin", "lissa", at="a5")
    t.teach_to(t.other, Treat("plains", "mountains"))
    bench = rolled(t, "P", "P", "P")
    assert "hex:a6:P" not in bench.keys
    t.state.agenda, t.state.roll = [DONE], None
    t.teach(Treat("plains", "mountains"), Once((Gold(1),)))
    assert "hex:a6:P" in rolled(t, "P", "P", "P").keys


def test_places_by_kind_and_by_name() -> None:
    atlas = Table().content.atlas
    assert atlas.spaces(Where(spaces=("ember-teeth",))) == [
        atlas.number[s] for s in ("g11", "h11", "g12")
    ]
    assert len(atlas.spaces(Where(kinds=("shrine",)))) == 5
