"""Bots: legal, repeatable, blind to what their seat cannot see."""

import pytest
from msgspec.structs import replace

from waystone.bots import ismcts, make
from waystone.bots.ismcts import (
    GROW,
    LONGEST,
    Ismcts,
    Node,
    Rest,
    _behind,
    _play_on,
    _ranked,
    _results,
    _seen_enough,
)
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.kept import Kept
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.sim.run import Job, run

GAME = "_template"


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:6"])
def test_a_bot_plays_to_the_end_and_the_same_again(name: str) -> None:
    job = Job(GAME, Setup(2, 5), (name, name))
    results = list(run([job, job]))
    assert not results[0].error
    assert results[0].outcome
    assert (results[0].answers, results[0].winners) == (results[1].answers, results[1].winners)


@pytest.mark.parametrize("game_id", ids(templates=True))
def test_an_answer_does_not_depend_on_what_was_asked_before(game_id: str) -> None:
    """A policy that remembers other games of the same content answers like one that remembers
    nothing: content that was put together anew has no memory."""
    game = find(game_id)
    loaded = game.load_content()
    seats = max(2, game.modes[0].seats[0])
    other = Session.new(game, Setup(seats, 1), "answers", loaded)
    for _ in range(150):
        if other.ask is not None:
            answer_by_policy(other)
    session = Session.new(game, Setup(seats, 2), "answers", loaded)
    for n in range(240):
        if session.ask is None:
            break
        question = session.questions()[0]
        remembered = game.bots.policy(session.state, session.content, question.seat, question)
        if n % 4 == 3:
            fresh = replace(session.content)
            anew = game.bots.policy(session.state, fresh, question.seat, question)
            assert anew == remembered, question.prompt
        session.answer(question.seat, remembered)


def answer_by_policy(session: Session) -> None:
    question = session.questions()[0]
    policy = session.game.bots.policy
    key = policy(session.state, session.content, question.seat, question)
    session.answer(question.seat, key)


@pytest.mark.parametrize("name", ["", "robot", "ismcts", "ismcts:0", "ismcts:-1s", "ismcts:x"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(WaystoneError):
        make(name, "")


def test_a_search_does_not_depend_on_what_is_hidden() -> None:
    """Two games that differ only in what seat 0 cannot see get the same choice."""
    session = Session.new(find(GAME), Setup(3, 9), "step")
    for seed in range(5):
        twin = Session.new(find(GAME), Setup(3, 9), "step")
        session.game.redeal(twin.state, twin.content, 0, Streams(seed))
        twin._checkpoint_read = twin._copy(twin.state)
        twin.state.streams.seed = twin._checkpoint.streams.seed = 1000 + seed
        chosen = [make("ismcts:40", "same").answer(s, 0) for s in (session, twin)]
        assert chosen[0] == chosen[1]


def test_searching_leaves_the_game_as_it_was() -> None:
    session = Session.new(find(GAME), Setup(2, 9), "step")
    before = session.hash(), session.asked[:], len(session.history)
    make("ismcts:20", "x").answer(session, 0)
    assert (session.hash(), session.asked, len(session.history)) == before


def test_a_search_in_seconds_keeps_its_time() -> None:
    import time

    session = Session.new(find(GAME), Setup(2, 9), "step")
    start = time.monotonic()
    make("ismcts:0.2s", "x").answer(session, 0)
    assert time.monotonic() - start < 2


def test_a_search_takes_what_is_surely_better_and_no_more_trials_than_needed() -> None:
    """Answers that lose in every world drop out; one that wins in every world is taken although
    the policy advises another."""
    policy, win, lose = Node(0), Node(0), Node(0)
    for n in range(8):
        policy.add(n % 2 * 0.1)
        win.add(0.9)
        lose.add(0.0)
    assert _behind(lose, policy)
    assert not _behind(win, policy)
    root = Node(0)
    root.children = {"lose": lose, "policy": policy, "win": win}
    assert _ranked(root, "policy")[:2] == ["win", "policy"]


def test_a_search_keeps_the_advice_where_the_difference_may_be_luck() -> None:
    policy, other = Node(0), Node(0)
    for n in range(8):
        policy.add(float(n % 2))
        other.add(float(n % 2 == 0 or n == 1))
    root = Node(0)
    root.children = {"other": other, "policy": policy}
    assert _ranked(root, "policy")[0] == "policy"


def test_every_trial_looks_as_many_turns_ahead() -> None:
    """However many questions an answer saves or brings."""
    session = Session.new(find(GAME), Setup(2, 9), "step")
    for seed in range(8):
        world = session.imagine(0, Streams(seed))
        _play_on(world, {0}, Kept(2))
        assert world.end is not None or world.turns == world.game.bots.horizon


@pytest.mark.parametrize("game", ids())
def test_trials_that_meet_end_as_if_each_were_played_out(game: str) -> None:
    """On the same world every answer leads to the same results, whether the turns of the trials
    before are known or not; and some trials do meet."""
    found = find(game)
    mode = found.modes[0]
    session = Session.new(found, Setup(max(2, mode.seats[0]), 9, mode.id), "step")
    policy = found.bots.policy
    met: Kept[tuple[int, str], Rest] = Kept(100_000)
    shared = 0
    for n in range(120):
        question = session.questions()[0]
        if n % 12 == 11 and question.kind == "choose":
            for option in question.options[:4]:
                ends = []
                for known in (met, Kept[tuple[int, str], Rest](2)):
                    world = session.imagine(question.seat, Streams(n))
                    world.begun = []
                    world.answer(question.seat, option.key)
                    ends.append(_play_on(world, {question.seat}, known))
                    if known is met:
                        shared += not _seen_enough(world)
                    else:
                        ends.append(_results(world, {question.seat}))
                assert ends[0] == ends[1] == ends[2]
        session.answer(
            question.seat, policy(session.state, session.content, question.seat, question)
        )
        if session.ask is None:
            break
    assert shared or game in ("dungeoneer", "tainted-grail")


def test_a_trial_that_would_run_too_long_is_not_cut_by_one_that_it_meets() -> None:
    """What is known of another seat, or takes more answers than are left, does not serve."""
    session = Session.new(find(GAME), Setup(2, 9), "step")

    def played(known: Rest) -> dict[int, float]:
        world = session.imagine(0, Streams(1))
        world.begun = ["here"]
        met: Kept[tuple[int, str], Rest] = Kept(100)
        met.keep((world.turns, "here"), known)
        return _play_on(world, {0}, met)

    assert played(Rest(LONGEST, {0: 7.0})) == {0: 7.0}
    assert played(Rest(LONGEST + 1, {0: 7.0})) != {0: 7.0}
    assert played(Rest(3, {1: 7.0})) != {1: 7.0}


def test_what_is_not_searched_is_left_to_the_policy() -> None:
    game = find(GAME)
    session = Session.new(game, Setup(2, 9), "step")
    question = session.question(0)
    assert question is not None
    bots = replace(game.bots, searched=lambda prompt: False, value=_no_value)
    session.game = replace(game, bots=bots)
    advice = game.bots.policy(session.state, session.content, 0, question)
    assert make("ismcts:40", "x").answer(session, 0) == advice


def _no_value(state: object, content: object, seat: int) -> float:
    raise AssertionError("a search was made")


def test_a_search_does_not_put_off_the_advice_for_ever() -> None:
    bot = Ismcts("5", "x")
    given = [bot._not_forever("ask", "stop", "escape") for _ in range(12)]
    assert given[0] == "stop"
    assert "escape" in given


def test_a_turn_that_began_before_the_tree_took_an_answer_is_nowhere_to_meet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Below an answer that was tried often the tree takes answers that need not be the policy's: on
    goes what the last of them began, and no more."""
    game = find(GAME)
    session = Session.new(game, Setup(2, 9), "step")
    noted: set[tuple[bool, bool]] = set()

    def look(world: Session, seats: set[int], met: Kept[tuple[int, str], Rest]) -> dict[int, float]:
        again = session.imagine(question.seat, Streams(7))
        since = world.history[session.tail :]
        for old in since[:-1]:
            again.answer(old.seat, old.key)
        before = again.turns
        assert len(world.begun or ()) == world.turns - before
        noted.add((before > 0, world.turns > before))
        return dict.fromkeys(seats, 0.5)

    monkeypatch.setattr(ismcts, "_play_on", look)
    while session.ask is not None:
        question = session.questions()[0]
        for option in question.options if question.kind == "choose" else ():
            bot, child = Ismcts("9", "x"), Node(question.seat)
            child.results = [0.5] * GROW
            bot._trial(session, question, child, option.key, [7] * (GROW + 1))
        advice = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, advice)
    assert {(True, False), (True, True)} <= noted
