"""DG-MOV: moving, warping, entering."""

from waystone.kernel.ask import Args

from ...box.traits import Discreet, Forage, OnEntry
from ...table.board import exit_at, is_open
from ...table.facts import Moved, Warped
from ...table.state import G, Player
from ...table.stats import sources, surefoot, traits
from ..cards import acting, moments
from ..cards.occasions import Cause
from ..hero import tracker
from ..modes import nakari_attacks, solo
from ..quests import completion
from . import exits, obstacles, traps


def can_move(p: Player) -> bool:
    """DG-MOV-01, DG-MOV-11, DG-EXI-09: with a point left, and not fallen."""
    return p.ap >= 1 and not p.fallen


def way(g: G, p: Player, side: int, there: str, here: str = "") -> Args:
    """DG-MOV-04, DG-EXI-03, DG-EXI-10: what a player wants to know before a move: the test at the
    exit and, of a new location, its Glory and Peril. `here` is where the move begins, if not where
    the hero is."""
    here = here or p.at
    exit = exit_at(g, here, side)
    free = exit.kind == "open" or is_open(g, here, side) or surefoot(g, p, exit.kind)
    place = g.content.locations[there]
    return {
        "place": there,
        "exit": "open" if free else exit.kind,
        "stat": exit.stat,
        "value": exit.value,
        "new": there not in p.visited,
        "glory": place.glory,
        "peril": place.peril,
    }


async def move(g: G, p: Player, side: int, there: str) -> None:
    """DG-MOV-09: exit condition, spend AP, enter. Only the exit that is left counts
    (DG-MOV-03)."""
    here = p.at
    exit = exit_at(g, here, side)
    if exit.kind != "open" and not is_open(g, here, side):
        if exit.kind == "blocked":
            if not await exits.pass_blocked(g, p, side, exit):
                return
        else:
            await exits.pass_trap(g, p, side, exit)
    if p.at != here or not can_move(p):
        return
    p.ap -= 1
    go(g, p, there)
    g.say(Moved(p.hero, there), "DG-MOV-01")
    await enter(g, p)


def go(g: G, p: Player, there: str) -> None:
    """DG-EXI-08: whoever leaves lets go of the exit held open, and has not stayed (DG-DSC-04)."""
    p.threshold = -1
    p.at = there
    if p.seat == g.state.active:
        p.moved = True


async def warp(g: G, p: Player, there: str) -> None:
    """DG-EFF-06..08: no exit, no AP; fallen stays fallen."""
    if p.at == there or not p.alive:
        return
    go(g, p, there)
    g.say(Warped(p.hero, there), "DG-EFF-06")
    await enter(g, p)


async def enter(g: G, p: Player) -> None:
    """DG-MOV-09, DG-GEN-08: gain points, then the location's effect, then encounters waiting there.
    In another player's turn only the encounters (DG-MOV-07, DG-OBS-01, DG-EFF-07). Alone the drawn
    cards attack after the location's effect (DG-SOL-19), and whoever comes home with three quests
    has won (DG-SOL-01)."""
    place, hero = p.at, p.hero

    def here() -> bool:
        return p.alive and p.at == place and p.hero == hero

    if p.seat == g.state.active:
        drawn = await own_entry(g, p)
        if here():
            # DG-MOV-10: what was just gained may be spent before the location acts.
            await moments.calm(g)
        if here():
            await obstacles.obstacle(g, p)
        if here() and drawn:
            await solo.attackers(g, p, drawn)
    if here():
        await traps.spring(g, place)
    if here():
        await nakari_attacks.guards(g, p)
    if here():
        completion.home(g, p)


async def own_entry(g: G, p: Player) -> list[str]:
    """DG-MOV-04..06: the points of a new location, and in solo the encounters it brings
    (DG-SOL-06)."""
    place = p.at
    drawn: list[str] = []
    if place not in p.visited:
        p.visited.append(place)
        points(g, p)
        if g.state.rules.solo:
            drawn = await solo.encounters(g, p)
    location = g.content.locations[place]
    for card, effects in sources(g, p):
        for effect in effects:
            if isinstance(effect, OnEntry) and location.is_a(effect.place) and p.at == place:
                await acting.do(g, effect.do, Cause(p.seat, card, p.seat, place))
    return drawn


def points(g: G, p: Player, rule: str = "DG-MOV-04") -> None:
    """DG-MOV-04, DG-GEN-08: the Glory and Peril of a location, as cards change them (DG-GEN-01);
    nothing else of it when they are for staying (DG-OBS-06)."""
    location = g.content.locations[p.at]
    glory, peril = location.glory, location.peril
    for effect in traits(g, p):
        if isinstance(effect, Forage) and location.is_a(effect.place):
            glory += effect.amount
        elif isinstance(effect, Discreet) and location.is_a(effect.place):
            peril -= effect.amount
    tracker.gain(g, p, max(0, glory), max(0, peril), rule, p.at)
