"""Microseconds for the searches and tables of `waystone.parts`: python benchmarks/parts.py"""

from collections.abc import Callable
from timeit import Timer

from waystone.parts import cardmap, hexgrid, path, sight, squaregrid


def measure(name: str, call: Callable[[], object]) -> None:
    timer = Timer(call)
    number, _ = timer.autorange()
    best = min(timer.repeat(5, max(1, number // 4))) / max(1, number // 4)
    print(f"{name:<42}{best * 1e6:>12.1f} µs")


def searches() -> None:
    cells = [hexgrid.from_odd_q(column, row) for column in range(15) for row in range(15)]
    steps = hexgrid.adjacency(cells)
    shifts = path.shifts(steps)
    middle = 7 * 15 + 7
    enter = [path.pack(1, 1) if cell % 11 == 3 else 1 + (cell % 7 == 0) for cell in range(225)]
    figures = path.mask_of(range(3, 225, 20))
    measure("BFS, 15x15 hexes", lambda: path.distances(steps, middle))
    measure("BFS, 15x15 hexes, 12 blocked", lambda: path.distances(steps, middle, figures))
    measure("reach of 4 steps", lambda: path.reach(steps, middle, 4))
    measure("reach of 4 steps, 12 blocked", lambda: path.reach(steps, middle, 4, figures))
    measure("mask reach of 4 steps", lambda: path.flood(shifts, 1 << middle, 4))
    measure(
        "mask reach of 4 steps, 12 blocked", lambda: path.flood(shifts, 1 << middle, 4, figures)
    )
    measure("costs (traps, then length), 15x15", lambda: path.costs(steps, middle, enter))
    measure("costs within 4", lambda: path.costs(steps, middle, enter, limit=4))


def four_ways() -> None:
    """The simplest map: squares with four neighbours."""
    grid = squaregrid.open_grid(15, 15)
    straight = [ways & 0b01010101 for ways in squaregrid.openings(grid)]
    steps = squaregrid.adjacency(straight, 15)
    shifts = path.shifts(steps)
    measure("BFS, 15x15 squares, 4 ways", lambda: path.distances(steps, 112))
    measure("reach of 4 steps, 4 ways", lambda: path.reach(steps, 112, 4))
    measure("mask reach of 4 steps, 4 ways", lambda: path.flood(shifts, 1 << 112, 4))


def rooms() -> tuple[list[hexgrid.Hex], list[hexgrid.Edge]]:
    """Two rooms of 49 hexes, a door of two hexes between them, walled all round."""
    offsets = [(c, r) for c in range(15) for r in range(7) if c != 7 or r in (3, 4)]
    cells = [hexgrid.from_odd_q(*at) for at in offsets]
    return cells, hexgrid.border(cells)


def sights() -> None:
    cells, walls = rooms()
    name = f"sight table, {len(cells)} hexes, {len(walls)} walls"
    measure(name, lambda: sight.hex_sight(cells, walls))
    table = sight.hex_sight(cells, walls)
    measure("one look into the table", lambda: table[20] >> 40 & 1)

    grid = squaregrid.open_grid(20, 20)
    for y in range(20):
        if y not in (4, 5, 14, 15):
            grid.shut(grid.cell(9, y), grid.cell(10, y))
    free = squaregrid.openings(grid)
    measure("openings, 20x20 squares", lambda: squaregrid.openings(grid))
    measure("one look over 20x20 squares", lambda: sight.square_sees(free, 20, 63, 131))
    measure("sight table, 20x20 squares, range 5", lambda: sight.square_sight(free, 20, 5))


def cards() -> None:
    sides = [(True, True, False, True), (True, True, True, True), (True, False, True, True)]
    passable = {f"card{i}": sides[i % 3] for i in range(23)}
    board = cardmap.CardMap({"card1": cardmap.Place(0, 0)})
    for i in (0, *range(2, 22)):
        board.lay(f"card{i}", cardmap.placements(board, f"card{i}", passable)[i % 3])
    measure("places for the 23rd card", lambda: cardmap.placements(board, "card22", passable))


if __name__ == "__main__":
    four_ways()
    searches()
    sights()
    cards()
