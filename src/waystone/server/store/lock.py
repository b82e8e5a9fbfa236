"""A SQLite file is for one server: two would drift apart without noticing."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import BadStore
from .database import file_of, make_file, parse

PATIENCE = 6.0


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Hold the file of a database for this process, which gives it back when it ends, however it
    ends. A server that is just ending is waited for."""
    file = file_of(parse(url))
    if file is None:
        yield
        return
    place = file.resolve()
    make_file(place)
    with (
        _held(place.with_name(f"{place.name}.lock"), os.O_RDWR | os.O_CREAT, file),
        _held(place, os.O_RDONLY, file),
    ):
        yield


@contextmanager
def _held(path: Path, how: int, database: Path) -> Iterator[None]:
    """The lock beside a database holds its place, also while a backup is put there; that on the
    file itself holds it under all its names."""
    try:
        handle = os.open(path, how | getattr(os, "O_NONBLOCK", 0), 0o600)
    except OSError as error:
        raise BadStore(f"{path} cannot be opened: {error.strerror}.") from None
    try:
        end = time.monotonic() + PATIENCE
        while not _locked(handle):
            if time.monotonic() > end:
                raise BadStore(
                    f"Another server is using {database}: stop it first, or give this one another "
                    "file with --db."
                )
            time.sleep(0.1)
        yield
    finally:
        os.close(handle)


def _locked(handle: int) -> bool:
    """Where the system knows no such locks everybody has one."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
