"""What a seat sees and what it cannot see (GH-HID)."""

from waystone.kernel.text import Text
from waystone.kernel.view import (
    Mat,
    Page,
    Table,
)

from ..box.definitions import Content
from ..box.dungeon_map import ROOMS, rooms_in
from ..table.state import Dungeon, State
from ..table.tide import tide
from .board import board
from .campaign import campaign_view, sheets
from .hud import hud
from .mats import mat, monsters_mat, scenario_mat, setting_mats


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    if state.campaign is not None and not state.characters:
        return campaign_view(state, content, state.campaign, seat, text)
    phase = text("phase-round", round=state.round) if state.round else text("phase-setup")
    chart = content.layouts[state.scenario]
    return Table(
        "gloomhaven",
        seat,
        text("phase-over") if state.outcome and not state.order else phase,
        boards=text.shared("boards", lambda: [board(state, content, chart, text)]),
        mats=[
            *(mat(state, content, owner, seat, text) for owner in state.characters),
            *text.shared("mats", lambda: open_mats(state, content, text)),
            *(sheets(state, content, state.campaign, seat, text) if state.campaign else []),
        ],
        pages=text.shared("pages", lambda: pages(state, content, text)),
        hud=text.shared("hud", lambda: hud(state, content, text)),
    )


def open_mats(state: State, content: Content, text: Text) -> list[Mat]:
    party = [owner.id for owner in state.characters]
    of = (state.scenario, state.level, state.order, state.elements, tide(state), party)
    return [
        text.shared("scenario", lambda: scenario_mat(state, content, text), of),
        monsters_mat(state, content, text),
        *setting_mats(state, content, text),
    ]


# ---- the map


# ---- mats


def pages(state: State, content: Content, text: Text) -> list[Page]:
    """GH-CMP-04: a casual game tells no story. GH-SET-19, GH-END-10: the sections read, and the
    conclusion of a success."""
    if state.dungeon is not None:
        return [dungeon_page(state, content, state.dungeon, text)]
    if state.campaign is not None and state.campaign.casual:
        return []
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


# ---- what a seat does not know
