"""Rooms: what stands in them and how they are revealed (GH-SET-02 to GH-SET-06, GH-REV)."""

from waystone.kernel.ask import Option

from ...box import moments
from ...box.scenario import Mark, TrapDef
from ...box.words import Rank
from ...table.amounts import plain
from ...table.board import add, character_of, label, nearest_empty
from ...table.facts import Appeared, DoorOpened, MonsterCardDrawn
from ...table.map import layout, tables
from ...table.numbers import numbers
from ...table.state import Door, Figure, G, State, TrapState
from ..dungeon.making import make_next_room, remember_homes
from ..players import untie
from .cards import deed


def by_party(g: G, three: tuple[Rank, Rank, Rank]) -> Rank:
    """GH-SET-04, GH-REV-04: the label for the number of characters taking part."""
    return three[len(g.state.characters) - 2]


async def open_door(g: G, door: Door, opener: Figure | None) -> None:
    """GH-REV-01, GH-OVL-01, GH-OVL-04: the door opens for good and the room beyond is revealed.
    GH-REV-02, GH-REV-06: what stands there is placed, cards are drawn for it. GH-STA-06: it counts
    for the opener's battle goal. GH-RDD-03, GH-RDD-12: in a dungeon it is made first, and its
    monsters remembered."""
    g.state.unsettled.append(moments.DoorOpened(door.id))
    before = set(tables(g).known)
    if g.state.dungeon is not None:
        await make_next_room(g, door)
    door.state = "open"
    g.state.open_doors.append(door.cell)
    g.say(DoorOpened(opener.id if opener else door.id, door.id), "GH-REV-01")
    if opener is not None:
        owner = character_of(g, opener)
        if owner:
            deed(owner, "doors")
    news = [cell for cell in tables(g).known if cell not in before and cell != door.cell]
    await populate(g, news, door.cell, "revealed")
    if g.state.dungeon is not None:
        remember_homes(g)
    draw_missing(g)


async def populate(g: G, cells: list[int], near: int, came: str) -> None:
    """GH-SET-02, GH-REV-02: overlay tiles, coins, treasure and monsters of revealed hexes.
    GH-SET-04, GH-REV-04: by the number of characters. GH-SPE-10: named ones too."""
    marks = layout(g).marks
    monsters: dict[str, list[tuple[int, Rank]]] = {}
    for cell in cells:
        mark = marks[cell]
        lay(g, cell, mark)
        rank = by_party(g, mark.ranks)
        if mark.monster and rank != "none":
            monsters.setdefault(mark.monster, []).append((cell, rank))
        if mark.named:
            place_named(g, mark.named, cell, came)
    for monster, places in monsters.items():
        await _place(g, monster, places, near, came)


def lay(g: G, cell: int, mark: Mark) -> None:
    """GH-SET-02, GH-REV-02: the tiles and tokens of one hex. GH-OVL-05: a corridor is plain floor.
    GH-OVL-18, GH-OVL-19: goal treasure lies there each time, a numbered one once. GH-SPE-06:
    objects by the number of characters."""
    state = g.state
    if mark.tile and mark.tile != "corridor":
        state.tiles[cell] = mark.tile
    if mark.trap is not None:
        state.traps[cell] = trap(g, mark.trap)
    if mark.coins:
        state.coins[cell] = mark.coins
    if mark.treasure and not looted_before(state, f"treasure:{mark.treasure}"):
        state.treasures[cell] = f"treasure:{mark.treasure}"
    if mark.goal:
        state.treasures[cell] = f"goal:{mark.goal}"
    if mark.object and mark.counts[len(state.characters) - 2]:
        place_object(g, mark.object, cell)


def looted_before(state: State, treasure: str) -> bool:
    """GH-OVL-19: a numbered treasure is looted once ever, in a world of several scenarios too."""
    if state.campaign is None or state.dungeon is not None:
        return treasure in state.looted
    return treasure in state.looted or treasure in state.campaign.world.treasures


def trap(g: G, definition: TrapDef) -> TrapState:
    """GH-OVL-09: a damage trap deals 2+L; other traps only what is listed."""
    if definition.damage is None:
        damage = 0 if definition.conditions else g.state.trap_damage
    else:
        damage = plain(g, definition.damage)
    return TrapState(damage, list(definition.conditions))


def place_object(g: G, name: str, cell: int) -> Figure:
    """GH-SPE-06 to GH-SPE-08: objects and allies with hit points."""
    things = g.content.pages[g.state.scenario].objects
    thing = next(o for o in things if o.id == name)
    number = 1
    while f"{name}-{number}" in g.state.figures or f"{name}-{number}" in g.state.left_map:
        number += 1
    hp = plain(g, thing.hp)
    figure = Figure(
        f"{name}-{number}", "object", name, thing.side, cell, hp, hp, "named", number,
        born=g.state.round,
    )  # fmt: skip
    add(g, figure)
    g.state.left_map.append(figure.id)
    return figure


async def _place(g: G, monster: str, places: list[tuple[int, Rank]], near: int, came: str) -> None:
    """GH-REV-05: if too few standees are left, the nearest marks first. GH-EX-56, GH-GEN-16: and no
    more than there are. GH-SET-02, GH-REV-02: each on its mark."""
    free = free_standees(g, monster)
    while len(places) > len(free) and free:
        chosen = await _nearest_mark(g, places, near)
        places.remove(chosen)
        place_monster(g, monster, *chosen, came)
    for cell, rank in places:
        if free:
            place_monster(g, monster, cell, rank, came)


async def _nearest_mark(g: G, places: list[tuple[int, Rank]], near: int) -> tuple[int, Rank]:
    far = tables(g).distances_from(near)
    least = min(far[cell] for cell, _ in places)
    keys = layout(g).keys
    options = [
        Option(keys[cell], (cell, rank), "option-hex", {"cell": label(g, cell)}, keys[cell])
        for cell, rank in places
        if far[cell] == least
    ]
    return await untie(g, options, "ask-mark", "GH-REV-05")


def free_standees(g: G, monster: str) -> list[int]:
    """GH-GEN-16, GH-ATT-12: standees are a limit."""
    free = g.state.monsters.free
    if monster not in free:
        free[monster] = list(range(1, g.content.monsters[monster].standees + 1))
    return free[monster]


BROUGHT_BY = {"set-up": "GH-SET-02", "revealed": "GH-REV-02", "spawned": "GH-SPE-01",
              "summoned": "GH-MOT-02"}  # fmt: skip
"""The rule by which a monster is on the map."""


def place_monster(g: G, monster: str, cell: int, rank: Rank, came: str) -> Figure:
    """GH-SET-06, GH-REV-03, GH-SET-23: a random standee number; the rank stays."""
    number = _any_standee(g, monster)
    return _stand(g, f"{monster}-{number}", monster, cell, rank, number, came)


def place_named(g: G, name: str, cell: int, came: str) -> Figure:
    """GH-SPE-10: a unique variant of a monster; neither normal nor elite."""
    one = next(n for n in g.content.pages[g.state.scenario].named if n.id == name)
    return _stand(g, name, one.monster, cell, "named", _any_standee(g, one.monster), came)


def _any_standee(g: G, monster: str) -> int:
    free = free_standees(g, monster)
    return free.pop(g.streams.below("standees", len(free)))


def _stand(g: G, name: str, monster: str, cell: int, rank: Rank, number: int, came: str) -> Figure:
    figure = Figure(
        name, "monster", monster, "foe", cell, 0, 0, rank, number,
        born=g.state.round, came=came,  # type: ignore[arg-type]
    )  # fmt: skip
    figure.hp = figure.most_hp = numbers(g, figure).hp
    add(g, figure)
    g.state.turn.revealed.append(figure.id)
    g.say(Appeared(figure.id, label(g, cell)), BROUGHT_BY[came])
    return figure


async def spawn(g: G, monster: str, rank: Rank, spot: int) -> Figure | None:
    """GH-SPE-01, GH-EX-23: on the stated hex or the nearest empty one. GH-AMB-55: the players
    choose among equals. GH-GEN-16: not without a standee. GH-REV-06: its type has a card."""
    if rank == "none" or not free_standees(g, monster):
        return None
    keys = layout(g).keys
    places = nearest_empty(g, spot) if tables(g).mask >> spot & 1 else []
    if not places:
        return None
    options = [Option(keys[c], c, "option-hex", {"cell": label(g, c)}, keys[c]) for c in places]
    cell = await untie(g, options, "ask-spawn", "GH-SPE-01")
    figure = place_monster(g, monster, cell, rank, "spawned")
    draw_missing(g)
    return figure


# ---- monster ability cards


def deck_name(g: G, monster: str) -> str:
    """GH-MON-03, GH-INI-09: several types may share a deck."""
    return g.content.monsters[monster].deck or monster


def draw_missing(g: G) -> None:
    """GH-REV-06, GH-SPE-02: who comes in the middle of a round has a card at once."""
    if g.state.order:
        tell_cards(g, draw_cards(g))


def draw_cards(g: G) -> list[str]:
    """GH-INI-01, GH-MON-09: one card for each type on the map that has none; the types for which
    one was drawn."""
    found = []
    for monster in types_present(g):
        name = deck_name(g, monster)
        if name not in g.state.monsters.drawn:
            _draw(g, name)
            found.append(monster)
    return found


def tell_cards(g: G, monsters: list[str]) -> None:
    """GH-INI-01: the cards of these types are open."""
    for monster in monsters:
        name = deck_name(g, monster)
        drawn = g.state.monsters.drawn[name]
        card = g.content.ability_decks[name][int(drawn)]
        g.say(MonsterCardDrawn(monster, card.initiative, f"{name}/{drawn}"), "GH-INI-01")


def _draw(g: G, name: str) -> None:
    """GH-MON-10, GH-MON-13: the top card of a deck, made anew of its discards when it is empty."""
    deck = g.state.monsters.decks[name]
    if not deck.draw:
        deck.draw, deck.discard = deck.discard, []
        g.streams.shuffle("monster-cards", deck.draw)
    card = deck.draw.pop()
    deck.discard.append(card)
    g.state.monsters.drawn[name] = card
    if g.content.ability_decks[name][int(card)].shuffle:
        deck.shuffle = True


def types_present(g: G) -> list[str]:
    found: dict[str, None] = {}
    for figure in g.state.figures.values():
        if figure.kind == "monster":
            found[figure.type] = None
    return list(found)


def type_initiative(g: G, monster: str) -> int:
    name = deck_name(g, monster)
    card = g.state.monsters.drawn.get(name)
    return g.content.ability_decks[name][int(card)].initiative if card is not None else 99
