"""Story cards and story quests (RB-STY)."""

from waystone.kernel.step import BACK, Then

from ...box.definitions import StoryDef
from ...box.effects import Fight, every
from ...table.facts import StoryDrawn, StoryQuestLaid, StoryQuestLeft
from ...table.state import G, Hero, StoryQuest
from ..cards.interpret import By, resolve
from ..cards.triggers import simultaneous, triggered
from ..registry import step
from .end import go_on


@step
async def story_card(g: G) -> Then:
    """RB-TIM-06, RB-STY-02, RB-STY-03: resolved at once, or laid out as a story quest."""
    deck = g.state.decks["story"]
    if not deck:
        return BACK
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
    return go_on(g)


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
    places = g.content.story_places
    return [quest for quest in g.state.story if hero.space in places[quest.card]]


async def use_story_quest(g: G, hero: Hero, card: str) -> None:
    """RB-AMB-54: a failed try leaves it; a fight counts when it is won (RB-AMB-08)."""
    story = g.content.stories[card]
    by = By(hero.seat, hero.seat, card=card)
    await resolve(g, by, story.then)
    if not by.failed and not any(isinstance(effect, Fight) for effect in every(story.then)):
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
