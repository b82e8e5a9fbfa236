"""Training (RB-TRA): draw skill cards, keep as many as the hand holds."""

from ...table.state import G, Hero
from ...table.values import hand_limit
from ..cards.limits import trim_hand
from ..cards.piles import draw_skills
from ..cards.triggers import triggered


async def train(g: G, hero: Hero) -> None:
    """RB-TRA-01..03: draw as many as the hand limit, then discard down to it."""
    draw_skills(g, hero, hand_limit(g, hero))
    await trim_hand(g, hero)
    await triggered(g, "train", [hero.seat])
