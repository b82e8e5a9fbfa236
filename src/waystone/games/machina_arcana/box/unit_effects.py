"""Effects on units: attacks, attributes, movement."""

from typing import Literal

from .terms import Attribute, Space, Strict, Who


class Attack(Strict, frozen=True, tag="attack"):
    """MA-GEN-12: so many high and low dice, one roll against all of them (MA-ATK-08)."""

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
    """They may move so many spaces themselves (MA-EX-26, MA-EX-27, MA-EX-30)."""

    n: int
    who: Who = "you"


class Shift(Strict, frozen=True, tag="shift"):
    """You move them up to so many spaces (MA-EX-28, MA-EX-31)."""

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
