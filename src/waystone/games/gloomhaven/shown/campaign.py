"""The campaign sheet and the map of the world."""

from msgspec.structs import replace

from waystone.kernel.play import Play
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

from ..box.definitions import Content
from ..box.tables import MARKS, THRESHOLDS
from ..rules.campaign.creation import open_classes
from ..rules.campaign.enhancement import enhanced
from ..rules.campaign.prosperity import prosperity_level
from ..rules.campaign.quests import quest_count
from ..rules.campaign.reputation import price_change
from ..rules.campaign.shop import supply
from ..rules.campaign.worldmap import linked, missing_for, requirements_met
from ..table.records import TOWN, Campaign, Sheet
from ..table.sheets import members
from ..table.state import State
from . import faces as printed
from .campaign_log import log_pages
from .hud import town_hud

TOWN_PLACE = (5, 6)


def campaign_view(
    state: State, content: Content, here: Campaign, seat: int | None, text: Text
) -> Table:
    phase = text("phase-town") if here.party.location == TOWN else text("phase-road")
    return Table(
        "gloomhaven",
        seat,
        phase,
        boards=text.shared("boards", lambda: [world_board(content, here, text)], _mapped(here)),
        mats=[
            *sheets(state, content, here, seat, text),
            *text.shared("mats", lambda: [town_mat(state, content, here, text)], _told(here)),
        ],
        pages=text.shared(
            "pages", lambda: [*pages(content, here, text), *log_pages(content, here, text)]
        ),
        hud=text.shared("hud", lambda: town_hud(here, prosperity_level(state), text)),
    )


def _mapped(here: Campaign) -> tuple[object, ...]:
    """All that the map of the world shows."""
    world, party = here.world, here.party
    known = (world.unlocked, world.completed, world.achievements, party.achievements)
    return (*known, party.location, party.name, [one.notes for one in here.parties])


def _told(here: Campaign) -> tuple[object, ...]:
    """All that the town's mat shows."""
    party, names = here.party, [one.name for one in here.parties]
    members = [one.id for one in (*party.sheets, *party.away)]
    own = (here.now, party.location, party.reputation, party.achievements, members)
    return (here.world, names, here.played, here.most, len(here.lines), *own)


def world_board(content: Content, here: Campaign, text: Text) -> Board:
    """GH-CMP-07: scenarios that are not unlocked are not on the map."""
    cells = [Cell(f"place:{TOWN}", *TOWN_PLACE, "town", text.name(TOWN), "village")]
    for name in here.world.unlocked:
        cells.append(place(content, here, name, text))
    edges = text.shared("roads", lambda: roads(content, here), here.world.unlocked)
    at = here.party.location
    at = at if at in here.world.unlocked else TOWN
    pieces = [Piece("party", f"place:{at}", text.name(here.party.name), "three-friends", "party")]
    return Board("world", text("board-world"), "places", cells, pieces, edges)


def roads(content: Content, here: Campaign) -> list[Edge]:
    return [
        Edge(f"place:{a}", "road", f"place:{b}")
        for a in (TOWN, *here.world.unlocked)
        for b in here.world.unlocked
        if a != b and linked(content, a, b)
    ]


def place(content: Content, here: Campaign, name: str, text: Text) -> Cell:
    """GH-CMP-01, GH-CMP-02: done, open, or closed as long as achievements are missing."""
    scenario = content.scenarios[name]
    lines = []
    if name in here.world.completed:
        kind, icon = "done", "check-mark"
    elif requirements_met(content, here, name):
        kind, icon = "open", "scroll-unfurled"
    else:
        kind, icon = "locked", "padlock"
        missing = [text.name(a) for a in missing_for(content, here, name)]
        lines.append(text("place-needs", names=", ".join(missing)))
    tried = sum(n.scenario == name for party in here.parties for n in party.notes)
    if tried:
        lines.append(text("place-tried", count=tried))
    return Cell(
        f"place:{name}", *scenario.place, kind, text.name(name), icon,
        lines=[text(f"place-{kind}"), *lines],
        figures=[Figure("position-marker", str(scenario.number), text("number-word"))],
    )  # fmt: skip


def sheets(
    state: State, content: Content, here: Campaign, seat: int | None, text: Text
) -> list[Mat]:
    """GH-HID-01: the quests to choose from are its player's secret; GH-HID-07: the one that was
    kept lies open."""
    party = here.party
    both = text.shared(
        "sheets",
        lambda: [_sides(state, content, here, one, text) for one in (*party.sheets, *party.away)],
        (party.sheets, party.away, here.world.stickers),
    )
    everyone = "open-information" in state.variants
    return [own if everyone or owner == seat else others for owner, others, own in both]


def _sides(
    state: State, content: Content, here: Campaign, one: Sheet, text: Text
) -> tuple[int, Mat, Mat]:
    """Whose sheet it is, how the others see it, and how its player does."""

    def both_sides() -> tuple[Mat, Mat]:
        others = open_sheet(state, content, here, one, text)
        *alike, _ = others.zones
        return others, replace(others, zones=[*alike, quest_zone(content, one, True, text)])

    of = (one, one in here.party.away, here.world.stickers)
    others, own = text.shared(("sheet", one.line, one.id), both_sides, of)
    return one.line % state.seats, others, own


def open_sheet(state: State, content: Content, here: Campaign, one: Sheet, text: Text) -> Mat:
    """GH-CMP-11, as the others see it."""
    lines = [text("sheet-checks", count=one.checks)]
    if one.quest:
        number = content.quests[one.quest].number
        count = quest_count(content, one)
        lines.append(text("sheet-quest", quest=one.quest, count=count, number=number))
    if one.unspent:
        lines.append(text("sheet-perks", count=one.unspent))
    if one.perks:
        taken = ", ".join(text.name(f"perk:{one.id}:{n}") for n in sorted(one.perks))
        lines.append(text("sheet-perks-taken", perks=taken))
    if one in here.party.away:
        lines.append(text("sheet-away"))
    most = THRESHOLDS[one.level] if one.level < 9 else None
    zones = [
        Zone(f"items:{one.id}", text("items"),
             [printed.item_card(content, i, text, one.id) for i in one.items]),
        Zone(f"pool:{one.id}", text("sheet-pool"),
             [printed.ability_card(content, enhanced(here.world.stickers, card), text)
              for card in one.pool]),
        quest_zone(content, one, False, text),
    ]  # fmt: skip
    return Mat(
        f"sheet:{one.id}",
        f"{text.name(one.name)}, {text.name(one.id)}",
        one.line % state.seats,
        "sheet",
        content.classes[one.id].icon,
        [
            Figure("rank-3", str(one.level), text("level")),
            Figure("swap-bag", str(one.gold), text("gold")),
        ],
        [Track(f"sheet-xp:{one.id}", text("xp"), one.xp, most, "star-medal")],
        zones,
        lines,
    )


def quest_zone(content: Content, one: Sheet, mine: bool, text: Text) -> Zone:
    zone = Zone(f"quests:{one.id}", text("sheet-quests"))
    if one.quest:
        zone.cards = [quest_card(content, one.quest, text)]
    elif mine:
        zone.cards = [quest_card(content, quest, text) for quest in one.offered]
    else:
        zone.count = len(one.offered)
    return zone


def quest_card(content: Content, name: str, text: Text) -> Card:
    quest = content.quests[name]
    return Card(
        f"quest:{name}", text.name(name), "quest", "scroll-quill",
        [Figure("check-mark", str(quest.number), text("number-word"))], [quest.text[text.language]],
    )  # fmt: skip


def town_mat(state: State, content: Content, here: Campaign, text: Text) -> Mat:
    g: Play[State, Content] = Play(state, content, None)
    party, world = here.party, here.world
    won = [text.name(a) for a in (*world.achievements, *party.achievements)]
    lines = [
        text("sheet-prosperity", level=prosperity_level(state), marks=world.prosperity),
        text("sheet-reputation", reputation=party.reputation,
             change=price_change(party.reputation)),
        text("sheet-donations", gold=world.donations),
        text("sheet-played", count=here.played, most=here.most),
        text("sheet-location", place=text.name(party.location)),
    ]  # fmt: skip
    if won:
        lines.append(text("sheet-achievements", names=", ".join(won)))
    others = [text.name(p.name) for p in here.parties if p is not party]
    if others:
        lines.append(text("sheet-parties", names=", ".join(others)))
    if world.retired:
        lines.append(text("sheet-retired", names=", ".join(map(text.name, world.retired))))
    zones = [
        Zone("shop", text("sheet-shop"), [printed.item_card(content, i, text) for i in supply(g)])
    ]
    if len(members(g)) < len(here.lines):
        found = [printed.class_card(content, c, text) for c in open_classes(g)]
        zones.append(Zone("classes", text("class-open"), found))
    return Mat(
        "town", text.name(party.name), kind="town", icon="village",
        tracks=[Track("prosperity", text("sheet-town"), world.prosperity, MARKS[-1], "village"),
                Track("reputation", text("sheet-party"), party.reputation, 20, "three-friends")],
        zones=zones, lines=lines,
    )  # fmt: skip


def pages(content: Content, here: Campaign, text: Text) -> list[Page]:
    found = []
    if here.event:
        event = content.events[here.event]
        found.append(Page(text("ask-event"), [event.text[text.language]]))
    for number in range(max(0, here.world.records)):
        found.append(Page(text("sheet-town"), [text.name(f"record:{number}")]))
    if here.ending:
        ending = content.campaign.endings[here.ending]
        found.append(Page(text.name(here.ending), [ending[text.language]]))
    return found
