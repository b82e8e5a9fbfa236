"""DG-DLP: which banes and encounters may be played, against whom, and who can pay."""

from collections.abc import Iterator
from functools import cache

from waystone.kernel.ask import Option

from ...box.definitions import CardDef
from ...box.moments import of_timing
from ...table.board import trap_places
from ...table.state import Declared, G, Player, card_of, opponents
from ..cards import fitting
from ..cards.occasions import Ambush, Announce, CastBane, Offer

SPAWN = "spawn"


def legal_against(g: G, p: Player, printed: CardDef, victim: Player) -> bool:
    """DG-CRD-15, DG-AMB-63: a Legendary card needs level 7 on either side."""
    return not printed.legendary or p.level >= 7 or victim.level >= 7


def bane_victims(g: G, p: Player, card: str) -> list[Player]:
    """DG-DLP-02, DG-DLP-03: the heroes a bane may be aimed at, or for one without aim the opponents
    who may pay; each has to have enough Peril alone (DG-DLP-04)."""
    printed = card_of(g, card)
    if printed.aimed:
        found = fitting.anybody(g, printed.acts(), p.seat)
    else:
        found = opponents(g, p.seat)
        if not all(fitting.possible(g, p, act) for act in printed.acts()):
            return []
    least = 1 if printed.cost < 0 else printed.cost
    return [v for v in found if v.peril >= least and legal_against(g, p, printed, v)]


def bane_options(g: G, p: Player, timing: str) -> list[Offer]:
    """DG-CRD-14, DG-DLP-02: the banes of the hand of this timing, each on each hero whom it may
    befall and who can pay for it."""
    options: list[Offer] = []
    banes = of_timing(g.content, "bane", timing)
    if banes.isdisjoint(p.hand):
        return options
    for card in p.hand:
        if card not in banes:
            continue
        printed = card_of(g, card)
        if printed.duration == "attachment" and not p.lair:
            continue
        victims = bane_victims(g, p, card)
        shared = bool(victims) and can_share(g, p, printed)
        for victim in victims:
            options.append(bane_option(victim, printed, CastBane(card, victim.seat)))
            if shared:
                options.append(bane_option(victim, printed, CastBane(card, victim.seat, True)))
    return options


def bane_option(victim: Player, printed: CardDef, deed: CastBane) -> Offer:
    """DG-DLP-02: a bane on a hero, or for the Peril of one; with the own hero, or without."""
    if not printed.aimed:
        text = "option-bane-paid"
    else:
        text = "option-bane-both" if deed.own else "option-bane"
    return Option(
        f"bane:{deed.card}:{victim.hero}" + (":both" if deed.own else ""),
        deed,
        text,
        {"card": deed.card, "hero": victim.hero, "cost": printed.cost},
        f"hand:{deed.card}",
    )


def can_share(g: G, p: Player, printed: CardDef) -> bool:
    """DG-DLP-15: the effect of a bane may be extended to the own hero; not of one that lies before
    a hero, and not what passes between two (DG-AMB-79)."""
    acts = printed.acts()
    return (
        printed.aimed
        and printed.duration == "instant"
        and not any(isinstance(act, fitting.BETWEEN_TWO) for act in acts)
        and all(fitting.affects(g, (p, p), act) for act in acts)
    )


def playable_encounters(g: G, p: Player, timing: str) -> Iterator[Declared]:
    """DG-DLP-06, DG-DLP-10: every encounter of hand and lair against every hero who can pay for all
    that is declared. One attack per monster and turn (DG-DLP-08, DG-BAT-05)."""
    state = g.state
    timely = of_timing(g.content, "encounter", timing)
    cards = [card for card in p.hand if card in timely]
    if p.lair:
        cards += [r.card for r in p.lair if r.card in timely]
    if not cards:
        return
    announced = [d.card for d in state.declared]
    owed = bill(g, state.declared)
    tokens = max(0, state.wrath)
    foes = opponents(g, p.seat)
    for card in cards:
        if card in announced or card in state.attacked:
            continue
        printed = card_of(g, card)
        for victim in foes:
            off = tokens if SPAWN in printed.kinds else 0
            if printed.cost > victim.peril + off or not legal_against(g, p, printed, victim):
                continue
            if printed.trap is not None and not trap_places(g, card, victim.seat):
                continue
            if not owed or affordable(g, with_one_more(owed, printed, victim.seat)):
                yield Declared(card, victim.seat, "hand" if card in p.hand else "lair")


def encounter_options(g: G, p: Player, timing: str = "dungeonlord") -> list[Option[Declared]]:
    """DG-DLP-06, DG-LAI-05: the encounters of hand and lair, each against each victim."""
    players = g.state.players
    return [
        _encounter_option(entry, players[entry.victim].hero, card_of(g, entry.card).cost)
        for entry in playable_encounters(g, p, timing)
    ]


def announcing(g: G, p: Player) -> list[Offer]:
    """DG-DLP-06: to announce the encounters."""
    players = g.state.players
    return [
        _announcing(entry, players[entry.victim].hero, card_of(g, entry.card).cost)
        for entry in playable_encounters(g, p, "dungeonlord")
    ]


def ambushing(g: G, p: Player) -> list[Offer]:
    """DG-SPC-02: the encounters that fit any moment."""
    players = g.state.players
    return [
        _ambushing(entry, players[entry.victim].hero, card_of(g, entry.card).cost)
        for entry in playable_encounters(g, p, "any")
    ]


@cache
def _announcing(entry: Declared, hero: str, cost: int) -> Offer:
    """To announce an encounter, with what it costs."""
    o = _encounter_option(entry, hero, cost)
    return Option(o.key, Announce(entry), o.text, o.args, o.on)


@cache
def _ambushing(entry: Declared, hero: str, cost: int) -> Offer:
    """To play an encounter of any moment, with what it costs."""
    o = _encounter_option(entry, hero, cost)
    return Option(o.key, Ambush(entry), o.text, o.args, o.on)


@cache
def _encounter_option(entry: Declared, hero: str, cost: int) -> Option[Declared]:
    """An encounter against a victim, with what it costs."""
    card = entry.card
    args = {"card": card, "hero": hero, "cost": cost}
    on = f"hand:{card}" if entry.origin == "hand" else card
    return Option(f"encounter:{card}:{hero}", entry, "option-encounter", args, on)


def bill(g: G, declared: list[Declared]) -> dict[int, tuple[int, int]]:
    """What each victim is to pay: for Spawn, and for all the others."""
    owed: dict[int, tuple[int, int]] = {}
    for entry in declared:
        spawn, rest = owed.get(entry.victim, (0, 0))
        owed[entry.victim] = more(card_of(g, entry.card), spawn, rest)
    return owed


def with_one_more(
    owed: dict[int, tuple[int, int]], printed: CardDef, victim: int
) -> dict[int, tuple[int, int]]:
    """What each victim would have to pay with this encounter added."""
    spawn, rest = owed.get(victim, (0, 0))
    return {**owed, victim: more(printed, spawn, rest)}


def more(printed: CardDef, spawn: int, rest: int) -> tuple[int, int]:
    """What a victim is to pay with this encounter added."""
    if SPAWN in printed.kinds:
        return spawn + printed.cost, rest
    return spawn, rest + printed.cost


def affordable(g: G, owed: dict[int, tuple[int, int]]) -> bool:
    """DG-NAK-04: the Wrath tokens reduce the combined cost of all Spawn, once."""
    missing = 0
    for seat, (spawn, rest) in owed.items():
        short = spawn + rest - g.state.players[seat].peril
        if short > spawn:
            return False
        missing += max(0, short)
    return missing <= max(0, g.state.wrath)
