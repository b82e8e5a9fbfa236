"""`waystone admin`, beside a server and while it is stopped."""

import asyncio
import json
import secrets
import stat
from pathlib import Path
from typing import Any

import pytest

from waystone.cli import main
from waystone.kernel.game import find
from waystone.kernel.save import parse, replay
from waystone.server import protocol
from waystone.server.people.auth import new_table_id
from waystone.server.store.lock import alone
from waystone.server.store.store import Store
from waystone.server.table.settings import Settings
from waystone.server.table.tables import Tables


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A database with one table, at which nobody has answered."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(_make(url))
    return url


async def _make(url: str) -> None:
    store = await Store.open(url)
    wish = protocol.CreateTable("_template", [protocol.SeatWish(), protocol.SeatWish("bot")])
    await Tables(store, Settings()).maker.create(wish)
    await store.close()


def admin(db: str, *words: str) -> int:
    return main(["admin", words[0], "--db", db, *words[1:]])


def listed(db: str, capsys: Any) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert admin(db, "tables", "--json") == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def test_tables_are_listed_for_people_and_for_programs(db: str, capsys: Any) -> None:
    assert admin(db, "tables") == 0
    told = capsys.readouterr().out
    assert "1 of 2 people, 0 answers" in told
    assert told.endswith("MB\n")
    (table,) = listed(db, capsys)
    assert table["game"] == "_template"
    assert table["id"] in told


def test_a_table_is_exported_as_a_save_that_replays(db: str, tmp_path: Path, capsys: Any) -> None:
    (table,) = listed(db, capsys)
    file = tmp_path / "one.save"
    assert admin(db, "export", table["id"], str(file)) == 0
    assert file.stat().st_mode & 0o077 == 0
    session = replay(parse(file.read_bytes()))
    assert session.game is find("_template")
    assert admin(db, "export", table["id"], str(tmp_path / "no" / "one")) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_closed_table_says_so(db: str, capsys: Any) -> None:
    (table,) = listed(db, capsys)
    assert admin(db, "close", table["id"]) == 0
    assert listed(db, capsys)[0]["closed"]


def test_a_table_is_removed_only_while_no_server_runs(
    db: str, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = listed(db, capsys)
    monkeypatch.setattr("waystone.server.store.lock.PATIENCE", 0.0)
    with alone(db):
        assert admin(db, "remove", table["id"]) == 2
        assert "Another server is using" in capsys.readouterr().err
    assert admin(db, "remove", table["id"]) == 0
    assert listed(db, capsys) == []


def test_pruning_says_what_it_would_do(db: str, capsys: Any) -> None:
    assert admin(db, "prune") == 2
    assert "--ended 30" in capsys.readouterr().err
    assert admin(db, "prune", "--abandoned", "0.0000001", "--dry-run") == 0
    assert capsys.readouterr().out == "1 tables would be removed.\n"
    assert admin(db, "prune", "--ended", "0.0000001", "--abandoned", "1") == 0
    assert len(listed(db, capsys)) == 1
    assert admin(db, "prune", "--abandoned", "0.0000001") == 0
    assert listed(db, capsys) == []


@pytest.mark.parametrize("what", ["export", "close", "remove"])
def test_a_table_that_is_not_there(db: str, what: str, capsys: Any, tmp_path: Path) -> None:
    more = [str(tmp_path / "file")] if what == "export" else []
    assert admin(db, what, "nobody", *more) == 2
    assert "There is no table 'nobody'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["tables"],
        ["export", "one", "FILE"],
        ["close", "one"],
        ["remove", "one"],
        ["prune", "--ended", "1"],
        ["prune", "--ended", "1", "--dry-run"],
        ["backup", "FILE"],
        ["ban", "203.0.113.7"],
        ["unban", "203.0.113.7"],
        ["bans"],
    ],
    ids=" ".join,
)
def test_a_database_that_is_not_there_is_not_made(
    words: list[str], capsys: Any, tmp_path: Path
) -> None:
    told = [str(tmp_path / "file") if word == "FILE" else word for word in words]
    assert admin(f"sqlite:///{tmp_path}/slip/tables.db", *told) == 2
    said = capsys.readouterr().err
    assert "There is no database at" in said
    assert said.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


def test_an_empty_file_is_no_database(capsys: Any, tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    assert admin(f"sqlite:///{tmp_path}/tables.db", "tables") == 2
    assert "There is no database at" in capsys.readouterr().err


def test_a_backup_is_put_where_nothing_was(db: str, tmp_path: Path, capsys: Any) -> None:
    copy, other = tmp_path / "copy.db", f"sqlite:///{tmp_path}/other/tables.db"
    assert admin(db, "backup", str(copy)) == 0
    capsys.readouterr()
    assert admin(other, "restore", str(copy)) == 0
    assert capsys.readouterr().out == "Restored.\n"
    assert listed(other, capsys) == listed(db, capsys)


def test_no_table_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: "-" * 16)
    assert all(new_table_id()[0].isalnum() for _ in range(20))


def test_a_backup_is_put_back_and_what_was_there_is_kept(
    db: str, tmp_path: Path, capsys: Any
) -> None:
    before = listed(db, capsys)
    copy = tmp_path / "copy.db"
    assert admin(db, "backup", str(copy)) == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert admin(db, "backup", str(copy)) == 2
    assert "is there already" in capsys.readouterr().err
    assert admin(db, "remove", before[0]["id"]) == 0
    assert admin(db, "restore", str(copy)) == 0
    assert "tables.db.before-1" in capsys.readouterr().out
    assert listed(db, capsys) == before
    assert (tmp_path / "tables.db.before-1").is_file()


def test_only_a_backup_of_tables_is_put_back(db: str, tmp_path: Path, capsys: Any) -> None:
    before = listed(db, capsys)
    other = tmp_path / "other.db"
    other.write_bytes(b"SQLite format 3\0" + bytes(100))
    for file, said in ((other, "is no backup"), (tmp_path / "none", "There is no backup")):
        assert admin(db, "restore", str(file)) == 2
        assert said in capsys.readouterr().err
    assert listed(db, capsys) == before


def test_postgresql_has_its_own_tools(tmp_path: Path, capsys: Any) -> None:
    assert admin("postgresql://127.0.0.1/waystone", "backup", str(tmp_path / "copy")) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_addresses_are_shut_out_and_let_in(db: str, capsys: Any) -> None:
    assert admin(db, "ban", "somebody") == 2
    assert "is no address" in capsys.readouterr().err
    assert admin(db, "ban", "203.0.113.7") == 0
    capsys.readouterr()
    assert admin(db, "bans") == 0
    assert capsys.readouterr().out.startswith("203.0.113.7  since 20")
    assert admin(db, "unban", "203.0.113.7") == 0
    assert admin(db, "unban", "203.0.113.7") == 2
