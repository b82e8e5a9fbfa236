"""What an explorer's bot goes for, and how it gets there."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from waystone.kernel.kept import Kept
from waystone.parts.path import FAR, cells_of, rings

from ..box.board import Board
from ..box.definitions import Content
from ..rules.board.exploration import open_borders
from ..rules.cards.essence import available
from ..table.board import destroyed, impassable, intact, occupied, tile_at
from ..table.state import DESTROYED, LIT, Explorer, G
from ..table.story import story_card
from ..table.units import on_board
from .tactics import idle_gear, places_to_be, spaces_matter, wanted_by, wanted_by_the_story

STAMINA_A_TURN = 6
LIT_CHAPTER = "lit-chapter"

MOST_KNOWN = 2048

Worth: TypeAlias = tuple[float, int]
"""What a goal is worth, and the stamina that it takes there."""
Prospect: TypeAlias = tuple[float, int, float, int, int]
"""The most that a goal could score, less than nothing so that the best comes first; its number; its
worth, its space, the stamina that it takes there."""


class Goal(NamedTuple):
    """A space to go to, the steps to it or beside it, and the first of them: -1 where there is
    none to take."""

    score: float
    cell: int
    steps: int
    first: int


NONE = Goal(0.0, -1, FAR, -1)


class Walk:
    """The spaces 0, 1, 2, ... steps from an explorer over free ground, found as far as asked."""

    def __init__(self, g: G, explorer: Explorer, here: Board) -> None:
        self.rings: list[int] = []
        self._beyond = rings(here.steps, explorer.cell, impassable(g, here) | here.chasm)

    def steps_to(self, spaces: int, most: int = FAR) -> int:
        """Steps to the nearest of some spaces; `FAR` if there is no way of at most so many."""
        for steps, ring in enumerate(self.rings):
            if ring & spaces:
                return steps
        while len(self.rings) <= most:
            ring = next(self._beyond, 0)
            if not ring:
                break
            self.rings.append(ring)
            if ring & spaces:
                return len(self.rings) - 1
        return FAR

    def first_step(self, here: Board, ends: Iterable[int], steps: int) -> int:
        """The first space of a walk of so many steps, the fewest, to one of these spaces."""
        if not steps:
            return -1
        at = next(c for c in ends if self.rings[steps] >> c & 1)
        for ring in reversed(self.rings[1:steps]):
            at = next(c for c in here.neighbours[at] if ring >> c & 1)
        return at


def best_goal(g: G, explorer: Explorer, here: Board) -> Goal:
    """The goal with the most worth for its way. From the same space with the same units about it
    is that of before, as long as nothing changes that goals are made of."""
    purse, gear = Purse(g, explorer), idle_gear(g, explorer)
    of = (explorer.essence < 5, explorer.health <= 2, gear, tile_at(explorer.cell))
    key = (here, *made_of(g, explorer), *purse.means(), *of)
    at, known = (explorer.cell, occupied(g), key), choices(g.content)
    found = known.find(at)
    if found is None:
        found = known.keep(at, chosen(g, explorer, here, promising(g, explorer, here, purse, key)))
    return found


def chosen(g: G, explorer: Explorer, here: Board, prospects: list[Prospect]) -> Goal:
    """The goal with the most worth for its way, the first of equals, with the steps to it or beside
    it. Those that promise most are looked at first: soon no other can be better, however near."""
    walk, best, most, first = Walk(g, explorer, here), NONE, 0.0, 0
    beside = here.fixed | here.masks.get("spawn", 0) | (occupied(g) & ~(1 << explorer.cell))
    for less, n, worth, cell, cost in prospects:
        if -less < most:
            break
        near_enough = int(STAMINA_A_TURN * (worth / most - 0.6) - cost) + 1 if most else FAR
        steps = walk.steps_to(here.beside[cell] if beside >> cell & 1 else 1 << cell, near_enough)
        if steps >= FAR:
            continue
        turns = (steps + cost) / STAMINA_A_TURN
        score = worth / (0.6 + turns)
        if score > most or (score == most and n < first):
            best, most, first = Goal(score, cell, steps, -1), score, n
    if best is NONE:
        return best
    ends = here.neighbours[best.cell] if beside >> best.cell & 1 else (best.cell,)
    return best._replace(first=walk.first_step(here, ends, best.steps))


def promising(
    g: G, explorer: Explorer, here: Board, purse: "Purse", key: tuple[object, ...]
) -> list[Prospect]:
    """All goals, those first that would be worth most if they were near. As long as nothing changes
    that they are made of, the `key`, as while one walks, they are those of before."""
    gear, known = idle_gear(g, explorer), prospects(g.content)
    found = known.find(key)
    if found is None:
        found = known.keep(
            key,
            sorted(
                (-worth / (0.6 + cost / STAMINA_A_TURN), n, worth, cell, cost)
                for n, (worth, cell, cost) in enumerate(goals(g, explorer, here, purse, gear))
            ),
        )
    return found


@lru_cache(maxsize=16)
def choices(content: Content) -> Kept[tuple[object, ...], Goal]:
    """The goals that were chosen lately, by all that they are chosen by."""
    return Kept(MOST_KNOWN)


@lru_cache(maxsize=16)
def prospects(content: Content) -> Kept[tuple[object, ...], list[Prospect]]:
    """The goals that were thought of lately, by all that they are made of."""
    return Kept(MOST_KNOWN)


def made_of(g: G, explorer: Explorer) -> tuple[object, ...]:
    """What of the table goals are made of, besides the board and the explorer's own means."""
    laid, story = g.state.laid, story_card(g)
    hunted = ("kill", None) in wanted_by(g.content, story)
    monsters = tuple([m.cell for m in g.state.monsters]) if hunted else ()
    others = tuple([tile_at(e.cell) for e in on_board(g) if e is not explorer])
    tokens, marks = (*laid.entry, -1, *laid.exit), tuple(laid.marks.items())
    return story, bool(g.state.decks.tiles), tokens, marks, others, monsters


def goals(
    g: G, explorer: Explorer, here: Board, purse: "Purse", gear: float
) -> list[tuple[float, int, int]]:
    """What is worth going for: (worth, space, stamina there). Spaces that are entered are their
    own; obstacles are reached beside them."""
    state = g.state
    found: list[tuple[float, int, int]] = []
    if state.laid.exit:
        found += [(60.0, cell, 2) for cell in state.laid.exit]
    wanted = wanted_by_the_story(g)
    worths = worth_of_spaces(g, explorer, purse, gear)
    marks = state.laid.marks
    for cell, kind in drawn(here):
        if kind in worths:
            mark = marks.get(cell)
            if mark == DESTROYED:
                continue
            if mark == LIT and kind == "chapter":
                kind = LIT_CHAPTER
            for worth, cost in worths[kind]:
                found.append((worth, cell, cost))
    found += seals(g, explorer, here, purse)
    if ("kill", None) in wanted:
        found += [(30.0, m.cell, 2) for m in state.monsters]
    if not state.story.endgame:
        found += borders(g, explorer, here)
    return found


def worth_of_spaces(
    g: G, explorer: Explorer, purse: "Purse", gear: float
) -> dict[str, list[Worth]]:
    """What the spaces of each type are worth going for."""
    poor = explorer.essence < 5
    found: dict[str, list[Worth]] = {
        "event": [(14.0 if poor else 5.0, 1)],
        "chest": [(15.0 if poor else 9.0, 3)],
        "recharge": [(16.0 if explorer.health <= 2 else 4.0 + gear, 1)],
        "workbench": [(6.0 + gear / 2, 3)],
        "chapter": [],
        LIT_CHAPTER: [],
    }
    if spaces_matter(g):
        found[LIT_CHAPTER].append((90.0, 1))
        found["chapter"].append((chapter_worth(purse), 3))
    for trigger, kind in wanted_by_the_story(g):
        if trigger == "activate" and kind is not None:
            for one in (kind, LIT_CHAPTER) if kind == "chapter" else (kind,):
                found[one] = [(70.0, 3), *found.get(one, ())]
    for kind in places_to_be(g) if purse.can_raise(1) else ():
        for one in (kind, LIT_CHAPTER) if kind == "chapter" else (kind,):
            found[one] = [(85.0, 3), *found.get(one, ())]
    return found


def chapter_worth(purse: "Purse") -> float:
    """A chapter space that has to be paid for."""
    if purse.can_raise(3):
        return 80.0
    return 35.0 if purse.together >= 3 else 2.0


class Purse:
    """What an explorer could pay here and now."""

    def __init__(self, g: G, explorer: Explorer) -> None:
        self.g, self.explorer = g, explorer
        self.together = sum([e.essence for e in on_board(g)])
        self._available = -1

    def means(self) -> tuple[bool, ...]:
        """All that goals ask of it."""
        rich = self.together >= 3
        return self.can_raise(1), self.can_raise(3), self.can_raise(5), rich

    def can_raise(self, essence: int) -> bool:
        """So much essence, with all help."""
        if self.explorer.essence >= essence:
            return True
        if self.together < essence:
            return False
        if self._available < 0:
            self._available = available(self.g, self.explorer, None)
        return self._available >= essence


@lru_cache(maxsize=64)
def drawn(here: Board) -> list[tuple[int, str]]:
    """The spaces that something is drawn on, each with its type."""
    return [(cell, here.spaces[cell]) for cell in cells_of(here.fixed & here.land & ~here.rubble)]


def seals(g: G, explorer: Explorer, here: Board, purse: Purse) -> list[tuple[float, int, int]]:
    """The last open spawn space of a tile is worth sealing with essence to spare: nothing comes any
    more, threat falls and a chapter space is lit."""
    if not purse.can_raise(5):
        return []
    spawns = intact(g, here, "spawn", tile_at(explorer.cell))
    return [(45.0, spawns[0], 3)] if len(spawns) == 1 else []


def borders(g: G, explorer: Explorer, here: Board) -> list[tuple[float, int, int]]:
    """New tiles when the board has no chapter space left, or too little to gather."""
    if g.state.laid.exit or not g.state.decks.tiles:
        return []
    others = {tile_at(e.cell) for e in on_board(g) if e is not explorer}
    worth = worth_of_a_tile(g, here)
    found = []
    for border, gone in open_borders(g):
        if tile_at(border.cells[0]) not in gone and others.isdisjoint(gone):
            found += [(worth, cell, 2) for cell in border.cells]
    return found


def worth_of_a_tile(g: G, here: Board) -> float:
    masks, left = here.masks, ~destroyed(g)
    exploring = ("explore", None) in wanted_by_the_story(g)
    if exploring or (spaces_matter(g) and not masks.get("chapter", 0) & left):
        return 40.0
    goods = (masks.get("event", 0) | masks.get("chest", 0)) & left
    return 12.0 if goods.bit_count() < 2 else 3.0
