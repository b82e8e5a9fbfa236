"""What the table answers in the stead of a seat: the template before the beast, Dungeoneer in the
calm of another hero's turn."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from waystone.games._template import GAME
from waystone.games._template.checks.testing import cellar, hand
from waystone.games._template.rules.steps import beast_turn, marching_order
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import steps
from waystone.kernel.ask import PASS
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Answer, Session
from waystone.server import protocol
from waystone.server.protocol import SetStops
from waystone.server.store.rows import SeatRow
from waystone.server.table.stops import LONGEST, Stops, all_the_same
from waystone.testing import Bench


def mauled(*cards: str, life: int = 6) -> Session:
    """The beast has struck; the hero may guard with these cards."""
    g = cellar(1)
    hand(g, 0, *cards)
    g.state.heroes[0].room = "cellar"
    g.state.heroes[0].life = life
    g.streams.stack_rolls("beast", 6)
    session = Bench(GAME, g.content, Setup(1, 1), g.state, beast_turn()).session
    assert session.questions()[0].prompt == "ask-guard"
    return session


class Wishing:
    """Stops with one seat, whose wish is kept as a table keeps it."""

    def __init__(self, session: Session, **wish: Any) -> None:
        row = SeatRow("t", 0, "human", "", "", "")
        self.session, self.seats = session, [row]
        self.stops = Stops(self.seats, session)  # type: ignore[arg-type]
        if wish:
            row.stops = self.stops.wish(SetStops(0, **wish), session)

    def answer(self) -> str | None:
        return self.stops.answer(self.session, 0)

    def until(self) -> str:
        return self.stops.told(self.session, 0).until

    def reloaded(self) -> "Wishing":
        """The same seat at a table that has been loaded anew."""
        again = Wishing(self.session)
        again.seats[0].stops = self.seats[0].stops
        return again


def given(session: Session, **wish: Any) -> str | None:
    """What the table answers after it has found out what it wondered about."""
    seat = Wishing(session, **wish)
    if seat.stops.wonders(session, 0):
        seat.stops.learn(0, session.ask, all_the_same(session.clone(), 0))
    return seat.answer()


def say(session: Session, seat: int) -> None:
    """Something has happened to a seat, after another answer."""
    line = structs.replace(session.log[-1], args={"seat": seat}, answer=len(session.history) + 1)
    session.log.append(line)


def test_a_seat_that_has_said_nothing_is_asked() -> None:
    assert Wishing(mauled("lid")).answer() is None
    assert not Wishing(mauled("lid")).stops.wonders(mauled("lid"), 0)


def test_a_guard_that_would_stop_a_wound_is_asked_about() -> None:
    assert given(mauled("lid")) is None


def test_cards_that_are_never_to_be_asked_about_are_passed_over() -> None:
    lid, door = "hand:0:lid", "hand:0:door"
    assert given(mauled("lid"), never=[lid]) == PASS
    assert given(mauled("lid", "door"), never=[lid, door]) == PASS
    assert given(mauled("lid", "door"), never=[lid]) is None


def test_a_pass_for_the_turn_ends_when_another_begins() -> None:
    session = mauled("lid")
    seat = Wishing(session, until="turn", smart=False)
    assert (seat.answer(), seat.until(), seat.stops.ended(session)) == (PASS, "turn", [])
    mark = session.journal.marks[-1]
    session.journal.marks.append(structs.replace(mark, opens="", answers=1))
    assert seat.answer() == PASS
    session.journal.marks.append(structs.replace(mark, opens="turn", answers=1))
    assert (seat.answer(), seat.until(), seat.stops.ended(session)) == (None, "", [0])
    assert seat.stops.ended(session) == []


def test_a_pass_that_has_ended_stays_ended_whatever_is_taken_back() -> None:
    session = mauled("lid")
    session.history.append(Answer(0, 1, PASS))
    seat = Wishing(session, until="turn", smart=False)
    given = session.history.pop()
    assert (seat.stops.ended(session), seat.until()) == ([0], "")
    session.history.append(given)
    assert (seat.answer(), seat.until()) == (None, "")
    seat.seats[0].stops = seat.stops.wish(SetStops(0, until="turn", smart=False), session)
    assert (seat.answer(), seat.until()) == (PASS, "turn")


def test_the_table_tells_whether_anything_was_said_for_a_seat() -> None:
    session = mauled("lid")
    assert Wishing(session).stops.told(session, 0).said is False
    assert Wishing(session, formal=False, smart=False).stops.told(session, 0).said is True


def test_a_pass_until_something_happens_ends_when_a_fact_names_the_seat() -> None:
    session = mauled("lid")
    seat = Wishing(session, until="something", smart=False)
    assert seat.answer() == PASS
    say(session, 1)
    assert seat.answer() == PASS
    say(session, 0)
    assert (seat.answer(), seat.until()) == (None, "")


def test_a_pass_until_something_happens_ends_when_a_fact_names_what_is_the_seats() -> None:
    session = mauled("lid")
    hero = session.state.heroes[0].hero
    seat = Wishing(session, until="something", smart=False)
    secret = structs.replace(session.log[-1], args={"hero": hero}, answer=1, seats=(1,))
    session.log.append(secret)
    assert seat.answer() == PASS, "what the seat cannot read does not tell it anything"
    session.log.append(structs.replace(secret, seats=None))
    assert seat.answer() is None


def test_a_pass_says_how_far_back_it_asks_for_what_was_said() -> None:
    session = mauled("lid")
    session.history += [Answer(0, 1, PASS)] * 5
    assert Wishing(session).stops.recalls(session) == 5
    seat = Wishing(session, until="something", smart=False)
    session.history += [Answer(0, 1, PASS)] * 7
    assert seat.stops.recalls(session) == 5
    session.history += [Answer(0, 1, PASS)] * LONGEST
    assert seat.stops.recalls(session) == len(session.history) - LONGEST


def test_a_window_of_this_turn_says_how_far_back_it_asks_for_what_was_said() -> None:
    session = mauled("lid")
    seat = Wishing(session, smart=True)
    seat.stops.learn(0, session.ask, False)
    assert seat.answer() is None
    session.history += [Answer(0, 9, PASS)] * 7
    assert seat.stops.recalls(session) == 0
    session.turns += 1
    assert seat.stops.recalls(session) == 7


def test_a_pass_is_void_where_what_was_said_since_is_forgotten() -> None:
    session = mauled("lid")
    seat = Wishing(session, until="something", smart=False)
    assert seat.answer() == PASS
    session.log.forgot = 1
    assert (seat.answer(), seat.until()) == (None, "")


def test_a_pass_until_something_happens_ends_with_another_answer_of_the_seat() -> None:
    session = mauled("lid")
    seat = Wishing(session, until="something", smart=False)
    session.history.append(Answer(0, 1, PASS))
    assert seat.answer() == PASS
    session.history.append(Answer(0, 2, "card:lid"))
    assert seat.answer() is None


@pytest.mark.parametrize("until", ["turn", "something"])
def test_a_pass_is_void_where_the_answers_before_it_are_taken_back_or_the_table_is_loaded_anew(
    until: str,
) -> None:
    session = mauled("lid")
    session.history.append(Answer(0, 1, PASS))
    seat = Wishing(session, until=until, smart=False, never=["x"])
    assert seat.answer() == PASS
    assert seat.reloaded().answer() == PASS
    session.history.append(Answer(0, 2, PASS))
    loaded = seat.reloaded()
    assert loaded.answer() is None
    assert loaded.stops.told(session, 0) == protocol.Stops(0, True, False, ["x"], "")
    del session.history[:]
    assert seat.answer() is None


def test_a_window_in_which_nothing_changes_anything_is_passed_only_where_that_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = mauled("lid")
    monkeypatch.setattr("waystone.server.table.stops.alike", lambda *_: True)
    assert given(session, smart=True) == PASS
    assert given(session, smart=False) is None


def test_what_was_found_out_about_one_question_says_nothing_about_another() -> None:
    session = mauled("lid", "door")
    seat = Wishing(session, smart=True)
    seat.stops.learn(0, session.ask, True)
    assert seat.answer() == PASS
    assert session.ask is not None
    session.ask = structs.replace(session.ask)
    assert seat.answer() is None
    assert seat.stops.wonders(session, 0)


def test_a_formal_question_is_answered_by_the_policy_unless_the_seat_wants_it() -> None:
    g = cellar(2)
    session = Bench(GAME, g.content, Setup(2, 1), g.state, marching_order()).session
    question = session.questions()[0]
    assert given(session, formal=True) is None
    question.formal = True
    assert given(session, formal=True) == " ".join(option.key for option in question.options)
    assert given(session, formal=False) is None


# ---- the windows of Dungeoneer


PACK = Path(__file__).parents[2] / "games" / "dungeoneer" / "pack"


def calm(*cards: str) -> Session:
    """Another hero's turn begins; the first seat, hurt, could play these cards at any moment."""
    t = Table(PACK)
    t.lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.a.hand, t.a.glory, t.a.life = list(cards), 3, 10
    setup = Setup(2, 1, "legendary")
    session = Bench(find("dungeoneer"), t.content, setup, t.state, steps.turn(1)).session
    assert session.questions()[0].prompt == "ask-any-moment"
    return session


def windows(session: Session, seat: Wishing, *others: str) -> list[bool]:
    """Of each window of the first seat while the other one answers: whether the table passes."""
    passed, left = [], list(others)
    while session.ask is not None:
        question = session.questions()[0]
        if question.seat == 0:
            passed.append(seat.answer() == PASS)
            session.answer(0, PASS)
        elif left:
            session.answer(1, left.pop(0))
        else:
            break
    return passed


def test_what_was_passed_is_not_asked_again_while_nothing_happens() -> None:
    """At the beginning, before the Hero phase, after each move."""
    session = calm("sip")
    stops = Wishing(session, smart=True)
    moves = ("move:hall-1", "move:hall-2")
    assert windows(session, stops, *moves) == [False, True, True, True]
    session = calm("sip")
    assert not any(windows(session, Wishing(session, smart=False), *moves))


def test_what_was_passed_is_asked_again_when_something_happens_to_the_hero() -> None:
    session = calm("sip")
    asked = windows(session, Wishing(session, smart=True), "attack:apothecary", "form:melee")
    assert asked[:3] == [False, True, False]


def test_a_pass_until_something_happens_holds_until_the_hero_is_named() -> None:
    session = calm("sip", "rejuvenation")
    stops = Wishing(session, until="something", smart=False)
    asked = windows(session, stops, "move:hall-1", "move:entrance", "attack:apothecary")
    assert asked[:4] == [True, True, True, True]
    session = calm("sip")
    stops = Wishing(session, until="something", smart=False)
    asked = windows(session, stops, "attack:apothecary", "form:melee")
    assert asked[:3] == [True, True, False]


def test_a_pass_for_the_turn_and_a_card_never_to_be_asked_about() -> None:
    session = calm("sip")
    assert all(windows(session, Wishing(session, until="turn", smart=False), "move:hall-1"))
    session = calm("sip")
    never = Wishing(session, never=["hand:sip"], smart=False)
    assert all(windows(session, never, "move:hall-1"))
    session = calm("sip", "rejuvenation")
    never = Wishing(session, never=["hand:sip"], smart=False)
    assert not any(windows(session, never, "move:hall-1"))


def test_whether_the_table_passes_or_the_person_nobody_else_can_tell() -> None:
    """The answer and all that others see are the same."""
    one, two = calm("sip"), calm("sip")
    windows(one, Wishing(one, smart=True), "move:hall-1")
    windows(two, Wishing(two), "move:hall-1")
    assert one.history == two.history
    text = one.game.text("en", one.content)
    assert one.view(1, text) == two.view(1, text)


def test_a_pass_that_was_taken_back_is_none() -> None:
    session = calm("sip")
    stops = Wishing(session, smart=True)
    assert stops.answer() is None
    session.answer(0, PASS)
    assert stops.answer() == PASS
    session.undo("answer")
    assert stops.answer() is None
