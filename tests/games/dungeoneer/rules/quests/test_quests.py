"""DG-QST: quests."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks import testing
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.quests import open_quests
from waystone.games.dungeoneer.rules.turn import reset
from waystone.games.dungeoneer.shown import view
from waystone.games.dungeoneer.table.state import Open
from waystone.kernel.game import find
from waystone.kernel.step import BACK, Next

Make = Callable[..., Table]


def at_hall(table: Make, *personal: str, seats: int = 2) -> Table:
    t = table(seats).lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.put(t.a, "hall-1")
    for quest in personal:
        t.quest(t.a, quest)
    return t


OVER = BACK


@pytest.mark.rule("DG-QST-01")
def test_only_in_the_own_hero_phase_and_the_right_place(table: Make) -> None:
    t = at_hall(table, "book-threat-2")
    assert t.hero_keys() == ["attempt:book-threat-2"]
    t.put(t.a, "hall-2")
    assert t.hero_keys() == []


@pytest.mark.rule("DG-QST-02")
def test_entering_triggers_no_attempt(table: Make) -> None:
    t = at_hall(table, "book-threat-2")
    t.put(t.a, "entrance")
    t.a.ap = 1
    t.act("move:hall-1")
    assert t.facts("tested") == []
    assert "attempt:book-threat-2" in t.hero_keys()


@pytest.mark.rule("DG-QST-03", "DG-QCA-26", "DG-EX-47")
def test_the_first_attempt_is_free(table: Make) -> None:
    t = at_hall(table, "book-threat")
    t.a.ap = 2
    t.dice("threat", 1, 1, 1)
    t.act("attempt:book-threat")
    assert t.a.ap == 2
    t.act("attempt:book-threat")
    assert t.a.ap == 1
    t.act("attempt:book-threat")
    assert t.a.ap == 0
    assert t.hero_keys() == []
    t.run(reset.reset(t.g, t.a))
    assert t.a.attempts == 0


@pytest.mark.rule("DG-QST-04")
def test_a_personal_quest_is_its_owners(table: Make) -> None:
    t = at_hall(table)
    t.quest(t.b, "book-threat-2")
    assert t.hero_keys() == []


@pytest.mark.rule("DG-QST-05", "DG-QST-10")
def test_a_shared_quest_is_anybodys_and_is_replaced(table: Make) -> None:
    t = at_hall(table)
    t.quest(None, "book-threat-2")
    t.state.quests = ["book-chance", "book-hunt"]
    t.put(t.b, "hall-1")
    t.state.active = 1
    t.dice("threat", 6)
    assert t.act("attempt:book-threat-2") == OVER
    assert t.b.done == ["book-threat-2"]
    assert t.a.done == []
    assert [q.quest for q in t.state.shared] == ["book-chance"]


@pytest.mark.rule("DG-QST-06", "DG-QST-07", "DG-QST-09", "DG-QST-11", "DG-LVL-01")
def test_reward_level_and_count(table: Make) -> None:
    t = at_hall(table, "book-threat")
    t.state.quests = ["book-chance"]
    t.dice("threat", 6)
    t.act("attempt:book-threat")
    assert t.a.glory == 1
    assert t.a.level == 8
    assert t.a.done == ["book-threat"]
    assert t.a.quests == [], "not replaced"
    assert t.state.quests == ["book-chance"]


@pytest.mark.rule("DG-QST-12", "DG-END-01")
def test_the_third_quest_wins(table: Make) -> None:
    t = at_hall(table, "book-threat-2")
    t.a.done = ["book-chance", "book-hunt"]
    t.dice("threat", 6)
    assert testing.winner(t.act("attempt:book-threat-2")) == ("end-quests", [0])
    t = at_hall(table)
    t.quest(None, "book-threat-2")
    t.a.done = ["book-chance", "book-hunt"]
    t.dice("threat", 6)
    assert testing.winner(t.act("attempt:book-threat-2")) == ("end-quests", [0]), "shared alike"


@pytest.mark.rule("DG-QST-13")
def test_personal_quests_are_public(table: Make) -> None:
    t = at_hall(table, "book-threat")
    text = find("dungeoneer").text("ru", t.content)
    for seat in (None, 0, 1):
        mat = next(m for m in view.view(t.state, t.content, seat, text).mats if m.seat == 0)
        zone = next(z for z in mat.zones if z.id == "quests:0")
        assert [card.name for card in zone.cards] == ["Угроза"]


@pytest.mark.rule("DG-AMB-14")
def test_a_hunted_monster_keeps_its_wounds(table: Make) -> None:
    """DG-AMB-14."""
    t = at_hall(table, "book-hunt")
    t.dice("attack", 1, 1)
    t.dice("counter", 6, 6)
    assert t.act("attempt:book-hunt", "form:magic") == Next("hero_phase", [])
    assert t.a.quests == [Open("book-hunt", wounds=1)]
    t.a.attempts = 0
    assert t.act("attempt:book-hunt", "form:magic") == OVER


@pytest.mark.rule("DG-AMB-68")
def test_completed_quests_count_although_the_level_falls(table: Make) -> None:
    """DG-AMB-68."""
    t = at_hall(table, "book-threat-2")
    t.a.done, t.a.level = ["book-chance", "book-hunt"], 7
    t.dice("threat", 6)
    assert testing.winner(t.act("attempt:book-threat-2")) == ("end-quests", [0])


@pytest.mark.rule("DG-AMB-24")
def test_an_empty_quest_deck_gives_no_replacement(table: Make) -> None:
    """DG-AMB-24."""
    t = at_hall(table)
    t.quest(None, "book-threat-2")
    t.dice("threat", 6)
    t.act("attempt:book-threat-2")
    assert t.state.shared == []
    assert open_quests.mine(t.g, t.a) == []
