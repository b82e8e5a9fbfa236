"""DG-SOL: one hero against the deck."""

from waystone.kernel.ask import PASS, Option, choose

from . import acts, battle, cards, lair, traps
from .content import CardDef
from .effects import Stat
from .facts import EncounterRolled, Revealed
from .occasions import Cause
from .state import Attack, Battle, G, Player, Readied, card_of
from .stats import monster_value, value


def fiercest_form(g: G, p: Player, attack: Attack, forms: list[Stat]) -> Stat:
    """DG-AMB-51: the largest difference of monster and hero; ties Melee, Magic, Speed."""
    return max(
        forms,
        key=lambda form: monster_value(g, attack, form, "attack") - value(g, p, form, "counter"),
    )


async def encounters(g: G, p: Player) -> list[str]:
    """DG-SOL-06/07: as many rolls as the location's Peril; each that does not exceed it draws a
    Peril card. Banes are applied first; what is left attacks after the location's effect."""
    peril = g.content.locations[p.at].peril
    drawn = []
    for _ in range(peril):
        die = g.streams.roll("encounter")
        g.say(EncounterRolled(die, peril), "DG-SOL-06")
        if die <= peril:
            card = cards.draw_from(g, g.state.peril_deck, g.state.peril_discard)
            if card is not None:
                g.say(Revealed(card), "DG-SOL-06")
                g.state.playing.append(card)
                drawn.append(card)
    for card in drawn:
        if card_of(g, card).card == "bane" and p.alive:
            await bane(g, p, card)
    return [card for card in drawn if card in g.state.playing]


async def bane(g: G, p: Player, card: str) -> None:
    """DG-SOL-08: a bane that acts on monsters or traps waits for one."""
    printed = card_of(g, card)
    if waits(printed):
        g.state.playing.remove(card)
        g.state.waiting.append(card)
    elif printed.duration == "permanent":
        g.state.playing.remove(card)
        p.banes.append(Readied(card))
        await cards.keep_limits(g, p)
    else:
        times = 1 if printed.cost >= 0 else 2
        for _ in range(times):
            await acts.do(g, printed.acts(), Cause(p.seat, card, p.seat, p.at))
        cards.finish(g, card)


def waits(printed: CardDef) -> bool:
    return printed.host == "monster"


async def attackers(g: G, p: Player, drawn: list[str]) -> None:
    """DG-SOL-19: drawn traps act at once (DG-AMB-53); all drawn monsters fight in one battle;
    with the lair its monsters attack as well (DG-SOL-11)."""
    state = g.state
    for card in drawn:
        if card_of(g, card).trap is not None and p.alive:
            await traps.act(g, card, p.at, p.seat)
            cards.finish(g, card)
    pieces = []
    for card in drawn:
        if card_of(g, card).monster is not None:
            state.playing.remove(card)
            pieces.append(Readied(card))
    if not pieces or not p.alive:
        for piece in pieces:
            cards.discard(g, piece.card)
        return
    if state.waiting:
        pieces[0].under += state.waiting
        state.waiting.clear()
    attacks = [Attack("monster", -1, r.card, p.seat, origin="deck", piece=r) for r in pieces]
    if state.rules.solo_lair:
        attacks += [Attack("monster", -1, r.card, p.seat, origin="lair", piece=r) for r in p.lair]
        p.lair.clear()
    await battle.fight(g, Battle(-1, p.seat, p.hero, p.at, attacks))


async def spoils(g: G, p: Player) -> None:
    """DG-SOL-13: for each defeated monster a card of the Glory deck may be drawn at once."""
    if g.state.rules.solo:
        await may_draw(g, p, "DG-SOL-13")


async def may_draw(g: G, p: Player, rule: str) -> None:
    if not g.state.deck and not g.state.discard:
        return
    options = [
        Option("draw", True, "option-draw", on="glory-deck"),
        Option(PASS, False, "option-pass"),
    ]
    if await choose(p.seat, options, "ask-draw", rule=rule):
        await cards.draw(g, p, 1)


async def after_battle(g: G, b: Battle) -> None:
    """DG-SOL-09: monsters are discarded; with the lair the costliest newcomer goes there and
    lair attackers return (DG-SOL-10, DG-AMB-54)."""
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
    """DG-AMB-62: Glory for wounding monsters, no Peril. DG-SOL-16: now permanent treasures may be
    played."""
    p = g.state.players[b.victim]
    for seat in b.hits:
        acts.gain(g, g.state.players[seat], 1, 0, "DG-RWD-02")
    while p.alive:
        options = [
            Option(
                f"card:{c}",
                c,
                "option-play",
                {"card": c, "cost": cards.price(g, p, c)},
                f"hand:{c}",
            )
            for c in p.hand
            if card_of(g, c).card == "treasure"
            and card_of(g, c).duration == "permanent"
            and cards.can_play(g, p, c)
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
        await cards.play_card(g, p, card, None)
