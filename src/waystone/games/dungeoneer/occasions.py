"""What an effect is told: the moment it comes at and the cause it comes from."""

from typing import Literal

from msgspec import Struct

from .effects import Roll

MomentKind = Literal["calm", "roll", "rolled", "hurt", "dying", "response", "cast"]


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


class Deed(Struct, frozen=True):
    """What a seat does at a moment: plays a card of the hand, uses effect `n` of a thing in
    play, stands up, tips the own hero, drops an escort, attacks a hero, plays a bane or an
    encounter (against seat `n`) of any-moment timing."""

    kind: Literal["card", "use", "stand", "tip", "drop", "attack", "bane", "ambush"]
    thing: str = ""
    n: int = 0


class Cause(Struct):
    """Whose card acts (`by` is "you", DG-GEN-02), at whom, where, and at what moment."""

    by: int
    card: str
    target: int = -1
    at: str = ""
    moment: Moment | None = None
