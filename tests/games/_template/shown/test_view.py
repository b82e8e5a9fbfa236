"""What a seat sees."""

import pytest

from waystone.games._template import GAME
from waystone.kernel.game import Setup
from waystone.kernel.session import Session


@pytest.mark.rule("TP-HID-01")
def test_hands_and_deck_are_hidden() -> None:
    session = Session.new(GAME, Setup(2, 3))
    text = GAME.text("en", session.content)
    table = session.view(1, text)
    mine, other = (next(m for m in table.mats if m.seat == s).zones[0] for s in (1, 0))
    assert len(mine.cards) == 3
    assert (other.cards, other.count) == ([], 3)
    draw = next(m for m in table.mats if m.id == "decks").zones[0]
    assert (draw.cards, draw.count) == ([], 12)
