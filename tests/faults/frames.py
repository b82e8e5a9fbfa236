"""Bad frames on the socket of a table."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import msgspec
from tests.faults import grammar
from tests.faults.target import Target
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LONGEST = 20.0
TOGETHER = 40


async def frames(at: Target, luck: random.Random, cases: int) -> None:
    """Of a stranger, of somebody who knocks, of a seat; of an owner at a table of their own."""
    made, without = at.made, ""
    hello: dict[str, Any] = {"type": "hello", "password": "mellon"}
    match luck.randrange(4):
        case 0:
            hello["password"] = luck.choice(("", "wrong"))
        case 1:
            hello["tokens"] = [made.seats[0].token]
            without = "leave"
        case 2:
            made = await at.scrap()
            hello["tokens"] = [made.owner, made.seats[0].token]
    url = f"{at.url.replace('http', 'ws', 1)}/ws/{made.table}"
    async with connect(url, compression=None, max_size=None, max_queue=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(hello))
            for n in range(cases):
                frame = grammar.message(luck, without)
                binary = luck.random() < 0.2
                await socket.send(frame if binary else frame.decode("utf-8", "replace"))
                if n % TOGETHER == TOGETHER - 1:
                    await _drain(socket, n)
            await _drain(socket, cases)
    assert at.unchanged(), "a message changed the table"


async def _drain(socket: ClientConnection, n: int) -> None:
    """Wait until all that was sent has been answered."""
    await socket.send(json.dumps({"type": "ping", "ref": f"done {n}"}))
    async with asyncio.timeout(LONGEST):
        async for frame in socket:
            message = msgspec.json.decode(frame)
            assert message.get("code") not in ("internal", "rule-bug"), message
            if message["type"] == "pong" and message["ref"] == f"done {n}":
                return
            if message.get("code") == "hello-first":
                return
