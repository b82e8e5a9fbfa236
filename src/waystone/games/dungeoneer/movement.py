"""DG-MOV, DG-EXI, DG-OBS: moving through exits, entering, what waits inside."""

from typing import Any

from waystone.kernel.ask import Option, choose

from . import acts, dungeon, heroes, moments, nakari, quests, solo, threats, traps, wounds
from .content import Exit, Hazard, Pit, Spikes
from .effects import Discreet, Forage, OnEntry
from .facts import Dodged, ExitForced, ExitHeld, Moved, Warped
from .occasions import Cause
from .state import G, Player
from .stats import surefoot, traits


def exit_key(place: str, side: int) -> str:
    return f"{place}/{side}"


def is_open(g: G, place: str, side: int) -> bool:
    """DG-EXI-13, DG-EXI-08: overcome or spent since the last Reset, or held open by a hero on
    the threshold."""
    if exit_key(place, side) in g.state.opened:
        return True
    return any(p.alive and p.at == place and p.threshold == side for p in g.state.players)


def open_exit(g: G, place: str, side: int) -> None:
    key = exit_key(place, side)
    if key not in g.state.opened:
        g.state.opened.append(key)


def has_shut_exit(g: G, place: str) -> bool:
    return any(
        dungeon.exit_at(g, place, side).kind != "open" and not is_open(g, place, side)
        for side, _ in dungeon.ways(g, place)
    )


def can_move(p: Player) -> bool:
    """DG-MOV-01, DG-MOV-11, DG-EXI-09."""
    return p.ap >= 1 and not p.fallen


def way(g: G, p: Player, side: int, there: str) -> dict[str, Any]:
    """What a player wants to know before a move: the test at the exit and, of a new location
    (DG-MOV-04), its Glory and Peril."""
    exit = dungeon.exit_at(g, p.at, side)
    free = exit.kind == "open" or is_open(g, p.at, side) or surefoot(g, p, exit.kind)
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
    exit = dungeon.exit_at(g, here, side)
    if exit.kind != "open" and not is_open(g, here, side):
        if exit.kind == "blocked":
            if not await pass_blocked(g, p, side, exit):
                return
        else:
            await pass_trap(g, p, side, exit)
    if p.at != here or not can_move(p):
        return
    p.ap -= 1
    go(g, p, there)
    g.say(Moved(p.hero, there), "DG-MOV-01")
    await enter(g, p)


async def pass_blocked(g: G, p: Player, side: int, exit: Exit) -> bool:
    """DG-EXI-03..07: a failed test costs 1 AP; with none left the hero stays on the threshold and
    holds the exit open, else the hero may still go or stay (DG-AMB-04)."""
    here = p.at
    sure = surefoot(g, p, "blocked")
    if sure or await threats.overcome(g, p, exit.stat, exit.value, "DG-EXI-03"):
        open_exit(g, here, side)
        return True
    p.ap = max(0, p.ap - 1)
    if p.ap == 0:
        p.threshold = side
        g.say(ExitHeld(p.hero, here), "DG-EXI-07")
        return False
    open_exit(g, here, side)
    g.say(ExitForced(p.hero, here), "DG-EXI-06")
    options = [Option("go", True, "option-go"), Option("stay", False, "option-stay")]
    return await choose(p.seat, options, "ask-go-on", rule="DG-EXI-06")


async def pass_trap(g: G, p: Player, side: int, exit: Exit) -> None:
    """DG-EXI-10: failure is 1 wound; the hero leaves in either case."""
    here = p.at
    if not surefoot(g, p, "trap") and not await threats.overcome(
        g, p, exit.stat, exit.value, "DG-EXI-10"
    ):
        await wounds.suffer(g, p, 1, "DG-EXI-10")
    open_exit(g, here, side)


def go(g: G, p: Player, there: str) -> None:
    """DG-EXI-08: whoever leaves lets go of the exit held open."""
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
    """DG-MOV-09: gain points, then the location's effect, then encounters waiting there."""
    place, hero = p.at, p.hero

    def here() -> bool:
        return p.alive and p.at == place and p.hero == hero

    if p.seat == g.state.active:
        drawn = await own_entry(g, p)
        if here():
            # DG-MOV-10: what was just gained may be spent before the location acts.
            await moments.calm(g)
        if here():
            await obstacle(g, p)
        if here() and drawn:
            await solo.attackers(g, p, drawn)
    if here():
        await traps.spring(g, place)
    if here():
        await nakari.guards(g, p)
    if here():
        quests.home(g, p)


async def own_entry(g: G, p: Player) -> list[str]:
    """DG-MOV-04..06: the points of a new location, and in solo the encounters it brings."""
    place = p.at
    drawn: list[str] = []
    if place not in p.visited:
        p.visited.append(place)
        points(g, p)
        if g.state.rules.solo:
            drawn = await solo.encounters(g, p)
    location = g.content.locations[place]
    for effect in traits(g, p):
        if isinstance(effect, OnEntry) and location.is_a(effect.place) and p.at == place:
            await acts.do(g, effect.do, Cause(p.seat, p.card, p.seat, place))
    return drawn


def points(g: G, p: Player, rule: str = "DG-MOV-04") -> None:
    """DG-GEN-08: class 7."""
    location = g.content.locations[p.at]
    glory, peril = location.glory, location.peril
    for effect in traits(g, p):
        if isinstance(effect, Forage) and location.is_a(effect.place):
            glory += effect.amount
        elif isinstance(effect, Discreet) and location.is_a(effect.place):
            peril -= effect.amount
    acts.gain(g, p, max(0, glory), max(0, peril), rule)


async def obstacle(g: G, p: Player) -> None:
    """DG-OBS-01, DG-MOV-08: on every entry in the own turn. A Hazard is no entry test."""
    match g.content.locations[p.at].obstacle:
        case None | Hazard():
            return
        case Spikes(stat, value):
            if surefoot(g, p, "spikes") or await dodges(g, p):
                return
            if not await threats.overcome(g, p, stat, value, "DG-OBS-03"):
                await wounds.suffer(g, p, 1, "DG-OBS-03")
        case Pit(stat, value):
            if surefoot(g, p, "pit"):
                return
            if not await threats.overcome(g, p, stat, value, "DG-OBS-04"):
                heroes.fall(g, p)
        case text:
            await acts.do(g, text.do, Cause(p.seat, p.at, p.seat, p.at))


async def dodges(g: G, p: Player) -> bool:
    """DG-VAR-19: 1 AP avoids the spikes."""
    if not g.state.rules.dodging_spikes or not heroes.can_spend(p):
        return False
    options = [Option("dodge", True, "option-dodge"), Option("test", False, "option-test")]
    if not await choose(p.seat, options, "ask-dodge", rule="DG-VAR-19"):
        return False
    heroes.spend(p)
    g.say(Dodged(p.hero), "DG-VAR-19")
    return True
