"""Walking to a space of the map, die by die: the cheapest dice first (RB-MOV)."""

from collections.abc import Iterator
from heapq import heappop, heappush

from waystone.kernel.ask import Question
from waystone.kernel.stage import Asked

from ...box.definitions import Content
from ...box.geography import Atlas
from ...table.state import G, Hero, Roll, State, sheet
from .dice import LETTERS, shows

# RB-MOV-03: a far goal begins with a roll; where the dice reach it, they are spent at once.
PLAIN_STEPS = frozenset({"fact-moved", "fact-rolled", "ask-travel"})
# A die fewer is worth more than any choice of faces.
A_DIE = 100


def towards(state: State, content: Content, question: Asked, goal: str) -> str | None:
    """The answer that leads to a space: a step to the next one, a roll for those far away, the
    dice on the table by the cheapest way; there the journey ends, whatever dice are left."""
    there = content.atlas.number.get(goal.removeprefix("hex:"))
    hero = state.heroes[question.seat]
    if there is None:
        return None
    if there == hero.space:
        return "done" if question.prompt == "ask-travel" else None
    keys = {option.key for option in question.options}
    match question.prompt:
        case "ask-travel":
            assert state.roll is not None
            wanted = by_dice(G(state, content), hero, state.roll, there)
        case "ask-action":
            near = there in content.atlas.around[hero.space]
            wanted = f"hex:{content.atlas.ids[there]}" if near else "roll"
        case "ask-move":
            wanted = nearer(content.atlas, hero.space, there, question)
        case "ask-journey":
            wanted = goal
        case _:
            return None
    return wanted if wanted in keys else None


def by_dice(g: G, hero: Hero, roll: Roll, there: int) -> str | None:
    """RB-MOV-04, RB-DIE-02: the first step of the way that takes the fewest dice, and of those the
    dice that show the fewest terrains; none where the dice do not reach so far."""
    of, atlas = sheet(g, hero), g.content.atlas
    ways = atlas.dry if of.fords else atlas.needs
    left = tuple(sorted(f for f, spent in zip(roll.dice, roll.spent, strict=True) if not spent))
    queue: list[tuple[int, int, tuple[int, ...], str]] = [(0, hero.space, left, "")]
    seen = set()
    while queue:
        cost, space, dice, first = heappop(queue)
        if space == there:
            return first
        if (space, dice) in seen:
            continue
        seen.add((space, dice))
        for n, face in _different(dice):
            mask = shows(of, face)
            for near, need in ways[space]:
                if mask & need:
                    step = first or f"hex:{atlas.ids[near]}:{LETTERS[face]}"
                    rest = dice[:n] + dice[n + 1 :]
                    heappush(queue, (cost + A_DIE + mask.bit_count(), near, rest, step))
    return None


def _different(dice: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    for n, face in enumerate(dice):
        if n == 0 or dice[n - 1] != face:
            yield n, face


def nearer(atlas: Atlas, here: int, there: int, question: Question[int]) -> str | None:
    """RB-MOV-18: a step that a card allows, if it leads nearer."""
    far = distances(atlas, there)
    steps = [(far[o.value], o.key) for o in question.options if o.value >= 0]
    found = min(steps, default=(far[here], ""))
    return found[1] if found[0] < far[here] else None


def distances(atlas: Atlas, there: int) -> list[int]:
    far = [len(atlas.ids)] * len(atlas.ids)
    far[there], edge = 0, [there]
    while edge:
        beyond = []
        for space in edge:
            for near in atlas.around[space]:
                if far[near] > far[space] + 1:
                    far[near] = far[space] + 1
                    beyond.append(near)
        edge = beyond
    return far
