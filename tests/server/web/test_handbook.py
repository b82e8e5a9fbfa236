"""What the handbooks of the server tell an operator to type and to expect, held to the program."""

import re
import shlex
import subprocess
import sys
from hashlib import scrypt
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from waystone.cli import parser
from waystone.games.gloomhaven.box import dungeon_map
from waystone.kernel import save, text, verify
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.session import Session
from waystone.server.people import auth, outbox, presence
from waystone.server.people.auth import Limits
from waystone.server.store import database, lock, subscriptions, writer
from waystone.server.table import course, devices, intake, maker, requests, windows
from waystone.server.table.settings import Settings
from waystone.server.web import api, app, heads, heap, index

ROOT = Path(__file__).parents[3]
DEPLOYMENT = (ROOT / "docs/deployment.md").read_text(encoding="utf-8")
ROBUSTNESS = (ROOT / "docs/robustness.md").read_text(encoding="utf-8")
SERVER = (ROOT / "docs/server.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", DEPLOYMENT, re.MULTILINE | re.DOTALL)


def typed() -> list[str]:
    """Every command of Waystone's that the page on deployment writes out."""
    lines = [line for _, block in BLOCKS for line in block.splitlines()]
    lines += re.findall(r"`((?:/opt/waystone/bin/)?waystone [a-z][^`]*)`", DEPLOYMENT)
    found = [line.partition("waystone ")[2] for line in lines if re.search(r"\bwaystone \w", line)]
    return sorted({line for line in found if re.match(r"(?:serve|admin|bench) -*\w", line)})


@pytest.mark.parametrize("line", typed())
def test_the_program_takes_what_the_handbook_types(line: str) -> None:
    words = shlex.split(line.replace("...", "sqlite:////x.db").replace("$(date +%F)", "today"))
    assert parser(words[0]).parse_args(words).run


def test_the_handbook_types_every_kind_of_command() -> None:
    assert {line.split()[0] for line in typed()} == {"serve", "admin", "bench"}


def test_the_server_listens_on_the_loopback_address_if_nobody_says_otherwise() -> None:
    assert parser("serve").parse_args(["serve"]).host == "127.0.0.1"


def test_the_service_of_the_handbook_keeps_its_tables_where_it_may_write() -> None:
    (unit,) = (block for kind, block in BLOCKS if kind == "ini")
    assert "StateDirectory=waystone" in unit
    assert "sqlite:////var/lib/waystone/" in unit
    (files,) = re.findall(r"LimitNOFILE=(\d+)", unit)
    assert int(files) > 2 * Limits().sockets


def test_the_proxies_of_the_handbook_fit_the_server() -> None:
    """What people upload gets through, the numbers do not, and the address is the visitor's."""
    (nginx,) = (block for kind, block in BLOCKS if kind == "nginx")
    (caddy,) = (block for _, block in BLOCKS if "reverse_proxy" in block)
    (size,) = re.findall(r"client_max_body_size (\d+)m;", nginx)
    assert int(size) * 2**20 >= Limits().upload
    assert "X-Forwarded-For $remote_addr;" in nginx
    assert "Host $host;" in nginx
    for proxy in (nginx, caddy):
        assert "/metrics" in proxy
        assert "404" in proxy
        assert "127.0.0.1:8000" in proxy


def test_the_long_runs_of_the_handbook_are_made_by_make_soak() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    soak = makefile.partition("\nsoak:")[2].partition("\n\n")[0]
    (table,) = (t for t in re.findall(r"(?:^\|.*\n)+", ROBUSTNESS, re.MULTILINE) if "long run" in t)
    runs = re.findall(r"`(?:WAYSTONE_\w+=\d+ )?(?:python|pytest)(?: -s)? ([\w/.]+\.py)", table)
    assert len(runs) > 6
    load = makefile.partition("\nload:")[2].partition("\n\n")[0]
    assert [run for run in runs if run not in soak + load] == []
    assert "postgres" in soak.splitlines()[0]
    assert "postgres" in makefile.partition("\ntest:")[2].splitlines()[0]


def test_a_table_that_nobody_visits_leaves_the_memory_after_ten_minutes() -> None:
    assert Settings().idle == 600
    assert "leaves it ten minutes after the last person" in DEPLOYMENT


def played(title: str) -> Session:
    game = find(title)
    session = Session.new(game, Setup(max(2, game.modes[0].seats[0]), 1))
    while session.end is None and len(session.history) < 40:
        question = session.questions()[0]
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    return session


@pytest.mark.parametrize("title", ids())
def test_a_checkpoint_has_the_size_that_the_handbook_tells(title: str) -> None:
    assert "checkpoint of a table 5 to 100 kB" in DEPLOYMENT
    assert 5_000 < len(save.dump(played(title))) < 100_000


@pytest.mark.asyncio
async def test_frames_are_not_compressed(start: Any) -> None:
    async with start() as server:
        made = await server.make("human")
        at = f"{server.url.replace('http', 'ws')}/ws/{made.id}"
        async with connect(at, compression="deflate") as socket:
            assert socket.protocol.extensions == []


def test_a_commit_waits_for_others_as_long_as_the_handbook_tells() -> None:
    (told,) = re.findall(r"a commit waits up to (\d+) ms for others", SERVER)
    assert int(told) / 1000 == writer.MOST_APART


def test_the_limits_that_the_handbook_tells_are_those_of_the_server() -> None:
    limits = Limits()
    (text,) = re.findall(r"^## Limits\n\n(.*)$", SERVER, re.MULTILINE)
    for said in (
        f"{limits.message // 1024} kB a message",
        f"{limits.rate:g} messages a second ({limits.burst} at once)",
        f"not heard for {limits.rest:g} second, and cut off after {limits.patience} times",
        f"{limits.unsent // 10**6} MB of them",
        f"{limits.sockets:,} sockets, {limits.sockets_each:,} of them from one address",
        f"{limits.uploads} uploads at a time, two of them from one address",
        f"{limits.upload // 10**6} MB",
        f"{limits.tables_rate:g} tables a second from one address ({limits.tables_burst} at once)",
        f"{limits.calls_rate:g} calls of each kind a second from one",
        f"a second from one ({limits.calls_burst} at once)",
    ):
        assert said in text, said
    assert (limits.uploads_each, limits.search_rate, limits.search_burst) == (2, 5.0, 60)
    assert (limits.stall, limits.body, limits.guess_burst) == (10.0, 120.0, 10)
    assert limits.sure_tries == 3
    assert (1 / limits.lang_rate, limits.lang_burst, 1 / limits.guess_rate) == (2.0, 10, 5.0)


@pytest.mark.parametrize(
    ("said", "true"),
    [
        ("as of their last heartbeat (5 seconds)", presence.HEARTBEAT == 5),
        ("at the start and every hour", app.PRUNE_EVERY == 3600),
        ("2,000 tables are kept, with 500 MB of their saves", Settings().most_tables == 2_000),
        ("2,000 tables and 500 MB of saves kept of one", Settings().most_mb == 500),
        ("yes, within a minute", app.SWEEP_EVERY == 60),
        ("every 200 rows or every twentieth part", Settings().checkpoint_every == 200),
        ("every 200 rows or every twentieth part", course.RARELY == 20),
        ("two uploads read at a time and sixteen waiting", intake.AT_ONCE == 2),
        ("two uploads read at a time and sixteen waiting", intake.QUEUE == 16),
        ("a minute of replay and 2 GB of memory an upload", intake.SECONDS == 60),
        ("a minute of replay and 2 GB of memory an upload", intake.MEMORY == 2_000_000_000),
        ("100,000 answers", verify.MOST_ANSWERS == 100_000),
        ("five browsers a seat", subscriptions.EACH == 5),
        ("1,000 letters that wait, four sent at a time", outbox.WAITING == 1_000),
        ("four sent at a time, ten seconds each", (outbox.AT_ONCE, outbox.SECONDS) == (4, 10.0)),
        ("good once and for ten minutes", devices.SECONDS == 600),
        ("at most eight wait at a table", requests.MOST == 8),
        ("after it has waited six seconds for the first to end", lock.PATIENCE == 6),
        ("for half a second to three quarters", (Settings().pause, windows.SPREAD) == (0.5, 1.5)),
        ("200 letters, twelve words", (index.MOST_LETTERS, index.MOST_WORDS) == (200, 12)),
        ("bots of 2,000 iterations or ten seconds", maker.MOST_TRIALS == 2_000),
        ("one of over 1 MB that is refused", api.SWALLOWED == 1_000_000),
        ("whose head is not there after 20 seconds", heads.HEAD_WITHIN == 20),
        ("12,000 sentences, 8,000 names", (text.MOST_KNOWN, text.MOST_NAMED) == (12_000, 8_000)),
        ("6 MB of printed faces", text.MOST_BUILT == 6_000_000),
        ("of Gloomhaven 96 maps", dungeon_map.MOST_LAYOUTS == 96),
        ("pieces of over 128 kB go back", heap.SETTINGS[-3] == 128 * 1024),
        ("at its end where that is over 1 MB", heap.SETTINGS[-1] == 1024 * 1024),
    ],
)
def test_the_numbers_that_the_handbooks_tell_are_those_of_the_program(
    said: str, true: bool
) -> None:
    assert said in DEPLOYMENT + SERVER
    assert true


def test_a_process_holds_as_many_connections_as_the_handbook_tells() -> None:
    pool: Any = database.make_engine("postgresql://waystone@127.0.0.1/waystone").pool
    (told,) = re.findall(r"up to (\d+) connections to the database", DEPLOYMENT)
    assert pool.size() + pool._max_overflow == int(told)


def test_links_are_random_and_kept_as_hashes_passwords_salted() -> None:
    """Of six bits a letter; only the first letter of an id has fewer."""
    assert len(auth.new_token()) * 6 == 192
    assert (len(auth.new_table_id()) - 1) * 6 == 90
    assert len({auth.new_token() for _ in range(100)} | {auth.new_table_id()}) == 101
    token = auth.new_token()
    assert token not in auth.hashed(token)
    assert auth.locked("mellon") != auth.locked("mellon")
    assert "mellon" not in auth.locked("mellon")


@pytest.mark.asyncio
async def test_no_page_runs_or_tells_another_site(start: Any) -> None:
    async with start() as server:
        for path in ("/", "/t/x", "/api/games", "/healthz"):
            headers = (await server.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'self';")
            assert "script-src" not in policy
            assert "connect-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.asyncio
async def test_what_was_reached_over_tls_is_reached_so_again(start: Any) -> None:
    async with start() as server:
        for scheme, kept in (("https", True), ("http", False)):
            told = (await server.http.get("/", headers={"x-forwarded-proto": scheme})).headers
            assert ("strict-transport-security" in told) is kept


def test_a_password_is_as_slow_as_it_was_stored() -> None:
    """Those stored before it said how slow still fit."""
    salt = bytes(16)
    old = f"{salt.hex()}:{scrypt(b'mellon', salt=salt, n=2**12, r=8, p=1).hex()}"
    for stored in (old, auth.locked("mellon")):
        assert auth.unlocks("mellon", stored)
        assert not auth.unlocks("melon", stored)
    assert auth.locked("mellon").endswith(":14")


def test_a_save_that_wants_too_much_memory_is_refused() -> None:
    """The reader of saves, with less memory than this one would take."""
    code = (
        "from waystone.server.table import intake\n"
        "intake.MEMORY = 600_000_000\n"
        "intake.verified = lambda data: bytearray(2_000_000_000)\n"
        "intake.main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=b"{}", capture_output=True, timeout=60
    )
    reply = msgspec.msgpack.decode(done.stdout, type=intake.Reply)
    assert reply.objected == intake.Objected("The save is too large.")
