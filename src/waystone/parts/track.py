"""A marker on a track: a value that never leaves its bounds."""

from msgspec import Struct


class Track(Struct):
    value: int
    high: int
    low: int = 0

    def gain(self, amount: int) -> int:
        """Move up, as far as the end; gives the steps really moved."""
        moved = min(amount, self.high - self.value)
        self.value += moved
        return moved

    def lose(self, amount: int) -> int:
        """Move down, as far as the end; gives the steps really moved."""
        moved = min(amount, self.value - self.low)
        self.value -= moved
        return moved

    def fits(self, change: int) -> bool:
        """Can the marker move by all of this? A cost that does not fit cannot be paid."""
        return self.low <= self.value + change <= self.high

    def move(self, change: int) -> None:
        """Move by all of this, as a cost must be paid."""
        if not self.fits(change):
            raise ValueError(f"{self.value} cannot move by {change} in {self.low}..{self.high}")
        self.value += change

    def limit(self, high: int) -> None:
        """Set the upper bound; a value above it comes down with it."""
        self.high = high
        self.value = min(self.value, high)
