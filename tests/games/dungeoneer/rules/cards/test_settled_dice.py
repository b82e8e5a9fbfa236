"""A die that nobody could cast anew to any end: the question is put as a formality."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.bots.policy import policy
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.battle import blows
from waystone.games.dungeoneer.rules.dungeon import threats
from waystone.games.dungeoneer.rules.quests import attempts
from waystone.games.dungeoneer.table.state import Attack, Battle
from waystone.kernel.ask import PASS

Make = Callable[..., Table]


@pytest.mark.rule("DG-GEN-07")
@pytest.mark.parametrize(
    ("needed", "die", "formal"),
    [(12, 4, False), (12, 5, True), (13, 5, False), (13, 6, True), (14, 1, True), (8, 1, True)],
)
def test_the_own_test_is_passed_or_no_face_passes_it(
    table: Make, needed: int, die: int, formal: bool
) -> None:
    """The Apothecary adds 7."""
    t = table()
    t.a.hand, t.a.glory = ["again"], 1
    t.dice("threat", die)
    asked = t.asks(threats.overcome(t.g, t.a, "magic", needed))
    assert (asked.prompt, asked.formal) == ("ask-after-roll", formal)


@pytest.mark.rule("DG-OBS-02", "DG-GEN-07")
@pytest.mark.parametrize(("extra", "formal"), [(0, True), (1, False)])
def test_what_makes_a_test_harder_counts(table: Make, extra: int, formal: bool) -> None:
    t = table()
    t.a.hand, t.a.glory = ["again"], 1
    t.dice("threat", 5)
    assert t.asks(threats.overcome(t.g, t.a, "magic", 12, extra=extra)).formal is formal


@pytest.mark.rule("DG-GEN-07")
def test_what_was_added_before_the_die_counts(table: Make) -> None:
    """A rival's Sneeze makes of the 5 that would have done one that does not."""
    t = table()
    t.a.hand, t.a.glory = ["again"], 1
    t.b.hand, t.b.glory = ["sneeze"], 1
    t.dice("threat", 5)
    t.run(threats.overcome(t.g, t.a, "magic", 11), "card:sneeze", PASS)
    assert (t.asked[-1].prompt, t.asked[-1].formal) == ("ask-after-roll", False)


@pytest.mark.rule("DG-GEN-07")
@pytest.mark.parametrize(
    ("needed", "die", "formal"),
    [(12, 5, False), (12, 4, False), (8, 3, True), (9, 6, False), (13, 1, False), (14, 1, True)],
)
def test_no_face_of_a_rivals_die_comes_to_anything_else(
    table: Make, needed: int, die: int, formal: bool
) -> None:
    t = table()
    t.b.hand, t.b.glory = ["borrowed-luck"], 2
    t.dice("threat", die)
    asked = t.asks(threats.overcome(t.g, t.a, "magic", needed))
    assert (asked.seat, asked.formal) == (1, formal)


@pytest.mark.rule("DG-BAT-16", "DG-GEN-07")
@pytest.mark.parametrize(
    ("attack", "die", "formal"),
    [
        (8, 5, True),
        (8, 4, False),
        (8, 3, False),
        (10, 5, False),
        (10, 6, True),
        (9, 5, False),
        (11, 3, True),
    ],
)
def test_a_counterattack_that_is_won_or_comes_to_no_more(
    table: Make, attack: int, die: int, formal: bool
) -> None:
    """The Bystander adds 4; equal totals are better than a wound, and a higher one better yet."""
    t = table()
    t.b.hand, t.b.glory = ["again"], 1
    blow = Attack("monster", 0, "twisted-knight.1", 1, form="melee", total=attack)
    battle = Battle(0, 1, t.b.hero, t.b.at, [blow])
    t.dice("counter", die)
    assert t.asks(blows.counter_roll(t.g, battle, blow)).formal is formal


@pytest.mark.rule("DG-GEN-07")
def test_an_attack_comes_before_its_answer_is_known(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["again"], 1
    blow = Attack("hero", 0, t.a.hero, 1, form="magic")
    t.dice("attack", 6)
    asked = t.asks(blows.attack_roll(t.g, Battle(0, 1, t.b.hero, t.b.at, [blow]), blow))
    assert (asked.prompt, asked.formal) == ("ask-after-roll", False)


@pytest.mark.rule("DG-QCA-15", "DG-GEN-07")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_search_that_has_found(table: Make, die: int) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.hand, t.a.glory, t.a.ap = ["again"], 1, 1
    quest = t.quest(t.a, "book-search")
    printed = t.g.content.quests["book-search"].search
    assert printed is not None
    t.dice("search", die)
    asked = t.asks(attempts.search(t.g, t.a, quest))
    assert asked.formal is (die + 1 >= printed.value or printed.value > 6 + 1)


@pytest.mark.rule("DG-QCA-22")
def test_whoever_could_abandon_an_escort_is_asked(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["again"], 1
    t.quest(t.a, "book-escort", carried=True)
    t.dice("threat", 6)
    assert not t.asks(threats.overcome(t.g, t.a, "magic", 12)).formal


@pytest.mark.rule("DG-CRD-18")
def test_after_something_was_played_it_is_asked(table: Make) -> None:
    """What was spent may have been what counted."""
    t = table()
    t.a.hand, t.a.glory = ["again", "second-thoughts.1"], 2
    t.dice("threat", 1)
    t.dice("reroll", 6)
    t.run(threats.overcome(t.g, t.a, "magic", 12), "card:again", PASS, PASS)
    assert [question.formal for question in t.asked] == [False] * 3


def test_the_table_lets_such_a_die_lie(table: Make) -> None:
    t = table()
    t.a.hand, t.a.glory = ["again"], 1
    t.dice("threat", 1, 1)
    for needed, key in ((8, PASS), (9, "card:again")):
        asked = t.asks(threats.overcome(t.g, t.a, "magic", needed))
        assert policy(t.state, t.g.content, 0, asked) == key
