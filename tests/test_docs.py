"""The documentation is true: its code runs, its links lead somewhere, every command is told of."""

import re
from pathlib import Path

import pytest

from waystone.cli import parser

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_api_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs/python-api.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 7
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
    assert "end-" in capsys.readouterr().out


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
