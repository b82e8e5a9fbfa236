"""Echoes of Ruin: achievements, memories, Legendary actions, Upgraded abilities (TG-ECH)."""

from ...box.definitions import Content
from ...box.island import EchoDef, Moment
from ...table.island_facts import EchoGained, LegendGained, TalentGained
from ...table.places import the_world
from ...table.state import G, Hero
from ..journal.requirements import all_hold

GROUPS = (1, 2, 3)


def moment(g: G, on: Moment, seats: list[int], encounter: str = "") -> None:
    """TG-ECH-02: an achievement is gained at once when its condition is met. TG-DAT-10: what
    achievements ask for, and how often in a day."""
    world = the_world(g)
    for seat in seats:
        key = f"{on}:{seat}"
        world.today.moments[key] = world.today.moments.get(key, 0) + 1
    if not world.echoes:
        return
    for seat in seats:
        one = g.state.heroes[seat]
        for echo in open_echoes(g, one):
            if echo.on == on and fits(g, echo, one, encounter):
                gain_echo(g, echo)


def ever(g: G) -> None:
    """TG-ECH-02: what may hold at any time is gained at once; asked whenever something is got,
    learned or marked, and as the day goes on."""
    world = g.state.world
    if world is not None and world.echoes:
        for one in g.state.heroes:
            for echo in open_echoes(g, one):
                if echo.on == "ever" and fits(g, echo, one, ""):
                    gain_echo(g, echo)


def mine(content: Content, character: str) -> list[EchoDef]:
    return [echo for echo in content.echoes.values() if echo.character == character]


def open_echoes(g: G, one: Hero) -> list[EchoDef]:
    """TG-ECH-06: the final one only with all nine others."""
    left = [echo for echo in mine(g.content, one.id) if echo.id not in one.echoes]
    final = all(echo.group == 0 for echo in left)
    return [echo for echo in left if echo.group or final]


def fits(g: G, echo: EchoDef, one: Hero, encounter: str) -> bool:
    """TG-DAT-10: what the achievement asks for at its moment."""
    if echo.encounter not in ("", encounter):
        return False
    if encounter:
        card = g.content.encounters[encounter]
        if echo.colour not in ("", card.colour) or card.difficulty < echo.difficulty:
            return False
    happened = the_world(g).today.moments.get(f"{echo.on}:{one.seat}", 0)
    if happened < echo.times and echo.on != "ever":
        return False
    return all_hold(g, echo.needs, [one.seat])


def gain_echo(g: G, echo: EchoDef) -> None:
    """TG-ECH-02 to TG-ECH-06: marked for good; its memory may be read when it suits."""
    if not the_world(g).echoes:
        return
    for one in g.state.heroes:
        if one.id != echo.character or echo.id in one.echoes:
            continue
        one.echoes.append(echo.id)
        one.memories.append(echo.memory)
        g.say(EchoGained(one.id, echo.id), "TG-ECH-02")
        if echo.group:
            complete_group(g, one, echo.group)
        else:
            gain_talent(g, one)


def complete_group(g: G, one: Hero, group: int) -> None:
    """TG-ECH-04: all three of a group bring its Legendary action."""
    wanted = [echo.id for echo in mine(g.content, one.id) if echo.group == group]
    if any(echo not in one.echoes for echo in wanted):
        return
    for legend in g.content.legends.values():
        if legend.character == one.id and legend.group == group:
            one.legends.append(legend.id)
            g.say(LegendGained(one.id, legend.id), "TG-ECH-04")


def gain_talent(g: G, one: Hero) -> None:
    """TG-ECH-06, TG-ECH-07: beside the Character Ability, not instead of it."""
    for talent in g.content.talents.values():
        if talent.character == one.id:
            one.talent = talent.id
            g.say(TalentGained(one.id, talent.id), "TG-ECH-06")
