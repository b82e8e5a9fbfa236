"""A monster's turn: predictable by the algorithm, unpredictable by players (MA-AIM, MA-MPH)."""

from waystone.kernel.ask import Option

from . import effects as fx
from .abilities import monster_uses, use_option
from .conditions import holds, wounded
from .doing import Doing
from .doors import change_door, destroy_door, doors_at
from .effects import Active
from .facts import DoorBroken, Waits
from .hunting import Hunt, Paths, closest_explorer, door_ahead, paths_of, walk_on
from .index import index
from .lasting import markers_left
from .modifiers import immobile, most
from .movement import go, steps
from .selectors import members
from .spaces import ruin
from .state import Explorer, G, Monster
from .table import (
    ask,
    current_event,
    deciders,
    explorer_of,
    ground,
    monster_of,
    space_at,
    spot,
    tile_at,
    unit_of,
)
from .targeting import Mark, choose_mark, marks_for
from .traps import trapped, trigger
from .windows import open_window

BREAK_DOOR = 4
FREE_DOOR = 3
FREE_LEVER = 3


def abilities_of(g: G, monster: Monster) -> list[tuple[str, int, Active]]:
    """MA-AIM-10, MA-AIM-33: the current horror event's, then its own from top to bottom."""
    book = index(g.content).cards
    found = []
    for card in (current_event(g, "horror"), monster.id):
        if card:
            found += [(card, n, active) for n, active in book[card].actives]
    return found


# ---- predictable


async def predictable_turn(g: G, monster: Monster) -> None:
    """MA-AIM-03, -04: an ability if one can be used, else a step; then again."""
    hunt = Hunt()
    once: list[tuple[str, int]] = []
    while monster.stamina > 0 and monster_of(g, monster.id) is monster:
        paths = paths_of(g, monster)
        prey = await closest_explorer(g, monster, paths)
        choice = usable_ability(g, monster, prey, once)
        if choice is not None:
            card, n, active, marks = choice
            if not active.cost.stamina:
                once.append((card, n))  # MA-AMB-65
            if active.target is not None and not (marks and marks[0][0] == "unit"):
                marks = [await choose_mark(g, monster, card, marks)]
            elif active.target is not None:
                marks = marks * active.target.count
            await monster_uses(g, monster, card, active, marks)
        elif prey is None or not await approach(g, monster, prey, paths, hunt):
            g.say(Waits(monster.id), "MA-AIM-04")
            return
        await open_window(g)


async def approach(g: G, monster: Monster, prey: Explorer, paths: Paths, hunt: Hunt) -> bool:
    """MA-AIM-11, -20 to -25: a step, or the door in the way; False if the turn is over."""
    if immobile(g, monster) or paths.here.beside[monster.cell] >> prey.cell & 1:
        return False
    cost = await walk_on(g, monster, prey, paths, hunt, monster.stamina)
    if cost:
        monster.stamina -= cost
        return True
    far = paths.far(monster.cell, prey.cell)
    door = door_ahead(g, monster, paths, paths.field(prey.cell), far)
    if door < 0 or monster.stamina < BREAK_DOOR:
        return False
    monster.stamina -= BREAK_DOOR
    destroy_door(g, door)
    g.say(DoorBroken(monster.id), "MA-AIM-23")
    return True


def usable_ability(
    g: G, monster: Monster, prey: Explorer | None, once: list[tuple[str, int]]
) -> tuple[str, int, Active, list[Mark]] | None:
    """MA-AIM-10, -06, MA-AMB-28, -31: the first that can be paid, with the closest explorer as its
    legal target, and that would do something."""
    for card, n, active in abilities_of(g, monster):
        if active.cost.stamina > monster.stamina or (card, n) in once:
            continue
        marks: list[Mark] = []
        d = Doing(monster.id, card, monster.id)
        if active.target is not None:
            marks = marks_for(g, monster, active)
            if active.target.of in ("unit", "explorer", "monster"):
                if prey is None or ("unit", prey.id) not in marks:
                    continue
                marks = [("unit", prey.id)]
                d.targets.append(prey.id)
            elif not marks:
                continue
        if does_something(g, d, active.effects):
            return card, n, active, marks
    return None


def does_something(g: G, d: Doing, effects: list[fx.Effect]) -> bool:
    """MA-AMB-31: at least one unit it names would be affected."""
    return any(matters(g, d, effect) for effect in effects)


def matters(g: G, d: Doing, effect: fx.Effect) -> bool:
    match effect:
        case fx.If():
            cond = effect.cond
            if isinstance(cond, fx.Hit | fx.Killed):
                return False
            return does_something(g, d, effect.then if holds(g, d, cond) else effect.otherwise)
        case fx.Roll():
            return does_something(g, d, effect.then) or does_something(g, d, effect.otherwise)
        case fx.OneOf():
            return any(does_something(g, d, option) for option in effect.options)
        case fx.May():
            return does_something(g, d, effect.then)
        case fx.Each():
            return bool(members(g, d, effect.who))
        case fx.Traps():
            unit = unit_of(g, d.unit)
            return unit is not None and bool(trapped(g, tile_at(unit.cell)))
        case fx.Lasting():
            number = index(g.content).cards[d.card].lastings.index(effect)
            used = g.state.stacked.get(f"{d.card}:{number}:", 0)
            return used < effect.limit and markers_left(g, "") > 0 and bool(
                members(g, d, effect.who)
            )  # fmt: skip
        case fx.Restore():
            if effect.what == "health":
                return any(wounded(g, unit) for unit in members(g, d, effect.who))
            return any(lacks(g, unit, effect.what) for unit in members(g, d, effect.who))
        case fx.Lose():
            found = members(g, d, effect.who)
            return (effect.what == "health" and bool(found)) or any(
                getattr(unit_of(g, unit), effect.what, 0) > 0 for unit in found
            )  # fmt: skip
        case fx.Unequip():
            return any(worn(g, unit) for unit in members(g, d, effect.who))
        case fx.DiscardItem():
            return any(worn(g, unit, effect.equipped) for unit in members(g, d, effect.who))
        case fx.DestroySpace() if effect.space != "target":
            unit = unit_of(g, d.unit)
            here = ground(g)
            return unit is not None and any(
                space_at(g, here, c) and tile_at(c) == tile_at(unit.cell)
                for c in here.cells.get(effect.space, ())
            )
        case fx.Threat():
            return effect.n > 0 or g.state.threat > 0
    who = getattr(effect, "who", None)
    return who is None or bool(members(g, d, who))


def lacks(g: G, unit: str, what: str) -> bool:
    found = unit_of(g, unit)
    return found is not None and getattr(found, what, 0) < most(g, found, what)


def worn(g: G, unit: str, equipped: bool = True) -> bool:
    explorer = explorer_of(g, unit)
    return explorer is not None and bool(explorer.equipped or (not equipped and explorer.inventory))


# ---- unpredictable


async def free_action(g: G, monster: Monster) -> bool:
    """MA-AIM-30 to -33, MA-FRC-13: one action of the monster as its players decide; False when
    they end its turn."""
    options = free_options(g, monster)
    options.append(Option("end", ("end", 0), "option-end", on=f"unit:{monster.id}"))
    kind, value = await ask(
        deciders(g, monster.id),
        options,
        "ask-monster-action",
        "MA-AIM-30",
        monster=monster.id,
        stamina=monster.stamina,
    )
    match kind:
        case "end":
            return False
        case "move":
            monster.stamina -= steps(g, monster, monster.stamina)[value]
            await go(g, monster, value)
        case "use":
            card, _, active = abilities_of(g, monster)[value]
            marks = []
            if active.target is not None:
                found = marks_for(g, monster, active)
                marks = [
                    await choose_mark(g, monster, card, found) for _ in range(active.target.count)
                ]
            await monster_uses(g, monster, card, active, marks)
        case "lever":
            monster.stamina -= FREE_LEVER
            await trigger(g, Doing(monster.id), value)
            await ruin(g, value, monster.id)
        case act:
            monster.stamina -= BREAK_DOOR if act == "destroy" else FREE_DOOR
            change_door(g, value, act)
    return monster.stamina > 0 and monster_of(g, monster.id) is monster


def free_options(g: G, monster: Monster) -> list[Option[tuple[str, int]]]:
    """MA-AIM-31, MA-DOR-08, MA-ACT-03: moves, abilities, doors, levers."""
    options: list[Option[tuple[str, int]]] = []
    here = ground(g)
    stamina = monster.stamina
    if not immobile(g, monster):
        for cell in steps(g, monster, stamina):
            at = spot(cell)
            options.append(
                Option(f"move:{at}", ("move", cell), "option-move", {"cell": at}, f"cell:{at}")
            )
    for value, (card, n, active) in enumerate(abilities_of(g, monster)):
        if active.cost.stamina <= stamina and (
            active.target is None or marks_for(g, monster, active, first=True)
        ):
            options.append(use_option(g, monster, (card, n, active), ("use", value)))
    if stamina >= FREE_DOOR:
        for closed, act in ((True, "open"), (False, "close")):
            for door in doors_at(g, here, monster.cell, closed=closed):
                options.append(door_option(act, door))
        for cell in here.neighbours[monster.cell]:
            if space_at(g, here, cell) == "lever":
                at = spot(cell)
                options.append(
                    Option(
                        f"lever:{at}",
                        ("lever", cell),
                        "option-lever",
                        {"cell": at, "cost": FREE_DOOR},
                        f"cell:{at}",
                    )
                )
    if stamina >= BREAK_DOOR:
        for closed in (True, False):
            for door in doors_at(g, here, monster.cell, closed=closed):
                options.append(door_option("destroy", door))
    return options


def door_option(act: str, door: int) -> Option[tuple[str, int]]:
    at = spot(door // 2)
    side = "s" if door & 1 else "e"
    cost = BREAK_DOOR if act == "destroy" else FREE_DOOR
    said = f"option-{act}-door"
    return Option(
        f"{act}:{at}:{side}", (act, door), said, {"cell": at, "cost": cost}, f"door:{door}"
    )
