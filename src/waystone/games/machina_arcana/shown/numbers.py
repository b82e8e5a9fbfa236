"""The numbers of units that cards can change (MA-STA-05), found out once a picture."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from waystone.kernel.text import Text

from ..box.index import index
from ..box.modifiers import Armor, Ethereal, Immobile, Modifier, Most, Will
from ..rules.cards.modifiers import Carried, armor, bearing_on, ethereal, immobile, maxima, will
from ..table.state import Explorer, G, Monster

U = TypeVar("U", Explorer, Monster)
N = TypeVar("N")
KINDS: tuple[type[Modifier], ...] = (Armor, Will, Ethereal, Most, Immobile)
"""The modifiers that change these numbers."""


def _armor(g: G, e: Explorer, cards: Carried | None = None) -> int:
    return armor(g, e, cards) if e.cell >= 0 else 0


def _will(g: G, e: Explorer, cards: Carried | None = None) -> int:
    return will(g, e, cards) if e.cell >= 0 else 0


def _ethereal(g: G, e: Explorer, cards: Carried | None = None) -> bool:
    return e.cell >= 0 and ethereal(g, e, cards)


def _steps(g: G, m: Monster, cards: Carried | None = None) -> int:
    """MA-MOV-01: who is immobile does not walk."""
    return 0 if immobile(g, m, cards) else g.content.monsters[m.id].stamina


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
    cards = cards_in_play(g)
    explorers, monsters = text.shared("settled", lambda: settle(g, cards, text), cards)
    return Everybody(
        [of_explorer(g, e, known) for e, known in zip(g.state.explorers, explorers, strict=True)],
        [of_monster(g, m, known) for m, known in zip(g.state.monsters, monsters, strict=True)],
    )


class InPlay(NamedTuple):
    """MA-ABI-01, MA-EVT-02, MA-LST-01: the cards of units; those of nobody, and the markers."""

    explorers: list[tuple[object, ...]]
    monsters: list[str]
    nobodys: tuple[object, ...]


def cards_in_play(g: G) -> InPlay:
    state, story, decks = g.state, g.state.story, g.state.decks
    events = [(deck, pile[0]) for deck, pile in decks.event_discards.items() if pile]
    chapter = (story.scenario, story.endgame, story.chapters[story.chapter])
    return InPlay(
        [(e.id, e.cell >= 0, e.equipped, e.personal) for e in state.explorers],
        [m.id for m in state.monsters],
        (chapter, events, decks.turned, state.tokens.markers, state.tokens.spent),
    )


Known = tuple[int | None, int | None, bool | None, tuple[int, int, int] | None]
KnownMonster = tuple[int | None, int | None, bool | None, int | None]
"""Numbers that hang on nothing but the cards in play, and nothing for each of the others."""


def settle(g: G, cards: InPlay, text: Text) -> tuple[list[Known], list[KnownMonster]]:
    """MA-ABI-09: those of a unit hang on its own cards and on nobody's, as long as no unit has a
    card that may concern others."""
    carriers = [index(g.content).carriers.get(kind) for kind in KINDS]
    others = cards if any(one and (one.wide or one.monsters) for one in carriers) else cards.nobodys
    return (
        [
            of_own_cards(g, e, (own, others), text)
            for e, own in zip(g.state.explorers, cards.explorers, strict=True)
        ],
        [of_monsters_card(g, m, (others,), text) for m in g.state.monsters],
    )


def of_own_cards(g: G, e: Explorer, cards: tuple[object, ...], text: Text) -> Known:
    return text.shared(
        ("settled", e.seat),
        lambda: (
            settled(g, e, Armor, _armor),
            settled(g, e, Will, _will),
            settled(g, e, Ethereal, _ethereal),
            settled(g, e, Most, maxima),
        ),
        cards,
    )


def of_monsters_card(g: G, m: Monster, cards: tuple[object, ...], text: Text) -> KnownMonster:
    return text.shared(
        ("settled", m.id),
        lambda: (
            settled(g, m, Armor, armor),
            settled(g, m, Will, will),
            settled(g, m, Ethereal, ethereal),
            settled(g, m, Immobile, _steps),
        ),
        cards,
    )


def settled(g: G, unit: U, kind: type[Modifier], found: Callable[[G, U, Carried], N]) -> N | None:
    """A number of a unit, unless it hangs on more than the cards in play."""
    cards = bearing_on(g, unit, kind)
    return None if hangs(g, kind, cards) else found(g, unit, cards)


def of_explorer(g: G, e: Explorer, known: Known) -> ExplorerNumbers:
    a, w, vague, most = known
    return ExplorerNumbers(
        _armor(g, e) if a is None else a,
        _will(g, e) if w is None else w,
        _ethereal(g, e) if vague is None else vague,
        maxima(g, e) if most is None else most,
    )


def of_monster(g: G, m: Monster, known: KnownMonster) -> MonsterNumbers:
    a, w, vague, steps = known
    return MonsterNumbers(
        armor(g, m) if a is None else a,
        will(g, m) if w is None else w,
        ethereal(g, m) if vague is None else vague,
        _steps(g, m) if steps is None else steps,
    )


def hangs(g: G, kind: type[Modifier], cards: Carried) -> bool:
    """MA-CND-01, MA-ABI-11: whether one of these cards asks for more than whose it is: a condition,
    a place."""
    book = index(g.content)
    return any(
        condition is not None or mod.who not in ("you", "everyone", "all-monsters")
        for card, _ in cards
        for mod, condition in book.cards[card].mods[kind]
    )
