"""Acts on life, points and levels."""

from ....box.effects import (
    ActionPoints,
    Glory,
    Heal,
    Level,
    PassPeril,
    Peril,
    StealGlory,
    Surge,
    Wound,
    WrathTokens,
)
from ....table.facts import Surged, TokenPlaced
from ....table.state import G, Surging, opponents
from ...battle import sides
from ...endings import Together
from ...hero import levels, tracker, wounds
from ...modes import nakari, tiers
from ...registry import does
from .. import acting
from ..occasions import Cause


@does.rule
async def heal(g: G, cause: Cause, act: Heal) -> None:
    """DG-DEF-03: lost life is restored."""
    for p in acting.meant(g, act.who, cause):
        wounds.heal(g, p, act.amount)


@does.rule
async def wound(g: G, cause: Cause, act: Wound) -> None:
    """DG-BAT-19, DG-AMB-09: wounds of a card; nobody is rewarded for them, unless it is a monster
    that attacks (DG-RWD-01). Several heroes are all struck, though one fall (DG-AMB-31)."""
    all_meant = Together()
    for p in acting.meant(g, act.who, cause):
        with all_meant:
            dealt = await wounds.suffer(g, p, act.amount, "DG-BAT-19", cause.card)
            sides.count_wounds(g, cause.card, dealt)
    all_meant.settle(g)


@does.rule
async def glory(g: G, cause: Cause, act: Glory) -> None:
    """DG-GEN-05, DG-GEN-06: Glory is gained or lost."""
    for p in acting.meant(g, act.who, cause):
        tracker.gain(g, p, act.amount, 0, by=cause.card)


@does.rule
async def peril(g: G, cause: Cause, act: Peril) -> None:
    """DG-GEN-05, DG-GEN-06: Peril is gained or lost."""
    for p in acting.meant(g, act.who, cause):
        tracker.gain(g, p, 0, act.amount, by=cause.card)


@does.rule
async def steal_glory(g: G, cause: Cause, act: StealGlory) -> None:
    """DG-GEN-06: as much as there is."""
    for victim in acting.meant(g, "target", cause):
        taken = min(act.amount, victim.glory)
        tracker.gain(g, victim, -taken, 0, by=cause.card)
        tracker.gain(g, g.state.players[cause.by], taken, 0, by=cause.card)


@does.rule
async def pass_peril(g: G, cause: Cause, act: PassPeril) -> None:
    """DG-GEN-06: the own Peril, as much as there is, goes to an opponent."""
    p = g.state.players[cause.by]
    other = await acting.pick_hero(g, cause.by, opponents(g, cause.by), "ask-peril-to")
    moved = min(act.amount, p.peril)
    if other is not None and moved:
        tracker.gain(g, p, 0, -moved, by=cause.card)
        tracker.gain(g, other, 0, moved, by=cause.card)


@does.rule
async def level(g: G, cause: Cause, act: Level) -> None:
    """DG-EFF-13, DG-LVL-02: a level is gained or lost; who was the last to reach it changes the
    decks (DG-CMB-09)."""
    for p in acting.meant(g, act.who, cause):
        levels.change_level(g, p, act.amount, "DG-EFF-13")
    await tiers.tier_change(g)


@does.rule
async def action_points(g: G, cause: Cause, act: ActionPoints) -> None:
    """DG-GEN-16: points at once, because the card says so."""
    for p in acting.meant(g, act.who, cause):
        p.ap = max(0, p.ap + act.amount)


@does.rule
async def surge(g: G, cause: Cause, act: Surge) -> None:
    """DG-CRD-08: for the current turn; AP stay as they are (DG-GEN-15)."""
    for p in acting.meant(g, act.who, cause):
        p.surging.append(Surging(act.stat, act.amount, act.on, cause.card))
        g.say(Surged(p.hero, act.stat, act.amount), "DG-CRD-08")


@does.rule
async def wrath_tokens(g: G, cause: Cause, act: WrathTokens) -> None:
    """DG-NAK-02: 0 to 5 tokens."""
    if g.state.wrath >= 0:
        most = nakari.event(g).tokens
        g.state.wrath = min(most, max(0, g.state.wrath + act.amount))
        g.say(TokenPlaced(g.state.wrath), "DG-NAK-02")
