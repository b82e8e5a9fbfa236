"""A short storm in the suite; the long one is `python tests/faults/storm.py --kills 1000`."""

import time
from pathlib import Path

import pytest
from tests.faults.postgres import installed
from tests.faults.servers import Nursery, Server, free_port
from tests.faults.storm import storm

pytestmark = pytest.mark.slow


@pytest.mark.asyncio
@pytest.mark.parametrize("postgres", [False, True], ids=["sqlite", "postgres"])
async def test_faults_lose_nothing_and_double_nothing(tmp_path: Path, postgres: bool) -> None:
    if postgres and not installed():
        pytest.skip("PostgreSQL is not installed")
    with storm(tmp_path, postgres, seed=5) as raging:
        assert await raging.rage(kills=5) == []
    assert raging.ledger.returns > 0
    assert len(raging.ledger.acknowledged) > 20


def test_a_server_that_ends_by_itself_is_named(tmp_path: Path) -> None:
    errors = tmp_path / "errors.txt"
    with Nursery(errors) as nursery:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        killed, crashed = Server(nursery, url), nursery.bear(free_port(), "nonsense://")
        killed.kill()
        end = time.monotonic() + 30
        while "ended by itself" not in errors.read_text() and time.monotonic() < end:
            time.sleep(0.05)
        named = [line for line in errors.read_text().splitlines() if "ended by itself" in line]
    assert [line.split()[1] for line in named] == [str(crashed)]
