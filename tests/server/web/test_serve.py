"""Starting the server: what is wrong is one sentence and exit code 2."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from waystone.server.__main__ import main
from waystone.server.errors import BadStore
from waystone.server.table.bell import Bell
from waystone.server.web import app


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "Cannot listen on 127.0.0.1:99999: there is no such port."),
        (["--data", "/proc/nowhere"], "The folder /proc/nowhere cannot be made: "),
        (["--db", "mysql://x/y"], "Tables are kept in SQLite or PostgreSQL, not in mysql."),
        (["--workers", "2"], "Several processes need PostgreSQL: give its URL with --db."),
    ],
)
def test_a_bad_start_is_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["server", *arguments])
    assert main() == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_a_port_that_is_taken_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(sys, "argv", ["server", "--port", str(port), "--data", str(tmp_path)])
        assert main() == 2
    assert f"Cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_server_that_is_told_to_stop_says_so(tmp_path: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
        preexec_fn=lambda: signal.signal(how, signal.SIG_DFL),  # deaf if the tests run under nohup
    )
    with process:
        try:
            assert process.stdout is not None
            at = process.stdout.readline().rpartition(":")[2]
            with socket.create_connection(("127.0.0.1", int(at))) as client:
                client.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
                assert b"200" in client.recv(100)
            process.send_signal(how)
            told, said = process.communicate(timeout=30)
        finally:
            process.kill()
    assert said == ""
    assert told == f"Waystone stops ({how.name}); every table is stored.\n"
    assert process.returncode == 0


def test_a_server_outlives_a_terminal_that_it_shall_outlive(tmp_path: Path) -> None:
    """Started with nohup, its stdin at an end and nobody reading what it says."""
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    process = subprocess.Popen(
        ["nohup", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    port = int(process.stdout.readline().rpartition(":")[2])
    process.stdout.close()
    try:
        process.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
            assert b"200" in client.recv(100)
    finally:
        process.terminate()
    assert process.wait(30) == 0


@pytest.mark.asyncio
async def test_a_database_that_goes_away_while_the_server_starts_is_waited_for(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []
    signer = Bell.signer

    async def away_at_first(self: Bell) -> Any:
        tries.append(len(tries))
        if len(tries) < 3:
            raise BadStore("The database does not answer; try again.")
        return await signer(self)

    monkeypatch.setattr(Bell, "signer", away_at_first)
    monkeypatch.setattr(app, "AGAIN", 0.01)
    async with asyncio.timeout(30), start() as server:
        assert (await server.http.get("/healthz")).json()["ok"]
    assert len(tries) >= 3
