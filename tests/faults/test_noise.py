"""Whoever goes away, is refused or talks nonsense leaves nothing in the server's log; neither does
whoever is still there when it stops."""

import asyncio
import logging
import os
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.faults.attacks import frame

from waystone.server.web.noise import Theirs

AGAIN = 8
A_LINE = ("WARNING:  Invalid HTTP request received.", "ERROR:    Cancel ")
"""For whoever puts a proxy in front, and for what was cut short at the end."""


def head(port: int, path: str, more: str = "") -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{more}"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def talks(port: int, table: str) -> list[bytes]:
    """What strangers say before they are gone."""
    opened = head(port, f"/ws/{table}")
    seated = opened + frame({"type": "hello"})
    wishes = [frame({"type": "lang", "lang": lang}) for lang in ("ru", "en")]
    return [
        opened,
        seated,
        seated + b"".join(wishes * 40),
        seated + b"\x81\x81\0\0\0\0\xff",
        opened + b"\xff" * 9,
        opened + b"\x81\xff" + struct.pack("!Q", 2**40),
        opened + b"\x81\x05hello",
        head(port, f"/ws/{table}", "Origin: http://elsewhere.example\r\n"),
        head(port, "/ws/nowhere") + frame({"type": "hello"}),
        head(port, "/nowhere"),
        opened.replace(b"13", b"12"),
        opened.replace(b"AAAA", b"", 1),
        b"GET /api/cards/gloomhaven HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"nonsense\r\n\r\n",
    ]


def say(port: int, words: bytes, waits: float) -> None:
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(words)
    time.sleep(waits)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def test_strangers_leave_nothing_in_the_log(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)
    with process:
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().rpartition(":")[2])
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
                wish = {"game": "_template", "seats": [{}, {}]}
                table = http.post("/api/tables", json=wish).json()["table"]
                for words in talks(port, table) * AGAIN:
                    say(port, words, 0)
                for words in talks(port, table):
                    say(port, words, 0.05)
                assert http.get("/healthz").json()["ok"]
                resting = socket.create_connection(("127.0.0.1", port))
                resting.sendall(talks(port, table)[2])
                stalled = socket.create_connection(("127.0.0.1", port))
                stalled.sendall(talks(port, table)[-3])
                time.sleep(0.3)
            process.terminate()
            _, said = process.communicate(timeout=30)
            resting.close()
            stalled.close()
        finally:
            process.kill()
    assert [line for line in said.splitlines() if not line.startswith(A_LINE)] == []


@pytest.mark.parametrize("error", [ValueError(), asyncio.CancelledError()])
def test_what_the_server_does_wrong_is_written_down(error: BaseException) -> None:
    told = (type(error), error, None)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, "Exception", (), told)
    assert Theirs().filter(record) == isinstance(error, ValueError)
