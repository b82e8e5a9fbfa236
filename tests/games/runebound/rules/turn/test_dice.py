"""Terrain dice: RB-DIE."""

import pytest

from waystone.games.runebound.box.abilities import Once, Treat
from waystone.games.runebound.box.effects import Gold, Roll, Suffer
from waystone.games.runebound.box.geography import ALL, FOREST, HILLS, MOUNTAINS, PLAINS, WATER
from waystone.games.runebound.box.sheet import Sheet
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.quests import meets
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.dice import (
    FACES,
    count_matches,
    offer_rerolls,
    reroll,
    reroll_options,
    shows,
    throw,
)
from waystone.games.runebound.table.state import Roll as Dice
from waystone.testing import Bench, run


def rolled(t: Table, *faces: str) -> Bench:
    t.hand()
    t.dice(*faces)
    return t.play(an_action(0), "roll")


@pytest.mark.rule("RB-DIE-01", "RB-DIE-06", "RB-AMB-02")
def test_the_faces_of_a_die() -> None:
    assert FACES == (
        ALL,
        PLAINS,
        PLAINS | FOREST,
        FOREST | HILLS,
        MOUNTAINS | WATER,
        HILLS | PLAINS,
    )
    shares = {
        bit: sum(1 for f in FACES if f & bit) for bit in (PLAINS, HILLS, FOREST, MOUNTAINS, WATER)
    }
    assert shares == {PLAINS: 4, HILLS: 3, FOREST: 3, MOUNTAINS: 2, WATER: 2}


@pytest.mark.rule("RB-DIE-02", "RB-QST-04", "RB-EX-06", "RB-EXP-03")
@pytest.mark.parametrize(
    ("faces", "works"),
    [((4, 0), True), ((4, 4), True), ((0, 0), True), ((4,), False), ((4, 1), False)],
)
def test_one_die_is_one_symbol(faces: tuple[int, ...], works: bool) -> None:
    roll = Dice(0, list(faces), [False] * len(faces))
    assert meets(Sheet(), roll, "MW") == works


@pytest.mark.rule("RB-DIE-03", "RB-EX-16")
def test_a_wild_counts_even_when_it_hurts() -> None:
    t = Table("corbin").hand().dice("X")
    run(resolve(t.g, t.by(), (Roll(1, (Suffer(3),), "mountains"),)))
    assert t.hero.damage == 3
    t.dice("P")
    run(resolve(t.g, t.by(), (Roll(1, (Suffer(3),), "mountains"),)))
    assert t.hero.damage == 3


@pytest.mark.rule("RB-DIE-04", "RB-MOV-04", "RB-MOV-06")
def test_a_spent_die_moves_one_space_and_is_gone() -> None:
    t = Table("corbin")
    bench = rolled(t, "PF", "MW", "MW")
    before = t.hero.space
    bench.say("hex:h7:PF")
    assert t.hero.space in t.content.atlas.around[before]
    assert t.state.roll is not None
    assert t.state.roll.spent == [True, False, False]
    assert not [k for k in bench.options if k.endswith(":PF")]


@pytest.mark.rule("RB-DIE-05", "RB-EXR-03", "RB-EXR-04", "RB-AMB-23")
def test_exerting_rerolls_a_die_again_and_again() -> None:
    t = Table("corbin").hand("drill", "feint", "parry").dice("P", "P", "P", "MW", "X")
    bench = t.play(an_action(0), "roll", "reroll:P", "card:drill", "reroll:MW", "card:feint")
    assert t.state.roll is not None
    assert t.state.roll.dice == [0, 1, 1]
    assert t.hero.hand == ["parry"]
    bench.say("hex:h7:X")
    assert "reroll:P" in bench.options
    assert "reroll:X" not in bench.options


@pytest.mark.rule("RB-ABL-02")
def test_terrain_of_dice_for_those_who_know() -> None:
    t = Table("corbin", "lissa", at="a5")
    t.teach_to(t.other, Treat("plains", "mountains"))
    bench = rolled(t, "P", "P", "P")
    assert "hex:a6:P" not in bench.options
    t.state.roll = None
    t.teach(Treat("plains", "mountains"), Once((Gold(1),)))
    assert "hex:a6:P" in rolled(t, "P", "P", "P").options


@pytest.mark.rule("RB-DIE-01", "RB-EXR-04", "RB-CMP-02")
def test_a_die_has_six_faces_whenever_it_is_rolled() -> None:
    t = Table("corbin").hand()
    roll = throw(t.g, t.hero, 120)
    assert set(roll.dice) == set(range(6))
    roll.free = 60
    for _ in range(60):
        run(reroll(t.g, t.hero, roll, 0))
        assert 0 <= roll.dice[0] < 6
    assert roll.free == 0


@pytest.mark.rule("RB-EXR-04", "RB-AMB-23")
def test_a_free_reroll_costs_no_card_and_says_so() -> None:
    t = Table("corbin").hand("hymn").dice("P", "MW", "P")
    roll = Dice(0, [1, 4], [False, True], free=1)
    told = [(option.key, option.args["free"]) for option in reroll_options(t.hero, roll)]
    assert told == [("reroll:P", True)]
    run(reroll(t.g, t.hero, roll, 0))
    assert (roll.free, t.hero.hand) == (0, ["hymn"])
    told = [(option.key, option.args["free"]) for option in reroll_options(t.hero, roll)]
    assert told == [("reroll:P", False)]
    run(reroll(t.g, t.hero, roll, 0))
    assert (roll.free, t.hero.hand) == (0, [])
    assert reroll_options(t.hero, roll) == []


@pytest.mark.rule("RB-DIE-05")
def test_rerolls_are_offered_until_one_has_enough() -> None:
    t = Table("corbin").hand("hymn", "omen").dice("MW", "X")
    roll = Dice(0, [1, 4], [False, False])
    run(offer_rerolls(t.g, t.hero, roll), ["reroll:P", "card:omen", "done"])
    assert (roll.dice, t.hero.hand) == ([4, 4], ["hymn"])
    run(offer_rerolls(t.g, t.hero, roll), ["reroll:MW"])
    assert (roll.dice, t.hero.hand) == ([0, 4], [])
    run(offer_rerolls(t.g, t.hero, roll))
    assert roll.dice == [0, 4]


@pytest.mark.rule("RB-DIE-03")
def test_matches_are_counted_die_by_die_after_rerolls() -> None:
    t = Table("corbin").hand("hymn").dice("P", "PF", "MW", "X", "HP")
    answers = ["reroll:MW"]
    assert run(count_matches(t.g, t.hero, 4, PLAINS), answers) == 4
    assert t.state.roll is None


@pytest.mark.rule("RB-DIE-02")
def test_what_a_die_shows_to_those_who_know() -> None:
    of = Sheet(treats=((PLAINS, FOREST),))
    assert [shows(of, face) for face in range(1, 6)] == [
        PLAINS | FOREST,
        PLAINS | FOREST,
        FOREST | HILLS,
        MOUNTAINS | WATER,
        HILLS | PLAINS | FOREST,
    ]
