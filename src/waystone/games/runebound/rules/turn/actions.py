"""Doing one thing in a turn (RB-TRN): an action for its points, or what costs none."""

from ...box.abilities import Action
from ...box.sheet import Used
from ...table.facts import AbilityUsed, StoodUp, Waited
from ...table.state import G, Hero
from ..adventures.adventures import start_adventure
from ..adventures.events import resolve_rumor
from ..adventures.quests import explore
from ..cards.frees import use_free
from ..cards.interpret import By, resolve
from ..cards.limits import drop_asset, trim
from ..cards.skills import learn
from ..market.goods import trade_goods
from ..market.shop import shop
from ..market.trade import offer
from ..story.stories import use_story_quest
from .movement import enter, roll_to_move
from .options import Act
from .rest import rest
from .training import train


def points_of(g: G, act: Act) -> int:
    """RB-TRN-02: an adventure costs two points, an ability one for each arrow, a story quest what
    it says, any other action one. RB-TRN-08: learning, trading and abilities without an arrow are
    free."""
    match act.what:
        case "adventure":
            return 2
        case "story":
            return g.content.stories[act.card].points
        case "use":
            assert act.used is not None
            ability = act.used.ability
            return ability.points if isinstance(ability, Action) else 0
        case "learn" | "trade" | "end":
            return 0
        case _:
            return 1


async def act(g: G, hero: Hero, chosen: Act) -> None:
    """RB-TRN-02, RB-TRN-08: one action for its points, or one thing that costs none."""
    g.state.points -= points_of(g, chosen)
    match chosen.what:
        case "step":
            # RB-MOV-01 (a): a step to an adjacent space.
            await enter(g, hero, chosen.space, "RB-MOV-02")
        case "roll":
            g.call(roll_to_move(hero.seat))
        case "rest":
            await rest(g, hero)
        case "train":
            await train(g, hero)
        case "shop":
            await shop(g, hero)
        case "adventure":
            start_adventure(g, hero)
        case "stand":
            hero.delayed = False
            g.say(StoodUp(hero.hero), "RB-DLY-01")
        case "wait":
            g.say(Waited(hero.hero), "RB-TRN-05")
        case "trade":
            g.call(offer(hero.seat, chosen.seat))
        case "use":
            assert chosen.used is not None
            await use(g, hero, chosen.used)
        case _:
            await act_by_card(g, hero, chosen)


async def act_by_card(g: G, hero: Hero, chosen: Act) -> None:
    """What is done with one card: a quest, a rumor, a story quest, goods, a skill."""
    card = chosen.card
    match chosen.what:
        case "explore":
            g.call(explore(hero.seat, card))
        case "rumor":
            await resolve_rumor(g, hero, card)
        case "story":
            await use_story_quest(g, hero, card)
        case "goods":
            await trade_goods(g, hero, card)
        case "learn":
            await learn(g, hero, card)
        case _:
            raise ValueError(chosen.what)


async def use(g: G, hero: Hero, used: Used) -> None:
    """RB-TRN-02: an ability with arrows; its card may be discarded for it."""
    action = used.ability
    if not isinstance(action, Action):
        await use_free(g, hero, used)
        return
    g.say(AbilityUsed(hero.hero, used.card, used.card == hero.hero), "RB-TRN-02")
    if action.discards and used.card in hero.assets:
        drop_asset(g, hero, used.card)
        await trim(g, hero)
    await resolve(g, By(hero.seat, hero.seat, card=used.card), action.then)
