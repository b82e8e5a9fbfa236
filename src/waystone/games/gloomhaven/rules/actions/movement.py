"""Movement (GH-MOV): moving, jumping, flying, being pushed; what happens on entering a hex."""

from waystone.kernel.ask import PASS, Option, choose
from waystone.parts.path import FAR, cells_of

from ...box.moments import MarkerEntered
from ...table.acting import Act
from ...table.board import (
    character_of,
    enemies,
    flies,
    immune,
    label,
    nearest_empty,
    put,
    taken,
    terrain,
)
from ...table.facts import Moved, Shoved, TrapSprung
from ...table.map import layout, tables
from ...table.state import Door, Figure, G
from ...table.ways import Foe, Position, Profile, Ways
from ..options import hex_option
from ..players import decide, untie
from ..scenario.cards import deed
from ..scenario.rooms import open_door
from .conditions import can_move, gain
from .damage import suffer
from .triggers import fire


def position(g: G, figure: Figure, foes: tuple[Foe, ...] = ()) -> Position:
    """How the map stands for a figure that is about to move. GH-CON-22: who is invisible is an
    obstacle to its enemies."""
    blocked, difficult, negative = terrain(g)
    obstacles = blocked
    for other in enemies(g, figure):
        blocked |= 1 << other.cell
    return Position(tables(g), figure.cell, foes, taken(g), blocked, obstacles, negative, difficult)


def way_to(ways: Ways, goal: int) -> list[int]:
    """The hexes entered on a cheapest way to a hex; hexes without figures are preferred."""
    where = ways.position
    path = [goal]
    through, neighbours = ways.through, where.tables.neighbours
    enter = None if ways.plain or ways.profile.fly or ways.profile.jump else ways.enter
    while path[-1] != where.start:
        cell = path[-1]
        before = through[cell] - (1 if enter is None else enter[cell])
        found = [other for other in neighbours[cell] if through[other] == before]
        path.append(next((o for o in found if not where.taken >> o & 1), found[0]))
    path.reverse()
    return path[1:]


async def walk(g: G, figure: Figure, path: list[int], rule: str, *, jump: bool = False) -> int:
    """GH-MOV-05, GH-MOV-08: enter hex by hex; of a jump only the last counts. How far it went:
    GH-CON-12, GH-CON-14: who is immobilized or stunned on the way goes no farther than the next hex
    that it can stop in (GH-AMB-75). GH-MOV-07, GH-MOV-09, GH-OVL-06: in the air nothing springs."""
    fly = flies(g, figure)
    gone = 0
    for cell in path:
        gone += 1
        await enter(g, figure, cell, light=fly or (jump and gone < len(path)))
        if not can_move(figure) and g.state.turn.passing != figure.id:
            break
    g.say(Moved(figure.id, label(g, figure.cell)), rule)
    return gone


async def enter(g: G, figure: Figure, cell: int, *, light: bool, by: str = "") -> None:
    """A figure comes to a hex, and what lies there acts."""
    put(g, figure, cell)
    await meet(g, figure, light=light, by=by)


async def meet(g: G, figure: Figure, *, light: bool, by: str = "") -> None:
    """GH-MOV-05: terrain and traps act the moment a hex is entered. GH-OVL-12: nothing happens to
    who flies, jumps over it, starts there or leaves. GH-OVL-01, GH-REV-01: a character opens a
    door. GH-OVL-06, GH-OVL-11: traps and hazards act. GH-SET-19: a marker is come upon."""
    cell = figure.cell
    if figure.kind == "character":
        mark = layout(g).marks[cell]
        if mark.marker:
            g.state.unsettled.append(MarkerEntered(mark.marker))
        if mark.door:
            door = door_at(g, cell)
            if door is not None and door.state == "closed":
                await open_door(g, door, figure)
    if light:
        return
    if cell in g.state.traps:
        await spring(g, figure, cell, by)
    if g.state.tiles.get(cell) == "hazard":
        await suffer(g, figure, g.state.trap_damage // 2, "GH-OVL-11", by=by)


async def spring(g: G, figure: Figure, cell: int, by: str) -> None:
    """GH-OVL-06, GH-OVL-07: the trap does what it does and is gone. GH-AMB-17: the kill is credited
    to whoever pushed the figure into it. GH-STA-06: it counts for battle goals."""
    trap = g.state.traps.pop(cell)
    g.say(TrapSprung(figure.id, label(g, cell)), "GH-OVL-07")
    owner = character_of(g, figure)
    if owner is not None:
        deed(owner, "traps")
    for condition in trap.conditions:
        gain(g, figure, condition)
    await suffer(g, figure, trap.damage, "GH-OVL-09", by=by)


def door_at(g: G, cell: int) -> Door | None:
    return next((door for door in g.state.doors if door.cell == cell), None)


# ---- a character's move


async def move(g: G, act: Act, points: int, *, jump: bool, fly: bool) -> int:
    """GH-MOV-01: up to so many hexes, in as many stretches as the player likes; a door entered on
    the way opens and the move goes on (GH-REV-01). How far it went. GH-MOV-11: or none at all.
    GH-MOV-07 to GH-MOV-09: a jump ends where it comes down, who flies goes on. GH-CON-12,
    GH-AMB-75: who is held on the way goes no farther. GH-OVL-02: doors are for characters."""
    figure = act.figure
    fly = fly or flies(g, figure)
    left, arrived = points, False
    while left > 0:
        where, profile = position(g, figure), Profile(left, jump=jump, fly=fly)
        ways = Ways(where, profile)
        doors = figure.kind == "character"
        around = reachable(g, ways, left, doors=doors)
        through = _only_through(g, where, profile, around, doors=doors)
        goals = [*around, *(c for c in through if c not in around)]
        goal = await _next_goal(g, act, goals, left, arrived, fly)
        if goal < 0:
            break
        if goal in through and await _goes_through(g, act, goal in around):
            ways, around = Ways(where, profile, hasty=True), through
        cost, door = around[goal]
        path = way_to(ways, goal) if door < 0 else [*way_to(ways, door), goal]
        arrived = not any(eventful(g, cell) for cell in path)
        await follow(g, act, path, "GH-MOV-01", jump=jump)
        left -= cost
        if (jump and door < 0) or not can_move(figure):
            break
    if left < points:
        await fire(g, figure, "move")
    return points - left


def reachable(g: G, ways: Ways, points: int, *, doors: bool) -> dict[int, tuple[int, int]]:
    """Where a move can end: the cost, and for a closed door the hex before it (else -1). GH-MOV-01,
    GH-MOV-03, GH-OVL-13: within the points, in no hex that is taken. GH-OVL-01, GH-OVL-02: a closed
    door does not hinder characters; monsters and summons stay before it. GH-SPE-03: a locked door
    is a wall. GH-REV-01: which is opened by entering it."""
    where, ending = ways.position, ways.ending
    found: dict[int, tuple[int, int]] = {}
    near = where.tables.near(points, where.start) & ~(1 << where.start)
    for cell in cells_of(ways.ends & near):
        if (cost := ending[cell]) < FAR and (steps := ways.points(cost)) <= points:
            found[cell] = (steps, -1)
    for door in g.state.doors if doors else ():
        if door.state != "closed":
            continue
        for cell in layout(g).beside[door.cell]:
            if not where.tables.mask >> cell & 1:
                continue
            through = 0 if cell == where.start else ways.through[cell]
            if through >= FAR or (steps := ways.points(through) + 1) > points:
                continue
            if door.cell not in found or steps < found[door.cell][0]:
                found[door.cell] = (steps, cell)
    return found


def eventful(g: G, cell: int) -> bool:
    """Whether entering a hex brings anything about: a trap, hazardous terrain, a door, a mark."""
    mark = layout(g).marks[cell]
    tile = g.state.tiles.get(cell)
    return cell in g.state.traps or tile == "hazard" or bool(mark.marker or mark.door)


def _only_through(
    g: G, where: Position, profile: Profile, around: dict[int, tuple[int, int]], *, doors: bool
) -> dict[int, tuple[int, int]]:
    """GH-MOV-02, GH-MOV-05: where a way through a trap or hazard is shorter. One is looked for only
    if a figure stands in such a hex: any other is a hex to go to by itself. GH-MOV-01: the way is
    the player's. GH-AMB-75: though it may be held there."""
    if not where.negative & where.taken & ~(1 << where.start) or profile.jump or profile.fly:
        return {}
    ways = Ways(where, profile, hasty=True)
    found = reachable(g, ways, profile.move, doors=doors)
    return {c: way for c, way in found.items() if c not in around or way[0] < around[c][0]}


async def _goes_through(g: G, act: Act, may_go_around: bool) -> bool:
    """GH-MOV-01: the player chooses the way."""
    if not may_go_around:
        return True
    options = [
        Option("way:around", False, "option-way-around"),
        Option("way:through", True, "option-way-through"),
    ]
    return await decide(g, act.seat, options, "ask-way", "GH-MOV-01")


STOP: Option[int] = Option(PASS, -1, "option-stop")


async def _next_goal(g: G, act: Act, goals: list[int], left: int, arrived: bool, fly: bool) -> int:
    """GH-MOV-11: who has arrived where it wanted to go, and met nothing on the way, could have
    gone anywhere at once: to go on from there is a formal question."""
    if not goals:
        return -1
    keys = layout(g).keys
    options = [hex_option(keys[cell], cell) for cell in goals]
    options.append(STOP)
    return await decide(
        g, act.seat, options, "ask-move", "GH-MOV-01", formal=arrived, points=left, fly=fly
    )


async def follow(g: G, act: Act, path: list[int], rule: str, *, jump: bool) -> int:
    """GH-MOV-05: go a way, hex by hex; how far it went. GH-CON-12, GH-AMB-75: not always to its
    end."""
    if not path:
        return 0
    act.performed = True
    on_the_way = {cell: g.state.at.get(cell, "") for cell in path}
    gone = await walk(g, act.figure, path, rule, jump=jump)
    g.state.turn.moved += gone
    for cell in path[:gone]:
        _note_passed(g, act, on_the_way[cell])
    return gone


def _note_passed(g: G, act: Act, name: str) -> None:
    """GH-CON-21: who is invisible is moved through unnoticed. GH-MOV-07: enemies that are jumped
    over."""
    other = g.state.figures.get(name)
    if other is None or other.side == act.figure.side or other.id in act.passed:
        return
    if "invisible" not in other.conditions:
        act.passed.append(other.id)


# ---- forced movement


async def shove(
    g: G, by: Figure, figure: Figure, steps: int, *, pull: bool, seat: int | None
) -> None:
    """GH-EFF-04 to GH-EFF-08: each step farther from (or nearer to) the one who does it, as far
    as possible; `seat` chooses the way, or the players. GH-EFF-11: who cannot move can still be
    moved. GH-BOS-05: some bosses cannot, and objects never are."""
    if figure.kind == "object" or immune(g, figure, "pull" if pull else "push"):
        return
    start = figure.cell
    for left in range(steps, 0, -1):
        if figure.id not in g.state.figures:
            return
        cells = shove_steps(g, by, figure, figure.cell, left, pull)
        if not cells:
            break
        cell = await _shove_choice(g, by, figure, cells, pull, seat, left == steps)
        if cell < 0:
            break
        await enter(g, figure, cell, light=flies(g, figure), by=by.id)
    if figure.cell != start and figure.id in g.state.figures:
        g.say(Shoved(figure.id, label(g, figure.cell)), "GH-EFF-05" if pull else "GH-EFF-04")


def shove_steps(g: G, by: Figure, figure: Figure, cell: int, left: int, pull: bool) -> list[int]:
    """The hexes a figure may be pushed into: GH-EFF-04, GH-EFF-05 farther or nearer with each step,
    GH-EFF-06 through its allies, not its enemies or obstacles, never to end on a figure. GH-MOV-09:
    who flies passes obstacles, and figures of both sides."""
    found = []
    near = tables(g).distances_from(by.cell)
    fly = flies(g, figure)
    for other in tables(g).neighbours[cell]:
        if (near[other] >= near[cell]) if pull else (near[other] <= near[cell]):
            continue
        if g.state.tiles.get(other) == "obstacle" and not fly:
            continue
        standing = g.state.figures.get(g.state.at.get(other, ""))
        if standing is None or (
            (fly or standing.side == figure.side)
            and left > 1
            and shove_steps(g, by, figure, other, left - 1, pull)
        ):
            found.append(other)
    return found


def _blocked_way(g: G, by: Figure, figure: Figure, pull: bool) -> bool:
    """GH-AMB-05: a direction that a figure or an obstacle blocks may be chosen, and ends it."""
    near = tables(g).distances_from(by.cell)
    here = near[figure.cell]
    fly = flies(g, figure)
    return any(
        ((near[c] < here) if pull else (near[c] > here))
        and (c in g.state.at or (g.state.tiles.get(c) == "obstacle" and not fly))
        for c in tables(g).neighbours[figure.cell]
    )


async def _shove_choice(
    g: G, by: Figure, figure: Figure, cells: list[int], pull: bool, seat: int | None, first: bool
) -> int:
    """GH-EFF-04, GH-EFF-05: the attacker chooses the way, or not to push; GH-EFF-08, GH-AMB-05:
    once begun it ends early only where it is blocked. GH-MOT-08: for monsters the players
    choose."""
    keys = layout(g).keys
    options = [Option(keys[c], c, "option-hex", {"cell": label(g, c)}, keys[c]) for c in cells]
    between = figure.cell in g.state.at and g.state.at[figure.cell] != figure.id
    prompt = "ask-pull" if pull else "ask-push"
    rule = "GH-EFF-05" if pull else "GH-EFF-04"
    if seat is None:
        return await untie(g, options, prompt, rule, figure=figure.id)
    if (first or _blocked_way(g, by, figure, pull)) and not between:
        options.append(Option(PASS, -1, "option-stop"))
    return await choose(seat, options, prompt, rule=rule, figure=figure.id)


async def land(g: G) -> None:
    """GH-MOV-10, GH-EX-44: whoever no longer flies comes down."""
    tiles = g.state.tiles
    for figure in list(g.state.figures.values()):
        if tiles.get(figure.cell) == "obstacle" and figure.kind == "character":
            await fall_from_flight(g, figure)


async def fall_from_flight(g: G, figure: Figure) -> None:
    """GH-MOV-10, GH-EX-44: a figure that stops flying over an obstacle suffers trap damage and
    comes down on the nearest empty hex. GH-AMB-55: the players choose among equals."""
    if g.state.tiles.get(figure.cell) != "obstacle" or flies(g, figure):
        return
    await suffer(g, figure, g.state.trap_damage, "GH-MOV-10")
    places = nearest_empty(g, figure.cell)
    if not places or figure.id not in g.state.figures:
        return
    keys = layout(g).keys
    options = [Option(keys[c], c, "option-hex", on=keys[c]) for c in places]
    put(g, figure, await untie(g, options, "ask-land", "GH-MOV-10"))
