"""Quiet facts: they have their beat, and what they change is seen with the fact after them."""

import msgspec

from waystone.games._template.table.state import State
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Film
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import Table
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
