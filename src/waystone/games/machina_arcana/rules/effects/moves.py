"""What effects do to the places of units: one interpreter each."""

from collections.abc import Sequence

from waystone.kernel.ask import Option

from ...box.unit_effects import Move, Prowl, Pull, Push, Shift, Swap, Teleport
from ...table.players import deciders
from ...table.state import Explorer, G, Monster
from ...table.units import monster_of, unit_of
from ..actions import forced, movement
from ..asking import ask, cell_option
from ..cards.doing import NOBODY, By, Doing
from ..cards.modifiers import barred, immobile
from ..cards.selectors import chosen
from ..monsters import hunting

# ---- movement
from ..registry import performs


@performs.rule
async def do_move(g: G, d: Doing, e: Move) -> None:
    """MA-EX-26, MA-EX-27, MA-EX-30, MA-MOV-08: explorers may; a predictable monster by the
    algorithm."""
    for unit in await chosen(g, d, e.who):
        found = unit_of(g, unit)
        if isinstance(found, Monster) and hunting.predictable(g, found):
            await hunting.prowl(g, found, e.n)
        elif found is not None:
            await walk(g, deciders(g, unit), found.id, e.n)


@performs.rule
async def do_shift(g: G, d: Doing, e: Shift) -> None:
    """MA-EX-28, MA-EX-31: whoever uses it decides."""
    for unit in await chosen(g, d, e.who):
        await walk(g, deciders(g, d.unit), unit, e.n, by=d.by)


async def walk(g: G, seats: Sequence[int], unit: str, n: int, by: By = NOBODY) -> None:
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


@performs.rule
async def do_prowl(g: G, d: Doing, e: Prowl) -> None:
    """MA-EX-29: by the algorithm, unpredictable ones too."""
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None:
            await hunting.prowl(g, monster, e.n)


@performs.rule
async def do_push(g: G, d: Doing, e: Push) -> None:
    """MA-FRC-01: away from the source."""
    await shove(g, d, e.who, e.n, away=True)


@performs.rule
async def do_pull(g: G, d: Doing, e: Pull) -> None:
    """MA-FRC-01: towards the source."""
    await shove(g, d, e.who, e.n, away=False)


async def shove(g: G, d: Doing, who: str, n: int, *, away: bool) -> None:
    """MA-FRC-01, MA-FRC-02: from the target space if there is one, else from the active unit."""
    source = unit_of(g, d.unit)
    for unit in await chosen(g, d, who):
        found = unit_of(g, unit)
        start = d.spaces[0] if d.spaces else source.cell if source is not None else -1
        if found is not None and start >= 0:
            await forced.shove(g, d, found, start, n, away=away)


@performs.rule
async def do_teleport(g: G, d: Doing, e: Teleport) -> None:
    """MA-FRC-08, MA-FRC-09: to the closest space of a type, to the target space, or to the
    target."""
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


@performs.rule
async def do_swap(g: G, d: Doing, e: Swap) -> None:
    """MA-FRC-12: two who are named, or you and the one who is."""
    found = [unit_of(g, unit) for unit in await chosen(g, d, e.who)]
    if len(found) == 1:
        found.insert(0, unit_of(g, d.unit))
    if len(found) > 1 and found[0] is not None and found[1] is not None:
        forced.swap(g, found[0], found[1])
