"""In all tests, and in the processes that they start, a message that cannot be formatted fails."""

import os

from waystone.kernel.text import STRICT

os.environ[STRICT] = "1"
