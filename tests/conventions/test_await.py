"""A forgotten `await` does not pass."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import waystone

PACKAGE = Path(waystone.__file__).parent
ROOT = PACKAGE.parent.parent


def test_a_forgotten_await_fails(tmp_path: Path) -> None:
    """At run time as an error of the test, and before it in the types."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "tests").mkdir()
    broken = tmp_path / "tests" / "test_broken.py"
    broken.write_text(
        "from waystone.kernel.ask import Option, choose\n"
        "from waystone.testing import run\n\n"
        "async def rule() -> int:\n"
        '    choose(0, [Option("a", 1)], "ask")\n'
        "    return 1\n\n"
        "def test_rule() -> None:\n"
        "    assert run(rule()) == 1\n"
    )
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "tests"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1, ran.stdout
    assert "was never awaited" in ran.stdout


@pytest.mark.slow
def test_a_forgotten_await_is_an_error_of_types(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text(
        "from waystone.kernel.ask import Option, choose\n\n"
        "async def rule() -> int:\n"
        '    choose(0, [Option("a", 1)], "ask")\n'
        "    return 1\n"
    )
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(broken)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1, ran.stdout
    assert "await" in ran.stdout
