"""Servers that can be killed: each is a process of its own, on a port of its own."""

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

STARTS_WITHIN = 30.0
TINY = 4096


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    end = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.01)
    raise TimeoutError(f"nobody answers at port {port}")


class Nursery:
    """Where servers come from."""

    def __init__(self, errors: Path) -> None:
        self._errors = errors.open("ab")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("nursery.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=environment,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._process:
            self._process.kill()
        self._errors.close()

    def bear(self, port: int, url: str) -> int:
        """Start a server; gives its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{port} {url}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


class Server:
    def __init__(self, nursery: Nursery, url: str) -> None:
        self._nursery = nursery
        self._url = url
        self.port = free_port()
        self._pid = 0
        self.start()

    def start(self) -> None:
        self._pid = self._nursery.bear(self.port, self._url)
        wait_for(self.port)

    def kill(self) -> None:
        """kill -9, and wait until the process is gone."""
        if not self._pid:
            return
        os.kill(self._pid, signal.SIGKILL)
        while Path(f"/proc/{self._pid}").exists():
            time.sleep(0.001)
        self._pid = 0

    def end(self) -> None:
        """Kill it, if it lives."""
        with suppress(ProcessLookupError):
            self.kill()

    def fill_disk(self) -> None:
        """From now on no file of the server can grow, as where the quota is used up."""
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (TINY, resource.RLIM_INFINITY))

    def free_disk(self) -> None:
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, unlimited)
