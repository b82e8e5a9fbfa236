"""Symbols (4.23), modifying attacks and reactions (4.24), items in encounters (4.12)."""

from typing import Any

import msgspec
import pytest

from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.people.items import draw_item

CUBE: dict[str, Any] = {"type": "cubes"}
PLUS_ONE: dict[str, Any] = {"when": "enemy", "do": [{"type": "add", "effect": {"type": "damage"}}]}
MINUS_TWO: dict[str, Any] = {"when": "enemy", "do": [{"type": "cancel", "what": "damage", "n": 2}]}
A1: list[dict[str, Any]] = [{"type": "damage", "n": 2}, {"type": "tire"}]
A2: list[dict[str, Any]] = [{"type": "lose-cubes", "n": 6}]
A4: list[dict[str, Any]] = [
    {"type": "party", "do": [{"type": "damage", "n": 3}]},
    {"type": "cubes", "n": 3},
]
A5: list[dict[str, Any]] = [
    {"type": "damage"},
    {"type": "terror"},
    {"type": "party", "do": [{"type": "damage"}]},
    {"type": "udamage", "n": 2},
]


def attacked(attack: list[dict[str, Any]], ability: dict[str, Any], pool: int = 0) -> Table:
    """Ada is attacked with Ben beside her; the last card of the Sequence has this ability."""
    world = World().combat("bear", toughness=20, attack=attack).card("last", abilities=[ability])
    table = Table(world, "ada", "ben").lay("last")
    table.encounter.pool = pool
    return table.attack("ada")


def healths(table: Table) -> list[int]:
    return [one.health for one in table.state_now.heroes]


@pytest.mark.rule("TG-EX-30", "TG-EAM-01")
def test_what_the_attack_has_is_raised() -> None:
    table = attacked(A1, PLUS_ONE)
    assert healths(table) == [5, 8]
    assert table.hero("ada").energy == 4, "5 by the Health limit, then 1 lost"


@pytest.mark.rule("TG-EX-30", "TG-EAM-04")
def test_what_the_attack_has_not_comes_last_against_the_active_character() -> None:
    table = attacked(A2, PLUS_ONE, pool=7)
    assert table.pool == 1
    assert healths(table) == [7, 8]
    assert table.said.index("fact-pool-changed") < table.said.index("fact-track-changed")


@pytest.mark.rule("TG-EX-30", "TG-EAM-08")
def test_after_flight_or_its_own_removal_an_effect_is_lost() -> None:
    table = attacked([{"type": "flee"}], PLUS_ONE)
    assert table.over == "flight"
    assert healths(table) == [8, 8]
    table = attacked([{"type": "remove"}], PLUS_ONE)
    assert table.laid == []
    assert healths(table) == [8, 8]


@pytest.mark.rule("TG-EX-30", "TG-EAM-02")
def test_an_addition_to_a_party_effect_hits_everybody() -> None:
    table = attacked(A4, PLUS_ONE)
    assert healths(table) == [4, 4]
    assert table.pool == 3


@pytest.mark.rule("TG-EX-31", "TG-EAM-03", "TG-EAM-05")
def test_an_addition_goes_to_each_effect_of_its_kind_and_to_no_other() -> None:
    table = attacked(A5, PLUS_ONE)
    assert healths(table) == [8 - 2 - 2 - 2, 6]
    assert table.hero("ada").terror == 1


@pytest.mark.rule("TG-EX-32", "TG-EAM-06", "TG-SYM-06")
def test_a_cancel_applies_to_each_effect_and_never_to_the_unpreventable() -> None:
    table = attacked(A5, MINUS_TWO)
    assert healths(table) == [6, 8]
    assert table.hero("ada").terror == 1


@pytest.mark.rule("TG-SYM-06")
def test_no_card_can_cancel_unpreventable_damage() -> None:
    with pytest.raises(msgspec.ValidationError, match="udamage"):
        attacked(A5, {"when": "enemy", "do": [{"type": "cancel", "what": "udamage", "n": 1}]})


@pytest.mark.rule("TG-EAM-07")
def test_the_remainder_of_a_reduced_effect_applies() -> None:
    assert healths(attacked([{"type": "damage", "n": 5}], MINUS_TWO)) == [5, 8]


@pytest.mark.rule("TG-SEQ-35", "TG-DSC-03", "TG-EAM-09", "TG-SYM-05", "TG-EX-43")
def test_ignoring_skips_everything_but_what_comes_after() -> None:
    world = (
        World()
        .combat("bear", attack=A5)
        .card(
            "haggle",
            abilities=[
                {"when": "enemy", "do": [{"type": "ignore"}]},
                {"when": "after", "do": [{"type": "leave"}]},
            ],
        )
    )
    table = Table(world, "ada", "ben").lay("haggle").attack("ada")
    assert healths(table) == [8, 8]
    assert table.laid == []
    assert table.member("ada").discard == ["haggle"]


@pytest.mark.rule("TG-EAM-10", "TG-ITM-14")
def test_skills_defend_only_the_active_items_whoever_is_hit() -> None:
    guard = {
        "when": "enemy",
        "limit": "encounter",
        "do": [{"type": "cancel", "what": "damage", "n": 1}],
    }
    world = World().combat("bear", attack=[{"type": "party", "do": [{"type": "damage"}]}])
    world.skill("s", guard, owner="ben").item("shield", {**guard, "limit": "flip"})
    table = Table(world, "ada", "ben").teach("ben", "s").attack("ada")
    assert healths(table) == [7, 7], "Ben is not active: his skill does not ask"
    table = Table(world, "ada", "ben").give("ben", "shield").attack("ada")
    assert table.asked == [1]
    table.say("ben:use:shield")
    assert healths(table) == [7, 8], "it protects its owner alone"


@pytest.mark.rule("TG-EAM-11")
@pytest.mark.parametrize("foe", ["bear", "knight"])
def test_the_commonest_cancels(foe: str) -> None:
    world = World().combat("bear", attack=[{"type": "damage", "n": 2}])
    world.talk("knight", reaction=[{"type": "down", "n": 2}])
    what, deck = ("damage", "combat") if foe == "bear" else ("down", "diplomacy")
    world.card(
        "c",
        deck=deck,
        abilities=[{"when": "enemy", "do": [{"type": "cancel", "what": what, "n": 1}]}],
    )
    table = Table(world, "ada", foe=foe).lay("c").attack("ada")
    assert (8 - table.hero("ada").health if foe == "bear" else 3 - table.now.affinity) == 1


@pytest.mark.rule("TG-SYM-03")
def test_enemy_abilities_of_covered_normal_cards_do_nothing() -> None:
    world = World().combat("bear", attack=[{"type": "damage", "n": 2}])
    world.card("c", abilities=[MINUS_TWO])
    table = Table(world, "ada").lay("c").lay("ada-c0").attack("ada")
    assert healths(table) == [6]


@pytest.mark.rule("TG-SYM-04")
def test_before_comes_after_the_activation_and_before_the_attack() -> None:
    rows = [{"to": 0, "do": [{"type": "damage", "n": 5}]}, {"to": 7, "do": [{"type": "damage"}]}]
    world = World().combat("bear", rows=rows)
    world.card("c", abilities=[{"when": "before", "do": [CUBE]}])
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c")
    assert table.pool == 0
    table.say("stop")
    assert table.pool == 1
    assert healths(table) == [7], "the cube came before the row was chosen"


@pytest.mark.rule("TG-SYM-05")
def test_after_comes_after_all_parts() -> None:
    world = World().combat("bear", attack=[{"type": "lose-cubes"}, {"type": "damage"}])
    world.card("c", abilities=[{"when": "after", "do": [CUBE]}])
    table = Table(world, "ada").lay("c")
    table.encounter.pool = 1
    assert table.attack("ada").pool == 1


@pytest.mark.rule("TG-SYM-06")
def test_conversion_works_on_unpreventable_damage() -> None:
    convert = {"when": "enemy", "do": [{"type": "convert", "into": "terror", "most": 2}]}
    table = attacked([{"type": "udamage", "n": 3}], convert)
    assert healths(table) == [7, 8]
    assert table.hero("ada").terror == 2


@pytest.mark.rule("TG-SYM-08")
def test_removal_discards_the_last_cards_and_their_words_apply() -> None:
    world = World().talk("knight", reaction=[{"type": "remove", "n": 2}])
    for name, owner in (("a", "ada"), ("b", "ben")):
        world.card(
            name,
            owner=owner,
            deck="diplomacy",
            abilities=[{"when": "removed", "do": [{"type": "up"}]}],
        )
    table = Table(world, "ada", "ben", foe="knight")
    table.lay("ada-d0").lay("a").lay("b", "ben").attack("ada")
    assert table.laid == ["ada-d0"]
    assert table.member("ada").discard == ["a"]
    assert table.member("ben").discard == ["b"]
    assert table.now.affinity == 5
    assert table.sound == []


@pytest.mark.rule("TG-SYM-09")
def test_nobody_may_discard_from_the_sequence_by_choice() -> None:
    table = Table(World(), "ada").lay("ada-c0").hold("ada", "ada-c1").act("ada")
    assert table.options == ["card:ada-c1", "stop", "escape"]


@pytest.mark.rule("TG-SYM-12", "TG-SYM-13")
def test_cube_and_card_bonuses_gain_and_draw() -> None:
    world = World().card("c", left={"free": ["cube", "card"]})
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c")
    assert table.pool == 1
    assert len(table.member("ada").hand) == 1
    assert len(table.member("ada").deck) == 9


@pytest.mark.rule("TG-DEV-11", "TG-EX-29", "TG-SYM-11")
@pytest.mark.parametrize(("value", "cubes"), [(0, 2), (1, 3)])
def test_requirement_and_multiplier_in_combat(value: int, cubes: int) -> None:
    world = World().combat("bear", right={"courage": 1, "free": 2})
    world.card("c", left={"courage": ["cube"], "free": ["cube"]})
    table = Table(world, "ada").can("ada", courage=value).hold("ada", "c").act("ada")
    assert table.say("card:c").pool == cubes


@pytest.mark.rule("TG-DEV-11", "TG-EX-29")
@pytest.mark.parametrize(("value", "steps_up"), [(1, 2), (2, 3)])
def test_requirement_and_multiplier_in_diplomacy(value: int, steps_up: int) -> None:
    world = World().talk("knight", right={"caution": 2, "free": 2})
    world.card("c", deck="diplomacy", left={"caution": ["up"], "free": ["up"]})
    table = Table(world, "ada", foe="knight").can("ada", caution=value).hold("ada", "c").act("ada")
    assert table.say("card:c").now.affinity == 3 + steps_up


@pytest.mark.rule("TG-AMB-09")
def test_cancels_and_items_work_on_the_tactical_attack_additions_do_not() -> None:
    world = World().combat("bear", tactics=[{"type": "damage", "n": 3}])
    world.card("minus", passive=True, abilities=[MINUS_TWO])
    world.card("plus", passive=True, abilities=[PLUS_ONE])
    world.card("before", passive=True, abilities=[{"when": "before", "do": [CUBE]}])
    table = Table(world, "ada").lay("minus").lay("plus").lay("before").act("ada").say("stop")
    assert healths(table) == [7], "3 - 2 of tactics; the addition to the empty attack is cancelled"
    assert table.pool == 1, "once, around phase III"


# ---- items


@pytest.mark.rule("TG-DSC-01", "TG-ITM-12", "TG-EX-19")
def test_an_item_is_never_used_by_itself() -> None:
    world = World().combat("bear", attack=[{"type": "damage", "n": 2}])
    world.item(
        "shield",
        {"when": "enemy", "limit": "discard", "do": [{"type": "cancel", "what": "damage", "n": 2}]},
        slot="shield",
    )
    table = Table(world, "ada").give("ada", "shield").attack("ada")
    assert table.options == ["use:shield", "pass"]
    table.say("pass")
    assert healths(table) == [6]
    table = Table(world, "ada").give("ada", "shield").attack("ada").say("use:shield")
    assert healths(table) == [8]
    assert table.hero("ada").items == []
    assert table.state_now.items == {"a": ["shield"]}, "to the bottom of its deck"


@pytest.mark.rule("TG-ITM-13", "TG-ITM-14", "TG-EX-20")
def test_a_shield_works_against_attacks_a_weapon_in_the_own_activation() -> None:
    world = World().combat("bear", attack=[{"type": "party", "do": [{"type": "damage"}]}])
    world.item(
        "shield",
        {"when": "enemy", "limit": "flip", "do": [{"type": "cancel", "what": "damage", "n": 1}]},
        slot="shield",
    )
    world.item("blade", {"when": "use", "limit": "flip", "do": [CUBE]}, slot="weapon")
    table = Table(world, "ada", "ben").give("ada", "shield", "blade").act("ada")
    assert "use:blade" in table.options
    assert "use:shield" not in table.options
    table.say("use:blade")
    assert table.pool == 1
    assert "use:blade" not in table.options, "flipped for the rest of the encounter"
    table.say("stop", "ada:pass")
    assert "use:blade" not in table.options, "not Ada's activation"
    table.say("stop")
    assert table.asked == [0], "the shield also when Ben is active"


@pytest.mark.rule("TG-ITM-14")
def test_an_attack_that_does_not_hit_the_owner_asks_for_no_item() -> None:
    world = World().combat("bear", attack=[{"type": "damage"}])
    world.item(
        "shield",
        {"when": "enemy", "limit": "flip", "do": [{"type": "cancel", "what": "damage", "n": 1}]},
    )
    table = Table(world, "ada", "ben").give("ben", "shield").attack("ada")
    assert healths(table) == [7, 8]


@pytest.mark.rule("TG-ITM-15")
def test_item_effects_are_the_owners() -> None:
    world = World().item("flask", {"when": "use", "limit": "flip", "do": [{"type": "heal"}]})
    table = Table(world, "ada", "ben").give("ada", "flask")
    table.hero("ada").health = table.hero("ben").health = 5
    table.act("ada").say("use:flask")
    assert healths(table) == [6, 5]


@pytest.mark.rule("TG-ITM-03", "TG-ITM-04")
def test_one_active_item_a_slot_and_the_choice_comes_at_once() -> None:
    loot = [{"type": "gain-item", "deck": "a"}]
    world = World().combat("bear", toughness=1, loot=loot).card("c", left={"free": ["cube"]})
    world.item("old", {"when": "use", "do": [CUBE]}, slot="weapon")
    world.item("new", {"when": "use", "do": [CUBE]}, slot="weapon")
    table = Table(world, "ada").give("ada", "old").hold("ada", "c")
    table.state.items = {"a": ["new"]}
    table.act("ada").say("card:c")
    assert table.prompt == "ask-active-item"
    assert table.sound == [], "never two active ones, not even while it is asked"
    table.say("item:new")
    assert [(i.id, i.active) for i in table.hero("ada").items] == [("old", False), ("new", True)]
    assert table.sound == []
    table = Table(world, "ada").give("ada", "old", "new")
    table.hero("ada").items[0].active = False
    table.act("ada")
    assert "use:new" in table.options
    assert "use:old" not in table.options, "face down it gives nothing"


@pytest.mark.rule("TG-ITM-07", "TG-ITM-10")
def test_the_top_item_of_the_deck_or_nothing_from_an_empty_one() -> None:
    loot = [{"type": "gain-item", "deck": "a"}, {"type": "gain-item", "deck": "b"}]
    world = World().combat("bear", toughness=1, loot=loot).card("c", left={"free": ["cube"]})
    world.item("low").item("top").item("other", deck="c")
    table = Table(world, "ada").hold("ada", "c")
    table.state.streams.stack("items", 1)
    table.act("ada").say("card:c")
    assert [i.id for i in table.hero("ada").items] == ["top"], "nothing of the empty deck b"


@pytest.mark.rule("TG-SET-08", "TG-ITM-01", "TG-DSC-01")
def test_a_deck_of_items_is_shuffled_and_gives_back_what_was_discarded_last_of_all() -> None:
    world = World().item("one").item("two").item("three").item("other", deck="b")
    orders = set()
    for seed in range(30):
        table = Table(world, "ada")
        table.state.streams.seed = seed
        table.state.items = {"a": ["three"]}
        drawn = []
        for _ in range(4):
            item = draw_item(table.g, "a")
            drawn.append(item)
            if item is not None:
                table.give("ada", item)
        assert drawn[2:] == ["three", None]
        orders.add((drawn[0], drawn[1]))
    assert orders == {("one", "two"), ("two", "one")}


@pytest.mark.rule("TG-ITM-09", "TG-DSC-01")
def test_a_lost_item_is_of_choice_and_goes_under_its_deck() -> None:
    world = World().combat("bear", attack=[{"type": "lose-item"}]).item("one").item("two")
    table = Table(world, "ada").give("ada", "one", "two")
    table.hero("ada").items[1].active = False
    table.state.items = {"a": ["x"]}
    table.attack("ada")
    assert table.options == ["item:one", "item:two"], "face up or face down"
    table.say("item:two")
    assert table.state_now.items == {"a": ["x", "two"]}, "beneath what was discarded before"


@pytest.mark.rule("TG-GEN-02")
def test_what_happens_at_the_same_moment_is_ordered_by_the_players() -> None:
    world = World().card("c", passive=True, abilities=[{"when": "after", "do": [CUBE]}])
    world.card("d", passive=True, abilities=[{"when": "after", "do": [{"type": "lose-cubes"}]}])
    for first, cards in (("effect:1:c", 0), ("effect:2:d", 1)):
        table = Table(world, "ada", "ben").lay("c").lay("d").attack("ada")
        assert table.prompt == "ask-order"
        table.say(first)
        assert len(table.member("ada").discard) == cards


@pytest.mark.rule("TG-GEN-03")
def test_of_several_targets_the_players_choose() -> None:
    world = World().card("c", passive=True).card("d", passive=True)
    world.card("spark", abilities=[{"when": "play", "do": [{"type": "hasten"}]}])
    table = Table(world, "ada").lay("c", tokens=2).lay("d", tokens=2).hold("ada", "spark")
    table.act("ada").say("card:spark")
    assert table.options == ["card:c", "card:d"]
    table.say("card:d")
    assert [c.tokens for c in table.now.sequence] == [2, 1, 0]


@pytest.mark.rule("TG-GEN-06")
def test_members_are_those_in_the_encounter_characters_all() -> None:
    world = World().card(
        "c",
        abilities=[
            {
                "when": "play",
                "do": [
                    {"type": "each", "of": "members", "do": [CUBE]},
                    {"type": "gain", "what": "xp"},
                ],
            }
        ],
    )
    table = Table(world, "ada", "ben", "cid").hold("ada", "c")
    table.member("cid").left = "escaped"
    table.act("ada").say("card:c")
    assert table.pool == 2
    assert [one.xp for one in table.state_now.heroes] == [1, 1, 1]


@pytest.mark.rule("TG-GEN-07")
def test_a_die_has_six_faces() -> None:
    world = World().card(
        "c",
        abilities=[
            {
                "when": "play",
                "do": [
                    {
                        "type": "roll",
                        "faces": [
                            {"least": 1, "most": 3, "do": [{"type": "terror"}]},
                            {"least": 4, "most": 6, "do": [CUBE]},
                        ],
                    }
                ],
            }
        ],
    )
    for face, cubes in ((3, 0), (4, 1)):
        table = Table(world, "ada").hold("ada", "c")
        table.state.streams.stack_rolls("die", face)
        assert table.act("ada").say("card:c").pool == cubes


@pytest.mark.rule("TG-GEN-08", "TG-GEN-09")
def test_spend_needs_all_of_it_lose_takes_what_there_is() -> None:
    world = World().card(
        "spend",
        abilities=[
            {
                "when": "play",
                "do": [{"type": "may", "pay": [{"what": "wealth", "n": 4}], "do": [CUBE]}],
            }
        ],
    )
    world.card(
        "lose", abilities=[{"when": "play", "do": [{"type": "lose", "what": "wealth", "n": 4}]}]
    )
    for card, wealth in (("spend", 3), ("lose", 0)):
        table = Table(world, "ada").hold("ada", card)
        table.hero("ada").wealth = 3
        table.act("ada").say(f"card:{card}")
        assert table.prompt == "ask-act"
        assert table.hero("ada").wealth == wealth


# ---- what ignores an attack, what an uncovered card does


IGNORE: dict[str, Any] = {"when": "enemy", "limit": "flip", "do": [{"type": "ignore"}]}
ON_ALL: list[dict[str, Any]] = [{"type": "party", "do": [{"type": "damage", "n": 2}]}]


@pytest.mark.rule("TG-ITM-14", "TG-EAM-09")
def test_an_item_ignores_the_attack_for_its_owner_alone() -> None:
    world = World().combat("bear", attack=[*ON_ALL, {"type": "tire"}]).item("door", IGNORE)
    table = Table(world, "ada", "ben").give("ada", "door").attack("ada").say("use:door")
    assert healths(table) == [8, 6], "Ada is active and holds it; Ben is struck"
    assert table.hero("ada").energy == 6, "what is aimed at her is ignored to its end"
    table = Table(world, "ada", "ben").give("ben", "door").attack("ada").say("ben:use:door")
    assert healths(table) == [6, 8], "and the other way round"


@pytest.mark.rule("TG-EAM-09")
def test_a_card_ignores_the_attack_for_everybody() -> None:
    world = World().combat("bear", attack=ON_ALL)
    world.card("haggle", abilities=[{"when": "enemy", "do": [{"type": "ignore"}]}])
    table = Table(world, "ada", "ben").lay("haggle").attack("ada")
    assert healths(table) == [8, 8]
    assert "fact-attack-ignored" in table.said


@pytest.mark.rule("TG-SYM-08", "TG-AMB-12")
@pytest.mark.parametrize("there", [0, 1])
def test_what_lay_on_a_removed_card_is_gone_before_its_words_apply(there: int) -> None:
    spends = {"type": "may", "pay": [{"what": "charge"}], "do": [{"type": "gain", "what": "food"}]}
    world = World().combat("bear", attack=[{"type": "remove"}])
    world.card("a", abilities=[{"when": "removed", "do": [spends]}])
    table = Table(world, "ada").lay("a", charges=there).attack("ada")
    assert table.member("ada").discard == ["a"]
    assert "ask-may" not in table.prompt
    assert table.hero("ada").food == 0


@pytest.mark.rule("TG-AMB-12", "TG-SYM-08")
def test_a_card_uncovered_in_an_attack_protects_from_the_rest_of_it() -> None:
    attack = [{"type": "damage", "n": 2}, {"type": "remove"}, {"type": "damage", "n": 2}]
    world = World().combat("bear", attack=attack)
    world.card("guard", abilities=[MINUS_TWO]).card("top")
    table = Table(world, "ada").lay("guard").lay("top").attack("ada")
    assert table.laid == ["guard"]
    assert healths(table) == [6], "covered at the first blow, in sight at the second"


@pytest.mark.rule("TG-AMB-12", "TG-EAM-04")
def test_a_card_uncovered_in_an_attack_adds_to_it() -> None:
    world = World().combat("bear", attack=[{"type": "remove"}])
    world.card("thorn", abilities=[PLUS_ONE]).card("top")
    table = Table(world, "ada").lay("thorn").lay("top").attack("ada")
    assert healths(table) == [7]


# ---- cards that lie face down


@pytest.mark.rule("TG-ITM-16", "TG-ITM-03")
@pytest.mark.parametrize(("flipped", "pool"), [(False, 3), (True, 0)])
def test_a_flipped_weapon_is_no_weapon(flipped: bool, pool: int) -> None:
    armed = {"type": "when", "if": {"is": "has", "slot": "weapon"}, "do": [CUBE]}
    each = {"type": "each", "of": "weapons", "do": [CUBE, CUBE]}
    world = World().item("axe", slot="weapon")
    world.card("c", abilities=[{"when": "play", "do": [armed, each]}])
    table = Table(world, "ada").give("ada", "axe").hold("ada", "c")
    table.hero("ada").items[0].flipped = flipped
    assert table.act("ada").say("card:c").pool == pool


@pytest.mark.rule("TG-ITM-16", "TG-TRT-04")
@pytest.mark.parametrize(("flipped", "left"), [(False, []), (True, ["axe"])])
def test_a_flipped_weapon_is_not_sundered(flipped: bool, left: list[str]) -> None:
    world = World().item("axe", slot="weapon").card("c", left={"free": ["cube"]})
    world.combat("bear", toughness=1, traits=[{"type": "sunder"}])
    table = Table(world, "ada").give("ada", "axe").hold("ada", "c")
    table.hero("ada").items[0].flipped = flipped
    table.act("ada").say("card:c")
    assert [item.id for item in table.hero("ada").items] == left
