"""Ctrl-C ends a command at once, wherever it is. An exception there could come in the middle of an
import, where it is swallowed or shown, or in the middle of a class that msgspec meets, which it
does not survive."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

CODE = 130
SOON = 1.0  # so long a worker that was killed is waited for


def hold() -> None:
    """From now on, unless the process was started to be deaf to it."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def _end(*_: object) -> None:
    """Processes that work for this one end before it does."""
    try:
        workers: list[Any] = getattr(sys.modules.get("multiprocessing"), "active_children", list)()
        for worker in workers:
            worker.kill()
        for worker in workers:
            worker.join(SOON)
    finally:
        os._exit(CODE)


@contextmanager
def before_it_ends(chore: Callable[[], object]) -> Iterator[None]:
    """What must be put in order even then."""
    if signal.getsignal(signal.SIGINT) is not _end:
        yield
        return

    def end(*_: object) -> None:
        try:
            chore()
        finally:
            _end()

    signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, _end)
