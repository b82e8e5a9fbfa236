"""The Combat Pool, the Affinity track and Time; Spawn take of both (TG-COM, TG-DIP, TG-VEN)."""

from waystone.kernel.ask import Option, choose

from ...box.definitions import CombatDef, DiplomacyDef
from ...box.encounter import Bolt, Cubes, Down, Flee, GainTime, Home, LoseCubes, LoseTime, Up
from ...table.facts import AffinityMoved, PoolChanged, SpawnBeaten, SpawnCube, TimeChanged, signed
from ...table.party import foe, now
from ...table.state import Doing, G, Spawn
from ..doing import performs
from ..people.hand import mill
from .deciding import Over
from .loot import share_all
from .sequence import colour_now
from .time import time_runs_out

MOST_TIME = 10


@performs.rule
async def gain_cubes(g: G, doing: Doing, effect: Cubes) -> None:
    """TG-COM-03: at the moment the pool reaches Toughness the combat is won. TG-VEN-07: a Spawn may
    take some."""
    seat = doing.me
    encounter, enemy = now(g), foe(g)
    if not isinstance(enemy, CombatDef):
        return
    kept = effect.n
    if encounter.spawn:
        kept = 0
        for _ in range(effect.n):
            kept += not await spawn_takes(g, seat, "ask-cube")
    if not kept:
        return
    encounter.pool += kept
    g.say(PoolChanged(signed(kept), encounter.pool), "TG-SYM-12")
    check_pool(g)


def check_pool(g: G) -> None:
    enemy = foe(g)
    if isinstance(enemy, CombatDef) and now(g).pool >= enemy.toughness and not now(g).result:
        raise Over("victory")


@performs.rule
async def lose_cubes(g: G, doing: Doing, effect: LoseCubes) -> None:
    """TG-COM-07: for each missing cube the last active character discards the top card."""
    encounter = now(g)
    if not isinstance(foe(g), CombatDef):
        return
    lost = min(effect.n, encounter.pool)
    if lost:
        encounter.pool -= lost
        g.say(PoolChanged(signed(-lost), encounter.pool), "TG-COM-07")
    mill(g, last_active(g, doing), effect.n - lost, "TG-COM-07")


def last_active(g: G, doing: Doing) -> int:
    """Before the first activation, whom the effect concerns."""
    return now(g).active if now(g).active >= 0 else doing.me


def affinity_moved(g: G, change: int) -> None:
    encounter, enemy = now(g), foe(g)
    assert isinstance(enemy, DiplomacyDef)
    step, steps = encounter.affinity + 1, len(enemy.track)
    g.say(AffinityMoved(signed(change), step, steps, colour_now(g)), "TG-DIP-03")


@performs.rule
async def up(g: G, doing: Doing, effect: Up) -> None:
    """TG-DIP-03, TG-DIP-04: beyond the top nothing happens. TG-VEN-07: a Spawn may take some."""
    seat = doing.me
    encounter, enemy = now(g), foe(g)
    if not isinstance(enemy, DiplomacyDef):
        return
    steps = effect.n
    if encounter.spawn:
        steps = 0
        for _ in range(effect.n):
            steps += not await spawn_takes(g, seat, "ask-step")
    moved = min(steps, len(enemy.track) - 1 - encounter.affinity)
    if moved:
        encounter.affinity += moved
        affinity_moved(g, moved)


@performs.rule
async def down(g: G, doing: Doing, effect: Down) -> None:
    """TG-DIP-04: each step beyond the bottom discards the last active character's top card."""
    encounter = now(g)
    if not isinstance(foe(g), DiplomacyDef):
        return
    moved = min(effect.n, encounter.affinity)
    if moved:
        encounter.affinity -= moved
        affinity_moved(g, -moved)
    mill(g, last_active(g, doing), effect.n - moved, "TG-DIP-04")


@performs.rule
async def home(g: G, doing: Doing, effect: Home) -> None:
    encounter, enemy = now(g), foe(g)
    if isinstance(enemy, DiplomacyDef) and encounter.affinity != enemy.start:
        change = enemy.start - encounter.affinity
        encounter.affinity = enemy.start
        affinity_moved(g, change)


@performs.rule
async def gain_time(g: G, doing: Doing, effect: GainTime) -> None:
    """TG-DIP-05: never above 10."""
    encounter = now(g)
    if not isinstance(foe(g), DiplomacyDef):
        return
    gained = min(effect.n, MOST_TIME - encounter.time)
    if gained:
        encounter.time += gained
        g.say(TimeChanged(signed(gained), encounter.time), "TG-SYM-14")


@performs.rule
async def lose_time(g: G, doing: Doing, effect: LoseTime) -> None:
    """TG-DIP-06: with the last Time the encounter ends at once. TG-DIP-09: but for the last
    character dying nothing else ends a talk; TG-DIP-15: an Encounter Bonus may do it before the
    next key. TG-FIN-02: an outcome may end nothing."""
    encounter = now(g)
    if not isinstance(foe(g), DiplomacyDef):
        return
    lost = min(effect.n, encounter.time)
    encounter.time -= lost
    g.say(TimeChanged(signed(-lost), encounter.time), "TG-SYM-14")
    await time_runs_out(g)


@performs.rule
async def bolt(g: G, doing: Doing, effect: Bolt) -> None:
    """TG-DIP-14: lightning permits; by itself it does nothing."""


@performs.rule
async def flee(g: G, doing: Doing, effect: Flee) -> None:
    """TG-COM-12: the enemy flees, and the combat is over."""
    if not now(g).result:
        raise Over("flight")


# ---- Amber Spawn


async def spawn_takes(g: G, seat: int, prompt: str) -> bool:
    """TG-VEN-07: a cube (or a step up) may be put on a Spawn instead."""
    encounter = now(g)
    if not encounter.spawn:
        return False
    kind = "combat" if isinstance(foe(g), CombatDef) else "diplomacy"
    options: list[Option[Spawn | None]] = [
        Option(f"spawn:{s.id}", s, "option-spawn", {"spawn": s.id}, f"spawn:{s.id}")
        for s in encounter.spawn
    ]
    options.append(Option("pool", None, "option-pool", {"kind": kind}, "foe"))
    chosen = await choose(seat, options, prompt, rule="TG-VEN-07")
    if chosen is None:
        return False
    chosen.cubes += 1
    g.say(SpawnCube(chosen.id, chosen.cubes), "TG-VEN-07")
    spawn = g.content.spawn[chosen.id]
    if chosen.cubes >= spawn.toughness:
        encounter.spawn.remove(chosen)
        if foe(g).king:
            encounter.gone.append(chosen.id)
        g.say(SpawnBeaten(chosen.id), "TG-VEN-08")
        await share_all(g, spawn.loot)
    return True
