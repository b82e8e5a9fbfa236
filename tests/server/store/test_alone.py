"""One server a file, a file for its owner alone, and health that is tried."""

import asyncio
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from waystone.server.errors import BadStore
from waystone.server.store import lock, store
from waystone.server.store.lock import alone
from waystone.server.store.rows import EventRow, now
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


@pytest.mark.parametrize("links", ["symlink", "symlink to the folder", "hard link"])
async def test_a_file_is_held_under_all_its_names(
    links: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.0)
    folder = tmp_path / "tables"
    folder.mkdir()
    other = tmp_path / "other.db"
    if links == "symlink":
        other.symlink_to(folder / "tables.db")
    elif links == "symlink to the folder":
        (tmp_path / "linked").symlink_to(folder)
        other = tmp_path / "linked" / "tables.db"
    with alone(f"sqlite:///{folder / 'tables.db'}"):
        if links == "hard link":
            other.hardlink_to(folder / "tables.db")
        with pytest.raises(BadStore, match="Another server"), alone(f"sqlite:///{other}"):
            pass
    with alone(f"sqlite:///{other}"):
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


async def is_well(server: Any) -> bool:
    """What it says of itself, in both places."""
    code = (await server.http.get("/healthz")).status_code
    up = "waystone_database_up 1" in (await server.http.get("/metrics")).text
    assert code == (200 if up else 503)
    return up


async def test_a_server_that_cannot_write_is_not_healthy(
    start: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file grows any more: what is written in place would still be written."""
    monkeypatch.setattr(store, "AGAIN", 0.0)
    async with start() as server:
        assert await is_well(server)
        with no_file_larger_than((tmp_path / "tables.db-wal").stat().st_size):
            assert not await is_well(server)
        assert await is_well(server)


@contextmanager
def no_file_larger_than(most: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, which only root can mount."""
    size = ["-t", "tmpfs", "-o", "size=2m", "tmpfs"]
    if not shutil.which("mount") or subprocess.run(["mount", *size, tmp_path]).returncode:
        pytest.skip("no file system can be mounted here")
    yield tmp_path
    subprocess.run(["umount", "--lazy", tmp_path], check=True)


async def test_a_server_on_a_full_disk_is_not_healthy(
    small_disk: Path, start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "AGAIN", 0.0)
    async with start() as server:
        made = await server.make("human,human")
        assert await is_well(server)
        filling = small_disk / "filling"
        with suppress(OSError), filling.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        assert not await is_well(server)
        with pytest.raises(BadStore):
            await server.app.state.store.add_event(EventRow(made.id, "chat", 0, "Hello", now()))
        filling.unlink()
        assert await is_well(server)


async def test_asking_for_health_does_not_fill_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "AGAIN", 0.0)
    opened = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    for _ in range(600):
        assert await opened.healthy()
    assert sum(file.stat().st_size for file in files_in(tmp_path)) < 6_000_000
    await opened.close()


def files_in(folder: Path) -> list[Path]:
    return [*folder.iterdir()]


async def test_an_empty_address_is_not_all_addresses(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "waystone.server", "--host", "", "--data", str(tmp_path)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, timeout=30)
    assert done.returncode == 2
    assert b"Name an address" in done.stderr
