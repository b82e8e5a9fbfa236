"""What must be in sight."""

import pytest

from waystone.games.runebound.box.abilities import Armor
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.shown.view import view
from waystone.kernel.game import find
from waystone.kernel.view import Hud


def shown(t: Table) -> Hud:
    text = find("runebound").text("en", t.content)
    seen = view(t.state, t.content, None, text).hud
    assert seen is not None
    return seen


@pytest.mark.rule("RB-TIM-06", "RB-TIM-07", "RB-TIM-08")
@pytest.mark.parametrize(
    ("at", "act", "told"),
    [
        (1, 1, ("hud-story-in", 1)),
        (2, 1, ("hud-refresh-in", 2)),
        (4, 1, ("hud-story-in", 1)),
        (9, 1, ("hud-refresh-in", 1)),
        (10, 1, ("hud-story-in", 1)),
        (11, 1, ("hud-act-ends", 0)),
        (12, 1, ("hud-act-ends", 0)),
        (11, 2, ("hud-time-up", 0)),
    ],
)
def test_what_comes_next_on_the_track(at: int, act: int, told: tuple[str, int]) -> None:
    t = Table("corbin", act=act)
    t.state.space_on_track = at
    message, rounds = told
    text = find("runebound").text("en", t.content)
    expected = text(message, rounds=rounds) if rounds else text(message)
    assert shown(t).clocks[0].note == expected


@pytest.mark.rule("RB-TIM-06")
def test_the_last_space_counts() -> None:
    t = Table("corbin")
    t._content(track=type(t.content.track)(12, (12,), ()))
    t.state.space_on_track = 10
    text = find("runebound").text("en", t.content)
    assert shown(t).clocks[0].note == text("hud-story-in", rounds=2)


@pytest.mark.rule("RB-VIL-04", "RB-RND-02")
def test_round_points_and_whose_turn_it_is() -> None:
    t = Table("corbin", "lissa")
    t.state.active, t.state.first = 0, 1
    seen = shown(t)
    assert (bool(seen.round), bool(seen.phase)) == (True, True)
    assert [(turn.seat, turn.now) for turn in seen.order] == [(1, False), (0, True)]
    t.state.active, t.state.round = -1, 0
    seen = shown(t)
    assert (seen.round, seen.phase) == ("", "")


@pytest.mark.rule("RB-RND-02")
def test_those_before_whose_turn_it_is_have_acted() -> None:
    t = Table("corbin", "lissa")
    t.state.first, t.state.active = 1, 0
    assert [(turn.seat, turn.done) for turn in shown(t).order] == [(1, True), (0, False)]
    t.state.active = 1
    assert [turn.done for turn in shown(t).order] == [False, False]


@pytest.mark.rule("RB-CAC-03", "RB-CAC-10")
def test_what_an_enemy_can_do_now() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd"], ["2sku", "sku", "2shd"])
    (intent,) = shown(t).intents
    assert [figure.value for figure in intent.figures] == ["3", "2"]
    assert intent.target == "hero:corbin"
    t.teach(Armor("sku", 1))
    assert shown(t).intents[0].figures[0].value == "2"
    t.side(1).round.passed = True
    assert shown(t).intents[0].figures[0].value == "0"


@pytest.mark.rule("RB-DMG-04")
@pytest.mark.parametrize(("damage", "dangerous"), [(7, False), (8, True)])
def test_a_blow_that_would_be_the_last_is_a_danger(damage: int, dangerous: bool) -> None:
    """Corbin has 10 health; of three skulls his shield takes one."""
    t = Table("corbin", "lissa")
    t.fight(["shd"], ["2sku", "sku"])
    t.hero.damage = damage
    assert bool(shown(t).danger) == dangerous
    t.fight(["2shd", "shd"], ["2sku", "sku"])
    assert not shown(t).danger


@pytest.mark.rule("RB-SCN-07")
def test_zombies_are_counted_where_they_end_the_game() -> None:
    t = Table("corbin", scenario="corpse-king")
    t.state.zombies = {3: 2, 4: 1}
    assert [(c.id, c.value) for c in shown(t).clocks][1:] == [("zombies", 3)]
    assert len(shown(Table("corbin")).clocks) == 1


@pytest.mark.rule("RB-VIL-04", "RB-TIM-02")
def test_the_goal_is_told_alone_and_in_a_race_with_the_time_before_act_two() -> None:
    t = Table("corbin")
    del t.state.heroes[1:]
    t.state.space_on_track = 4
    goals = shown(t).goals
    assert [goal.text for goal in goals] == [
        "Defeat Margath before time is up",
        "Grow strong before Act II, when Margath can be met",
    ]
    assert (goals[1].done, goals[1].of) == (3, 12)
    t.state.act = 2
    assert len(shown(t).goals) == 1
    assert shown(Table("corbin", "lissa")).goals[0].text == "Defeat Margath before anyone else"
