"""When: cards that answer what happens (MA-CND-02, MA-CND-04)."""

from ...box.abilities import When
from ...box.index import index
from ...table.board import tile_at
from ...table.facts import Progressed, Triggered
from ...table.state import Explorer, G
from ...table.story import current_event, story_card
from ...table.units import Unit, explorer_of, unit_of, units
from ..actions.items import discard_card
from ..registry import holds, resolve
from .doing import Doing


def cards_of(g: G, unit: Unit) -> list[str]:
    """MA-ABI-02: the cards in play that belong to a unit."""
    if isinstance(unit, Explorer):
        spent = g.state.tokens.spent
        return [unit.id, *unit.equipped, *(p for p in unit.personal if p not in spent)]
    return [unit.id]


def shared_cards(g: G, unit: Unit) -> list[str]:
    """MA-EVT-04, MA-CHP-01: the chapter and the explorer event serve every explorer, the horror
    event every monster."""
    if isinstance(unit, Explorer):
        found = [story_card(g), current_event(g, "explorer")]
    else:
        found = [current_event(g, "horror")]
    return [card for card in found if card]


async def happen(
    g: G,
    trigger: str,
    unit: str,
    other: str = "",
    space: str = "",
    caused_by: tuple[str, ...] = (),
) -> None:
    """Something happens to one unit: its own cards and those shared by its side answer."""
    listeners = index(g.content).listeners.get(trigger)
    if not listeners:
        return
    found = unit_of(g, unit)
    if found is None:
        return
    for card in [*cards_of(g, found), *shared_cards(g, found)]:
        if card in listeners and card not in caused_by:
            d = Doing(unit, card, unit, other=other, caused_by=caused_by)
            await _answer(g, card, trigger, d, space)


async def happen_to_all(g: G, trigger: str, tile: int | None = None, other: str = "") -> None:
    """Something happens to the table: cards of explorers, of monsters, then those of nobody
    (MA-AMB-54); `tile`: only units there answer."""
    listeners = index(g.content).listeners.get(trigger)
    if not listeners:
        return
    for unit in units(g):
        if tile is not None and tile_at(unit.cell) != tile:
            continue
        for card in cards_of(g, unit):
            if card in listeners:
                await _answer(g, card, trigger, Doing(unit.id, card, unit.id, other=other))
    for card in (story_card(g), current_event(g, "explorer"), current_event(g, "horror")):
        if card in listeners:
            await _answer(g, card, trigger, Doing("", card, other=other, everywhere=True))


async def happen_to_card(g: G, trigger: str, card: str, unit: str, other: str = "") -> None:
    """Something happens to one card."""
    listeners = index(g.content).listeners.get(trigger)
    if listeners and card in listeners:
        await _answer(g, card, trigger, Doing(unit, card, unit, other=other))


async def _answer(g: G, card: str, trigger: str, d: Doing, space: str = "") -> None:
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


def owner_of(g: G, card: str) -> Explorer | None:
    for e in g.state.explorers:
        if card in e.equipped or card in e.inventory or card in e.personal:
            return e
    return explorer_of(g, card)
