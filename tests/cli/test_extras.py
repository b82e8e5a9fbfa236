"""What is installed: everything that the code imports, by default or by the extra that it names."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/waystone"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
IMPORTED_AS = {"pyyaml": "yaml"}
NEEDS = {
    "rl/": "rl",
    "sim/ray.py": "sim",
    "sim/export.py": "sim",
    "cli/peers.py": "peers",
    "cli/forms.py": "dev",
}


def modules(requirements: list[str]) -> set[str]:
    names = [re.split(r"[\[<>=!~ ]", line)[0].lower() for line in requirements]
    return {IMPORTED_AS.get(name, name.partition(".")[0]) for name in names}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module.partition(".")[0]


def test_every_import_is_asked_for() -> None:
    core = modules(PROJECT["dependencies"])
    for path in SOURCE.rglob("*.py"):
        inside = path.relative_to(SOURCE).as_posix()
        extra = next((name for start, name in NEEDS.items() if inside.startswith(start)), "")
        known = core | modules(EXTRAS.get(extra, [])) | sys.stdlib_module_names | {"waystone"}
        assert set(imported(path)) <= known, inside


def test_there_are_the_extras_that_people_expect() -> None:
    assert set(EXTRAS) == {"server", "rl", "sim", "peers", "dev", "all"}
    [everything] = EXTRAS["all"]
    assert everything == "waystone[rl,sim,peers,dev]"
    assert EXTRAS["server"] == [], "an old name; what it named is always installed"


def test_an_extra_that_is_named_is_there() -> None:
    for path in (*SOURCE.rglob("*.py"), *ROOT.glob("docs/*.md"), ROOT / "README.md"):
        for named in re.findall(r"(?:waystone|'\.)\[([a-z,]+)\]", path.read_text("utf-8")):
            assert set(named.split(",")) <= set(EXTRAS), f"{path}: {named}"
