"""What must be in sight: day, stage, Missions, Time, Guidestones; the round of an encounter."""

from waystone.kernel.play import Play
from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Goal, Hud, Intent, Turn

from ..box.definitions import CombatDef, Content
from ..box.effects import Effect
from ..rules.day.time_passes import SECTORS
from ..rules.island.guidestones import FIGURES
from ..rules.journal.requirements import chapter_number
from ..table.state import Encounter, G, State
from ..table.world import World
from .encounter import clauses
from .threat import about_to_come, deadly


def hud(state: State, content: Content, text: Text) -> Hud:
    g: G = Play(state, content)
    encounter, world = state.encounter, state.world
    struck = encounter if encounter is not None and _awaited(encounter) else None
    blow = about_to_come(g, text) if struck is not None else []
    danger, turns = _danger(g, struck, blow, text), _turns(state)
    of = (
        _day_seen(world) if world is not None else (),
        _round_seen(encounter) if encounter is not None else (),
        (struck is None, blow, danger, turns),
    )

    def whole() -> Hud:
        found = _day(g, world, text) if world is not None else Hud()
        if encounter is not None:
            found.round = text("phase-round", round=encounter.round)
            found.goals = [_goal(encounter, content, text), *found.goals]
        if struck is not None:
            found.intents = _intents(g, struck, blow, text)
        found.danger = danger
        found.order = _order(encounter, turns, content, text)
        return found

    return text.shared("hud", whole, of)


def _day_seen(world: World) -> tuple[object, ...]:
    """All of a day that is in sight."""
    events = [event.id for event in world.events]
    stones, deck = len(world.stones), len(world.deck)
    return world.day, world.stage, world.chapter, events, world.time, stones, deck


def _round_seen(e: Encounter) -> tuple[object, ...]:
    """All of a round that is in sight."""
    return e.id, e.round, e.pool, e.affinity, e.active


def _goal(encounter: Encounter, content: Content, text: Text) -> Goal:
    """TG-COM-03, TG-DIP-06: cubes towards Toughness, steps towards the top of the track."""
    enemy = content.encounters[encounter.id]
    told = text("hud-encounter", enemy=encounter.id)
    if isinstance(enemy, CombatDef):
        return Goal(told, min(encounter.pool, enemy.toughness), enemy.toughness)
    return Goal(told, encounter.affinity + 1, len(enemy.track))


def _awaited(encounter: Encounter) -> bool:
    """Whether the enemy is still to act on somebody."""
    return encounter.active >= 0 and not encounter.result


def _intents(g: G, encounter: Encounter, blow: list[Effect], text: Text) -> list[Intent]:
    """The coming attack or reaction in final numbers, on whoever is active."""
    enemy = g.content.encounters[encounter.id]
    target = f"hero:{g.state.heroes[encounter.active].id}"

    def meant() -> list[Intent]:
        lines = clauses(blow, text)
        return [Intent("foe", text.name(enemy.id), enemy.icon, lines=lines, target=target)]

    return text.shared("intents", meant, (enemy.id, target, blow))


def _danger(g: G, struck: Encounter | None, blow: list[Effect], text: Text) -> str:
    """TG-DTH-01, TG-PAN-01: a blow that would fell somebody, and who is near to dying or mad."""
    found, characters = [], g.content.characters
    if struck is not None and deadly(g, blow):
        found.append(text("hud-deadly", hero=g.state.heroes[struck.active].id))
    for one in g.state.heroes:
        if one.dying:
            found.append(text("hud-dying", hero=one.id))
        elif one.terror >= characters[one.id].red_terror:
            found.append(text("hud-panic", hero=one.id))
        elif one.health <= FAINT:
            found.append(text("hud-hurt", hero=one.id, n=one.health))
    return " ".join(found)


FAINT = 2


def _day(g: G, world: World, text: Text) -> Hud:
    """TG-DAY, TG-EVT: Missions on the table are what there is to do; else the chapter."""
    goals, clocks, counters = _sight(g, world, text)
    stage = text(f"hud-{world.stage}") if world.stage else ""
    return Hud(text("hud-day", day=world.day), stage, goals, clocks=clocks, counters=counters)


def _sight(g: G, world: World, text: Text) -> tuple[list[Goal], list[Clock], list[Counter]]:
    missions = [e.id for e in world.events if g.content.events[e.id].kind == "mission"]
    named = missions or ([world.chapter] if world.chapter else [])
    chapter = chapter_number(g)
    return (
        [Goal(text.name(name)) for name in named],
        [
            Clock("time", text("track-time"), world.time.get(chapter, 0), SECTORS, "hourglass"),
            Clock("stones", text("track-stones"), len(world.stones), FIGURES, "menhir"),
        ],
        [Counter("pile:events", text("table-event-deck"), len(world.deck), "card-random")],
    )


Waiting = tuple[str, int, bool]
"""Whose turn comes, their seat, and whether they are done."""


def _turns(state: State) -> list[Waiting]:
    """Whoever is active is not done yet."""
    encounter = state.encounter
    if encounter is None:
        return [(one.id, one.seat, False) for one in state.heroes]
    active = encounter.active
    been = {m.seat: m.been and m.seat != active for m in encounter.members}
    return [(one.id, one.seat, been[one.seat]) for one in state.heroes if one.seat in been]


def _order(
    encounter: Encounter | None, turns: list[Waiting], content: Content, text: Text
) -> list[Turn]:
    active = encounter.active if encounter is not None else -1
    return text.once(
        ("order", active, *turns),
        lambda: [_turn(*one, active == one[1], content, text) for one in turns],
    )


def _turn(id: str, seat: int, done: bool, now: bool, content: Content, text: Text) -> Turn:
    icon = content.characters[id].icon
    return Turn(f"hero:{id}", text.name(id), icon, seat, now=now, done=done)
