"""What the log says of a roll adds up, and names what each point comes from."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.traits import EachTurn, Use
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting, playing
from waystone.games.dungeoneer.rules.cards.occasions import Cause
from waystone.games.dungeoneer.rules.dungeon import threats
from waystone.games.dungeoneer.rules.hero import wounds
from waystone.games.dungeoneer.rules.turn import reset
from waystone.games.dungeoneer.table.state import Surging
from waystone.games.dungeoneer.table.stats import base, value
from waystone.games.dungeoneer.table.sums import Part, Sum
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session

Make = Callable[..., Table]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_roll_of_a_game_adds_up(seed: int) -> None:
    game = find("dungeoneer")
    session = Session.new(game, Setup(3, seed, "legendary"))
    while session.end is None and len(session.history) < 400:
        question = session.questions()[0]
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    compared = [line.args for line in session.log if line.text == "fact-compared"]
    tested = [line.args for line in session.log if line.text == "fact-tested"]
    assert compared
    assert tested
    for args in compared:
        assert args["attack"] == args["attack_roll"].total
        assert args["counter"] == args["counter_roll"].total
    for args in tested:
        assert args["total"] == args["roll"].total
        assert args["passed"] == (args["total"] >= args["needed"])


def test_the_value_of_a_stat_is_the_sum_of_its_parts(table: Make) -> None:
    t = table()
    t.ready(t.b, "grit", "iron-helmet")
    t.b.surging = [Surging("all", -2, "any", "jeer")]
    found = base(t.g, t.b, "melee", "counter")
    assert found.value == 4
    assert found.parts == (Part(1, "grit"), Part(1, "iron-helmet"), Part(-2, "jeer"))
    assert value(t.g, t.b, "melee", "counter") == found.total == 4
    assert base(t.g, t.b, "melee", "attack").parts == (Part(1, "grit"), Part(-2, "jeer"))


@pytest.mark.rule("DG-THR-01", "DG-GEN-07")
def test_a_modifier_is_told_with_its_card(table: Make) -> None:
    t = table()
    t.b.hand, t.b.glory = ["focus"], 1
    t.dice("threat", 3)
    t.run(threats.overcome(t.g, t.b, "speed", 9), "card:focus")
    said = t.facts("tested")[0].args
    assert (said["total"], said["passed"]) == (9, True)
    assert said["roll"] == Sum(3, "speed", 4, (Part(2, "focus"),))


@pytest.mark.rule("DG-GEN-07")
def test_a_reroll_tells_what_it_shows(table: Make) -> None:
    t = table()
    t.b.hand, t.b.glory = ["again"], 1
    t.dice("threat", 1)
    t.dice("reroll", 5)
    t.run(threats.overcome(t.g, t.b, "speed", 9), "card:again")
    assert t.facts("rerolled")[0].args == {"hero": "bystander", "card": "again", "die": 5}
    assert t.facts("tested")[0].args["roll"].die == 5


@pytest.mark.rule("DG-SPC-04")
def test_a_hero_uses_the_ability_and_not_the_hero(table: Make) -> None:
    t = table(heroes=("orrin", "bystander"))
    t.a.glory = 9
    t.run(playing.use(t.g, t.a, "orrin", use_of(t, "orrin"), None))
    assert [line.args for line in t.facts("used-ability")] == [{"hero": "orrin"}]
    assert t.facts("used") == []


def use_of(t: Table, hero: str) -> int:
    effects = t.content.heroes[hero].effects
    return next(n for n, effect in enumerate(effects) if isinstance(effect, Use))


@pytest.mark.rule("DG-GEN-05", "DG-GEN-06")
def test_gains_and_wounds_are_told_with_what_they_come_from(table: Make) -> None:
    t = table()
    t.b.glory = 5
    bleed = t.content.adventure["bleed-x"].acts()
    t.run(acting.do(t.g, bleed, Cause(0, "bleed-x", 1, "entrance")))
    assert t.facts("lost")[0].args["by"] == "bleed-x"
    t.run(wounds.suffer(t.g, t.b, 1, "DG-OBS-03", "spiked-room"))
    assert t.facts("wounded")[0].args["by"] == "spiked-room"


@pytest.mark.rule("DG-QCA-03")
def test_what_comes_each_turn_names_its_card(table: Make) -> None:
    t = table()
    quests = t.content.quests.values()
    dread = next(q.id for q in quests if any(isinstance(e, EachTurn) for e in q.while_open))
    t.quest(t.a, dread)
    t.run(reset.reset(t.g, t.a))
    assert [line.args["by"] for line in t.facts("gained")] == [dread]
