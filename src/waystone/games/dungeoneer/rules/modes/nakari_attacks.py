"""DG-NAK-09..11: she attacks those who come near."""

from ...table.state import Attack, Battle, G, Player, left_of
from ..battle import battle


def attack_of(g: G, p: Player) -> Battle:
    """DG-NAK-10, DG-NAK-11, DG-BAT-04: no Peril, no AP; the player to the left of the hero's
    controls her."""
    goddess = g.state.nakari
    assert goddess is not None
    seat = -1 if g.state.rules.solo else left_of(g, p.seat).seat
    attack = Attack("nakari", seat, goddess.card, p.seat)
    return Battle(-1, p.seat, p.hero, p.at, [attack])


async def guards(g: G, p: Player) -> None:
    """DG-NAK-09: she attacks every hero who enters, as often as one does (DG-AMB-18)."""
    goddess = g.state.nakari
    if goddess is not None and goddess.at == p.at:
        await battle.fight(g, attack_of(g, p))
