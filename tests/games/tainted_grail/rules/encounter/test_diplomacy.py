"""Diplomacy (section 4.22) and its traits."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.encounters import figures
from waystone.games.tainted_grail.checks.testing import Table, World, labels

UP: dict[str, Any] = {"type": "up"}
DOWN: dict[str, Any] = {"type": "down"}
TRACK = ["red", "red", "red", "grey", "grey", "grey", "green", "green"]


def talk(card: str = "c", world: World | None = None, **fields: Any) -> World:
    return (world or World()).card(card, deck="diplomacy", **fields)


@pytest.mark.rule("TG-DIP-01")
def test_a_diplomacy_card_whose_track_and_outcomes_do_not_fit_is_refused() -> None:
    off = World().talk("knight", start=9).content()
    dumb = World().talk("knight", outcomes={"green": {}, "red": {}}).content()
    told = [m.what for content in (off, dumb) for m in figures(content) if m.id == "knight"]
    assert told == [
        "the track has 8 steps, from 0; none is 9",
        "the track has a grey step, and there is no grey outcome",
    ]


@pytest.mark.rule("TG-DIP-03", "TG-SYM-11")
def test_up_and_down_move_one_step_each() -> None:
    world = talk(left={"free": ["up", "up"]})
    world.talk("knight", reaction=[DOWN])
    table = Table(world, "ada", foe="knight").hold("ada", "c").act("ada").say("card:c")
    assert table.now.affinity == 5
    assert table.say("stop").now.affinity == 4


@pytest.mark.rule("TG-DIP-04", "TG-EX-35", "TG-EX-47")
@pytest.mark.parametrize(("arrows", "cards"), [(3, 2), (4, 3)])
def test_beyond_the_bottom_cards_are_discarded_beyond_the_top_nothing(
    arrows: int, cards: int
) -> None:
    world = World().talk("knight", reaction=[{"type": "down", "n": arrows}])
    table = Table(world, "ada", "ben", foe="knight")
    table.encounter.affinity = 1
    table.attack("ada")
    assert table.now.affinity == 0
    assert len(table.member("ada").discard) == cards
    assert table.member("ben").discard == []
    table = Table(talk(left={"free": ["up"]}), "ada", foe="knight").hold("ada", "c")
    table.encounter.affinity = 7
    assert table.act("ada").say("card:c").now.affinity == 7


@pytest.mark.rule("TG-DIP-05", "TG-SYM-14", "TG-EX-47")
def test_time_never_exceeds_ten() -> None:
    table = Table(talk(left={"free": ["time", "time"]}), "ada", foe="knight").hold("ada", "c")
    table.encounter.time = 9
    assert table.act("ada").say("card:c").now.time == 10


@pytest.mark.rule("TG-DIP-06", "TG-EX-34")
def test_the_last_time_ends_it_before_anything_else() -> None:
    outcomes = {
        "green": {"do": [{"type": "gain", "what": "wealth", "n": 2}]},
        "grey": {"do": []},
        "red": {"do": []},
    }
    world = World().talk("knight", reaction=[{"type": "lose-time"}, DOWN], outcomes=outcomes)
    table = Table(world, "ada", foe="knight")
    table.encounter.time, table.encounter.affinity = 1, 6
    table.attack("ada")
    assert table.over == "green", "the marker has not moved"
    assert table.hero("ada").wealth == 2


@pytest.mark.rule("TG-DIP-07")
def test_green_before_time_is_up_ends_nothing() -> None:
    table = Table(talk(left={"free": ["up"] * 4}), "ada", foe="knight").hold("ada", "c")
    table.act("ada").say("card:c")
    assert table.now.affinity == 7
    assert table.over == ""
    assert table.prompt == "ask-act"


@pytest.mark.rule("TG-DIP-08", "TG-ENC-13")
@pytest.mark.parametrize(("step", "colour"), [(7, "green"), (4, "grey"), (0, "red")])
def test_the_outcome_of_the_colour_once_or_for_each_member(step: int, colour: str) -> None:
    outcomes = {
        "green": {
            "do": [
                {"type": "gain", "what": "wealth"},
                {"type": "party", "do": [{"type": "gain", "what": "food"}]},
            ]
        },
        "grey": {"do": [{"type": "gain", "what": "magic"}]},
        "red": {"do": [{"type": "party", "do": [{"type": "terror", "n": 2}]}]},
    }
    world = World().talk("knight", reaction=[{"type": "lose-time", "n": 3}], outcomes=outcomes)
    table = Table(world, "ada", "ben", foe="knight")
    table.encounter.affinity = step
    table.attack("ada")
    if colour != "red":
        table.say("hero:ben")
    assert table.over == colour
    ada, ben = table.state_now.heroes
    assert (ben.wealth, ada.food, ben.food) == ((1, 1, 1) if colour == "green" else (0, 0, 0))
    assert ben.magic == (1 if colour == "grey" else 0)
    assert (ada.terror, ben.terror) == ((2, 2) if colour == "red" else (0, 0))


@pytest.mark.rule("TG-DIP-09", "TG-DIP-16")
def test_when_the_last_one_falls_there_is_no_outcome() -> None:
    outcomes = {c: {"do": [{"type": "gain", "what": "food"}]} for c in ("green", "grey", "red")}
    for guardian, stays in ((False, []), (True, ["knight"])):
        world = World().talk(
            "knight", reaction=[{"type": "damage", "n": 9}], outcomes=outcomes, guardian=guardian
        )
        table = Table(world, "ada", foe="knight").attack("ada")
        assert table.over == "failure"
        assert table.hero("ada").food == 0
        assert table.state_now.guardians == stays


@pytest.mark.rule("TG-DIP-10", "TG-AMB-39")
def test_giving_up_needs_all_and_costs_four_steps() -> None:
    table = Table(World(), "ada", "ben", foe="knight").act("ada").say("give-up")
    assert table.asked == [1]
    table.say("ben:pass")
    assert table.now.affinity == 3, "without unanimity they go on"
    assert "give-up" not in table.options
    for before, colour in ((7, "grey"), (6, "red"), (2, "red")):
        table = Table(World(), "ada", "ben", foe="knight")
        table.encounter.affinity = before
        table.act("ada").say("give-up", "ben:yes")
        assert table.over == colour
    assert "escape" not in Table(World(), "ada", foe="knight").act("ada").options


@pytest.mark.rule("TG-DIP-11")
def test_playing_no_card_has_no_other_consequence() -> None:
    world = World().talk("knight", reaction=[{"type": "terror"}])
    table = Table(world, "ada", foe="knight").act("ada").say("stop")
    assert table.hero("ada").terror == 1
    assert "fact-tactical-attack" not in table.said


@pytest.mark.rule("TG-DIP-12")
def test_the_reaction_from_left_to_right_party_parts_for_each() -> None:
    reaction = [{"type": "terror"}, {"type": "party", "do": [{"type": "tire"}]}]
    table = Table(World().talk("knight", reaction=reaction), "ada", "ben", foe="knight")
    table.attack("ben")
    ada, ben = table.state_now.heroes
    assert (ada.terror, ben.terror) == (0, 1)
    assert (ada.energy, ben.energy) == (5, 5)
    assert table.tracks == ["terror", "energy", "energy"]


@pytest.mark.rule("TG-DIP-13", "TG-EX-36")
def test_an_encounter_bonus_is_that_of_the_keys_attribute_once() -> None:
    world = World().talk(
        "knight",
        right={"empathy": 1, "caution": 1, "spirituality": 1},
        bonus={"empathy": [UP], "caution": [{"type": "time"}]},
    )
    talk("c", world, left={"empathy": ["encb"]})
    talk("d", world, left={"caution": ["encb"]})
    talk("e", world, left={"spirituality": ["encb"]})
    for card, affinity, time in (("c", 4, 3), ("d", 3, 4), ("e", 3, 3)):
        table = Table(world, "ada", foe="knight").can("ada", empathy=3, caution=3, spirituality=3)
        table.hold("ada", card).act("ada").say(f"card:{card}")
        assert (table.now.affinity, table.now.time) == (affinity, time)
    world.talk("knight", right={"empathy": 1}, bonus={"empathy": [{"type": "draw"}]})
    table = Table(world, "ada", foe="knight").can("ada", empathy=1).hold("ada", "c").act("ada")
    assert len(table.say("card:c").member("ada").hand) == 1


@pytest.mark.rule("TG-DIP-14", "TG-EX-36")
def test_an_encounter_bonus_that_reads_lightning_permits_a_further_card() -> None:
    world = World().talk("knight", bonus={"empathy": [{"type": "bolt"}], "caution": [UP]})
    talk("first", world, right={"empathy": 1, "caution": 1})
    talk("yes", world, left={"empathy": ["encb"]})
    talk("no", world, left={"caution": ["encb"]})
    table = Table(world, "ada", foe="knight").can("ada", empathy=1, caution=1)
    table.hold("ada", "first", "yes", "no").act("ada").say("card:first")
    assert table.options == ["card:yes", "stop", "give-up"]
    table = Table(world, "ada", foe="knight").can("ada", caution=1)
    table.hold("ada", "first", "yes").act("ada")
    assert table.say("card:first").options == ["stop", "give-up"], "it must be obtainable"


@pytest.mark.rule("TG-DIP-15", "TG-EX-36")
def test_a_bonus_that_loses_time_may_end_it_before_further_keys() -> None:
    world = World().talk(
        "knight", time=1, right={"empathy": 1}, bonus={"empathy": [{"type": "lose-time"}]}
    )
    talk("c", world, left={"empathy": ["encb"], "free": ["up", "up", "up"]})
    table = Table(world, "ada", foe="knight").can("ada", empathy=1).hold("ada", "c").act("ada")
    table.say("card:c")
    assert table.over == "grey", "the Free Key came too late"


@pytest.mark.rule("TG-DIP-16", "TG-SYM-15", "TG-GRD-01", "TG-AMB-63")
@pytest.mark.parametrize(
    ("top", "outcome", "step", "stays"),
    [
        (True, False, 7, False),
        (True, False, 4, True),
        (True, False, 0, True),
        (False, True, 0, True),
        (False, True, 7, False),
        (False, False, 0, False),
    ],
)
def test_who_stays_as_a_guardian(top: bool, outcome: bool, step: int, stays: bool) -> None:
    world = World().talk(
        "knight",
        guardian=top,
        reaction=[{"type": "lose-time", "n": 3}],
        outcomes={"green": {}, "grey": {}, "red": {"guardian": outcome}},
    )
    table = Table(world, "ada", foe="knight")
    table.encounter.affinity = step
    assert table.attack("ada").state_now.guardians == (["knight"] if stays else [])


@pytest.mark.rule("TG-TRT-07", "TG-AMB-19")
def test_greedy_takes_a_wealth_or_gives_a_terror_once_a_party() -> None:
    world = World().talk("knight", traits=[{"type": "greedy"}])
    table = Table(world, "ada", "ben", foe="knight")
    table.hero("ben").wealth = 1
    table.begin().say("ada:keep", "ben:keep")
    assert table.options == ["wealth", "terror:ada", "terror:ben"]
    table.say("wealth")
    assert table.hero("ben").wealth == 0
    table = Table(world, "ada", "ben", foe="knight").begin().say("ada:keep", "ben:keep")
    assert table.options == ["terror:ada", "terror:ben"], "nobody has Wealth"
    table.say("terror:ben")
    assert [one.terror for one in table.state_now.heroes] == [0, 1]


@pytest.mark.rule("TG-TRT-08", "TG-EPM-03")
def test_disheartening_and_the_epic_rule_make_giving_up_red() -> None:
    world = World().talk("knight", traits=[{"type": "disheartening"}])
    table = Table(world, "ada", foe="knight")
    table.encounter.affinity = 7
    assert labels(table.act("ada"))["give-up"] == "option-give-up-red"
    assert table.say("give-up").over == "red"
    table = Table(World(), "ada", foe="knight")
    table.encounter.affinity = 7
    assert labels(table.act("ada"))["give-up"] == "option-give-up"
    table = Table(World(), "ada", foe="knight")
    table.encounter.affinity = 7
    table.state.rules = ["epic-refusal"]
    assert table.act("ada").say("give-up").over == "red"


@pytest.mark.rule("TG-DIP-11")
def test_ending_a_talk_without_a_card_threatens_no_tactical_attack() -> None:
    assert labels(Table(World(), "ada", foe="knight").act("ada"))["stop"] == "option-stop-poised"
