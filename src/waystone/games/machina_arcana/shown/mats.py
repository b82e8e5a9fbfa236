"""What lies beside the board: explorers, the story, monsters."""

from copy import copy
from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Mat, Track, Zone

from ..box.index import index
from ..rules.cards.lasting import markers_left
from ..table.state import Explorer, G
from ..table.story import current_event
from ..table.units import free_explorers
from .faces import card_of, chapter_card, endgame_card, explorer_card, monster_card
from .numbers import ExplorerNumbers, of_explorer


class Outfit(NamedTuple):
    """What an explorer's cards make of it."""

    numbers: ExplorerNumbers
    figures: list[Figure]
    zones: list[Zone]


def outfit(g: G, e: Explorer, text: Text) -> Outfit:
    """MA-STA-05: nobody who is off the board has armor and will."""
    numbers = of_explorer(g, e)
    if e.dead or e.cell < 0:
        return Outfit(numbers, [], owned(g, e, text))
    figures = [
        Figure("shield", str(numbers.armor), text.name("armor")),
        Figure("brain", str(numbers.will), text.name("will")),
    ]
    return Outfit(numbers, figures, owned(g, e, text))


def explorer_mat(g: G, e: Explorer, worn: Outfit, text: Text) -> Mat:
    """What lies before an explorer."""
    tags = ["dead"] if e.dead else ["left"] if e.left else []
    if g.state.turn == e.id:
        tags.append("active")
    health, stamina, essence = worn.numbers.most
    return Mat(
        f"mat:{e.seat}",
        text.name(e.id),
        e.seat,
        "explorer",
        g.content.explorers[e.id].icon,
        worn.figures,
        [
            Track("health", text.name("health"), e.health, health, "hearts"),
            Track("stamina", text.name("stamina"), e.stamina, stamina, "sprint"),
            Track("essence", text.name("essence"), e.essence, essence, "candle-flame"),
            Track("markers", text("markers"), markers_left(g, e.id), 3, "pin"),
        ],
        worn.zones,
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


def current_events(g: G) -> list[str]:
    """MA-EVT-02: that of explorers and that of horror, '' where there is none."""
    return [current_event(g, "explorer"), current_event(g, "horror")]


def story_mat(g: G, events: list[str], text: Text) -> Mat:
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
