from itertools import pairwise
from math import dist, isclose

from hypothesis import given
from hypothesis import strategies as st

from waystone.parts.hexgrid import (
    DIRECTIONS,
    adjacency,
    border,
    corners,
    distance,
    edge_ends,
    from_odd_q,
    from_odd_r,
    line,
    mirror,
    neighbours,
    orientations,
    pixel,
    ring,
    rotate,
    sides,
    spiral,
    to_odd_q,
    to_odd_r,
)

hexes = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def around_odd_q(column: int, row: int) -> set[tuple[int, int]]:
    return {to_odd_q(at) for at in neighbours(from_odd_q(column, row))}


def test_odd_columns_lie_half_a_hex_lower() -> None:
    assert around_odd_q(4, 2) == {(4, 1), (4, 3), (5, 1), (5, 2), (3, 1), (3, 2)}
    assert around_odd_q(5, 2) == {(5, 1), (5, 3), (6, 2), (6, 3), (4, 2), (4, 3)}


def test_odd_rows_lie_half_a_hex_to_the_right() -> None:
    even = {to_odd_r(at) for at in neighbours(from_odd_r(2, 4))}
    odd = {to_odd_r(at) for at in neighbours(from_odd_r(2, 5))}
    assert even == {(1, 4), (3, 4), (1, 3), (2, 3), (1, 5), (2, 5)}
    assert odd == {(1, 5), (3, 5), (2, 4), (3, 4), (2, 6), (3, 6)}


@given(hexes)
def test_offsets_there_and_back(at: tuple[int, int]) -> None:
    assert from_odd_q(*to_odd_q(at)) == at
    assert from_odd_r(*to_odd_r(at)) == at


def test_axial_form_of_the_monster_positions() -> None:
    """q = column, r = row - floor(column / 2)."""
    assert from_odd_q(5, 4) == (5, 2)
    assert from_odd_q(-1, 0) == (-1, 1)


def test_distance_counts_hexes() -> None:
    assert distance((0, 0), (3, -3)) == 3
    assert distance((0, 0), (2, 2)) == 4
    assert distance(from_odd_q(2, 1), from_odd_q(5, 2)) == 3


def test_rings_and_spirals() -> None:
    centre = (2, -1)
    assert ring(centre, 0) == [centre]
    for radius in range(1, 5):
        found = ring(centre, radius)
        assert len(set(found)) == 6 * radius
        assert all(distance(centre, at) == radius for at in found)
        assert all(distance(a, b) == 1 for a, b in pairwise(found))
    assert spiral(centre, 2) == [centre, *ring(centre, 1), *ring(centre, 2)]


def test_line_of_hexes() -> None:
    assert line((0, 0), (3, 0)) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert line((1, 1), (1, 1)) == [(1, 1)]
    on_a_border = line((0, 0), (1, 1))
    assert on_a_border[1] in {(1, 0), (0, 1)}


@given(hexes, hexes)
def test_a_line_is_a_walk_over_the_nearest_hexes(a: tuple[int, int], b: tuple[int, int]) -> None:
    found = line(a, b)
    n = distance(a, b)
    assert (found[0], found[-1], len(found)) == (a, b, n + 1)
    assert all(distance(x, y) == 1 for x, y in pairwise(found))
    for i, at in enumerate(found):

        def off(other: tuple[int, int], i: int = i) -> int:
            """The squared distance from the point i/n of the way, in units of 1/n."""
            q, r = (n * other[k] - a[k] * (n - i) - b[k] * i for k in (0, 1))
            return q * q + q * r + r * r

        assert all(off(at) <= off(other) for other in neighbours(at))


def test_rotation_is_clockwise_and_keeps_distance() -> None:
    assert [rotate((1, 0), steps) for steps in range(6)] == list(DIRECTIONS)
    assert rotate((3, -1), -1) == rotate((3, -1), 5)
    assert distance((0, 0), rotate((3, -5), 2)) == 5
    ax, ay = pixel((3, 0))
    bx, by = pixel((0, 3))
    assert ax * by - ay * bx > 0  # y points down: a positive turn is clockwise


def test_a_mirror_image_is_no_rotation() -> None:
    hook = [(1, 0), (2, 0), (2, 1)]
    turned = [{rotate(at, steps) for at in hook} for steps in range(6)]
    assert set(map(mirror, hook)) not in turned
    assert mirror(mirror((4, -3))) == (4, -3)


def test_orientations_of_a_pattern() -> None:
    assert len(orientations([(1, 0)])) == 6
    assert len(orientations([(1, 0), (2, 0), (2, 1)])) == 12
    assert len(orientations(ring((0, 0), 1))) == 1
    assert len(orientations([(1, 0), (1, -1), (2, -1)])) == 6


def test_corners_are_shared_by_three_hexes() -> None:
    a, b, c = (0, 0), DIRECTIONS[0], DIRECTIONS[1]
    assert set(corners(a)) & set(corners(b)) & set(corners(c)) == {corners(a)[0]}
    for other in neighbours(a):
        assert set(corners(a)) & set(corners(other)) == set(edge_ends((a, other)))
        assert set(edge_ends((a, other))) == set(edge_ends((other, a)))


def test_corners_are_drawn_one_side_from_the_centre() -> None:
    for flat_top in (True, False):
        centre = pixel((3 * 2, 3 * -1), flat_top)
        points = [pixel(corner, flat_top) for corner in corners((2, -1))]
        assert all(isclose(dist(centre, point), 1) for point in points)
        assert all(isclose(dist(points[i - 1], points[i]), 1) for i in range(6))
    assert any(isclose(pixel(corner)[1], 0, abs_tol=1e-9) for corner in corners((0, 0)))
    assert any(isclose(pixel(corner, False)[0], 0, abs_tol=1e-9) for corner in corners((0, 0)))


def test_a_wall_parts_two_cells() -> None:
    cells = [(0, 0), (1, 0), (0, 1)]
    assert adjacency(cells) == [(1, 2), (2, 0), (0, 1)]
    assert adjacency(cells, [((1, 0), (0, 0))]) == [(2,), (2,), (0, 1)]


def test_border_of_two_hexes() -> None:
    edges = border([(0, 0), (1, 0)])
    assert len(edges) == 10
    assert ((0, 0), (1, 0)) not in edges
    assert sides((0, 0))[0] == ((0, 0), (1, 0))
