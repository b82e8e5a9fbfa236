"""DG-RWD: the reward of a battle."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from waystone.games.dungeoneer.box.definitions import Form, Special
from waystone.games.dungeoneer.box.effects import Wound
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting
from waystone.games.dungeoneer.rules.cards.occasions import Cause
from waystone.games.dungeoneer.table.state import Attack, Battle

Make = Callable[..., Table]


SNAKE = "encounter:snakefolk:bystander"


def fought(table: Make, attack: int, counter: int, *cards: str, seats: int = 2) -> Table:
    """A has the cards, B (4 in everything) has the Peril; the dice are set."""
    t = table(seats)
    t.a.hand, t.b.peril = list(cards), 9
    t.dice("attack", attack)
    t.dice("counter", counter)
    return t


@pytest.mark.rule("DG-RWD-01", "DG-RWD-05")
def test_a_peril_for_each_wound_to_whom_one_likes(table: Make) -> None:
    t = fought(table, 6, 1, "snakefolk", seats=3)
    t.b.peril = 2
    t.declare(SNAKE, "hand:apart", "hero:bystander", "hero:figure-hero")
    assert [p.peril for p in t.state.players] == [0, 1, 1]
    t = fought(table, 6, 1, "snakefolk", seats=3)
    t.b.peril = 2
    t.declare(SNAKE, "hand:hero:bystander")
    assert sorted(p.peril for p in t.state.players) == [0, 0, 2], "all to one"
    t = fought(table, 6, 1, "snakefolk", seats=3)
    t.b.peril = 2
    t.declare(SNAKE, "hand:pass")
    assert [p.peril for p in t.state.players] == [0, 0, 0], "it may, it need not"


@pytest.mark.rule("DG-RWD-01", "DG-LAI-01")
@pytest.mark.parametrize(("attack", "prompt"), [(6, "ask-lair-reward"), (1, "ask-lair")])
def test_peril_is_spoken_of_only_where_some_is_due(table: Make, attack: int, prompt: str) -> None:
    t = fought(table, attack, 7 - attack, "snakefolk", seats=3)
    t.b.peril = 2
    t.declare(SNAKE, "hand:pass" if attack == 6 else "lair")
    assert prompt in t.prompts()
    assert len({"ask-lair", "ask-lair-reward"} & set(t.prompts())) == 1


@pytest.mark.rule("DG-RWD-03")
def test_no_reward_for_quest_monsters(table: Make) -> None:
    t = table(3).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-hunt")
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attempt:book-hunt", "form:melee")
    assert t.a.life == 17
    assert "ask-reward" not in t.prompts()
    t.a.ap = 1
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.act("attempt:book-hunt", "form:magic")
    assert t.a.quests[0].wounds == 1
    assert t.a.glory == 0


@pytest.mark.rule("DG-RWD-04")
def test_no_reward_between_heroes(table: Make) -> None:
    t = table()
    t.a.ap = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.act("attack:bystander", "form:magic")
    assert (t.a.glory, t.a.peril, t.b.glory, t.b.peril) == (0, 0, 0, 0)
    assert "ask-reward" not in t.prompts()


@pytest.mark.rule("DG-RWD-02")
def test_the_reward_for_wounding_is_glory_alone(table: Make) -> None:
    t = table()
    t.a.hand, t.b.peril = ["boa"], 2
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare("encounter:boa:bystander", "lair")
    assert (t.b.glory, t.b.peril) == (1, 0)
    assert (t.a.glory, t.a.peril) == (0, 0)


@pytest.mark.rule("DG-RWD-01", "DG-AMB-09")
@pytest.mark.parametrize("part", ["hit", "special"])
def test_wounds_of_a_monsters_effects_are_wounds_that_it_dealt(
    table: Make, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """The stinger hits for 1 wound, and its effect wounds once more."""
    t = fought(table, 6, 1, "stinger")
    printed = t.content.adventure["stinger"]
    assert printed.monster is not None
    more: dict[str, Any] = {"special": Special(1, do=(Wound(1),))}
    if part == "hit":
        more = {"special": None, "melee": Form(9, hit=(Wound(1),))}
    stinger = replace(printed, monster=replace(printed.monster, **more))
    monkeypatch.setitem(t.content.adventure, "stinger", stinger)
    peril = 9 - stinger.cost - (part == "special")
    answers = ["special"] if part == "special" else []
    t.declare("encounter:stinger:bystander", *answers, "hand:hero:bystander")
    assert (t.b.life, t.b.peril) == (16, peril + 2)


@pytest.mark.rule("DG-AMB-09", "DG-RWD-01")
def test_wounds_of_other_cards_in_a_battle_are_nobodys(table: Make) -> None:
    t = fought(table, 1, 6, "snakefolk")
    attacks = [Attack("monster", 0, card, 1) for card in ("boa", "snakefolk")]
    b = Battle(0, 1, "bystander", "entrance", attacks)
    t.state.battles = [b, Battle(1, 0, "apothecary", "entrance", [Attack("hero", 1, "hex", 0)])]
    t.run(acting.do(t.g, [Wound(1)], Cause(0, "hex", 1, "entrance")))
    assert (t.b.life, b.hurt) == (17, 0)
    t.run(acting.do(t.g, [Wound(1)], Cause(0, "snakefolk", 1, "entrance")))
    assert (t.b.life, b.hurt) == (16, 1)
