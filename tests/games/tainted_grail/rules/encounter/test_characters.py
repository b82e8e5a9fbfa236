"""Tracks (4.3), resources (4.10), development (4.11), dying (4.19), setting up (4.2)."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.conditions import Price
from waystone.games.tainted_grail.box.effects import Gain
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.doing import apply
from waystone.games.tainted_grail.rules.people.health import lose_health
from waystone.games.tainted_grail.rules.people.prices import payable
from waystone.games.tainted_grail.rules.people.tracks import (
    change_resource,
    energy_cap,
    gain_energy,
    gain_health,
    gain_terror,
    lose_energy,
    lose_terror,
)
from waystone.games.tainted_grail.rules.setup import new_hero
from waystone.games.tainted_grail.table.party import now
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.testing import run

AGGRESSION, COURAGE, PRACTICALITY, EMPATHY, CAUTION, SPIRITUALITY = range(6)


def pay(*prices: dict[str, Any]) -> dict[str, Any]:
    return {"when": "play", "do": [{"type": "may", "pay": list(prices), "do": [{"type": "cubes"}]}]}


# ---- tracks


@pytest.mark.rule("TG-TRK-01")
def test_gain_moves_up_and_loss_moves_down() -> None:
    table = Table(World(), "ada")
    g, ada = table.g, table.hero("ada")
    ada.energy, ada.health, ada.terror = 3, 5, 3
    gain_energy(g, 0, 1)
    gain_health(g, 0, 1)
    gain_terror(g, 0, 1)
    assert (ada.energy, ada.health, ada.terror) == (4, 6, 4)
    lose_energy(g, 0, 2)
    run(lose_health(g, 0, 2))
    lose_terror(g, 0, 2)
    assert (ada.energy, ada.health, ada.terror) == (2, 4, 2)


@pytest.mark.rule("TG-TRK-02", "TG-TRK-03")
@pytest.mark.parametrize(
    ("what", "field", "enough", "left"),
    [("energy", "energy", 2, 0), ("health", "health", 3, 1), ("terror", "terror", 7, 9)],
)
def test_paying_moves_markers_and_never_past_the_end(
    what: str, field: str, enough: int, left: int
) -> None:
    world = (
        World().card("c", abilities=[pay({"what": what, "n": 2})]).character("ada", red_terror=99)
    )
    table = Table(world, "ada").hold("ada", "c")
    setattr(table.hero("ada"), field, enough)
    table.act("ada").say("card:c", "yes")
    assert getattr(table.hero("ada"), field) == left
    table = Table(world, "ada").hold("ada", "c")
    setattr(table.hero("ada"), field, 8 if what == "terror" else 1)
    assert table.act("ada").say("card:c").prompt == "ask-act", "not available"


@pytest.mark.rule("TG-TRK-04", "TG-TRK-05", "TG-TRK-06", "TG-AMB-03", "TG-EX-09")
def test_health_limits_energy_by_row() -> None:
    world = World().character("ada", energy=7, health=5)
    table = Table(world, "ada")
    g, ada = table.g, table.hero("ada")
    assert energy_cap(g, ada) == 7, "the same row as at the start"
    run(lose_health(g, 0, 2))
    assert ada.energy == 5
    gain_energy(g, 0, 3)
    assert ada.energy == 5
    gain_health(g, 0, 1)
    gain_energy(g, 0, 3)
    assert ada.energy == 6
    ada.health = 0
    assert energy_cap(g, ada) == 0


@pytest.mark.rule("TG-STM-04")
def test_in_story_mode_health_does_not_limit_energy() -> None:
    table = Table(World(), "ada")
    table.state.rules = ["story-energy"]
    run(lose_health(table.g, 0, 6))
    assert table.hero("ada").energy == 6


@pytest.mark.rule("TG-TRK-07")
def test_exhausted_is_seen_at_energy_zero() -> None:
    table = Table(World(), "ada")
    text = GAME.text("en", table.content)
    assert "Exhausted" not in GAME.view(table.state, table.content, 0, text).mats[1].tags
    table.hero("ada").energy = 0
    assert "Exhausted" in GAME.view(table.state, table.content, 0, text).mats[1].tags


@pytest.mark.rule("TG-TRK-10")
def test_excess_gain_and_loss_are_ignored() -> None:
    table = Table(World(), "ada")
    g, ada = table.g, table.hero("ada")
    gain_health(g, 0, 99)
    assert ada.health == 9
    gain_energy(g, 0, 99)
    assert ada.energy == 9
    gain_terror(g, 0, 99)
    assert ada.terror == 9
    lose_terror(g, 0, 99)
    lose_energy(g, 0, 99)
    assert (ada.terror, ada.energy) == (0, 0)


@pytest.mark.rule("TG-AMB-04")
def test_health_may_be_paid_down_to_zero_and_then_one_is_dying() -> None:
    world = World().card("c", abilities=[pay({"what": "health", "n": 8})])
    table = Table(world, "ada", "ben").hold("ada", "c").act("ada").say("card:c")
    before = now(table.g).pool
    table.say("yes")
    assert table.hero("ada").dying
    assert table.member("ada").left == "dying"
    assert now(table.g).pool == before, "what was paid for does not happen"


@pytest.mark.rule("TG-DTH-07")
def test_health_above_zero_ends_dying() -> None:
    table = Table(World(), "ada", "ben")
    run(lose_health(table.g, 0, 8))
    assert table.hero("ada").dying
    gain_health(table.g, 0, 1)
    assert not table.hero("ada").dying


@pytest.mark.rule("TG-AMB-06", "TG-SEC-01")
def test_dying_costs_an_item_and_all_energy() -> None:
    world = World().item("one")
    table = Table(world, "ada", "ben").give("ada", "one")
    table.state.rules = ["story-energy"]
    run(lose_health(table.g, 0, 8))
    assert table.hero("ada").items == []
    assert table.hero("ada").energy == 0, "also where Health does not limit Energy"


# ---- resources


@pytest.mark.rule("TG-RES-01", "TG-RES-02")
def test_twenty_of_each_resource_but_any_number_of_experience() -> None:
    table = Table(World(), "ada")
    g, ada = table.g, table.hero("ada")
    for what in ("food", "wealth", "magic", "xp"):
        change_resource(g, 0, what, 25, "")
    assert (ada.food, ada.wealth, ada.magic, ada.xp) == (20, 20, 20, 25)


@pytest.mark.rule("TG-RES-03")
def test_what_is_above_the_limit_goes_to_another_of_choice_or_is_lost() -> None:
    table = Table(World(), "ada", "ben", "cid")
    table.hero("ada").magic, table.hero("ben").magic = 19, 18
    run(apply(table.g, [Gain("magic", 3)], 0), ["hero:ben"])
    assert [one.magic for one in table.state.heroes] == [20, 20, 0]
    run(apply(table.g, [Gain("magic", 2)], 0))
    assert [one.magic for one in table.state.heroes] == [20, 20, 2], "only Cid has room"
    table.hero("cid").magic = 20
    run(apply(table.g, [Gain("magic", 3)], 0))
    assert [one.magic for one in table.state.heroes] == [20, 20, 20]


@pytest.mark.rule("TG-RES-06", "TG-AMB-46")
def test_experience_comes_to_all_characters_together() -> None:
    table = Table(World(), "ada", "ben")
    table.member("ben").left = "escaped"
    run(apply(table.g, [Gain("xp", 2)], 0))
    assert [one.xp for one in table.state.heroes] == [2, 2]


@pytest.mark.rule("TG-SEQ-17", "TG-RES-05")
def test_a_price_in_magic_counts_what_all_members_have() -> None:
    table = Table(World(), "ada", "ben")
    table.hero("ada").magic = table.hero("ben").magic = 1
    assert payable(table.g, (Price("magic", 2),), 0)
    table.member("ben").left = "escaped"
    assert not payable(table.g, (Price("magic", 2),), 0)


# ---- setting up


@pytest.mark.rule("TG-SET-01", "TG-GEN-05")
def test_each_player_chooses_a_character_that_nobody_has() -> None:
    content, content_hash = GAME.load_content()
    session = Session.new(GAME, Setup(GAME.modes[0].seats[1], 3), loaded=(content, content_hash))
    free = list(content.characters)
    for seat in range(session.setup.seats - 1):
        question = session.question(seat)
        assert question is not None
        assert [o.value for o in question.options] == free
        session.answer(seat, f"character:{free[-1]}")
        free.pop()
    assert len({one.id for one in session.state.heroes}) == len(session.state.heroes)


@pytest.mark.rule("TG-SET-02", "TG-SET-03", "TG-SET-04", "TG-SET-05")
def test_a_new_character_has_its_tracks_resources_decks_and_sets() -> None:
    content, _ = GAME.load_content()
    for name, character in content.characters.items():
        one = new_hero(content, 0, name)
        assert (one.energy, one.health, one.terror) == (
            character.energy,
            character.health,
            character.terror,
        )
        assert (one.food, one.wealth, one.magic, one.xp) == (
            character.food,
            character.wealth,
            character.magic,
            0,
        )
        assert sum(one.attributes) == 5
        assert [len(one.combat), len(one.diplomacy)] == [10, 10]
        assert [len(one.combat_set), len(one.diplomacy_set)] == [10, 10]
        assert not set(one.combat) & set(one.combat_set)


@pytest.mark.rule("TG-STM-01")
def test_story_mode_starts_with_an_item() -> None:
    loaded = GAME.load_content()
    session = Session.new(GAME, Setup(1, 3, variants=["story-items"]), loaded=loaded)
    if session.question(0) is not None and session.question(0).prompt == "ask-character":  # type: ignore[union-attr]
        session.answer(0, session.question(0).options[0].key)  # type: ignore[union-attr]
    items = [i.id for i in session.state.heroes[0].items]
    assert len(items) == 1
    assert loaded[0].items[items[0]].deck == "a"


@pytest.mark.rule("TG-SOL-01")
def test_alone_a_party_of_one() -> None:
    world = World().combat("bear", attack=[{"type": "party", "do": [{"type": "damage"}]}])
    assert Table(world, "ada").attack("ada").hero("ada").health == 7


@pytest.mark.rule("TG-DAY-11")
def test_by_the_fire_a_meal_gives_health_energy_and_calm() -> None:
    world = World().combat("bear", toughness=1).card("c", left={"free": ["cube"]})
    table = Table(world, "ada").hold("ada", "c")
    ada = table.hero("ada")
    ada.food, ada.health, ada.energy, ada.terror = 1, 4, 4, 2
    table.state.foes = ["bear"]
    table.act("ada").say("card:c")
    assert table.prompt == "ask-meal"
    table.say("eat")
    assert (ada.food, ada.health, ada.energy, ada.terror) == (0, 5, 5, 1)
    assert table.prompt == "ask-mulligan", "and on to the next foe"
