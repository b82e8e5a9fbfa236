"""Asks: what can be asked, what is an answer."""

from collections.abc import Sequence
from typing import Any

import pytest

from waystone.kernel.ask import (
    PASS,
    Ask,
    Kind,
    Option,
    Question,
    amount,
    anyone,
    choose,
    choose_many,
    each,
    order,
)
from waystone.kernel.errors import BadAnswer
from waystone.testing import listen, run


def options(*keys: str) -> list[Option[str]]:
    return [Option(key, key.upper()) for key in keys]


def question(kind: Kind, keys: Sequence[str], least: int = 1, most: int = 1) -> Question[str]:
    return Question(0, kind, "ask", options(*keys), least, most)


def test_choose_gives_the_value_of_the_key() -> None:
    assert run(choose(0, options("a", "b"), "ask"), ["b"]) == "B"


def test_a_single_option_is_taken_without_asking_unless_it_is_a_may() -> None:
    assert run(choose(0, options("a"), "ask")) == "A"
    _, script = listen(choose(0, options("a"), "ask", may=True), ["a"])
    assert [q.prompt for q in script.asked] == ["ask"]


def test_many_come_in_the_order_of_the_options() -> None:
    assert run(choose_many(0, options("a", "b", "c"), "ask"), ["c a"]) == ["A", "C"]
    assert run(choose_many(0, options("a", "b"), "ask"), ["none"]) == []


def test_many_that_must_all_be_taken_are_not_asked_for() -> None:
    assert run(choose_many(0, options("a", "b"), "ask", least=5)) == ["A", "B"]
    assert run(choose_many(0, options("a", "b"), "ask", most=0)) == []
    assert run(choose_many(0, [], "ask")) == []


def test_order_keeps_the_order_of_the_answer() -> None:
    assert run(order(0, options("a", "b", "c"), "ask"), ["c a b"]) == ["C", "A", "B"]
    assert run(order(0, options("a"), "ask")) == ["A"]


def test_amount_gives_a_number() -> None:
    assert run(amount(0, 2, 5, "ask"), ["4"]) == 4
    assert run(amount(0, 3, 3, "ask")) == 3


def test_an_order_of_some_keeps_the_order_of_the_answer() -> None:
    some = question("order", "abc", 1, 2)
    assert some.settled() is None
    assert some.read("c a") == ["C", "A"]
    assert some.canonical(" c  a ") == "c a"
    assert some.read("b") == ["B"]


def test_each_answers_by_seat_in_the_order_of_the_questions() -> None:
    both = [Question(seat, "choose", "ask", options("a", "b")) for seat in (1, 0)]
    answers = run(each(both), ["a", "b"])
    assert list(answers.items()) == [(1, "A"), (0, "B")]
    assert run(each([])) == {}


def test_anyone_tells_who_answered() -> None:
    both = [Question(seat, "choose", "ask", options("a", "b")) for seat in (0, 1)]
    assert run(anyone(both), [(1, "b")]) == (1, "B")


@pytest.mark.parametrize(
    ("asked", "key", "said"),
    [
        (question("choose", "ab"), "c", "'c' is not an option here: choose a, b."),
        (question("many", "abc", 1, 2), "a b c", "Choose from 1 to 2 options; 3 were named."),
        (question("many", "abc", 0, 2), "", "Name the options"),
        (question("many", "abc", 0, 3), "a a", "The same option is named twice."),
        (question("order", "ab", 2, 2), "a", "Put all 2 in order; 1 were named."),
        (question("order", "abc", 1, 2), "a b c", "Choose from 1 to 2 options; 3 were named."),
        (question("amount", "", 1, 5), "6", "6 is not between 1 and 5."),
        (question("amount", "", 1, 5), "two", "'two' is not a whole number."),
        (question("amount", "", 1, 5), "٣", "'٣' is not a whole number."),
        (question("amount", "", 1, 5), "1" * 5000, "is not a whole number."),
    ],
)
def test_a_bad_answer_is_explained(asked: Question[Any], key: str, said: str) -> None:
    with pytest.raises(BadAnswer) as error:
        asked.read(key)
    assert said in str(error.value)


def test_an_answer_is_recorded_in_one_spelling() -> None:
    assert question("many", "abc", 0, 3).canonical(" c   a") == "a c"
    assert question("amount", "", 0, 9).canonical("007") == "7"
    assert question("order", "abc").canonical(" c  a b ") == "c a b"


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (8, "choose a, b, c, d, e, f, g, h."),
        (9, "choose a, b, c, d, e, f, g, h and 1 more."),
        (10, "choose a, b, c, d, e, f, g, h and 2 more."),
    ],
)
def test_of_many_options_eight_are_named(count: int, told: str) -> None:
    with pytest.raises(BadAnswer) as error:
        question("choose", "abcdefghij"[:count]).read("x")
    assert str(error.value) == f"'x' is not an option here: {told}"


def test_one_option_is_chosen_and_no_more() -> None:
    _, script = listen(choose(0, options("a", "b"), "ask"), ["a"])
    assert [(q.least, q.most) for q in script.asked] == [(1, 1)]


@pytest.mark.parametrize(
    ("keys", "idle"), [([PASS], True), (["a"], False), ([PASS, "a"], False), (["a", PASS], False)]
)
def test_where_one_can_only_pass_there_is_nothing_to_do(keys: list[str], idle: bool) -> None:
    assert question("choose", keys).idle is idle


def test_a_number_has_nine_digits_at_most() -> None:
    much = Question[int](0, "amount", "ask", (), 0, 10**12)
    assert much.read("123456789") == 123_456_789
    with pytest.raises(BadAnswer, match="'1234567890' is not a whole number"):
        much.read("1234567890")


def test_what_a_seat_is_asked_is_its_own_question() -> None:
    mine, yours = (Question(seat, "choose", "ask", options("a", "b")) for seat in (0, 1))
    ask = Ask("each", (mine, yours))
    assert (ask.of(0), ask.of(1), ask.of(2)) == (mine, yours, None)
