"""Development for experience (TG-DEV)."""

import pytest

from waystone.games.tainted_grail.box.conditions import ATTRIBUTES
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.people.development import (
    Purchase,
    attribute_price,
    gain,
    grow,
    skill_price,
    skills_on_offer,
    slots,
    upgrade_by_chance,
)
from waystone.games.tainted_grail.rules.setup import new_hero

AGGRESSION, COURAGE, PRACTICALITY, EMPATHY, CAUTION, SPIRITUALITY = range(6)


@pytest.mark.rule("TG-DEV-02", "TG-DEV-03", "TG-DEV-12", "TG-EX-24")
def test_price_and_slot_of_an_attribute_point() -> None:
    g = Table(World().skill("s", attribute="courage"), "ada").g
    ada, content = g.state.heroes[0], g.content
    assert attribute_price(g, ada, COURAGE) == 2
    ada.attributes[CAUTION] = 1
    assert attribute_price(g, ada, COURAGE) == 3
    ada.attributes = [0, 2, 0, 0, 0, 0]
    assert attribute_price(g, ada, COURAGE) == 4
    assert slots(ada, content, COURAGE) == 2
    ada.skills = ["s"]
    assert slots(ada, content, COURAGE) == 3
    ada.attributes = [4, 0, 0, 3, 0, 0]
    assert attribute_price(g, ada, AGGRESSION) == attribute_price(g, ada, EMPATHY) == 9


def skilled_world() -> World:
    world = World()
    for name in ATTRIBUTES:
        for token in ("x", "y"):
            for side in ("a", "b"):
                world.skill(
                    f"{name}-{token}{side}", attribute=name, token=f"{name}-{token}", side=side
                )
    return world.skill("wyrd", attribute="aggression", wyrdform=True)


@pytest.mark.rule("TG-DEV-04", "TG-DEV-06", "TG-DEV-07", "TG-EX-25")
def test_a_skill_only_of_a_full_attribute_and_one_side_of_its_token() -> None:
    content = skilled_world().content()
    iunis = new_hero(content, 0, "ada")
    iunis.attributes = [2, 0, 0, 1, 1, 1]
    offers = {n: skills_on_offer(iunis, content, n) for n in range(6)}
    assert [n for n, found in offers.items() if found] == [AGGRESSION]
    assert offers[AGGRESSION] == [f"aggression-{t}{s}" for t in "xy" for s in "ab"]
    gain(iunis, Purchase("skill", "aggression-xb", 4))
    assert skills_on_offer(iunis, content, AGGRESSION) == [], "the new slot must be filled first"
    gain(iunis, Purchase("attribute", "aggression", 4))
    assert skills_on_offer(iunis, content, AGGRESSION) == ["aggression-ya", "aggression-yb"]


@pytest.mark.rule("TG-DEV-05", "TG-DEV-12", "TG-EX-26", "TG-WFM-08")
def test_price_of_a_skill() -> None:
    g = Table(skilled_world(), "ada").g
    ada = g.state.heroes[0]
    prices = []
    for skill in ("courage-xa", "caution-xa", "courage-ya", "caution-ya"):
        prices.append(skill_price(g, ada, COURAGE))
        ada.skills.append(skill)
    assert prices == [4, 8, 12, 16]
    ada.skills = ["wyrd"]
    assert skill_price(g, ada, EMPATHY) == 8, "a Wyrdform skill counts in its pair"
    assert slots(ada, g.content, AGGRESSION) == 3


@pytest.mark.rule("TG-DEV-08")
def test_the_highest_attribute_is_four_and_five_with_a_wyrdform_skill() -> None:
    content = skilled_world().content()
    for skills, most in (
        (["aggression-xa", "aggression-ya"], 4),
        (["aggression-xa", "aggression-ya", "wyrd"], 5),
    ):
        ada = new_hero(content, 0, "ada")
        ada.skills = skills
        assert slots(ada, content, AGGRESSION) == most
        assert skills_on_offer(ada, content, AGGRESSION) == []


@pytest.mark.rule("TG-DAY-15")
def test_an_upgrade_by_chance_joins_the_deck_and_a_basic_card_makes_room() -> None:
    world = World()
    for n in range(3):
        world.card(f"u{n}", letter="upgraded")
    for n in range(10):
        world.card(f"b{n}", letter="basic")
    table = Table(world, "ada")
    ada = new_hero(table.content, 0, "ada")
    for left in (2, 1, 0):
        upgrade_by_chance(table.g, ada, "combat")
        assert len(ada.combat_set) == left
        assert len(ada.combat) == 10
    assert sum(card.startswith("u") for card in [*ada.combat, *ada.aside]) == 3
    assert len(ada.aside) == 3


@pytest.mark.rule("TG-DEV-01")
def test_grown_characters_have_spent_what_they_were_given_by_the_rules() -> None:
    world = skilled_world()
    for n in range(10):
        world.card(f"b{n}", letter="basic").card(f"u{n}", letter="upgraded")
        world.card(f"e{n}", deck="diplomacy", letter="basic")
        world.card(f"v{n}", deck="diplomacy", letter="upgraded")
    table = Table(world, "ada")
    for _ in range(20):
        ada = table.state.heroes[0] = new_hero(table.content, 0, "ada")
        grow(table.g, ada, 42)
        assert ada.xp == 0
        for n in range(6):
            assert ada.attributes[n] <= slots(ada, table.content, n)
        tokens = [table.content.skills[s].token for s in ada.skills]
        assert len(set(tokens)) == len(tokens)
        assert len(ada.combat) == len(ada.diplomacy) == 10
