"""Conditions and progress (MA-CND)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Passive, When
from waystone.games.machina_arcana.box.conditions import (
    AllLeft,
    Beside,
    Condition,
    Count,
    Fallen,
    Has,
    IsEthereal,
    Level,
    Lit,
    On,
    Overrun,
    OwnTurn,
    Progress,
    Ruined,
    Slain,
    TimeIsUp,
    Wears,
)
from waystone.games.machina_arcana.box.effects import If, Roll
from waystone.games.machina_arcana.box.modifiers import Armor
from waystone.games.machina_arcana.box.story_effects import AddProgress, DiscardThis, Threat
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules.actions.damage import destroy
from waystone.games.machina_arcana.rules.cards.doing import By, Doing
from waystone.games.machina_arcana.rules.cards.modifiers import armor
from waystone.games.machina_arcana.rules.cards.triggers import happen, happen_to_all, progressed
from waystone.games.machina_arcana.rules.registry import holds
from waystone.games.machina_arcana.table.state import DESTROYED, LIT


@pytest.mark.rule("MA-CND-01")
def test_a_while_passive_works_only_as_long(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.rewrite("fighter", Passive([Armor(1)], Count("adjacent-monsters")))
    assert armor(t.g, t.explorer("fighter")) == 3
    t.monster("crawler").cell = cell(5, 5)
    assert armor(t.g, t.explorer("fighter")) == 2


@pytest.mark.rule("MA-CND-03")
def test_if_and_otherwise(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    effect = If(Has("essence", 1), [Threat(1)], [Threat(3)])
    t.do("fighter", effect)
    assert t.state.story.threat == 3
    t.explorer("fighter").essence = 1
    t.do("fighter", effect)
    assert t.state.story.threat == 4
    t.do("fighter", If(Has("essence", 5), [Threat(1)]))
    assert t.state.story.threat == 4


@pytest.mark.rule("MA-CND-04", "MA-EX-53")
def test_a_cumulative_condition(lay: Lay) -> None:
    """Every third kill: light a chapter space, threat -2, discard the card."""
    t = lay(["..H"], at={"fighter": (0, 0), "crawler": (5, 5), "strider": (6, 6), "mote": (7, 7)})
    t.own("fighter", "hunters-oath")
    t.state.story.threat = 3
    t.run(destroy(t.g, "crawler", By("fighter")))
    t.run(destroy(t.g, "strider", By("fighter")))
    assert t.state.tokens.progress == {"hunters-oath:0": 2}
    assert t.state.story.threat == 3
    t.top("explorer", "own-quest")
    t.run(destroy(t.g, "mote", By("fighter")))
    assert t.state.tokens.progress == {}
    assert t.state.story.threat == 1
    assert t.state.laid.marks == {cell(2, 0): LIT}
    assert t.explorer("fighter").personal == []
    assert t.state.decks.event_discards["explorer"][0] == "hunters-oath"


@pytest.mark.rule("MA-CND-05")
@pytest.mark.parametrize(("face", "threat"), [(6, 1), (5, 2)])
def test_an_effect_roll(lay: Lay, face: int, threat: int) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.d10("effect", face)
    t.do("fighter", Roll(6, [Threat(1)], [Threat(2)]))
    assert t.state.story.threat == threat


def true(t: Table, condition: Condition, unit: str = "fighter") -> bool:
    return holds(t.g, Doing(unit, unit, unit), condition)


@pytest.mark.rule("MA-CND-01", "MA-CND-03")
def test_bounds_are_included(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0), "mote": (2, 0)})
    assert true(t, Count("monsters", 2, 2))
    assert not true(t, Count("monsters", 1, 1))
    assert not true(t, Count("monsters", 3))
    me = t.explorer("fighter")
    me.essence = 2
    assert true(t, Has("essence", 2, 2))
    assert not true(t, Has("essence", 3))
    assert not true(t, Has("essence", 0, 1))
    assert true(t, Has("health", 2, 2), "mote")
    assert true(t, Has("essence", 0, 0), "mote"), "a monster has none"
    assert not true(t, Has("health"), "hook"), "it is not there"
    me.cell = -1
    assert true(t, Has("essence", 2)), "off the board it still has it"


@pytest.mark.rule("MA-CND-03", "MA-CND-01", "MA-END-03")
def test_every_other_condition_reads_the_table(lay: Lay) -> None:
    t = lay(["SC.H"], at={"fighter": (0, 0), "healer": (9, 9), "crawler": (5, 5)})
    story = t.state.story
    assert true(t, On("spawn"))
    assert not true(t, On("chest"))
    assert true(t, Beside("chest"))
    assert not true(t, Beside("chapter"))
    assert not true(t, Lit())
    t.state.laid.marks = {cell(1, 0): DESTROYED, cell(3, 0): LIT}
    assert not true(t, Beside("chest")), "destroyed"
    assert true(t, Lit())
    assert true(t, Ruined("chest", 1))
    assert not true(t, Ruined("chest", 2))
    assert not true(t, Ruined("chapter", 1)), "lit is not destroyed"
    story.level, story.slain = 2, ["hook"]
    assert [true(t, Level(n)) for n in (2, 3)] == [True, False]
    assert [true(t, Slain(m)) for m in ("hook", "mote")] == [True, False]
    assert [true(t, Overrun(n)) for n in (1, 2)] == [True, False]
    t.state.tokens.progress["fighter"] = 2
    assert [true(t, Progress(n)) for n in (2, 3)] == [True, False]
    assert not true(t, OwnTurn())
    t.turn("fighter")
    assert true(t, OwnTurn())
    t.wear("fighter", "saw")
    assert true(t, Wears("weapon", 1, 1))
    assert not true(t, Wears("apparel"))
    assert not true(t, Wears(None, 2))
    assert not true(t, IsEthereal())
    t.mark("statuette", "fighter", by="fighter")
    assert true(t, IsEthereal())
    assert not true(t, TimeIsUp())
    story.timeout = True
    assert true(t, TimeIsUp())
    assert not true(t, AllLeft())
    t.explorer("fighter").left = True
    assert not true(t, AllLeft())
    assert not true(t, Fallen(1))
    t.explorer("healer").dead = True
    assert true(t, Fallen(1))
    assert true(t, AllLeft())


@pytest.mark.rule("MA-CND-02", "MA-CND-03", "MA-CND-04", "MA-ABI-04")
def test_a_card_answers_only_its_space_and_its_condition(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.rewrite("fighter", When("activate", [AddProgress()], "chest"))
    t.run(happen(t.g, "activate", "fighter", space="lever"))
    assert t.state.tokens.progress == {}
    t.run(happen(t.g, "activate", "fighter", space="chest"))
    assert t.state.tokens.progress == {"fighter": 1}
    t.rewrite("hunters-oath", When("activate", [AddProgress(), DiscardThis()], progress=2))
    t.own("fighter", "hunters-oath")
    t.run(happen(t.g, "activate", "fighter", space="lever"))
    assert t.state.tokens.progress == {"fighter": 1, "hunters-oath:0": 1}
    assert t.explorer("fighter").personal == ["hunters-oath"], "not yet"
    t.run(happen(t.g, "activate", "fighter", space="lever"))
    assert t.state.tokens.progress == {"fighter": 1}
    assert t.explorer("fighter").personal == [], "it goes last, with its tokens"


@pytest.mark.rule("MA-CND-04")
def test_the_last_token_takes_all_away(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    told = [t.run(progressed(t.g, "fighter", 1, 2)) for _ in range(4)]
    assert told == [False, True, False, True]
    assert t.state.tokens.progress == {}


@pytest.mark.rule("MA-CND-02")
def test_cards_that_nobody_owns_answer_what_happens_to_the_table(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (12, 0)}, right=[])
    for card in ("good-map", "the-fog", "crawler"):
        t.rewrite(card, When("threat-rose", [AddProgress()]))
    t.current("good-map")
    t.current("the-fog")
    t.run(happen_to_all(t.g, "threat-rose"))
    assert t.state.tokens.progress == {"good-map": 1, "the-fog": 1, "crawler": 1}
    t.run(happen_to_all(t.g, "threat-rose", 0))
    assert t.state.tokens.progress == {"good-map": 2, "the-fog": 2, "crawler": 1}, "another tile"
