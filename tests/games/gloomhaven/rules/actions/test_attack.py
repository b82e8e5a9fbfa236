"""Attacks, modifier decks, advantage, areas, attack effects."""

from typing import Any

import pytest

from waystone.games.gloomhaven.box.classes import STANDARD_DECK
from waystone.games.gloomhaven.box.effects import Attack, AttackBonus, Boost, Heal
from waystone.games.gloomhaven.box.lasting import Retaliate, Shield
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.conditions import gain
from waystone.games.gloomhaven.rules.actions.modifiers import better, draw, face
from waystone.games.gloomhaven.rules.actions.targets import covered
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.clean_up import reshuffle, tidy

FOE = "figure:dummy-1"


def duel(hp: int = 10, **stats: Any) -> Gh:
    """A hero and a monster side by side."""
    gh = Gh()
    gh.hero("harpooner", (0, 0))
    gh.monster((1, 0), hp=hp, number=1, **stats)
    return gh


def hit(gh: Gh, attack: Attack, *cards: str, answers: tuple[str, ...] = (FOE,)) -> int:
    """The damage that the monster suffers."""
    foe, hero = gh.state.figures["dummy-1"], gh.state.figures["harpooner"]
    gh.modifiers(hero, *(cards or ("+0",)))
    before = foe.hp
    gh.perform(hero, attack, answers=answers)
    return before - foe.hp


# ---- ATT


@pytest.mark.rule("GH-ATT-01", "GH-ATT-02", "GH-AOE-06")
def test_an_attack_bears_on_an_enemy_in_range_and_never_on_an_ally() -> None:
    gh = Gh(*[". . . . . ."] * 3)
    hero = gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (1, 0))
    near = gh.monster((2, 0), hp=10, number=1)
    gh.monster((5, 0), hp=10, number=2)
    gh.perform(hero, Attack(3))
    assert near.hp == 10
    gh.perform(hero, Attack(3, range=2), answers=[FOE])
    assert gh.options() == [FOE, "pass"]
    assert near.hp == 7


@pytest.mark.rule("GH-ATT-03")
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage() -> None:
    assert hit(duel(), Attack(3, range=3), "+1", "-1") == 2
    assert hit(duel(), Attack(3), "+1") == 4


@pytest.mark.rule("GH-ATT-04", "GH-EX-04", "GH-ATT-05")
def test_bonuses_then_the_card_then_the_shield() -> None:
    """Attack 3, +2 by a condition on the card, doubled by an active card, -1, Shield 1."""
    for order, damage in (("add-first", 8), ("double-first", 6)):
        gh = duel(shield=1)
        gh.running(gh.state.figures["harpooner"], AttackBonus(Boost(double=True)))
        attack = Attack(3, boosts=[Boost(if_="target-alone", value=2)])
        assert hit(gh, attack, "-1", answers=(FOE, order)) == damage


@pytest.mark.rule("GH-ATT-06", "GH-ATT-11", "GH-AOE-09", "GH-AMD-01")
def test_each_target_has_its_own_card_and_is_resolved_before_the_next() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (1, 1))
    first, second = gh.monster((0, 1), number=1), gh.monster((2, 1), number=2)
    gh.modifiers(hero, "+2", "-1")
    gh.perform(hero, Attack(2, targets=2), answers=["figure:dummy-2", "figure:dummy-1"])
    assert (second.hp, first.hp) == (6, 9)


@pytest.mark.rule("GH-ATT-07")
def test_an_attack_never_falls_below_nothing() -> None:
    assert hit(duel(), Attack(1), "-2") == 0
    assert hit(duel(shield=5), Attack(2), "+0") == 0


@pytest.mark.rule("GH-ATT-08", "GH-ATT-12")
def test_a_monster_without_hit_points_dies_at_once_and_nothing_more_is_done_to_it() -> None:
    gh = duel(hp=2)
    gh.state.monsters.free["dummy"] = [2, 3]
    foe = gh.state.figures["dummy-1"]
    hit(gh, Attack(3, push=2, conditions=["poison"]))
    assert "dummy-1" not in gh.state.figures
    assert foe.conditions == {}
    assert sorted(gh.state.monsters.free["dummy"]) == [1, 2, 3]


@pytest.mark.rule("GH-ATT-09")
@pytest.mark.parametrize(
    ("came", "coins"), [("set-up", 1), ("revealed", 1), ("summoned", 0), ("spawned", 0)]
)
def test_a_dying_monster_leaves_a_coin(came: str, coins: int) -> None:
    gh = duel(hp=1)
    foe = gh.state.figures["dummy-1"]
    foe.came = came  # type: ignore[assignment]
    hit(gh, Attack(3))
    assert gh.state.coins.get(foe.cell, 0) == coins


@pytest.mark.rule("GH-ATT-10")
def test_damage_is_counted_for_each_figure() -> None:
    gh = duel()
    other = gh.monster((3, 3), number=2)
    hit(gh, Attack(3))
    assert (gh.state.figures["dummy-1"].hp, other.hp) == (7, 10)


# ---- AMD


@pytest.mark.rule("GH-AMD-01")
def test_monsters_draw_from_their_deck_and_summons_from_their_owners() -> None:
    gh = duel()
    hero, foe = gh.state.figures["harpooner"], gh.state.figures["dummy-1"]
    boy = gh.summon(hero, (2, 0))
    own, shared = gh.modifiers(hero, "+1"), gh.modifiers(None, "+2")
    gh.perform(boy, Attack(0), answers=[FOE])
    assert own.discard[0] == "+1"
    gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert shared.discard == ["+2"]
    assert hero.hp == 10 - 4


@pytest.mark.rule("GH-AMD-02", "GH-AMD-12")
@pytest.mark.parametrize(("card", "damage"), [("+2", 5), ("-2", 1), ("null", 0), ("x2", 6)])
def test_a_card_adds_or_doubles_or_misses(card: str, damage: int) -> None:
    assert hit(duel(), Attack(3), card) == damage


@pytest.mark.rule("GH-AMD-03", "GH-ITM-05")
def test_effects_of_a_card_count_as_printed_on_the_attack() -> None:
    gh = duel(shield=2)
    card = gh.modifier("m", value=1, pierce=2, conditions=["wound"], infuse=["ice"])
    assert hit(gh, Attack(2), card, answers=(FOE, "give:wound")) == 3
    assert "wound" in gh.state.figures["dummy-1"].conditions
    assert gh.state.turn.infused == ["ice"]


@pytest.mark.rule("GH-AMD-05", "GH-EX-05")
def test_rolling_cards_are_combined_with_the_next() -> None:
    """Rolling PUSH 2, rolling Earth, +2."""
    gh = duel()
    push = gh.modifier("rp", rolling=True, push=2)
    earth = gh.modifier("re", rolling=True, infuse=["earth"])
    assert hit(gh, Attack(1), push, earth, "+2", answers=(FOE, "hex:2,0", "hex:3,0")) == 3
    assert gh.state.turn.infused == ["earth"]
    assert gh.at(gh.state.figures["dummy-1"]) == (3, 0)


@pytest.mark.rule("GH-AMD-06", "GH-AMD-11", "GH-CON-17", "GH-CON-24")
def test_bless_and_curse_leave_the_deck_when_drawn() -> None:
    gh = duel()
    hero = gh.state.figures["harpooner"]
    deck = gh.owner(hero).deck
    deck.discard = ["+2"]
    gain(gh.g, hero, "curse")
    gain(gh.g, hero, "bless")
    assert (gh.state.curses, gh.state.blesses) == (9, 9)
    assert deck.discard == ["+2"]
    assert len(deck.draw) == 22
    deck.draw = []
    assert hit(gh, Attack(2), "bless") == 4
    assert hit(gh, Attack(2), "curse") == 0
    assert deck.discard == ["+2"]
    assert (gh.state.curses, gh.state.blesses) == (10, 10)


@pytest.mark.rule("GH-AMD-07", "GH-AMB-08")
def test_ten_curses_for_players_and_ten_for_monsters() -> None:
    gh = duel()
    hero, foe = gh.state.figures["harpooner"], gh.state.figures["dummy-1"]
    given = [gain(gh.g, hero, "curse") for _ in range(11)]
    assert given == [True] * 10 + [False]
    assert gain(gh.g, foe, "curse")
    assert gh.owner(hero).deck.draw.count("curse") == 10
    assert gh.state.monsters.deck.draw.count("curse") == 1
    assert [face(gh.g, "bless").double, face(gh.g, "curse").null] == [True, True]


@pytest.mark.rule("GH-AMD-08", "GH-EOR-01", "GH-ADV-12")
def test_a_drawn_null_or_double_reshuffles_at_the_end_of_the_round() -> None:
    gh = duel()
    hero = gh.state.figures["harpooner"]
    deck = gh.owner(hero).deck
    hit(gh, Attack(1), "+1")
    tidy(gh.g)
    assert deck.discard == ["+1"]
    hero.conditions["strengthen"] = 1
    hit(gh, Attack(1), "+1", "null")
    assert "null" in deck.discard
    tidy(gh.g)
    assert deck.discard == []
    assert not deck.shuffle
    gh.state.monsters.deck.shuffle = True
    gh.state.monsters.deck.discard = ["x2"]
    reshuffle(gh.g, gh.state.monsters.deck, "modifiers")
    assert gh.state.monsters.deck.discard == []


@pytest.mark.rule("GH-AMD-09")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    gh = duel()
    deck = gh.owner("harpooner").deck
    deck.draw, deck.discard = [], ["+1"]
    gh.perform(gh.state.figures["harpooner"], Attack(1), answers=[FOE])
    assert gh.state.figures["dummy-1"].hp == 8


@pytest.mark.rule("GH-AMB-07")
def test_a_null_stops_the_damage_but_not_the_rolling_effects() -> None:
    gh = duel()
    wound = gh.modifier("rw", rolling=True, conditions=["wound"])
    assert hit(gh, Attack(3), wound, "null", answers=(FOE, "give:wound")) == 0
    assert "wound" in gh.state.figures["dummy-1"].conditions


@pytest.mark.rule("GH-AMB-06")
def test_the_player_orders_a_rolling_number_and_a_double() -> None:
    for order, damage in (("add-first", 8), ("double-first", 7)):
        gh = duel()
        plus = gh.modifier("r1", rolling=True, value=1)
        assert hit(gh, Attack(3), plus, "x2", answers=(FOE, order)) == damage


# ---- ADV


def drawn(gh: Gh, odds: int, *cards: str, attack: int = 2) -> list[str]:
    deck = gh.modifiers(gh.state.figures["harpooner"], *cards)
    return [f.id for f in draw(gh.g, deck, odds, attack).faces]


@pytest.mark.rule(
    "GH-ADV-01", "GH-ADV-02", "GH-ADV-03", "GH-ADV-04", "GH-ADV-05", "GH-ADV-06", "GH-EX-06"
)
def test_advantage_and_disadvantage_with_rolling_cards() -> None:
    gh = duel()
    x, y = gh.modifier("rx", rolling=True, push=1), gh.modifier("ry", rolling=True, value=1)
    assert drawn(gh, 1, "+1", "-1") == ["+1"]
    assert drawn(gh, 1, "-1", "+1") == ["+1"]
    assert drawn(gh, 1, "+1", x) == ["+1", x]
    assert drawn(gh, 1, x, y, "+1") == [x, y, "+1"]
    assert drawn(gh, -1, "+1", "-1") == ["-1"]
    assert drawn(gh, -1, "-1", "+1") == ["-1"]
    assert drawn(gh, -1, "+1", x) == ["+1"]
    assert drawn(gh, -1, x, "+1") == ["+1"]
    assert drawn(gh, -1, x, y, "-1") == ["-1"]


@pytest.mark.rule("GH-ADV-07", "GH-ADV-08", "GH-EX-07", "GH-EX-08", "GH-ADV-09")
def test_an_ambiguous_pair_is_decided_by_the_first_card() -> None:
    gh = duel()
    muddle = gh.modifier("m0", conditions=["muddle"])
    stun2 = gh.modifier("s2", value=2, conditions=["stun"])
    stun0 = gh.modifier("s0", conditions=["stun"])
    stun1 = gh.modifier("s1", value=1, conditions=["stun"])
    fire1 = gh.modifier("f1", value=1, infuse=["fire"])
    for a, b in ((muddle, stun2), (stun0, "+2"), ("+2", "x2"), (stun1, fire1), ("+1", "+1")):
        for odds in (1, -1):
            assert drawn(gh, odds, a, b) == [a]
            assert drawn(gh, odds, b, a) == [b]
    assert drawn(gh, 1, "+1", stun1) == [stun1]
    assert drawn(gh, -1, stun1, "+1") == ["+1"]
    assert better(face(gh.g, "x2"), face(gh.g, "+2"), 3)
    assert not better(face(gh.g, "x2"), face(gh.g, "+2"), 2)
    assert better(face(gh.g, "-2"), face(gh.g, "null"), 5)


@pytest.mark.rule("GH-ADV-10", "GH-ADV-11", "GH-EX-40", "GH-CON-16", "GH-CON-23")
def test_both_cancel_whatever_their_number() -> None:
    gh = duel()
    hero = gh.state.figures["harpooner"]
    hero.conditions = {"muddle": 1}
    assert hit(gh, Attack(3), "+1", "-1") == 2
    hero.conditions = {"strengthen": 1}
    assert hit(gh, Attack(3, advantage=True), "-1", "+1") == 4
    hero.conditions = {"strengthen": 1, "muddle": 1}
    assert hit(gh, Attack(3, disadvantage=True), "+1", "-1") == 4


# ---- AOE


@pytest.mark.rule("GH-AOE-01", "GH-AOE-02", "GH-AOE-03", "GH-AOE-10", "GH-EX-11", "GH-AOE-05")
def test_a_melee_area_turns_and_reaches_beyond_the_next_hex() -> None:
    """Red (1,0), (1,-1), (2,-1) about the attacker; a wall hides one of the three."""
    pattern = ((1, 0), (1, -1), (2, -1))
    gh = Gh(". . . . .", ". . . . .", ". . . . .")
    hero = gh.hero("harpooner", (1, 1))
    hexes = [(2, 1), (2, 0), (3, 0)]
    for n, at in enumerate(hexes, 1):
        gh.monster(at, number=n)
    laid = covered(gh.g, hero, pattern, 1, False)
    groups = {tuple(sorted(f.id for f in hit)): cells for hit, cells in laid}
    assert ("dummy-1", "dummy-2", "dummy-3") in groups
    assert len(groups) > 1
    three = groups["dummy-1", "dummy-2", "dummy-3"]
    assert sorted(three) == sorted(gh.state.figures[f"dummy-{n}"].cell for n in (1, 2, 3))
    gh.modifiers(hero, "+1", "+0", "-1")
    order = ["figure:dummy-2", "figure:dummy-3", "figure:dummy-1"]
    gh.perform(hero, Attack(3, area=pattern), answers=["area:dummy-1+dummy-2+dummy-3", *order])
    assert [gh.state.figures[f"dummy-{n}"].hp for n in (1, 2, 3)] == [8, 6, 7]
    walled = Gh(". . . . .", ". . # . .", ". . . . .")
    hero = walled.hero("harpooner", (1, 1))
    walled.monster((3, 1), number=1)
    assert covered(walled.g, hero, ((1, 0), (2, 0)), 1, False) == []


@pytest.mark.rule("GH-AOE-04", "GH-EX-10", "GH-AOE-11")
def test_one_red_hex_of_a_ranged_area_must_be_in_range() -> None:
    triangle = ((0, 0), (1, 0), (0, 1))
    gh = Gh(*[". . . . . . ."] * 3)
    hero = gh.hero("harpooner", (0, 1))
    foe = gh.monster((4, 1), number=1)
    laid = covered(gh.g, hero, triangle, 3, True)
    assert [[f.id for f in hit] for hit, _ in laid] == [["dummy-1"]]
    gh.move(foe, (5, 1))
    assert covered(gh.g, hero, triangle, 3, True) == []
    edge = Gh(*[". . . . ."] * 2)
    hero = edge.hero("harpooner", (0, 0))
    edge.monster((3, 0), number=1)
    bent = ((0, 0), (-1, 1), (-1, 2), (-2, 3))
    assert edge.distance((0, 0), (3, 0)) == 3
    assert len(covered(edge.g, hero, bent, 2, True)) == 1


@pytest.mark.rule("GH-AOE-07", "GH-AOE-08")
def test_so_many_different_targets() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (1, 1))
    foes = [gh.monster(at, number=n) for n, at in enumerate([(0, 1), (2, 1), (1, 0)], 1)]
    gh.perform(hero, Attack(2, targets=2), answers=["figure:dummy-1", "figure:dummy-3"])
    assert "figure:dummy-1" not in gh.options()
    assert [f.hp for f in foes] == [8, 10, 8]


# ---- EFF


@pytest.mark.rule("GH-EFF-01", "GH-CON-05")
def test_effects_come_after_damage_even_if_there_was_none() -> None:
    gh = duel(shield=9)
    hit(gh, Attack(2, conditions=["poison"]), answers=(FOE, "give:poison"))
    assert "poison" in gh.state.figures["dummy-1"].conditions


@pytest.mark.rule("GH-EFF-02")
def test_a_character_may_leave_a_push_out_and_a_monster_may_not() -> None:
    gh = duel()
    foe, hero = gh.state.figures["dummy-1"], gh.state.figures["harpooner"]
    hit(gh, Attack(1, push=1), answers=(FOE, "pass"))
    assert gh.at(foe) == (1, 0)
    gh.perform(foe, Attack(0, push=1), answers=["figure:harpooner"])
    assert gh.at(hero) == (0, 0)
    gh.move(hero, (2, 0))
    gh.perform(foe, Attack(0, push=1), answers=["figure:harpooner", "hex:3,0"])
    assert "pass" not in gh.options()


@pytest.mark.rule("GH-EFF-04", "GH-EFF-05", "GH-EX-42", "GH-EFF-08")
def test_every_step_of_a_push_leads_away_and_of_a_pull_nearer() -> None:
    gh = Gh(*[". . . . ."] * 3)
    hero, foe = gh.hero("harpooner", (0, 1)), gh.monster((2, 1), number=1)
    gh.perform(hero, Attack(1, range=3, push=2), answers=[FOE, "hex:3,1", "hex:4,1"])
    assert gh.at(foe) == (4, 1)
    assert set(gh.options()) == {"hex:4,1", "hex:4,0", "hex:4,2"}
    gh.perform(hero, Attack(1, range=5, pull=3), answers=[FOE, "hex:3,1"])
    assert gh.options() == ["hex:3,1", "pass"]
    assert gh.at(foe) == (1, 1)
    narrow = Gh(". . .")
    hero, foe = narrow.hero("harpooner", (0, 0)), narrow.monster((1, 0), number=1)
    narrow.perform(hero, Attack(1, push=2), answers=[FOE, "hex:2,0"])
    assert narrow.at(foe) == (2, 0)


@pytest.mark.rule("GH-EFF-06", "GH-EX-53", "GH-AMB-42", "GH-OVL-03")
def test_a_pushed_figure_passes_its_allies_but_nothing_else() -> None:
    gh = Gh(". . . .")
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0), number=1)
    gh.monster((2, 0), number=2)
    gh.perform(hero, Attack(1, push=1), answers=[FOE])
    assert gh.at(foe) == (1, 0)
    gh.perform(hero, Attack(1, push=2), answers=[FOE, "hex:2,0"])
    assert gh.at(foe) == (3, 0)
    for blocker in ("ally", "obstacle", "door"):
        row = ". . D ." if blocker == "door" else ". . . ."
        gh = Gh(row, marks={"D": Mark(door="d")})
        hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0), number=1)
        if blocker == "ally":
            gh.hero("lamplighter", (2, 0))
        elif blocker == "obstacle":
            gh.tile("obstacle", (2, 0))
        gh.perform(hero, Attack(1, push=1), answers=[FOE])
        assert gh.at(foe) == (1, 0)


@pytest.mark.rule("GH-AMB-05")
def test_a_blocked_direction_may_be_chosen_to_end_a_push() -> None:
    gh = Gh(". . . .", ". . . .")
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0), number=1)
    gh.perform(hero, Attack(1, push=2), answers=[FOE, "hex:2,0", "hex:3,0"])
    assert "pass" not in gh.options()
    gh.move(foe, (1, 0))
    gh.tile("obstacle", (3, 0))
    gh.perform(hero, Attack(1, push=2), answers=[FOE, "hex:2,0", "pass"])
    assert gh.at(foe) == (2, 0)


@pytest.mark.rule("GH-EFF-07", "GH-EX-45", "GH-OVL-11", "GH-MOV-06", "GH-OVL-12")
def test_forced_movement_springs_hazards_and_ignores_difficult_ground() -> None:
    gh = Gh(". . . . .", level=3)
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0), number=1)
    gh.tile("hazard", (2, 0), (3, 0))
    gh.perform(hero, Attack(1, push=2), answers=[FOE, "hex:2,0"])
    assert foe.hp == 10 - 1 - 2 - 2
    gh.turn(foe)
    assert foe.hp == 5
    gh = Gh(". . . . .")
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0), number=1)
    gh.tile("difficult", (2, 0))
    gh.perform(hero, Attack(1, push=1), answers=[FOE, "hex:2,0"])
    assert gh.at(foe) == (2, 0)


@pytest.mark.rule("GH-EFF-09", "GH-EX-09")
def test_pierce_ignores_so_much_shield() -> None:
    assert hit(duel(shield=3), Attack(3, pierce=2), "+0") == 2
    assert hit(duel(shield=1), Attack(3, pierce=2), "+0") == 3


@pytest.mark.rule("GH-EFF-10")
def test_add_target_brings_one_more_with_all_effects_but_further_targets() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (1, 1))
    foes = [gh.monster(at, number=n) for n, at in enumerate([(0, 1), (2, 1), (1, 0)], 1)]
    gh.modifiers(hero, gh.modifier("add", rolling=True, targets=1), "+0", "+0")
    answers = ["figure:dummy-1", "give:wound", "figure:dummy-2", "give:wound"]
    gh.perform(hero, Attack(2, conditions=["wound"]), answers=answers)
    assert [f.hp for f in foes] == [8, 8, 10]
    assert "wound" in foes[1].conditions


@pytest.mark.rule("GH-EFF-02", "GH-AMB-64")
def test_a_character_may_leave_conditions_out_and_a_monster_may_not() -> None:
    gh = duel(conditions=["muddle"])
    foe, hero = gh.state.figures["dummy-1"], gh.state.figures["harpooner"]
    both = Attack(1, conditions=["poison", "wound"])
    hit(gh, both, answers=(FOE, "give:none"))
    assert foe.conditions == {}
    assert gh.options() == ["give:poison+wound", "give:poison", "give:wound", "give:none"]
    hit(gh, both, answers=(FOE, "give:wound"))
    assert list(foe.conditions) == ["wound"]
    gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert "muddle" in hero.conditions


@pytest.mark.rule("GH-EFF-02", "GH-CON-03")
def test_nothing_is_asked_about_what_the_target_is_immune_to() -> None:
    gh = duel(immune=["poison", "wound"])
    hit(gh, Attack(1, conditions=["poison", "wound"]))
    assert gh.state.figures["dummy-1"].conditions == {}
    hit(gh, Attack(1, conditions=["poison", "muddle"]), answers=(FOE, "give:muddle"))
    assert gh.options() == ["give:muddle", "give:none"]


@pytest.mark.rule("GH-BON-03", "GH-BON-08")
@pytest.mark.parametrize("card", ["null", "-2"])
def test_a_charge_of_a_shield_is_used_by_an_attack_that_came_to_nothing(card: str) -> None:
    """It must apply, even if it is of no use to the character."""
    gh = duel()
    hero, foe = gh.state.figures["harpooner"], gh.state.figures["dummy-1"]
    active = gh.running(hero, Shield(1), circles=[0, 0], lost=True)
    gh.modifiers(None, card)
    gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert (hero.hp, active.used) == (10, 1)


@pytest.mark.rule("GH-ATT-11", "GH-AOE-09", "GH-TRN-05")
def test_the_player_orders_the_targets_of_an_area_and_may_stop() -> None:
    gh = Gh(". . . . .", ". . . . .")
    hero = gh.hero("harpooner", (0, 0))
    foes = [gh.monster(at, number=n) for n, at in enumerate([(1, 0), (2, 0)], 1)]
    row = Attack(2, area=((1, 0), (2, 0)))
    gh.modifiers(hero, "+1", "-1")
    area = "area:dummy-1+dummy-2"
    gh.perform(hero, row, answers=[area, "figure:dummy-2", "figure:dummy-1"])
    assert [foe.hp for foe in foes] == [9, 7]
    gh.perform(hero, row, answers=[area, "figure:dummy-2", "pass"])
    assert [foe.hp for foe in foes] == [9, 5]


@pytest.mark.rule("GH-ATT-04", "GH-BON-08", "GH-EFF-09")
def test_the_log_of_an_attack_adds_up() -> None:
    """Attack 2, poison +1, card +1, shield 3 of which 1 is pierced."""
    gh = duel(shield=3)
    gh.state.figures["dummy-1"].conditions["poison"] = 1
    assert hit(gh, Attack(2, pierce=1), "+1") == 2
    told = next(line.args for line in gh.log if line.text == "fact-attacked")
    assert (told["attack"], told["parts"], told["cards"]) == (3, "2 +1", ["+1"])
    assert (told["value"], told["shield"], told["damage"]) == (4, 2, 2)


@pytest.mark.rule("GH-BON-10", "GH-BON-12")
def test_two_retaliates_of_different_range_stay_two() -> None:
    gh = duel()
    hero = gh.state.figures["harpooner"]
    gh.kind("thorn", [Retaliate(2), Retaliate(1, range=3)])
    thorn = gh.monster((0, 1), "thorn", number=1)
    gh.run(act_as_monster(gh.g, thorn))
    gh.perform(hero, Attack(1), answers=["figure:thorn-1"])
    assert hero.hp == 10 - 3
    gh.move(thorn, (0, 3))
    gh.perform(hero, Attack(1, range=3), answers=["figure:thorn-1"])
    assert hero.hp == 7 - 1


@pytest.mark.rule("GH-EFF-11")
def test_who_cannot_move_can_still_be_pushed() -> None:
    gh = duel()
    foe = gh.state.figures["dummy-1"]
    foe.conditions = {"stun": 1, "immobilize": 1}
    hit(gh, Attack(1, push=1), answers=(FOE, "hex:2,0"))
    assert gh.at(foe) == (2, 0)


# ---- shield and retaliate (BON-08 to 14)


@pytest.mark.rule("GH-BON-08", "GH-BON-09", "GH-BON-12", "GH-BON-13")
def test_shields_and_retaliates_add_up_and_shield_stops_attacks_only() -> None:
    gh = duel(shield=1, attack=5)
    hero, foe = gh.state.figures["harpooner"], gh.state.figures["dummy-1"]
    foe.shield = 1
    assert hit(gh, Attack(3)) == 1
    gh.running(hero, Shield(1), name="one", lost=True)
    gh.running(hero, Shield(2), Retaliate(1), name="two", lost=True)
    gh.running(hero, Retaliate(2), name="three", lost=True)
    gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert hero.hp == 10 - 2
    assert foe.hp == 10 - 1 - 3
    hero.conditions["invisible"] = 1
    foe.retaliates = {1: 2}
    gh.perform(hero, Attack(0), answers=[FOE])
    assert hero.hp == 8 - 2


@pytest.mark.rule("GH-BON-10", "GH-EX-41", "GH-BON-14", "GH-AMB-83")
def test_retaliate_needs_range_after_the_effects_of_the_attack() -> None:
    gh = duel(retaliate=2)
    hero = gh.state.figures["harpooner"]
    gh.kind("plain")
    gh.monster((0, 1), "plain", number=1)
    hit(gh, Attack(1, targets=2), answers=(FOE, "figure:plain-1"))
    assert hero.hp == 8
    hit(gh, Attack(1, push=1), answers=(FOE, "hex:2,0"))
    assert hero.hp == 8
    gh.perform(hero, Attack(1, range=3, pull=1), answers=[FOE, "hex:1,0"])
    assert hero.hp == 6
    gh.state.figures["dummy-1"].retaliates = {3: 1}
    gh.move(gh.state.figures["dummy-1"], (3, 0))
    gh.perform(hero, Attack(1, range=3), answers=[FOE])
    assert hero.hp == 5


@pytest.mark.rule("GH-BON-11")
def test_the_dead_do_not_retaliate() -> None:
    gh = duel(hp=1, retaliate=3)
    hit(gh, Attack(3))
    assert gh.state.figures["harpooner"].hp == 10


@pytest.mark.rule("GH-SET-09")
def test_the_standard_deck() -> None:
    counts = {card: STANDARD_DECK.count(card) for card in dict.fromkeys(STANDARD_DECK)}
    assert counts == {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "null": 1, "x2": 1}


@pytest.mark.rule("GH-VAR-04", "GH-EX-54")
def test_reduced_randomness() -> None:
    gh = Gh(variants=["reduced-randomness"])
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0), number=1)
    deck = gh.modifiers(hero, "null")
    gh.perform(hero, Attack(3), answers=[FOE])
    assert foe.hp == 9
    assert deck.shuffle
    gh.modifiers(hero, "bless")
    gh.state.blesses = 9
    gh.perform(hero, Attack(3), answers=[FOE])
    assert foe.hp == 4
    assert "bless" not in deck.discard
    gh.modifiers(hero, "x2")
    gh.perform(hero, Attack(1), answers=[FOE])
    assert foe.hp == 1


@pytest.mark.rule("GH-HEA-04", "GH-AMD-03")
def test_a_heal_on_a_modifier_card_heals_the_attacker() -> None:
    gh = duel()
    hero = gh.state.figures["harpooner"]
    hero.hp = 5
    hit(gh, Attack(1), gh.modifier("mend", then=[{"type": "heal", "value": 2, "who": "self"}]))
    assert hero.hp == 7
    hero.conditions["poison"] = 1
    gh.perform(hero, Heal(2, who="self"))
    assert (hero.hp, hero.conditions) == (7, {})
