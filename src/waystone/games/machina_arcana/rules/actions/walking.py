"""Walking to a space, move by move (MA-MOV)."""

from heapq import heappop, heappush

from waystone.kernel.stage import Asked

from ...box.board import Board
from ...box.definitions import Content
from ...box.tiles import SPOTS
from ...table.board import ground, impassable, spot
from ...table.state import G, State

PLAIN_STEPS = frozenset({"fact-moved"})


def towards(state: State, content: Content, question: Asked, goal: str) -> str | None:
    """The next move (MA-MOV-01) of the shortest way, round traps (MA-TER-10) where that is no
    longer and never over a chasm (MA-MOV-06); an effect that moves an explorer goes straight
    there."""
    keys = {option.key: option for option in question.options}
    if question.prompt == "ask-walk":
        return goal if goal in keys else None
    if question.prompt != "ask-action":
        return None
    g = G(state, content)
    here = ground(g)
    explorer = state.explorers[question.seat]
    there = next((c for c in range(len(here.spaces)) if f"cell:{spot(c)}" == goal), -1)
    if there < 0 or there == explorer.cell or here.chasm >> there & 1:
        return None
    cell = next_space(here, impassable(g, here) | here.chasm, explorer.cell, there)
    key = f"move:{spot(cell)}" if cell is not None else ""
    return key if key in keys else None


def next_space(here: Board, blocked: int, start: int, there: int) -> int | None:
    """MA-MOV-01, MA-MOV-02: the fewest moves round what cannot be entered; of those the fewest
    traps, then the fewest diagonals."""
    queue: list[tuple[int, int, int, int, int]] = [(0, 0, 0, start, -1)]
    seen = set()
    while queue:
        steps, traps, turns, cell, first = heappop(queue)
        if cell == there:
            return first
        if cell in seen:
            continue
        seen.add(cell)
        for near in here.neighbours[cell]:
            if not blocked >> near & 1:
                trapped = traps + (here.spaces[near] == "trap")
                (ax, ay), (bx, by) = SPOTS[cell], SPOTS[near]
                turned = turns + (ax != bx and ay != by)
                step = near if first < 0 else first
                heappush(queue, (steps + 1, trapped, turned, near, step))
    return None
