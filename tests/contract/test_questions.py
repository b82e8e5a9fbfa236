"""Questions that explain themselves: what brought them up, what they are about, what options do."""

import random
from typing import Any

from waystone.kernel.ask import PASS
from waystone.kernel.glossary import plain
from waystone.kernel.view import Table


def ids(table: Table) -> set[str]:
    """Everything on the table that a client can point at."""
    found = {cell.id for board in table.boards for cell in board.cells}
    found |= {piece.id for board in table.boards for piece in board.pieces}
    found |= {edge.id for board in table.boards for edge in board.edges}
    for mat in table.mats:
        found.add(mat.id)
        for zone in mat.zones:
            found.add(zone.id)
            for card in zone.cards:
                found |= {card.id, *(under.id for under in card.under)}
                found |= {section.id for section in card.sections}
    return found | {die.id for die in table.dice}


def test_a_question_says_what_brought_it_up_and_points_at_what_is_there(
    case: Any, guard: Any, play: Any
) -> None:
    session = case.session(61)
    luck = random.Random(61)
    text = session.game.text("ru", session.content)
    with guard(session):
        while session.ask is not None and len(session.history) < 150:
            for question in session.questions():
                table = session.view(question.seat, text)
                assert table.ask is not None
                answers = len(session.history)
                heard = [
                    line
                    for line in session.log
                    if line.answer == answers and line.visible(question.seat)
                ]
                if heard:
                    assert table.ask.cause, question.prompt
                assert set(table.ask.about) <= ids(table), (question.prompt, table.ask.about)
            session.answer(*play(session, luck))


def test_an_option_that_plays_a_card_says_what_the_card_does(
    case: Any, guard: Any, play: Any
) -> None:
    session = case.session(62)
    luck = random.Random(62)
    text = session.game.text("en", session.content)
    with guard(session):
        while session.ask is not None and len(session.history) < 150:
            for question in session.questions():
                staged = session.game.stage(session.state, session.content, question, text)
                table = session.view(question.seat, text)
                printed = {
                    card.id: [plain(line) for line in card.lines]
                    for mat in table.mats
                    for zone in mat.zones
                    for card in zone.cards
                    if card.lines
                }
                everywhere = {line for lines in printed.values() for line in lines}
                assert table.ask is not None
                for choice in table.ask.choices:
                    assert "**" not in choice.effect + choice.warning + choice.text, choice
                    own = printed.get(choice.on, [])
                    if own and staged.plays and choice.key != PASS:
                        assert choice.effect, (question.prompt, choice)
                    foreign = everywhere & {*choice.effect.split(" · ")} - {*own}
                    assert not own or not foreign, (question.prompt, choice)
                    if choice.key in staged.effects or not staged.plays:
                        continue
                    if choice.on in printed:
                        assert choice.effect == " · ".join(printed[choice.on]), choice
                    assert choice.effect == "" or choice.on, choice
            session.answer(*play(session, luck))
