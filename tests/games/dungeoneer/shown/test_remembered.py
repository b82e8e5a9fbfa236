"""The players, the map, the decks and the fight are remembered by all that they show."""

from collections.abc import Callable
from functools import cache

import pytest

from waystone.games.dungeoneer.box.definitions import Content
from waystone.games.dungeoneer.box.traits import Bonus
from waystone.games.dungeoneer.checks.testing import Table as Laid
from waystone.games.dungeoneer.shown.hud import huds
from waystone.games.dungeoneer.shown.view import view
from waystone.games.dungeoneer.table.state import (
    Attack,
    Battle,
    Nakari,
    Open,
    Player,
    Readied,
    State,
    Surging,
    Trap,
)
from waystone.kernel.codec import decode, encode
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Goal, Intent, Table
from waystone.parts.cardmap import Place

GAME = find("dungeoneer")
CONTENT: Content = GAME.load_content()[0]
SEATS = (0, 1, None)
ENOUGH = 60

CARDS = list(CONTENT.adventure)
QUESTS = list(CONTENT.quests)
HUNT = next(
    key
    for key, quest in CONTENT.quests.items()
    if (monster := getattr(quest.task, "monster", None)) and monster.attacks_in()
)
GODDESS = next(key for key, card in CONTENT.adventure.items() if "nakari" in key and card.monster)
BLADE = next(
    key
    for key, card in CONTENT.adventure.items()
    if any(type(e) is Bonus and e.stat == "all" for e in card.effects)
)


def me(state: State) -> Player:
    return state.players[0]


def foe(state: State) -> Battle:
    return state.battles[-1]


def quest_attacks(attack: Attack) -> None:
    attack.kind, attack.card = "quest", HUNT


def hero(name: str, value: object) -> Callable[[State], object]:
    return lambda state: setattr(me(state), name, value)


def table(name: str, value: object) -> Callable[[State], object]:
    return lambda state: setattr(state, name, value)


CHANGES: dict[str, Callable[[State], object]] = {
    "another hero": lambda s: setattr(me(s), "hero", s.players[1].hero),
    "another card of the hero": lambda s: setattr(me(s), "card", s.players[1].card),
    "a level": hero("level", 10),
    "a wound": hero("life", 1),
    "glory": hero("glory", 77),
    "peril": hero("peril", 77),
    "action points": hero("ap", 9),
    "loose points": hero("loose", 9),
    "death": hero("alive", False),
    "a fall": hero("fallen", True),
    "a step": lambda s: setattr(me(s), "at", list(s.board.places)[-1]),
    "a hand": lambda s: me(s).hand.reverse(),
    "a smaller hand": lambda s: me(s).hand.pop(),
    "a location in hand": lambda s: me(s).unlaid.append(s.locations[0]),
    "a readied card": lambda s: me(s).inventory.append(Readied(CARDS[0])),
    "an artifact": lambda s: me(s).artifacts.append(QUESTS[0]),
    "a lair": lambda s: me(s).lair.append(Readied(CARDS[0])),
    "a bane": lambda s: me(s).banes.append(Readied(CARDS[0])),
    "a quest": lambda s: me(s).quests.append(Open(QUESTS[0])),
    "an escort goes along": lambda s: setattr(me(s).quests[0], "carried", True),
    "a completed quest": lambda s: me(s).done.append(QUESTS[0]),
    "another turn": lambda s: setattr(s, "active", 1 - s.active),
    "another first player": lambda s: setattr(s, "first", 1 - s.first),
    "another round": table("round", 99),
    "another phase": table("phase", "reset"),
    "wrath": lambda s: setattr(s, "wrath", s.wrath + 1),
    "a location is laid": lambda s: s.board.lay(s.locations[0], Place(9, 9)),
    "a location is drawn": lambda s: setattr(s, "drawn", s.locations[0]),
    "fewer locations": lambda s: s.locations.pop(),
    "fewer quests": lambda s: s.quests.pop(),
    "a smaller deck": lambda s: s.deck.pop(),
    "a discarded card": lambda s: s.discard.append(CARDS[0]),
    "a trap": lambda s: s.traps.append(Trap(CARDS[0], me(s).at, 0)),
    "a dropped escort": lambda s: s.dropped.append(Open(QUESTS[0], at=me(s).at)),
    "a shared quest": lambda s: s.shared.append(Open(QUESTS[0])),
    "the goddess": lambda s: setattr(s, "nakari", Nakari(GODDESS, QUESTS[0], me(s).at)),
    "a card that is played": lambda s: s.playing.append(CARDS[0]),
    "a card that waits": lambda s: s.waiting.append(CARDS[0]),
}

CHANGES |= {
    "a wound of another": lambda s: setattr(s.players[1], "life", 1),
    "another hero of another": lambda s: setattr(s.players[1], "hero", s.heroes[0]),
    "a smaller hand of another": lambda s: s.players[1].hand.pop(),
    "a location in the hand of another": lambda s: s.players[1].unlaid.append(s.locations[0]),
    "a lair of another": lambda s: s.players[1].lair.append(Readied(CARDS[0])),
    "a completed quest of another": lambda s: s.players[1].done.append(QUESTS[0]),
    "points of the one whose turn it is": lambda s: setattr(s.players[s.active], "ap", 9),
    "points of the one who waits": lambda s: setattr(s.players[1 - s.active], "ap", 9),
}

FIGHT: dict[str, Callable[[State], object]] = {
    "the form": lambda s: setattr(foe(s).attacks[0], "form", "speed"),
    "a bonus": lambda s: setattr(foe(s).attacks[0], "bonus", 9),
    "a roll": lambda s: setattr(foe(s).attacks[0], "total", 9),
    "another attacker": lambda s: setattr(foe(s).attacks[0], "card", GODDESS),
    "the monster of a quest": lambda s: quest_attacks(foe(s).attacks[0]),
    "the other player's attack": lambda s: setattr(foe(s), "owner", 1 - foe(s).owner),
    "another victim": lambda s: setattr(foe(s), "victim", 1 - foe(s).victim),
    "the hero who is attacked": lambda s: setattr(foe(s), "hero", s.heroes[0]),
    "one more attacker": lambda s: foe(s).attacks.append(Attack("monster", 0, GODDESS, 1)),
    "an attacker is gone": lambda s: setattr(foe(s).attacks[0], "gone", True),
    "the battle is over": lambda s: s.battles.clear(),
    "a battle to come": lambda s: s.coming.append(foe(s)),
    "the life of the victim": lambda s: setattr(s.players[foe(s).victim], "life", 1),
    "the hero of the victim": lambda s: setattr(s.players[foe(s).victim], "hero", s.heroes[0]),
    "the card of the victim": lambda s: setattr(s.players[foe(s).victim], "card", s.heroes[0]),
    "the level of the victim": lambda s: setattr(s.players[foe(s).victim], "level", 10),
    "a blade": lambda s: s.players[foe(s).victim].inventory.append(Readied(BLADE)),
    "a surge": lambda s: s.players[foe(s).victim].surging.append(Surging("all", 5)),
}


@cache
def played(fighting: bool) -> State:
    session = Session.new(GAME, Setup(2, 1))
    state: State = session.state
    while len(session.history) < ENOUGH or (fighting and not in_response(state)):
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
        state = session.state
    return state


def in_response(state: State) -> bool:
    return bool(state.battles) and foe(state).stage == "response"


def shown(state: State, content: Content, memory: Memory, text: Text) -> list[Table]:
    with text.moment(memory):
        return [view(state, content, seat, text) for seat in SEATS]


def is_seen(state: State, change: Callable[[State], object], content: Content = CONTENT) -> bool:
    """Whether a change is seen, and all that is remembered is as it is made afresh."""
    text, fresh = (GAME.text("en", content) for _ in range(2))
    memory: Memory = {}
    before = shown(state, content, memory, text)
    change(state)
    after = shown(state, content, {}, fresh)
    assert shown(state, content, memory, text) == after
    return after != before


@pytest.mark.rule("DG-GEN-17", "DG-QST-13")
@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_what_changes_on_the_table_is_seen(change: Callable[[State], object]) -> None:
    assert is_seen(decode(State, encode(played(False))), change)


@pytest.mark.rule("DG-BAT-14")
@pytest.mark.parametrize("change", FIGHT.values(), ids=list(FIGHT))
def test_what_changes_in_a_battle_is_seen(change: Callable[[State], object]) -> None:
    assert is_seen(decode(State, encode(played(True))), change)


@pytest.mark.rule("DG-BAT-15")
def test_the_roll_of_the_defender_is_seen() -> None:
    state = decode(State, encode(played(True)))
    foe(state).attacks[0].total = 9
    assert is_seen(state, lambda s: setattr(foe(s).attacks[0], "counter", 7))


@pytest.mark.rule("DG-BAT-25")
def test_whether_a_battle_has_begun_is_seen() -> None:
    """A battle to come has no scene."""
    assert is_seen(decode(State, encode(played(True))), begin_no_more)


def begin_no_more(state: State) -> None:
    state.coming.append(state.battles.pop())


@pytest.mark.rule("DG-CMB-16")
def test_a_level_in_a_combined_game_is_seen() -> None:
    """It ranks those who have as many points, and so says whose goals a spectator sees."""
    state: State = Session.new(GAME, Setup(2, 1, "combined")).state
    for n, p in enumerate(state.players):
        p.hero, p.card, p.quests = state.heroes[n], state.heroes[n], [Open(QUESTS[n])]
    assert goals(state) != goals(state, raised=1)
    assert is_seen(state, lambda s: setattr(s.players[1], "level", 9))


def goals(state: State, raised: int | None = None) -> list[Goal]:
    """What a spectator sees to win, once a hero is raised above the others."""
    after = decode(State, encode(state))
    if raised is not None:
        after.players[raised].level = 9
    return huds(after, CONTENT, GAME.text("en", CONTENT))[-1].goals


@pytest.mark.rule("DG-AMB-07", "DG-QCA-03")
@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.attacked.append("twisted-knight.2"),
        lambda s: s.shared.append(Open("book-influence")),
    ],
)
def test_what_counts_in_a_battle_is_seen(
    table: Callable[..., Laid], change: Callable[[State], object]
) -> None:
    t = table()
    knight = Attack("monster", 0, "twisted-knight.1", 1)
    t.state.battles.append(Battle(0, 1, t.b.hero, t.b.at, [knight], "response"))
    t.state.attacked.append(knight.card)
    before = intents(t)
    assert is_seen(t.state, change, t.content)
    assert intents(t) != before


def intents(t: Laid) -> list[Intent]:
    return huds(t.state, t.content, GAME.text("en", t.content))[0].intents


@pytest.mark.rule("DG-LOC-07")
@pytest.mark.parametrize("hold", [False, True])
def test_whether_a_location_is_the_last_is_seen(table: Callable[..., Laid], hold: bool) -> None:
    """A corridor with one end left: a dead end fits there only as the very last card."""
    t = table()
    t.state.board.places.clear()
    t.lay("walled-room", 0, 0).lay("cell", 0, -1)
    t.put(t.a, "cell")
    t.put(t.b, "cell")
    t.state.drawn = "dead-end"
    left = t.a.unlaid if hold else t.state.locations
    left.append("hall-1")
    with_more = view(t.state, t.content, 0, GAME.text("en", t.content)).boards[0].cells
    assert is_seen(t.state, lambda s: left.clear(), t.content)
    alone = view(t.state, t.content, 0, GAME.text("en", t.content)).boards[0].cells
    assert len(alone) > len(with_more)
