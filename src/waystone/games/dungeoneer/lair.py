"""Steps VII and VIII: the lair and the reward."""

from typing import Any

from waystone.kernel.ask import PASS, Option, choose

from . import acts, cards, solo
from .facts import MonsterTo
from .state import Attack, Battle, G, Player, Readied, living

MOST = 3


async def after_battle(g: G, b: Battle) -> None:
    """DG-LAI-01/02: an unwounded monster returns to the hand or goes to the lair, a wounded one
    to the lair or to the discard pile; the owner says. Quest monsters go nowhere (DG-LAI-07)."""
    if g.state.rules.solo:
        await solo.after_battle(g, b)
        return
    for attack in b.attacks:
        piece = attack.piece
        if attack.kind != "monster" or piece is None:
            continue
        owner = g.state.players[attack.seat]
        if not owner.alive:
            # DG-AMB-33: its owner is out of the game.
            send_away(g, attack, "discard")
            continue
        options = [Option("lair", "lair", "option-to-lair", on="lair")]
        if piece.wounds:
            options.append(Option("discard", "discard", "option-to-discard"))
        else:
            options.append(Option("hand", "hand", "option-to-hand"))
        where = await choose(
            owner.seat,
            options,
            "ask-lair",
            rule="DG-LAI-02" if piece.wounds else "DG-LAI-01",
            card=attack.card,
        )
        send_away(g, attack, where)
        await keep_limit(g, owner)


def send_away(g: G, attack: Attack, to: str) -> None:
    """A monster card leaves the battle; what is attached stays only in the lair (DG-CRD-10)."""
    piece = attack.piece
    if piece is None:
        return
    attack.piece = None
    owner = g.state.players[attack.seat] if attack.seat >= 0 else None
    if to == "lair" and owner is not None:
        owner.lair.append(piece)
    else:
        for attached in piece.under:
            cards.discard(g, attached)
        if to == "hand" and owner is not None and owner.alive:
            owner.hand.append(attack.card)
        else:
            cards.discard(g, attack.card)
    g.say(MonsterTo(attack.card, f"zone-{to}"), "DG-LAI-01")


async def enter(g: G, p: Player, card: str) -> None:
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
    p.lair.remove(readied)
    for attached in readied.under:
        cards.discard(g, attached)
    cards.discard(g, readied.card)
    g.say(MonsterTo(readied.card, "zone-discard"), "DG-LAI-04")


async def reward(g: G, b: Battle) -> None:
    """DG-RWD-01/02/05: per wound that a monster dealt, its owner may give 1 Peril to any player
    (the own included, DG-AMB-08); per wound dealt to a monster, 1 Glory."""
    if g.state.rules.solo:
        await solo.reward(g, b)
        return
    for _ in range(b.hurt):
        if b.owner < 0 or not g.state.players[b.owner].alive:
            break
        options: list[Option[Any]] = [
            Option(f"hero:{p.hero}", p, "option-hero", {"hero": p.hero}, f"hero:{p.hero}")
            for p in living(g)
        ]
        options.append(Option(PASS, None, "option-nobody"))
        receiver = await choose(b.owner, options, "ask-reward", rule="DG-RWD-01")
        if receiver is None:
            break
        acts.gain(g, receiver, 0, 1, "DG-RWD-01")
    for seat in b.hits:
        p = g.state.players[seat]
        if p.alive:
            acts.gain(g, p, 1, 0, "DG-RWD-02")
