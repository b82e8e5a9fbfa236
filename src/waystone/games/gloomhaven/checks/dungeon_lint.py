"""What is wrong with the cards of the random dungeon."""

from collections.abc import Iterator

from waystone.kernel.lint import Mistake
from waystone.parts.hexgrid import distance, neighbours

from ..box.definitions import Content
from ..box.dungeon import NUMBERED, LairCard, RoomCard
from ..box.dungeon_map import NEAR, RoomPlan, column
from ..box.layout import DAMAGE_TRAP, SIMPLE

LEAST_STARTS = 4


def dungeon_mistakes(content: Content) -> Iterator[Mistake]:
    for room in content.rooms.values():
        for what in _room(room):
            yield Mistake("rooms", room.id, what, ("map",))
    for lair in content.lairs.values():
        for what in _lair(lair):
            yield Mistake("lairs", lair.id, what, ("hexes",))


def _room(card: RoomCard) -> Iterator[str]:
    if not any(glyph in NUMBERED or glyph in SIMPLE for glyph in card.map):
        yield "the map has no floor"
        return
    plan = RoomPlan(card)
    drawn = [glyph for _, glyph in plan.floor]
    for n, glyph in enumerate(NUMBERED, 1):
        if drawn.count(glyph) != 1:
            yield f"the numbered hex {n} ({glyph}) is drawn {drawn.count(glyph)} times"
    for glyph in sorted({*drawn} - {*NUMBERED, *SIMPLE, DAMAGE_TRAP}):
        yield f"the map has '{glyph}', which means nothing"
    for gate in plan.inside:
        yield f"the {gate.type} at {gate.at} is neither left nor right of all floor"
    if not plan.entrances or not plan.exits:
        yield "it needs an entrance and an exit"
        return
    yield from _gates(plan)
    hexes = [at for at, _ in plan.floor]
    seen, edge = {hexes[0]}, [hexes[0]]
    while edge:
        near = [at for at in neighbours(edge.pop()) if at in hexes and at not in seen]
        seen.update(near)
        edge += near
    if len(seen) != len(hexes):
        yield "the floor is in two parts"


def _gates(plan: RoomPlan) -> Iterator[str]:
    """GH-RDD-13: rooms join at their gates."""
    if max(column(g.at) for g in plan.entrances) > plan.left - 2:
        yield "floor stands less than a whole hex right of an entrance"
    if max(column(g.at) for g in plan.exits) - min(column(g.at) for g in plan.exits) > 1:
        yield "the exits are more than half a hex apart from left to right"
    hexes = [at for at, _ in plan.floor]
    for gate in (*plan.entrances, *plan.exits):
        if not any(at in neighbours(gate.at) for at in hexes):
            yield f"the {gate.type} at {gate.at} is beside no floor"
        if any(other.at in neighbours(gate.at) for other in plan.exits):
            yield f"the {gate.type} at {gate.at} is beside another exit"
    for gate in plan.entrances:
        threshold = min(hexes, key=lambda at, gate=gate: (distance(at, gate.at), at))  # type: ignore[misc]
        free = sum(g == "." and distance(at, threshold) <= NEAR for at, g in plan.floor)
        if free < LEAST_STARTS:
            yield f"only {free} plain hexes within two of the entrance {gate.type}"


def _lair(card: LairCard) -> Iterator[str]:
    for n in card.hexes:
        if not 1 <= n <= len(NUMBERED):
            yield f"there is no numbered hex {n}"
    if not any(mark.monster for mark in card.hexes.values()):
        yield "it has no monster"
    if bool(card.treasure) != any(mark.treasure for mark in card.hexes.values()):
        yield "a treasure is on a hex without contents, or has contents and no hex"
