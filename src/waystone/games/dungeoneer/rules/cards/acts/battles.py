"""Acts on attackers, rolls and wounds about to be taken; threats."""

from ....box.effects import Add, Cancel, Dismiss, Evade, Prevent, Reroll, Tame, Threat, Turncoat
from ....table.facts import CardCancelled
from ....table.state import G
from ...battle import responses
from ...dungeon import threats
from ...registry import does
from .. import acting
from ..occasions import Cause


@does(Dismiss)
async def dismiss(g: G, act: Dismiss, cause: Cause) -> None:
    await responses.dismiss(g, cause.by, act.to, act.kind)


@does(Evade)
async def evade(g: G, act: Evade, cause: Cause) -> None:
    await responses.evade(g, cause.by, act.form)


@does(Tame)
async def tame(g: G, act: Tame, cause: Cause) -> None:
    await responses.tame(g, cause.by, act.kind)


@does(Turncoat)
async def turncoat(g: G, act: Turncoat, cause: Cause) -> None:
    await responses.change_form(g, cause.by)


@does(Add)
async def add(g: G, act: Add, cause: Cause) -> None:
    """DG-GEN-07."""
    if cause.moment is not None:
        cause.moment.bonus += act.amount


@does(Reroll)
async def reroll(g: G, act: Reroll, cause: Cause) -> None:
    if cause.moment is not None:
        cause.moment.die = g.streams.roll("reroll")


@does(Prevent)
async def prevent(g: G, act: Prevent, cause: Cause) -> None:
    if cause.moment is not None:
        cause.moment.wounds = max(0, cause.moment.wounds - act.amount)


@does(Cancel)
async def cancel(g: G, act: Cancel, cause: Cause) -> None:
    if cause.moment is not None:
        cause.moment.cancelled = True
        g.say(CardCancelled(cause.card), "DG-GEN-01")


@does(Threat)
async def threat(g: G, act: Threat, cause: Cause) -> None:
    """DG-THR-04: each hero meant rolls separately."""
    for p in acting.meant(g, act.who, cause):
        passed = await threats.overcome(g, p, act.stat, act.value)
        then = act.passed if passed else act.failed
        await acting.do(g, then, Cause(cause.by, cause.card, p.seat, cause.at, cause.moment))
