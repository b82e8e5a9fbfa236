"""Beats: how the table looked at every fact, as each of those who watch may see it. What a fact
changes for somebody who may not know of it, and what a quiet fact changes, comes with the next fact
that they may know of, or with the last one before it. All that an answer leads to after the last
fact comes with that fact, so that an answer with one fact costs one look at the table."""

from collections.abc import Sequence
from typing import Any

from waystone.kernel.facts import Line
from waystone.kernel.play import Frame
from waystone.kernel.seeing import bare
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Scene
from waystone.kernel.view import Table as TableView

from .. import protocol
from .patch import Known, Op, difference

ASKED = ("ask", "waiting", "outcome")
"""What comes after all facts: who is to answer what, or that it is over."""


class Told:
    """What one seat has been told so far: the view that the beats lead to, the picture that it is
    of, the lines counted."""

    def __init__(self, seat: int | None, view: TableView, lines: int, seen: bytes = b"") -> None:
        self.seat = seat
        self.view = view
        self.lines = lines
        self.beats: list[protocol.Beat] = []
        self.seen = seen

    def close(self, ops: list[Op]) -> list[Op]:
        """The last fact gets all that has changed since the one before it; what is left over
        comes after the beats."""
        if not self.beats:
            return ops
        self.beats[-1].ops = [op for op in ops if op.path[0] not in ASKED]
        return [op for op in ops if op.path[0] in ASKED]


def tell(
    session: Session,
    frames: Sequence[Frame[Any]],
    text: Text,
    memory: Memory,
    audience: list[Told],
) -> None:
    """Add a beat for every fact to those who may know of it; the last of each is left to be closed
    with the table as it stands in the end."""
    everybody = [1] * len(audience)
    heard = [_heard(frame, audience, everybody) for frame in frames]
    ends = _ends(heard, len(audience))
    scenes = session.game.scenes
    for n, (frame, lines) in enumerate(zip(frames, heard, strict=True)):
        staged = [line for line in frame.lines if line in scenes]
        looking = [] if frame.quiet or n == len(frames) - 1 else _looking(n, audience, lines, ends)
        with text.moment(memory):
            for told, said in zip(audience, lines, strict=True):
                if said:
                    told.lines += said
                    scene = _scene(session, frame, staged, told.seat, text) if staged else None
                    told.beats.append(protocol.Beat(told.lines, scene=scene))
            if looking:
                _look(session, frame, text, looking)


def _looking(n: int, audience: list[Told], lines: list[int], ends: list[int]) -> list[Told]:
    """Those who hear of a fact that is not the last one that they hear of."""
    return [told for told, said, end in zip(audience, lines, ends, strict=True) if said and n < end]


def _look(session: Session, frame: Frame[Any], text: Text, looking: list[Told]) -> None:
    """What those who look now see change."""
    known, view, content = Known(), session.game.view, session.content
    for told in looking:
        before = told.view
        if told.seen != frame.data:
            now = view(frame.state, content, told.seat, text)
        elif before.ask is not None or before.waiting:
            now = bare(before)
        else:
            continue
        told.beats[-1].ops = difference(before, now, known)
        told.view, told.seen = now, frame.data


def _heard(frame: Frame[Any], audience: list[Told], everybody: list[int]) -> list[int]:
    """How many lines of a fact each of them may read."""
    if len(frame.lines) == 1 and frame.lines[0].open:
        return everybody
    return [sum(line.visible(told.seat) for line in frame.lines) for told in audience]


def _ends(heard: list[list[int]], audience: int) -> list[int]:
    """The last fact that each of them hears of."""
    if heard and all(heard[-1]):
        return [len(heard) - 1] * audience
    ends = [-1] * audience
    for n, lines in enumerate(heard):
        ends = [n if said else end for said, end in zip(lines, ends, strict=True)]
    return ends


def _scene(
    session: Session, frame: Frame[Any], staged: list[Line], seat: int | None, text: Text
) -> Scene | None:
    """Who faces whom in a fact, for those who may read it."""
    shown = next((line for line in staged if line.visible(seat)), None)
    if shown is None:
        return None
    key = ("scene", shown.text, shown.seats)
    scenes = session.game.scenes
    return text.shared(key, lambda: scenes(frame.state, session.content, shown, text))
