"""The timeout, spawn rolls and how a monster spawns (MA-SPN, MA-GFX-06)."""

from ...box.index import index
from ...table.board import closest_free, ground, intact, nearest, tile_at
from ...table.facts import Spawned, SpawnRolled, TimeRanOut
from ...table.players import party
from ...table.state import Explorer, G, Monster
from ...table.story import chapter, printed
from ...table.units import monster_of
from ..actions import damage
from ..asking import one_cell
from ..cards import triggers
from ..cards.doing import Doing
from ..registry import resolve
from ..round.die import game_die
from ..story import chapters
from ..story.ending import check_endgame
from ..story.ratings import reset_spawn
from . import threat

SPAWN_LIMIT = 4


def crowded(g: G, explorer: Explorer) -> bool:
    """MA-SPN-07: 4 or more monsters on the explorer's tile."""
    tile = tile_at(explorer.cell)
    return sum(tile_at(m.cell) == tile for m in g.state.monsters) >= SPAWN_LIMIT


def spawn_spaces(g: G, explorer: Explorer) -> list[int]:
    """MA-TER-11, MA-SPN-10: the unsealed spawn spaces of the explorer's tile."""
    return intact(g, ground(g), "spawn", tile_at(explorer.cell))


async def timeout(g: G) -> None:
    """MA-SPN-02, MA-SPN-03: threat by the initial horror rating, then the next chapter, or the
    rating anew if it is locked (MA-CHP-03); the reduction is applied once. In the endgame it is
    over by the card's own words (MA-END-04)."""
    state = g.state
    g.say(TimeRanOut(printed(g).id), "MA-SPN-02")
    await threat.increase(g, printed(g).horror or 0)
    if state.story.endgame:
        state.story.timeout = True
        check_endgame(g)
    if state.story.endgame or chapter(g).locked:
        reset_spawn(g)
    else:
        await chapters.advance(g)


async def roll(g: G, explorer: Explorer, rating: int) -> None:
    """MA-SPN-06 to MA-SPN-08: a monster spawns because of the explorer, or threat rises where 4
    are there already."""
    face = game_die(g, "spawn")
    g.say(SpawnRolled(explorer.id, face, rating), "MA-SPN-06")
    if face < rating:
        return
    if crowded(g, explorer):
        await threat.increase(g)
    else:
        await spawn(g, explorer)


async def spawn(g: G, explorer: Explorer, name: str = "") -> None:
    """MA-SPN-10, MA-SPN-11, MA-SPN-13: a card is revealed and appears on the spawn space closest to
    the explorer who causes it; without such a space nothing happens."""
    if explorer.cell < 0:
        return
    places = spawn_spaces(g, explorer)
    if not places:
        return
    card = find(g, name) if name else reveal(g)
    if not card:
        if not name:
            await threat.increase(g)
        return
    g.state.decks.revealed.append(card)
    space = await one_cell(
        party(g),
        nearest(places, explorer.cell),
        "ask-spawn-space",
        "MA-SPN-13",
        formal=True,
        monster=card,
    )
    await appear(g, card, space)


def reveal(g: G) -> str:
    """MA-SPN-11: the top card; an empty deck is made anew from the destroyed monsters."""
    state = g.state
    if not state.decks.monsters:
        state.decks.monsters += state.decks.destroyed
        state.decks.destroyed.clear()
        state.streams.shuffle("monsters", state.decks.monsters)
    return state.decks.monsters.pop(0) if state.decks.monsters else ""


def find(g: G, name: str) -> str:
    """MA-GFX-06, MA-GEN-10: the deck, the destroyed, the removed, those not yet added."""
    state = g.state
    if name in state.decks.monsters:
        state.decks.monsters.remove(name)
        state.streams.shuffle("monsters", state.decks.monsters)
        return name
    for pile in (
        state.decks.destroyed,
        state.decks.removed,
        state.decks.buried,
        state.decks.monster_stock,
    ):
        if name in pile:
            pile.remove(name)
            return name
    return ""


async def appear(g: G, card: str, space: int) -> None:
    """MA-SPN-12 to MA-SPN-14: at the end of the order, on the space or beside it; on a chasm it is
    destroyed (MA-AMB-42); its enters-play effects resolve (MA-EPL-01), cards answer (MA-CND-02)."""
    here = ground(g)
    places = closest_free(g, here, space)
    cell = await one_cell(
        party(g), places, "ask-spawn-space", "MA-SPN-13", formal=True, monster=card
    )
    g.state.decks.revealed.remove(card)
    monster = Monster(card, cell, g.content.monsters[card].health)
    g.state.monsters.append(monster)
    if card in g.state.story.slain:
        g.state.story.slain.remove(card)
    g.say(Spawned(card), "MA-SPN-12")
    if here.chasm >> cell & 1:
        await damage.destroy(g, card)
        return
    effects = index(g.content).cards[card].enters
    await resolve(g, Doing(card, card, card), effects)
    if monster_of(g, card) is monster:
        await triggers.happen_to_all(g, "monster-spawned", tile_at(monster.cell), card)
