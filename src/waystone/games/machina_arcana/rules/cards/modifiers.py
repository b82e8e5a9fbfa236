"""What passives and lasting effects change, derived whenever it is asked for (MA-STA-05)."""

from typing import Any, TypeVar

from ...box.definitions import Content
from ...box.index import Index, index
from ...box.modifiers import (
    Armor,
    Barred,
    Ethereal,
    Hidden,
    Immobile,
    Most,
    Range,
    SeesEthereal,
    Through,
    Treat,
    Will,
)
from ...table.board import ground, lit_tile, tile_at
from ...table.state import Explorer, G, State
from ...table.units import Unit, unit_of
from ..registry import holds
from .doing import Doing

M = TypeVar("M", bound=Any)


def applying(g: G, unit: Unit, kind: type[M]) -> list[tuple[M, str]]:
    """The modifiers of one kind that apply to a unit on the board, each with its card."""
    state, book = g.state, index(g.content)
    carriers = book.carriers.get(kind)
    found: list[tuple[M, str]] = []
    if carriers is not None:
        owned, monsters, shared = carriers
        if owned:
            for e in state.explorers:
                if e.cell < 0:
                    continue
                if e.id in owned:
                    _collect(g, book, e.id, kind, e, unit, found)
                for item in e.equipped:
                    if item in owned:
                        _collect(g, book, item, kind, e, unit, found)
                for event in e.personal:
                    if event in owned and event not in state.tokens.spent:
                        _collect(g, book, event, kind, e, unit, found)
        if monsters:
            for m in state.monsters:
                if m.id in monsters:
                    _collect(g, book, m.id, kind, m, unit, found)
        if shared:
            for card in in_play(state, g.content):
                if card in shared:
                    _collect(g, book, card, kind, None, unit, found)
    for lasting in state.tokens.markers:
        if unit.id in lasting.units:
            for mod in book.cards[lasting.card].lastings[lasting.number].mods:
                if type(mod) is kind:
                    found.append((mod, lasting.card))
    return found


def in_play(state: State, content: Content) -> list[str]:
    """The cards in play that nobody owns: chapter or endgame, and the tops of the event piles (a
    personal event on top is no current event, and never among the shared cards)."""
    if state.story.endgame:
        found = [content.scenarios[state.story.scenario].endgame.id]
    else:
        found = [state.story.chapters[state.story.chapter]]
    for pile in state.decks.event_discards.values():
        if pile:
            found.append(pile[0])
    return found


def grants(g: G, kind: type[Any]) -> bool:
    """Does any card in play have a passive of this kind?"""
    carriers = index(g.content).carriers.get(kind)
    if carriers is None:
        return False
    state = g.state
    owned, monsters, shared = carriers
    for e in state.explorers:
        if e.id in owned or not owned.isdisjoint(e.equipped) or not owned.isdisjoint(e.personal):
            return True
    if monsters and any(m.id in monsters for m in state.monsters):
        return True
    return bool(shared) and not shared.isdisjoint(in_play(state, g.content))


def _collect(
    g: G,
    book: Index,
    card: str,
    kind: type[M],
    source: Unit | None,
    unit: Unit,
    found: list[tuple[M, str]],
) -> None:
    for mod, condition in book.cards[card].mods[kind]:
        if not covers(g, mod.who, source, unit):
            continue
        if condition is not None:
            you = source or unit
            if not holds(g, Doing(you.id, card, you.id), condition):
                continue
        found.append((mod, card))  # type: ignore[arg-type]


def covers(g: G, who: str, source: Unit | None, unit: Unit) -> bool:
    """MA-ABI-11, MA-EVT-03: the owner's tile; for cards nobody owns, all tiles."""
    explorer = isinstance(unit, Explorer)
    match who:
        case "you":
            return source is unit if source is not None else explorer
        case "everyone":
            return explorer
        case "all-monsters":
            return not explorer
    if source is None:
        return who == "units" or (who == "explorers" if explorer else who == "monsters")
    match who:
        case "units":
            fits = True
        case "explorers":
            fits = explorer
        case "other-explorers":
            fits = explorer and unit is not source
        case "monsters":
            fits = not explorer
        case "other-monsters":
            fits = not explorer and unit is not source
        case "adjacent-units" | "adjacent-monsters" | "adjacent-explorers":
            kind_fits = who == "adjacent-units" or explorer == (who == "adjacent-explorers")
            return kind_fits and bool(ground(g).beside[source.cell] >> unit.cell & 1)
        case _:
            fits = False
    return fits and tile_at(source.cell) == tile_at(unit.cell)


# ---- attributes


def _within(value: int) -> int:
    """MA-STA-03: every attribute stays within 0 to 9."""
    return 0 if value < 0 else 9 if value > 9 else value


def armor(g: G, unit: Unit) -> int:
    """MA-STA-05, MA-ITM-02."""
    if isinstance(unit, Explorer):
        items = g.content.items
        total = g.content.explorers[unit.id].armor + sum(items[i].armor for i in unit.equipped)
    else:
        total = g.content.monsters[unit.id].armor
    return _within(total + sum(mod.n for mod, _ in applying(g, unit, Armor)))


def will(g: G, unit: Unit) -> int:
    if isinstance(unit, Explorer):
        items = g.content.items
        total = g.content.explorers[unit.id].will + sum(items[i].will for i in unit.equipped)
    else:
        total = g.content.monsters[unit.id].will
    return _within(total + sum(mod.n for mod, _ in applying(g, unit, Will)))


def most(g: G, unit: Unit, what: str) -> int:
    """MA-STA-04: the printed maximum, unless an effect changes it."""
    if isinstance(unit, Explorer):
        printed: int = getattr(g.content.explorers[unit.id], what)
    else:
        printed = 0 if what == "essence" else getattr(g.content.monsters[unit.id], what)
    if unit.cell >= 0:
        printed += sum(mod.n for mod, _ in applying(g, unit, Most) if mod.what == what)
    return _within(printed)


def reach_bonus(g: G, unit: Unit) -> int:
    """MA-TGT-05."""
    return sum(mod.n for mod, _ in applying(g, unit, Range))


# ---- status


def ethereal(g: G, unit: Unit) -> bool:
    if not isinstance(unit, Explorer) and g.content.monsters[unit.id].ethereal:
        return True
    return bool(applying(g, unit, Ethereal))


def sees_ethereal(g: G, unit: Unit) -> bool:
    """MA-ETH-01, MA-ETH-03: by a passive, or on a tile with a lit chapter space."""
    return lit_tile(g, unit.cell) or bool(applying(g, unit, SeesEthereal))


def immobile(g: G, unit: Unit) -> bool:
    if not isinstance(unit, Explorer) and g.content.monsters[unit.id].immobile:
        return True
    return bool(applying(g, unit, Immobile))


def hidden(g: G, unit: Unit) -> bool:
    return bool(applying(g, unit, Hidden))


def passes(g: G, unit: Unit) -> list[str]:
    """What the unit moves through (MA-MOV-05)."""
    return [mod.what for mod, _ in applying(g, unit, Through)]


def treated(g: G, unit: Unit, as_: str) -> list[str]:
    """MA-TER-15: the types of spaces that may be of this type for the unit."""
    return [mod.space for mod, _ in applying(g, unit, Treat) if mod.as_ == as_]


def barred(g: G, unit: Unit, what: str) -> bool:
    return any(mod.what == what for mod, _ in applying(g, unit, Barred))


def wounded(g: G, unit: str) -> bool:
    """MA-STA-08."""
    found = unit_of(g, unit)
    return found is not None and found.health < most(g, found, "health")
