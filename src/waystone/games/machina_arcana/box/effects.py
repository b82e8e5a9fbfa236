"""Effects within effects, and the union of all effects of cards.

Every effect has one interpreter (`rules/effects`) and one sentence in each language (`effect-...`
in `locale`).
"""

from typing import TypeAlias

from .conditions import Condition
from .item_effects import (
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
from .modifiers import Modifier
from .space_effects import DestroySpace, Door, Explode, Explore, Light, RestoreSpace, Traps
from .story_effects import (
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
from .terms import Cost, Strict, Who
from .unit_effects import (
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


class Lasting(Strict, frozen=True, tag="lasting"):
    """This round, at most `limit` times (MA-LST-01)."""

    mods: list[Modifier]
    limit: int = 1
    who: Who = "you"


class If(Strict, frozen=True, tag="if"):
    """MA-CND-03: one part if the condition holds, else the other."""

    cond: Condition
    then: list["Effect"]
    otherwise: list["Effect"] = []


class Roll(Strict, frozen=True, tag="roll"):
    """Effect roll: d10 of at least `needs` (MA-CND-05)."""

    needs: int
    then: list["Effect"]
    otherwise: list["Effect"] = []


class May(Strict, frozen=True, tag="may"):
    """You may, at this cost."""

    then: list["Effect"]
    cost: Cost = Cost()


class OneOf(Strict, frozen=True, tag="one-of"):
    """Choose one."""

    options: list[list["Effect"]]


class Each(Strict, frozen=True, tag="each"):
    """Each of them, in any order, does all of this."""

    then: list["Effect"]
    who: Who = "explorers"


Effect: TypeAlias = (
    Attack
    | Lose
    | Restore
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
    | DestroySpace
    | RestoreSpace
    | Light
    | Traps
    | Explode
    | Door
    | GainItem
    | Workbench
    | Inventory
    | Recharge
    | Trade
    | Unequip
    | DiscardItem
    | TakeDiscarded
    | Take
    | ShuffleItems
    | AddItems
    | Spawn
    | Threat
    | Rate
    | ResetRating
    | Invoke
    | Reinvoke
    | ShuffleEvents
    | Explore
    | DiscardThis
    | EntryToken
    | ExitToken
    | Advance
    | NewRound
    | GoToEndgame
    | AddProgress
    | Victory
    | Defeat
    | Lasting
    | If
    | Roll
    | May
    | OneOf
    | Each
)
