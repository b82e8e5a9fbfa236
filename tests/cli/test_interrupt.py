"""Ctrl-C: a command ends at once and quietly, wherever it is."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

BENCH = ["bench", "_template", "--seconds", "0.2"]
SLOW = "ismcts:2000,ismcts:2000"
SIMULATE = ["simulate", "_template", "--seats", SLOW, "--games", "400", "--jobs", "2"]


def started(words: list[str], home: Path, *python: str) -> subprocess.Popen[str]:
    """A command that hears Ctrl-C, also if the tests run under nohup."""
    return subprocess.Popen(
        [sys.executable, *python, "-m", "waystone", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
            "TMPDIR": str(home),
        },
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def serving(home: Path) -> list[str]:
    return ["serve", "--port", "0", "--db", f"sqlite:///{home}/tables.db"]


@pytest.mark.parametrize(
    "module",
    [
        "argparse",
        "waystone.kernel.errors",
        "msgspec",
        "waystone.kernel.codec",
        "waystone.kernel.session",
        "sqlalchemy",
        "starlette.routing",
        "waystone.server.web.socket",
        "asyncio.runners",
    ],
)
def test_ctrl_c_while_modules_are_imported_ends_a_command_quietly(
    module: str, tmp_path: Path
) -> None:
    with started(serving(tmp_path), tmp_path, "-X", "importtime") as process:
        assert process.stderr is not None
        assert any(line.split("|")[-1].strip() == module for line in process.stderr)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert [line for line in err.splitlines() if not line.startswith("import time:")] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "moment", range(40) if os.environ.get("WAYSTONE_WHOLE") else range(0, 40, 3)
)
def test_ctrl_c_at_any_moment_of_the_start_ends_a_command_quietly(
    moment: int, tmp_path: Path
) -> None:
    """From the first module of ours on; before it Python is not asked what it does."""
    words = BENCH if moment % 2 else serving(tmp_path)
    with started(words, tmp_path, "-X", "importtime") as process:
        assert process.stderr is not None
        assert any(line.endswith(" waystone.kernel.errors\n") for line in process.stderr)
        time.sleep(moment * 0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == (0 if "stops (SIGINT)" in out else 130)
    assert [line for line in err.splitlines() if not line.startswith("import time:")] == []


@pytest.mark.parametrize("whom", [os.kill, os.killpg])
def test_ctrl_c_ends_mass_play_at_once_with_all_its_processes(
    whom: Callable[[int, int], None], tmp_path: Path
) -> None:
    with started(SIMULATE, tmp_path) as process:
        while len(of_group(process.pid)) < 3:
            time.sleep(0.05)
        time.sleep(1)
        whom(process.pid, signal.SIGINT)
        start = time.monotonic()
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "")
    assert time.monotonic() - start < 2
    assert of_group(process.pid) == []


DIES_SLOWLY = """
import multiprocessing, threading, time
from waystone.interrupts import hold

class Slow(multiprocessing.Process):
    def kill(self):
        threading.Timer(0.3, super().kill).start()

hold()
Slow(target=time.sleep, args=(5,)).start()
print(flush=True)
time.sleep(60)
"""


def test_a_process_that_dies_slowly_is_waited_for(tmp_path: Path) -> None:
    with started([], tmp_path, "-c", DIES_SLOWLY) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.wait(60)
        assert (process.returncode, of_group(process.pid)) == (130, [])


def of_group(group: int) -> list[int]:
    """The processes of a group that have not ended."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state != "Z":
            found.append(int(stat.parent.name))
    return found


def test_what_is_measured_leaves_no_folder_behind(tmp_path: Path) -> None:
    with started([*BENCH, "--server"], tmp_path) as process:
        while not [*tmp_path.glob("waystone-bench-*")] and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "")
    assert [*tmp_path.iterdir()] == []
