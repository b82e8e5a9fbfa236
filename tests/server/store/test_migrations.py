"""Databases of every released version are brought up to date, and their games go on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from waystone.server.store.migrations import VERSIONS
from waystone.server.web.app import Config
from waystone.server.web.client import Player

pytestmark = pytest.mark.asyncio

SAMPLES = sorted(
    (Path(__file__).parents[1] / "databases").glob("version-*.sql"),
    key=lambda path: int(path.stem.removeprefix("version-")),
)
TABLE = "4-vr3bweAYx16LA1"
TOKENS = ["seat-0-of-the-sample", "seat-1-of-the-sample"]


def restored(sample: Path, folder: Path) -> Path:
    """A copy of an old database."""
    path = folder / "tables.db"
    with closing(sqlite3.connect(path)) as copy:
        copy.executescript(sample.read_text(encoding="utf-8"))
    return path


def shape(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """The columns of every table: name, type, whether they may be empty, what they are else."""
    with closing(sqlite3.connect(path)) as database:
        names = database.execute("select name from sqlite_master where type = 'table'").fetchall()
        return {
            name: [column[1:5] for column in database.execute(f"pragma table_info({name})")]
            for (name,) in names
        }


async def test_there_is_a_sample_of_every_version() -> None:
    assert [path.stem for path in SAMPLES] == [f"version-{n + 1}" for n in range(len(VERSIONS))]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
async def test_a_game_of_an_old_database_goes_on(
    sample: Path, tmp_path: Path, server_class: Any, hasty: Any, play: Any
) -> None:
    path = restored(sample, tmp_path)
    async with server_class(Config(f"sqlite:///{path}", limits=hasty)).running() as server:
        table = await server.app.state.tables.get(TABLE)
        assert len(table.session.history) == 15
        assert table.position.seq == 18
        assert table.position.epoch == 1
        assert set(table.position.notices) <= {"notice-content-changed"}
        assert [line.text for line in table.talk.chat] == ["well met"]
        async with Player(server.url, TABLE, TOKENS) as both:
            assert both.seats == [0, 1]
            assert len(both.table(0).log) > 5
            await play(both)
            assert both.table(0).outcome is not None


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
async def test_an_old_database_becomes_like_a_new_one(
    sample: Path, tmp_path: Path, start: Any, server_class: Any
) -> None:
    (tmp_path / "old").mkdir()
    old = restored(sample, tmp_path / "old")
    async with server_class(Config(f"sqlite:///{old}")).running():
        pass
    async with start():
        pass
    assert shape(old) == shape(tmp_path / "tables.db")
