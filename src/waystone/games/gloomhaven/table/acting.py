"""What an action has done so far, while it is being performed."""

from msgspec import Struct, field

from .state import Figure


class Act(Struct):
    """One action of one figure (GH-STA-11): `performed` once any part of it was, `targets` the
    figures it has attacked, `passed` the enemies it moved through. `seat` is the player who
    decides; without one the rules of monsters do, and where they leave it open the players.
    `by_itself`: no action at all, but what a card that runs, or a death, sets off."""

    figure: Figure
    performed: bool = False
    stopped: bool = False
    targets: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    damage: int = 0
    killed: int = 0
    card: str = ""
    half: str = ""
    seat: int | None = None
    other: str = ""
    by_itself: bool = False
