"""Combat (section 4.21), and the traits and Panic that touch it (4.25, 4.26)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.encounters import figures
from waystone.games.tainted_grail.checks.testing import Table, World, labels
from waystone.games.tainted_grail.rules.encounter.attack import row
from waystone.games.tainted_grail.rules.encounter.round import activation

CUBE: dict[str, Any] = {"type": "cubes"}
HIT: dict[str, Any] = {"type": "damage"}


def jab(n: int = 1) -> dict[str, Any]:
    return {"left": {"free": ["cube"] * n}}


@pytest.mark.rule("TG-COM-01")
def test_the_table_of_a_combat_card_covers_all_pools_below_toughness() -> None:
    short = World().combat("bear", rows=[{"to": 5, "do": []}])
    mixed = World().combat("bear", rows=[{"to": 7, "do": []}, {"to": 3, "do": []}])
    for world in (short, mixed):
        told = [mistake.what for mistake in figures(world.content()) if mistake.id == "bear"]
        assert told == ["the rows must rise to 7"]


@pytest.mark.rule("TG-COM-02")
def test_the_pool_starts_empty() -> None:
    assert Table(World(), "ada").begin().pool == 0


@pytest.mark.rule("TG-COM-03", "TG-EX-28")
def test_victory_at_once_and_the_rest_is_not_applied() -> None:
    world = World().combat("bear", toughness=5)
    world.card("c", **jab(), abilities=[{"when": "play", "do": [{"type": "damage"}]}])
    table = Table(world, "ada").hold("ada", "c")
    table.encounter.pool = 4
    table.act("ada").say("card:c")
    assert table.over == "victory"
    assert table.hero("ada").health == 8
    assert table.end.winners == [0]


@pytest.mark.rule("TG-COM-04", "TG-RES-06")
def test_who_fights_alone_has_all_of_the_loot() -> None:
    loot = [
        {"type": "gain", "what": "food", "n": 2},
        {"type": "gain", "what": "xp", "n": 3},
        {"type": "party", "do": [{"type": "gain", "what": "magic"}]},
    ]
    world = World().combat("bear", toughness=1, loot=loot).card("c", **jab())
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c")
    ada = table.hero("ada")
    assert (table.over, ada.food, ada.xp, ada.magic) == ("victory", 2, 3, 1)


@pytest.mark.rule("TG-COM-04", "TG-SYM-07")
def test_loot_once_and_shared_party_loot_for_each_member() -> None:
    loot = [
        {"type": "gain", "what": "food", "n": 3},
        {"type": "party", "do": [{"type": "gain", "what": "magic"}]},
    ]
    world = World().combat("bear", toughness=1, loot=loot).card("c", **jab())
    table = Table(world, "ada", "ben").hold("ada", "c").act("ada")
    table.say("card:c")
    assert table.prompt == "ask-share-part"
    table.say("1")
    assert [one.food for one in table.state_now.heroes] == [1, 2]
    assert [one.magic for one in table.state_now.heroes] == [1, 1]


@pytest.mark.rule("TG-AMB-37")
def test_who_has_escaped_gets_no_loot() -> None:
    loot = [{"type": "party", "do": [{"type": "gain", "what": "food"}]}]
    world = World().combat("bear", toughness=1, loot=loot).card("c", **jab())
    table = Table(world, "ada", "ben").hold("ada", "c")
    table.member("ben").left = "escaped"
    table.act("ada").say("card:c")
    assert [one.food for one in table.state_now.heroes] == [1, 0]


@pytest.mark.rule("TG-COM-05", "TG-EX-48")
def test_no_card_brings_the_tactical_attack_and_then_the_attack() -> None:
    world = World().combat("bear", attack=[HIT], tactics=[{"type": "damage", "n": 2}])
    table = Table(world, "ada").hold("ada", "ada-c0").act("ada").say("stop")
    assert table.hero("ada").health == 5
    table = Table(world, "ada").hold("ada", "ada-c0").act("ada").say("card:ada-c0", "stop")
    assert table.hero("ada").health == 7


@pytest.mark.rule("TG-COM-06", "TG-AMB-10")
def test_the_row_is_that_of_the_pool_when_the_attack_begins() -> None:
    rows = [
        {"to": 3, "do": [{"type": "damage", "n": 3}]},
        {"to": 7, "do": [{"type": "lose-cubes", "n": 4}, {"type": "damage", "n": 1}]},
    ]
    table = Table(World().combat("bear", rows=rows), "ada")
    for pool, damage in ((0, 3), (3, 3), (4, 1)):
        table.encounter.pool = pool
        assert any(getattr(e, "n", 0) == damage for e in row(table.g))
    table.encounter.pool = 4
    table.attack("ada")
    assert table.hero("ada").health == 7, "the loss of cubes does not change the row"
    assert table.pool == 0


@pytest.mark.rule("TG-COM-07", "TG-EX-33")
def test_the_pool_never_goes_below_zero_missing_cubes_cost_cards() -> None:
    world = World().combat("bear", attack=[{"type": "lose-cubes", "n": 4}])
    table = Table(world, "ada", "ben")
    table.encounter.pool = 2
    top = table.member("ada").deck[-2:]
    table.attack("ada")
    assert table.pool == 0
    assert table.member("ada").discard == top[::-1]
    assert table.member("ben").discard == []
    world = World().card("c", abilities=[{"when": "play", "do": [{"type": "lose-cubes"}]}])
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c")
    assert len(table.member("ada").discard) == 1, "all other effects too"


@pytest.mark.rule("TG-COM-08", "TG-SYM-06")
def test_damage_is_lost_health() -> None:
    table = Table(World().combat("bear", attack=[{"type": "damage", "n": 3}]), "ada").attack("ada")
    assert table.hero("ada").health == 5


@pytest.mark.rule("TG-COM-09", "TG-AMB-08")
def test_escape_costs_energy_then_the_attack_then_one_is_out() -> None:
    world = World().combat("bear", attack=[HIT], tactics=[{"type": "damage", "n": 5}])
    table = Table(world, "ada", "ben").hold("ada", "ada-c0").act("ada").say("escape")
    ada = table.hero("ada")
    assert (ada.energy, ada.health) == (5, 7), "no tactical attack when escaping"
    assert table.member("ada").left == "escaped"
    assert table.now.active == 1
    table = Table(world, "ada", "ben").act("ada")
    table.hero("ada").energy = 0
    table.say("escape")
    assert table.member("ada").left == "escaped", "with 0 Energy nothing is lost"


@pytest.mark.rule("TG-COM-09", "TG-SEQ-19")
def test_escape_is_possible_at_any_moment_of_the_activation() -> None:
    table = Table(World(), "ada").hold("ada", "ada-c0").act("ada")
    assert "escape" in table.options
    assert "escape" in table.say("card:ada-c0").options


@pytest.mark.rule("TG-COM-10", "TG-EX-49")
def test_the_escapees_cards_stay_in_the_sequence_the_rest_goes_back() -> None:
    table = Table(World(), "ada", "ben", "cid").lay("ada-c5").hold("ada", "ada-c0", "ada-c1")
    table.member("ada").discard = ["ada-c2"]
    table.member("ada").deck.remove("ada-c2")
    table.act("ada").say("escape")
    one = table.member("ada")
    assert (one.hand, one.discard) == ([], [])
    assert sorted(one.deck) == sorted(f"ada-c{n}" for n in range(10) if n != 5)
    assert table.laid == ["ada-c5"]
    assert table.options == ["hero:ben", "hero:cid"], "the others go on with readiness"
    assert table.sound == []


@pytest.mark.rule("TG-COM-11", "TG-COM-13", "TG-COM-15", "TG-ENC-13")
def test_the_last_escape_loses_the_encounter_without_loot() -> None:
    world = World().combat("bear", loot=[{"type": "gain", "what": "food"}])
    table = Table(world, "ada").act("ada").say("escape")
    assert table.over == "failure"
    assert table.hero("ada").food == 0
    assert table.state_now.guardians == []
    assert table.end.name == "end-defeat"


@pytest.mark.rule("TG-COM-13", "TG-GRD-01", "TG-GRD-02")
def test_a_failed_combat_with_the_guardian_symbol_leaves_a_guardian() -> None:
    table = Table(World().combat("bear", guardian=True), "ada").act("ada").say("escape")
    assert table.state_now.guardians == ["bear"]


@pytest.mark.rule("TG-COM-12", "TG-EX-50")
def test_flight_ends_it_without_loot_and_counts_as_victory() -> None:
    world = World().combat(
        "bear",
        attack=[{"type": "flee"}, HIT],
        guardian=True,
        loot=[{"type": "gain", "what": "food"}],
    )
    table = Table(world, "ada").attack("ada")
    assert table.over == "flight"
    assert (table.hero("ada").food, table.hero("ada").health) == (0, 8)
    assert table.state_now.guardians == []
    assert table.end.winners == [0]


@pytest.mark.rule("TG-COM-12", "TG-TRT-04")
def test_what_asks_for_a_victory_is_set_off_by_a_flight() -> None:
    """P. 22: for all effects the flight of the enemy counts as a victory."""
    prize = {"when": "trigger", "on": "victory", "do": [{"type": "gain", "what": "wealth"}]}
    world = World().skill("prize", prize).item("axe", slot="weapon").item("pick", slot="weapon")
    world.combat("bear", attack=[{"type": "flee"}], traits=[{"type": "sunder"}])
    table = Table(world, "ada", "ben").teach("ada", "prize").give("ada", "axe").give("ben", "pick")
    table.member("ben").left = "escaped"
    table.attack("ada")
    assert (table.over, table.hero("ada").wealth) == ("flight", 1)
    assert table.hero("ada").items == []
    assert [item.id for item in table.hero("ben").items] == ["pick"], "who has left keeps it"


@pytest.mark.rule("TG-COM-14", "TG-SOL-03")
def test_a_combat_has_no_limit_and_alone_every_activation_ends_the_round() -> None:
    table = Table(World(), "ada").stack("ada").start(activation())
    for n in range(2, 30):
        table.say("stop")
        assert table.now.round == n


# ---- dying


@pytest.mark.rule("TG-DTH-01", "TG-DTH-02", "TG-DTH-06", "TG-TRK-08", "TG-AMB-06")
def test_at_zero_health_one_leaves_at_once_and_the_others_go_on() -> None:
    world = World().card(
        "c",
        abilities=[
            {"when": "play", "do": [{"type": "damage", "n": 9}, {"type": "gain", "what": "food"}]}
        ],
    )
    table = Table(world, "ada", "ben").hold("ada", "c").act("ada").say("card:c")
    ada = table.hero("ada")
    assert (ada.health, ada.energy, ada.dying, ada.food) == (0, 0, True, 0)
    assert table.member("ada").left == "dying"
    assert table.hero("ben").terror == 1
    assert table.now.active == 1
    assert table.sound == []


@pytest.mark.rule("TG-DTH-03", "TG-ENC-13")
def test_the_last_one_dying_loses_the_encounter() -> None:
    world = World().combat("bear", attack=[{"type": "damage", "n": 9}])
    assert Table(world, "ada").attack("ada").over == "failure"


@pytest.mark.rule("TG-AMB-38")
def test_the_pool_is_checked_before_dying() -> None:
    world = (
        World()
        .combat("bear", toughness=1)
        .card("c", abilities=[{"when": "play", "do": [CUBE, {"type": "damage", "n": 9}]}])
    )
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c")
    assert table.over == "victory"
    assert not table.hero("ada").dying


@pytest.mark.rule("TG-AMB-60", "TG-AMB-61")
def test_what_is_left_of_the_attack_when_its_victim_falls() -> None:
    attack = [
        {"type": "damage", "n": 9},
        {"type": "terror", "n": 2},
        {"type": "lose-cubes"},
        {"type": "party", "do": [{"type": "damage"}]},
    ]
    table = Table(World().combat("bear", attack=attack), "ada", "ben").lay("ada-c1", "ada")
    table.encounter.pool = 3
    table.attack("ada")
    assert table.hero("ada").terror == 0, "aimed at the fallen: skipped"
    assert table.pool == 2
    assert table.hero("ben").health == 7
    assert table.laid == ["ada-c1"]
    world = World().combat("bear", attack=[{"type": "party", "do": [HIT]}])
    world.card("c", abilities=[{"when": "play", "do": [{"type": "damage", "n": 9}]}])
    table = Table(world, "ada", "ben").hold("ada", "c").act("ada").say("card:c")
    assert table.hero("ben").health == 8, "fallen before phase III: no attack"


# ---- traits


@pytest.mark.rule("TG-DSC-03", "TG-TRT-01")
def test_attrition_discards_the_active_characters_top_card() -> None:
    world = World().combat("bear", traits=[{"type": "attrition"}])
    table = Table(world, "ada", "ben").attack("ada")
    assert (len(table.member("ada").discard), len(table.member("ben").discard)) == (1, 0)


@pytest.mark.rule("TG-TRT-02", "TG-AMB-19")
def test_a_trap_takes_a_card_or_a_health_from_each() -> None:
    world = World().combat("bear", traits=[{"type": "trap"}])
    table = Table(world, "ada", "ben").begin().say("ada:keep", "ben:keep")
    table.say("ada:health")
    assert table.asked == [1]
    first = table.member("ben").hand[0]
    table.say("ben:card", f"ben:card:{first}")
    assert table.hero("ada").health == 7
    assert table.hero("ben").health == 8
    assert table.member("ben").discard == [first]


@pytest.mark.rule("TG-TRT-03", "TG-AMB-14")
def test_agile_allows_three_played_cards_an_activation() -> None:
    world = World().combat("bear", traits=[{"type": "agile"}])
    names = [f"z{n}" for n in range(5)]
    for name in names:
        world.card(name, left={"free": ["bolt"]})
    table = Table(world, "ada").hold("ada", *names).act("ada")
    table.say("card:z0", "card:z1")
    assert "card:z2" in table.options
    assert table.say("card:z2").options == ["stop", "escape"]
    table = Table(world, "ada").hold("ada", *names)
    table.hero("ada").terror = 9
    table.act("ada").say("panic", "card:z0", "card:z1")
    assert "card:z2" in table.options, "the card of Panic is placed, not played"


@pytest.mark.rule("TG-TRT-04")
def test_sunder_takes_a_weapon_of_each_member_after_a_victory() -> None:
    world = World().combat("bear", toughness=1, traits=[{"type": "sunder"}]).card("c", **jab())
    world.item("axe", slot="weapon").item("cap", slot="armour")
    world.item("saw", slot="weapon")
    table = Table(world, "ada", "ben").give("ada", "axe", "cap").give("ben", "saw").hold("ada", "c")
    table.member("ben").left = "escaped"
    table.act("ada").say("card:c")
    assert [i.id for i in table.hero("ada").items] == ["cap"]
    assert [i.id for i in table.hero("ben").items] == ["saw"]
    assert table.state_now.items["a"] == ["axe"]


@pytest.mark.rule("TG-TRT-05")
@pytest.mark.parametrize(("cards", "terror"), [(0, 1), (1, 1), (2, 0)])
def test_terrifying_with_at_most_one_card_in_hand(cards: int, terror: int) -> None:
    world = World().combat("bear", traits=[{"type": "terrifying"}])
    table = Table(world, "ada", "ben").hold("ada", *(f"ada-c{n}" for n in range(cards)))
    assert table.attack("ada").hero("ada").terror == terror


@pytest.mark.rule("TG-TRT-06")
@pytest.mark.parametrize(("cards", "damage"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 0)])
def test_weariness_by_the_number_of_cards_in_the_sequence(cards: int, damage: int) -> None:
    trait = {"type": "weariness", "least": 2, "most": 3, "do": [HIT]}
    table = Table(World().combat("bear", traits=[trait]), "ada", "ben")
    for n in range(cards):
        table.lay(f"ada-c{n}")
    assert table.attack("ada").hero("ada").health == 8 - damage


@pytest.mark.rule("TG-TRT-09")
def test_other_traits_print_their_own_text_and_last() -> None:
    traits = [
        {"type": "habit", "at": "start", "do": [{"type": "terror"}]},
        {"type": "habit", "at": "after", "do": [{"type": "tire"}]},
    ]
    table = Table(World().combat("bear", traits=traits), "ada").begin().say("keep")
    assert table.hero("ada").terror == 1
    table.say("stop", "stop")
    assert table.hero("ada").energy == 4


# ---- Panic


@pytest.mark.rule("TG-PAN-01", "TG-PAN-02", "TG-TRK-09", "TG-DTH-11", "TG-WFM-07", "TG-PAN-04")
def test_in_panic_the_top_card_is_placed_with_its_effects_and_without_its_cost() -> None:
    world = World().card("top", **jab(), cost=[{"what": "terror", "n": 3}], right={"free": 1})
    world.card("more", left={"free": ["bolt"]}).card("first", **jab())
    table = Table(world, "ada").hold("ada", "first", "more").stack("ada", "top")
    table.hero("ada").terror = 8
    table.act("ada")
    assert table.options == ["panic", "escape"], "no card from hand, and no way around it"
    table.say("panic")
    assert table.laid == ["top"]
    assert table.pool == 1
    assert table.hero("ada").terror == 8
    assert table.options == ["card:more", "stop", "escape"], "further cards with lightning"
    table = Table(world, "ada").hold("ada", "first")
    table.hero("ada").terror = 7
    assert "panic" not in table.act("ada").options


@pytest.mark.rule("TG-PAN-03")
def test_in_panic_no_card_at_the_end_of_the_round_but_by_effects() -> None:
    world = World().card("c", left={"free": ["card"]})
    table = Table(world, "ada", "ben").hold("ada").stack("ada", "c", "ada-c0", "ada-c1")
    table.hero("ada").terror = 9
    table.act("ada").say("panic")
    assert table.member("ada").hand == ["ada-c0"]
    table.say("stop", "stop")
    assert table.member("ada").hand == ["ada-c0"]
    assert len(table.member("ben").hand) == 1


@pytest.mark.rule("TG-AMB-13", "TG-AMB-14")
def test_in_panic_with_an_empty_deck_no_card_and_the_tactical_attack() -> None:
    world = World().combat("bear", tactics=[HIT]).card("c", **jab())
    table = Table(world, "ada").hold("ada", "c").stack("ada")
    table.hero("ada").terror = 9
    assert table.act("ada").options == ["stop", "escape"]
    assert table.say("stop").hero("ada").health == 7
    table = Table(world, "ada").hold("ada", "c")
    table.hero("ada").terror = 9
    assert table.act("ada").say("panic", "stop").hero("ada").health == 8, "the card counts"


# ---- epic and story


@pytest.mark.rule("TG-EPM-02")
def test_epic_escape_needs_four_or_more_after_the_attack() -> None:
    for face, left in ((3, ""), (4, "escaped")):
        table = Table(World().combat("bear", attack=[HIT]), "ada", "ben")
        table.state.rules = ["epic-escape"]
        table.state.streams.stack_rolls("escape", face)
        table.act("ada").say("escape")
        assert table.member("ada").left == left
        assert table.hero("ada").health == 7
        assert table.now.active == 1


@pytest.mark.rule("TG-EPM-01")
def test_epic_foes_have_one_more_effect_in_every_attack_and_reaction() -> None:
    table = Table(World().combat("bear", attack=[HIT]), "ada")
    table.state.rules = ["epic-foes"]
    assert table.attack("ada").hero("ada").health == 6
    table = Table(World(), "ada", foe="knight")
    table.state.rules = ["epic-foes"]
    assert table.attack("ada").now.affinity == 2


@pytest.mark.rule("TG-STM-02")
def test_tactical_genius_needs_no_lightning() -> None:
    table = Table(World(), "ada").hold("ada", "ada-c0", "ada-c1")
    table.state.rules = ["story-tactics"]
    assert "card:ada-c1" in table.act("ada").say("card:ada-c0").options


@pytest.mark.rule("TG-COM-05")
def test_the_end_of_an_activation_says_whether_the_tactical_attack_comes() -> None:
    world = World().card("c", **jab())
    poise = {"when": "always", "do": [{"type": "poise"}]}
    world.skill("calm", poise)
    table = Table(world, "ada").hold("ada", "c").act("ada")
    assert labels(table)["stop"] == "option-stop-idle"
    assert labels(table.say("card:c"))["stop"] == "option-stop"
    table = Table(world, "ada").teach("ada", "calm").act("ada")
    assert labels(table)["stop"] == "option-stop-poised"


@pytest.mark.rule("TG-EPM-02")
def test_the_escape_that_needs_a_roll_says_so() -> None:
    table = Table(World(), "ada")
    table.state.rules = ["epic-escape"]
    assert labels(table.act("ada"))["escape"] == "option-escape-roll"
    assert labels(Table(World(), "ada").act("ada"))["escape"] == "option-escape"


@pytest.mark.rule("TG-TRT-07")
def test_greedy_is_a_trait_of_talks_and_asks_nothing_in_a_combat() -> None:
    table = Table(World().combat("bear", traits=[{"type": "greedy"}]), "ada", "ben")
    table.hero("ada").wealth = 1
    table.begin().say("ada:keep", "ben:keep")
    assert table.prompt == "ask-active"
    assert table.hero("ada").wealth == 1
