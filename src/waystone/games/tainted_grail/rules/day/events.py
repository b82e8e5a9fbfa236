"""Events, Missions, leads and chapters (TG-EVT)."""

from waystone.kernel.step import BACK, Then

from ...box.effects import Effect
from ...box.island import ChapterDef, EventDef
from ...table.island_facts import (
    ChapterBegan,
    DeckOnTable,
    EventInserted,
    EventLeft,
    EventRevealed,
    EventsAdded,
    EventTimerRan,
    EventWithdrawn,
    MissionDone,
    NoEvent,
)
from ...table.places import everybody, the_world
from ...table.state import G
from ...table.world import EventCard, Page
from ..carrying_out import order
from ..island.encounter_decks import rebuild_decks
from ..journal.pages import turn_page
from ..journal.requirements import all_hold
from ..registry import step


def characters_counted(g: G, what: str) -> int:
    """TG-STM-03, TG-EPM-04: how many characters count for Random events and encounter decks."""
    n = len(g.state.heroes)
    if "story-count" in g.state.rules:
        n = max(1, n - 1)
    elif what == "events" and "epic-count" in g.state.rules:
        n = min(4, n + 1)
    return n


# ---- the Event deck


def reveal_event(g: G) -> None:
    """TG-DAY-06; TG-EVT-10: from an empty deck none."""
    world = the_world(g)
    if not world.deck:
        g.say(NoEvent(), "TG-EVT-10")
        return
    come_out(g, world.deck.pop())


def come_out(g: G, event: str) -> None:
    """The card goes to the active events area and is resolved (TG-EVT-03 to TG-EVT-05)."""
    world = the_world(g)
    card = g.content.events[event]
    if any(one.id == event for one in world.events):
        return
    tokens = card.timer.tokens if card.timer is not None else 0
    world.events.append(EventCard(event, tokens, since=world.day))
    g.say(EventRevealed(event), "TG-DAY-06")
    do(g, card.do, event)


def do(g: G, effects: tuple[Effect, ...], source: str) -> None:
    if effects:
        g.call(order(effects, everybody(g), source=source))


def clear_events(g: G) -> None:
    """TG-DAY-05: all but Missions; TG-AMB-72: what came out this morning stays."""
    world = the_world(g)
    for card in world.events[:]:
        if g.content.events[card.id].kind != "mission" and card.since != world.day:
            leave(g, card.id)


def leave(g: G, event: str) -> None:
    """TG-DSC-01, TG-DSC-04: Random events under their deck, all others to the box."""
    world = the_world(g)
    world.events[:] = [one for one in world.events if one.id != event]
    if g.content.events[event].kind == "random" and event not in world.gone:
        world.random.insert(0, event)
    g.say(EventLeft(event), "TG-DAY-05")


def add_random(g: G, by: tuple[int, int, int, int]) -> None:
    """TG-EVT-01: on top of the Event deck, by the number of characters. TG-SOL-04: fewer characters
    have more of them."""
    world = the_world(g)
    n = min(by[characters_counted(g, "events") - 1], len(world.random))
    for _ in range(n):
        world.deck.append(world.random.pop())
    if n:
        g.say(EventsAdded(n), "TG-EVT-01")


def insert(g: G, event: str, after: int, among: int) -> None:
    """TG-EVT-03. A card that lies out goes back into the deck from there."""
    world = the_world(g)
    if event in world.gone or event in world.deck:
        return
    if among:
        after = g.streams.below("events", min(among, len(world.deck)) + 1)
    at = 0 if after < 0 else max(0, len(world.deck) - after)
    world.deck.insert(at, event)
    g.say(EventInserted(), "TG-EVT-03")
    world.events[:] = [one for one in world.events if one.id != event]
    if event in world.random:
        world.random.remove(event)


def take_out(g: G, event: str, ever: bool) -> None:
    """TG-DSC-05: out of the game for good, or to the box. TG-EVT-03: from wherever it lies."""
    world = the_world(g)
    if ever and event not in world.gone:
        world.gone.append(event)
        if event in world.random:
            world.random.remove(event)
    withdraw(g, event)
    if any(one.id == event for one in world.events):
        leave(g, event)


def withdraw(g: G, event: str) -> None:
    """Out of the Event deck."""
    deck = the_world(g).deck
    if event in deck:
        deck.remove(event)
        g.say(EventWithdrawn(), "TG-DSC-04")


# ---- timers and Missions


def tick_events(g: G) -> None:
    """TG-DAY-02: a light token leaves each card that has one; at the last the timer runs out."""
    for card in the_world(g).events[:]:
        definition = g.content.events[card.id]
        if not card.light:
            continue
        card.light -= 1
        timer = definition.timer
        if card.light == 0 and timer is not None:
            g.say(EventTimerRan(card.id), "TG-DAY-02")
            if timer.leaves:
                leave(g, card.id)
            do(g, timer.do, card.id)


def missions_out(g: G) -> list[EventDef]:
    found = [g.content.events[card.id] for card in the_world(g).events]
    return [event for event in found if event.kind == "mission"]


@step
async def missions(g: G) -> Then:
    """TG-EVT-05: whatever has been done may have fulfilled a Mission; its effects follow."""
    world = the_world(g)
    for event in missions_out(g):
        goal = event.goal
        if goal is None or not goal.needs or not all_hold(g, goal.needs, everybody(g)):
            continue
        if goal.stays and event.id in world.taken:
            continue
        world.taken.append(event.id)
        g.say(MissionDone(event.id), "TG-EVT-05")
        if not goal.stays:
            leave(g, event.id)
        do(g, goal.do, event.id)
        return missions()
    return BACK


# ---- chapters


def begin_chapter(g: G, chapter: ChapterDef) -> None:
    """TG-EVT-02, TG-SET-14, TG-SET-15: the Event deck, the encounter decks, the item decks; then
    the card is read out and its instructions followed. TG-END-01: when the story says so."""
    world = the_world(g)
    world.chapter = chapter.id
    g.say(ChapterBegan(chapter.id), "TG-EVT-02")
    cards = [event for event in reversed(chapter.events) if event not in world.gone]
    out = {one.id for one in world.events}
    kept = world.deck if chapter.keep else []
    if not chapter.keep:
        # TG-DSC-01: Random events that were in the deck go back under theirs.
        world.random[:0] = [e for e in world.deck if g.content.events[e].kind == "random"]
    world.deck = [*kept, *(event for event in cards if event not in out and event not in kept)]
    rebuild_decks(g, chapter, characters_counted(g, "encounters"))
    for deck in chapter.items:
        if deck not in world.tables:
            world.tables.append(deck)
            g.say(DeckOnTable(deck), "TG-ITM-02")
    g.call(introduction(chapter.id))
    do(g, chapter.do, chapter.id)


@step
async def introduction(g: G, chapter: str) -> Then:
    """TG-EVT-02: the card of a chapter is read out before its instructions are followed."""
    pages = the_world(g).pages
    pages.append(Page(chapter, everybody(g)))
    await turn_page(g, "TG-EVT-02")
    pages.pop()
    return BACK
