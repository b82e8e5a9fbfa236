import random
from fractions import Fraction
from itertools import pairwise, product
from time import process_time

import pytest

from waystone.parts.hexgrid import (
    Edge,
    Hex,
    Point,
    adjacency,
    border,
    corners,
    edge_ends,
    from_odd_q,
    sides,
    spiral,
)
from waystone.parts.sight import hex_sight, square_sees, square_sight
from waystone.parts.squaregrid import SIDES, SquareGrid, open_grid, openings


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def on(a: Point, b: Point, p: Point) -> bool:
    within = all(min(a[i], b[i]) <= p[i] <= max(a[i], b[i]) for i in (0, 1))
    return turn(a, b, p) == 0 and within


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    if on(a, b, c) or on(a, b, d) or on(c, d, a) or on(c, d, b):
        return True
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def by_the_book(cells: list[Hex], walls: list[Edge]) -> list[int]:
    """Every line from corner to corner against every wall."""
    segments = [edge_ends(edge) for edge in walls]
    beside = adjacency(cells, walls)

    def sees(a: int, b: int) -> bool:
        if b == a or b in beside[a]:
            return True
        lines = product(corners(cells[a]), corners(cells[b]))
        return any(not any(touch(p, q, *wall) for wall in segments) for p, q in lines)

    everyone = range(len(cells))
    seen = {pair for pair in product(everyone, repeat=2) if pair[0] <= pair[1] and sees(*pair)}
    return [sum(1 << b for b in everyone if (min(a, b), max(a, b)) in seen) for a in everyone]


def room(width: int, height: int, solid: set[tuple[int, int]]) -> tuple[list[Hex], list[Edge]]:
    cells = [from_odd_q(c, r) for c in range(width) for r in range(height) if (c, r) not in solid]
    return cells, [edge for at in sorted(solid) for edge in sides(from_odd_q(*at))]


@pytest.mark.parametrize("seed", range(12))
def test_hex_sight_agrees_with_every_line_tried(seed: int) -> None:
    rng = random.Random(seed)
    offsets = list(product(range(6), range(5)))
    solid = set(rng.sample(offsets, rng.randint(0, 5)))
    cells, walls = room(6, 5, solid)
    for _ in range(rng.randint(0, 8)):
        walls.append(rng.choice(sides(rng.choice(cells))))
    if seed % 3 == 0:
        walls += border(cells)
    assert hex_sight(cells, walls) == by_the_book(cells, walls)


def test_an_open_room_hides_nothing() -> None:
    cells = spiral((0, 0), 3)
    assert hex_sight(cells, []) == [(1 << len(cells)) - 1] * len(cells)


def keyholes(a: Hex, b: Hex) -> list[Edge]:
    """Walls round two hexes that leave each one free corner, those that face each other."""
    return [sides(a)[i] for i in (2, 3, 4, 5)] + [sides(b)[i] for i in (5, 0, 1, 2)]


def test_a_line_may_not_even_touch_the_end_of_a_wall() -> None:
    cells = [(0, 0), (1, 1)]
    walls = keyholes(*cells)
    assert hex_sight(cells, walls) == [0b11, 0b11]
    assert hex_sight(cells, [*walls, ((0, 0), (1, 0))]) == [0b01, 0b10]


def test_a_wall_seen_end_on_hides_what_is_behind_it() -> None:
    cells = [(0, 0), (3, 3)]
    walls = keyholes(*cells)
    assert hex_sight(cells, walls) == [0b11, 0b11]
    assert hex_sight(cells, [*walls, ((2, 1), (1, 2))]) == [0b01, 0b10]
    assert hex_sight(cells, [*walls, ((4, 3), (3, 4))]) == [0b11, 0b11]


def test_what_is_before_the_wall_is_not_hidden_by_it() -> None:
    cells, walls = room(5, 3, {(4, 0), (4, 1), (4, 2)})
    assert hex_sight(cells, walls) == [(1 << len(cells)) - 1] * len(cells)


def test_a_thin_wall_parts_two_neighbours() -> None:
    a, b = (0, 0), (1, 0)
    walls = border([a, b])
    assert hex_sight([a, b], walls) == [0b11, 0b11]
    assert hex_sight([a, b], [*walls, (b, a)]) == [0b01, 0b10]


def test_side_by_side_in_a_narrow_passage() -> None:
    """Every corner lies on a wall: only neighbours see each other (GH-AMB-02)."""
    cells = [(q, 0) for q in range(4)]
    assert hex_sight(cells, border(cells)) == [0b0011, 0b0111, 0b1110, 0b1100]


def test_sight_does_not_depend_on_where_the_map_lies() -> None:
    cells, walls = room(6, 5, {(2, 1), (3, 3), (4, 0)})
    moved = [(q + 40, r - 73) for q, r in cells]
    moved_walls = [((a + 40, b - 73), (c + 40, d - 73)) for (a, b), (c, d) in walls]
    assert hex_sight(moved, moved_walls) == hex_sight(cells, walls)


def test_a_table_of_a_hundred_hexes_is_built_fast() -> None:
    cells, walls = room(14, 8, {(c, r) for c in (4, 9) for r in range(8) if r != 3})
    walls += border(cells)
    start = process_time()
    hex_sight(cells, walls)
    assert process_time() - start < 0.8


def drawn(*rows: str) -> SquareGrid:
    """Cells at even columns and rows; `|` and `-` between them are walls."""
    grid = open_grid((len(rows[0]) + 1) // 2, (len(rows) + 1) // 2)
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "|":
                grid.shut(grid.cell(x // 2, y // 2), grid.cell(x // 2 + 1, y // 2))
            if mark == "-":
                grid.shut(grid.cell(x // 2, y // 2), grid.cell(x // 2, y // 2 + 1))
    return grid


def look(
    grid: SquareGrid, a: tuple[int, int], b: tuple[int, int], *opaque: tuple[int, int]
) -> bool:
    mask = sum(1 << grid.cell(*at) for at in opaque)
    free = openings(grid)
    there = square_sees(free, grid.width, grid.cell(*a), grid.cell(*b), mask)
    back = square_sees(free, grid.width, grid.cell(*b), grid.cell(*a), mask)
    assert there == back
    return there


def test_a_wall_across_the_line_blocks() -> None:
    grid = drawn(". .|. .", "       ", ". . . .")
    assert not look(grid, (0, 0), (3, 0))
    assert look(grid, (0, 1), (3, 1))


def test_the_end_of_one_wall_does_not_block() -> None:
    assert look(drawn(".|.", "   ", ". ."), (0, 0), (1, 1))


def test_a_straight_wall_through_the_corner_blocks() -> None:
    assert not look(drawn(".|.", "   ", ".|."), (0, 0), (1, 1))


def test_a_corner_of_walls_round_either_end_blocks() -> None:
    assert not look(drawn(".|.", "-  ", ". ."), (0, 0), (1, 1))
    assert not look(drawn(". .", "  -", ".|."), (0, 0), (1, 1))


def test_a_corner_of_walls_beside_the_line_does_not_block() -> None:
    assert look(drawn(".|.", "  -", ". ."), (0, 0), (1, 1))


def test_a_corner_of_rubble_does_not_block_but_its_inside_does() -> None:
    grid = open_grid(4, 4)
    assert look(grid, (0, 0), (2, 2), (1, 0), (0, 1), (2, 1), (1, 2))
    assert not look(grid, (0, 0), (2, 2), (1, 1))
    assert not look(grid, (0, 0), (3, 1), (1, 0))


def test_the_ends_of_the_line_do_not_hide_themselves() -> None:
    assert look(open_grid(3, 1), (0, 0), (2, 0), (0, 0), (2, 0))


def line_is_free(grid: SquareGrid, a: tuple[int, int], b: tuple[int, int], opaque: int) -> bool:
    """Walks the line by where it meets the grid lines, in fractions."""
    meets = set()
    for i in (0, 1):
        if a[i] != b[i]:
            for k in range(min(a[i], b[i]), max(a[i], b[i])):
                meets.add((Fraction(2 * k + 1, 2) - a[i]) / (b[i] - a[i]))
    times = [Fraction(0), *sorted(meets), Fraction(1)]
    middles = [(s + t) / 2 for s, t in pairwise(times)]
    walk = [tuple(round(a[i] + (b[i] - a[i]) * t) for i in (0, 1)) for t in middles]
    for (x, y), (u, v) in pairwise(walk):
        here, there = grid.cell(x, y), grid.cell(u, v)
        if x == u or y == v:
            if grid.is_shut(here, there):
                return False
        else:
            ways = [(here, grid.cell(u, y), there), (here, grid.cell(x, v), there)]
            if all(grid.is_shut(p, q) or grid.is_shut(q, r) for p, q, r in ways):
                return False
    return not any(opaque >> grid.cell(x, y) & 1 for x, y in walk[1:-1])


@pytest.mark.parametrize("seed", range(6))
def test_square_sight_agrees_with_the_line_walked_in_fractions(seed: int) -> None:
    rng = random.Random(seed)
    grid = open_grid(7, 6)
    for _ in range(14):
        cell = rng.randrange(42)
        other = grid.beyond(cell, rng.choice(SIDES))
        if other is not None:
            grid.shut(cell, other)
    opaque = sum(1 << cell for cell in rng.sample(range(42), 4))
    table = square_sight(openings(grid), 7, 4, opaque)
    for a, b in product(range(42), repeat=2):
        (ax, ay), (bx, by) = grid.place(a), grid.place(b)
        near = max(abs(ax - bx), abs(ay - by)) <= 4
        wanted = near and (a == b or line_is_free(grid, (ax, ay), (bx, by), opaque))
        assert bool(table[a] >> b & 1) == wanted, (a, b)
