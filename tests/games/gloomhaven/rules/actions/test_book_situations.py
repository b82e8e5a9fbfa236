"""Situations of one's own from the sentences of the book: figures in the air, cards of a summon,
what is lost in another's turn."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    AttackBonus,
    Boost,
    Heal,
    Infuse,
    Move,
)
from waystone.games.gloomhaven.box.lasting import Flying, HealBonus
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.character import play_half
from waystone.games.gloomhaven.rules.scenario.rest import long_rest
from waystone.games.gloomhaven.rules.scenario.turns import close_turn
from waystone.games.gloomhaven.table.state import Actor, Figure

HALL = (". . . . . .",) * 5


def bat(gh: Gh, *, flying: bool = True) -> Figure:
    gh.kind("bat", flying=flying)
    return gh.monster((1, 0), "bat")


@pytest.mark.rule("GH-MOV-09", "GH-EFF-06")
@pytest.mark.parametrize(("flying", "ends"), [(True, (3, 0)), (False, (1, 0))])
def test_who_flies_is_pushed_past_its_enemies(flying: bool, ends: tuple[int, int]) -> None:
    """P. 19: a figure that flies ignores any figures, and this holds for forced movement."""
    gh = Gh(". . . . . .")
    hero = gh.hero(at=(0, 0))
    gh.hero("sexton", (2, 0))
    foe = bat(gh, flying=flying)
    steps = ["hex:2,0"] if flying else []
    gh.perform(hero, Attack(1, push=2), answers=[f"figure:{foe.id}", *steps])
    assert gh.at(foe) == ends


@pytest.mark.rule("GH-MOV-09", "GH-EFF-06")
def test_who_flies_is_pulled_past_its_enemies_but_ends_on_none() -> None:
    gh = Gh(". . . . . .", ". . . . . .")
    hero = gh.hero(at=(0, 0))
    gh.hero("sexton", (2, 0))
    foe = bat(gh)
    gh.move(foe, (3, 0))
    pull = Attack(1, range=4, pull=1)
    gh.perform(hero, pull, answers=[f"figure:{foe.id}"])
    assert gh.at(foe) == (3, 0)
    pull = Attack(1, range=4, pull=2)
    gh.perform(hero, pull, answers=[f"figure:{foe.id}", "hex:2,0"])
    assert gh.at(foe) == (1, 0)


@pytest.mark.rule("GH-AMB-05", "GH-MOV-09")
@pytest.mark.parametrize(("flying", "stops"), [(True, False), (False, True)])
def test_an_obstacle_ends_the_push_of_who_walks_alone(flying: bool, stops: bool) -> None:
    gh = Gh(*HALL)
    hero = gh.hero(at=(0, 2))
    foe = bat(gh, flying=flying)
    gh.move(foe, (1, 2))
    gh.tile("obstacle", (3, 2))
    gh.perform(
        hero,
        Attack(1, push=2),
        answers=[f"figure:{foe.id}", "hex:2,2", "pass" if stops else "hex:3,2"],
    )
    assert ("pass" in gh.options()) is stops
    assert gh.at(foe) == ((2, 2) if stops else (3, 2))


@pytest.mark.rule("GH-EFF-10", "GH-AMD-03", "GH-SUM-05")
@pytest.mark.parametrize(("cards", "hurt"), [(["add"], 2), (["add", "add"], 3), (["+0"], 1)])
def test_a_card_that_adds_a_target_adds_one_for_a_summon(cards: list[str], hurt: int) -> None:
    """P. 11: what is on a modifier card counts as printed on the ability that attacks; p. 27: a
    summon draws from the deck of its owner."""
    gh = Gh(*HALL)
    owner = gh.hero("lamplighter", (5, 4))
    dog = gh.summon(owner, (2, 2), "sled-dog")
    foes = [gh.monster(at, number=n) for n, at in enumerate(((1, 2), (3, 2), (2, 3)), 1)]
    far = gh.monster((5, 0), number=4)
    gh.state.order.append(Actor("dummy", 50, "monster"))
    gh.modifier("add", targets=1)
    gh.modifiers(owner, *cards)
    gh.turn(dog)
    gh.run(act_as_monster(gh.g, dog))
    assert [foe.hp < 10 for foe in foes] == [n < hurt for n in range(3)]
    assert far.hp == 10


@pytest.mark.rule("GH-EFF-10", "GH-SUM-05")
def test_with_nobody_else_in_range_a_summon_adds_no_target() -> None:
    gh = Gh(*HALL)
    owner = gh.hero("lamplighter", (5, 4))
    dog = gh.summon(owner, (2, 2), "sled-dog")
    foe = gh.monster((1, 2), number=1)
    gh.state.order.append(Actor("dummy", 50, "monster"))
    gh.modifier("add", targets=1)
    gh.modifiers(owner, "add")
    gh.turn(dog)
    gh.run(act_as_monster(gh.g, dog))
    assert foe.hp == 8


@pytest.mark.rule("GH-MOV-10", "GH-BON-06")
def test_who_pays_with_its_wings_in_the_turn_of_a_monster_comes_down_in_it() -> None:
    """P. 19: it is moved at once; it does not wait for its own turn."""
    gh = Gh(". . . . . .")
    hero = gh.hero(at=(1, 0))
    gh.tile("obstacle", (1, 0))
    gh.running(hero, Flying(), name="wings")
    gh.cards(hero, 1, "discard")
    foe = gh.monster((0, 0))
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe), ["discards"])
    gh.run(close_turn(gh.g, foe))
    assert gh.at(hero) == (2, 0)
    assert hero.hp == 10 - gh.state.trap_damage


@pytest.mark.rule("GH-AMB-82", "GH-CON-09", "GH-HEA-03")
@pytest.mark.parametrize(("poisoned", "hp"), [(True, 5), (False, 8)])
def test_poison_keeps_off_the_hit_points_of_a_heal_and_not_its_conditions(
    poisoned: bool, hp: int
) -> None:
    gh = Gh(*HALL)
    hero = gh.hero(at=(0, 0))
    hero.hp = 5
    hero.conditions = {"poison": 1} if poisoned else {}
    gh.perform(hero, Heal(3, who="self", conditions=["strengthen"]))
    assert (hero.hp, list(hero.conditions)) == (hp, ["strengthen"])


@pytest.mark.rule("GH-RST-06", "GH-BON-03", "GH-BON-02")
@pytest.mark.parametrize("stun", [True, False])
def test_the_heal_of_a_long_rest_is_a_heal_like_any_other(stun: bool) -> None:
    """P. 17: who rests performs the action "Heal 2 (self)"; p. 25: a bonus that can apply must."""
    gh = Gh(*HALL)
    hero = gh.hero(at=(0, 0))
    hero.hp = 1
    hero.conditions = {"stun": 1} if stun else {}
    hymn = gh.running(hero, HealBonus(2), name="hymn", circles=[0, 1], lost=True)
    first, second = gh.cards(hero, 2, "discard")
    gh.turn(hero)
    gh.run(long_rest(gh.g, hero), [f"lose:{first}"])
    assert (hero.hp, hymn.used, gh.owner(hero).hand) == (5, 1, [second])


@pytest.mark.rule("GH-ELE-03", "GH-TRN-10", "GH-EXP-03")
@pytest.mark.parametrize(("answer", "charged"), [("pass", []), ("hex:1,0", ["fire", "ice"])])
def test_an_element_by_itself_is_no_part_of_an_action(answer: str, charged: list[str]) -> None:
    """P. 24: to infuse what a card shows a character has to perform an ability of it."""
    gh = Gh(*HALL)
    hero = gh.hero(at=(0, 0))
    lamp = Action([Infuse(["ice"]), Move(1)], infuse=["fire"], xp=1, lost=True)
    gh.card(hero, "lamp", bottom=lamp, to="selected")
    gh.turn(hero)
    owner = gh.owner(hero)
    gh.run(play_half(gh.g, owner, hero, "lamp", "bottom", default=False), [answer])
    assert gh.state.turn.infused == charged
    assert (owner.xp, owner.lost, owner.discard) == (
        (1, ["lamp"], []) if charged else (0, [], ["lamp"])
    )


@pytest.mark.rule("GH-ATT-05", "GH-ATT-04")
@pytest.mark.parametrize(
    ("way", "damage"),
    [("add-first", 8), ("double-first", 7), ("gains-first", 9), ("losses-first", 6)],
)
def test_of_a_bonus_a_penalty_and_a_doubling_each_may_come_first(way: str, damage: int) -> None:
    """P. 20: where several modifiers apply at one step the player chooses their order: an attack of
    3 with +2, -1 and a doubling."""
    gh = Gh(*HALL)
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), hp=30)
    for n, boost in enumerate((Boost(value=2), Boost(value=-1), Boost(double=True))):
        gh.running(hero, AttackBonus(boost), name=f"bonus-{n}")
    gh.perform(hero, Attack(3), answers=[f"figure:{foe.id}", way])
    assert 30 - foe.hp == damage
    told = [line.args["parts"] for line in gh.log if line.text == "fact-attacked"]
    assert told == ["3 +2 −1 ×2"]


@pytest.mark.rule("GH-ATT-05", "GH-AMB-06")
def test_of_cards_that_roll_gains_and_losses_stand_apart_too() -> None:
    gh = Gh(*HALL)
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), hp=30)
    gh.modifier("good", value=2, rolling=True)
    gh.modifier("bad", value=-1, rolling=True)
    gh.modifiers(hero, "good", "bad", "x2")
    gh.perform(hero, Attack(3), answers=[f"figure:{foe.id}", "gains-first"])
    assert gh.options() == ["add-first", "double-first", "gains-first", "losses-first"]
    assert 30 - foe.hp == 9


@pytest.mark.rule("GH-EXP-02", "GH-GEN-09")
@pytest.mark.parametrize(
    ("boost", "answers", "xp"),
    [
        (Boost(consume=["fire"], value=1, xp=2, infuse=["ice"]), ["consume:fire"], 2),
        (Boost(if_="you-moved:1", xp=1, infuse=["ice"]), [], 1),
        (Boost(if_="you-moved:9", xp=1, infuse=["ice"]), [], 0),
        (Boost(if_="target-beside-your-ally", xp=1, infuse=["ice"]), [], 1),
    ],
)
def test_the_experience_of_a_boost_comes_once_whoever_is_attacked(
    boost: Boost, answers: list[str], xp: int
) -> None:
    """P. 28: a character gains the stated experience when it performs the ability, under a
    condition if one is met: one element used, one gain."""
    gh = Gh(*HALL)
    hero = gh.hero(at=(1, 1))
    gh.hero("sexton", (0, 0))
    foes = [gh.monster(at, number=n) for n, at in enumerate(((2, 1), (0, 1), (1, 0)), 1)]
    gh.state.elements["fire"] = 2
    gh.turn(hero).moved = 1
    targets = [f"figure:{foe.id}" for foe in foes]
    gh.perform(hero, Attack(2, targets=3, boosts=[boost]), answers=[*answers, *targets])
    assert [foe.hp < 10 for foe in foes] == [True] * 3
    assert gh.owner(hero).xp == xp
    assert gh.state.turn.infused == (["ice"] if xp else [])


@pytest.mark.rule("GH-EXP-02")
def test_two_abilities_with_the_same_boost_gain_it_each() -> None:
    gh = Gh(*HALL)
    hero = gh.hero(at=(1, 1))
    foe = gh.monster((2, 1), hp=30)
    gh.turn(hero).moved = 1
    twice = Attack(2, boosts=[Boost(if_="you-moved:1", xp=1)])
    gh.perform(hero, twice, twice, answers=[f"figure:{foe.id}"] * 2)
    assert gh.owner(hero).xp == 2


@pytest.mark.rule("GH-LOS-01", "GH-AOE-04")
@pytest.mark.parametrize(("walls", "hit"), [([], True), ([((1, 1), (2, 1))], False)])
def test_the_hex_of_an_area_in_range_is_not_counted_through_walls(
    walls: list[object], hit: bool
) -> None:
    """P. 20: hexes in range are not counted through walls. The nearer hex of the area would be two
    away but for the wall; the farther one, with the enemy, is in sight and three away."""
    gh = Gh(*(". . . . .",) * 3, walls=walls)
    hero = gh.hero(at=(0, 1))
    foe = gh.monster((3, 1))
    assert gh.sees((0, 1), (3, 1))
    blast = Attack(2, range=2, area=((0, 0), (1, 0)))
    gh.perform(hero, blast, answers=[f"area:{foe.id}"] if hit else [])
    assert (foe.hp < 10) is hit
