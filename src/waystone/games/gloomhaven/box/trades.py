"""What only the sealed classes do: debts, ills handed on, the tide, cards up a sleeve."""

from typing import Literal

from msgspec import Struct

from .amounts import Amount
from .words import Count


class Mark(Struct, frozen=True, forbid_unknown_fields=True, tag="mark"):
    """Debt on enemies: tokens that stay until they are collected."""

    value: Amount = 1
    who: Literal["enemy", "enemies", "adjacent-enemies", "target"] = "enemy"
    range: Count = 1
    targets: Count = 1


class Collect(Struct, frozen=True, forbid_unknown_fields=True, tag="collect"):
    """Each suffers damage equal to its debt and owes nothing any more."""

    who: Literal["enemy", "enemies", "adjacent-enemies", "target"] = "enemy"
    range: Count = 1
    targets: Count = 1
    xp_each: Count = 0


class HandOn(Struct, frozen=True, forbid_unknown_fields=True, tag="hand-on"):
    """All negative conditions of one figure go over to another that can have them: one's own to
    an enemy, an ally's to oneself (`source` ally, `to` self) or on to an enemy."""

    source: Literal["self", "ally"] = "self"
    to: Literal["enemy", "self"] = "enemy"
    range: Count = 1


class HoldTide(Struct, frozen=True, forbid_unknown_fields=True, tag="hold-tide"):
    """The tide of the next round is the tide of this one."""


class Palm(Struct, frozen=True, forbid_unknown_fields=True, tag="palm"):
    """Cards of the own modifier discard pile go up the sleeve; one of them may be played instead
    of drawing for an attack."""

    count: Count = 1
