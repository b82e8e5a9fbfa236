"""What a monster or a summon is worth."""

from typing import NamedTuple


class Numbers(NamedTuple):
    """What a monster or summon is worth: one line of its statistics (GH-MON-01, GH-SUM-02)."""

    hp: int = 0
    move: int = 0
    attack: int = 0
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    targets: int = 1
    push: int = 0
    pull: int = 0
    conditions: tuple[str, ...] = ()
    advantage: bool = False
    guarded: bool = False
    flying: bool = False
    jump: bool = False
    immune: tuple[str, ...] = ()
    moves: bool = True
    attacks: bool = True


NOTHING = Numbers()
