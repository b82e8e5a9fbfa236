"""Would an effect do anything? A monster uses no ability that would not (MA-AMB-31)."""

from collections.abc import Iterable

from ...box.conditions import Hit, Killed
from ...box.effects import Each, Effect, If, Lasting, May, OneOf, Roll
from ...box.index import index
from ...box.item_effects import (
    AddItems,
    DiscardItem,
    GainItem,
    Inventory,
    Recharge,
    ShuffleItems,
    Take,
    TakeDiscarded,
    Trade,
    Unequip,
    Workbench,
)
from ...box.space_effects import (
    DestroySpace,
    Door,
    Explode,
    Explore,
    Light,
    RestoreSpace,
    Traps,
)
from ...box.story_effects import (
    AddProgress,
    Advance,
    Defeat,
    DiscardThis,
    EntryToken,
    ExitToken,
    GoToEndgame,
    Invoke,
    NewRound,
    Rate,
    Reinvoke,
    ResetRating,
    ShuffleEvents,
    Spawn,
    Threat,
    Victory,
)
from ...box.unit_effects import (
    Attack,
    Banish,
    Control,
    Kill,
    Lose,
    Move,
    Prowl,
    Pull,
    Push,
    Restore,
    Shift,
    Swap,
    Teleport,
)
from ...table.board import ground, intact, tile_at
from ...table.state import G
from ...table.units import explorer_of, unit_of
from ..board.traps import trapped
from ..cards.doing import Doing
from ..cards.lasting import markers_left, times_resolved
from ..cards.modifiers import most, wounded
from ..cards.selectors import members
from ..registry import affects, holds


def any_affects(g: G, d: Doing, effects: Iterable[Effect]) -> bool:
    return any(affects(g, d, effect) for effect in effects)


# ---- units


@affects.rule
def somebody_is_named(
    g: G,
    d: Doing,
    e: Attack
    | Kill
    | Banish
    | Move
    | Shift
    | Prowl
    | Push
    | Pull
    | Teleport
    | Swap
    | Control
    | Spawn,
) -> bool:
    """At least one unit that it names is there."""
    return bool(members(g, d, e.who))


@affects.rule
def somebody_can_restore(g: G, d: Doing, e: Restore) -> bool:
    """MA-STA-08: monsters are healed only where one is wounded."""
    if e.what == "health":
        return any(wounded(g, unit) for unit in members(g, d, e.who))
    return any(lacks(g, unit, e.what) for unit in members(g, d, e.who))


@affects.rule
def somebody_can_lose(g: G, d: Doing, e: Lose) -> bool:
    found = [unit_of(g, unit) for unit in members(g, d, e.who)]
    return any(getattr(unit, e.what, 0) > 0 for unit in found)


def lacks(g: G, unit: str, what: str) -> bool:
    found = unit_of(g, unit)
    return found is not None and getattr(found, what, 0) < most(g, found, what)


# ---- items


@affects.rule
def somebody_wears(g: G, d: Doing, e: Unequip) -> bool:
    return any(owns(g, unit, equipped=True) for unit in members(g, d, e.who))


@affects.rule
def somebody_owns(g: G, d: Doing, e: DiscardItem) -> bool:
    return any(owns(g, unit, equipped=e.equipped) for unit in members(g, d, e.who))


def owns(g: G, unit: str, *, equipped: bool) -> bool:
    explorer = explorer_of(g, unit)
    return explorer is not None and bool(explorer.equipped or (not equipped and explorer.inventory))


# ---- spaces


@affects.rule
def somebody_is_trapped(g: G, d: Doing, e: Traps) -> bool:
    unit = unit_of(g, d.unit)
    return unit is not None and bool(trapped(g, tile_at(unit.cell)))


@affects.rule
def such_a_space_is_intact(g: G, d: Doing, e: DestroySpace) -> bool:
    if e.space == "target":
        return True
    unit = unit_of(g, d.unit)
    return unit is not None and bool(intact(g, ground(g), e.space, tile_at(unit.cell)))


# ---- the story


@affects.rule
def threat_can_move(g: G, d: Doing, e: Threat) -> bool:
    return e.n > 0 or g.state.story.threat > 0


@affects.rule
def the_table_is_named(
    g: G,
    d: Doing,
    e: RestoreSpace
    | Light
    | Explode
    | Door
    | Explore
    | GainItem
    | Workbench
    | Inventory
    | Recharge
    | Trade
    | TakeDiscarded
    | Take
    | ShuffleItems
    | AddItems
    | Rate
    | ResetRating
    | Invoke
    | Reinvoke
    | ShuffleEvents
    | DiscardThis
    | EntryToken
    | ExitToken
    | Advance
    | NewRound
    | GoToEndgame
    | AddProgress
    | Victory
    | Defeat,
) -> bool:
    """What names no unit always does something."""
    return True


# ---- effects within effects


@affects.rule
def a_marker_is_left(g: G, d: Doing, e: Lasting) -> bool:
    """MA-LST-06: within its limit, with a horror marker, on somebody."""
    number = index(g.content).cards[d.card].lastings.index(e)
    left = times_resolved(g, d.card, number, "") < e.limit and markers_left(g, "") > 0
    return left and bool(members(g, d, e.who))


@affects.rule
def the_branch_does(g: G, d: Doing, e: If) -> bool:
    """MA-CND-03: of the branch that would be resolved. What depends on a hit comes after an attack,
    which is what counts."""
    if isinstance(e.cond, Hit | Killed):
        return False
    return any_affects(g, d, e.then if holds(g, d, e.cond) else e.otherwise)


@affects.rule
def either_branch_does(g: G, d: Doing, e: Roll) -> bool:
    return any_affects(g, d, e.then) or any_affects(g, d, e.otherwise)


@affects.rule
def one_of_them_does(g: G, d: Doing, e: OneOf) -> bool:
    return any(any_affects(g, d, option) for option in e.options)


@affects.rule
def it_may(g: G, d: Doing, e: May) -> bool:
    return any_affects(g, d, e.then)


@affects.rule
def somebody_does_it(g: G, d: Doing, e: Each) -> bool:
    return bool(members(g, d, e.who))
