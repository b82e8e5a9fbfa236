"""DG-SOL: what a battle leaves to a lone hero."""

from waystone.kernel.ask import PASS, Option, choose

from ...table.state import Attack, Battle, G, Player, card_of
from ..battle import lair
from ..cards import decks, glory_cards, playing
from ..hero import tracker


async def spoils(g: G, p: Player) -> None:
    """DG-SOL-13: for each defeated monster a card of the Glory deck may be drawn at once."""
    if g.state.rules.solo:
        await may_draw(g, p, "DG-SOL-13")


async def may_draw(g: G, p: Player, rule: str) -> None:
    """DG-SOL-13, DG-SOL-14: a card of the Glory deck, if wanted."""
    if not g.state.deck and not g.state.discard:
        return
    options = [
        Option("draw", True, "option-draw", on="glory-deck"),
        Option(PASS, False, "option-pass"),
    ]
    if await choose(p.seat, options, "ask-draw", rule=rule, formal=True):
        await decks.draw(g, p, 1)


async def after_battle(g: G, b: Battle) -> None:
    """DG-SOL-09: monsters are discarded; with the lair the costliest newcomer goes there and lair
    attackers return (DG-SOL-10, DG-AMB-54), up to its limit (DG-SOL-12)."""
    p = g.state.players[b.victim]
    standing = [a for a in b.attacks if a.piece is not None]
    kept: Attack | None = None
    fresh = [a for a in standing if a.origin == "deck"]
    if g.state.rules.solo_lair and fresh and p.alive:
        dearest = max(card_of(g, a.card).cost for a in fresh)
        options = [
            Option(f"card:{a.card}", a, "option-card", {"card": a.card}, f"attacker:{a.card}")
            for a in fresh
            if card_of(g, a.card).cost == dearest
        ]
        kept = await choose(p.seat, options, "ask-solo-lair", rule="DG-SOL-10")
    for attack in standing:
        piece = attack.piece
        assert piece is not None
        if p.alive and (attack is kept or attack.origin == "lair"):
            attack.piece = None
            p.lair.append(piece)
        else:
            lair.send_away(g, attack, "discard")
    await lair.keep_limit(g, p)


async def reward(g: G, b: Battle) -> None:
    """DG-AMB-62, DG-RWD-02: Glory for wounding monsters, no Peril. DG-SOL-16: now permanent
    treasures may be played."""
    p = g.state.players[b.victim]
    for seat in b.hits:
        tracker.gain(g, g.state.players[seat], 1, 0, "DG-RWD-02")
    while p.alive:
        options = [
            Option(
                f"card:{c}",
                c,
                "option-play",
                {"card": c, "cost": glory_cards.price(g, p, c)},
                f"hand:{c}",
            )
            for c in p.hand
            if card_of(g, c).card == "treasure"
            and card_of(g, c).duration == "permanent"
            and glory_cards.can_play(g, p, c)
        ]
        if not options:
            return
        card = await choose(
            p.seat,
            [*options, Option(PASS, "", "option-pass")],
            "ask-spoils",
            rule="DG-SOL-16",
        )
        if not card:
            return
        await playing.play_card(g, p, card, None)
