"""What is still to be done, the last thing first: procedures nest (a step of the day, an action, a
verse, an encounter, an effect), and each waits here while another one runs."""

from collections.abc import Awaitable, Callable
from typing import Any

from waystone.kernel.step import End, Next
from waystone.kernel.step import Then as StepThen

from ...table.island_facts import CampaignEnded
from ...table.places import the_world
from ...table.state import G
from ...table.world import Then
from ..island.kings import meetings
from ..journal.pages import read_on
from ..people.death import fates
from ..registry import step
from .events import everybody, missions_done

Handler = Callable[[G, Any], Awaitable[StepThen | None]]

HANDLERS: dict[type, Handler] = {}


def resolves(kind: type) -> Callable[[Handler], Handler]:
    """`@resolves(Verse)`: how such a task goes on by one part. It takes itself off the list when
    nothing of it is left."""

    def register(handler: Handler) -> Handler:
        assert kind not in HANDLERS
        HANDLERS[kind] = handler
        return handler

    return register


@step
async def proceed(g: G) -> StepThen:
    """One part after another until somebody has been asked something."""
    world = the_world(g)
    before = g.answers
    while g.answers == before:
        if world.ending:
            return await ended(g)
        if await fates(g):
            return End("end-death")
        meetings(g)
        task = world.stack[-1]
        then = await HANDLERS[type(task)](g, task)
        if then is not None:
            return then
    return proceed()


async def ended(g: G) -> End:
    """TG-END-02, TG-END-03: the ending is read, and the campaign is over."""
    ending = g.content.endings[the_world(g).ending]
    rule = "TG-END-02" if ending.won else "TG-END-03"
    if any(ending.text.values()):
        await read_on(g, everybody(g), rule)
    g.say(CampaignEnded(ending.id), rule)
    winners = [one.seat for one in g.state.heroes] if ending.won else []
    return End("end-won" if ending.won else "end-lost", winners)


@resolves(Then)
async def day_goes_on(g: G, task: Then) -> StepThen | None:
    """TG-EVT-05: whatever has been done may have fulfilled a Mission."""
    if missions_done(g):
        return None
    the_world(g).stack.pop()
    return Next(task.step, list(task.args))
