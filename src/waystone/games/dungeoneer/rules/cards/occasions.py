"""What an effect is told: the moment it comes at and the cause it comes from."""

from typing import TypeAlias

from msgspec import Struct, field

from waystone.kernel.ask import Option

from ...box.effects import Roll
from ...box.moments import MomentKind
from ...table.state import Declared, Player
from ...table.sums import Part


class Moment(Struct):
    """What is about to happen, and to whom (`seat`). `hero` tells a hero's die from a monster's;
    `attacked` marks the calm after a declaration of encounters. `steps` are the faces from which on
    a die that was rolled comes to more, where they are known."""

    kind: MomentKind
    seat: int
    on: Roll = "any"
    stat: str = ""
    hero: bool = True
    parts: list[Part] = field(default_factory=list)
    die: int = 0
    wounds: int = 0
    cancelled: bool = False
    attacked: bool = False
    played: int = 0
    steps: tuple[int, ...] | None = None

    @property
    def added(self) -> int:
        """DG-GEN-07: what the cards that were played add to the die."""
        return sum(part.amount for part in self.parts)


# ---- what a player does: in the own Hero phase, or at a moment


class MoveHero(Struct, frozen=True):
    """DG-MOV-01: out by a side of the location."""

    side: int
    there: str


class LayLocation(Struct, frozen=True):
    """DG-HER-03: explore."""


class AttemptQuest(Struct, frozen=True):
    """DG-QST-01: a quest."""

    quest: str


class SearchFor(Struct, frozen=True):
    """DG-QCA-13: roll for the place of a Search."""

    quest: str


class TakeEscort(Struct, frozen=True):
    """DG-QCA-18: take the token in the first location."""

    quest: str


class PickUpEscort(Struct, frozen=True):
    """DG-QCA-23: pick up a token that lies here."""

    quest: str


class DropEscort(Struct, frozen=True):
    """DG-QCA-22: abandon an escort."""

    quest: str


class DeliverEscort(Struct, frozen=True):
    """DG-QCA-19, DG-QCA-21: bring the token home."""

    quest: str


class PlayCard(Struct, frozen=True):
    """DG-CRD-07: a Glory card of the hand."""

    card: str


class UseEffect(Struct, frozen=True):
    """DG-SPC-04: effect `n` of a thing in play."""

    thing: str
    n: int


class StandUp(Struct, frozen=True):
    """DG-SPC-05: stand up."""


class Tip(Struct, frozen=True):
    """DG-VAR-18: tip the own hero over for a point."""


class AttackHero(Struct, frozen=True):
    """DG-BAT-01, DG-SPC-06: start a battle."""

    hero: str


class CastBane(Struct, frozen=True):
    """DG-DLP-02, DG-SPC-02: a bane, the seat of the opponent whom it befalls or who pays for it;
    the own hero too, if its player likes (DG-DLP-15)."""

    card: str
    victim: int
    own: bool = False


class Announce(Struct, frozen=True):
    """DG-DLP-06: the first of the encounters of the Dungeonlord phase."""

    entry: Declared


class Ambush(Struct, frozen=True):
    """DG-AMB-13: an encounter of any-moment timing."""

    entry: Declared


Escorting: TypeAlias = TakeEscort | PickUpEscort | DropEscort | DeliverEscort
Questing: TypeAlias = AttemptQuest | SearchFor | Escorting
Deed: TypeAlias = (
    MoveHero
    | LayLocation
    | Questing
    | PlayCard
    | UseEffect
    | StandUp
    | Tip
    | AttackHero
    | CastBane
    | Announce
    | Ambush
)
Offer: TypeAlias = Option[Deed | None]
"""A deed that is open to a player, or none of them."""


class Doing(Struct, frozen=True):
    """Who does something, and at which moment; with none, in the own Hero phase."""

    player: Player
    moment: Moment | None


class Cause(Struct):
    """Whose card acts (`by` is "you", DG-GEN-02), at whom, where, and at what moment."""

    by: int
    card: str
    target: int = -1
    at: str = ""
    moment: Moment | None = None
