"""The time track and its two acts (RB-TIM)."""

from waystone.kernel.step import BACK, Then, in_order

from ...table.facts import ActBegan, GemsRefreshed, LastSpace, RealmFell, TimeMoved
from ...table.state import G
from ..cards.interpret import By, resolve
from ..cards.triggers import simultaneous, triggered
from ..registry import step
from .end import go_on
from .stories import story_card


@step
async def time_step(g: G) -> Then:
    """RB-RND-03, RB-RND-05, RB-TIM-01..05: the first player advances the token (RB-AMB-12: the
    first space is reached too); RB-AMB-11: the end of the track, then a story card, then the
    gems."""
    state, track = g.state, g.content.track
    state.active = -1
    if state.space_on_track >= track.length:
        if state.act == 2:
            return BACK
        state.act, state.space_on_track = 2, 1
        g.say(ActBegan(2), "RB-TIM-02")
    else:
        state.space_on_track += 1
        g.say(TimeMoved(state.space_on_track), "RB-TIM-01")
    at = state.space_on_track
    due = []
    if at == track.length and state.act == 2:
        due.append(last_instruction())
    if at in track.story:
        due.append(story_card())
    if at in track.refresh:
        due.append(refresh_gems())
    return in_order(*due)


@step
async def last_instruction(g: G) -> Then:
    """RB-TIM-08, RB-END-04, RB-AMB-57: the scenario card says what the end of the track does."""
    scenario = g.content.scenarios[g.state.scenario]
    g.say(LastSpace(scenario.id), "RB-TIM-08")
    if scenario.falls and sum(g.state.zombies.values()) >= scenario.falls:
        g.state.ending = "end-realm-fell"
        g.say(RealmFell(scenario.id), "RB-END-04")
        return go_on(g)
    await resolve(g, By(g.state.first, g.state.first, card=scenario.id), scenario.last)
    return go_on(g)


@step
async def refresh_gems(g: G) -> Then:
    """RB-TIM-07: every gem colour side up, except in a space that holds a hero."""
    occupied = {hero.space for hero in g.state.heroes}
    state = g.state
    lit = set(state.gems)
    atlas = g.content.atlas
    state.gems = [
        n for n, gem in enumerate(atlas.gem) if gem is not None and (n in lit or n not in occupied)
    ]
    g.say(GemsRefreshed(), "RB-TIM-07")
    await triggered(g, "refresh", simultaneous(g))
    return go_on(g)
