"""The vocabulary of cards. A *trait* works by itself while its card is in play; an *act* happens
once; a *use* is an act that a readied card offers for a price; a *trigger* makes acts happen at a
named occasion. Each type has one interpreter (traits in `stats.py` and where they are asked for,
acts in `acts.py`) and one sentence in each language (`effect-...` in `locale`)."""

from typing import Literal, TypeAlias

from msgspec import Struct

Stat = Literal["melee", "magic", "speed"]
AnyStat = Literal["melee", "magic", "speed", "all"]
Roll = Literal["any", "attack", "counter", "battle", "threat"]
Who = Literal["you", "target", "here", "rivals"]
Class = Literal["boon", "treasure", "bane", "encounter"]
Place = Literal["", "tunnel", "room", "gloomy"]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What every effect is."""


# ---- traits


class Bonus(Effect, frozen=True, tag="bonus"):
    """A modifier of a stat, derived when the stat is asked for. `against` is a kind of monster;
    `per` counts Wrath tokens, attackers of the same name this turn, or quests done."""

    stat: AnyStat
    amount: int
    on: Roll = "any"
    against: str = ""
    per: Literal["", "wrath", "twin", "quest"] = ""
    place: Place = ""


class Limits(Effect, frozen=True, tag="limits"):
    boons: int = 0
    treasures: int = 0


class Cheaper(Effect, frozen=True, tag="cheaper"):
    """Cards of this class cost their player less Glory."""

    card: Class
    amount: int


class Surefoot(Effect, frozen=True, tag="surefoot"):
    """Passes this kind of exit or obstacle without a test."""

    what: Literal["blocked", "trap", "spikes", "pit"]


class Ties(Effect, frozen=True, tag="ties"):
    """Equal totals are a hit of this side in these rolls."""

    on: Literal["attack", "counter"]


class Stride(Effect, frozen=True, tag="stride"):
    """More (or fewer) AP at Reset without being faster."""

    amount: int


class Forage(Effect, frozen=True, tag="forage"):
    """More Glory from new locations of a kind."""

    amount: int
    place: Place = ""


class Discreet(Effect, frozen=True, tag="discreet"):
    """Less Peril from new locations of a kind."""

    amount: int
    place: Place = ""


class Hit(Effect, frozen=True, tag="hit"):
    """DG-BAT-08: what a successful hit in this form does; `wounds` is the total."""

    form: AnyStat
    wounds: int = 1
    also: tuple["Act", ...] = ()


class Elusive(Effect, frozen=True, tag="elusive"):
    """A monster that cannot be challenged."""


class Tough(Effect, frozen=True, tag="tough"):
    """More life for the monster that carries it."""

    amount: int


# ---- triggers


class EachTurn(Effect, frozen=True, tag="each-turn"):
    """In the Reset phase of the player it lies before."""

    do: tuple["Act", ...]


class OnEntry(Effect, frozen=True, tag="on-entry"):
    """When the player enters such a location in the own turn."""

    place: Place
    do: tuple["Act", ...]


class OnSlay(Effect, frozen=True, tag="on-slay"):
    """When the player's hero defeats a monster."""

    do: tuple["Act", ...]


# ---- uses


class Use(Effect, frozen=True, tag="use"):
    """An effect of a readied card or of a hero. `spend` discards the card."""

    at: Literal["hero", "any", "response"]
    do: tuple["Act", ...]
    glory: int = 0
    ap: int = 0
    life: int = 0
    once: bool = True
    spend: bool = False


# ---- acts


class Heal(Effect, frozen=True, tag="heal"):
    amount: int
    who: Who = "you"


class Wound(Effect, frozen=True, tag="wound"):
    amount: int
    who: Who = "target"


class Glory(Effect, frozen=True, tag="glory"):
    amount: int
    who: Who = "you"


class Peril(Effect, frozen=True, tag="peril"):
    amount: int
    who: Who = "you"


class StealGlory(Effect, frozen=True, tag="steal-glory"):
    """From the target to you."""

    amount: int


class PassPeril(Effect, frozen=True, tag="pass-peril"):
    """Of your Peril to an opponent of your choice."""

    amount: int


class Draw(Effect, frozen=True, tag="draw"):
    count: int
    who: Who = "you"


class Drop(Effect, frozen=True, tag="drop"):
    """Cards of the hand are discarded, at random or by choice of their holder."""

    count: int
    who: Who = "target"
    random: bool = False


class ActionPoints(Effect, frozen=True, tag="ap"):
    amount: int
    who: Who = "you"


class Fall(Effect, frozen=True, tag="fall"):
    """DG-EFF-05: `value` is the threat of standing up again, 0 for none."""

    who: Who = "target"
    stat: Stat = "speed"
    value: int = 0


class Stand(Effect, frozen=True, tag="stand"):
    who: Who = "you"


class Warp(Effect, frozen=True, tag="warp"):
    """DG-EFF-06: to an Entrance, a location of the controller's choice, a random one, or the
    location of a hero of the controller's choice."""

    to: Literal["entrance", "choice", "random", "hero"]
    who: Who = "you"


class SwapHeroes(Effect, frozen=True, tag="swap-heroes"):
    """You and the target change places."""


class Shift(Effect, frozen=True, tag="shift"):
    """DG-EFF-10: turn a location round, or let two locations change places."""

    how: Literal["turn", "swap"]


class Level(Effect, frozen=True, tag="level"):
    amount: int
    who: Who = "target"


class Recover(Effect, frozen=True, tag="recover"):
    """A card of this class from the discard pile to the hand."""

    card: Class


class Strip(Effect, frozen=True, tag="strip"):
    """Discard a readied boon or treasure; `chooser` says who picks it."""

    card: Literal["boon", "treasure", "bane"]
    who: Who = "target"
    chooser: Literal["you", "holder"] = "holder"


class Rob(Effect, frozen=True, tag="rob"):
    """Take a treasure of the target, if you have room for it."""


class Dismiss(Effect, frozen=True, tag="dismiss"):
    """Remove one attacking monster from the battle."""

    to: Literal["discard", "hand"] = "discard"
    kind: str = ""


class Evade(Effect, frozen=True, tag="evade"):
    """One attack of this form does not happen."""

    form: AnyStat


class Tame(Effect, frozen=True, tag="tame"):
    """DG-MIN-01: an attacking monster becomes your minion."""

    kind: str = ""


class Turncoat(Effect, frozen=True, tag="turncoat"):
    """One attacking monster must strike in the form that you name."""


class Add(Effect, frozen=True, tag="add"):
    """To a roll about to be made: your own, or a rival's."""

    amount: int
    on: Roll = "any"
    stat: AnyStat = "all"
    whose: Literal["own", "rival"] = "own"


class Reroll(Effect, frozen=True, tag="reroll"):
    """A die just rolled, if it shows `most` or less: your own, or a rival's of any face."""

    most: int = 6
    on: Roll = "any"
    whose: Literal["own", "rival"] = "own"
    stat: AnyStat = "all"


class Prevent(Effect, frozen=True, tag="prevent"):
    """Wounds about to be taken."""

    amount: int


class Cancel(Effect, frozen=True, tag="cancel"):
    """A bane just played against you does nothing."""


class Surge(Effect, frozen=True, tag="surge"):
    """A stat is higher or lower until the end of the turn."""

    stat: AnyStat
    amount: int
    on: Roll = "any"
    who: Who = "you"


class Explore(Effect, frozen=True, tag="explore"):
    """Lay more locations."""

    count: int


class Unlock(Effect, frozen=True, tag="unlock"):
    """Every exit of your location is open until the next Reset."""


class Peek(Effect, frozen=True, tag="peek"):
    """Look at the target's hand."""


class Snatch(Effect, frozen=True, tag="snatch"):
    """Take a random card of the target's hand."""


class FreshAttempt(Effect, frozen=True, tag="fresh-attempt"):
    """Your next quest attempt of this turn is free."""


class SwapQuest(Effect, frozen=True, tag="swap-quest"):
    """Put one of your personal quests under the deck and take the next."""


class WrathTokens(Effect, frozen=True, tag="wrath-tokens"):
    amount: int


class Summon(Effect, frozen=True, tag="summon"):
    """A monster from the discard pile to your lair."""


class Threat(Effect, frozen=True, tag="threat"):
    """DG-THR-01: each hero meant tests; then what passing or failing brings that hero."""

    stat: Literal["melee", "magic", "speed", "level", "life"]
    value: int
    who: Who = "target"
    passed: tuple["Act", ...] = ()
    failed: tuple["Act", ...] = ()


Act: TypeAlias = (
    Heal
    | Wound
    | Glory
    | Peril
    | StealGlory
    | PassPeril
    | Draw
    | Drop
    | ActionPoints
    | Fall
    | Stand
    | Warp
    | SwapHeroes
    | Shift
    | Level
    | Recover
    | Strip
    | Rob
    | Dismiss
    | Evade
    | Tame
    | Turncoat
    | Add
    | Reroll
    | Prevent
    | Cancel
    | Surge
    | Explore
    | Unlock
    | Peek
    | Snatch
    | FreshAttempt
    | SwapQuest
    | WrathTokens
    | Summon
    | Threat
)
Trait: TypeAlias = (
    Bonus
    | Limits
    | Cheaper
    | Surefoot
    | Ties
    | Stride
    | Forage
    | Discreet
    | Hit
    | Elusive
    | Tough
    | EachTurn
    | OnEntry
    | OnSlay
    | Use
)

TRAITS = (
    Bonus,
    Limits,
    Cheaper,
    Surefoot,
    Ties,
    Stride,
    Forage,
    Discreet,
    Hit,
    Elusive,
    Tough,
    EachTurn,
    OnEntry,
    OnSlay,
    Use,
)
