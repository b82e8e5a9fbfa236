"""Beats: fact by fact the same table, for everybody only what they may see."""

import random
from typing import Any

import msgspec

from waystone.kernel.rng import Streams
from waystone.kernel.text import Memory
from waystone.kernel.view import Table
from waystone.server.table import beats
from waystone.server.table.beats import Told
from waystone.server.table.patch import apply, difference

ANSWERS = 120


def test_beat_after_beat_leads_to_the_table_as_it_is(case: Any, guard: Any, play: Any) -> None:
    """Every line that a seat reads has its beat, no other has; carried out one after another, or
    all at once, they give the view that is made afresh."""
    session = case.session(51)
    session.watch()
    luck = random.Random(51)
    text, plain = (session.game.text("ru", session.content) for _ in range(2))
    memory: Memory = {}
    looking = [None, *range(case.seats)]
    views = {seat: session.view(seat, text, 0) for seat in looking}
    with guard(session):
        while session.ask is not None and len(session.history) < ANSWERS:
            before = {seat: len(list(session.lines(seat, plain))) for seat in looking}
            session.answer(*play(session, luck))
            told = [Told(seat, views[seat], before[seat]) for seat in looking]
            frames = session.frames()
            beats.tell(session, frames, text, memory, told)
            for one in told:
                read = [line.n for line in session.lines(one.seat, plain)][before[one.seat] :]
                shown = [beat.n for beat in one.beats]
                assert shown == sorted(set(shown))
                heard = [
                    [line for line in frame.lines if line.visible(one.seat)] for frame in frames
                ]
                staged = [
                    any(line in session.game.scenes for line in said) for said in heard if said
                ]
                assert [beat.scene is not None for beat in one.beats] == staged
                assert set(shown) <= set(read)
                assert not read or shown[-1] == read[-1]
                after = session.view(one.seat, text, 0)
                rest = one.close(difference(one.view, after))
                assert not one.beats or {op.path[0] for op in rest} <= {*beats.ASKED}
                fresh = session.view(one.seat, plain, 0)
                steps = [*(beat.ops for beat in one.beats), rest]
                at_once = [[op for ops in steps for op in ops]]
                for carried_out in (steps, at_once):
                    client = msgspec.to_builtins(views[one.seat], str_keys=True)
                    for ops in carried_out:
                        apply(client, ops)
                    assert msgspec.convert(client, Table, str_keys=True) == fresh
                views[one.seat] = after


def test_a_beat_shows_each_seat_its_own_view(pair: Any, guard: Any) -> None:
    """Fact by fact, and not only in the end: what a seat has been told so far is what it sees."""
    session = pair.session(54)
    session.watch()
    luck = random.Random(54)
    text, plain = (session.game.text("en", session.content) for _ in range(2))
    looking = [None, *range(pair.seats)]
    policy = session.game.bots.policy
    memory: Memory = {}
    looked = 0
    with guard(session):
        while session.ask is not None and len(session.history) < ANSWERS:
            views = {seat: session.view(seat, plain, 0) for seat in looking}
            told = [Told(seat, view, 0) for seat, view in views.items()]
            question = luck.choice(session.questions())
            key = policy(session.state, session.content, question.seat, question)
            session.answer(question.seat, key)
            frames = session.frames()
            beats.tell(session, frames, text, memory, told)
            for one in told:
                heard = [f for f in frames if any(line.visible(one.seat) for line in f.lines)]
                client = msgspec.to_builtins(views[one.seat], str_keys=True)
                for frame, beat in list(zip(heard, one.beats, strict=True))[:-1]:
                    apply(client, beat.ops)
                    if not frame.quiet:
                        own = session.game.view(frame.state, session.content, one.seat, plain)
                        assert msgspec.convert(client, Table, str_keys=True) == own
                        looked += 1
    assert looked > 0


def test_no_frame_shows_what_is_hidden(case: Any, guard: Any, play: Any) -> None:
    """At every fact the view of a seat is the same whatever it cannot see."""
    session = case.session(52)
    session.watch()
    luck = random.Random(52)
    text = session.game.text("en", session.content)
    game = session.game
    with guard(session):
        while session.ask is not None and len(session.history) < ANSWERS:
            session.answer(*play(session, luck))
            for frame in session.frames():
                if luck.random() > 0.2:
                    continue
                seat = luck.randrange(case.seats)
                other = session._copy(frame.state)
                game.redeal(other, session.content, seat, Streams(77))
                seen = game.view(frame.state, session.content, seat, text)
                assert game.view(other, session.content, seat, text) == seen
                for line in frame.lines:
                    if line.visible(seat) and line in game.scenes:
                        told = game.scenes(frame.state, session.content, line, text)
                        assert game.scenes(other, session.content, line, text) == told


def test_what_is_remembered_of_the_table_is_what_is_there(case: Any, guard: Any, play: Any) -> None:
    """At every fact, and to everybody, a view of remembered parts is the view made afresh."""
    session = case.session(53)
    session.watch()
    luck = random.Random(53)
    text, plain = (session.game.text("en", session.content) for _ in range(2))
    view = session.game.view
    memory: Memory = {}
    looking = [None, *range(case.seats)]
    with guard(session):
        while session.ask is not None and len(session.history) < ANSWERS:
            session.answer(*play(session, luck))
            for state in [*(frame.state for frame in session.frames()), session.state]:
                with text.moment(memory):
                    seen = [view(state, session.content, seat, text) for seat in looking]
                for seat, table in zip(looking, seen, strict=True):
                    assert table == view(state, session.content, seat, plain)
