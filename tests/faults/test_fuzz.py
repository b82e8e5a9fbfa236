"""A thousand bad inputs; the long run is `python tests/faults/fuzz.py --cases 100000`."""

import json
import logging
import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.faults import grammar
from tests.faults.files import good_save
from tests.faults.fuzz import attack

from waystone.kernel import save
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import find

GOOD = json.dumps(good_save("_template", 5)).encode()


@pytest.mark.asyncio
@pytest.mark.slow
async def test_bad_input_changes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    done = Counter[str]()
    await attack(tmp_path, f"sqlite:///{tmp_path}/tables.db", 600, seed=7, known=done)
    assert done.total() == 600
    assert caplog.records == []


def test_an_empty_pack_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_bytes(b"")
    with pytest.raises(WaystoneError):
        find("_template").load_content((tmp_path,))


@given(luck=st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_garbled_save_is_refused_in_one_sentence(luck: random.Random) -> None:
    said = ""
    try:
        save.load(grammar.garbled(luck, GOOD))
    except WaystoneError as error:
        said = str(error)
    assert "\n" not in said


def test_the_grammar_has_the_values_of_the_handbook() -> None:
    """Bombs, depth, long numbers, infinities, surrogates, other encodings, bidi characters."""
    evil, wrong = b"".join(grammar.EVIL), b"".join(grammar.NOT_UTF8)
    assert grammar.BOMB in grammar.EVIL
    assert grammar.DEEP.count("[") == 3000
    assert b"9" * 5000 in evil
    assert b".inf" in evil
    assert "- id: x\n".encode("utf-16") in evil
    assert b"\xc0\x80" in wrong
    assert {"\0", "\ud800", "\u202eabc"} <= set(grammar.WORDS)
    luck = random.Random(1)
    garbled = [grammar.garbled(luck, b'{"a": 1}') for _ in range(500)]
    assert any(data[:2] == b"\x1f\x8b" for data in garbled), "squeezed"


def test_what_a_refusal_quotes_stays_on_its_line() -> None:
    save_of_a_stranger = GOOD.replace(b'"setup": {', b'"setup": {"a\\n\\u001b[2J": 1, ')
    with pytest.raises(WaystoneError) as refused:
        save.load(save_of_a_stranger)
    assert "a  [2J" in str(refused.value)
