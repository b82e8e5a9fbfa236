"""The vocabulary of cards: costs, targets, conditions, effects, modifiers, abilities.

Every effect has one interpreter (`interpret.py`), every modifier is read on query
(`modifiers.py`), every condition has one reader (`conditions.py`), and each of them has one
sentence in each language (`effect-...`, `mod-...`, `if-...` in `locale`).
"""

from typing import Literal, TypeAlias

from msgspec import field

from .changes import (
    Against,
    Armor,
    AttackRoll,
    Barred,
    CostOf,
    Dice,
    Ethereal,
    Hidden,
    Immobile,
    Modifier,
    Most,
    Range,
    SeesEthereal,
    Through,
    Treat,
    Will,
)
from .terms import (
    Action,
    AllLeft,
    Attribute,
    Beside,
    Condition,
    Cost,
    Count,
    Deck,
    DoorAct,
    Ethereal_,
    Fallen,
    Has,
    Hit,
    ItemKind,
    Killed,
    Level,
    Lit,
    On,
    Overrun,
    OwnTurn,
    Progress,
    Rating,
    Ruined,
    Slain,
    Space,
    Strict,
    Target,
    TimeIsUp,
    Wears,
    Who,
    Wounded,
)

__all__ = [
    "Ability",
    "Action",
    "Active",
    "AddItems",
    "AddProgress",
    "Advance",
    "Against",
    "AllLeft",
    "Armor",
    "Attack",
    "AttackRoll",
    "Attribute",
    "Banish",
    "Barred",
    "Beside",
    "Condition",
    "Control",
    "Cost",
    "CostOf",
    "Count",
    "Deck",
    "Defeat",
    "DestroySpace",
    "Dice",
    "DiscardItem",
    "DiscardThis",
    "Door",
    "DoorAct",
    "Each",
    "Effect",
    "Enters",
    "EntryToken",
    "Ethereal",
    "Ethereal_",
    "ExitToken",
    "Explode",
    "Explore",
    "Fallen",
    "GainItem",
    "GoToEndgame",
    "Has",
    "Hidden",
    "Hit",
    "If",
    "Immobile",
    "Inventory",
    "Invoke",
    "ItemKind",
    "Kill",
    "Killed",
    "Lasting",
    "Level",
    "Light",
    "Lit",
    "Lose",
    "May",
    "Modifier",
    "Most",
    "Move",
    "NewRound",
    "On",
    "OneOf",
    "Overrun",
    "OwnTurn",
    "Passive",
    "Progress",
    "Prowl",
    "Pull",
    "Push",
    "Range",
    "Rate",
    "Rating",
    "Recharge",
    "Reinvoke",
    "ResetRating",
    "Restore",
    "RestoreSpace",
    "Roll",
    "Ruined",
    "SeesEthereal",
    "Shift",
    "ShuffleEvents",
    "ShuffleItems",
    "Slain",
    "Space",
    "Spawn",
    "Swap",
    "Take",
    "TakeDiscarded",
    "Target",
    "Teleport",
    "Threat",
    "Through",
    "TimeIsUp",
    "Trade",
    "Traps",
    "Treat",
    "Trigger",
    "Unequip",
    "Victory",
    "Wears",
    "When",
    "Who",
    "Will",
    "Workbench",
    "Wounded",
]


# ---- effects


class Attack(Strict, frozen=True, tag="attack"):
    """One roll against all of them (MA-ATK-08)."""

    high: int = 0
    low: int = 0
    magical: bool = False
    who: Who = "target"


class Lose(Strict, frozen=True, tag="lose"):
    """They lose health (no attack), stamina or essence."""

    what: Attribute
    n: int = 1
    who: Who = "you"


class Restore(Strict, frozen=True, tag="restore"):
    """They restore health or stamina, or gain essence, up to the maximum."""

    what: Attribute
    n: int = 1
    who: Who = "you"


class Kill(Strict, frozen=True, tag="kill"):
    """They are destroyed."""

    who: Who = "target"


class Banish(Strict, frozen=True, tag="banish"):
    who: Who = "target"


class Move(Strict, frozen=True, tag="move"):
    """They may move so many spaces themselves (MA-EX-26, -27, -30)."""

    n: int
    who: Who = "you"


class Shift(Strict, frozen=True, tag="shift"):
    """You move them up to so many spaces (MA-EX-28, -31)."""

    n: int
    who: Who = "target"


class Prowl(Strict, frozen=True, tag="prowl"):
    """Monsters move so many spaces by the algorithm (MA-EX-29)."""

    n: int
    who: Who = "monsters"


class Push(Strict, frozen=True, tag="push"):
    n: int = 1
    who: Who = "target"


class Pull(Strict, frozen=True, tag="pull"):
    n: int = 1
    who: Who = "target"


class Teleport(Strict, frozen=True, tag="teleport"):
    """They go to the closest space of a type on their tile, to the target space, or beside the
    target unit."""

    to: Space | Literal["target"]
    who: Who = "you"


class Swap(Strict, frozen=True, tag="swap"):
    """You and they exchange places; with two targets, those two do."""

    who: Who = "target"


class Control(Strict, frozen=True, tag="control"):
    """You play the monster's next turn (MA-FRC-13)."""

    who: Who = "target"


class DestroySpace(Strict, frozen=True, tag="destroy-space"):
    """The target space, or the closest intact one of a type on your tile."""

    space: Space | Literal["target"] = "target"


class RestoreSpace(Strict, frozen=True, tag="restore-space"):
    """The closest destroyed space of this type on your tile is restored (MA-TER-14)."""

    space: Space


class Light(Strict, frozen=True, tag="light"):
    """Light a chapter space (MA-CHS-06)."""


class Traps(Strict, frozen=True, tag="traps"):
    """Trigger traps (MA-ACT-05)."""


class Explode(Strict, frozen=True, tag="explode"):
    """The target barrel, or all barrels adjacent to you, explode."""

    what: Literal["target", "adjacent"] = "target"


class Door(Strict, frozen=True, tag="door"):
    """Open, close or destroy the target door."""

    act: DoorAct


class GainItem(Strict, frozen=True, tag="gain-item"):
    """MA-EQP-10; of one kind only where it is named."""

    kind: ItemKind | None = None


class Workbench(Strict, frozen=True, tag="workbench"):
    """Use workbench (MA-EQP-13)."""


class Inventory(Strict, frozen=True, tag="inventory"):
    """Use inventory, free (MA-EQP-15)."""


class Recharge(Strict, frozen=True, tag="recharge"):
    """Recharge (MA-ACT-07)."""


class Trade(Strict, frozen=True, tag="trade"):
    """Trade, free, with any explorer on your tile."""


class Unequip(Strict, frozen=True, tag="unequip"):
    """They unequip an item of their choice."""

    who: Who = "you"


class DiscardItem(Strict, frozen=True, tag="discard-item"):
    """They discard an item of their choice, or an equipped one."""

    equipped: bool = False
    who: Who = "you"


class TakeDiscarded(Strict, frozen=True, tag="take-discarded"):
    """You take an item of your choice from the discard pile."""

    kind: ItemKind | None = None


class Take(Strict, frozen=True, tag="take"):
    """You take the named item from its deck (MA-GFX-05)."""

    item: str


class ShuffleItems(Strict, frozen=True, tag="shuffle-items"):
    """MA-EQP-12."""


class AddItems(Strict, frozen=True, tag="add-items"):
    """MA-CHP-06."""

    level: Literal[2, 3]


class Spawn(Strict, frozen=True, tag="spawn"):
    """A monster spawns because of them; a named one is searched for (MA-GFX-06)."""

    who: Who = "you"
    monster: str = ""


class Threat(Strict, frozen=True, tag="threat"):
    """Threat rises, or falls if negative."""

    n: int = 1


class Rate(Strict, frozen=True, tag="rate"):
    """The spawn or horror rating changes."""

    rating: Rating
    n: int


class ResetRating(Strict, frozen=True, tag="reset-rating"):
    """MA-GFX-08."""

    rating: Rating


class Invoke(Strict, frozen=True, tag="invoke"):
    """Invoke an explorer or a horror event."""

    deck: Deck = "explorer"


class Reinvoke(Strict, frozen=True, tag="reinvoke"):
    deck: Deck = "explorer"


class ShuffleEvents(Strict, frozen=True, tag="shuffle-events"):
    """MA-EVT-16."""

    deck: Deck


class Explore(Strict, frozen=True, tag="explore"):
    """You explore through the border on which you stand, free."""


class DiscardThis(Strict, frozen=True, tag="discard-this"):
    """This card is discarded."""


class EntryToken(Strict, frozen=True, tag="entry-token"):
    """MA-CHP-07."""


class ExitToken(Strict, frozen=True, tag="exit-token"):
    """MA-CHP-08."""


class Advance(Strict, frozen=True, tag="advance"):
    """Advance to the next chapter."""


class NewRound(Strict, frozen=True, tag="new-round"):
    """Start a new round (MA-CHP-16)."""


class GoToEndgame(Strict, frozen=True, tag="go-to-endgame"):
    """MA-END-01."""


class AddProgress(Strict, frozen=True, tag="add-progress"):
    """Progress tokens on this card."""

    n: int = 1


class Victory(Strict, frozen=True, tag="victory"):
    pass


class Defeat(Strict, frozen=True, tag="defeat"):
    pass


class Lasting(Strict, frozen=True, tag="lasting"):
    """This round, at most `limit` times (MA-LST-01)."""

    mods: list[Modifier]
    limit: int = 1
    who: Who = "you"


class If(Strict, frozen=True, tag="if"):
    """MA-CND-03."""

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


# ---- abilities


Trigger: TypeAlias = Literal[
    "hit",
    "miss",
    "is-hit",
    "is-missed",
    "kill",
    "destroyed",
    "moved",
    "turn-start",
    "turn-end",
    "explorer-phase",
    "spawn-phase",
    "horror-phase",
    "monster-phase",
    "activate",
    "seal",
    "explore",
    "marker-removed",
    "advance",
    "gain-essence",
    "lose-health",
    "gain-item",
    "monster-spawned",
    "threat-rose",
]


class Active(Strict, frozen=True, tag="active"):
    """MA-ABI-03, with a cost. `progress` N: every use is a token, the Nth resolves it."""

    effects: list[Effect]
    cost: Cost = Cost()
    target: Target | None = None
    progress: int = 0


class Passive(Strict, frozen=True, tag="passive"):
    """Always on while in play; `while`: only as long as a condition holds."""

    mods: list[Modifier]
    cond: Condition | None = field(default=None, name="while")


class Enters(Strict, frozen=True, tag="enters"):
    """When it enters play."""

    effects: list[Effect]


class When(Strict, frozen=True, tag="when"):
    """Each time the trigger happens to the owner (for cards nobody owns: to any explorer).
    `progress` N: every time is a token, the Nth resolves it."""

    trigger: Trigger
    effects: list[Effect]
    space: Space | None = None
    cond: Condition | None = field(default=None, name="if")
    progress: int = 0


Ability: TypeAlias = Active | Passive | Enters | When
