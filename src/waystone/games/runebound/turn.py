"""Rounds and turns (RB-RND, RB-TRN): three action points, and what they buy."""

from functools import cache
from typing import Any, TypeAlias

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import Then

from .abilities import Action
from .adventures import (
    adventure_here,
    explore,
    quests_here,
    resolve_rumor,
    rumors_here,
    start_adventure,
)
from .definitions import DECKS
from .facts import AbilityUsed, RoundBegan, StoodUp, TurnBegan, TurnEnded, Waited
from .frees import free_options, use_free
from .heroes import draw_skills, drop_asset, hand_limit, is_defeated, trim, trim_hand
from .interpret import resolve
from .market import shop, tradable, trade_goods, trade_value
from .movement import enter, rest, roll_to_move, step_options
from .resolve import challengeable
from .sheet import Used
from .state import By, G, Hero, playing, proceed, push, sheet, step
from .story import story_quests_here, time_step, use_story_quest
from .trade import offer, partners
from .triggers import triggered
from .trophies import learn, learnable

POINTS = 3
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


@step.opens("round")
async def a_round(g: G) -> Then:
    """RB-RND-01: every player one turn, the first player first; then time moves (RB-RND-05)."""
    g.state.round += 1
    g.say(RoundBegan(g.state.round, g.state.act), "RB-RND-01")
    g.state.agenda = [*(a_turn(seat) for seat in playing(g)), time_step(), a_round()]
    return proceed(g)


@step.opens("turn")
async def a_turn(g: G, seat: int) -> Then:
    """RB-TRN-01: three points; they do not carry over."""
    hero = g.state.heroes[seat]
    if hero.eliminated:
        return proceed(g)
    g.state.active = seat
    g.state.points = POINTS
    g.say(TurnBegan(hero.hero), "RB-RND-04")
    await triggered(g, "turn", [seat])
    return an_action(seat)


@step
async def an_action(g: G, seat: int) -> Then:
    """RB-TRN-03, RB-TRN-07..09: actions and free things in any order, until the turn ends."""
    hero = g.state.heroes[seat]
    if hero.eliminated:
        g.state.active = -1
        return proceed(g)
    chosen = await choose(seat, turn_options(g, hero), "ask-action", rule="RB-TRN-02")
    if chosen == ("end",):
        return await end_turn(g, hero)
    push(g, an_action(seat))
    await act(g, hero, chosen)
    return proceed(g)


async def end_turn(g: G, hero: Hero) -> Then:
    """RB-TRN-07, RB-AMB-35: points that are left are lost."""
    g.state.active = -1
    g.state.points = 0
    hero.used.clear()
    if hero.boosts:
        hero.boosts.clear()
        await trim(g, hero)
    g.say(TurnEnded(hero.hero), "RB-TRN-07")
    return proceed(g)


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
            push(g, roll_to_move(seat))
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
            push(g, explore(seat, card))
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
            push(g, offer(seat, card))


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


async def train(g: G, hero: Hero) -> None:
    """RB-TRA-01..03: draw as many as the hand limit, then discard down to it."""
    draw_skills(g, hero, hand_limit(g, hero))
    await trim_hand(g, hero)
    await triggered(g, "train", [hero.seat])
