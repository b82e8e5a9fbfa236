"""A sample database of the newest version: `python tests/server/databases/make.py`.

Run it once for each version of `migrations.py`, before the version is released; what it has written
is never written again.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from msgspec import structs

from waystone.bots.random import any_answer
from waystone.server import protocol
from waystone.server.people.auth import hashed
from waystone.server.store.migrations import VERSIONS
from waystone.server.store.store import Store
from waystone.server.table.settings import Settings
from waystone.server.table.tables import Tables

HERE = Path(__file__).parent
ANSWERS = 17
TOKENS = ("seat-0-of-the-sample", "seat-1-of-the-sample")


async def play(path: Path) -> None:
    """A game in the middle: answers, a checkpoint, an undo, a word."""
    store = await Store.open(f"sqlite:///{path}")
    tables = Tables(store, Settings(checkpoint_every=7))
    wish = protocol.CreateTable("_template", [protocol.SeatWish(name="Ann")] * 2, seed=5)
    table = await tables.get((await tables.maker.create(wish)).table)
    luck = random.Random(5)
    for _ in range(ANSWERS):
        question = luck.choice(table.session.questions())
        async with table.course.lock:
            await table.course.take(question.seat, any_answer(question, luck))
    async with table.course.lock:
        await table.course.go_back(ANSWERS - 2, 0)
    await table.talk.say("chat", 1, "well met")
    for row, token in zip(await store.seats(table.id), TOKENS, strict=True):
        await store.seat(structs.replace(row, token=hashed(token)), row)
    await store.close()


def main() -> None:
    target = HERE / f"version-{len(VERSIONS)}.sql"
    if target.exists():
        sys.exit(f"{target.name} is there already.")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(play(path))
        with closing(sqlite3.connect(path)) as made:
            target.write_text("\n".join(made.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
