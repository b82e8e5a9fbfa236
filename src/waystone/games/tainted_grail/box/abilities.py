"""When effects happen: abilities of cards, skills, items and characters; what changes an attack;
rules that last; traits of enemies."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .conditions import Attribute, Base, Kind, Price
from .effects import Damage, Effect, Terror, Tire, Udamage
from .encounter import Discard, Down, LoseCubes, LoseTime, Mill, Remove

# ---- what changes an attack or reaction (TG-EAM)


class Add(Base, frozen=True, tag="add"):
    """TG-EAM-01 to 04: the attack has this as well."""

    effect: Damage | Udamage | LoseCubes | Down | LoseTime | Terror | Tire | Discard | Mill | Remove


class Cancel(Base, frozen=True, tag="cancel"):
    """TG-EAM-06: n of each matching effect. TG-EAM-11: mostly of damage, or of steps down."""

    what: Kind
    n: int = 1


class Ignore(Base, frozen=True, tag="ignore"):
    """TG-EAM-09: the whole attack or reaction."""


class Convert(Base, frozen=True, tag="convert"):
    """Damage, unpreventable too, becomes as much of something else."""

    into: Literal["terror", "cubes", "energy", "discard", "mill", "down"]
    most: int = 99


class Counter(Base, frozen=True, tag="counter"):
    """If damage was suffered in this attack: these effects follow it."""

    do: tuple[Effect, ...]


Mod: TypeAlias = Add | Cancel | Ignore | Convert | Counter


# ---- lasting rules


class Skilled(Base, frozen=True, tag="skilled"):
    """An attribute counts as n higher."""

    attribute: Attribute
    n: int = 1


class Nimble(Base, frozen=True, tag="nimble"):
    """The second card of an activation needs no lightning."""


class Keep(Base, frozen=True, tag="keep"):
    """Keep n more cards at the end of the round."""

    n: int = 1


class Opening(Base, frozen=True, tag="opening"):
    """Draw n more cards at the start of an encounter."""

    n: int = 1


class Rally(Base, frozen=True, tag="rally"):
    """Draw n more cards at the end of the round."""

    n: int = 1


class Steady(Base, frozen=True, tag="steady"):
    """This card cannot be removed."""


class Poise(Base, frozen=True, tag="poise"):
    """No tactical attack when you play no card."""


class Harder(Base, frozen=True, tag="harder"):
    """Weather: requirements of an attribute are n higher (lower below 0)."""

    attribute: Attribute
    n: int = 1


class Favour(Base, frozen=True, tag="favour"):
    """Weather: the Encounter Bonus of an attribute gives this as well."""

    attribute: Attribute
    do: tuple[Effect, ...]


Lasting: TypeAlias = Skilled | Nimble | Keep | Opening | Rally | Steady | Poise | Harder | Favour

# ---- abilities (`when:` names the type)


Limit = Literal["", "flip", "discard", "encounter", "activation"]
"""How often: `flip` an item till the end of the encounter, `discard` it, once an encounter, once
an activation, or as often as it can be paid."""

Event = Literal[
    "first-card",
    "further-card",
    "third-card",
    "candle",
    "arrow",
    "magic-key",
    "delayed",
    "removed",
    "damaged",
    "no-card",
    "victory",
    "green",
    "panic",
]


class OnPlay(Base, frozen=True, tag_field="when", tag="play"):
    do: tuple[Effect, ...]


class Delayed(Base, frozen=True, tag_field="when", tag="delay"):
    do: tuple[Effect, ...]


class OnEnemy(Base, frozen=True, tag_field="when", tag="enemy"):
    """On a card: it happens. On an item or skill: the owner may, within the limit."""

    do: tuple[Mod, ...]
    limit: Limit = ""
    pay: tuple[Price, ...] = ()


class Before(Base, frozen=True, tag_field="when", tag="before"):
    do: tuple[Effect, ...]


class After(Base, frozen=True, tag_field="when", tag="after"):
    do: tuple[Effect, ...]


class IfRemoved(Base, frozen=True, tag_field="when", tag="removed"):
    do: tuple[Effect, ...]


class Charges(Base, frozen=True, tag_field="when", tag="charges"):
    """TG-SEQ-28: spend charges at any moment of an activation."""

    do: tuple[Effect, ...]
    spend: int = 1


class Use(Base, frozen=True, tag_field="when", tag="use"):
    """Items and skills: at any moment of the owner's own activation (TG-ITM-13)."""

    do: tuple[Effect, ...]
    limit: Limit = ""
    pay: tuple[Price, ...] = ()
    only: Literal["", "combat", "diplomacy"] = ""


class Always(Base, frozen=True, tag_field="when", tag="always"):
    do: tuple[Lasting, ...]


class Trigger(Base, frozen=True, tag_field="when", tag="trigger"):
    """Skills: something the owner does in the own activation brings something."""

    on: Event
    do: tuple[Effect, ...]
    limit: Literal["", "encounter", "activation"] = ""


class AtStart(Base, frozen=True, tag_field="when", tag="start"):
    """At the start of an encounter."""

    do: tuple[Effect, ...]
    only: Literal["", "combat", "diplomacy"] = ""


class Action(Base, frozen=True, tag_field="when", tag="action"):
    """An own action at midday (TG-ACT-20)."""

    do: tuple[Effect, ...]
    pay: tuple[Price, ...] = ()
    daily: bool = False


class Dawn(Base, frozen=True, tag_field="when", tag="dawn"):
    """TG-DAY-01: at the start of the day; `may`: if the owner likes."""

    do: tuple[Effect, ...]
    pay: tuple[Price, ...] = ()
    may: bool = False


class Dusk(Base, frozen=True, tag_field="when", tag="dusk"):
    """TG-DAY-09: at the end of the day; `may`: if the owner likes."""

    do: tuple[Effect, ...]
    pay: tuple[Price, ...] = ()
    may: bool = False


class Weakness(Base, frozen=True, tag_field="when", tag="weakness"):
    """TG-ACT-22: what befalls the character by itself."""

    on: Literal["enter-settlement", "enter-wyrd", "travel", "night-wyrd", "guardian-near"]
    do: tuple[Effect, ...]


Ability: TypeAlias = (
    OnPlay
    | Delayed
    | OnEnemy
    | Before
    | After
    | IfRemoved
    | Charges
    | Use
    | Always
    | Trigger
    | AtStart
    | Action
    | Dawn
    | Dusk
    | Weakness
)


# ---- traits of enemies (`is:` names the type)


class Attrition(Base, frozen=True, tag="attrition"):
    pass


class Trap(Base, frozen=True, tag="trap"):
    pass


class Agile(Base, frozen=True, tag="agile"):
    pass


class Sunder(Base, frozen=True, tag="sunder"):
    pass


class Terrifying(Base, frozen=True, tag="terrifying"):
    pass


class Weariness(Base, frozen=True, tag="weariness"):
    least: int
    most: int
    do: tuple[Effect, ...]


class Greedy(Base, frozen=True, tag="greedy"):
    pass


class Disheartening(Base, frozen=True, tag="disheartening"):
    pass


class InfluenceTrait(Base, frozen=True, tag="influence"):
    """TG-CLA-06: starts with so many tokens; when the last leaves, the effects, and the tokens
    are put on again."""

    tokens: int
    do: tuple[Effect, ...]


class AmberCallTrait(Base, frozen=True, tag="amber-call"):
    pass


class AmberSpawnTrait(Base, frozen=True, tag="amber-spawn"):
    """TG-VEN-04: an ordinary encounter that starts with these Spawn."""

    spawn: tuple[str, ...]


class ChangingWeather(Base, frozen=True, tag="changing-weather"):
    """TG-NON-06: the weather deck from top to bottom."""

    weather: tuple[str, ...]


class Habit(Base, frozen=True, tag="habit"):
    """TG-TRT-09: a trait with its own text; at the start, before or after each attack."""

    at: Literal["start", "before", "after"]
    do: tuple[Effect, ...]


class StoryScenes(Base, frozen=True, tag="story-scenes"):
    """TG-FIN-05: after an attack that finds so many cubes in the pool (so many steps up the
    Affinity track) the next scene is read; `verse` leads to it by the scene die."""

    verse: str
    at: tuple[int, ...]


Trait: TypeAlias = (
    Attrition
    | Trap
    | Agile
    | Sunder
    | Terrifying
    | Weariness
    | Greedy
    | Disheartening
    | InfluenceTrait
    | AmberCallTrait
    | AmberSpawnTrait
    | ChangingWeather
    | Habit
    | StoryScenes
)
