"""Who has been at a table. What was seen and agreed while somebody else sat here is not undone by
their going: who stays, the owner included, sees no more and takes back no more because of it."""

import msgspec
from msgspec import Struct

from waystone.kernel.game import Setup

from ..errors import Refused
from ..people.guests import Guest
from ..store.rows import EventRow


class Parting(Struct, frozen=True):
    """Somebody has got up, or was made to, while others sat here: after how many answers, and
    whether it was the owner."""

    answers: int
    owner: bool = False

    def spelled(self) -> str:
        return msgspec.json.encode(self).decode()


class Company:
    """`parted`: after how many answers somebody else last got up; `seed`: what whoever was alone
    here has learnt of the luck to come. `rivals`: they hide something from each other."""

    def __init__(self, rivals: bool) -> None:
        self.parted: int | None = None
        self.seed = ""
        self._rivals = rivals
        self._left: set[int] = set()
        self._owners: set[int] = set()
        self._places: dict[int, set[str]] = {}

    def hear(self, event: EventRow) -> None:
        """What is stored of those who came and went."""
        if event.kind == "seed":
            self.seed = event.data
        elif event.seat is not None and event.kind == "at":
            self._places.setdefault(event.seat, set()).add(event.data)
        elif event.seat is not None and event.data:
            parting = msgspec.json.decode(event.data, type=Parting)
            self.parted = parting.answers
            (self._owners if parting.owner else self._left).add(event.seat)

    def places(self, seat: int) -> set[str]:
        """From where people have sat down on a seat, as hashes."""
        return self._places.get(seat, set())

    def can_tell(self, setup: Setup, others: set[int]) -> bool:
        """Whether a rival can tell by the pauses of the table who is asked in secret: it was made
        for one person, and now there are others."""
        return self._rivals and bool(others) and not setup.even

    def may_sit(self, guest: Guest, seat: int, others: bool) -> None:
        """Whether somebody may sit down on the seat of a bot while the game runs. Among rivals
        nobody sees two hands; where another person sat the owner does not look in, and who owns
        the table and got up comes back to the same seat or to none."""
        if not self._rivals or not (others or self.parted is not None):
            return
        if guest.seats:
            text = "You play here already: a second seat would show you another hand."
            raise Refused("two-hands", text)
        if guest.owner and (seat in self._left or (self._owners and seat not in self._owners)):
            text = "Another person has played here: somebody else may ask for that seat."
            raise Refused("two-hands", text)
