"""Effects on the story: Statuses, time, events, chapters, encounters, the journal."""

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
    Meet,
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
from ...table.island_facts import EchoesBegan, LeadClosed, LeadTaken, StatusErased, StatusMarked
from ...table.island_facts import SavePoint as SavePointReached
from ...table.places import card_at, the_world
from ...table.state import G
from ...table.world import Doing, Verse
from ..day.events import add_random, begin_chapter, come_out, insert, leave, take_out
from ..day.time_passes import time_passes
from ..island.effects import where
from ..island.encounter_decks import add_encounter, drop_encounter
from ..people.echoes import gain_echo
from .pages import turn_page
from .perform import later_of, performs, start_encounter


@performs(MarkStatus)
async def mark_status(g: G, effect: MarkStatus, task: Doing) -> None:
    """TG-STA-01: shared by everybody; a part is marked or not."""
    marked = the_world(g).statuses.setdefault(effect.status, [])
    if effect.part not in marked:
        marked.append(effect.part)
        marked.sort()
        g.say(StatusMarked(effect.status, effect.part), "TG-STA-01")


@performs(EraseStatus)
async def erase_status(g: G, effect: EraseStatus, task: Doing) -> None:
    marked = the_world(g).statuses.get(effect.status, [])
    if effect.part in marked:
        marked.remove(effect.part)
        g.say(StatusErased(effect.status, effect.part), "TG-STA-01")


@performs(TimePasses)
async def time_goes_by(g: G, effect: TimePasses, task: Doing) -> None:
    await time_passes(g, effect.n)


# ---- encounters


@performs(Meet)
async def meet(g: G, effect: Meet, task: Doing) -> None:
    """TG-ENC-03: at once, with the present party."""
    start_encounter(g, effect.draw, effect.named, task)


@performs(AddEncounter)
async def encounter_added(g: G, effect: AddEncounter, task: Doing) -> None:
    add_encounter(g, effect.encounter)


@performs(RemoveEncounter)
async def encounter_removed(g: G, effect: RemoveEncounter, task: Doing) -> None:
    drop_encounter(g, effect.encounter)


# ---- events and chapters


@performs(RandomEvents)
async def random_events(g: G, effect: RandomEvents, task: Doing) -> None:
    add_random(g, effect.by)


@performs(InsertEvent)
async def insert_event(g: G, effect: InsertEvent, task: Doing) -> None:
    insert(g, effect.event, effect.after, effect.among)


@performs(RemoveEvent)
async def remove_event(g: G, effect: RemoveEvent, task: Doing) -> None:
    take_out(g, effect.event, effect.ever)


@performs(StartEvent)
async def start_event(g: G, effect: StartEvent, task: Doing) -> None:
    world = the_world(g)
    if effect.event in world.deck:
        world.deck.remove(effect.event)
    come_out(g, effect.event)


@performs(EndMission)
async def end_mission(g: G, effect: EndMission, task: Doing) -> None:
    """TG-EVT-05: only by explicit instruction."""
    world = the_world(g)
    if effect.event in world.deck:
        world.deck.remove(effect.event)
    if any(card.id == effect.event for card in world.events):
        leave(g, effect.event)


@performs(TakeUpLead)
async def take_up_lead(g: G, effect: TakeUpLead, task: Doing) -> None:
    """TG-EVT-07: a lead has no card and no end by rule."""
    world = the_world(g)
    if effect.lead not in (*world.leads, *world.closed):
        world.leads.append(effect.lead)
        g.say(LeadTaken(effect.lead), "TG-EVT-07")


@performs(CloseLead)
async def close_lead(g: G, effect: CloseLead, task: Doing) -> None:
    world = the_world(g)
    if effect.lead in world.leads:
        world.leads.remove(effect.lead)
    if effect.lead not in world.closed:
        world.closed.append(effect.lead)
        g.say(LeadClosed(effect.lead), "TG-EVT-07")


@performs(StartChapter)
async def start_chapter(g: G, effect: StartChapter, task: Doing) -> None:
    """TG-END-01; TG-EVT-09: the day goes on."""
    await turn_page(g)
    begin_chapter(g, g.content.chapters[effect.to])


@performs(ReachEnding)
async def reach_ending(g: G, effect: ReachEnding, task: Doing) -> None:
    """TG-END-02, TG-END-03: the last verse is read before the ending is."""
    await turn_page(g)
    the_world(g).ending = effect.ending


@performs(BeginEchoes)
async def begin_echoes(g: G, effect: BeginEchoes, task: Doing) -> None:
    """TG-ECH-01: only if the group uses the module."""
    world = the_world(g)
    if "echoes" in g.state.rules and not world.echoes:
        world.echoes = True
        g.say(EchoesBegan(), "TG-ECH-01")


@performs(GainEcho)
async def echo_gained(g: G, effect: GainEcho, task: Doing) -> None:
    gain_echo(g, g.content.echoes[effect.echo])


# ---- the journal


@performs(ReadVerse)
async def read_verse(g: G, effect: ReadVerse, task: Doing) -> None:
    the_world(g).stack.append(Verse(effect.verse, list(task.party)))


@performs(Explore)
async def explore(g: G, effect: Explore, task: Doing) -> None:
    """TG-ACT-03: ordered, it takes place on any side and beside a Guardian."""
    number = await where(g, effect.location, task)
    if number is not None:
        the_world(g).stack.append(Verse(card_at(g, number).explore, list(task.party)))


@performs(SavePoint)
async def save_point(g: G, effect: SavePoint, task: Doing) -> None:
    g.say(SavePointReached(), "TG-SAV-01")


for kind in (
    MarkStatus,
    EraseStatus,
    TimePasses,
    Meet,
    AddEncounter,
    RemoveEncounter,
    RandomEvents,
    InsertEvent,
    RemoveEvent,
    StartEvent,
    EndMission,
    TakeUpLead,
    CloseLead,
    StartChapter,
    ReachEnding,
    BeginEchoes,
    GainEcho,
    ReadVerse,
    Explore,
    SavePoint,
):
    later_of(kind)
