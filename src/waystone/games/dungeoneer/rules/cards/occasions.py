"""What an effect is told: the moment it comes at and the cause it comes from."""

from typing import TypeAlias

from msgspec import Struct

from ...box.effects import Roll
from ...box.moments import MomentKind
from ...table.state import Declared


class Moment(Struct):
    """What is about to happen, and to whom (`seat`). `hero` tells a hero's die from a monster's;
    `attacked` marks the calm after a declaration of encounters."""

    kind: MomentKind
    seat: int
    on: Roll = "any"
    stat: str = ""
    hero: bool = True
    bonus: int = 0
    die: int = 0
    wounds: int = 0
    cancelled: bool = False
    attacked: bool = False
    played: int = 0


class PlayCard(Struct, frozen=True):
    """DG-CRD-07: a Glory card of the hand."""

    card: str


class UseEffect(Struct, frozen=True):
    """DG-SPC-04: effect `n` of a thing in play."""

    thing: str
    n: int


class StandUp(Struct, frozen=True):
    """DG-SPC-05."""


class Tip(Struct, frozen=True):
    """DG-VAR-18."""


class DropEscort(Struct, frozen=True):
    """DG-QCA-22."""

    quest: str


class AttackHero(Struct, frozen=True):
    """DG-BAT-01, DG-SPC-06."""

    hero: str


class CastBane(Struct, frozen=True):
    """DG-SPC-02: a bane of any-moment timing."""

    card: str


class Ambush(Struct, frozen=True):
    """DG-AMB-13: an encounter of any-moment timing."""

    entry: Declared


Deed: TypeAlias = PlayCard | UseEffect | StandUp | Tip | DropEscort | AttackHero | CastBane | Ambush


class Cause(Struct):
    """Whose card acts (`by` is "you", DG-GEN-02), at whom, where, and at what moment."""

    by: int
    card: str
    target: int = -1
    at: str = ""
    moment: Moment | None = None
