"""The vocabulary of cards. Every effect is a clause ("gain 2 cubes"): it has one interpreter and
one clause in each language (`effect-...` in `locale`). Abilities say when clauses happen,
conditions say whether, prices say for what."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from .conditions import Attribute, Base, Condition, Price, Resource, Slot, Source
from .encounter import (
    AddToDeck,
    AmberCall,
    Bolt,
    Charge,
    Cubes,
    Discard,
    Down,
    Draw,
    EnemyCard,
    Flee,
    Further,
    GainTime,
    Guard,
    Hasten,
    Home,
    Influence,
    Leave,
    Look,
    LoseCubes,
    LoseTime,
    Mark,
    Mill,
    NewWeather,
    Place,
    Raise,
    Recharge,
    Recover,
    Remove,
    Reshuffle,
    Scene,
    Story,
    Tactics,
    Tokens,
    Up,
    WeatherTokens,
)
from .instructions import Instruction
from .requirements import WorldCondition

# ---- effects: tracks and resources


class Damage(Base, frozen=True, tag="damage"):
    n: int = 1


class Udamage(Base, frozen=True, tag="udamage"):
    """Unpreventable damage."""

    n: int = 1


class Heal(Base, frozen=True, tag="heal"):
    n: int = 1


class Terror(Base, frozen=True, tag="terror"):
    n: int = 1


class Calm(Base, frozen=True, tag="calm"):
    n: int = 1


class Tire(Base, frozen=True, tag="tire"):
    """Lose Energy."""

    n: int = 1


class Rouse(Base, frozen=True, tag="rouse"):
    """Gain Energy."""

    n: int = 1


class Gain(Base, frozen=True, tag="gain"):
    what: Resource
    n: int = 1


class Lose(Base, frozen=True, tag="lose"):
    what: Resource
    n: int = 1


class GainItem(Base, frozen=True, tag="gain-item"):
    deck: Literal["a", "b", "c", "d", "e", "consumable"]


class LoseItem(Base, frozen=True, tag="lose-item"):
    """One active item of the slot, any item where none is named."""

    slot: Slot | Literal[""] = ""


# ---- effects: control


class Deal(Base, frozen=True):
    """One way of an "either": pay, then do."""

    do: tuple[Effect, ...]
    pay: tuple[Price, ...] = ()


class Either(Base, frozen=True, tag="either"):
    options: tuple[Deal, ...]


class May(Base, frozen=True, tag="may"):
    do: tuple[Effect, ...]
    pay: tuple[Price, ...] = ()


class UpTo(Base, frozen=True, tag="up-to"):
    """Pay the price 0 to `most` times; `do` once for each, `full` if it was paid `most` times."""

    pay: Price
    most: int
    do: tuple[Effect, ...]
    full: tuple[Effect, ...] = ()


class When(Base, frozen=True, tag="when"):
    condition: Condition | WorldCondition = field(name="if")
    do: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = field(name="else", default=())


class Each(Base, frozen=True, tag="each"):
    """Once for each of something, `most` times at most."""

    of: Source
    do: tuple[Effect, ...]
    most: int = 5


class Face(Base, frozen=True):
    """Faces `least` to `most` of a die."""

    least: int
    most: int
    do: tuple[Effect, ...]


class Roll(Base, frozen=True, tag="roll"):
    faces: tuple[Face, ...]


class Party(Base, frozen=True, tag="party"):
    """TG-SYM-07: each party member."""

    do: tuple[Effect, ...]


class Ally(Base, frozen=True, tag="ally"):
    """Another party member of choice."""

    do: tuple[Effect, ...]


class One(Base, frozen=True, tag="one"):
    """A single party member of choice gets all of it."""

    do: tuple[Effect, ...]


class Everyone(Base, frozen=True, tag="everyone"):
    """TG-JRN-10: each character in play, wherever they are."""

    do: tuple[Effect, ...]


class Whoever(Base, frozen=True, tag="whoever"):
    """A named character, if in play."""

    character: str
    do: tuple[Effect, ...]


class Result(Base, frozen=True):
    """Totals `least` to `most` of a check; on a page of the journal with words of its own."""

    do: tuple[Effect, ...]
    least: int = -99
    most: int = 99
    text: dict[str, str] = {}


class Check(Base, frozen=True, tag="check"):
    """TG-JRN-08: a die, plus `add`, plus the highest of an attribute among the members."""

    results: tuple[Result, ...]
    attribute: Attribute | Literal[""] = ""
    add: int = 0


class Fight(Base, frozen=True, tag="fight"):
    """An encounter with consequences: `won` (victory, flight, green), `lost` (failure, red);
    grey is neither unless `grey` says so."""

    draw: Literal["", "green", "blue", "purple"] = ""
    named: str = ""
    won: tuple[Effect, ...] = ()
    lost: tuple[Effect, ...] = ()
    grey: tuple[Effect, ...] = ()


Effect: TypeAlias = (
    Cubes
    | LoseCubes
    | Up
    | Down
    | Home
    | GainTime
    | LoseTime
    | Bolt
    | Draw
    | Discard
    | Mill
    | Remove
    | Leave
    | Recover
    | Look
    | Place
    | Further
    | Raise
    | Tokens
    | Hasten
    | Charge
    | Recharge
    | Damage
    | Udamage
    | Heal
    | Terror
    | Calm
    | Tire
    | Rouse
    | Gain
    | Lose
    | GainItem
    | LoseItem
    | Guard
    | Either
    | May
    | UpTo
    | When
    | Each
    | Roll
    | Party
    | Ally
    | Flee
    | Tactics
    | Mark
    | Influence
    | EnemyCard
    | AmberCall
    | Reshuffle
    | NewWeather
    | WeatherTokens
    | AddToDeck
    | Scene
    | Story
    | One
    | Everyone
    | Whoever
    | Check
    | Fight
    | Instruction
)
