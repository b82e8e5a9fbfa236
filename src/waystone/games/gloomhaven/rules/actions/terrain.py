"""Abilities that change the map: traps, obstacles, teleports, commands to other figures."""

from types import TracebackType

from waystone.kernel.ask import PASS, Option
from waystone.parts.path import FAR, cells_of, distances, flood, mask_of

from ...box.effects import DisarmTrap, Grant, Obstacle, Reveal, Swap, Teleport, Trap
from ...table.acting import Act
from ...table.board import (
    Gone,
    allies,
    character_of,
    empty,
    flies,
    here,
    label,
    put,
    taken,
    visible_enemies,
)
from ...table.facts import Moved, TileChanged
from ...table.map import layout, tables
from ...table.state import Figure, G, TrapState
from ...table.values import amount
from ..players import decide, figure_option, untie
from ..scenario.cards import gain_xp
from ..scenario.rooms import open_door
from .movement import meet
from .perform import performs
from .targets import in_range


async def _hex(g: G, act: Act, cells: list[int], prompt: str, rule: str) -> int:
    """One of several hexes, or none."""
    if not cells:
        return -1
    keys = layout(g).keys
    options = [Option(keys[c], c, "option-hex", on=keys[c]) for c in cells]
    options.append(Option(PASS, -1, "option-skip"))
    return await decide(g, act.seat, options, prompt, rule)


def _in_sight(g: G, act: Act, reach: int) -> list[int]:
    return cells_of(tables(g).within(reach, act.figure.cell))


@performs.rule
async def create_trap(g: G, act: Act, ability: Trap) -> None:
    """GH-OVL-10: in an empty hex; the ability says what it does."""
    for _ in range(ability.count):
        cells = [c for c in _in_sight(g, act, ability.range) if empty(g, c)]
        if act.seat is None:
            cell = await _nearest_to_an_enemy(g, act, cells)
        else:
            cell = await _hex(g, act, cells, "ask-trap", "GH-OVL-10")
        if cell < 0:
            return
        act.performed = True
        damage = amount(g, ability.damage, act)
        g.state.traps[cell] = TrapState(damage, list(ability.conditions), act.figure.id)
        g.say(TileChanged("trap", label(g, cell)), "GH-OVL-10")


async def _nearest_to_an_enemy(g: G, act: Act, cells: list[int]) -> int:
    """GH-AMB-55: where a monster lays a trap."""
    foes = visible_enemies(g, act.figure)
    if not cells or not foes:
        return -1
    far = {c: min(tables(g).distance(f.cell, c) for f in foes) for c in cells}
    least = min(far.values())
    keys = layout(g).keys
    options = [Option(keys[c], c, "option-hex", on=keys[c]) for c in cells if far[c] == least]
    return await untie(g, options, "ask-monster-trap", "GH-AMB-55")


@performs.rule
async def disarm_trap(g: G, act: Act, ability: DisarmTrap) -> None:
    """GH-OVL-08: a trap goes without its effect."""
    cells = [c for c in _in_sight(g, act, ability.range) if c in g.state.traps]
    cell = await _hex(g, act, cells, "ask-disarm-trap", "GH-OVL-08")
    if cell < 0:
        return
    act.performed = True
    del g.state.traps[cell]
    owner = character_of(g, act.figure)
    if owner is not None:
        gain_xp(g, owner, ability.xp, "GH-EXP-02")
    g.say(TileChanged("no-trap", label(g, cell)), "GH-OVL-08")


@performs.rule
async def obstacle(g: G, act: Act, ability: Obstacle) -> None:
    """GH-OVL-16: never so that a part of the map is cut off. GH-OVL-17: they are all alike."""
    for _ in range(ability.count):
        near = _in_sight(g, act, ability.range)
        if ability.what == "create":
            cells = [c for c in near if empty(g, c) and not cuts_off(g, c)]
        elif ability.what == "move":
            cells = [c for c in _obstacles(g, near) if _may_move_to(g, c, ability.steps)]
        else:
            cells = _obstacles(g, near)
        cell = await _hex(g, act, cells, f"ask-obstacle-{ability.what}", "GH-OVL-16")
        if cell < 0:
            return
        goal = cell
        if ability.what == "move":
            goal = await _hex(
                g, act, _may_move_to(g, cell, ability.steps), "ask-obstacle-create", "GH-OVL-16"
            )
            if goal < 0:
                return
        act.performed = True
        if ability.what != "create":
            del g.state.tiles[cell]
            g.say(TileChanged("no-obstacle", label(g, cell)), "GH-OVL-16")
        if ability.what != "destroy":
            g.state.tiles[goal] = "obstacle"
            g.say(TileChanged("obstacle", label(g, goal)), "GH-OVL-16")


def _obstacles(g: G, cells: list[int]) -> list[int]:
    return [c for c in cells if g.state.tiles.get(c) == "obstacle" and c not in g.state.at]


def _may_move_to(g: G, cell: int, steps: int) -> list[int]:
    """GH-OVL-16, GH-MOV-04: so far over the floor to an empty hex, through no wall, figure or other
    obstacle, and where nothing is cut off."""
    closed = g.state.mask("obstacle") | taken(g)
    far = distances(tables(g).neighbours, cell, closed & ~(1 << cell))
    return [
        c
        for c in tables(g).known
        if 0 < far[c] <= steps and empty(g, c) and not cuts_off(g, c, without=cell)
    ]


def cuts_off(g: G, cell: int, without: int = -1) -> bool:
    """GH-OVL-16: whether an obstacle here would leave hexes that can be reached only through
    obstacles; `without` is one that goes away for it."""
    board = tables(g)
    obstacles = g.state.mask("obstacle")
    if without >= 0:
        obstacles &= ~(1 << without)
    free = board.mask & ~(obstacles | 1 << cell)
    if not free:
        return True
    beside = mask_of(board.neighbours[cell]) & free
    first = beside & -beside
    return all(
        beside & ~flood(board.shifts, first, len(board.known), ~among) for among in (beside, free)
    )


@performs.rule
async def teleport(g: G, act: Act, ability: Teleport) -> None:
    figure = act.figure
    if ability.who == "ally":
        found = in_range(g, figure, allies(g, figure), ability.range)
        chosen = await _figure(g, act, found, "ask-teleport-ally")
        if chosen is None:
            return
        figure = chosen
    cells = [c for c in _in_sight(g, act, ability.range) if empty(g, c)]
    cell = await _hex(g, act, cells, "ask-teleport", "GH-MOV-06")
    if cell < 0:
        return
    act.performed = True
    put(g, figure, cell)
    g.say(Moved(figure.id, label(g, cell)), "GH-MOV-06")


def to_swap(g: G, figure: Figure, ability: Swap) -> list[Figure]:
    """Who can change places. GH-MOV-09: only a flyer comes to stand on an obstacle."""
    others = allies(g, figure) if ability.who == "ally" else visible_enemies(g, figure)
    others = [o for o in others if _can_stand(g, figure, o.cell) and _can_stand(g, o, figure.cell)]
    return in_range(g, figure, others, ability.range)


@performs.rule
async def swap(g: G, act: Act, ability: Swap) -> None:
    """GH-MOV-06: changing places is forced movement: what lies in the two hexes acts on whoever
    comes there (GH-OVL-06, GH-OVL-11); no hex between them is entered."""
    figure = act.figure
    chosen = await _figure(g, act, to_swap(g, figure, ability), "ask-swap")
    if chosen is None:
        return
    act.performed = True
    at = g.state.at
    at[figure.cell], at[chosen.cell] = chosen.id, figure.id
    figure.cell, chosen.cell = chosen.cell, figure.cell
    g.say(Moved(figure.id, label(g, figure.cell)), "GH-MOV-06")
    g.say(Moved(chosen.id, label(g, chosen.cell)), "GH-MOV-06")
    for one in (chosen, figure):
        if here(g, one):
            await meet(g, one, light=flies(g, one), by=figure.id if one is chosen else "")


def _can_stand(g: G, figure: Figure, cell: int) -> bool:
    """GH-OVL-14, GH-SPE-07: no object changes its place, and only flyers stand on obstacles."""
    return figure.kind != "object" and (g.state.tiles.get(cell) != "obstacle" or flies(g, figure))


async def _figure(
    g: G, act: Act, figures: list[Figure], prompt: str, *, welcome: bool = False
) -> Figure | None:
    """GH-MOT-08: for a monster the players name it."""
    if not figures:
        return None
    options = [figure_option(other.id) for other in figures]
    options.append(Option(PASS, "", "option-skip"))
    formal = welcome and len(figures) == 1
    name = await decide(g, act.seat, options, prompt, "GH-TRN-05", formal=formal)
    return g.state.figures[name] if name else None


async def granted(g: G, act: Act, ability: Grant) -> Figure | None:
    figure = act.figure
    if ability.who == "enemy":
        others = [f for f in visible_enemies(g, figure) if f.kind == "monster"]
    elif ability.who == "summon":
        others = [f for f in g.state.figures.values() if f.owner == figure.id]
    else:
        others = [f for f in allies(g, figure) if f.kind == "character"]
    near = in_range(g, figure, others, ability.range)
    return await _figure(g, act, near, "ask-grant", welcome=ability.who == "ally")


class Command:
    """While another figure performs abilities on someone's word. If it falls, its part is over
    and the turn goes on."""

    def __init__(self, g: G, figure: Figure, swap_sides: bool) -> None:
        self.g = g
        self.figure = figure
        self.swap_sides = swap_sides
        self.before = g.state.turn.acting

    def __enter__(self) -> None:
        self.g.state.turn.acting = self.figure.id
        self._swap()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        self.g.state.turn.acting = self.before
        self._swap()
        return isinstance(error, Gone) and error.figure == self.figure.id

    def _swap(self) -> None:
        if self.swap_sides:
            self.figure.side = "foe" if self.figure.side == "friend" else "friend"


@performs.rule
async def do_reveal(g: G, act: Act, ability: Reveal) -> None:
    await reveal_nearest(g, act.figure)


async def reveal_nearest(g: G, figure: Figure) -> None:
    """A boss goes to the next closed door and opens it."""
    near = tables(g).distances_from(figure.cell)
    best, found = FAR, None
    for door in g.state.doors:
        if door.state == "closed":
            steps = min((near[c] for c in layout(g).beside[door.cell]), default=FAR)
            if steps < best:
                best, found = steps, door
    if found is not None:
        await open_door(g, found, figure)
        if found.cell not in g.state.at:
            put(g, figure, found.cell)
