"""Lessons: how a chapter is read, and where it stands after which answers."""

from pathlib import Path

import pytest

from waystone.kernel.ask import Option, Question
from waystone.kernel.errors import BadContent, WaystoneError
from waystone.kernel.game import find
from waystone.kernel.lesson import Beat, Lesson, Move, Place, Script, Words, lessons
from waystone.kernel.save import dump, load
from waystone.kernel.text import Text
from waystone.sim.rehearsal import mistakes, played

GAME = find("_template")
CHAPTER = (GAME.folder / "lessons" / "1-first-blow.yaml").read_text(encoding="utf-8")


def pack(folder: Path, text: str) -> tuple[Path, ...]:
    (folder / "lessons").mkdir(parents=True)
    (folder / "pack.yaml").write_text("{id: mine, game: _template}", encoding="utf-8")
    (folder / "lessons" / "mine.yaml").write_text(text, encoding="utf-8")
    return (folder,)


def chapter(folder: Path, before: str = "", after: str = "") -> Script:
    """The chapter of the template under another id, with something changed."""
    text = CHAPTER.replace("id: first-blow", "id: mine").replace(before, after, 1)
    return Script(GAME, lessons(GAME, pack(folder, text))["mine"])


def first() -> Script:
    return Script(GAME, lessons(GAME)["first-blow"])


def texts() -> list[Text]:
    content, _ = GAME.load_content()
    return [GAME.text(lang, content) for lang in ("en", "ru")]


def test_a_pack_can_hold_lessons_and_they_are_no_content_of_it(tmp_path: Path) -> None:
    packs = pack(tmp_path / "pack", CHAPTER.replace("id: first-blow", "id: mine"))
    assert list(lessons(GAME, packs)) == ["first-blow", "mine"]
    assert GAME.load_content(packs)[0] == GAME.load_content()[0]


@pytest.mark.parametrize(
    ("before", "after", "mistake"),
    [
        ("    do: attack", "    undo: attack", "mine.yaml:4"),
        ("      ru: А теперь бейте.\n", "", "missing required field `ru`"),
        ("seats: 2", "seats: two", "mine.yaml:4: Expected `int`"),
        ("can:\n", "cannot:\n", "unknown field `cannot`"),
        ("id: mine", "id: first-blow", "'first-blow' is there twice"),
    ],
)
def test_a_mistake_names_its_file_and_line(
    tmp_path: Path, before: str, after: str, mistake: str
) -> None:
    text = CHAPTER.replace("id: first-blow", "id: mine")
    with pytest.raises(BadContent) as told:
        lessons(GAME, pack(tmp_path / "pack", text.replace(before, after, 1)))
    assert mistake in str(told.value.mistakes)


def test_the_luck_of_a_chapter_is_stacked_and_survives_a_save() -> None:
    session, _ = first().begin()
    assert session.setup.luck == {"beast": [3], "hero": [4]}
    again, notices = load(dump(session))
    assert (again.hash(), notices) == (session.hash(), [])
    again.rewind(0)
    assert again.state.streams.stacked == {"beast": [3], "hero": [4]}


def test_another_move_is_answered_and_the_one_that_is_asked_for_is_not() -> None:
    script = first()
    session, place = script.begin()
    said = script.objection(session, place, 0, "card:broth")
    assert said is not None
    assert said.of("en").startswith("Broth is for those")
    assert said.of("ru").startswith("Похлёбка")
    assert script.objection(session, place, 0, "card:poker") is None
    assert script.objection(session, place, 1, "card:lid") is None


def test_the_others_wait_for_the_learner_and_answer_as_the_script_says() -> None:
    script = first()
    session, place = script.begin()
    assert script.move(session, place) is None
    session.answer(0, "card:poker")
    place = script.after(session, place, session.history[-1])
    assert script.move(session, place) == (1, "card:lid")


def test_a_script_waits_until_its_seat_is_asked() -> None:
    script = first()
    session, place = script.begin()
    session.answer(1, "card:lid")
    waiting = Place((Move("card:lid", seat=1),), place.beat)
    assert script.move(session, waiting) is None, "it is for the learner"
    assert script.move(session, Place((Move("card:poker"),), place.beat)) == (0, "card:poker")


def test_until_a_question_is_put_the_bot_answers_for_everybody() -> None:
    script = first()
    session, place = script.begin()
    waiting = Place((Move(until="ask-never"),), place.beat)
    for seat in (0, 1):
        moved = script.move(session, waiting)
        assert moved is not None
        assert moved[0] == seat
        session.answer(*moved)
        assert script.after(session, waiting, session.history[-1]) == waiting
    put = Place((Move(until=session.questions()[0].prompt), *waiting.script), place.beat)
    assert script.after(session, put, session.history[-1]) == waiting


def test_where_a_chapter_stands_follows_from_the_answers() -> None:
    script = first()
    moments = [(len(m.session.history), m.place) for m in played(script)]
    *_, last = played(script)
    places = script.places(last.session.history)
    assert places is not None
    assert [places[answers] for answers, _ in moments] == [place for _, place in moments]
    assert script.task(places[-1]) is None
    assert script.places(last.session.history[1:]) is None


def test_a_game_that_ends_ends_the_chapter() -> None:
    script = first()
    session, place = script.begin()
    while session.end is None:
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
        place = script.after(session, place, session.history[-1])
    assert script.task(place) is None


@pytest.mark.parametrize(
    ("before", "after", "mistake"),
    [
        ("    do: attack\n", "    do: bite\n", "beat 6: 'bite' is no answer to ask-action"),
        ("point: beast", "point: figure:wolf", "beat 6: 'figure:wolf' is not on the stage"),
        ("point: beast", "point: mat:0", "beat 6: 'mat:0' is not on the stage"),
        ("point: beast", "point: hud:goals:2", "beat 6: 'hud:goals:2' is not on the stage"),
        ("- key: rest", "- key: sleep", "beat 4: 'sleep' is no answer to ask-action"),
        ("- key: rest", "- key: room:cellar", "beat 4: 'room:cellar' is what the beat asks for"),
        ("key: card:lid", "key: card:spoon", "beat 2, after 'card:poker'"),
        ("do: {until: ask-action}", "do: {until: ask-never}", "beat 6: the game is over before it"),
    ],
)
def test_a_rehearsal_names_the_beat_that_is_wrong(
    tmp_path: Path, before: str, after: str, mistake: str
) -> None:
    script = chapter(tmp_path / "pack", before, after)
    found = mistakes(script, texts(), tries=1)
    assert any(mistake in sentence for sentence in found), found


def test_an_answer_that_leads_to_no_position_is_told(tmp_path: Path) -> None:
    script = chapter(tmp_path / "pack", "beats:\n", "play: [card:spoon]\nbeats:\n")
    with pytest.raises(WaystoneError, match="at ask-ready of seat 0, ask-ready of seat 1"):
        script.begin()


def test_where_a_chapter_cannot_go_on_as_written_every_move_is_good(tmp_path: Path) -> None:
    """A learner never comes to a dead end, whatever has become of the content."""
    script = chapter(tmp_path / "pack", "    do: card:poker\n", "    do: card:crowbar\n")
    session, place = script.begin()
    assert script.objection(session, place, 0, "card:broth") is None


def test_a_chapter_may_go_on_with_any_move(tmp_path: Path) -> None:
    broth = """    else:
      en: Broth is for those who are hurt. Ready the Iron Poker.
      ru: Похлёбка нужна раненым. Приготовьте Кочергу.
"""
    script = chapter(tmp_path / "pack", broth, "    else: go on\n")
    session, place = script.begin()
    assert script.objection(session, place, 0, "card:broth") is None
    session.answer(0, "card:broth")
    assert script.after(session, place, session.history[-1]).beat == 2


SAID = Words("Go.", "Идите.")


@pytest.mark.parametrize(
    ("do", "taken", "refused"),
    [
        ("card:lid", ["card:lid"], ["card:lid2", "card:li", "rest"]),
        ("card:*", ["card:lid", "card:poker"], ["rest", "room:cellar"]),
        (("card:*", "rest"), ["card:lid", "rest"], ["resting", "room:cellar"]),
        ("*", ["card:lid", "rest"], []),
    ],
)
def test_an_asterisk_ends_a_key_of_which_only_the_beginning_matters(
    do: str | tuple[str, ...], taken: list[str], refused: list[str]
) -> None:
    beat = Beat(SAID, do=do)
    assert [beat.takes(key) for key in taken] == [True] * len(taken)
    assert [beat.takes(key) for key in refused] == [False] * len(refused)


@pytest.mark.parametrize(
    ("do", "fits"),
    [
        ("card:lid", True),
        ("card:li", False),
        ("card:*", True),
        ("room:*", False),
        (("room:*", "rest"), True),
        ("*", True),
    ],
)
def test_a_beat_fits_a_question_that_has_an_answer_it_asks_for(
    do: str | tuple[str, ...], fits: bool
) -> None:
    options = [Option("card:lid", 1, "option-card"), Option("rest", 2, "option-rest")]
    assert Beat(SAID, do=do).fits(Question(0, "choose", "ask-ready", options)) is fits


def test_a_lesson_is_frozen() -> None:
    lesson: Lesson = lessons(GAME)["first-blow"]
    with pytest.raises(AttributeError):
        lesson.order = 2  # type: ignore[misc]
