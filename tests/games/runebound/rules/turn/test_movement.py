"""Moving: RB-MOV."""

import pytest

from waystone.games.runebound.box.abilities import When
from waystone.games.runebound.box.effects import Delay, Gold, Move
from waystone.games.runebound.box.geography import FOREST, WATER, compile_atlas
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.dice import WILD
from waystone.games.runebound.rules.turn.movement import die_moves, enter, travel
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.values import speed
from waystone.testing import Bench, run


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


def rolled(t: Table, *faces: str) -> Bench:
    t.hand()
    t.dice(*faces)
    return t.play(an_action(0), "roll")


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
    assert all(k == "done" or k.count(":") == 2 for k in bench.options)


@pytest.mark.rule("RB-MOV-05")
def test_no_die_need_be_spent() -> None:
    t = Table("corbin")
    before = t.hero.space
    bench = rolled(t, "PF", "PF", "PF").say("done")
    assert (t.hero.space, t.state.roll, bench.prompt) == (before, None, "ask-action")


@pytest.mark.rule("RB-MOV-08", "RB-MOV-18", "RB-EX-08", "RB-EX-24", "RB-ABL-06")
def test_abilities_between_dice() -> None:
    t = Table("corbin", at="h8").skills("tireless").hand().dice("P", "P", "P")
    bench = t.play(an_action(0), "roll", "hex:h7:P", "use:tireless", "hex:i8")
    assert "use:tireless" not in bench.options
    bench.say("hex:h7:P", "hex:h8:P")
    assert (t.hero.space, t.state.points) == (t.space("h8"), 2)
    assert "use:tireless" not in keys(t)


@pytest.mark.rule("RB-MOV-09", "RB-AMB-04")
def test_any_die_enters_a_city() -> None:
    t = Table("corbin", at="d3")
    assert "hex:d4:MW" in rolled(t, "MW", "MW", "MW").options
    printed = t.content.map
    wet = type(printed)(printed.rows, printed.gems, (), (("d3", "d4"),), {})
    atlas = compile_atlas(wet, list(t.content.sites.values()), [])
    assert dict(atlas.needs[atlas.number["d3"]])[atlas.number["d4"]] == WATER


@pytest.mark.rule("RB-MOV-10")
def test_a_wild_goes_anywhere() -> None:
    t = Table("corbin", at="g3")
    bench = rolled(t, "X", "X", "X")
    assert len([k for k in bench.options if k.endswith(":X")]) == len(
        t.content.atlas.around[t.space("g3")]
    )


@pytest.mark.rule("RB-MOV-14", "RB-MOV-15", "RB-EX-30")
def test_onto_the_road_by_terrain_and_along_it_by_any_die() -> None:
    t = Table("corbin", at="f6")
    assert t.content.atlas.terrain[t.space("f6")] == FOREST
    bench = rolled(t, "FH", "PF", "MW")
    assert "hex:e6:FH" not in bench.options
    assert "hex:e6:PF" in bench.options
    bench.say("hex:e6:PF")
    assert "hex:e7:MW" in bench.options


@pytest.mark.rule("RB-MOV-20")
def test_nobody_moves_during_combat() -> None:
    t = Table("corbin")
    t.fight(["phy"], ["sku"])
    before = t.hero.space
    run(resolve(t.g, t.by(), (Move(2),)))
    assert t.hero.space == before


@pytest.mark.rule("RB-AMB-60")
def test_a_hero_stopped_on_the_way_loses_the_dice() -> None:
    t = Table("torvin", at="d3").hand().dice("P", "P", "P")
    t.teach(When("enter-city", (Delay(),)))
    bench = t.play(an_action(0), "roll")
    bench.say("hex:d4:P")
    if bench.prompt == "ask-order":
        bench.say(" ".join(bench.options))
    assert t.hero.delayed
    assert t.state.roll is None
    assert bench.prompt == "ask-action"


@pytest.mark.rule("RB-MOV-04", "RB-MOV-06", "RB-DIE-04")
def test_each_die_moves_once_and_a_reroll_is_between_them() -> None:
    t = Table("corbin", at="h8").hand("hymn").dice("P", "MW", "P", "P")
    bench = t.play(an_action(0), "roll", "hex:h7:P")
    assert t.state.roll is not None
    assert t.state.roll.spent == [True, False, False]
    bench.say("reroll:MW")
    assert (t.state.roll.dice, t.hero.hand) == ([1, 1, 1], [])
    bench.say("hex:h8:P")
    assert t.state.roll.spent == [True, True, False]
    t.put("b1")
    t.state.roll.spent = [True, False, False]
    t.state.roll.dice = [4, 0, 1]
    t.state.roll.free = 1
    bench = t.play(travel(0))
    bench.say("hex:a1:P")
    assert (t.hero.space, t.state.roll.spent) == (0, [True, False, True])


@pytest.mark.rule("RB-MOV-04", "RB-AMB-60")
def test_the_first_die_may_be_rerolled_and_a_stop_in_a_city_comes_after_the_die() -> None:
    t = Table("corbin", at="d3").hand("hymn").dice("MW", "P", "P", "P")
    t.teach(When("enter-city", (Delay(),)))
    bench = t.play(an_action(0), "roll", "reroll:MW")
    assert t.state.roll is not None
    assert t.state.roll.dice == [1, 1, 1]
    bench.say("hex:d4:P")
    assert (t.hero.delayed, bench.prompt) == (True, "ask-action")


@pytest.mark.rule("RB-MAP-02", "RB-MOV-19")
def test_entering_a_space_sets_off_what_waits_there() -> None:
    t = Table("corbin", at="d3")
    t.teach(When("enter-city", (Gold(2),)))
    gold = t.hero.gold
    run(enter(t.g, t.hero, t.space("d4"), "RB-MOV-02"))
    run(enter(t.g, t.hero, t.space("d3"), "RB-MOV-02"))
    assert t.hero.gold == gold + 2


@pytest.mark.rule("RB-MOV-02", "RB-MOV-04", "RB-ADV-01")
def test_a_way_tells_the_gem_that_waits_there() -> None:
    """Colour side up by its colour, grey not at all, whatever lay there when it was last asked."""
    t = Table("corbin")
    atlas = t.content.atlas
    here = next(n for n, gemmed in enumerate(atlas.gemmed) if len(gemmed) == 2)
    one, other = atlas.gemmed[here]
    t.hero.space = here
    for lit in ([one, other], [one], [other], []):
        t.state.gems = lit
        ways = [o for o in turn_options(t.g, t.hero) if o.value.what == "step"]
        steps = {o.value.space: o.args["gem"] for o in ways}
        by_die = {o.value.space: o.args["gem"] for o in die_moves(t.g, t.hero, [WILD])}
        gems = {n: atlas.gem[n] if n in lit else "none" for n in atlas.around[here]}
        assert steps == by_die == gems
