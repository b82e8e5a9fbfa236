"""What passives and lasting effects change: read on query (`rules/cards/modifiers.py`), one
sentence each."""

from typing import Literal, TypeAlias

from msgspec import field

from .terms import Action, Attribute, Space, Strict, Who


class AttackRoll(Strict, frozen=True, tag="attack-roll"):
    """The results of their attack rolls; `magical` makes normal attacks magical (MA-ATK-09)."""

    n: int
    kind: Literal["any", "magical", "normal"] = "any"
    who: Who = "you"


class Against(Strict, frozen=True, tag="against"):
    """The results of attack rolls made against them."""

    n: int
    who: Who = "you"


class Dice(Strict, frozen=True, tag="dice"):
    """More dice for their attacks."""

    high: int = 0
    low: int = 0
    who: Who = "you"


class Armor(Strict, frozen=True, tag="armor"):
    n: int
    who: Who = "you"


class Will(Strict, frozen=True, tag="will"):
    n: int
    who: Who = "you"


class Range(Strict, frozen=True, tag="range"):
    """The range of their ranged abilities (MA-TGT-05)."""

    n: int
    who: Who = "you"


class Most(Strict, frozen=True, tag="most"):
    """The maximum of an attribute."""

    what: Attribute
    n: int
    who: Who = "you"


class CostOf(Strict, frozen=True, tag="cost-of"):
    """What an action costs in stamina, never below 0."""

    action: Action
    n: int
    who: Who = "you"


class Ethereal(Strict, frozen=True, tag="ethereal"):
    who: Who = "you"


class SeesEthereal(Strict, frozen=True, tag="sees-ethereal"):
    """They may target ethereal units."""

    who: Who = "you"


class Immobile(Strict, frozen=True, tag="immobile"):
    who: Who = "you"


class Hidden(Strict, frozen=True, tag="hidden"):
    """They cannot be chosen as a target."""

    who: Who = "you"


class Through(Strict, frozen=True, tag="through"):
    """They move through these (MA-MOV-05); through a chasm by MA-MOV-09."""

    what: Literal["units", "obstacles", "rubble", "doors", "chasm"]
    who: Who = "you"


class Treat(Strict, frozen=True, tag="treat"):
    """They may treat spaces of one type as another (MA-TER-15)."""

    space: Space
    as_: Space = field(name="as")
    who: Who = "you"


class Barred(Strict, frozen=True, tag="barred"):
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
