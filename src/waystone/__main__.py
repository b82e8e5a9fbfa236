"""`waystone`, and `python -m waystone`."""

import sys

from waystone.interrupts import hold

hold()

from waystone.cli import main  # noqa: E402 - it may be stopped while this is imported

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
