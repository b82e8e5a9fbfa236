"""Using items, skills and Secrets: how often, and what becomes of the card (TG-ITM-12, -16)."""

from ...box.printed import Gear
from ...table.facts import ItemUsed
from ...table.party import member, spend_now
from ...table.state import G, Hero, Item
from ...table.world import Held
from ..people.items import file_item
from ..people.secrets import lose_secret


async def spend_use(g: G, one: Hero, thing: Gear, limit: str, mark: str) -> None:
    """TG-ITM-16 and the limits of skills. An ability without a limit is used once an attack."""
    who = member(g, one.seat)
    g.say(ItemUsed(one.id, thing.id), "TG-ITM-12")
    if limit == "encounter":
        who.used.append(mark)
    elif limit in ("activation", ""):
        spend_now(g, one.seat, mark)
    elif limit == "flip":
        for card in cards_of(g, one):
            if card.id == thing.id:
                card.flipped = True
    else:
        discard_card(g, one, thing.id)
    if thing.id in one.legends:
        # TG-ECH-05: removed from the game.
        one.legends.remove(thing.id)


def cards_of(g: G, one: Hero) -> list[Item | Held]:
    """TG-SEC-04: items and Secrets, shared ones too."""
    shared = g.state.world.shared if g.state.world is not None else []
    return [*one.items, *one.secrets, *shared]


def discard_card(g: G, one: Hero, card: str) -> None:
    """TG-DSC-01: an item to the bottom of its deck; TG-DSC-02: a Secret back to its own."""
    for item in one.items:
        if item.id == card:
            one.items.remove(item)
            file_item(g, card)
            return
    if g.state.world is not None:
        lose_secret(g, card, ever=False)
