"""What a roll adds up to: the die, the printed value, and each modifier by the card it comes from.
The log reads it out."""

from msgspec import Struct


class Part(Struct, frozen=True, tag="part"):
    """A modifier and the card that it comes from."""

    amount: int
    card: str


class Base(Struct, frozen=True):
    """What is added to a die: the printed value of a stat, and its modifiers."""

    stat: str
    value: int
    parts: tuple[Part, ...] = ()

    @property
    def total(self) -> int:
        return self.value + sum(part.amount for part in self.parts)

    def rolled(self, die: int, *more: Part) -> "Sum":
        return Sum(die, self.stat, self.value, (*self.parts, *more))


class Sum(Struct, frozen=True, tag="sum"):
    """A roll with all that counts in it."""

    die: int
    stat: str
    value: int
    parts: tuple[Part, ...] = ()

    @property
    def total(self) -> int:
        return self.die + self.value + sum(part.amount for part in self.parts)
