"""What lies beside the board: explorers, the story, monsters, decks."""

from copy import copy

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Track, Zone

from ..box.index import index
from ..box.terms import KINDS
from ..rules.cards.lasting import markers_left
from ..table.state import Explorer, G
from ..table.story import current_event
from ..table.units import free_explorers
from .faces import card_of, chapter_card, endgame_card, explorer_card, monster_card
from .numbers import ExplorerNumbers


def explorer_mat(g: G, e: Explorer, numbers: ExplorerNumbers, text: Text) -> Mat:
    """What lies before an explorer; nobody who is off the board has armor and will."""
    card = g.content.explorers[e.id]
    tags = ["dead"] if e.dead else ["left"] if e.left else []
    if g.state.turn == e.id:
        tags.append("active")
    health, stamina, essence = numbers.most
    marked = [mark.card for mark in g.state.tokens.markers if mark.card in e.equipped]
    cards = (e.id, e.equipped, e.inventory, e.personal, marked)
    return Mat(
        f"mat:{e.seat}",
        text.name(e.id),
        e.seat,
        "explorer",
        card.icon,
        []
        if e.dead or e.cell < 0
        else [
            Figure("shield", str(numbers.armor), text.name("armor")),
            Figure("brain", str(numbers.will), text.name("will")),
        ],
        [
            Track("health", text.name("health"), e.health, health, "hearts"),
            Track("stamina", text.name("stamina"), e.stamina, stamina, "sprint"),
            Track("essence", text.name("essence"), e.essence, essence, "candle-flame"),
            Track("markers", text("markers"), markers_left(g, e.id), 3, "pin"),
        ],
        text.shared(("zones", e.seat), lambda: owned(g, e, text), cards),
        tags=tags,
    )


def owned(g: G, e: Explorer, text: Text) -> list[Zone]:
    inventory = [card_of(g.content, item, text) for item in e.inventory]
    personal = [card_of(g.content, event, text) for event in e.personal]
    return [
        Zone("explorer", text("zone-explorer"), [explorer_card(g.content.explorers[e.id], text)]),
        Zone("equipped", text("zone-equipped"), equipment(g, e, text)),
        Zone("inventory", text("zone-inventory"), inventory),
        Zone("personal", text("zone-personal"), personal),
    ]


def newcomers(g: G, text: Text) -> list[Mat]:
    """MA-SET-08: while players choose, those they can choose from."""
    first = not g.state.round and g.state.story.spawn is None
    if g.state.phase != "setup" or not (first or any(e.dead for e in g.state.explorers)):
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
        if any(mark.card == item for mark in g.state.tokens.markers):
            made.tags = [*made.tags, text("card-marked")]
        return made

    return [chain(item) for item, parent in e.equipped.items() if not parent]


def story_mat(g: G, text: Text) -> Mat:
    events = [current_event(g, "explorer"), current_event(g, "horror")]
    of = (g.state.story, events)
    return text.shared("story", lambda: _story_mat(g, events, text), of)


def _story_mat(g: G, events: list[str], text: Text) -> Mat:
    state = g.state
    book = index(g.content)
    card = chapter_card(book.chapters[state.story.chapters[state.story.chapter]], text)
    cards = [card]
    if state.story.endgame:
        cards.insert(0, endgame_card(g.content.scenarios[state.story.scenario].endgame, text))
    tracks = [
        Track(
            "threat",
            text("threat"),
            state.story.threat,
            g.content.figures.threat_steps - 1,
            "up-card",
        ),
        Track("level", text("monster-level"), state.story.level, 5, "spiked-dragon-head"),
    ]
    for name, rating, icon in (
        ("spawn", state.story.spawn, "egg-clutch"),
        ("horror", state.story.horror, "eye-target"),
    ):
        if rating is not None:
            tracks.append(Track(f"{name}-rating", text(f"{name}-track"), rating, 10, icon))
    current = [card_of(g.content, event, text) for event in events if event]
    return Mat(
        "story",
        text.name(state.story.scenario),
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
    """MA-HID-02, MA-HID-03, MA-HID-04, MA-HID-07: counts, piles, the cards on top that everybody
    knows, and the next tile."""
    state, content = g.state, g.content
    zones = []
    for kind in KINDS:
        deck = state.decks.items[kind]
        known = [card_of(content, c, text) for c in deck[: state.decks.known.get(kind, 0)]]
        zones.append(Zone(f"deck:{kind}", text.name(kind), known, len(deck), "pile"))
    zones.append(Zone("deck:monsters", text("deck-monsters"), count=len(state.decks.monsters)))
    for deck_name in ("explorer", "horror"):
        zones.append(
            Zone(
                f"deck:{deck_name}",
                text.name(f"{deck_name}-event"),
                count=len(state.decks.events[deck_name]),
                layout="pile",
            )
        )
        pile = [card_of(content, c, text) for c in state.decks.event_discards[deck_name]]
        zones.append(Zone(f"pile:{deck_name}", text("discard-pile"), pile, layout="pile"))
    discards = [card_of(content, c, text) for c in state.decks.item_discards]
    zones.append(Zone("pile:items", text("item-discards"), discards, layout="pile"))
    revealed = [card_of(content, c, text) for c in state.decks.revealed]
    zones.append(Zone("revealed", text("revealed"), revealed))
    ruined = [card_of(content, c, text) for c in state.decks.destroyed]
    zones.append(Zone("pile:monsters", text("destroyed-pile"), ruined, layout="pile"))
    top = state.decks.tiles[:1]
    zones.append(
        Zone(
            "tiles",
            text("tile-stack"),
            [Card(f"tile:{face}", text.name(face), text("next-tile")) for face in top],
            len(state.decks.tiles),
            "pile",
        )
    )
    return Mat("decks", text("decks"), zones=zones)
