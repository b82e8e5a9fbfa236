"""DG-SOL: one hero against the deck."""

from ...box.definitions import CardDef
from ...table.facts import EncounterRolled, Revealed
from ...table.state import Attack, Battle, G, Player, Readied, card_of
from ..battle import battle
from ..cards import acting, decks, inventory
from ..cards.occasions import Cause
from ..dungeon import traps


async def encounters(g: G, p: Player) -> list[str]:
    """DG-SOL-06, DG-SOL-07: as many rolls as the location's Peril; each that does not exceed it
    draws a Peril card. Banes are applied first; what is left attacks after the location's
    effect."""
    peril = g.content.locations[p.at].peril
    drawn = []
    for _ in range(peril):
        die = g.streams.roll("encounter")
        g.say(EncounterRolled(p.hero, die, peril), "DG-SOL-06")
        if die <= peril:
            card = decks.draw_from(g, g.state.peril_deck, g.state.peril_discard)
            if card is not None:
                g.say(Revealed(card), "DG-SOL-06")
                g.state.playing.append(card)
                drawn.append(card)
    for card in drawn:
        if card_of(g, card).card == "bane" and p.alive:
            await bane(g, p, card)
    return [card for card in drawn if card in g.state.playing]


async def bane(g: G, p: Player, card: str) -> None:
    """DG-SOL-07, DG-SOL-08: a bane acts on the hero; one that acts on monsters or traps waits for
    one."""
    printed = card_of(g, card)
    if waits(printed):
        g.state.playing.remove(card)
        g.state.waiting.append(card)
    elif printed.duration == "permanent":
        g.state.playing.remove(card)
        p.banes.append(Readied(card))
        await inventory.keep_limits(g, p)
    else:
        times = 1 if printed.cost >= 0 else 2
        for _ in range(times):
            await acting.do(g, printed.acts(), Cause(p.seat, card, p.seat, p.at))
        decks.finish(g, card)


def waits(printed: CardDef) -> bool:
    """DG-SOL-08: it acts on a monster."""
    return printed.host == "monster"


async def attackers(g: G, p: Player, drawn: list[str]) -> None:
    """DG-SOL-19: drawn traps act at once (DG-AMB-53); all drawn monsters fight in one battle;
    with the lair its monsters attack as well (DG-SOL-11)."""
    state = g.state
    for card in drawn:
        if card_of(g, card).trap is not None and p.alive:
            await traps.act(g, card, p.at, p.seat)
            decks.finish(g, card)
    pieces = []
    for card in drawn:
        if card_of(g, card).monster is not None:
            state.playing.remove(card)
            pieces.append(Readied(card))
    if not pieces or not p.alive:
        for piece in pieces:
            decks.discard(g, piece.card)
        return
    if state.waiting:
        pieces[0].under += state.waiting
        state.waiting.clear()
    attacks = [Attack("monster", -1, r.card, p.seat, origin="deck", piece=r) for r in pieces]
    if state.rules.solo_lair:
        attacks += [Attack("monster", -1, r.card, p.seat, origin="lair", piece=r) for r in p.lair]
        p.lair.clear()
    await battle.fight(g, Battle(-1, p.seat, p.hero, p.at, attacks))
