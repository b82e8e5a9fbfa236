"""A predictable monster's turn: by the algorithm (MA-AIM, MA-MPH)."""

from ...box.abilities import Active
from ...box.conditions import Hit, Killed
from ...box.effects import Each, Effect, If, Lasting, May, OneOf, Roll
from ...box.index import index
from ...box.item_effects import DiscardItem, Unequip
from ...box.space_effects import DestroySpace, Traps
from ...box.story_effects import Threat
from ...box.unit_effects import Lose, Restore
from ...table.board import ground, space_at, tile_at
from ...table.facts import DoorBroken, Waits
from ...table.state import Explorer, G, Monster
from ...table.units import explorer_of, monster_of, unit_of
from ..board.doors import destroy_door
from ..board.traps import trapped
from ..cards.abilities import monster_uses
from ..cards.doing import Doing
from ..cards.lasting import markers_left
from ..cards.modifiers import immobile, most, wounded
from ..cards.selectors import members
from ..cards.targeting import Mark, choose_mark, marks_for
from ..registry import holds
from ..round.windows import open_window
from .abilities import abilities_of
from .hunting import Hunt, Paths, closest_explorer, door_ahead, paths_of, walk_on
from .unpredictable import BREAK_DOOR


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


def does_something(g: G, d: Doing, effects: list[Effect]) -> bool:
    """MA-AMB-31: at least one unit it names would be affected."""
    return any(matters(g, d, effect) for effect in effects)


def matters(g: G, d: Doing, effect: Effect) -> bool:
    match effect:
        case If():
            cond = effect.cond
            if isinstance(cond, Hit | Killed):
                return False
            return does_something(g, d, effect.then if holds(g, d, cond) else effect.otherwise)
        case Roll():
            return does_something(g, d, effect.then) or does_something(g, d, effect.otherwise)
        case OneOf():
            return any(does_something(g, d, option) for option in effect.options)
        case May():
            return does_something(g, d, effect.then)
        case Each():
            return bool(members(g, d, effect.who))
        case Traps():
            unit = unit_of(g, d.unit)
            return unit is not None and bool(trapped(g, tile_at(unit.cell)))
        case Lasting():
            number = index(g.content).cards[d.card].lastings.index(effect)
            used = g.state.stacked.get(f"{d.card}:{number}:", 0)
            return used < effect.limit and markers_left(g, "") > 0 and bool(
                members(g, d, effect.who)
            )  # fmt: skip
        case Restore():
            if effect.what == "health":
                return any(wounded(g, unit) for unit in members(g, d, effect.who))
            return any(lacks(g, unit, effect.what) for unit in members(g, d, effect.who))
        case Lose():
            found = members(g, d, effect.who)
            return (effect.what == "health" and bool(found)) or any(
                getattr(unit_of(g, unit), effect.what, 0) > 0 for unit in found
            )  # fmt: skip
        case Unequip():
            return any(worn(g, unit) for unit in members(g, d, effect.who))
        case DiscardItem():
            return any(worn(g, unit, effect.equipped) for unit in members(g, d, effect.who))
        case DestroySpace() if effect.space != "target":
            unit = unit_of(g, d.unit)
            here = ground(g)
            return unit is not None and any(
                space_at(g, here, c) and tile_at(c) == tile_at(unit.cell)
                for c in here.cells.get(effect.space, ())
            )
        case Threat():
            return effect.n > 0 or g.state.threat > 0
    who = getattr(effect, "who", None)
    return who is None or bool(members(g, d, who))


def lacks(g: G, unit: str, what: str) -> bool:
    found = unit_of(g, unit)
    return found is not None and getattr(found, what, 0) < most(g, found, what)


def worn(g: G, unit: str, equipped: bool = True) -> bool:
    explorer = explorer_of(g, unit)
    return explorer is not None and bool(explorer.equipped or (not equipped and explorer.inventory))
