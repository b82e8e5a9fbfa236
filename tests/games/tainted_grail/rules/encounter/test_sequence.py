"""The encounter engine common to combat and diplomacy (section 4.20)."""

from typing import Any

import pytest

from waystone.games.tainted_grail.box.encounter import Remove
from waystone.games.tainted_grail.box.printed import faces
from waystone.games.tainted_grail.checks.encounters import figures
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.doing import apply
from waystone.games.tainted_grail.rules.encounter.round import activation, readiness
from waystone.games.tainted_grail.rules.encounter.sequence import connected
from waystone.testing import run

CUBE: dict[str, Any] = {"type": "cubes"}
UP: dict[str, Any] = {"type": "up"}


# ---- cards and keys


@pytest.mark.rule("TG-SEQ-01")
def test_cards_of_all_members_make_one_row_after_the_encounter_card() -> None:
    world = World().combat("bear", right={"courage": 1})
    world.card("a1", left={"courage": ["cube"]}, right={"aggression": 1})
    world.card("b1", owner="ben", left={"aggression": ["cube"]})
    table = Table(world, "ada", "ben").can("ada", courage=1).can("ben", aggression=1)
    table.hold("ada", "a1").hold("ben", "b1").act("ada").say("card:a1")
    assert table.pool == 1, "the first card connects with the encounter card"
    table.say("stop", "card:b1")
    assert table.laid == ["a1", "b1"]
    assert table.pool == 2, "Ben's card connects with Ada's"


@pytest.mark.rule("TG-SEQ-02", "TG-DEV-11")
def test_three_attribute_rows_then_magic_then_free() -> None:
    world = World()
    world.card("c", left={"courage": ["cube"], "magic": [], "free": ["card"]}, right={"courage": 2})
    world.card("d", deck="diplomacy", left={"caution": ["up"]}, right={"spirituality": 3})
    known = faces(world.content()).cards
    assert known["c"].left == (None, ("cube",), None)
    assert known["c"].left_magic == ()
    assert known["c"].left_free == ("card",)
    assert known["c"].required == (0, 2, 0)
    assert known["d"].left == (None, ("up",), None)
    assert known["d"].required == (0, 0, 3)
    wrong = figures(World().card("x", left={"empathy": ["cube"]}).content())
    assert "a combat card has no empathy key" in [mistake.what for mistake in wrong]


@pytest.mark.rule("TG-SEQ-03")
def test_a_half_connects_only_with_the_same_key_on_the_neighbour() -> None:
    world = World().combat("bear", right={"aggression": 1})
    world.card("other", left={"courage": ["cube"]})
    world.card("same", left={"aggression": ["cube"]})
    table = Table(world, "ada").can("ada", aggression=3, courage=3)
    table.hold("ada", "other", "same").act("ada").say("card:other")
    assert table.pool == 0
    table = Table(world, "ada").can("ada", aggression=3, courage=3)
    table.hold("ada", "other", "same").act("ada").say("card:same")
    assert table.pool == 1


@pytest.mark.rule("TG-SEQ-04")
@pytest.mark.parametrize(("have", "cubes"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_an_attribute_key_needs_the_value_and_more_adds_nothing(have: int, cubes: int) -> None:
    world = World().combat("bear", right={"courage": 2}).card("c", left={"courage": ["cube"]})
    table = Table(world, "ada").can("ada", courage=have).hold("ada", "c").act("ada")
    assert table.say("card:c").pool == cubes


@pytest.mark.rule("TG-SEQ-04")
def test_the_attribute_is_that_of_the_active_character() -> None:
    world = World().combat("bear", right={"courage": 2}).card("c", left={"courage": ["cube"]})
    table = Table(world, "ada", "ben").can("ben", courage=3).hold("ada", "c").act("ada")
    assert table.say("card:c").pool == 0


@pytest.mark.rule("TG-SEQ-05")
def test_a_magic_key_gives_its_bonus_once_for_one_magic_of_free_will() -> None:
    world = World().combat("bear", right={"magic": True}).card("c", left={"magic": ["cube"]})
    table = Table(world, "ada").hold("ada", "c")
    table.hero("ada").magic = 2
    table.act("ada").say("card:c", "magic")
    assert (table.pool, table.hero("ada").magic) == (1, 1)
    table = Table(world, "ada").hold("ada", "c")
    table.hero("ada").magic = 2
    table.act("ada").say("card:c", "pass")
    assert (table.pool, table.hero("ada").magic) == (0, 2)


@pytest.mark.rule("TG-SEQ-06")
@pytest.mark.parametrize(("times", "cubes"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_the_free_key_needs_nothing_and_is_multiplied(times: int, cubes: int) -> None:
    world = World().combat("bear", right={"free": times}).card("c", left={"free": ["cube"]})
    world.card("empty")
    table = Table(world, "ada").hold("ada", "c", "empty").act("ada")
    assert table.say("card:c").pool == cubes
    table = Table(world, "ada").hold("ada", "c", "empty").act("ada")
    assert table.say("card:empty").pool == 0


@pytest.mark.rule("TG-SEQ-07", "TG-SYM-10")
def test_halves_that_meet_count_even_without_their_bonus() -> None:
    world = World().combat("bear", right={"courage": 3, "magic": True, "aggression": 1})
    world.card("c", left={"courage": ["cube"], "magic": ["cube"], "practicality": ["cube"]})
    world.card(
        "counting",
        left={"free": []},
        abilities=[
            {
                "when": "play",
                "do": [
                    {"type": "each", "of": "attribute-keys", "do": [CUBE]},
                    {"type": "each", "of": "magic-keys", "do": [{"type": "cubes", "n": 2}]},
                ],
            },
        ],
    )
    table = Table(world, "ada").lay("c").hold("ada", "counting").act("ada")
    assert connected(table.g) == (1, 1)
    assert table.say("card:counting").pool == 3


@pytest.mark.rule("TG-SEQ-08")
def test_key_bonuses_are_not_asked_for() -> None:
    world = (
        World()
        .talk("knight", right={"empathy": 1})
        .card("c", deck="diplomacy", left={"empathy": ["down"], "free": ["card"]})
    )
    table = Table(world, "ada", foe="knight").can("ada", empathy=1).hold("ada", "c").act("ada")
    table.say("card:c")
    assert table.now.affinity == 2
    assert len(table.member("ada").hand) == 1
    assert table.prompt == "ask-act"


@pytest.mark.rule("TG-SEQ-09")
def test_a_normal_card_works_while_it_is_last_a_passive_one_everywhere() -> None:
    after = [{"when": "after", "do": [CUBE]}]
    for passive, cubes in ((False, 0), (True, 1)):
        world = World().card("c", abilities=after, passive=passive)
        table = Table(world, "ada").lay("c").lay("ada-c0").attack("ada")
        assert table.pool == cubes
    assert Table(World().card("c", abilities=after), "ada").lay("c").attack("ada").pool == 1


@pytest.mark.rule("TG-SEQ-10", "TG-EX-49")
def test_cards_in_sight_work_for_the_active_character_whoever_owns_them() -> None:
    world = World().card(
        "hers", passive=True, abilities=[{"when": "after", "do": [{"type": "draw"}]}]
    )
    table = Table(world, "ada", "ben").lay("hers", "ada").attack("ben")
    assert len(table.member("ben").hand) == 1
    assert table.member("ada").hand == []
    table = Table(world, "ada", "ben", "cid").lay("hers", "ada")
    table.member("ada").left = "escaped"
    assert len(table.attack("ben").member("ben").hand) == 1


@pytest.mark.rule("TG-SEQ-11")
def test_a_card_says_whose_it_is_and_of_which_kind() -> None:
    world = World()
    world.card("b", letter="basic").card("u", letter="upgraded").card("w", letter="wyrdform")
    cards = world.content().cards
    assert [cards[c].letter for c in ("b", "u", "w")] == ["basic", "upgraded", "wyrdform"]
    assert cards["b"].owner == "ada"


@pytest.mark.rule("TG-SEQ-12")
def test_subtypes_do_nothing_alone_and_others_refer_to_them() -> None:
    world = World().card("wick", subtype="candle").card("bolt", subtype="arrow")
    world.card(
        "many",
        abilities=[
            {
                "when": "play",
                "do": [
                    {"type": "each", "of": "candles", "do": [CUBE]},
                    {"type": "each", "of": "arrows", "do": [{"type": "cubes", "n": 2}]},
                ],
            }
        ],
    )
    table = Table(world, "ada").lay("wick").lay("bolt").hold("ada", "many").act("ada")
    assert table.pool == 0
    assert table.say("card:many").pool == 3


@pytest.mark.rule("TG-SEQ-13")
def test_a_placed_card_applies_its_effects_only_where_the_effect_says_so() -> None:
    for effects, cubes in ((True, 2), (False, 0)):
        world = World().card(
            "top", left={"free": ["cube"]}, abilities=[{"when": "play", "do": [CUBE]}]
        )
        world.card(
            "c",
            abilities=[
                {"when": "play", "do": [{"type": "place", "from": "deck", "effects": effects}]}
            ],
        )
        table = Table(world, "ada").hold("ada", "c").stack("ada", "top").act("ada").say("card:c")
        assert table.laid == ["c", "top"]
        assert table.pool == cubes
        assert table.now.activation.played == 1, "placed is not played"


@pytest.mark.rule("TG-SEQ-35")
def test_abilities_are_mandatory_harmful_ones_too_unless_they_say_may() -> None:
    world = World().card("hurts", abilities=[{"when": "play", "do": [{"type": "damage"}]}])
    world.card(
        "may", abilities=[{"when": "play", "do": [{"type": "may", "do": [{"type": "damage"}]}]}]
    )
    table = Table(world, "ada").hold("ada", "hurts").act("ada").say("card:hurts")
    assert table.hero("ada").health == 7
    table = Table(world, "ada").hold("ada", "may").act("ada").say("card:may", "pass")
    assert table.hero("ada").health == 8


@pytest.mark.rule("TG-GEN-03", "TG-SEQ-35")
@pytest.mark.parametrize(("times", "cards"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_up_to_so_many_times_and_more_if_all_was_paid(times: int, cards: int) -> None:
    world = World().card(
        "c",
        abilities=[
            {
                "when": "play",
                "do": [
                    {
                        "type": "up-to",
                        "pay": {"what": "health"},
                        "most": 3,
                        "do": [CUBE],
                        "full": [{"type": "draw"}],
                    }
                ],
            }
        ],
    )
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c", str(times))
    assert (table.pool, table.hero("ada").health) == (times, 8 - times)
    assert len(table.member("ada").hand) == cards


# ---- start


@pytest.mark.rule("TG-SEQ-14", "TG-DIP-02", "TG-ENC-03")
def test_draw_three_then_time_and_marker_then_traits() -> None:
    world = World().talk("knight", traits=[{"type": "greedy"}], time=4, start=2)
    table = Table(world, "ada", "ben", foe="knight").begin()
    assert [len(m.hand) for m in table.now.members] == [3, 3]
    assert (table.now.time, table.now.affinity) == (4, 2)
    assert table.prompt == "ask-mulligan"
    table.say("ada:keep", "ben:keep")
    assert table.prompt == "ask-greedy", "traits come after the hands"
    table = Table(World().combat("bear"), "ada", foe="bear").begin()
    assert set(table.member("ada").hand) <= {f"ada-c{n}" for n in range(10)}


@pytest.mark.rule("TG-SEQ-15")
def test_a_mulligan_draws_one_fewer_each_time_down_to_one() -> None:
    table = Table(World(), "ada", "ben").begin()
    aside = table.member("ada").hand[:]
    table.say("ada:redraw")
    assert len(table.member("ada").hand) == 2
    assert not set(aside) & set(table.member("ada").hand), "the old hand goes back after drawing"
    assert set(aside) <= set(table.member("ada").deck)
    table.say("ada:redraw")
    assert len(table.member("ada").hand) == 1
    assert table.asked == [1], "a hand of one card is kept; each decides for himself"
    assert len(table.member("ben").hand) == 3
    assert table.sound == []


# ---- the round


@pytest.mark.rule("TG-SEQ-16", "TG-SEQ-25")
def test_one_who_has_not_been_active_is_chosen_until_all_have() -> None:
    table = Table(World(), "ada", "ben", "cid").start(activation())
    assert table.options == ["hero:ada", "hero:ben", "hero:cid"]
    table.say("hero:ben")
    assert table.now.active == 1
    assert table.member("ben").been
    table.say("stop")
    assert table.options == ["hero:ada", "hero:cid"]
    table.say("hero:cid", "stop")
    assert table.now.active == 0, "the last one needs no choice"
    assert table.now.round == 1
    table.say("stop")
    assert table.now.round == 2
    assert not any(m.been for m in table.now.members)


@pytest.mark.rule("TG-SEQ-17", "TG-SEQ-27")
def test_magic_food_and_wealth_by_any_member_tracks_by_the_active_one() -> None:
    world = World().card(
        "c",
        abilities=[
            {"when": "play", "do": [{"type": "may", "pay": [{"what": "food"}], "do": [CUBE]}]}
        ],
    )
    world.card(
        "e",
        abilities=[
            {"when": "play", "do": [{"type": "may", "pay": [{"what": "energy"}], "do": [CUBE]}]}
        ],
    )
    table = Table(world, "ada", "ben").hold("ada", "c", "e")
    table.hero("ben").food = 1
    table.act("ada").say("card:c", "yes")
    assert (table.pool, table.hero("ben").food) == (1, 0)
    table = Table(world, "ada", "ben").hold("ada", "c", "e")
    table.hero("ada").energy = 0
    table.act("ada").say("card:e")
    assert table.prompt == "ask-act", "Ben's Energy does not pay for Ada"
    world.combat("bear", right={"magic": True}).card("m", left={"magic": ["cube"]})
    table = Table(world, "ada", "ben").hold("ada", "m")
    table.hero("ben").magic = 1
    table.act("ada").say("card:m", "ben:magic")
    assert (table.pool, table.hero("ben").magic) == (1, 0)


def candle(tokens: int = 0) -> dict[str, Any]:
    return {
        "passive": True,
        "subtype": "candle",
        "abilities": [{"when": "delay", "do": [CUBE]}],
    }


@pytest.mark.rule("TG-SEQ-18", "TG-SYM-02")
def test_each_activation_takes_a_token_off_and_the_last_one_fires() -> None:
    world = World().card("one", **candle()).card("two", **candle())
    table = Table(world, "ada").lay("one", tokens=1).lay("two", tokens=2)
    table.start(activation())
    assert table.pool == 1
    assert [c.tokens for c in table.now.sequence] == [0, 1]


@pytest.mark.rule("TG-SEQ-18", "TG-AMB-16")
def test_the_active_character_applies_a_delayed_ability_of_another() -> None:
    world = World().card("c", passive=True, abilities=[{"when": "delay", "do": [{"type": "draw"}]}])
    table = Table(world, "ada", "ben").lay("c", "ada", tokens=1)
    table.start(activation()).say("hero:ben")
    assert len(table.member("ben").hand) == 1
    assert table.member("ada").hand == []


@pytest.mark.rule("TG-SEQ-19", "TG-AMB-18")
def test_the_first_card_is_any_card_of_the_hand() -> None:
    table = Table(World(), "ada").hold("ada", "ada-c0", "ada-c1").act("ada")
    assert table.options == ["card:ada-c0", "card:ada-c1", "stop", "escape"]
    table.say("card:ada-c1")
    assert table.laid == ["ada-c1"]


@pytest.mark.rule("TG-SEQ-20", "TG-AMB-17")
def test_a_further_card_needs_lightning_of_its_own() -> None:
    world = World().combat("bear", right={"courage": 1})
    world.card("first", left={"courage": ["bolt"]}, right={"aggression": 1, "free": 0})
    world.card("own", left={"aggression": ["bolt"]})
    world.card("none", left={"aggression": ["cube"]})
    world.card("zero", left={"free": ["bolt"]})
    table = Table(world, "ada").can("ada", courage=1, aggression=1)
    table.hold("ada", "first", "own", "none", "zero").act("ada").say("card:first")
    assert table.options == ["card:own", "stop", "escape"], "0x gives no lightning; one may stop"
    table = Table(world, "ada").can("ada", courage=1).hold("ada", "first", "own").act("ada")
    assert "card:own" not in table.say("card:first").options, "the requirement is not met"


@pytest.mark.rule("TG-SEQ-20", "TG-AMB-15")
def test_lightning_by_a_free_key_needs_a_multiplier_and_by_magic_a_payment() -> None:
    world = World().card("first", right={"free": 1, "magic": True})
    world.card("free", left={"free": ["bolt"]}).card("magic", left={"magic": ["bolt", "cube"]})
    table = Table(world, "ada").hold("ada", "first", "free", "magic").act("ada").say("card:first")
    assert table.options == ["card:free", "stop", "escape"]
    table = Table(world, "ada").hold("ada", "first", "free", "magic")
    table.hero("ada").magic = 1
    table.act("ada").say("card:first", "card:magic")
    assert table.hero("ada").magic == 0
    assert table.pool == 1, "paid as part of the check, not asked again"
    assert table.prompt == "ask-act"


@pytest.mark.rule("TG-SEQ-21")
def test_lightning_is_checked_before_any_other_key() -> None:
    """A card whose upper key would raise the attribute that its lightning needs stays illegal."""
    world = World().card("first", right={"aggression": 1, "courage": 1})
    world.card(
        "c",
        left={"aggression": ["card"], "courage": ["bolt"]},
        abilities=[{"when": "play", "do": [{"type": "raise", "attribute": "courage"}]}],
    )
    table = Table(world, "ada").can("ada", aggression=1).hold("ada", "first", "c").act("ada")
    assert "card:c" not in table.say("card:first").options


@pytest.mark.rule("TG-SEQ-22", "TG-SYM-01")
def test_keys_from_top_to_bottom_then_magic_then_free_then_the_ability_then_triggers() -> None:
    world = World().combat("bear", right={"aggression": 1, "practicality": 1, "magic": True})
    world.card(
        "c",
        left={
            "aggression": ["cube"],
            "practicality": ["card"],
            "magic": ["cube"],
            "free": ["cube"],
        },
        abilities=[{"when": "play", "do": [{"type": "heal"}]}],
    )
    world.skill("s", {"when": "trigger", "on": "first-card", "do": [{"type": "calm"}]})
    table = Table(world, "ada").can("ada", aggression=1, practicality=1).teach("ada", "s")
    table.hero("ada").health, table.hero("ada").terror, table.hero("ada").magic = 5, 1, 1
    table.hold("ada", "c").act("ada").say("card:c", "magic")
    said = [s for s in table.said if s not in ("fact-resource-changed", "fact-magic-paid")]
    assert said == [
        "fact-played",
        "fact-connected",
        "fact-pool-changed",
        "fact-connected",
        "fact-drew",
        "fact-connected",
        "fact-pool-changed",
        "fact-connected",
        "fact-pool-changed",
        "fact-track-changed",
        "fact-track-changed",
    ]
    assert table.tracks == ["health", "terror"]


@pytest.mark.rule("TG-SEQ-23", "TG-EX-45")
def test_covering_a_normal_card_takes_its_tokens_and_nothing_fires() -> None:
    abilities = [{"when": "delay", "do": [CUBE]}]
    world = World().card("normal", abilities=abilities)
    world.card("passive", passive=True, abilities=abilities)
    table = Table(world, "ada").lay("normal", tokens=2).hold("ada", "ada-c0").act("ada")
    table.say("card:ada-c0")
    assert table.now.sequence[0].tokens == 0
    assert table.pool == 0
    table = Table(world, "ada").lay("passive", tokens=2).hold("ada", "ada-c0").act("ada")
    assert table.say("card:ada-c0").now.sequence[0].tokens == 2


@pytest.mark.rule("TG-SEQ-24")
def test_the_attack_hits_the_last_active_character_party_parts_everybody() -> None:
    attack = [{"type": "damage", "n": 2}, {"type": "party", "do": [{"type": "damage"}]}]
    table = Table(World().combat("bear", attack=attack), "ada", "ben").attack("ben")
    assert table.hero("ada").health == 7
    assert table.hero("ben").health == 5


@pytest.mark.rule("TG-SEQ-26", "TG-SEQ-32")
def test_end_of_round_down_to_three_of_choice_then_draw_one() -> None:
    table = Table(World(), "ada", "ben")
    table.hold("ada", *(f"ada-c{n}" for n in range(6))).hold("ben", "ben-c0")
    for one in table.encounter.members:
        one.been = True
    table.lay("ada-c9", tokens=2).start(readiness())
    assert table.prompt == "ask-trim"
    table.say("card:ada-c0 card:ada-c2 card:ada-c4")
    hand = table.member("ada").hand
    assert hand[:3] == ["ada-c1", "ada-c3", "ada-c5"]
    assert [len(m.hand) for m in table.now.members] == [4, 2]
    assert not any(m.been for m in table.now.members)
    assert table.now.round == 2


# ---- charges


@pytest.mark.rule("TG-SEQ-28")
def test_charges_are_spent_at_any_moment_of_the_activation() -> None:
    world = World().card(
        "c",
        abilities=[
            {"when": "play", "do": [{"type": "charge", "n": 3}]},
            {"when": "charges", "spend": 2, "do": [CUBE]},
        ],
    )
    table = Table(world, "ada").hold("ada", "c").act("ada").say("card:c")
    assert "charge:c" in table.options
    table.say("charge:c")
    assert table.pool == 1
    assert table.now.sequence[0].charges == 1
    assert "charge:c" not in table.options, "one charge is not enough"
    table = Table(world, "ada").lay("c", charges=2).hold("ada", "ada-c0").act("ada")
    assert "charge:c" in table.options, "also before the first card"


@pytest.mark.rule("TG-SEQ-29")
def test_charges_of_another_need_the_owners_consent() -> None:
    world = World().card(
        "c", passive=True, abilities=[{"when": "charges", "spend": 1, "do": [CUBE]}]
    )
    table = Table(world, "ada", "ben").lay("c", "ada", charges=1).act("ben").say("charge:c")
    assert table.asked == [0]
    table.say("ada:pass")
    assert table.pool == 0
    assert table.now.sequence[0].charges == 1
    table = Table(world, "ada", "ben").lay("c", "ada", charges=1).act("ben")
    table.say("charge:c", "ada:yes")
    assert table.pool == 1


# ---- running out


@pytest.mark.rule("TG-SEQ-30", "TG-SEQ-31", "TG-EX-46", "TG-AMB-55")
def test_an_empty_hand_discards_from_the_deck_and_an_empty_deck_gives_nothing() -> None:
    attack = [{"type": "discard", "n": 2}]
    table = Table(World().combat("bear", attack=attack), "ada", "ben")
    table.hold("ada", "ada-c0").attack("ada")
    assert len(table.member("ada").discard) == 2
    assert len(table.member("ada").deck) == 8
    world = World().card("c", abilities=[{"when": "play", "do": [{"type": "draw", "n": 2}]}])
    table = Table(world, "ada").hold("ada", "c").stack("ada")
    table.member("ada").discard = ["ada-c0"]
    table.act("ada").say("card:c")
    assert table.member("ada").hand == []
    assert table.member("ada").discard == ["ada-c0"], "the discard pile is not shuffled"


@pytest.mark.rule("TG-SEQ-33", "TG-DSC-03", "TG-ITM-16")
def test_after_an_encounter_everything_goes_back() -> None:
    world = (
        World()
        .combat("bear", toughness=1)
        .item("knife", {"when": "use", "limit": "flip", "do": [CUBE]})
    )
    table = Table(world, "ada").give("ada", "knife").lay("ada-c3").hold("ada", "ada-c0")
    table.member("ada").discard = ["ada-c1"]
    table.member("ada").deck.remove("ada-c1")
    table.act("ada").say("use:knife")
    assert table.over == "victory"
    assert table.state_now.encounter is None
    assert sorted(table.hero("ada").combat) == [f"ada-c{n}" for n in range(10)]
    assert not table.hero("ada").items[0].flipped


@pytest.mark.rule("TG-AMB-11", "TG-AMB-12")
def test_removal_leaves_the_encounter_card_and_uncovers_without_playing_again() -> None:
    world = World().card(
        "under", abilities=[{"when": "play", "do": [CUBE]}, {"when": "after", "do": [CUBE]}]
    )
    world.card("over", abilities=[{"when": "before", "do": [{"type": "remove"}]}])
    table = Table(world, "ada").lay("under").lay("over").attack("ada")
    assert table.laid == ["under"]
    assert table.pool == 1, "in sight again for `after`, not played again"
    table = Table(World(), "ada")
    table.encounter.active = 0
    run(apply(table.g, [Remove(2)], 0))
    assert table.laid == []


@pytest.mark.rule("TG-SEQ-18")
def test_delayed_abilities_fire_from_left_to_right() -> None:
    """With 6 of 7 cubes the first candle wins; the damage of the second never comes."""
    world = World().combat("bear", toughness=7)
    for name, effect in (("first", {"type": "cubes"}), ("second", {"type": "damage"})):
        ability = {"when": "delay", "do": [effect]}
        world.card(name, passive=True, left={"free": []}, abilities=[ability])
    table = Table(world, "ada").lay("first", tokens=1).lay("second", tokens=1)
    table.encounter.pool = 6
    table.start(activation())
    assert table.over == "victory"
    assert table.hero("ada").health == 8
