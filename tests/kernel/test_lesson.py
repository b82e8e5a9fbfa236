"""Lessons: how a chapter is read, and where it stands after which answers."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, field
from msgspec.structs import replace

from waystone.kernel.ask import Option, Question, choose
from waystone.kernel.errors import BadContent, WaystoneError
from waystone.kernel.game import Bots, Game, Mode, Setup, find
from waystone.kernel.lesson import (
    Beat,
    But,
    Goal,
    Lesson,
    Move,
    Place,
    Script,
    Syllabus,
    Words,
    lessons,
    syllabus,
)
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.save import dump, load
from waystone.kernel.step import Steps, Then
from waystone.kernel.text import Text
from waystone.kernel.view import Table
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


def test_no_move_is_objected_to_but_one_that_the_learner_is_asked_for() -> None:
    script = first()
    session, place = script.begin()
    assert place == Place((), 0), "it begins with the first beat"
    busy = Place((Move("card:poker"),), 0)
    assert script.objection(session, busy, 0, "card:broth") is None, "the script is to answer"
    over = Place((), len(script.lesson.beats))
    assert script.objection(session, over, 0, "card:broth") is None, "there is nothing left to do"
    session.answer(0, "card:poker")
    assert script.objection(session, place, 0, "card:broth") is None, "it is answered"


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


def test_what_the_script_has_answered_it_does_not_answer_again() -> None:
    script = first()
    session, _ = script.begin()
    rest = (Move("card:lid", seat=1), Move("card:broth"))
    session.answer(0, "card:poker")
    assert script.after(session, Place(rest, 0), session.history[-1]).script == rest
    assert script.after(session, Place((Move("x"), *rest), 0), session.history[-1]).script == rest
    session.answer(1, "card:lid")
    assert script.after(session, Place(rest, 0), session.history[-1]).script == rest[1:]
    assert script.after(session, Place(rest[1:], 0), session.history[-1]).script == rest[1:]


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


def test_a_script_that_waits_in_vain_is_told(tmp_path: Path) -> None:
    play = "play: [card:poker, {seat: 1, key: card:lid}, {seat: 1, key: room:cellar}]\n"
    script = chapter(tmp_path / "pack", "beats:\n", f"{play}beats:\n")
    told = "waits for seat 1 to answer 'room:cellar', and asked is ask-order of seat 0"
    with pytest.raises(WaystoneError, match=told):
        script.begin()


def test_a_chapter_is_played_with_the_content_that_is_given() -> None:
    content, _ = GAME.load_content()
    session, _ = Script(GAME, lessons(GAME)["first-blow"], (content, "mine")).begin()
    assert session.content_hash == "mine"


def test_what_chapters_are_to_teach_is_read_where_it_is_written_down(tmp_path: Path) -> None:
    assert syllabus(GAME) == Syllabus()
    (tmp_path / "lessons").mkdir()
    told = "sections: [TP-SET, TP-RND]\ncomplete: true\n"
    (tmp_path / "lessons" / "syllabus.yaml").write_text(told, encoding="utf-8")
    assert syllabus(replace(GAME, folder=tmp_path)) == Syllabus(("TP-SET", "TP-RND"), True)


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
        ("card:*", ["card:lid", "card:poker"], ["rest", "room:cellar", "cards"]),
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
        ("card:x*", False),
        (("room:*", "rest"), True),
        ("*", True),
    ],
)
def test_a_beat_fits_a_question_that_has_an_answer_it_asks_for(
    do: str | tuple[str, ...], fits: bool
) -> None:
    options = [Option("card:lid", 1, "option-card"), Option("rest", 2, "option-rest")]
    assert Beat(SAID, do=do).fits(Question(0, "choose", "ask-ready", options)) is fits


def test_each_of_the_other_moves_has_its_own_answer() -> None:
    rest, sleep, other = (Words(word, word) for word in ("Not now.", "Not here.", "Strike."))
    beat = Beat(SAID, do="attack", but=(But("rest", rest), But("sleep", sleep)), other=other)
    said = [beat.says_to(key) for key in ("rest", "sleep", "eat", "attack")]
    assert said == [rest, sleep, other, None]


# ---- formal questions, on a game made for the purpose


class State(Struct):
    streams: Streams
    said: list[str] = field(default_factory=list)


class Content(Struct, frozen=True):
    pass


step: Steps[Play[State, Content]] = Steps()


@step
async def stroll(g: Play[State, Content]) -> Then:
    """Which of two comes first is a formality, the way is not."""
    chosen = [[Option(key, key) for key in keys] for keys in (("ann", "bob"), ("left", "right"))]
    g.state.said.append(await choose(0, chosen[0], "ask-first", formal=True))
    g.state.said.append(await choose(0, chosen[1], "ask-way"))
    return stroll()


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    return question.options[-1].key


STROLL = Game(
    id="stroll",
    name={"en": "Stroll", "ru": "Прогулка"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(Mode("only", {"en": "Only", "ru": "Один"}, (1, 1)),),
    begin=lambda setup, content: (State(Streams(setup.seed)), stroll()),
    view=lambda state, content, seat, text: Table("stroll", seat, ""),
    redeal=lambda state, content, seat, streams: None,
    names=lambda content: {},
    bots=Bots(policy, lambda state, content, seat: 0.5),
    check=lambda state, content: [],
)


@pytest.mark.parametrize(
    ("do", "asked", "said"),
    [
        (None, "ask-way", ["bob"]),
        ("left", "ask-way", ["bob"]),
        ("ann", "ask-first", []),
        (Goal("ask-way"), "ask-way", ["bob"]),
    ],
)
def test_a_formality_is_for_the_bot_unless_the_chapter_has_something_in_mind(
    do: Any, asked: str, said: list[str]
) -> None:
    lesson = Lesson("walk", 1, SAID, Setup(1, 3), (Beat(SAID, do=do),), (SAID,))
    session, _ = Script(STROLL, lesson, (Content(), "none")).begin()
    assert (session.questions()[0].prompt, session.state.said) == (asked, said)


def test_a_lesson_is_frozen() -> None:
    lesson: Lesson = lessons(GAME)["first-blow"]
    with pytest.raises(AttributeError):
        lesson.order = 2  # type: ignore[misc]
