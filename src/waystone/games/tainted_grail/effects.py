"""The vocabulary of cards. Every effect is a clause ("gain 2 cubes"): it has one interpreter
(in `apply.py`) and one clause in each language (`effect-...` in `locale`). Abilities say when
clauses happen, conditions say whether, prices say for what."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

Attribute = Literal["aggression", "courage", "practicality", "empathy", "caution", "spirituality"]
ATTRIBUTES: tuple[Attribute, ...] = (
    "aggression",
    "courage",
    "practicality",
    "empathy",
    "caution",
    "spirituality",
)
"""TG-DEV-11: the first three are the keys of combat, the others those of diplomacy; a pair is
n and n + 3."""

Slot = Literal["weapon", "armour", "shield", "relic"]
Colour = Literal["red", "grey", "green"]
Resource = Literal["food", "wealth", "magic", "xp"]
Subtype = Literal["", "candle", "arrow"]
Source = Literal[
    "pool",
    "time",
    "health",
    "missing-health",
    "terror",
    "energy",
    "food",
    "wealth",
    "magic",
    "hand",
    "deck",
    "discard",
    "sequence",
    "own-cards",
    "passives",
    "candles",
    "arrows",
    "played",
    "attribute-keys",
    "magic-keys",
    "own-keys",
    "tokens",
    "charges",
    "members",
    "markers",
    "weapons",
]
Kind = Literal[
    "damage", "udamage", "cubes", "down", "time", "terror", "energy", "discard", "mill", "remove"
]
"""What an attack or a reaction is made of, as far as it can be added to or cancelled."""


class Base(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause."""


# ---- conditions (`is:` names the type)


class Count(Base, frozen=True, tag_field="is", tag="count"):
    """So many of something: `least` and `most` are the bounds."""

    of: Source
    least: int = 0
    most: int = 99


class Affinity(Base, frozen=True, tag_field="is", tag="affinity"):
    """The Affinity marker stands on this colour."""

    colour: Colour


class Has(Base, frozen=True, tag_field="is", tag="has"):
    """An active item of a slot."""

    slot: Slot


class Able(Base, frozen=True, tag_field="is", tag="able"):
    """The active character's attribute is at least that."""

    attribute: Attribute
    least: int = 1


class Follows(Base, frozen=True, tag_field="is", tag="follows"):
    """The card before this one in the Sequence is a Candle or an Arrow."""

    subtype: Subtype


Condition: TypeAlias = Count | Affinity | Has | Able | Follows


# ---- prices


class Price(Base, frozen=True):
    """TG-SEQ-27: Energy, Health, Terror and cards by the active character; Food, Wealth and
    Magic by any member."""

    what: Literal[
        "energy",
        "health",
        "terror",
        "food",
        "wealth",
        "magic",
        "card",
        "cube",
        "time",
        "charge",
    ]
    n: int = 1


# ---- effects: cubes, affinity, time


class Cubes(Base, frozen=True, tag="cubes"):
    n: int = 1


class LoseCubes(Base, frozen=True, tag="lose-cubes"):
    n: int = 1


class Up(Base, frozen=True, tag="up"):
    n: int = 1


class Down(Base, frozen=True, tag="down"):
    n: int = 1


class Home(Base, frozen=True, tag="home"):
    """The Affinity marker goes back to its start step."""


class GainTime(Base, frozen=True, tag="time"):
    n: int = 1


class LoseTime(Base, frozen=True, tag="lose-time"):
    n: int = 1


class Bolt(Base, frozen=True, tag="bolt"):
    """Only as an Encounter Bonus: it permits a further card (TG-DIP-14)."""


# ---- effects: cards


class Draw(Base, frozen=True, tag="draw"):
    n: int = 1


class Discard(Base, frozen=True, tag="discard"):
    """From the hand, by choice."""

    n: int = 1


class Mill(Base, frozen=True, tag="mill"):
    """From the top of the own deck."""

    n: int = 1


class Remove(Base, frozen=True, tag="remove"):
    """TG-SYM-08: the last card of the Sequence, n times."""

    n: int = 1


class Leave(Base, frozen=True, tag="leave"):
    """This card goes to its owner's discard pile."""


class Recover(Base, frozen=True, tag="recover"):
    """From the own discard pile to the hand, by choice."""

    n: int = 1


class Look(Base, frozen=True, tag="look"):
    """Look at the top n cards of the own deck, take one, put the others at the bottom."""

    n: int = 3


class Place(Base, frozen=True, tag="place"):
    """TG-SEQ-13: put the top card of the deck or the discard pile, or a card of the hand, at
    the end of the Sequence; `effects` says whether its keys and its ability apply."""

    source: Literal["deck", "discard", "hand"] = field(name="from", default="deck")
    effects: bool = True


class Further(Base, frozen=True, tag="further"):
    """In this activation n further cards may be played without lightning."""

    n: int = 1


class Raise(Base, frozen=True, tag="raise"):
    """For the rest of the activation an attribute counts as n higher."""

    attribute: Attribute
    n: int = 1


# ---- effects: timers and charges


class Tokens(Base, frozen=True, tag="tokens"):
    """Time tokens on this card."""

    n: int = 1


class Hasten(Base, frozen=True, tag="hasten"):
    """Remove n time tokens from a card of choice; the last one to leave fires its Delayed
    ability."""

    n: int = 1
    candle: bool = False


class Charge(Base, frozen=True, tag="charge"):
    """Charges on this card."""

    n: int = 1


class Recharge(Base, frozen=True, tag="recharge"):
    """Charges on a card of choice that has a "spend charges" ability in sight."""

    n: int = 1


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


# ---- effects: defence


class Guard(Base, frozen=True, tag="guard"):
    """Cancel n in the enemy's attack or reaction of this activation."""

    what: Kind
    n: int = 1


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
    condition: Condition = field(name="if")
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


# ---- effects: the enemy


class Flee(Base, frozen=True, tag="flee"):
    """TG-COM-12: the enemy flees."""


class Tactics(Base, frozen=True, tag="tactics"):
    """The enemy makes its tactical attack."""


class Mark(Base, frozen=True, tag="mark"):
    """Markers on the encounter card."""

    n: int = 1


class Influence(Base, frozen=True, tag="influence-tokens"):
    """Time tokens on the encounter card (TG-CLA-06)."""

    n: int = 1


class EnemyCard(Base, frozen=True, tag="enemy-card"):
    """TG-CLA-05: the top card of the enemy's deck goes to the end of the Sequence."""

    effects: bool = True


class AmberCall(Base, frozen=True, tag="call-spawn"):
    """TG-VEN-09."""


class Reshuffle(Base, frozen=True, tag="reshuffle"):
    """A King's Reshuffle (TG-CLA-09, TG-VEN-11, TG-NON-09)."""


class NewWeather(Base, frozen=True, tag="new-weather"):
    """TG-NON-08: the current weather ends and the next comes."""


class WeatherTokens(Base, frozen=True, tag="weather-tokens"):
    """Time tokens on the weather card, one more for each member above the first."""

    n: int = 2


class AddToDeck(Base, frozen=True, tag="add-to-deck"):
    """TG-FIN-01: cards go under the boss's deck."""

    cards: tuple[str, ...]


class Scene(Base, frozen=True, tag="scene"):
    """TG-FIN-06: the scene die is turned to a value."""

    to: int


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
)


# ---- what changes an attack or reaction (TG-EAM)


class Add(Base, frozen=True, tag="add"):
    """TG-EAM-01 to 04: the attack has this as well."""

    effect: Damage | Udamage | LoseCubes | Down | LoseTime | Terror | Tire | Discard | Mill | Remove


class Cancel(Base, frozen=True, tag="cancel"):
    """TG-EAM-06: n of each matching effect."""

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


class Loose(Base, frozen=True, tag="loose"):
    """Further cards need no lightning (TG-STM-02)."""


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


Lasting: TypeAlias = (
    Skilled | Loose | Nimble | Keep | Opening | Rally | Steady | Poise | Harder | Favour
)


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
)
