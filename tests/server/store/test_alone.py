"""One server a file, a file for its owner alone, and health that is tried."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from waystone.server.errors import BadStore
from waystone.server.store import lock, store
from waystone.server.store.lock import alone
from waystone.server.store.store import Store

pytestmark = pytest.mark.asyncio


async def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--data", str(tmp_path)]
    first = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        assert first.stdout is not None
        assert b"http" in await first.stdout.readline()
        second = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE)
        _, said = await asyncio.wait_for(second.communicate(), 30)
        assert second.returncode == 2
        assert b"Another server is using" in said
        assert said.count(b"\n") == 1
    finally:
        first.kill()
        await first.wait()
    third = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert third.stdout is not None
    assert b"http" in await third.stdout.readline(), "a server that was killed leaves no lock"
    third.kill()
    await third.wait()


async def test_a_server_that_is_ending_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.3)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with alone(url), pytest.raises(BadStore, match="Another server"), alone(url):
        pass
    with alone(url):
        pass


async def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    with alone(url):
        opened = await Store.open(url)
        assert await opened.healthy()
        modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new").iterdir()}
        await opened.close()
    assert set(modes.values()) == {0o600}
    assert {"tables.db", "tables.db.lock"} <= set(modes)


async def test_a_server_that_cannot_write_is_not_healthy(
    start: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "AGAIN", 0.0)
    async with start() as server:
        assert (await server.http.get("/healthz")).status_code == 200
        with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
            file.execute(
                "create trigger full before update on waystone_version "
                "begin select raise(abort, 'database or disk is full'); end"
            )
            file.commit()
            assert (await server.http.get("/healthz")).status_code == 503
            file.execute("drop trigger full")
            file.commit()
        assert (await server.http.get("/healthz")).status_code == 200


async def test_an_empty_address_is_not_all_addresses(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "waystone.server", "--host", "", "--data", str(tmp_path)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, timeout=30)
    assert done.returncode == 2
    assert b"Name an address" in done.stderr
