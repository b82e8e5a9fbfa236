"""Effects outside of encounters: carried out one after another; what concerns a body or a purse is
shared out by the party (TG-JRN-10)."""

from collections.abc import Sequence

from msgspec import structs

from waystone.kernel.step import BACK, Next, Then

from ..box.effects import (
    Calm,
    Damage,
    Effect,
    Gain,
    GainItem,
    Heal,
    Lose,
    LoseItem,
    Rouse,
    Terror,
    Tire,
    Udamage,
)
from ..table.state import Doing, G
from .doing import performs
from .group import group_chooses, hero_options
from .people.tracks import MOST_RESOURCE, amount_of
from .registry import step

COUNTED = (Calm, Damage, Gain, Heal, Lose, Rouse, Terror, Tire, Udamage)
"""What can be divided into ones."""

SHARED = frozenset((*COUNTED, GainItem, LoseItem))


@step
async def carry_out(g: G, effects: list[Effect], doing: Doing) -> Then:
    """One effect after another; what an effect brings about comes before the next."""
    before = g.answers
    while effects and not g.called and g.answers == before:
        await happen(g, effects.pop(0), doing)
    return carry_out(effects, doing) if effects else BACK


async def at_once(g: G, effects: Sequence[Effect], doing: Doing) -> None:
    """These effects, before anything else; but what has been called comes first."""
    for n, effect in enumerate(effects):
        if g.called:
            g.call(order(effects[n:], doing.party, doing.me, doing.source))
            return
        await happen(g, effect, doing)


async def happen(g: G, effect: Effect, doing: Doing) -> None:
    if doing.me < 0 and type(effect) in SHARED:
        await share_out(g, doing, effect)
    else:
        await performs(g, doing, effect)


def order(effects: Sequence[Effect], party: Sequence[int], me: int = -1, source: str = "") -> Next:
    """These effects, as a step."""
    return carry_out(list(effects), Doing(list(party), me, source))


async def share_out(g: G, doing: Doing, effect: Effect) -> None:
    """TG-JRN-10: once for the party, divided as it likes; XP for everybody (TG-RES-06)."""
    if len(doing.party) == 1 or (isinstance(effect, Gain) and effect.what == "xp"):
        await performs(g, alone(doing, doing.party[0]), effect)
        return
    units = effect.n if isinstance(effect, COUNTED) else 1
    single = structs.replace(effect, n=1) if isinstance(effect, COUNTED) else effect
    for _ in range(units):
        able = takers(g, single, doing.party)
        if not able:
            return
        options = hero_options(g, able)
        seat = await group_chooses(g, able, options, "ask-share", "TG-JRN-10", effect=single)
        await performs(g, alone(doing, seat), single)


def alone(doing: Doing, seat: int) -> Doing:
    return Doing(doing.party, seat, doing.source)


def takers(g: G, effect: Effect, party: list[int]) -> list[int]:
    """Those for whom the effect means something; if it does for none, all of them."""
    heroes = [g.state.heroes[seat] for seat in party]
    if isinstance(effect, Lose):
        return [one.seat for one in heroes if amount_of(one, effect.what)]
    if isinstance(effect, Gain):
        room = [one.seat for one in heroes if amount_of(one, effect.what) < MOST_RESOURCE]
        return room or party
    if isinstance(effect, LoseItem):
        return [one.seat for one in heroes if one.items]
    return party
