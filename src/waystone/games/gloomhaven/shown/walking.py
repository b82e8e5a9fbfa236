"""A far click: which hex of a move leads towards a place on the map."""

from waystone.kernel.ask import PASS
from waystone.kernel.play import Play
from waystone.kernel.stage import Asked
from waystone.parts.path import FAR

from ..box.definitions import Content
from ..rules.actions.movement import position
from ..table.board import negative
from ..table.map import layout, tables
from ..table.state import Figure, G, State
from ..table.ways import Profile, Ways

PLAIN_STEPS = frozenset({"fact-moved", "fact-acted"})
"""GH-MOV-01: going is all that happens; GH-TRN-01: or that a half is begun which goes there."""
SHOVES = ("ask-push", "ask-pull")
"""GH-EFF-04, GH-EFF-05: a far hex to push or pull to is one click."""
AIMS = ("ask-target", "ask-heal", "ask-give", "ask-cleanse", "ask-shove", "ask-harm", "ask-swap")
"""GH-ATT-01, GH-TRN-05: whom the part of an action is for that begins with a click on a figure."""


def towards(state: State, content: Content, question: Asked, goal: str) -> str | None:
    """The hex itself, or the one of this move from which the least is left to go. Traps and
    hazardous terrain are entered only by who asks for that very hex. GH-MOV-11: who asks for the
    hex where it stands does not move."""
    if question.prompt not in ("ask-move", *SHOVES, *AIMS):
        return None
    if any(option.key == goal for option in question.options):
        return goal
    if question.prompt in AIMS:
        return None
    g: G = Play(state, content, None)
    if question.prompt in SHOVES:
        return shoved(g, question, goal)
    figure = state.figures.get(state.turn.acting) or state.figures.get(state.turn.figure)
    cell = cell_of(g, goal)
    if figure is None or cell is None:
        return None
    if cell == figure.cell:
        return None if question.formal else PASS
    fly = bool(question.args.get("fly"))
    left = onward(g, figure, cell, fly)
    shunned = 0 if fly else negative(g)
    best, found = left.get(figure.cell, FAR), None
    for option in question.options:
        if option.key != PASS and not shunned >> option.value & 1:
            rest = left.get(option.value, FAR)
            if rest < best:
                best, found = rest, option.key
    return found


def shoved(g: G, question: Asked, goal: str) -> str | None:
    """GH-EFF-04, GH-EFF-05: the hex from which the figure that is pushed or pulled has the least
    left to go."""
    figure, cell = g.state.figures.get(question.args["figure"]), cell_of(g, goal)
    if figure is None or cell is None:
        return None
    far = tables(g).distances_from(cell)
    hexes = [(far[o.value], o.key) for o in question.options if o.key != PASS]
    left, key = min(hexes, default=(FAR, ""))
    return key if left < far[figure.cell] else None


def cell_of(g: G, goal: str) -> int | None:
    """The hex with this id, or where this figure stands."""
    keys = layout(g).keys
    if goal in keys:
        return keys.index(goal)
    figure = g.state.figures.get(goal.removeprefix("figure:"))
    return figure.cell if figure is not None else None


def onward(g: G, figure: Figure, cell: int, fly: bool) -> dict[int, int]:
    """What is left from every hex to the goal: around what does harm. A closed door is reached from
    beside it."""
    board = tables(g)
    ways = Ways(position(g, figure), Profile(ALL_THE_WAY, fly=fly))
    doors = [] if board.mask >> cell & 1 else layout(g).beside[cell]
    ends = [cell] if not doors else [c for c in doors if board.mask >> c & 1]
    found: dict[int, int] = {}
    for end in ends:
        for other, cost in enumerate(ways.onward(end)):
            if cost < found.get(other, FAR):
                found[other] = cost
    return found


ALL_THE_WAY = 99
