"""The steps of the game, by name."""

from waystone.kernel.step import Steps

from .state import G

step: Steps[G] = Steps()
