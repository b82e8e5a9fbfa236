"""The book by its chapters: the steps of an encounter, of the day, and what effects do."""

from .campaign import chronicle
from .casting import casting
from .day import dawn, dusk, midday
from .encounter import bodies, kings, loot, pool, round
from .island import effects as island_effects
from .journal import effects as journal_effects
from .journal import verses
from .people import effects as people_effects
from .people import items
from .registry import step

CHAPTERS = (
    casting,
    chronicle,
    dawn,
    midday,
    dusk,
    round,
    verses,
    bodies,
    pool,
    loot,
    kings,
    items,
    island_effects,
    journal_effects,
    people_effects,
)

__all__ = ["CHAPTERS", "step"]
