"""The ways to play: a scenario, a campaign."""

from waystone.kernel.game import Setup
from waystone.kernel.step import Next

from . import campaign, setup
from .definitions import Content
from .state import State


def begin(wanted: Setup, content: Content) -> tuple[State, Next]:
    if wanted.mode == "campaign":
        return campaign.begin(wanted, content)
    return setup.begin(wanted, content)
