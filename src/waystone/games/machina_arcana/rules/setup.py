"""Setting the table."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import Next

from ..box.definitions import Content
from ..table.state import State
from .steps import choose_explorer
from .story.scenario import lay_out


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
    """MA-SET: everything but the choice of explorers and chapter 1."""
    state = State(Streams(setup.seed), "", list(setup.variants), [], [])
    state.campaign = setup.mode == "campaign"
    first = min(content.scenarios.values(), key=lambda s: s.order).id
    lay_out(state, content, first if state.campaign else setup.scenario)
    state.setting_up = list(range(1, setup.seats))
    return state, choose_explorer(0)


def scenarios(content: Content) -> list[Scenario]:
    ordered = sorted(content.scenarios.values(), key=lambda s: s.order)
    return [Scenario(s.id, s.name, (1, 4)) for s in ordered]
