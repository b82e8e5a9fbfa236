"""What a seat sees, what it cannot see, and what things are called."""

from collections.abc import Mapping
from copy import copy

from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.text import Text
from waystone.kernel.view import (
    Board,
    Card,
    Cell,
    Edge,
    Figure,
    Mat,
    Page,
    Piece,
    Table,
    Track,
    Zone,
)

from .cardtext import card_of, chapter_card, endgame_card, explorer_card, monster_card
from .definitions import Content
from .index import index
from .inventory import KINDS
from .lasting import markers_left
from .modifiers import armor, ethereal, immobile, most, will
from .state import DESTROYED, LIT, Explorer, G, Monster, State
from .table import current_event, free_explorers, layout_of, open_ground, spot
from .tiles import CELLS, SPOTS, WIDTH

SPACE_ICONS = {
    "rubble": "stone-pile",
    "chasm": "hole",
    "trap": "spiky-pit",
    "spawn": "portal",
    "lever": "lever",
    "recharge": "battery-pack",
    "workbench": "anvil",
    "chest": "chest",
    "event": "telescope",
    "chapter": "open-book",
    "barrel": "barrel",
}


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    """MA-HID-01: the game is open; decks, coming chapters and the tile stack are not (-02)."""
    g: G = Play(state, content)
    return Table(
        "machina-arcana",
        seat,
        text("phase", round=state.round, phase=f"phase-{state.phase}"),
        boards=text.shared("boards", lambda: [the_board(g, text)]),
        mats=text.shared("mats", lambda: mats(g, text)),
        pages=text.shared("pages", lambda: [page(g, text)]),
    )


def mats(g: G, text: Text) -> list[Mat]:
    state = g.state
    decks = (state.item_decks, state.known, state.event_decks, state.tile_stack)
    piles = (
        *decks,
        len(state.monster_deck),
        state.event_discards,
        state.item_discards,
        state.revealed,
        state.destroyed_monsters,
    )
    return [
        *(explorer_mat(g, e, text) for e in g.state.explorers),
        *newcomers(g, text),
        story_mat(g, text),
        monster_mat(g, text),
        text.shared("decks", lambda: deck_mat(g, text), piles),
    ]


# ---- board


def the_board(g: G, text: Text) -> Board:
    state = g.state
    layout = layout_of(state)
    bare = text.once(("cells", layout), lambda: spaces(g, text))
    marked = {c for c in (*state.marks, *state.entry, *state.exit) if c in bare}
    laid = {c: cell(c, bare[c].kind, cell_tags(state, c), text) for c in marked}
    cells = list({**bare, **laid}.values())
    doors = (tuple(state.closed), tuple(state.broken))
    lines = text.once(("edges", layout, doors), lambda: edges(g))
    pieces = [explorer_piece(g, e, text) for e in state.explorers if e.cell >= 0]
    pieces += [monster_piece(g, m, n, text) for n, m in enumerate(state.monsters, 1)]
    return Board("map", text("the-board"), "square", cells, pieces, lines)


def spaces(g: G, text: Text) -> dict[int, Cell]:
    return {c: cell(c, kind, [], text) for c, kind in enumerate(open_ground(g).spaces) if kind}


def cell(c: int, kind: str, tags: list[str], text: Text) -> Cell:
    icon = SPACE_ICONS.get(kind, "")
    name = text.name(kind)
    for tag in tags:
        name = text(f"space-{tag}", space=name)
    return Cell(f"cell:{spot(c)}", *SPOTS[c], kind, name, icon, tags)


def cell_tags(state: State, cell: int) -> list[str]:
    tags = []
    mark = state.marks.get(cell)
    if mark == DESTROYED:
        tags.append("destroyed")
    elif mark == LIT:
        tags.append("lit")
    if cell in state.entry:
        tags.append("entry")
    if cell in state.exit:
        tags.append("exit")
    return tags


def edges(g: G) -> list[Edge]:
    """Walls, doors by their state, and the borders of the board."""
    here = open_ground(g)
    found = []
    for c in range(CELLS):
        if not here.spaces[c]:
            continue
        for side, step in ((2, 1), (4, WIDTH)):
            other = c + step
            inside = other < CELLS and (side == 4 or other % WIDTH) and here.spaces[other]
            if inside and not here.free[c] >> side & 1:
                found.append(Edge(f"cell:{spot(c)}", "wall", f"cell:{spot(other)}"))
    for door, (a, b) in here.doors.items():
        kind = "door-open"
        if door in g.state.closed:
            kind = "door-closed"
        elif door in g.state.broken:
            kind = "door-destroyed"
        found.append(Edge(f"cell:{spot(a)}", kind, f"cell:{spot(b)}", id=f"door:{door}"))
    for place in here.borders:
        for border in place:
            joined = here.free[border.cells[0]] >> border.side & 1
            if not joined:
                for c in border.cells:
                    found.append(Edge(f"cell:{spot(c)}", "border", side=border.side // 2))
    return found


def explorer_piece(g: G, e: Explorer, text: Text) -> Piece:
    return Piece(
        f"unit:{e.id}",
        f"cell:{spot(e.cell)}",
        text.name(e.id),
        g.content.explorers[e.id].icon,
        "explorer",
        e.seat,
        figures=[
            Figure("hearts", str(e.health), text.name("health")),
            Figure("candle-flame", str(e.essence), text.name("essence")),
        ],
        tags=[text.name("ethereal")] if ethereal(g, e) else [],
    )


def monster_piece(g: G, m: Monster, n: int, text: Text) -> Piece:
    return Piece(
        f"unit:{m.id}",
        f"cell:{spot(m.cell)}",
        text.name(m.id),
        g.content.monsters[m.id].icon,
        "monster",
        badge=str(n),
        figures=[
            Figure("hearts", str(m.health), text.name("health")),
            Figure("shield", str(armor(g, m)), text.name("armor")),
            Figure("brain", str(will(g, m)), text.name("will")),
        ],
        tags=[text.name("ethereal")] if ethereal(g, m) else [],
        lines=[reach_line(g, m, text)],
    )


def reach_line(g: G, m: Monster, text: Text) -> str:
    """How far it walks in a turn and how far its abilities reach."""
    actives = index(g.content).cards[m.id].actives
    ranges = [active.target.range for _, active in actives if active.target is not None]
    steps = 0 if immobile(g, m) else g.content.monsters[m.id].stamina
    return text("monster-reach", steps=steps, range=max(ranges, default=0))


# ---- mats


def explorer_mat(g: G, e: Explorer, text: Text) -> Mat:
    card = g.content.explorers[e.id]
    tags = ["dead"] if e.dead else ["left"] if e.left else []
    if g.state.turn == e.id:
        tags.append("active")
    zones = [
        Zone("explorer", text("zone-explorer"), [explorer_card(card, text)]),
        Zone("equipped", text("zone-equipped"), equipment(g, e, text)),
        Zone(
            "inventory",
            text("zone-inventory"),
            [card_of(g.content, i, text) for i in e.inventory],
        ),
        Zone("personal", text("zone-personal"), [card_of(g.content, c, text) for c in e.personal]),
    ]
    return Mat(
        f"mat:{e.seat}",
        text.name(e.id),
        e.seat,
        "explorer",
        card.icon,
        []
        if e.dead or e.cell < 0
        else [
            Figure("shield", str(armor(g, e)), text.name("armor")),
            Figure("brain", str(will(g, e)), text.name("will")),
        ],
        [
            Track("health", text.name("health"), e.health, most(g, e, "health"), "hearts"),
            Track("stamina", text.name("stamina"), e.stamina, most(g, e, "stamina"), "sprint"),
            Track(
                "essence", text.name("essence"), e.essence, most(g, e, "essence"), "candle-flame"
            ),
            Track("markers", text("markers"), markers_left(g, e.id), 3, "pin"),
        ],
        zones,
        tags=tags,
    )


def newcomers(g: G, text: Text) -> list[Mat]:
    """MA-SET-08: while players choose, those they can choose from."""
    unset = g.state.spawn is None or any(e.dead for e in g.state.explorers)
    if g.state.phase != "setup" or not unset:
        return []
    cards = [
        explorer_card(g.content.explorers[i], text, f"explorer:{i}") for i in free_explorers(g)
    ]
    name = text("zone-explorers")
    return [Mat("explorers", name, icon="three-friends", zones=[Zone("explorers", name, cards)])]


def equipment(g: G, e: Explorer, text: Text) -> list[Card]:
    """Base items, each with what is attached under it."""

    def chain(item: str) -> Card:
        made = copy(card_of(g.content, item, text))
        made.under = [chain(child) for child, parent in e.equipped.items() if parent == item]
        if any(mark.card == item for mark in g.state.lasting):
            made.tags = [*made.tags, text("card-marked")]
        return made

    return [chain(item) for item, parent in e.equipped.items() if not parent]


def story_mat(g: G, text: Text) -> Mat:
    state = g.state
    book = index(g.content)
    card = chapter_card(book.chapters[state.chapters[state.chapter]], text)
    cards = [card]
    if state.endgame:
        cards.insert(0, endgame_card(g.content.scenarios[state.scenario].endgame, text))
    tracks = [
        Track(
            "threat", text("threat"), state.threat, g.content.figures.threat_steps - 1, "up-card"
        ),
        Track("level", text("monster-level"), state.level, 5, "spiked-dragon-head"),
    ]
    for name, rating, icon in (
        ("spawn", state.spawn, "egg-clutch"),
        ("horror", state.horror, "eye-target"),
    ):
        if rating is not None:
            tracks.append(Track(f"{name}-rating", text(f"{name}-track"), rating, 10, icon))
    current = [
        card_of(g.content, event, text)
        for event in (current_event(g, "explorer"), current_event(g, "horror"))
        if event
    ]
    return Mat(
        "story",
        text.name(state.scenario),
        kind="story",
        icon="open-book",
        tracks=tracks,
        zones=[
            Zone("chapter", text("zone-chapter"), cards),
            Zone("events", text("zone-events"), current),
        ],
    )


def monster_mat(g: G, text: Text) -> Mat:
    cards = []
    for m in g.state.monsters:
        made = copy(monster_card(g.content.monsters[m.id], text, f"card:{m.id}"))
        made.figures = [*made.figures, Figure("broken-heart", str(m.health), text("health-left"))]
        cards.append(made)
    return Mat(
        "monsters",
        text("monster-order"),
        kind="monsters",
        icon="spiked-dragon-head",
        zones=[Zone("order", text("monster-order"), cards, layout="sequence")],
    )


def deck_mat(g: G, text: Text) -> Mat:
    """MA-HID-02, -03: counts, piles, and the cards on top that everybody knows."""
    state, content = g.state, g.content
    zones = []
    for kind in KINDS:
        deck = state.item_decks[kind]
        known = [card_of(content, c, text) for c in deck[: state.known.get(kind, 0)]]
        zones.append(Zone(f"deck:{kind}", text.name(kind), known, len(deck), "pile"))
    zones.append(Zone("deck:monsters", text("deck-monsters"), count=len(state.monster_deck)))
    for deck_name in ("explorer", "horror"):
        zones.append(
            Zone(
                f"deck:{deck_name}",
                text.name(f"{deck_name}-event"),
                count=len(state.event_decks[deck_name]),
                layout="pile",
            )
        )
        pile = [card_of(content, c, text) for c in state.event_discards[deck_name]]
        zones.append(Zone(f"pile:{deck_name}", text("discard-pile"), pile, layout="pile"))
    discards = [card_of(content, c, text) for c in state.item_discards]
    zones.append(Zone("pile:items", text("item-discards"), discards, layout="pile"))
    revealed = [card_of(content, c, text) for c in state.revealed]
    zones.append(Zone("revealed", text("revealed"), revealed))
    ruined = [card_of(content, c, text) for c in state.destroyed_monsters]
    zones.append(Zone("pile:monsters", text("destroyed-pile"), ruined, layout="pile"))
    top = state.tile_stack[:1]
    zones.append(
        Zone(
            "tiles",
            text("tile-stack"),
            [Card(f"tile:{face}", text.name(face), text("next-tile")) for face in top],
            len(state.tile_stack),
            "pile",
        )
    )
    return Mat("decks", text("decks"), zones=zones)


def page(g: G, text: Text) -> Page:
    state = g.state
    if state.endgame:
        card = g.content.scenarios[state.scenario].endgame
        return Page(text.name(card.id), [card.text[text.language]])
    chapter = index(g.content).chapters[state.chapters[state.chapter]]
    told = [chapter.text[text.language]]
    if state.phase == "setup":
        told.insert(0, g.content.scenarios[state.scenario].intro[text.language])
    if chapter.task:
        told.append(chapter.task[text.language])
    return Page(text.name(chapter.id), told)


# ---- what is hidden


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """MA-HID-02 to -05: the unknown part of every deck, the cards removed unseen, the spare
    events, the tiles below the top one. Cards of one level trade places among themselves, so that
    no deck holds what it cannot."""
    items, monsters, events = content.items, content.monsters, content.events
    for kind in KINDS:
        known = state.known.get(kind, 0)
        for level in (1, 2, 3):
            deal([state.item_decks[kind], state.buried], streams, {
                card for n, card in enumerate(state.item_decks[kind] + state.buried)
                if card in items and items[card].kind == kind and items[card].level == level
                and n >= known
            })  # fmt: skip
    for level in (1, 2, 3, 4):
        hidden = {
            card for card in state.monster_deck + state.buried
            if card in monsters and monsters[card].level == level
        }  # fmt: skip
        deal([state.monster_deck, state.buried], streams, hidden)
    mix([state.monster_deck], streams, 0)
    for deck in ("explorer", "horror"):
        cards = state.event_decks[deck]
        common = {
            c
            for c in cards + state.spare_events
            if events[c].deck == deck and not events[c].scenario
        }
        deal([cards, state.spare_events], streams, common)
        mix([cards], streams, 0)
    for kind in KINDS:
        mix([state.item_decks[kind]], streams, state.known.get(kind, 0))
    state.tile_stack[1:] = shuffled(state.tile_stack[1:], streams)


def deal(piles: list[list[str]], streams: Streams, hidden: set[str]) -> None:
    """The hidden cards of these piles change places among themselves."""
    pool = shuffled([card for pile in piles for card in pile if card in hidden], streams)
    for pile in piles:
        for n, card in enumerate(pile):
            if card in hidden:
                pile[n] = pool.pop()


def mix(piles: list[list[str]], streams: Streams, known: int) -> None:
    for pile in piles:
        pile[known:] = shuffled(pile[known:], streams)


def shuffled(cards: list[str], streams: Streams) -> list[str]:
    pool = sorted(cards)
    streams.shuffle("redeal", pool)
    return pool


# ---- names


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    found = {}
    for kind in (
        content.words,
        content.explorers,
        content.monsters,
        content.items,
        content.events,
        content.scenarios,
        content.tiles,
    ):
        for thing in kind.values():
            found[thing.id] = thing.name
    for scenario in content.scenarios.values():
        for chapter in scenario.chapters:
            found[chapter.id] = chapter.name
        found[scenario.endgame.id] = scenario.endgame.name
    return found
