"""The Status «Time Passes»: one clock a chapter (TG-STA-02, TG-STA-03)."""

from ...table.island_facts import TimeWent
from ...table.places import the_world
from ...table.state import G
from ..island.guidestones import fade_farthest
from ..journal.requirements import chapter_number

SECTORS = 6


async def time_passes(g: G, parts: int) -> None:
    """TG-STA-02: the next sectors of the present chapter's clock. TG-STM-07: the first gain in a
    chapter is 1 fewer. TG-EPM-10: each part makes the farthest Guidestone fade. TG-AMB-56: a full
    clock takes no mark."""
    world = the_world(g)
    chapter = chapter_number(g)
    if "story-time" in g.state.rules and chapter not in world.spared:
        world.spared.append(chapter)
        parts -= 1
    for _ in range(parts):
        marked = world.time.get(chapter, 0)
        world.time[chapter] = min(SECTORS, marked + 1)
        g.say(TimeWent(world.time[chapter]), "TG-STA-02")
        if "epic-time" in g.state.rules:
            await fade_farthest(g)
