"""What happens in the middle of a turn, an action or a move: stun, traps, items, exhaustion."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Experience,
    Give,
    Heal,
    Loot,
    Move,
    Shove,
    Swap,
    Trigger,
)
from waystone.games.gloomhaven.box.lasting import Immune, Shield
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.conditions import gain
from waystone.games.gloomhaven.rules.actions.triggers import fire
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.character import play_half, turn_options
from waystone.games.gloomhaven.rules.scenario.initiative import set_order
from waystone.games.gloomhaven.rules.scenario.rooms import place_object
from waystone.games.gloomhaven.rules.scenario.steps import character_action, monster_turn
from waystone.games.gloomhaven.table.board import Gone
from waystone.games.gloomhaven.table.state import Figure, TrapState

FOE = "figure:dummy-1"


def trap(gh: Gh, at: tuple[int, int], *conditions: str, damage: int = 0) -> None:
    gh.state.traps[gh.cell(at)] = TrapState(damage, list(conditions))


def one(hp: int = 10) -> tuple[Gh, Figure]:
    gh = Gh()
    return gh, gh.hero("harpooner", (0, 0), hp=hp)


# ---- stun


@pytest.mark.rule("GH-CON-14", "GH-TRN-12")
def test_who_is_stunned_in_its_turn_performs_nothing_more() -> None:
    """Move 2 into a stun trap, then Heal 3: the heal is no longer possible, nor a potion; the card
    that is left is discarded."""
    gh, hero = one()
    owner = gh.owner(hero)
    hero.hp = 4
    trap(gh, (1, 0), "stun")
    gh.item(hero, "potion", when="turn", use="consumed", abilities=[{"type": "heal", "value": 3}])
    gh.card(hero, "run", bottom=Action([Move(2), Heal(3, who="self")]), to="selected")
    gh.card(hero, "left", to="selected")
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, hero.id), ["bottom:run", "hex:1,0"])
    assert (hero.hp, owner.discard) == (4, ["run"])
    gh.run(character_action.rule(gh.g, hero.id))
    assert owner.discard == ["run", "left"]
    assert owner.items[0].state == "ready"
    assert gh.state.turn.figure == ""


@pytest.mark.rule("GH-CON-14", "GH-MOT-09")
def test_a_monster_that_walks_into_a_stun_trap_performs_nothing_more() -> None:
    gh = Gh(". . . . . .")
    gh.hero("harpooner", (5, 0))
    gh.kind("surgeon", [Move(0), Heal(3, who="self"), Shield(1)], move=2)
    foe = gh.monster((0, 0), "surgeon", number=1)
    foe.hp = 5
    trap(gh, (1, 0), "stun")
    gh.run(monster_turn.rule(gh.g, foe.id))
    assert (gh.at(foe), foe.hp, foe.shield) == ((1, 0), 5, 0)


@pytest.mark.rule("GH-CON-14", "GH-ITM-03")
def test_a_stunned_character_changes_no_initiative_with_an_item() -> None:
    for stunned in (False, True):
        gh, hero = one()
        gh.cards(hero, 2, "selected")
        gh.item(hero, "whistle", when="reveal", use="spent", initiative=-10)
        if stunned:
            gain(gh.g, hero, "stun")
        gh.run(set_order(gh.g), [] if stunned else ["item:whistle"])
        assert gh.owner(hero).initiative == (50 if stunned else 40)


@pytest.mark.rule("GH-CON-25")
def test_what_runs_by_itself_goes_on_under_a_stun() -> None:
    gh, hero = one()
    hero.hp = 4
    gain(gh.g, hero, "stun")
    gh.running(hero, Trigger("damaged", [Heal(2, who="self")]))
    gh.run(fire(gh.g, hero, "damaged"))
    assert hero.hp == 6


# ---- a move that a trap ends


@pytest.mark.rule("GH-CON-12", "GH-CON-14", "GH-OVL-06")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_a_trap_that_immobilizes_or_stuns_ends_the_move(condition: str) -> None:
    gh = Gh(". . . . . .")
    hero = gh.hero("harpooner", (0, 0))
    trap(gh, (1, 0), condition)
    gh.perform(hero, Move(4), answers=["hex:3,0"])
    assert gh.at(hero) == (1, 0)
    assert gh.state.turn.moved == 1


@pytest.mark.rule("GH-CON-12", "GH-OVL-06")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_a_monster_stays_in_the_trap_that_holds_it(condition: str) -> None:
    gh = Gh(". . . . . .")
    gh.hero("harpooner", (5, 0))
    foe = gh.monster((0, 0), number=1, move=3)
    trap(gh, (1, 0), condition)
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    assert gh.at(foe) == (1, 0)


@pytest.mark.rule("GH-CON-13")
def test_other_conditions_of_a_trap_do_not_end_the_move() -> None:
    gh = Gh(". . . . . .")
    hero = gh.hero("harpooner", (0, 0))
    trap(gh, (1, 0), "disarm", "poison", damage=1)
    gh.perform(hero, Move(4), answers=["hex:3,0", "pass"])
    assert (gh.at(hero), hero.hp) == ((3, 0), 9)


@pytest.mark.rule("GH-AMB-75")
def test_who_is_held_in_another_figures_hex_goes_on_to_the_next() -> None:
    gh = Gh(". . . . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (1, 0))
    trap(gh, (1, 0), "immobilize")
    gh.perform(hero, Move(4), answers=["hex:3,0"])
    assert gh.at(hero) == (2, 0)


# ---- what nobody sees


@pytest.mark.rule("GH-CON-21", "GH-AMB-30")
def test_an_invisible_enemy_is_not_hit_by_what_strikes_all_around_or_on_the_way() -> None:
    gh = Gh(". . . . . .")
    hero = gh.hero("harpooner", (1, 0))
    seen, unseen = gh.monster((0, 0), number=1), gh.monster((2, 0), number=2)
    gain(gh.g, unseen, "invisible")
    gh.perform(hero, Give(["muddle"], who="adjacent-enemies"))
    assert ("muddle" in seen.conditions, "muddle" in unseen.conditions) == (True, False)
    leap = Move(2, jump=True, through=[Attack(2), Give(["wound"], who="target")])
    gh.perform(hero, leap, answers=["hex:3,0"])
    assert (unseen.hp, "wound" in unseen.conditions) == (10, False)
    del unseen.conditions["invisible"]
    gh.perform(hero, leap, answers=["hex:1,0"])
    assert (unseen.hp, "wound" in unseen.conditions) == (8, True)


# ---- becoming immune


@pytest.mark.rule("GH-CON-03")
def test_who_becomes_immune_is_rid_of_the_condition() -> None:
    gh, hero = one()
    hero.conditions = {"immobilize": 1, "wound": 1}
    steady = Action([Immune(["immobilize"])], stays="persistent")
    card = gh.card(hero, "steady", bottom=steady, to="selected")
    gh.turn(hero)
    gh.run(play_half(gh.g, gh.owner(hero), hero, card, "bottom", default=False))
    assert list(hero.conditions) == ["wound"]


# ---- forced movement


@pytest.mark.rule("GH-MOV-06", "GH-OVL-06", "GH-OVL-11")
def test_changing_places_springs_traps_and_hazards() -> None:
    gh = Gh(". . . . . .")
    hero, ally = gh.hero("harpooner", (0, 0)), gh.hero("lamplighter", (1, 0))
    gh.tile("hazard", (0, 0))
    trap(gh, (1, 0), damage=3)
    gh.perform(hero, Swap(), answers=["figure:lamplighter"])
    assert (gh.at(hero), gh.at(ally)) == ((1, 0), (0, 0))
    assert (hero.hp, ally.hp) == (10 - 3, 10 - gh.state.trap_damage // 2)
    assert gh.state.traps == {}


@pytest.mark.rule("GH-MOV-06", "GH-AMB-17")
def test_who_is_swapped_into_a_trap_and_dies_is_the_swappers_kill() -> None:
    gh, hero = one()
    gh.monster((1, 0), number=1, hp=2)
    trap(gh, (0, 0), damage=2)
    gh.perform(hero, Swap(who="enemy"), answers=[FOE])
    assert "dummy-1" not in gh.state.figures
    assert gh.owner(hero).deeds["kills"] == 1


@pytest.mark.rule("GH-MOV-09", "GH-OVL-14")
def test_nobody_who_cannot_fly_is_swapped_onto_an_obstacle() -> None:
    gh, hero = one()
    gh.kind("gull", flying=True)
    gull = gh.monster((1, 0), "gull", number=1)
    gh.tile("obstacle", (1, 0))
    act = gh.perform(hero, Swap(who="enemy"))
    assert not act.performed
    gh.state.tiles.clear()
    trap(gh, (0, 0), damage=2)
    gh.perform(hero, Swap(who="enemy"), answers=["figure:gull-1"])
    assert (gh.at(gull), gull.hp) == ((0, 0), 10)


@pytest.mark.rule("GH-BOS-05", "GH-EFF-03")
@pytest.mark.parametrize("kind", ["push", "pull"])
def test_a_push_without_an_attack_does_not_move_who_is_immune(kind: str) -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (0, 0))
    gh.kind("lord", boss=True, immune=[kind])
    boss = gh.monster((2, 0), "lord", "boss", number=1)
    shove = Shove(push=1, range=3) if kind == "push" else Shove(pull=1, range=3)
    gh.perform(hero, shove, answers=["figure:lord-1"])
    assert gh.at(boss) == (2, 0)
    other = Shove(pull=1, range=3) if kind == "push" else Shove(push=1, range=3)
    to = (1, 0) if kind == "push" else (3, 0)
    gh.perform(hero, other, answers=["figure:lord-1", f"hex:{to[0]},{to[1]}"])
    assert gh.at(boss) == to


@pytest.mark.rule("GH-EFF-03", "GH-SPE-07")
def test_an_object_is_never_pushed() -> None:
    gh = Gh(". . . . . .", objects=[{"id": "gate", "name": {}, "icon": "x", "hp": 9}])
    hero = gh.hero("harpooner", (0, 0))
    gate = place_object(gh.g, "gate", gh.cell((1, 0)))
    gh.perform(hero, Shove(push=1), answers=["figure:gate-1"])
    assert gh.at(gate) == (1, 0)


# ---- ways through danger


@pytest.mark.rule("GH-MOV-01", "GH-MOV-02", "GH-MOV-05")
def test_a_way_through_a_hazard_under_an_ally_is_open_too() -> None:
    """Three hexes through the ally on the hazard, five around it."""
    gh = Gh(". . . . .", ". # # # .", ". . . . .")
    hero = gh.hero("harpooner", (1, 0))
    gh.hero("lamplighter", (2, 0))
    gh.tile("hazard", (2, 0))
    gh.perform(hero, Move(2), answers=["hex:3,0"])
    assert gh.at(hero) == (3, 0)
    assert hero.hp == 10 - gh.state.trap_damage // 2


@pytest.mark.rule("GH-MOV-01", "GH-MOV-02")
@pytest.mark.parametrize(("way", "hp"), [("way:around", 10), ("way:through", 9)])
def test_the_player_chooses_between_the_short_way_and_the_safe_one(way: str, hp: int) -> None:
    gh = Gh(". . . .", ". . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.hero("lamplighter", (1, 0))
    gh.tile("hazard", (1, 0))
    gh.perform(hero, Move(3), answers=["hex:2,0", way, *(["pass"] if hp == 9 else [])])
    assert (gh.at(hero), hero.hp) == ((2, 0), hp)


@pytest.mark.rule("GH-MOV-02")
def test_nothing_is_asked_where_the_way_is_free() -> None:
    gh = Gh(". . . .", ". . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.tile("hazard", (1, 0))
    gh.perform(hero, Move(3), answers=["hex:2,0"])
    assert (gh.at(hero), hero.hp) == ((2, 0), 10)


# ---- items in the middle of an action


@pytest.mark.rule("GH-ITM-03", "GH-TRN-07", "GH-ITM-06")
def test_items_are_used_between_two_abilities_of_a_card() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    hero.hp = 2
    for name in ("bread", "wine"):
        heal = {"type": "heal", "value": 3, "who": "self"}
        gh.item(hero, name, when="turn", use="consumed", abilities=[heal])
    card = gh.card(hero, "two", Action([Heal(1, who="self"), Loot(1)]), to="selected")
    gh.turn(hero)
    half = play_half(gh.g, owner, hero, card, "top", default=False)
    gh.run(half, ["item:bread", "item:wine"])
    assert hero.hp == 9
    assert [item.state for item in owner.items] == ["consumed", "consumed"]
    assert [asked.prompt for asked in gh.asked] == ["ask-between", "ask-between"]


@pytest.mark.rule("GH-ITM-03")
def test_who_has_nothing_to_use_is_not_asked_between() -> None:
    gh, hero = one()
    gh.item(hero, "coat", when="worn")
    card = gh.card(hero, "two", Action([Heal(1, who="self"), Loot(1)]), to="selected")
    gh.turn(hero)
    gh.run(play_half(gh.g, gh.owner(hero), hero, card, "top", default=False))
    assert gh.asked == []


# ---- cards in the active area


@pytest.mark.rule("GH-BON-04", "GH-BON-06", "GH-AMB-76")
@pytest.mark.parametrize("stays", ["round", "persistent"])
@pytest.mark.parametrize("left", [0, 1])
def test_any_active_card_may_be_put_away_before_and_after_the_actions(
    stays: str, left: int
) -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    gh.running(hero, Shield(2), name="cover", stays=stays)
    gh.cards(hero, left, "selected")
    gh.turn(hero)
    assert "drop:cover" in [option.key for option in turn_options(gh.g, owner)]
    gh.run(character_action.rule(gh.g, hero.id), ["drop:cover"])
    assert (owner.active, owner.discard) == ([], ["cover"])


# ---- exhausted by one's own action


@pytest.mark.rule("GH-AMB-77", "GH-EXP-03", "GH-AMB-21")
def test_a_performed_action_pays_even_who_is_exhausted_by_it() -> None:
    """Retaliate fells the attacker: the action was performed, so its experience and its element
    are due; what follows in it is not performed."""
    gh, hero = one(hp=2)
    gh.monster((1, 0), number=1, retaliate=2)
    blow = Action([Attack(1), Experience(5)], xp=2, infuse=["fire"])
    card = gh.card(hero, "blow", blow, to="selected")
    gh.turn(hero)
    owner = gh.owner(hero)
    with pytest.raises(Gone):
        gh.run(play_half(gh.g, owner, hero, card, "top", default=False), [FOE])
    assert (owner.exhausted, owner.xp, owner.lost) == (True, 2, ["blow"])
    assert gh.state.turn.infused == ["fire"]
