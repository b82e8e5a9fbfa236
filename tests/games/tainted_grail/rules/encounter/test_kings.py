"""Kings of Ruin in encounters (4.34 to 4.38), companions (4.32) and Wyrdforms (4.33)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.encounter import Remove, Reshuffle
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.doing import apply
from waystone.games.tainted_grail.rules.encounter.kings import build_decks
from waystone.games.tainted_grail.rules.encounter.round import activation
from waystone.games.tainted_grail.rules.setup import new_hero
from waystone.games.tainted_grail.table.state import Activation
from waystone.testing import run

CUBE: dict[str, Any] = {"type": "cubes"}
HIT: dict[str, Any] = {"type": "damage"}


def claudyne(tokens: int = 2, **fields: Any) -> World:
    world = World().king("claudyne")
    deck = [f"dark-{n}" for n in range(3)]
    for card in deck:
        world.card(card, owner="claudyne", letter="enemy", **fields)
    trait = {"type": "influence", "tokens": tokens, "do": [{"type": "enemy-card"}]}
    return world.combat("boss", toughness=20, king="claudyne", deck=deck, traits=[trait])


def table_of(world: World, *names: str, foe: str = "boss") -> Table:
    table = Table(world, *names, foe=foe)
    build_decks(table.g)
    return table


@pytest.mark.rule("TG-CLA-04", "TG-KNG-03")
def test_claudynes_deck_is_built_face_down_at_the_start() -> None:
    table = Table(claudyne(), "ada", foe="boss").begin()
    assert sorted(table.now.deck) == ["dark-0", "dark-1", "dark-2"]
    assert table.now.tokens == 2
    assert table.laid == []


@pytest.mark.rule("TG-CLA-05", "TG-CLA-06", "TG-EX-56")
def test_influence_ticks_after_the_delayed_step_and_then_acts() -> None:
    world = claudyne(2).card("candle", passive=True, abilities=[{"when": "delay", "do": [CUBE]}])
    table = table_of(world, "ada").lay("candle", tokens=1).start(activation())
    assert table.pool == 1, "the Candle fires in the Delayed step"
    assert table.now.tokens == 1, "then exactly one token leaves the encounter card"
    assert table.laid == ["candle"]
    table.say("stop")
    assert table.laid[1] in ("dark-0", "dark-1", "dark-2")
    assert table.now.sequence[1].owner == -1
    assert table.now.tokens == 2, "and its tokens are put on again"


@pytest.mark.rule("TG-CLA-07")
def test_enemy_cards_work_like_cards_and_are_nobodys_first_card() -> None:
    world = claudyne(
        1,
        left={"free": ["cube"]},
        right={"courage": 1},
        abilities=[{"when": "enemy", "do": [{"type": "add", "effect": HIT}]}],
    ).card("c", left={"courage": ["cube"]})
    table = table_of(world, "ada").can("ada", courage=1).hold("ada", "c")
    table.start(activation())
    assert table.pool == 1, "their keys give bonuses"
    assert "card:c" in table.options, "the first card is still to come"
    assert table.now.activation == Activation()
    table.say("stop")
    assert table.hero("ada").health == 7, "their abilities are active in sight"


@pytest.mark.rule("TG-CLA-08")
def test_discarded_enemy_cards_are_set_aside() -> None:
    world = claudyne()
    table = table_of(world, "ada").lay("dark-0", "")
    table.encounter.deck.remove("dark-0")
    table.encounter.active = 0
    run(apply(table.g, [Remove(1)], 0))
    assert table.laid == []
    assert table.now.gone == ["dark-0"]
    assert table.member("ada").discard == []


@pytest.mark.rule("TG-CLA-09", "TG-KNG-07", "TG-AMB-19")
def test_with_an_empty_deck_claudyne_reshuffles() -> None:
    world = claudyne(1).card("c", abilities=[{"when": "removed", "do": [CUBE]}])
    table = table_of(world, "ada", "ben").lay("c").lay("dark-0", "")
    table.encounter.deck.clear()
    table.encounter.gone[:] = ["dark-1", "dark-2"]
    table.member("ada").discard = ["ada-c0"]
    table.member("ada").deck.remove("ada-c0")
    table.start(activation()).say("hero:ada")
    assert table.laid == []
    assert table.pool == 0, "a Reshuffle is no removal"
    assert sorted(table.now.deck) == ["dark-0", "dark-1", "dark-2"]
    assert table.now.tokens == 1
    assert len(table.member("ada").deck) == 11
    assert table.member("ada").discard == []
    assert [(one.health, one.terror) for one in table.state_now.heroes] == [(7, 1), (7, 1)]
    assert table.sound == []


# ---- Veneda


def veneda(difficulty: int = 1, **fields: Any) -> World:
    world = World().king("veneda")
    for name in ("grub", "wasp", "moth"):
        world.spawn(
            name,
            toughness=2,
            rows=[
                {"to": 0, "do": [{"type": "add", "effect": {"type": "damage", "n": 2}}]},
                {"to": 1, "do": [{"type": "add", "effect": HIT}]},
            ],
            loot=[{"type": "gain", "what": "magic"}],
        )
    return world.combat(
        "boss",
        toughness=20,
        difficulty=difficulty,
        king="veneda",
        deck=["grub", "wasp"],
        traits=[{"type": "amber-call"}],
        **fields,
    )


@pytest.mark.rule("TG-VEN-04")
def test_spawn_form_venedas_deck_or_start_an_ordinary_encounter() -> None:
    table = table_of(veneda(), "ada")
    assert sorted(table.now.deck) == ["grub", "wasp"]
    assert table.now.spawn == []
    world = veneda().combat("follower", traits=[{"type": "amber-spawn", "spawn": ["grub", "moth"]}])
    table = Table(world, "ada", foe="follower").begin()
    assert [s.id for s in table.now.spawn] == ["grub", "moth"]


@pytest.mark.rule("TG-VEN-05", "TG-VEN-06")
@pytest.mark.parametrize(("cubes", "health"), [(0, 5), (1, 6)])
def test_the_present_row_of_each_spawn_changes_the_attack(cubes: int, health: int) -> None:
    table = Table(veneda(attack=[HIT]), "ada", foe="boss").spawned("grub", cubes)
    assert table.attack("ada").hero("ada").health == health


@pytest.mark.rule("TG-VEN-07", "TG-AMB-43")
def test_cubes_and_steps_may_go_to_spawn_one_by_one() -> None:
    world = veneda().card("c", left={"free": ["cube"] * 3})
    table = Table(world, "ada", foe="boss").spawned("grub").spawned("wasp").hold("ada", "c")
    table.act("ada").say("card:c", "spawn:grub", "pool", "spawn:wasp")
    assert table.pool == 1
    assert [(s.id, s.cubes) for s in table.now.spawn] == [("grub", 1), ("wasp", 1)]
    world.card("d", deck="diplomacy", left={"free": ["up", "up"]})
    table = Table(world, "ada", foe="knight").spawned("grub").hold("ada", "d").act("ada")
    table.say("card:d", "pool", "spawn:grub")
    assert table.now.affinity == 4
    assert table.now.spawn[0].cubes == 1


@pytest.mark.rule("TG-VEN-08")
def test_a_spawn_is_beaten_at_its_toughness() -> None:
    world = veneda().card("c", left={"free": ["cube"]})
    table = Table(world, "ada", foe="boss").spawned("grub", 1).hold("ada", "c").act("ada")
    table.say("card:c", "spawn:grub")
    assert table.now.spawn == []
    assert table.now.gone == ["grub"]
    assert table.hero("ada").magic == 1
    world = veneda().card("c", left={"free": ["cube"]})
    table = Table(world, "ada").spawned("grub", 1).hold("ada", "c").act("ada")
    table.say("card:c", "spawn:grub")
    assert table.now.gone == [], "in an ordinary encounter it goes back to the box"


@pytest.mark.rule("TG-VEN-09", "TG-AMB-42")
def test_amber_call_brings_the_next_spawn_and_a_marker_each_activation() -> None:
    table = table_of(veneda(), "ada").start(activation())
    assert len(table.now.spawn) == 1
    assert table.now.markers == 1
    table.say("stop", "stop")
    assert len(table.now.spawn) == 2
    assert table.now.markers == 3, "with an empty deck only the marker"


@pytest.mark.rule("TG-VEN-10")
def test_venedas_table_depends_on_her_markers() -> None:
    attack = [{"type": "each", "of": "markers", "do": [HIT]}]
    table = Table(veneda(attack=attack), "ada", foe="boss")
    table.encounter.markers = 3
    assert table.attack("ada").hero("ada").health == 5
    world = World().talk(
        "queen",
        reaction=[{"type": "terror"}],
        reactions=[[{"type": "terror", "n": 2}], [{"type": "tire"}]],
    )
    for markers, terror, energy in ((0, 1, 6), (1, 2, 6), (2, 0, 5), (5, 0, 5)):
        table = Table(world, "ada", foe="queen")
        table.encounter.markers = markers
        table.attack("ada")
        assert (table.hero("ada").terror, table.hero("ada").energy) == (terror, energy)


@pytest.mark.rule("TG-VEN-11", "TG-VEN-12", "TG-EX-52", "TG-KNG-04")
@pytest.mark.parametrize(
    ("difficulty", "order"),
    [(1, ["moth", "grub", "wasp"]), (2, ["moth"]), (3, ["moth", "grub", "wasp"])],
)
def test_a_reshuffle_brings_beaten_spawn_back_in_the_order_of_their_fall(
    difficulty: int, order: list[str]
) -> None:
    table = Table(veneda(difficulty), "ada", foe="boss").lay("ada-c0")
    table.encounter.deck, table.encounter.gone = ["moth"], ["grub", "wasp"]
    table.encounter.active = 0
    run(apply(table.g, [Reshuffle()], 0))
    drawn = list(reversed(table.now.deck))
    assert drawn == order
    assert table.laid == []
    assert (table.hero("ada").health, table.hero("ada").terror) == (7, 1)


@pytest.mark.rule("TG-VEN-13")
def test_a_reshuffle_happens_where_the_card_says_so() -> None:
    trait = {"type": "weariness", "least": 2, "most": 99, "do": [{"type": "reshuffle"}]}
    world = veneda()
    world.combat("boss", toughness=20, king="veneda", deck=["grub"], traits=[trait])
    table = table_of(world, "ada").lay("ada-c0").attack("ada")
    assert table.laid == ["ada-c0"]
    table = table_of(world, "ada").lay("ada-c0").lay("ada-c1").attack("ada")
    assert table.laid == []


# ---- Nonus


def nonus(king: bool = False) -> World:
    world = World().king("nonus")
    world.weather(
        "gale",
        play=[{"type": "weather-tokens", "n": 1}],
        characters=[{"type": "harder", "attribute": "courage", "n": 1}],
        enemies=[{"type": "add", "effect": HIT}],
        traits=[{"type": "attrition"}],
    )
    world.weather(
        "calm",
        play=[{"type": "weather-tokens", "n": 2}],
        characters=[{"type": "favour", "attribute": "empathy", "do": [{"type": "up"}]}],
    )
    trait = {"type": "changing-weather", "weather": ["gale", "calm"]}
    who = {"king": "nonus"} if king else {}
    world.combat("boss", toughness=20, traits=[trait], right={"courage": 1}, **who)
    return world.talk("bishop", traits=[trait], right={"empathy": 1}, **who)


@pytest.mark.rule("TG-NON-06")
def test_the_first_weather_lies_on_top_of_the_second() -> None:
    table = table_of(nonus(), "ada")
    assert table.now.deck == ["calm", "gale"]


@pytest.mark.rule("TG-NON-07", "TG-AMB-41")
def test_the_first_activation_reveals_the_weather_with_its_tokens() -> None:
    table = table_of(nonus(), "ada", "ben").start(activation())
    assert table.now.weather == ""
    table.say("hero:ada")
    assert table.now.weather == "gale"
    assert table.now.weather_tokens == 2, "1 for each member"
    table.say("stop")
    assert table.now.weather_tokens == 1, "one token an activation"


@pytest.mark.rule("TG-NON-05")
def test_weather_changes_requirements_attacks_traits_and_encounter_bonuses() -> None:
    world = nonus().card("c", left={"courage": ["cube"]})
    table = table_of(world, "ada").can("ada", courage=1).hold("ada", "c").start(activation())
    table.say("card:c")
    assert table.pool == 0, "the requirement is 2 now"
    table.say("stop")
    assert table.hero("ada").health == 7
    assert len(table.member("ada").discard) == 1
    world.card("d", deck="diplomacy", left={"empathy": ["encb"]})
    table = table_of(world, "ada", foe="bishop").can("ada", empathy=1).hold("ada", "d")
    table.encounter.weather, table.encounter.weather_tokens = "calm", 3
    table.act("ada").say("card:d")
    assert table.now.affinity == 4


@pytest.mark.rule("TG-NON-08", "TG-NON-09")
def test_when_the_weather_deck_is_out_it_is_shuffled_anew() -> None:
    for king, health in ((False, 8), (True, 7)):
        table = table_of(nonus(king), "ada").lay("ada-c0")
        table.encounter.deck, table.encounter.gone = [], ["gale"]
        table.encounter.weather, table.encounter.weather_tokens = "calm", 1
        table.start(activation())
        assert table.now.weather in ("gale", "calm")
        assert len(table.now.deck) == 1
        assert table.now.gone == []
        assert table.laid == ([] if king else ["ada-c0"])
        assert table.hero("ada").health == health
        assert table.hero("ada").terror == 8 - health


@pytest.mark.rule("TG-NON-08")
def test_the_next_weather_comes_with_the_last_token() -> None:
    table = table_of(nonus(), "ada").start(activation())
    assert table.now.weather == "gale"
    table.say("stop")
    assert table.now.weather == "calm"
    assert table.now.weather_tokens == 2
    assert table.now.gone == ["gale"]


# ---- final meetings


@pytest.mark.rule("TG-FIN-01")
def test_the_boss_deck_may_change_during_the_meeting() -> None:
    world = veneda()
    world.combat(
        "boss",
        toughness=20,
        king="veneda",
        deck=["grub"],
        attack=[{"type": "add-to-deck", "cards": ["moth"]}],
    )
    table = table_of(world, "ada").attack("ada")
    assert list(reversed(table.now.deck)) == ["grub", "moth"]


@pytest.mark.rule("TG-FIN-02", "TG-AMB-21")
def test_one_outcome_of_a_final_talk_does_not_end_it() -> None:
    outcomes = {
        "green": {},
        "grey": {},
        "red": {"do": [{"type": "terror", "n": 2}], "ends": False, "time": 2},
    }
    world = World().talk(
        "last", final=True, time=4, reaction=[{"type": "lose-time", "n": 4}], outcomes=outcomes
    )
    table = Table(world, "ada", foe="last")
    table.encounter.affinity = 0
    table.attack("ada")
    assert table.over == ""
    assert table.now.time == 2
    assert table.hero("ada").terror == 2
    assert table.now.round == 2, "play goes on with the readiness check"
    table = Table(world, "ada", foe="last")
    assert table.attack("ada").over == "grey"


@pytest.mark.rule("TG-FIN-03", "TG-FIN-04")
def test_no_escape_and_no_giving_up_but_the_party_may_concede() -> None:
    world = World().combat("last", final=True).talk("end", final=True)
    for foe in ("last", "end"):
        table = Table(world, "ada", "ben", foe=foe).act("ada")
        assert table.options == ["stop", "concede"]
        table.say("concede", "ben:pass")
        assert table.over == ""
        table = Table(world, "ada", "ben", foe=foe).act("ada").say("concede", "ben:yes")
        assert table.over == "failure"
    world.combat("last", final=True, attack=[{"type": "damage", "n": 9}])
    assert Table(world, "ada", foe="last").attack("ada").over == "failure"


@pytest.mark.rule("TG-FIN-06")
def test_the_scene_die_is_a_number_that_rolls_do_not_touch() -> None:
    world = World().combat(
        "last",
        final=True,
        attack=[
            {"type": "scene", "to": 4},
            {"type": "roll", "faces": [{"least": 1, "most": 6, "do": [{"type": "terror"}]}]},
        ],
    )
    table = Table(world, "ada", foe="last")
    table.state.streams.stack_rolls("die", 1)
    table.attack("ada")
    assert table.now.scene == 4
    assert table.hero("ada").terror == 1


@pytest.mark.rule("TG-KNG-01", "TG-KNG-02")
def test_a_boss_is_named_and_never_drawn_nor_a_guardian() -> None:
    from waystone.games.tainted_grail.rules.setup import next_foe

    world = veneda()
    table = Table(world, "ada", foe="boss")
    table.state.foes = ["any"] * 40 + ["boss"]
    drawn = {next_foe(table.g) for _ in range(40)}
    assert drawn == {"bear", "knight"}
    assert next_foe(table.g) == "boss"
    assert table.act("ada").say("escape").state_now.guardians == []


# ---- companions


@pytest.mark.rule("TG-CMP-02")
def test_the_goat_adds_to_the_pool_for_food_once_a_combat() -> None:
    world = World().companion("goat", help="pool", pay=[{"what": "food"}], cubes=2)
    table = Table(world, "ada", "ben")
    table.state.companion = "goat"
    assert "companion" not in table.act("ada").options, "nobody can pay"
    table = Table(world, "ada", "ben")
    table.state.companion = "goat"
    table.hero("ben").food = 2
    table.act("ada").say("companion")
    assert (table.pool, table.hero("ben").food) == (2, 1)
    assert "companion" not in table.options
    table.say("stop")
    assert "companion" not in table.options, "once, whatever the size of the party"
    table = Table(world, "ada", foe="knight")
    table.state.companion, table.hero("ada").food = "goat", 1
    assert "companion" not in table.act("ada").options


@pytest.mark.rule("TG-CMP-06")
def test_isolut_lets_the_party_ignore_one_attack_or_reaction_an_encounter() -> None:
    world = World().companion("isolut", help="ignore")
    world.combat("bear", attack=[HIT]).talk("knight", reaction=[{"type": "terror"}])
    for foe in ("bear", "knight"):
        table = Table(world, "ada", foe=foe)
        table.state.companion = "isolut"
        table.attack("ada").say("companion")
        assert (table.hero("ada").health, table.hero("ada").terror) == (8, 0)
        table.say("stop")
        assert table.prompt == "ask-act", "not asked again"
        assert (table.hero("ada").health, table.hero("ada").terror) != (8, 0)


@pytest.mark.rule("TG-CMP-06")
def test_an_attack_that_the_party_does_not_ignore_happens_and_she_is_there_for_the_next() -> None:
    world = World().companion("isolut", help="ignore").combat("bear", attack=[HIT])
    table = Table(world, "ada")
    table.state.companion = "isolut"
    table.attack("ada").say("pass")
    assert table.hero("ada").health < 8
    assert table.now.companions_used == []
    assert table.say("stop").prompt == "ask-companion"


# ---- Wyrdforms


@pytest.mark.rule("TG-WFM-01", "TG-WFM-03", "TG-WFM-04", "TG-WFM-08")
def test_a_wyrdform_brings_its_cards_and_its_skill() -> None:
    world = World().card("w", letter="wyrdform").card("v", deck="diplomacy", letter="wyrdform")
    world.skill("s", wyrdform=True, attribute="caution").skill("t", attribute="caution")
    content = world.content()
    plain, changed = new_hero(content, 0, "ada"), new_hero(content, 0, "ada", wyrdform=True)
    assert (plain.combat, plain.diplomacy, plain.skills) == ([], [], [])
    assert (changed.combat, changed.diplomacy, changed.skills) == (["w"], ["v"], ["s"])


@pytest.mark.rule("TG-WFM-05", "TG-WFM-06", "TG-EX-27")
def test_a_wyrdform_card_is_paid_for_in_full_before_its_effects() -> None:
    world = World().card("w", cost=[{"what": "terror", "n": 2}], left={"free": ["cube"]})
    world.combat("bear", toughness=1)
    table = Table(world, "ada").hold("ada", "w").act("ada").say("card:w")
    assert table.over == "victory"
    assert table.hero("ada").terror == 2, "paid before the winning cube"
    world = World().card("w", cost=[{"what": "terror", "n": 2}]).character("ada", red_terror=99)
    for terror, able in ((7, True), (8, False)):
        table = Table(world, "ada").hold("ada", "w")
        table.hero("ada").terror = terror
        assert ("card:w" in table.act("ada").options) == able


@pytest.mark.rule("TG-CLA-04", "TG-AMB-73")
def test_claudynes_deck_lies_in_the_order_of_the_journal() -> None:
    table = Table(claudyne(), "ada", foe="boss").begin()
    assert list(reversed(table.now.deck)) == ["dark-0", "dark-1", "dark-2"]


@pytest.mark.rule("TG-VEN-04", "TG-AMB-73")
def test_venedas_deck_lies_in_the_order_of_the_journal() -> None:
    assert list(reversed(table_of(veneda(), "ada").now.deck)) == ["grub", "wasp"]


@pytest.mark.rule("TG-CLA-09")
def test_claudynes_deck_is_built_again_in_the_same_order() -> None:
    table = table_of(claudyne(1), "ada").lay("dark-2", "")
    table.encounter.deck.clear()
    table.encounter.gone[:] = ["dark-1", "dark-0"]
    table.start(activation())
    assert list(reversed(table.now.deck)) == ["dark-0", "dark-1", "dark-2"]
    assert table.now.gone == []


@pytest.mark.rule("TG-CLA-09", "TG-VEN-11", "TG-NON-09")
@pytest.mark.parametrize("king", ["claudyne", "veneda", "nonus"])
def test_after_a_reshuffle_health_is_lost_and_then_terror_gained(king: str) -> None:
    world = World().king(king).combat("boss", toughness=20, king=king)
    world.combat("boss", toughness=20, king=king, attack=[{"type": "reshuffle"}])
    assert Table(world, "ada", foe="boss").attack("ada").tracks[:2] == ["health", "terror"]


@pytest.mark.rule("TG-CLA-09", "TG-DTH-02")
def test_who_falls_in_a_reshuffle_gains_nothing_more() -> None:
    table = Table(claudyne(), "ada", "ben", foe="boss")
    table.encounter.active = 1
    table.hero("ada").health = 1
    run(apply(table.g, [Reshuffle()], 1))
    assert table.member("ada").left == "dying"
    assert table.hero("ada").terror == 0
    assert table.hero("ben").terror == 2, "one for the Reshuffle, one for Ada"


# ---- Veneda's markers


MARKED: dict[str, Any] = {"type": "each", "of": "markers", "do": [HIT], "most": 99}


def marked(markers: int, *names: str, attack: list[dict[str, Any]] | None = None) -> Table:
    world = veneda(attack=attack or [MARKED])
    world.card("guard", abilities=[{"when": "enemy", "do": [{"type": "cancel", "what": "damage"}]}])
    table = Table(world, *(names or ("ada",)), foe="boss")
    table.encounter.markers = markers
    return table


@pytest.mark.rule("TG-VEN-10")
def test_damage_by_markers_has_no_limit() -> None:
    assert marked(7).attack("ada").hero("ada").health == 1


@pytest.mark.rule("TG-VEN-10", "TG-EAM-06")
def test_damage_by_markers_is_damage_to_cancel() -> None:
    assert marked(3).lay("guard").attack("ada").hero("ada").health == 6


@pytest.mark.rule("TG-VEN-10", "TG-VEN-06", "TG-EAM-01")
@pytest.mark.parametrize(("markers", "health"), [(0, 6), (3, 3)])
def test_spawn_raise_the_damage_by_markers(markers: int, health: int) -> None:
    assert marked(markers).spawned("grub").attack("ada").hero("ada").health == health


@pytest.mark.rule("TG-VEN-10", "TG-SYM-07")
def test_damage_by_markers_may_strike_each_member() -> None:
    table = marked(2, "ada", "ben", attack=[{"type": "party", "do": [MARKED]}]).attack("ada")
    assert [one.health for one in table.state_now.heroes] == [6, 6]


@pytest.mark.rule("TG-VEN-10")
def test_markers_are_counted_when_the_blow_falls() -> None:
    assert marked(1, attack=[{"type": "mark"}, MARKED]).attack("ada").hero("ada").health == 6


# ---- an outcome that ends nothing


def last_talk(**fields: Any) -> World:
    red = {"do": [{"type": "home"}, {"type": "tire"}], "ends": False, "time": 2}
    outcomes = {"green": {}, "grey": {}, "red": red}
    return World().talk("last", final=True, outcomes=outcomes, **fields)


@pytest.mark.rule("TG-FIN-02")
def test_after_an_outcome_that_ends_nothing_the_activation_goes_on() -> None:
    tick = {"spirituality": [{"type": "lose-time", "n": 3}]}
    world = last_talk(bonus=tick, right={"spirituality": 1}, reaction=[{"type": "terror"}])
    world.card("c", deck="diplomacy", left={"spirituality": ["encb"], "free": ["card", "bolt"]})
    world.card("d", deck="diplomacy", left={"free": ["bolt"]})
    table = Table(world, "ada", foe="last").can("ada", spirituality=1).hold("ada", "c")
    table.encounter.affinity = 0
    table.stack("ada", "d").act("ada").say("card:c")
    assert table.now.time == 2
    assert table.now.affinity == 3, "its effect"
    assert table.member("ada").hand == ["d"], "the next key"
    assert "card:d" in table.options, "the next card"
    table.say("stop")
    assert table.hero("ada").terror == 1, "and the Reaction"


@pytest.mark.rule("TG-FIN-02", "TG-DIP-12")
def test_after_an_outcome_that_ends_nothing_the_reaction_goes_on() -> None:
    world = last_talk(reaction=[{"type": "lose-time", "n": 9}, {"type": "terror"}])
    table = Table(world, "ada", foe="last")
    table.encounter.affinity = 0
    table.attack("ada")
    assert (table.now.time, table.hero("ada").terror) == (2, 1)


@pytest.mark.rule("TG-FIN-02", "TG-DIP-08")
def test_nobody_is_asked_who_gets_the_marker() -> None:
    world = last_talk(reaction=[{"type": "lose-time", "n": 9}])
    table = Table(world, "ada", "ben", foe="last")
    table.encounter.affinity = 0
    table.attack("ada")
    assert (table.prompt, table.now.affinity) == ("ask-share", 3), "the Energy is to be shared"
    table.say("ada:hero:ben")
    assert [one.energy for one in table.state_now.heroes] == [6, 5]
    assert table.prompt == "ask-act", "and Ben is next"


@pytest.mark.rule("TG-FIN-02", "TG-GEN-08")
def test_a_price_in_time_that_ends_nothing_buys_what_it_is_for() -> None:
    world = last_talk()
    world.skill("s", {"when": "use", "pay": [{"what": "time", "n": 3}], "do": [{"type": "up"}]})
    table = Table(world, "ada", foe="last").teach("ada", "s")
    table.encounter.affinity = 0
    table.act("ada").say("use:s")
    assert (table.now.time, table.now.affinity) == (2, 4), "back to the start, and one step up"
