"""A backup that is made while people play holds every answer acknowledged before it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from waystone.server.web.app import Config
from waystone.server.web.client import Player

pytestmark = pytest.mark.asyncio


async def test_a_backup_made_during_play_goes_on_elsewhere(
    start: Any, play: Any, server_class: Any, hasty: Any, tmp_path: Path
) -> None:
    copy = tmp_path / "backup.db"
    async with start() as server:
        made = await server.make("human,human")
        async with made.player(0, 1) as player:
            await play(player, answers=10)
            with (
                closing(sqlite3.connect(tmp_path / "tables.db")) as source,
                closing(sqlite3.connect(copy)) as target,
            ):
                source.backup(target)
            then = (await server.table(made)).session.hash()
            await play(player, answers=3)
    async with (
        server_class(Config(f"sqlite:///{copy}", limits=hasty)).running() as again,
        Player(again.url, made.id, [made.tokens[0], made.tokens[1]]) as player,
    ):
        restored = await again.table(made)
        assert len(restored.session.history) == 10
        assert restored.session.hash() == then
        await play(player)
        assert player.table(0).outcome is not None
