"""The lock file: pip installs nothing but the very files that it names, wherever they come from."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PIN = re.compile(r"[a-z0-9-]+==[0-9][^ ;]*( ; .+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def test_every_version_is_pinned_and_every_file_of_it_has_a_hash() -> None:
    lines = [line for line in LOCK.splitlines() if not line.startswith("#")]
    hashes = 0
    for line in lines:
        if not line.startswith(" "):
            assert PIN.fullmatch(line), line
            assert hashes or line is lines[0], f"nothing before {line} has a hash"
            hashes = 0
        else:
            assert HASH.fullmatch(line), line
            hashes += 1
    assert hashes
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        assert line.endswith("\\") == after.startswith(" "), line


def test_pip_is_told_to_insist_on_them() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = [line for line in recipe.splitlines() if "-r requirements.lock" in line]
    assert installs
    assert all("--require-hashes" in line for line in installs)


def test_no_registry_is_named() -> None:
    assert "://" not in LOCK
    assert "index-url" not in LOCK
