"""A SQLite file is for one server: two would drift apart without noticing."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ..errors import BadStore
from .database import make_folder

PATIENCE = 6.0


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Hold the file of a database for this process, which gives it back when it ends, however it
    ends. A server that is just ending is waited for."""
    file = _file(url)
    if file is None:
        yield
        return
    lock = file.with_name(f"{file.name}.lock")
    make_folder(file.parent)
    try:
        lock.touch(0o600)
        handle = lock.open("ab")
    except OSError as error:
        raise BadStore(f"{lock} cannot be written: {error.strerror}.") from None
    with handle:
        end = time.monotonic() + PATIENCE
        while not _locked(handle.fileno()):
            if time.monotonic() > end:
                raise BadStore(
                    f"Another server is using {file}: stop it first, or give this one another "
                    "file with --db."
                )
            time.sleep(0.1)
        yield


def _file(url: str) -> Path | None:
    with suppress(SQLAlchemyError):
        parsed = sa.make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            return Path(parsed.database)
    return None


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
