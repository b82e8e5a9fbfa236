"""What events, rewards, boxes and records give and take (GH-CMP-14 to GH-CMP-21, GH-EVT)."""

from collections.abc import Sequence

from waystone.kernel.ask import Option, amount

from ...box.campaign import (
    Achieve,
    AddEvent,
    Design,
    EachChecks,
    EachGold,
    EachXp,
    Forget,
    Gain,
    LoseItem,
    OpenBox,
    PartyGold,
    PartyItem,
    Prosperity,
    RemoveEvent,
    Reputation,
    SideScenario,
    StartCondition,
    StartDamage,
    UnlockScenario,
)
from ...table.campaign_facts import (
    Achieved,
    BoxOpened,
    ChecksChanged,
    ClassUnlocked,
    Forgotten,
    GoldChanged,
    ItemGained,
    ItemGone,
    XpChanged,
)
from ...table.records import Sheet
from ...table.sheets import campaign, copies_left, party, seat_of
from ...table.state import G
from ..players import players_choose
from .finds import add_design, random_design, side_scenario, unlock
from .levelling import gain_checks, least_xp
from .prosperity import gain_prosperity
from .reputation import gain_reputation


async def gain_all(g: G, gains: Sequence[Gain], rule: str) -> None:
    """GH-EVT-04: all of them, in order."""
    for gain in gains:
        await gain_one(g, gain, rule)


async def gain_one(g: G, gain: Gain, rule: str) -> None:
    match gain:
        case EachGold():
            for one in party(g).sheets:
                change_gold(g, one, gain.value, rule)
        case PartyGold():
            await share_gold(g, gain.value, rule)
        case EachXp():
            for one in party(g).sheets:
                change_xp(g, one, gain.value, rule)
        case EachChecks():
            for one in party(g).sheets:
                gain_checks(g, one, gain.value)
                g.say(ChecksChanged(one.id, gain.value), rule)
        case Reputation():
            gain_reputation(g, gain.value, rule)
        case Prosperity():
            gain_prosperity(g, gain.value, rule)
        case PartyItem():
            await gain_item(g, gain.item, rule)
        case LoseItem():
            await lose_item(g, gain.slot, rule)
        case StartDamage() | StartCondition():
            party(g).pending.append(gain)
        case Achieve():
            achieve(g, gain.achievement, rule)
        case Forget():
            forget(g, gain.achievement, rule)
        case UnlockScenario():
            unlock(g, gain.scenario, rule)
        case OpenBox():
            await open_box(g, gain.box, rule)
        case AddEvent():
            add_event(g, gain.event)
        case RemoveEvent():
            remove_event(g, gain.event)
        case Design():
            add_design(g, gain.item or random_design(g), rule)
        case SideScenario():
            side_scenario(g, rule)


# ---- gold, experience


def change_gold(g: G, one: Sheet, value: int, rule: str) -> None:
    """GH-CMP-16, GH-EVT-08, GH-EVT-09: never below nothing."""
    changed = max(-one.gold, value)
    one.gold += changed
    g.say(GoldChanged(one.id, changed), rule)


def change_xp(g: G, one: Sheet, value: int, rule: str) -> None:
    """GH-EVT-09: never below the least of the level."""
    changed = max(least_xp(one.level) - one.xp, value) if value < 0 else value
    one.xp += changed
    g.say(XpChanged(one.id, changed), rule)


async def share_gold(g: G, value: int, rule: str) -> None:
    """GH-EVT-05: divided as the players like; a loss takes no more than there is."""
    sheets = party(g).sheets
    left = abs(value)
    if value < 0:
        left = min(left, sum(one.gold for one in sheets))
    for n, one in enumerate(sheets):
        others = sum(s.gold for s in sheets[n + 1 :])
        if value < 0:
            least, most = max(0, left - others), min(left, one.gold)
        else:
            least, most = (0, left) if n + 1 < len(sheets) else (left, left)
        part = await amount(
            seat_of(g.state, one), least, most, "ask-share", rule="GH-EVT-05", character=one.id
        )
        left -= part
        if part:
            change_gold(g, one, part if value > 0 else -part, rule)


# ---- items


async def gain_item(g: G, item: str, rule: str) -> None:
    """GH-CMP-15, GH-EVT-06: the players choose who gets it; GH-AMB-57: where no copy is left, or
    one has it already, its sale value instead."""
    options = [
        Option(f"give:{s.id}", s, "option-give", {"character": s.id, "item": item}, f"sheet:{s.id}")
        for s in party(g).sheets
    ]
    one = await players_choose(g, options, "ask-who-gets", "GH-EVT-06")
    if item in one.items or copies_left(g, item) <= 0:
        change_gold(g, one, g.content.items[item].price // 2, rule)
    else:
        one.items.append(item)
        g.say(ItemGained(one.id, item), rule)


async def lose_item(g: G, slot: str, rule: str) -> None:
    """GH-EVT-05, GH-EVT-08: the players choose what; nothing, if there is nothing."""
    options = [
        Option(f"lose:{s.id}:{i}", (s, i), "option-lose-item", {"character": s.id, "item": i})
        for s in party(g).sheets
        for i in s.items
        if not slot or g.content.items[i].slot == slot
    ]
    if options:
        one, item = await players_choose(g, options, "ask-lose-item", "GH-EVT-05")
        one.items.remove(item)
        g.say(ItemGone(one.id, item), rule)


# ---- achievements and scenarios


def achieve(g: G, name: str, rule: str) -> None:
    """GH-CMP-12: one of a type replaces another of that type, one without a type adds up;
    GH-CMP-13: others belong to the party."""
    definition = g.content.achievements[name]
    world = campaign(g).world
    if not definition.world:
        if name not in party(g).achievements:
            party(g).achievements.append(name)
    elif definition.type:
        for other in list(world.achievements):
            if g.content.achievements[other].type == definition.type:
                del world.achievements[other]
        world.achievements[name] = 1
    else:
        world.achievements[name] = world.achievements.get(name, 0) + 1
    g.say(Achieved(name), rule)


def forget(g: G, name: str, rule: str) -> None:
    world = campaign(g).world
    if name in party(g).achievements:
        party(g).achievements.remove(name)
        g.say(Forgotten(name), rule)
    elif name in world.achievements:
        del world.achievements[name]
        g.say(Forgotten(name), rule)


# ---- boxes and events


async def open_box(g: G, name: str, rule: str) -> None:
    """GH-CMP-17; GH-CMP-18: an open one gives a random design and a random side scenario."""
    world = campaign(g).world
    if name in world.opened:
        add_design(g, random_design(g), "GH-CMP-18")
        side_scenario(g, "GH-CMP-18")
        return
    world.opened.append(name)
    box = g.content.boxes[name]
    g.say(BoxOpened(name), rule)
    if box.hero:
        unlock_class(g, box.hero)
    await gain_all(g, box.do, rule)


def unlock_class(g: G, name: str) -> None:
    """GH-CMP-17; GH-RET-07: with a class come the events of its mat."""
    world = campaign(g).world
    if name not in world.classes:
        world.classes.append(name)
        g.say(ClassUnlocked(name), "GH-CMP-17")
        for event in g.content.campaign.unlocked_events.get(name, []):
            add_event(g, event)


def add_event(g: G, name: str) -> None:
    """GH-EVT-11: the deck is shuffled."""
    world = campaign(g).world
    deck = world.city if g.content.events[name].deck == "city" else world.road
    if name not in deck and name not in world.removed and name != campaign(g).event:
        deck.append(name)
        g.streams.shuffle("events", deck)


def remove_event(g: G, name: str) -> None:
    world = campaign(g).world
    for deck in (world.city, world.road):
        if name in deck:
            deck.remove(name)
            world.removed.append(name)
