"""`waystone solve gloomhaven`: every legal outcome of one monster's turn in a position, with the
rules that lead there. Hexes are [column, row], flat-top, odd columns half a hex lower."""

from typing import Any, TypeAlias

from waystone.kernel.errors import WaystoneError
from waystone.parts.hexgrid import Edge, Hex, from_odd_q, sides, to_odd_q

from ..box.layout import Tables
from ..rules.monsters.focus import Plan, plans
from ..table.ways import ALL, Foe, Position, Profile

MOST_CELLS = 4000


Data: TypeAlias = dict[str, Any]
"""A position or an outcome as it stands in a file."""


def solve(position: Data) -> list[Data]:
    """The outcomes of a position: where the monster goes, whom it attacks, its focus, why."""
    try:
        board = _Board(position)
        where, profile = board.position(), board.profile()
    except (KeyError, TypeError, ValueError) as error:
        raise WaystoneError(f"The position cannot be read: {error}.") from None
    outcomes = [board.told(plan) for plan in plans(where, profile)]
    found: dict[tuple[object, ...], Data] = {}
    for outcome in outcomes:
        attacks = tuple(map(tuple, outcome["attacks"]))
        found.setdefault((tuple(outcome["to"]), attacks), outcome)
    return list(found.values())


class _Board:
    """A position read from plain data."""

    def __init__(self, data: Data) -> None:
        width, height = _number(data, "width", 1, 99), _number(data, "height", 1, 99)
        if width * height > MOST_CELLS:
            raise ValueError(f"the position has more than {MOST_CELLS} hexes")
        terrain = {_hex(t["at"]): str(t["kind"]) for t in data.get("terrain", [])}
        known = {"wall", "obstacle", "trap", "hazard", "difficult", "icy"}
        for kind in terrain.values():
            if kind not in known:
                raise ValueError(f"there is no terrain '{kind}'")
        grid = [from_odd_q(c, r) for c in range(width) for r in range(height)]
        self.hexes = [at for at in grid if terrain.get(at) != "wall"]
        self.number = {at: n for n, at in enumerate(self.hexes)}
        walls: list[Edge] = [(_hex(a), _hex(b)) for a, b in data.get("walls", [])]
        for at, kind in terrain.items():
            if kind == "wall":
                walls.extend(sides(at))
        self.tables = Tables(self.hexes, range(len(self.hexes)), walls)
        self.terrain = terrain
        self.action: Data = data["action"]
        self.figures = data["figures"]

    def mask(self, *kinds: str) -> int:
        return sum(1 << self.number[at] for at, kind in self.terrain.items() if kind in kinds)

    def cell(self, figure: Data) -> int:
        at = _hex(figure["at"])
        if at not in self.number:
            raise ValueError(f"a figure stands in a wall or outside, at {figure['at']}")
        return self.number[at]

    def position(self) -> Position:
        start, foes, taken, hostile = -1, [], 0, 0
        for n, figure in enumerate(self.figures):
            cell = self.cell(figure)
            taken |= 1 << cell
            if figure["kind"] == "acting":
                start = cell
            elif figure["kind"] == "enemy":
                hostile |= 1 << cell
                if not figure.get("invisible"):
                    foes.append(Foe(str(n), cell, int(figure.get("initiative", 99))))
            elif figure["kind"] != "ally":
                raise ValueError(f"there is no kind of figure '{figure['kind']}'")
        if start < 0:
            raise ValueError("no figure is the acting one")
        obstacles = self.mask("obstacle")
        return Position(
            self.tables, start, tuple(foes), taken, hostile | obstacles, obstacles,
            self.mask("trap", "hazard"), self.mask("difficult"),
        )  # fmt: skip

    def profile(self) -> Profile:
        action = self.action
        targets = _number(action, "targets", 0, 99)
        reach = _number(action, "range", 0, 99)
        area = tuple((int(q), int(r)) for q, r in action.get("area", []))
        return Profile(
            _number(action, "move", 0, 999), max(1, reach), reach > (0 if area else 1),
            ALL if targets >= 6 else targets, area, bool(action.get("jumping")),
            bool(action.get("flying")), bool(action.get("muddled")),
        )  # fmt: skip

    def told(self, plan: Plan) -> Data:
        by_id = {str(n): figure["at"] for n, figure in enumerate(self.figures)}
        return {
            "to": list(to_odd_q(self.hexes[plan.to])),
            "attacks": sorted(list(by_id[foe]) for foe in plan.attacks),
            "focus": list(by_id[plan.focus]) if plan.focus else None,
            "why": list(plan.why),
        }


def _hex(at: tuple[int, int]) -> Hex:
    column, row = at
    return from_odd_q(int(column), int(row))


def _number(data: Data, name: str, least: int, most: int) -> int:
    value = data.get(name, least)
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} must be a whole number from {least} to {most}")
    return value
