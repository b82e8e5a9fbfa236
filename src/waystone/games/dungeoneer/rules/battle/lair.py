"""DG-LAI: the lair."""

from waystone.kernel.ask import Option, choose

from ...table.facts import MonsterTo
from ...table.state import Attack, G, Player, Readied
from ..cards import decks

MOST = 3


def send_away(g: G, attack: Attack, to: str) -> None:
    """DG-CRD-13, DG-LAI-01, DG-LAI-06: a monster card leaves the battle, and with it the location;
    what is attached stays only in the lair (DG-CRD-10)."""
    piece = attack.piece
    if piece is None:
        return
    attack.piece = None
    owner = g.state.players[attack.seat] if attack.seat >= 0 else None
    if to == "lair" and owner is not None:
        owner.lair.append(piece)
    else:
        for attached in piece.under:
            decks.discard(g, attached)
        if to == "hand" and owner is not None and owner.alive:
            owner.hand.append(attack.card)
        else:
            decks.discard(g, attack.card)
    g.say(MonsterTo(attack.card, f"zone-{to}"), "DG-LAI-01")


async def enter(g: G, p: Player, card: str) -> None:
    """DG-LAI-04: a monster comes to lie in a lair."""
    p.lair.append(Readied(card))
    await keep_limit(g, p)


async def keep_limit(g: G, p: Player) -> None:
    """DG-LAI-04: at most three; the owner discards the excess."""
    while len(p.lair) > MOST:
        options = [
            Option(f"card:{r.card}", r, "option-card", {"card": r.card}, r.card) for r in p.lair
        ]
        readied = await choose(p.seat, options, "ask-lair-excess", rule="DG-LAI-04")
        drop(g, p, readied)


def drop(g: G, p: Player, readied: Readied) -> None:
    """DG-LAI-04, DG-CRD-10: a monster of the lair is discarded, and what is attached to it."""
    p.lair.remove(readied)
    for attached in readied.under:
        decks.discard(g, attached)
    decks.discard(g, readied.card)
    g.say(MonsterTo(readied.card, "zone-discard"), "DG-LAI-04")
