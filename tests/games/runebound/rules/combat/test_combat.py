"""Combat and its phases: RB-CBT."""

import pytest

from waystone.games.runebound.box.abilities import Surge, When
from waystone.games.runebound.box.effects import (
    Deal,
    Draw,
    Effect,
    Forbid,
    Gold,
    Guard,
    Heal,
    Reflect,
    Sharpen,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.combat.combat import (
    action_phase,
    cast_phase,
    enter_combat,
    initiative,
)
from waystone.games.runebound.rules.combat.damage import both_sides
from waystone.games.runebound.rules.combat.ending import combat_ends
from waystone.games.runebound.table.opponents import controller
from waystone.games.runebound.table.state import SideRound
from waystone.kernel.step import Next
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
    t.play(enter_combat("adventure", 0, "stone-ram"))
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


@pytest.mark.rule("RB-ABL-07", "RB-AMB-61", "RB-ABL-14", "RB-CBT-04")
@pytest.mark.parametrize("trigger", ["enter-combat", "cast"])
@pytest.mark.parametrize(("active", "first"), [(0, 0), (1, 1)])
def test_the_active_players_abilities_come_first(trigger: str, active: int, first: int) -> None:
    t = Table("corbin", "lissa").hand()
    t.hand(hero=t.other)
    t.hero.damage = 9
    t.teach(When(trigger, (Heal(1),)))  # type: ignore[arg-type]
    enemy = t.make_enemy(When(trigger, (Heal(1),)), health=9)  # type: ignore[arg-type]
    t.state.active = active
    t.fight([], [], enemy=enemy)
    t.side(1).damage = 3
    run(both_sides(t.g, trigger, trigger))  # type: ignore[arg-type]
    healed = [line.args["hero"] for line in t.log if line.text == "fact-healed"]
    assert healed == (["corbin", enemy] if first == 0 else [enemy, "corbin"])


@pytest.mark.rule("RB-CBT-04", "RB-INI-01")
def test_what_waits_for_the_cast_is_used_after_every_cast() -> None:
    t = Table("corbin", "lissa").hand()
    t.teach(When("cast", (Gold(1),)))
    gold = t.hero.gold
    t.fight([], [])
    t.play(cast_phase())
    t.play(cast_phase())
    assert t.hero.gold == gold + 2


@pytest.mark.rule("RB-INI-01", "RB-INI-02")
@pytest.mark.parametrize(("taken", "begins"), [((), 1), ((0,), 0), ((1,), 1), ((0, 1), 1)])
def test_who_takes_the_initiative_has_it(taken: tuple[int, ...], begins: int) -> None:
    t = Table("corbin", "lissa")
    combat = t.fight(["phy"], ["sku*"])
    for side in taken:
        t.side(side).round.first = True
    assert initiative(t.g, combat) == begins


@pytest.mark.rule("RB-CBT-09", "RB-CBT-11")
def test_a_side_that_acted_is_followed_by_the_other_until_both_have_passed() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "mag"], ["sku"])
    bench = t.play(action_phase(), "attack:phy")
    assert bench.asked == [1]
    bench.say("pass")
    assert bench.asked == [0]
    bench.say("attack:mag")
    assert t.side(1).damage == 2
    assert (bench.prompt, bench.asked) == ("ask-retreat", [0])


@pytest.mark.rule("RB-VIL-03", "RB-PVP-05", "RB-CBT-01")
@pytest.mark.parametrize(
    ("fight", "fixed"),
    [
        (enter_combat("adventure", 0, "stone-ram"), False),
        (enter_combat("villain", 0, "margath-the-risen"), True),
        (enter_combat("challenge", 0, "", "", 1, 3), False),
        (enter_combat("challenge", 0, "", "", 1, 3, True), True),
    ],
)
def test_from_which_fights_there_is_no_retreat(fight: Next, fixed: bool) -> None:
    t = Table("corbin", "lissa", act=2)
    t.play(fight)
    assert t.state.combat is not None
    assert t.state.combat.no_retreat is fixed


@pytest.mark.rule("RB-DFT-05", "RB-PVP-01")
def test_seat_0_may_be_challenged_too() -> None:
    t = Table("corbin", "lissa")
    t.state.active = 1
    t.hero.damage = 10
    t.play(enter_combat("challenge", 1, "", "", 0, 3))
    assert t.state.combat is None
    t.hero.damage = 0
    t.play(enter_combat("challenge", 1, "", "", 0, 3))
    assert t.state.combat is not None
    assert [side.seat for side in t.state.combat.sides] == [1, 0]


@pytest.mark.rule("RB-CBT-12", "RB-PVP-02", "RB-PVP-05", "RB-VIL-04")
def test_the_end_of_a_fight_is_that_of_its_cause() -> None:
    t = Table("corbin", "lissa", act=2)
    t.other.gold = 5
    combat = t.fight([], [], against=t.other, cause="challenge")
    combat.prize = 3
    gold = t.hero.gold
    run(combat_ends(t.g, "attacker"))
    assert (t.hero.gold, t.other.gold, t.state.winner) == (gold + 3, 2, -1)
    t.fight([], [], enemy="margath-the-risen", cause="villain")
    run(combat_ends(t.g, "attacker"))
    assert (t.state.winner, t.state.combat) == (0, None)


@pytest.mark.rule("RB-ENE-03", "RB-TRO-07")
def test_a_victory_is_followed_by_what_waits_for_it() -> None:
    t = Table("corbin", "lissa").hand()
    t.teach(When("victory", (Draw(1),)))
    t.teach_to(t.other, When("foe-falls", (Gold(2),)))
    gold = t.other.gold
    t.fight([], [])
    run(combat_ends(t.g, "attacker"))
    assert (len(t.hero.hand), t.other.gold) == (1, gold + 2)
    assert t.facts("drew-some", "gained-gold")[-2:] == ["drew-some", "gained-gold"]
    t.fight([], [], enemy="bog-troll")
    run(combat_ends(t.g, "defender"))
    assert (len(t.hero.hand), t.other.gold) == (1, gold + 2)


@pytest.mark.rule("RB-ABL-07")
def test_own_answers_to_a_victory_come_in_the_order_one_likes() -> None:
    """One waits for the own victory, one for the fall of any enemy."""
    t = Table("corbin", "lissa")
    t.hero.damage = 3
    victory = t.teach(When("victory", (Heal(1),)))
    fall = t.teach(When("foe-falls", (Gold(1),)))
    t.teach_to(t.other, When("foe-falls", (Gold(2),)))
    t.fight(["phy"], ["dsh"], enemy=t.make_enemy(health=1))
    gold, theirs = t.hero.gold, t.other.gold
    bench = acts(t, "attack:phy")
    assert (bench.prompt, bench.asked, t.other.gold) == ("ask-order", [0], theirs)
    bench.say(f"use:{fall} use:{victory}")
    assert t.facts("gained-gold", "healed") == ["gained-gold", "healed", "gained-gold"]
    assert (t.hero.gold, t.other.gold, t.hero.damage) == (gold + 1, theirs + 2, 2)
