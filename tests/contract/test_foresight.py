"""Imagined worlds and foresight: nothing hidden, no luck to come, the game itself unchanged."""

import random
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from itertools import pairwise
from math import sqrt
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from waystone.kernel import foresight
from waystone.kernel.codec import encode
from waystone.kernel.facts import Line
from waystone.kernel.foresight import Foresight, World, alike, course
from waystone.kernel.game import Game
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.text import Wordless

WORDLESS = Wordless()
Player = Any


def elsewhere(session: Session, seat: int, *worlds: int) -> Session | None:
    """The same moment of a game that differs only in what the seat cannot see: the step is dealt
    anew, and the answers since its beginning are given again. Nothing where those lead elsewhere,
    or to something that the seat sees, in all of the worlds."""
    seen = session.view(seat, WORDLESS, 0)
    for world in worlds:
        twin = _dealt_anew(session, seat, world)
        if twin is None or twin.state == session.state:
            continue
        same = (twin.question(seat) is None) == (session.question(seat) is None)
        if same and twin.view(seat, WORDLESS, 0) == seen:
            return twin
    return None


def _dealt_anew(session: Session, seat: int, world: int) -> Session | None:
    other = session.clone()
    other._checkpoint_read = other._copy(session._checkpoint)
    session.game.redeal(other._checkpoint, other.content, seat, Streams(world))
    other.history, other.tail = session.history, session.tail
    try:
        twin = other.clone()
    except Exception:  # An answer that nobody could have given in that world.
        return None
    if (twin.then, twin.stack, twin.tail) != (session.then, session.stack, session.tail):
        return None
    twin.log, twin.history, twin.put = session.log, session.history, session.put
    return twin


def moments(session: Session, play: Player, share: float) -> Any:
    luck = random.Random(f"{session.game.id}:{session.setup.seats}")
    while session.ask is not None and len(session.history) < 200:
        if luck.random() < share:
            yield luck.choice(session.questions())
        session.answer(*play(session, luck))


def imagined_alike(session: Session, play: Player) -> int:
    """How often two games that differ in what a seat cannot see were compared."""
    compared = 0
    for question in moments(session, play, 0.6):
        other = elsewhere(session, question.seat, 41, 46)
        if other is None:
            continue
        compared += 1
        for n in range(3):
            one = session.imagine(question.seat, Streams(n))
            two = other.imagine(question.seat, Streams(n))
            assert one.state == two.state, f"seat {question.seat} imagines what it cannot see"
            assert one.state.streams.seed != session.state.streams.seed
            assert two.state.streams.seed == one.state.streams.seed
    return compared


def test_what_a_seat_imagines_depends_on_nothing_hidden(case: Any, guard: Any, play: Any) -> None:
    session = case.session(31)
    with guard(session):
        assert imagined_alike(session, play) > 0


def test_an_imagination_that_peeks_is_caught(case: Any, play: Any) -> None:
    """Without dealing anew, the same comparison fails: it can tell."""
    session = case.session(31)
    honest = session.game
    compared = []
    for question in moments(session, play, 0.6):
        other = elsewhere(session, question.seat, 41, 46)
        if other is not None:
            session.game = other.game = replace(honest, redeal=lambda *_: None)
            one = session.imagine(question.seat, Streams(1))
            two = other.imagine(question.seat, Streams(1))
            session.game = honest
            compared.append(one.state == two.state)
    assert not all(compared)


def test_imagined_luck_is_foreign(case: Any, play: Any) -> None:
    """Worlds differ from each other, and stacked or coming luck is not among them."""
    session = case.session(32)
    for question in moments(session, play, 0.1):
        worlds = [session.imagine(question.seat, Streams(n)).state.streams for n in range(4)]
        real = session.state.streams
        assert len({streams.seed for streams in worlds}) == 4
        assert all(s.seed != real.seed and not s.stacked for s in worlds)


class Compared(Struct):
    """A question put in two games that a seat cannot tell apart, and whether the same is foreseen
    in both; `within` a step, after answers that belong to it."""

    within: bool
    alike: bool


def compared(case: Any, play: Player, share: float, guard: Any = nullcontext) -> Iterator[Compared]:
    """What is foreseen changes nothing and holds together; short games are played several times."""
    answers = found = 0
    for seed in range(33, 53):
        session = case.session(seed)
        with guard(session):
            for question in moments(session, play, share):
                other = elsewhere(session, question.seat, 42, 45)
                before = (session.hash(), len(session.history), len(session.log))
                keys = [o.key for o in question.options[:3]] if question.kind == "choose" else []
                if other is not None and keys:
                    seen = [session.foresee(question.seat, key, 2) for key in keys]
                    there = [other.foresee(question.seat, key, 2) for key in keys]
                    for one in seen:
                        assert one.worlds == 2
                        assert all(0 < fact.worlds <= 2 for fact in one.facts)
                        assert not one.exact or all(fact.worlds == 2 for fact in one.facts)
                    found += 1
                    yield Compared(session.tail > 0, there == seen)
                assert (session.hash(), len(session.history), len(session.log)) == before
        answers += len(session.history)
        if found and answers > 80:
            return


def test_foresight_depends_on_nothing_hidden_and_changes_nothing(
    case: Any, guard: Any, play: Any
) -> None:
    found = list(compared(case, play, 0.12, guard))
    assert found, "nothing was compared"
    assert all(one.alike for one in found), "what is foreseen depends on what is hidden"


def test_a_threat_depends_on_nothing_hidden_and_changes_nothing(
    case: Any, guard: Any, play: Any
) -> None:
    session = case.session(37)
    with guard(session):
        for question in moments(session, play, 0.04):
            before = (session.hash(), len(session.history), len(session.log))
            seen = session.threat(question.seat, 2)
            assert all(0 < one.worlds <= seen.worlds == 2 for one in (*seen.losses, *seen.falls))
            assert all(0 < loss.least <= loss.most for loss in seen.losses)
            other = elsewhere(session, question.seat, 44, 48)
            if other is not None:
                assert other.threat(question.seat, 2) == seen
            assert (session.hash(), len(session.history), len(session.log)) == before


def peeks(session: Session, play: Player) -> Any:
    """Where hidden things are not dealt anew: whether foresight, and whether a threat, differ
    between games that a seat cannot tell apart; moment by moment."""
    honest = session.game
    for question in moments(session, play, 0.3):
        other = elsewhere(session, question.seat, 43, 47)
        if other is None:
            continue
        session.game = other.game = replace(honest, redeal=lambda *_: None)
        keys = [option.key for option in question.options[:3]] if question.kind == "choose" else []
        pair = (session, other)
        seen = [[one.foresee(question.seat, key, 2) for key in keys] for one in pair]
        feared = [one.threat(question.seat, 2) for one in pair]
        session.game = honest
        yield seen[0] != seen[1], feared[0] != feared[1]


Course = Callable[..., World]


def undealt(honest: Course) -> Course:
    """A leak: foresight plays in worlds in which what is hidden lies as it really does."""

    def leaky(session: Session, *args: Any) -> World:
        game = session.game
        session.game = replace(game, redeal=lambda *_: None)
        try:
            return honest(session, *args)
        finally:
            session.game = game

    return leaky


def told_within_a_step(honest: Course) -> Course:
    """A leak: all that is hidden is told, but only after an answer that belongs to the step."""

    def leaky(session: Session, *args: Any) -> World:
        world = honest(session, *args)
        if session.tail:
            world.lines.append(Line("leak", {"state": session.hash()}, "", 0))
        return world

    return leaky


def test_foresight_is_compared_within_steps(pair: Any, play: Any) -> None:
    found = list(compared(pair, play, 0.5))
    assert any(one.within for one in found)
    assert all(one.alike for one in found)


@pytest.mark.parametrize("leak", [undealt, told_within_a_step], ids=lambda leak: leak.__name__)
def test_foresight_that_peeks_is_caught(
    pair: Any, leak: Any, monkeypatch: pytest.MonkeyPatch, play: Any
) -> None:
    """In every mode: the same comparison tells a leak at any question, and one within a step."""
    monkeypatch.setattr(foresight, "course", leak(foresight.course))
    assert not all(one.alike for one in compared(pair, play, 0.5)), "a leak is not caught"


@pytest.mark.slow
def test_a_threat_that_peeks_is_caught(case_of: Any, play: Any) -> None:
    sessions = [case.session(36) for case in case_of("", 2)]
    assert any(feared for session in sessions for _, feared in peeks(session, play))


WORLDS, PLAYS = 150, 300
ELSEWHERE = 1_000_000
"""The worlds of the plays are none of those of foresight."""


def played(session: Session, seat: int, key: str) -> dict[bytes, int]:
    """In how many worlds, dealt anew, each fact is stated."""
    found: dict[bytes, int] = {}
    for n in range(PLAYS):
        lines = course(session, seat, key, ELSEWHERE + n, {}).lines
        for name in {encode([line.text, line.args]) for line in lines}:
            found[name] = found.get(name, 0) + 1
    return found


def disagree(seen: Foresight, counted: dict[bytes, int]) -> list[bytes]:
    """The facts whose odds differ by more than chance does once in a million."""
    facts = {encode([fact.text, fact.args]): fact.worlds for fact in seen.facts}
    wrong = []
    for name in {*facts, *counted}:
        here, there = facts.get(name, 0), counted.get(name, 0)
        both = (here + there) / (WORLDS + PLAYS)
        spread = sqrt(both * (1 - both) * (1 / WORLDS + 1 / PLAYS))
        if abs(here / WORLDS - there / PLAYS) > 5 * spread + 5 / WORLDS:
            wrong.append(name)
    return wrong


def uncertain(game: Game, case_of: Any, play: Player) -> tuple[Session, int, str, str]:
    """A question of a game under way, an option of it whose outcome is not certain, and another."""
    for case in case_of(game.id, 2):
        session = case.session(38)
        luck = random.Random(38)
        while session.ask is not None and len(session.history) < 200:
            for question in session.questions() if len(session.history) > 25 else ():
                keys = [o.key for o in question.options] if question.kind == "choose" else []
                for key, other in pairwise(keys):
                    if not session.foresee(question.seat, key, 6).exact:
                        return session, question.seat, key, other
            session.answer(*play(session, luck))
    raise AssertionError("all is certain")


@pytest.mark.slow
def test_odds_agree_with_plays_of_the_same_option(game: Game, case_of: Any, play: Any) -> None:
    """As `benchmarks/odds.py` has it for 10,000 plays; the odds of another option do not."""
    session, seat, key, other = uncertain(game, case_of, play)
    seen, counted = session.foresee(seat, key, WORLDS), played(session, seat, key)
    assert disagree(seen, counted) == []
    assert disagree(session.foresee(seat, other, WORLDS), counted), "it can tell"


def test_one_answer_is_like_itself(case: Any, play: Any) -> None:
    session = case.session(34)
    for question in moments(session, play, 0.04):
        if question.kind == "choose":
            key = question.options[0].key
            assert alike(session, question.seat, [key, key], 2)


def test_every_fact_has_its_frame(case: Any, guard: Any, play: Any) -> None:
    """One frame a fact, in order, and no fact without its frame; none is left after an undo."""
    session = case.session(35)
    session.watch()
    luck = random.Random(35)
    with guard(session):
        while session.ask is not None and len(session.history) < 150:
            lines = len(session.log)
            session.answer(*play(session, luck))
            said = [line for frame in session.frames() for line in frame.lines]
            assert said == session.log[lines:]
        session.undo("step")
        assert session.frames() == []
