"""DG-HER: the Hero phase."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.parts.cardmap import Place

Make = Callable[..., Table]


@pytest.mark.rule("DG-HER-01", "DG-HER-02")
def test_actions_and_their_costs(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.put(t.a, "hall-1")
    t.put(t.b, "hall-1")
    t.quest(t.a, "book-threat")
    t.quest(t.a, "book-search")
    t.quest(t.a, "book-escort")
    t.a.hand, t.a.glory, t.a.ap = ["grit"], 1, 9
    t.state.locations = ["hall-3"]
    assert t.hero_keys() == [
        "move:hall-2",
        "move:entrance",
        "explore",
        "attempt:book-threat",
        "search:book-search",
        "take:book-escort",
        "card:grit",
        "attack:bystander",
    ]

    def cost(*answers: str) -> int:
        before = t.a.ap
        t.act(*answers)
        return before - t.a.ap

    t.dice("threat", 1, 1)
    t.dice("search", 1)
    t.dice("attack", 3)
    t.dice("counter", 6)
    assert cost("card:grit") == 0
    assert cost("take:book-escort") == 0
    assert cost("attempt:book-threat") == 0
    assert cost("attempt:book-threat") == 1
    assert cost("search:book-search") == 1
    assert cost("drop:book-escort") == 0
    assert cost("pick-up:book-escort") == 0
    assert cost("attack:bystander", "form:magic") == 1
    assert cost("explore", "cell:3,0") == 1
    assert cost("move:hall-2") == 1
    assert cost("deliver:book-escort") == 0
    t.a.fallen = True
    assert cost("stand") == 1


@pytest.mark.rule("DG-HER-03")
def test_explore(table: Make) -> None:
    t = table()
    t.state.locations = ["hall-3"]
    t.a.ap = 2
    t.act("explore", "cell:1,0")
    assert t.state.board.places["hall-3"] == Place(1, 0)
    assert t.a.ap == 1
    assert "explore" not in t.hero_keys(), "the deck is empty"


@pytest.mark.rule("DG-HER-02", "DG-VAR-18")
def test_standing_up_and_tipping_are_offered_for_what_they_cost(table: Make) -> None:
    t = table(limited_movement=True)
    assert "tip" in t.hero_keys()
    assert "stand" not in t.hero_keys()
    t.act("tip")
    assert (t.a.fallen, t.a.loose) == (True, 1)
    assert "tip" not in t.hero_keys()
    assert "stand" in t.hero_keys(), "with the loose point"
    t.a.loose = 0
    assert "stand" not in t.hero_keys()
    plain = table()
    assert "tip" not in plain.hero_keys()
