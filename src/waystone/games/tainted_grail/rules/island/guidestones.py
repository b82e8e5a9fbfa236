"""Guidestones: active, fading (TG-GST)."""

from waystone.kernel.ask import Option

from ...box.layout import corners
from ...table.island_facts import StoneFaded
from ...table.places import card_at, distances, stones_of, the_world, touched
from ...table.state import G
from ..group import group_chooses
from .map import flip

FIGURES = 3


def empty_slots(g: G, number: int) -> list[str]:
    """TG-ACT-12, TG-GST-02: corners of the Location with a slot and no figure."""
    places = corners(g.content, number)
    slots = [places[corner] for corner in card_at(g, number).stones]
    return [corner for corner in slots if corner not in the_world(g).stones]


def light(g: G, corner: str) -> None:
    """TG-ACT-14, TG-LOC-14: all Locations that it touches turn clear at once."""
    the_world(g).stones.append(corner)
    for number in touched(g, corner):
        flip(g, number, "clear", "TG-LOC-14")


async def free_a_figure(g: G, party: list[int]) -> None:
    """TG-ACT-15, TG-GST-06: with all three on the board one is taken from anywhere; TG-GST-05:
    the Locations it leaves turn at the next start of day."""
    stones = the_world(g).stones
    if len(stones) < FIGURES:
        return
    options = [stone_option(g, corner) for corner in stones]
    stones.remove(await group_chooses(g, party, options, "ask-take-stone", "TG-ACT-15"))


def fade(g: G, corner: str) -> None:
    """TG-GST-03, TG-GST-04: the figure leaves the board; no Location flips by it."""
    the_world(g).stones.remove(corner)
    g.say(StoneFaded(stone_place(g, corner)), "TG-GST-03")


def stone_place(g: G, corner: str) -> str:
    """The lowest-numbered Location that it touches stands for it."""
    found = touched(g, corner)
    return the_world(g).spots[found[0]].id if found else ""


def stone_option(g: G, corner: str) -> Option[str]:
    at = {"place": stone_place(g, corner), "corner": corner}
    return Option(f"stone:{corner}", corner, "option-stone", at, f"corner:{corner}")


async def fade_at(g: G, number: int, highest: bool) -> bool:
    """TG-GRD-07, TG-CLA-02: one of those at a Location: first the one that touches the lowest
    (highest) numbered Location; TG-AMB-23: then the next, then the group chooses."""
    stones = stones_of(g, number)
    if not stones:
        return False
    equal = first_by_number(g, stones, highest)
    everybody = [one.seat for one in g.state.heroes]
    options = [stone_option(g, corner) for corner in equal]
    fade(g, await group_chooses(g, everybody, options, "ask-fade", "TG-AMB-23"))
    return True


def first_by_number(g: G, stones: list[str], highest: bool) -> list[str]:
    """Those that touch the lowest (highest) number, of these those that touch the next."""
    end = -1 if highest else 9999
    keys = {s: [*sorted(touched(g, s), reverse=highest), end] for s in stones}
    best = max(keys.values()) if highest else min(keys.values())
    return [s for s in stones if keys[s] == best]


async def fade_farthest(g: G) -> None:
    """TG-EPM-10, TG-AMB-25: the largest distance to the nearest character, counted from the
    nearest Location at its corners."""
    world = the_world(g)
    if not world.stones:
        return
    far = {corner: _distance(g, corner) for corner in world.stones}
    equal = [corner for corner in world.stones if far[corner] == max(far.values())]
    options = [stone_option(g, corner) for corner in equal]
    everybody = [one.seat for one in g.state.heroes]
    fade(g, await group_chooses(g, everybody, options, "ask-fade", "TG-AMB-25"))


def _distance(g: G, corner: str) -> int:
    found = []
    for one in g.state.heroes:
        away = distances(g, one.at)
        found.append(min((away.get(n, 99) for n in touched(g, corner)), default=99))
    return min(found)
