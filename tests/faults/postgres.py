"""A PostgreSQL of our own that can be killed."""

import os
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.faults.servers import free_port, wait_for

SETTINGS = ("listen_addresses=127.0.0.1", "unix_socket_directories=")


def program(name: str) -> str:
    """Debian keeps the programs of a server out of the path."""
    known = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(known[0]) if known else name


def installed() -> bool:
    return all(shutil.which(program(name)) for name in ("initdb", "postgres"))


class Postgres:
    """Not `durable`: what it says it has written may still be in the memory of the machine, which
    outlives the death of a process."""

    def __init__(self, durable: bool = False) -> None:
        self._settings = (*SETTINGS, f"fsync={'on' if durable else 'off'}")
        self._folder = Path(tempfile.mkdtemp(prefix="waystone-postgres-", dir="/tmp"))
        self._user: dict[str, Any] = {}
        if os.getuid() == 0:
            self._user = {"user": "postgres", "cwd": "/"}
            shutil.chown(self._folder, "postgres")
        self._data = str(self._folder / "data")
        self._port = free_port()
        self.url = f"postgresql://waystone@127.0.0.1:{self._port}/postgres"
        self._process: subprocess.Popen[Any]

    def __enter__(self) -> Self:
        make = [program("initdb"), "-D", self._data, "-A", "trust", "-U", "waystone"]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, **self._user)
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        command = [program("postgres"), "-D", self._data, "-p", str(self._port)]
        self._process = subprocess.Popen(
            [*command, *(f"-c{setting}" for setting in self._settings)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **self._user,
        )
        wait_for(self._port)

    def kill(self) -> None:
        """kill -9 of the database and of all its processes, which have a session of their own."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        family = [self._process.pid, *map(int, children.read_text().split())]
        for process in family:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait()
