"""What is always in sight: a goal, an order of turns, clocks within bounds; scenes with sides."""

import random
from typing import Any

from waystone.kernel.game import Game
from waystone.kernel.messages import message_ids
from waystone.kernel.view import Hud

ALWAYS = {"round", "goals", "order", "intents", "intent-numbers"}
TOLD = {
    ("_template", "cellar"): {"clocks", "counters", "progress"},
    ("dungeoneer", "legendary"): {
        "phase",
        "clocks",
        "counters",
        "danger",
        "progress",
        "now",
        "done",
        "target",
    },
    ("dungeoneer", "solo"): {"phase", "clocks", "counters", "progress", "now", "target"},
    ("dungeoneer", "combined"): {
        "phase",
        "clocks",
        "counters",
        "danger",
        "progress",
        "now",
        "done",
        "target",
    },
    ("gloomhaven", "scenario"): {"counters", "danger", "initiative", "now", "done", "target"},
    ("gloomhaven", "dungeon"): {"counters", "danger", "initiative", "now", "done", "target"},
    ("gloomhaven", "campaign"): {"counters", "danger", "initiative", "now", "done", "target"},
    ("machina-arcana", "scenario"): {"phase", "clocks", "counters", "now", "done", "target"},
    ("machina-arcana", "campaign"): {"phase", "clocks", "counters", "now", "done", "target"},
    ("runebound", "race"): {"phase", "clocks", "counters", "now", "done", "target"},
    ("runebound", "solo"): {"phase", "clocks", "counters", "now", "target"},
    ("tainted-grail", "encounter"): {"danger", "progress", "now", "target"},
    ("tainted-grail", "campaign"): {
        "phase",
        "clocks",
        "counters",
        "danger",
        "progress",
        "now",
        "target",
    },
}
"""What is to be told at least once in some games of a mode, besides what always is."""


def moments(case: Any, seed: int, share: float) -> Any:
    """Views of the seats that are asked, on the way through a game played by policy."""
    session = case.session(seed)
    luck = random.Random(seed)
    policy = session.game.bots.policy
    text = session.game.text("ru", session.content)
    while session.ask is not None and len(session.history) < 250:
        question = luck.choice(session.questions())
        key = policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
        if luck.random() < share:
            yield session.view(question.seat, text)


def test_goal_order_and_clocks_are_in_sight(case: Any) -> None:
    shown = [table.hud for table in moments(case, 71, 0.5) if table.hud is not None]
    assert shown, "nothing is in sight"
    for hud in shown:
        for clock in hud.clocks:
            assert clock.most is None or 0 <= clock.value <= clock.most, clock
        for goal in hud.goals:
            assert goal.text
            assert (goal.done is None) == (goal.of is None), goal
            assert goal.done is None or goal.of is None or 0 <= goal.done <= goal.of, goal
        assert all(turn.name for turn in hud.order)
        assert sum(turn.now for turn in hud.order) <= 1
    assert any(hud.order for hud in shown)
    assert len(shown) < 10 or any(goal.text for hud in shown for goal in hud.goals)


def told(hud: Hud) -> set[str]:
    """Which of all that can be in sight is told."""
    found = {name for name in hud.__struct_fields__ if getattr(hud, name)}
    found |= {"progress" for goal in hud.goals if goal.of is not None}
    found |= {"initiative" for turn in hud.order if turn.initiative}
    found |= {name for turn in hud.order for name in ("now", "done") if getattr(turn, name)}
    found |= {"target" for intent in hud.intents if intent.target}
    return found | {"intent-numbers" for one in hud.intents if one.figures or one.lines}


def test_all_that_a_game_has_to_tell_is_told(pair: Any) -> None:
    shown = [
        table.hud
        for seed in (71, 72, 73)
        for table in moments(pair, seed, 0.5)
        if table.hud is not None
    ]
    seen = {name for hud in shown for name in told(hud)}
    assert ALWAYS | TOLD.get((pair.game, pair.mode), set()) <= seen


def test_sides_of_a_scene_are_told_apart(case: Any) -> None:
    for table in moments(case, 72, 0.3):
        if table.scene is not None:
            assert table.scene.title
            assert len({side.id for side in table.scene.sides}) == len(table.scene.sides) > 0


def test_words_in_sight_exist_in_both_languages(game: Game) -> None:
    english, russian = (message_ids(lang, game.folder / "locale") for lang in ("en", "ru"))
    assert {m for m in english if m.startswith("hud-")} == {
        m for m in russian if m.startswith("hud-")
    }
