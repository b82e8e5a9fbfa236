"""Combat tokens as printed."""

import pytest

from waystone.games.runebound.box.tokens import ENEMY_TOKENS, notation


@pytest.mark.rule("RB-ENE-10", "RB-AMB-43")
def test_the_faces_of_enemy_tokens() -> None:
    printed = [
        "/".join(notation(f).removeprefix("face-") for f in t.faces) for t in ENEMY_TOKENS.values()
    ]
    assert printed == ["sku/dsh*", "shd/sku", "agi/sku", "sku*/sur", "dbl/dsh*", "2sku/sur*"]
