"""What happens when something happens: abilities that wait for a moment, and their order."""

from collections.abc import Sequence

from waystone.kernel.ask import Option, choose, order

from ...box.abilities import Trigger, When
from ...box.sheet import card_of
from ...table.state import G, playing, sheet
from .exertion import exert
from .interpret import By, resolve


async def triggered(g: G, trigger: Trigger, seats: Sequence[int], side: int = -1) -> None:
    """RB-ABL-07: the active player resolves all of theirs, then the others in turn order."""
    for seat in seats:
        waiting = sheet(g, g.state.heroes[seat]).whens.get(trigger)
        if waiting:
            await use_all(g, By(seat, seat, side), list(waiting))


def simultaneous(g: G) -> list[int]:
    """RB-ABL-07, RB-AMB-13: the active player (between turns the first), then turn order."""
    order = playing(g)
    active = g.state.active
    if active in order:
        order.remove(active)
        order.insert(0, active)
    return order


async def use_all(g: G, by: By, waiting: list[tuple[str, When]]) -> None:
    """Each player orders own abilities freely."""
    if len(waiting) > 1 and by.seat >= 0:
        options = [
            Option(
                f"use:{key}",
                (key, when),
                "option-use",
                {"card": card_of(key), "ability": when},
                f"card:{card_of(key)}",
            )
            for key, when in waiting
        ]
        waiting = await order(by.seat, options, "ask-order", rule="RB-ABL-07")
    for key, when in waiting:
        await use(g, by, key, when)


async def use(g: G, by: By, key: str, when: When) -> None:
    """Once within its limit; where it costs an exertion the owner may decline. RB-ABL-06: once per
    turn is once in the owner's own turn, and never in another's."""
    if when.limit == "turn" and g.state.active != by.hero:
        return
    used = _book(g, by, when.limit)
    if used is not None and key in used:
        return
    if when.exert:
        hero = g.state.heroes[by.hero]
        if len(hero.hand) < when.exert:
            return
        told = {"card": card_of(key), "ability": when}
        options = [
            Option("use", True, "option-use", told, f"card:{card_of(key)}"),
            Option("pass", False, "option-pass"),
        ]
        if not await choose(by.seat, options, "ask-use", rule="RB-EXR-02", may=True, hushed=True):
            return
        await exert(g, hero, when.exert)
    if used is not None:
        used.append(key)
    card = card_of(key)
    await resolve(g, By(by.seat, by.hero, by.side, card), when.then)


def _book(g: G, by: By, limit: str) -> list[str] | None:
    """Where uses are counted: this turn, this combat round or this combat."""
    if limit == "turn":
        return g.state.heroes[by.hero].used
    combat = g.state.combat
    if combat is None or by.side < 0 or not limit:
        return None
    side = combat.sides[by.side]
    return side.round.used if limit == "round" else side.used_up
