"""Predictable monsters: the closest explorer and the way there (MA-AIM-12 to MA-AIM-26)."""

from msgspec import Struct, field

from waystone.parts.path import FAR

from ...box.board import between, sees
from ...box.tiles import SPOTS, span
from ...table.board import impassable, obstacles
from ...table.facts import Waits
from ...table.players import party
from ...table.state import Explorer, G, Monster
from ...table.units import monster_of, on_board
from ..actions.movement import go, steps
from ..asking import one_cell, one_unit
from ..cards.modifiers import ethereals, hiding, immobile, sees_ethereal
from .paths import Paths, obstruction, paths_of


class Hunt(Struct):
    """A monster's walk: its target, the distance at which a detour began (-1: none), the spaces
    it has left (MA-AMB-32)."""

    target: str = ""
    detour: int = -1
    left: list[int] = field(default_factory=list)


def predictable(g: G, monster: Monster) -> bool:
    """MA-AIM-01, MA-AIM-02: as long as no explorer has died and none controls it."""
    return not monster.controller and not any(e.dead for e in g.state.explorers)


# ---- the closest explorer


def visible_prey(g: G, monster: Monster) -> list[Explorer]:
    """MA-AIM-12, MA-ETH-06: explorers on all tiles whom the monster could target."""
    found = on_board(g)
    unseen = hiding(g, found)
    ghostly = ethereals(g, found)
    if ghostly and not sees_ethereal(g, monster, monster.id):
        unseen += ghostly
    return [e for e in found if e not in unseen] if unseen else found


async def closest_explorer(g: G, monster: Monster, paths: Paths) -> Explorer | None:
    """MA-AIM-12, MA-AIM-13, MA-TGT-16: by distance, then obstruction, then least health, then the
    players say (MA-GEN-09). MA-AMB-27: if nobody can be reached, counted straight."""
    prey = visible_prey(g, monster)
    if len(prey) < 2:
        return prey[0] if prey else None
    far = {e.id: paths.far(monster.cell, e.cell) for e in prey}
    least = min(far.values())
    if least >= FAR:
        far = {e.id: span(monster.cell, e.cell) for e in prey}
        least = min(far.values())
        best = [e for e in prey if far[e.id] == least]
    else:
        best = [e for e in prey if far[e.id] == least]
        if len(best) > 1:
            crowd = {e.id: obstruction(paths, monster.cell, e.cell) for e in best}
            fewest = min(crowd.values())
            best = [e for e in best if crowd[e.id] == fewest]
    if len(best) > 1:
        weakest = min(e.health for e in best)
        best = [e for e in best if e.health == weakest]
    if len(best) == 1:
        return best[0]
    name = await one_unit(
        party(g), [e.id for e in best], "ask-closest", "MA-AIM-13", monster=monster.id
    )
    return next(e for e in best if e.id == name)


# ---- steps


async def walk_on(
    g: G, monster: Monster, prey: Explorer, paths: Paths, hunt: Hunt, budget: int
) -> int:
    """MA-AIM-12, MA-AIM-20 to MA-AIM-25: one step towards the prey; the stamina it costs, 0 if it
    stays."""
    if hunt.target != prey.id:
        hunt.target, hunt.detour = prey.id, -1
        hunt.left.clear()
    found = paths.field(prey.cell)
    here_far = paths.far(monster.cell, prey.cell)
    if here_far >= FAR:
        return 0
    cell, cost = await next_space(g, monster, prey, paths, hunt, budget, found, here_far)
    if cell < 0:
        return 0
    hunt.left.append(monster.cell)
    await go(g, monster, cell)
    alive = monster_of(g, monster.id) is monster
    if alive and hunt.detour >= 0 and found[monster.cell] < hunt.detour:
        hunt.detour = -1
    return cost


async def next_space(
    g: G,
    monster: Monster,
    prey: Explorer,
    paths: Paths,
    hunt: Hunt,
    budget: int,
    found: tuple[int, ...],
    here_far: int,
) -> tuple[int, int]:
    """MA-AIM-20 to MA-AIM-23, MA-AIM-25: a space that is nearer, never a chasm (MA-AIM-16); else
    the space beside a closed door on the way; else the first of a detour; with its cost."""
    if hunt.detour < 0:
        moves = steps(g, monster, budget)
        ahead = [
            cell
            for cell, cost in moves.items()
            if found[cell] == here_far - cost and cell not in hunt.left
        ]
        if ahead:
            best = preferred(g, paths, ahead, prey.cell)
            cell = await step_to(g, monster, best, "MA-AIM-21")
            return cell, moves[cell]
        doors = paths.doors_ahead(monster.cell, prey.cell)
        if any(door.stand == monster.cell for door in doors):
            return -1, 0
        beside = [d.stand for d in doors if moves.get(d.stand) == 1 and d.stand not in hunt.left]
        if beside:
            stands = preferred(g, paths, list(dict.fromkeys(beside)), prey.cell)
            return await step_to(g, monster, stands, "MA-AIM-23"), 1
    goal = here_far if hunt.detour < 0 else hunt.detour
    first = detour(g, monster, paths, hunt, budget, found, goal)
    if not first:
        return -1, 0
    hunt.detour = goal
    return await step_to(g, monster, first, "MA-AIM-22"), 1


async def step_to(g: G, monster: Monster, cells: list[int], rule: str) -> int:
    """MA-GEN-09: the players choose among spaces that are equally good."""
    return await one_cell(
        party(g), cells, "ask-monster-step", rule, formal=True, monster=monster.id
    )


def preferred(g: G, paths: Paths, cells: list[int], goal: int) -> list[int]:
    """MA-AIM-14, MA-AIM-21, MA-AMB-30: fewer doors and units on the way, fewer obstacles on the
    line of sight, then straight before diagonal."""
    if len(cells) == 1:
        return cells
    crowd = {cell: obstruction(paths, cell, goal) for cell in cells}
    least = min(crowd.values())
    cells = [cell for cell in cells if crowd[cell] == least]
    if len(cells) == 1:
        return cells
    blocking = obstacles(g, paths.here)

    def in_the_way(cell: int) -> int:
        if not sees(paths.here, cell, goal):
            return 99
        return (between(paths.here, cell, goal) & blocking).bit_count()

    way = {cell: in_the_way(cell) for cell in cells}
    least = min(way.values())
    cells = [cell for cell in cells if way[cell] == least]
    straight = [cell for cell in cells if in_line(cell, goal)]
    return straight or cells


def in_line(a: int, b: int) -> bool:
    """MA-AIM-21: in a straight horizontal or vertical line."""
    (ax, ay), (bx, by) = SPOTS[a], SPOTS[b]
    return ax == bx or ay == by


def detour(
    g: G,
    monster: Monster,
    paths: Paths,
    hunt: Hunt,
    budget: int,
    found: tuple[int, ...],
    goal: int,
) -> list[int]:
    """MA-AIM-22, MA-AIM-25: the first spaces of the shortest walks over free spaces, within the
    budget, never over a chasm (MA-AIM-16), to a space closer than the yardstick."""
    here = paths.here
    closed = impassable(g, here) | here.chasm
    for cell in hunt.left:
        closed |= 1 << cell
    origin: dict[int, list[int]] = {}
    edge = [monster.cell]
    seen = 1 << monster.cell | closed
    for step in range(budget):
        beyond: dict[int, list[int]] = {}
        for cell in edge:
            for other in here.neighbours[cell]:
                if not seen >> other & 1:
                    starts = beyond.setdefault(other, [])
                    for start in [other] if step == 0 else origin[cell]:
                        if start not in starts:
                            starts.append(start)
        reached = [cell for cell in beyond if found[cell] < goal]
        if reached:
            first = [start for cell in reached for start in beyond[cell]]
            return list(dict.fromkeys(first))
        if not beyond:
            return []
        origin = beyond
        edge = list(beyond)
        for cell in edge:
            seen |= 1 << cell
    return []


async def prowl(g: G, monster: Monster, spaces: int) -> None:
    """MA-AIM-26, MA-AIM-20: a monster is moved by an effect: N is its stamina, it uses no ability,
    a closed door stops it, it stops beside the explorer."""
    if immobile(g, monster):
        return
    hunt = Hunt()
    while spaces > 0 and monster_of(g, monster.id) is monster:
        paths = paths_of(g, monster)
        prey = await closest_explorer(g, monster, paths)
        if prey is None or paths.here.beside[monster.cell] >> prey.cell & 1:
            return
        cost = await walk_on(g, monster, prey, paths, hunt, spaces)
        if not cost:
            g.say(Waits(monster.id), "MA-AIM-04")
            return
        spaces -= cost
