"""The values of a hero: RB-ATT."""

import pytest

from waystone.games.runebound.box.abilities import Bonus, BonusBy
from waystone.games.runebound.box.effects import Capture, Effect
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, amount, resolve
from waystone.games.runebound.rules.cards.limits import trim
from waystone.games.runebound.rules.combat.damage import CombatOver
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.table.opponents import controller, damage_on, health_of
from waystone.games.runebound.table.state import Token
from waystone.games.runebound.table.values import attribute, hand_limit, health, is_defeated, speed
from waystone.testing import run


def effects(t: Table, *some: Effect, side: int = 0, answers: tuple[str, ...] = ()) -> None:
    seat = controller(t.g, side)
    by = By(seat, 0 if side == 0 else -1, side, "stone-ram", acts=True)
    run(resolve(t.g, by, some), answers)


@pytest.mark.rule("RB-ATT-01", "RB-ATT-02", "RB-ATT-04", "RB-EX-10", "RB-ATT-06")
def test_modifiers_add_up_while_their_source_is_in_play() -> None:
    t = Table("corbin")
    card = t.teach(Bonus("body", 2), Bonus("hand", 1), Bonus("speed", 1), Bonus("health", 2))
    other = t.teach(Bonus("body", -1))
    assert attribute(t.g, t.hero, "body") == 3 + 1
    assert (hand_limit(t.g, t.hero), speed(t.g, t.hero), health(t.g, t.hero)) == (4, 4, 12)
    t.hero.skills.remove(other)
    assert attribute(t.g, t.hero, "body") == 5
    t.hero.skills.remove(card)
    assert (attribute(t.g, t.hero, "body"), hand_limit(t.g, t.hero)) == (3, 3)


@pytest.mark.rule("RB-ATT-03")
def test_a_negative_attribute_counts_as_nothing_for_abilities() -> None:
    t = Table("corbin")
    t.teach(Bonus("spirit", -2), BonusBy("health", "spirit"))
    assert attribute(t.g, t.hero, "spirit") == -2
    assert health(t.g, t.hero) == 10
    assert amount(t.g, t.by(), "by-spirit") == 0


@pytest.mark.rule("RB-ATT-07", "RB-ATT-08")
def test_one_hero_a_player_with_health() -> None:
    t = Table("corbin", "lissa", "ilvar")
    assert [h.hero for h in t.state.heroes] == ["corbin", "lissa", "ilvar"]
    assert [health(t.g, h) for h in t.state.heroes] == [10, 9, 8]
    assert all(s.health > 0 for s in t.content.foe_sheets.values())
    assert t.content.foe_sheets["bog-troll"].health == 7


@pytest.mark.rule("RB-AMB-29")
def test_damage_is_cut_when_health_falls() -> None:
    t = Table("corbin").assets("travel-cloak")
    t.hero.damage = 12
    t.hero.assets.clear()
    run(trim(t.g, t.hero))
    assert t.hero.damage == 10
    assert is_defeated(t.g, t.hero)
    t.teach(Bonus("health", -40))
    assert health(t.g, t.hero) == 1


def test_health_of_both_sides() -> None:
    t = Table("corbin")
    t.fight(["phy"], ["sku"], enemy="bog-troll")
    assert [health_of(t.g, s) for s in t.state.combat.sides] == [10, 7]  # type: ignore[union-attr]
    t.side(1).damage = 3
    assert damage_on(t.g, t.side(1)) == 3
    assert isinstance(t.side(1).tokens[0], Token)
    with pytest.raises(CombatOver):
        effects(t, Capture())


@pytest.mark.rule("RB-AMB-62")
def test_values_below_nothing_count_as_nothing() -> None:
    t = Table("corbin")
    t.teach(Bonus("speed", -9), Bonus("hand", -9))
    t.hero.hand.clear()
    assert speed(t.g, t.hero) == 0
    bench = t.play(an_action(0), "roll")
    assert bench.prompt == "ask-action"


@pytest.mark.rule("RB-ATT-08", "RB-SCN-06", "RB-SCN-07", "RB-SCN-08", "RB-AMB-29")
def test_the_health_of_whoever_fights() -> None:
    t = Table("corbin", "lissa", scenario="corpse-king", act=2)
    t.hero.tokens, t.state.zombies, t.hero.boosts = 2, {t.space("h8"): 3}, {"health": 2}
    t.fight([], [], enemy="vorakesh", cause="villain")
    assert [health_of(t.g, t.side(n)) for n in (0, 1)] == [12, 11 - 4 + 3]
    t.hero.tokens = 9
    assert health_of(t.g, t.side(1)) == 1
    t.fight([], [], against=t.other, cause="challenge")
    assert [health_of(t.g, t.side(n)) for n in (0, 1)] == [12, 9]
