"""An attack as it lies on the table: whose dice, how they fell, what was added, whom it meets."""

from msgspec import Struct


class Added(Struct, frozen=True, tag="added"):
    """MA-ATK-03, MA-ATK-06: what a card or an explorer's essence adds to a roll."""

    by: str
    n: int


class Clash(Struct, frozen=True, tag="clash"):
    """MA-ATK-02 to MA-ATK-06. `attacker` is a unit, or the card of an attack that nobody makes;
    `used` the card that it is made with; `dice` as they fell, `total` with all that was added;
    `defenders` are units by id and barrels by space."""

    attacker: str
    used: str
    dice: str
    total: int
    magical: bool
    defenders: tuple[str | int, ...]
    added: tuple[Added, ...] = ()

    def plus(self, by: str, n: int) -> "Clash":
        """MA-ATK-03: a roll never falls below 0."""
        return Clash(
            self.attacker, self.used, self.dice, max(0, self.total + n), self.magical,
            self.defenders, (*self.added, Added(by, n)),
        )  # fmt: skip
