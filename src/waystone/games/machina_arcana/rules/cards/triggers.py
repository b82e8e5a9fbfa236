"""When: cards that answer what happens (MA-CND-02, MA-CND-04)."""

from ...box.abilities import When
from ...box.index import index
from ...table.board import tile_at
from ...table.cards import cards_of, nobodys_cards, shared_cards
from ...table.facts import Progressed, Triggered
from ...table.state import G
from ...table.units import unit_of, units
from ..actions.items import discard_card
from ..registry import holds, resolve
from .doing import Doing
from .modifiers import serves

OF_USE = ("hit", "miss", "kill")
"""What happens to a unit by the use of a card."""


async def happen(
    g: G,
    trigger: str,
    unit: str,
    other: str = "",
    space: str = "",
    caused_by: tuple[str, ...] = (),
    used: str = "",
) -> None:
    """MA-CND-02: something happens to one unit: its own cards and those shared by its side answer.
    MA-EQP-08: to what was done with a card an augment answers only if it is attached to that."""
    listeners = index(g.content).listeners.get(trigger)
    if not listeners:
        return
    found = unit_of(g, unit)
    if found is None:
        return
    for card in [*cards_of(g, found), *shared_cards(g, found)]:
        if (
            card in listeners
            and card not in caused_by
            and (trigger not in OF_USE or serves(g, found, card, used))
        ):
            d = Doing(unit, card, unit, other=other, caused_by=caused_by)
            await _answer(g, card, trigger, d, space)


async def happen_to_all(g: G, trigger: str, tile: int | None = None, other: str = "") -> None:
    """MA-CND-02: something happens to the table: cards of explorers, of monsters, then those of
    nobody (MA-AMB-54); `tile`: only units there answer."""
    listeners = index(g.content).listeners.get(trigger)
    if not listeners:
        return
    for unit in units(g):
        if tile is not None and tile_at(unit.cell) != tile:
            continue
        for card in cards_of(g, unit):
            if card in listeners:
                await _answer(g, card, trigger, Doing(unit.id, card, unit.id, other=other))
    for card in nobodys_cards(g, listeners):
        await _answer(g, card, trigger, Doing("", card, other=other, everywhere=True))


async def happen_to_card(g: G, trigger: str, card: str, unit: str, other: str = "") -> None:
    """MA-CND-02: something happens to one card: its marker is removed (MA-LST-14), the monster is
    destroyed (MA-DMG-05)."""
    listeners = index(g.content).listeners.get(trigger)
    if listeners and card in listeners:
        await _answer(g, card, trigger, Doing(unit, card, unit, other=other))


async def _answer(g: G, card: str, trigger: str, d: Doing, space: str = "") -> None:
    """MA-CND-02 to MA-CND-04: once each time, if the condition holds, with its last token where it
    is cumulative."""
    for n, when in index(g.content).cards[card].whens[trigger]:
        if when.space is not None and when.space != space:
            continue
        if when.cond is not None and not holds(g, d, when.cond):
            continue
        if when.progress and not await progressed(g, card, n, when.progress):
            continue
        g.say(Triggered(card), "MA-CND-02")
        await _resolve(g, d, when)


async def _resolve(g: G, d: Doing, when: When) -> None:
    """MA-CND-02: for the unit to which it happened; a card that discards itself goes last
    (MA-ABI-04)."""
    mine = Doing(d.unit, d.card, d.owner, other=d.other, everywhere=d.everywhere)
    mine.caused_by = (*d.caused_by, d.card)
    await resolve(g, mine, when.effects)
    if mine.discarded:
        discard_card(g, mine)


async def progressed(g: G, card: str, n: int, needed: int) -> bool:
    """MA-CND-04: one progress token; at the last all are discarded and the effect resolves."""
    key = f"{card}:{n}"
    tokens = g.state.tokens.progress.get(key, 0) + 1
    g.say(Progressed(card, tokens, needed), "MA-CND-04")
    if tokens < needed:
        g.state.tokens.progress[key] = tokens
        return False
    g.state.tokens.progress.pop(key, None)
    return True
