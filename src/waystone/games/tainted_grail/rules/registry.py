"""The steps of the game, by name."""

from waystone.kernel.step import Steps

from ..table.state import G

step: Steps[G] = Steps()
