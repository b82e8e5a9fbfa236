"""What a seat sees of the island: the growing map, the day, the journal page, the notes."""

from functools import partial
from typing import NamedTuple

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Board, Cell, Edge, Figure, Mat, Page, Piece, Table, Track, Zone

from ..box.definitions import Content
from ..box.island import Face, LocationDef
from ..box.layout import STEPS, corners, layout
from ..rules.day.time_passes import SECTORS
from ..rules.island.guidestones import FIGURES
from ..rules.journal.requirements import chapter_number
from ..table.places import laid, roads, touched
from ..table.state import G, State
from ..table.world import Spot, World
from .faces import companion_card, event_card, secret_card
from .journal import pages, records, remembered
from .keys import tidy


def world_view(state: State, content: Content, world: World, text: Text) -> Table:
    """The island and the day. Section 6: what is not laid out, not gained and not read is not
    seen."""
    if not world.chapter and not world.stage:
        return Table("tainted-grail", None, text("phase-setting"))
    g: G = Play(state, content)
    stage = text(f"phase-{world.stage}", day=world.day) if world.stage else text("phase-setting")
    land = text.shared("land", lambda: whole_land(g, world, text), seen_of(g, world))
    opened = pages(g, world, text)
    return Table(
        "tainted-grail",
        None,
        stage,
        boards=land.boards,
        mats=[*land.mats],
        pages=[*opened, *land.records] if opened else land.records,
    )


class Land(NamedTuple):
    """The map, the day and its events, what can be looked up."""

    boards: list[Board]
    mats: list[Mat]
    records: list[Page]


def seen_of(g: G, world: World) -> tuple[object, ...]:
    """All that the land is made of."""
    w = world
    walking = [(one.id, one.seat, one.at, one.echoes) for one in g.state.heroes]
    decks = [(colour, len(deck)) for colour, deck in w.encounters.items()]
    read = [echo.id for echo in remembered(g, world)]
    return (
        (walking, w.spots, w.friends, w.guardians, w.kings, w.stones),
        (w.chapter, w.day, w.time, len(w.deck), decks, w.shared, w.events, w.today.hinted),
        (w.leads, w.statuses, w.blocked, w.echoes, read),
    )


def whole_land(g: G, world: World, text: Text) -> Land:
    told = records(g, world, text)
    if not world.spots:
        return Land([], [], told)
    decks = [(colour, len(deck)) for colour, deck in world.encounters.items()]
    dials = (world.chapter, world.day, world.time, len(world.stones), len(world.deck), decks)
    day = (*dials, world.shared, world.friends)
    events = (world.events, world.today.hinted)
    mats = [
        text.shared("day", lambda: day_mat(g, world, text), day),
        text.shared("events", lambda: events_mat(g.content, world, text), events),
    ]
    return Land([island(g, world, text)], mats, told)


# ---- the map


def island(g: G, world: World, text: Text) -> Board:
    """TG-LOC-04: cards in a grid, as far as they are revealed."""
    cells, edges = text.shared("places", lambda: places(g, world, text), (world.spots,))
    pieces = figures(g, world, text)
    return Board("island", text("table-island"), "cards", cells, pieces, edges)


def places(g: G, world: World, text: Text) -> tuple[list[Cell], list[Edge]]:
    cells, edges, ways = [], [], roads(g.content, laid(g))
    for number, spot in sorted(world.spots.items()):
        shown = (number, spot.id, spot.side, *(getattr(spot, marker) for marker in MARKERS))
        cells.append(text.once(("cell", *shown), partial(cell, g, number, spot, text)))
        for way in STEPS:
            other = ways[number].get(way)
            if other is not None and number < other:
                edges.append(Edge(f"place:{number}", "road", f"place:{other}"))
    return cells, edges


def cell(g: G, number: int, spot: Spot, text: Text) -> Cell:
    card = g.content.locations[spot.id]
    face = card.clear if spot.side == "clear" else card.wyrd
    x, y = layout(g.content)[number]
    tags = [text(f"side-{spot.side}"), *(text(f"seal-{seal}") for seal in face.seals)]
    if card.menhir:
        tags.append(text("menhir"))
    marks = [
        Figure(icon, str(getattr(spot, marker)), text(f"marker-{marker}"))
        for marker, icon in MARKERS.items()
        if getattr(spot, marker)
    ]
    return Cell(
        f"place:{number}",
        x,
        y,
        spot.side,
        text("place-cell", number=number, place=card.id),
        card.icon,
        tags,
        face_lines(card, face, text),
        [Figure("position-marker", f"{number}{card.letter}", text("place-number")), *marks],
    )


MARKERS = {"dark": "sands-of-time", "light": "sundial", "quest": "flag-objective"}
ARROWS = {"nw": "↖", "ne": "↗", "se": "↘", "sw": "↙"}


def face_lines(card: LocationDef, face: Face, text: Text) -> list[str]:
    """TG-LOC-01: description, Instant effect, actions with their time symbols."""
    lines = [face.text[text.language]] if face.text else []
    if face.instant is not None:
        rest = text("time-symbols", n=face.instant.time) if face.instant.time else ""
        told = tidy(text("place-instant", do=face.instant.do))
        lines.append(f"{told} ({rest})" if rest else told)
    for action in face.actions:
        message = "place-action" if action.pay else "place-action-no-pay"
        told = tidy(text(message, action=action.id, pay=action.pay, do=action.do))
        rest = text("time-symbols", n=action.time) if action.time else ""
        lines.append(f"{told} ({rest})" if rest else told)
    return lines


def figures(g: G, world: World, text: Text) -> list[Piece]:
    """Characters, companions, Guardians, Kings; Guidestones and their empty slots."""
    content = g.content
    found = [
        Piece(
            f"figure:{one.id}",
            f"place:{one.at}",
            text.name(one.id),
            content.characters[one.id].icon,
            "hero",
            one.seat,
        )
        for one in g.state.heroes
        if one.at in world.spots
    ]
    for friend in world.friends:
        if friend.at in world.spots and not friend.away:
            icon = content.companions[friend.id].icon
            found.append(
                Piece(
                    f"companion:{friend.id}",
                    f"place:{friend.at}",
                    text.name(friend.id),
                    icon,
                    "companion",
                )
            )
    for guardian in world.guardians:
        icon = content.encounters[guardian.id].icon
        found.append(
            Piece(
                f"guardian:{guardian.id}",
                f"place:{guardian.at}",
                text.name(guardian.id),
                icon,
                "guardian",
            )
        )
    for king in world.kings:
        icon = content.kings[king.id].icon
        found.append(Piece(f"king:{king.id}", f"place:{king.at}", text.name(king.id), icon, "king"))
    of = (world.spots, world.stones)
    return found + text.shared("stones", lambda: stones(g, world, text), of)


def stones(g: G, world: World, text: Text) -> list[Piece]:
    """TG-LOC-04: a corner belongs to up to four Locations; it is shown at the lowest number."""
    slots = list(world.stones)
    for number, spot in sorted(world.spots.items()):
        places = corners(g.content, number)
        printed = [places[corner] for corner in g.content.locations[spot.id].stones]
        slots += [corner for corner in printed if corner not in slots]
    found = []
    for corner in slots:
        near = touched(g, corner)
        if not near:
            continue
        lit = corner in world.stones
        places = corners(g.content, near[0])
        side = next(name for name, place in places.items() if place == corner)
        found.append(
            Piece(
                f"corner:{corner}",
                f"place:{near[0]}",
                text("guidestone" if lit else "guidestone-slot"),
                "menhir" if lit else "stone-pile",
                "guidestone" if lit else "slot",
                badge=ARROWS[side],
            )
        )
    return found


# ---- the day, events, decks


def day_mat(g: G, world: World, text: Text) -> Mat:
    """Day, chapter, «Time Passes», Guidestones, and how many cards the decks hold."""
    chapter = g.content.chapters.get(world.chapter)
    mat = Mat(
        "day",
        text("table-day"),
        kind="day",
        icon="sunrise",
        tracks=[
            Track("day", text("track-day"), world.day, icon="sun"),
            Track("time", text("track-time"), world.time.get(chapter_number(g), 0), SECTORS),
            Track("stones", text("track-stones"), len(world.stones), FIGURES),
        ],
        lines=[text.name(chapter.id)] if chapter is not None else [],
    )
    piles = [("table-event-deck", "events", len(world.deck))]
    piles += [
        (f"table-{colour}-deck", f"deck-{colour}", len(deck))
        for colour, deck in world.encounters.items()
    ]
    mat.zones = [
        Zone(f"pile:{name}", text(title), count=count, layout="pile")
        for title, name, count in piles
    ]
    if world.shared:
        cards = [secret_card(s.id, True, s.tokens, g.content, text) for s in world.shared]
        mat.zones.append(Zone("shared", text("table-shared"), cards))
    if world.friends:
        cards = [
            companion_card(f.id, g.content, text, used=not f.charged)
            for f in world.friends
            if not f.away
        ]
        mat.zones.append(Zone("friends", text("table-companions"), cards))
    return mat


def events_mat(content: Content, world: World, text: Text) -> Mat:
    """TG-DAY-06: face-up events and Missions. TG-DAY-02: tokens in sight. TG-CMP-03: advice where
    it was asked for."""
    mat = Mat("events", text("table-events"), kind="events", icon="scroll-unfurled")
    cards = []
    for card in world.events:
        shown = event_card(card.id, content, text)
        if card.light:
            shown.figures.append(Figure("sundial", str(card.light), text("marker-light")))
        if card.quest:
            shown.figures.append(Figure("flag-objective", str(card.quest), text("marker-quest")))
        hint = content.events[card.id].hint
        if hint and world.today.hinted:
            shown.lines.append(text("mission-hint", text=hint[text.language]))
        cards.append(shown)
    mat.zones.append(Zone("events", text("table-events"), cards))
    return mat
