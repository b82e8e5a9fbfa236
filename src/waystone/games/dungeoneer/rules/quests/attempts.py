"""DG-QCA: attempts, by category."""

from collections import Counter

from ...box.definitions import Cast, Give, Overcome
from ...table.board import steps_from_entrance
from ...table.facts import QuestFailed, RolledChance, Searched
from ...table.state import Attack, Battle, G, Open, Player, heroes_at, left_of
from ..battle import battle
from ..cards import acting, moments
from ..cards.occasions import Cause
from ..dungeon import threats
from ..hero import action_points
from ..modes import nakari_attacks
from . import completion, escorts, open_quests, sacrifices


async def act(g: G, p: Player, what: str, quest: str) -> bool:
    """Whether a quest has been completed: then the Hero phase is over (DG-QST-08)."""
    match what:
        case "attempt":
            return await attempt(g, p, quest)
        case "search":
            await search(g, p, open_quests.find(g, quest, p.seat))
        case "take":
            await escorts.take(g, p, quest)
        case "pick-up":
            escorts.pick_up(g, p, quest)
        case "drop":
            escorts.drop(g, p, quest)
        case "deliver":
            await completion.complete(g, p, open_quests.find(g, quest, p.seat))
            return True
    return False


async def attempt(g: G, p: Player, quest: str) -> bool:
    """DG-QST-01..03. "Defeat Nakari" is attempted in her lair."""
    if p.attempts:
        action_points.spend(p)
    p.attempts += 1
    goddess = g.state.nakari
    if goddess is not None and goddess.quest == quest:
        await battle.fight(g, nakari_attacks.attack_of(g, p))
        return False
    open_quest = open_quests.find(g, quest, p.seat)
    hero = p.hero
    success = await succeeds(g, p, open_quest)
    if not p.alive or p.hero != hero:
        return False
    if success:
        await completion.complete(g, p, open_quest)
        return True
    g.say(QuestFailed(p.hero, quest), "DG-QST-01")
    failed = g.content.quests[quest].failed
    if failed:
        # DG-QCA-27: a failure strikes all heroes in the location.
        place = p.at
        for other in heroes_at(g, place):
            await acting.do(g, failed, Cause(p.seat, quest, other.seat, place))
    return False


async def succeeds(g: G, p: Player, open_quest: Open) -> bool:
    quest = g.content.quests[open_quest.quest]
    match quest.task:
        case Overcome(stat, value):
            return await threats.overcome(g, p, stat, value, "DG-QCA-25")
        case Give(what, amount):
            await sacrifices.give(g, p, what, amount)
            return p.alive
        case Cast():
            return await cast(g, p, quest.task)
        case _:
            return await hunt(g, p, open_quest)


async def hunt(g: G, p: Player, open_quest: Open) -> bool:
    """DG-QCA-08/09: the quest's monster attacks first, guided by the player to the left; its
    wounds stay between attempts (DG-AMB-14)."""
    seat = -1 if g.state.rules.solo else left_of(g, p.seat).seat
    attack = Attack("quest", seat, open_quest.quest, p.seat)
    await battle.fight(g, Battle(-1, p.seat, p.hero, p.at, [attack]))
    task = g.content.quests[open_quest.quest].task
    monster = getattr(task, "monster", None)
    return monster is not None and open_quest.wounds >= monster.life


async def cast(g: G, p: Player, task: Cast) -> bool:
    """DG-QCA-28: the results named on the card."""
    dice = []
    bonus = 0
    for _ in range(task.dice):
        die, more = await moments.roll(g, "chance", p.seat, "any", "")
        dice.append(die)
        bonus += more
    g.say(RolledChance(p.hero, [str(die) for die in dice]), "DG-QCA-28")
    if task.alike:
        return max(Counter(dice).values()) >= task.alike
    return sum(dice) + bonus >= task.total


async def search(g: G, p: Player, open_quest: Open) -> None:
    """DG-QCA-13..15: die + distance to the nearest Entrance against the value on the card."""
    quest = g.content.quests[open_quest.quest]
    assert quest.search is not None
    action_points.spend(p, quest.search.ap)
    die, bonus = await moments.roll(g, "search", p.seat, "any", "")
    total = die + bonus + steps_from_entrance(g, p.at)
    open_quest.found = total >= quest.search.value
    open_quest.at = p.at if open_quest.found else ""
    g.say(Searched(p.hero, quest.id, total, open_quest.found), "DG-QCA-15")
