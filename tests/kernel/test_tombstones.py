"""Content that is gone: games that name it go on, and a tombstone says nothing that is not so."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from waystone.bots.random import any_answer
from waystone.kernel import save, tombstones
from waystone.kernel.errors import BadContent, BadSave
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.migrate import Position
from waystone.kernel.session import Session
from waystone.kernel.tombstones import Tombstone, laid_to_rest, mistakes

LID = Tombstone("barrel", "cards", "lid")
GHOST = Tombstone("ghost", "cards")


def old_save(old: str) -> bytes:
    """A game of the time when the second hero held a card that has gone since: one that had
    another name, or one more than there are now."""
    session = Session.new(find("_template"), Setup(2, 5))
    kept = msgspec.json.decode(save.dump(session))
    hand = kept["state"]["heroes"][1]["hand"]
    hand[0:1] = [old] if old == LID.id else [old, hand[0]]
    kept["content_hash"] = "of that time"
    return msgspec.json.encode(kept)


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> list[Tombstone]:
    """What the template says is gone."""
    found: list[Tombstone] = []
    monkeypatch.setattr(save, "tombstones", lambda folder: tuple(found))
    return found


def played_to_the_end(session: Session) -> None:
    luck = random.Random(1)
    while session.end is None:
        question = session.questions()[0]
        session.answer(question.seat, any_answer(question, luck))


def test_a_game_goes_on_with_what_took_the_place_of_a_card(stones: list[Tombstone]) -> None:
    stones.append(LID)
    session, notices = save.load(old_save("barrel"))
    assert session.state.heroes[1].hand[0] == "lid"
    assert notices == ["notice-content-changed"]
    played_to_the_end(session)


def test_a_game_goes_on_without_a_card_that_is_gone_for_good(stones: list[Tombstone]) -> None:
    stones.append(GHOST)
    session, _ = save.load(old_save("ghost"))
    assert GHOST.id not in session.state.heroes[1].hand
    played_to_the_end(session)


def test_without_a_tombstone_the_game_is_lost(stones: list[Tombstone]) -> None:
    with pytest.raises(BadSave, match="damaged"):
        save.load(old_save("ghost"))


def at(**state: Any) -> Position:
    return Position(state, "step", ["barrel"])


def test_names_change_wherever_they_stand() -> None:
    new = laid_to_rest(at(deck=["barrel"], by={"barrel": {"card": "barrel"}}, n=3), (LID,))
    assert new.state == {"deck": ["lid"], "by": {"lid": {"card": "lid"}}, "n": 3}
    assert new.args == ["lid"]


def test_what_was_kept_of_a_thing_goes_with_it() -> None:
    old = at(deck=["ghost", "lid"], quests=[{"id": "ghost", "done": 1}], by={"ghost": 1, "lid": 2})
    assert laid_to_rest(old, (GHOST,)).state == {"deck": ["lid"], "quests": [], "by": {"lid": 2}}


def test_what_a_game_cannot_do_without_is_named() -> None:
    with pytest.raises(BadSave, match="cannot do without 'ghost'"):
        laid_to_rest(at(place="ghost"), (GHOST,))


def test_a_position_that_names_nothing_gone_is_left_alone() -> None:
    old = at(deck=["lid"])
    assert laid_to_rest(old, (GHOST,)) is old


@pytest.mark.parametrize(
    ("stone", "said"),
    [
        (Tombstone("lid", "cards"), "it is not gone"),
        (Tombstone("barrel", "cards", "keg"), "there is no 'keg' among the cards"),
        (Tombstone("barrel", "spells"), "there is no kind 'spells'"),
    ],
)
def test_lint_finds_tombstones_that_are_wrong(stone: Tombstone, said: str) -> None:
    content, _ = find("_template").load_content()
    (mistake,) = mistakes((stone,), content)
    assert said in mistake
    assert "twice" in mistakes((GHOST, GHOST), content)[0]


def test_the_tombstones_of_every_game_are_right() -> None:
    for game in map(find, ids(templates=True)):
        content, _ = game.load_content()
        assert mistakes(tombstones.tombstones(game.folder), content) == []


def test_a_file_is_read_with_care(tmp_path: Path) -> None:
    (tmp_path / "tombstones.yaml").write_text("- {id: ghost, kind: cards, why: fun}\n")
    with pytest.raises(BadContent, match=r"tombstones\.yaml"):
        tombstones.tombstones(tmp_path)
    assert tombstones.tombstones(tmp_path / "none") == ()
