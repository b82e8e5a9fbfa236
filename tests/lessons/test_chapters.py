"""Every chapter of every game is played before anybody learns by it: along its script, along what
it says to other moves, and with moves it does not speak of. A failure names the beat."""

import pytest

from waystone.kernel.game import LANGUAGES, find, ids
from waystone.kernel.lesson import Lesson, Script, lessons, syllabus
from waystone.rulebook.library import library
from waystone.sim.rehearsal import beat_name, mistakes

LONGEST = 480
"""Letters that a bubble holds."""

CHAPTERS = [
    pytest.param(game, lesson, id=f"{game}/{lesson.id}")
    for game in ids(templates=True)
    for lesson in lessons(find(game)).values()
]


@pytest.mark.parametrize(("game", "lesson"), CHAPTERS)
def test_a_chapter_can_be_played_as_it_is_written_and_otherwise(game: str, lesson: Lesson) -> None:
    found = find(game)
    loaded = found.load_content()
    texts = [found.text(lang, loaded[0]) for lang in LANGUAGES]
    assert mistakes(Script(found, lesson, loaded), texts) == []


@pytest.mark.parametrize(("game", "lesson"), CHAPTERS)
def test_a_chapter_is_short_and_teaches_rules_that_exist(game: str, lesson: Lesson) -> None:
    script = Script(find(game), lesson)
    assert 6 <= len(lesson.beats) <= 14, script.name
    assert lesson.beats[-1].do is None, f"{script.name}: the last beat is there to be read"
    for n, beat in enumerate(lesson.beats):
        where = beat_name(script, n)
        assert all(len(beat.say.of(lang)) <= LONGEST for lang in LANGUAGES), where
        assert [id for id in beat.rules if not library("en").has(id)] == [], where
    assert any(beat.rules for beat in lesson.beats), script.name


@pytest.mark.parametrize("game", ids(templates=True))
def test_the_chapters_of_a_game_follow_each_other(game: str) -> None:
    orders = [lesson.order for lesson in lessons(find(game)).values()]
    assert orders == list(range(1, len(orders) + 1))


def untaught(game: str) -> list[str]:
    """The sections that a first game needs and no chapter teaches."""
    found = find(game)
    named = {id for each in lessons(found).values() for beat in each.beats for id in beat.rules}
    sections = library("en").book(game).sections
    return [
        code
        for code in syllabus(found).sections
        if code not in sections or not any(rule.id in named for rule in sections[code].rules)
    ]


@pytest.mark.parametrize("game", ids())
def test_what_a_first_game_needs_is_written_down_and_taught(game: str) -> None:
    """A list that is not said to be complete yet only has to name sections that exist."""
    wanted, sections = syllabus(find(game)), library("en").book(game).sections
    assert len(wanted.sections) > 10
    assert [code for code in wanted.sections if code not in sections] == []
    if wanted.complete:
        assert untaught(game) == []
