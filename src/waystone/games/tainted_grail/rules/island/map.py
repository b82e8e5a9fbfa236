"""The map changes: Locations are laid, flipped, replaced, removed (TG-LOC)."""

from ...box.lasting import Glimpse
from ...box.layout import versions
from ...table.island_facts import Flipped, Laid, LeftBoard, Swapped
from ...table.lasting import rules_of_all
from ...table.places import card_at, stones_of, the_world
from ...table.state import G
from ...table.world import Spot


def available(g: G, number: int) -> str | None:
    """TG-LOC-09: the card of a number; if it has left the game, the earliest letter."""
    gone = the_world(g).gone
    return next((c for c in versions(g.content).get(number, ()) if c not in gone), None)


def lay(g: G, number: int, *, clear: bool = False) -> bool:
    """TG-ACT-09: clear side up if a corner has a Guidestone, else the other; TG-AMB-36: a card
    that lies there already is not laid again. TG-SET-06: the first Location lies clear side up."""
    world = the_world(g)
    card = available(g, number)
    if number in world.spots or card is None:
        return False
    lit = clear or stones_of(g, number) or rules_of_all(g, Glimpse)
    world.spots[number] = Spot(card, "clear" if lit else "wyrd")
    g.say(Laid(card, "clear" if lit else "wyrd"), "TG-SET-06" if clear else "TG-ACT-09")
    return True


def lay_around(g: G, number: int) -> None:
    """TG-ACT-09: a card for each pointer that has none."""
    for other in card_at(g, number).pointers.values():
        lay(g, other)


def flip(g: G, number: int, side: str, rule: str) -> None:
    """TG-LOC-08, TG-LOC-10: everything on the card stays; no Instant effect."""
    spot = the_world(g).spots[number]
    if spot.side != side:
        spot.side = "clear" if side == "clear" else "wyrd"
        g.say(Flipped(spot.id, spot.side), rule)


def swap(g: G, number: int, version: str) -> None:
    """TG-LOC-11: markers are discarded; figures and cards go over. The old card leaves the
    game."""
    world = the_world(g)
    spot = world.spots.get(number)
    old = spot.id if spot is not None else available(g, number)
    if old is None or old == version:
        return
    if version in world.gone:
        world.gone.remove(version)
    world.gone.append(old)
    for earlier in versions(g.content)[number]:
        if earlier == version:
            break
        if earlier not in world.gone:
            world.gone.append(earlier)
    if spot is not None:
        world.spots[number] = Spot(version, spot.side, lit=spot.lit)
        g.say(Swapped(old, version), "TG-LOC-11")


def remove(g: G, number: int) -> None:
    """TG-DSC-02: a Location returns to its deck; nobody is left standing on it."""
    world = the_world(g)
    standing = [one.at for one in g.state.heroes]
    if number in world.spots and number not in standing:
        g.say(LeftBoard(world.spots[number].id), "TG-DSC-02")
        del world.spots[number]
        world.guardians[:] = [one for one in world.guardians if one.at != number]
        world.friends[:] = [one for one in world.friends if one.at != number]
        world.kings[:] = [one for one in world.kings if one.at != number]
