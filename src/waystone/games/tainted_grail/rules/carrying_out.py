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
from .group import group_chooses, hero_options, how_many
from .people.tracks import GOODS, MOST_RESOURCE, amount_of
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
    able = takers(g, effect, doing.party)
    parts = divided(g, able, effect, "TG-JRN-10", formal=movable(g, effect), source=doing.origin)
    for seat, part in await parts:
        await performs(g, alone(doing, seat), part)


async def divided(
    g: G, able: list[int], effect: Effect, rule: str, *, formal: bool, source: str
) -> list[tuple[int, Effect]]:
    """Who gets which part of an effect: how many each, one member after another; the last has what
    is left."""
    if not isinstance(effect, COUNTED) or effect.n == 1:
        if not able:
            return []
        options = hero_options(g, able)
        seat = await group_chooses(
            g, able, options, "ask-share", rule, formal=formal,
            effect=effect, suffered=isinstance(effect, Damage | Udamage), source=source,
        )  # fmt: skip
        return [(seat, effect)]
    left, parts = effect.n, list[tuple[int, Effect]]()
    for n, seat in enumerate(able):
        others = sum(room_for(g, effect, other) for other in able[n + 1 :])
        part = await how_many(
            g, able, min(left, room_for(g, effect, seat)), "ask-share-part", rule,
            least=min(max(0, left - others), room_for(g, effect, seat)), formal=formal,
            hero=g.state.heroes[seat].id, effect=structs.replace(effect, n=left), among=able[n:],
            source=source,
        )  # fmt: skip
        left -= part
        if part:
            parts.append((seat, structs.replace(effect, n=part)))
    return parts


def room_for(g: G, effect: Effect, seat: int) -> int:
    """How much of it the character can lose or keep."""
    one = g.state.heroes[seat]
    if isinstance(effect, Lose):
        return amount_of(one, effect.what)
    if isinstance(effect, Gain):
        return MOST_RESOURCE - amount_of(one, effect.what)
    return effect.n if isinstance(effect, COUNTED) else 1


def movable(g: G, effect: Effect) -> bool:
    """TG-RES-04: whoever gets Food or Wealth on the island can hand it over at once: who it is
    decides nothing."""
    goods = isinstance(effect, Gain | Lose) and effect.what in GOODS
    return goods and g.state.world is not None


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
