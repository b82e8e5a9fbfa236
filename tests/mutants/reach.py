"""Which tests reach which functions: every test runs once on the code as it is, in a forked child
of its own, so that none lives on what another has loaded, and notes the functions that it calls."""

import json
import os
import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Collection
from pathlib import Path
from types import FrameType

import pytest
from _pytest.runner import runtestprotocol

Place = tuple[str, str]
"""The file of a function and its qualified name."""


def reached(
    items: list[pytest.Item], places: Collection[Place], jobs: int
) -> dict[Place, list[pytest.Item]]:
    """The tests that call each of these functions, the quickest first."""
    found: dict[Place, list[pytest.Item]] = defaultdict(list)
    for item, (_, called) in sorted(traced(items, places, jobs), key=lambda pair: pair[1][0]):
        for place in called:
            found[place].append(item)
    return found


def traced(
    items: list[pytest.Item], places: Collection[Place], jobs: int
) -> list[tuple[pytest.Item, tuple[float, list[Place]]]]:
    """What each test calls of these functions, and its seconds of processor time. A test that fails
    on the code as it is ends the run."""
    with tempfile.TemporaryDirectory() as folder:
        notes = [Path(folder) / str(n) for n in range(len(items))]
        running: set[int] = set()
        for item, note in zip(items, notes, strict=True):
            if len(running) >= jobs:
                running.remove(os.wait()[0])
            running.add(_note(item, places, note))
        while running:
            running.remove(os.wait()[0])
        failing = [i.nodeid for i, n in zip(items, notes, strict=True) if not n.is_file()]
        if failing:
            pytest.exit(f"fails on the code as it is: {failing[0]}", 1)
        return [
            (item, (seconds, [(path, name) for path, name in called]))
            for item, note in zip(items, notes, strict=True)
            for seconds, called in [json.loads(note.read_text())]
        ]


def _note(item: pytest.Item, places: Collection[Place], note: Path) -> int:
    """A child that writes down how long the test took and what it called, if it passed."""
    child = os.fork()
    if child:
        return child
    called: set[Place] = set()

    def call(frame: FrameType, event: str, arg: object) -> None:
        place = (frame.f_code.co_filename, frame.f_code.co_qualname)
        if place in places:
            called.add(place)

    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        threading.settrace(call)
        sys.settrace(call)
        reports = runtestprotocol(item, log=False, nextitem=None)
        sys.settrace(None)
        if not any(report.failed for report in reports):
            note.write_text(json.dumps([sum(os.times()[:4]), sorted(called)]))
    finally:
        os._exit(0)
