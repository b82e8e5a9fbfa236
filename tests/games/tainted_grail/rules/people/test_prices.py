"""Prices in an encounter and clocks on the island, clause by clause (TG-SEQ-27, TG-STA-03)."""

import pytest

from waystone.games.tainted_grail.box.conditions import Price
from waystone.games.tainted_grail.box.requirements import TimePassed
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.journal.requirements import all_hold
from waystone.games.tainted_grail.rules.people.prices import member_pays, pay, payable
from waystone.games.tainted_grail.table.state import Card
from waystone.kernel.play import Play
from waystone.testing import run


@pytest.mark.rule("TG-GEN-08", "TG-SEQ-27")
def test_charges_leave_the_card_that_spends_them() -> None:
    table = Table(World(), "ada")
    card, price = Card("ada-c0", 0, charges=3), (Price("charge", 2),)
    assert payable(table.g, price, 0, card)
    run(pay(table.g, price, 0, card))
    assert card.charges == 1
    assert not payable(table.g, price, 0, card)


@pytest.mark.rule("TG-SEQ-17")
@pytest.mark.parametrize("what", ["food", "wealth", "magic"])
def test_without_an_island_who_pays_is_a_real_question(what: str) -> None:
    table = Table(World(), "ada", "ben")
    for name in ("ada", "ben"):
        setattr(table.hero(name), what, 1)
    paying = member_pays(table.g, what)
    assert [question.formal for question in paying.send(None).questions] == [False, False]
    paying.close()


@pytest.mark.rule("TG-SEQ-17", "TG-RES-04")
@pytest.mark.parametrize(("what", "formal"), [("food", True), ("wealth", True), ("magic", False)])
def test_on_the_island_it_is_formal_for_what_is_handed_over_freely(what: str, formal: bool) -> None:
    journey = Journey(Island(), "ada", "ben").has("ada", **{what: 1}).has("ben", **{what: 1})
    journey.do({"type": "encounter", "named": "bear"})
    paying = member_pays(Play(journey.now, journey.content), what)
    assert {question.formal for question in paying.send(None).questions} == {formal}
    paying.close()


@pytest.mark.rule("TG-STA-03", "TG-JRN-06")
@pytest.mark.parametrize(
    ("chapter", "least", "passed"),
    [
        (0, 2, True),
        (0, 3, False),
        (2, 5, True),
        (2, 6, False),
        (-1, 7, True),
        (-1, 8, False),
        (3, 1, False),
    ],
)
def test_time_is_read_on_one_clock_or_on_all(chapter: int, least: int, passed: bool) -> None:
    """Without a chapter, on the clock of the present one."""
    journey = Journey(Island(), "ada")
    journey.world.time = {1: 2, 2: 5}
    assert all_hold(journey.g, [TimePassed(least, chapter)], [0]) is passed
