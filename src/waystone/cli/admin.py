"""`waystone admin`: the tables of a server, seen and kept in order by whoever runs it. It reads and
writes the database; a running server notices what it must within a minute."""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from waystone.cli.arguments import days
from waystone.cli.printing import print_json
from waystone.kernel import save
from waystone.kernel.errors import WaystoneError

if TYPE_CHECKING:
    from waystone.server.store.store import Store

T = TypeVar("T")


def arguments(command: argparse.ArgumentParser) -> None:
    what = command.add_subparsers(title="what to do", metavar="WHAT", required=True)

    def one(
        name: str, run: Callable[[argparse.Namespace], int], text: str
    ) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = what.add_parser(name, help=text)
        made.add_argument("--db", default=os.environ.get("WAYSTONE_DB"), help="database URL")
        made.set_defaults(admin=run)
        return made

    tables = one("tables", _tables, "every table: its game, its people, its size, its last visitor")
    tables.add_argument("--json", action="store_true")
    export = one("export", _export, "write the save of a table into a file")
    export.add_argument("table")
    export.add_argument("file", type=Path)
    one("close", _close, "nobody plays at a table any more; its journal is kept").add_argument(
        "table"
    )
    one("remove", _remove, "a table and all that was kept of it").add_argument("table")
    prune = one("prune", _prune, "remove the tables that nobody has visited for so many days")
    prune.add_argument("--ended", type=days, help="those whose game is over")
    prune.add_argument("--abandoned", type=days, help="those whose game is not over")
    prune.add_argument("--dry-run", action="store_true", help="only say how many")
    one("backup", _backup, "copy a SQLite database, also while people play").add_argument(
        "file", type=Path
    )
    one("restore", _restore, "put a backup in place of the database").add_argument(
        "file", type=Path
    )
    one("ban", _ban, "shut an address out").add_argument("address")
    one("unban", _unban, "let an address in again").add_argument("address")
    one("bans", _bans, "who is shut out, and since when")


def run(args: argparse.Namespace) -> int:
    from waystone.server.store.database import default_url

    args.db = args.db or default_url()
    return int(args.admin(args))


def _with_store(args: argparse.Namespace, work: "Callable[[Store], Awaitable[T]]") -> T:
    from waystone.server.store.database import must_exist
    from waystone.server.store.store import Store

    must_exist(args.db)

    async def opened() -> T:
        store = await Store.open(args.db)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def _tables(args: argparse.Namespace) -> int:
    from waystone.server.store.housekeeping import kept

    found = _with_store(args, kept)
    if args.json:
        print_json([msgspec.to_builtins(one) for one in found])
        return 0
    for one in found:
        state = "closed" if one.closed else "over" if one.ended else "open"
        print(
            f"{one.id}  {one.game} {one.mode}".rstrip()
            + f"  {one.people} of {one.seats} people, {one.answers} answers, "
            f"{one.size / 1000:.0f} kB, {state}, last visit {one.touched[:16].replace('T', ' ')}"
        )
    print(f"{len(found)} tables, {sum(one.size for one in found) / 1e6:.1f} MB")
    return 0


def _export(args: argparse.Namespace) -> int:
    async def saved(store: "Store") -> bytes:
        from waystone.server.table.position import restore

        row = await store.table(args.table)
        if row is None:
            raise _unknown(args.table)
        return save.dump(restore(row, await store.journal(row.id)).session)

    data = _with_store(args, saved)
    try:
        args.file.touch(0o600)  # every hand of the table is in it
        args.file.write_bytes(data)
    except OSError as error:
        raise WaystoneError(f"{args.file} cannot be written: {error.strerror}.") from None
    print(f"{args.file}: {len(data)} bytes")
    return 0


def _close(args: argparse.Namespace) -> int:
    async def closed(store: "Store") -> None:
        from waystone.server.store.rows import EventRow, now

        if await store.table(args.table) is None:
            raise _unknown(args.table)
        await store.add_event(EventRow(args.table, "close", None, "", now()))

    _with_store(args, closed)
    print(f"{args.table} is closed.")
    return 0


def _remove(args: argparse.Namespace) -> int:
    async def removed(store: "Store") -> None:
        from waystone.server.store import housekeeping

        if await store.table(args.table) is None:
            raise _unknown(args.table)
        await housekeeping.remove(store, [args.table])

    _alone(args, removed)
    print(f"{args.table} is removed.")
    return 0


def _prune(args: argparse.Namespace) -> int:
    from waystone.server.store import housekeeping

    if args.ended is None and args.abandoned is None:
        raise WaystoneError("Say for how many days tables are kept: --ended 30 --abandoned 90.")
    keep = housekeeping.Retention(args.ended, args.abandoned)

    async def pruned(store: "Store") -> int:
        old = await housekeeping.stale(store, keep)
        if not args.dry_run:
            await housekeeping.remove(store, old)
        return len(old)

    count = _with_store(args, pruned) if args.dry_run else _alone(args, pruned)
    print(f"{count} tables {'would be' if args.dry_run else 'are'} removed.")
    return 0


def _backup(args: argparse.Namespace) -> int:
    from waystone.server.store.backup import back_up

    back_up(args.db, args.file)
    print(f"{args.file}: {args.file.stat().st_size} bytes. It holds every hand of every table.")
    return 0


def _restore(args: argparse.Namespace) -> int:
    from waystone.server.store.backup import put_back

    moved = put_back(args.db, args.file)
    print("Restored." + (f" What was there before is {moved}." if moved is not None else ""))
    return 0


def _ban(args: argparse.Namespace) -> int:
    from waystone.server.store import housekeeping

    address = _address(args.address)
    _with_store(args, lambda store: housekeeping.ban(store, address))
    print(f"{address} is shut out; a running server knows within a minute.")
    return 0


def _unban(args: argparse.Namespace) -> int:
    from waystone.server.store import housekeeping

    address = _address(args.address)
    if not _with_store(args, lambda store: housekeeping.unban(store, address)):
        raise WaystoneError(f"{address} was not shut out.")
    print(f"{address} may come in again within a minute.")
    return 0


def _bans(args: argparse.Namespace) -> int:
    from waystone.server.store import housekeeping

    for address, since in _with_store(args, housekeeping.bans).items():
        print(f"{address}  since {since[:16].replace('T', ' ')}")
    return 0


def _alone(args: argparse.Namespace, work: "Callable[[Store], Awaitable[T]]") -> T:
    """What would pull a table from under a server waits until the server has stopped; one that
    runs prunes by itself (`waystone serve --keep-ended`)."""
    from waystone.server.store.database import must_exist
    from waystone.server.store.lock import alone

    must_exist(args.db)
    with alone(args.db):
        return _with_store(args, work)


def _unknown(table: str) -> WaystoneError:
    return WaystoneError(f"There is no table '{table}': `waystone admin tables` lists them.")


def _address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise WaystoneError(f"'{text}' is no address: write 203.0.113.7 or 2001:db8::1.") from None
