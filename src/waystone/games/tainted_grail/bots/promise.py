"""What a card promises where it would be laid now: the keys that meet there, and its ability.
Advice for bots; no rule reads it."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from ..box.definitions import Content
from ..box.printed import Icons, faces
from ..rules.encounter.keys import encounter_bonus, magic_payers, rows_that_open
from ..rules.encounter.sequence import end_of_sequence, first_row
from ..table.state import G
from .worth import worth

POINTS = {"cube": 1.0, "up": 1.0, "down": -1.0, "card": -0.3, "bolt": -0.7, "time": -1.4}
"""Fitted to what the search finds: lightning is for further cards, and what is drawn cannot be
played with before it is seen."""

BONUS = 1.3
"""An Encounter Bonus or an ability on play, by its worth."""

FOR_MAGIC = 0.75
"""What a bonus is worth that Magic has to be paid for."""

CHANGE = 0.8
"""A change of the enemy's attack."""

CHARGES = 0.25

KEY_AHEAD, FREE_AHEAD = 0.4, -0.5
"""What the card opens to the next one."""


class Halves(NamedTuple):
    """The points in the closing halves of a card, by attribute, for Magic, free; in which rows the
    Encounter Bonus stands; the points wherever the card is laid."""

    rows: tuple[float, ...]
    magic: float
    free: float
    encounter: tuple[int, ...]
    always: float


@cache
def halves(content: Content, card: str) -> Halves:
    face = faces(content).cards[card]
    ahead = KEY_AHEAD * sum(need > 0 for need in face.required) + FREE_AHEAD * face.right_free
    return Halves(
        tuple(points(icons or ()) for icons in face.left),
        FOR_MAGIC * points(face.left_magic or ()),
        points(face.left_free),
        face.encb_rows,
        ahead + CHANGE * len(face.mods) + CHARGES * len(face.charges),
    )


def points(icons: Icons) -> float:
    return sum(POINTS.get(icon, 0.0) for icon in icons)


def promise(g: G, seat: int) -> Callable[[str], float]:
    """How much a card of this seat promises, for any card."""
    before = end_of_sequence(g)
    rows = rows_that_open(g, before, seat)
    magic = before.right_magic and bool(magic_payers(g))
    known = faces(g.content).cards

    def of(card: str) -> float:
        left = halves(g.content, card)
        value = left.always + before.right_free * left.free
        if magic:
            value += left.magic
        for row in rows:
            value += left.rows[row]
            if row in left.encounter:
                value += BONUS * worth(g, encounter_bonus(g, first_row(g) + row), seat)
        if known[card].play:
            value += BONUS * worth(g, known[card].play, seat)
        return value

    return of
