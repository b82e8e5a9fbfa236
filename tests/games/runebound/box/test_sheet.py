"""A hero's cards read together."""

import pytest

from waystone.games.runebound.box.abilities import Once
from waystone.games.runebound.box.effects import Gold
from waystone.games.runebound.box.sheet import card_of, numbered
from waystone.games.runebound.checks.testing import Table


@pytest.mark.rule("RB-ABL-01")
def test_every_paragraph_has_a_key_of_its_own() -> None:
    printed = [Gold(1), Gold(2), Gold(3)]
    used = numbered("omen", [Once((gold,)) for gold in printed])
    assert [u.key for u in used] == ["omen", "omen.2", "omen.3"]
    assert {u.card for u in used} == {"omen"} == {card_of(u.key) for u in used}


@pytest.mark.rule("RB-ATT-02", "RB-SET-12")
def test_a_sheet_has_three_tokens_of_the_hero_and_those_of_assets() -> None:
    content = Table("corbin").content
    sheet = content.read_sheet("corbin", "play", ("oak-hide",), ("maul", "oath-mail"))
    codes = [content.assets[a].code for a in ("maul", "oath-mail")]
    assert sheet.tokens == ("corbin-1", "corbin-2", "corbin-3", *codes)
    assert (sheet.body, sheet.health, sheet.spirit) == (4, 13, 1)
    bare = content.read_sheet("corbin", "setup", (), ())
    assert (bare.surges, bare.actions) == ((), ())
