"""Acts on attackers, rolls and wounds about to be taken; threats."""

from ....box.effects import Add, Cancel, Dismiss, Evade, Prevent, Reroll, Tame, Threat, Turncoat
from ....table.facts import CardCancelled, Rerolled
from ....table.state import G
from ....table.sums import Part
from ...battle import responses
from ...dungeon import threats
from ...endings import Together
from ...registry import does
from .. import acting
from ..occasions import Cause


@does.rule
async def dismiss(g: G, cause: Cause, act: Dismiss) -> None:
    """DG-BAT-27: an attacker is removed from the battle."""
    await responses.dismiss(g, cause.by, act.to, act.kind)


@does.rule
async def evade(g: G, cause: Cause, act: Evade) -> None:
    """DG-BAT-27: one attack does not happen."""
    await responses.evade(g, cause.by, act.form)


@does.rule
async def tame(g: G, cause: Cause, act: Tame) -> None:
    """DG-MIN-01: an attacker becomes a minion."""
    await responses.tame(g, cause.by, act.kind)


@does.rule
async def turncoat(g: G, cause: Cause, act: Turncoat) -> None:
    """DG-BAT-11: an attacker strikes in the form that you name."""
    await responses.change_form(g, cause.by)


@does.rule
async def add(g: G, cause: Cause, act: Add) -> None:
    """DG-GEN-07, DG-THR-05: a modifier announced before the die is rolled."""
    if cause.moment is not None:
        cause.moment.parts.append(Part(act.amount, cause.card))


@does.rule
async def reroll(g: G, cause: Cause, act: Reroll) -> None:
    """DG-GEN-07: a card that changes a die after it was rolled."""
    if cause.moment is not None:
        cause.moment.die = g.streams.roll("reroll")
        card = "none" if cause.card in g.content.heroes else cause.card
        by = g.state.players[cause.by].hero
        g.say(Rerolled(by, card, cause.moment.die), "DG-GEN-07")


@does.rule
async def prevent(g: G, cause: Cause, act: Prevent) -> None:
    """DG-BAT-19: wounds about to be taken are fewer."""
    if cause.moment is not None:
        cause.moment.wounds = max(0, cause.moment.wounds - act.amount)


@does.rule
async def cancel(g: G, cause: Cause, act: Cancel) -> None:
    """DG-SPC-02: a bane just played does nothing."""
    if cause.moment is not None:
        cause.moment.cancelled = True
        g.say(CardCancelled(cause.card), "DG-SPC-02")


@does.rule
async def threat(g: G, cause: Cause, act: Threat) -> None:
    """DG-THR-04: each hero meant rolls separately, though another fall (DG-AMB-31)."""
    all_meant = Together()
    for p in acting.meant(g, act.who, cause):
        with all_meant:
            passed = await threats.overcome(g, p, act.stat, act.value)
            then = act.passed if passed else act.failed
            await acting.do(g, then, Cause(cause.by, cause.card, p.seat, cause.at, cause.moment))
    all_meant.settle(g)
