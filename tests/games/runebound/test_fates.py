"""Challenge, defeat, delay, elimination, scenarios, stories, the end: RB-PVP to RB-END."""

import random

import pytest

from waystone.games.runebound.abilities import Bonus, Ward, When
from waystone.games.runebound.bots import policy
from waystone.games.runebound.combat import action_phase, cast_phase, enter_combat
from waystone.games.runebound.damage import deal
from waystone.games.runebound.definitions import EnemyDef
from waystone.games.runebound.effects import (
    Confront,
    Delay,
    Effect,
    First,
    Gold,
    Guard,
    Heal,
    LoseToken,
    Suffer,
    Win,
    Zombie,
)
from waystone.games.runebound.elimination import eliminate
from waystone.games.runebound.heroes import health, is_defeated
from waystone.games.runebound.interpret import INTERPRETERS, resolve
from waystone.games.runebound.invariants import check
from waystone.games.runebound.opponents import controller, damage_on, health_of, villain_health
from waystone.games.runebound.pool import cast, golden
from waystone.games.runebound.resolve import challengeable
from waystone.games.runebound.state import By, proceed
from waystone.games.runebound.story import last_instruction, story_card, time_step
from waystone.games.runebound.tactics import payment, shields_to_spend
from waystone.games.runebound.testing import DONE, Bench, Table, run
from waystone.games.runebound.trophies import learn
from waystone.games.runebound.turn import a_round, a_turn, an_action, turn_options
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.step import End


def keys(t: Table, seat: int = 0) -> list[str]:
    return [o.key for o in turn_options(t.g, t.state.heroes[seat])]


def duel(t: Table, mine: list[str], theirs: list[str]) -> Bench:
    t.fight(mine, theirs, cause="challenge", against=t.other)
    assert t.state.combat is not None
    t.state.combat.prize = 3
    return t.play(action_phase())


# ---- challenges


@pytest.mark.rule("RB-PVP-01")
def test_only_an_ability_lets_a_hero_challenge() -> None:
    t = Table("corbin", "lissa")
    assert "act:corbin.2" in keys(t)
    assert not [k for k in keys(t, 1) if k.startswith("act:")]
    t.put("a2", t.other)
    assert "act:corbin.2" not in keys(t)


@pytest.mark.rule("RB-PVP-02")
def test_a_duel_lasts_until_one_is_defeated() -> None:
    t = Table("corbin", "lissa")
    bench = duel(t, ["phy"], ["phy"])
    bench.answer("attack:phy")
    assert (t.other.damage, t.state.combat is None) == (1, False)
    bench.answer("attack:phy")
    assert t.hero.damage == 1
    t.other.damage = 7
    duel(t, ["2phy"], ["phy"]).answer("attack:phy")
    assert t.state.combat is None
    assert is_defeated(t.g, t.other)


@pytest.mark.rule("RB-PVP-04", "RB-DFT-05")
def test_a_defeated_hero_cannot_be_challenged() -> None:
    t = Table("corbin", "lissa")
    t.other.damage = 9
    assert challengeable(t.g, t.hero) == []
    assert "act:corbin.2" not in keys(t)
    t.play(enter_combat("challenge", 0, "", 1, 3))
    assert t.state.combat is None


@pytest.mark.rule("RB-PVP-05")
def test_corbins_challenge() -> None:
    t = Table("corbin", "lissa")
    t.hero.gold, t.other.gold = 1, 2
    bench = t.play(an_action(0), "act:corbin.2")
    assert t.state.combat is not None
    assert t.state.combat.no_retreat
    assert t.state.points == 2
    assert "ask-retreat" not in bench.asked
    t.other.damage = 8
    duel(t, ["phy"], ["dsh"]).answer("attack:phy")
    assert (t.hero.gold, t.other.gold) == (3, 0)
    t.other.damage, t.hero.damage = 0, 9
    t.hero.gold = 3
    bench = duel(t, ["shd"], ["phy"])
    bench.answer("attack:phy", "none")
    assert is_defeated(t.g, t.hero)
    assert (t.hero.gold, t.other.gold) == (3, 0)


# ---- defeat and delay


@pytest.mark.rule("RB-DFT-05", "RB-AMB-59")
def test_a_defeated_hero_never_fights() -> None:
    t = Table("corbin")
    t.hero.damage = 10
    t.state.drawn = "stone-ram"
    t.play(enter_combat("adventure", 0, "stone-ram", -1, 0))
    assert t.state.combat is None
    assert t.state.discards["combat"] == ["stone-ram"]


@pytest.mark.rule("RB-DFT-06")
def test_a_defeated_hero_may_learn_and_use_abilities() -> None:
    t = Table("corbin").hand("daredevil", "drill").trophies("combat", "combat")
    t.skills("lay-on-hands")
    t.hero.damage = 10
    assert keys(t) == ["rest", "learn:daredevil", "learn:drill", "use:lay-on-hands", "end"]


@pytest.mark.rule("RB-DFT-07", "RB-EX-33", "RB-AMB-30")
def test_more_health_ends_defeat() -> None:
    t = Table("aldric").hand("oak-hide").trophies("combat", "combat", "combat", "combat")
    t.hero.damage = 9
    assert is_defeated(t.g, t.hero)
    run(learn(t.g, t.hero, "oak-hide"))
    assert (health(t.g, t.hero), is_defeated(t.g, t.hero)) == (12, False)
    assert "train" in keys(t)
    t = Table("aldric").assets("padded-coat")
    t.hero.damage = 9
    assert not is_defeated(t.g, t.hero)


@pytest.mark.rule("RB-DFT-08")
def test_healing_one_damage_ends_defeat() -> None:
    t = Table("ushka").hand("drill")
    t.hero.damage = 9
    t.play(an_action(0), "use:ushka.2")
    assert not is_defeated(t.g, t.hero)
    assert "train" in keys(t)


@pytest.mark.rule("RB-DFT-09")
def test_a_defeated_hero_keeps_everything_and_goes_on() -> None:
    t = Table("corbin").assets("cudgel").trophies("social").hand("drill")
    t.hero.gold = 4
    t.state.points = 1
    t.fight(["dsh"], ["2sku"])
    t.hero.damage = 9
    t.state.combat.turn = 1  # type: ignore[union-attr]
    space = t.hero.space
    t.play(action_phase(), "attack:sku")
    assert (t.hero.gold, t.hero.assets, len(t.hero.trophies)) == (4, ["cudgel"], 1)
    assert (t.hero.hand, t.hero.space, t.state.points) == (["drill"], space, 1)


@pytest.mark.rule("RB-DLY-01", "RB-EX-04")
def test_a_delayed_hero_must_stand_up() -> None:
    t = Table("corbin")
    t.hero.delayed = True
    bench = t.play(a_turn(0))
    assert bench.keys[0] == "stand"
    assert not [k for k in bench.keys if k in ("rest", "train", "roll")]
    bench.answer("stand")
    assert (t.hero.delayed, t.state.points) == (False, 2)
    assert "train" in bench.keys


@pytest.mark.rule("RB-DLY-02")
def test_a_delayed_hero_may_learn_and_use_abilities() -> None:
    t = Table("corbin").hand("daredevil").trophies("combat", "combat").skills("tireless")
    t.hero.delayed = True
    assert keys(t) == ["stand", "learn:daredevil", "use:tireless", "end"]


@pytest.mark.rule("RB-DLY-03", "RB-EX-66")
def test_first_recover_then_stand_up() -> None:
    t = Table("corbin", at="d4")
    t.hero.damage, t.hero.delayed = 10, True
    bench = t.play(a_turn(0))
    assert bench.keys == ["rest", "end"]
    bench.answer("rest")
    assert bench.keys[0] == "stand"
    bench.answer("stand")
    assert t.state.points == 1


@pytest.mark.rule("RB-AMB-34", "RB-DLY-04")
def test_delay_does_not_stack_and_lasts() -> None:
    t = Table("corbin")
    run(resolve(t.g, t.by(), (Delay(), Delay())))
    t.state.points = 0
    t.play(an_action(0))
    assert t.hero.delayed
    bench = t.play(a_turn(0), "stand")
    assert "train" in bench.keys


# ---- elimination


@pytest.mark.rule("RB-ELM-01", "RB-ELM-02", "RB-ELM-03", "RB-ELM-04", "RB-EX-73", "RB-AMB-36")
def test_an_eliminated_hero_leaves_the_game() -> None:
    t = Table("corbin", "lissa", "ushka").assets("cudgel").skills("tireless").hand("drill")
    t.trophies("combat")
    trophy = t.hero.trophies[0]
    t.hero.quests.append("old-mill")
    t.hero.rumors.append("sealed-letter")
    t.hero.gold, t.hero.tokens, t.hero.damage = 5, 2, 4
    eliminate(t.g, t.hero)
    assert t.hero.eliminated
    assert t.hero.space == -1
    assert sorted(t.state.removed) == sorted(
        ["cudgel", "tireless", "drill", trophy, "old-mill", "sealed-letter"]
    )
    assert (t.hero.gold, t.hero.tokens, t.hero.damage) == (0, 0, 0)
    assert t.state.first == 1
    assert "cudgel" not in t.state.discards["asset"]


@pytest.mark.rule("RB-AMB-58")
def test_elimination_in_the_middle_of_a_round() -> None:
    t = Table("corbin", "lissa", "ushka", act=2)
    for hero in t.state.heroes:
        hero.hand.clear()
    bench = t.play(a_round())
    eliminate(t.g, t.hero)
    bench.answer("end")
    assert (bench.ask and bench.ask.seat) == 1
    bench.answer("end")
    assert (bench.ask and bench.ask.seat) == 2
    t.state.decks["story"] = []
    bench.answer("end")
    assert (bench.ask and bench.ask.seat, t.state.first) == (1, 1)
    assert t.state.space_on_track == 2


# ---- scenarios


@pytest.mark.rule("RB-SCN-02", "RB-VIL-07", "RB-VIL-01")
def test_where_and_when_the_villain_can_be_fought() -> None:
    t = Table("corbin", at="o13")
    assert "act:margath" not in keys(t)
    t.state.act = 2
    assert "act:margath" in keys(t)
    t.put("h8")
    assert "act:margath" not in keys(t)


@pytest.mark.rule("RB-SCN-04")
def test_the_scenario_card_turns_for_the_villain() -> None:
    t = Table("corbin", "lissa", act=2)
    t.play(enter_combat("villain", 0, "margath-the-risen", -1, 0))
    assert t.g.state.side == "B"
    t.hero.damage = 9
    t.pool(0, "dsh")
    t.pool(1, "2sku")
    t.state.combat.turn = 1  # type: ignore[union-attr]
    t.play(action_phase(), "attack:sku")
    assert t.state.side == "A"


@pytest.mark.rule("RB-SCN-05", "RB-SCN-06", "RB-EX-46", "RB-VIL-06")
def test_lore_lowers_margaths_health() -> None:
    t = Table("corbin")
    printed = t.content.scenarios["margath"].health
    t.hero.tokens = 3
    t.fight(["phy"], ["sku"], enemy="margath-the-risen", cause="villain")
    assert health_of(t.g, t.side(1)) == printed - 3
    t.side(1).damage = 2
    run(resolve(t.g, By(1, -1, 1), (Heal(9),)))
    assert damage_on(t.g, t.side(1)) == 0
    assert health_of(t.g, t.side(1)) == printed - 3
    run(resolve(t.g, t.by(), (LoseToken(9),)))
    assert t.hero.tokens == 0


@pytest.mark.rule("RB-SCN-07", "RB-SCN-08", "RB-EX-47")
def test_zombies_and_allies_change_vorakeshs_health() -> None:
    t = Table("corbin", scenario="corpse-king")
    printed = t.content.scenarios["corpse-king"].health
    run(resolve(t.g, t.by(), (Zombie(("h7", "h8", "h9", "h9")),)))
    assert villain_health(t.g, 0) == printed + 4
    t.hero.tokens = 2
    assert villain_health(t.g, 0) == printed


@pytest.mark.rule("RB-SCN-09")
def test_a_killed_zombie_returns_to_the_bank() -> None:
    t = Table("corbin", scenario="corpse-king").hand().top("skill", "drill")
    assert "act:corpse-king.2" not in keys(t)
    t.state.zombies = {t.space("h8"): 1}
    t.play(an_action(0), "act:corpse-king.2")
    assert t.state.zombies == {}


# ---- stories


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


# ---- the villain


@pytest.mark.rule("RB-VIL-04", "RB-END-01")
def test_who_defeats_the_villain_wins_at_once() -> None:
    t = Table("corbin", "lissa", act=2)
    t.fight(["3phy"], ["sku"], enemy="margath-the-risen", cause="villain")
    t.side(1).damage = health_of(t.g, t.side(1)) - 1
    bench = t.play(action_phase(), "attack:phy")
    assert bench.end == End("end-villain-fell", [0])


@pytest.mark.rule("RB-VIL-05", "RB-EX-48", "RB-AMB-46")
def test_the_villain_heals_and_the_loser_is_out() -> None:
    t = Table("corbin", "lissa", act=2)
    t.fight(["dsh"], ["2sku"], enemy="margath-the-risen", cause="villain")
    t.g.state.side = "B"
    t.side(1).damage = 5
    t.hero.damage = 9
    t.state.combat.turn = 1  # type: ignore[union-attr]
    bench = t.play(action_phase(), "attack:sku")
    assert t.hero.eliminated
    assert t.state.side == "A"
    assert bench.done
    t.other.tokens = 4
    t.play(enter_combat("villain", 1, "margath-the-risen", -1, 0))
    assert t.side(1).damage == 0
    assert health_of(t.g, t.side(1)) == t.content.scenarios["margath"].health - 4


# ---- the end


@pytest.mark.rule("RB-END-02")
def test_a_scenario_may_be_won_another_way() -> None:
    t = Table("corbin", scenario="corpse-king", at="g9")
    t.state.decks["story"] = ["true-crown"]
    t.play(story_card())
    t.hero.tokens = 6
    t.play(an_action(0), "story:true-crown")
    assert not t.state.ending
    t.hero.tokens, t.state.points = 7, 3
    bench = t.play(an_action(0), "story:true-crown", "yes")
    assert bench.end == End("end-other-victory", [0])


@pytest.mark.rule("RB-END-03")
def test_without_heroes_everybody_loses() -> None:
    t = Table("corbin", "lissa", act=2)
    for hero in t.state.heroes:
        assert isinstance(proceed(t.g), type(DONE))
        t.state.agenda = [DONE]
        eliminate(t.g, hero)
    assert proceed(t.g) == End("end-all-eliminated")


def test_too_many_dead_and_the_realm_falls() -> None:
    t = Table("corbin", scenario="corpse-king", act=2)
    t.state.zombies = {t.space("h8"): t.content.scenarios["corpse-king"].falls}
    bench = t.play(last_instruction())
    assert bench.end == End("end-realm-fell", [])


@pytest.mark.rule("RB-AMB-65")
def test_at_the_end_of_time_every_hero_fights_in_turn_order() -> None:
    t = Table("corbin", "lissa", act=2)
    t.state.space_on_track = 11
    t.state.first = 1
    t._content(track=type(t.content.track)(12, (), ()))
    t.other.damage = 9
    t.play(time_step())
    assert t.state.combat is not None
    assert t.state.combat.sides[0].seat == 1
    assert t.other.damage == 6
    assert [n.step for n in t.state.agenda] == ["enter_combat", "done"]


# ---- the enemy without a player (RB-AMB-10)


@pytest.mark.rule("RB-AMB-10")
def test_alone_the_enemy_plays_itself() -> None:
    game = find("runebound")
    session = Session.new(game, Setup(1, 3))
    rng = random.Random(1)
    enemy_attacks = 0
    while session.ask is not None and enemy_attacks < 3 and len(session.history) < 3000:
        question = session.questions()[0]
        assert question.seat == 0
        wanted = [o.key for o in question.options if o.key in ("adventure", "stay")]
        if question.kind == "choose":
            session.answer(0, wanted[0] if wanted else rng.choice(question.options).key)
        else:
            session.answer(0, policy(session.state, session.content, 0, question))
        foes = set(session.content.foe_sheets)
        attacks = [line for line in session.log if line.text == "fact-attacked"]
        enemy_attacks = sum(1 for line in attacks if line.args["who"] in foes)
    assert enemy_attacks == 3
    t = Table("corbin")
    t.fight(["2shd", "shd", "shd"], ["sur", "2sur", "sku"])
    assert shields_to_spend(t.g, t.side(0), [0, 1, 2], 2) == [0]
    assert shields_to_spend(t.g, t.side(0), [0, 1, 2], 1) == [1]
    assert payment(t.g, t.side(1), 1) == [0]
    assert payment(t.g, t.side(1), 2) == [1]


def test_an_enemy_that_nobody_runs_decides_by_itself() -> None:
    t = Table("corbin")
    del t.state.heroes[1:]
    enemy = t.make_enemy(Ward(2), When("cast", (Guard(1),)), When("cast", (First(),)), health=9)
    t.fight([], [], enemy=enemy)
    assert controller(t.g, 1) == -1
    bench = t.play(cast_phase())
    assert t.side(1).first
    assert (bench.ask and bench.ask.seat) == 0
    t.pool(1, "dsh")
    run(deal(t.g, 0, 4, "phy", attack=True))
    assert t.side(1).damage == 1


# ---- invariants and vocabulary


def test_every_effect_has_one_interpreter() -> None:
    assert set(INTERPRETERS) == set(Effect.__args__)


def test_broken_tables_are_found() -> None:
    t = Table("corbin")
    assert check(t.state, t.content) == []
    t.hero.hand.append(t.state.decks["skill"][0])
    assert "too often" in check(t.state, t.content)[0]
    t = Table("corbin")
    t.state.decks["asset"].pop()
    assert "missing" in check(t.state, t.content)[0]
    t = Table("corbin")
    t.hero.gold = -1
    t.state.act = 3
    t.state.gems.append(0)
    assert len(check(t.state, t.content)) >= 3
    t.hero.space = 9999
    t.hero.hero = "nobody"
    assert len(check(t.state, t.content)) == 2


def test_content_is_sound() -> None:
    content, _ = find("runebound").load_content()
    atlas = content.atlas
    for adventure in content.adventures.values():
        if isinstance(adventure, EnemyDef):
            assert 3 <= adventure.health <= 8
    assert len(content.assets) == len(content.skills) == 60
    assert len([t for t in content.tokens if t[0] in "ABCD" and t[1:].isdigit()]) == 35
    assert len(atlas.river_edges) in range(34, 42)
    assert sum(1 for row in content.map.rows for c in row if c == "P") > 115


def test_a_cast_of_many_is_fair() -> None:
    t = Table("corbin", act=2)
    combat = t.fight([], [])
    gold = 0
    for _ in range(2000):
        cast(t.g, combat)
        gold += golden(t.g, t.side(1))
    assert 1.9 < gold / 2000 < 2.1
    assert controller(t.g, 1) == 1
    t.teach(Bonus("body", 1), When("turn", (Gold(1), Suffer(0))))
    gold = t.hero.gold
    t.state.combat = None
    t.play(a_turn(0))
    assert t.hero.gold == gold + 1
    run(resolve(t.g, t.by(), (Win(),)))
    assert t.state.winner == 0
    run(resolve(t.g, t.by(), (Confront(),)))
    assert t.state.agenda[0].step == "enter_combat"
