"""Whom an ability can reach: range and line of sight (GH-LOS), areas (GH-AOE), groups."""

from waystone.kernel.ask import PASS, Option
from waystone.parts.hexgrid import Hex, distance

from ...box.layout import Tables
from ...box.words import Who
from ...table.acting import Act
from ...table.board import adjacent, allies, visible_enemies
from ...table.map import tables
from ...table.state import Figure, G
from ...table.ways import placements, turned
from ..players import decide, figure_option, untie


def in_range(g: G, figure: Figure, others: list[Figure], reach: int) -> list[Figure]:
    """GH-LOS-01, GH-LOS-07: within range and in line of sight."""
    mask = tables(g).within(reach, figure.cell)
    return [other for other in others if mask >> other.cell & 1]


def attackable(g: G, figure: Figure, reach: int, done: list[str]) -> list[Figure]:
    """GH-ATT-01, GH-LOS-03, GH-AOE-08: enemies in range and sight not yet attacked."""
    near = in_range(g, figure, visible_enemies(g, figure), reach)
    return [foe for foe in near if foe.id not in done]


def covered(
    g: G, figure: Figure, area: tuple[Hex, ...], reach: int, ranged: bool
) -> list[tuple[list[Figure], list[int]]]:
    """GH-AOE-01 to GH-AOE-06, GH-AOE-11: the different groups of enemies that an area can cover,
    each with the hexes of the map on which it would lie then. GH-LOS-01: its hex in range is not
    counted through walls."""
    board = tables(g)
    here = board.hexes[figure.cell]
    seen = board.sight[figure.cell]
    foes = {board.hexes[f.cell]: f for f in visible_enemies(g, figure) if seen >> f.cell & 1}
    found: dict[tuple[str, ...], tuple[list[Figure], list[int]]] = {}
    laid: list[tuple[Hex, ...]] = []
    if ranged:
        for at in foes:
            laid += [
                red
                for red in placements(area, at)
                if any(_far(board, figure.cell, hex_) <= reach for hex_ in red)
            ]
    else:
        laid = [tuple((here[0] + q, here[1] + r) for q, r in shape) for shape in turned(area)]
    for red in laid:
        hit = [foes[at] for at in red if at in foes]
        if hit:
            cells = [board.number[at] for at in red if at in board.number]
            found.setdefault(tuple(sorted(f.id for f in hit)), (hit, cells))
    return list(found.values())


def _far(board: Tables, cell: int, to: Hex) -> int:
    """GH-LOS-01: how far a hex of the map is; GH-AOE-11: of a wall, straight."""
    if to in board.number:
        return board.distance(cell, board.number[to])
    return distance(board.hexes[cell], to)


def group(g: G, act: Act, who: Who, reach: int) -> list[Figure]:
    """The figures that an ability without a choice affects, or may choose from. GH-LOS-08: without
    a range no line of sight is needed. GH-GEN-06: nobody is its own ally. GH-CON-21, GH-AMB-30:
    enemies that are invisible are left out."""
    figure = act.figure
    match who:
        case "self":
            return [figure]
        case "ally":
            return in_range(g, figure, allies(g, figure), reach)
        case "self-or-ally" | "party":
            return [figure, *in_range(g, figure, allies(g, figure), reach)]
        case "allies":
            return in_range(g, figure, allies(g, figure), reach)
        case "adjacent-allies":
            return [other for other in adjacent(g, figure) if other.side == figure.side]
        case "enemy" | "enemies":
            return in_range(g, figure, visible_enemies(g, figure), reach)
        case "adjacent-enemies":
            return [
                other
                for other in adjacent(g, figure)
                if other.side != figure.side and "invisible" not in other.conditions
            ]
        case "adjacent-figures":
            return list(adjacent(g, figure))
        case "summons":
            return [f for f in g.state.figures.values() if f.owner == figure.id]
        case "target":
            names = dict.fromkeys([*act.targets, *([act.other] if act.other else [])])
            if act.seat is None:
                names = dict.fromkeys([g.state.turn.focus])
            return [g.state.figures[n] for n in names if n in g.state.figures]


CHOSEN = ("ally", "self-or-ally", "enemy")
COSTS = ("self", "allies", "party", "adjacent-allies")


async def pick(
    g: G,
    act: Act,
    who: Who,
    reach: int,
    count: int,
    prompt: str,
    rule: str,
    *,
    welcome: bool = False,
) -> list[Figure]:
    """GH-TRN-05: choose up to so many figures, or none; groups need no choice. Where there is but
    one, and it is `welcome`, the question is formal. GH-MOT-08: for monsters the rules choose."""
    found = group(g, act, who, reach)
    if who not in CHOSEN:
        return found
    if act.seat is None:
        return await _by_the_rules(g, found, count)
    chosen: list[Figure] = []
    while found and len(chosen) < count:
        options = [figure_option(other.id) for other in found]
        options.append(Option(PASS, "", "option-skip"))
        formal = welcome and len(found) == 1
        name = await decide(g, act.seat, options, prompt, rule, formal=formal)
        if not name:
            break
        chosen.append(g.state.figures[name])
        found = [other for other in found if other.id != name]
    return chosen


async def _by_the_rules(g: G, found: list[Figure], count: int) -> list[Figure]:
    """GH-MOT-08: a monster does not choose: its focus first, then whom the players name."""
    if len(found) <= count:
        return found
    chosen = [f for f in found if f.id == g.state.turn.focus][:count]
    while len(chosen) < count:
        options = [figure_option(f.id) for f in found if f not in chosen]
        name = await untie(g, options, "ask-monster-target", "GH-MOT-08")
        chosen.append(g.state.figures[name])
    return chosen


async def most_hurt(g: G, figure: Figure, near: list[Figure]) -> Figure:
    """GH-MOT-01, GH-AMB-31: whom a monster heals: the one that has lost most."""
    most = max(a.most_hp - a.hp for a in near)
    if most == 0:
        return figure
    options = [figure_option(a.id) for a in near if a.most_hp - a.hp == most]
    return g.state.figures[await untie(g, options, "ask-monster-heal", "GH-MOT-08")]
