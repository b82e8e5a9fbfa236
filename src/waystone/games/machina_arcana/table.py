"""Looking at the table: units, where they stand, what is beside them, who decides."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from waystone.kernel.ask import Option, Question, anyone, choose
from waystone.parts.path import cells_of

from .definitions import ChapterDef, EndgameDef
from .index import index
from .state import DESTROYED, LIT, Explorer, G, Monster, State
from .tiles import SPOTS, TILE_OF, Board, board, span

T = TypeVar("T")
Unit: TypeAlias = Explorer | Monster


def layout_of(state: State) -> tuple[tuple[str, int], ...]:
    places = [("", 0)] * 4
    for tile in state.tiles:
        places[tile.y * 2 + tile.x] = (tile.face, tile.turns)
    return tuple(places)


def ground(g: G) -> Board:
    """The board as it lies, closed doors shut."""
    return board(g.content, layout_of(g.state), tuple(g.state.closed))


def open_ground(g: G) -> Board:
    """The board as if every door were open."""
    return board(g.content, layout_of(g.state))


# ---- units


def living(g: G) -> list[Explorer]:
    return [e for e in g.state.explorers if not e.dead]


def on_board(g: G) -> list[Explorer]:
    return [e for e in g.state.explorers if e.cell >= 0]


def explorer_of(g: G, unit: str) -> Explorer | None:
    for e in g.state.explorers:
        if e.id == unit:
            return e
    return None


def monster_of(g: G, unit: str) -> Monster | None:
    for m in g.state.monsters:
        if m.id == unit:
            return m
    return None


def unit_of(g: G, unit: str) -> Unit | None:
    """The unit of this id, if it is on the board."""
    for e in g.state.explorers:
        if e.id == unit:
            return e if e.cell >= 0 else None
    return monster_of(g, unit)


def units(g: G) -> list[Unit]:
    found: list[Unit] = [e for e in g.state.explorers if e.cell >= 0]
    found += g.state.monsters
    return found


def unit_at(g: G, cell: int) -> Unit | None:
    for e in g.state.explorers:
        if e.cell == cell:
            return e
    for m in g.state.monsters:
        if m.cell == cell:
            return m
    return None


# ---- spaces


def tile_at(cell: int) -> int:
    return TILE_OF[cell]


def occupied(g: G) -> int:
    mask = 0
    for e in g.state.explorers:
        if e.cell >= 0:
            mask |= 1 << e.cell
    for m in g.state.monsters:
        mask |= 1 << m.cell
    return mask


def destroyed(g: G) -> int:
    mask = 0
    for cell, mark in g.state.marks.items():
        if mark == DESTROYED:
            mask |= 1 << cell
    return mask


def obstacles(g: G, here: Board) -> int:
    """MA-TER-05: units, intact action spaces, destroyed spaces, barrels."""
    return (here.fixed & here.land & ~here.rubble) | destroyed(g) | occupied(g)


def impassable(g: G, here: Board) -> int:
    """What cannot be entered: rubble, no tile, obstacles."""
    return here.fixed | destroyed(g) | occupied(g)


def space_at(g: G, here: Board, cell: int) -> str:
    """The type of an intact space; '' if it is destroyed."""
    return "" if g.state.marks.get(cell) == DESTROYED else here.spaces[cell]


def intact(g: G, here: Board, kind: str, tile: int | None = None) -> list[int]:
    """The undestroyed spaces of a type, on one tile or on all."""
    marks = g.state.marks
    return [
        cell
        for cell in here.cells.get(kind, ())
        if marks.get(cell) != DESTROYED and (tile is None or TILE_OF[cell] == tile)
    ]


def lit_tile(g: G, cell: int) -> bool:
    """MA-CHS-07: a lit chapter space on the tile of this space."""
    tile = TILE_OF[cell]
    return any(mark == LIT and TILE_OF[at] == tile for at, mark in g.state.marks.items())


def free_cells(g: G, here: Board) -> int:
    return here.land & ~impassable(g, here)


def nearest(cells: Iterable[int], to: int) -> list[int]:
    """MA-TGT-15: of these spaces, those with the fewest spaces between."""
    best: list[int] = []
    least = 99
    for cell in cells:
        far = span(cell, to)
        if far < least:
            best, least = [cell], far
        elif far == least:
            best.append(cell)
    return best


def closest_free(g: G, here: Board, to: int, *, chasm: bool = True) -> list[int]:
    """MA-TGT-17: that space, or the closest free passable ones; a chasm qualifies."""
    free = free_cells(g, here)
    if not chasm:
        free &= ~here.chasm
    if free >> to & 1:
        return [to]
    on_same = free & here.on_tile[TILE_OF[to]]
    return nearest(cells_of(on_same or free), to)


# ---- adjacency


def adjacent(here: Board, a: int, b: int) -> bool:
    """MA-TGT-10: touching and in line of sight, also over joined borders (MA-TGT-11)."""
    return bool(here.beside[a] >> b & 1)


def adjacent_explorers(g: G, here: Board, cell: int) -> list[Explorer]:
    near = here.beside[cell]
    return [e for e in g.state.explorers if e.cell >= 0 and near >> e.cell & 1]


# ---- the story


def chapter(g: G) -> ChapterDef:
    return index(g.content).chapters[g.state.chapters[g.state.chapter]]


def endgame(g: G) -> EndgameDef:
    return g.content.scenarios[g.state.scenario].endgame


def story_card(g: G) -> str:
    """The endgame card once it is reached, else the current chapter."""
    return endgame(g).id if g.state.endgame else g.state.chapters[g.state.chapter]


def current_event(g: G, deck: str) -> str:
    """MA-EVT-02: the top of the discard pile, unless it is a personal event."""
    pile = g.state.event_discards[deck]
    if not pile or g.content.events[pile[0]].personal:
        return ""
    return pile[0]


# ---- who decides


def party(g: G) -> list[int]:
    """MA-GEN-09: the players of the living explorers."""
    return [e.seat for e in g.state.explorers if not e.dead]


def the_dead(g: G) -> list[int]:
    return [e.seat for e in g.state.explorers if e.dead]


def deciders(g: G, unit: str) -> list[int]:
    """Who makes the choices of a unit: its player; a controlled monster's explorer; the dead for
    unpredictable monsters (MA-AIM-30); else the players together (MA-GEN-09)."""
    for e in g.state.explorers:
        if e.id == unit:
            return [e.seat]
    m = monster_of(g, unit)
    if m is not None:
        if m.controller:
            master = explorer_of(g, m.controller)
            if master is not None and not master.dead:
                return [master.seat]
        return the_dead(g) or party(g)
    return party(g)


async def ask(
    seats: Sequence[int],
    options: Sequence[Option[T]],
    prompt: str,
    rule: str,
    *,
    may: bool = False,
    **args: Any,
) -> T:
    """One player decides, or several together: the first to answer speaks for all."""
    if len(seats) == 1 or (len(options) == 1 and not may):
        return await choose(seats[0], options, prompt, rule=rule, may=may, **args)
    _, value = await anyone(
        [Question(s, "choose", prompt, options, rule=rule, args=args, may=may) for s in seats]
    )
    found: T = value
    return found


def spot(cell: int) -> str:
    x, y = SPOTS[cell]
    return f"{x},{y}"


def free_explorers(g: G) -> list[str]:
    """MA-SET-08: those whom nobody plays and nobody has lost before."""
    taken = [e.id for e in g.state.explorers if not e.dead]
    free = [i for i in g.content.explorers if i not in taken]
    return [i for i in free if i not in g.state.used] or free  # MA-AMB-49


def cell_option(cell: int, text: str = "option-cell") -> Option[int]:
    at = spot(cell)
    return Option(f"cell:{at}", cell, text, {"cell": at}, f"cell:{at}")


def unit_option(unit: str) -> Option[str]:
    return Option(f"unit:{unit}", unit, "option-unit", {"unit": unit}, f"unit:{unit}")


def card_option(card: str, text: str = "option-card") -> Option[str]:
    return Option(f"card:{card}", card, text, {"card": card}, f"card:{card}")


async def one_cell(
    seats: Sequence[int], cells: Sequence[int], prompt: str, rule: str, **args: Any
) -> int:
    if len(cells) == 1:
        return cells[0]
    return await ask(seats, [cell_option(c) for c in cells], prompt, rule, **args)


async def one_unit(
    seats: Sequence[int], found: Sequence[str], prompt: str, rule: str, **args: Any
) -> str:
    if len(found) == 1:
        return found[0]
    return await ask(seats, [unit_option(u) for u in found], prompt, rule, **args)
