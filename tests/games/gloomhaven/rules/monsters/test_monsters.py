"""Monsters: cards, focus, movement, attacks, other abilities, bosses."""

from collections.abc import Sequence

import pytest

from waystone.games.gloomhaven.box.effects import (
    Ability,
    Attack,
    Boost,
    Give,
    Heal,
    Infuse,
    Kill,
    Loot,
    Move,
    Special,
    Summon,
)
from waystone.games.gloomhaven.box.lasting import Retaliate, Shield
from waystone.games.gloomhaven.box.monsters import MonsterCard
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.box.words import Rank
from waystone.games.gloomhaven.checks.testing import At, Gh
from waystone.games.gloomhaven.rules.monsters.cards import card_of
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.clean_up import tidy
from waystone.games.gloomhaven.rules.scenario.monster_decks import ability_decks
from waystone.games.gloomhaven.rules.scenario.rooms import (
    deck_name,
    draw_missing,
    place_named,
    populate,
)
from waystone.games.gloomhaven.rules.scenario.steps import monster_turn
from waystone.games.gloomhaven.rules.scenario.turns import next_actor
from waystone.games.gloomhaven.shown.names import names
from waystone.games.gloomhaven.table.acting import Act
from waystone.games.gloomhaven.table.board import in_order
from waystone.games.gloomhaven.table.numbers import numbers
from waystone.games.gloomhaven.table.provisos import holds
from waystone.games.gloomhaven.table.state import Actor, Figure, TrapState

SIX = [". . . . . ."] * 5


def acts(gh: Gh, figure: Figure, answers: Sequence[str] = ()) -> At:
    """A monster's turn; where it ends up."""
    gh.turn(figure)
    gh.run(act_as_monster(gh.g, figure), answers)
    return gh.at(figure)


def focus(gh: Gh) -> str:
    return gh.state.turn.focus


# ---- MON


@pytest.mark.rule("GH-MON-01", "GH-MON-02", "GH-MON-11", "GH-MON-15", "GH-LVL-05")
def test_statistics_by_level_and_rank() -> None:
    for level, hp, attack in ((0, 5, 2), (3, 9, 3), (7, 15, 5)):
        gh = Gh(level=level)
        gh.hero("harpooner")
        normal = gh.monster((1, 1), "tidewatch", number=1)
        elite = gh.monster((2, 1), "tidewatch", "elite", number=2)
        assert (normal.hp, numbers(gh.g, normal).attack) == (hp, attack)
        assert numbers(gh.g, elite).shield >= 1
        gh.state.level = 0
        assert numbers(gh.g, normal).attack == attack


@pytest.mark.rule("GH-MON-03")
def test_a_type_is_its_statistic_card_not_its_deck() -> None:
    gh = Gh()
    gh.kind("guard")
    gh.kind("city-guard", deck="guard", hp=3)
    assert deck_name(gh.g, "city-guard") == "guard"
    assert gh.monster((1, 1), "city-guard").type == "city-guard"


@pytest.mark.rule("GH-MON-04", "GH-MAT-04", "GH-MAT-05")
def test_base_range_and_melee_patterns() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (4, 2))
    gh.kind("archer", [Attack()], range=4)
    archer = gh.monster((0, 2), "archer")
    acts(gh, archer)
    assert hero.hp == 8
    gh.kind("sweeper", [Attack(area=((1, 0),))], range=4)
    sweeper = gh.monster((0, 4), "sweeper")
    acts(gh, sweeper)
    assert hero.hp == 8
    gh.kind("guard", [Attack()])
    acts(gh, gh.monster((1, 4), "guard"))
    assert hero.hp == 8


@pytest.mark.rule("GH-MON-05")
def test_traits_are_permanent() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (1, 2))
    gh.kind("eel", [Attack()], [Attack()], conditions=["poison"], flying=True)
    eel = gh.monster((2, 2), "eel")
    acts(gh, eel)
    assert "poison" in hero.conditions
    gh.state.monsters.drawn["eel"] = "1"
    tidy(gh.g)
    assert numbers(gh.g, eel).flying
    assert numbers(gh.g, eel).conditions == ("poison",)


@pytest.mark.rule("GH-MON-06", "GH-MON-07", "GH-MON-08")
def test_only_what_the_card_lists_in_its_order() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (4, 2))
    gh.kind("still", [Shield(1), Heal(2, who="self")])
    still = gh.monster((3, 2), "still")
    still.hp = 5
    assert acts(gh, still) == (3, 2)
    assert (hero.hp, still.hp, still.shield) == (10, 7, 1)
    gh.kind("walker", [Move(1)])
    walker = gh.monster((0, 2), "walker")
    assert acts(gh, walker, ["hex:2,1"]) == (2, 1)
    assert hero.hp == 10


@pytest.mark.rule("GH-MON-10", "GH-EOR-02", "GH-MON-13")
def test_ability_decks_are_shuffled_by_their_symbol_or_when_empty() -> None:
    gh = Gh()
    gh.hero("harpooner")
    gh.kind("rat", [Move()], [Attack()])
    gh.content.ability_decks["rat"][1] = MonsterCard(30, [Attack()], shuffle=True)
    gh.monster((2, 2), "rat")
    deck = gh.state.monsters.decks["rat"]
    deck.draw, deck.discard = [], ["0", "1"]
    gh.state.monsters.drawn.clear()
    draw_missing(gh.g)
    assert len(deck.draw) == 1
    deck.draw, deck.discard, deck.shuffle = ["1"], ["0"], False
    gh.state.monsters.drawn.clear()
    draw_missing(gh.g)
    assert deck.shuffle
    tidy(gh.g)
    assert (sorted(deck.draw), deck.discard) == (["0", "1"], [])
    assert gh.state.monsters.drawn == {}


@pytest.mark.rule("GH-MON-12")
def test_each_monster_has_a_turn_of_its_own() -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (0, 0))
    gh.kind("rat", [Shield(1)])
    one, two = gh.monster((3, 3), "rat", number=1), gh.monster((4, 3), "rat", number=2)
    one.conditions = two.conditions = {"muddle": 1}
    two.conditions = {"muddle": 1}
    gh.run(monster_turn.rule(gh.g, one.id))
    assert (one.conditions, two.conditions) == ({}, {"muddle": 1})
    assert (one.shield, two.shield) == (1, 0)


# ---- FOC


@pytest.mark.rule("GH-FOC-01")
def test_characters_and_summons_are_foci() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (5, 4))
    boy = gh.summon(hero, (2, 2))
    monster = gh.monster((1, 2))
    acts(gh, monster)
    assert focus(gh) == boy.id
    assert boy.hp == 4


@pytest.mark.rule("GH-FOC-03", "GH-MMV-01", "GH-MMV-11")
def test_without_an_attack_it_goes_as_if_for_melee() -> None:
    for card, conditions in (([Move(1)], {}), ([Move(1), Attack()], {"disarm": 1})):
        gh = Gh(*SIX)
        hero = gh.hero("harpooner", (4, 2))
        gh.kind("archer", card, range=5)  # type: ignore[arg-type]
        archer = gh.monster((1, 2), "archer")
        archer.conditions = dict(conditions)
        end = acts(gh, archer)
        assert gh.distance(end, (4, 2)) == 1
        assert hero.hp == 10


@pytest.mark.rule("GH-FOC-06")
def test_the_nearest_of_those_with_equal_paths() -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (2, 2), initiative=90)
    gh.hero("lamplighter", (4, 2), initiative=10)
    gh.kind("archer", [Attack()], range=4)
    acts(gh, gh.monster((0, 2), "archer"))
    assert focus(gh) == "harpooner"


@pytest.mark.rule("GH-FOC-07", "GH-EX-52")
def test_then_the_earlier_in_initiative_and_a_summon_before_its_owner() -> None:
    gh = Gh(*SIX)
    late = gh.hero("harpooner", (1, 1), initiative=60)
    gh.hero("lamplighter", (1, 3), initiative=30)
    monster = gh.monster((2, 2))
    assert gh.distance((1, 1), (2, 2)) == gh.distance((1, 3), (2, 2))
    acts(gh, monster)
    assert focus(gh) == "lamplighter"
    gh = Gh(*SIX)
    late = gh.hero("harpooner", (1, 1), initiative=30)
    boy = gh.summon(late, (1, 3), born=1)
    acts(gh, gh.monster((2, 2)))
    assert focus(gh) == boy.id
    gh = Gh(*SIX)
    gh.hero("harpooner", (1, 1), initiative=99)
    gh.hero("lamplighter", (1, 3), initiative=98)
    acts(gh, gh.monster((2, 2)))
    assert focus(gh) == "lamplighter"


@pytest.mark.rule("GH-FOC-08", "GH-MOT-08")
def test_the_players_decide_what_is_left() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (5, 0))
    one, two = gh.summon(hero, (1, 1)), gh.summon(hero, (1, 3))
    gh.state.order.clear()
    monster = gh.monster((2, 2))
    gh.turn(monster)
    gh.run(act_as_monster(gh.g, monster), [(3, f"figure:{two.id}")])
    assert set(gh.options()) == {f"figure:{one.id}", f"figure:{two.id}"}
    assert focus(gh) == two.id


@pytest.mark.rule("GH-FOC-09")
def test_jumping_and_flying_paths() -> None:
    for fly, jump in ((True, False), (False, True)):
        gh = Gh("# . . . . #", "# # # # # #")
        gh.hero("harpooner", (4, 0))
        gh.tile("obstacle", (2, 0))
        gh.kind("hopper", [Move(0, jump=jump), Attack()], move=2, flying=fly)
        assert acts(gh, gh.monster((1, 0), "hopper")) == (3, 0)
    gh = Gh("# . . . . #", "# # # # # #")
    gh.hero("harpooner", (4, 0))
    gh.tile("obstacle", (2, 0))
    assert acts(gh, gh.monster((1, 0))) == (1, 0)


@pytest.mark.rule("GH-FOC-10", "GH-FOC-11", "GH-EX-16", "GH-MMV-08")
def test_traps_are_obstacles_unless_there_is_no_other_way() -> None:
    rows = (". . . . . . . .", ". . . . . . .", ". . . . . . . .")
    gh = Gh(*rows)
    tinkerer = gh.hero("lamplighter", (1, 0))
    gh.hero("harpooner", (6, 2))
    gh.kind("grunt", [Move(), Attack()], move=3)
    monster = gh.monster((2, 1), "grunt")
    for at in ((2, 0), (1, 1), (1, 2)):
        gh.state.traps[gh.cell(at)] = TrapState(2)
    gh.turn(monster)
    gh.run(act_as_monster(gh.g, monster), ["hex:5,2"])
    assert set(gh.options()) == {"hex:5,1", "hex:5,2"}
    assert focus(gh) == "harpooner"
    assert monster.hp == 10
    gh = Gh(*rows)
    gh.hero("lamplighter", (1, 0))
    gh.kind("grunt", [Move(), Attack()], move=3)
    monster = gh.monster((2, 1), "grunt")
    for at in ((2, 0), (1, 1), (1, 2)):
        gh.state.traps[gh.cell(at)] = TrapState(2)
    gh.turn(monster)
    gh.run(act_as_monster(gh.g, monster), ["hex:2,0"])
    assert set(gh.options()) == {"hex:2,0", "hex:1,1"}
    assert monster.hp == 8
    assert len(gh.state.traps) == 2
    assert tinkerer.hp == 10


@pytest.mark.rule("GH-FOC-12", "GH-FOC-14")
def test_without_a_hex_to_attack_from_there_is_no_focus() -> None:
    gh = Gh("# . . . #", "# # # # #")
    hero = gh.hero("harpooner", (3, 0))
    gh.monster((2, 0), number=1)
    gh.kind("grunt", [Move(), Attack(), Heal(2, who="self")])
    monster = gh.monster((1, 0), "grunt")
    monster.hp = 5
    assert acts(gh, monster) == (1, 0)
    assert focus(gh) == ""
    assert (hero.hp, monster.hp) == (10, 7)
    assert "GH-FOC-12" in gh.rules()


# ---- MMV


@pytest.mark.rule("GH-EX-15", "GH-MMV-02", "GH-MMV-03", "GH-MMV-10", "GH-MMV-05")
def test_how_many_targets_decide_how_far_it_goes() -> None:
    rows = (". . . .", ". . .", ". . . .", ". . .")
    for targets, ranged, wanted in ((1, 3, (0, 0)), (1, 0, (0, 1)), (2, 0, (1, 1)), (3, 0, (2, 2))):
        gh = Gh(*rows)
        gh.hero("harpooner", (1, 2), initiative=10)
        gh.hero("lamplighter", (2, 1), initiative=20)
        gh.hero("sexton", (1, 3), initiative=30)
        gh.kind("fiend", [Move(), Attack(targets=targets)], move=3, range=ranged)
        assert acts(gh, gh.monster((0, 0), "fiend")) == wanted
        assert focus(gh) == "harpooner"


@pytest.mark.rule("GH-MMV-04", "GH-AMB-32")
def test_a_ranged_monster_steps_back_unless_it_is_muddled_or_cannot() -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (1, 2))
    gh.kind("archer", [Move(), Attack()], range=3)
    archer = gh.monster((2, 2), "archer", number=1)
    gh.turn(archer)
    gh.run(act_as_monster(gh.g, archer), ["hex:3,2"])
    assert gh.distance(gh.at(archer), (1, 2)) == 2
    gh.move(archer, (2, 2))
    archer.conditions = {"muddle": 1}
    assert acts(gh, archer) == (2, 2)
    tight = Gh("# . . #", "# # # #")
    hero = tight.hero("harpooner", (1, 0))
    tight.kind("archer", [Move(), Attack()], range=3)
    archer = tight.monster((2, 0), "archer")
    tight.modifiers(None, "+1", "-1")
    assert acts(tight, archer) == (2, 0)
    assert hero.hp == 9


@pytest.mark.rule("GH-MMV-06", "GH-EX-17", "GH-MMV-09")
def test_it_goes_as_near_as_it_can_or_stays() -> None:
    rows = (". . . . . . .", ". . . . . .", ". . . . . . .")
    for move, wanted, hp in ((2, (3, 1), 8), (1, (5, 0), 10)):
        gh = Gh(*rows)
        brute = gh.hero("harpooner", (1, 0))
        gh.hero("lamplighter", (0, 2))
        gh.kind("archer", [Move(), Attack()], move=move, range=3)
        archer = gh.monster((5, 0), "archer", number=1)
        gh.monster((4, 1), "archer", number=2)
        for at in ((3, 0), (4, 0)):
            gh.state.traps[gh.cell(at)] = TrapState(3)
        assert acts(gh, archer) == wanted
        assert focus(gh) == "harpooner"
        assert brute.hp == hp


@pytest.mark.rule("GH-MMV-07")
def test_other_abilities_do_not_change_where_it_goes() -> None:
    ends = set()
    plain: list[Ability] = [Move(), Attack()]
    for card in (plain, [*plain, Heal(3, range=1), Give(["muddle"], "enemies")]):
        gh = Gh(*SIX)
        gh.hero("harpooner", (5, 2))
        hurt = gh.monster((0, 4), number=1)
        hurt.hp = 1
        gh.kind("priest", card)
        monster = gh.monster((1, 2), "priest")
        ends.add(acts(gh, monster))
    assert len(ends) == 1


# ---- MAT


@pytest.mark.rule("GH-MAT-01")
@pytest.mark.parametrize(("change", "damage"), [(1, 3), (-1, 1), (-5, 0)])
def test_attack_by_the_statistics_and_the_card(change: int, damage: int) -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (1, 2))
    gh.kind("brute", [Attack(change)])
    acts(gh, gh.monster((2, 2), "brute"))
    assert hero.hp == 10 - damage


@pytest.mark.rule("GH-MAT-02", "GH-MAT-03")
def test_the_focus_and_further_targets_by_the_focus_rules() -> None:
    gh = Gh(*SIX)
    heroes = [
        gh.hero("harpooner", (1, 2), initiative=50),
        gh.hero("lamplighter", (3, 2), initiative=70),
        gh.hero("sexton", (2, 1), initiative=60),
    ]
    gh.kind("brute", [Attack(targets=2)])
    acts(gh, gh.monster((2, 2), "brute"))
    assert focus(gh) == "harpooner"
    assert [h.hp for h in heroes] == [8, 10, 8]


@pytest.mark.rule("GH-MAT-06")
def test_monsters_draw_from_their_deck_with_the_same_rules() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (1, 2))
    gh.kind("archer", [Attack()], range=3)
    deck = gh.modifiers(None, "x2", "-1")
    acts(gh, gh.monster((2, 2), "archer"))
    assert hero.hp == 9
    assert deck.discard == ["x2", "-1"]


@pytest.mark.rule("GH-MAT-07", "GH-AMB-41")
def test_it_looks_for_a_new_focus_when_the_first_is_gone() -> None:
    gh = Gh(*SIX)
    first = gh.hero("harpooner", (1, 2), initiative=10, hp=1)
    second = gh.hero("lamplighter", (3, 2), initiative=50)
    gh.kind("brute", [Attack(), Attack()])
    acts(gh, gh.monster((2, 2), "brute"))
    assert first.id not in gh.state.figures
    assert second.hp == 8


# ---- MOT


@pytest.mark.rule("GH-MOT-01", "GH-AMB-31")
def test_a_heal_goes_to_who_has_lost_most() -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (5, 4))
    gh.kind("priest", [Heal(3, range=3)])
    priest = gh.monster((1, 1), "priest", number=1)
    one, two = gh.monster((2, 1), number=1), gh.monster((3, 1), number=2)
    one.hp, two.hp, priest.hp = 8, 5, 9
    acts(gh, priest)
    assert (one.hp, two.hp, priest.hp) == (8, 8, 9)
    one.hp = two.hp = priest.hp = 10
    priest.conditions = {"poison": 1}
    acts(gh, priest)
    assert priest.conditions == {}


@pytest.mark.rule("GH-MOT-02", "GH-MOT-03", "GH-MOT-04", "GH-AMB-55")
def test_monsters_summon_beside_them_towards_an_enemy() -> None:
    gh = Gh("# . . . . . #", "# # # # # # #")
    gh.hero("harpooner", (5, 0))
    gh.state.characters.append(gh.state.characters[0])
    gh.kind("imp", standees=1)
    gh.kind("caller", [Summon("imp", ranks=("normal", "elite", "elite"))])
    caller = gh.monster((2, 0), "caller")
    acts(gh, caller)
    imp = gh.state.figures["imp-1"]
    assert (gh.at(imp), imp.came, imp.rank) == ((3, 0), "summoned", "normal")
    gh.state.order = [Actor("imp", 50, "monster")]
    assert next_actor(gh.g) == ""
    gh.state.round = 2
    gh.state.order = [Actor("imp", 50, "monster")]
    assert next_actor(gh.g) == "imp-1"
    acts(gh, caller)
    assert sum(f.type == "imp" for f in gh.state.figures.values()) == 1


@pytest.mark.rule("GH-MOT-05")
def test_bonuses_of_a_card_start_with_the_turn_and_end_with_the_round() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (1, 2))
    gh.kind("warden", [Shield(1), Retaliate(2)])
    warden = gh.monster((2, 2), "warden")
    gh.perform(hero, Attack(2), answers=[f"figure:{warden.id}"])
    assert warden.hp == 8
    acts(gh, warden)
    gh.perform(hero, Attack(2), answers=[f"figure:{warden.id}"])
    assert (warden.hp, hero.hp) == (7, 8)
    tidy(gh.g)
    assert (warden.shield, warden.retaliates) == (0, {})


@pytest.mark.rule("GH-MOT-05", "GH-MOT-01")
def test_bonuses_and_heals_for_others_of_its_kind() -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (5, 4))
    gh.kind(
        "drummer", [Shield(1, who="adjacent-allies"), Heal(2, who="allies", conditions=["bless"])]
    )
    drummer, near = gh.monster((1, 1), "drummer"), gh.monster((2, 1), number=1)
    far = gh.monster((4, 1), number=2)
    near.hp = 5
    acts(gh, drummer)
    assert (drummer.shield, near.shield, far.shield) == (0, 1, 0)
    assert near.hp == 7
    assert gh.state.monsters.deck.draw.count("bless") == 1


@pytest.mark.rule("GH-MOT-06", "GH-MOT-07")
def test_a_monster_loots_coins_for_nobody_and_no_treasure() -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (5, 4))
    gh.kind("thief", [Loot(1)])
    thief = gh.monster((1, 1), "thief", number=1)
    gh.state.coins = {gh.cell((2, 1)): 2, thief.cell: 1}
    gh.state.treasures = {gh.cell((0, 1)): "treasure:1"}
    gh.run(monster_turn.rule(gh.g, thief.id))
    assert gh.state.coins == {}
    assert len(gh.state.treasures) == 1
    gh.kind("walker", [Shield(1)])
    walker = gh.monster((3, 3), "walker")
    gh.state.coins = {walker.cell: 1}
    gh.run(monster_turn.rule(gh.g, walker.id))
    assert gh.state.coins == {walker.cell: 1}


# ---- BOS


@pytest.mark.rule("GH-BOS-01", "GH-BOS-03")
def test_bosses_share_a_deck_and_have_specials() -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (5, 4))
    bosses = [m for m in gh.content.monsters.values() if m.boss]
    assert {m.deck for m in bosses} == {"boss"}
    cards = gh.content.ability_decks["boss"]
    specials = [a.number for card in cards for a in card.abilities if isinstance(a, Special)]
    assert sorted(specials) == [1, 1, 1, 2, 2, 2]
    boss = gh.monster((1, 1), bosses[0].id, "boss")
    gh.state.monsters.drawn["boss"] = str(
        next(n for n, c in enumerate(cards) if any(isinstance(a, Special) for a in c.abilities))
    )
    found = card_of(gh.g, boss)
    assert found
    assert not any(isinstance(a, Special) for a in found)


@pytest.mark.rule("GH-BOS-02", "GH-SPE-10")
def test_a_boss_is_neither_normal_nor_elite() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (2, 1))
    gh.kind("boss", boss=True)
    gh.monster((1, 1), "boss", "boss")
    assert gh.perform(hero, Kill("any", 3)).performed is False
    gh.monster((3, 1), number=1)
    gh.perform(hero, Kill("any", 3), answers=["figure:dummy-1"])
    assert gh.options() == ["figure:dummy-1", "pass"]


@pytest.mark.rule("GH-BOS-04", "GH-SPE-11")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_boss_numbers_grow_with_the_party(count: int) -> None:
    gh = Gh(*SIX, level=2)
    for n, name in enumerate(["harpooner", "lamplighter", "sexton", "weirwright"][:count]):
        gh.hero(name, (n, 0))
    gh.kind("boss", boss=True, hp="4xC+L", attack=["C"] * 8)
    boss = gh.monster((1, 3), "boss", "boss")
    assert boss.hp == 4 * count + 2
    assert numbers(gh.g, boss).attack == count


@pytest.mark.rule("GH-ELE-12")
def test_monsters_always_consume() -> None:
    gh = Gh(*SIX)
    hero = gh.hero("harpooner", (1, 2))
    card: list[Ability] = [Attack(boosts=[Boost(consume=["ice"], value=3)]), Infuse(["fire"])]
    gh.kind("brute", card)
    gh.state.elements["ice"] = 1
    acts(gh, gh.monster((2, 2), "brute"))
    assert hero.hp == 5
    assert gh.state.elements["ice"] == 0
    assert gh.state.monsters.infused == ["fire"]


# ---- why


@pytest.mark.rule("GH-FOC-01")
def test_a_card_without_move_or_attack_finds_a_focus_all_the_same() -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (0, 0))
    near = gh.hero("lamplighter", (3, 0))
    gh.kind("hexer", [Give(["muddle"], who="target")])
    acts(gh, gh.monster((4, 0), "hexer"))
    assert focus(gh) == "lamplighter"
    assert "muddle" in near.conditions


@pytest.mark.rule("GH-FOC-07", "GH-INI-03", "GH-SUM-05")
@pytest.mark.parametrize(
    ("left", "right", "wanted"),
    [
        (("normal", 1), ("elite", 2), "dummy-2"),
        (("normal", 3), ("normal", 2), "dummy-2"),
        (("elite", 2), ("elite", 4), "dummy-2"),
    ],
)
def test_a_summon_goes_for_elites_first_then_by_number(
    left: tuple[Rank, int], right: tuple[Rank, int], wanted: str
) -> None:
    gh = Gh(". . . . . .")
    boy = gh.summon(gh.hero("harpooner", (5, 0)), (2, 0))
    gh.kind("dummy")
    for at, (rank, number) in (((1, 0), left), ((3, 0), right)):
        gh.monster(at, "dummy", rank, number)
    gh.state.order.append(Actor("dummy", 60, "monster"))
    acts(gh, boy)
    assert focus(gh) == wanted


@pytest.mark.rule("GH-MMV-02", "GH-MMV-06", "GH-MMV-01")
@pytest.mark.parametrize(("move", "rule"), [(5, "GH-MMV-02"), (1, "GH-MMV-06")])
def test_the_log_says_why_a_monster_goes_where_it_goes(move: int, rule: str) -> None:
    gh = Gh(*SIX)
    gh.hero("harpooner", (0, 0))
    gh.kind("walker", move=move)
    acts(gh, gh.monster((5, 0), "walker"))
    assert [line.rule for line in gh.log if line.text == "fact-moved"] == [rule]


@pytest.mark.rule("GH-FOC-10")
def test_the_log_says_that_a_trap_decided_the_focus() -> None:
    """The nearer hero stands behind a trap."""
    gh = Gh(". . . . . .")
    gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (5, 0))
    gh.state.traps[gh.cell((1, 0))] = TrapState(3)
    gh.kind("walker")
    acts(gh, gh.monster((2, 0), "walker"))
    assert focus(gh) == "lamplighter"
    assert [line.rule for line in gh.log if line.text == "fact-focused"] == ["GH-FOC-10"]


# ---- named monsters


@pytest.mark.rule("GH-SPE-10", "GH-SPE-11")
def test_a_named_monster_has_statistics_of_its_own_and_acts_with_its_type() -> None:
    """Hit points by a formula in L and C; cards, initiative and a standee of its type."""
    stats = {"hp": "3+2xL+C", "move": 1, "attack": [1, 4, 4, 4, 4, 4, 4, 4], "range": 3}
    named = [{"id": "agnes", "name": {}, "monster": "tidewatch", "stats": stats}]
    gh = Gh(*SIX, level=1, named=named, marks={"N": Mark(named="agnes")})
    gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (0, 1))
    agnes = place_named(gh.g, "agnes", gh.cell((5, 0)), "set-up")
    own = numbers(gh.g, agnes)
    assert (agnes.hp, agnes.most_hp) == (7, 7)
    assert (own.move, own.attack, own.range) == (1, 4, 3)
    plain = gh.monster((5, 2), "tidewatch")
    assert agnes.number != plain.number
    assert numbers(gh.g, plain) != own
    assert deck_name(gh.g, agnes.type) == "tidewatch"
    assert in_order([plain, agnes]) == [agnes, plain]


@pytest.mark.rule("GH-SPE-10")
def test_what_is_for_normal_or_elite_monsters_does_not_touch_a_named_one() -> None:
    named = [{"id": "agnes", "name": {}, "monster": "tidewatch", "stats": {"hp": 5}}]
    gh = Gh(*SIX, named=named)
    hero = gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (0, 1))
    agnes = place_named(gh.g, "agnes", gh.cell((1, 0)), "set-up")
    assert not gh.perform(hero, Kill("any")).performed
    for word in ("target-elite", "target-normal"):
        assert not holds(gh.g, word, Act(hero), agnes)


@pytest.mark.rule("GH-SPE-10", "GH-SET-03")
def test_a_scenario_brings_its_named_monster_and_the_deck_it_needs() -> None:
    named = [{"id": "agnes", "name": {}, "monster": "tidewatch", "stats": {"hp": 5}}]
    gh = Gh(". . N", named=named, marks={"N": Mark(named="agnes")})
    gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (1, 0))
    gh.run(populate(gh.g, [2], 0, "set-up"))
    agnes = gh.state.figures["agnes"]
    assert (gh.at(agnes), agnes.rank, agnes.type) == ((2, 0), "named", "tidewatch")
    assert ability_decks(gh.content, "test") == ["tidewatch"]
    shipped = [s for s in gh.content.scenarios.values() if s.named]
    assert all(one.id in names(gh.content) for page in shipped for one in page.named)
    assert [page.id for page in shipped if page.id != "test"]


@pytest.mark.rule("GH-FOC-03", "GH-MMV-01", "GH-MMV-11")
@pytest.mark.parametrize(("plus", "wanted"), [(1, (2, 0)), (0, (3, 0)), (-1, (4, 0)), (-9, (5, 0))])
def test_a_move_is_added_to_the_monsters_own_and_never_below_nothing(plus: int, wanted: At) -> None:
    gh = Gh(". . . . . .")
    gh.hero("harpooner", (0, 0))
    gh.kind("walker", [Move(plus)], move=2)
    assert acts(gh, gh.monster((5, 0), "walker")) == wanted


@pytest.mark.rule("GH-MAT-02", "GH-MAT-07")
def test_an_attack_after_the_move_is_made_from_where_the_monster_stands() -> None:
    """It has no move left: what is one step out of reach is not attacked."""
    gh = Gh(". . . . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.kind("walker", [Attack(0)], move=2, attack=3)
    assert acts(gh, gh.monster((2, 0), "walker", number=1)) == (2, 0)
    assert hero.hp == 10
    assert acts(gh, gh.monster((1, 0), "walker", number=2)) == (1, 0)
    assert hero.hp == 7
