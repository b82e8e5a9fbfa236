"""What can be said of a random dungeon."""

from waystone.kernel.facts import Fact


class RoomMade(Fact, frozen=True):
    room: str
    number: int


class PenaltyFell(Fact, frozen=True):
    room: str
    severity: str
