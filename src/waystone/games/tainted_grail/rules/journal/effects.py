"""Effects on the story: Statuses, time, events, chapters, encounters, the journal."""

from waystone.kernel.step import End, Then

from ...box.instructions import (
    AddEncounter,
    BeginEchoes,
    CloseLead,
    EndMission,
    EraseStatus,
    Explore,
    GainEcho,
    InsertEvent,
    MarkStatus,
    RandomEvents,
    ReachEnding,
    ReadVerse,
    RemoveEncounter,
    RemoveEvent,
    SavePoint,
    StartChapter,
    StartEvent,
    TakeUpLead,
    TimePasses,
)
from ...table.island_facts import (
    CampaignEnded,
    EchoesBegan,
    LeadClosed,
    LeadTaken,
    StatusErased,
    StatusMarked,
)
from ...table.island_facts import SavePoint as SavePointReached
from ...table.places import card_at, everybody, the_world
from ...table.state import Doing, G
from ...table.world import Page
from ..day.events import (
    add_random,
    begin_chapter,
    come_out,
    insert,
    leave,
    take_out,
    withdraw,
)
from ..day.time_passes import time_passes
from ..doing import performs
from ..island.effects import where
from ..island.encounter_decks import add_encounter, drop_encounter
from ..people.echoes import ever, gain_echo
from ..registry import step
from .pages import turn_page
from .verses import verse


@performs.rule
async def mark_status(g: G, doing: Doing, effect: MarkStatus) -> None:
    """TG-STA-01: shared by everybody; a part is marked or not. TG-ECH-02: it may be an
    achievement."""
    marked = the_world(g).statuses.setdefault(effect.status, [])
    if effect.part not in marked:
        marked.append(effect.part)
        marked.sort()
        g.say(StatusMarked(effect.status, effect.part), "TG-STA-01")
        ever(g)


@performs.rule
async def erase_status(g: G, doing: Doing, effect: EraseStatus) -> None:
    marked = the_world(g).statuses.get(effect.status, [])
    if effect.part in marked:
        marked.remove(effect.part)
        g.say(StatusErased(effect.status, effect.part), "TG-STA-01")


@performs.rule
async def time_goes_by(g: G, doing: Doing, effect: TimePasses) -> None:
    await time_passes(g, effect.n)


# ---- encounters


@performs.rule
async def encounter_added(g: G, doing: Doing, effect: AddEncounter) -> None:
    add_encounter(g, effect.encounter)


@performs.rule
async def encounter_removed(g: G, doing: Doing, effect: RemoveEncounter) -> None:
    drop_encounter(g, effect.encounter)


# ---- events and chapters


@performs.rule
async def random_events(g: G, doing: Doing, effect: RandomEvents) -> None:
    add_random(g, effect.by)


@performs.rule
async def insert_event(g: G, doing: Doing, effect: InsertEvent) -> None:
    insert(g, effect.event, effect.after, effect.among)


@performs.rule
async def remove_event(g: G, doing: Doing, effect: RemoveEvent) -> None:
    take_out(g, effect.event, effect.ever)


@performs.rule
async def start_event(g: G, doing: Doing, effect: StartEvent) -> None:
    world = the_world(g)
    if effect.event in world.deck:
        world.deck.remove(effect.event)
    come_out(g, effect.event)


@performs.rule
async def end_mission(g: G, doing: Doing, effect: EndMission) -> None:
    """TG-EVT-05: only by explicit instruction."""
    withdraw(g, effect.event)
    if any(card.id == effect.event for card in the_world(g).events):
        leave(g, effect.event)


@performs.rule
async def take_up_lead(g: G, doing: Doing, effect: TakeUpLead) -> None:
    """TG-EVT-07: a lead has no card and no end by rule."""
    world = the_world(g)
    if effect.lead not in (*world.leads, *world.closed):
        world.leads.append(effect.lead)
        g.say(LeadTaken(effect.lead), "TG-EVT-07")


@performs.rule
async def close_lead(g: G, doing: Doing, effect: CloseLead) -> None:
    world = the_world(g)
    if effect.lead in world.leads:
        world.leads.remove(effect.lead)
    if effect.lead not in world.closed:
        world.closed.append(effect.lead)
        g.say(LeadClosed(effect.lead), "TG-EVT-07")


@performs.rule
async def start_chapter(g: G, doing: Doing, effect: StartChapter) -> None:
    """TG-END-01; TG-EVT-09: the day goes on."""
    await turn_page(g)
    begin_chapter(g, g.content.chapters[effect.to])


@performs.rule
async def reach_ending(g: G, doing: Doing, effect: ReachEnding) -> None:
    """TG-END-02, TG-END-03: the last verse is read before the ending is."""
    await turn_page(g)
    g.call(ending(effect.ending))


@step
async def ending(g: G, name: str) -> Then:
    """TG-END-02, TG-END-03: the ending is read, and the campaign is over."""
    world, reached = the_world(g), g.content.endings[name]
    rule = "TG-END-02" if reached.won else "TG-END-03"
    world.ending = name
    world.pages.append(Page(name, everybody(g)))
    await turn_page(g, rule)
    g.say(CampaignEnded(name), rule)
    return End("end-won", everybody(g)) if reached.won else End("end-lost")


@performs.rule
async def begin_echoes(g: G, doing: Doing, effect: BeginEchoes) -> None:
    """TG-ECH-01: only if the group uses the module."""
    world = the_world(g)
    if "echoes" in g.state.rules and not world.echoes:
        world.echoes = True
        g.say(EchoesBegan(), "TG-ECH-01")


@performs.rule
async def echo_gained(g: G, doing: Doing, effect: GainEcho) -> None:
    gain_echo(g, g.content.echoes[effect.echo])


# ---- the journal


@performs.rule
async def read_verse(g: G, doing: Doing, effect: ReadVerse) -> None:
    g.call(verse(effect.verse, list(doing.party)))


@performs.rule
async def explore(g: G, doing: Doing, effect: Explore) -> None:
    """TG-ACT-03: ordered, it takes place on any side and beside a Guardian."""
    number = await where(g, effect.location, doing)
    if number is not None:
        g.call(verse(card_at(g, number).explore, list(doing.party)))


@performs.rule
async def save_point(g: G, doing: Doing, effect: SavePoint) -> None:
    g.say(SavePointReached(), "TG-SAV-01")
