"""The few cards that are code."""

from collections.abc import Awaitable, Callable

from ...table.acting import Act
from ...table.state import G

SCRIPTS: dict[str, Callable[[G, Act], Awaitable[None]]] = {}
