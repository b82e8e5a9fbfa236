"""What passives and lasting effects change, derived whenever it is asked for (MA-STA-05)."""

from collections.abc import Sequence
from typing import TypeVar

from ...box.conditions import Condition
from ...box.index import Carriers, index
from ...box.modifiers import (
    Armor,
    Barred,
    Ethereal,
    Hidden,
    Immobile,
    Modifier,
    Most,
    Range,
    SeesEthereal,
    Through,
    Treat,
    Will,
)
from ...table.board import lit_tile
from ...table.cards import nobodys_cards
from ...table.state import Explorer, G, Monster
from ...table.units import Unit, unit_of
from ..registry import holds
from .doing import Doing
from .selectors import WORDS, names

M = TypeVar("M", bound=Modifier)
U = TypeVar("U", Unit, Explorer, Monster)

Carried = list[tuple[str, Unit | None]]
"""Cards in play, each with its owner."""


def in_play(g: G, kind: type[M]) -> Carried:
    """MA-ABI-01: the cards in play that have a passive of this kind."""
    carriers = index(g.content).carriers.get(kind)
    return carried(g, carriers) if carriers is not None else []


def applying(
    g: G, unit: Unit, kind: type[M], used: str | None = None, cards: Carried | None = None
) -> list[tuple[M, str]]:
    """The modifiers of one kind that apply to a unit on the board, each with its card (MA-ABI-03,
    MA-LST-01); with `used`, those that apply when that card is used. MA-EQP-08: an augment serves
    only the item it is attached to; MA-LST-08: what lasts serves everything that the unit does.
    `cards` are those in play with this kind, where they are known."""
    book = index(g.content)
    if cards is None:
        carriers = book.carriers.get(kind)
        cards = concerning(g, unit, carriers) if carriers is not None else []
    found: list[tuple[M, str]] = []
    for card, source in cards:
        if used is None or serves(g, unit, card, used):
            for mod, condition in book.cards[card].mods[kind]:
                if isinstance(mod, kind) and reaches(g, card, mod.who, source, unit, condition):
                    found.append((mod, card))
    for marker in g.state.tokens.markers:
        if unit.id in marker.units:
            for mod in book.cards[marker.card].lastings[marker.number].mods:
                if isinstance(mod, kind):
                    found.append((mod, marker.card))
    return found


def lasts(g: G, kind: type[M]) -> bool:
    """MA-LST-01, MA-LST-08: whether a modifier of this kind lasts for anybody."""
    for marker in g.state.tokens.markers:
        for mod in index(g.content).cards[marker.card].lastings[marker.number].mods:
            if isinstance(mod, kind):
                return True
    return False


def bearing_on(g: G, unit: Unit, kind: type[M]) -> Carried:
    """MA-ABI-01: the cards in play with a passive of this kind that may concern the unit."""
    carriers = index(g.content).carriers.get(kind)
    return concerning(g, unit, carriers) if carriers is not None else []


def serves(g: G, unit: Unit, card: str, used: str) -> bool:
    """MA-EQP-08: is it no augment, or attached to what is used?"""
    item = g.content.items.get(card)
    if item is None or not item.left or not isinstance(unit, Explorer):
        return True
    return unit.equipped.get(card, used) == used


def carried(g: G, carriers: Carriers) -> Carried:
    """MA-ABI-01, MA-ABI-02, MA-EVT-03: the cards in play among these, each with its owner; nobody
    owns the shared, among which there is no personal event. A personal event that waits to be
    discarded is out of play (MA-LST-10); an augment goes with its item (MA-EQP-08)."""
    owned, monsters, shared, _ = carriers
    found: Carried = []
    if owned:
        for e in g.state.explorers:
            found += of_explorer(g, e, owned)
    if monsters:
        found += [(m.id, m) for m in g.state.monsters if m.id in monsters]
    if shared:
        for card in nobodys_cards(g, shared):
            found.append((card, None))
    return found


def concerning(g: G, unit: Unit, carriers: Carriers) -> Carried:
    """MA-ABI-09: of these cards in play, those that may concern the unit: what serves its owner
    alone is looked for with the unit alone."""
    owned, monsters, shared, wide = carriers
    if wide or (monsters and not isinstance(unit, Explorer)):
        return carried(g, carriers)
    found = of_explorer(g, unit, owned) if owned and isinstance(unit, Explorer) else []
    if shared:
        for card in nobodys_cards(g, shared):
            found.append((card, None))
    return found


def of_explorer(g: G, e: Explorer, among: frozenset[str]) -> Carried:
    """MA-ABI-01, MA-ABI-02: an explorer's own card, equipped items, personal events (MA-EVT-03)
    that do not wait to be discarded (MA-LST-10)."""
    found: Carried = []
    if e.cell >= 0:
        if e.id in among:
            found.append((e.id, e))
        if not among.isdisjoint(e.equipped):
            found += [(item, e) for item in e.equipped if item in among]
        for event in e.personal:
            if event in among and event not in g.state.tokens.spent:
                found.append((event, e))
    return found


def reaches(
    g: G, card: str, who: str, source: Unit | None, unit: Unit, condition: Condition | None
) -> bool:
    """MA-CND-01: a "while" passive works only as long as its condition holds, for its owner, or
    where nobody owns it for whom it concerns."""
    if not covers(g, who, source, unit):
        return False
    you = source or unit
    return condition is None or holds(g, Doing(you.id, card, you.id), condition)


def covers(g: G, who: str, source: Unit | None, unit: Unit) -> bool:
    """MA-ABI-09, MA-ABI-11, MA-EVT-03: the owner alone, or whom it names on the owner's tile; for
    cards nobody owns, all tiles."""
    match who:
        case "you":
            return source is unit if source is not None else isinstance(unit, Explorer)
        case "everyone":
            return isinstance(unit, Explorer)
        case "all-monsters":
            return not isinstance(unit, Explorer)
    return names(g, WORDS[who], source, unit)


# ---- attributes


def _within(value: int) -> int:
    """MA-STA-03: every attribute stays within 0 to 9."""
    return 0 if value < 0 else 9 if value > 9 else value


def armor(g: G, unit: Unit) -> int:
    """MA-STA-05, MA-ITM-02: printed, with the symbols on equipped items and with effects, within 0
    to 9 (MA-STA-03)."""
    if isinstance(unit, Explorer):
        items = g.content.items
        total = g.content.explorers[unit.id].armor + sum([items[i].armor for i in unit.equipped])
    else:
        total = g.content.monsters[unit.id].armor
    return _within(total + sum([mod.n for mod, _ in applying(g, unit, Armor)]))


def will(g: G, unit: Unit) -> int:
    """MA-STA-05, MA-ITM-02: as armor."""
    if isinstance(unit, Explorer):
        items = g.content.items
        total = g.content.explorers[unit.id].will + sum([items[i].will for i in unit.equipped])
    else:
        total = g.content.monsters[unit.id].will
    return _within(total + sum([mod.n for mod, _ in applying(g, unit, Will)]))


def most(g: G, unit: Unit, what: str) -> int:
    """MA-STA-04: the printed maximum, unless an effect changes it; within 0 to 9 (MA-STA-03)."""
    if isinstance(unit, Explorer):
        printed: int = getattr(g.content.explorers[unit.id], what)
    else:
        printed = 0 if what == "essence" else getattr(g.content.monsters[unit.id], what)
    if unit.cell >= 0:
        printed += sum(mod.n for mod, _ in applying(g, unit, Most) if mod.what == what)
    return _within(printed)


def maxima(g: G, e: Explorer) -> tuple[int, int, int]:
    """MA-STA-04: the most health, stamina and essence of an explorer."""
    card = g.content.explorers[e.id]
    changes = applying(g, e, Most) if e.cell >= 0 else []
    if not changes:
        return _within(card.health), _within(card.stamina), _within(card.essence)
    return most(g, e, "health"), most(g, e, "stamina"), most(g, e, "essence")


def reach_bonus(g: G, unit: Unit, used: str, cards: Carried | None = None) -> int:
    """MA-TGT-05: what changes the range of ranged abilities."""
    return sum(mod.n for mod, _ in applying(g, unit, Range, used, cards))


# ---- status


def ethereal(g: G, unit: Unit, cards: Carried | None = None) -> bool:
    """MA-ETH-01, MA-ETH-04: printed or by an effect; nothing that it does ends it."""
    if not isinstance(unit, Explorer) and g.content.monsters[unit.id].ethereal:
        return True
    return bool(applying(g, unit, Ethereal, None, cards))


def ethereals(g: G, among: Sequence[U]) -> list[U]:
    """MA-ETH-01, MA-ETH-04: of these units those that are ethereal."""
    cards = in_play(g, Ethereal)
    if cards or lasts(g, Ethereal):
        return [unit for unit in among if ethereal(g, unit, cards)]
    printed = index(g.content).ethereal
    return [unit for unit in among if unit.id in printed]


def sees_ethereal(g: G, unit: Unit, used: str) -> bool:
    """MA-ETH-01, MA-ETH-03: by a passive, or on a tile with a lit chapter space."""
    return lit_tile(g, unit.cell) or bool(applying(g, unit, SeesEthereal, used))


def immobile(g: G, unit: Unit, cards: Carried | None = None) -> bool:
    """MA-MOV-01, MA-FRC-07: printed or by an effect."""
    if not isinstance(unit, Explorer) and g.content.monsters[unit.id].immobile:
        return True
    return bool(applying(g, unit, Immobile, None, cards))


def immobiles(g: G, among: Sequence[U]) -> list[U]:
    """MA-MOV-01, MA-FRC-07: of these units those that are immobile."""
    cards = in_play(g, Immobile)
    if cards or lasts(g, Immobile):
        return [unit for unit in among if immobile(g, unit, cards)]
    printed = index(g.content).immobile
    return [unit for unit in among if unit.id in printed]


def hidden(g: G, unit: Unit, cards: Carried | None = None) -> bool:
    return bool(applying(g, unit, Hidden, None, cards))


def hiding(g: G, among: Sequence[U]) -> list[U]:
    """MA-TGT-08: of these units those that are hidden."""
    cards = in_play(g, Hidden)
    if cards or lasts(g, Hidden):
        return [unit for unit in among if hidden(g, unit, cards)]
    return []


def passes(g: G, unit: Unit) -> list[str]:
    """What the unit moves through (MA-MOV-05)."""
    return [mod.what for mod, _ in applying(g, unit, Through)]


def treated(g: G, unit: Unit, as_: str) -> list[str]:
    """MA-TER-15: the types of spaces that may be of this type for the unit."""
    return [mod.space for mod, _ in applying(g, unit, Treat) if mod.as_ == as_]


def barred(g: G, unit: Unit, what: str, cards: Carried | None = None) -> bool:
    return any(mod.what == what for mod, _ in applying(g, unit, Barred, None, cards))


def wounded(g: G, unit: str) -> bool:
    """MA-STA-08: it has lost at least 1 health."""
    found = unit_of(g, unit)
    return found is not None and found.health < most(g, found, "health")
