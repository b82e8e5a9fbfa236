"""Saves of strangers, where version, content or packs are not those of this program."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from waystone.bots.random import any_answer
from waystone.kernel import verify
from waystone.kernel.errors import BadContent, BadSave
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.migrate import Position
from waystone.kernel.save import dump
from waystone.kernel.session import Session
from waystone.kernel.verify import verified

TEMPLATE = find("_template")
VERSION = TEMPLATE.version
PACK = "id: spit\ngame: _template\nname: {en: Spit, ru: Вертел}\n"
CARD = "- {id: spit, name: {en: Spit, ru: Вертел}, copies: 9, effect: {type: strike, bonus: 3}}\n"


def played(answers: int = 15, packs: tuple[Path, ...] = ()) -> dict[str, Any]:
    """A save of the template game, as a tree."""
    session = Session.new(TEMPLATE, Setup(2, 5), "all", TEMPLATE.load_content(packs))
    luck = random.Random(5)
    while len(session.history) < answers:
        question = luck.choice(session.questions())
        session.answer(question.seat, any_answer(question, luck))
    tree: dict[str, Any] = json.loads(dump(session))
    return tree


def written(tree: dict[str, Any]) -> bytes:
    return json.dumps(tree).encode()


def objection(tree: dict[str, Any], packs: tuple[Path, ...] = ()) -> str:
    with pytest.raises(BadSave) as refused:
        verified(written(tree), packs)
    return refused.value.message


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(CARD, encoding="utf-8")
    return tmp_path


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has a new version; the one before said `brute` where it says `beast`."""

    def renamed(old: Position) -> Position:
        return structs.replace(old, state={**old.state, "beast": old.state["brute"]})

    newer = structs.replace(TEMPLATE, version=VERSION + 1, migrations={VERSION: renamed})
    monkeypatch.setattr(verify, "find", lambda _: newer)


def old_save(answers: int = 15) -> dict[str, Any]:
    tree = played(answers)
    tree["state"]["brute"] = tree["state"].pop("beast")
    tree["steps"] = [["an_old_name", answers, "0" * 24] for _, answers, _ in tree["steps"]]
    return tree


def test_the_game_that_is_let_in_was_played_here() -> None:
    tree = played()
    tree["state"]["of_no_use"] = {"seats": 10**12}
    assert objection(tree) == "save-no-replay"
    del tree["state"]["of_no_use"]
    session, _ = verified(written(tree))
    assert [mark.snapshot is not None for mark in session.journal.marks].count(True) > 1
    assert session.log


@pytest.mark.usefixtures("next_version")
@pytest.mark.parametrize("answers", range(10, 17))
def test_a_save_of_an_older_version_is_held_by_its_state(answers: int) -> None:
    """At the start of a step, in the middle of one, and after one that asked nothing."""
    session, notices = verified(written(old_save(answers)))
    assert (len(session.history), notices) == (answers, [])


@pytest.mark.usefixtures("next_version")
def test_a_step_of_which_nothing_is_kept_holds_no_state_of_an_older_version() -> None:
    tree = old_save(40)
    tree["tail"] = 40 - tree["steps"][2][1]
    assert objection(tree) == "save-no-replay"


@pytest.mark.usefixtures("next_version")
def test_a_forged_state_of_an_older_version_is_found() -> None:
    tree = old_save()
    tree["state"]["heroes"][0]["life"] += 1
    assert objection(tree) == "save-no-replay"


@pytest.mark.usefixtures("next_version")
def test_a_state_that_cannot_be_brought_up_to_date_is_refused() -> None:
    tree = old_save()
    del tree["state"]["brute"]
    assert objection(tree) == "save-no-replay"


def test_a_save_of_a_newer_version_is_refused() -> None:
    with pytest.raises(BadSave, match="update it"):
        verified(written({**played(), "version": VERSION + 1}))


def test_other_content_does_not_matter_where_the_game_is_the_same() -> None:
    tree = {**played(), "content_hash": "another"}
    tree["steps"] = [[step, answers, "0" * 24] for step, answers, _ in tree["steps"]]
    assert verified(written(tree))[1] == ["notice-content-changed"]
    tree["state"]["heroes"][0]["life"] += 1
    assert objection(tree) == "save-other-content"


def test_a_save_with_a_pack_replays_with_that_pack_only(pack: Path) -> None:
    tree = played(packs=(pack,))
    session, notices = verified(written(tree), (pack,))
    assert (len(session.history), notices) == (15, [])
    assert objection(tree) == "save-other-content"


def test_a_history_without_end_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "MOST_ANSWERS", 14)
    assert objection(played()) == "save-too-long"
    monkeypatch.setattr(verify, "MOST_ANSWERS", 15)
    assert len(verified(written(played()))[0].history) == 15, "so many and no more"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_objection_can_be_read(lang: str) -> None:
    text = TEMPLATE.text(lang, TEMPLATE.load_content()[0])
    for message in ("save-no-replay", "save-other-content", "save-too-long", "save-too-slow"):
        assert text.format(message, {"most": 9}).endswith(".")


def test_what_a_pack_brings_is_looked_through_by_the_game_itself(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("{id: mine, game: _template}", encoding="utf-8")
    cards = (
        "- {id: dud, name: {en: Dud, ru: Пустышка}, copies: 0, effect: {type: guard, stops: 1}}\n"
    )
    (tmp_path / "cards.yaml").write_text(cards, encoding="utf-8")
    with pytest.raises(BadContent, match="it is never drawn"):
        TEMPLATE.load_content((tmp_path,))


def test_every_game_is_found_by_its_id() -> None:
    """The folder of a game has its id with other dashes; that of a template begins with one."""
    assert any("-" in game_id for game_id in ids())
    for game_id in ids(templates=True):
        assert find.__wrapped__(game_id).id == game_id


def test_a_pack_is_for_the_game_that_it_names(pack: Path) -> None:
    assert TEMPLATE.check_content((pack,)).cards["spit"].copies == 9
    with pytest.raises(BadContent, match="is a pack for _template, not for"):
        find(ids()[0]).load_content((pack,))
    other = structs.replace(TEMPLATE, id="another")
    with pytest.raises(BadContent, match="is a pack for _template, not for another"):
        other.check_content((pack,))
