"""The map as it lies now: the layout of the scenario, its tables for the doors that are open."""

from ..box.layout import Layout, Tables
from .state import G


def layout(g: G) -> Layout:
    return g.content.layouts[g.state.scenario]


def tables(g: G) -> Tables:
    """The tables for the doors that are open now."""
    state = g.state
    return g.content.layouts[state.scenario].with_doors(tuple(state.open_doors))
