"""Attacks face to face: dice, what was added, what is needed, how it ends."""

import pytest

from waystone.games.machina_arcana.box.abilities import Passive
from waystone.games.machina_arcana.box.modifiers import AttackRoll
from waystone.games.machina_arcana.checks.testing import Lay, Table
from waystone.games.machina_arcana.rules.actions.attack import attack
from waystone.games.machina_arcana.rules.cards.doing import Doing
from waystone.games.machina_arcana.shown.scene import facing
from waystone.games.machina_arcana.shown.stage import stages
from waystone.games.machina_arcana.table.clash import Added, Clash
from waystone.games.machina_arcana.table.facts import HorrorRolled, SpawnRolled
from waystone.kernel.game import find
from waystone.kernel.stage import Staging
from waystone.kernel.view import Die, Scene
from waystone.testing import first_question

GAME = find("machina-arcana")


def told(t: Table) -> dict[str, Scene]:
    """The last scene of each kind of fact."""
    text = GAME.text("en", t.g.content)
    lines = [line for line in t.g.log or [] if line in GAME.scenes]
    scenes = {line.text: GAME.scenes(t.state, t.g.content, line, text) for line in lines}
    return {name: scene for name, scene in scenes.items() if scene is not None}


@pytest.mark.rule("MA-ATK-02", "MA-ATK-03", "MA-ATK-05")
def test_an_explorer_attacks_a_monster(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "titan": (2, 1)})
    t.g.log = []
    t.rewrite("fighter", Passive([AttackRoll(1)]))
    t.high(2)
    t.low(1)
    t.attack("fighter", "titan", high=1, low=1)
    scene = told(t)["fact-missed"]
    assert [side.id for side in scene.sides] == ["unit:fighter", "unit:titan"]
    assert scene.sides[0].dice == [Die("die:0", "2", "high"), Die("die:1", "1", "low")]
    assert [figure.value for figure in scene.figures] == ["3", "+1", "= 4"]
    assert scene.sides[1].figures[-1].value == "5+", "armor"
    assert scene.lines == ["Miss"]


CLASHES = [
    Clash("fighter", "", "■2 □1", 3, False, ()),
    Clash("fighter", "", "■2 □1", 3, True, ()),
    Clash("fighter", "", "■1 □2", 3, False, ()),
    Clash("fighter", "", "■2 □1", 4, False, ()),
    Clash("fighter", "", "■2 □1", 3, False, (), (Added("fighter", 1),)),
]


@pytest.mark.rule("MA-ATK-02", "MA-ATK-03")
def test_a_roll_is_remembered_by_all_that_it_shows(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    text = GAME.text("en", t.g.content)
    seen = [facing(t.g, clash, text) for clash in CLASHES]
    alone = [facing(t.g, clash, GAME.text("en", t.g.content)) for clash in CLASHES]
    assert seen == alone
    assert all(one != other for n, one in enumerate(seen) for other in seen[:n])


@pytest.mark.rule("MA-ATK-05", "MA-ATK-07")
def test_a_monster_attacks_an_explorer(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "titan": (2, 1)})
    t.g.log = []
    t.high(3, 3)
    t.attack("titan", "fighter", high=2)
    told_ = told(t)
    assert [side.id for side in told_["fact-rolled"].sides] == ["unit:titan", "unit:fighter"]
    assert told_["fact-was-hit"].lines == ["Hit"]
    assert [figure.value for figure in told_["fact-attacked"].figures] == ["6", "= 6"]


def staged(t: Table, doing: str, victim: str, **dice: int) -> Staging:
    question = first_question(
        attack(t.g, Doing(doing), dice.get("high", 0), dice.get("low", 0), False, [victim])
    )
    assert question is not None
    return stages(t.state, t.g.content, question, GAME.text("en", t.g.content))


@pytest.mark.rule("MA-ATK-06")
def test_both_sides_stand_there_while_essence_may_be_added(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "titan": (2, 1)})
    t.explorer("fighter").essence = 5
    t.high(2)
    staging = staged(t, "fighter", "titan", high=1)
    assert staging.about == ["unit:fighter", "unit:titan"]
    assert staging.scene is not None
    assert [side.id for side in staging.scene.sides] == ["unit:fighter", "unit:titan"]
    assert staging.scene.sides[1].figures[-1].value == "5+"


@pytest.mark.rule("MA-ESS-02")
def test_both_sides_stand_there_while_a_wound_is_paid(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "titan": (2, 1)})
    t.explorer("fighter").essence = 1
    t.high(3, 3)
    staging = staged(t, "titan", "fighter", high=2)
    assert staging.about == ["unit:titan", "unit:fighter"]
    assert staging.scene is not None
    assert [die.face for die in staging.scene.sides[0].dice] == ["3", "3"]
    assert staging.scene.lines == ["Hit"]


@pytest.mark.rule("MA-SPN-06", "MA-HOR-02")
def test_the_rolls_of_the_round_are_dice(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    t.g.log = []
    t.g.say(SpawnRolled("fighter", 7, 4), "MA-SPN-06")
    t.g.say(HorrorRolled(3, 9), "MA-HOR-02")
    found = told(t)
    for name, face, needed in (("spawn", "7", "4+"), ("horror", "3", "9+")):
        side = found[f"fact-{name}-rolled"].sides[0]
        assert side.dice == [Die("die", face, "game")]
        assert [figure.value for figure in side.figures] == [needed]
