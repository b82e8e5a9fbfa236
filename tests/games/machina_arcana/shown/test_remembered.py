"""The tiles, the story, the decks and the units are remembered by all that they show."""

from collections.abc import Callable
from functools import cache

import pytest

from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.shown.view import view
from waystone.games.machina_arcana.table.board import open_ground
from waystone.games.machina_arcana.table.state import LIT, Marker, Monster, State
from waystone.kernel.codec import decode, encode
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Table

GAME = find("machina-arcana")
CONTENT: Content = GAME.load_content()[0]
ANSWERS = 60
BEAST = next(iter(CONTENT.monsters))
SHIELD = next(i for i in CONTENT.items.values() if i.armor)
CHARM = next(i for i in CONTENT.items.values() if i.will)

CHANGES: dict[str, Callable[[State], object]] = {
    "a step": lambda s: setattr(s.explorers[0], "cell", s.explorers[0].cell + 1),
    "a wound": lambda s: setattr(s.explorers[0], "health", 1),
    "stamina": lambda s: setattr(s.explorers[0], "stamina", 9),
    "essence": lambda s: setattr(s.explorers[0], "essence", 7),
    "death": lambda s: setattr(s.explorers[0], "dead", True),
    "somebody leaves": lambda s: setattr(s.explorers[0], "left", True),
    "somebody has acted": lambda s: setattr(s.explorers[0], "acted", not s.explorers[0].acted),
    "an item": lambda s: s.explorers[0].inventory.append(SHIELD.id),
    "a shield": lambda s: s.explorers[0].equipped.update({SHIELD.id: ""}),
    "a charm": lambda s: s.explorers[0].equipped.update({CHARM.id: ""}),
    "a personal event": lambda s: s.explorers[0].personal.append(
        next(e.id for e in CONTENT.events.values() if e.personal)
    ),
    "a turn": lambda s: setattr(s, "turn", s.explorers[1].id),
    "a monster": lambda s: s.monsters.append(Monster(BEAST, 3, 2)),
    "a marker": lambda s: s.tokens.markers.append(
        Marker(s.explorers[0].id, 0, s.explorers[0].id, [])
    ),
    "a round": lambda s: setattr(s, "round", 9),
    "another phase": lambda s: setattr(s, "phase", "horror"),
    "a tile is turned": lambda s: s.laid.tiles.pop(),
    "a light": lambda s: s.laid.marks.update({s.explorers[0].cell: LIT}),
    "a door": lambda s: s.laid.closed.append(first_door(s)),
    "an exit": lambda s: s.laid.exit.append(s.explorers[0].cell),
    "threat": lambda s: setattr(s.story, "threat", s.story.threat + 1),
    "a chapter": lambda s: setattr(s.story, "chapter", s.story.chapter + 1),
    "the endgame": lambda s: setattr(s.story, "endgame", True),
    "the time is up": lambda s: setattr(s.story, "timeout", True),
    "a smaller deck": lambda s: next(iter(s.decks.items.values())).pop(),
    "a known card": lambda s: s.decks.known.update({next(iter(s.decks.items)): 1}),
    "an item is discarded": lambda s: s.decks.item_discards.append(SHIELD.id),
    "an item is revealed": lambda s: s.decks.revealed.append(SHIELD.id),
    "a monster is destroyed": lambda s: s.decks.destroyed.append(BEAST),
    "fewer monsters": lambda s: s.decks.monsters.pop(),
    "an event is drawn": lambda s: s.decks.events["horror"].pop(),
    "an event is current": lambda s: s.decks.event_discards["explorer"].insert(
        0, s.decks.events["explorer"][0]
    ),
    "fewer tiles": lambda s: s.decks.tiles.pop(),
    "another tile is next": lambda s: s.decks.tiles.reverse(),
}


def first_door(state: State) -> int:
    return next(iter(open_ground(Play(state, CONTENT)).doors))


@cache
def begun() -> State:
    session = Session.new(GAME, Setup(2, 3))
    while len(session.history) < ANSWERS:
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    found: State = session.state
    return found


def shown(state: State, memory: Memory, text: Text) -> Table:
    with text.moment(memory):
        return view(state, CONTENT, 0, text)


@pytest.mark.rule("MA-STA-05", "MA-HID-01", "MA-HID-02")
@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_what_changes_on_the_table_is_seen(change: Callable[[State], object]) -> None:
    state = decode(State, encode(begun()))
    text, fresh = (GAME.text("en", CONTENT) for _ in range(2))
    memory: Memory = {}
    before = shown(state, memory, text)
    change(state)
    after = shown(state, {}, fresh)
    assert shown(state, memory, text) == after
    assert after != before
