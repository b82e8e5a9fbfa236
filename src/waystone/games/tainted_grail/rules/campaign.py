"""Setting up a campaign (TG-SET, TG-GEN-13), and the tutorial (TG-TUT-02)."""

from waystone.kernel.ask import Option
from waystone.kernel.game import Setup
from waystone.kernel.step import BACK, End, Then, in_order

from ..table.island_facts import ChroniclerNamed
from ..table.places import everybody, the_world
from ..table.state import G, State
from ..table.world import Held, World
from .day.events import begin_chapter, missions
from .group import group_chooses, hero_options
from .island.map import lay
from .journal.verses import verse
from .people.items import draw_item, take_item
from .registry import step
from .setup import enlist

SHORT_DAYS = 3

SECRETS_OF_MODES = {"epic-foes": 48, "story-tactics": 49}
"""TG-STM-02, TG-EPM-01, TG-AMB-70: these numbers have a meaning in the rules."""

OPPOSED = (
    ("story-count", "epic-count"),
    ("story-stones", "epic-stones"),
    ("story-upgrades", "epic-prices"),
)
"""TG-AMB-53: only one of each pair."""


def campaign_table(setup: Setup) -> State:
    """TG-SET-10: nothing has happened yet. TG-AMB-53: of opposed changes only one."""
    rules = [v for v in setup.variants if v != "wyrdform"]
    for story, epic in OPPOSED:
        if story in rules and epic in rules:
            rules.remove(epic)
    world = World(setup.scenario, paying="fair")
    match setup.choices.get("length", "whole"):
        case "short":
            world.last_day = SHORT_DAYS
        case "chapter":
            world.last_chapter = 1
    streams = setup.streams()
    world.omen = streams.below("omen", 1000)
    return State(
        streams,
        setup.seats,
        [],
        setup.scenario,
        "basic",
        [],
        rules,
        world=world,
    )


@step.opens("round")
async def lesson(g: G) -> Then:
    """TG-TUT-02: one character and the tutorial section of the journal, nothing else. TG-TUT-01:
    its encounters come in the order of its verses."""
    world = the_world(g)
    campaign = g.content.campaigns[world.campaign]
    enlist(g, 0, campaign.character)
    world.day, world.stage = 1, "midday"
    return in_order(verse(campaign.verse, [0]), missions(), lesson_over())


@step
async def lesson_over(g: G) -> Then:
    return End("end-lesson", everybody(g))


@step.setting_up
@step
async def chronicle(g: G) -> Then:
    """TG-GEN-13: with several players one may be Chronicler, or none."""
    if len(g.state.heroes) == 1:
        return BACK
    options = [
        *hero_options(g, everybody(g)),
        Option("nobody", -1, "option-nobody"),
    ]
    seat = await group_chooses(g, everybody(g), options, "ask-chronicler", "TG-GEN-13")
    the_world(g).chronicler = seat
    if seat >= 0:
        g.say(ChroniclerNamed(g.state.heroes[seat].id), "TG-GEN-13")
    return BACK


@step
async def settle_world(g: G) -> Then:
    """TG-SET-06 to TG-SET-14: the first Location with its neighbours, figures, decks and events;
    the Secrets of modes (TG-STM-01, TG-STM-02, TG-EPM-01). TG-SET-16: who continues a save does
    none of it."""
    world = the_world(g)
    campaign = g.content.campaigns[world.campaign]
    lay(g, campaign.start, clear=True)
    for one in g.state.heroes:
        one.at = campaign.start
        for deck in (one.combat_set, one.diplomacy_set):
            g.streams.shuffle(f"upgrades:{one.seat}", deck)
    for number in g.content.locations[world.spots[campaign.start].id].pointers.values():
        lay(g, number)
    world.tables = ["a", "consumable"]
    world.random = [e.id for e in g.content.events.values() if e.kind == "random"]
    g.streams.shuffle("random-events", world.random)
    if "story-items" in g.state.rules:
        for one in g.state.heroes:
            item = draw_item(g, "a")
            if item is not None:
                await take_item(g, one, item)
    for rule, number in SECRETS_OF_MODES.items():
        secret = next((s.id for s in g.content.secrets.values() if s.number == number), "")
        if rule in g.state.rules and secret:
            world.shared.append(Held(secret))
    begin_chapter(g, g.content.chapters[campaign.chapter])
    return BACK
