"""A SQLite file copied while people play, and put back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ..errors import BadStore
from .database import file_of, must_exist, parse
from .lock import alone
from .migrations import VERSIONS

WITH_IT = ("-wal", "-shm")


def _file(url: str) -> Path:
    found = file_of(parse(url))
    if found is None:
        raise BadStore("PostgreSQL has tools of its own for this: pg_dump and pg_restore.")
    return found


def back_up(url: str, target: Path) -> None:
    """Copy everything that is committed now. What is there already is not written over."""
    source = _file(url)
    must_exist(url)
    try:
        os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise BadStore(f"{target} is there already: name another file.") from None
    except OSError as error:
        raise BadStore(f"{target} cannot be written: {error.strerror}.") from None
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise BadStore(f"{source} could not be copied: {error}.") from None


def put_back(url: str, source: Path) -> Path | None:
    """A backup takes the place of the database; gives the file to which the old one was moved.
    No server may be using it."""
    target = _file(url)
    _must_be_ours(source)
    with alone(url):
        moved = _set_aside(target)
        back_up(f"sqlite:///{source.resolve()}", target)
    return moved


def _must_be_ours(source: Path) -> None:
    if not source.is_file():
        raise BadStore(f"There is no backup at {source}.")
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as found:
            version = found.execute("select version from waystone_version").fetchone()
            whole = found.execute("pragma integrity_check").fetchone()
    except sqlite3.Error:
        raise BadStore(f"{source} is no backup of Waystone's tables.") from None
    if version is None or whole != ("ok",):
        raise BadStore(f"{source} is damaged: take another backup.")
    if version[0] > len(VERSIONS):
        raise BadStore(f"{source} was made by a newer Waystone: update this one.")


def _set_aside(target: Path) -> Path | None:
    """An empty file is nothing to keep."""
    if not target.stat().st_size:
        target.unlink()
        return None
    moved = next(
        path
        for n in range(1, 10_000)
        if not (path := target.with_name(f"{target.name}.before-{n}")).exists()
    )
    for ending in ("", *WITH_IT):
        old = target.with_name(target.name + ending)
        if old.exists():
            old.rename(moved.with_name(moved.name + ending))
    return moved
