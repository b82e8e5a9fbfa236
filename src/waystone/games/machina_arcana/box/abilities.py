"""Abilities: what cards let one do, what they change, what they answer."""

from typing import Literal, TypeAlias

from msgspec import field

from .conditions import Condition
from .effects import Effect
from .modifiers import Modifier
from .terms import Cost, Space, Strict, Target

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


class Active(Strict, frozen=True, tag="active"):
    """MA-ABI-03, with a cost. `progress` N: every use is a token, the Nth resolves it."""

    effects: list[Effect]
    cost: Cost = Cost()
    target: Target | None = None
    progress: int = 0


class Passive(Strict, frozen=True, tag="passive"):
    """Always on while in play; `while`: only as long as a condition holds."""

    mods: list[Modifier]
    cond: Condition | None = field(default=None, name="while")


class Enters(Strict, frozen=True, tag="enters"):
    """When it enters play."""

    effects: list[Effect]


class When(Strict, frozen=True, tag="when"):
    """Each time the trigger happens to the owner (for cards nobody owns: to any explorer).
    `progress` N: every time is a token, the Nth resolves it."""

    trigger: Trigger
    effects: list[Effect]
    space: Space | None = None
    cond: Condition | None = field(default=None, name="if")
    progress: int = 0


Ability: TypeAlias = Active | Passive | Enters | When
