"""Enhancing ability cards (GH-ENH)."""

from typing import Any

import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.classes import CardDef
from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Give,
    Heal,
    Loot,
    Move,
    Shove,
    Summon,
)
from waystone.games.gloomhaven.box.lasting import Retaliate, Shield
from waystone.games.gloomhaven.checks.campaign_testing import Camp
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.campaign.enhancement import (
    COSTS,
    cost,
    enhance,
    enhanced,
    kinds,
    may_enhance,
    possible,
    several,
)
from waystone.games.gloomhaven.rules.campaign.retirement import retire
from waystone.games.gloomhaven.rules.campaign.steps import take_along
from waystone.games.gloomhaven.table.records import Sticker

TRIANGLE = ((1, 0), (1, -1), (2, -1))


def camp(**cards: CardDef) -> Camp:
    """A harpooner with these cards, much gold and the power of enhancement."""
    c = Camp("harpooner", "sexton", seats=1)
    c.world.achievements["gilding"] = 1
    one = c.sheet("harpooner")
    one.gold, one.pool = 1000, list(cards)
    for name, made in cards.items():
        c.content.cards[name] = made
        c.content.class_of[name] = "harpooner"
    return c


def card(*top: Any, bottom: Any = None, level: int = 1, name: str = "card") -> CardDef:
    below = Action([bottom or Loot(1)])
    return CardDef(name, {"en": name, "ru": name}, level, 30, Action(list(top)), below)


def price(c: Camp, kind: str, half: str = "top", line: int = 0, name: str = "card") -> int:
    return cost(c.content, c.world.stickers, Sticker(name, half, line, kind))


@pytest.mark.rule("GH-ENH-01")
def test_enhancing_needs_the_power_of_enhancement() -> None:
    c = camp(card=card(Attack(3)))
    assert may_enhance(c.g, c.sheet("harpooner"))
    c.world.achievements.clear()
    assert not may_enhance(c.g, c.sheet("harpooner"))
    assert GAME.load_content()[0].campaign.enhancement == "gilding"


@pytest.mark.rule("GH-ENH-02", "GH-ENH-03")
def test_the_owner_of_the_card_pays_for_a_sticker_that_stays() -> None:
    c = camp(card=card(Attack(3)))
    c.sheet("sexton").gold = 500
    c.go(enhance("harpooner"))
    assert c.prompt == "ask-enhance-card"
    c.answer("card:card")
    assert "top:1:attack" in c.offers()
    c.answer("top:1:attack")
    assert c.world.stickers == [Sticker("card", "top", 0, "attack")]
    assert (c.sheet("harpooner").gold, c.sheet("sexton").gold) == (950, 500)
    free = [s.kind for s in possible(c.g, c.sheet("harpooner")) if s.half == "top"]
    assert "attack" not in free
    assert "poison" in free
    c.sheet("harpooner").pool.clear()
    assert possible(c.g, c.sheet("harpooner")) == []


@pytest.mark.rule("GH-ENH-04", "GH-ENH-05")
@pytest.mark.parametrize(
    ("ability", "takes", "never"),
    [
        (Move(3), {"move", "jump", "fire", "wild"}, {"poison", "bless", "hex"}),
        (Move(3, jump=True), {"move"}, {"jump"}),
        (Attack(3), {"attack", "poison", "wound", "muddle", "immobilize", "disarm", "curse", "ice"},
         {"range", "pierce", "target", "hex", "bless", "jump"}),
        (Attack(3, range=3, targets=2, pierce=1, push=1, pull=1),
         {"range", "target", "pierce", "push", "pull"}, {"hex"}),
        (Attack(3, area=TRIANGLE), {"hex"}, {"target"}),
        (Attack(3, conditions=["poison"]), {"wound"}, {"poison"}),
        (Attack("moved"), {"poison"}, {"attack"}),
        (Heal(3, range=3), {"heal", "range", "strengthen", "bless", "light"}, {"poison"}),
        (Give(["muddle"], "enemy"), {"poison"}, {"muddle", "bless"}),
        (Give(["bless"], "ally"), {"strengthen"}, {"bless", "poison"}),
        (Shield(1), {"shield"}, {"poison", "bless"}),
        (Retaliate(2), {"retaliate"}, {"poison"}),
        (Shove(push=2), {"push", "air"}, {"pull"}),
        (Loot(1), set(), {"attack", "move"}),
    ],
)  # fmt: skip
def test_what_a_line_takes(ability: Any, takes: set[str], never: set[str]) -> None:
    found = set(kinds(GAME.load_content()[0], ability))
    assert takes <= found
    assert not never & found


@pytest.mark.rule("GH-ENH-04")
def test_a_summon_takes_one_more_of_its_numbers() -> None:
    content, _ = GAME.load_content()
    thing = next(
        s for s in content.summons.values() if s.move and s.attack and isinstance(s.hp, int)
    )
    found = set(kinds(content, Summon(thing.id)))
    assert {"summon-hp", "summon-move", "summon-attack"} <= found
    more = content.summons[f"{thing.id}+hp+attack"]
    assert (more.hp, more.attack) == (thing.hp + 1, (thing.attack or 0) + 1)


@pytest.mark.rule("GH-ENH-04")
def test_a_sticker_does_what_it_says() -> None:
    gh = Gh(". . . . .", ". . . . .")
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0), hp=10)
    gh.card(hero, "blow", Action([Attack(2)]), Action([Move(2)]))
    marks = [Sticker("blow", "top", 0, kind) for kind in ("attack", "poison", "fire")]
    marks += [Sticker("blow", "bottom", 0, kind) for kind in ("move", "jump")]
    name = enhanced(marks, "blow")
    top, bottom = gh.content.cards[name].top, gh.content.cards[name].bottom
    gh.perform(hero, *top.abilities, answers=["figure:dummy-1", "give:poison"])
    assert foe.hp == 7
    assert "poison" in foe.conditions
    assert "fire" in [*gh.state.turn.infused, *top.infuse]
    assert bottom.abilities == [Move(3, jump=True)]
    area = gh.card(hero, "sweep", Action([Attack(2, area=TRIANGLE)]))
    grown = gh.content.cards[enhanced([Sticker(area, "top", 0, "hex")], area)].top.abilities[0]
    assert isinstance(grown, Attack)
    assert len(grown.area) == 4
    assert (0, 0) not in grown.area


@pytest.mark.rule("GH-ENH-06", "GH-AMB-26")
def test_several_targets_double_the_base_but_never_that_of_a_hex() -> None:
    c = camp(card=card(Attack(3, range=2, targets=2), Attack(1, area=TRIANGLE), Attack(2)))
    assert [price(c, "attack", line=n) for n in (0, 1, 2)] == [100, 100, 50]
    assert price(c, "target", line=0) == 100
    assert price(c, "hex", line=1) == 66
    assert several(Attack(2, targets=0))
    assert several(Give(["bless"], "allies"))
    assert not several(Heal(3))
    assert several(Heal(3, targets=2))


@pytest.mark.rule("GH-ENH-07", "GH-AMB-81")
def test_the_whole_price_table() -> None:
    book = {
        "move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30,
        "pierce": 30, "retaliate": 100, "heal": 30, "target": 50, "summon-move": 50,
        "summon-attack": 50, "summon-range": 50, "summon-hp": 50, "poison": 75, "wound": 75,
        "muddle": 50, "immobilize": 100, "disarm": 150, "curse": 75, "strengthen": 50,
        "bless": 50, "jump": 50, "wild": 150,
    }  # fmt: skip
    book |= dict.fromkeys(("fire", "ice", "air", "earth", "light", "dark"), 100)
    assert book == COSTS
    c = camp(card=card(Attack(3)))
    for kind in ("attack", "poison", "curse", "disarm", "fire", "wild"):
        assert price(c, kind) == book[kind]
    for count in (2, 3, 5):
        c.content.cards["area"] = card(Attack(1, area=((1, 0),) * count), name="area")
        assert price(c, "hex", name="area") == 200 // count


@pytest.mark.rule("GH-ENH-08", "GH-AMB-27")
def test_the_surcharge_for_the_level_of_the_card() -> None:
    c = camp(card=card(Attack(3)))
    for level in range(1, 10):
        c.content.cards["card"] = card(Attack(3), level=level)
        assert price(c, "attack") == 50 + 25 * (level - 1)
    c.content.cards["card"] = card(Attack(3), level="X")  # type: ignore[arg-type]
    assert price(c, "attack") == 50


@pytest.mark.rule("GH-ENH-09", "GH-AMB-65", "GH-ENH-06")
def test_the_surcharge_for_earlier_enhancements_of_the_same_action() -> None:
    c = camp(card=card(Attack(3), Move(2), Heal(2), bottom=Move(3)))
    for n, (line, kind) in enumerate(((0, "attack"), (0, "poison"), (1, "move"), (2, "heal"))):
        assert price(c, "muddle", line=0) == 50 + 75 * n
        assert price(c, "move", "bottom") == 30
        c.world.stickers.append(Sticker("card", "top", line, kind))
    assert not [s for s in possible(c.g, c.sheet("harpooner")) if s.half == "top"]


@pytest.mark.rule("GH-EX-20", "GH-ENH-06", "GH-ENH-07", "GH-ENH-08", "GH-ENH-09")
def test_the_worked_example_of_the_price() -> None:
    c = camp(card=card(Attack(2, area=TRIANGLE), level=3))
    assert price(c, "attack") == 150
    c.world.stickers.append(Sticker("card", "top", 0, "attack"))
    assert price(c, "hex") == 191


@pytest.mark.rule("GH-ENH-10")
def test_no_more_enhanced_cards_than_the_prosperity_of_the_town() -> None:
    c = camp(first=card(Attack(3), name="first"), second=card(Attack(3), name="second"))
    c.world.stickers.append(Sticker("first", "top", 0, "attack"))
    names = {s.card for s in possible(c.g, c.sheet("harpooner"))}
    assert names == {"first"}
    c.world.prosperity = 4
    names = {s.card for s in possible(c.g, c.sheet("harpooner"))}
    assert names == {"first", "second"}


@pytest.mark.rule("GH-ENH-11", "GH-AMB-59")
def test_enhancements_stay_with_the_class() -> None:
    c = camp()
    own = c.content.classes["harpooner"].cards[0].id
    c.world.stickers.append(Sticker(own, "top", 0, "attack"))
    c.go(retire("harpooner"))
    one = c.join("harpooner", 0)
    assert one.perks == []
    c.state.scenario = "one"
    take_along(c.g, one)
    assert f"{own}+top.0.attack" in c.state.characters[0].pool


@pytest.mark.rule("GH-AMB-65", "GH-ENH-04")
def test_lines_of_shield_retaliate_and_summon_have_dots_for_elements_too() -> None:
    gh = Gh()
    elements = {"fire", "ice", "air", "earth", "light", "dark", "wild"}
    for ability, numbers in (
        (Shield(1), {"shield"}),
        (Shield(1, who="party"), {"shield"}),
        (Retaliate(1), {"retaliate"}),
        (Retaliate(1, range=3), {"retaliate", "range"}),
        (Summon("lamp-boy"), {"summon-hp", "summon-move", "summon-attack", "summon-range"}),
    ):
        assert set(kinds(gh.content, ability)) == numbers | elements
    hero = gh.hero()
    gh.card(hero, "guard", Action([Shield(1)], stays="round"))
    marks = [Sticker("guard", "top", 0, kind) for kind in ("shield", "fire")]
    top = gh.content.cards[enhanced(marks, "guard")].top
    assert (top.abilities, top.infuse) == ([Shield(2)], ["fire"])
