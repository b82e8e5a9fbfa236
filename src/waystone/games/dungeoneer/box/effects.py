"""The acts of cards: what happens once. Each has one interpreter (`rules/cards/acts`) and one
sentence in each language (`effect-...` in `locale`)."""

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


AtARoll: TypeAlias = Add | Reroll
InResponse: TypeAlias = Dismiss | Evade | Tame | Turncoat
AtEase: TypeAlias = (
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
"""What needs no special moment."""

Act: TypeAlias = AtEase | AtARoll | Prevent | Cancel | InResponse
