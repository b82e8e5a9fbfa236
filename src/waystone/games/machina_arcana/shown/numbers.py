"""The numbers of units that cards can change (MA-STA-05), found out once a picture."""

from collections.abc import Callable
from typing import Any, NamedTuple

from waystone.kernel.text import Text

from ..box.index import index
from ..box.modifiers import Armor, Ethereal, Immobile, Modifier, Most, Will
from ..rules.cards.modifiers import armor, bearing_on, ethereal, immobile, maxima, will
from ..table.state import Explorer, G, Monster
from ..table.units import Unit

Readers = tuple[tuple[type[Modifier], Callable[[G, Any], Any]], ...]
"""The kind of passive that changes a number, and how it is read."""


def _armor(g: G, e: Explorer) -> int:
    return armor(g, e) if e.cell >= 0 else 0


def _will(g: G, e: Explorer) -> int:
    return will(g, e) if e.cell >= 0 else 0


def _ethereal(g: G, e: Explorer) -> bool:
    return e.cell >= 0 and ethereal(g, e)


def _most(g: G, e: Explorer) -> tuple[int, int, int]:
    return maxima(g, e, bearing_on(g, e, Most))


def _steps(g: G, m: Monster) -> int:
    """MA-MOV-01: who is immobile does not walk."""
    return 0 if immobile(g, m) else g.content.monsters[m.id].stamina


OF_EXPLORERS: Readers = ((Armor, _armor), (Will, _will), (Ethereal, _ethereal), (Most, _most))
OF_MONSTERS: Readers = ((Armor, armor), (Will, will), (Ethereal, ethereal), (Immobile, _steps))


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


class Everybody(NamedTuple):
    """In the order of the explorers and of the monsters."""

    explorers: list[ExplorerNumbers]
    monsters: list[MonsterNumbers]


def everybody(g: G, text: Text) -> Everybody:
    """MA-CND-01: what hangs on a condition is found out anew; the rest stays as long as the same
    cards are in play."""
    explorers, monsters = text.shared("settled", lambda: settle(g), cards_in_play(g))
    return Everybody(
        [
            ExplorerNumbers(*filled(g, e, known, OF_EXPLORERS)) if None in known else known
            for e, known in zip(g.state.explorers, explorers, strict=True)
        ],
        [
            MonsterNumbers(*filled(g, m, known, OF_MONSTERS)) if None in known else known
            for m, known in zip(g.state.monsters, monsters, strict=True)
        ],
    )


def settle(g: G) -> tuple[list[Any], list[Any]]:
    """The numbers that hang on nothing but the cards in play, and nothing for each of the
    others."""
    return (
        [ExplorerNumbers(*settled(g, e, OF_EXPLORERS)) for e in g.state.explorers],
        [MonsterNumbers(*settled(g, m, OF_MONSTERS)) for m in g.state.monsters],
    )


def settled(g: G, unit: Unit, readers: Readers) -> list[Any]:
    return [None if hangs(g, unit, kind) else read(g, unit) for kind, read in readers]


def filled(g: G, unit: Unit, known: tuple[Any, ...], readers: Readers) -> list[Any]:
    return [
        read(g, unit) if value is None else value
        for value, (_, read) in zip(known, readers, strict=True)
    ]


def cards_in_play(g: G) -> tuple[Any, ...]:
    """MA-ABI-01, MA-EVT-02, MA-LST-01: the cards of units, those of nobody, the markers."""
    state, story, decks = g.state, g.state.story, g.state.decks
    return (
        [(e.id, e.cell >= 0, e.equipped, e.personal) for e in state.explorers],
        [m.id for m in state.monsters],
        (story.scenario, story.endgame, story.chapters[story.chapter]),
        [(deck, pile[0]) for deck, pile in decks.event_discards.items() if pile],
        decks.turned,
        state.tokens.markers,
        state.tokens.spent,
    )


def hangs(g: G, unit: Unit, kind: type[Modifier]) -> bool:
    """MA-CND-01, MA-ABI-11: whether a card that may concern the unit asks for more than whose it
    is: a condition, a place."""
    book = index(g.content)
    return any(
        condition is not None or mod.who not in ("you", "everyone", "all-monsters")
        for card, _ in bearing_on(g, unit, kind)
        for mod, condition in book.cards[card].mods[kind]
    )
