"""Resting (RB-RST): damage healed at a site or by terrain dice."""

from ...table.facts import Rested
from ...table.state import G, Hero, sheet
from ..cards.triggers import triggered
from .condition import heal
from .dice import count_matches

REST_DICE = 5


async def rest(g: G, hero: Hero) -> None:
    """RB-RST-02, RB-RST-03: at a site all damage; in the wilderness five dice, 1 a match.
    RB-RST-04: the terrain under a road counts; RB-RST-05: speed does not; RB-RST-06, RB-RST-08: it
    may heal nothing."""
    atlas = g.content.atlas
    if not atlas.wilderness(hero.space):
        healed = heal(g, hero, hero.damage)
    else:
        matches = await count_matches(g, hero, REST_DICE, atlas.terrain[hero.space])
        healed = heal(g, hero, matches + sheet(g, hero).rest_more)
    g.say(Rested(hero.hero, healed), "RB-RST-01")
    await triggered(g, "rest", [hero.seat])
