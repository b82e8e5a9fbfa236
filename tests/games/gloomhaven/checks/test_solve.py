"""Focus, movement and targets of monsters against positions authored by others, and the worked
examples of the book."""

import json
from pathlib import Path
from typing import Any

import pytest

from waystone.games.gloomhaven.checks.solve import solve

ORACLE = next(
    (
        found
        for parent in Path(__file__).parents
        if (found := parent / "shared" / "oracles" / "monster-moves.json").exists()
    ),
    Path("monster-moves.json"),
)
CASES: list[dict[str, Any]] = json.loads(ORACLE.read_text())["cases"] if ORACLE.exists() else []


def told(outcomes: list[dict[str, Any]]) -> set[tuple[Any, ...]]:
    return {(tuple(o["to"]), tuple(sorted(map(tuple, o["attacks"])))) for o in outcomes}


@pytest.mark.rule(
    "GH-FOC-02",
    "GH-FOC-04",
    "GH-FOC-06",
    "GH-FOC-07",
    "GH-FOC-09",
    "GH-FOC-10",
    "GH-FOC-11",
    "GH-FOC-12",
    "GH-MMV-02",
    "GH-MMV-03",
    "GH-MMV-04",
    "GH-MMV-06",
    "GH-MMV-08",
    "GH-MMV-09",
    "GH-MAT-02",
    "GH-MAT-03",
    "GH-AOE-04",
    "GH-AMB-04",
    "GH-AMB-61",
    "GH-AMB-63",
    "GH-MOV-08",
)
@pytest.mark.skipif(not CASES, reason="the oracle is not here")
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_a_position_authored_by_others(case: dict[str, Any]) -> None:
    assert told(solve(case)) == told(case["expected"])


def even_r(columns: int, rows: int, odd: int) -> set[tuple[int, int]]:
    """The hexes of a map with a shorter odd row."""
    return {(c, r) for r in range(rows) for c in range(columns if r % 2 == 0 else odd)}


def flat(
    action: dict[str, Any], figures: list[dict[str, Any]], terrain: list[dict[str, Any]]
) -> dict[str, Any]:
    """An odd-q position of seven columns, five rows in even and four in odd columns."""
    walls = [{"at": [c, 4], "kind": "wall"} for c in (1, 3, 5)]
    whole = {"move": 9, "range": 0, "targets": 1} | action
    return {"width": 7, "height": 5, "figures": figures, "terrain": [*walls, *terrain],
            "walls": [], "action": whole}  # fmt: skip


def foe(at: list[int], initiative: int = 50) -> dict[str, Any]:
    return {"at": at, "kind": "enemy", "initiative": initiative}


@pytest.mark.rule("GH-AMB-63", "GH-MMV-08", "GH-MAT-02", "GH-MAT-03")
def test_of_two_groups_the_nearest_hex_from_which_each_is_attacked_counts() -> None:
    """Either is attacked from the same hex and as far away: the initiative decides, though the
    first could be attacked from a farther hex too."""
    position = flat(
        {"move": 3, "range": 2, "targets": 2},
        [{"at": [5, 1], "kind": "acting"}, foe([6, 3], 10), foe([2, 3], 20), foe([2, 1], 30)],
        [],
    )
    assert told(solve(position)) == {((4, 2), ((2, 3), (6, 3)))}


@pytest.mark.rule("GH-EX-14", "GH-FOC-02", "GH-FOC-04", "GH-FOC-05")
def test_the_focus_is_whom_it_takes_fewest_hexes_to_attack() -> None:
    position = flat(
        {"move": 2},
        [
            {"at": [2, 1], "kind": "acting"},
            {"at": [2, 2], "kind": "ally"},
            foe([2, 3]),
            foe([5, 2]),
        ],
        [{"at": [1, 2], "kind": "obstacle"}, {"at": [3, 2], "kind": "obstacle"}],
    )
    outcomes = solve(position)
    assert told(outcomes) == {((4, 2), ((5, 2),))}
    assert outcomes[0]["focus"] == [5, 2]
    assert "GH-FOC-02" in outcomes[0]["why"]
