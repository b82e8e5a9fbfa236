"""Combat and its phases: RB-CBT."""

import pytest

from waystone.games.runebound.box.abilities import Surge
from waystone.games.runebound.box.effects import Deal, Effect, Forbid, Gold, Guard, Reflect, Sharpen
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.combat.combat import action_phase, cast_phase, enter_combat
from waystone.games.runebound.table.opponents import controller
from waystone.games.runebound.table.state import SideRound
from waystone.testing import Bench, run


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


def effects(t: Table, *some: Effect, side: int = 0, answers: tuple[str, ...] = ()) -> None:
    seat = controller(t.g, side)
    by = By(seat, 0 if side == 0 else -1, side, "stone-ram", acts=True)
    run(resolve(t.g, by, some), answers)


@pytest.mark.rule("RB-ABL-14", "RB-DMG-08", "RB-EX-43")
def test_entering_combat_comes_before_the_first_cast() -> None:
    t = Table("corbin")
    t.state.drawn = "stone-ram"
    t.state.decks["combat"].remove("stone-ram")
    t.play(enter_combat("adventure", 0, "stone-ram", -1, 0))
    assert t.hero.damage == 1
    texts = [line.text for line in t.log]
    assert texts.index("fact-took-damage") < texts.index("fact-cast")


@pytest.mark.rule("RB-CBT-01", "RB-CBT-15", "RB-CBT-14", "RB-DMG-03")
def test_two_opponents_and_nobody_else() -> None:
    t = Table("corbin", "lissa", "nameya")
    t.fight(["2phy"], ["sku"], enemy="bog-troll")
    acts(t, "attack:phy")
    assert t.side(1).damage == 2
    assert [h.damage for h in t.state.heroes] == [0, 0, 0]


@pytest.mark.rule("RB-CBT-02", "RB-AMB-09", "RB-SPT-03")
def test_the_player_on_the_right_runs_the_enemy() -> None:
    t = Table("corbin", "lissa", "nameya")
    t.fight(["phy"], ["sku"])
    assert controller(t.g, 1) == 2
    bench = acts(t, side=1)
    assert bench.asked[0] == 2
    t.state.heroes[2].eliminated = True
    assert controller(t.g, 1) == 1
    t.state.heroes[1].eliminated = True
    assert controller(t.g, 1) == 2


@pytest.mark.rule("RB-CBT-03", "RB-CBT-13")
def test_cast_action_retreat_and_again() -> None:
    t = Table("corbin")
    t.fight([], [], enemy="bog-troll")
    bench = t.play(cast_phase())
    seen = []
    while t.state.combat and t.state.combat.round < 4:
        seen.append(bench.prompt)
        bench.say({"ask-combat": "pass", "ask-retreat": "stay"}[bench.prompt])
    assert seen.count("ask-retreat") == 2
    assert t.said("cast") == 6
    order = t.facts("combat-round", "cast", "action-phase")
    assert order[:4] == ["combat-round", "cast", "cast", "action-phase"]


@pytest.mark.rule("RB-CBT-04", "RB-CBT-05", "RB-TOK-04")
def test_both_sides_cast_everything_they_own() -> None:
    t = Table("corbin").assets("maul", "scale-vest")
    t.fight([], [])
    t.state.streams.stack("cast", 1, 1, 1, 1, 1, 0, 0, 0, 0, 0)
    t.play(cast_phase())
    names = [token.token for token in t.side(0).tokens]
    assert names == ["corbin-1", "corbin-2", "corbin-3", "A04", "C09"]
    assert [token.face for token in t.side(0).tokens] == [1, 1, 1, 1, 1]
    assert [token.face for token in t.side(1).tokens] == [0, 0, 0, 0, 0]


@pytest.mark.rule("RB-CBT-06", "RB-ENE-09", "RB-EX-49", "RB-VIL-02")
@pytest.mark.parametrize(
    ("act", "cause", "count"),
    [(1, "adventure", 5), (2, "adventure", 6), (1, "villain", 7), (2, "villain", 7)],
)
def test_how_many_tokens_an_enemy_casts(act: int, cause: str, count: int) -> None:
    t = Table("corbin", act=act)
    enemy = "margath-the-risen" if cause == "villain" else "stone-ram"
    t.fight([], [], enemy=enemy, cause=cause)  # type: ignore[arg-type]
    t.play(cast_phase())
    names = [token.token for token in t.side(1).tokens]
    assert len(names) == count
    assert ("veteran" in names) == (count > 5)
    assert ("margath-the-risen" in names) == (count == 7)


@pytest.mark.rule("RB-EX-57")
def test_everything_is_cast_anew_and_doubles_are_apart() -> None:
    t = Table("nameya")
    t.fight(["dbl", "2mag"], ["dsh"])
    t.side(0).tokens[1].on = 0
    t.play(cast_phase())
    assert len(t.side(0).tokens) == 3
    assert all(token.on == -1 and not token.spent for token in t.side(0).tokens)


@pytest.mark.rule("RB-CBT-08")
def test_sides_take_single_actions_in_turn() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "agi"], ["sku", "agi"], enemy="bog-troll")
    bench = acts(t)
    seats = []
    for key in ("recast:0", "recast:1"):
        seats.append(bench.asked[0])
        t.state.streams.stack("recast", 0)
        bench.say(key if key in bench.options else bench.options[0])
    assert seats == [0, 1]


@pytest.mark.rule("RB-CBT-09", "RB-DMG-05", "RB-EX-40")
def test_after_passing_shields_still_work() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd", "phy"], ["2sku"])
    bench = acts(t, "pass", "attack:sku")
    assert (bench.prompt, bench.asked[0]) == ("ask-shields", 0)
    bench.say("token:0")
    assert t.hero.damage == 1
    assert t.side(0).tokens[0].spent
    assert bench.prompt == "ask-retreat"


@pytest.mark.rule("RB-CBT-10", "RB-AMB-19")
def test_a_side_without_an_action_must_pass() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd", "dsh"], ["sku"])
    bench = acts(t)
    assert t.side(0).round.passed
    assert bench.asked[0] == 1


@pytest.mark.rule("RB-CBT-11")
def test_when_one_has_passed_the_other_goes_on() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "mag", "agi"], ["sku", "shd"], enemy="bog-troll")
    bench = acts(t, "pass", side=1)
    bench.say("attack:phy", "none")
    assert (bench.asked[0]) == 0
    bench.say("attack:mag", "none")
    assert t.side(1).damage == 2


@pytest.mark.rule("RB-CBT-12", "RB-DFT-02", "RB-DFT-03", "RB-EX-12")
def test_a_defeat_ends_combat_at_once() -> None:
    t = Table("corbin", scenario="margath").top("combat", "great-dragon")
    t.state.decks["combat"].remove("great-dragon")
    t.fight(["3phy"], ["sur", "2sku"], enemy="great-dragon")
    t.side(1).damage = 5
    bench = acts(t, "attack:phy")
    assert t.state.combat is None
    assert t.hero.damage == 0
    assert bench.over
    t = Table("corbin")
    t.teach(Surge(1, (Deal(9), Gold(4))))
    gold = t.hero.gold
    t.fight(["sur"], ["dsh"], enemy="shield-knight")
    acts(t, "surge:test-skill-60")
    assert t.state.combat is None
    assert t.hero.gold == gold + 2


@pytest.mark.rule("RB-CBT-03", "RB-SRG-02")
def test_what_holds_for_a_combat_round_ends_with_it() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["sku"])
    effects(t, Forbid("agility"), Sharpen(2), Guard(2), Reflect())
    t.side(0).round.used.append("corbin")
    assert t.side(0).round == SideRound(used=["corbin"], edge=2, guard=2, reflects=True)
    assert t.side(1).round == SideRound(forbidden=["agility"])
    t.play(cast_phase())
    assert t.side(0).round == t.side(1).round == SideRound()
