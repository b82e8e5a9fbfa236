"""Combat: its rounds, tokens, initiative, actions, damage, surges, retreat: RB-CBT to RB-RTR."""

from collections import Counter

import pytest

from waystone.games.runebound.abilities import Armor, PerTrait, Special, Surge, Ward, When
from waystone.games.runebound.combat import (
    action_phase,
    cast_phase,
    enter_combat,
    initiative,
    retreat_phase,
    retreat_roll,
)
from waystone.games.runebound.damage import CombatOver, deal
from waystone.games.runebound.definitions import ENEMY_TOKENS
from waystone.games.runebound.effects import (
    Again,
    Claim,
    Deal,
    Effect,
    Flip,
    Forbid,
    Gold,
    Guard,
    Heal,
    Recast,
    Reflect,
    Remove,
    Restore,
    Sharpen,
)
from waystone.games.runebound.fight import combat_actions
from waystone.games.runebound.heroes import suffer
from waystone.games.runebound.interpret import resolve
from waystone.games.runebound.opponents import controller, damage_on, health_of
from waystone.games.runebound.pool import golden, notation, showing, targets, up, worth
from waystone.games.runebound.state import By, Token
from waystone.games.runebound.testing import Bench, Table, run


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


def mine(t: Table) -> list[str]:
    return [o.key for o in combat_actions(t.g, 0)]


def effects(t: Table, *some: Effect, side: int = 0, answers: tuple[str, ...] = ()) -> None:
    seat = controller(t.g, side)
    by = By(seat, 0 if side == 0 else -1, side, "stone-ram", acts=True)
    run(resolve(t.g, by, some), answers)


# ---- structure


@pytest.mark.rule("RB-CBT-01", "RB-CBT-15", "RB-CBT-14", "RB-DMG-03")
def test_two_opponents_and_nobody_else() -> None:
    t = Table("corbin", "lissa", "ushka")
    t.fight(["2phy"], ["sku"], enemy="bog-troll")
    acts(t, "attack:phy")
    assert t.side(1).damage == 2
    assert [h.damage for h in t.state.heroes] == [0, 0, 0]


@pytest.mark.rule("RB-CBT-02", "RB-AMB-09", "RB-SPT-03")
def test_the_player_on_the_right_runs_the_enemy() -> None:
    t = Table("corbin", "lissa", "ushka")
    t.fight(["phy"], ["sku"])
    assert controller(t.g, 1) == 2
    bench = acts(t, side=1)
    assert bench.ask is not None
    assert bench.ask.seat == 2
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
        bench.answer({"ask-combat": "pass", "ask-retreat": "stay"}[bench.prompt])
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
    t = Table("ushka")
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
        assert bench.ask is not None
        seats.append(bench.ask.seat)
        t.state.streams.stack("recast", 0)
        bench.answer(key if key in bench.keys else bench.keys[0])
    assert seats == [0, 1]


@pytest.mark.rule("RB-CBT-09", "RB-DMG-05", "RB-EX-40")
def test_after_passing_shields_still_work() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd", "phy"], ["2sku"])
    bench = acts(t, "pass", "attack:sku")
    assert (bench.prompt, bench.ask and bench.ask.seat) == ("ask-shields", 0)
    bench.answer("token:0")
    assert t.hero.damage == 1
    assert t.side(0).tokens[0].spent
    assert bench.prompt == "ask-retreat"


@pytest.mark.rule("RB-CBT-10", "RB-AMB-19")
def test_a_side_without_an_action_must_pass() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd", "dsh"], ["sku"])
    bench = acts(t)
    assert t.side(0).passed
    assert bench.ask is not None
    assert bench.ask.seat == 1


@pytest.mark.rule("RB-CBT-11")
def test_when_one_has_passed_the_other_goes_on() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "mag", "agi"], ["sku", "shd"], enemy="bog-troll")
    bench = acts(t, "pass", side=1)
    bench.answer("attack:phy", "none")
    assert (bench.ask and bench.ask.seat) == 0
    bench.answer("attack:mag", "none")
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
    assert bench.done
    t = Table("corbin")
    t.teach(Surge(1, (Deal(9), Gold(4))))
    gold = t.hero.gold
    t.fight(["sur"], ["dsh"], enemy="shield-knight")
    acts(t, "surge:test-skill-60")
    assert t.state.combat is None
    assert t.hero.gold == gold + 2


@pytest.mark.rule("RB-ENE-02", "RB-DFT-01", "RB-DMG-01", "RB-DMG-02", "RB-EX-34")
def test_defeat_is_damage_equal_to_health() -> None:
    t = Table("lissa")
    t.fight(["dsh"], ["dsh"], enemy="bog-troll")
    assert run(deal(t.g, 0, 6, "phy", attack=True)) == 6
    assert t.side(1).damage == 6
    with pytest.raises(CombatOver):
        run(deal(t.g, 0, 3, "phy", attack=True))
    assert t.side(1).damage == 7
    t.hero.damage = 8
    with pytest.raises(CombatOver):
        run(deal(t.g, 1, 4, "sku", attack=True))
    assert t.hero.damage == 9


# ---- enemies


@pytest.mark.rule("RB-ENE-03", "RB-TRO-07", "RB-EX-62")
def test_reward_then_claim_then_additional_trophies() -> None:
    t = Table("corbin")
    enemy = t.make_enemy(health=1, reward=(Gold(2),), more=("social",))
    t.fight(["phy"], ["dsh"], enemy=enemy)
    gold = t.hero.gold
    top = t.state.decks["social"][-1]
    acts(t, "attack:phy")
    assert t.hero.gold == gold + 2
    assert t.hero.trophies == [enemy, top]
    order = t.facts("gained-gold", "claimed", "gained")
    assert order == ["gained-gold", "claimed", "gained"]


@pytest.mark.rule("RB-ENE-04")
def test_traits_matter_only_to_other_cards() -> None:
    t = Table("corbin")
    t.fight(["phy"], ["dsh"], enemy="barrow-guard")
    acts(t, "attack:phy")
    assert t.side(1).damage == 1
    t.teach(PerTrait("Undead", 1))
    t.fight(["phy"], ["dsh"], enemy="barrow-guard")
    acts(t, "attack:phy")
    assert t.side(1).damage == 2


@pytest.mark.rule("RB-ENE-05", "RB-EX-53")
def test_a_failed_test_on_an_enemy_leaves_it_there() -> None:
    t = Table("corbin").hand().top("skill", "oak-hide", "thorn-coat")
    t.state.drawn = "riddle-cat"
    bench = t.play(enter_combat("adventure", 0, "riddle-cat", -1, 0))
    assert t.state.combat is not None
    assert t.state.combat.card == "riddle-cat"
    assert t.hero.damage == 1
    assert bench.prompt


@pytest.mark.rule("RB-ENE-06", "RB-EX-52")
def test_an_enemy_claimed_by_an_ability_pays_no_reward() -> None:
    t = Table("corbin").hand().top("skill", "drill", "thorn-coat")
    gold = t.hero.gold
    t.state.drawn = "riddle-cat"
    t.play(enter_combat("adventure", 0, "riddle-cat", -1, 0))
    assert t.state.combat is None
    assert (t.hero.trophies, t.hero.gold) == (["riddle-cat"], gold)
    t = Table("corbin")
    enemy = t.make_enemy(When("enter-combat", (Claim(),)), reward=(Gold(3),), more=("combat",))
    t.state.drawn, gold = enemy, t.hero.gold
    t.play(enter_combat("adventure", 0, enemy, -1, 0))
    assert (t.hero.trophies, t.hero.gold) == ([enemy], gold)


@pytest.mark.rule("RB-ENE-07", "RB-STY-07", "RB-AMB-08")
def test_a_story_enemy_is_no_trophy() -> None:
    t = Table("corbin")
    gold = t.hero.gold
    t.fight(["phy"], ["dsh"], enemy="ash-raiders", cause="story")
    t.side(1).damage = 3
    acts(t, "attack:phy")
    assert (t.hero.trophies, t.hero.gold) == ([], gold + 3)


@pytest.mark.rule("RB-ENE-08")
def test_the_card_of_a_victorious_enemy_is_discarded() -> None:
    t = Table("corbin")
    t.fight(["dsh"], ["2sku"])
    t.hero.damage = 9
    acts(t, "attack:sku", side=1)
    assert t.state.combat is None
    assert t.state.discards["combat"] == ["stone-ram"]
    assert t.hero.trophies == []


@pytest.mark.rule("RB-ENE-10", "RB-AMB-43")
def test_the_faces_of_enemy_tokens() -> None:
    printed = [
        "/".join(notation(f).removeprefix("face-") for f in t.faces) for t in ENEMY_TOKENS.values()
    ]
    assert printed == ["sku/dsh*", "shd/sku", "agi/sku", "sku*/sur", "dbl/dsh*", "2sku/sur*"]


# ---- tokens


@pytest.mark.rule("RB-TOK-01", "RB-TOK-02", "RB-TOK-03")
def test_only_the_face_up_side_counts() -> None:
    t = Table("corbin")
    t.fight(["dsh/3phy", "shd/mag"], ["dsh"])
    assert mine(t) == []
    t.side(0).tokens[0].face = 1
    assert mine(t) == ["attack:phy"]
    t.teach(Surge(1, (Remove("phy"),)))
    t.pool(1, "dsh/sku")
    effects(t, Remove("sku"))
    assert not t.side(1).tokens[0].spent


@pytest.mark.rule("RB-TOK-05", "RB-TOK-06", "RB-EX-02", "RB-CBT-14")
def test_spent_tokens_are_no_targets() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "phy", "agi", "shd", "sur"], ["sur"], enemy="dread-prophet")
    for n in (1, 2, 4):
        t.side(0).tokens[n].spent = True
    bench = acts(t, "surge:dread-prophet", side=1)
    assert bench.keys == ["token:0", "token:3"]
    effects(t, Restore(1), answers=("token:2",))
    assert not t.side(0).tokens[2].spent


@pytest.mark.rule("RB-TOK-07")
def test_only_combat_tokens_are_recast() -> None:
    t = Table("corbin")
    t.fight(["dsh"], ["dsh"])
    t.hero.tokens, t.hero.gold = 3, 4
    effects(t, Recast("own", 2))
    assert (t.hero.tokens, t.hero.gold, t.said("token-recast")) == (3, 4, 2)


@pytest.mark.rule("RB-TOK-08", "RB-EX-03")
def test_a_type_of_token_means_all_its_values() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["shd", "2shd", "sku"])
    effects(t, Remove("shd"))
    assert [token.spent for token in t.side(1).tokens] == [True, True, False]


@pytest.mark.rule("RB-TOK-09", "RB-AMB-14")
def test_a_removed_top_token_frees_its_double() -> None:
    t = Table("corbin")
    t.fight(["phy"], ["dbl", "sku", "shd"])
    t.side(1).tokens[1].on = 0
    effects(t, Remove("sku"))
    assert [token.spent for token in t.side(1).tokens] == [False, True, False]
    assert showing(t.g, t.side(1), "dbl") == [0]


@pytest.mark.rule("RB-TOK-10", "RB-AMB-20", "RB-AMB-03")
def test_flipping_turns_an_unspent_token() -> None:
    t = Table("corbin")
    t.fight(["agi", "dsh/phy", "sur/mag"], ["sku"])
    t.side(0).tokens[2].spent = True
    assert "flip:2" not in mine(t)
    assert "flip:0" not in mine(t)
    acts(t, "flip:1")
    assert up(t.g, t.side(0).tokens[1]).symbol == "phy"
    assert t.side(0).tokens[0].spent


@pytest.mark.rule("RB-TOK-11", "RB-TOK-12")
def test_the_opponents_ability_chooses_the_token() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy/dsh", "sur"], ["agi", "sku"], enemy="bog-troll")
    bench = acts(t, side=1)
    assert {"recast:0", "recast:1"} <= set(bench.keys)
    t.state.streams.stack("recast", 1)
    bench.answer("recast:0")
    assert up(t.g, t.side(0).tokens[0]).symbol == "dsh"
    faces: Counter[int] = Counter()
    for _ in range(200):
        effects(t, Recast("own"), answers=("token:0",))
        faces[t.side(0).tokens[0].face] += 1
    assert min(faces.values()) > 60


@pytest.mark.rule("RB-TOK-13", "RB-CAC-15", "RB-EX-45", "RB-EX-71", "RB-CAC-13")
def test_a_covered_double_is_safe_and_takes_nothing_more() -> None:
    t = Table("corbin")
    t.fight(["dbl", "phy", "mag"], ["agi", "sku"])
    t.side(0).tokens[1].on = 0
    assert targets(t.side(0)) == [1, 2]
    assert not [k for k in mine(t) if k.startswith("double")]
    effects(t, Remove("any", 1), side=1, answers=("token:1",))
    assert not t.side(0).tokens[0].spent


@pytest.mark.rule("RB-CAC-14", "RB-EX-44")
def test_the_top_token_stays_on_its_double_when_recast() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dbl", "2phy/dsh", "phy"], ["agi", "sku"], enemy="bog-troll")
    t.side(0).tokens[1].on = 0
    t.state.streams.stack("recast", 1)
    acts(t, "recast:1", side=1)
    assert t.side(0).tokens[1].on == 0
    assert mine(t) == ["attack:phy"]
    effects(t, Flip("own"), answers=("token:1",))
    assert worth(t.g, t.side(0), 1) == 4


# ---- initiative


@pytest.mark.rule("RB-INI-01", "RB-INI-03", "RB-INI-04", "RB-EX-15")
def test_gold_counts_once_a_token_dashes_too() -> None:
    t = Table("corbin")
    combat = t.fight(["2phy*", "phy"], ["dsh*", "sku*"])
    assert (golden(t.g, t.side(0)), golden(t.g, t.side(1))) == (1, 2)
    assert initiative(t.g, combat) == 1
    t.pool(1, "dsh", "sku")
    assert initiative(t.g, combat) == 0


@pytest.mark.rule("RB-INI-02", "RB-EX-39", "RB-AMB-41", "RB-PVP-06")
def test_on_a_tie_the_hero_acts_first() -> None:
    t = Table("corbin", "lissa")
    combat = t.fight(["phy*", "dsh*"], ["sku*", "dsh*"])
    assert initiative(t.g, combat) == 0
    t.state.active = 1
    assert initiative(t.g, combat) == 0


@pytest.mark.rule("RB-INI-05")
def test_initiative_is_fixed_for_the_round() -> None:
    t = Table("corbin", "lissa")
    t.fight(["agi", "phy*/dsh", "phy"], ["sku*", "dsh*", "sku*"], enemy="bog-troll")
    bench = acts(t, "flip:1")
    assert (bench.ask and bench.ask.seat) == 1
    bench.answer("attack:sku")
    assert (bench.ask and bench.ask.seat) == 0


# ---- combat actions


@pytest.mark.rule("RB-CAC-01", "RB-CAC-02", "RB-CAC-09", "RB-EX-64")
def test_physical_and_magic_are_two_actions() -> None:
    t = Table("corbin", "lissa")
    t.fight(["2phy", "mag"], ["dsh"], enemy="bog-troll")
    bench = acts(t)
    assert bench.keys == ["attack:phy", "attack:mag", "pass"]
    bench.answer("attack:phy")
    assert t.side(1).damage == 2
    bench.answer("attack:mag")
    assert t.side(1).damage == 3


@pytest.mark.rule("RB-CAC-03", "RB-CAC-08", "RB-EX-58")
def test_any_of_the_skulls_may_be_spent() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dsh"], ["2sku", "sku", "sku"])
    bench = acts(t, "some:sku", side=1)
    assert bench.keys == ["token:0", "token:1", "token:2"]
    bench.answer("token:0 token:2")
    assert t.hero.damage == 3
    assert [token.spent for token in t.side(1).tokens] == [True, False, True]
    bench.answer("attack:sku")
    assert t.hero.damage == 4


@pytest.mark.rule("RB-CAC-04", "RB-CAC-17", "RB-AMB-15", "RB-AMB-16")
def test_doubling_is_a_whole_action() -> None:
    t = Table("corbin", "lissa")
    t.fight(["dbl", "phy", "dsh", "dbl"], ["dsh"], enemy="bog-troll")
    doubles = {k for k in mine(t) if k.startswith("double")}
    assert {"double:1:0", "double:2:0", "double:3:0", "double:0:3"} <= doubles
    acts(t, "double:1:0")
    assert t.side(1).damage == 0
    assert t.side(0).tokens[1].on == 0
    assert not [k for k in mine(t) if k.endswith(":1")]
    assert not [k for k in mine(t) if k.startswith("double:1")]


@pytest.mark.rule("RB-CAC-12", "RB-EX-09")
def test_a_doubled_token_counts_twice_and_takes_its_double_along() -> None:
    t = Table("corbin")
    t.fight(["dbl", "2phy"], ["dsh"], enemy="bog-troll")
    t.side(0).tokens[1].on = 0
    acts(t, "attack:phy")
    assert t.side(1).damage == 4
    assert all(token.spent for token in t.side(0).tokens)


@pytest.mark.rule("RB-CAC-05")
def test_agility_flips_one_or_recasts_one() -> None:
    t = Table("corbin")
    t.fight(["agi", "agi", "dsh"], ["sku"])
    found = mine(t)
    assert {"flip:1", "flip:2", "recast:0"} <= set(found)
    acts(t, "flip:2")
    assert [token.spent for token in t.side(0).tokens] == [True, False, False]


@pytest.mark.rule("RB-CAC-16", "RB-EX-23")
def test_doubled_agility_is_still_one() -> None:
    t = Table("corbin")
    t.fight(["dbl", "agi", "dsh/phy"], ["sku"])
    t.side(0).tokens[1].on = 0
    acts(t, "flip:2")
    assert [token.spent for token in t.side(0).tokens] == [True, True, False]
    assert t.said("flipped") == 1


@pytest.mark.rule("RB-CAC-06", "RB-SRG-01")
def test_surge_pays_for_one_ability() -> None:
    t = Table("corbin")
    t.teach(Surge(2, (Deal(3),)))
    t.fight(["sur", "dsh"], ["dsh"], enemy="bog-troll")
    assert "surge:test-skill-60" not in mine(t)
    t.pool(0, "sur", "sur")
    acts(t, "surge:test-skill-60")
    assert t.side(1).damage == 3
    assert all(token.spent for token in t.side(0).tokens)


@pytest.mark.rule("RB-CAC-07")
def test_a_special_action_of_a_card() -> None:
    t = Table("corbin", "lissa").hand("feint")
    t.teach(Special((Deal(2, "phy"),), 1))
    t.fight(["dsh"], ["dsh"], enemy="bog-troll")
    bench = acts(t, "special:test-skill-60")
    assert (t.side(1).damage, t.hero.hand) == (2, [])
    assert bench.prompt == "ask-retreat"


@pytest.mark.rule("RB-CAC-10")
def test_the_kind_of_damage_matters() -> None:
    t = Table("corbin")
    t.fight(["2phy", "3mag"], ["dsh"], enemy="fire-eater")
    bench = acts(t, "attack:mag")
    assert t.side(1).damage == 1
    bench.answer("attack:phy")
    assert t.side(1).damage == 3
    t.teach(Armor("sku", 1))
    run(deal(t.g, 1, 2, "sku", attack=True))
    assert t.hero.damage == 1


@pytest.mark.rule("RB-CAC-11")
def test_dashes_cannot_be_spent() -> None:
    t = Table("aldric")
    t.fight(["dsh", "dsh*"], ["sku"])
    assert mine(t) == ["special:aldric"]


@pytest.mark.rule("RB-CAC-18", "RB-AMB-18", "RB-AMB-17")
def test_tokens_are_spent_whole_and_doubles_double_everything() -> None:
    t = Table("corbin", "lissa")
    t.fight(["2shd"], ["sku"])
    acts(t, "attack:sku", "token:0", side=1)
    assert (t.hero.damage, t.side(0).tokens[0].spent) == (0, True)
    t.fight(["dbl", "shd", "dbl", "sur"], ["2sku"])
    t.side(0).tokens[1].on, t.side(0).tokens[3].on = 0, 2
    t.teach(Surge(2, (Gold(1),)))
    assert "surge:test-skill-60" in mine(t)
    acts(t, "attack:sku", "token:1", side=1)
    assert t.hero.damage == 0


# ---- damage


@pytest.mark.rule("RB-DMG-04", "RB-DMG-10")
@pytest.mark.parametrize("kind", ["phy", "mag", "sku"])
def test_shields_block_damage_of_any_kind(kind: str) -> None:
    t = Table("corbin")
    t.fight(["shd", "shd"], ["dsh"])
    dealt = run(deal(t.g, 1, 3, kind, attack=True), ["token:0 token:1"])  # type: ignore[arg-type]
    assert (dealt, t.hero.damage) == (1, 1)


@pytest.mark.rule("RB-DMG-06")
def test_shields_work_against_surge_abilities() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd", "shd"], ["sur"], enemy="ash-drake")
    bench = acts(t, "surge:ash-drake", side=1)
    assert bench.prompt == "ask-shields"
    bench.answer("token:0")
    assert t.hero.damage == 1


@pytest.mark.rule("RB-DMG-07")
def test_some_damage_cannot_be_blocked() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd", "shd"], ["sur"], enemy="ford-serpent")
    acts(t, "surge:ford-serpent.2", side=1)
    assert t.hero.damage == 1
    assert not t.side(0).tokens[0].spent
    t.teach(Ward(1))
    effects(t, Guard(2))
    run(deal(t.g, 1, 2, "", attack=True, blockable=False), ["use:test-skill-60"])
    assert t.hero.damage == 2
    assert t.side(0).guard == 2


@pytest.mark.rule("RB-DMG-09")
def test_damage_outside_combat_is_not_blocked() -> None:
    t = Table("corbin").assets("plate-armour")
    assert suffer(t.g, t.hero, 2) == 2
    assert t.hero.damage == 2


@pytest.mark.rule("RB-DMG-11", "RB-EX-42")
def test_blocked_damage_was_not_dealt() -> None:
    t = Table("corbin")
    t.teach(When("dealt", (Gold(1),)))
    gold = t.hero.gold
    t.fight(["phy"], ["shd"], enemy="bog-troll")
    run(deal(t.g, 0, 1, "phy", attack=True), ["token:0"])
    assert t.hero.gold == gold
    run(deal(t.g, 0, 1, "phy", attack=True))
    assert t.hero.gold == gold + 1


@pytest.mark.rule("RB-DMG-12", "RB-EX-41")
def test_other_effects_come_although_the_damage_is_blocked() -> None:
    t = Table("corbin", "lissa")
    t.teach(Surge(1, (Deal(2), Remove("any", 1))))
    t.fight(["sur"], ["shd", "shd", "sku"], enemy="bog-troll")
    bench = acts(t, "surge:test-skill-60", "token:0 token:1")
    assert t.side(1).damage == 0
    assert t.side(1).tokens[2].spent
    assert bench.prompt == "ask-retreat"


@pytest.mark.rule("RB-DMG-13", "RB-EX-13", "RB-AMB-26")
def test_damage_that_is_no_combat_action_is_no_attack() -> None:
    t = Table("corbin", "lissa").skills("spell-ward")
    enemy = t.make_enemy(Armor("mag", 5), health=9)
    t.fight(["sur"], ["sku"], enemy=enemy)
    acts(t, "attack:sku", side=1)
    # Armour is against attacks; Spell Ward's magic damage is none and goes through.
    assert t.side(1).damage == 1
    t.teach(Surge(1, (Deal(2, "mag"),)))
    acts(t, "surge:test-skill-60")
    assert t.side(1).damage == 1


@pytest.mark.rule("RB-AMB-27")
def test_prevention_then_shields_then_damage_then_triggers() -> None:
    t = Table("corbin").hand("drill")
    t.teach(Ward(1, "", 0), When("hurt", (Gold(1),)))
    t.fight(["shd"], ["dsh"])
    gold = t.hero.gold
    effects(t, Guard(1))
    run(deal(t.g, 1, 4, "sku", attack=True), ["use:test-skill-60", "token:0"])
    assert (t.hero.damage, t.hero.gold) == (1, gold + 1)
    order = [
        line.text
        for line in t.log
        if line.text in ("fact-prevented", "fact-blocked", "fact-took-damage")
    ]
    assert order == ["fact-prevented", "fact-prevented", "fact-blocked", "fact-took-damage"]


@pytest.mark.rule("RB-AMB-28")
def test_the_first_defeat_ends_combat() -> None:
    t = Table("corbin")
    t.fight(["dsh"], ["dsh"], enemy="bog-troll")
    effects(t, Reflect())
    t.side(1).damage = 6
    with pytest.raises(CombatOver) as over:
        run(deal(t.g, 1, 2, "sku", attack=True))
    assert over.value.result == "attacker"
    t.side(0).reflects = True
    t.side(1).damage, t.hero.damage = 6, 9
    with pytest.raises(CombatOver) as over:
        run(deal(t.g, 1, 2, "sku", attack=True))
    assert over.value.result == "defender"


# ---- surges


@pytest.mark.rule("RB-SRG-02", "RB-EX-63", "RB-SRG-03")
def test_each_surge_ability_once_a_round_and_the_excess_is_lost() -> None:
    t = Table("laurel")
    t.fight(["2sur", "sur", "phy"], ["dsh"], enemy="bog-troll")
    t.side(0).tokens[1].spent = True
    t.state.streams.stack("recast", 0)
    acts(t, "surge:laurel", "token:0")
    assert "surge:laurel" not in mine(t)
    assert t.side(0).used == ["laurel"]


@pytest.mark.rule("RB-SRG-04", "RB-EX-22")
def test_the_paying_token_itself_may_be_recast() -> None:
    t = Table("laurel")
    t.fight(["sur/2phy", "phy"], ["dsh"], enemy="bog-troll")
    t.state.streams.stack("recast", 1)
    acts(t, "surge:laurel")
    assert not t.side(0).tokens[0].spent
    assert up(t.g, t.side(0).tokens[0]).symbol == "phy"


@pytest.mark.rule("RB-CBT-03", "RB-SRG-02")
def test_what_holds_for_a_combat_round_ends_with_it() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["sku"])
    effects(t, Forbid("agility"), Sharpen(2), Guard(2), Reflect())
    side = t.side(0)
    side.used.append("corbin")
    assert (t.side(1).forbidden, side.edge, side.guard, side.reflects) == (["agility"], 2, 2, True)
    t.play(cast_phase())
    assert (t.side(1).forbidden, side.edge, side.guard, side.reflects) == ([], 0, 0, False)
    assert not side.used


def test_effects_of_a_round() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy", "sur", "agi", "dbl"], ["sku", "agi", "sur"], enemy="ash-drake")
    effects(t, Forbid("agility"), Forbid("surge"))
    bench = acts(t, side=1)
    assert bench.keys == ["attack:sku", "pass"]
    effects(t, Sharpen(2), Heal(1))
    run(deal(t.g, 0, 1, "phy", attack=True))
    assert t.side(1).damage == 3
    effects(t, Heal(9), side=1)
    assert t.side(1).damage == 0
    effects(t, Again(), answers=("attack:phy",))
    assert t.side(1).damage == 1


@pytest.mark.rule("RB-AMB-40")
def test_the_place_of_combat_is_the_heros_space() -> None:
    t = Table("lissa", at="d4").hand().dice("MW", "FH")
    t.fight(["sur"], ["dsh"], enemy="bog-troll")
    acts(t, "surge:lissa")
    assert t.side(1).damage == 2
    t = Table("lissa", at="h8").hand().dice("MW", "P")
    t.fight(["sur"], ["dsh"], enemy="bog-troll")
    acts(t, "surge:lissa")
    assert t.side(1).damage == 1


# ---- retreat


@pytest.mark.rule("RB-RTR-01", "RB-AMB-05", "RB-AMB-07")
def test_a_retreat_by_a_matching_die() -> None:
    t = Table("corbin", at="g3").hand().dice("P")
    t.fight(["dsh"], ["dsh"])
    gold = t.hero.gold
    t.state.gems = []
    bench = t.play(retreat_phase(0), "retreat")
    assert "hex:h3:P" not in bench.keys
    assert bench.keys[-1] == "stay"
    bench.answer("hex:g4:P")
    assert t.state.combat is None
    assert t.hero.space == t.space("g4")
    assert (t.hero.trophies, t.hero.gold) == ([], gold)
    assert t.state.discards["combat"] == ["stone-ram"]


@pytest.mark.rule("RB-RTR-02")
def test_a_hero_that_stays_fights_on() -> None:
    t = Table("corbin", at="g3").hand().dice("P")
    t.fight(["dsh"], ["dsh"])
    t.play(retreat_phase(0), "retreat", "stay")
    assert t.state.combat is not None
    assert t.state.combat.round == 2
    assert t.hero.damage == 0


@pytest.mark.rule("RB-RTR-03")
def test_enemies_never_retreat() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["sku"])
    bench = t.play(retreat_phase(1))
    assert "ask-retreat" not in bench.asked


@pytest.mark.rule("RB-RTR-04", "RB-EX-72", "RB-EX-55", "RB-PVP-03")
def test_between_heroes_the_challenger_decides_first() -> None:
    t = Table("corbin", "lissa").hand()
    t.hand(hero=t.other)
    combat = t.fight(["phy*"], ["phy*"], cause="challenge", against=t.other)
    combat.no_retreat = False
    assert initiative(t.g, combat) == 0
    bench = t.play(retreat_phase(0))
    assert (bench.prompt, bench.ask and bench.ask.seat) == ("ask-retreat", 0)
    bench.answer("stay")
    assert (bench.prompt, bench.ask and bench.ask.seat) == ("ask-retreat", 1)
    bench.answer("stay")
    assert combat.round == 2
    t.dice("P")
    bench = t.play(retreat_phase(0), "retreat", "hex:h7:P")
    assert t.state.combat is None
    assert bench.asked == ["ask-retreat", "ask-retreat-to"]


@pytest.mark.rule("RB-RTR-05")
def test_no_retreat_after_a_defeat() -> None:
    t = Table("corbin")
    t.fight(["2phy"], ["dsh"])
    t.side(1).damage = 5
    bench = acts(t, "attack:phy")
    assert "ask-retreat" not in bench.asked


@pytest.mark.rule("RB-RTR-06", "RB-VIL-03")
def test_no_retreat_from_a_villain() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["sku"], enemy="margath-the-risen", cause="villain")
    bench = t.play(retreat_phase(0))
    assert "ask-retreat" not in bench.asked
    assert t.state.combat is not None
    assert t.state.combat.round == 2


@pytest.mark.rule("RB-RTR-07")
def test_the_retreat_die_may_be_rerolled() -> None:
    t = Table("corbin", at="g3").hand("drill").dice("MW", "P")
    t.fight(["dsh"], ["dsh"])
    bench = t.play(retreat_roll(0), "reroll:MW")
    assert "hex:g4:P" in bench.keys
    assert t.hero.hand == []


def test_health_of_both_sides() -> None:
    t = Table("corbin")
    t.fight(["phy"], ["sku"], enemy="bog-troll")
    assert [health_of(t.g, s) for s in t.state.combat.sides] == [10, 7]  # type: ignore[union-attr]
    t.side(1).damage = 3
    assert damage_on(t.g, t.side(1)) == 3
    assert isinstance(t.side(1).tokens[0], Token)
    with pytest.raises(CombatOver):
        effects(t, Claim())
