"""How far the marks on tests can be trusted: `python tests/mutants/run.py GAME ... [--count N]`.

Breaks one thing at a time inside functions that cite rules and runs the tests marked with those
rules; `kernel` stands for the kernel and those of its tests that reach the function. The sample is
chosen by the seed; a run that was cut off goes on where it stopped. Survivors are told with the
sentence that nothing protects; mutants that change nothing are listed in `equivalent.yaml`, each
with its reason.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

import waystone
from waystone.kernel.game import find, ids

HERE = Path(__file__).parent
EQUIVALENT = HERE / "equivalent.yaml"
TESTS = HERE.parent
PACKAGE = Path(waystone.__file__).parent
KERNEL = "kernel"
UNTOUCHED = "untouched"


def run(
    what: str, count: int, seed: str, jobs: int, out: Path, only: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """The verdicts on a sample of mutants, or of those with one of these pieces in their names."""
    rows, folder = _rows(out), folder_of(what)
    if what == KERNEL:
        tests, among = ["kernel", "saves", "contract"], ["-k", "kernel or template or saves"]
    else:
        tests, among = [f"games/{folder.name}"], []
    order = {
        "folder": str(folder),
        "count": count,
        "seed": seed,
        "jobs": jobs,
        "by_rule": what != KERNEL,
        "only": list(only),
        "out": str(out),
        "done": [row["name"] for row in rows],
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "tests.mutants.plugin"]
    ran = subprocess.run(
        [*command, *(str(TESTS / test) for test in tests), *among],
        env={
            **os.environ,
            "WAYSTONE_MUTANTS": json.dumps(order),
            "XDG_CACHE_HOME": str(out.parent / "cache"),
            "PYTHONPATH": os.pathsep.join([str(TESTS.parent), *sys.path]),
        },
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode not in (0, 5):
        raise SystemExit(f"The tests of {what} could not be collected:\n{ran.stdout[-3000:]}")
    rows = _rows(out)
    if any(row["killed"] for row in rows if row["kind"] == UNTOUCHED):
        raise SystemExit(f"The tests of {what} fail on the code as it is: mend that first.")
    return [row for row in rows if row["kind"] != UNTOUCHED]


def _plain(pieces: Sequence[str]) -> list[str]:
    """As they can stand in the name of a file."""
    return ["".join(c if c.isalnum() else "-" for c in piece) for piece in pieces]


def folder_of(what: str) -> Path:
    return PACKAGE / KERNEL if what == KERNEL else PACKAGE / "games" / find(what).folder.name


def _rows(out: Path) -> list[dict[str, Any]]:
    if not out.is_file():
        return []
    return [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]


def equivalent(what: str) -> dict[str, str]:
    """Mutants of a game or of the kernel that change nothing, and why."""
    listed = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8"))
    return {entry["mutant"]: entry["why"] for entry in listed.get(what, [])}


def verdict(what: str, rows: list[dict[str, Any]]) -> tuple[int, int, list[dict[str, Any]]]:
    """How many were killed, of how many that change something, and who survived."""
    listed = equivalent(what)
    real = [row for row in rows if row["name"] not in listed]
    alive = [row for row in real if not row["killed"]]
    return len(real) - len(alive), len(real), alive


def sentences() -> dict[str, str]:
    """The text of every rule."""
    found = {}
    for path in sorted((TESTS.parent / "rules").glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("- **"):
                name, _, text = line[4:].partition("**")
                found[name] = text.strip()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", metavar="GAME", help="games, or 'kernel'; all if none")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--only", action="append", default=[], help="a piece of names, as `rest.py:short_rest`"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=float, default=0.0, help="fail below this share killed")
    parser.add_argument("--out", type=Path, default=Path("artefacts/mutants"))
    args = parser.parse_args()
    known = [*ids(), KERNEL]
    if unknown := [what for what in args.what if what not in [*known, "_template"]]:
        parser.error(f"there is no '{unknown[0]}': choose {', '.join(known)}")
    args.out.mkdir(parents=True, exist_ok=True)
    texts = sentences()
    poor = 0
    for what in args.what or known:
        out = args.out / f"{'-'.join([what, args.seed, str(args.count), *_plain(args.only)])}.jsonl"
        rows = run(what, args.count, args.seed, args.jobs, out, args.only)
        killed, real, alive = verdict(what, rows)
        for row in alive:
            print(f"{row['file']}:{row['line']} {row['function']}: {row['kind']}")
            print(f"    {row['was']}  ->  {row['now']}")
            for rule in row["rules"]:
                print(f"    {rule} {texts.get(rule, '')[:160]}")
        share = killed / real if real else 1.0
        print(f"{what}: {killed} of {real} killed ({share:.1%}), seed {args.seed}")
        poor += share < args.least
    return 1 if poor else 0


if __name__ == "__main__":
    raise SystemExit(main())
