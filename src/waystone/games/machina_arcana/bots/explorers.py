"""How a sensible explorer plays its turn."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from waystone.kernel.ask import Option

from ..box.abilities import Active
from ..box.index import walk
from ..box.space_effects import Light
from ..box.tiles import span
from ..box.unit_effects import Attack, Banish, Kill, Lose, Restore
from ..rules.actions.acts import (
    Act,
    Activate,
    EndTurn,
    ExploreBorder,
    LeaveBoard,
    Use,
    UseInventory,
    Walk,
)
from ..rules.cards.targeting import marks_for
from ..table.board import ground, tile_at
from ..table.state import LIT, Explorer, G, Monster
from ..table.units import explorer_of, monster_of, unit_at
from .tactics import advancing_use, best_goal, blow, idle_gear, spaces_matter, step_towards, walking

GOOD_BLOW = 1.2
POOR_BLOW = 0.6
NEAR = ("event", "chest", "recharge", "workbench")


class Turn(NamedTuple):
    """What an explorer can do now."""

    g: G
    e: Explorer
    options: Sequence[Option[Act]]

    def uses(self) -> Iterator[tuple[Option[Act], Use]]:
        for option in self.options:
            if isinstance(option.value, Use):
                yield option, option.value


Found: TypeAlias = Option[Act] | None


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
    return next((o for o in turn.options if isinstance(o.value, LeaveBoard)), None)


def tell_the_story(turn: Turn) -> Found:
    """A chapter space that matters, or an ability that moves the story, if life allows."""
    if spaces_matter(turn.g):
        for option in turn.options:
            if isinstance(option.value, Activate) and option.value.kind == "chapter":
                return option
    if turn.e.health + turn.e.essence > 2:
        for option, use in turn.uses():
            if advancing_use(turn.g, turn.e, use):
                return option
    return None


def shed_light(turn: Turn) -> Found:
    if turn.e.health + turn.e.essence > 2 and dark(turn.g, turn.e):
        for option, use in turn.uses():
            if any(isinstance(effect, Light) for effect in use.active.effects):
                return option
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
        for option, use in turn.uses():
            effects = walk(use.active.effects)
            if any(isinstance(x, Restore) and x.what == "health" for x in effects):
                return option
    return None


# ---- fighting


def best_attack(turn: Turn) -> tuple[Found, float]:
    best: Found = None
    most = 0.0
    items = turn.g.content.items
    for option, use in turn.uses():
        for monster in victims(turn.g, turn.e, use):
            worth = blow(turn.g, turn.e, use.card, use.active, monster)
            if use.card in items and items[use.card].kind == "consumable":
                worth *= 0.7
            if worth > most:
                best, most = option, worth
    return best, most


def victims(g: G, e: Explorer, use: Use) -> list[Monster]:
    """The monsters that an ability can be used on."""
    active = use.active
    if active.target is not None and active.target.of in ("unit", "monster"):
        found = [
            monster_of(g, mark[1])
            for mark in marks_for(g, e, use.card, active)
            if mark[0] == "unit"
        ]
        return [m for m in found if m is not None]
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
        return next((o for o in turn.options if isinstance(o.value, UseInventory)), None)
    return None


def go_for_a_goal(turn: Turn) -> Found:
    g, e, options = turn
    here = ground(g)
    far = walking(g, e, here)
    _, goal, steps = best_goal(g, e, far, here)
    if goal < 0:
        return None
    if steps == 0:
        for option in options:
            if isinstance(option.value, Activate) and option.value.cell == goal:
                return option
        if goal == e.cell:
            return next((o for o in options if isinstance(o.value, ExploreBorder)), None)
        return None
    solid = bool(here.fixed >> goal & 1) or here.spaces[goal] == "spawn"
    solid = solid or (goal != e.cell and unit_at(g, goal) is not None)
    cell = step_towards(here, far, goal, solid)
    return next((o for o in options if isinstance(o.value, Walk) and o.value.cell == cell), None)


def take_what_is_near(turn: Turn) -> Found:
    for kind in NEAR:
        for option in turn.options:
            if isinstance(option.value, Activate) and option.value.kind == kind:
                return option
    return next((o for o in turn.options if isinstance(o.value, ExploreBorder)), None)


# ---- the end of the turn


def gather(turn: Turn) -> Option[Act]:
    """With stamina to spare, abilities that give essence; else the turn ends."""
    if turn.e.essence < 4:
        for option, use in turn.uses():
            if gives_essence(use.active):
                return option
    for option in turn.options:
        if isinstance(option.value, EndTurn):
            return option
    return off_the_chasm(turn)


def gives_essence(active: Active) -> bool:
    if active.cost.essence or active.cost.health:
        return False
    return any(
        isinstance(x, Restore) and x.what == "essence" and x.who in ("you", "explorers")
        for x in active.effects
    )


def off_the_chasm(turn: Turn) -> Option[Act]:
    """MA-MOV-09: over a chasm the turn cannot end while there is a way off."""
    chasm = ground(turn.g).chasm
    moves = [(o, o.value.cell) for o in turn.options if isinstance(o.value, Walk)]
    firm = [option for option, cell in moves if not chasm >> cell & 1]
    return firm[0] if firm else moves[0][0]


# ---- free moves


def stroll(g: G, name: str, options: Sequence[Option[int]]) -> str:
    """A free move goes towards the goal."""
    stay = options[0].key
    e = explorer_of(g, name)
    if e is None:
        return stay
    here = ground(g)
    far = walking(g, e, here)
    _, goal, steps = best_goal(g, e, far, here)
    if goal < 0 or steps == 0:
        return stay
    best, least = stay, span(e.cell, goal)
    for option in options[1:]:
        if not here.chasm >> option.value & 1 and span(option.value, goal) < least:
            best, least = option.key, span(option.value, goal)
    return best
