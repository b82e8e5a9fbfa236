"""Walking to a location, exit by exit (DG-MOV); what would test the hero is walked round."""

from heapq import heappop, heappush

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked

from ...box.definitions import Content, Hazard
from ...table.board import ways
from ...table.state import G, Player, State
from .movement import way

PLAIN_STEPS = frozenset({"fact-moved", "fact-gained"})


def towards(state: State, content: Content, question: Asked, goal: str) -> str | None:
    """The next location of the way with the fewest tests, then the fewest steps. Into a test leads
    only a goal next door: whoever is asked to go far stops before it."""
    p = state.players[question.seat]
    if question.prompt != "ask-hero" or goal not in state.board.places or goal == p.at:
        return None
    g: G = Play(state, content, None)
    there = next_location(g, p, goal)
    if there is None or (there != goal and tested(g, p, p.at, there)):
        return None
    key = f"move:{there}"
    return key if any(option.key == key for option in question.options) else None


def next_location(g: G, p: Player, goal: str) -> str | None:
    queue = [(0, 0, p.at, "")]
    seen = set()
    while queue:
        tests, steps, here, first = heappop(queue)
        if here == goal:
            return first
        if here in seen:
            continue
        seen.add(here)
        for _, there in ways(g, here):
            more = tested(g, p, here, there)
            heappush(queue, (tests + more, steps + 1, there, first or there))
    return None


def tested(g: G, p: Player, here: str, there: str) -> bool:
    """DG-EXI-03, DG-EXI-10, DG-OBS-01, DG-TRP-03: whether going there means a test: at the exit,
    by what waits in the location, or by a trap that lies there."""
    side = next(side for side, place in ways(g, here) if place == there)
    exit = way(g, p, side, there, here)["exit"]
    obstacle = g.content.locations[there].obstacle
    waits = obstacle is not None and not isinstance(obstacle, Hazard)
    return exit != "open" or waits or any(trap.at == there for trap in g.state.traps)
