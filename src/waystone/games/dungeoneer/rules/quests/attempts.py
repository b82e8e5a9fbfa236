"""DG-QCA: attempts, by category."""

from collections import Counter
from collections.abc import Awaitable

from msgspec import Struct

from waystone.kernel.interpret import Interpreters

from ...box.definitions import Cast, Give, Overcome, QuestDef, Slay, Trial
from ...table.board import steps_from_entrance
from ...table.facts import QuestFailed, RolledChance, Searched
from ...table.state import Attack, Battle, G, Open, Player, heroes_at, left_of
from ..battle import battle
from ..cards import acting, moments
from ..cards.occasions import Cause
from ..dungeon import threats
from ..endings import Together
from ..hero import action_points
from ..modes import nakari_attacks
from . import completion, open_quests, sacrifices


class Attempt(Struct, frozen=True):
    """Who attempts which quest."""

    player: Player
    quest: Open


succeeds: Interpreters[G, Attempt, Awaitable[bool]] = Interpreters(Trial)


async def attempt(g: G, p: Player, quest: str) -> None:
    """DG-QST-01..03: the first attempt of a turn is free. "Defeat Nakari" is attempted in her lair
    (DG-NAK-10, DG-NAK-12). A hero who falls at it has completed nothing (DG-DEF-01), a failure may
    strike all who are there (DG-QCA-27)."""
    if p.attempts:
        action_points.spend(p)
    p.attempts += 1
    goddess = g.state.nakari
    if goddess is not None and goddess.quest == quest:
        await battle.fight(g, nakari_attacks.attack_of(g, p))
        return
    open_quest = open_quests.find(g, quest, p.seat)
    hero = p.hero
    success = await succeeds(g, Attempt(p, open_quest), g.content.quests[quest].task)
    if not p.alive or p.hero != hero:
        return
    if success:
        await completion.complete(g, p, open_quest)
    else:
        await fail(g, p, g.content.quests[quest])


async def fail(g: G, p: Player, quest: QuestDef) -> None:
    """DG-QCA-27: a failure strikes all heroes in the location, though one fall (DG-AMB-31)."""
    g.say(QuestFailed(p.hero, quest.id), "DG-QST-01")
    place = p.at
    if quest.failed:
        all_here = Together()
        for other in heroes_at(g, place):
            with all_here:
                await acting.do(g, quest.failed, Cause(p.seat, quest.id, other.seat, place))
        all_here.settle(g)


@succeeds.rule
async def overcome(g: G, attempt: Attempt, task: Overcome) -> bool:
    """DG-QCA-25: the printed threat."""
    return await threats.overcome(g, attempt.player, task.stat, task.value, "DG-QCA-25")


@succeeds.rule
async def sacrifice(g: G, attempt: Attempt, task: Give) -> bool:
    """DG-QCA-06: what the card names is given up."""
    await sacrifices.give(g, attempt.player, attempt.quest.quest, task.what, task.amount)
    return attempt.player.alive


@succeeds.rule
async def hunt(g: G, attempt: Attempt, task: Slay) -> bool:
    """DG-QCA-07..09: defeat the quest's monster, which attacks first, guided by the player to the
    left; its wounds stay between attempts (DG-AMB-14), and each attempt lets it attack again
    (DG-AMB-16)."""
    p, open_quest = attempt.player, attempt.quest
    seat = -1 if g.state.rules.solo else left_of(g, p.seat).seat
    attack = Attack("quest", seat, open_quest.quest, p.seat)
    await battle.fight(g, Battle(-1, p.seat, p.hero, p.at, [attack]))
    return task.monster is not None and open_quest.wounds >= task.monster.life


@succeeds.rule
async def cast(g: G, attempt: Attempt, task: Cast) -> bool:
    """DG-QCA-28: the results named on the card."""
    p = attempt.player
    dice = []
    bonus = 0
    for _ in range(task.dice):
        die, more = await moments.roll(g, "chance", p.seat, "any", "")
        dice.append(die)
        bonus += sum(part.amount for part in more)
    total = sum(dice) + bonus
    g.say(RolledChance(p.hero, [str(die) for die in dice], bonus, total), "DG-QCA-28")
    if task.alike:
        return max(Counter(dice).values()) >= task.alike
    return total >= task.total


async def search(g: G, p: Player, open_quest: Open) -> None:
    """DG-QCA-13..15: die + distance to the nearest Entrance against the value on the card."""
    quest = g.content.quests[open_quest.quest]
    assert quest.search is not None
    action_points.spend(p, quest.search.ap)
    distance = steps_from_entrance(g, p.at)
    moment = await moments.modified(g, p.seat, "any", "")
    await moments.cast(g, moment, "search", quest.search.value - distance - moment.added)
    die, bonus = moment.die, moment.added
    total = die + distance + bonus
    open_quest.found = total >= quest.search.value
    open_quest.at = p.at if open_quest.found else ""
    found = open_quest.found
    g.say(Searched(p.hero, quest.id, total, die, distance, bonus, found), "DG-QCA-15")
