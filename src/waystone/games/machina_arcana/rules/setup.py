"""Setting the table."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.step import Then

from ..box.definitions import Content
from ..table.state import State
from .steps import opening
from .story.scenario import fresh


def begin(setup: Setup, content: Content) -> tuple[State, Then]:
    """MA-SET: everything but the choice of explorers and chapter 1."""
    whole = setup.mode == "campaign"
    first = min(content.scenarios.values(), key=lambda s: s.order).id
    named = first if whole else setup.scenario
    state = fresh(setup.streams(), content, named, list(setup.variants))
    state.campaign = whole
    return state, opening(setup.seats, in_campaign=state.campaign)


def scenarios(content: Content) -> list[Scenario]:
    ordered = sorted(content.scenarios.values(), key=lambda s: s.order)
    return [Scenario(s.id, s.name, (1, 4)) for s in ordered]
