"""No answer holds the server up: rules that take too long are broken off, and the kernel stands
where it stood before the answer."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

LOOK_EVERY = 0.1  # seconds


class TooSlow(Exception):
    pass


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Break what is done here off after so much processor time of its own. Only the main thread
    of a system with interval timers can be watched; elsewhere everything has its time."""
    if not hasattr(signal, "setitimer") or not _is_main():
        yield
        return
    end = time.thread_time() + seconds

    def look(_signal: int, _frame: FrameType | None) -> None:
        if time.thread_time() > end:
            signal.setitimer(signal.ITIMER_REAL, 0)
            raise TooSlow(f"more than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, LOOK_EVERY, LOOK_EVERY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _is_main() -> bool:
    return threading.current_thread() is threading.main_thread()
