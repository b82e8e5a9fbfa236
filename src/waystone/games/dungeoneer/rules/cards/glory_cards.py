"""Glory cards: which may be played now, and for how much."""

from functools import cache

from waystone.kernel.ask import Option

from ...box.definitions import CardDef
from ...box.moments import glory_of_the_hero_phase
from ...box.traits import Use
from ...table.state import G, Player, card_of
from ...table.stats import Known, cost, traits
from ..hero import action_points
from . import fitting, inventory
from .occasions import Offer, PlayCard


def price(g: G, p: Player, card: str, known: Known = None) -> int:
    """What playing a card costs now; -1 stands for X, as on the card."""
    return -1 if card_of(g, card).cost < 0 else cost(g, p, card, known)


@cache
def play_option(card: str, price: int) -> Offer:
    """DG-CRD-07: a Glory card of the hand, with what it costs."""
    args = {"card": card, "cost": price}
    return Option(f"card:{card}", PlayCard(card), "option-play", args, f"hand:{card}")


def level_allows(g: G, p: Player, printed: CardDef) -> bool:
    """DG-CRD-15, DG-NAK-14: Legendary cards need a hero of level 7 or more."""
    return not printed.legendary or p.level >= 7


def can_play(g: G, p: Player, card: str, known: Known = None) -> bool:
    """DG-CRD-14, DG-LIM-08, DG-GEN-03, DG-GEN-06: the whole cost can be paid with the own Glory and
    no limit is broken; Legendary cards need their level (DG-CRD-15), what costs X at least 1
    (DG-GEN-13). In solo permanent treasures are for the Reward step, permanent boons for the
    Entrance; instants have no such restriction (DG-SOL-18)."""
    printed = card_of(g, card)
    if not printed.is_glory or not level_allows(g, p, printed):
        return False
    if printed.cost < 0:
        if p.glory == 0:
            return False
    elif p.glory < cost(g, p, card, known):
        return False
    if printed.duration == "instant":
        own = printed.acts()
        return not fitting.wants_target(own) or bool(fitting.targets(g, p, own))
    if printed.duration == "attachment":
        return bool(hosts(g, p, printed))
    if g.state.rules.solo and not solo_allows(g, p, printed):
        return False
    return inventory.has_room(g, p, card, known) or usable_at_once(g, p, card) is not None


def solo_allows(g: G, p: Player, printed: CardDef) -> bool:
    """DG-SOL-16, DG-SOL-17: permanent treasures in the Reward step, permanent boons in the
    Entrance."""
    if printed.card == "boon":
        return g.content.locations[p.at].entrance
    return bool(g.state.battles) and g.state.battles[-1].stage == "reward"


def usable_at_once(g: G, p: Player, card: str) -> int | None:
    """DG-LIM-05: a treasure that is discarded on use may be played beyond the limit if it is
    used immediately."""
    printed = card_of(g, card)
    if printed.card != "treasure" or inventory.same_kind(g, p, printed):
        return None
    for n, effect in enumerate(printed.effects):
        if (
            isinstance(effect, Use)
            and effect.spend
            and effect.at != "response"
            and p.glory >= cost(g, p, card) + effect.glory
            and p.life > effect.life
            and (not effect.ap or action_points.can_spend(p, effect.ap))
            and fitting.possible(g, p, effect.do[0])
        ):
            return n
    return None


def hosts(g: G, p: Player, printed: CardDef) -> list[str]:
    """DG-CRD-10: what an attachment may be put on."""
    return [r.card for r in p.inventory if card_of(g, r.card).card == printed.host]


def glory_options(g: G, p: Player) -> list[Offer]:
    """The Glory cards of the hand that may be played in the own Hero phase (DG-AMB-67)."""
    options: list[Offer] = []
    timely = glory_of_the_hero_phase(g.content)
    if timely.isdisjoint(p.hand):
        return options
    known = traits(g, p)
    for card in p.hand:
        if card not in timely:
            continue
        printed = card_of(g, card)
        if printed.duration == "instant":
            own = printed.acts()
            if own and not fitting.possible(g, p, own[0]):
                continue
        if can_play(g, p, card, known):
            options.append(play_option(card, price(g, p, card, known)))
    return options
