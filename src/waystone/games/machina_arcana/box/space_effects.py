"""Effects on spaces, doors and tiles."""

from typing import Literal

from .terms import DoorAct, Space, Strict


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


class Explore(Strict, frozen=True, tag="explore"):
    """You explore through the border on which you stand, free."""
