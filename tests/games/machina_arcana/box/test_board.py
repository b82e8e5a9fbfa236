"""Borders, walls, sight, range (MA-TIL, MA-LOS, MA-TGT)."""

from random import Random

import pytest

from waystone.games.machina_arcana.box.abilities import Active
from waystone.games.machina_arcana.box.board import Board, between, sees
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.box.tiles import WIDTH, Tile, border_cells, door_id, span
from waystone.games.machina_arcana.box.unit_effects import Attack
from waystone.games.machina_arcana.checks.testing import Lay, Pair, Spot, cell
from waystone.games.machina_arcana.rules.board import exploration
from waystone.games.machina_arcana.rules.cards.targeting import marks_for
from waystone.games.machina_arcana.table.board import ground
from waystone.parts.path import cells_of, rings, shifts


@pytest.mark.rule("MA-TIL-02", "MA-LOS-05")
def test_an_unexplored_border_is_a_wall(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)}, below=[])
    here = ground(t.g)
    assert not here.free[cell(9, 4)] >> 2 & 1
    t = lay(at={"fighter": (9, 0)}, right=[])
    assert not sees(ground(t.g), cell(9, 0), cell(10, 0))
    assert len(exploration.unexplored(t.g)) == 6


def test_steps_by_direction_lead_to_what_is_beside(lay: Lay) -> None:
    """Over walls, rubble, the edge of the board and where two tiles join."""
    for t in (lay(), lay([".#.", "..."], walls=[((0, 0), (1, 0))]), lay(right=[], below=[])):
        here = ground(t.g)
        known = shifts(here.neighbours)
        for space in cells_of(here.land):
            assert list(rings(here.steps, space)) == list(rings(known, space))


@pytest.mark.rule("MA-TIL-04", "MA-MOV-04")
def test_facing_borders_join_and_the_rest_of_the_edge_is_wall(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)}, right=[])
    assert {(10, 4), (10, 5)} <= t.moves("fighter")
    assert (9, 3) in t.moves("fighter")
    t.explorer("fighter").cell = cell(9, 2)
    assert (10, 2) not in t.moves("fighter")
    t = lay(at={"fighter": (9, 4)}, right=[], borders=["w"])
    assert (10, 4) not in t.moves("fighter")


@pytest.mark.rule("MA-DOR-01", "MA-LOS-02")
def test_walls_block_movement_and_sight(lay: Lay) -> None:
    t = lay(["..", ".."], at={"fighter": (0, 0)}, walls=[((0, 0), (1, 0))])
    assert (1, 0) not in t.moves("fighter")
    assert not sees(ground(t.g), cell(0, 0), cell(3, 0))
    t = lay([".#."])
    assert not sees(ground(t.g), cell(0, 0), cell(2, 0))


@pytest.mark.rule("MA-LOS-01", "MA-LOS-03", "MA-LOS-06")
def test_sight_goes_from_centre_to_centre_and_may_touch_corners(lay: Lay) -> None:
    t = lay(["..", ".#"], walls=[((3, 0), (4, 0)), ((5, 5), (6, 5)), ((5, 5), (5, 6))])
    here = ground(t.g)
    assert sees(here, cell(0, 0), cell(2, 0))
    assert sees(here, cell(0, 1), cell(1, 0))
    assert sees(here, cell(1, 0), cell(2, 1))
    assert sees(here, cell(3, 0), cell(4, 1)), "a single wall that ends at the corner"
    assert not sees(here, cell(5, 5), cell(6, 6)), "an L around the space"
    t = lay(walls=[((0, 0), (0, 1)), ((1, 0), (1, 1))])
    assert not sees(ground(t.g), cell(0, 0), cell(1, 1)), "a straight wall"


@pytest.mark.rule("MA-TGT-04")
def test_range_counts_the_longer_of_columns_and_rows() -> None:
    assert span(cell(0, 0), cell(3, 2)) == 3
    assert span(cell(4, 9), cell(4, 10)) == 1


@pytest.mark.rule("MA-TGT-11", "MA-EX-44")
def test_adjacency_holds_over_a_border_but_the_tile_does_not(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4), "crawler": (10, 4)}, right=[])
    t.high(3)
    t.do("fighter", Attack(high=1, who="adjacent-units"))
    assert not t.there("crawler")
    t = lay(at={"fighter": (9, 4), "crawler": (10, 4)}, right=[])
    t.do("fighter", Attack(high=1, who="monsters"))
    assert t.there("crawler")


@pytest.mark.rule("MA-TER-01")
def test_passable_spaces_never_block_sight(lay: Lay) -> None:
    t = lay([".S^~."], at={"fighter": (0, 0), "crawler": (4, 0)})
    assert sees(ground(t.g), cell(0, 0), cell(4, 0))
    ranged = Active([Attack(high=1)], Cost(stamina=1), Target("ranged", 4))
    assert ("unit", "crawler") in marks_for(t.g, t.explorer("fighter"), "", ranged)
    assert {(1, 0)} <= t.moves("fighter")


def spots(mask: int) -> set[Spot]:
    return {(c % WIDTH, c // WIDTH) for c in range(WIDTH * WIDTH) if mask >> c & 1}


DIAGONALS = ((1, -1), (1, 1), (-1, 1), (-1, -1))


@pytest.mark.rule("MA-LOS-06", "MA-MOV-01", "MA-MOV-03", "MA-DOR-01", "MA-DOR-04", "MA-DOR-02")
@pytest.mark.parametrize("seed", [5, 6, 7])
@pytest.mark.parametrize("closed", [False, True])
def test_walls_and_corners_by_the_rule(lay: Lay, closed: bool, seed: int) -> None:
    """A side with a wall or a closed door is shut; a corner where both ways round it are."""
    luck = Random(seed)
    sides: list[Pair] = [((x, y), (x + 1, y)) for y in range(10) for x in range(9)]
    sides += [((x, y), (x, y + 1)) for y in range(9) for x in range(10)]
    shut = luck.sample(sides, 70)
    t = lay(doors=shut) if closed else lay(walls=shut)
    if closed:
        for side in shut:
            t.close(*side)
    here = ground(t.g)

    def wall(a: Spot, b: Spot) -> bool:
        return (min(a, b), max(a, b)) in {(min(p), max(p)) for p in shut}

    for x in range(10):
        for y in range(10):
            near = spots(here.beside[cell(x, y)])
            for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
                other = (x + dx, y + dy)
                there = 0 <= other[0] < 10 and 0 <= other[1] < 10
                assert (other in near) == (there and not wall((x, y), other)), (x, y, other)
            for dx, dy in DIAGONALS:
                other, one, two = (x + dx, y + dy), (x + dx, y), (x, y + dy)
                there = 0 <= other[0] < 10 and 0 <= other[1] < 10
                ways = [wall((x, y), way) or wall(way, other) for way in (one, two)]
                assert (other in near) == (there and not all(ways)), (x, y, other)


@pytest.mark.rule("MA-TIL-01", "MA-DOR-02", "MA-DOR-09", "MA-TER-02", "MA-TER-05", "MA-TGT-10")
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_a_tile_as_it_is_turned(lay: Lay, turns: int) -> None:
    """Everything that is drawn turns with the tile: spaces, walls, doors, borders."""
    t = lay(["#LRWCEHB.S^~"[:10], "^~"], walls=[((0, 3), (1, 3)), ((6, 6), (6, 7))],
            doors=[((3, 3), (3, 4)), ((7, 2), (8, 2))], borders=["n", "w"])  # fmt: skip
    t.state.laid.tiles = [Tile("here", turns, 1, 1)]

    def at(x: int, y: int) -> Spot:
        for _ in range(turns):
            x, y = 9 - y, x
        return x + 10, y + 10

    here = ground(t.g)
    assert spots(here.land) == {(x, y) for x in range(10, 20) for y in range(10, 20)}
    kinds = ("rubble", "lever", "recharge", "workbench", "chest", "event", "chapter", "barrel")
    for x, kind in enumerate((*kinds, "floor", "spawn")):
        assert here.spaces[cell(*at(x, 0))] == kind
    assert spots(here.rubble) == {at(0, 0)}
    assert spots(here.fixed & here.land) == {at(x, 0) for x in range(8)}
    assert spots(here.fixed & ~here.land) == spots(~here.land)
    assert spots(here.chasm) == {at(1, 1)}
    for a, b in (((0, 3), (1, 3)), ((6, 6), (6, 7))):
        assert at(*b) not in spots(here.beside[cell(*at(*a))])
    found = {}
    for a, b in (((3, 3), (3, 4)), ((7, 2), (8, 2))):
        low, high = sorted((cell(*at(*a)), cell(*at(*b))))
        found[door_id(low, 2 if high == low + 1 else 4)] = (low, high)
        assert at(*b) in spots(here.beside[cell(*at(*a))]), "open"
    assert here.doors == found
    for door, ends in found.items():
        assert [here.doors_at[end] for end in ends] == [(door,), (door,)]
    edges = {at(4, 0), at(5, 0), at(0, 4), at(0, 5)}
    assert spots(here.edge) == edges
    beyond = {0: (1, 0), 2: (2, 1), 4: (1, 2), 6: (0, 1)}
    sides = [turns * 2 % 8, (6 + turns * 2) % 8]
    assert [(b.side, b.beyond) for b in here.borders[3]] == [(s, beyond[s]) for s in sides]
    assert [here.borders[place] for place in (0, 1, 2)] == [(), (), ()]


@pytest.mark.rule("MA-TIL-01")
def test_the_spaces_of_each_border() -> None:
    """The two in the middle of each edge, wherever the tile lies."""
    assert border_cells(0, 0, 0) == (cell(4, 0), cell(5, 0))
    assert border_cells(1, 0, 0) == (cell(14, 0), cell(15, 0))
    assert border_cells(1, 1, 2) == (cell(19, 14), cell(19, 15))
    assert border_cells(0, 1, 2) == (cell(9, 14), cell(9, 15))
    assert border_cells(1, 0, 4) == (cell(14, 9), cell(15, 9))
    assert border_cells(0, 1, 4) == (cell(4, 19), cell(5, 19))
    assert border_cells(1, 1, 6) == (cell(10, 14), cell(10, 15))


def over_the_edges(here: Board) -> set[tuple[Spot, Spot]]:
    """The straight steps from tile to tile."""
    found = set()
    for x in range(20):
        for y in range(20):
            for other in spots(here.beside[cell(x, y)]):
                straight = other in ((x + 1, y), (x, y + 1))
                if straight and (x // 10, y // 10) != (other[0] // 10, other[1] // 10):
                    found.add(((x, y), other))
    return found


@pytest.mark.rule("MA-TIL-04", "MA-MOV-04", "MA-TIL-01")
def test_four_tiles_join_where_borders_face(lay: Lay) -> None:
    t = lay()
    t.state.laid.tiles = [Tile("here", 0, x, y) for y in (0, 1) for x in (0, 1)]
    across = {((9, y), (10, y)) for y in (4, 5, 14, 15)}
    down = {((x, 9), (x, 10)) for x in (4, 5, 14, 15)}
    assert over_the_edges(ground(t.g)) == across | down
    t.state.laid.tiles = [Tile("here", 0, 1, 0), Tile("here", 0, 1, 1)]
    assert over_the_edges(ground(t.g)) == {((x, 9), (x, 10)) for x in (14, 15)}
    t.state.laid.tiles = [Tile("here", 0, 0, 1), Tile("here", 0, 1, 1)]
    assert over_the_edges(ground(t.g)) == {((9, y), (10, y)) for y in (14, 15)}


@pytest.mark.rule("MA-TIL-04", "MA-MOV-04")
@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
def test_a_border_against_a_plain_edge_is_a_wall(lay: Lay, side: str) -> None:
    """Both tiles must have one: a tile with a single border joins none like it."""
    t = lay(borders=[side])
    t.state.laid.tiles = [Tile("here", 0, x, y) for y in (0, 1) for x in (0, 1)]
    assert over_the_edges(ground(t.g)) == set()


@pytest.mark.rule("MA-LOS-04")
def test_the_spaces_strictly_between(lay: Lay) -> None:
    here = ground(lay(right=[]).g)
    assert spots(between(here, cell(1, 3), cell(5, 3))) == {(2, 3), (3, 3), (4, 3)}
    assert spots(between(here, cell(5, 3), cell(1, 3))) == {(2, 3), (3, 3), (4, 3)}
    assert spots(between(here, cell(2, 8), cell(2, 5))) == {(2, 6), (2, 7)}
    assert spots(between(here, cell(1, 2), cell(4, 5))) == {(2, 3), (3, 4)}
    assert spots(between(here, cell(2, 2), cell(3, 2))) == set()
    assert spots(between(here, cell(3, 3), cell(3, 3))) == set()


@pytest.mark.rule("MA-TIL-04", "MA-MOV-04")
@pytest.mark.parametrize("places", [((0, 0), (1, 0)), ((0, 1), (1, 1)), ((0, 0), (0, 1))])
@pytest.mark.parametrize("turned", [0, 1])
def test_one_border_of_two_joins_nothing(lay: Lay, places: tuple[Spot, Spot], turned: int) -> None:
    """Wherever on the table two tiles lie side by side, of which one is turned."""
    t = lay(borders=["e", "w"])
    t.state.laid.tiles = [Tile("here", int(n == turned), x, y) for n, (x, y) in enumerate(places)]
    assert over_the_edges(ground(t.g)) == set()


@pytest.mark.rule("MA-TGT-10", "MA-MOV-01")
def test_the_open_directions_of_a_space(lay: Lay) -> None:
    """Of eight, clockwise from the north."""
    here = ground(lay(walls=[((4, 4), (5, 4)), ((7, 7), (7, 8)), ((7, 7), (8, 7))]).g)
    assert here.free[cell(2, 2)] == 0b11111111
    assert here.free[cell(0, 0)] == 0b00011100
    assert here.free[cell(4, 4)] == 0b11111011, "no way east"
    assert here.free[cell(7, 7)] == 0b11100011, "an L"
