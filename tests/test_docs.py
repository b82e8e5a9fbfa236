"""The documentation is true: its code runs, its links lead somewhere, every command is told of."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from waystone.cli import parser
from waystone.cli.games import described
from waystone.kernel.game import find, ids

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_api_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs/python-api.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 10
    for told in ("foresee", "threat", "walk"):
        assert any(f"session.{told}(" in block for block in blocks), told
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
    assert "end-" in capsys.readouterr().out


FILE = re.compile(
    r"(?<![\w/.$~{*<>-])((?:[\w.-]+/)*[\w.-]*\w\.(?:py|md|yaml|ftl|ts|svelte|toml|css|svg|lock|sql))\b"
)
PLACEHOLDER = re.compile(r"\b(ID|NN|NAME|GAME|the[-_]inn)\b")
FOLDERS = ("src", "tests", "docs", "rules", "web", "benchmarks", "examples", ".ci")


@pytest.fixture(scope="module")
def files() -> dict[str, list[str]]:
    """Every file that was written here, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    within = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    for path in (*ROOT.glob("*"), *within):
        inside = path.relative_to(ROOT)
        if path.is_file() and not {"node_modules", "static"} & set(inside.parts):
            found[path.name].append(f"/{inside.as_posix()}")
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_files_that_a_page_names_are_there(page: Path, files: dict[str, list[str]]) -> None:
    """By their whole path or its end; what stands in a block of code is the reader's own."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for named in FILE.findall(text):
        if not PLACEHOLDER.search(named) and not named.startswith("../"):
            known = files[named.rpartition("/")[2]]
            assert any(path.endswith(f"/{named}") for path in known), named


TEST = re.compile(r"`(test_\w+)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_tests_that_a_page_names_are_there(page: Path, files: dict[str, list[str]]) -> None:
    """A promise names the test that fails when it is broken."""
    tests = list((ROOT / "tests").rglob("test_*.py"))
    known = {
        name
        for path in tests
        for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
    }
    named = TEST.findall(page.read_text(encoding="utf-8"))
    assert not [name for name in named if name not in known and f"{name}.py" not in files]


@pytest.mark.parametrize("game", ids())
def test_counts_in_tables_are_those_of_the_program(game: str) -> None:
    """`| items | 100: ...`, or a column a set: `| heroes | 6 | 6 |`."""
    counts = {k.replace("_", " "): n for k, n in described(find(game))["content"].items()}
    for page in (ROOT / "docs/games").glob(f"{game}*.md"):
        rows = re.findall(r"(?m)^\| ([a-z ]+) \|(.*)\|$", page.read_text(encoding="utf-8"))
        for kind, cells in rows:
            told = [int(number) for number in re.findall(r"(?:^|\|) (\d+)\b", cells)]
            if kind in counts and told:
                assert sum(told) == counts[kind], f"{page.name}: {kind}"


def test_the_readme_counts_the_games_and_names_the_books_that_lend_names() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(ids()) == 5
    assert text.split("\n")[2].startswith("Five adventure board games")
    lent = re.search(r"Some names come from the books.*?: (.*?)\. All other", text)
    assert lent is not None
    for part in lent[1].split("; "):
        names, _, title = part.partition(" in ")
        [game] = [g for g in ids() if find(g).name["en"].startswith(title)]
        rules = (ROOT / "rules" / f"{game}.md").read_text(encoding="utf-8")
        for name in re.split(", | and ", names):
            assert name in rules, name


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_readme_names_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = parser()._subparsers
    assert commands is not None
    for name in commands._group_actions[0].choices or ():
        assert f"waystone {name}" in text, name


@pytest.mark.slow
def test_the_example_learns() -> None:
    names: dict[str, object] = {"__name__": "example"}
    exec((ROOT / "examples/train.py").read_text(encoding="utf-8"), names)
    train, win_rate, make = names["train"], names["win_rate"], names["WaystoneEnv"]
    assert callable(train)
    assert callable(win_rate)
    assert callable(make)
    env = make("_template", seats=2)
    before = win_rate(env, None, 60, 10**6)
    after = win_rate(env, train(env, 250), 60, 10**6)
    assert after > before + 0.15
