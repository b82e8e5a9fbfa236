"""Conformance of a small checkout of its own; ids of no game here start with ZZ."""

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from waystone import conformance, rulebook, rules_commands
from waystone.conformance import Conformance, fallen, measure, raise_ratchet, ratchet
from waystone.rules_commands import conformance_command, rules_command

RULES = """\
# Zigzag: rules reference

Tags: **[physical]**

## 1. Rules

### 1.1 Fighting (FGT)
- **ZZ-FGT-01** Hit.
- **ZZ-FGT-02** Miss.
- **ZZ-FGT-03** Parry.
- **ZZ-FGT-04** Flee.
- **ZZ-FGT-05** Lay the figure down. [physical]

### 1.2 Resting (RST)
- **ZZ-RST-01** Sleep.
- **ZZ-RST-02** Eat.

## 2. Worked examples
- **ZZ-EX-01** Hit, then sleep.
- **ZZ-EX-02** Miss, then eat.

## 3. Rulings
- **ZZ-AMB-01** Snoring is silent.
"""

TESTS = """\
import pytest
from pytest import mark

CASES = [
    pytest.param(1, marks=pytest.mark.rule("ZZ-RST-01")),
    pytest.param(2, marks=[pytest.mark.rule("ZZ-RST-02"), pytest.mark.xfail]),
]

@pytest.mark.rule("ZZ-FGT-01", "ZZ-EX-01")
def test_hit(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("ZZ-FGT-02"))])
async def test_miss(n): ...

@pytest.mark.parametrize("n", CASES)
def test_rest(n): ...

@pytest.mark.skip(reason="later")
@pytest.mark.rule("ZZ-FGT-04")
def test_flee(): ...

@mark.rule("ZZ-AMB-01")
class TestSnoring:
    pytestmark = [mark.rule("ZZ-FGT-05")]

    def test_silence(self): ...
"""


def checkout(root: Path, tests: Mapping[str, str], source: str = "") -> Path:
    for folder in ("rules", "tests", "src/waystone"):
        (root / folder).mkdir(parents=True, exist_ok=True)
    (root / "rules/zigzag.md").write_text(RULES, encoding="utf-8")
    (root / "src/waystone/fight.py").write_text(source, encoding="utf-8")
    for name, text in tests.items():
        (root / "tests" / name).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    source = (
        'hit()  # ZZ-FGT-01..03\ng.say(Slept(), rule="ZZ-RST-01")\n# ZZ-RST-01/02, ZZ-AMB-01a\n'
    )
    root = checkout(tmp_path, {"test_zigzag.py": TESTS}, source)
    monkeypatch.setattr(conformance, "checkout", lambda: root)
    monkeypatch.setattr(rules_commands, "library", lambda: rulebook.Library(root / "rules"))
    return root


@pytest.fixture
def found(root: Path) -> Conformance:
    return measure(root)


def places(table: Mapping[str, list[conformance.Place]]) -> dict[str, list[str]]:
    return {id: [str(place) for place in at] for id, at in table.items()}


def test_marks_are_found_where_they_prove_something(found: Conformance) -> None:
    test = "tests/test_zigzag.py::"
    assert places(found.tests) == {
        "ZZ-FGT-01": [test + "test_hit"],
        "ZZ-EX-01": [test + "test_hit"],
        "ZZ-FGT-02": [test + "test_miss"],
        "ZZ-RST-01": [test + "test_rest"],
        "ZZ-AMB-01": [test + "TestSnoring::test_silence"],
        "ZZ-FGT-05": [test + "TestSnoring::test_silence"],
    }
    assert not found.problems
    assert not found.unknown


def test_citations_are_found_with_their_runs(found: Conformance) -> None:
    at = "src/waystone/fight.py:"
    assert places(found.code) == {
        "ZZ-FGT-01": [at + "1"],
        "ZZ-FGT-02": [at + "1"],
        "ZZ-FGT-03": [at + "1"],
        "ZZ-RST-01": [at + "2", at + "3"],
        "ZZ-RST-02": [at + "3"],
        "ZZ-AMB-01": [at + "3"],
    }


def test_the_report(found: Conformance) -> None:
    assert found.report() == {
        "games": {
            "zigzag": {
                "rules": {
                    "total": 7,
                    "required": 6,
                    "tested": 3,
                    "cited": 5,
                    "untested": ["ZZ-FGT-03", "ZZ-FGT-04", "ZZ-RST-02"],
                },
                "examples": {"total": 2, "tested": 1, "untested": ["ZZ-EX-02"]},
                "rulings": {"total": 1, "tested": 1, "cited": 1},
                "sections": {
                    "FGT": {"title": "Fighting", "required": 4, "tested": 2, "cited": 3},
                    "RST": {"title": "Resting", "required": 2, "tested": 1, "cited": 2},
                },
            }
        },
        "unknown": {},
        "problems": [],
    }


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("helpers.py", '@pytest.mark.rule("ZZ-FGT-01")\ndef test_x(): ...', "on no test that runs"),
        ("test_a.py", '@pytest.mark.rule("ZZ-FGT-01")\ndef helper(): ...', "on no test that runs"),
        ("test_a.py", "@pytest.mark.rule(f'ZZ-{x}')\ndef test_x(): ...", "as a string"),
        ("test_a.py", "@pytest.mark.rule(*IDS)\ndef test_x(): ...", "as a string"),
    ],
)
def test_a_mark_that_proves_nothing_is_a_problem(
    tmp_path: Path, name: str, text: str, sentence: str
) -> None:
    found = measure(checkout(tmp_path, {name: text}))
    assert not found.tests
    [problem] = found.problems
    assert sentence in problem.sentence
    assert str(problem.place) == f"tests/{name}:1"


def test_unknown_ids_of_tests_and_source(tmp_path: Path) -> None:
    text = '@pytest.mark.rule("ZZ-FGT-77", "typo")\ndef test_x(): ...  # ZZ-FGT-88'
    found = measure(checkout(tmp_path, {"test_a.py": text}, "# ZZ-RST-99"))
    assert places(found.unknown) == {
        "ZZ-FGT-77": ["tests/test_a.py:1"],
        "ZZ-FGT-88": ["tests/test_a.py:2"],
        "typo": ["tests/test_a.py::test_x"],
        "ZZ-RST-99": ["src/waystone/fight.py:1"],
    }


def test_the_ratchet_rises_and_never_falls(root: Path) -> None:
    assert ratchet(root, "zigzag") == {"rules": 0, "examples": 0}
    assert raise_ratchet(measure(root)) == {"zigzag": {"rules": 3, "examples": 1}}
    assert raise_ratchet(measure(root)) == {}
    (root / "tests/test_zigzag.py").write_text(TESTS.replace("ZZ-FGT-02", "ZZ-FGT-01"))
    found = measure(root)
    assert fallen(found, "zigzag") == "Coverage of zigzag fell: 2 rules tested where 3 were."
    assert raise_ratchet(found) == {}
    assert ratchet(root, "zigzag") == {"rules": 3, "examples": 1}


def test_conformance_command(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conformance_command(None, as_json=True, ratchet=True) == 0
    assert json.loads(capsys.readouterr().out) == measure(root).report()
    assert ratchet(root, "zigzag") == {"rules": 3, "examples": 1}
    assert conformance_command("zigzag") == 0
    out = capsys.readouterr().out
    assert out == (
        "              rules  tested  cited  examples  tested\n"
        "Zigzag, all       6       3      5         2       1\n"
        "FGT Fighting      4       2      3\n"
        "RST Resting       2       1      2\n"
        "Untested: ZZ-FGT-03, ZZ-FGT-04, ZZ-RST-02, ZZ-EX-02\n"
    )


def test_conformance_command_says_what_is_wrong(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert conformance_command("zigzig") == 2
    assert capsys.readouterr() == ("", "No game is called 'zigzig': did you mean zigzag?\n")
    raise_ratchet(measure(root))
    (root / "tests/test_zigzag.py").write_text("# ZZ-FGT-77")
    assert conformance_command() == 1
    assert capsys.readouterr().err == (
        "Coverage of zigzag fell: 0 rules tested where 3 were, 0 examples tested where 1 were.\n"
        "tests/test_zigzag.py:1 cites ZZ-FGT-77, which is in no rulebook.\n"
    )


@pytest.mark.usefixtures("root")
def test_rules_command_shows_a_rule_and_who_cites_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command(["zz-fgt-01"]) == 0
    assert capsys.readouterr().out == (
        "ZZ-FGT-01  Zigzag, Fighting (rule)\n"
        "Hit.\n"
        "rules/zigzag.md:8\n"
        "Tests: tests/test_zigzag.py::test_hit\n"
        "Code: src/waystone/fight.py:1\n"
    )
    assert rules_command(["ZZ-FGT-04"], lang="ru") == 0
    assert capsys.readouterr().out.endswith("Тесты: нет\nКод: нет\n")
    assert rules_command(["ZZ-FGT-01"], as_json=True) == 0
    [entry] = json.loads(capsys.readouterr().out)["entries"]
    assert entry["tests"] == ["tests/test_zigzag.py::test_hit"]
    assert entry["code"] == ["src/waystone/fight.py:1"]
    assert entry["required"] is True


@pytest.mark.usefixtures("root")
def test_rules_command_lists_and_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command([]) == 0
    assert capsys.readouterr().out == ("ZZ  Zigzag: 7 rules, 2 worked examples, 1 rulings\n")
    assert rules_command(["ZZ-RST"]) == 0
    assert "ZZ-RST-02  Zigzag, Resting (rule)\nEat.\n" in capsys.readouterr().out
    assert rules_command(["sleep"]) == 0
    assert capsys.readouterr().out == "ZZ-RST-01  Sleep.\nZZ-EX-01  Hit, then sleep.\n"
    assert rules_command(["sleep"], as_json=True) == 0
    scores = [entry["score"] for entry in json.loads(capsys.readouterr().out)["entries"]]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize(
    ("words", "lang", "code", "sentence"),
    [
        (["ZZ-FGT-77"], "en", 2, "No rulebook has ZZ-FGT-77; the nearest are ZZ-FGT-04 and"),
        (["ZZ-FTG"], "en", 2, "No rulebook has a section ZZ-FTG; did you mean ZZ-FGT or"),
        (["zeppelin"], "en", 1, "No rule holds the words 'zeppelin'."),
        (["zeppelin"], "ru", 1, "Ни в одном правиле нет слов 'zeppelin'."),
        (["sleep"], "de", 2, "Rules are shown in en or ru, not in 'de'."),
    ],
)
def test_rules_command_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], words: list[str], lang: str, code: int, sentence: str
) -> None:
    assert rules_command(words, lang) == code
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(sentence)
    assert err.count("\n") == 1


@pytest.mark.usefixtures("root")
def test_a_terminal_gets_colour_and_the_same_words(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert rules_command(["ZZ-FGT-05"]) == 0
    assert conformance_command("zigzag") == 0
    shown = terminal.getvalue()
    assert "\x1b[1;36mZZ-FGT-05\x1b[0m" in shown
    assert "[physical]" in shown
    assert "RST Resting" in shown


def test_an_installed_wheel_has_rules_but_no_conformance(tmp_path: Path) -> None:
    package = Path(rulebook.__file__).parent
    site = tmp_path / "site"
    shutil.copytree(package, site / "waystone", ignore=shutil.ignore_patterns("static", "content"))
    shutil.copytree(rulebook.rules_folder(), site / "waystone/rules", dirs_exist_ok=True)
    call = (
        "from waystone.rules_commands import *; "
        "print(rules_command(['RB-GLD-01']), conformance_command())"
    )
    ran = subprocess.run(
        [sys.executable, "-c", call],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith("RB-GLD-01  Runebound, Golden rules (rule)\n")
    assert ran.stdout.endswith("rules/runebound.md:191\n0 2\n")
    assert ran.stderr == (
        "Conformance needs a source checkout, because it reads the tests: "
        "run it inside a clone of the repository.\n"
    )
