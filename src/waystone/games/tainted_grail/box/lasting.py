"""Rules that last: of an event for its day, of a Condition or a Secret as long as it is held."""

from typing import Literal, TypeAlias

from .conditions import Base
from .requirements import Seal, Side


class TravelCost(Base, frozen=True, tag="travel-cost"):
    """Travel costs each character n Energy more (less below 0)."""

    n: int = 1


class ChoiceCost(Base, frozen=True, tag="choice-cost"):
    """Choices of an exploration that cost Energy cost n more."""

    n: int = 1


class Forbid(Base, frozen=True, tag="forbid"):
    """An action is impossible; only in Locations with a seal or on a side, if one is named."""

    action: Literal["explore", "travel", "location", "guidestone", "fight", "ability"]
    seal: Seal | Literal[""] = ""
    side: Side | Literal[""] = ""


class RestMore(Base, frozen=True, tag="rest"):
    """Rest leaves n Energy more (less below 0)."""

    n: int = 1


class HarshNight(Base, frozen=True, tag="night"):
    """A night in the Wyrdness costs so much more Health and brings so much more Terror."""

    health: int = 0
    terror: int = 0


class SafeNight(Base, frozen=True, tag="safe-night"):
    """The Wyrdness does no harm at night."""


class StillGuardians(Base, frozen=True, tag="still-guardians"):
    """No die is rolled for Guardians."""


class BoldGuardians(Base, frozen=True, tag="bold-guardians"):
    """A Guardian that moves onto characters is met at once."""


class NoVisions(Base, frozen=True, tag="no-visions"):
    pass


class ForcedVisions(Base, frozen=True, tag="forced-visions"):
    """TG-CMP-07: Visions must be read."""


class MealMore(Base, frozen=True, tag="meal"):
    """Eating at the end of the day brings n Health more."""

    n: int = 1


class StoneCost(Base, frozen=True, tag="stone-cost"):
    """Activating a Guidestone costs n Energy more (less below 0)."""

    n: int = 1


class Cheaper(Base, frozen=True, tag="cheaper"):
    """Prices of Location actions in Wealth are n lower, but not below 1."""

    n: int = 1


class Glimpse(Base, frozen=True, tag="glimpse"):
    """New Locations are laid with their clear side up."""


WorldRule: TypeAlias = (
    TravelCost
    | ChoiceCost
    | Forbid
    | RestMore
    | HarshNight
    | SafeNight
    | StillGuardians
    | BoldGuardians
    | NoVisions
    | ForcedVisions
    | MealMore
    | StoneCost
    | Cheaper
    | Glimpse
)
