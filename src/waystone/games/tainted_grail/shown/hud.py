"""What must be in sight: day, stage, Missions, Time, Guidestones; the round of an encounter."""

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Goal, Hud, Turn

from ..box.definitions import Content
from ..rules.day.time_passes import SECTORS
from ..rules.island.guidestones import FIGURES
from ..rules.journal.requirements import chapter_number
from ..table.state import G, State
from ..table.world import World


def hud(state: State, content: Content, text: Text) -> Hud:
    found = _day(Play(state, content), state.world, text) if state.world is not None else Hud()
    if state.encounter is not None:
        found.round = text("phase-round", round=state.encounter.round)
        found.goals = [Goal(text("hud-encounter", enemy=state.encounter.id)), *found.goals]
    found.order = _order(state, content, text)
    return found


def _day(g: G, world: World, text: Text) -> Hud:
    """TG-DAY, TG-EVT: Missions on the table are what there is to do; else the chapter."""
    missions = [e.id for e in world.events if g.content.events[e.id].kind == "mission"]
    named = missions or ([world.chapter] if world.chapter else [])
    chapter = chapter_number(g)
    return Hud(
        text("hud-day", day=world.day),
        text(f"hud-{world.stage}") if world.stage else "",
        [Goal(text.name(name)) for name in named],
        clocks=[
            Clock("time", text("track-time"), world.time.get(chapter, 0), SECTORS, "hourglass"),
            Clock("stones", text("track-stones"), len(world.stones), FIGURES, "menhir"),
        ],
        counters=[Counter("pile:events", text("table-event-deck"), len(world.deck), "card-random")],
    )


def _order(state: State, content: Content, text: Text) -> list[Turn]:
    encounter = state.encounter
    members = {m.seat: m for m in encounter.members} if encounter is not None else {}
    return [
        Turn(
            f"hero:{hero.id}",
            text.name(hero.id),
            content.characters[hero.id].icon,
            hero.seat,
            now=encounter is not None and encounter.active == hero.seat,
            done=hero.seat in members and members[hero.seat].been,
        )
        for hero in state.heroes
        if encounter is None or hero.seat in members
    ]
