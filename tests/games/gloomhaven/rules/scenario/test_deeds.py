"""What battle goals and quests count, deed by deed."""

import pytest

from waystone.games.gloomhaven.box.effects import Action, Attack, Summon
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.box.words import Rank
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.damage import exhaust, fall, suffer
from waystone.games.gloomhaven.rules.actions.loot import loot
from waystone.games.gloomhaven.rules.actions.movement import spring
from waystone.games.gloomhaven.rules.scenario.character import play_half, put_away
from waystone.games.gloomhaven.rules.scenario.rooms import open_door
from waystone.games.gloomhaven.rules.scenario.turns import close_turn
from waystone.games.gloomhaven.table.state import TrapState


@pytest.mark.rule("GH-STA-06", "GH-SUM-08")
def test_the_first_and_the_last_kill_and_those_of_the_first_round() -> None:
    gh = Gh()
    hero, other = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    gh.kind("dummy")
    ranks: list[Rank] = ["normal", "elite", "normal"]
    foes = [gh.monster((n + 1, 0), "dummy", rank) for n, rank in enumerate(ranks)]
    gh.run(fall(gh.g, foes[0], hero.id))
    assert gh.owner(hero).deeds == {
        "kills": 1, "first-kill": 1, "last-kill": 1, "kills-first-round": 1,
    }  # fmt: skip
    assert gh.owner(other).deeds == {"last-kill": 0}
    gh.state.round = 2
    gh.run(fall(gh.g, foes[1], other.id))
    gh.run(fall(gh.g, foes[2], other.id))
    assert gh.owner(other).deeds == {"kills": 2, "elite-kills": 1, "last-kill": 1}
    assert gh.owner(hero).deeds["last-kill"] == 0
    assert (gh.owner(hero).killed, gh.owner(other).killed) == ({"dummy": 1}, {"dummy": 2})
    assert gh.state.fallen == {"dummy": 3}
    assert gh.state.turn.kills == 3


@pytest.mark.rule("GH-STA-06", "GH-AMB-17")
def test_who_falls_to_nobody_or_is_no_monster_counts_for_nobody() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.run(fall(gh.g, gh.monster((1, 0)), ""))
    gh.run(fall(gh.g, gh.summon(hero, (0, 1)), hero.id))
    assert gh.owner(hero).deeds == {}
    assert gh.state.turn.kills == 0
    assert gh.state.fallen == {"dummy": 1}


@pytest.mark.rule("GH-STA-06", "GH-DMG-01", "GH-DMG-05")
def test_damage_suffered_and_damage_negated() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    card = gh.cards(hero, 1)[0]
    assert gh.run(suffer(gh.g, hero, 3, "GH-OVL-09"), ["suffer"]) == 3
    assert gh.owner(hero).deeds == {"damage-suffered": 3}
    assert gh.run(suffer(gh.g, hero, 4, "GH-OVL-09"), [f"lose:{card}"]) == 0
    assert gh.owner(hero).deeds == {"damage-suffered": 3, "negated": 1, "lost-cards": 1}
    assert gh.run(suffer(gh.g, hero, 0, "GH-OVL-09")) == 0
    assert hero.hp == 7


@pytest.mark.rule("GH-STA-06", "GH-ATT-08")
def test_the_biggest_hit_and_more_than_was_needed() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), hp=10)
    for damage in (2, 5, 3):
        gh.run(suffer(gh.g, foe, damage, "GH-ATT-04", by=hero.id))
    assert gh.owner(hero).deeds["biggest-hit"] == 5
    gh.run(suffer(gh.g, foe, 2, "GH-ATT-04", by=hero.id))
    assert "overkill" not in gh.owner(hero).deeds
    gh.run(suffer(gh.g, gh.monster((2, 0), hp=2), 4, "GH-ATT-04", by=hero.id))
    assert "overkill" not in gh.owner(hero).deeds
    gh.run(suffer(gh.g, gh.monster((3, 0), hp=2), 5, "GH-ATT-04", by=hero.id))
    assert gh.owner(hero).deeds["overkill"] == 1


@pytest.mark.rule("GH-STA-06", "GH-EXH-03", "GH-EXH-05")
def test_exhaustion_counts_for_oneself_and_for_the_others() -> None:
    gh = Gh()
    hero, other = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    cards = [*gh.cards(hero, 1), *gh.cards(hero, 1, to="discard")]
    gh.owner(hero).resting = True
    gh.run(exhaust(gh.g, hero, "GH-EXH-02"))
    assert gh.owner(hero).deeds == {"exhausted": 1}
    assert gh.owner(other).deeds == {"allies-exhausted": 1}
    assert (gh.owner(hero).lost, gh.owner(hero).hand, gh.owner(hero).discard) == (cards, [], [])
    assert not gh.owner(hero).resting
    assert hero.id not in gh.state.figures
    assert gh.outcome == "", "somebody still plays"
    gh.run(exhaust(gh.g, other, "GH-EXH-01"))
    assert gh.outcome == "lost"


@pytest.mark.rule("GH-STA-06", "GH-OVL-07")
def test_traps_that_characters_spring() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    for figure, at in ((hero, (0, 0)), (gh.monster((1, 0)), (1, 0))):
        gh.state.traps[gh.cell(at)] = TrapState(2, ["muddle"])
        gh.run(spring(gh.g, figure, gh.cell(at), ""))
        assert (figure.hp, "muddle" in figure.conditions) == (8, True)
    assert gh.owner(hero).deeds == {"traps": 1, "damage-suffered": 2}
    assert gh.state.traps == {}


@pytest.mark.rule("GH-STA-06", "GH-REV-01", "GH-OVL-04")
def test_doors_that_a_character_opens() -> None:
    gh = Gh(". . d . .", marks={"d": Mark(door="x")})
    hero = gh.hero(at=(0, 0))
    gh.run(open_door(gh.g, gh.state.doors[0], hero))
    assert gh.owner(hero).deeds == {"doors": 1}
    assert gh.state.doors[0].state == "open"
    assert gh.state.open_doors == [gh.state.doors[0].cell]


@pytest.mark.rule("GH-STA-06", "GH-TRN-09")
@pytest.mark.parametrize(("at", "beside"), [((1, 0), True), ((2, 0), False)])
def test_turns_that_end_beside_an_enemy(at: tuple[int, int], beside: bool) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.hero("lamplighter", (0, 1))
    gh.monster(at)
    gh.turn(hero)
    gh.run(close_turn(gh.g, hero))
    assert gh.owner(hero).deeds.get("moves-ended-beside-enemy", 0) == beside


@pytest.mark.rule("GH-STA-06", "GH-ATT-04", "GH-AOE-09")
def test_attacks_that_a_character_makes() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((1, 0), number=1)
    gh.monster((0, 1), number=2)
    gh.perform(hero, Attack(2, targets=2), answers=["figure:dummy-1", "figure:dummy-2"])
    assert gh.owner(hero).deeds["attacks-made"] == 2
    assert gh.state.turn.attacks == 2


@pytest.mark.rule("GH-STA-06", "GH-TRN-04", "GH-CRD-08")
def test_default_actions_and_cards_lost() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    owner = gh.owner(hero)
    gh.turn(hero)
    gh.card(hero, "plain", to="selected")
    gh.run(play_half(gh.g, owner, hero, "plain", "top", default=True))
    assert (owner.deeds, owner.discard) == ({"default-actions": 1}, ["plain"])
    gh.card(hero, "grand", Action([Attack(3)], lost=True))
    put_away(gh.g, owner, "grand", "top", False)
    assert (owner.lost, owner.deeds.get("lost-cards", 0)) == ([], 0)
    put_away(gh.g, owner, "grand", "top", True)
    assert (owner.lost, owner.deeds["lost-cards"]) == (["grand"], 1)


@pytest.mark.rule("GH-STA-06", "GH-LOO-01", "GH-OVL-18")
def test_coins_and_treasures() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.state.coins |= {gh.cell((0, 0)): 2, gh.cell((1, 0)): 1, gh.cell((3, 0)): 1}
    gh.state.treasures[gh.cell((0, 1))] = "goal:a"
    gh.run(loot(gh.g, hero, 1))
    assert gh.owner(hero).deeds == {"coins": 3, "treasures": 1}
    assert gh.owner(hero).coins == 3
    assert gh.state.coins == {gh.cell((3, 0)): 1}
    assert gh.state.looted == ["goal:a"]


@pytest.mark.rule("GH-STA-06", "GH-SUM-01", "GH-SUM-07")
def test_summons_are_counted_and_stand_beside_their_owner() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    act = gh.perform(hero, Summon("lamp-boy", count=2), answers=["hex:1,0", "hex:0,1"])
    made = [f for f in gh.state.figures.values() if f.kind == "summon"]
    assert [(gh.at(f), f.owner, f.born, f.number) for f in made] == [
        ((1, 0), hero.id, 1, 1), ((0, 1), hero.id, 1, 2),
    ]  # fmt: skip
    assert act.performed
    assert gh.owner(hero).deeds == {"summons": 2}
