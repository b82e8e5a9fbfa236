"""Quiet facts: they have their beat, and what they change is seen with the fact after them."""

from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import structs

from waystone.games._template.table.state import State
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Film, picture
from waystone.kernel.rng import Streams
from waystone.kernel.seeing import asked_anew
from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import AskView, Table
from waystone.server.table import beats
from waystone.server.table.beats import Told
from waystone.server.table.patch import apply, difference


def told_of_two_facts(quiet: bool) -> tuple[Told, Table, Table]:
    """Two rounds go by, and each time a fact says so."""
    session = Session.new(find("_template"), Setup(1, 1))
    text: Text = session.game.text("en", session.content)
    session.answer(0, session.questions()[0].options[0].key)
    before = session.view(None, text, 0)
    film = Film(State)
    line = session.log[-1]
    for _ in range(2):
        session.state.round += 1
        film.shoot(session.state, [line], quiet)
    told = Told(None, before, 0)
    beats.tell(session, film.taken(), text, {}, [told])
    return told, before, session.view(None, text, 0)


def test_what_a_quiet_fact_changes_is_seen_with_the_next() -> None:
    for quiet in (False, True):
        told, before, after = told_of_two_facts(quiet)
        rest = told.close(difference(told.view, after))
        assert [beat.n for beat in told.beats] == [1, 2], "every fact has its beat"
        assert [bool(beat.ops) for beat in told.beats] == [not quiet, True]
        client = msgspec.to_builtins(before, str_keys=True)
        for beat in told.beats:
            apply(client, beat.ops)
        apply(client, rest)
        assert msgspec.convert(client, Table, str_keys=True) == after


def test_a_frame_holds_no_luck_and_takes_none() -> None:
    session = Session.new(find("_template"), Setup(1, 1))
    film, luck = Film(State), session.state.streams
    film.shoot(session.state, [], False)
    luck.below("any", 6)
    film.shoot(session.state, [], False)
    first, second = film.taken()
    assert first.data == second.data, "a roll alone changes nothing that can be seen"
    assert first.state.streams == Streams(0)
    assert session.state.streams is luck


def blind(*_: object) -> Table:
    raise AssertionError("looked at again")


def test_a_fact_that_changes_nothing_to_be_seen_is_not_looked_at() -> None:
    """Its beat only takes the question away that has been answered."""
    session = Session.new(find("_template"), Setup(1, 1))
    text: Text = session.game.text("en", session.content)
    session.answer(0, session.questions()[0].options[0].key)
    before, line = session.view(0, text, 0), session.log[-1]
    assert before.ask is not None
    film = Film(State)
    for _ in range(3):
        film.shoot(session.state, [line], False)
    frames = film.taken()
    for seen, looks in ((picture(session.state), blind), (b"", session.game.view)):
        told = Told(0, before, 0, seen)
        game = SimpleNamespace(view=looks, scenes=session.game.scenes)
        watched: Any = SimpleNamespace(game=game, content=session.content)
        beats.tell(watched, frames, text, {}, [told])
        assert [[op.path for op in beat.ops] for beat in told.beats] == [
            [["ask"], ["waiting"]],
            [],
            [],
        ]
        assert told.view == session.game.view(session.state, session.content, 0, text)


def test_a_table_on_which_nothing_has_changed_is_asked_anew() -> None:
    session = Session.new(find("_template"), Setup(2, 1))
    text: Text = session.game.text("en", session.content)
    for seat in (None, 0, 1):
        view = session.view(seat, text, 0)
        stale = structs.replace(view, ask=AskView(9, "choose", "old"), waiting=[7])
        assert asked_anew(session, stale, text) == view
