"""How a sensible explorer plays its turn."""

from typing import Any

from ..box.abilities import Active
from ..box.index import index, walk
from ..box.space_effects import Light
from ..box.tiles import WIDTH, span
from ..box.unit_effects import Attack, Banish, Kill, Lose, Restore
from ..rules.cards.targeting import marks_for
from ..table.board import ground, tile_at
from ..table.state import LIT, Explorer, G
from ..table.units import explorer_of, monster_of
from .tactics import advancing_use, best_goal, blow, idle_gear, spaces_matter, step_towards, walking


def act(g: G, e: Explorer, keys: list[str]) -> str:
    """Fight what can be killed, then go for the best goal, with what is left do what is near."""
    have = set(keys)
    if "leave" in have:
        return "leave"
    for key in keys:
        if key.startswith("chapter:") and spaces_matter(g):
            return key
    for key in keys:
        if key.startswith("use:") and e.health + e.essence > 2 and advancing_use(g, e, *_use(key)):
            return key
    if dark(g, e):
        for key in keys:
            if key.startswith("use:") and has_effect(g, key, Light) and e.health + e.essence > 2:
                return key
    if e.health <= 3:
        for key in keys:
            if key.startswith("use:") and heals(g, *_use(key)):
                return key
    attack, worth = best_attack(g, e, keys)
    if worth >= 1.2:
        return attack
    if "inventory" in have and idle_gear(g, e) >= 4 and e.stamina >= 4:
        return "inventory"
    here = ground(g)
    far = walking(g, e, here)
    _, goal, steps = best_goal(g, e, far, here)
    if goal >= 0:
        at = f"{goal % WIDTH},{goal // WIDTH}"
        if steps == 0:
            for key in keys:
                if key.endswith(f":{at}") and not key.startswith("move:"):
                    return key
            explores = [k for k in keys if k.startswith("explore:")]
            if explores and goal == e.cell:
                return explores[0]
        elif steps < 99:
            solid = bool(here.fixed >> goal & 1) or here.spaces[goal] == "spawn"
            cell = step_towards(here, far, e.cell, goal, solid)
            key = f"move:{cell % WIDTH},{cell // WIDTH}"
            if cell >= 0 and key in have:
                return key
    near = handy(g, e, keys)
    if near:
        return near
    if worth > 0.6:
        return attack
    return gather(g, e, keys)


def dark(g: G, e: Explorer) -> bool:
    """The story needs a chapter space here and none is lit yet."""
    if not spaces_matter(g):
        return False
    tile, marks = tile_at(e.cell), g.state.laid.marks
    spaces = [c for c in ground(g).cells.get("chapter", ()) if tile_at(c) == tile]
    return any(c not in marks for c in spaces) and not any(marks.get(c) == LIT for c in spaces)


def has_effect(g: G, key: str, kind: type) -> bool:
    card, n = _use(key)
    active = next(a for m, a in index(g.content).cards[card].actives if m == n)
    return any(isinstance(effect, kind) for effect in active.effects)


def gather(g: G, e: Explorer, keys: list[str]) -> str:
    """With stamina to spare, abilities that give essence; else the turn ends."""
    if e.essence < 4:
        for key in keys:
            if key.startswith("use:") and gives_essence(g, *_use(key)):
                return key
    return "end" if "end" in keys else off_the_chasm(g, keys)


def off_the_chasm(g: G, keys: list[str]) -> str:
    """MA-MOV-09: over a chasm the turn cannot end while there is a way off."""
    moves = [key for key in keys if key.startswith("move:")]
    chasm = ground(g).chasm

    def is_floor(key: str) -> bool:
        x, y = key.removeprefix("move:").split(",")
        return not chasm >> int(y) * WIDTH + int(x) & 1

    return next(filter(is_floor, moves), moves[0])


def gives_essence(g: G, card: str, n: int) -> bool:
    for number, active in index(g.content).cards[card].actives:
        if number == n and not (active.cost.essence or active.cost.health):
            return any(
                isinstance(x, Restore) and x.what == "essence" and x.who in ("you", "explorers")
                for x in active.effects
            )
    return False


def _use(key: str) -> tuple[str, int]:
    _, card, n = key.split(":")
    return card, int(n)


def handy(g: G, e: Explorer, keys: list[str]) -> str:
    """Something useful within reach."""
    for kind in ("event:", "chest:", "recharge:", "workbench:", "explore:"):
        for key in keys:
            if key.startswith(kind):
                return key
    return ""


def best_attack(g: G, e: Explorer, keys: list[str]) -> tuple[str, float]:
    best, most = "end", 0.0
    for key in keys:
        if not key.startswith("use:"):
            continue
        card, n = _use(key)
        active = next(a for m, a in index(g.content).cards[card].actives if m == n)
        for monster in victims(g, e, active):
            worth = blow(g, e, card, active, monster)
            if g.content.items.get(card) and g.content.items[card].kind == "consumable":
                worth *= 0.7
            if worth > most:
                best, most = key, worth
    return best, most


def victims(g: G, e: Explorer, active: Active) -> list[Any]:
    """The monsters that an ability can be used on."""
    if active.target is not None and active.target.of in ("unit", "monster"):
        marks = marks_for(g, e, active)
        found = [monster_of(g, str(name)) for kind, name in marks if kind == "unit"]
        return [m for m in found if m is not None]
    for effect in active.effects:
        who = getattr(effect, "who", "")
        if isinstance(effect, Attack | Lose | Kill | Banish) and "monster" in who:
            tile = tile_at(e.cell)
            near = ground(g).beside[e.cell]
            return [
                m
                for m in g.state.monsters
                if (near >> m.cell & 1 if "adjacent" in who else tile_at(m.cell) == tile)
            ]
    return []


def heals(g: G, card: str, n: int) -> bool:
    for number, active in index(g.content).cards[card].actives:
        if number == n:
            return any(isinstance(x, Restore) and x.what == "health" for x in walk(active.effects))
    return False


def stroll(g: G, name: str, keys: list[str]) -> str:
    """A free move goes towards the goal."""
    e = explorer_of(g, name)
    if e is None:
        return "stay"
    here = ground(g)
    far = walking(g, e, here)
    _, goal, steps = best_goal(g, e, far, here)
    if goal < 0 or steps == 0:
        return "stay"
    best, least = "stay", span(e.cell, goal)
    for key in keys[1:]:
        x, y = (int(n) for n in key[5:].split(","))
        cell = y * WIDTH + x
        if not here.chasm >> cell & 1 and span(cell, goal) < least:
            best, least = key, span(cell, goal)
    return best
