"""`python -m waystone.cli` is `waystone`."""

import sys

from waystone.__main__ import main

sys.exit(main())
