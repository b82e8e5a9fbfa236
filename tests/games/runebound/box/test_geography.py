"""The map: RB-MAP."""

import pytest
from msgspec.structs import replace

from waystone.games.runebound.box.effects import Where
from waystone.games.runebound.box.geography import (
    ALL,
    FOREST,
    HILLS,
    MOUNTAINS,
    PLAINS,
    WATER,
    compile_atlas,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.dice import count_matches
from waystone.testing import Bench, run


def rolled(t: Table, *faces: str) -> Bench:
    t.hand()
    t.dice(*faces)
    return t.play(an_action(0), "roll")


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
    assert "hex:e5:MW" in bench.options


@pytest.mark.rule("RB-MAP-04", "RB-MAP-05")
def test_a_road_joins_the_spaces_it_is_printed_on_and_no_others() -> None:
    content = Table().content
    atlas = compile_atlas(content.map, list(content.sites.values()), [])
    printed = {frozenset(edge) for edge in atlas.road_edges}
    found = {frozenset((a, b)) for a, beside in enumerate(atlas.roads) for b in beside}
    assert found == printed
    assert all(a in atlas.roads[b] for a, beside in enumerate(atlas.roads) for b in beside)


@pytest.mark.rule("RB-MAP-08", "RB-MOV-11", "RB-MOV-12", "RB-EX-28")
def test_a_river_takes_water_or_a_wild() -> None:
    t = Table("corbin", at="g3")
    bench = rolled(t, "HP", "MW", "X")
    assert "hex:h3:HP" not in bench.options
    assert "hex:h3:MW" in bench.options
    assert "hex:h3:X" in bench.options
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
    assert "hex:i5:P" in rolled(t, "P", "P", "P").options
    t.put("l8")
    t.state.roll = None
    assert "hex:l9:MW" in rolled(t, "MW", "MW", "MW").options


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
    assert "hex:m11:MW" not in bench.options
    assert "hex:m12:MW" in bench.options


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


def test_places_by_kind_and_by_name() -> None:
    atlas = Table().content.atlas
    assert atlas.spaces(Where(spaces=("ember-teeth",))) == [
        atlas.number[s] for s in ("g11", "h11", "g12")
    ]
    assert len(atlas.spaces(Where(kinds=("shrine",)))) == 5


@pytest.mark.rule("RB-MAP-04", "RB-MAP-05")
def test_cities_and_the_road_around_them() -> None:
    t = Table()
    atlas = t.content.atlas
    assert sorted(atlas.cities.values()) == ["dawnsmoor", "forge", "riverwatch", "tamalir"]
    assert {atlas.ids[n] for n in atlas.roads[t.space("d4")]} == {"e4", "e5"}
    assert atlas.roads[t.space("a1")] == ()


@pytest.mark.rule("RB-MAP-09", "RB-MOV-13")
def test_a_bridge_takes_any_die_without_a_road_too() -> None:
    t = Table()
    roadless = replace(t.content.map, roads=())
    atlas = compile_atlas(roadless, list(t.content.sites.values()), [])
    for a, b in atlas.bridge_edges.values():
        assert (dict(atlas.needs[a])[b], dict(atlas.needs[b])[a]) == (ALL, ALL)
    wet = {frozenset(edge) for edge in atlas.river_edges} - {
        frozenset(edge) for edge in atlas.bridge_edges.values()
    }
    assert wet
    for a, b in wet:
        assert (dict(atlas.needs[a])[b], dict(atlas.dry[a])[b]) == (WATER, atlas.terrain[b])
