"""Cards that answer what happens (MA-CND-02)."""

from collections.abc import Callable
from typing import get_args

import pytest

from waystone.games.machina_arcana.box.abilities import Trigger, When
from waystone.games.machina_arcana.box.effects import Lasting
from waystone.games.machina_arcana.box.modifiers import Will
from waystone.games.machina_arcana.box.story_effects import AddProgress, Advance
from waystone.games.machina_arcana.box.unit_effects import Attack
from waystone.games.machina_arcana.checks.testing import Lay, Table
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.damage import destroy, lose_health
from waystone.games.machina_arcana.rules.actions.inventory import gain_item
from waystone.games.machina_arcana.rules.cards.doing import By
from waystone.games.machina_arcana.rules.cards.essence import gain_essence
from waystone.games.machina_arcana.rules.cards.lasting import end_all
from waystone.games.machina_arcana.rules.monsters import spawning, threat


def test_a_card_does_not_answer_what_it_caused(lay: Lay) -> None:
    """Two units that strike back at each other stop after one blow each."""
    t = lay(at={"fighter": (0, 0), "titan": (1, 0)})
    back = When("is-missed", [Attack(high=1, who="other")])
    t.rewrite("fighter", back)
    t.rewrite("titan", back)
    t.high(0, 0, 0)
    t.attack("fighter", "titan", high=1)
    assert t.state.streams.stacked == {}
    assert t.explorer("fighter").health == 5


def blow(who: str, whom: str, face: int) -> Callable[[Table], object]:
    def struck(t: Table) -> object:
        t.high(face)
        return t.attack(who, whom, high=1)

    return struck


def marker_returns(t: Table) -> object:
    t.mark("fighter", "fighter", by="fighter")
    return t.run(end_all(t.g, horror=False))


def seal(t: Table) -> object:
    t.explorer("fighter").essence = 4
    return t.act("fighter", "seal:5,1")


HAPPENINGS: dict[str, Callable[[Table], object]] = {
    "hit": blow("fighter", "crawler", 3),
    "miss": blow("fighter", "crawler", 0),
    "is-hit": blow("crawler", "fighter", 3),
    "is-missed": blow("crawler", "fighter", 0),
    "kill": lambda t: t.run(destroy(t.g, "crawler", By("fighter"))),
    "destroyed": lambda t: t.run(destroy(t.g, "crawler")),
    "moved": lambda t: t.act("fighter", "move:4,1"),
    "turn-start": lambda t: t.play(steps.explorer_turn(0)),
    "turn-end": lambda t: t.act("fighter", "end"),
    "explorer-phase": lambda t: t.play(steps.explorer_phase()),
    "spawn-phase": lambda t: t.play(steps.spawn_phase()),
    "horror-phase": lambda t: t.play(steps.horror_phase()),
    "monster-phase": lambda t: t.play(steps.monster_phase()),
    "activate": lambda t: t.act("fighter", "lever:3,0"),
    "seal": seal,
    "explore": lambda t: t.act("fighter", "explore:n"),
    "marker-removed": marker_returns,
    "advance": lambda t: t.do("healer", Advance()),
    "gain-essence": lambda t: t.run(gain_essence(t.g, t.explorer("fighter"))),
    "lose-health": lambda t: t.run(lose_health(t.g, "fighter", 1)),
    "gain-item": lambda t: t.run(gain_item(t.g, t.explorer("fighter"), "consumable"),
                                 "card:tonic", "discard:salts"),
    "monster-spawned": lambda t: t.run(spawning.spawn(t.g, t.explorer("fighter"))),
    "threat-rose": lambda t: t.run(threat.increase(t.g)),
}  # fmt: skip


def waiting(lay: Lay, card: str, trigger: str) -> Table:
    """A table on which everything can happen to the fighter, with a card that counts it."""
    t = lay(["...L", ".....S"], at={"fighter": (4, 0), "healer": (9, 9), "crawler": (8, 0)})
    counts = When(trigger, [AddProgress()])  # type: ignore[arg-type]
    t.rewrite(card, counts, When("marker-removed", [Lasting([Will(1)])]))
    t.rewrite("crawler", *([counts] if card == "crawler" else []))
    t.state.story.chapters[:2] = ["ice-1", "ice-5"]
    t.state.decks.tiles[0] = "f0"
    t.top("consumable", "tonic", "salts")
    t.top("monsters", "strider")
    t.d10("horror", 1)
    return t


def test_there_is_a_way_for_every_trigger() -> None:
    assert set(HAPPENINGS) == set(get_args(Trigger))


@pytest.mark.rule("MA-CND-02")
@pytest.mark.parametrize("trigger", HAPPENINGS)
def test_a_card_answers_once_each_time(lay: Lay, trigger: str) -> None:
    card = "crawler" if trigger == "destroyed" else "fighter"
    t = waiting(lay, card, trigger)
    HAPPENINGS[trigger](t)
    assert t.state.tokens.progress.get(card) == 1


@pytest.mark.rule("MA-CND-02")
@pytest.mark.parametrize(
    "trigger", [t for t in HAPPENINGS if t not in ("destroyed", "marker-removed")]
)
def test_other_happenings_are_not_answered(lay: Lay, trigger: str) -> None:
    """What happens to one explorer is not answered by another's card, but for what happens to the
    table."""
    t = waiting(lay, "healer", trigger)
    HAPPENINGS[trigger](t)
    table = ("explorer-phase", "spawn-phase", "horror-phase", "monster-phase", "advance",
             "threat-rose", "monster-spawned")  # fmt: skip
    assert t.state.tokens.progress.get("healer", 0) == (trigger in table)
