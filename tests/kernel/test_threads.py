"""The first loads of a process may come from many threads at once."""

import os
import subprocess
import sys
from pathlib import Path

SAVE = Path(__file__).parents[1] / "saves" / "_template-1.json"

MANY_AT_ONCE = """
import sys
import time
from pathlib import Path
from threading import Barrier, Thread, setprofile

from waystone.kernel import save

def dawdle(frame, event, argument):
    # msgspec looks at a class when it is first decoded: let other threads come in between
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        time.sleep(0.002)

setprofile(dawdle)
data = Path(sys.argv[1]).read_bytes()
together = Barrier(16)
hashes = []

def load():
    together.wait()
    session, _ = save.load(data)
    session.rewind(len(session.history) - 1)
    hashes.append(session.hash())

threads = [Thread(target=load) for _ in range(16)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(hashes), len(set(hashes)))
"""


def test_many_threads_load_their_first_save_at_once(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    environment["XDG_CACHE_HOME"] = str(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", MANY_AT_ONCE, str(SAVE)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "16 1\n"), done.stderr
