"""Resting (RB-RST): damage healed at a site or by terrain dice."""

from ...table.facts import Rested
from ...table.state import G, Hero
from ..cards.triggers import triggered
from .condition import heal
from .dice import heals, offer_rerolls, throw

REST_DICE = 5


async def rest(g: G, hero: Hero) -> None:
    """RB-RST-02, RB-RST-03: at a site all damage; in the wilderness five dice, 1 a match.
    RB-RST-04: the terrain under a road counts; RB-RST-05: speed does not; RB-RST-06, RB-RST-08: it
    may heal nothing."""
    atlas = g.content.atlas
    if not atlas.wilderness(hero.space):
        healed = heal(g, hero, hero.damage)
    else:
        terrain = atlas.terrain[hero.space]
        roll = throw(g, hero, REST_DICE)
        await offer_rerolls(g, hero, roll, healing=terrain)
        damage = heals(g, hero, roll, terrain)
        g.state.roll = None
        healed = heal(g, hero, damage)
    g.say(Rested(hero.hero, healed), "RB-RST-01")
    await triggered(g, "rest", [hero.seat])
