"""DG-QST, DG-QCA: open quests, attempts, the eight categories."""

from collections import Counter
from typing import Any

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import End

from . import acts, battle, cards, combined, dungeon, heroes, moments, nakari, threats, wounds
from .content import Cast, Give, Overcome, QuestDef
from .endings import Won
from .facts import (
    EscortDropped,
    EscortTaken,
    QuestCompleted,
    QuestFailed,
    QuestRevealed,
    RolledChance,
    Searched,
)
from .occasions import Cause
from .state import Attack, Battle, G, Open, Player, heroes_at, left_of

TO_WIN = 3


def find(g: G, quest: str, seat: int) -> Open:
    """An open quest of a player or a shared one."""
    for open_quest in [*g.state.players[seat].quests, *g.state.shared]:
        if open_quest.quest == quest:
            return open_quest
    raise LookupError(quest)


def mine(g: G, p: Player) -> list[Open]:
    """DG-QST-04/05: the own personal quests and the shared ones."""
    return [*p.quests, *g.state.shared]


# ---- what may be done in the Hero phase


def options(g: G, p: Player) -> list[Option[Any]]:
    found: list[Option[Any]] = []
    for open_quest in mine(g, p):
        quest = g.content.quests[open_quest.quest]
        if quest.search is not None:
            found += search_options(g, p, open_quest, quest)
        elif quest.category == "escort":
            found += escort_options(g, p, open_quest, quest)
        elif p.at in quest.at:
            found += attempt_options(g, p, open_quest, quest)
    for dropped in g.state.dropped:
        if dropped.at == p.at:
            found.append(_option("pick-up", dropped.quest))
    goddess = g.state.nakari
    if goddess is not None and goddess.quest and goddess.at == p.at and can_attempt(p):
        found.append(_option("attempt", goddess.quest, min(1, p.attempts)))
    return found


def _option(what: str, quest: str, ap: int = 0) -> Option[Any]:
    args = {"quest": quest, "ap": ap}
    return Option(f"{what}:{quest}", (what, quest), f"option-{what}", args, quest)


def can_attempt(p: Player) -> bool:
    """DG-QST-03: the first attempt of a turn is free, every further one costs 1 AP."""
    return p.attempts == 0 or heroes.can_spend(p)


def attempt_options(g: G, p: Player, open_quest: Open, quest: QuestDef) -> list[Option[Any]]:
    if not can_attempt(p):
        return []
    if isinstance(quest.task, Give) and not can_give(g, p, quest.task):
        return []
    return [_option("attempt", open_quest.quest, min(1, p.attempts))]


def search_options(g: G, p: Player, open_quest: Open, quest: QuestDef) -> list[Option[Any]]:
    """DG-QCA-12..16: search first; only what has been found here can be attempted."""
    assert quest.search is not None
    if open_quest.found and open_quest.at == p.at:
        return attempt_options(g, p, open_quest, quest)
    if g.content.locations[p.at].is_a(quest.search.place) and heroes.can_spend(p, quest.search.ap):
        return [_option("search", open_quest.quest, quest.search.ap)]
    return []


def escort_options(g: G, p: Player, open_quest: Open, quest: QuestDef) -> list[Option[Any]]:
    """DG-QCA-18/19/21/22."""
    if not open_quest.carried:
        return [_option("take", open_quest.quest)] if p.at == quest.at[0] else []
    found = [_option("drop", open_quest.quest)]
    if p.at == quest.at[1]:
        found.insert(0, _option("deliver", open_quest.quest))
    return found


async def act(g: G, p: Player, what: str, quest: str) -> bool:
    """Whether a quest has been completed: then the Hero phase is over (DG-QST-08)."""
    match what:
        case "attempt":
            return await attempt(g, p, quest)
        case "search":
            await search(g, p, find(g, quest, p.seat))
        case "take":
            await take(g, p, quest)
        case "pick-up":
            pick_up(g, p, quest)
        case "drop":
            drop(g, p, quest)
        case "deliver":
            await complete(g, p, find(g, quest, p.seat))
            return True
    return False


# ---- attempts


async def attempt(g: G, p: Player, quest: str) -> bool:
    """DG-QST-01..03. "Defeat Nakari" is attempted in her lair."""
    if p.attempts:
        heroes.spend(p)
    p.attempts += 1
    goddess = g.state.nakari
    if goddess is not None and goddess.quest == quest:
        await battle.fight(g, nakari.attack_of(g, p))
        return False
    open_quest = find(g, quest, p.seat)
    hero = p.hero
    success = await succeeds(g, p, open_quest)
    if not p.alive or p.hero != hero:
        return False
    if success:
        await complete(g, p, open_quest)
        return True
    g.say(QuestFailed(p.hero, quest), "DG-QST-01")
    failed = g.content.quests[quest].failed
    if failed:
        # DG-QCA-27: a failure strikes all heroes in the location.
        place = p.at
        for other in heroes_at(g, place):
            await acts.do(g, failed, Cause(p.seat, quest, other.seat, place))
    return False


async def succeeds(g: G, p: Player, open_quest: Open) -> bool:
    quest = g.content.quests[open_quest.quest]
    match quest.task:
        case Overcome(stat, value):
            return await threats.overcome(g, p, stat, value, "DG-QCA-25")
        case Give(what, amount):
            await give(g, p, what, amount)
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


def can_give(g: G, p: Player, task: Give) -> bool:
    match task.what:
        case "life":
            return p.life > task.amount
        case "glory":
            return p.glory >= task.amount
        case "boons":
            return len(givable(g, p, "boons")) >= task.amount
        case "treasures":
            return len(givable(g, p, "treasures")) >= task.amount


def givable(g: G, p: Player, what: str) -> list[str]:
    if what == "treasures":
        return cards.treasures(g, p)
    return [r.card for r in p.inventory if g.content.adventure[r.card].card == "boon"]


async def give(g: G, p: Player, what: str, amount: int) -> None:
    """DG-QCA-06: the player gives up what the card names."""
    if what == "life":
        await wounds.suffer(g, p, amount, "DG-QCA-06")
    elif what == "glory":
        acts.gain(g, p, -amount, 0, "DG-QCA-06")
    else:
        for _ in range(amount):
            options = [
                Option(f"card:{c}", c, "option-card", {"card": c}, c) for c in givable(g, p, what)
            ]
            card = await choose(p.seat, options, "ask-give", rule="DG-QCA-06")
            await cards.leave_play(g, p, card)


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
    heroes.spend(p, quest.search.ap)
    die, bonus = await moments.roll(g, "search", p.seat, "any", "")
    total = die + bonus + dungeon.steps_from_entrance(g, p.at)
    open_quest.found = total >= quest.search.value
    open_quest.at = p.at if open_quest.found else ""
    g.say(Searched(p.hero, quest.id, total, open_quest.found), "DG-QCA-15")


# ---- escorts


async def take(g: G, p: Player, quest: str) -> None:
    """DG-QCA-18; a shared Escort becomes personal and a new shared quest is drawn
    (DG-QCA-20)."""
    open_quest = find(g, quest, p.seat)
    open_quest.carried = True
    if open_quest in g.state.shared:
        g.state.shared.remove(open_quest)
        p.quests.append(open_quest)
        reveal_shared(g)
    g.say(EscortTaken(p.hero, quest), "DG-QCA-18")


def drop(g: G, p: Player, quest: str) -> None:
    """DG-QCA-22: the token lies where the hero is; the quest is nobody's (DG-AMB-40)."""
    open_quest = next(q for q in p.quests if q.quest == quest)
    p.quests.remove(open_quest)
    open_quest.carried = False
    open_quest.at = p.at
    g.state.dropped.append(open_quest)
    g.say(EscortDropped(p.hero, quest, p.at), "DG-QCA-22")


def pick_up(g: G, p: Player, quest: str) -> None:
    """DG-QCA-23/24: any hero may go on with it; the quest becomes personal."""
    open_quest = next(q for q in g.state.dropped if q.quest == quest)
    g.state.dropped.remove(open_quest)
    open_quest.carried = True
    open_quest.at = ""
    p.quests.append(open_quest)
    g.say(EscortTaken(p.hero, quest), "DG-QCA-23")


# ---- completion


async def complete(g: G, p: Player, open_quest: Open) -> None:
    """DG-QST-06..12: reward, +1 level, victory with the third; a shared quest is replaced."""
    state = g.state
    quest = g.content.quests[open_quest.quest]
    shared = open_quest in state.shared
    (state.shared if shared else p.quests).remove(open_quest)
    p.done.append(quest.id)
    g.say(QuestCompleted(p.hero, quest.id), "DG-QST-06")
    if quest.artifact:
        p.artifacts.append(quest.id)
    await acts.do(g, quest.reward, Cause(p.seat, quest.id, p.seat, p.at))
    if combined.grade_fits(g, p, quest.id):
        heroes.change_level(g, p, 1, "DG-LVL-01")
    if not state.rules.combined and not state.rules.solo and len(p.done) >= TO_WIN:
        raise Won(End("end-quests", [p.seat]))
    home(g, p)
    if shared:
        reveal_shared(g)
    await combined.tier_change(g)


def home(g: G, p: Player) -> None:
    """DG-SOL-01, DG-END-05: three quests done and back at the Entrance."""
    if g.state.rules.solo and len(p.done) >= TO_WIN and g.content.locations[p.at].entrance:
        raise Won(End("end-solo-won", [p.seat]))


def reveal_shared(g: G) -> None:
    """DG-QST-10, DG-VAR-15: one shared quest is open, without personal ones two; an empty deck
    gives none (DG-AMB-24)."""
    wanted = 2 if g.state.rules.nothing_personal else 1
    while len(g.state.shared) < wanted and g.state.quests and not g.state.rules.solo:
        quest = g.state.quests.pop(0)
        g.state.shared.append(Open(quest))
        g.say(QuestRevealed(quest), "DG-QST-10")


def forget_found(g: G, p: Player) -> None:
    """DG-QCA-17: what was found and not completed must be searched again."""
    for open_quest in mine(g, p):
        if open_quest.found:
            open_quest.found = False
            open_quest.at = ""


async def swap(g: G, p: Player) -> None:
    """A personal quest goes under the deck and the next one is taken."""
    free = [q for q in p.quests if not q.carried]
    if not free or not g.state.quests:
        return
    options = [
        Option(f"quest:{q.quest}", q, "option-quest", {"quest": q.quest}, q.quest) for q in free
    ]
    old = await choose(p.seat, options, "ask-swap-quest", rule="DG-GEN-01")
    p.quests.remove(old)
    new = g.state.quests.pop(0)
    g.state.quests.append(old.quest)
    p.quests.append(Open(new))
    g.say(QuestRevealed(new), "DG-GEN-01")
