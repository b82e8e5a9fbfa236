"""The tiles, the story, the decks and the units are remembered by all that they show."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana.box.abilities import Ability, Passive
from waystone.games.machina_arcana.box.conditions import Lit
from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.modifiers import Armor
from waystone.games.machina_arcana.box.tiles import CELLS, TILE_OF
from waystone.games.machina_arcana.shown.view import view
from waystone.games.machina_arcana.table.board import open_ground
from waystone.games.machina_arcana.table.state import LIT, Explorer, Marker, Monster, State
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
OTHER_BEAST = next(
    m.id for m in CONTENT.monsters.values() if m.armor != CONTENT.monsters[BEAST].armor
)
DIVER = "diver-okafor"
"""An explorer with more armor where two monsters are adjacent."""
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
STRANGER = list(CONTENT.explorers)[-1]
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


HUNT: dict[str, Callable[[State], object]] = {
    "a monster steps": lambda s: setattr(s.monsters[0], "cell", s.monsters[0].cell + 1),
    "a monster is hurt": lambda s: setattr(s.monsters[0], "health", 1),
    "a monster has acted": lambda s: setattr(s.monsters[0], "acted", True),
    "a monster's turn": lambda s: setattr(s, "turn", BEAST),
    "a monster goes": lambda s: s.monsters.clear(),
    "another comes": lambda s: s.monsters.append(Monster(OTHER_BEAST, 3, 2)),
    "another instead": lambda s: setattr(s.monsters[0], "id", OTHER_BEAST),
    "somebody else is near": lambda s: swap(s.explorers[0], s.explorers[1]),
    "plates": lambda s: invoke(s, "horror", PLATES),
    "another card is known": lambda s: next(iter(s.decks.items.values())).reverse(),
    "somebody else plays": lambda s: setattr(s.explorers[0], "id", STRANGER),
}
"""What changes where a monster is, and a card on top of a deck is known."""


def hunted() -> State:
    state = decode(State, encode(begun()))
    state.monsters[:] = [Monster(BEAST, beside(state.explorers[0].cell), 2)]
    state.explorers[1].cell = far_from(state.explorers[0].cell)
    state.decks.known[next(iter(state.decks.items))] = 1
    return state


def beside(cell: int) -> int:
    return cell + 1 if TILE_OF[cell + 1] == TILE_OF[cell] else cell - 1


def far_from(cell: int) -> int:
    """A space of another tile."""
    return next(c for c in range(CELLS) if TILE_OF[c] not in (TILE_OF[cell], TILE_OF[beside(cell)]))


def swap(one: Explorer, other: Explorer) -> None:
    one.cell, other.cell = other.cell, one.cell


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


@pytest.mark.rule("MA-STA-05", "MA-HID-01", "MA-HID-03")
@pytest.mark.parametrize("change", HUNT.values(), ids=list(HUNT))
def test_what_changes_in_a_hunt_is_seen(change: Callable[[State], object]) -> None:
    state = hunted()
    text, fresh = (GAME.text("en", CONTENT) for _ in range(2))
    memory: Memory = {}
    before = shown(state, memory, text)
    change(state)
    after = shown(state, {}, fresh)
    assert shown(state, memory, text) == after
    assert after != before


@pytest.mark.rule("MA-STA-05", "MA-CND-01")
def test_armor_changes_with_those_who_come_beside() -> None:
    state = hunted()
    diver = state.explorers[0]
    diver.id = DIVER
    near = open_ground(Play(state, CONTENT)).neighbours[diver.cell]
    state.monsters[:] = [Monster(BEAST, near[0], 2), Monster(OTHER_BEAST, far_from(diver.cell), 2)]
    text, memory = GAME.text("en", CONTENT), dict[Any, Any]()

    def armor() -> int:
        return int(shown(state, memory, text).mats[0].figures[0].value)

    alone = armor()
    state.monsters[1].cell = near[1]
    assert armor() == alone + 1
    state.monsters[0].cell = far_from(diver.cell)
    assert armor() == alone


@pytest.mark.rule("MA-STA-05", "MA-CND-01")
def test_armor_of_monsters_changes_with_the_light() -> None:
    state = hunted()
    event = replace(CONTENT.events[PLATES], abilities=[Passive([Armor(1, "all-monsters")], Lit())])
    content = replace(CONTENT, events={**CONTENT.events, PLATES: event})
    invoke(state, "horror", PLATES)
    text, memory = GAME.text("en", content), dict[Any, Any]()

    def armor() -> int:
        return int(shown(state, memory, text, content).boards[0].pieces[-1].figures[1].value)

    dark = armor()
    state.laid.marks[state.monsters[0].cell] = LIT
    assert armor() == dark + 1


@pytest.mark.rule("MA-STA-05", "MA-ABI-11")
def test_armor_changes_with_the_place_of_one_who_serves_others() -> None:
    heart = replace(CONTENT.items[HEART], abilities=[Passive([Armor(1, "other-explorers")])])
    content = replace(CONTENT, items={**CONTENT.items, HEART: heart})
    state = hunted()
    state.explorers[0].equipped[HEART] = ""
    text, memory = GAME.text("en", content), dict[Any, Any]()

    def armor() -> int:
        return int(shown(state, memory, text, content).mats[1].figures[0].value)

    apart = armor()
    state.explorers[0].cell = state.explorers[1].cell
    assert armor() == apart + 1


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


@pytest.mark.rule("MA-CND-04", "MA-TIL-16")
@pytest.mark.parametrize(
    ("chapter", "change"),
    [
        ("works-3", lambda s: s.tokens.progress.update({"works-3:1": 1})),
        ("works-4", lambda s: setattr(s.explorers[0], "left", True)),
    ],
)
def test_what_counts_towards_the_goal_is_seen(
    chapter: str, change: Callable[[State], object]
) -> None:
    state = decode(State, encode(begun()))
    state.story.chapter = state.story.chapters.index(chapter)
    text = GAME.text("en", CONTENT)
    memory: Memory = {}
    before = shown(state, memory, text).hud
    change(state)
    after = shown(state, memory, text).hud
    assert before is not None
    assert after is not None
    assert (before.goals[0].done, after.goals[0].done) == (0, 1)
