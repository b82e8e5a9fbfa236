"""What is always in sight: a goal, an order of turns, clocks within bounds; scenes with sides."""

import random
from typing import Any

from waystone.kernel.game import Game
from waystone.kernel.messages import message_ids


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
        assert all(turn.name for turn in hud.order)
        assert sum(turn.now for turn in hud.order) <= 1
    assert any(hud.order for hud in shown)
    assert len(shown) < 10 or any(goal.text for hud in shown for goal in hud.goals)


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
