"""Rulings of section 11 that touch encounters and are not proved elsewhere."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.encounter.round import readiness

CUBE: dict[str, Any] = {"type": "cubes"}


@pytest.mark.rule("TG-AMB-66", "TG-SEQ-29")
@pytest.mark.parametrize("passive", [True, False])
def test_charges_may_be_spent_on_a_covered_card(passive: bool) -> None:
    """P. 23: the active character may use "spend X charges" of any cards in the Sequence."""
    ability = [{"when": "charges", "spend": 1, "do": [CUBE]}]
    world = World().card("c", passive=passive, abilities=ability)
    table = Table(world, "ada").lay("c", charges=1).lay("ada-c0").act("ada")
    assert "charge:c" in table.options
    assert table.say("charge:c").pool == 1
    assert "charge:c" not in table.options


@pytest.mark.rule("TG-AMB-66", "TG-SEQ-29")
def test_the_owner_of_a_covered_card_is_asked_and_it_must_lie_in_the_sequence() -> None:
    ability = [{"when": "charges", "spend": 2, "do": [CUBE]}]
    world = World().card("c", owner="ben", abilities=ability)
    table = Table(world, "ada", "ben").lay("c", "ben", charges=3).lay("ada-c0").act("ada")
    table.say("charge:c")
    assert table.asked == [1]
    assert table.say("ben:yes").pool == 1
    assert "charge:c" not in table.options, "one charge is too few"


@pytest.mark.rule("TG-AMB-67")
def test_influence_returns() -> None:
    trait = {"type": "influence", "tokens": 1, "do": [{"type": "terror"}]}
    table = Table(World().combat("bear", traits=[trait]), "ada").begin().say("keep")
    assert table.hero("ada").terror == 1
    table.say("stop")
    assert table.hero("ada").terror == 2


@pytest.mark.rule("TG-AMB-68")
def test_the_last_token_taken_by_an_effect_fires_the_delayed_ability() -> None:
    delay = {"when": "delay", "do": [{"type": "cubes", "n": 2}]}
    world = World().card("candle", passive=True, abilities=[delay])
    world.card("spark", abilities=[{"when": "play", "do": [{"type": "hasten"}]}])
    table = Table(world, "ada").lay("candle", tokens=1).hold("ada", "spark").act("ada")
    assert table.say("card:spark").pool == 2


@pytest.mark.rule("TG-AMB-69")
def test_cancel_first_then_convert_what_remains() -> None:
    world = World().combat("bear", attack=[{"type": "damage", "n": 3}])
    world.card(
        "c",
        abilities=[
            {
                "when": "enemy",
                "do": [
                    {"type": "convert", "into": "terror"},
                    {"type": "cancel", "what": "damage", "n": 2},
                ],
            }
        ],
    )
    table = Table(world, "ada").lay("c").attack("ada")
    assert (table.hero("ada").health, table.hero("ada").terror) == (8, 1)


@pytest.mark.rule("TG-AMB-71")
def test_a_shared_part_under_party_comes_once_for_each_member() -> None:
    world = World().combat("bear", attack=[{"type": "party", "do": [{"type": "lose-cubes"}]}])
    table = Table(world, "ada", "ben", "cid")
    table.member("cid").left = "escaped"
    table.encounter.pool = 5
    assert table.attack("ada").pool == 3


@pytest.mark.rule("TG-AMB-27")
def test_hands_are_open_to_everybody_and_decks_to_nobody() -> None:
    from waystone.games.tainted_grail import GAME

    table = Table(World(), "ada", "ben").hold("ada", "ada-c0")
    text = GAME.text("en", table.content)
    for seat in (0, 1, None):
        mats = GAME.view(table.state, table.content, seat, text).mats
        zones = {zone.id: zone for mat in mats for zone in mat.zones}
        assert [card.id for card in zones["hand:0"].cards] == ["hand:ada-c0"]
        assert zones["deck:0"].cards == []
        assert zones["deck:0"].count == 9


@pytest.mark.rule("TG-GEN-01")
def test_a_card_wins_over_the_rules() -> None:
    """A card that permits a further card without lightning; one that lets more be kept."""
    world = World().card("c", abilities=[{"when": "play", "do": [{"type": "further"}]}])
    table = Table(world, "ada").hold("ada", "c", "ada-c0", "ada-c1").act("ada").say("card:c")
    assert "card:ada-c0" in table.options
    assert "card:ada-c1" not in table.say("card:ada-c0").options, "one card, not more"
    world = World().skill("s", {"when": "always", "do": [{"type": "keep", "n": 2}]})
    table = Table(world, "ada").teach("ada", "s").hold("ada", *(f"ada-c{n}" for n in range(5)))
    table.member("ada").been = True
    table.start(readiness())
    assert len(table.member("ada").hand) == 6


@pytest.mark.rule("TG-PTY-07")
def test_nobody_joins_an_encounter_that_has_begun() -> None:
    table = Table(World(), "ada", "ben").act("ada").say("escape")
    assert table.now.active == 1
    table.say("stop")
    assert table.now.round == 2
    assert table.member("ada").left == "escaped"
    assert table.now.active == 1, "who has left is not chosen again"


@pytest.mark.rule("TG-ENC-02", "TG-ENC-09")
def test_foes_come_by_difficulty_and_colour() -> None:
    from waystone.games.tainted_grail.rules.setup import fitting_foes

    world = World().combat("two", difficulty=2).combat("four", difficulty=4, colour="purple")
    content = world.content()
    assert fitting_foes(content, "any", 2) == ["two"]
    assert fitting_foes(content, "green", 1) == ["bear"]
    assert fitting_foes(content, "purple", 1) == ["four"]
