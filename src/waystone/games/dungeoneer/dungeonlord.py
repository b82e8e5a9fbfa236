"""DG-DLP: banes and encounters against the other heroes, paid with their own Peril."""

from collections.abc import Iterator
from typing import Any

from waystone.kernel.ask import PASS, Option, amount, choose

from . import acts, battle, cards, fitting, moments, traps
from .content import CardDef
from .effects import Draw, Heal, Stand, Warp
from .facts import Attached, DeclaredEncounter, PaidPeril, Played
from .occasions import Cause, Moment
from .state import Attack, Battle, Declared, G, Player, Readied, card_of, opponents

SPAWN = "spawn"


def legal_against(g: G, p: Player, printed: CardDef, victim: Player) -> bool:
    """DG-CRD-15, DG-AMB-63: a Legendary card needs level 7 on either side."""
    return not printed.legendary or p.level >= 7 or victim.level >= 7


# ---- banes


def bane_victims(g: G, p: Player, card: str) -> list[Player]:
    """DG-DLP-02/03: the heroes a bane may be aimed at, or for one without aim the opponents who
    may pay; each has to have enough Peril alone (DG-DLP-04)."""
    printed = card_of(g, card)
    if printed.aimed:
        found = fitting.anybody(g, printed.acts(), p.seat)
    else:
        found = opponents(g, p.seat)
        if not all(fitting.possible(g, p, act) for act in printed.acts()):
            return []
    least = 1 if printed.cost < 0 else printed.cost
    return [v for v in found if v.peril >= least and legal_against(g, p, printed, v)]


def bane_options(g: G, p: Player, timing: str) -> list[Option[Any]]:
    options: list[Option[Any]] = []
    adventure = g.content.adventure
    for card in p.hand:
        printed = adventure[card]
        if printed.card != "bane" or printed.timing != timing:
            continue
        if printed.duration == "attachment" and not p.lair:
            continue
        if bane_victims(g, p, card):
            options.append(
                Option(
                    f"bane:{card}",
                    card,
                    "option-bane",
                    {"card": card, "cost": printed.cost},
                    f"hand:{card}",
                )
            )
    return options


async def play_bane(g: G, p: Player, card: str) -> None:
    """DG-DLP-01..05, DG-CRD-20."""
    printed = card_of(g, card)
    victims = bane_victims(g, p, card)
    prompt = "ask-bane-target" if printed.aimed else "ask-payer"
    options = [
        Option(f"hero:{v.hero}", v, "option-hero", {"hero": v.hero}, f"hero:{v.hero}")
        for v in victims
    ]
    victim = await choose(p.seat, options, prompt, rule="DG-DLP-02", card=card)
    paid = printed.cost
    if paid < 0:
        paid = await amount(p.seat, 1, victim.peril, "ask-x", rule="DG-GEN-13", card=card)
    pay(g, p, victim, paid)
    p.hand.remove(card)
    g.state.playing.append(card)
    g.say(Played(p.hero, card, paid), "DG-DLP-01")
    if printed.duration == "attachment":
        await attach(g, p, card)
        return
    if printed.aimed and await cancelled(g, victim):
        cards.finish(g, card)
        return
    targets = [victim] if printed.aimed else [p]
    if printed.aimed and await shares(g, p, printed):
        targets.append(p)
    if printed.duration == "permanent":
        g.state.playing.remove(card)
        victim.banes.append(Readied(card))
        await cards.keep_limits(g, victim)
        return
    times = paid if printed.cost < 0 else 1
    for target in targets:
        for _ in range(times):
            cause = Cause(p.seat, card, target.seat, target.at)
            await acts.do(g, printed.acts(), cause)
    cards.finish(g, card)


def pay(g: G, p: Player, victim: Player, peril: int) -> None:
    """DG-GEN-04: only opponents spend a player's Peril."""
    victim.peril -= peril
    if peril:
        g.say(PaidPeril(victim.hero, peril), "DG-DLP-02")


async def cancelled(g: G, victim: Player) -> bool:
    moment = Moment("cast", victim.seat)
    await moments.offer(g, moment, "ask-cast")
    return moment.cancelled


async def shares(g: G, p: Player, printed: CardDef) -> bool:
    """DG-DLP-15: the own hero may be let in on a bane; asked where that can be of use."""
    if printed.duration != "instant" or not any(
        isinstance(act, Warp | Heal | Stand | Draw) for act in printed.acts()
    ):
        return False
    options = [Option("yes", True, "option-yes"), Option("no", False, "option-no")]
    return await choose(p.seat, options, "ask-share", rule="DG-DLP-15")


async def attach(g: G, p: Player, card: str) -> None:
    """DG-CRD-10/11: on a monster of the own lair; the lair limit does not count it."""
    options = [Option(f"card:{r.card}", r, "option-card", {"card": r.card}, r.card) for r in p.lair]
    host = await choose(p.seat, options, "ask-host", rule="DG-CRD-10", card=card)
    g.state.playing.remove(card)
    host.under.append(card)
    g.say(Attached(card, host.card), "DG-CRD-10")


# ---- encounters


def playable_encounters(g: G, p: Player, timing: str) -> Iterator[Declared]:
    """DG-DLP-06, DG-DLP-10: every encounter of hand and lair against every hero who can pay for
    all that is declared. One attack per monster and turn (DG-DLP-08)."""
    state = g.state
    announced = [d.card for d in state.declared]
    tokens = max(0, state.wrath)
    foes = opponents(g, p.seat)
    for card in [*p.hand, *(r.card for r in p.lair)]:
        printed = g.content.adventure[card]
        if printed.card != "encounter" or printed.timing != timing:
            continue
        if card in announced or card in state.attacked:
            continue
        for victim in foes:
            if printed.cost > victim.peril + tokens or not legal_against(g, p, printed, victim):
                continue
            if printed.trap is not None and not traps.places(g, card, victim.seat):
                continue
            entry = Declared(card, victim.seat, "hand" if card in p.hand else "lair")
            if affordable(g, [*state.declared, entry]):
                yield entry


def encounter_options(g: G, p: Player, timing: str = "dungeonlord") -> list[Option[Any]]:
    return [
        Option(
            f"encounter:{entry.card}:{g.state.players[entry.victim].hero}",
            entry,
            "option-encounter",
            {
                "card": entry.card,
                "hero": g.state.players[entry.victim].hero,
                "cost": card_of(g, entry.card).cost,
            },
            f"hand:{entry.card}" if entry.origin == "hand" else entry.card,
        )
        for entry in playable_encounters(g, p, timing)
    ]


def bill(g: G, declared: list[Declared]) -> dict[int, tuple[int, int]]:
    """What each victim is to pay: for Spawn, and for all the others."""
    owed: dict[int, tuple[int, int]] = {}
    for entry in declared:
        printed = card_of(g, entry.card)
        spawn, rest = owed.get(entry.victim, (0, 0))
        if SPAWN in printed.kinds:
            spawn += printed.cost
        else:
            rest += printed.cost
        owed[entry.victim] = (spawn, rest)
    return owed


def affordable(g: G, declared: list[Declared]) -> bool:
    """DG-NAK-04: the Wrath tokens reduce the combined cost of all Spawn, once."""
    missing = 0
    for seat, (spawn, rest) in bill(g, declared).items():
        short = spawn + rest - g.state.players[seat].peril
        if short > spawn:
            return False
        missing += max(0, short)
    return missing <= max(0, g.state.wrath)


async def pay_for_encounters(g: G, p: Player) -> None:
    """DG-NAK-04/05, DG-AMB-12: the Dungeonlord allots the discount among the payers."""
    owed = bill(g, g.state.declared)
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
        pay(g, p, victim, spawn + rest - off)


async def play_encounters(g: G, p: Player) -> None:
    """DG-DLP-07, DG-DLP-11: all are paid for; traps are laid, monsters with their life join one
    battle per victim in the declared order."""
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
    """DG-AMB-13: an any-moment encounter is a battle of its own at once."""
    pay(g, p, g.state.players[entry.victim], card_of(g, entry.card).cost)
    piece = take(p, entry)
    victim = g.state.players[entry.victim]
    g.state.attacked.append(entry.card)
    attack = Attack("monster", p.seat, entry.card, victim.seat, origin=entry.origin, piece=piece)
    await battle.fight(g, Battle(p.seat, victim.seat, victim.hero, victim.at, [attack]))


async def phase(g: G, p: Player) -> str:
    """DG-DLP-01/05: one decision of the phase: a bane, the encounters, or no more."""
    options: list[Option[Any]] = bane_options(g, p, "dungeonlord")
    first = next(playable_encounters(g, p, "dungeonlord"), None)
    if first is not None and not g.state.encounters_played:
        options.append(Option("encounters", "encounters", "option-encounters"))
    if not options:
        return "pass"
    options.append(Option(PASS, "pass", "option-end-phase"))
    chosen: str = await choose(p.seat, options, "ask-dungeonlord", rule="DG-DLP-01")
    return chosen
