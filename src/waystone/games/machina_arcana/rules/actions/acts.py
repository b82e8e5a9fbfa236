"""What a unit can do in its turn, as it is chosen."""

from typing import NamedTuple, TypeAlias

from msgspec import Struct

from ...box.abilities import Active
from ...box.terms import DoorAct
from ...box.tiles import Border


class Walk(Struct, frozen=True, gc=False):
    """One move or one whole crossing (MA-MOV-01, MA-MOV-05)."""

    cell: int
    cost: int


class Activate(Struct, frozen=True, gc=False):
    """A space of a type: an action space, a chapter space, or a spawn space, which is sealed."""

    cell: int
    kind: str


class WorkDoor(Struct, frozen=True, gc=False):
    door: int
    act: DoorAct
    cost: int


class ExploreBorder(Struct, frozen=True):
    border: Border


class LeaveBoard(Struct, frozen=True, gc=False):
    pass


class UseInventory(Struct, frozen=True, gc=False):
    pass


class TradeItems(Struct, frozen=True, gc=False):
    pass


class Use(NamedTuple):
    """An active ability: its card, its number on the card, itself."""

    card: str
    number: int
    active: Active


class Pass(Struct, frozen=True, gc=False):
    """Nothing for now, when others act (MA-ABI-08)."""


class EndTurn(Struct, frozen=True, gc=False):
    """`watch`: to be asked for free abilities between the actions of others (MA-AMB-11)."""

    watch: bool = False


Act: TypeAlias = (
    Walk
    | Activate
    | WorkDoor
    | ExploreBorder
    | LeaveBoard
    | UseInventory
    | TradeItems
    | Use
    | Pass
    | EndTurn
)
