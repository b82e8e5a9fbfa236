"""The memory that the C library hands out: what was freed is used again, or given back.

Without this every thread gets a heap of its own, and large pieces (saves, frames) are cut out of
them more and more: a server that has let go of something stays as large as it ever was, and a
little larger each time. Where there is no such library nothing is done.
"""

import ctypes

SETTINGS = {
    -8: 1,  # M_ARENA_MAX: one heap for all threads; they take turns anyway
    -3: 128 * 1024,  # M_MMAP_THRESHOLD: larger pieces come from the system and go back to it
    -1: 1024 * 1024,  # M_TRIM_THRESHOLD: so does what lies free at the end, if it is much
}


def frugal() -> bool:
    """Whether the library takes all of the settings."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return False
    taken = [mallopt(name, value) for name, value in SETTINGS.items()]
    return all(taken)
