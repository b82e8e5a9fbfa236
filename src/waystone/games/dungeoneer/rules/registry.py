"""What the chapters of the rules register: the steps, what the acts of cards do, what the deeds of
players do."""

from collections.abc import Awaitable

from waystone.kernel.interpret import Interpreters
from waystone.kernel.step import Steps

from ..box.effects import Act
from ..table.state import G
from .cards.occasions import Cause, Deed, Doing

step: Steps[G] = Steps()
does: Interpreters[G, Cause, Awaitable[None]] = Interpreters(Act)
performs: Interpreters[G, Doing, Awaitable[None]] = Interpreters(Deed)
