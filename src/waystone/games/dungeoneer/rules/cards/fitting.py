"""When an act can do something: at which moment, for whom, against whom; one answer for
each act."""

from collections.abc import Iterable
from typing import TypeAlias

from waystone.kernel.interpret import Interpreters

from ...box.effects import (
    Act,
    ActionPoints,
    Add,
    AtARoll,
    AtEase,
    Cancel,
    Dismiss,
    Draw,
    Drop,
    Evade,
    Explore,
    Fall,
    FreshAttempt,
    Glory,
    Heal,
    InResponse,
    Level,
    PassPeril,
    Peek,
    Peril,
    Prevent,
    Recover,
    Reroll,
    Rob,
    Shift,
    Snatch,
    Stand,
    StealGlory,
    Strip,
    Summon,
    Surge,
    SwapHeroes,
    SwapQuest,
    Tame,
    Threat,
    Turncoat,
    Unlock,
    Warp,
    Wound,
    WrathTokens,
)
from ...table.board import has_shut_exit
from ...table.state import G, Player, card_of, heroes_at, living, opponents
from ...table.stats import applies, full_life
from ..battle import sides
from . import inventory
from .occasions import Moment

At: TypeAlias = tuple[Player, Moment]
"""Who would act, and at which moment."""
Aimed: TypeAlias = tuple[Player, Player]
"""Who would act, and at whom."""

BETWEEN_TWO = (StealGlory, Peek, Snatch, Rob, SwapHeroes)
"""Acts that pass between two heroes."""

fits_moment: Interpreters[G, At, bool] = Interpreters(Act)
fits_calm: Interpreters[G, Player, bool] = Interpreters(Act)
affects: Interpreters[G, Aimed, bool] = Interpreters(Act)


def wants_target(some: Iterable[Act]) -> bool:
    """Whether these acts befall one hero whom their player names."""
    return any(isinstance(act, BETWEEN_TWO) or getattr(act, "who", "") == "target" for act in some)


def fits(g: G, p: Player, act: Act, moment: Moment) -> bool:
    """Whether an act can do something for this player at this moment."""
    return fits_moment(g, (p, moment), act)


def possible(g: G, p: Player, act: Act) -> bool:
    """Whether an act would change anything in the calm, or in the own Hero phase."""
    if wants_target((act,)) and not targets(g, p, (act,)):
        return False
    return fits_calm(g, p, act)


# ---- at a moment


@fits_moment.rule
def add_fits(g: G, at: At, act: Add) -> bool:
    """DG-GEN-07: before the die is rolled."""
    return _same_roll(at, "roll", act)


@fits_moment.rule
def reroll_fits(g: G, at: At, act: Reroll) -> bool:
    """DG-GEN-07, DG-GEN-01: a card may say otherwise, of dice up to some face."""
    return at[1].die <= act.most and _same_roll(at, "rolled", act)


def _same_roll(at: At, kind: str, act: AtARoll) -> bool:
    """Whether this is a roll that the card speaks of: the own hero's, or a rival's."""
    p, moment = at
    if moment.kind != kind or act.stat not in ("all", moment.stat):
        return False
    own = moment.seat == p.seat
    if act.whose == "own" and not (own and moment.hero):
        return False
    if act.whose == "rival" and own:
        return False
    return applies(act.on, moment.on)


@fits_moment.rule
def prevent_fits(g: G, at: At, act: Prevent) -> bool:
    """DG-BAT-19: wounds about to be taken."""
    _, moment = at
    return moment.kind == "hurt" and moment.wounds > 0


@fits_moment.rule
def cancel_fits(g: G, at: At, act: Cancel) -> bool:
    """DG-SPC-02: a bane just played."""
    _, moment = at
    return moment.kind == "cast" and not moment.cancelled


@fits_moment.rule
def response_fits(g: G, at: At, act: InResponse) -> bool:
    """DG-SPC-03: an attacker that the card could act on."""
    p, moment = at
    if moment.kind != "response":
        return False
    seat = p.seat
    match act:
        case Dismiss(_, kind):
            return bool(sides.monsters(g, seat, kind))
        case Tame(kind):
            return bool(sides.tameable(g, seat, kind))
        case Evade(form):
            return bool(sides.evadable(g, seat, form))
        case Turncoat():
            return bool(sides.turnable(g, seat))


@fits_moment.rule
def at_ease(g: G, at: At, act: AtEase) -> bool:
    """DG-SPC-02: in the calm and in the Response step; healing also when the own hero is about to
    fall (DG-AMB-32)."""
    p, moment = at
    if moment.kind == "dying":
        return isinstance(act, Heal) and act.who == "you" and p.life <= 0
    return moment.kind in ("calm", "response") and possible(g, p, act)


# ---- in the calm


@fits_calm.rule
def needs_a_moment(g: G, p: Player, act: AtARoll | Prevent | Cancel | InResponse) -> bool:
    return False


@fits_calm.rule
def always(
    g: G,
    p: Player,
    act: Wound
    | Glory
    | Peril
    | StealGlory
    | Draw
    | Drop
    | Fall
    | SwapHeroes
    | Shift
    | Level
    | Rob
    | Surge
    | Peek
    | Snatch
    | Threat,
) -> bool:
    return True


@fits_calm.rule
def can_heal(g: G, p: Player, act: Heal) -> bool:
    return act.who != "you" or p.life < full_life(g, p)


@fits_calm.rule
def can_stand(g: G, p: Player, act: Stand) -> bool:
    return act.who != "you" or p.fallen


@fits_calm.rule
def can_pass_peril(g: G, p: Player, act: PassPeril) -> bool:
    return p.peril > 0 and bool(opponents(g, p.seat))


@fits_calm.rule
def can_recover(g: G, p: Player, act: Recover) -> bool:
    return bool(recoverable(g, act))


@fits_calm.rule
def can_summon(g: G, p: Player, act: Summon) -> bool:
    return bool(summonable(g))


@fits_calm.rule
def can_strip(g: G, p: Player, act: Strip) -> bool:
    return act.who != "you" or bool(strippable(g, p, act))


@fits_calm.rule
def can_warp(g: G, p: Player, act: Warp) -> bool:
    return act.who != "you" or bool(warp_places(g, p, act))


@fits_calm.rule
def can_explore(g: G, p: Player, act: Explore) -> bool:
    return bool(g.state.locations) and p.seat == g.state.active


@fits_calm.rule
def can_unlock(g: G, p: Player, act: Unlock) -> bool:
    return has_shut_exit(g, p.at)


@fits_calm.rule
def can_swap_quest(g: G, p: Player, act: SwapQuest) -> bool:
    return bool(g.state.quests) and any(not q.carried for q in p.quests)


@fits_calm.rule
def can_move_tokens(g: G, p: Player, act: WrathTokens) -> bool:
    """DG-NAK-02: 0 to 5 tokens."""
    return g.state.wrath >= 0 and 0 <= g.state.wrath + act.amount <= 5


@fits_calm.rule
def can_try_again(g: G, p: Player, act: FreshAttempt) -> bool:
    return p.seat == g.state.active and g.state.phase == "hero" and p.attempts > 0


@fits_calm.rule
def can_use_points(g: G, p: Player, act: ActionPoints) -> bool:
    if act.who != "you":
        return True
    return p.seat == g.state.active and g.state.phase == "hero" and act.amount > 0


# ---- against whom


def targets(g: G, p: Player, some: Iterable[Act]) -> list[Player]:
    """DG-GEN-11, DG-GEN-01: the other heroes in the same location whom all of these acts could
    affect."""
    own = list(some)
    return [
        foe
        for foe in heroes_at(g, p.at)
        if foe.seat != p.seat and all(affects(g, (p, foe), act) for act in own)
    ]


def anybody(g: G, some: Iterable[Act], by: int) -> list[Player]:
    """The heroes anywhere whom a bane of this player could be aimed at."""
    p = g.state.players[by]
    own = list(some)
    return [
        foe for foe in living(g) if foe.seat != by and all(affects(g, (p, foe), act) for act in own)
    ]


@affects.rule
def takes_glory(g: G, aimed: Aimed, act: StealGlory) -> bool:
    return aimed[1].glory > 0


@affects.rule
def takes_a_card(g: G, aimed: Aimed, act: Snatch | Peek) -> bool:
    return bool(aimed[1].hand)


@affects.rule
def drops_a_card(g: G, aimed: Aimed, act: Drop) -> bool:
    return act.who != "target" or bool(aimed[1].hand)


@affects.rule
def takes_a_treasure(g: G, aimed: Aimed, act: Rob) -> bool:
    """DG-LIM-08: one that the robber has room for."""
    p, foe = aimed
    return any(inventory.has_room(g, p, card) for card in inventory.treasures(g, foe))


@affects.rule
def strips(g: G, aimed: Aimed, act: Strip) -> bool:
    return act.who != "target" or bool(strippable(g, aimed[1], act))


@affects.rule
def heals(g: G, aimed: Aimed, act: Heal) -> bool:
    return act.who != "target" or aimed[1].life < full_life(g, aimed[1])


@affects.rule
def anyone(
    g: G,
    aimed: Aimed,
    act: Wound
    | Glory
    | Peril
    | PassPeril
    | Draw
    | ActionPoints
    | Fall
    | Stand
    | Warp
    | SwapHeroes
    | Shift
    | Level
    | Recover
    | Surge
    | Explore
    | Unlock
    | FreshAttempt
    | SwapQuest
    | WrathTokens
    | Summon
    | Threat
    | AtARoll
    | Prevent
    | Cancel
    | InResponse,
) -> bool:
    return True


# ---- what there is to act on


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
