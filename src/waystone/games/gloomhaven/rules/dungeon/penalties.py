"""What a room of a random dungeon does to those who enter it (GH-RDD-09 to GH-RDD-12)."""

from collections.abc import Awaitable

from waystone.kernel.ask import choose_many
from waystone.kernel.interpret import Interpreters

from ...box.dungeon import DropCards, MendMonsters, Penalty, Promote, ReturnMonsters
from ...box.dungeon_map import rooms_in
from ...box.scenario import Afflict, HurtParty, InfuseRoom, MinusCards
from ...table.amounts import plain
from ...table.board import standing
from ...table.dungeon_facts import PenaltyFell
from ...table.map import tables
from ...table.numbers import numbers
from ...table.state import Character, Figure, G
from ..actions.conditions import ALWAYS, gain
from ..actions.damage import suffer
from ..options import card_option
from ..players import figure_option, players_choose
from ..scenario.cards import lose
from ..scenario.rooms import draw_missing, free_standees, place_monster
from ..scenario.special import acts, ignores
from .making import of


async def suffer_penalty(g: G, opener: Figure | None) -> None:
    """GH-RDD-09, GH-RDD-10: what the room does to the party, by how hard it was made."""
    rooms = rooms_in(g.state.scenario)
    severity = of(g.state).penalties[len(rooms) - 1]
    if severity == "none":
        return
    card = g.content.rooms[rooms[-1].room]
    g.say(PenaltyFell(g.state.scenario, f"penalty-{severity}"), "GH-RDD-09")
    for penalty in card.minor if severity == "minor" else card.major:
        await punishes(g, opener, penalty)


punishes: Interpreters[G, Figure | None, Awaitable[None]] = Interpreters(Penalty)
"""What a penalty does; with it comes who opened the door, if somebody did."""


@punishes.rule
async def hurting(g: G, opener: Figure | None, penalty: HurtParty) -> None:
    """GH-RDD-10: who opened the door, or all."""
    if penalty.who != "opener":
        await acts(g, None, penalty)
        return
    figure = await _opener(g, opener)
    if figure is not None:
        await suffer(g, figure, plain(g, penalty.value), "GH-RDD-10")


@punishes.rule
async def afflicting(g: G, opener: Figure | None, penalty: Afflict) -> None:
    """GH-RDD-10: who opened the door, or all; a lasting one stays. GH-RDD-09: as the penalty of the
    room says."""
    if penalty.who == "opener":
        figure = await _opener(g, opener)
        if figure is not None:
            afflict(g, figure, penalty)
    elif penalty.lasting:
        for figure in _figures(g, "character" if penalty.who == "characters" else "monster"):
            afflict(g, figure, penalty)
    else:
        await acts(g, None, penalty)


@punishes.rule
async def as_in_scenarios(g: G, opener: Figure | None, penalty: MinusCards | InfuseRoom) -> None:
    await acts(g, None, penalty)


@punishes.rule
async def strengthening(g: G, opener: Figure | None, penalty: MendMonsters) -> None:
    for figure in _newcomers(g):
        figure.hp += plain(g, penalty.value)
        figure.most_hp += plain(g, penalty.value)


async def _opener(g: G, opener: Figure | None) -> Figure | None:
    """GH-RDD-10: nobody opened the first room, so the players choose."""
    if opener is not None and opener.kind == "character":
        return opener
    options = [figure_option(c.id) for c in standing(g) if c.id in g.state.figures]
    if not options:
        return None
    return g.state.figures[await players_choose(g, options, "ask-opener", "GH-RDD-10")]


def _figures(g: G, kind: str) -> list[Figure]:
    return [f for f in list(g.state.figures.values()) if f.kind == kind]


def _newcomers(g: G) -> list[Figure]:
    room = len(rooms_in(g.state.scenario))
    names = [h.figure for h in of(g.state).homes if h.room == room]
    return [g.state.figures[name] for name in names if name in g.state.figures]


def afflict(g: G, figure: Figure, penalty: Afflict) -> None:
    """A lasting condition stays to the end of the dungeon."""
    if figure.kind == "character" and ignores(g, figure.id, "scenario"):
        return
    for _ in range(plain(g, penalty.count)):
        gain(g, figure, penalty.condition)
    if penalty.lasting and penalty.condition in figure.conditions:
        figure.conditions[penalty.condition] = ALWAYS


@punishes.rule
async def drop_cards(g: G, opener: Figure | None, penalty: DropCards) -> None:
    if penalty.who == "opener":
        figure = await _opener(g, opener)
        owners = [c for c in g.state.characters if figure is not None and c.id == figure.id]
    else:
        owners = standing(g)
    for owner in owners:
        if not ignores(g, owner.id, "scenario"):
            await _drop(g, owner, penalty)


async def _drop(g: G, owner: Character, penalty: DropCards) -> None:
    count = min(penalty.count, len(owner.hand))
    options = [card_option(card) for card in owner.hand]
    for card in await choose_many(
        owner.seat, options, "ask-lose-cards", least=count, most=count, rule="GH-RDD-09"
    ):
        owner.hand.remove(card)
        if penalty.to == "lost":
            lose(g, owner, card, "GH-RDD-09")
        else:
            owner.discard.append(card)


@punishes.rule
async def return_monsters(g: G, opener: Figure | None, penalty: ReturnMonsters) -> None:
    """GH-RDD-12: on their hexes of the room's creation, where these are free; GH-RDD-10: before
    the first room there was none."""
    fallen = of(g.state).fallen
    for home in fallen[: penalty.count or len(fallen)]:
        free = home.cell not in g.state.at and bool(tables(g).mask >> home.cell & 1)
        if free and free_standees(g, home.type):
            place_monster(g, home.type, home.cell, home.rank, "spawned")
    draw_missing(g)


@punishes.rule
async def promote(g: G, opener: Figure | None, penalty: Promote) -> None:
    """A normal monster of the new room is elite, with all its hit points."""
    normal = [f for f in _newcomers(g) if f.rank == "normal"]
    for figure in normal[: penalty.count]:
        if g.content.monsters[figure.type].elite is not None:
            figure.rank = "elite"
            figure.hp = figure.most_hp = numbers(g, figure).hp
