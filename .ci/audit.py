"""Known weaknesses of what we depend on: `python .ci/audit.py`.

Every version of requirements.lock is looked up where pip looks for packages, and the packages of
the client where npm does. A service that does not answer is named in a sentence and fails nothing:
the check must work on a train.
"""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pip._internal.models.index import PyPI

ROOT = Path(__file__).parents[1]
PATIENCE = 5.0
WORST = ("high", "critical")


class NoAnswer(Exception):
    """The service that knows weaknesses cannot be asked."""


def locked(text: str) -> list[tuple[str, str]]:
    """The names and versions of a lock file."""
    pins = (line.rstrip("\\ ").split(";")[0].strip() for line in text.splitlines())
    return [
        (name, version) for name, _, version in (pin.partition("==") for pin in pins) if version
    ]


def index() -> str:
    """Where pip looks for packages."""
    command = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = os.environ.get("PIP_INDEX_URL") or done.stdout.strip()
    return found.rstrip("/").removesuffix("/simple") if found.startswith("http") else PyPI.url


def weaknesses(at: str, name: str, version: str) -> list[str]:
    """What is known against one version of a package."""
    try:
        with urllib.request.urlopen(
            f"{at.rstrip('/')}/pypi/{name}/{version}/json", timeout=PATIENCE
        ) as answer:
            about: dict[str, Any] = json.load(answer)
    except (OSError, ValueError) as error:
        raise NoAnswer(str(error)) from None
    return [
        f"{name} {version}: {found.get('id')}, mended in {', '.join(found.get('fixed_in') or '-')}"
        for found in about.get("vulnerabilities") or []
        if not found.get("withdrawn")
    ]


def python() -> list[str]:
    pins = locked((ROOT / "requirements.lock").read_text())
    at = index()
    first, *rest = pins
    found = weaknesses(at, *first)
    with ThreadPoolExecutor(8) as pool:
        for of_one in pool.map(lambda pin: weaknesses(at, *pin), rest):
            found += of_one
    return found


def client() -> list[str]:
    npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if npm is None:
        raise NoAnswer("npm is not installed")
    command = [npm, "audit", "--json", "--package-lock-only", "--fetch-retries=0"]
    try:
        done = subprocess.run(
            [*command, f"--fetch-timeout={int(PATIENCE * 1000)}"],
            cwd=ROOT / "web",
            capture_output=True,
            text=True,
            check=False,
            timeout=6 * PATIENCE,
        )
        report: dict[str, Any] = json.loads(done.stdout or "{}")
    except (subprocess.TimeoutExpired, ValueError) as error:
        raise NoAnswer(str(error)) from None
    if "vulnerabilities" not in report:
        raise NoAnswer(str(report.get("message") or report.get("error") or "it says nothing"))
    return [
        f"{name}: {about['severity']}"
        for name, about in report["vulnerabilities"].items()
        if about["severity"] in WORST
    ]


def main() -> int:
    found = []
    for of, ask in (("Python packages", python), ("packages of the client", client)):
        try:
            known = ask()
        except NoAnswer as reason:
            print(f"The {of} were not audited, for nobody could be asked: {reason}.")
            continue
        print(f"The {of} were audited: {len(known)} known weaknesses.")
        found += known
    print("".join(f"{line}\n" for line in found), end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
