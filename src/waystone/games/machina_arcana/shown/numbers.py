"""The numbers of units that cards can change (MA-STA-05), found out once a picture."""

from functools import lru_cache
from typing import NamedTuple

from ..box.conditions import Condition
from ..box.definitions import Content
from ..box.index import index
from ..box.modifiers import Armor, Ethereal, Immobile, Modifier, Most, Will
from ..rules.cards.modifiers import armor, ethereal, immobile, maxima, reaches, will
from ..table.cards import cards_of, nobodys_cards
from ..table.state import Explorer, G, Monster
from ..table.units import Unit, units

KINDS: tuple[type[Modifier], ...] = (Armor, Will, Ethereal, Most, Immobile)
"""The modifiers that change these numbers."""


class ExplorerNumbers(NamedTuple):
    """`most`: health, stamina and essence. Who is off the board has no armor and no will."""

    armor: int
    will: int
    ethereal: bool
    most: tuple[int, int, int]


class MonsterNumbers(NamedTuple):
    armor: int
    will: int
    ethereal: bool
    steps: int


# ---- what the numbers hang on


class Changing(NamedTuple):
    """The cards of nobody that change these numbers; those of anybody that ask for a condition or a
    place to do so (MA-CND-01, MA-ABI-11), with whom they name and what they ask; whether a unit may
    have one that changes the numbers of others (MA-ABI-09)."""

    shared: frozenset[str]
    asking: dict[str, list[tuple[str, Condition | None]]]
    wide: bool


@lru_cache(maxsize=16)
def changing(content: Content) -> Changing:
    book = index(content)
    carriers = [found for kind, found in book.carriers.items() if kind in KINDS]
    asking: dict[str, list[tuple[str, Condition | None]]] = {}
    for card in book.cards.values():
        for mod, condition in [passive for kind in KINDS for passive in card.mods.get(kind, ())]:
            if condition is not None or mod.who not in ("you", "everyone", "all-monsters"):
                asking.setdefault(card.id, []).append((mod.who, condition))
    return Changing(
        frozenset(card for found in carriers for card in found.shared),
        asking,
        any(found.wide or found.monsters for found in carriers),
    )


class InPlay(NamedTuple):
    """`cards`: all but the own cards of a unit that its numbers hang on (MA-EVT-02, MA-LST-01).
    What asks for a condition or a place: `own`, the cards of a unit that concern itself alone;
    `common`, those that concern others too, each with its owner."""

    cards: tuple[object, ...]
    own: dict[str, list[str]]
    common: list[tuple[str, Unit | None]]


def in_play(g: G) -> InPlay:
    state = g.state
    shared, asking, wide = changing(g.content)
    nobodys = nobodys_cards(g, shared)
    cards: tuple[object, ...] = (nobodys, state.tokens.markers, state.tokens.spent)
    common: list[tuple[str, Unit | None]] = [(card, None) for card in nobodys if card in asking]
    if wide:
        everybodys = [(unit, cards_of(g, unit)) for unit in units(g)]
        cards = (*cards, [(unit.id, own) for unit, own in everybodys])
        common += [(card, unit) for unit, own in everybodys for card in own if card in asking]
        return InPlay(cards, {}, common)
    own: dict[str, list[str]] = {}
    for e in state.explorers:
        if e.id in asking or e.personal or not asking.keys().isdisjoint(e.equipped):
            own[e.id] = [card for card in cards_of(g, e) if card in asking]
    return InPlay(cards, own, common)


def held(g: G, unit: Unit, around: InPlay) -> list[bool]:
    """MA-CND-01, MA-ABI-11: of all that is asked for on cards that may concern the unit, whether it
    holds now."""
    own = around.own.get(unit.id)
    if unit.cell < 0 or not (own or around.common):
        return []
    asking, found = changing(g.content).asking, []
    for card in own or ():
        found += [reaches(g, card, who, unit, unit, asked) for who, asked in asking[card]]
    for card, owner in around.common:
        found += [reaches(g, card, who, owner, unit, asked) for who, asked in asking[card]]
    return found


# ---- the numbers


def of_explorer(g: G, e: Explorer) -> ExplorerNumbers:
    if e.cell < 0:
        return ExplorerNumbers(0, 0, False, maxima(g, e))
    return ExplorerNumbers(armor(g, e), will(g, e), ethereal(g, e), maxima(g, e))


def of_monster(g: G, m: Monster) -> MonsterNumbers:
    """MA-MOV-01: who is immobile does not walk."""
    steps = 0 if immobile(g, m) else g.content.monsters[m.id].stamina
    return MonsterNumbers(armor(g, m), will(g, m), ethereal(g, m), steps)
