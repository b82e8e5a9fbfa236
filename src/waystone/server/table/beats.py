"""Beats: how the table looked at every fact, as each of those who watch may see it. What a fact
changes for somebody who may not know of it comes with the next fact that they may know of."""

from collections.abc import Iterable
from typing import Any

from waystone.kernel.play import Frame
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Table as TableView

from .. import protocol
from .patch import Known, difference


class Told:
    """What one seat has been told so far: the view that the beats lead to, the lines counted."""

    def __init__(self, seat: int | None, view: TableView, lines: int) -> None:
        self.seat = seat
        self.view = view
        self.lines = lines
        self.beats: list[protocol.Beat] = []


def tell(
    session: Session,
    frames: Iterable[Frame[Any]],
    text: Text,
    memory: Memory,
    audience: list[Told],
) -> None:
    """Add a beat for every fact to those who may know of it."""
    for frame in frames:
        known = Known()
        with text.moment(memory):
            for told in audience:
                said = sum(line.visible(told.seat) for line in frame.lines)
                if said:
                    view = session.game.view(frame.state, session.content, told.seat, text)
                    ops = difference(told.view, view, known)
                    told.lines += said
                    told.view = view
                    told.beats.append(protocol.Beat(told.lines, ops))
