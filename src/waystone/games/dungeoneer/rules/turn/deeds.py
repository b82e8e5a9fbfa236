"""What players do in their Hero phase or at a moment: one function a deed."""

from ...table.state import G
from ..battle import battle
from ..cards import playing
from ..cards.occasions import (
    Ambush,
    Announce,
    AttackHero,
    AttemptQuest,
    CastBane,
    DeliverEscort,
    Doing,
    DropEscort,
    LayLocation,
    MoveHero,
    PickUpEscort,
    PlayCard,
    SearchFor,
    StandUp,
    TakeEscort,
    Tip,
    UseEffect,
)
from ..dungeon import laying, movement
from ..dungeonlord import banes, encounters
from ..hero import action_points, falling
from ..quests import attempts, completion, escorts, open_quests
from ..registry import performs
from ..steps import declare


@performs.rule
async def move(g: G, doing: Doing, deed: MoveHero) -> None:
    """DG-MOV-01: to an adjacent location."""
    await movement.move(g, doing.player, deed.side, deed.there)


@performs.rule
async def explore(g: G, doing: Doing, deed: LayLocation) -> None:
    """DG-HER-03: 1 AP, one more location."""
    action_points.spend(doing.player)
    await laying.lay_next(g, doing.player)


@performs.rule
async def attempt(g: G, doing: Doing, deed: AttemptQuest) -> None:
    """DG-QST-01, DG-QST-02, DG-QCA-25: a quest, by one's own will."""
    await attempts.attempt(g, doing.player, deed.quest)


@performs.rule
async def search(g: G, doing: Doing, deed: SearchFor) -> None:
    """DG-QCA-13: the place of a Search."""
    p = doing.player
    await attempts.search(g, p, open_quests.find(g, deed.quest, p.seat))


@performs.rule
async def take_escort(g: G, doing: Doing, deed: TakeEscort) -> None:
    """DG-QCA-18: the token goes on the hero card."""
    escorts.take(g, doing.player, deed.quest)


@performs.rule
async def pick_up_escort(g: G, doing: Doing, deed: PickUpEscort) -> None:
    """DG-QCA-23: a token that lies here."""
    escorts.pick_up(g, doing.player, deed.quest)


@performs.rule
async def drop_escort(g: G, doing: Doing, deed: DropEscort) -> None:
    """DG-QCA-22: the token stays here."""
    escorts.drop(g, doing.player, deed.quest)


@performs.rule
async def deliver_escort(g: G, doing: Doing, deed: DeliverEscort) -> None:
    """DG-QCA-21: the quest is completed."""
    p = doing.player
    await completion.complete(g, p, open_quests.find(g, deed.quest, p.seat))


@performs.rule
async def play_card(g: G, doing: Doing, deed: PlayCard) -> None:
    """DG-CRD-07: a Glory card of the hand."""
    await playing.play_card(g, doing.player, deed.card, doing.moment)


@performs.rule
async def use_effect(g: G, doing: Doing, deed: UseEffect) -> None:
    """DG-SPC-04: what is readied."""
    await playing.use(g, doing.player, deed.thing, deed.n, doing.moment)


@performs.rule
async def stand_up(g: G, doing: Doing, deed: StandUp) -> None:
    """DG-SPC-05: for 1 AP."""
    await falling.stand_up(g, doing.player)


@performs.rule
async def tip(g: G, doing: Doing, deed: Tip) -> None:
    """DG-VAR-18: for a point that cannot move the hero."""
    action_points.tip(g, doing.player)


@performs.rule
async def attack_hero(g: G, doing: Doing, deed: AttackHero) -> None:
    """DG-SPC-06: a hero in the same location."""
    await battle.attack_hero(g, doing.player, deed.hero)


@performs.rule
async def cast_bane(g: G, doing: Doing, deed: CastBane) -> None:
    """DG-SPC-02: a bane of any moment."""
    await banes.play_bane(g, doing.player, deed)


@performs.rule
async def announce(g: G, doing: Doing, deed: Announce) -> None:
    """DG-DLP-06: all encounters of the phase are declared before it goes on."""
    g.state.declared.append(deed.entry)
    g.call(declare())


@performs.rule
async def ambush(g: G, doing: Doing, deed: Ambush) -> None:
    """DG-SPC-02, DG-AMB-13: an encounter of any moment."""
    await encounters.ambush(g, doing.player, deed.entry)
