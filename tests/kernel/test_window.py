"""Reaction windows: who is asked, in which order, how often, and who learns of it."""

from typing import Any

from msgspec import Struct, field

from waystone.kernel.ask import PASS, Ask, Option
from waystone.kernel.window import Reactions, window


class Fight(Struct):
    """The hands of the seats, and what was played, by whom, at which moment."""

    hands: dict[int, list[str]]
    played: list[tuple[int, str, str]] = field(default_factory=list)
    even: bool = False


def playable(g: Fight, seat: int, moment: str) -> list[Option[Any]]:
    return [Option(card, card) for card in g.hands.get(seat, []) if card.startswith(moment[0])]


async def play(g: Fight, seat: int, card: str, moment: str) -> None:
    g.hands[seat].remove(card)
    g.played.append((seat, card, moment))


def could(g: Fight, seat: int, moment: str) -> bool:
    return bool(g.hands.get(seat))


REACTIONS = Reactions(playable, play, could)


def held(g: Fight, seats: list[int], *answers: str) -> list[Ask]:
    """Every ask of a window at the moment `blow`, answered in order."""
    rule = window(g, REACTIONS, "blow", seats, prompt="ask-react", rule="X-1")
    waiting, asks = list(answers), []
    try:
        ask = rule.send(None)
        while True:
            asks.append(ask)
            ask = rule.send(ask.questions[0].read(waiting.pop(0)))
    except StopIteration:
        assert not waiting
    return asks


def test_seats_are_asked_in_the_order_of_the_book() -> None:
    g = Fight({0: ["b0"], 1: ["b1"], 2: ["b2"]})
    asks = held(g, [2, 0, 1], "b2", PASS, "b1")
    assert [ask.questions[0].seat for ask in asks] == [2, 0, 1]
    assert g.played == [(2, "b2", "blow"), (1, "b1", "blow")]


def test_only_who_holds_something_playable_is_asked() -> None:
    g = Fight({0: ["other"], 1: [], 2: ["b2", "other"]})
    (ask,) = held(g, [0, 1, 2], PASS)
    assert [option.key for option in ask.questions[0].options] == ["b2", PASS]
    assert held(Fight({0: ["other"]}), [0]) == []


def test_a_seat_is_asked_again_until_it_passes_or_has_no_more() -> None:
    g = Fight({0: ["b1", "b2", "b3"], 1: ["b4"]})
    asks = held(g, [0, 1], "b2", "b1", PASS, "b4")
    assert [ask.questions[0].seat for ask in asks] == [0, 0, 0, 1]
    assert g.hands == {0: ["b3"], 1: []}


def test_a_window_may_be_passed_and_nobody_learns_to_whom_it_is_put() -> None:
    (ask,) = held(Fight({0: ["b1"]}), [0], PASS)
    (question,) = ask.questions
    assert (ask.mode, ask.hushed, question.may) == ("one", True, True)
    assert (question.prompt, question.rule) == ("ask-react", "X-1")
    assert question.settled() is None


def test_in_an_even_game_all_who_could_hold_something_are_asked_alike() -> None:
    for hands in ({0: ["b0"], 1: ["b1"]}, {0: ["other"], 1: ["other"]}):
        asks = held(Fight(hands, even=True), [0, 1, 2], PASS, PASS)
        assert [ask.questions[0].seat for ask in asks] == [0, 1], "seat 2 has an empty hand"
        assert all(ask.hushed for ask in asks)
    (question,) = held(Fight({0: ["other"]}, even=True), [0], PASS)[0].questions
    assert question.idle
    assert question.settled() is None, "the table passes when its pause is over, not the rule"
