"""In all tests, and in the processes that they start, a message that cannot be formatted fails."""

import gc
import os

from waystone.kernel.text import STRICT

os.environ[STRICT] = "1"


def pytest_collection_finish() -> None:
    """Ten thousand tests stay to the end: nobody looks among them for what can go."""
    gc.collect()
    gc.freeze()
