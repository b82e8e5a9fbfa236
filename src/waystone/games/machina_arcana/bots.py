"""How a sensible explorer plays, how the dead run the monsters, and how well a side stands."""

from typing import Any

from waystone.kernel.ask import NONE, PASS, Question
from waystone.kernel.play import Play

from . import effects as fx
from .definitions import Content
from .hunting import paths_of
from .index import index, walk
from .state import LIT, Explorer, G, State
from .table import deciders, explorer_of, ground, monster_of, on_board, tile_at
from .tactics import (
    advancing_use,
    best_goal,
    blow,
    idle_gear,
    needs,
    spaces_matter,
    step_towards,
    use_for,
    walking,
    worth_of,
)
from .targeting import marks_for
from .tiles import WIDTH, span


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    """The key of a sensible answer."""
    g: G = Play(state, content)
    keys = [option.key for option in question.options]
    mine = state.explorers[seat] if seat < len(state.explorers) else None
    match question.prompt:
        case "ask-action" if mine is not None:
            return act(g, mine, keys)
        case "ask-monster-action":
            return run_monster(g, str(question.args["monster"]), keys)
        case "ask-target":
            return target(g, seat, str(question.args["card"]), keys)
        case "ask-whom" | "ask-order":
            return whom(g, seat, str(question.args["card"]), keys)
        case "ask-soak" if mine is not None:
            return "essence" if mine.health <= 3 or mine.essence >= 4 else "health"
        case "ask-raise":
            return keys[1] if keys[1] == "add:1" else keys[0]
        case "ask-own-share" | "ask-contribute":
            return str(question.most)
        case "ask-penalty":
            return min(keys[:-1], key=lambda k: worth_of(content, k[5:])) if keys[:-1] else "die"
        case "ask-event-space" if mine is not None:
            return "event" if mine.essence < content.explorers[mine.id].essence else "roll"
        case "ask-decks" if mine is not None:
            return max(keys, key=lambda k: sum(needs(g, mine, kind) for kind in k[6:].split("+")))
        case "ask-deck" if mine is not None:
            return max(keys, key=lambda k: needs(g, mine, k[5:]))
        case "ask-take-item" if mine is not None:
            return max(keys, key=lambda k: use_for(g, mine, content.items[k[5:]]))
        case "ask-equip-now" if mine is not None:
            item = content.items[str(question.args["card"])]
            return keys[0] if use_for(g, mine, item) > 0 else keys[1]
        case "ask-inventory":
            return arrange(content, keys)
        case "ask-unequip" | "ask-discard":
            return min(keys, key=lambda k: worth_of(content, k[5:]))
        case "ask-use-inventory" if mine is not None:
            return keys[0] if idle_gear(g, mine) > 0 else keys[1]
        case "ask-exit":
            return nearest_border(g, keys)
        case "ask-walk" if mine is not None:
            return stroll(g, str(question.args["unit"]), keys)
        case "ask-give" | "ask-take":
            return NONE
        case "ask-carry-on":
            return NONE
        case "ask-trade" | "ask-window":
            return PASS
        case "ask-put-back" | "ask-swap":
            return keys[0]
    return default(question, keys)


def default(question: Question[Any], keys: list[str]) -> str:
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    if question.kind == "order":
        return " ".join(keys) or NONE
    return keys[0]


# ---- an explorer's turn


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
            if key.startswith("use:") and has_effect(g, key, fx.Light) and e.health + e.essence > 2:
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
    tile, marks = tile_at(e.cell), g.state.marks
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
                isinstance(x, fx.Restore) and x.what == "essence" and x.who in ("you", "explorers")
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


def victims(g: G, e: Explorer, active: fx.Active) -> list[Any]:
    """The monsters that an ability can be used on."""
    if active.target is not None and active.target.of in ("unit", "monster"):
        marks = marks_for(g, e, active)
        found = [monster_of(g, str(name)) for kind, name in marks if kind == "unit"]
        return [m for m in found if m is not None]
    for effect in active.effects:
        who = getattr(effect, "who", "")
        if isinstance(effect, fx.Attack | fx.Lose | fx.Kill | fx.Banish) and "monster" in who:
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
            return any(
                isinstance(x, fx.Restore) and x.what == "health" for x in walk(active.effects)
            )
    return False


# ---- choices


def target(g: G, seat: int, card: str, keys: list[str]) -> str:
    """Harm goes to monsters, the weakest defence first; help to the explorer in need."""
    if seat in [e.seat for e in g.state.explorers if e.dead]:
        return prey(g, keys)
    me = g.state.explorers[seat]
    kind = kind_of(g, card)
    units = [k for k in keys if k.startswith("unit:")]
    monsters = [k for k in units if monster_of(g, k[5:]) is not None]
    people = [k for k in units if explorer_of(g, k[5:]) is not None]
    if kind == "harm" and monsters:
        actives = [a for _, a in index(g.content).cards[card].actives if a.target is not None]
        if actives:
            return max(
                monsters,
                key=lambda k: max(blow(g, me, card, a, _monster(g, k[5:])) for a in actives),
            )
        return monsters[0]
    if kind == "help" and people:
        return min(people, key=lambda k: _explorer(g, k[5:]).health)
    if kind == "harm":
        spaces = [k for k in keys if k.startswith("cell:")]
        return (spaces or keys)[0]
    return (people or keys)[0]


def _monster(g: G, name: str) -> Any:
    return monster_of(g, name)


def _explorer(g: G, name: str) -> Explorer:
    return next(e for e in g.state.explorers if e.id == name)


def kind_of(g: G, card: str) -> str:
    """Does a card harm its targets or help them?"""
    harm = fx.Attack, fx.Lose, fx.Kill, fx.Banish, fx.Push, fx.Pull, fx.Control, fx.Unequip
    for ability in index(g.content).cards[card].actives:
        for effect in walk(ability[1].effects):
            if isinstance(effect, harm):
                return "harm"
            if isinstance(effect, fx.Restore):
                return "help"
    for effect in walk(index(g.content).cards[card].enters):
        if isinstance(effect, harm):
            return "harm"
    return "help"


def whom(g: G, seat: int, card: str, keys: list[str]) -> str:
    return target(g, seat, card, keys)


def arrange(content: Content, keys: list[str]) -> str:
    """The best thing that can still be put on; nothing is given away."""
    choices = [k for k in keys if k.startswith(("equip:", "attach:"))]
    if not choices:
        return "done"
    return max(choices, key=lambda k: worth_of(content, k.split(":")[1]))


def nearest_border(g: G, keys: list[str]) -> str:
    people = [e.cell for e in on_board(g)]

    def far(key: str) -> int:
        x, y = (int(n) for n in key[7:].split(","))
        return sum(span(y * WIDTH + x, cell) for cell in people)

    return min(keys, key=far)


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


# ---- the dead


def run_monster(g: G, name: str, keys: list[str]) -> str:
    """Use an ability on an explorer if one can be reached, else go for the weakest."""
    monster = monster_of(g, name)
    seats = deciders(g, name)
    if monster is None:
        return keys[-1]
    master = any(not e.dead and e.seat in seats for e in g.state.explorers)
    if master:
        return next((k for k in keys if k.startswith("use:")), keys[-1])
    for key in keys:
        if key.startswith("use:") and strikes(g, monster, *_use(key)):
            return key
    people = on_board(g)
    if not people:
        return keys[-1]
    paths = paths_of(g, monster)
    victim = min(people, key=lambda e: (paths.far(monster.cell, e.cell), e.health, e.seat))
    field = paths.field(victim.cell)
    best, least = keys[-1], field[monster.cell]
    for key in keys:
        if key.startswith("move:"):
            x, y = (int(n) for n in key[5:].split(","))
            cell = y * WIDTH + x
            if not paths.here.chasm >> cell & 1 and field[cell] < least:
                best, least = key, field[cell]
    if best == keys[-1]:
        for key in keys:
            if key.startswith("destroy:") and field[monster.cell] > 1:
                return key
    return best


def strikes(g: G, monster: Any, card: str, n: int) -> bool:
    """Would the ability reach an explorer?"""
    active = next(a for m, a in index(g.content).cards[card].actives if m == n)
    if active.target is None:
        tile = tile_at(monster.cell)
        return any(tile_at(e.cell) == tile for e in on_board(g))
    if active.target.of not in ("unit", "explorer"):
        return False
    return any(
        kind == "unit" and explorer_of(g, str(name)) is not None
        for kind, name in marks_for(g, monster, active)
    )


def prey(g: G, keys: list[str]) -> str:
    """The dead choose the explorer with the least health."""
    people = [k for k in keys if k.startswith("unit:") and explorer_of(g, k[5:]) is not None]
    if not people:
        return keys[0]
    return min(people, key=lambda k: (_explorer(g, k[5:]).health, k))


# ---- value
