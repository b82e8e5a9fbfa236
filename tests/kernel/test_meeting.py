"""msgspec looks at the annotations of a class when it meets it, which is not safe in two threads at
once: tables are loaded in threads, and that meets no class for the first time. Games are read in
threads too, and two of them meet no class of which both know."""

import subprocess
import sys

LOADING = """
import sys

from waystone.kernel import save
from waystone.kernel.game import Setup, find
from waystone.kernel.lesson import lessons, syllabus
from waystone.kernel.session import Session
from waystone.kernel.tombstones import Tombstone, laid_to_rest
from waystone.kernel.migrate import Position

game = find("_template")
data = save.dump(Session.new(game, Setup(2, 5)))
met = []

def look(frame, event, argument):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        met.append(frame.f_locals["obj"].__name__)

sys.setprofile(look)
save.load(data)
assert lessons(game)
syllabus(game)
laid_to_rest(Position({"deck": ["barrel"]}, None), (Tombstone("barrel", "cards", "lid"),))
sys.setprofile(None)
print(met)
"""

READING = """
import sys

from waystone.kernel.game import find, ids
from waystone.server.web import app, shelf

met, game = [], ""

def look(frame, event, argument):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        kind = frame.f_locals["obj"]
        importing = sys.modules[kind.__module__].__spec__._initializing
        if f".games.{game}" not in kind.__module__ and not importing:
            met.append(f"{game}: {kind.__module__}.{kind.__name__}")

for name in ids(templates=True):
    game = name.replace("-", "_")
    sys.setprofile(look)
    find(name)
    sys.setprofile(None)
print(met)
"""


def test_loading_a_table_meets_no_class_for_the_first_time() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADING], capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_games_that_are_read_at_once_meet_no_class_of_both() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READING], capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
