"""What `content check` lets pass plays: a few packs of every game (`packs.py` makes thousands)."""

from collections import Counter

import pytest
from msgspec.structs import replace
from tests.faults.packs import one_pack

from waystone.kernel.game import find, ids


@pytest.mark.parametrize("game", ids())
def test_a_pack_that_passes_never_raises(game: str) -> None:
    told: Counter[str] = Counter()
    for n in range(8):
        assert one_pack(find(game), f"few:{n}", told) is None
        if told["packs"]:
            break
    assert told["answers"] >= 1_000


def test_a_pack_that_should_not_have_passed_is_noticed() -> None:
    blind = replace(find("_template"), lint=lambda content: [])
    told: Counter[str] = Counter()
    assert any(one_pack(blind, f"blind:{n}", told) for n in range(30))
