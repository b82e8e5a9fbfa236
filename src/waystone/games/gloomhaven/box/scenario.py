"""What a scenario is made of: its map and marks, goal, losses, special rules, rewards."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .amounts import Formula
from .moments import At
from .monsters import Stats
from .treasures import Contents
from .words import (
    AchievementId,
    Condition,
    Count,
    DoorId,
    Element,
    EventId,
    ItemId,
    MonsterId,
    Name,
    NamedId,
    ObjectId,
    PlateId,
    Ranks,
    ScenarioId,
    SectionId,
    SpotId,
    Sum,
)


class KillAll(Struct, frozen=True, forbid_unknown_fields=True, tag="kill-all"):
    """Every room revealed and no enemy left."""


class KillBoss(Struct, frozen=True, forbid_unknown_fields=True, tag="kill-boss"):
    """All monsters of this type (a boss or a named one) are dead."""

    monster: MonsterId


class LootGoal(Struct, frozen=True, forbid_unknown_fields=True, tag="loot-goal"):
    """So many goal treasures looted (0: all of the scenario)."""

    count: Formula = 0


class Escape(Struct, frozen=True, forbid_unknown_fields=True, tag="escape"):
    """Every character not exhausted stands on an exit (at the end of its turn it leaves)."""

    spot: SpotId


class Survive(Struct, frozen=True, forbid_unknown_fields=True, tag="survive"):
    """So many rounds have been played."""

    rounds: Formula


class Plates(Struct, frozen=True, forbid_unknown_fields=True, tag="plates"):
    """These plates have all been stepped on at the end of a turn; `together`: occupied at the
    same time at the end of a round."""

    plates: list[PlateId]
    together: bool = False


class Destroy(Struct, frozen=True, forbid_unknown_fields=True, tag="destroy"):
    """All objects of this id destroyed."""

    object: ObjectId


class AllOf(Struct, frozen=True, forbid_unknown_fields=True, tag="all-of"):
    """All of these goals."""

    goals: "list[Goal]"


class ClearRooms(Struct, frozen=True, forbid_unknown_fields=True, tag="clear-rooms"):
    """GH-RDD-02: every monster of the three rooms of a random dungeon is dead."""


Goal: TypeAlias = (
    KillAll | KillBoss | LootGoal | Escape | Survive | Plates | Destroy | AllOf | ClearRooms
)


class ObjectDies(Struct, frozen=True, forbid_unknown_fields=True, tag="object-dies"):
    """Lost when an ally or object of this id is destroyed (any of several)."""

    object: ObjectId


class RoundsPass(Struct, frozen=True, forbid_unknown_fields=True, tag="rounds"):
    """Lost at the end of this round."""

    rounds: Formula


Loss: TypeAlias = ObjectDies | RoundsPass


class Spawn(Struct, frozen=True, forbid_unknown_fields=True, tag="spawn"):
    """A monster at a spot (or the nearest empty hex), by rank for 2, 3, 4 characters."""

    monster: MonsterId
    spot: SpotId
    ranks: Ranks


class Unlock(Struct, frozen=True, forbid_unknown_fields=True, tag="unlock"):
    """A locked door is only closed from now on."""

    door: DoorId


class OpenDoor(Struct, frozen=True, forbid_unknown_fields=True, tag="open"):
    """A door opens by itself."""

    door: DoorId


class HurtParty(Struct, frozen=True, forbid_unknown_fields=True, tag="hurt"):
    """Damage to all characters (or to all monsters, or to who opened the door)."""

    value: Formula
    who: Literal["characters", "monsters", "opener"] = "characters"


class Afflict(Struct, frozen=True, forbid_unknown_fields=True, tag="afflict"):
    """A condition for all characters, all monsters or who opened the door (curses: `count` cards
    each). A `lasting` one stays to the end of the scenario."""

    condition: Condition
    who: Literal["characters", "monsters", "opener"] = "characters"
    count: Formula = 1
    lasting: bool = False


class MinusCards(Struct, frozen=True, forbid_unknown_fields=True, tag="minus-cards"):
    """GH-SET-22: -1 cards for every character's modifier deck."""

    count: Count


class InfuseRoom(Struct, frozen=True, forbid_unknown_fields=True, tag="elements"):
    """These elements become Strong."""

    elements: list[Element]


class HealMonsters(Struct, frozen=True, forbid_unknown_fields=True, tag="mend"):
    """Monsters of a type regain hit points."""

    monster: MonsterId
    value: Formula


class GrowHazard(Struct, frozen=True, forbid_unknown_fields=True, tag="terrain"):
    """Overlay tiles appear at a spot's hexes (where no figure, tile or door is)."""

    spot: SpotId
    tile: Literal["hazard", "difficult", "obstacle", "trap"]


class Section(Struct, frozen=True, forbid_unknown_fields=True, tag="section"):
    """Reads a numbered text of the scenario."""

    section: SectionId


class Finish(Struct, frozen=True, forbid_unknown_fields=True, tag="finish"):
    """The scenario is won or lost at once."""

    won: bool


ScenarioEffect: TypeAlias = (
    Spawn
    | Unlock
    | OpenDoor
    | HurtParty
    | Afflict
    | MinusCards
    | InfuseRoom
    | HealMonsters
    | GrowHazard
    | Section
    | Finish
)


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule: `at` a moment of `moments.py`. It acts once, those of rounds as often as
    they say."""

    at: At
    do: list[ScenarioEffect]
    text: Name = field(default_factory=dict)


class TrapDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-OVL-09: `damage` trap stands for 2+L."""

    damage: Formula | None = None
    conditions: list[Condition] = field(default_factory=list)


class ObjectDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-SPE-06, GH-SPE-08: something with hit points: an object to destroy (side foe) or an
    ally to protect (side friend), which may move and attack as a monster does."""

    id: str
    name: Name
    icon: str
    hp: Formula
    side: Literal["foe", "friend"] = "foe"
    move: Count = 0
    attack: Formula = 0
    range: Count = 0
    initiative: Count = 99
    shield: Count = 0


class NamedDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-SPE-10: a monster of its own name and statistics; it acts by the ability cards of the type
    that it is a variant of, on a standee of that type."""

    id: str
    name: Name
    monster: MonsterId
    stats: Stats


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """What a letter of the map stands for (besides floor)."""

    monster: MonsterId = ""
    named: NamedId | Literal[""] = ""
    ranks: Ranks = ("none", "none", "none")
    door: str = ""
    locked: bool = False
    trap: TrapDef | None = None
    treasure: Sum = 0
    goal: str = ""
    plate: str = ""
    marker: str = ""
    object: ObjectId = ""
    counts: tuple[bool, bool, bool] = (True, True, True)
    spot: str = ""
    tile: Literal["", "obstacle", "hazard", "difficult", "corridor"] = ""
    coins: Count = 0


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-CMP-14: what a success gives in a campaign; achievements that it `forgets`; events that
    come into their decks and events it `removes` from them (GH-EVT-11)."""

    gold: int = 0
    xp: int = 0
    reputation: int = 0
    prosperity: int = 0
    achievements: list[AchievementId] = field(default_factory=list)
    forgets: list[AchievementId] = field(default_factory=list)
    items: list[ItemId] = field(default_factory=list)
    designs: list[ItemId] = field(default_factory=list)
    unlocks: list[ScenarioId] = field(default_factory=list)
    events: list[EventId] = field(default_factory=list)
    removes: list[EventId] = field(default_factory=list)


class ScenarioDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-SET-18. The map is rows of hexes, one letter each, a space between; odd rows (the second,
    fourth, ...) stand half a hex to the right and are indented by one space."""

    id: str
    number: Sum
    name: Name
    introduction: Name
    goal: Goal
    map: str
    marks: dict[str, Mark] = field(default_factory=dict)
    monsters: list[MonsterId] = field(default_factory=list)
    conclusion: Name = field(default_factory=dict)
    sections: dict[str, Name] = field(default_factory=dict)
    losses: list[Loss] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    objects: list[ObjectDef] = field(default_factory=list)
    named: list[NamedDef] = field(default_factory=list)
    treasures: dict[str, Contents] = field(default_factory=dict)
    walls: list[tuple[tuple[int, int], tuple[int, int]]] = field(default_factory=list)
    requires: list[str] = field(default_factory=list)
    links: list[ScenarioId] = field(default_factory=list)
    rewards: Reward = Reward()
    place: tuple[int, int] = (0, 0)
