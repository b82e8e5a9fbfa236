"""What players do at a moment, or in their Hero phase: one function each."""

from ...table.state import G, Player
from ..battle import battle
from ..cards import playing
from ..cards.occasions import (
    Ambush,
    AttackHero,
    CastBane,
    DropEscort,
    Moment,
    PlayCard,
    StandUp,
    Tip,
    UseEffect,
)
from ..dungeonlord import banes, encounters
from ..hero import action_points, falling
from ..quests import escorts
from ..registry import performs


@performs(PlayCard)
async def play_card(g: G, p: Player, deed: PlayCard, moment: Moment | None) -> None:
    await playing.play_card(g, p, deed.card, moment)


@performs(UseEffect)
async def use_effect(g: G, p: Player, deed: UseEffect, moment: Moment | None) -> None:
    await playing.use(g, p, deed.thing, deed.n, moment)


@performs(StandUp)
async def stand_up(g: G, p: Player, deed: StandUp, moment: Moment | None) -> None:
    await falling.stand_up(g, p)


@performs(Tip)
async def tip(g: G, p: Player, deed: Tip, moment: Moment | None) -> None:
    action_points.tip(g, p)


@performs(DropEscort)
async def drop_escort(g: G, p: Player, deed: DropEscort, moment: Moment | None) -> None:
    escorts.drop(g, p, deed.quest)


@performs(AttackHero)
async def attack_hero(g: G, p: Player, deed: AttackHero, moment: Moment | None) -> None:
    await battle.attack_hero(g, p, deed.hero)


@performs(CastBane)
async def cast_bane(g: G, p: Player, deed: CastBane, moment: Moment | None) -> None:
    await banes.play_bane(g, p, deed.card)


@performs(Ambush)
async def ambush(g: G, p: Player, deed: Ambush, moment: Moment | None) -> None:
    await encounters.ambush(g, p, deed.entry)
