"""Effects that put others together: choices, prices, tests, every hero."""

import pytest

from waystone.games.runebound.box import effects
from waystone.games.runebound.box.effects import (
    Capture,
    Delay,
    EachHero,
    Effect,
    Exert,
    Gold,
    Heal,
    Offer,
    OneOf,
    Pay,
    SpendTokens,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.kernel.ask import Args
from waystone.testing import run


@pytest.mark.rule("RB-ABL-03")
@pytest.mark.parametrize(("key", "gold"), [("one", 1), ("two", 4)])
def test_one_of_two_texts(key: str, gold: int) -> None:
    t = Table("corbin")
    before = t.hero.gold
    run(resolve(t.g, t.by(), (OneOf((Gold(1),), (Gold(4),)),)), [key])
    assert t.hero.gold == before + gold


@pytest.mark.rule("RB-ABL-04", "RB-GLD-06")
def test_paying_is_for_those_who_can_and_like_to() -> None:
    effect = Pay(3, (Heal(2),), (Delay(),))
    t = Table("corbin", "lissa")
    t.hero.gold, t.hero.damage, t.other.gold = 3, 4, 9
    run(resolve(t.g, t.by(), (effect,)), ["yes"])
    assert (t.hero.gold, t.hero.damage, t.hero.delayed) == (0, 2, False)
    assert t.other.gold == 9
    run(resolve(t.g, t.by(), (effect,)))
    assert (t.hero.gold, t.hero.damage, t.hero.delayed) == (0, 2, True)
    t.hero.gold, t.hero.delayed = 5, False
    run(resolve(t.g, t.by(), (effect,)), ["no"])
    assert (t.hero.gold, t.hero.damage, t.hero.delayed) == (5, 2, True)


@pytest.mark.rule("RB-ABL-04")
@pytest.mark.parametrize("kind", ["trophies", "tokens", "cards"])
def test_other_prices_are_paid_in_full_or_not_at_all(kind: str) -> None:
    t = Table("lissa").hand("drill", "feint").trophies("combat", "social")
    t.hero.tokens = 2
    prices: dict[str, Effect] = {
        "trophies": Offer(2, (Gold(3),)),
        "tokens": SpendTokens(2, (Gold(3),)),
        "cards": Exert(2, (Gold(3),)),
    }
    effect = prices[kind]
    left = {"trophies": len(t.hero.trophies), "tokens": t.hero.tokens, "cards": len(t.hero.hand)}
    gold = t.hero.gold
    paid = {"trophies": ["yes", "deck:combat"], "tokens": ["yes"], "cards": ["yes"]}[kind]
    run(resolve(t.g, t.by(), (effect,)), ["no"])
    assert t.hero.gold == gold
    run(resolve(t.g, t.by(), (effect,)), paid)
    now = {"trophies": len(t.hero.trophies), "tokens": t.hero.tokens, "cards": len(t.hero.hand)}
    assert now == {**left, kind: 0}
    assert t.hero.gold == gold + 3
    run(resolve(t.g, t.by(), (effect,)))
    assert t.hero.gold == gold + 3


@pytest.mark.rule("RB-AMB-13")
@pytest.mark.parametrize(
    ("where", "gains"),
    [("all", [1, 1, 1]), ("city", [0, 1, 0]), ("wilderness", [1, 0, 1]), ("here", [1, 0, 1])],
)
def test_which_heroes_are_meant(where: str, gains: list[int]) -> None:
    t = Table("corbin", "lissa", "nameya", at="h8")
    t.put("d4", t.other)
    before = [hero.gold for hero in t.state.heroes]
    run(resolve(t.g, t.by(), (EachHero((Gold(1),), where),)))  # type: ignore[arg-type]
    assert [h.gold - b for h, b in zip(t.state.heroes, before, strict=True)] == gains


@pytest.mark.rule("RB-ENE-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_hero_who_fights_an_enemy_takes_its_tests(seat: int) -> None:
    t = Table("corbin", "lissa").hand().top("skill", "oak-hide", "hymn", "martyr")
    t.hand(hero=t.other)
    t.state.active = seat
    t.fight(["phy"], ["sku"])
    t.side(0).seat = seat
    run(resolve(t.g, By(1 - seat, -1, 1, "riddle-cat"), (effects.Test("mind", (Capture(),)),)))
    assert [args["hero"] for args in facts(t, "failed")] == [t.state.heroes[seat].hero]


@pytest.mark.rule("RB-TST-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_test_of_a_card_is_taken_by_its_owner(seat: int) -> None:
    t = Table("corbin", "lissa").hand().top("skill", "oak-hide", "hymn", "martyr")
    t.hand(hero=t.other)
    run(resolve(t.g, By(seat, seat), (effects.Test("mind", (Gold(1),), otherwise=(Delay(),)),)))
    assert [hero.delayed for hero in t.state.heroes] == [seat == 0, seat == 1]


def facts(t: Table, kind: str) -> list[Args]:
    return [line.args for line in t.log if line.text == f"fact-{kind}"]
