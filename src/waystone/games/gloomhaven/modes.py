"""The ways to play: a scenario, a random dungeon, a campaign."""

from waystone.kernel.game import Setup
from waystone.kernel.step import Next

from . import build as build
from . import campaign, setup
from .definitions import Content
from .state import State


def begin(wanted: Setup, content: Content) -> tuple[State, Next]:
    if wanted.mode == "campaign":
        return campaign.begin(wanted, content)
    if wanted.mode == "dungeon":
        return setup.begin_dungeon(wanted, content)
    return setup.begin(wanted, content)
