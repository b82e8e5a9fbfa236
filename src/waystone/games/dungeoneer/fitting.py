"""When an act can do something: at which moment, for whom, against whom."""

from collections.abc import Iterable

from . import acts, battle, cards, heroes, movement
from . import effects as e
from .effects import Act
from .occasions import Moment
from .state import G, Player, heroes_at, living, opponents


def wants_target(some: Iterable[Act]) -> bool:
    return any(
        getattr(act, "who", "") == "target"
        or isinstance(act, e.StealGlory | e.Peek | e.Snatch | e.Rob | e.SwapHeroes)
        for act in some
    )


def fits(g: G, p: Player, act: Act, moment: Moment) -> bool:
    """Whether an act can do something for this player at this moment."""
    match act:
        case e.Add(_, on, stat, whose):
            return _same_roll(p, moment, "roll", on, stat, whose)
        case e.Reroll(most, on, whose, stat):
            return moment.die <= most and _same_roll(p, moment, "rolled", on, stat, whose)
        case e.Prevent():
            return moment.kind == "hurt" and moment.wounds > 0
        case e.Cancel():
            return moment.kind == "cast" and not moment.cancelled
        case e.Dismiss(_, kind):
            return moment.kind == "response" and bool(battle.monsters(g, p.seat, kind))
        case e.Tame(kind):
            return moment.kind == "response" and bool(battle.tameable(g, p.seat, kind))
        case e.Evade(form):
            return moment.kind == "response" and bool(battle.evadable(g, p.seat, form))
        case e.Turncoat():
            return moment.kind == "response" and bool(battle.turnable(g, p.seat))
        case e.Heal(_, "you") if moment.kind == "dying":
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
        e.Add | e.Reroll | e.Prevent | e.Cancel | e.Dismiss | e.Tame | e.Evade | e.Turncoat,
    ):
        return False
    return possible(g, p, act)


def possible(g: G, p: Player, act: Act) -> bool:
    """Whether an act would change anything now."""
    if wants_target((act,)) and not targets(g, p, (act,)):
        return False
    match act:
        case e.Heal(_, "you"):
            return p.life < heroes.most_life(g, p)
        case e.Stand("you"):
            return p.fallen
        case e.PassPeril():
            return p.peril > 0 and bool(opponents(g, p.seat))
        case e.Recover():
            return bool(acts.recoverable(g, act))
        case e.Summon():
            return bool(acts.summonable(g))
        case e.Strip(_, "you"):
            return bool(acts.strippable(g, p, act))
        case e.Warp(_, "you"):
            return bool(acts.warp_places(g, p, act))
        case e.Explore():
            return bool(g.state.locations) and p.seat == g.state.active
        case e.Unlock():
            return movement.has_shut_exit(g, p.at)
        case e.SwapQuest():
            return bool(g.state.quests) and any(not q.carried for q in p.quests)
        case e.WrathTokens(amount):
            return g.state.wrath >= 0 and 0 <= g.state.wrath + amount <= 5
        case e.FreshAttempt():
            return p.seat == g.state.active and g.state.phase == "hero" and p.attempts > 0
        case e.ActionPoints(amount, "you"):
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
        case e.StealGlory():
            return foe.glory > 0
        case e.Snatch() | e.Peek() | e.Drop(_, "target", _):
            return bool(foe.hand)
        case e.Rob():
            return any(cards.has_room(g, p, c) for c in cards.treasures(g, foe))
        case e.Strip(_, "target", _):
            return bool(acts.strippable(g, foe, act))
        case e.Heal(_, "target"):
            return foe.life < heroes.most_life(g, foe)
        case _:
            return True


def anybody(g: G, some: Iterable[Act], by: int) -> list[Player]:
    """The heroes anywhere whom a bane of this player could be aimed at."""
    p = g.state.players[by]
    own = list(some)
    return [
        foe for foe in living(g) if foe.seat != by and all(_affects(g, p, foe, act) for act in own)
    ]
