"""The vocabulary of cards: costs, targets, conditions, effects, modifiers, abilities.

Every effect has one interpreter (`interpret.py`), every modifier is read on query
(`modifiers.py`), every condition has one reader (`conditions.py`), and each of them has one
sentence in each language (`effect-...`, `mod-...`, `if-...` in `locale`).
"""

from typing import Literal, TypeAlias

from msgspec import Struct, field

Space: TypeAlias = Literal[
    "floor",
    "rubble",
    "chasm",
    "trap",
    "spawn",
    "lever",
    "recharge",
    "workbench",
    "chest",
    "event",
    "chapter",
    "barrel",
]
Attribute: TypeAlias = Literal["health", "stamina", "essence"]
ItemKind: TypeAlias = Literal["weapon", "apparel", "artifact", "consumable"]
Deck: TypeAlias = Literal["explorer", "horror"]
Rating: TypeAlias = Literal["spawn", "horror"]
DoorAct: TypeAlias = Literal["open", "close", "destroy"]
Action: TypeAlias = Literal[
    "move",
    "door",
    "break-door",
    "lever",
    "recharge",
    "workbench",
    "chest",
    "event",
    "chapter",
    "lit-chapter",
    "seal",
    "explore",
    "leave",
    "inventory",
    "trade",
]
Who: TypeAlias = Literal[
    "you",
    "target",
    "other",
    "explorers",
    "other-explorers",
    "monsters",
    "other-monsters",
    "units",
    "adjacent-units",
    "adjacent-monsters",
    "adjacent-explorers",
    "closest-monster",
    "closest-explorer",
    "weakest-explorer",
    "any-monster",
    "any-explorer",
    "any-unit",
    "any-adjacent-unit",
    "any-adjacent-explorer",
    "any-monster-anywhere",
    "any-explorer-anywhere",
    "everyone",
    "all-monsters",
    "trapped",
    "units-near-target",
    "any-monster-near-target",
]
"""Whom an effect concerns. `explorers`, `monsters`, `units` are all such units on the tile of the
owner or active unit (on all tiles for what a horror event or a chapter does when it enters play);
`everyone` and `all-monsters` are those on all tiles; `any-...` is one of them by choice; `other` is
the other unit of a trigger."""


class _Strict(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Cost(_Strict, frozen=True):
    """MA-ABI-04. `discard`: this card, after use; `marker`: remove a marker from this card;
    `destroy`: an adjacent space of that type; `discard_item`: an item of that kind, or `any`."""

    stamina: int = 0
    essence: int = 0
    health: int = 0
    discard: bool = False
    unequip: bool = False
    marker: bool = False
    destroy: Space | None = None
    discard_item: ItemKind | Literal["any"] | None = None


class Target(_Strict, frozen=True):
    """MA-TGT-01: `melee`; `ranged` X, obstacles block sight; `arcing` X, they do not.
    `of`: what may be chosen; a space type means such a space, `space` a free passable one."""

    reach: Literal["melee", "ranged", "arcing"]
    range: int = 1
    of: Literal["unit", "explorer", "monster", "door", "space"] | Space = "unit"
    count: Literal[1, 2] = 1


# ---- conditions


class Hit(_Strict, frozen=True, tag="hit"):
    """The attack just made hit somebody."""


class Killed(_Strict, frozen=True, tag="killed"):
    """The attack just made killed somebody."""


class Wounded(_Strict, frozen=True, tag="wounded"):
    """One of these has lost health."""

    who: Who = "you"


class Count(_Strict, frozen=True, tag="count"):
    """So many of these are there."""

    who: Who
    least: int = 1
    most: int = 99


class Has(_Strict, frozen=True, tag="has"):
    """Your own health, stamina or essence lies within bounds."""

    what: Attribute
    least: int = 0
    most: int = 99


class Beside(_Strict, frozen=True, tag="beside"):
    """You are adjacent to an intact space of this type."""

    space: Space


class On(_Strict, frozen=True, tag="on"):
    """You stand on a space of this type."""

    space: Space


class Lit(_Strict, frozen=True, tag="lit"):
    """A lit chapter space is on your tile."""


class Level(_Strict, frozen=True, tag="level"):
    """The monster level is at least this."""

    least: int


class Wears(_Strict, frozen=True, tag="wears"):
    """You have so many items equipped, of one kind or of any."""

    kind: ItemKind | None = None
    least: int = 1
    most: int = 99


class OwnTurn(_Strict, frozen=True, tag="own-turn"):
    """It is your own turn."""


class Ethereal_(_Strict, frozen=True, tag="is-ethereal"):
    """You are ethereal."""


class Ruined(_Strict, frozen=True, tag="ruined"):
    """So many spaces of this type on the board are destroyed."""

    space: Space
    least: int


class Slain(_Strict, frozen=True, tag="slain"):
    """The named monster has been destroyed."""

    monster: str


class Progress(_Strict, frozen=True, tag="progress"):
    """So many progress tokens lie on this card."""

    least: int


class Overrun(_Strict, frozen=True, tag="overrun"):
    """So many monsters are on the board."""

    least: int


class Fallen(_Strict, frozen=True, tag="fallen"):
    """So many explorers have died."""

    least: int


class TimeIsUp(_Strict, frozen=True, tag="time-is-up"):
    """The spawn rating has run out in this endgame."""


class AllLeft(_Strict, frozen=True, tag="all-left"):
    """Every living explorer has left the board."""


Condition: TypeAlias = (
    Hit
    | Killed
    | Wounded
    | Count
    | Has
    | Beside
    | On
    | Lit
    | Level
    | Wears
    | OwnTurn
    | Ethereal_
    | Ruined
    | Slain
    | Progress
    | Overrun
    | Fallen
    | TimeIsUp
    | AllLeft
)


# ---- modifiers: what passives and lasting effects change


class AttackRoll(_Strict, frozen=True, tag="attack-roll"):
    """The results of their attack rolls; `magical` makes normal attacks magical (MA-ATK-09)."""

    n: int
    kind: Literal["any", "magical", "normal"] = "any"
    who: Who = "you"


class Against(_Strict, frozen=True, tag="against"):
    """The results of attack rolls made against them."""

    n: int
    who: Who = "you"


class Dice(_Strict, frozen=True, tag="dice"):
    """More dice for their attacks."""

    high: int = 0
    low: int = 0
    who: Who = "you"


class Armor(_Strict, frozen=True, tag="armor"):
    n: int
    who: Who = "you"


class Will(_Strict, frozen=True, tag="will"):
    n: int
    who: Who = "you"


class Range(_Strict, frozen=True, tag="range"):
    """The range of their ranged abilities (MA-TGT-05)."""

    n: int
    who: Who = "you"


class Most(_Strict, frozen=True, tag="most"):
    """The maximum of an attribute."""

    what: Attribute
    n: int
    who: Who = "you"


class CostOf(_Strict, frozen=True, tag="cost-of"):
    """What an action costs in stamina, never below 0."""

    action: Action
    n: int
    who: Who = "you"


class Ethereal(_Strict, frozen=True, tag="ethereal"):
    who: Who = "you"


class SeesEthereal(_Strict, frozen=True, tag="sees-ethereal"):
    """They may target ethereal units."""

    who: Who = "you"


class Immobile(_Strict, frozen=True, tag="immobile"):
    who: Who = "you"


class Hidden(_Strict, frozen=True, tag="hidden"):
    """They cannot be chosen as a target."""

    who: Who = "you"


class Through(_Strict, frozen=True, tag="through"):
    """They move through these (MA-MOV-05); through a chasm by MA-MOV-09."""

    what: Literal["units", "obstacles", "rubble", "doors", "chasm"]
    who: Who = "you"


class Treat(_Strict, frozen=True, tag="treat"):
    """They may treat spaces of one type as another (MA-TER-15)."""

    space: Space
    as_: Space = field(name="as")
    who: Who = "you"


class Barred(_Strict, frozen=True, tag="barred"):
    """They cannot do this: an action, contribute essence, raise attack rolls, or heal."""

    what: Action | Literal["contribute", "boost", "heal"]
    who: Who = "you"


Modifier: TypeAlias = (
    AttackRoll
    | Against
    | Dice
    | Armor
    | Will
    | Range
    | Most
    | CostOf
    | Ethereal
    | SeesEthereal
    | Immobile
    | Hidden
    | Through
    | Treat
    | Barred
)


# ---- effects


class Attack(_Strict, frozen=True, tag="attack"):
    """One roll against all of them (MA-ATK-08)."""

    high: int = 0
    low: int = 0
    magical: bool = False
    who: Who = "target"


class Lose(_Strict, frozen=True, tag="lose"):
    """They lose health (no attack), stamina or essence."""

    what: Attribute
    n: int = 1
    who: Who = "you"


class Restore(_Strict, frozen=True, tag="restore"):
    """They restore health or stamina, or gain essence, up to the maximum."""

    what: Attribute
    n: int = 1
    who: Who = "you"


class Kill(_Strict, frozen=True, tag="kill"):
    """They are destroyed."""

    who: Who = "target"


class Banish(_Strict, frozen=True, tag="banish"):
    who: Who = "target"


class Move(_Strict, frozen=True, tag="move"):
    """They may move so many spaces themselves (MA-EX-26, -27, -30)."""

    n: int
    who: Who = "you"


class Shift(_Strict, frozen=True, tag="shift"):
    """You move them up to so many spaces (MA-EX-28, -31)."""

    n: int
    who: Who = "target"


class Prowl(_Strict, frozen=True, tag="prowl"):
    """Monsters move so many spaces by the algorithm (MA-EX-29)."""

    n: int
    who: Who = "monsters"


class Push(_Strict, frozen=True, tag="push"):
    n: int = 1
    who: Who = "target"


class Pull(_Strict, frozen=True, tag="pull"):
    n: int = 1
    who: Who = "target"


class Teleport(_Strict, frozen=True, tag="teleport"):
    """They go to the closest space of a type on their tile, to the target space, or beside the
    target unit."""

    to: Space | Literal["target"]
    who: Who = "you"


class Swap(_Strict, frozen=True, tag="swap"):
    """You and they exchange places; with two targets, those two do."""

    who: Who = "target"


class Control(_Strict, frozen=True, tag="control"):
    """You play the monster's next turn (MA-FRC-13)."""

    who: Who = "target"


class DestroySpace(_Strict, frozen=True, tag="destroy-space"):
    """The target space, or the closest intact one of a type on your tile."""

    space: Space | Literal["target"] = "target"


class RestoreSpace(_Strict, frozen=True, tag="restore-space"):
    """The closest destroyed space of this type on your tile is restored (MA-TER-14)."""

    space: Space


class Light(_Strict, frozen=True, tag="light"):
    """Light a chapter space (MA-CHS-06)."""


class Traps(_Strict, frozen=True, tag="traps"):
    """Trigger traps (MA-ACT-05)."""


class Explode(_Strict, frozen=True, tag="explode"):
    """The target barrel, or all barrels adjacent to you, explode."""

    what: Literal["target", "adjacent"] = "target"


class Door(_Strict, frozen=True, tag="door"):
    """Open, close or destroy the target door."""

    act: DoorAct


class GainItem(_Strict, frozen=True, tag="gain-item"):
    """MA-EQP-10; of one kind only where it is named."""

    kind: ItemKind | None = None


class Workbench(_Strict, frozen=True, tag="workbench"):
    """Use workbench (MA-EQP-13)."""


class Inventory(_Strict, frozen=True, tag="inventory"):
    """Use inventory, free (MA-EQP-15)."""


class Recharge(_Strict, frozen=True, tag="recharge"):
    """Recharge (MA-ACT-07)."""


class Trade(_Strict, frozen=True, tag="trade"):
    """Trade, free, with any explorer on your tile."""


class Unequip(_Strict, frozen=True, tag="unequip"):
    """They unequip an item of their choice."""

    who: Who = "you"


class DiscardItem(_Strict, frozen=True, tag="discard-item"):
    """They discard an item of their choice, or an equipped one."""

    equipped: bool = False
    who: Who = "you"


class TakeDiscarded(_Strict, frozen=True, tag="take-discarded"):
    """You take an item of your choice from the discard pile."""

    kind: ItemKind | None = None


class Take(_Strict, frozen=True, tag="take"):
    """You take the named item from its deck (MA-GFX-05)."""

    item: str


class ShuffleItems(_Strict, frozen=True, tag="shuffle-items"):
    """MA-EQP-12."""


class AddItems(_Strict, frozen=True, tag="add-items"):
    """MA-CHP-06."""

    level: Literal[2, 3]


class Spawn(_Strict, frozen=True, tag="spawn"):
    """A monster spawns because of them; a named one is searched for (MA-GFX-06)."""

    who: Who = "you"
    monster: str = ""


class Threat(_Strict, frozen=True, tag="threat"):
    """Threat rises, or falls if negative."""

    n: int = 1


class Rate(_Strict, frozen=True, tag="rate"):
    """The spawn or horror rating changes."""

    rating: Rating
    n: int


class ResetRating(_Strict, frozen=True, tag="reset-rating"):
    """MA-GFX-08."""

    rating: Rating


class Invoke(_Strict, frozen=True, tag="invoke"):
    """Invoke an explorer or a horror event."""

    deck: Deck = "explorer"


class Reinvoke(_Strict, frozen=True, tag="reinvoke"):
    deck: Deck = "explorer"


class ShuffleEvents(_Strict, frozen=True, tag="shuffle-events"):
    """MA-EVT-16."""

    deck: Deck


class Explore(_Strict, frozen=True, tag="explore"):
    """You explore through the border on which you stand, free."""


class DiscardThis(_Strict, frozen=True, tag="discard-this"):
    """This card is discarded."""


class EntryToken(_Strict, frozen=True, tag="entry-token"):
    """MA-CHP-07."""


class ExitToken(_Strict, frozen=True, tag="exit-token"):
    """MA-CHP-08."""


class Advance(_Strict, frozen=True, tag="advance"):
    """Advance to the next chapter."""


class NewRound(_Strict, frozen=True, tag="new-round"):
    """Start a new round (MA-CHP-16)."""


class GoToEndgame(_Strict, frozen=True, tag="go-to-endgame"):
    """MA-END-01."""


class AddProgress(_Strict, frozen=True, tag="add-progress"):
    """Progress tokens on this card."""

    n: int = 1


class Victory(_Strict, frozen=True, tag="victory"):
    pass


class Defeat(_Strict, frozen=True, tag="defeat"):
    pass


class Lasting(_Strict, frozen=True, tag="lasting"):
    """This round, at most `limit` times (MA-LST-01)."""

    mods: list[Modifier]
    limit: int = 1
    who: Who = "you"


class If(_Strict, frozen=True, tag="if"):
    """MA-CND-03."""

    cond: Condition
    then: list["Effect"]
    otherwise: list["Effect"] = []


class Roll(_Strict, frozen=True, tag="roll"):
    """Effect roll: d10 of at least `needs` (MA-CND-05)."""

    needs: int
    then: list["Effect"]
    otherwise: list["Effect"] = []


class May(_Strict, frozen=True, tag="may"):
    """You may, at this cost."""

    then: list["Effect"]
    cost: Cost = Cost()


class OneOf(_Strict, frozen=True, tag="one-of"):
    """Choose one."""

    options: list[list["Effect"]]


class Each(_Strict, frozen=True, tag="each"):
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


class Active(_Strict, frozen=True, tag="active"):
    """MA-ABI-03, with a cost. `progress` N: every use is a token, the Nth resolves it."""

    effects: list[Effect]
    cost: Cost = Cost()
    target: Target | None = None
    progress: int = 0


class Passive(_Strict, frozen=True, tag="passive"):
    """Always on while in play; `while`: only as long as a condition holds."""

    mods: list[Modifier]
    cond: Condition | None = field(default=None, name="while")


class Enters(_Strict, frozen=True, tag="enters"):
    """When it enters play."""

    effects: list[Effect]


class When(_Strict, frozen=True, tag="when"):
    """Each time the trigger happens to the owner (for cards nobody owns: to any explorer).
    `progress` N: every time is a token, the Nth resolves it."""

    trigger: Trigger
    effects: list[Effect]
    space: Space | None = None
    cond: Condition | None = field(default=None, name="if")
    progress: int = 0


Ability: TypeAlias = Active | Passive | Enters | When
