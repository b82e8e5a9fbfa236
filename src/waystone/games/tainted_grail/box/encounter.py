"""What happens in an encounter, as data: cubes, Affinity and Time; cards, timers and charges;
defence; what enemies do."""

from typing import Literal

from msgspec import field

from .conditions import Attribute, Base, Kind

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


# ---- effects: defence


class Guard(Base, frozen=True, tag="guard"):
    """Cancel n in the enemy's attack or reaction of this activation."""

    what: Kind
    n: int = 1


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
    """TG-VEN-09: the top Spawn of the deck comes, and a marker."""


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


class Story(Base, frozen=True, tag="story"):
    """TG-FIN-05: a story scene is read, in the middle of the meeting; what it does happens."""

    verse: str
