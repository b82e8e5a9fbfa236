"""What events, rewards, boxes and records give and take (GH-CMP-14 to GH-CMP-21, GH-EVT)."""

from collections.abc import Awaitable, Sequence

from waystone.kernel.ask import Option, amount
from waystone.kernel.interpret import Interpreters

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
from .shop import return_to_shop, sale_price

gain_one: Interpreters[G, str, Awaitable[None]] = Interpreters(Gain)
"""What one gain does; each line in the log cites the rule that gives it."""


async def gain_all(g: G, gains: Sequence[Gain], rule: str) -> None:
    """GH-EVT-04: all of them, in order."""
    for gain in gains:
        await gain_one(g, rule, gain)


# ---- gold, experience, what the town and its people think


@gain_one.rule
async def gold_for_each(g: G, rule: str, gain: EachGold) -> None:
    """GH-EVT-07: every character by itself."""
    for one in party(g).sheets:
        change_gold(g, one, gain.value, rule)


@gain_one.rule
async def gold_for_the_party(g: G, rule: str, gain: PartyGold) -> None:
    await share_gold(g, gain.value, rule)


@gain_one.rule
async def experience_for_each(g: G, rule: str, gain: EachXp) -> None:
    for one in party(g).sheets:
        change_xp(g, one, gain.value, rule)


@gain_one.rule
async def checks_for_each(g: G, rule: str, gain: EachChecks) -> None:
    """GH-PRK-01: every character by itself. GH-EVT-07: for every character of the party."""
    for one in party(g).sheets:
        gain_checks(g, one, gain.value)
        g.say(ChecksChanged(one.id, gain.value), rule)


@gain_one.rule
async def fame(g: G, rule: str, gain: Reputation) -> None:
    gain_reputation(g, gain.value, rule)


@gain_one.rule
async def growth(g: G, rule: str, gain: Prosperity) -> None:
    gain_prosperity(g, gain.value, rule)


@gain_one.rule
async def for_the_next_scenario(g: G, rule: str, gain: StartDamage | StartCondition) -> None:
    """GH-EVT-12: it waits."""
    party(g).pending.append(gain)


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
    """GH-EVT-05, GH-EVT-08: divided as the players like; a loss takes no more than there is."""
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


@gain_one.rule
async def item_for_the_party(g: G, rule: str, gain: PartyItem) -> None:
    """GH-CMP-15, GH-EVT-06: the players choose who gets it; GH-LOO-04, GH-AMB-57: where no copy is
    left, or one has it already, it is sold at once, into the shop of the town."""
    options = [
        Option(
            f"give:{s.id}",
            s,
            "option-give",
            {"character": s.id, "item": gain.item},
            f"sheet:{s.id}",
        )
        for s in party(g).sheets
    ]
    item = gain.item
    one = await players_choose(g, options, "ask-who-gets", "GH-EVT-06")
    if item in one.items or copies_left(g, item) <= 0:
        change_gold(g, one, sale_price(g, item), rule)
        return_to_shop(g, [item])
    else:
        one.items.append(item)
        g.say(ItemGained(one.id, item), rule)


@gain_one.rule
async def item_lost(g: G, rule: str, gain: LoseItem) -> None:
    """GH-EVT-05, GH-EVT-08: the players choose what; nothing, if there is nothing."""
    options = [
        Option(f"lose:{s.id}:{i}", (s, i), "option-lose-item", {"character": s.id, "item": i})
        for s in party(g).sheets
        for i in s.items
        if not gain.slot or g.content.items[i].slot == gain.slot
    ]
    if options:
        one, item = await players_choose(g, options, "ask-lose-item", "GH-EVT-05")
        one.items.remove(item)
        g.say(ItemGone(one.id, item), rule)


# ---- achievements and scenarios


@gain_one.rule
async def achieve(g: G, rule: str, gain: Achieve) -> None:
    """GH-CMP-12: one of a type replaces another of that type, one without a type adds up;
    GH-CMP-13: others belong to the party."""
    name = gain.achievement
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


@gain_one.rule
async def forget(g: G, rule: str, gain: Forget) -> None:
    """GH-CMP-12, GH-CMP-13: the party's own, or the world's."""
    name, world = gain.achievement, campaign(g).world
    if name in party(g).achievements:
        party(g).achievements.remove(name)
        g.say(Forgotten(name), rule)
    elif name in world.achievements:
        del world.achievements[name]
        g.say(Forgotten(name), rule)


@gain_one.rule
async def new_scenario(g: G, rule: str, gain: UnlockScenario) -> None:
    unlock(g, gain.scenario, rule)


@gain_one.rule
async def new_side_scenario(g: G, rule: str, gain: SideScenario) -> None:
    side_scenario(g, rule)


@gain_one.rule
async def new_design(g: G, rule: str, gain: Design) -> None:
    add_design(g, gain.item or random_design(g), rule)


# ---- boxes and events


@gain_one.rule
async def box_opened(g: G, rule: str, gain: OpenBox) -> None:
    await open_box(g, gain.box, rule)


@gain_one.rule
async def event_added(g: G, rule: str, gain: AddEvent) -> None:
    add_event(g, gain.event)


@gain_one.rule
async def event_removed(g: G, rule: str, gain: RemoveEvent) -> None:
    """GH-EVT-11: a card leaves the game."""
    world = campaign(g).world
    for deck in (world.city, world.road):
        if gain.event in deck:
            deck.remove(gain.event)
            world.removed.append(gain.event)


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
