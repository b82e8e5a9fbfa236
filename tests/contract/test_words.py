"""Whatever kind or tag a view shows has a word in both languages, or is declared a mark for the eye
by an empty one."""

import random
import re
from collections.abc import Iterator

import pytest

from waystone.bots.random import any_answer
from waystone.kernel.content import definitions
from waystone.kernel.game import Game, Setup, find, ids
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES
from waystone.kernel.view import Card, Table

ANSWERS = 160
RAW = re.compile(r"[a-z][a-z_-]*")
"""An id; what is written for people in Russian never looks like this."""


def on_card(card: Card) -> Iterator[str]:
    yield card.kind
    yield from card.tags
    for section in card.sections:
        yield from section.tags
    for under in card.under:
        yield from on_card(under)


def shown(table: Table) -> Iterator[str]:
    for board in table.boards:
        for cell in board.cells:
            yield cell.kind
            yield from cell.tags
        for piece in board.pieces:
            yield from piece.tags
    for mat in table.mats:
        yield from mat.tags
        for zone in mat.zones:
            for card in zone.cards:
                yield from on_card(card)
    for die in table.dice:
        yield from die.tags


def played(game: Game) -> Iterator[str]:
    """What is seen in a stretch of every mode, by somebody who reads Russian."""
    content, _ = game.load_content()
    text = game.text("ru", content)
    for mode in game.modes:
        luck = random.Random(mode.id)
        scenario = next((s.id for s in game.scenarios(content) if s.mode in ("", mode.id)), "")
        session = Session.new(game, Setup(mode.seats[1], 5, mode.id, scenario), "step")
        for n in range(ANSWERS):
            if session.end is not None:
                break
            if not n % 8:
                yield from shown(session.view(0, text, 0))
            question = luck.choice(session.questions())
            bold = luck.random() < 0.2
            policy = game.bots.policy
            key = (
                any_answer(question, luck)
                if bold
                else policy(session.state, content, question.seat, question)
            )
            session.answer(question.seat, key)
    for card in game.cards(content, text):
        yield from on_card(card)
    for kind, _thing in definitions(content):
        yield kind


@pytest.mark.parametrize("game_id", ids(templates=True))
def test_every_kind_and_tag_that_is_shown_has_a_word(game_id: str) -> None:
    game = find(game_id)
    content, _ = game.load_content()
    ids_seen = {word for word in played(game) if RAW.fullmatch(word)}
    assert ids_seen
    for language in LANGUAGES:
        words = game.text(language, content).words()
        assert sorted(ids_seen - words.keys()) == [], language


def test_a_word_of_a_game_goes_before_the_shared_one() -> None:
    game = find("dungeoneer")
    content, _ = game.load_content()
    text = game.text("en", content)
    assert text.word("trap") == "trap"
    assert text.word("free") == "open space"
    assert text.word("In the reader's language") == "In the reader's language"
