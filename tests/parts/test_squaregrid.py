import msgspec
import pytest

from waystone.parts.path import distances
from waystone.parts.squaregrid import (
    DIRECTIONS,
    SquareGrid,
    adjacency,
    between,
    distance,
    heading,
    open_grid,
    openings,
    overflow,
    ray,
    turn,
    turn_direction,
)


def steps(grid: SquareGrid, cell: int) -> set[int]:
    return set(adjacency(openings(grid), grid.width)[cell])


def test_eight_ways_from_the_middle_three_from_the_corner() -> None:
    grid = open_grid(3, 3)
    assert steps(grid, 4) == {0, 1, 2, 3, 5, 6, 7, 8}
    assert steps(grid, 0) == {1, 3, 4}
    assert steps(grid, 2) == {1, 4, 5}


def test_a_wall_is_shut_from_both_sides_and_opens_again() -> None:
    grid = open_grid(3, 3)
    grid.shut(4, 5)
    assert grid.is_shut(5, 4)
    assert 5 not in steps(grid, 4)
    assert 4 not in steps(grid, 5)
    grid.open(5, 4)
    assert grid == open_grid(3, 3)


def test_only_cells_that_share_a_side_can_have_a_wall() -> None:
    grid = open_grid(3, 3)
    with pytest.raises(ValueError, match="share no side"):
        grid.shut(0, 4)
    with pytest.raises(ValueError, match="share no side"):
        grid.shut(2, 3)  # the end of one row and the start of the next


def test_past_two_doors_in_one_line() -> None:
    """MA-EX-35: A above C, B above D, doors on A|B and C|D."""
    grid = open_grid(2, 2)
    a, b, c, d = range(4)
    for doors, adjacent in [
        ([], True),
        ([(a, b)], True),
        ([(c, d)], True),
        ([(a, b), (c, d)], False),
    ]:
        board = msgspec.convert(msgspec.to_builtins(grid), SquareGrid)
        for door in doors:
            board.shut(*door)
        assert (d in steps(board, a)) == adjacent
        assert (a in steps(board, d)) == adjacent


@pytest.mark.parametrize("direction", [1, 3, 5, 7])
def test_a_diagonal_needs_one_free_way_round_its_corner(direction: int) -> None:
    dx, dy = DIRECTIONS[direction]
    plain = open_grid(3, 3)
    start, end = 4, plain.cell(1 + dx, 1 + dy)
    one, two = plain.cell(1 + dx, 1), plain.cell(1, 1 + dy)
    walls = [(start, one), (one, end), (start, two), (two, end)]
    for chosen in range(16):
        grid = open_grid(3, 3)
        shut = [wall for i, wall in enumerate(walls) if chosen >> i & 1]
        for wall in shut:
            grid.shut(*wall)
        both = (walls[0] in shut or walls[1] in shut) and (walls[2] in shut or walls[3] in shut)
        assert grid.is_open(start, direction) == (not both)


def test_walking_round_a_wall() -> None:
    grid = open_grid(4, 3)
    for y in (0, 1):
        grid.shut(grid.cell(1, y), grid.cell(2, y))
    far = distances(adjacency(openings(grid), 4), grid.cell(1, 0))
    assert far[grid.cell(2, 2)] == 2  # past the end of the wall
    assert far[grid.cell(2, 0)] == 4


def test_distance_ignores_everything() -> None:
    assert distance((0, 0), (3, 5)) == 5
    assert distance((4, 2), (1, 2)) == 3


def test_heading_is_straight_or_diagonal() -> None:
    """The pushes of MA-EX-64."""
    assert DIRECTIONS[heading((0, 0), (0, 2)) or 0] == (0, 1)
    assert DIRECTIONS[heading((0, 0), (1, 2)) or 0] == (1, 1)
    assert DIRECTIONS[heading((1, 2), (0, 0)) or 0] == (-1, -1)
    assert heading((3, 3), (3, 3)) is None


def test_a_ray_goes_through_corners_where_it_meets_them() -> None:
    assert ray(0, 0) == ()
    assert ray(2, 0) == (2, 2)
    assert ray(-2, -2) == (7, 7)
    assert ray(3, 1) == (2, 3, 2)
    assert ray(2, 1) == (2, 4, 2)


def test_the_cells_between() -> None:
    grid = open_grid(5, 5)
    assert between(grid, grid.cell(0, 0), grid.cell(3, 1)) == [grid.cell(1, 0), grid.cell(2, 1)]
    assert between(grid, 0, 1) == []
    assert between(grid, 7, 7) == []


def test_a_tile_turned_four_times_is_as_before() -> None:
    assert turn(0, 4, 10, 1) == (5, 0)  # the west border comes to the north
    assert turn_direction(6, 1) == 0
    assert turn_direction(0, -1) == 6
    assert turn(3, 8, 10, 4) == (3, 8)
    assert turn(*turn(3, 8, 10, 1), 10, 3) == (3, 8)


def test_a_turned_wall_stays_between_the_same_spaces() -> None:
    a, b = (3, 4), (4, 4)
    turned_a, turned_b = turn(*a, 10, 1), turn(*b, 10, 1)
    direction = heading(turned_a, turned_b)
    assert direction == turn_direction(2, 1)
    assert distance(turned_a, turned_b) == 1


def test_the_far_column_goes_when_the_board_grows() -> None:
    """MA-EX-63: a full 2x2 and a new tile to the right."""
    full = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert overflow(full, (2, 0), 2) == [(0, 0), (0, 1)]
    assert overflow(full, (1, -1), 2) == [(0, 1), (1, 1)]
    assert overflow([(0, 0), (1, 0)], (1, 1), 2) == []
