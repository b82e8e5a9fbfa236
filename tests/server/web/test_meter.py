"""Health and numbers, as a watchman reads them."""

import re
from pathlib import Path
from typing import Any

import pytest

from waystone.server import protocol
from waystone.server.people.presence import Presence
from waystone.server.store.meter import BOUNDS, Meter, Timing
from waystone.server.store.signals import Signal
from waystone.server.web.app import server_config
from waystone.server.web.client import Objection, simple_answer
from waystone.server.web.metrics import exposition, is_near

pytestmark = pytest.mark.asyncio(loop_scope="module")

SAMPLE = re.compile(r'^[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [0-9.e+-]+$')


async def numbers(server: Any) -> dict[str, float]:
    """Every sample, without the name of the process."""
    answer = await server.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(SAMPLE.match(line) for line in lines)
    bare = (re.sub(r'process="[^"]*",?', "", line).replace("{}", "") for line in lines)
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in bare)}


async def test_numbers_tell_what_happened(server: Any) -> None:
    before = await numbers(server)
    made = await server.make("human")
    async with made.player(0) as player:
        seat, ask = player.asks()[0]
        await player.answer(seat, ask, simple_answer(ask))
        with pytest.raises(Objection, match="stale"):
            await player.answer(seat, ask, simple_answer(ask))
        after = await numbers(server)
    gained = {name: value - before.get(name, 0) for name, value in after.items()}
    assert gained['waystone_journal_rows_total{kind="answer"}'] == 1
    assert gained["waystone_tables_made_total"] == 1
    assert gained["waystone_connections"] == 1
    assert gained["waystone_tables"] == 1
    assert gained['waystone_errors_total{code="stale"}'] == 1
    assert gained['waystone_http_responses_total{status="2xx"}'] == 2
    assert gained["waystone_answer_seconds_count"] == 1
    assert gained["waystone_commit_seconds_count"] == 1
    assert after["waystone_database_up"] == 1
    assert after["waystone_resident_memory_bytes"] > 10_000_000
    assert after["waystone_cpu_seconds_total"] > 0


async def test_a_request_that_is_refused_is_counted(server: Any) -> None:
    before = await numbers(server)
    await server.http.get("/api/tables/nobody")
    after = await numbers(server)
    name = 'waystone_errors_total{code="no-such-table"}'
    assert after[name] == before.get(name, 0) + 1
    name = 'waystone_http_responses_total{status="4xx"}'
    assert after[name] == before.get(name, 0) + 1


async def test_a_histogram_counts_up_to_each_bound() -> None:
    timing = Timing()
    for seconds in (0.0005, 0.001, 0.02, 99.0):
        timing.note(seconds)
    text = exposition({"p": Meter(answer=timing)}, True, "1")
    found = re.findall(r'waystone_answer_seconds_bucket\{process="p",le="([^"]+)"\} (\d+)', text)
    assert [bound for bound, _ in found] == [*map(str, BOUNDS), "+Inf"]
    assert [int(n) for _, n in found] == [2, 2, 2, 2, *[3] * 8, 4]
    assert 'waystone_answer_seconds_sum{process="p"} 99.021500' in text


async def test_a_stranger_may_not_see_the_numbers() -> None:
    near = ("127.0.0.1", "10.1.2.3", "192.168.1.1", "::1", None)
    assert all(is_near(address) for address in near)
    assert not any(is_near(address) for address in ("8.8.8.8", "2606:4700::1", "nonsense"))


async def test_behind_a_proxy_it_counts_who_really_asks(server: Any) -> None:
    far = {"x-forwarded-for": "8.8.8.8"}
    assert (await server.http.get("/metrics", headers=far)).status_code == 403


async def test_a_process_tells_of_the_others_until_they_fall_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    presence = Presence()
    presence.note(Signal("alive", "other", meter=Meter(tables=7)))
    assert presence.meters()["other"].tables == 7
    monkeypatch.setattr("waystone.server.people.presence.SILENT", -1.0)
    assert presence.meters() == {}


async def test_processes_that_are_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    presence = Presence()
    monkeypatch.setattr("waystone.server.people.presence.MOST", 4)
    monkeypatch.setattr("waystone.server.people.presence.SILENT", -1.0)
    for n in range(20):
        presence.note(Signal("alive", f"gone{n}", meter=Meter(tables=1)))
        presence.note(Signal("here", f"gone{n}", "table"))
        here = presence._here["table"]
        assert max(len(presence._heard), len(presence._meters), len(here)) <= 5
    monkeypatch.setattr("waystone.server.people.presence.SILENT", 15.0)
    presence.note(Signal("here", "there", "table", watched=True))
    assert presence.watchers("table") == {"there"}


async def test_health_follows_the_database(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await server.http.get("/healthz")).json()["ok"] is True

    async def dead(_store: Any) -> bool:
        return False

    monkeypatch.setattr("waystone.server.store.store.Store.healthy", dead)
    answer = await server.http.get("/healthz")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert (await numbers(server))["waystone_database_up"] == 0


async def test_the_sum_of_errors_has_only_codes_of_the_protocol(server: Any) -> None:
    codes = set(protocol.ErrorCode.__args__)  # type: ignore[attr-defined]
    assert server.app.state.store.meter.errors.keys() <= codes


async def test_the_alarms_of_the_handbook_name_numbers_that_there_are(server: Any) -> None:
    page = Path(__file__).parents[3] / "docs" / "deployment.md"
    named = set(re.findall(r"\bwaystone_[a-z_]+", page.read_text(encoding="utf-8")))
    shown = (await server.http.get("/metrics")).text
    told = set(re.findall(r"^# TYPE (\w+)", shown, re.MULTILINE))
    told |= {name.partition("{")[0] for name in await numbers(server)}
    assert len(named) > 3
    assert named - told == set()


async def test_only_this_machine_is_believed_whom_it_forwards(server: Any) -> None:
    assert server_config("app").forwarded_allow_ips == "127.0.0.1,::1"
