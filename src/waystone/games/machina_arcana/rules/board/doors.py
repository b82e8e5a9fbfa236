"""Doors (MA-DOR)."""

from functools import cache

from waystone.kernel.ask import Option

from ...box.board import Board
from ...box.terms import DoorAct
from ...table.board import spot
from ...table.facts import DoorClosed, DoorDestroyed, DoorOpened
from ...table.state import G
from ..actions.acts import Act, WorkDoor


def doors_at(g: G, here: Board, cell: int, *, closed: bool) -> list[int]:
    """MA-DOR-09: the doors that are a whole side of this space, closed or open; a destroyed door is
    none (MA-DOR-03, MA-DOR-06)."""
    shut, broken = g.state.laid.closed, g.state.laid.broken
    return [d for d in here.doors_at.get(cell, ()) if d not in broken and (d in shut) == closed]


def open_door(g: G, door: int, by: str) -> None:
    if door in g.state.laid.closed:
        g.state.laid.closed.remove(door)
        g.say(DoorOpened(by, spot(door // 2)), "MA-DOR-05")


def close_door(g: G, door: int, by: str) -> None:
    if door not in g.state.laid.closed and door not in g.state.laid.broken:
        g.state.laid.closed.append(door)
        g.state.laid.closed.sort()
        g.say(DoorClosed(by, spot(door // 2)), "MA-DOR-05")


def destroy_door(g: G, door: int, by: str) -> None:
    """MA-DOR-06: for good."""
    if door in g.state.laid.closed:
        g.state.laid.closed.remove(door)
    if door not in g.state.laid.broken:
        g.state.laid.broken.append(door)
        g.say(DoorDestroyed(by, spot(door // 2)), "MA-DOR-06")


def change_door(g: G, door: int, act: DoorAct, by: str) -> None:
    """MA-DOR-05, MA-DOR-06, MA-DOR-08: a door is opened, closed or destroyed."""
    {"open": open_door, "close": close_door, "destroy": destroy_door}[act](g, door, by)


def fits(g: G, door: int, act: DoorAct) -> bool:
    """MA-DOR-05, MA-DOR-06: can this be done to the door? Nothing can to a destroyed one."""
    if door in g.state.laid.broken:
        return False
    shut = door in g.state.laid.closed
    return act == "destroy" or shut == (act == "open")


@cache
def door_option(door: int, act: DoorAct, cost: int) -> Option[Act]:
    at = spot(door // 2)
    side = "s" if door & 1 else "e"
    said = f"option-{act}-door"
    args = {"cell": at, "cost": cost}
    return Option(f"{act}:{at}:{side}", WorkDoor(door, act, cost), said, args, f"door:{door}")
