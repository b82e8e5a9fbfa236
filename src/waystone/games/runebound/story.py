"""The time track, acts, story cards and story quests (RB-TIM, RB-STY)."""

from waystone.kernel.step import Then

from .definitions import StoryDef
from .effects import Fight
from .facts import (
    ActBegan,
    GemsRefreshed,
    LastSpace,
    RealmFell,
    StoryDrawn,
    StoryQuestLaid,
    StoryQuestLeft,
    TimeMoved,
)
from .interpret import resolve
from .state import By, G, Hero, StoryQuest, proceed, push, step
from .triggers import simultaneous, triggered


@step
async def time_step(g: G) -> Then:
    """RB-RND-03, RB-RND-05, RB-TIM-01..05: the first player advances the token (RB-AMB-12: the
    first space is reached too); RB-AMB-11: the end of the track, then a story card, then the
    gems."""
    state, track = g.state, g.content.track
    state.active = -1
    if state.space_on_track >= track.length:
        if state.act == 2:
            return proceed(g)
        state.act, state.space_on_track = 2, 1
        g.say(ActBegan(2), "RB-TIM-02")
    else:
        state.space_on_track += 1
        g.say(TimeMoved(state.space_on_track), "RB-TIM-01")
    at = state.space_on_track
    if at in track.refresh:
        push(g, refresh_gems())
    if at in track.story:
        push(g, story_card())
    if at == track.length and state.act == 2:
        push(g, last_instruction())
    return proceed(g)


@step
async def last_instruction(g: G) -> Then:
    """RB-TIM-08, RB-END-04, RB-AMB-57: the scenario card says what the end of the track does."""
    scenario = g.content.scenarios[g.state.scenario]
    g.say(LastSpace(scenario.id), "RB-TIM-08")
    if scenario.falls and sum(g.state.zombies.values()) >= scenario.falls:
        g.state.ending = "end-realm-fell"
        g.say(RealmFell(scenario.id), "RB-END-04")
        return proceed(g)
    await resolve(g, By(g.state.first, g.state.first, card=scenario.id), scenario.last)
    return proceed(g)


@step
async def story_card(g: G) -> Then:
    """RB-TIM-06, RB-STY-02, RB-STY-03: resolved at once, or laid out as a story quest."""
    deck = g.state.decks["story"]
    if not deck:
        return proceed(g)
    card = deck.pop()
    story = g.content.stories[card]
    g.say(StoryDrawn(card), "RB-STY-01")
    by = By(g.state.first, g.state.first, card=card)
    if story.where is None:
        g.state.discards["story"].append(card)
        await resolve(g, by, story.then)
    else:
        lay_out(g, story)
        await resolve(g, by, story.laid)
    await triggered(g, "story", simultaneous(g))
    return proceed(g)


def lay_out(g: G, story: StoryDef) -> None:
    """RB-STY-03..05, RB-AMB-55: the free slot with the lowest number; its token on the space,
    unless there are several."""
    taken = {quest.slot for quest in g.state.story}
    slot = next(n for n in range(1, len(taken) + 2) if n not in taken)
    assert story.where is not None
    spaces = g.content.atlas.spaces(story.where)
    space = spaces[0] if len(spaces) == 1 else -1
    g.state.story.append(StoryQuest(slot, story.id, space))
    g.say(StoryQuestLaid(story.id, slot), "RB-STY-03")


def story_quests_here(g: G, hero: Hero) -> list[StoryQuest]:
    """RB-STY-06: any hero in the named space may use it."""
    found = []
    for quest in g.state.story:
        where = g.content.stories[quest.card].where
        if where is not None and g.content.atlas.is_in(hero.space, where):
            found.append(quest)
    return found


async def use_story_quest(g: G, hero: Hero, card: str) -> None:
    """RB-AMB-54: a failed try leaves it; a fight counts when it is won (RB-AMB-08)."""
    story = g.content.stories[card]
    by = By(hero.seat, hero.seat, card=card)
    await resolve(g, by, story.then)
    if not by.failed and not any(isinstance(effect, Fight) for effect in story.then):
        count_use(g, card)


def count_use(g: G, card: str) -> None:
    """RB-AMB-55: it leaves its slot when its card says so."""
    quest = next((q for q in g.state.story if q.card == card), None)
    if quest is None:
        return
    quest.uses += 1
    if quest.uses >= g.content.stories[card].uses:
        g.state.story.remove(quest)
        g.state.discards["story"].append(card)
        g.say(StoryQuestLeft(card), "RB-AMB-55")


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
    return proceed(g)
