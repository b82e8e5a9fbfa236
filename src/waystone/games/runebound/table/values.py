"""The values of a hero (RB-ATT), derived from the cards in play whenever they are asked for."""

from typing import NamedTuple

from ..box.effects import Attribute
from .state import G, Hero, sheet


class Values(NamedTuple):
    """All values of a hero, as they stand."""

    body: int
    mind: int
    spirit: int
    speed: int
    hand: int
    health: int


def values(g: G, hero: Hero) -> Values:
    """RB-ATT-03, RB-ATT-05, RB-ATT-06, RB-ATT-08: all values together."""
    of = sheet(g, hero)
    if not hero.boosts:
        return Values(of.body, of.mind, of.spirit, of.speed, of.hand, of.health)
    return Values(
        attribute(g, hero, "body"),
        attribute(g, hero, "mind"),
        attribute(g, hero, "spirit"),
        speed(g, hero),
        hand_limit(g, hero),
        health(g, hero),
    )


def attribute(g: G, hero: Hero, name: Attribute) -> int:
    """RB-ATT-03: may be negative; where a number is needed take `max(0, ...)`."""
    value: int = getattr(sheet(g, hero), name)
    return value + hero.boosts.get(name, 0)


def speed(g: G, hero: Hero) -> int:
    """RB-ATT-05, RB-AMB-62: the dice rolled to move or explore, never below 0."""
    return max(0, sheet(g, hero).speed + hero.boosts.get("speed", 0))


def health(g: G, hero: Hero) -> int:
    """RB-ATT-08; RB-AMB-29: never below 1."""
    return max(1, sheet(g, hero).health + hero.boosts.get("health", 0))


def hand_limit(g: G, hero: Hero) -> int:
    """RB-ATT-06: printed, and modified like other values."""
    return max(0, sheet(g, hero).hand + hero.boosts.get("hand", 0))


def is_defeated(g: G, hero: Hero) -> bool:
    """RB-DFT-01, RB-DFT-07, RB-DFT-08, RB-AMB-30: derived, so that more health (from any source)
    or less damage ends it at once. RB-DFT-09: nothing else is lost by it."""
    return hero.damage >= health(g, hero)
