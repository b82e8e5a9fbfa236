"""What effects do to units and spaces, and effects within effects: one interpreter each."""

from collections.abc import Sequence

from waystone.kernel.ask import PASS, Option

from . import (
    abilities,
    attack,
    damage,
    forced,
    hunting,
    lasting,
    movement,
    spaces,
    traps,
)
from . import (
    effects as fx,
)
from .conditions import holds
from .doing import Doing
from .doors import change_door, fits
from .essence import gain_essence, spend
from .facts import Controls, Restored, RolledForEffect
from .game_die import game_die
from .interpret_table import TABLE, Interpreter, active_explorer
from .modifiers import barred, immobile, most
from .removal import banish
from .resolving import resolve
from .selectors import chosen, members
from .state import DESTROYED, Explorer, G, Monster
from .table import (
    ask,
    cell_option,
    deciders,
    explorer_of,
    ground,
    intact,
    monster_of,
    nearest,
    one_cell,
    party,
    space_at,
    tile_at,
    unit_of,
    unit_option,
)

# ---- attacks and attributes


async def do_attack(g: G, d: Doing, e: fx.Attack) -> None:
    """MA-ATK-14, MA-TGT-22; a target that is a barrel is attacked as one."""
    if e.who == "target":
        defenders: list[str | int] = [u for u in d.targets if unit_of(g, u) is not None]
        here = ground(g)
        defenders += [c for c in d.spaces if space_at(g, here, c)]
        if not d.targets and not d.spaces:
            defenders = list(members(g, d, "you"))
    else:
        defenders = list(await chosen(g, d, e.who))
    if defenders:
        await attack.attack(g, d, e.high, e.low, e.magical, list(dict.fromkeys(defenders)))


async def do_lose(g: G, d: Doing, e: fx.Lose) -> None:
    for unit in await chosen(g, d, e.who):
        if e.what == "health":
            await damage.lose_health(g, unit, e.n, d.unit)
            continue
        found = unit_of(g, unit)
        if isinstance(found, Explorer) and e.what == "essence":
            spend(g, found, min(e.n, found.essence))
        elif found is not None and e.what == "stamina":
            found.stamina = max(0, found.stamina - e.n)


async def do_restore(g: G, d: Doing, e: fx.Restore) -> None:
    """MA-GFX-07, MA-STA-04: up to the maximum."""
    for unit in await chosen(g, d, e.who):
        found = unit_of(g, unit)
        if found is None:
            continue
        if e.what == "essence":
            if isinstance(found, Explorer):
                await gain_essence(g, found, e.n)
            continue
        if e.what == "health" and barred(g, found, "heal"):
            continue
        gained = min(e.n, most(g, found, e.what) - getattr(found, e.what))
        if gained > 0:
            setattr(found, e.what, getattr(found, e.what) + gained)
            g.say(Restored(unit, e.what, gained), "MA-GFX-07")


async def do_kill(g: G, d: Doing, e: fx.Kill) -> None:
    for unit in await chosen(g, d, e.who):
        await damage.destroy(g, unit, d.unit)


async def do_banish(g: G, d: Doing, e: fx.Banish) -> None:
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None:
            banish(g, monster)


# ---- movement


async def do_move(g: G, d: Doing, e: fx.Move) -> None:
    """MA-EX-26, -27, -30, MA-MOV-08: explorers may; a predictable monster by the algorithm."""
    for unit in await chosen(g, d, e.who):
        found = unit_of(g, unit)
        if isinstance(found, Monster) and hunting.predictable(g, found):
            await hunting.prowl(g, found, e.n)
        elif found is not None:
            await walk(g, deciders(g, unit), found.id, e.n)


async def do_shift(g: G, d: Doing, e: fx.Shift) -> None:
    """MA-EX-28, -31: whoever uses it decides."""
    for unit in await chosen(g, d, e.who):
        await walk(g, deciders(g, d.unit), unit, e.n, by=d.unit)


async def walk(g: G, seats: Sequence[int], unit: str, n: int, by: str = "") -> None:
    found = unit_of(g, unit)
    if found is None or movement_barred(g, found):
        return
    cells = movement.reachable(g, found, n)
    if not cells:
        return
    options: list[Option[int]] = [Option("stay", -1, "option-stay", on=f"unit:{unit}")]
    options += [cell_option(cell) for cell in cells]
    cell = await ask(seats, options, "ask-walk", "MA-MOV-08", unit=unit)
    if cell >= 0:
        await movement.go(g, found, cell, by=by)


def movement_barred(g: G, unit: Explorer | Monster) -> bool:
    return immobile(g, unit) or barred(g, unit, "move")


async def do_prowl(g: G, d: Doing, e: fx.Prowl) -> None:
    """MA-EX-29: by the algorithm, unpredictable ones too."""
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None:
            await hunting.prowl(g, monster, e.n)


async def do_push(g: G, d: Doing, e: fx.Push) -> None:
    await shove(g, d, e.who, e.n, away=True)


async def do_pull(g: G, d: Doing, e: fx.Pull) -> None:
    await shove(g, d, e.who, e.n, away=False)


async def shove(g: G, d: Doing, who: str, n: int, *, away: bool) -> None:
    """MA-FRC-01: from the target space if there is one, else from the active unit."""
    source = unit_of(g, d.unit)
    for unit in await chosen(g, d, who):
        found = unit_of(g, unit)
        start = d.spaces[0] if d.spaces else source.cell if source is not None else -1
        if found is not None and start >= 0:
            await forced.shove(g, d, found, start, n, away=away)


async def do_teleport(g: G, d: Doing, e: fx.Teleport) -> None:
    for unit in await chosen(g, d, e.who):
        found = unit_of(g, unit)
        if found is None:
            continue
        if e.to != "target":
            await forced.teleport_to_kind(g, d, found, e.to)
        elif d.spaces:
            await forced.teleport(g, d, found, d.spaces[0])
        elif d.targets:
            target = unit_of(g, d.targets[0])
            if target is not None and target is not found:
                await forced.teleport(g, d, found, target.cell)


async def do_swap(g: G, d: Doing, e: fx.Swap) -> None:
    found = [unit_of(g, unit) for unit in await chosen(g, d, e.who)]
    if len(found) == 1:
        found.insert(0, unit_of(g, d.unit))
    if len(found) > 1 and found[0] is not None and found[1] is not None:
        forced.swap(g, found[0], found[1])


async def do_control(g: G, d: Doing, e: fx.Control) -> None:
    """MA-FRC-13."""
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None and explorer_of(g, d.unit) is not None:
            monster.controller = d.unit
            g.say(Controls(d.unit, unit), "MA-FRC-13")


# ---- spaces


async def do_destroy_space(g: G, d: Doing, e: fx.DestroySpace) -> None:
    if e.space == "target":
        for cell in d.spaces:
            await spaces.ruin(g, cell, d.unit)
        return
    unit = unit_of(g, d.unit)
    here = ground(g)
    found = intact(g, here, e.space, None if unit is None else tile_at(unit.cell))
    if found:
        close = nearest(found, unit.cell) if unit is not None else found
        cell = await one_cell(deciders(g, d.unit), close, "ask-destroy", "MA-TGT-15")
        await spaces.ruin(g, cell, d.unit)


async def do_restore_space(g: G, d: Doing, e: fx.RestoreSpace) -> None:
    unit = unit_of(g, d.unit)
    cells = [
        c
        for c in ground(g).cells.get(e.space, ())
        if g.state.marks.get(c) == DESTROYED and (unit is None or tile_at(c) == tile_at(unit.cell))
    ]
    if cells:
        close = nearest(cells, unit.cell) if unit is not None else cells
        spaces.restore_space(
            g, await one_cell(deciders(g, d.unit), close, "ask-restore", "MA-TER-14")
        )


async def do_light(g: G, d: Doing, e: fx.Light) -> None:
    explorer = active_explorer(g, d) or explorer_of(g, g.state.turn)
    if explorer is not None:
        await spaces.light(g, explorer)


async def do_traps(g: G, d: Doing, e: fx.Traps) -> None:
    await traps.trigger(g, d)


async def do_explode(g: G, d: Doing, e: fx.Explode) -> None:
    here = ground(g)
    cells = list(d.spaces)
    unit = unit_of(g, d.unit)
    if e.what == "adjacent" and unit is not None:
        cells = list(here.neighbours[unit.cell])
    for cell in cells:
        if space_at(g, here, cell) == "barrel":
            await attack.blow_up(g, d, cell)


async def do_door(g: G, d: Doing, e: fx.Door) -> None:
    if d.door >= 0 and fits(g, d.door, e.act):
        change_door(g, d.door, e.act)


# ---- effects within effects


async def do_lasting(g: G, d: Doing, e: fx.Lasting) -> None:
    await lasting.last(g, d, e)


async def do_if(g: G, d: Doing, e: fx.If) -> None:
    await resolve(g, d, e.then if holds(g, d, e.cond) else e.otherwise)


async def do_roll(g: G, d: Doing, e: fx.Roll) -> None:
    """MA-CND-05."""
    face = game_die(g, "effect")
    g.say(RolledForEffect(d.card, face, e.needs), "MA-CND-05")
    await resolve(g, d, e.then if face >= e.needs else e.otherwise)


async def do_may(g: G, d: Doing, e: fx.May) -> None:
    explorer = active_explorer(g, d)
    if explorer is not None and not abilities.affordable(g, explorer, d.card, e.cost):
        return
    options = [Option("yes", True, "option-yes"), Option(PASS, False, "option-pass")]
    if not await ask(deciders(g, d.unit), options, "ask-may", "MA-ABI-06", card=d.card,
                     cost=e.cost, then=e.then):  # fmt: skip
        return
    if explorer is None or await abilities.pay(g, explorer, d.card, e.cost):
        await resolve(g, d, e.then)


async def do_one_of(g: G, d: Doing, e: fx.OneOf) -> None:
    options = [
        Option(f"choice:{n}", n, "option-choice", {"effects": e.options[n]})
        for n in range(len(e.options))
    ]
    n = await ask(deciders(g, d.unit), options, "ask-one-of", "MA-ABI-06", card=d.card)
    await resolve(g, d, e.options[n])


async def do_each(g: G, d: Doing, e: fx.Each) -> None:
    """MA-EX-43: each of them does all of it, in an order the players choose."""
    waiting = await chosen(g, d, e.who)
    while waiting := [unit for unit in waiting if unit_of(g, unit) is not None]:
        options = [unit_option(unit) for unit in waiting]
        unit = await ask(party(g), options, "ask-order", "MA-EX-43", card=d.card)
        waiting.remove(unit)
        mine = Doing(unit, d.card, unit, d.targets, d.spaces, other=d.other)
        mine.caused_by = d.caused_by
        await resolve(g, mine, e.then)


INTERPRETERS: dict[type, Interpreter] = {
    **TABLE,
    fx.Attack: do_attack,
    fx.Lose: do_lose,
    fx.Restore: do_restore,
    fx.Kill: do_kill,
    fx.Banish: do_banish,
    fx.Move: do_move,
    fx.Shift: do_shift,
    fx.Prowl: do_prowl,
    fx.Push: do_push,
    fx.Pull: do_pull,
    fx.Teleport: do_teleport,
    fx.Swap: do_swap,
    fx.Control: do_control,
    fx.DestroySpace: do_destroy_space,
    fx.RestoreSpace: do_restore_space,
    fx.Light: do_light,
    fx.Traps: do_traps,
    fx.Explode: do_explode,
    fx.Door: do_door,
    fx.Lasting: do_lasting,
    fx.If: do_if,
    fx.Roll: do_roll,
    fx.May: do_may,
    fx.OneOf: do_one_of,
    fx.Each: do_each,
}
