import random

import pytest

from waystone.parts.hexgrid import adjacency, from_odd_q, from_odd_r, sides
from waystone.parts.path import (
    FAR,
    Neighbours,
    best_paths,
    best_steps,
    cells_of,
    costs,
    costs_to,
    distances,
    flood,
    mask_of,
    pack,
    reach,
    rings,
    shifts,
    unpack,
    waves,
)

LADDER = [(1, 2), (0, 3), (0, 3, 4), (1, 2, 5), (2, 5), (3, 4)]  # 0-1 / 2-3 / 4-5


def random_map(seed: int) -> tuple[Neighbours, int, list[int], int]:
    """A ragged hex map: its neighbour lists, a blocked mask, entering costs, a start."""
    rng = random.Random(seed)
    cells = [from_odd_q(c, r) for c in range(8) for r in range(7) if rng.random() < 0.85]
    walls = [edge for at in cells if rng.random() < 0.2 for edge in sides(at)[: rng.randint(1, 4)]]
    blocked = mask_of(i for i in range(len(cells)) if rng.random() < 0.15)
    enter = [rng.choice([1, 1, 2, pack(1, 1)]) for _ in cells]
    return adjacency(cells, walls), blocked, enter, rng.randrange(len(cells))


def bellman(steps: Neighbours, start: int, enter: list[int], blocked: int) -> list[int]:
    """The least costs, by relaxing until nothing changes."""
    found = [FAR] * len(steps)
    found[start] = 0
    for _ in steps:
        for cell, others in enumerate(steps):
            for other in others:
                if found[cell] < FAR and not blocked >> other & 1:
                    found[other] = min(found[other], found[cell] + enter[other])
    return found


def test_masks_there_and_back() -> None:
    assert mask_of([0, 3, 70]) == 1 | 8 | 1 << 70
    assert cells_of(1 | 8 | 1 << 70) == [0, 3, 70]
    assert cells_of(0) == []
    many = [*range(3, 90, 2), 200]
    assert cells_of(mask_of(many)) == many


def test_distances_go_round_what_is_blocked() -> None:
    assert distances(LADDER, 0) == [0, 1, 1, 2, 2, 3]
    assert distances(LADDER, 0, mask_of([2])) == [0, 1, FAR, 2, 4, 3]
    assert distances(LADDER, 0, mask_of([2, 3])) == [0, 1, FAR, FAR, FAR, FAR]


def test_a_blocked_start_is_still_the_start() -> None:
    assert distances(LADDER, 0, mask_of([0, 1])) == [0, FAR, 1, 2, 2, 3]
    assert reach(LADDER, 0, 1, mask_of([0, 1])) == {0: 0, 2: 1}
    assert flood(shifts(LADDER), 1, 1, mask_of([0, 1])) == mask_of([0, 2])
    assert costs(LADDER, 0, [1] * 6, mask_of([0, 1]))[:3] == [0, FAR, 1]


def test_reach_is_nearest_first() -> None:
    assert list(reach(LADDER, 0, 2).items()) == [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)]
    assert reach(LADDER, 3, 0) == {3: 0}


@pytest.mark.parametrize("seed", range(30))
def test_reach_and_flood_agree_with_distances(seed: int) -> None:
    steps, blocked, _, start = random_map(seed)
    far = distances(steps, start, blocked)
    assert far == bellman(steps, start, [1] * len(steps), blocked)
    by_shift = shifts(steps)
    for budget in (0, 1, 3, 50):
        within = {cell: d for cell, d in enumerate(far) if d <= budget}
        assert reach(steps, start, budget, blocked) == within
        assert flood(by_shift, 1 << start, budget, blocked) == mask_of(within)
    around = list(rings(by_shift, start, blocked))
    for away, ring in enumerate(around):
        assert cells_of(ring) == [cell for cell, d in enumerate(far) if d == away]
    assert len(around) == 1 + max(d for d in far if d < FAR)


@pytest.mark.parametrize("seed", range(30))
def test_waves_agree_with_costs(seed: int) -> None:
    steps, blocked, dear, start = random_map(seed)
    enter = [
        (cost, mask_of(c for c, own in enumerate(dear) if own == cost) & ~blocked)
        for cost in sorted(set(dear))
    ]
    found = [FAR] * len(steps)
    last = -1
    for cost, cells in waves(shifts(steps), start, enter):
        assert cost > last
        last = cost
        for cell in cells_of(cells):
            found[cell] = cost
    assert found == costs(steps, start, dear, blocked)


def test_flood_from_several_cells() -> None:
    assert flood(shifts(LADDER), mask_of([0, 5]), 1) == mask_of(range(6))


def test_packed_costs_compare_by_the_first_criterion() -> None:
    assert unpack(pack(2, 7) + pack(1, 3)) == (3, 10)
    assert pack(1, 0) > pack(0, 9_999)
    assert pack(9_999, 9_999) < FAR


@pytest.mark.parametrize("seed", range(30))
def test_costs_are_least(seed: int) -> None:
    steps, blocked, enter, start = random_map(seed)
    wanted = bellman(steps, start, enter, blocked)
    assert costs(steps, start, enter, blocked) == wanted
    limited = [cost if cost <= 4 else FAR for cost in wanted]
    assert costs(steps, start, enter, blocked, limit=4) == limited


@pytest.mark.parametrize("seed", range(30))
def test_costs_to_the_goals_mirror_costs_from_the_start(seed: int) -> None:
    steps, blocked, enter, start = random_map(seed)
    goals = mask_of([0, len(steps) - 1])
    ahead = costs_to(steps, goals, enter, blocked)
    out = costs(steps, start, enter, blocked)
    ends = [out[goal] for goal in cells_of(goals & ~blocked)]
    if goals >> start & 1 and not blocked >> start & 1:
        ends.append(0)
    assert ahead[start] == min(ends, default=FAR)


@pytest.mark.parametrize("seed", range(15))
def test_best_paths_are_all_the_cheapest(seed: int) -> None:
    steps, blocked, enter, start = random_map(seed)
    goal = len(steps) - 1
    ahead = costs_to(steps, 1 << goal, enter, blocked)
    paths = list(best_paths(steps, ahead, start, enter, blocked))
    assert bool(paths) == (ahead[start] < FAR)
    assert len(set(paths)) == len(paths)
    for walk in paths:
        assert sum(enter[cell] for cell in walk) == ahead[start]
        assert all(b in steps[a] for a, b in zip((start, *walk), walk, strict=False))
        assert not mask_of(walk) & blocked
        assert (start, *walk)[-1] == goal
    firsts = {walk[0] for walk in paths if walk}
    assert firsts == set(best_steps(steps, ahead, start, enter, blocked))


def test_both_ways_round_are_found() -> None:
    ahead = costs_to(LADDER, 1 << 3, [1] * 6)
    assert list(best_paths(LADDER, ahead, 0, [1] * 6)) == [(1, 3), (2, 3)]


def test_what_stands_between_two_cells_costs_extra() -> None:
    """Shortest first, then the fewest closed doors."""
    enter, door = [pack(1, 0)] * 6, {(0, 1): 1, (1, 0): 1}
    assert unpack(costs(LADDER, 0, enter, cross=door)[1]) == (1, 1)
    assert unpack(costs(LADDER, 0, enter, cross=door)[3]) == (2, 0)
    assert unpack(costs_to(LADDER, 1 << 0, enter, cross=door)[1]) == (1, 1)
    ahead = costs_to(LADDER, 1 << 3, enter, cross=door)
    assert list(best_paths(LADDER, ahead, 0, enter, cross=door)) == [(2, 3)]


def test_the_nearer_enemy_may_need_the_longer_way() -> None:
    """The board of GH-EX-14."""
    offsets = [(c, r) for c in range(7) for r in range(5 - c % 2)]
    number = {at: i for i, at in enumerate(offsets)}
    steps = adjacency([from_odd_q(*at) for at in offsets])
    solid = mask_of(number[at] for at in [(1, 2), (3, 2), (2, 3), (5, 2)])
    ways = distances(steps, number[2, 1], solid)
    free = ~solid & ~(1 << number[2, 2])

    def moves_to_strike(enemy: tuple[int, int]) -> int:
        return min(ways[cell] for cell in steps[number[enemy]] if free >> cell & 1)

    assert moves_to_strike((2, 3)) == 4
    assert moves_to_strike((5, 2)) == 2
    apart = distances(steps, number[2, 1])
    assert (apart[number[2, 3]], apart[number[5, 2]]) == (2, 3)


def test_the_fewest_traps_come_before_the_shortest_way() -> None:
    """The board of GH-EX-16."""
    offsets = [(c, r) for r in range(3) for c in range(8 - r % 2)]
    number = {at: i for i, at in enumerate(offsets)}
    steps = adjacency([from_odd_r(*at) for at in offsets])
    enter = [pack(1, 1) if at in {(2, 0), (1, 1), (1, 2)} else 1 for at in offsets]
    enemies = mask_of([number[1, 0], number[6, 2]])
    cost = costs(steps, number[2, 1], enter, enemies)

    def to_strike(enemy: tuple[int, int]) -> tuple[int, int]:
        return unpack(min(cost[cell] for cell in steps[number[enemy]]))

    assert to_strike((6, 2)) == (0, 3)
    assert to_strike((1, 0)) == (1, 1)
    best = [offsets[cell] for cell in steps[number[1, 0]] if cost[cell] == pack(1, 1)]
    assert sorted(best) == [(1, 1), (2, 0)]
