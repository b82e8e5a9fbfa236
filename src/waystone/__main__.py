"""`python -m waystone` is `waystone`."""

import sys

from waystone.cli import main

sys.exit(main())
