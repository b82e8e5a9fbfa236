"""`python -m waystone.cli` is `waystone`."""

import sys

from waystone.cli import main

sys.exit(main())
