"""Encounters: paid for together, fought victim by victim."""

from waystone.kernel.ask import PASS, Option, amount, choose

from ...table.facts import DeclaredEncounter
from ...table.state import Attack, Battle, Declared, G, Player, Readied, card_of
from ..battle import battle
from ..cards.occasions import Deed, Offer
from ..cards.unseen import could
from ..dungeon import traps
from . import banes, legal


async def phase(g: G, p: Player) -> Deed | None:
    """DG-DLP-01, DG-DLP-05: one decision of the phase: a bane, an encounter, or no more."""
    options = _deeds(g, p)
    if not options and not (g.even and could(g, p, _deeds)):
        return None
    options.append(Option(PASS, None, "option-end-phase"))
    return await choose(
        p.seat, options, "ask-dungeonlord", rule="DG-DLP-01", may=g.even, hushed=g.even
    )


def _deeds(g: G, p: Player) -> list[Offer]:
    options = legal.bane_options(g, p, "dungeonlord")
    if g.state.encounters_played:
        return options
    return [*options, *legal.announcing(g, p)]


async def pay_for_encounters(g: G, p: Player) -> None:
    """DG-NAK-04, DG-NAK-05, DG-AMB-12: the Dungeonlord allots the discount among the payers."""
    owed = legal.bill(g, g.state.declared)
    left = min(max(0, g.state.wrath), sum(spawn for spawn, _ in owed.values()))
    waiting = [seat for seat, (spawn, _) in owed.items() if spawn]
    for seat, (spawn, rest) in owed.items():
        victim = g.state.players[seat]
        off = 0
        if spawn:
            waiting.remove(seat)
            needs = {s: max(0, sum(owed[s]) - g.state.players[s].peril) for s in waiting}
            least = max(
                0,
                spawn + rest - victim.peril,
                left - sum(owed[s][0] for s in waiting),
            )
            most = min(spawn, left - sum(needs.values()))
            off = await amount(
                p.seat, least, most, "ask-discount", rule="DG-NAK-04", hero=victim.hero
            )
            left -= off
        banes.pay(g, p, victim, spawn + rest - off)


async def play_encounters(g: G, p: Player) -> None:
    """DG-DLP-07, DG-DLP-11, DG-TRP-01: all are paid for; traps are laid, monsters with their life
    join one battle per victim in the declared order. Traps never go to a lair (DG-TRP-07)."""
    state = g.state
    await pay_for_encounters(g, p)
    declared, state.declared = state.declared, []
    laid = []
    for entry in declared:
        g.say(DeclaredEncounter(p.hero, entry.card, state.players[entry.victim].hero), "DG-DLP-06")
        piece = take(p, entry)
        if card_of(g, entry.card).trap is not None:
            state.playing.append(entry.card)
            laid.append(entry)
            continue
        join(g, p, entry, piece)
    for entry in laid:
        await traps.lay(g, p.seat, entry.card, entry.victim)


def take(p: Player, entry: Declared) -> Readied:
    """A monster from the lair keeps its wounds."""
    if entry.origin == "lair":
        piece = next(r for r in p.lair if r.card == entry.card)
        p.lair.remove(piece)
        return piece
    p.hand.remove(entry.card)
    return Readied(entry.card)


def join(g: G, p: Player, entry: Declared, piece: Readied) -> None:
    """DG-DLP-07, DG-BAT-03: a monster joins the battle against its victim; it costs Peril only
    (DG-DLP-09). All that are declared count at once (DG-AMB-07)."""
    attack = Attack("monster", p.seat, entry.card, entry.victim, origin=entry.origin, piece=piece)
    g.state.attacked.append(entry.card)
    for b in g.state.coming:
        if b.victim == entry.victim:
            b.attacks.append(attack)
            return
    victim = g.state.players[entry.victim]
    g.state.coming.append(Battle(p.seat, victim.seat, victim.hero, victim.at, [attack]))


async def next_battle(g: G) -> None:
    """DG-AMB-12: one battle per victim."""
    await battle.fight(g, g.state.coming.pop(0))


async def ambush(g: G, p: Player, entry: Declared) -> None:
    """DG-SPC-02: an any-moment trap is laid, an any-moment monster fights a battle of its own at
    once (DG-AMB-13), still once a turn (DG-DLP-08); Spawn are cheaper by the Wrath tokens
    (DG-NAK-04)."""
    victim = g.state.players[entry.victim]
    spawn, rest = legal.bill(g, [entry])[entry.victim]
    banes.pay(g, p, victim, max(0, spawn - max(0, g.state.wrath)) + rest)
    piece = take(p, entry)
    if card_of(g, entry.card).trap is not None:
        g.state.playing.append(entry.card)
        await traps.lay(g, p.seat, entry.card, entry.victim)
        return
    attack = Attack("monster", p.seat, entry.card, victim.seat, origin=entry.origin, piece=piece)
    await battle.fight(g, Battle(p.seat, victim.seat, victim.hero, victim.at, [attack]))
