"""The tiles, the story, the decks and the units are remembered by all that they show."""

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana.box.abilities import Ability, Passive
from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.modifiers import Armor
from waystone.games.machina_arcana.shown.view import view
from waystone.games.machina_arcana.table.board import open_ground
from waystone.games.machina_arcana.table.state import LIT, Marker, Monster, State
from waystone.kernel.codec import decode, encode
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Figure, Table

GAME = find("machina-arcana")
CONTENT: Content = GAME.load_content()[0]
ANSWERS = 60
BEAST = next(iter(CONTENT.monsters))
SHIELD = next(i for i in CONTENT.items.values() if i.armor)
COATS = "padded-coats"
"""An event that adds armor to every explorer."""
PLATES = "heavier-plates"
"""An event that adds armor to every monster."""
NERVE = "nerve-of-steel"
"""A personal event that adds will."""
HEART = "ice-heart"
"""An item that adds armor to its owner."""
GIVEN: list[Ability] = [Passive([Armor(1, "everyone")])]
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
    "setting up": lambda s: setattr(s, "phase", "setup"),
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


@cache
def begun() -> State:
    session = Session.new(GAME, Setup(2, 3))
    while len(session.history) < ANSWERS:
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    found: State = session.state
    return found


def begun_so(state: State) -> None:
    """Nothing is changed before."""


CARDS: dict[str, tuple[Callable[[State], object], Callable[[State], object]]] = {
    "coats for everyone": (begun_so, lambda s: invoke(s, "explorer", COATS)),
    "no more coats": (
        lambda s: invoke(s, "explorer", COATS),
        lambda s: s.decks.turned.append("explorer"),
    ),
    "plates for monsters": (
        lambda s: s.monsters.append(Monster(BEAST, 3, 2)),
        lambda s: invoke(s, "horror", PLATES),
    ),
    "nerve": (begun_so, lambda s: s.explorers[0].personal.append(NERVE)),
    "nerve that is spent": (
        lambda s: s.explorers[0].personal.append(NERVE),
        lambda s: s.tokens.spent.append(NERVE),
    ),
    "nerve that lasts": (begun_so, lambda s: s.tokens.markers.append(lasting(s.explorers[0].id))),
    "somebody comes": (
        lambda s: setattr(s.explorers[0], "cell", -1),
        lambda s: setattr(s.explorers[0], "cell", begun().explorers[0].cell),
    ),
}
"""What lies there, and what changes then."""


def invoke(state: State, deck: str, event: str) -> None:
    state.decks.event_discards[deck].insert(0, event)


def lasting(unit: str) -> Marker:
    return Marker("sewn-saint", 0, unit, [unit])


def first_door(state: State) -> int:
    return next(iter(open_ground(Play(state, CONTENT)).doors))


def shown(state: State, memory: Memory, text: Text, content: Content = CONTENT) -> Table:
    with text.moment(memory):
        return view(state, content, 0, text)


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


@pytest.mark.rule("MA-STA-05", "MA-EVT-02", "MA-LST-01", "MA-LST-10", "MA-AMB-71")
@pytest.mark.parametrize(("prepare", "change"), CARDS.values(), ids=list(CARDS))
def test_numbers_change_with_the_cards_in_play(
    prepare: Callable[[State], object], change: Callable[[State], object]
) -> None:
    state = decode(State, encode(begun()))
    prepare(state)
    text, fresh = (GAME.text("en", CONTENT) for _ in range(2))
    memory: Memory = {}
    before = figures(shown(state, memory, text))
    change(state)
    after = figures(shown(state, {}, fresh))
    assert figures(shown(state, memory, text)) == after
    assert after != before


@pytest.mark.rule("MA-STA-05", "MA-ABI-09")
def test_a_card_of_one_that_concerns_all_changes_the_numbers_of_all() -> None:
    heart = CONTENT.items[HEART]
    content = replace(CONTENT, items={**CONTENT.items, HEART: replace(heart, abilities=GIVEN)})
    state = decode(State, encode(begun()))
    text = GAME.text("en", content)
    memory: Memory = {}
    before = shown(state, memory, text, content).mats[1].figures[0]
    state.explorers[0].equipped[HEART] = ""
    after = shown(state, memory, text, content).mats[1].figures[0]
    assert int(after.value) == int(before.value) + 1


@pytest.mark.rule("MA-STA-05", "MA-CHP-01")
def test_numbers_change_with_the_chapter() -> None:
    state = decode(State, encode(begun()))
    scenario = CONTENT.scenarios[state.story.scenario]
    coming = state.story.chapters[state.story.chapter + 1]
    chapters = [replace(c, abilities=GIVEN) if c.id == coming else c for c in scenario.chapters]
    changed = replace(scenario, chapters=chapters)
    content = replace(CONTENT, scenarios={**CONTENT.scenarios, scenario.id: changed})
    text = GAME.text("en", content)
    memory: Memory = {}
    before = shown(state, memory, text, content).mats[1].figures[0]
    state.story.chapter += 1
    after = shown(state, memory, text, content).mats[1].figures[0]
    assert int(after.value) == int(before.value) + 1


def figures(table: Table) -> list[Figure]:
    """The numbers of everybody."""
    mats = [figure for mat in table.mats for figure in mat.figures]
    return [*mats, *(figure for piece in table.boards[0].pieces for figure in piece.figures)]
