"""Carrying out what a card says: every effect type has exactly one interpreter."""

from collections.abc import Awaitable
from typing import Literal

from msgspec import Struct

from waystone.kernel.interpret import Interpreters

from ...box.effects import Amount, Attribute, Effect, Effects
from ...table.state import G
from ...table.values import attribute


class By(Struct):
    """Who uses an ability: the seat that decides, the hero it is for, in combat the side; the
    card at hand; and the numbers that its text speaks of (RB-ABL-11). `acts`: it is used as a
    combat action, so that its damage is an attack (RB-DMG-13). `target`: the token that was named
    with it."""

    seat: int
    hero: int = -1
    side: int = -1
    card: str = ""
    x: int = 0
    successes: int = 0
    matches: int = 0
    failed: bool = False
    acts: bool = False
    target: int = -1


performs: Interpreters[G, By, Awaitable[None]] = Interpreters(Effect)


async def resolve(g: G, by: By, effects: Effects | Literal["none"]) -> None:
    """RB-ABL-03, RB-GLD-02, RB-GLD-03: in the printed order; a card changes a rule only in what it
    says. RB-ELM-01: a hero that is out of the game does nothing more."""
    if effects == "none":
        return
    for effect in effects:
        if by.hero >= 0 and g.state.heroes[by.hero].eliminated:
            return
        await performs.by_kind[type(effect)](g, by, effect)


def amount(g: G, by: By, n: Amount) -> int:
    """RB-ABL-11, RB-ABL-12: X is read at the moment it is needed (RB-AMB-42: at least 1)."""
    if isinstance(n, int):
        return n
    match n:
        case "x":
            return max(1, by.x)
        case "by-successes":
            return by.successes
        case "by-matches":
            return by.matches
        case "by-act":
            return g.state.act
        case "by-round":
            return g.state.combat.round if g.state.combat else 0
        case "by-body":
            return _attribute(g, by, "body")
        case "by-mind":
            return _attribute(g, by, "mind")
        case "by-spirit":
            return _attribute(g, by, "spirit")


def _attribute(g: G, by: By, name: Attribute) -> int:
    """RB-ATT-03: for abilities a negative value counts as 0."""
    return max(0, attribute(g, g.state.heroes[by.hero], name)) if by.hero >= 0 else 0
