"""The printed cards."""

import pytest

from waystone.games.runebound.box.definitions import EnemyDef
from waystone.kernel.game import find


@pytest.mark.rule("RB-AST-01", "RB-AST-10", "RB-SKL-13", "RB-SKL-02", "RB-AST-05", "RB-SKL-12")
def test_the_printed_sets() -> None:
    content, _ = find("runebound").load_content()
    assert {a.type for a in content.assets.values()} == {
        "clothing",
        "gear",
        "goods",
        "travel",
        "weapon",
    }
    assert [sum(a.set == s for a in content.assets.values()) for s in "abc"] == [20, 20, 20]
    assert len(content.sets) == 6
    assert all(sum(s.set == name for s in content.skills.values()) == 10 for name in content.sets)
    assert [
        sum(s.type == t for s in content.skills.values()) for t in ("body", "mind", "spirit")
    ] == [20] * 3
    assert sum(s.stars for s in content.skills.values()) == 24


def test_content_is_sound() -> None:
    content, _ = find("runebound").load_content()
    atlas = content.atlas
    for adventure in content.adventures.values():
        if isinstance(adventure, EnemyDef):
            assert 3 <= adventure.health <= 8
    assert len(content.assets) == len(content.skills) == 60
    assert len([t for t in content.tokens if t[0] in "ABCD" and t[1:].isdigit()]) == 35
    assert len(atlas.river_edges) in range(34, 42)
    assert sum(1 for row in content.map.rows for c in row if c == "P") > 115
