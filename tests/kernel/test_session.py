"""Sessions, on a game made for the purpose: one step of each kind of ask, a rule that fails, a step
that never asks."""

import os
import random
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field
from msgspec.structs import replace

from waystone.kernel.ask import NONE, Option, Question, choose, choose_many, each
from waystone.kernel.errors import BadAnswer, BadSave, BadSetup, WaystoneError
from waystone.kernel.facts import Fact
from waystone.kernel.game import Bots, Game, Mode, Setup, Variant
from waystone.kernel.journal import EVERY as KEPT_EVERY
from waystone.kernel.journal import RECENT, Journal, Mark
from waystone.kernel.log import forget
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.save import (
    EVERY,
    LAST,
    _kept,
    differences,
    dump,
    load,
    parse,
    read,
    replay,
    write,
)
from waystone.kernel.session import Answer, RuleBug, Session
from waystone.kernel.step import End, Next, Steps, Then
from waystone.kernel.text import Wordless
from waystone.kernel.view import Table
from waystone.kernel.window import Reactions, window


class State(Struct):
    streams: Streams
    took: list[str] = field(default_factory=list)
    rounds: int = 0


class Content(Struct, frozen=True):
    pass


class Took(Fact, frozen=True):
    what: str


G = Play[State, Content]
step: Steps[G] = Steps()


@step.opens("round")
async def a_round(g: G) -> Then:
    """Two nested choices in one step: the second is in the middle of it."""
    options = [
        Option(key, key) for key in ("left", "right", "fail", "late", "loop", "stop", "hush")
    ]
    way = await choose(0, options, "ask-way")
    g.state.took.append(way)
    g.say(Took(way), "X-1", to=(0,), others=Took("something"))
    if way == "fail":
        raise ZeroDivisionError
    if way == "late":
        await choose(1, [Option("y", "y"), Option("n", "n")], "ask-late")
        raise ZeroDivisionError
    if way == "loop":
        return forever()
    if way == "stop":
        return End("end", [0])
    if way == "hush":
        await choose(1, [Option("y", "y"), Option("n", "n")], "ask-hush", hushed=True)
        g.say(Took("silence"), "X-2")
        return a_round()
    luck = g.streams.roll("die", 1000)
    g.state.took += await choose_many(1, [Option(k, k) for k in "ab"], "ask-more", luck=luck)
    g.state.took.append(str(luck))
    return secret()


@step.opens("turn")
async def secret(g: G) -> Then:
    """Both seats at once; the step after asks nothing."""
    options = [Option("x", "x"), Option("y", "y")]
    chosen = await each(Question(seat, "choose", "ask-secret", options) for seat in (0, 1))
    g.state.took += [f"{seat}{key}" for seat, key in chosen.items()]
    return silent()


@step
async def silent(g: G) -> Then:
    g.state.rounds += 1
    return a_round()


@step
async def forever(g: G) -> Then:
    return forever()


def begin(setup: Setup, content: Content) -> tuple[State, Any]:
    return State(Streams(setup.seed)), a_round()


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    return question.options[0].key


GAME = Game(
    id="probe",
    name={"en": "Probe", "ru": "Проба"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(Mode("only", {"en": "Only", "ru": "Один"}, (2, 2)),),
    begin=begin,
    view=lambda state, content, seat, text: Table("probe", seat, ""),
    redeal=lambda state, content, seat, streams: None,
    names=lambda content: {},
    bots=Bots(policy, lambda state, content, seat: 0.5),
    check=lambda state, content: [],
)


@step
async def reaction(g: G) -> Then:
    """After a choice a window, in which nobody has anything to play."""
    await choose(0, [Option("left", "left"), Option("right", "right")], "ask-way")
    await window(g, NOTHING, "blow", [1], prompt="ask-react", rule="X-3")
    return a_round()


def none_of(g: G, seat: int, moment: str) -> list[Option[str]]:
    return []


async def never(g: G, seat: int, card: str, moment: str) -> None:
    raise AssertionError(card)


NOTHING = Reactions(none_of, never, lambda g, seat, moment: True)
WINDOWS = replace(GAME, begin=lambda setup, content: (State(Streams(setup.seed)), reaction()))


@pytest.fixture
def session() -> Session:
    return Session.new(GAME, Setup(2, 7), "all", (Content(), "none"))


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves find the probe as they would a game of the package."""
    monkeypatch.setattr("waystone.kernel.save.find", lambda game_id: GAME)
    monkeypatch.setattr("waystone.kernel.game._content", lambda *args: (Content(), "none"))


def a_whole_round(session: Session) -> None:
    session.answer(0, "left")
    session.answer(1, "a b")
    session.answer(1, "y")
    session.answer(0, "x")


def test_a_line_tells_whose_open_answer_led_to_it_and_never_who_was_asked_in_secret(
    session: Session,
) -> None:
    session.answer(0, "hush")
    session.answer(1, "n")
    lines = list(session.lines(None, Wordless()))
    assert [(line.rule, line.seat) for line in lines] == [("X-1", 0), ("X-2", 0)]
    session.answer(0, "left")
    session.undo()
    again = list(session.lines(None, Wordless()))
    assert [(line.rule, line.seat) for line in again] == [("X-1", 0), ("X-2", 0)]


def test_an_answer_is_recorded_in_one_spelling(session: Session) -> None:
    session.answer(0, "left")
    session.answer(1, " b  a ")
    assert [answer.key for answer in session.history] == ["left", "a b"]


@pytest.mark.parametrize("keep", ["all", "step"])
def test_a_rule_that_fails_in_the_middle_of_a_step_leaves_the_game_there(keep: Any) -> None:
    session = Session.new(GAME, Setup(2, 7), keep, (Content(), "none"))
    a_whole_round(session)
    session.answer(0, "late")
    before = session.hash()
    for _ in range(2):
        with pytest.raises(RuleBug, match="'y' to ask-late"):
            session.answer(1, "y")
        assert [q.prompt for q in session.questions()] == ["ask-late"]
        assert (session.hash(), len(session.history)) == (before, 5)


def test_an_imagined_world_stands_in_the_middle_of_a_step_as_the_game_does(
    session: Session,
) -> None:
    a_whole_round(session)
    session.answer(0, "left")
    world = session.imagine(0, Streams(1))
    assert [(q.seat, q.prompt) for q in world.questions()] == [(1, "ask-more")]
    assert world.state.took[-1] == "left"


@pytest.mark.parametrize(
    ("even", "wanted", "asked"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
def test_an_imagined_world_is_even_where_the_game_is_and_it_is_wanted(
    even: bool, wanted: bool, asked: bool
) -> None:
    """Whether a seat that could hold something and does not is asked in a window."""
    session = Session.new(WINDOWS, Setup(2, 7, even=even), "all", (Content(), "none"))
    world = session.imagine(0, Streams(1), wanted)
    world.answer(0, "right")
    assert (world.questions()[0].prompt == "ask-react") is asked


def test_secret_answers_wait_for_all_and_come_by_seat(session: Session) -> None:
    session.answer(0, "left")
    session.answer(1, NONE)
    session.answer(1, "y")
    assert session.question(1) is None
    assert [q.seat for q in session.questions()] == [0]
    with pytest.raises(BadAnswer):
        session.answer(1, "x")
    session.answer(0, "x")
    assert session.state.took[-2:] == ["0x", "1y"]
    assert session.state.rounds == 1


def test_undo_goes_to_answer_step_turn_round_and_start(session: Session) -> None:
    a_whole_round(session)
    a_whole_round(session)
    session.answer(0, "right")
    assert session.undo("answer") == 8
    assert session.undo("step") == 6
    assert session.undo("round") == 4
    assert session.undo("turn") == 2
    assert session.undo("start") == 0
    with pytest.raises(BadAnswer, match="nothing to undo"):
        session.undo()


def test_undo_pins_the_luck(session: Session) -> None:
    a_whole_round(session)
    after = session.hash()
    session.undo("start")
    a_whole_round(session)
    assert session.hash() == after


def test_undo_reaches_back_over_forgotten_snapshots(session: Session) -> None:
    hashes = [session.hash()]
    for _ in range(60):
        a_whole_round(session)
        hashes.append(session.hash())
    kept = sum(mark.snapshot is not None for mark in session.journal.marks)
    assert kept < 50 < len(session.journal.marks)
    for back in (57, 30, 3, 0):
        session.rewind(back * 4)
        assert session.hash() == hashes[back]
        assert len(session.history) == back * 4


def test_the_last_snapshots_are_kept_and_of_older_ones_every_so_many() -> None:
    journal = Journal()
    for n in range(3 * KEPT_EVERY):
        journal.add(Mark(End("end"), "", n, [], 0), b"state %d" % n)
    kept = [mark.answers for mark in journal.marks if mark.snapshot is not None]
    last = 3 * KEPT_EVERY - 1
    assert kept == [0, KEPT_EVERY, 2 * KEPT_EVERY, *range(last - RECENT + 1, last + 1)]


def test_old_snapshots_are_packed_and_read_as_they_were() -> None:
    journal = Journal()
    for n in range(2 * RECENT):
        journal.add(Mark(End("end"), "", n, [], 0), b"state %d " % n * 100)
    packed = [mark.answers for mark in journal.marks if mark.packed]
    assert packed == [0]
    assert journal.marks[0].snapshot == b"state 0 " * 100
    assert len(journal.marks[0].kept or b"") < 100


def test_undo_after_loading_starts_from_a_kept_step(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the last steps nor far older ones are played again from the seed."""
    hashes = [session.hash()]
    for _ in range(60):
        a_whole_round(session)
        hashes.append(session.hash())
    for back in (59, 58, 40, 23):
        loaded, notices = load(dump(session))
        assert not notices
        begun: list[Setup] = []
        given = loaded.history[: 4 * back]
        with monkeypatch.context() as patch:
            patch.setattr(loaded, "answer", counted(loaded, begun))
            loaded.rewind(4 * back)
        assert (loaded.hash(), loaded.history) == (hashes[back], given)
        assert len(begun) <= 4 * EVERY
        if back > 57:
            assert len(begun) <= 4


def counted(session: Session, given: list[Any]) -> Any:
    answer = session.answer

    def count(*args: Any) -> None:
        given.append(args)
        answer(*args)

    return count


def test_a_kept_step_that_has_not_its_hash_is_not_believed(session: Session) -> None:
    for _ in range(5):
        a_whole_round(session)
    honest = parse(dump(session))
    hashes = [(mark.answers, mark.hash) for mark in session.journal.marks]
    honest.kept[-1].state = honest.kept[0].state
    honest.kept[-2].state = b"no such thing"
    honest.kept[-3].asked = [1]
    honest.kept[-4].stack = [Next("nowhere")]
    loaded, _ = load(msgspec.json.encode(honest))
    taken = [n for n, mark in enumerate(loaded.journal.marks[:-1]) if mark.kept is not None]
    assert taken == [kept.number for kept in honest.kept[:-4]]
    loaded.undo("round")
    session.undo("round")
    assert loaded.hash() == session.hash()
    assert [(mark.answers, mark.hash) for mark in loaded.journal.marks] == hashes[
        : len(loaded.journal.marks)
    ]


def test_of_a_save_the_last_steps_are_kept_and_of_older_ones_every_so_many() -> None:
    """Those that resemble the last take hardly any room."""
    state = random.Random(3).randbytes(1000)
    marks = [Mark(Next("silent"), "", n, [0, 0], 0, state) for n in range(3 * EVERY)]
    kept = _kept(marks)
    last = len(marks) - 1
    assert [step.number for step in kept] == [EVERY, 2 * EVERY, *range(last - LAST, last)]
    assert all(len(step.state) < 100 for step in kept)


def test_kept_steps_are_put_away_when_a_save_is_loaded(session: Session) -> None:
    a_whole_round(session)
    session.answer(0, "left")
    loaded, _ = load(dump(session))
    kept = [mark.kept is not None for mark in loaded.journal.marks]
    assert kept == [False, True, False, True]
    assert [mark.packed for mark in loaded.journal.marks] == [False, True, False, False]
    assert loaded.history == session.history


def test_a_kept_step_beyond_the_last_is_none(session: Session) -> None:
    a_whole_round(session)
    forged = parse(dump(session))
    forged.kept[-1].number = len(forged.steps) - 1
    loaded, _ = load(msgspec.json.encode(forged))
    assert loaded.hash() == session.hash()


def test_what_was_said_since_a_save_is_unsaid_when_play_goes_back_before_it(
    session: Session,
) -> None:
    a_whole_round(session)
    loaded, _ = load(dump(session))
    loaded.answer(0, "left")
    assert len(loaded.log) == 2
    loaded.undo("turn")
    assert loaded.undo("turn") == 2
    assert loaded.log == []


def test_a_log_forgets_what_nobody_asks_for_and_goes_back_as_if_it_had_not(
    session: Session,
) -> None:
    for _ in range(12):
        a_whole_round(session)
    whole, said, answers = [*session.log], session.log.said, len(session.history)
    forget(session, answers)
    last = session.journal.marks[-RECENT].answers
    assert [*session.log] == [line for line in whole if line.answer >= last]
    assert len(session.log) < len(whole)
    assert (session.log.said, session.log.forgot) == (said, last)
    assert session.log.heard(said - 1) == whole[-1:]
    assert session.log.heard(0) == [*session.log]
    back = session.journal.marks[-RECENT].answers
    session.rewind(back)
    assert session.log.said == sum(line.answer <= back for line in whole)
    for old in (1, 0):
        session.rewind(old)
        assert session.log.said == sum(line.answer <= old for line in whole)
        assert session.log.forgot <= old
    a_whole_round(session)
    assert session.log[-1] == whole[session.log.said - 1]


def test_what_led_to_the_question_at_hand_is_not_forgotten(session: Session) -> None:
    a_whole_round(session)
    session.put = 1
    forget(session, len(session.history))
    assert session.log.forgot <= 1


def test_answers_that_no_longer_fit_are_cut_back_to_the_start_of_their_step(
    session: Session,
) -> None:
    a_whole_round(session)
    before = session.hash()
    session.answer(0, "left")
    save = parse(dump(session))
    save.history.append(Answer(1, 2, "no-such-option"))
    save.tail += 1
    loaded, notices = load(msgspec.json.encode(save))
    assert notices == ["notice-tail-cut"]
    assert [q.prompt for q in loaded.questions()] == ["ask-way"]
    assert (loaded.hash(), len(loaded.history)) == (before, 4)


def test_a_moment_is_reached_from_a_snapshot_at_it_or_before_it() -> None:
    journal = Journal()
    journal.marks = [Mark(End("end"), "", n, [], 0) for n in (0, 4, 6)]
    journal.marks[1].kept = b"state"
    assert [journal.reaches(n) for n in (0, 3, 4, 5, 7)] == [False, False, True, True, True]


def test_where_no_turn_or_round_has_begun_one_goes_back_to_the_start() -> None:
    journal = Journal()
    journal.add(Mark(End("end"), "", 2, [], 0), b"state")
    assert [journal.before(to, 3) for to in ("step", "turn", "round", "start")] == [2, 0, 0, 0]


def test_a_failing_rule_leaves_the_game_where_it_was(session: Session) -> None:
    a_whole_round(session)
    before = session.hash(), session.asked[:], len(session.log), len(session.journal.marks)
    for key in ("fail", "loop"):
        with pytest.raises(RuleBug, match="rules of probe failed"):
            session.answer(0, key)
        now = session.hash(), session.asked[:], len(session.log), len(session.journal.marks)
        assert now == before
    session.answer(0, "left")
    assert session.question(1) is not None


def test_a_failing_rule_leaves_a_clone_where_it_was(session: Session) -> None:
    a_whole_round(session)
    twin = session.clone()
    with pytest.raises(RuleBug):
        twin.answer(0, "fail")
    twin.answer(0, "left")
    session.answer(0, "left")
    assert twin.hash() == session.hash()


def test_a_failing_rule_leaves_a_clone_that_has_played_where_it_was(session: Session) -> None:
    twin = session.clone()
    a_whole_round(twin)
    before = twin.hash(), twin.asked[:], twin.history[:]
    with pytest.raises(RuleBug):
        twin.answer(0, "fail")
    assert (twin.hash(), twin.asked, twin.history) == before


def test_a_question_is_named_by_its_number(session: Session) -> None:
    session.answer(0, "left", ask=1)
    with pytest.raises(BadAnswer, match="no longer open"):
        session.answer(1, "a", ask=2)
    session.answer(1, "a", ask=1)
    assert session.asked == [2, 2]


def test_log_lines_go_to_those_who_may_read_them(session: Session) -> None:
    session.answer(0, "left")
    said = {seat: [line.on for line in session.lines(seat, Wordless())] for seat in (0, 1, None)}
    assert said == {0: [["left"]], 1: [["something"]], None: [["something"]]}


def test_where_names_the_rules_that_wait(session: Session) -> None:
    assert session.where() == ["a_round", "choose"]
    session.answer(0, "left")
    assert session.where() == ["a_round", "choose_many"]


def test_the_end_is_the_end(session: Session) -> None:
    session.answer(0, "stop")
    assert session.end == End("end", [0])
    with pytest.raises(BadAnswer, match="over"):
        session.answer(0, "left")
    loaded, _ = load(dump(session))
    assert loaded.end == End("end", [0])


def test_a_save_in_a_nested_choice_resumes_at_that_ask(session: Session) -> None:
    session.answer(0, "left")
    loaded, notices = load(dump(session))
    assert notices == []
    question = loaded.question(1)
    assert question is not None
    assert question.prompt == "ask-more"
    assert question.args == session.question(1).args  # type: ignore[union-attr]
    assert loaded.hash() == session.hash()
    assert loaded.asked == session.asked


def test_a_loaded_game_can_be_undone_to_its_start(session: Session) -> None:
    for _ in range(3):
        a_whole_round(session)
    loaded, _ = load(dump(session))
    a_whole_round(loaded)
    assert loaded.undo("start") == 0
    fresh = Session.new(GAME, Setup(2, 7), "all", (Content(), "none"))
    assert (loaded.history, loaded.log, loaded.asked) == ([], [], fresh.asked)
    for _ in range(3):
        a_whole_round(loaded)
    assert loaded.hash() == session.hash()


def test_a_tail_that_no_longer_fits_is_cut(session: Session) -> None:
    a_whole_round(session)
    session.answer(0, "left")
    save = parse(dump(session))
    save.history[-1] = msgspec.structs.replace(save.history[-1], key="no-longer-there")
    loaded, notices = load(msgspec.json.encode(save))
    assert notices == ["notice-tail-cut"]
    assert len(loaded.history) == 4


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2],
        lambda data: b"",
        lambda data: b"[1, 2, 3]",
        lambda data: data.replace(b'"format": 1', b'"format": 99'),
        lambda data: data.replace(b'"version": 1', b'"version": 99'),
        lambda data: data.replace(b'"took"', b'"look"').replace(b'"rounds": 1', b'"rounds": "x"'),
        lambda data: data.replace(b'"step": "a_round"', b'"step": "b_round"'),
        lambda data: data.replace(b'"tail": 0', b'"tail": 50'),
        lambda data: data.replace(b'"asked": [', b'"asked": [1,'),
        lambda data: b"\xff\xfe" + data,
    ],
)
def test_a_damaged_save_is_refused_in_one_sentence(session: Session, damage: Any) -> None:
    a_whole_round(session)
    data = damage(dump(session))
    with pytest.raises(BadSave) as error:
        load(data)
    assert str(error.value).count("\n") == 0


def test_writing_is_atomic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write(path, b"old")

    def crash(file: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("waystone.kernel.save.os.fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        write(path, b"new")
    assert read(path) == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_a_file_is_whole_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = []
    monkeypatch.setattr(
        "waystone.kernel.save.os.fsync", lambda handle: sizes.append(os.fstat(handle).st_size)
    )
    write(tmp_path / "game.json", b"new")
    assert sizes == [3]


def test_files_that_cannot_be_reached_are_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="Cannot read"):
        read(tmp_path / "nowhere.json")
    with pytest.raises(WaystoneError, match="Cannot write"):
        write(tmp_path / "no-folder" / "x.json", b"")


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup(5, 1), "takes 2 seats, not 5"),
        (Setup(2, 1, mode="none"), "has no mode 'none': choose only"),
        (Setup(2, -1), "seed must be"),
        (Setup(2, 1, scenario="x"), "has no scenario 'x'"),
        (Setup(2, 1, variants=["x"]), "has no variant 'x'"),
        (Setup(2, 1, choices={"x": "y"}), "has no setting 'x' here: there are none"),
    ],
)
def test_a_bad_setup_is_explained(setup: Setup, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.settle(setup, Content())


def test_the_least_seed_is_none() -> None:
    assert GAME.settle(Setup(2, 0), Content()).seed == 0


def test_a_variant_that_goes_further_than_another_is_chosen_alone() -> None:
    words = {"en": "x", "ru": "x"}
    game = replace(GAME, variants=(Variant("mild", words), Variant("wild", words, instead="mild")))
    for alone in ("mild", "wild"):
        assert game.settle(Setup(2, 1, variants=[alone]), Content()).variants == [alone]
    with pytest.raises(BadSetup, match="'wild' goes further than 'mild'"):
        game.settle(Setup(2, 1, variants=["mild", "wild"]), Content())


def test_a_session_that_keeps_its_step_is_cloned_in_the_middle_of_it() -> None:
    bare = Session.new(GAME, Setup(2, 7), "step", (Content(), "none"))
    for _ in range(3):
        question = bare.questions()[0]
        bare.answer(question.seat, question.options[0].key)
        twin = bare.clone()
        assert twin.hash() == bare.hash()
        assert [q.prompt for q in twin.questions()] == [q.prompt for q in bare.questions()]


def test_keeping_less_costs_what_it_says(session: Session) -> None:
    bare = Session.new(GAME, Setup(2, 7), "answers", (Content(), "none"))
    a_whole_round(bare)
    a_whole_round(session)
    assert bare.hash() == session.hash()
    assert bare.log == []
    with pytest.raises(WaystoneError):
        bare.clone()
    with pytest.raises(WaystoneError):
        dump(bare)


def test_the_hash_of_every_step_of_a_replay_is_compared(session: Session) -> None:
    a_whole_round(session)
    a_whole_round(session)
    again = replay(parse(dump(session)))
    assert differences(parse(dump(session)), again) == []
    for n in range(len(session.journal.marks)):
        save = parse(dump(session))
        save.steps[n].hash = "0" * 24
        (told,) = differences(save, again)
        assert told.startswith(f"Step {n + 1} ({save.steps[n].step})")
        save = parse(dump(session))
        save.steps[n].step = "another"
        assert len(differences(save, again)) == 1
    short = parse(dump(session))
    played = len(short.steps)
    del short.steps[-1]
    assert differences(short, again) == [
        f"{played - 1} steps were recorded and {played} were played."
    ]
    for record in short.steps:
        record.hash = ""
    assert len(differences(short, again)) == 5


def test_a_replay_goes_as_far_as_it_is_told_and_says_where_it_cannot(session: Session) -> None:
    a_whole_round(session)
    save = parse(dump(session))
    assert len(replay(save, to=3).history) == 3
    save.history[1] = msgspec.structs.replace(save.history[1], key="c")
    with pytest.raises(BadSave, match=r"Answer 2 of the history does not fit: 'c' is not"):
        replay(save)


def test_it_is_told_that_the_content_has_changed(session: Session) -> None:
    save = parse(dump(session))
    assert load(msgspec.json.encode(save))[1] == []
    save.content_hash = "of other cards"
    assert load(msgspec.json.encode(save))[1] == ["notice-content-changed"]


def test_no_number_of_a_save_is_larger_than_any_on_a_table(session: Session) -> None:
    save = parse(dump(session))
    for rounds in (1_000_000, -1_000_000):
        save.state["rounds"] = rounds
        assert load(msgspec.json.encode(save))[0].state.rounds == rounds
    for rounds in (1_000_001, -1_000_001):
        save.state["rounds"] = rounds
        with pytest.raises(BadSave, match="a number in rounds is beyond 1000000"):
            load(msgspec.json.encode(save))


def test_a_file_that_is_too_large_is_not_read(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = dump(session)
    monkeypatch.setattr("waystone.kernel.save.MOST_BYTES", len(data))
    parse(data)
    monkeypatch.setattr("waystone.kernel.save.MOST_BYTES", len(data) - 1)
    with pytest.raises(BadSave, match="larger than"):
        parse(data)


@pytest.mark.parametrize(("most", "fails"), [(1, True), (2, False)])
def test_so_many_steps_and_no_more_are_played_without_a_question(
    session: Session, monkeypatch: pytest.MonkeyPatch, most: int, fails: bool
) -> None:
    """After the secret answers the step itself ends, and the silent one."""
    monkeypatch.setattr("waystone.kernel.session.MOST_SILENT_STEPS", most)
    session.answer(0, "left")
    session.answer(1, NONE)
    session.answer(0, "x")
    if fails:
        with pytest.raises(RuleBug, match="2 steps without a question"):
            session.answer(1, "y")
        assert len(session.history) == 3
    else:
        session.answer(1, "y")


def test_who_goes_back_goes_to_an_answer_that_was_given(session: Session) -> None:
    a_whole_round(session)
    for answers in (-1, 5):
        with pytest.raises(BadAnswer, match=f"no answer {answers}"):
            session.rewind(answers)
    session.rewind(4)
    assert len(session.history) == 4
    with pytest.raises(WaystoneError, match="no journal"):
        session.clone().rewind(0)


def test_facts_have_frames_only_while_somebody_watches(session: Session) -> None:
    session.answer(0, "left")
    assert session.frames() == []
    session.undo()
    session.watch()
    session.answer(0, "left")
    (frame,) = session.frames()
    assert [line.args["what"] for line in frame.lines] == ["left", "something"]
    assert frame.state.took == ["left"]
    session.answer(1, "a")
    assert frame.state.took == ["left"], "a frame stays as it was"
    assert session.frames() == []


def test_a_clone_says_nothing_until_somebody_listens(session: Session) -> None:
    twin = session.clone()
    twin.answer(0, "hush")
    assert twin.log == []
    heard = twin.listen()
    twin.answer(1, "y")
    assert [line.rule for line in heard] == ["X-2"]
    assert session.log == []


SEVERAL = msgspec.structs.replace(
    GAME,
    modes=(
        Mode("duel", {"en": "Duel", "ru": "Дуэль"}, (1, 2)),
        Mode("brawl", {"en": "Brawl", "ru": "Свалка"}, (3, 5)),
    ),
)


def test_the_mode_follows_from_the_seats() -> None:
    assert [SEVERAL.settle(Setup(n, 1), Content()).mode for n in (1, 2, 3, 5)] == [
        "duel",
        "duel",
        "brawl",
        "brawl",
    ]
    for seats in (0, 6):
        with pytest.raises(BadSetup, match=f"takes 1 to 5 seats, not {seats}"):
            SEVERAL.settle(Setup(seats, 1), Content())
    with pytest.raises(BadSetup, match="in mode duel takes 1 to 2 seats, not 3"):
        SEVERAL.settle(Setup(3, 1, "duel"), Content())


def test_a_seed_is_a_number_that_every_client_can_hold() -> None:
    assert GAME.settle(Setup(2, 0), Content()).seed == 0
    assert GAME.settle(Setup(2, 2**53 - 1), Content()).seed == 2**53 - 1
    with pytest.raises(BadSetup, match="seed"):
        GAME.settle(Setup(2, 2**53), Content())


@pytest.mark.parametrize("boundary", ["answer", "step", "turn", "round", "start"])
def test_a_loaded_game_goes_back_to_the_same_boundaries(session: Session, boundary: Any) -> None:
    a_whole_round(session)
    session.answer(0, "left")
    session.answer(1, "a")
    loaded, _ = load(dump(session))
    marks = [[(m.then.step, m.answers, m.hash) for m in s.journal.marks if isinstance(m.then, Next)]
             for s in (session, loaded)]  # fmt: skip
    assert marks[0] == marks[1]
    assert loaded.undo(boundary) == session.undo(boundary)
    assert loaded.hash() == session.hash()


def test_what_a_clone_plays_leaves_the_game_and_its_next_clone_as_they_were(
    session: Session,
) -> None:
    session.answer(0, "left")
    before = session.hash()
    hashes = []
    for _ in range(2):
        twin = session.clone()
        twin.answer(1, "a b")
        hashes.append(twin.hash())
    assert hashes[0] == hashes[1]
    assert session.hash() == before


def test_a_clone_knows_the_answers_since_the_checkpoint(session: Session) -> None:
    a_whole_round(session)
    session.answer(0, "left")
    assert session.clone().history == session.history[-1:]
    assert session.clone().clone().hash() == session.hash()


def test_a_clone_counts_its_own_turns_and_answers(session: Session) -> None:
    """`secret` opens a turn: what was begun before the clone was made is not counted in it."""
    session.answer(0, "left")
    twin = session.clone()
    assert (twin.turns, twin.put) == (0, len(twin.history)) == (0, 1)
    twin.answer(1, "a")
    assert (twin.turns, twin.put) == (1, 2)
    session.answer(1, "a")
    assert session.turns == 1
    assert session.clone().turns == 0


def test_what_a_seat_imagines_of_a_secret_ask_is_dealt_anew_with_foreign_luck() -> None:
    dealt: list[tuple[int, int]] = []
    game = msgspec.structs.replace(
        GAME, redeal=lambda state, content, seat, streams: dealt.append((seat, streams.seed))
    )
    session = Session.new(game, Setup(2, 7), "step", (Content(), "none"))
    session.answer(0, "left")
    session.answer(1, "a b")
    session.answer(1, "y")
    session.clone()
    assert dealt == []
    worlds = [session.imagine(0, Streams(seed)) for seed in (1, 2)]
    assert dealt == [(0, 1), (0, 2)]
    assert [[q.seat for q in world.questions()] for world in worlds] == [[0, 1], [0, 1]]
    lucks = {world.state.streams.roll("die", 10**9) for world in (session, *worlds)}
    assert len(lucks) == 3


def test_others_hear_something_only_of_what_is_a_secret() -> None:
    log: list[Any] = []
    g = Play(State(Streams(1)), Content(), log)
    g.say(Took("axe"), "X-1", to=(1,))
    g.say(Took("bow"), "X-1", others=Took("something"))
    assert [(line.args["what"], line.seats) for line in log] == [("axe", (1,)), ("bow", None)]
    g.say(Took("cup"), "X-1", to=(1,), others=Took("something"))
    assert [(line.args["what"], line.seats, line.except_seats) for line in log[2:]] == [
        ("cup", (1,), ()),
        ("something", None, (1,)),
    ]


def test_frames_are_those_since_they_were_last_asked_for(session: Session) -> None:
    """A frame for every fact, in order, each with the table as it was; nothing is shot where
    nobody watches."""
    session.watch()
    session.answer(0, "hush")
    session.answer(1, "y")
    session.answer(0, "left")
    frames = session.frames()
    assert [frame.lines[0].args["what"] for frame in frames] == ["hush", "silence", "left"]
    assert [frame.state.took for frame in frames] == [["hush"], ["hush"], ["hush", "left"]]
    assert frames[0].state is frames[0].state
    assert session.frames() == []
    twin = session.clone()
    twin.answer(1, "a")
    assert (twin.frames(), session.frames()) == ([], [])


def test_a_game_that_goes_back_shows_no_frames_of_what_it_plays_again(session: Session) -> None:
    session.watch()
    session.answer(0, "left")
    session.answer(1, "a")
    session.frames()
    session.rewind(1)
    assert session.frames() == []


class Fresh(Struct):
    streams: Streams


class FreshContent(Struct, frozen=True):
    names: list[str]


def test_the_classes_of_a_game_are_met_when_it_is_declared() -> None:
    """msgspec looks at the annotations of a class when it meets it, which is not safe in two
    threads at once: who plays meets no class for the first time."""
    met: list[str] = []

    def look(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code.co_name == "get_class_annotations":
            met.append(frame.f_locals["obj"].__name__)

    msgspec.structs.replace(GAME, state=Fresh, content=FreshContent)
    before = sys.getprofile()
    sys.setprofile(look)
    try:
        msgspec.convert({"streams": Streams(1)}, Fresh)
        msgspec.convert({"names": []}, FreshContent)
        assert met == []
        msgspec.convert({"what": "axe"}, Unmet)
        assert met == ["Unmet"]
    finally:
        sys.setprofile(before)


class Unmet(Struct):
    what: str
