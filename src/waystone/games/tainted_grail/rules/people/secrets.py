"""Secrets: gained, lost, active and not (TG-SEC)."""

from ...box.island import SecretDef
from ...table.island_facts import SecretGained, SecretLost, SecretShared
from ...table.places import the_world
from ...table.state import G, Hero
from ...table.world import Held
from ..carrying_out import order
from .items import settle_slot


async def gain_secret(g: G, one: Hero | None, secret: SecretDef, party: list[int]) -> None:
    """TG-SEC-04: a shared one lies in the common area. A number exists once (TG-DSC-02). TG-SEC-02,
    TG-ITM-04: with the slot taken, the owner says which stays active."""
    world = the_world(g)
    if holder(g, secret.id) is not None or secret.id in world.gone:
        return
    held = Held(secret.id, tokens=secret.tokens)
    if one is None:
        world.shared.append(held)
        g.say(SecretShared(secret.id), "TG-SEC-04")
    else:
        one.secrets.append(held)
        g.say(SecretGained(one.id, secret.id), "TG-SEC-08")
        await settle_slot(g, one, secret.slot, held)
    if secret.gain:
        seat = one.seat if one is not None else -1
        g.call(order(secret.gain, party, seat, secret.id))


def holder(g: G, secret: str) -> list[Held] | None:
    """Among whose Secrets it lies."""
    for held in (the_world(g).shared, *(one.secrets for one in g.state.heroes)):
        if any(card.id == secret for card in held):
            return held
    return None


def lose_secret(g: G, secret: str, ever: bool) -> None:
    """TG-DSC-02, TG-DSC-05: back to its deck at its number, or out of the game."""
    held = holder(g, secret)
    if held is not None:
        held[:] = [card for card in held if card.id != secret]
        g.say(SecretLost(secret), "TG-DSC-02")
    if ever and secret not in the_world(g).gone:
        the_world(g).gone.append(secret)
