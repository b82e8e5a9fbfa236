"""The enemy without a player: RB-AMB-10."""

import random

import pytest

from waystone.games.runebound.bots.policy import policy
from waystone.games.runebound.box.abilities import Ward, When
from waystone.games.runebound.box.effects import First, Guard
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import action_phase, cast_phase
from waystone.games.runebound.rules.combat.damage import deal
from waystone.games.runebound.rules.combat.payment import payments
from waystone.games.runebound.rules.combat.tactics import shields_to_spend
from waystone.games.runebound.table.opponents import controller
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.testing import run


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
    assert payments(t.g, t.side(1), 1)[0] == (0,)
    assert payments(t.g, t.side(1), 2)[0] == (1,)


def test_an_enemy_that_nobody_runs_decides_by_itself() -> None:
    t = Table("corbin")
    del t.state.heroes[1:]
    enemy = t.make_enemy(Ward(2), When("cast", (Guard(1),)), When("cast", (First(),)), health=9)
    t.fight([], [], enemy=enemy)
    assert controller(t.g, 1) == -1
    bench = t.play(cast_phase())
    assert t.side(1).round.first
    assert (bench.asked[0]) == 0
    t.pool(1, "dsh")
    run(deal(t.g, 0, 4, "phy", attack=True))
    assert t.side(1).damage == 1


@pytest.mark.rule("RB-AMB-10", "RB-CBT-10")
def test_an_enemy_that_nobody_runs_passes_rather_than_waste() -> None:
    t = Table("corbin")
    del t.state.heroes[1:]
    t.fight(["dsh"], ["dbl", "dsh/shd"])
    assert t.state.combat is not None
    t.state.combat.turn = 1
    t.play(action_phase())
    assert t.facts("passed-round", "doubled", "flipped")[0] == "passed-round"
    t.fight(["dsh"], ["sku"])
    t.state.combat.turn = 1
    t.play(action_phase())
    assert t.hero.damage == 1


@pytest.mark.rule("RB-CBT-02", "RB-AMB-09", "RB-AMB-10", "RB-HID-08")
@pytest.mark.parametrize(
    ("seats", "hero", "out", "runs"),
    [
        (3, 0, (), 2),
        (3, 1, (), 0),
        (3, 2, (1,), 0),
        (3, 0, (2,), 1),
        (2, 0, (1,), 1),
        (1, 0, (), -1),
    ],
)
def test_who_runs_an_enemy(seats: int, hero: int, out: tuple[int, ...], runs: int) -> None:
    t = Table(*("corbin", "lissa", "nameya")[:seats])
    del t.state.heroes[seats:]
    t.fight([], [])
    t.side(0).seat = hero
    for seat in out:
        t.state.heroes[seat].eliminated = True
    assert controller(t.g, 1) == runs
    assert controller(t.g, 0) == hero
