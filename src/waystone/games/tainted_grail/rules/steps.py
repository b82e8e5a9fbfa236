"""The order of play, as the overview page of the book has it: characters are chosen; then one
encounter after another, or a campaign, day by day."""

from functools import cache

from waystone.kernel.ask import PASS, Option, choose
from waystone.kernel.step import BACK, End, Then, in_order

from ..table.facts import Ate
from ..table.party import now
from ..table.places import everybody, the_world
from ..table.state import G
from . import control
from .campaign import chronicle, settle_world
from .day.dawn import dawn, fog, noon, omens, tokens
from .day.dusk import decks, dusk, experience, meals, nightfall, rest, visions, wyrdness
from .day.events import missions
from .day.midday import midday
from .doing import performs
from .encounter import (
    attack,
    bodies,
    conditions,
    encountering,
    keys,
    kings,
    loot,
    pool,
    scenes,
    sequence,
)
from .encounter.round import meet
from .island import effects as of_the_island
from .island.guardians import guardians_prowl
from .island.king_moves import kings_move
from .journal import effects as of_the_story
from .journal import requirements
from .journal.requirements import chapter_number, holds
from .people import effects as of_people
from .people import items
from .people.tracks import change_resource, gain_energy, gain_health, lose_terror
from .registry import step
from .setup import enlist, unchosen

performs.known_in(
    control,
    sequence,
    keys,
    pool,
    bodies,
    loot,
    attack,
    kings,
    scenes,
    encountering,
    items,
    of_people,
    of_the_island,
    of_the_story,
)
holds.known_in(conditions, requirements)

MOST_DAYS = 400
"""A campaign that nobody ends is given up after so many days."""


@step.setting_up
@step
async def casting(g: G, seat: int) -> Then:
    """TG-SET-01: each player chooses a character nobody has."""
    options = [character_option(c) for c in unchosen(g.state, g.content)]
    character = await choose(seat, options, "ask-character", rule="TG-SET-01")
    enlist(g, seat, character)
    if seat + 1 < g.state.seats and len(options) > 1:
        return casting(seat + 1)
    if g.state.world is None:
        return road()
    return in_order(chronicle(), settle_world(), missions(), day())


@cache
def character_option(one: str) -> Option[str]:
    return Option(f"character:{one}", one, "option-character", {"hero": one}, f"character:{one}")


# ---- a campaign


DAY = (
    # I. The start of the day
    dawn(),
    missions(),
    tokens(),
    missions(),
    fog(),
    guardians_prowl(),
    kings_move(),
    missions(),
    omens(),
    missions(),
    # II. Midday
    noon(),
    midday(),
    # III. The end of the day
    dusk(),
    missions(),
    rest(),
    meals(),
    wyrdness(),
    missions(),
    experience(),
    decks(),
    visions(0),
    nightfall(),
    missions(),
)
"""TG-DAY-01 to TG-DAY-17; TG-EVT-05: whatever is done may fulfil a Mission."""


@step.opens("round")
async def day(g: G) -> Then:
    """One day after another, until the story ends."""
    if pausing(g):
        return End("end-pause")
    if the_world(g).day >= MOST_DAYS:
        return End("end-lost")
    return in_order(*DAY, day())


def pausing(g: G) -> bool:
    """TG-SAV-01, TG-EVT-09: the group meant to play so far and no further today; nobody has won."""
    world = the_world(g)
    if world.last_day and world.day >= world.last_day:
        return True
    return bool(world.last_chapter) and chapter_number(g) > world.last_chapter


# ---- encounters alone


@step
async def road(g: G) -> Then:
    """One foe after another."""
    return in_order(meet(), further())


@step
async def further(g: G) -> Then:
    """Who loses goes no further."""
    result = now(g).result
    g.state.encounter = None
    g.state.results.append(result)
    if result in ("failure", "red"):
        return End("end-defeat")
    if g.state.foes:
        return in_order(*(campfire(seat) for seat in everybody(g)), next_foe())
    if result == "grey" and len(g.state.results) == 1:
        return End("end-grey")
    return End("end-victory", everybody(g))


@step
async def campfire(g: G, seat: int) -> Then:
    """Between the foes of a gauntlet each character may eat, as at the end of a day
    (TG-DAY-11)."""
    one = g.state.heroes[seat]
    if one.food > 0 and await choose(seat, MEAL, "ask-meal", rule="TG-DAY-11"):
        change_resource(g, seat, "food", -1, "TG-DAY-11")
        g.say(Ate(one.id), "TG-DAY-11")
        gain_health(g, seat, 1, "TG-DAY-11")
        gain_energy(g, seat, 1, "TG-DAY-11")
        lose_terror(g, seat, 1, "TG-DAY-11")
    return BACK


@step
async def next_foe(g: G) -> Then:
    """With nobody able to fight it is over."""
    return End("end-defeat") if all(one.dying for one in g.state.heroes) else road()


MEAL = [Option("eat", True, "option-eat"), Option(PASS, False, "option-decline")]
