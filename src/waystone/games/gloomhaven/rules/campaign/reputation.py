"""Reputation of a party (GH-REP). GH-REP-02: it bears on prices, on results of events, and opens
what is due."""

from ...table.campaign_facts import ReputationChanged
from ...table.state import G, State


def price_change(reputation: int) -> int:
    """GH-REP-03: one gold for every band of four beyond plus or minus two."""
    bands = (abs(reputation) + 1) // 4
    return -bands if reputation > 0 else bands


def reputation(state: State) -> int:
    assert state.campaign is not None
    return state.campaign.party.reputation


def gain_reputation(g: G, value: int, rule: str) -> None:
    """GH-REP-01: between minus and plus twenty."""
    assert g.state.campaign is not None
    party = g.state.campaign.party
    party.reputation = max(-20, min(20, party.reputation + value))
    g.say(ReputationChanged(value, party.reputation), rule)
