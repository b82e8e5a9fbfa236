"""DG-LAI: the lair."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.battle.lair import enter, send_away
from waystone.games.dungeoneer.table.state import Attack, Readied

Make = Callable[..., Table]


BOA = "encounter:boa:bystander"


def fought(table: Make, attack: int, counter: int, *cards: str, seats: int = 2) -> Table:
    """A has the cards, B (4 in everything) has the Peril; the dice are set."""
    t = table(seats)
    t.a.hand, t.b.peril = list(cards), 9
    t.dice("attack", attack)
    t.dice("counter", counter)
    return t


@pytest.mark.rule("DG-LAI-01")
def test_an_unwounded_monster_goes_to_hand_or_lair(table: Make) -> None:
    t = fought(table, 3, 4, "boa")
    t.declare(BOA, "hand")
    assert t.keys(t.asked[0]) == ["lair", "hand"]
    assert t.asked[0].rule == "DG-LAI-01"
    assert t.a.hand == ["boa"]


@pytest.mark.rule("DG-LAI-03")
def test_a_defeated_monster_is_discarded(table: Make) -> None:
    t = fought(table, 1, 6, "brute")
    t.declare("encounter:brute:bystander", "pass")
    assert t.state.discard == ["brute"]
    assert "ask-lair" not in t.prompts()


@pytest.mark.rule("DG-LAI-04", "DG-LAI-01", "DG-EX-34")
def test_a_lair_holds_three(table: Make) -> None:
    t = fought(table, 3, 4, "boa")
    t.a.lair = [Readied("brute"), Readied("idol", under=["spurs"]), Readied("snakefolk")]
    t.declare(BOA, "lair", "card:idol")
    assert len(t.asked[1].options) == 4, "one of the four"
    assert [r.card for r in t.a.lair] == ["brute", "snakefolk", "boa"]
    assert t.state.discard == ["spurs", "idol"], "with what was attached to it"


@pytest.mark.rule("DG-LAI-07", "DG-QCA-11")
def test_quest_monsters_go_nowhere(table: Make) -> None:
    t = table(3).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-hunt")
    t.dice("attack", 3)
    t.dice("counter", 3)
    t.act("attempt:book-hunt", "form:magic")
    assert "ask-lair" not in t.prompts()
    assert all(p.lair == [] and p.hand == [] for p in t.state.players)


@pytest.mark.rule("DG-LAI-08")
def test_an_old_wound_still_counts_in_step_vii(table: Make) -> None:
    t = table()
    t.a.lair, t.b.peril = [Readied("boa", wounds=1)], 2
    t.dice("attack", 3)
    t.dice("counter", 4)
    t.declare(BOA, "lair")
    assert t.keys(t.asked[0]) == ["lair", "discard"]
    assert t.asked[0].rule == "DG-LAI-02"


@pytest.mark.rule("DG-LAI-01", "DG-CRD-10", "DG-CRD-13")
@pytest.mark.parametrize(
    ("to", "lair", "hand", "discard"),
    [
        ("lair", [Readied("boa", under=["spurs"])], [], []),
        ("hand", [], ["boa"], ["spurs"]),
        ("discard", [], [], ["spurs", "boa"]),
    ],
)
def test_where_a_monster_goes_and_what_is_attached_to_it(
    table: Make, to: str, lair: list[Readied], hand: list[str], discard: list[str]
) -> None:
    t = table()
    attack = Attack("monster", 0, "boa", 1, piece=Readied("boa", under=["spurs"]))
    send_away(t.g, attack, to)
    assert (t.a.lair, t.a.hand, t.state.discard) == (lair, hand, discard)
    assert attack.piece is None
    send_away(t.g, attack, to)
    assert len(t.log) == 1, "it is gone already"


@pytest.mark.rule("DG-LAI-01", "DG-AMB-33")
def test_nothing_returns_to_the_hand_of_who_is_out_of_the_game(table: Make) -> None:
    t = table()
    t.a.alive = False
    send_away(t.g, Attack("monster", 0, "boa", 1, piece=Readied("boa")), "hand")
    assert (t.a.hand, t.state.discard) == ([], ["boa"])


@pytest.mark.rule("DG-LAI-01")
def test_a_monster_without_an_owner_is_discarded(table: Make) -> None:
    for to in ("lair", "hand"):
        t = table(1, "solo")
        send_away(t.g, Attack("monster", -1, "boa", 0, piece=Readied("boa")), to)
        assert t.state.peril_discard == ["boa"]


@pytest.mark.rule("DG-LAI-04")
def test_a_monster_that_a_card_brings_counts_too(table: Make) -> None:
    t = table()
    t.a.lair = [Readied("brute"), Readied("idol"), Readied("snakefolk")]
    t.run(enter(t.g, t.a, "boa"), "card:brute")
    assert [r.card for r in t.a.lair] == ["idol", "snakefolk", "boa"]
