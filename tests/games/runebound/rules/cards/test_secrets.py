"""What Runebound asks in secret follows from what all can see: learned skills and assets lie open,
and of a hand its number is known. Whoever notices the question learns nothing of the cards."""

from collections.abc import Callable
from typing import Any

import pytest

from waystone.games.runebound.box.abilities import Cancel, Ward, When
from waystone.games.runebound.box.effects import Gold
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.triggers import triggered
from waystone.games.runebound.rules.combat.actions import cancelled
from waystone.games.runebound.rules.combat.damage import deal
from waystone.testing import first_question

ABILITIES = (Ward(2, exert=1), Cancel(1), When("refresh", (Gold(1),), exert=1))
SECRETS: dict[str, Callable[[Table], Any]] = {
    "ask-ward": lambda t: deal(t.g, 1, 3, "sku", attack=True),
    "ask-cancel": lambda t: cancelled(t.g, 0),
    "ask-use": lambda t: triggered(t.g, "refresh", [0]),
}


@pytest.mark.rule("RB-HID-01", "RB-ABL-09", "RB-EXR-02")
@pytest.mark.parametrize("prompt", SECRETS)
def test_what_is_asked_in_secret_depends_on_no_card_of_a_hand(prompt: str) -> None:
    cards, asked = sorted(Table("corbin", "lissa").content.skills), set()
    for card, other in zip(cards, reversed(cards), strict=True):
        t = Table("corbin", "lissa").hand(card, other if other != card else cards[0])
        t.teach(*ABILITIES)
        t.fight([], [])
        question = first_question(SECRETS[prompt](t))
        assert question is not None
        asked.add((question.seat, question.prompt, *(option.key for option in question.options)))
    assert len(asked) == 1, "whichever cards they hold"
    assert prompt in next(iter(asked))


@pytest.mark.rule("RB-EXR-02")
@pytest.mark.parametrize("prompt", SECRETS)
def test_who_has_too_few_cards_is_not_asked_and_everybody_can_count_them(prompt: str) -> None:
    t = Table("corbin", "lissa").hand()
    t.teach(*ABILITIES)
    t.fight([], [])
    with pytest.raises(StopIteration):
        SECRETS[prompt](t).send(None)
