"""Saves of every released format load, for ever."""

from pathlib import Path

import pytest

from waystone.kernel.game import find, ids
from waystone.kernel.save import differences, load, parse, replay

SAVES = sorted(Path(__file__).parent.glob("*.json"))


def test_there_is_a_save_of_every_version_of_every_game() -> None:
    needed = {f"{g}-{n + 1}" for g in ids(templates=True) for n in range(find(g).version)}
    assert needed <= {path.stem for path in SAVES}


@pytest.mark.parametrize("path", SAVES, ids=lambda p: p.name)
def test_an_old_save_goes_on(path: Path) -> None:
    session, notices = load(path.read_bytes())
    assert "notice-tail-cut" not in notices
    for _ in range(5):
        if session.ask is None:
            break
        question = session.questions()[0]
        policy = session.game.bots.policy
        key = policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    assert len(session.history) > len(parse(path.read_bytes()).history)


def test_a_save_of_this_version_is_verified() -> None:
    newest = f"_template-{find('_template').version}.json"
    save = parse((Path(__file__).parent / newest).read_bytes())
    assert differences(save, replay(save)) == []
