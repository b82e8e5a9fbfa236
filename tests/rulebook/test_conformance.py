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

import waystone
from waystone.cli import rules as command
from waystone.cli.conformance import conform
from waystone.cli.rules import look_up
from waystone.kernel.errors import WaystoneError
from waystone.rulebook import conformance, library, pages
from waystone.rulebook.citations import Place, citations, pattern
from waystone.rulebook.conformance import Conformance, measure
from waystone.rulebook.ratchet import fallen, raise_ratchet, ratchet

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
    for reader in (pages, command):
        monkeypatch.setattr(
            reader, "library", lambda lang="en": library.Library(root / "rules", lang)
        )
    return root


@pytest.fixture
def found(root: Path) -> Conformance:
    return measure(root)


def places(table: Mapping[str, list[Place]]) -> dict[str, list[str]]:
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


def test_a_citation_is_told_with_its_function(tmp_path: Path) -> None:
    source = (
        '"""Fights: ZZ-FGT-01 to -03."""\n\n\nclass Duel:\n    @step\n'
        '    async def hit(self):\n        """ZZ-FGT-01."""\n'
    )
    root = checkout(tmp_path, {}, source)
    entry = library.Library(root / "rules").entry("ZZ-FGT-01")
    at = "src/waystone/fight.py:"
    assert pages.places_of(measure(root), entry) == [at + "1", at + "7 Duel.hit"]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("ZZ-FGT-01", [1]),
        ("(ZZ-FGT-01, ZZ-FGT-03)", [1, 3]),
        ("ZZ-FGT-01..03: hit", [1, 2, 3]),
        ("ZZ-FGT-01…03", [1, 2, 3]),
        ("ZZ-FGT-01/03/05", [1, 3, 5]),
        ("ZZ-FGT-01 to ZZ-FGT-04.", [1, 2, 3, 4]),
        ("ZZ-FGT-01 to -03, -05", [1, 2, 3, 5]),
        ("ZZ-FGT-01 to 03, ZZ-RST-01", [1, 2, 3]),
        ("ZZ-FGT-01, -03 and -04", [1, 3, 4]),
        ("ZZ-FGT-01a to -03", [1, 2, 3]),
        ("ZZ-FGT-01(2), -03", [1, 3]),
        ("# ZZ-FGT-01 to\n    # ZZ-FGT-03", [1, 2, 3]),
        ("ZZ-FGT-01,\n    -02", [1, 2]),
        ("ZZ-FGT-01 to ZZ-RST-02", [1]),
        ("ZZ-FGT-01: 3 to 5 hits", [1]),
        ("(ZZ-FGT-01), -1 for none", [1]),
        ("ZZ-FGT-01, -1 for none", [1]),
    ],
)
def test_one_notation(text: str, numbers: list[int]) -> None:
    found = dict.fromkeys(cited.id for cited in citations(pattern(["ZZ"]), text))
    own = [int(id.rpartition("-")[2]) for id in found if id.startswith("ZZ-FGT")]
    assert sorted(own) == numbers


def test_a_run_passes_over_numbers_that_the_book_leaves_out(tmp_path: Path) -> None:
    found = measure(checkout(tmp_path, {}, "# ZZ-FGT-04 to -07"))
    assert set(found.code) == {"ZZ-FGT-04", "ZZ-FGT-05"}
    assert set(found.unknown) == {"ZZ-FGT-07"}


def test_pages_cite_no_rule_that_is_not_there(tmp_path: Path) -> None:
    root = checkout(tmp_path, {})
    (root / "docs").mkdir()
    (root / "docs/fights.md").write_text("As ZZ-FGT-09 says.\n")
    assert places(measure(root).unknown) == {"ZZ-FGT-09": ["docs/fights.md:1"]}


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
                    "uncited": ["ZZ-FGT-04"],
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
    assert ratchet(root, "zigzag") == {"rules": 0, "examples": 0, "cited": 0}
    assert raise_ratchet(measure(root)) == {"zigzag": {"rules": 3, "examples": 1, "cited": 5}}
    assert raise_ratchet(measure(root)) == {}
    (root / "tests/test_zigzag.py").write_text(TESTS.replace("ZZ-FGT-02", "ZZ-FGT-01"))
    found = measure(root)
    assert fallen(found, "zigzag") == "Coverage of zigzag fell: 2 rules tested where 3 were."
    assert raise_ratchet(found) == {}
    assert ratchet(root, "zigzag") == {"rules": 3, "examples": 1, "cited": 5}


def test_conform(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conform(None, as_json=True, ratchet=True) == 0
    assert json.loads(capsys.readouterr().out) == measure(root).report()
    assert ratchet(root, "zigzag") == {"rules": 3, "examples": 1, "cited": 5}
    assert conform("zigzag") == 0
    out = capsys.readouterr().out
    assert out == (
        "              rules  tested  cited  examples  tested\n"
        "Zigzag, all       6       3      5         2       1\n"
        "FGT Fighting      4       2      3\n"
        "RST Resting       2       1      2\n"
        "Untested: ZZ-FGT-03, ZZ-FGT-04, ZZ-RST-02, ZZ-EX-02\n"
        "Uncited: ZZ-FGT-04\n"
    )


def test_conformance_command_says_what_is_wrong(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(WaystoneError, match="No game is called 'zigzig': did you mean zigzag"):
        conform("zigzig")
    raise_ratchet(measure(root))
    (root / "tests/test_zigzag.py").write_text("# ZZ-FGT-77")
    assert conform() == 1
    assert capsys.readouterr().err == (
        "Coverage of zigzag fell: 0 rules tested where 3 were, 0 examples tested where 1 were.\n"
        "tests/test_zigzag.py:1 cites ZZ-FGT-77, which is in no rulebook.\n"
    )


@pytest.mark.usefixtures("root")
def test_rules_command_shows_a_rule_and_who_cites_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert look_up(["zz-fgt-01"]) == 0
    assert capsys.readouterr().out == (
        "ZZ-FGT-01  Zigzag, Fighting (rule)\n"
        "Hit.\n"
        "rules/zigzag.md:8\n"
        "Code: \n"
        "  src/waystone/fight.py:1\n"
        "Tests: \n"
        "  tests/test_zigzag.py::test_hit\n"
    )
    assert look_up(["ZZ-FGT-04"], lang="ru") == 0
    assert capsys.readouterr().out.endswith("Код: нет\nТесты: нет\n")
    assert look_up(["ZZ-FGT-01"], as_json=True) == 0
    [entry] = json.loads(capsys.readouterr().out)["entries"]
    assert entry["tests"] == ["tests/test_zigzag.py::test_hit"]
    assert entry["code"] == ["src/waystone/fight.py:1"]
    assert entry["required"] is True


@pytest.mark.usefixtures("root")
def test_rules_command_lists_and_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert look_up([]) == 0
    assert capsys.readouterr().out == ("ZZ  Zigzag: 7 rules, 2 worked examples, 1 rulings\n")
    assert look_up(["ZZ-RST"]) == 0
    assert "ZZ-RST-02  Zigzag, Resting (rule)\nEat.\n" in capsys.readouterr().out
    assert look_up(["sleep"]) == 0
    assert capsys.readouterr().out == "ZZ-RST-01  Sleep.\nZZ-EX-01  Hit, then sleep.\n"
    assert look_up(["sleep"], as_json=True) == 0
    scores = [entry["score"] for entry in json.loads(capsys.readouterr().out)["entries"]]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ZZ-FGT-77"], "No rulebook has ZZ-FGT-77; the nearest are ZZ-FGT-04 and"),
        (["ZZ-FTG"], "No rulebook has a section ZZ-FTG; did you mean ZZ-FGT or"),
    ],
)
def test_an_unknown_rule_is_told_of_in_a_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(WaystoneError, match=sentence):
        look_up(words)


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "No rule holds the words 'zeppelin'.\n"),
        ("ru", "Ни в одном правиле нет слов 'zeppelin'.\n"),
    ],
)
def test_words_that_no_rule_holds(
    capsys: pytest.CaptureFixture[str], lang: str, sentence: str
) -> None:
    assert look_up(["zeppelin"], lang) == 1
    assert capsys.readouterr() == ("", sentence)


@pytest.mark.usefixtures("root")
def test_a_terminal_gets_colour_and_the_same_words(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert look_up(["ZZ-FGT-05"]) == 0
    assert conform("zigzag") == 0
    shown = terminal.getvalue()
    assert "\x1b[1;36mZZ-FGT-05\x1b[0m" in shown
    assert "[physical]" in shown
    assert "RST Resting" in shown


def test_an_installed_wheel_has_rules_but_no_conformance(tmp_path: Path) -> None:
    package = Path(waystone.__file__).parent
    site = tmp_path / "site"
    shutil.copytree(package, site / "waystone", ignore=shutil.ignore_patterns("static", "content"))
    shutil.copytree(library.rules_folder(), site / "waystone/rules", dirs_exist_ok=True)

    def ran(*args: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "waystone", *args],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            text=True,
            check=False,
        )

    looked = ran("rules", "RB-GLD-01")
    assert looked.stdout.startswith("RB-GLD-01  Runebound, Golden rules (rule)\n")
    assert looked.stdout.endswith("rules/runebound.md:191\n")
    measured = ran("conformance")
    assert (measured.returncode, measured.stdout) == (2, "")
    assert measured.stderr == (
        "waystone: Conformance needs a source checkout, because it reads the tests: "
        "run it inside a clone of the repository.\n"
    )
