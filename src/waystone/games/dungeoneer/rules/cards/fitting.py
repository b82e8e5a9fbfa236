"""When an act can do something: at which moment, for whom, against whom."""

from collections.abc import Iterable

from ...box.effects import (
    Act,
    ActionPoints,
    Add,
    Cancel,
    Dismiss,
    Drop,
    Evade,
    Explore,
    FreshAttempt,
    Heal,
    PassPeril,
    Peek,
    Prevent,
    Recover,
    Reroll,
    Rob,
    Snatch,
    Stand,
    StealGlory,
    Strip,
    Summon,
    SwapHeroes,
    SwapQuest,
    Tame,
    Turncoat,
    Unlock,
    Warp,
    WrathTokens,
)
from ...table.board import has_shut_exit
from ...table.state import G, Player, card_of, heroes_at, living, opponents
from ...table.stats import full_life
from ..battle import sides
from . import inventory
from .occasions import Moment


def wants_target(some: Iterable[Act]) -> bool:
    return any(
        getattr(act, "who", "") == "target"
        or isinstance(act, StealGlory | Peek | Snatch | Rob | SwapHeroes)
        for act in some
    )


def fits(g: G, p: Player, act: Act, moment: Moment) -> bool:
    """Whether an act can do something for this player at this moment."""
    match act:
        case Add(_, on, stat, whose):
            return _same_roll(p, moment, "roll", on, stat, whose)
        case Reroll(most, on, whose, stat):
            return moment.die <= most and _same_roll(p, moment, "rolled", on, stat, whose)
        case Prevent():
            return moment.kind == "hurt" and moment.wounds > 0
        case Cancel():
            return moment.kind == "cast" and not moment.cancelled
        case Dismiss(_, kind):
            return moment.kind == "response" and bool(sides.monsters(g, p.seat, kind))
        case Tame(kind):
            return moment.kind == "response" and bool(sides.tameable(g, p.seat, kind))
        case Evade(form):
            return moment.kind == "response" and bool(sides.evadable(g, p.seat, form))
        case Turncoat():
            return moment.kind == "response" and bool(sides.turnable(g, p.seat))
        case Heal(_, "you") if moment.kind == "dying":
            return p.life <= 0
        case _:
            if moment.kind not in ("calm", "response"):
                return False
            return possible(g, p, act)


def _same_roll(p: Player, moment: Moment, kind: str, on: str, stat: str, whose: str) -> bool:
    if moment.kind != kind or (stat != "all" and stat != moment.stat):
        return False
    if (moment.seat == p.seat and moment.hero) != (whose == "own"):
        return False
    if whose == "rival" and moment.seat == p.seat:
        return False
    return on == "any" or on == moment.on or (on == "battle" and moment.on in ("attack", "counter"))


def fits_hero_phase(g: G, p: Player, act: Act) -> bool:
    """In the own Hero phase everything is possible that needs no special moment."""
    if isinstance(
        act,
        Add | Reroll | Prevent | Cancel | Dismiss | Tame | Evade | Turncoat,
    ):
        return False
    return possible(g, p, act)


def possible(g: G, p: Player, act: Act) -> bool:
    """Whether an act would change anything now."""
    if wants_target((act,)) and not targets(g, p, (act,)):
        return False
    match act:
        case Heal(_, "you"):
            return p.life < full_life(g, p)
        case Stand("you"):
            return p.fallen
        case PassPeril():
            return p.peril > 0 and bool(opponents(g, p.seat))
        case Recover():
            return bool(recoverable(g, act))
        case Summon():
            return bool(summonable(g))
        case Strip(_, "you"):
            return bool(strippable(g, p, act))
        case Warp(_, "you"):
            return bool(warp_places(g, p, act))
        case Explore():
            return bool(g.state.locations) and p.seat == g.state.active
        case Unlock():
            return has_shut_exit(g, p.at)
        case SwapQuest():
            return bool(g.state.quests) and any(not q.carried for q in p.quests)
        case WrathTokens(amount):
            return g.state.wrath >= 0 and 0 <= g.state.wrath + amount <= 5
        case FreshAttempt():
            return p.seat == g.state.active and g.state.phase == "hero" and p.attempts > 0
        case ActionPoints(amount, "you"):
            return p.seat == g.state.active and g.state.phase == "hero" and amount > 0
        case _:
            return True


def targets(g: G, p: Player, some: Iterable[Act]) -> list[Player]:
    """DG-GEN-11: the other heroes in the same location whom all of these acts could affect."""
    own = list(some)
    return [
        foe
        for foe in heroes_at(g, p.at)
        if foe.seat != p.seat and all(_affects(g, p, foe, act) for act in own)
    ]


def _affects(g: G, p: Player, foe: Player, act: Act) -> bool:
    match act:
        case StealGlory():
            return foe.glory > 0
        case Snatch() | Peek() | Drop(_, "target", _):
            return bool(foe.hand)
        case Rob():
            return any(inventory.has_room(g, p, c) for c in inventory.treasures(g, foe))
        case Strip(_, "target", _):
            return bool(strippable(g, foe, act))
        case Heal(_, "target"):
            return foe.life < full_life(g, foe)
        case _:
            return True


def anybody(g: G, some: Iterable[Act], by: int) -> list[Player]:
    """The heroes anywhere whom a bane of this player could be aimed at."""
    p = g.state.players[by]
    own = list(some)
    return [
        foe for foe in living(g) if foe.seat != by and all(_affects(g, p, foe, act) for act in own)
    ]


def recoverable(g: G, act: Recover) -> list[str]:
    piles = g.state.discard + g.state.peril_discard
    return [card for card in piles if card_of(g, card).card == act.card]


def strippable(g: G, p: Player, act: Strip) -> list[str]:
    if act.card == "bane":
        return [readied.card for readied in p.banes]
    if act.card == "treasure":
        return inventory.treasures(g, p)
    return [r.card for r in p.inventory if card_of(g, r.card).card == "boon"]


def warp_places(g: G, p: Player, act: Warp) -> list[str]:
    """DG-EFF-09: never between dungeon and surface."""
    frame = g.content.locations[p.at].frame
    places = [
        place
        for place in g.state.board.places
        if place != p.at and g.content.locations[place].frame == frame
    ]
    if act.to == "entrance":
        return [place for place in places if g.content.locations[place].entrance]
    if act.to == "hero":
        return [place for place in places if heroes_at(g, place)]
    return places


def summonable(g: G) -> list[str]:
    piles = g.state.discard + g.state.peril_discard
    return [card for card in piles if card_of(g, card).monster is not None]
