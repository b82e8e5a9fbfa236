"""Chapters, tokens, the endgame (MA-CHP, MA-END, MA-TIL-15 to MA-TIL-20)."""

from waystone.kernel.ask import Option
from waystone.parts.path import cells_of

from ...box.index import index
from ...box.tiles import Tile, border_cells, face
from ...table.board import closest_free, free_cells, ground, spot
from ...table.facts import ChapterBegan, EndgameBegan, EntryPlaced, ExitPlaced, LeftBoard
from ...table.players import party
from ...table.state import OFF, Explorer, G
from ...table.story import chapter, endgame, story_card
from ...table.units import living
from ..actions.items import enter_play, forget_progress
from ..asking import ask, cell_option, unit_option
from ..board.exploration import recycle, unexplored
from ..cards import triggers
from ..cards.doing import Doing
from ..cards.lasting import drop_markers
from ..registry import resolve
from .ending import ScenarioOver, check_endgame
from .ratings import reset_ratings


async def advance(g: G) -> None:
    """MA-CHP-12, MA-CHP-15: the next card, with what it does; tokens and markers of the old one
    return, all else stays. MA-GEN-04, MA-END-05: where there is no endgame, the last chapter
    wins. Cards answer (MA-CND-02)."""
    state = g.state
    if state.story.endgame or state.story.chapter + 1 >= len(state.story.chapters):
        return
    old = story_card(g)
    drop_markers(g, [old])
    forget_progress(g, old)
    state.story.chapter += 1
    g.say(ChapterBegan(chapter(g).id), "MA-CHP-12")
    if state.story.chapter + 1 == len(state.story.chapters):
        raise ScenarioOver(won=True)  # MA-GEN-04
    await enter_chapter(g)
    await triggers.happen_to_all(g, "advance")


async def enter_chapter(g: G) -> None:
    """MA-CHP-12 to MA-CHP-14, MA-SET-27, MA-EPL-04: the card's own effects first, then the ratings,
    then what the explorers' cards do when their figures were put on the board."""
    card = chapter(g).id
    d = Doing("", card, everywhere=True)
    await resolve(g, d, index(g.content).cards[card].enters)
    reset_ratings(g)
    if d.placed:
        await explorers_enter_play(g)


# ---- tokens


async def place_entry_token(g: G, d: Doing) -> None:
    """MA-CHP-07: a new tile in the middle (not at set-up), the token on its connection symbol, the
    explorers on it or beside it."""
    state = g.state
    if not (state.phase == "setup" and state.laid.tiles):
        recycle(g)  # MA-AMB-66
        state.laid.tiles.append(Tile(state.decks.tiles.pop(0), 0, 0, 0))
    tile = state.laid.tiles[0]
    side = (face(g.content, tile.face).connection + 2 * tile.turns) & 7
    state.laid.entry[:] = border_cells(tile.x, tile.y, side)
    g.say(EntryPlaced(tile.face), "MA-CHP-07")
    await place_explorers(g, state.laid.entry)
    d.placed = True


async def place_explorers(g: G, around: list[int]) -> None:
    """MA-CHP-07, MA-END-01: each on a free space of the token or beside it, else the next closest
    (MA-AMB-43)."""
    for explorer in living(g):
        explorer.cell = OFF
    for explorer in living(g):
        explorer.left = False
        here = ground(g)
        mask = 0
        for cell in around:
            mask |= 1 << cell | here.beside[cell]
        free = mask & free_cells(g, here) & ~here.chasm
        cells = cells_of(free) or closest_free(g, here, around[0], chasm=False)
        options = [cell_option(cell) for cell in cells]
        explorer.cell = await ask(
            [explorer.seat], options, "ask-place", "MA-CHP-07", unit=explorer.id
        )


async def explorers_enter_play(g: G) -> None:
    """MA-EPL-02, MA-EPL-04: explorer cards, personal events, equipped items; the players say in
    which order the explorers go."""
    book = index(g.content)

    def due(explorer: Explorer) -> list[str]:
        cards = [explorer.id, *explorer.personal, *explorer.equipped]
        return [card for card in cards if book.cards[card].enters]

    waiting = [e.id for e in living(g) if e.cell >= 0 and due(e)]
    while waiting:
        options = [unit_option(unit) for unit in waiting]
        unit = await ask(party(g), options, "ask-enter-order", "MA-EPL-04", formal=True)
        waiting.remove(unit)
        explorer = next(e for e in g.state.explorers if e.id == unit)
        for card in due(explorer):
            if not explorer.dead:
                await enter_play(g, explorer, card)


async def place_exit_token(g: G) -> None:
    """MA-CHP-08: on any unexplored border but that of the entry token; MA-AMB-64: without one the
    entry token goes and its border serves, or any border of the outer edge."""
    state = g.state
    state.laid.exit.clear()
    found = unexplored(g)
    if not found:
        state.laid.entry.clear()
        found = unexplored(g) or [b for place in ground(g).borders for b in place]
    if not found:
        return
    options = [
        Option(f"border:{spot(b.cells[0])}", b, "option-border", {"cell": spot(b.cells[0])},
               f"cell:{spot(b.cells[0])}")
        for b in found
    ]  # fmt: skip
    border = await ask(party(g), options, "ask-exit", "MA-CHP-08")
    state.laid.exit[:] = border.cells
    g.say(ExitPlaced(spot(border.cells[0])), "MA-CHP-08")


# ---- leaving


async def leave(g: G, explorer: Explorer) -> None:
    """MA-TIL-15 to MA-TIL-17: the figure goes; when the last has left the next chapter begins."""
    explorer.cell, explorer.left, explorer.stamina = OFF, True, 0
    g.say(LeftBoard(explorer.id), "MA-TIL-15")
    check_endgame(g)
    if all(e.left for e in living(g)):
        await all_have_left(g)


async def all_have_left(g: G) -> None:
    """MA-TIL-17; nobody acts again in this phase (MA-TIL-20)."""
    recycle(g)
    for explorer in living(g):
        explorer.acted = True
    await advance(g)


# ---- endgame


async def go_to_endgame(g: G, d: Doing) -> None:
    """MA-END-01, MA-END-02, MA-END-06, MA-AMB-26: its tile alone on the table, figures on its
    entry, the card's set-up; everything else stays."""
    state = g.state
    recycle(g)
    state.story.endgame = True
    card = endgame(g)
    side = face(g.content, card.tile).connection
    state.laid.tiles.append(Tile(card.tile, 0, 0, 0))
    state.laid.entry[:] = border_cells(0, 0, side)
    g.say(EndgameBegan(card.id), "MA-END-01")
    await place_explorers(g, state.laid.entry)
    reset_ratings(g)
    await resolve(g, Doing("", card.id, everywhere=True), card.setup)
    d.placed = True
    check_endgame(g)
