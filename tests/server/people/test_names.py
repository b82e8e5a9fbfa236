"""Where the operator has said by which names the server is reached, no other one leads to it."""

from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from waystone.server.people.auth import name_allowed
from waystone.server.web.app import Config

pytestmark = pytest.mark.asyncio


async def test_another_name_is_refused(tmp_path: Path, server_class: Any, hasty: Any) -> None:
    names = ("Tables.example", "127.0.0.1")
    config = Config(f"sqlite:///{tmp_path / 'tables.db'}", names=names, limits=hasty)
    async with server_class(config).running() as server:
        made = await server.make("human")
        for path, host, code in [
            ("/api/games", "evil.example", 421),
            ("/", "evil.example:8000", 421),
            ("/api/games", "tables.example", 200),
            ("/api/games", "tables.example:443", 200),
            ("/healthz", "evil.example", 200),
        ]:
            assert (await server.http.get(path, headers={"host": host})).status_code == code
        port = int(server.url.rpartition(":")[2])
        with pytest.raises(InvalidStatus, match="421"):
            async with connect(f"ws://evil.example/ws/{made.id}", host="127.0.0.1", port=port):
                pass
        async with connect(f"ws://tables.example/ws/{made.id}", host="127.0.0.1", port=port):
            pass


@pytest.mark.parametrize("host", [None, "", "x", "[", "::1", "tables.example.evil"])
async def test_nonsense_is_no_name(host: str | None) -> None:
    assert not name_allowed(host, ["tables.example"])
    assert name_allowed(host, [])
