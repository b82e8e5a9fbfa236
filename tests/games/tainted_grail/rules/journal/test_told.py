"""What a verse changes is told: every consequence has its line in the log."""

from typing import get_args

import msgspec
import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.definitions import Content
from waystone.games.tainted_grail.box.effects import Effect
from waystone.games.tainted_grail.box.instructions import Instruction
from waystone.games.tainted_grail.box.journal_graph import walk
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.rules.carrying_out import SHARED, order
from waystone.games.tainted_grail.rules.day.midday import midday
from waystone.games.tainted_grail.rules.steps import day
from waystone.games.tainted_grail.table.state import State
from waystone.kernel.game import Setup
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session

SIMPLE = (*get_args(Instruction), *SHARED)
CONTENT: Content = GAME.load_content()[0]


def consequences() -> list[Effect]:
    """Every single thing that a verse can bring about, once."""
    found = [one for verse in CONTENT.verses.values() for one in walk(verse)]
    return list({repr(one): one for one in found if isinstance(one, SIMPLE)}.values())


@pytest.fixture(scope="module")
def noon() -> Session:
    """The first midday of the campaign, everybody a little hurt, with a little of everything."""
    session = Session.new(GAME, Setup(1, 3, "campaign", "third-morning"), "all")
    while session.questions()[0].prompt != "ask-midday":
        session.answer(0, session.questions()[0].options[0].key)
    one = session.state.heroes[0]
    one.health, one.energy, one.terror = 5, 3, 4
    one.food = one.wealth = one.magic = 3
    return session


def on_the_table(state: State) -> bytes:
    """Without luck, without cards in the box, without the page that lies open to be read."""
    assert state.world is not None
    world = msgspec.structs.replace(state.world, gone=[], added=[], pages=[], ending="")
    return msgspec.json.encode(msgspec.structs.replace(state, streams=Streams(0), world=world))


@pytest.mark.rule("TG-JRN-10")
def test_whatever_changes_is_told(noon: Session) -> None:
    silent = []
    for effect in consequences():
        copy = noon.clone()
        before = on_the_table(copy.state)
        then = order([effect], [0])
        steps = Session(GAME, CONTENT, "", copy.setup, copy.state, then, stack=(day(), midday()))
        if on_the_table(steps.state) != before and not steps.log:
            silent.append(effect)
    assert silent == []


@pytest.mark.rule("TG-ITM-10")
def test_an_empty_deck_is_told() -> None:
    journey = Journey(Island(), "ada").do({"type": "gain-item", "deck": "e"})
    assert "fact-no-item-left" in journey.said


@pytest.mark.rule("TG-DSC-04", "TG-DSC-05")
def test_cards_that_leave_their_decks_unseen_are_told_unnamed() -> None:
    journey = Journey(Island().event("tale", "story"), "ada")
    journey.world.deck.append("tale")
    journey.do({"type": "remove-event", "event": "tale"})
    assert journey.told("fact-event-withdrawn") == [{}]
    assert journey.isle.deck == []
