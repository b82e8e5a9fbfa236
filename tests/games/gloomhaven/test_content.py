"""The content of the game: counts, references, text in both languages."""

from random import Random

from waystone.bots.random import any_answer
from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.lint import mistakes
from waystone.games.gloomhaven.state import Content
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES


def content() -> Content:
    found: Content = GAME.load_content()[0]
    return found


def test_nothing_is_wrong_with_it() -> None:
    assert mistakes(content()) == []


def test_the_counts_of_the_box() -> None:
    found = content()
    assert sum(not c.locked for c in found.classes.values()) >= 6
    assert sum(m.boss is None for m in found.monsters.values()) >= 24
    assert sum(m.boss is not None for m in found.monsters.values()) >= 4
    assert len(found.items) >= 60
    assert len(found.battle_goals) == 24
    assert len(found.scenarios) >= 16
    assert sum(goal.checks == 2 for goal in found.battle_goals.values()) == 4
    for definition in found.classes.values():
        levels = [card.level for card in definition.cards]
        assert levels.count("X") == 3
        assert all(levels.count(level) == 2 for level in range(2, 10))
    assert {c.health for c in found.classes.values()} == {"low", "mid", "high"}


def test_every_card_reads_in_both_languages() -> None:
    for language in LANGUAGES:
        text = GAME.text(language, content())
        for card in GAME.cards(content(), text):
            lines = [card.name, *card.lines, *(line for s in card.sections for line in s.lines)]
            for line in lines:
                assert "[" not in line, f"{language} {card.id}: {line}"
                assert line.strip(), f"{language} {card.id} has an empty line"


def test_every_question_and_log_line_reads_in_both_languages() -> None:
    """Random play; what is asked and told has no hole in it."""
    luck = Random(4)
    texts = [GAME.text(language, content()) for language in LANGUAGES]
    for seed, scenario in enumerate(content().scenarios):
        setup = Setup(2 + seed % 2, seed, "", scenario, [], {"level": str(1 + seed % 9)})
        session = Session.new(GAME, setup)
        for _ in range(120):
            if session.end is not None:
                break
            question = luck.choice(session.questions())
            for text in texts:
                told = [text.format(question.prompt, question.args)]
                told += [text.format(o.text, o.args) for o in question.options if o.text]
                assert not [line for line in told if "[" in line]
            session.answer(question.seat, any_answer(question, luck))
        for text in texts:
            lines = [line.text for line in session.lines(0, text)]
            assert not [line for line in lines if "[" in line]


def test_scripts_are_rare() -> None:
    found = content()
    actions = [a for card in found.cards.values() for a in (card.top, card.bottom)]
    scripted = sum("Script" in type(b).__name__ for a in actions for b in a.abilities)
    assert scripted * 20 < len(found.cards)
