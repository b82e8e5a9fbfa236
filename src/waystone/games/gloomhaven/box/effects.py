"""The vocabulary of cards, items, monsters and scenarios: what an action is made of.

An action (one half of a card) is a list of abilities. Every ability type has one interpreter and
one sentence in each language (`effect-...` in `locale`). On a character's card and an item the
numbers are absolute; on a monster's ability card and for a summon the numbers of `move`, `attack`
and `range` are added to those of its statistics.
"""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .amounts import Amount
from .lasting import Flying, Guarded, HealBonus, Immune, MoveBonus, Retaliate, Shield, Ward
from .provisos import If
from .trades import Collect, HandOn, HoldTide, Mark, Palm
from .words import Condition, Count, Element, Hexes, Ranks, Who


class Boost(Struct, frozen=True, forbid_unknown_fields=True, rename={"if_": "if"}):
    """Improves the ability it stands on. With `consume` the user may use up these elements for
    it; with `if` it applies on its own to each target (or to the ability) where that holds.
    `then` are abilities performed after the improved one."""

    consume: list[Element] = field(default_factory=list)
    if_: If = ""
    value: Amount = 0
    range: Count = 0
    targets: Count = 0
    pierce: Count = 0
    push: Count = 0
    pull: Count = 0
    conditions: list[Condition] = field(default_factory=list)
    advantage: bool = False
    double: bool = False
    jump: bool = False
    area: Hexes = ()
    infuse: list[Element] = field(default_factory=list)
    xp: Count = 0
    then: "list[Ability]" = field(default_factory=list)


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """Move `value` hexes. `through`: afterwards these abilities against every enemy moved through
    (who: target)."""

    value: Amount = 0
    jump: bool = False
    fly: bool = False
    boosts: list[Boost] = field(default_factory=list)
    through: "list[Ability]" = field(default_factory=list)


class Attack(Struct, frozen=True, forbid_unknown_fields=True, tag="attack"):
    """`range` 0 is melee (on a monster's card: as its statistics say); with `range_plus` a
    monster's range changes. `targets` 0 means every enemy within range. `area` is the
    pattern of red hexes as axial offsets [q, r]: with `range` 0 the attacker stands on [0, 0],
    otherwise [0, 0] is just one of the red hexes. `melee` makes a monster's attack melee whatever
    its statistics say."""

    value: Amount = 0
    range: Count = 0
    range_plus: int = 0
    melee: bool = False
    targets: Count = 1
    area: Hexes = ()
    pierce: Count = 0
    push: Count = 0
    pull: Count = 0
    conditions: list[Condition] = field(default_factory=list)
    advantage: bool = False
    disadvantage: bool = False
    xp_each: Count = 0
    infuse: list[Element] = field(default_factory=list)
    boosts: list[Boost] = field(default_factory=list)


class Heal(Struct, frozen=True, forbid_unknown_fields=True, tag="heal"):
    """GH-HEA-01: figures regain hit points, and may gain conditions."""

    value: Amount
    who: Who = "self-or-ally"
    range: Count = 1
    targets: Count = 1
    conditions: list[Condition] = field(default_factory=list)
    boosts: list[Boost] = field(default_factory=list)


class Give(Struct, frozen=True, forbid_unknown_fields=True, tag="give"):
    """Conditions without an attack."""

    conditions: list[Condition]
    who: Who = "enemy"
    range: Count = 1
    targets: Count = 1
    boosts: list[Boost] = field(default_factory=list)


class Cleanse(Struct, frozen=True, forbid_unknown_fields=True, tag="cleanse"):
    """Takes all negative conditions (but curse) off."""

    who: Who = "self"
    range: Count = 1
    targets: Count = 1


class Shove(Struct, frozen=True, forbid_unknown_fields=True, tag="shove"):
    """Push or pull without an attack."""

    push: Count = 0
    pull: Count = 0
    who: Who = "enemy"
    range: Count = 1
    targets: Count = 1


class Harm(Struct, frozen=True, forbid_unknown_fields=True, tag="harm"):
    """Damage that is no attack: no modifier card, no shield. On oneself or allies it is a cost
    and cannot be skipped."""

    value: Amount
    who: Who = "enemy"
    range: Count = 1
    targets: Count = 1
    boosts: list[Boost] = field(default_factory=list)


class Loot(Struct, frozen=True, forbid_unknown_fields=True, tag="loot"):
    """GH-LOO-01: everything within range and in sight."""

    range: Count = 1


class Infuse(Struct, frozen=True, forbid_unknown_fields=True, tag="infuse"):
    """An infusion that belongs to a place in the order; a bare symbol is `infuse` of the
    action instead. On monsters' cards always this one."""

    elements: list[Element]


class Summon(Struct, frozen=True, forbid_unknown_fields=True, tag="summon"):
    """`what` is an id of `summons` of the class, or (for monsters) a monster type with its rank
    for 2, 3 and 4 characters."""

    what: str
    count: Count = 1
    ranks: Ranks = ("normal", "normal", "normal")


class Recover(Struct, frozen=True, forbid_unknown_fields=True, tag="recover"):
    """Cards from a pile to the hand: one's own, or those of one ally in range. GH-REC-05: the text
    says from which pile."""

    count: Count = 1
    pile: Literal["discard", "lost"] = "discard"
    who: Literal["self", "ally"] = "self"
    range: Count = 1


class Refresh(Struct, frozen=True, forbid_unknown_fields=True, tag="refresh"):
    """GH-REC-03: so many spent or consumed items can be used again."""

    count: Count = 1
    items: Literal["spent", "consumed", "any"] = "spent"
    who: Literal["self", "ally"] = "self"
    range: Count = 1


class LoseCards(Struct, frozen=True, forbid_unknown_fields=True, tag="lose-cards"):
    """A price: cards of the own hand (or discard pile) are lost, or only discarded. With
    `optional` the following abilities of the action happen only if it is paid."""

    count: Count = 1
    pile: Literal["hand", "discard"] = "hand"
    to: Literal["lost", "discard"] = "lost"
    optional: bool = True


class Experience(
    Struct, frozen=True, forbid_unknown_fields=True, tag="experience", rename={"if_": "if"}
):
    """Experience, if its condition holds (GH-EXP-02)."""

    value: Count = 1
    if_: If = ""


class Trap(Struct, frozen=True, forbid_unknown_fields=True, tag="trap"):
    """Creates a trap in an empty hex within range."""

    damage: Amount = 0
    conditions: list[Condition] = field(default_factory=list)
    range: Count = 1
    count: Count = 1


class DisarmTrap(Struct, frozen=True, forbid_unknown_fields=True, tag="disarm-trap"):
    """Removes a trap within range; `xp` if one was removed."""

    range: Count = 1
    xp: Count = 0


class Obstacle(Struct, frozen=True, forbid_unknown_fields=True, tag="obstacle"):
    """Creates an obstacle in an empty hex, destroys one (`what: destroy`), or moves one (`what:
    move`) up to `steps` hexes to an empty hex."""

    what: Literal["create", "destroy", "move"] = "create"
    range: Count = 1
    steps: Count = 1
    count: Count = 1


class Teleport(Struct, frozen=True, forbid_unknown_fields=True, tag="teleport"):
    """To any empty hex within range, without a path; `who` ally moves one ally instead."""

    range: Count
    who: Literal["self", "ally"] = "self"


class Swap(Struct, frozen=True, forbid_unknown_fields=True, tag="swap"):
    """Changes places with a figure within range."""

    who: Literal["ally", "enemy"] = "ally"
    range: Count = 1


class Grant(Struct, frozen=True, forbid_unknown_fields=True, tag="grant"):
    """Another figure performs these abilities as if it were its own action; the owner of an ally
    chooses, for an enemy or a summon you choose."""

    abilities: "list[Ability]"
    who: Literal["ally", "summon", "enemy"] = "ally"
    range: Count = 3


class Kill(Struct, frozen=True, forbid_unknown_fields=True, tag="kill"):
    """One enemy dies (with at most `most_hp` left); a boss or a named monster never does."""

    rank: Literal["normal", "any"] = "normal"
    range: Count = 1
    most_hp: Count = 0


class Choice(Struct, frozen=True, forbid_unknown_fields=True, tag="choice"):
    """One of several lists of abilities."""

    options: "list[list[Ability]]"


class When(Struct, frozen=True, forbid_unknown_fields=True, tag="when", rename={"if_": "if"}):
    """Abilities that happen only if a condition holds now, or if elements are consumed."""

    abilities: "list[Ability]"
    if_: If = ""
    consume: list[Element] = field(default_factory=list)


class Special(Struct, frozen=True, forbid_unknown_fields=True, tag="special"):
    """A boss's special 1 or 2, from its statistic card."""

    number: Literal[1, 2]


class Reveal(Struct, frozen=True, forbid_unknown_fields=True, tag="reveal"):
    """Opens the nearest closed door that is not locked."""


# ---- lasting bonuses: they run while the card lies in the active area, the monster's round
# lasts, or the item is worn


class AttackBonus(Struct, frozen=True, forbid_unknown_fields=True, tag="attack-bonus"):
    """Improves attacks while it runs; a circle is used by each attack that it improves."""

    boost: Boost
    who: Literal["self", "adjacent-allies", "party", "summons"] = "self"
    kind: Literal["any", "melee", "ranged"] = "any"


class Trigger(Struct, frozen=True, forbid_unknown_fields=True, tag="trigger", rename={"if_": "if"}):
    """Each time `at` happens, perform `do` (for `target`: the other figure of that moment).
    A circle is used each time."""

    at: Literal[
        "turn-start",
        "turn-end",
        "attack",
        "attacked",
        "damaged",
        "kill",
        "move",
        "heal",
        "loot",
        "long-rest",
        "short-rest",
        "lose-card",
        "infuse",
        "summon-dies",
        "ally-attacked",
    ]
    do: "list[Ability]"
    if_: If = ""


Bonus: TypeAlias = (
    Shield
    | Retaliate
    | AttackBonus
    | MoveBonus
    | HealBonus
    | Ward
    | Guarded
    | Immune
    | Flying
    | Trigger
)

Ability: TypeAlias = (
    Move
    | Attack
    | Heal
    | Give
    | Cleanse
    | Shove
    | Harm
    | Loot
    | Infuse
    | Summon
    | Recover
    | Refresh
    | LoseCards
    | Experience
    | Trap
    | DisarmTrap
    | Obstacle
    | Teleport
    | Swap
    | Grant
    | Kill
    | Choice
    | When
    | Special
    | Reveal
    | Mark
    | Collect
    | HandOn
    | HoldTide
    | Palm
    | Bonus
)

BONUSES = (
    Shield,
    Retaliate,
    AttackBonus,
    MoveBonus,
    HealBonus,
    Ward,
    Guarded,
    Immune,
    Flying,
    Trigger,
)


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of an ability card. `stays` round or persistent keeps the card in the active area as
    long as its bonuses (or its summon) last; `circles` are use circles with the experience on each;
    a persistent bonus without circles runs to the end of the scenario. GH-GEN-08: it may hold
    several abilities; an attack action is one that holds an attack."""

    abilities: list[Ability]
    lost: bool = False
    stays: Literal["", "round", "persistent"] = ""
    circles: list[int] = field(default_factory=list)
    xp: Count = 0
    infuse: list[Element] = field(default_factory=list)
    unrecoverable: bool = False
