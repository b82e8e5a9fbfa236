"""Story scenes: what is read in the middle of a final meeting, and changes it (TG-FIN-05,
TG-FIN-06)."""

from ...box.encounter import Scene, Story
from ...table.facts import SceneTurned
from ...table.island_facts import VerseOpened
from ...table.party import now, present
from ...table.state import Doing, G
from ...table.world import Page, World
from ..doing import apply, performs
from ..journal.pages import turn_page
from ..journal.requirements import holds


@performs.rule
async def story(g: G, doing: Doing, effect: Story) -> None:
    """TG-FIN-05: a scene is read where the meeting has come to, and what it does changes the
    meeting. TG-FIN-06: the scene die leads to the verse."""
    name = effect.verse
    for redirect in g.content.verses[name].redirects:
        if all(holds(g, doing, need) for need in redirect.needs):
            name = redirect.goto
            break
    if g.state.world is not None:
        await read_out(g, g.state.world, name)
    await apply(g, g.content.verses[name].do, doing.me)


async def read_out(g: G, world: World, name: str) -> None:
    """TG-JRN-03: by those who are in the meeting, before it goes on."""
    if name not in world.read:
        world.read.append(name)
    g.say(VerseOpened(name), "TG-FIN-05")
    world.pages.append(Page(name, [one.seat for one in present(g)]))
    await turn_page(g, "TG-FIN-05")
    world.pages.pop()


@performs.rule
async def scene(g: G, doing: Doing, effect: Scene) -> None:
    """TG-FIN-06: a number of its own; rolls do not touch it."""
    now(g).scene = effect.to
    g.say(SceneTurned(effect.to), "TG-FIN-06")
