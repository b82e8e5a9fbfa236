"""What cards do to a hero."""

import pytest

from waystone.games.runebound.box.abilities import Once, When
from waystone.games.runebound.box.effects import (
    Boost,
    Draw,
    Effect,
    Gold,
    Heal,
    Journey,
    Kindle,
    Move,
    Where,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, amount, resolve
from waystone.games.runebound.rules.steps import an_action, end_turn
from waystone.games.runebound.rules.turn.condition import heal, suffer
from waystone.games.runebound.table.values import attribute, hand_limit, health, speed
from waystone.testing import run


def did(t: Table, *some: Effect, answers: tuple[str, ...] = (), seat: int = 0) -> None:
    run(resolve(t.g, By(seat, seat), some), answers)


@pytest.mark.rule("RB-VIL-06", "RB-RST-07")
def test_healing_of_heroes_and_enemies_is_told_when_there_is_some() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["sku"])
    t.hero.damage, t.side(1).damage = 3, 2
    did(t, Heal(1))
    run(resolve(t.g, By(1, -1, 1), (Heal(5),)))
    run(resolve(t.g, By(1, -1, 1), (Heal(5),)))
    assert (t.hero.damage, t.side(1).damage) == (2, 0)
    told = [(line.args["hero"], line.args["n"]) for line in t.log if line.text == "fact-healed"]
    assert told == [("corbin", 1), ("stone-ram", 2)]


@pytest.mark.rule("RB-RST-07")
def test_healing_goes_up_to_the_number_and_never_below_nothing() -> None:
    t = Table("corbin")
    t.hero.damage = 3
    assert (heal(t.g, t.hero, 2), t.hero.damage) == (2, 1)
    assert (heal(t.g, t.hero, 1), t.hero.damage) == (1, 0)
    assert (heal(t.g, t.hero, 2), t.hero.damage) == (0, 0)
    assert t.said("healed") == 2


@pytest.mark.rule("RB-MOV-18")
def test_a_move_by_an_ability_may_be_cut_short() -> None:
    t = Table("corbin", at="b1")
    did(t, Move(2), answers=("hex:a1", "stay"))
    assert t.hero.space == t.space("a1") == 0
    did(t, Move(2), answers=("hex:b1", "hex:a1"))
    assert t.hero.space == 0
    did(t, Move(2, "water"))
    assert t.hero.space == 0
    t.put("d4")
    did(t, Move(2, "road"), answers=("hex:e4", "hex:f4"))
    assert t.hero.space == t.space("f4")


@pytest.mark.rule("RB-MOV-18", "RB-MOV-19")
def test_a_journey_leads_straight_there_and_enters() -> None:
    t = Table("corbin", at="h8")
    t.teach(When("enter-city", (Gold(2),)))
    gold = t.hero.gold
    did(t, Journey(Where(kinds=("city",))), answers=("hex:d4",))
    assert (t.hero.space, t.hero.gold) == (t.space("d4"), gold + 2)


@pytest.mark.rule("RB-TIM-07")
def test_a_grey_gem_in_reach_shines_again() -> None:
    t = Table("corbin", at="h7")
    assert t.content.atlas.gem[t.space("h6")] == "social"
    t.state.gems = [n for n, gem in enumerate(t.content.atlas.gem) if gem]
    everything = list(t.state.gems)
    did(t, Kindle(3))
    assert t.state.gems == everything
    for space in ("h6", "k6", "o12"):
        t.state.gems.remove(t.space(space))
    t.put("o1")
    did(t, Kindle(2))
    assert t.space("k6") not in t.state.gems
    t.put("h7")
    did(t, Kindle(1))
    assert t.space("h6") in t.state.gems
    t.state.gems.remove(t.space("h6"))
    t.put("j7")
    did(t, Kindle(2), answers=("hex:k6",))
    assert t.space("k6") in t.state.gems
    assert t.said("gem-lit") == 2


@pytest.mark.rule("RB-ATT-03", "RB-ATT-05", "RB-ATT-06", "RB-ATT-08")
@pytest.mark.parametrize("stat", ["body", "mind", "spirit", "speed", "health", "hand"])
def test_a_value_is_higher_until_the_turn_ends(stat: str) -> None:
    t = Table("corbin").hand()

    def values() -> dict[str, int]:
        return {
            "body": attribute(t.g, t.hero, "body"),
            "mind": attribute(t.g, t.hero, "mind"),
            "spirit": attribute(t.g, t.hero, "spirit"),
            "speed": speed(t.g, t.hero),
            "health": health(t.g, t.hero),
            "hand": hand_limit(t.g, t.hero),
        }

    before = values()
    did(t, Boost(stat, 2))  # type: ignore[arg-type]
    assert values() == {**before, stat: before[stat] + 2}
    run(end_turn(t.g, t.hero))
    assert values() == before


@pytest.mark.rule("RB-TRN-07", "RB-AMB-35")
def test_the_end_of_a_turn_puts_everything_back() -> None:
    t = Table("corbin").hand("hymn", "omen", "drill")
    t.hero.used = ["tireless"]
    did(t, Boost("hand", 1))
    t.state.decks["skill"].append("feint")
    did(t, Draw(1))
    run(end_turn(t.g, t.hero), ["card:hymn"])
    assert (t.state.active, t.state.points, t.hero.used, t.hero.boosts) == (-1, 0, [], {})
    assert len(t.hero.hand) == 3


@pytest.mark.rule("RB-ATT-06", "RB-AMB-62")
def test_a_hand_limit_below_nothing_is_nothing() -> None:
    t = Table("corbin").hand()
    t.hero.boosts = {"hand": -5, "speed": -5}
    assert (hand_limit(t.g, t.hero), speed(t.g, t.hero)) == (0, 0)


@pytest.mark.rule("RB-ATT-03", "RB-ABL-11", "RB-ABL-12")
def test_numbers_that_a_text_speaks_of() -> None:
    t = Table("corbin", "lissa")
    by = By(0, 0)
    assert [amount(t.g, by, n) for n in ("by-body", "by-mind", "by-spirit")] == [3, 2, 0]
    t.hero.boosts = {"spirit": -2}
    assert amount(t.g, by, "by-spirit") == 0
    assert amount(t.g, By(1, -1, 1), "by-body") == 0
    assert (amount(t.g, by, "by-act"), amount(t.g, by, "by-round")) == (1, 0)
    t.fight([], []).round = 3
    assert amount(t.g, by, "by-round") == 3


@pytest.mark.rule("RB-DMG-02", "RB-DMG-09", "RB-DFT-01")
def test_what_is_suffered_is_told_and_defeat_only_when_it_comes() -> None:
    t = Table("corbin")
    t.hero.damage = 7
    assert suffer(t.g, t.hero, 2) == 2
    assert t.said("defeated") == 0
    assert suffer(t.g, t.hero, 5) == 1
    assert (t.hero.damage, t.said("defeated")) == (10, 1)
    assert suffer(t.g, t.hero, 5) == 0
    assert t.said("defeated") == 1


@pytest.mark.rule("RB-TIM-07")
def test_a_gem_to_turn_shows_the_colour_it_will_have() -> None:
    t = Table("corbin", at="j7")
    t.state.gems = []
    t.teach(Once((Kindle(2),)))
    bench = t.play(an_action(0), "use:test-skill-60")
    shown = {o.key: o.args["gem"] for o in bench.session.questions()[0].options}
    assert shown["hex:k6"] == "combat"
