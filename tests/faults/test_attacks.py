"""A short siege in the suite; the long one is `python tests/faults/attacks.py`. On a machine that
does other things times say little: here the server must stand, answer, and keep its memory."""

from pathlib import Path

import pytest
from tests.faults.attacks import ATTACKS, MEMORY, siege

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

SHORT = [*ATTACKS]
"""Each as far as it comes in two seconds: of the 4,000 sockets some hundreds."""


async def test_the_server_stands_while_it_is_attacked(tmp_path: Path) -> None:
    figures = [figure async for figure in siege(tmp_path, 2.0, SHORT, tables=2)]
    assert [figure.name for figure in figures] == ["no attack", *SHORT]
    for figure in figures:
        assert figure.memory < MEMORY, figure.told()
        assert figure.health < 10, figure.told()
        if figure.name in ("forged saves", "4,000 sockets"):
            assert figure.blows, figure.told()
