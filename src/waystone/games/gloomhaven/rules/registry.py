"""The steps of the game, by name. GH-STA-10: the step that runs, those that wait and the question
that is open are the whole place where a game stands."""

from waystone.kernel.step import Steps

from ..table.state import G

step: Steps[G] = Steps()
