"""Wounds, defeat, and what a fallen player leaves behind."""

from waystone.kernel.ask import Option, choose

from ...table.facts import Defeated, Healed, Returned, Wounded
from ...table.state import G, Player, hero_card, left_of
from ...table.stats import full_life
from ..cards import decks, inventory, moments
from ..cards.occasions import Moment
from ..endings import TurnOver, last_hero
from ..modes import tiers
from ..modes.tiers import FIRST_LEVEL
from ..quests import escorts


async def suffer(g: G, p: Player, wounds: int, rule: str = "DG-BAT-19", by: str = "none") -> int:
    """DG-BAT-19: wounds are taken at once; those about to be taken can be prevented, and a hero at
    0 life may still be healed (DG-AMB-32). Gives the wounds really dealt (DG-AMB-72)."""
    if not p.alive or wounds <= 0:
        return 0
    moment = Moment("hurt", p.seat, wounds=wounds)
    await moments.offer(g, moment, "ask-hurt")
    dealt = max(0, min(moment.wounds, p.life))
    if dealt == 0:
        return 0
    p.life -= dealt
    g.say(Wounded(p.hero, dealt, p.life, by), rule)
    if p.life == 0:
        await moments.offer(g, Moment("dying", p.seat), "ask-dying")
        if p.life <= 0:
            await defeat(g, p)
    return dealt


async def defeat(g: G, p: Player) -> None:
    """DG-DEF-01, DG-DEF-04: the hero is out; cards are discarded, escorts dropped, personal quests
    leave the game. With Resurrection the player goes on (DG-DEF-05, DG-VAR-06), and the last hero
    hardly ever wins (DG-VAR-10)."""
    g.say(Defeated(p.hero), "DG-DEF-01")
    for open_quest in list(p.quests):
        if open_quest.carried:
            escorts.drop(g, p, open_quest.quest)
    p.fallen = False
    p.threshold = -1
    if g.state.rules.resurrection and not g.state.rules.solo and g.state.heroes:
        await resurrect(g, p)
    else:
        p.alive = False
        inventory.lose_all(g, p)
        g.state.gone += [q.quest for q in p.quests]
        p.quests.clear()
        last_hero(g)
    if p.seat == g.state.active and not g.state.battles:
        raise TurnOver


async def resurrect(g: G, p: Player) -> None:
    """DG-VAR-06..09: a new hero of the own choice, put on an Entrance by the opponent to the
    left; hand and inventory are lost, five new cards drawn, quests kept (DG-AMB-47)."""
    options = [
        Option(f"hero:{hero}", hero, "option-hero", {"hero": hero}) for hero in g.state.heroes
    ]
    hero = await choose(p.seat, options, "ask-new-hero", rule="DG-VAR-06")
    g.state.heroes.remove(hero)
    inventory.lose_hand_and_inventory(g, p)
    p.hero = hero
    p.card = tiers.card_for_stage(g, hero)
    p.level = start_level(g)
    p.life = hero_card(g, p).life
    entrances = [
        Option(f"place:{place}", place, "option-place", {"place": place}, place)
        for place in g.state.board.places
        if g.content.locations[place].entrance
    ]
    seat = left_of(g, p.seat).seat
    p.at = await choose(seat, entrances, "ask-entrance", rule="DG-VAR-07", hero=hero)
    p.visited = [p.at]
    g.say(Returned(p.hero, p.at), "DG-VAR-06")
    await decks.draw_to(g, p, 5)


def start_level(g: G) -> int:
    """DG-SET-07, DG-CMB-05, DG-CMB-08: the level of the set that is played."""
    return FIRST_LEVEL[g.state.stage]


def heal(g: G, p: Player, amount: int) -> None:
    """DG-DEF-03: never above the printed life."""
    healed = min(amount, full_life(g, p) - p.life)
    if healed > 0:
        p.life += healed
        g.say(Healed(p.hero, healed), "DG-DEF-03")
