"""What a seat sees and what it cannot see (GH-HID)."""

from msgspec.structs import replace

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Intent, Mat, Page, Piece, Table

from ..box.definitions import Content
from ..box.dungeon_map import ROOMS, rooms_in
from ..box.layout import Layout
from ..table.state import Dungeon, G, State
from ..table.tide import tide
from .board import battlefield, board, pieces
from .campaign import campaign_view, sheets
from .hud import hud, intents
from .mats import Party, monsters_mat, party, scenario_mat, setting_mats


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    if state.campaign is not None and not state.characters:
        return campaign_view(state, content, state.campaign, seat, text)
    table, characters = text.shared("table", lambda: open_parts(state, content, text))
    own = [sides[owner == seat] for owner, sides in characters]
    records = sheets(state, content, state.campaign, seat, text) if state.campaign else []
    return replace(table, seat=seat, mats=[*own, *table.mats, *records])


def open_parts(state: State, content: Content, text: Text) -> tuple[Table, Party]:
    """What all see alike, and the mats that show their owners more."""
    return open_table(state, content, text), party(state, content, text)


def open_table(state: State, content: Content, text: Text) -> Table:
    """What everybody sees alike."""
    phase = text("phase-round", round=state.round) if state.round else text("phase-setup")
    chart = content.layouts[state.scenario]
    those, plans = text.shared(
        "figures", lambda: figures(state, content, chart, text), battlefield(state)
    )
    return Table(
        "gloomhaven",
        None,
        text("phase-over") if state.outcome and not state.order else phase,
        boards=[board(state, content, chart, those, text)],
        mats=open_mats(state, content, text),
        pages=pages(state, content, text),
        hud=hud(state, content, plans, text),
    )


def figures(
    state: State, content: Content, chart: Layout, text: Text
) -> tuple[list[Piece], list[Intent]]:
    """Those on the map, and what the monsters among them are about to do."""
    g: G = Play(state, content, None)
    return pieces(g, chart, text), intents(g, text)


def open_mats(state: State, content: Content, text: Text) -> list[Mat]:
    heroes = [owner.id for owner in state.characters]
    of = (state.scenario, state.level, state.order, state.elements, tide(state), *heroes)
    types = dict.fromkeys([f.type for f in state.figures.values() if f.kind == "monster"])
    deck = state.monsters.deck
    drawn = (state.monsters.drawn, len(deck.draw), deck.discard, *types)
    return [
        text.shared("scenario", lambda: scenario_mat(state, content, text), of),
        text.shared("monsters", lambda: monsters_mat(state, content, text), drawn),
        *setting_mats(state, content, text),
    ]


def pages(state: State, content: Content, text: Text) -> list[Page]:
    """GH-CMP-04: a casual game tells no story. GH-SET-19, GH-END-10: the sections read, and the
    conclusion of a success."""
    if state.dungeon is not None:
        dungeon, rooms = state.dungeon, (state.scenario, *state.dungeon.penalties)
        return text.once(("dungeon", *rooms), lambda: [dungeon_page(state, content, dungeon, text)])
    if state.campaign is not None and state.campaign.casual:
        return []
    told = (state.scenario, state.outcome == "won", *state.read)
    return text.once(("story", *told), lambda: story(state, content, text))


def story(state: State, content: Content, text: Text) -> list[Page]:
    definition = content.pages[state.scenario]
    language = text.language
    found = [Page(text.name(state.scenario), [definition.introduction.get(language, "")])]
    found += [
        Page(text.name(state.scenario), [definition.sections[s].get(language, "")])
        for s in state.read
        if s in definition.sections
    ]
    if state.outcome == "won" and definition.conclusion:
        found.append(Page(text.name(state.scenario), [definition.conclusion.get(language, "")]))
    return found


def dungeon_page(state: State, content: Content, dungeon: Dungeon, text: Text) -> Page:
    """GH-RDD-04, GH-RDD-09: the room entered last, and what each degree of its penalty is."""
    rooms = rooms_in(state.scenario)
    card = content.rooms[rooms[-1].room]
    now = dungeon.penalties[len(rooms) - 1]
    lines = [text("line-room", number=len(rooms), most=ROOMS)]
    for severity, penalties in (("minor", card.minor), ("major", card.major)):
        words = "; ".join(text.sentence(penalty) for penalty in penalties)
        active = "yes" if severity == now else "no"
        lines.append(text(f"line-{severity}", penalty=words, active=active))
    return Page(text.name(state.scenario), lines)
