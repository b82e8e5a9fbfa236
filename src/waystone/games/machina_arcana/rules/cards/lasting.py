"""Lasting effects and their markers (MA-LST)."""

from ...box.effects import Lasting as LastingEffect
from ...box.index import index
from ...table.cards import owner_of
from ...table.facts import LastingBegan, LastingEnded
from ...table.state import EXPLORER_MARKERS, HORROR_MARKERS, G, Marker
from ...table.units import explorer_of
from ..actions.items import discard
from . import triggers
from .doing import Doing
from .selectors import chosen


def markers_left(g: G, by: str) -> int:
    """MA-LST-05, MA-LST-06: of 3 explorer markers or 4 horror markers."""
    supply = EXPLORER_MARKERS if by else HORROR_MARKERS
    return supply - len([mark for mark in g.state.tokens.markers if mark.by == by])


def stack_of(card: str, number: int, by: str) -> str:
    return f"{card}:{number}:{by}"


def times_resolved(g: G, card: str, number: int, by: str) -> int:
    """MA-LST-02, MA-LST-03: how often in this round, on shared cards for each explorer."""
    return g.state.tokens.stacked.get(stack_of(card, number, by), 0)


async def last(g: G, d: Doing, effect: LastingEffect) -> None:
    """MA-LST-02 to MA-LST-06: skipped without a marker or beyond the limit, which stops nothing
    else; else a marker goes on the card, one for all units it affects (MA-TGT-06)."""
    by = d.unit if explorer_of(g, d.unit) is not None else ""
    number = index(g.content).cards[d.card].lastings.index(effect)
    times = times_resolved(g, d.card, number, by)
    if times >= effect.limit or not markers_left(g, by):
        return
    units = list(dict.fromkeys(await chosen(g, d, effect.who)))
    g.state.tokens.stacked[stack_of(d.card, number, by)] = times + 1
    g.state.tokens.markers.append(Marker(d.card, number, by, units))
    d.lasted = True
    g.say(LastingBegan(d.card), "MA-LST-03")


async def end_all(g: G, *, horror: bool) -> None:
    """MA-LST-01: explorers' effects end with the explorer phase's start, those of monsters and
    horror events with the horror phase's; from then on each can be resolved anew (MA-LST-02)."""
    state = g.state
    ending = [mark for mark in state.tokens.markers if (mark.by == "") == horror]
    for key in [k for k in state.tokens.stacked if k.endswith(":") == horror]:
        del state.tokens.stacked[key]
    for mark in ending:
        await take_marker(g, mark)


async def take_marker(g: G, mark: Marker) -> None:
    """MA-LST-10, MA-LST-14, MA-LST-15: the marker returns, the card answers, a spent card is
    discarded."""
    state = g.state
    if mark not in state.tokens.markers:
        return
    state.tokens.markers.remove(mark)
    g.say(LastingEnded(mark.card), "MA-LST-01")
    owner = owner_of(g, mark.card)
    unit = owner.id if owner is not None else mark.by
    await triggers.happen_to_card(g, "marker-removed", mark.card, unit)
    if mark.card in state.tokens.spent and all(m.card != mark.card for m in state.tokens.markers):
        discard(g, owner_of(g, mark.card), mark.card)


def drop_markers(g: G, cards: list[str]) -> None:
    """MA-LST-07: the card goes, the effect ends, the marker returns."""
    g.state.tokens.markers[:] = [mark for mark in g.state.tokens.markers if mark.card not in cards]


def marked(g: G, card: str, by: str) -> Marker | None:
    """MA-LST-15: the explorer's marker on a card."""
    for mark in g.state.tokens.markers:
        if mark.card == card and mark.by == by:
            return mark
    return None
