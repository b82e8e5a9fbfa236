"""What is written of many games: tables, pages, collectors, logs of an arena."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from waystone.cli import main
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.sim.report import interval
from waystone.sim.run import Job, run


def test_a_page_and_a_table_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, table = tmp_path / "out.html", tmp_path / "out.csv"
    args = ["simulate", "_template", "--games", "20", "--seats", "greedy,random"]
    assert main([*args, "--report", str(page), "--out", str(table)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "attack" in text
    assert "http" not in text.replace("http-equiv", "")
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 20
    assert {row["bots"] for row in rows} == {"greedy,random"}
    capsys.readouterr()


def test_a_page_tells_wins_by_scenario_setting_hero_and_party(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, table = tmp_path / "out.html", tmp_path / "out.csv"
    args = ["simulate", "gloomhaven", "--games", "8", "--seats", "greedy,greedy", "--jobs", "2"]
    args += ["--scenario", "low-tide,wet-chapel", "--set", "level=1,3"]
    assert main([*args, "--report", str(page), "--out", str(table)]) == 0
    capsys.readouterr()
    text = page.read_text(encoding="utf-8")
    for said in ("low-tide (4)", "wet-chapel (4)", "Wins by level", "1 (4)", "3 (4)"):
        assert said in text
    assert "Harpooner (8)" in text
    assert "Harpooner, Lamplighter (8)" in text
    assert "Rounds in a game" in text
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["seed"] for row in rows] == ["1"] * 4 + ["2"] * 4
    assert len({(row["scenario"], row["choices"]) for row in rows[:4]}) == 4


def test_all_scenarios_that_fit_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "runebound", "--seats", "random,random", "--json", "--collect"]
    assert main([*args, "waystone.sim.collect:Party", "--games", "2", "--scenario", "all"]) == 0
    told = json.loads(capsys.readouterr().out)
    heroes = [row["hero"] for row in told["collected"]["waystone.sim.collect:Party"]]
    assert len(heroes) == 4
    assert "-" not in heroes
    assert main([*args, "waystone.sim.collect:Party", "--scenario", "margath,none"]) == 2
    assert "no scenario 'none'" in capsys.readouterr().err


class Attacks:
    """A collector as a user would write one."""

    def before(self, session: Session) -> None:
        self.count = 0

    def step(self, session: Session, seat: int, key: str) -> None:
        self.count += key == "attack"

    def after(self, session: Session) -> list[dict[str, Any]]:
        return [{"attacks": self.count}]


def test_a_user_collects_what_matters(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("waystone.sim.collect.Attacks", Attacks, raising=False)
    args = ["simulate", "_template", "--games", "3", "--seats", "greedy", "--json"]
    name = "waystone.sim.collect:Attacks"
    assert main([*args, "--collect", name]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["attacks"] > 0 for row in told["collected"][name]] == [True] * 3


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--out", "x.txt"], ".csv or a .parquet"),
        (["--out", "no-such-folder/x.csv"], "Cannot write"),
        (["--report", "no-such-folder/x.html"], "Cannot write"),
        (["--collect", "nowhere:None"], "There is no collector"),
    ],
)
def test_what_cannot_be_written_is_said(
    more: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "_template", "--games", "1", "--seats", "greedy", *more]) == 2
    assert said in capsys.readouterr().err


def test_an_arena_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "arena.jsonl"
    args = ["arena", "_template", "--bots", "random,greedy", "--json", "--resume", str(log)]
    assert main([*args, "--games", "4"]) == 0
    capsys.readouterr()
    first = log.read_text().splitlines()
    assert len(first) == 8
    assert main([*args, "--games", "6"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["games"] for row in told["alone"]] == [6, 6]
    assert log.read_text().splitlines()[:8] == first
    assert len(log.read_text().splitlines()) == 12
    log.write_text("nonsense\n")
    assert main([*args, "--games", "4"]) == 2
    assert "is not a line of an arena log" in capsys.readouterr().err


def test_an_interval_holds_the_rate() -> None:
    low, high = interval(7, 10)
    assert (round(low, 3), round(high, 3)) == (0.397, 0.892)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 50)[0] == 0.0
    assert interval(50, 50)[1] == pytest.approx(1.0)


@pytest.mark.slow
def test_ray_gives_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    args = ["simulate", "_template", "--games", "40", "--seats", "random,greedy", "--json"]
    assert main(args) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*args, "--ray", "local"]) == 0
    cluster = json.loads(capsys.readouterr().out)
    for name in ("answers", "seats", "outcomes"):
        assert cluster[name] == alone[name]


def test_mass_play_looks_through_the_folders_of_games_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    jobs = [Job("_template", Setup(2, seed), ("random", "random")) for seed in (1, 2)]
    first = [result.answers for result in run(jobs)]
    monkeypatch.setattr("waystone.kernel.game.ids", lambda **_: pytest.fail("looked again"))
    assert [result.answers for result in run(jobs)] == first
