"""No answer holds the server up: rules that take too long are broken off, and the kernel stands
where it stood before the answer."""

import atexit
import os
import signal
import threading
import time
from collections.abc import Callable
from functools import partial
from types import FrameType, TracebackType

LOOK_EVERY = 0.1  # seconds


class TooSlow(Exception):
    pass


class Alarm:
    """Rings while something is watched. Most of what is watched is over before it rings once, and
    an alarm costs more to set than a short rule to play: so it goes on from one to the next, and
    rests when it rings for nothing."""

    def __init__(self) -> None:
        self.watched: within | None = None
        self._put_back: Callable[[], object]
        self._rings = False
        atexit.register(self.rest)
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forked)

    def watch(self, watched: "within") -> None:
        self.watched = watched
        if not self._rings:
            before = signal.signal(signal.SIGALRM, self._look)
            self._put_back = partial(signal.signal, signal.SIGALRM, before)
            self._rings = True
            signal.setitimer(signal.ITIMER_REAL, LOOK_EVERY, LOOK_EVERY)

    def rest(self) -> None:
        """An interpreter that ends with its alarm set is killed by it."""
        if self._rings:
            signal.setitimer(signal.ITIMER_REAL, 0)
            self._put_back()
            self._rings = False

    def _look(self, _signal: int, _frame: FrameType | None) -> None:
        if self.watched is None:
            self.rest()
        else:
            self.watched.look()

    def _forked(self) -> None:
        """A process that was forked has no timer."""
        self.watched = None
        self._rings = False


_alarm = Alarm()


class within:
    """`with within(seconds):` breaks what is done there off after so much processor time of its
    own, counted from the first look. Only the main thread of a system with interval timers can be
    watched; elsewhere everything has its time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since: float | None = None
        self._outer: within | None = None
        self._watched = hasattr(signal, "setitimer") and _is_main()

    def __enter__(self) -> None:
        if self._watched:
            self._outer = _alarm.watched
            _alarm.watch(self)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._watched:
            _alarm.watched = self._outer

    def look(self) -> None:
        now = time.thread_time()
        if self._since is None:
            self._since = now
        elif now - self._since > self._seconds:
            raise TooSlow(f"more than {self._seconds:g} s")


def _is_main() -> bool:
    return threading.current_thread() is threading.main_thread()
