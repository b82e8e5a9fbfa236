"""How much is kept of what one address makes."""

from typing import Any

import pytest

from waystone.server.people.gate import is_here
from waystone.server.store import housekeeping, rows

pytestmark = pytest.mark.asyncio

SEATS = {"game": "_template", "seats": [{"kind": "human"}]}
HERE = "127.0.0.1"


async def wished(server: Any, address: str, lang: str = "en") -> Any:
    """Somebody far away wants a table."""
    head = {"x-forwarded-for": address, "accept-language": lang}
    return await server.http.post("/api/tables", json=SEATS, headers=head)


async def statuses(server: Any, *addresses: str) -> list[int]:
    return [(await wished(server, address)).status_code for address in addresses]


async def test_of_one_address_so_many_tables_are_kept(start: Any) -> None:
    async with start(most_tables=2) as server:
        asked = await statuses(server, "8.8.8.8", "8.8.8.8", "8.8.8.8", "8.8.4.4")
        assert asked == [201, 201, 429, 201]
        refused = await wished(server, "8.8.8.8", "ru")
        assert refused.json()["error"]["code"] == "quota"
        assert "столько столов, сколько можно" in refused.json()["error"]["text"]
        assert len(await housekeeping.kept(server.app.state.store)) == 3


async def test_an_ipv6_network_is_one_address(start: Any) -> None:
    async with start(most_tables=1) as server:
        asked = await statuses(server, "2001:db8:1:2::1", "2001:db8:1:2::9", "2001:db8:1:3::1")
        assert asked == [201, 429, 201]


async def test_who_sits_at_this_machine_makes_any_number(start: Any) -> None:
    async with start(most_tables=1) as server:
        assert await statuses(server, HERE, HERE, HERE) == [201] * 3
    near = [is_here(address) for address in (HERE, "::1", "8.8.8.8", "nowhere")]
    assert near == [True, True, False, False]


async def test_of_one_address_so_many_bytes_are_kept(start: Any) -> None:
    async with start(most_mb=1) as server:
        assert await statuses(server, "8.8.8.8", "8.8.8.8") == [201, 201]
        async with server.app.state.store.work() as connection:
            await connection.execute(rows.tables.update().values(checkpoint=b"x" * 500_000))
        assert await statuses(server, "8.8.8.8", "8.8.4.4") == [429, 201]


async def test_without_a_limit_any_number_is_kept(start: Any) -> None:
    async with start(most_tables=0, most_mb=0) as server:
        assert await statuses(server, *["8.8.8.8"] * 4) == [201] * 4


async def test_what_is_removed_makes_room(start: Any) -> None:
    async with start(most_tables=1) as server:
        made = await wished(server, "8.8.8.8")
        assert await statuses(server, "8.8.8.8") == [429]
        await housekeeping.remove(server.app.state.store, [made.json()["table"]])
        assert await statuses(server, "8.8.8.8") == [201]


async def test_every_way_to_make_a_table_counts(start: Any) -> None:
    head = {"x-forwarded-for": "8.8.8.8"}
    async with start(most_tables=4) as server:
        store = server.app.state.store
        made = server.made(await wished(server, "8.8.8.8"))
        async with made.player(0):
            save = await (await server.table(made)).dump()
        ways: list[tuple[str, dict[str, Any]]] = [
            ("/api/lessons/_template", {"json": {"lang": "en"}}),
            ("/api/tables/upload", {"content": save}),
            (f"/api/tables/{made.id}/branch", {"json": {"token": made.tokens[0], "answers": 0}}),
        ]
        for n, (path, body) in enumerate(ways, 2):
            answer = await server.http.post(path, headers=head, **body)
            assert answer.status_code == 201, (path, answer.text)
            counted = {row.maker for row in await tables_of(store)}
            assert len(counted) == 1, path
            assert len(await tables_of(store)) == n
        for path, body in ways:
            answer = await server.http.post(path, headers=head, **body)
            assert answer.json()["error"]["code"] == "quota", path


async def tables_of(store: Any) -> list[Any]:
    async with store.work() as connection:
        return list((await connection.execute(rows.tables.select())).all())
