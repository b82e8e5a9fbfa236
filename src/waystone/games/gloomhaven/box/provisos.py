"""Provisos: what must hold for a boost or an ability (`if: target-hurt`, `if: "you-moved:3"`). Each
is written as its tag, and behind a colon its one detail."""

from functools import cache
from typing import Annotated, Literal, TypeAlias, get_args, get_type_hints

import msgspec
from msgspec import Struct

from .notation import Notation
from .words import Condition


class TargetBesideYourAlly(Struct, frozen=True, tag="target-beside-your-ally"):
    """An ally of yours is adjacent to the target."""


class TargetAlone(Struct, frozen=True, tag="target-alone"):
    """The target is adjacent to none of its allies."""


class TargetBesideObstacle(Struct, frozen=True, tag="target-beside-obstacle"):
    """The target is adjacent to an obstacle."""


class TargetHas(Struct, frozen=True, tag="target-has"):
    """The target has a condition."""

    condition: Condition


class TargetHurt(Struct, frozen=True, tag="target-hurt"):
    """The target lacks hit points."""


class TargetUnhurt(Struct, frozen=True, tag="target-unhurt"):
    """The target lacks no hit points."""


class TargetElite(Struct, frozen=True, tag="target-elite"):
    """The target is elite."""


class TargetNormal(Struct, frozen=True, tag="target-normal"):
    """The target is a normal monster."""


class TargetAdjacent(Struct, frozen=True, tag="target-adjacent"):
    """The target is adjacent to you."""


class TargetFar(Struct, frozen=True, tag="target-far"):
    """The target is not adjacent to you."""


class TargetShielded(Struct, frozen=True, tag="target-shielded"):
    """The target has a shield."""


class TargetOwes(Struct, frozen=True, tag="target-owes"):
    """The target has a debt of at least this."""

    debt: int


class FirstAttack(Struct, frozen=True, tag="first-attack"):
    """It is your first attack of the turn."""


class YouHurt(Struct, frozen=True, tag="you-hurt"):
    """You lack hit points."""


class YouHave(Struct, frozen=True, tag="you-have"):
    """You have a condition."""

    condition: Condition


class YouMoved(Struct, frozen=True, tag="you-moved"):
    """You have moved at least so many hexes this turn."""

    hexes: int


class YouStill(Struct, frozen=True, tag="you-still"):
    """You have moved no hex this turn."""


class YouIll(Struct, frozen=True, tag="you-ill"):
    """You have a negative condition."""


class BesideEnemies(Struct, frozen=True, tag="beside-enemies"):
    """At least so many enemies are adjacent to you."""

    count: int


class BesideNoEnemy(Struct, frozen=True, tag="beside-no-enemy"):
    """No enemy is adjacent to you."""


class BesideAlly(Struct, frozen=True, tag="beside-ally"):
    """An ally is adjacent to you."""


class HaveKilled(Struct, frozen=True, tag="killed"):
    """You have killed an enemy this turn."""


class Hand(Struct, frozen=True, tag="hand"):
    """You hold at most so many cards."""

    most: int


class Lost(Struct, frozen=True, tag="lost"):
    """At least so many of your cards are lost."""

    least: int


class Strong(Struct, frozen=True, tag="strong"):
    """An element is Strong."""

    element: Literal["fire", "ice", "air", "earth", "light", "dark"]


class Early(Struct, frozen=True, tag="early"):
    """Your initiative is at most this."""

    initiative: int


class Late(Struct, frozen=True, tag="late"):
    """Your initiative is at least this."""

    initiative: int


class TideHigh(Struct, frozen=True, tag="tide-high"):
    """The tide is at 2 or 3."""


class TideLow(Struct, frozen=True, tag="tide-low"):
    """The tide is at 0 or 1."""


class Sleeve(Struct, frozen=True, tag="sleeve"):
    """At least so many cards are up your sleeve."""

    least: int


OfTarget: TypeAlias = (
    TargetBesideYourAlly | TargetAlone | TargetBesideObstacle | TargetHas | TargetHurt
    | TargetUnhurt | TargetElite | TargetNormal | TargetAdjacent | TargetFar | TargetShielded
    | TargetOwes
)  # fmt: skip
"""What is asked of the target of an attack or an ability."""

OfYou: TypeAlias = (
    FirstAttack | YouHurt | YouHave | YouMoved | YouStill | YouIll | BesideEnemies | BesideNoEnemy
    | BesideAlly | HaveKilled | Hand | Lost | Strong | Early | Late | TideHigh | TideLow | Sleeve
)  # fmt: skip
"""What is asked of the figure that performs an ability."""

Proviso: TypeAlias = OfTarget | OfYou

KINDS: dict[str, type[Proviso]] = {str(k.__struct_config__.tag): k for k in get_args(Proviso)}
TARGETS: tuple[type, ...] = get_args(OfTarget)


@cache
def proviso(text: str) -> Proviso:
    """What `if` means."""
    word, _, detail = text.partition(":")
    kind = KINDS.get(word)
    if kind is None:
        raise ValueError(f"there is no condition '{text}'; there are {', '.join(KINDS)}")
    fields = kind.__struct_fields__
    if bool(fields) != bool(detail):
        wanted = f"'{word}:{fields[0].upper()}'" if fields else f"'{word}'"
        raise ValueError(f"the condition '{text}' is written {wanted}")
    try:
        return msgspec.convert(dict.fromkeys(fields, detail), kind, strict=False)
    except msgspec.ValidationError:
        raise ValueError(f"in the condition '{text}', {_allowed(kind)}") from None


def _allowed(kind: type[Struct]) -> str:
    name, annotation = next(iter(get_type_hints(kind).items()))
    known = get_args(annotation)
    return f"{name} is one of {', '.join(known)}" if known else f"{name} is a whole number"


If: TypeAlias = Annotated[str, Notation(proviso)]
"""A condition in words; empty where there is none."""
