"""What action points buy (RB-TRN), and what costs none."""

from functools import cache
from typing import Any, TypeAlias

from waystone.kernel.ask import Option

from ...box.abilities import Action
from ...box.definitions import DECKS
from ...box.sheet import Used
from ...table.facts import AbilityUsed, StoodUp, Waited
from ...table.state import G, Hero, sheet
from ...table.values import is_defeated
from ..adventures.adventures import adventure_here, start_adventure
from ..adventures.events import resolve_rumor, rumors_here
from ..adventures.quests import explore, quests_here
from ..cards.encounters import challengeable
from ..cards.frees import free_options, use_free
from ..cards.interpret import By, resolve
from ..cards.limits import drop_asset, trim
from ..cards.skills import learn, learnable
from ..market.goods import tradable, trade_goods, trade_value
from ..market.shop import shop
from ..market.trade import offer, partners
from ..story.stories import story_quests_here, use_story_quest
from .movement import enter, roll_to_move, step_options
from .rest import rest
from .training import train

Act: TypeAlias = Any
ROLL: Option[Act] = Option("roll", ("roll",), "option-roll")
REST: Option[Act] = Option("rest", ("rest",), "option-rest")
TRAIN: Option[Act] = Option("train", ("train",), "option-train")
SHOP: Option[Act] = Option("shop", ("shop",), "option-shop")
STAND: Option[Act] = Option("stand", ("stand",), "option-stand")
WAIT: Option[Act] = Option("wait", ("wait",), "option-wait")
END: Option[Act] = Option("end", ("end",), "option-end")
ADVENTURES: dict[str, Option[Act]] = {
    deck: Option("adventure", ("adventure",), "option-adventure", {"deck": deck}) for deck in DECKS
}


@cache
def card_option(what: str, card: str, on: str, **told: int) -> Option[Act]:
    args = {"card": card, **told}
    return Option(f"{what}:{card}", (what, card), f"option-{what}", args, f"{on}:{card}")


@cache
def partner_option(hero: str, seat: int) -> Option[Act]:
    return Option(f"trade:{hero}", ("trade", seat), "option-trade", {"hero": hero}, f"hero:{hero}")


def turn_options(g: G, hero: Hero) -> list[Option[Act]]:
    points = g.state.points
    found: list[Option[Act]] = []
    if points:
        if is_defeated(g, hero):
            # RB-DFT-04, RB-DLY-03, RB-AMB-52: a defeated hero can only rest, and recovers first.
            found.append(REST)
        elif hero.delayed:
            found.append(STAND)
        else:
            found += action_options(g, hero, points)
    # RB-SKL-05, RB-SKL-06, RB-DFT-06, RB-DLY-02, RB-AMB-31: learning and free abilities at any
    # time between actions.
    found += [card_option("learn", c, f"hand:{hero.seat}") for c in learnable(g, hero)]
    found += free_options(g, hero)
    found += [partner_option(other.hero, other.seat) for other in partners(g, hero)]
    found.append(END)
    return found


def action_options(g: G, hero: Hero, points: int) -> list[Option[Act]]:
    """RB-TRN-02, RB-TRN-04: what this many points can buy here. RB-EXP-01, RB-AMB-49: exploring
    only where a card says so, for a point; RB-SHP-08: assets are sold in a shop action only."""
    atlas = g.content.atlas
    found: list[Option[Act]] = [ROLL, *step_options(g, hero), REST, TRAIN]
    if hero.space in atlas.cities:
        found.append(SHOP)
    if points >= 2 and (deck := adventure_here(g, hero)):
        found.append(ADVENTURES[deck])
    found += [card_option("explore", c, "quest") for c in quests_here(g, hero)]
    found += [card_option("rumor", c, "rumor") for c in rumors_here(g, hero)]
    for quest in story_quests_here(g, hero):
        cost = g.content.stories[quest.card].points
        if points >= cost:
            found.append(card_option("story", quest.card, "story", points=cost))
    found += [
        card_option("goods", a, "card", gold=trade_value(g, hero, a)) for a in tradable(g, hero)
    ]
    for used in (*sheet(g, hero).actions, *scenario_actions(g)):
        if arrow_usable(g, hero, used, points):
            found.append(
                Option(
                    f"act:{used.key}",
                    used,
                    "option-use",
                    {"card": used.card, "ability": used.ability},
                    f"card:{used.card}",
                )
            )
    found.append(WAIT)
    return found


def scenario_actions(g: G) -> list[Used]:
    """RB-SCN-02: side A holds rules used during the game."""
    scenario = g.content.scenarios[g.state.scenario]
    return [
        Used(scenario.id if n == 0 else f"{scenario.id}.{n + 1}", scenario.id, action)
        for n, action in enumerate(scenario.actions)
    ]


def arrow_usable(g: G, hero: Hero, used: Used, points: int) -> bool:
    action = used.ability
    assert isinstance(action, Action)
    if points < action.points or (action.act and g.state.act < action.act):
        return False
    if action.needs == "zombie" and hero.space not in g.state.zombies:
        return False
    if action.needs == "rival" and not challengeable(g, hero):
        return False
    return action.where == "none" or g.content.atlas.is_in(hero.space, action.where)


async def act(g: G, hero: Hero, chosen: Act) -> None:
    """One action, or one thing that costs none."""
    if isinstance(chosen, Used):
        await use(g, hero, chosen)
    elif isinstance(chosen, int):
        # RB-MOV-01 (a): a step to an adjacent space.
        g.state.points -= 1
        await enter(g, hero, chosen, "RB-MOV-02")
    else:
        await named_act(g, hero, *chosen)


async def named_act(g: G, hero: Hero, what: str, card: Any = "") -> None:
    state, seat = g.state, hero.seat
    match what:
        case "roll":
            state.points -= 1
            g.call(roll_to_move(seat))
        case "rest":
            state.points -= 1
            await rest(g, hero)
        case "train":
            state.points -= 1
            await train(g, hero)
        case "shop":
            state.points -= 1
            await shop(g, hero)
        case "adventure":
            state.points -= 2
            start_adventure(g, hero)
        case "explore":
            state.points -= 1
            g.call(explore(seat, card))
        case "rumor":
            state.points -= 1
            await resolve_rumor(g, hero, card)
        case "story":
            state.points -= g.content.stories[card].points
            await use_story_quest(g, hero, card)
        case "goods":
            state.points -= 1
            await trade_goods(g, hero, card)
        case "stand":
            state.points -= 1
            hero.delayed = False
            g.say(StoodUp(hero.hero), "RB-DLY-01")
        case "wait":
            # RB-TRN-05: a point spent on nothing.
            state.points -= 1
            g.say(Waited(hero.hero), "RB-TRN-05")
        case "learn":
            await learn(g, hero, card)
        case "trade":
            g.call(offer(seat, card))


async def use(g: G, hero: Hero, used: Used) -> None:
    """RB-TRN-02: an ability costs a point for each arrow; without an arrow none."""
    action = used.ability
    if not isinstance(action, Action):
        await use_free(g, hero, used)
        return
    g.state.points -= action.points
    g.say(AbilityUsed(hero.hero, used.card), "RB-TRN-02")
    if action.discards and used.card in hero.assets:
        drop_asset(g, hero, used.card)
        await trim(g, hero)
    await resolve(g, By(hero.seat, hero.seat, card=used.card), action.then)
