"""Effects on monsters to come, tracks, events and the story."""

from .terms import Deck, Rating, Strict, Who


class Spawn(Strict, frozen=True, tag="spawn"):
    """A monster spawns because of them; a named one is searched for (MA-GFX-06)."""

    who: Who = "you"
    monster: str = ""


class Threat(Strict, frozen=True, tag="threat"):
    """Threat rises, or falls if negative."""

    n: int = 1


class Rate(Strict, frozen=True, tag="rate"):
    """The spawn or horror rating changes."""

    rating: Rating
    n: int


class ResetRating(Strict, frozen=True, tag="reset-rating"):
    """MA-GFX-08: back to the printed value."""

    rating: Rating


class Invoke(Strict, frozen=True, tag="invoke"):
    """Invoke an explorer or a horror event."""

    deck: Deck = "explorer"


class Reinvoke(Strict, frozen=True, tag="reinvoke"):
    deck: Deck = "explorer"


class ShuffleEvents(Strict, frozen=True, tag="shuffle-events"):
    """MA-EVT-16: the deck with its discard pile."""

    deck: Deck


class DiscardThis(Strict, frozen=True, tag="discard-this"):
    """This card is discarded."""


class EntryToken(Strict, frozen=True, tag="entry-token"):
    """MA-CHP-07: a new tile, and the explorers on its entry."""


class ExitToken(Strict, frozen=True, tag="exit-token"):
    """MA-CHP-08: on a border of the players' choice."""


class Advance(Strict, frozen=True, tag="advance"):
    """Advance to the next chapter."""


class NewRound(Strict, frozen=True, tag="new-round"):
    """Start a new round (MA-CHP-16)."""


class GoToEndgame(Strict, frozen=True, tag="go-to-endgame"):
    """MA-END-01: the endgame tile and its set-up."""


class AddProgress(Strict, frozen=True, tag="add-progress"):
    """Progress tokens on this card."""

    n: int = 1


class Victory(Strict, frozen=True, tag="victory"):
    pass


class Defeat(Strict, frozen=True, tag="defeat"):
    pass
