"""The numbers of units that cards can change (MA-STA-05), found out once a picture."""

from typing import NamedTuple

from waystone.kernel.text import Text

from ..box.index import index
from ..box.modifiers import Armor, Ethereal, Immobile, Modifier, Most, Will
from ..rules.cards.modifiers import armor, bearing_on, ethereal, immobile, maxima, will
from ..table.state import Explorer, G, Monster
from ..table.units import Unit


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
        [of_explorer(g, e, known) for e, known in zip(g.state.explorers, explorers, strict=True)],
        [of_monster(g, m, known) for m, known in zip(g.state.monsters, monsters, strict=True)],
    )


Known = tuple[int | None, int | None, bool | None, tuple[int, int, int] | None]
KnownMonster = tuple[int | None, int | None, bool | None, int | None]
"""Numbers that hang on nothing but the cards in play, and nothing for each of the others."""


def settle(g: G) -> tuple[list[Known], list[KnownMonster]]:
    explorers: list[Known] = [
        (
            None if hangs(g, e, Armor) else _armor(g, e),
            None if hangs(g, e, Will) else _will(g, e),
            None if hangs(g, e, Ethereal) else _ethereal(g, e),
            None if hangs(g, e, Most) else _most(g, e),
        )
        for e in g.state.explorers
    ]
    monsters: list[KnownMonster] = [
        (
            None if hangs(g, m, Armor) else armor(g, m),
            None if hangs(g, m, Will) else will(g, m),
            None if hangs(g, m, Ethereal) else ethereal(g, m),
            None if hangs(g, m, Immobile) else _steps(g, m),
        )
        for m in g.state.monsters
    ]
    return explorers, monsters


def of_explorer(g: G, e: Explorer, known: Known) -> ExplorerNumbers:
    a, w, vague, most = known
    return ExplorerNumbers(
        _armor(g, e) if a is None else a,
        _will(g, e) if w is None else w,
        _ethereal(g, e) if vague is None else vague,
        _most(g, e) if most is None else most,
    )


def of_monster(g: G, m: Monster, known: KnownMonster) -> MonsterNumbers:
    a, w, vague, steps = known
    return MonsterNumbers(
        armor(g, m) if a is None else a,
        will(g, m) if w is None else w,
        ethereal(g, m) if vague is None else vague,
        _steps(g, m) if steps is None else steps,
    )


def cards_in_play(g: G) -> tuple[object, ...]:
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
