"""How a sensible explorer plays its turn."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from waystone.kernel.ask import Option

from ..box.tiles import span
from ..box.unit_effects import Attack, Banish, Kill, Lose
from ..rules.actions.acts import (
    Act,
    Activate,
    EndTurn,
    ExploreBorder,
    LeaveBoard,
    Use,
    UseInventory,
)
from ..rules.actions.acts import Walk as Move
from ..rules.cards.targeting import Eye, targets
from ..table.board import ground, tile_at
from ..table.state import LIT, Explorer, G, Monster
from ..table.units import explorer_of
from .goals import best_goal
from .natures import natures
from .tactics import advancing_use, blow, idle_gear, spaces_matter

GOOD_BLOW = 1.2
POOR_BLOW = 0.6
NEAR = ("event", "chest", "recharge", "workbench")

A = TypeVar("A", bound=Act)


Found: TypeAlias = Option[Act] | None
Acts: TypeAlias = list[tuple[Option[Act], A]]


class Turn:
    """What an explorer can do now, by kinds of acts."""

    def __init__(self, g: G, e: Explorer, options: Sequence[Option[Act]]) -> None:
        self.g, self.e = g, e
        self.kinds: dict[type, list[Option[Act]]] = {}
        for option in options:
            kind = type(option.value)
            if kind in self.kinds:
                self.kinds[kind].append(option)
            else:
                self.kinds[kind] = [option]
        book = natures(g.content)
        self.uses = [(option, use, book[use.card, use.number]) for option, use in self.all_of(Use)]

    def all_of(self, kind: type[A]) -> Acts[A]:
        return [(o, o.value) for o in self.kinds.get(kind, ()) if isinstance(o.value, kind)]

    def first(self, kind: type) -> Found:
        found = self.kinds.get(kind)
        return found[0] if found else None


def act(g: G, e: Explorer, options: Sequence[Option[Act]]) -> str:
    """Fight what can be killed, then go for the best goal, with what is left do what is near."""
    turn = Turn(g, e, options)
    chosen = first_of(turn, leave, tell_the_story, shed_light, heal)
    if chosen is not None:
        return chosen.key
    attack, worth = best_attack(turn)
    if attack is not None and worth >= GOOD_BLOW:
        return attack.key
    chosen = first_of(turn, dress, go_for_a_goal, take_what_is_near)
    if chosen is not None:
        return chosen.key
    if attack is not None and worth > POOR_BLOW:
        return attack.key
    return gather(turn).key


def first_of(turn: Turn, *ways: Callable[[Turn], Found]) -> Found:
    for way in ways:
        found = way(turn)
        if found is not None:
            return found
    return None


# ---- what comes first


def leave(turn: Turn) -> Found:
    return turn.first(LeaveBoard)


def tell_the_story(turn: Turn) -> Found:
    """A chapter space that matters, or an ability that moves the story, if life allows."""
    if spaces_matter(turn.g):
        for option, act in turn.all_of(Activate):
            if act.kind == "chapter":
                return option
    if turn.e.health + turn.e.essence > 2:
        for option, use, nature in turn.uses:
            if nature.story and advancing_use(turn.g, turn.e, use):
                return option
    return None


def shed_light(turn: Turn) -> Found:
    if turn.e.health + turn.e.essence > 2:
        for option, _, nature in turn.uses:
            if nature.light:
                return option if dark(turn.g, turn.e) else None
    return None


def dark(g: G, e: Explorer) -> bool:
    """The story needs a chapter space here and none is lit yet."""
    if not spaces_matter(g):
        return False
    tile, marks = tile_at(e.cell), g.state.laid.marks
    spaces = [c for c in ground(g).cells.get("chapter", ()) if tile_at(c) == tile]
    return any(c not in marks for c in spaces) and not any(marks.get(c) == LIT for c in spaces)


def heal(turn: Turn) -> Found:
    if turn.e.health <= 3:
        for option, _, nature in turn.uses:
            if nature.healing:
                return option
    return None


# ---- fighting


def best_attack(turn: Turn) -> tuple[Found, float]:
    best: Found = None
    most = 0.0
    if not turn.g.state.monsters:
        return best, most
    items, eye = turn.g.content.items, Eye(turn.g, turn.e)
    for option, use, nature in turn.uses:
        for monster in victims(eye, turn.e, use) if nature.blow else ():
            worth = blow(turn.g, turn.e, use.card, use.active, monster)
            if use.card in items and items[use.card].kind == "consumable":
                worth *= 0.7
            if worth > most:
                best, most = option, worth
    return best, most


def victims(eye: Eye, e: Explorer, use: Use) -> Iterable[Monster]:
    """The monsters that an ability can be used on."""
    g, active = eye.g, use.active
    if active.target is not None and active.target.of in ("unit", "monster"):
        return targets(eye, use.card, active.target, g.state.monsters)
    for effect in active.effects:
        if isinstance(effect, Attack | Lose | Kill | Banish) and "monster" in effect.who:
            if "adjacent" in effect.who:
                near = ground(g).beside[e.cell]
                return [m for m in g.state.monsters if near >> m.cell & 1]
            return [m for m in g.state.monsters if tile_at(m.cell) == tile_at(e.cell)]
    return []


# ---- goals


def dress(turn: Turn) -> Found:
    """Good things lie idle."""
    if turn.e.stamina >= 4 and idle_gear(turn.g, turn.e) >= 4:
        return turn.first(UseInventory)
    return None


def go_for_a_goal(turn: Turn) -> Found:
    g, e = turn.g, turn.e
    _, goal, steps, cell = best_goal(g, e, ground(g))
    if goal < 0:
        return None
    if steps == 0:
        for option, act in turn.all_of(Activate):
            if act.cell == goal:
                return option
        return turn.first(ExploreBorder) if goal == e.cell else None
    for option in turn.kinds.get(Move, ()):
        if isinstance(option.value, Move) and option.value.cell == cell:
            return option
    return None


def take_what_is_near(turn: Turn) -> Found:
    spaces = turn.all_of(Activate)
    for kind in NEAR:
        for option, act in spaces:
            if act.kind == kind:
                return option
    return turn.first(ExploreBorder)


# ---- the end of the turn


def gather(turn: Turn) -> Option[Act]:
    """With stamina to spare, abilities that give essence; else the turn ends."""
    if turn.e.essence < 4:
        for option, _, nature in turn.uses:
            if nature.essence:
                return option
    return turn.first(EndTurn) or off_the_chasm(turn)


def off_the_chasm(turn: Turn) -> Option[Act]:
    """MA-MOV-09: over a chasm the turn cannot end while there is a way off."""
    chasm = ground(turn.g).chasm
    moves = turn.all_of(Move)
    firm = [option for option, move in moves if not chasm >> move.cell & 1]
    return firm[0] if firm else moves[0][0]


# ---- free moves


def stroll(g: G, name: str, options: Sequence[Option[int]]) -> str:
    """A free move goes towards the goal."""
    stay = options[0].key
    e = explorer_of(g, name)
    if e is None:
        return stay
    here = ground(g)
    _, goal, steps, _ = best_goal(g, e, here)
    if goal < 0 or steps == 0:
        return stay
    best, least = stay, span(e.cell, goal)
    for option in options[1:]:
        if not here.chasm >> option.value & 1 and span(option.value, goal) < least:
            best, least = option.key, span(option.value, goal)
    return best
