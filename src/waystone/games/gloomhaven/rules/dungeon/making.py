"""The random dungeon (GH-RDD): three rooms, each made of a room card and a monster card."""

from collections.abc import Iterable

from waystone.kernel.ask import Option
from waystone.kernel.rng import Streams

from ...box.definitions import Content
from ...box.dungeon_map import Placed, exit_name, rooms_in, written
from ...table.dungeon_facts import RoomMade
from ...table.map import layout
from ...table.state import Deck, Door, Dungeon, G, Home, State
from ..players import players_choose
from ..scenario.monster_decks import ability_decks

PENALTIES = {
    "lenient": ["none", "none", "minor"],
    "standard": ["none", "minor", "major"],
    "harsh": ["minor", "major", "major"],
    "maximum": ["major", "major", "major"],
}
"""GH-RDD-09."""


def new_dungeon(content: Content, streams: Streams) -> tuple[Dungeon, str]:
    """GH-RDD-03: both decks shuffled; their top cards are the first room."""
    found = Dungeon(list(content.rooms), list(content.lairs))
    streams.shuffle("rooms", found.rooms)
    streams.shuffle("lairs", found.lairs)
    return found, written([Placed(found.rooms.pop(), found.lairs.pop(), 0, None)])


def of(state: State) -> Dungeon:
    assert state.dungeon is not None
    return state.dungeon


async def choose_penalties(g: G) -> None:
    """GH-RDD-09: none, minor, major; the players may raise or lower them."""
    options = [Option(name, name, f"option-penalties-{name}") for name in PENALTIES]
    chosen = await players_choose(g, options, "ask-penalties", "GH-RDD-09")
    of(g.state).penalties[:] = PENALTIES[chosen]


async def choose_entrance(g: G) -> None:
    """GH-RDD-06: with several entrances the players choose one."""
    placed = rooms_in(g.state.scenario)[0]
    options = _entrance_options(g, placed.room, range(len(g.content.plans[placed.room].entrances)))
    entrance = await players_choose(g, options, "ask-entrance", "GH-RDD-06")
    g.state.scenario = written([placed._replace(entrance=entrance)])
    g.say(RoomMade(g.state.scenario, 1), "GH-RDD-03")


def _entrance_options(g: G, room: str, which: Iterable[int]) -> list[Option[int]]:
    gates = g.content.plans[room].entrances
    return [
        Option(f"entrance:{n + 1}", n, "option-entrance", {"number": n + 1, "kind": gates[n].type})
        for n in which
    ]


# ---- the next room


async def make_next_room(g: G, door: Door) -> None:
    """GH-RDD-03, GH-RDD-07, GH-RDD-08: when its door is opened; the other exit closes. GH-RDD-02:
    three in all. GH-RDD-12: its monsters are remembered."""
    rooms = rooms_in(g.state.scenario)
    here = len(rooms) - 1
    plan = g.content.plans[rooms[here].room]
    exit_ = next(k for k in range(len(plan.exits)) if exit_name(here, k) == door.id)
    of(g.state).fallen = fallen(g, here + 1)
    for other in g.state.doors:
        if other.state == "closed" and other.id != door.id:
            other.state = "locked"
    wanted = plan.exits[exit_].type
    room = next_room_card(g, wanted)
    matching = [
        n for n, gate in enumerate(g.content.plans[room].entrances) if gate.type == wanted
    ] or [0]
    entrance = await players_choose(
        g, _entrance_options(g, room, matching), "ask-entrance", "GH-RDD-08"
    )
    lair = next_lair_card(g)
    rooms[here] = rooms[here]._replace(exit=exit_)
    g.state.scenario = written([*rooms, Placed(room, lair, entrance, None)])
    known = {d.id for d in g.state.doors}
    g.state.doors += [
        Door(mark.door, cell, "closed")
        for cell, mark in enumerate(layout(g).marks)
        if mark.door and mark.door not in known
    ]
    shuffle_decks(g)
    g.say(RoomMade(g.state.scenario, len(rooms) + 1), "GH-RDD-03")


def next_room_card(g: G, wanted: str) -> str:
    """GH-RDD-07: cards are discarded until the entrance on the back fits; GH-RDD-14: an empty deck
    is made anew of its discards."""
    dungeon = of(g.state)
    for _ in range(2 * (len(dungeon.rooms) + len(dungeon.room_discard)) + 1):
        if not dungeon.rooms:
            dungeon.rooms, dungeon.room_discard = dungeon.room_discard, []
            g.streams.shuffle("rooms", dungeon.rooms)
        room = dungeon.rooms.pop()
        if any(gate.type == wanted for gate in g.content.plans[room].entrances):
            return room
        dungeon.room_discard.append(room)
    return dungeon.room_discard.pop()


def next_lair_card(g: G) -> str:
    """GH-RDD-14: an empty deck is made anew of its discards."""
    dungeon = of(g.state)
    if not dungeon.lairs:
        dungeon.lairs, dungeon.lair_discard = dungeon.lair_discard, []
        g.streams.shuffle("lairs", dungeon.lairs)
    return dungeon.lairs.pop()


def shuffle_decks(g: G) -> None:
    """GH-SET-03: the ability decks of monsters that have come into the dungeon."""
    for name in ability_decks(g.content, g.state.scenario):
        if name not in g.state.monsters.decks:
            cards = [str(n) for n in range(len(g.content.ability_decks[name]))]
            g.streams.shuffle("monster-cards", cards)
            g.state.monsters.decks[name] = Deck(cards)


def remember_homes(g: G) -> None:
    """GH-STA-17: where each monster of the newest room stood when it was made."""
    dungeon = of(g.state)
    room = len(rooms_in(g.state.scenario))
    floor = set(layout(g).rooms[room - 1])
    dungeon.homes += [
        Home(f.id, f.type, f.rank, f.cell, room)
        for f in g.state.figures.values()
        if f.kind == "monster" and f.cell in floor
    ]


def fallen(g: G, room: int) -> list[Home]:
    """The monsters of a room that are not on the map any more."""
    return [h for h in of(g.state).homes if h.room == room and h.figure not in g.state.figures]
