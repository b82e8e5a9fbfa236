"""Saves of every released format load, for ever."""

from pathlib import Path

import pytest

from waystone.kernel.save import differences, load, parse, replay

SAVES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda p: p.name)
def test_an_old_save_goes_on(path: Path) -> None:
    session, notices = load(path.read_bytes())
    assert "notice-tail-cut" not in notices
    assert session.ask is not None
    question = session.questions()[0]
    policy = session.game.bots.policy
    session.answer(question.seat, policy(session.state, session.content, question.seat, question))


def test_a_save_of_this_version_is_verified() -> None:
    save = parse((Path(__file__).parent / "_template-1.json").read_bytes())
    assert differences(save, replay(save)) == []
