"""A short storm in the suite; the long one is `python tests/faults/storm.py --kills 1000`."""

from pathlib import Path

import pytest
from tests.faults.postgres import installed
from tests.faults.storm import storm

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@pytest.mark.parametrize("postgres", [False, True], ids=["sqlite", "postgres"])
async def test_faults_lose_nothing_and_double_nothing(tmp_path: Path, postgres: bool) -> None:
    if postgres and not installed():
        pytest.skip("PostgreSQL is not installed")
    with storm(tmp_path, postgres, seed=5) as raging:
        assert await raging.rage(kills=5) == []
    assert raging.ledger.returns > 0
    assert len(raging.ledger.acknowledged) > 20
