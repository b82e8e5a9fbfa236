"""The few cards that are code."""

from collections.abc import Awaitable, Callable

from .acting import Act
from .state import G

SCRIPTS: dict[str, Callable[[G, Act], Awaitable[None]]] = {}
