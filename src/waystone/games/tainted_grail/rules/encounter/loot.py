"""Loot and outcomes: what each member gets, and what is got once and shared (TG-COM-04,
TG-DIP-08)."""

from collections.abc import Sequence

from waystone.kernel.ask import choose

from ...box.effects import (
    Effect,
    Gain,
    Lose,
    Party,
)
from ...box.encounter import (
    AddToDeck,
    AmberCall,
    Cubes,
    Down,
    EnemyCard,
    GainTime,
    Home,
    Influence,
    LoseCubes,
    LoseTime,
    Mark,
    NewWeather,
    Remove,
    Reshuffle,
    Scene,
    Story,
    Up,
    WeatherTokens,
)
from ...table.party import now, present
from ...table.state import Doing, G
from ..carrying_out import divided, movable
from ..doing import AFTERWARDS, apply, performs
from ..people.tracks import MOST_RESOURCE, amount_of, change_resource
from .deciding import ActiveFell, hero_option

NOBODYS = AFTERWARDS | {
    AddToDeck,
    AmberCall,
    Cubes,
    Down,
    EnemyCard,
    GainTime,
    Home,
    Influence,
    LoseCubes,
    LoseTime,
    Mark,
    NewWeather,
    Remove,
    Reshuffle,
    Scene,
    Story,
    Up,
    WeatherTokens,
}
"""What changes the encounter or the island, and no character."""


async def share_all(g: G, effects: Sequence[Effect]) -> None:
    for effect in effects:
        if not present(g):
            return
        try:
            await share(g, effect)
        except ActiveFell:
            continue


async def share(g: G, effect: Effect) -> None:
    """TG-COM-04, TG-DIP-08: [PARTY] parts for each member; XP for all characters (TG-RES-06); the
    rest once, divided as the members like; what concerns no character is nobody's to get.
    TG-FIN-02: also where the meeting goes on."""
    if isinstance(effect, Party) or (isinstance(effect, Gain) and effect.what == "xp"):
        await apply(g, [effect], present(g)[0].seat, None, now(g).id)
        return
    if type(effect) in NOBODYS:
        await apply(g, [effect], present(g)[0].seat, None, now(g).id)
        return
    members = [m.seat for m in present(g)]
    formal = movable(g, effect) or the_last(g)
    rule, source = "TG-COM-04", now(g).id
    for seat, part in await divided(g, members, effect, rule, formal=formal, source=source):
        if seat in [m.seat for m in present(g)]:
            await apply(g, [part], seat, None, source)


def the_last(g: G) -> bool:
    """Whether nothing comes after: a single foe, or the last of several."""
    return g.state.world is None and not g.state.foes and bool(now(g).result)


@performs.rule
async def gain(g: G, doing: Doing, effect: Gain) -> None:
    """TG-RES-06: XP comes to all characters together. TG-RES-03: what is above the limit goes to
    another character of choice who has room, or is lost."""
    seat = doing.me
    if effect.what == "xp":
        for one in g.state.heroes:
            change_resource(g, one.seat, "xp", effect.n, "TG-RES-06")
        return
    left = effect.n - change_resource(g, seat, effect.what, effect.n, "TG-RES-01")
    while left:
        able = [
            other.seat
            for other in g.state.heroes
            if other.seat != seat
            and other.at == g.state.heroes[seat].at
            and amount_of(other, effect.what) < MOST_RESOURCE
        ]
        if not able:
            return
        options = [hero_option(g, other) for other in able]
        receiver = await choose(
            seat, options, "ask-receiver", rule="TG-RES-03", what=effect.what, left=left
        )
        left -= change_resource(g, receiver, effect.what, left, "TG-RES-03")


@performs.rule
async def lose(g: G, doing: Doing, effect: Lose) -> None:
    """TG-GEN-09: as much as there is."""
    seat = doing.me
    change_resource(g, seat, effect.what, -effect.n, "TG-GEN-09")
