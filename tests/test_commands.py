"""The commands, as people type them: what they print, and what they say to mistakes."""

import json
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from waystone.cli import main
from waystone.kernel.content import pack_of
from waystone.kernel.game import ids

T = "_template"


def tell(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    try:
        code = main(args)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def told(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    code, out, err = tell(capsys, *args)
    assert (code, err) == (0, "")
    return json.loads(out)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    waiting = list(lines)

    def read(self: object, prompt: str = "") -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("rich.console.Console.input", read)


def test_games_are_listed_with_seats_modes_and_content(capsys: pytest.CaptureFixture[str]) -> None:
    for game in told(capsys, "games", "--json"):
        assert set(game) >= {"id", "name", "seats", "modes", "scenarios", "content"}
        assert set(game["name"]) == {"en", "ru"}
        assert game["content"]
    code, out, _ = tell(capsys, "games", "--lang", "ru")
    assert code == 0
    del out


def test_simulate_counts_games_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    run = ("simulate", T, "--games", "30", "--seats", "random,greedy", "--seed", "5", "--json")
    once = told(capsys, *run)
    assert once["games"] == once["finished"] == 30
    assert once["errors"] == 0
    assert once["failures"] == []
    assert [seat["bot"] for seat in once["seats"]] == ["random", "greedy"]
    low, high = once["seats"][0]["ci95"]
    assert low <= once["seats"][0]["win_rate"] <= high
    assert sum(once["outcomes"].values()) == 30
    again = told(capsys, *run, "--jobs", "2")
    for name in ("answers", "seats", "outcomes"):
        assert again[name] == once[name]


def test_simulate_tells_of_a_game_that_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("claws")

    monkeypatch.setattr("waystone.games._template.steps.attack", broken)
    code, out, _ = tell(capsys, "simulate", T, "--games", "3", "--seats", "greedy", "--json")
    report = json.loads(out)
    assert code == 1
    assert report["errors"] == 3
    failure = report["failures"][0]
    assert "ZeroDivisionError" in failure["error"]
    path = failure["replay"].removeprefix("waystone replay ")
    code, _, err = tell(capsys, "replay", path)
    assert code == 2
    assert "ZeroDivisionError" in err


def test_play_to_the_end_with_bots_and_a_person(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    save = tmp_path / "evening.json"
    type_in(
        monkeypatch,
        "look",
        "?",
        "why",
        "hint",
        "1",
        "hint",
        "undo",
        "nonsense",
        "1",
        f"save {save}",
    )
    code, out, err = tell(capsys, "play", T, "--seats", "human,bot:greedy", "--seed", "3")
    assert (code, err) == (0, "")
    assert "is not an option here" in out
    assert re.search(r"(?m)^\d [A-Z]", out), "a hint names an option by its number and words"
    assert "TP-RND-01" in out
    verified = told(capsys, "replay", str(save), "--verify", "--json")
    assert verified["verified"] is True
    assert verified["answers"] >= 1
    type_in(monkeypatch, "log 3", "nonsense", "quit")
    code, out, _ = tell(capsys, "play", str(save), "--seats", "human,bot:greedy", "--lang", "ru")
    assert code == 0
    assert "Место 1" in out
    assert "Варианта «nonsense» сейчас нет" in out


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = tell(capsys, "play", T, "--seats", "bot:greedy,bot:random", "--seed", "1")
    assert code == 0
    assert "The game is over" in out


def test_replay_traces_and_finds_what_was_changed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    save = tmp_path / "a.json"
    type_in(monkeypatch, "1", "1", "1", f"save {save}", "quit")
    tell(capsys, "play", T, "--seats", "human", "--seed", "8")
    code, out, _ = tell(capsys, "replay", str(save), "--trace")
    assert code == 0
    assert "in a_round > each" in out
    code, out, _ = tell(capsys, "replay", str(save), "--to", "1")
    assert "1 answers" in out
    changed = json.loads(save.read_text())
    changed["steps"][0][2] = "0" * 24
    save.write_text(json.dumps(changed))
    code, out, _ = tell(capsys, "replay", str(save), "--verify")
    assert code == 1
    assert "Step 1 (a_round) has another state than recorded." in out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", T, "--games", "0"], "not a number above zero"),
        (["simulate", T, "--games", "many"], "not a number above zero"),
        (["simulate", T, "--seats", "robot"], "There is no bot 'robot'"),
        (["simulate", T, "--seats", ",".join(["random"] * 9)], "takes 1 to 4 seats, not 9"),
        (["simulate", T, "--scenario", "moon"], "has no scenario 'moon'"),
        (["simulate", T, "--variants", "loud"], "has no variant 'loud'"),
        (["simulate", T, "--set", "level"], "write it as name=value"),
        (["simulate", T, "--seed", "-4"], "The seed must be"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play", T, "--seats", "cat"], "'cat' is no player"),
        (["play", T, "--lang", "xx"], "There is no language 'xx'"),
        (["replay", "nowhere.json"], "Cannot read nowhere.json"),
        (["content", "check", "nowhere"], "not a content pack"),
        (["content", "new", "chess", "x"], "There is no game 'chess'"),
        (["solve", T, "x.json"], "has no positions to solve"),
        (["rules", "XX-YY-01"], "XX-YY-01"),
        (["conformance", "chess"], "chess"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["bench", T, "--seconds", "nan"], "'nan' is not a number of seconds"),
        (["serve", "--port", "99999"], "is not a port"),
        (["dance"], "invalid choice: 'dance'"),
    ],
)
def test_a_mistake_gets_one_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str], args: list[str], said: str
) -> None:
    code, out, err = tell(capsys, *args)
    assert code == 2, out
    assert said in err
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_a_damaged_save_is_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "bad.json"
    save.write_text('{"format": 1, "game": ')
    for command in ("replay", "play"):
        code, _, err = tell(capsys, command, str(save))
        assert code == 2
        assert "damaged" in err
    assert save.read_text() == '{"format": 1, "game": '


def test_a_pack_can_be_started_checked_and_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pack = tmp_path / "kitchen"
    assert tell(capsys, "content", "new", T, str(pack))[0] == 0
    assert told(capsys, "content", "check", str(pack), "--json")["ok"] is True
    (pack / "beasts.yaml").write_text(
        "- {id: sow, name: {en: Wild Sow, ru: Кабаниха}, life: 3, claws: 1, icon: boar}\n"
    )
    assert tell(capsys, "content", "check", str(pack))[0] == 0
    run = ("simulate", T, "--pack", str(pack), "--scenario", "sow", "--games", "5", "--json")
    assert told(capsys, *run)["finished"] == 5
    (pack / "beasts.yaml").write_text("- {id: sow, nam: x}\n")
    code, _, err = tell(capsys, "content", "check", str(pack))
    assert code == 2
    assert "beasts.yaml:1:" in err
    assert "properties" in json.dumps(told(capsys, "content", "schema", T))
    assert told(capsys, "content", "report", T, "--json")["content"]["cards"] == 5


@pytest.mark.parametrize("game", ids(templates=True))
def test_a_new_pack_of_every_game_is_sound_and_can_be_played_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    pack = tmp_path / "ключи: {a, 'b'} # \\"
    code, out, _ = tell(capsys, "content", "new", game, str(pack))
    assert code == 0
    assert shlex.split(out)[-1] == str(pack)
    assert pack_of(pack).name == {"en": pack.name, "ru": pack.name}
    assert told(capsys, "content", "check", str(pack), "--json")["ok"] is True
    run = ("simulate", game, "--pack", str(pack), "--games", "1", "--json")
    assert told(capsys, *run)["finished"] == 1


def test_a_pack_has_a_name_that_can_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _, err = tell(capsys, "content", "new", T, str(tmp_path / "a\nb"))
    assert code == 2
    assert err == "waystone: 'a\\nb' cannot be read as a name: name the folder in words.\n"
    assert not list(tmp_path.iterdir())


def test_a_table_whose_page_is_not_built_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("waystone.server.pages.STATIC", tmp_path)
    for command in ([], ["serve"]):
        code, _, err = tell(capsys, *command)
        assert code == 2
        assert err == (
            "waystone: The page of the table is not built: "
            "run `make web` in the checkout and install again.\n"
        )


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("WAYSTONE_PORT", "99999", "'99999' is not a port"),
        ("WAYSTONE_WORKERS", "0", "'0' is not a number above zero"),
        ("WAYSTONE_BOT_DELAY", "nan", "'nan' is not a number of seconds"),
        ("WAYSTONE_DB", "mysql://x", "kept in SQLite or PostgreSQL, not in mysql"),
    ],
)
def test_the_environment_sets_what_the_flags_of_serve_set(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    variable: str,
    value: str,
    said: str,
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr("waystone.server.pages.STATIC", tmp_path)
    monkeypatch.setenv(variable, value)
    for command in ([], ["serve"]):
        code, _, err = tell(capsys, *command)
        assert code == 2
        assert said in err
        assert len(err.splitlines()) == 1


def test_bench_measures_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    row = told(capsys, "bench", T, "--seconds", "0.1", "--json")["games"][T]
    assert row["answers_per_second"] > 5_000
    assert 0 < row["clone_us"] < 500
    assert row["import_ms"] < 2_000


def test_a_command_that_needs_one_game_starts_quickly() -> None:
    start = time.perf_counter()
    code = f"from waystone.cli import main; main(['simulate', '{T}', '--games', '1'])"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert time.perf_counter() - start < 2
