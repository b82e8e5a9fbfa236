"""What is told to everybody alike: read beside the loop, written once, asked for by nobody without
end."""

import asyncio
import gzip
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from waystone.kernel.game import find, ids
from waystone.rulebook.library import library
from waystone.server.people.auth import Limits
from waystone.server.web import index, shelf
from waystone.server.web.sheets import Sheets

pytestmark = pytest.mark.asyncio

READING = 1.2
SOON = 0.8
"""Less than a reading, more than a busy machine makes of an answer."""
JUST_STARTED = 1.0


async def slowest(http: httpx.AsyncClient, during: "asyncio.Task[Any]") -> float:
    """The longest time from one healthy answer to the next meanwhile: server and caller may share
    a loop."""
    worst, last = 0.0, time.monotonic()
    while not during.done():
        await asyncio.sleep(0.02)
        assert (await http.get("/healthz")).status_code == 200
        worst, last = max(worst, time.monotonic() - last), time.monotonic()
    return worst


@pytest.mark.parametrize(
    "call",
    [
        "/api/games",
        "/api/cards/_template",
        "/api/rules?game=dungeoneer",
        "/api/rules?id=DG-BAT-07",
        "/api/how-to-play/dungeoneer",
        "/api/lessons/_template",
    ],
)
async def test_what_is_read_for_the_first_time_holds_nobody_up(
    start: Any, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    games = {name: find(name) for name in ids(templates=True)}

    def slow_find(name: str) -> Any:
        time.sleep(READING / len(games) if call == "/api/games" else READING)
        return games[name]

    opened: list[str] = []

    def slow_library(lang: str) -> Any:
        if not opened:
            time.sleep(READING)
        opened.append(lang)
        return library(lang)

    shelf.game_info.cache_clear()
    monkeypatch.setattr(shelf, "find", slow_find)
    monkeypatch.setattr(index, "library", slow_library)
    async with start() as server:
        (await server.http.get("/healthz")).raise_for_status()
        method, body = ("POST", "{}") if "lessons" in call else ("GET", None)
        asking = asyncio.create_task(server.http.request(method, call, content=body))
        assert await slowest(server.http, asking) < SOON
        assert (await asking).is_success, (await asking).text


async def test_what_all_are_told_alike_is_written_once(start: Any) -> None:
    written = 0

    def written_slowly(game: str) -> list[str]:
        nonlocal written
        written += 1
        time.sleep(0.1)
        return [game] * 100

    sheets = Sheets()
    found = await asyncio.gather(*(sheets.of(written_slowly, "dungeoneer") for _ in range(20)))
    assert written == 1
    assert {id(sheet) for sheet in found} == {id(found[0])}
    assert gzip.decompress(found[0].packed) == found[0].plain
    async with start() as server:
        both = [
            (await server.http.get("/api/cards/_template", headers={"accept-encoding": way}))
            for way in ("gzip", "identity")
        ]
        assert [answer.headers.get("content-encoding") for answer in both] == ["gzip", None]
        assert both[0].json() == both[1].json() != []


async def test_what_cannot_be_written_is_tried_again() -> None:
    tries = 0

    def written_in_the_end(game: str) -> str:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise ValueError(game)
        return game

    sheets = Sheets()
    with pytest.raises(ValueError, match="dungeoneer"):
        await sheets.of(written_in_the_end, "dungeoneer")
    assert (await sheets.of(written_in_the_end, "dungeoneer")).plain == b'"dungeoneer"'


async def test_every_call_has_a_limit_by_address(start: Any) -> None:
    """Also those that nobody has thought of; what a stranger has used up is not taken off
    others."""
    limits = Limits(rest=0.0, calls_rate=0.0, calls_burst=2)
    async with start(limits=limits) as server:
        api = next(route for route in server.app.routes if route.path == "/api")
        for route in api.routes:
            path = f"/api{route.path.format(table='nobody', game='chess')}"
            method = "POST" if "POST" in route.methods else "GET"

            async def status(
                address: str, method: str = method, path: str = path
            ) -> tuple[int, str]:
                who = {"x-forwarded-for": address}
                answer = await server.http.request(method, path, headers=who)
                return answer.status_code, answer.text

            first = [await status("9.9.9.9") for _ in range(3)]
            assert [code == 429 for code, _ in first] == [False, False, True], (path, first)
            assert (await status("9.9.9.8"))[0] != 429, path


async def test_a_browser_that_opens_everything_meets_no_limit() -> None:
    """Every game in both languages, and that ten times over."""
    assert Limits().calls_burst >= 10 * 2 * len(ids(templates=True))


@pytest.mark.slow
async def test_a_server_that_has_just_started_answers_while_it_reads(tmp_path: Path) -> None:
    """On a machine that does other things; with nothing else to do it takes a tenth of this."""
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--data", str(tmp_path)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        url = (await process.stdout.readline()).decode().rpartition(" ")[2].strip()
        async with httpx.AsyncClient(base_url=url, timeout=120) as http:
            (await http.get("/healthz")).raise_for_status()
            for call in ("games?lang=ru", "cards/gloomhaven?lang=ru", "rules?game=gloomhaven"):
                asking = asyncio.create_task(http.get(f"/api/{call}"))
                assert await slowest(http, asking) < JUST_STARTED, call
                (await asking).raise_for_status()
    finally:
        process.terminate()
        await process.communicate()
