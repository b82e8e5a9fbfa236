"""The traits of cards. A *trait* works by itself while its card is in play; a *trigger* makes acts
happen at a named occasion; a *use* is an act that a readied card offers for a price. Traits are
derived where they are asked for (`table/stats.py`), never stored."""

from typing import Literal, TypeAlias

from .effects import Act, AnyStat, Class, Effect, Place, Roll


class Lasting(Effect, frozen=True):
    """What every trait is."""


class Bonus(Lasting, frozen=True, tag="bonus"):
    """A modifier of a stat, derived when the stat is asked for. `against` is a kind of monster;
    `per` counts Wrath tokens, attackers of the same name this turn, or quests done."""

    stat: AnyStat
    amount: int
    on: Roll = "any"
    against: str = ""
    per: Literal["", "wrath", "twin", "quest"] = ""
    place: Place = ""


class Limits(Lasting, frozen=True, tag="limits"):
    boons: int = 0
    treasures: int = 0


class Cheaper(Lasting, frozen=True, tag="cheaper"):
    """Cards of this class cost their player less Glory."""

    card: Class
    amount: int


class Surefoot(Lasting, frozen=True, tag="surefoot"):
    """Passes this kind of exit or obstacle without a test."""

    what: Literal["blocked", "trap", "spikes", "pit"]


class Ties(Lasting, frozen=True, tag="ties"):
    """Equal totals are a hit of this side in these rolls."""

    on: Literal["attack", "counter"]


class Stride(Lasting, frozen=True, tag="stride"):
    """More (or fewer) AP at Reset without being faster."""

    amount: int


class Forage(Lasting, frozen=True, tag="forage"):
    """More Glory from new locations of a kind."""

    amount: int
    place: Place = ""


class Discreet(Lasting, frozen=True, tag="discreet"):
    """Less Peril from new locations of a kind."""

    amount: int
    place: Place = ""


class Hit(Lasting, frozen=True, tag="hit"):
    """DG-BAT-08: what a successful hit in this form does; `wounds` is the total."""

    form: AnyStat
    wounds: int = 1
    also: tuple["Act", ...] = ()


class Elusive(Lasting, frozen=True, tag="elusive"):
    """A monster that cannot be challenged."""


class Tough(Lasting, frozen=True, tag="tough"):
    """More life for the monster that carries it."""

    amount: int


class EachTurn(Lasting, frozen=True, tag="each-turn"):
    """In the Reset phase of the player it lies before."""

    do: tuple["Act", ...]


class OnEntry(Lasting, frozen=True, tag="on-entry"):
    """When the player enters such a location in the own turn."""

    place: Place
    do: tuple["Act", ...]


class OnSlay(Lasting, frozen=True, tag="on-slay"):
    """When the player's hero defeats a monster."""

    do: tuple["Act", ...]


class Use(Lasting, frozen=True, tag="use"):
    """An effect of a readied card or of a hero. `spend` discards the card."""

    at: Literal["hero", "any", "response"]
    do: tuple["Act", ...]
    glory: int = 0
    ap: int = 0
    life: int = 0
    once: bool = True
    spend: bool = False


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
