"""`waystone lessons` and `waystone conformance --lessons`."""

import json
from pathlib import Path

import pytest
from msgspec import structs

from waystone.cli import main
from waystone.kernel.game import find
from waystone.kernel.lesson import lessons

Out = pytest.CaptureFixture[str]


def test_the_chapters_of_a_game_are_listed(capsys: Out) -> None:
    assert main(["lessons", "_template", "--lang", "ru"]) == 0
    assert capsys.readouterr().out == "_template/first-blow: Первый удар (8)\n"


def test_a_chapter_is_rehearsed_with_its_questions_and_keys(capsys: Out) -> None:
    assert main(["lessons", "_template/first-blow"]) == 0
    out = capsys.readouterr().out
    assert "[ask-ready, TP-RND-01]\n    card:poker  card:broth\n  > card:poker" in out
    assert "8 -> beast\n  That is a fight." in out


def test_what_is_wrong_with_a_chapter_of_a_pack_is_told(tmp_path: Path, capsys: Out) -> None:
    text = (find("_template").folder / "lessons" / "1-first-blow.yaml").read_text(encoding="utf-8")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "pack.yaml").write_text("{id: mine, game: _template}", encoding="utf-8")
    changed = text.replace("id: first-blow", "id: mine").replace("do: attack", "do: bite")
    (tmp_path / "lessons" / "mine.yaml").write_text(changed, encoding="utf-8")
    assert main(["lessons", "_template/mine", "--pack", str(tmp_path)]) == 1
    assert "_template/mine, beat 6: 'bite' is no answer to ask-action" in capsys.readouterr().err


def test_a_chapter_that_does_not_exist_is_told(capsys: Out) -> None:
    assert main(["lessons", "_template/second-blow"]) == 2
    assert "there are first-blow" in capsys.readouterr().err


def test_the_rules_that_lessons_teach_are_counted_by_section(capsys: Out) -> None:
    assert main(["conformance", "_template", "--lessons", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["_template"]
    assert told["chapters"] == ["first-blow"]
    assert told["sections"]["ATT"]["taught"] == 1
    assert told["taught"] == sum(part["taught"] for part in told["sections"].values())
    assert main(["conformance", "--lessons"]) == 0
    assert "gloomhaven" in capsys.readouterr().out


def test_a_lesson_that_teaches_a_rule_of_no_book_is_told(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = lessons(find("_template"))["first-blow"]
    wrong = structs.replace(lesson, beats=(structs.replace(lesson.beats[0], rules=("ZZ-NO-01",)),))
    monkeypatch.setattr("waystone.cli.taught.lessons", lambda game: {"first-blow": wrong})
    assert main(["conformance", "_template", "--lessons"]) == 1
    assert "teaches ZZ-NO-01, which is in no rulebook" in capsys.readouterr().err
